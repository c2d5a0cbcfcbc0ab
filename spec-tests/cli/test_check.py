"""`cardlaw check`: an edition under other choices goes by them."""

from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Run

OTHERWISE = "short[next-height=either]"


def test_editions_under_two_choices_go_by_their_choices(run: Run) -> None:
    ran = run("check", "short", OTHERWISE, "--rules", "house")
    heads = [line.partition(": ")[0] for line in ran.out.splitlines() if " finding" in line]
    assert heads == ["short", OTHERWISE]
    plain = run("check", OTHERWISE, "--rules", "house", "--format", "plain").out.splitlines()
    assert {line.split()[0] for line in plain} == {OTHERWISE}
    alone = run("check", OTHERWISE, "--rules", "house").out
    assert "next-height: " in alone
    assert "Read as `either`; it could be `up`." in " ".join(alone.split())


def test_findings_keep_their_ids_under_another_choice(run: Run) -> None:
    ran = run("check", "short", OTHERWISE, "--rules", "house", "--format", "json")
    one, other = json.loads(ran.out)["variants"]
    assert (one["variant"], other["variant"]) == ("short", OTHERWISE)
    assert {f["id"] for f in one["findings"]} == {f["id"] for f in other["findings"]}


def test_their_files_are_apart_and_say_under_which_choice(run: Run, desk: Path) -> None:
    run("check", "short", OTHERWISE, "--rules", "house", "--emit-spec", "found", "--emit-courses", "found")
    names = sorted(path.name for path in (desk / "found").iterdir())
    assert {"short-findings.spec", "short-next-height-either-findings.spec"} < {*names}
    assert not {*"".join(names)} & {*"[]=, "}
    assert f"under {OTHERWISE}" in (desk / "found" / "short-next-height-either-findings.spec").read_text()
    again = run("test", "found/short-next-height-either-findings.spec", "--rules", "house")
    assert (again.code, again.err) == (0, "")
    for path in (desk / "found").glob("*.table"):
        assert run("replay", str(path), "--rules", "house").code == 0
