"""`cardlaw studio` gives out one folder, to this machine, with a policy that lets nothing else in."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from cardlaw.cli.main import main
from cardlaw.cli.verbs.publishing import studio


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    site = tmp_path / "site"
    (site / "languages").mkdir(parents=True)
    (site / "index.html").write_text("the page")
    (tmp_path / "secret").write_text("not for you")
    (site / "out").symlink_to(tmp_path)
    with studio.serving(site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def got(port: int, path: str, host: str | None = None, method: str = "GET") -> tuple[int, bytes, str]:
    asked = http.client.HTTPConnection("127.0.0.1", port)
    asked.request(method, path, headers={"Host": host or f"127.0.0.1:{port}"})
    reply = asked.getresponse()
    return reply.status, reply.read(), reply.headers.get("Content-Security-Policy", "")


def test_the_folder_is_served_with_its_policy(port: int) -> None:
    status, body, policy = got(port, "/")
    assert (status, body) == (200, b"the page")
    assert "default-src 'none'" in policy and "connect-src 'self'" in policy


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/out/secret", "/languages/", "/nothing"])
def test_nothing_else_is_reachable(port: int, path: str) -> None:
    status, body, _ = got(port, path)
    assert status in (301, 404)
    assert b"not for you" not in body


def test_a_name_that_others_point_here_is_not_answered(port: int) -> None:
    assert got(port, "/", host="evil.example")[0] == 403
    assert got(port, "/", host=f"localhost:{port}")[0] == 200
    assert got(port, "/", method="POST")[0] == 501


def test_a_studio_that_is_not_built_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(studio, "SITE", tmp_path)
    assert main(["studio", "--no-browser"]) == 2
    said = capsys.readouterr().err
    assert "not built yet" in said and "make studio" in said
