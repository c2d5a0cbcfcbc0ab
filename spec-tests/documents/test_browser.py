"""Pages in a real browser: they render, say nothing wrong on the console, fetch nothing from elsewhere, and work."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no chromium here: `apt-get install chromium` lets these tests look at the pages"
)
HARNESS = Path(__file__).with_name("harness.html")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-features=OptimizationHints,MediaRouter,Translate",
    "--hide-scrollbars",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
"""The last one keeps whatever the browser itself would fetch on this machine."""


@pytest.fixture(scope="module")
def browse(served: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory):
    """Looks at a page through the harness: its report, and what the console said."""
    site, address = served
    shutil.copy(HARNESS, site / "harness.html")
    profile = tmp_path_factory.mktemp("profile")

    def look(page: str, **ask: str) -> tuple[dict[str, Any], list[str]]:
        query = "&".join(f"{name}={quote(value)}" for name, value in {"page": f"/{page}", **ask}.items())
        done = subprocess.run(
            [
                str(CHROMIUM),
                *FLAGS,
                f"--user-data-dir={profile}",
                "--enable-logging=stderr",
                "--dump-dom",
                f"{address}/harness.html?{query}",
            ],
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        found = re.search(r'<pre id="report">(.*?)</pre>', done.stdout, re.DOTALL)
        assert found, done.stderr[-2000:]
        said = [line for line in done.stderr.splitlines() if "CONSOLE" in line and "favicon" not in line]
        return json.loads(html.unescape(found[1])), said

    return look


PAGES = [
    "rules/",
    "rules/it-56/",
    "rules/it-56/fi/",
    "rules/it-56/situations/",
    "rules/games/uno/compare/",
    "rules/games/uno/compare/it-56--nb-108-fi/",
    "rules/games/uno/glossary/",
    "rules/games/uno/gallery/",
]


@pytest.mark.parametrize("page", PAGES)
def test_pages_render_without_complaint(browse, page: str) -> None:
    report, said = browse(page)
    assert report["script"]
    assert not said
    assert not report["elsewhere"]
    assert report["overflow"] <= 0
    assert not report["unnamed"]
    assert report["skipped"] == 0
    assert not report["contrast"], report["contrast"][:10]


@pytest.mark.parametrize("page", PAGES)
def test_pages_fit_a_phone_and_read_in_the_dark(browse, page: str) -> None:
    report, said = browse(page, width="360", dark="yes")
    assert not said
    assert report["overflow"] <= 0
    assert not report["contrast"], report["contrast"][:10]


def test_a_switch_changes_the_rules_and_the_numbers(browse) -> None:
    report, said = browse("rules/it-56/", choose="arm-printed-amount-by-name", quantity="draw-amount")
    assert not said
    assert report["focused"]
    assert report["variant"] == "it-56[printed-amount=by-name]"
    assert set(report["numbers"]) == {"1"}
    assert report["query"] == "?printed-amount=by-name"


def test_a_switch_brings_rules_and_drops_others(browse) -> None:
    report, _ = browse("rules/it-56/", choose="arm-scoring-points", quantity="goal")
    brought = set(report["before"]) - set(report["after"])
    dropped = set(report["after"]) - set(report["before"])
    assert "rule-winner-collects" in brought
    assert "rule-single-hand" in dropped


def test_an_address_can_carry_the_choices(browse) -> None:
    report, _ = browse("rules/it-56/?scoring=points", choose="arm-wild-top-colourless", quantity="goal")
    assert report["variant"] == "it-56[scoring=points, wild-top=colourless]"


def test_the_search_finds_a_clause(browse) -> None:
    report, said = browse("rules/", search="fitting card in hand")
    assert not said
    assert any("rules/" in link for link in report["found"]), report["found"]


def test_an_edition_prints_as_a_sheet(served: tuple[Path, str], tmp_path: Path) -> None:
    """The PDF has the rules and none of the machinery."""
    _, address = served
    sheet = tmp_path / "sheet.pdf"
    subprocess.run(
        [
            str(CHROMIUM),
            *FLAGS,
            f"--user-data-dir={tmp_path / 'profile'}",
            "--virtual-time-budget=10000",
            "--no-pdf-header-footer",
            f"--print-to-pdf={sheet}",
            f"{address}/rules/it-56/",
        ],
        capture_output=True,
        timeout=240,
        check=False,
    )
    data = sheet.read_bytes()
    assert data.startswith(b"%PDF")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", data)) <= 14
