"""Pages in a real browser: they render, say nothing wrong on the console, fetch nothing from elsewhere, and work."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from documents.conftest import NEVER, beside
from documents.keyboard import Browser

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


Look = Callable[..., tuple[list[dict[str, Any]], list[str]]]


@pytest.fixture(scope="module")
def look(served: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> Look:
    """Visits pages through the harness in one browser: a report on each, and what the console said."""
    site, address = served
    shutil.copy(HARNESS, beside(site) / "harness.html")
    shutil.copy(str(package_files("axe_core_python").joinpath("axe.min.js")), beside(site) / "axe.min.js")
    profile = tmp_path_factory.mktemp("profile")

    def look(*visits: dict[str, str]) -> tuple[list[dict[str, Any]], list[str]]:
        done = subprocess.run(
            [
                str(CHROMIUM),
                *FLAGS,
                f"--user-data-dir={profile}",
                "--enable-logging=stderr",
                "--dump-dom",
                f"{address}/harness.html?visits={quote(json.dumps(visits))}",
            ],
            capture_output=True,
            text=True,
            timeout=NEVER,
            check=False,
        )
        found = re.search(r'<pre id="report">(.*?)</pre>', done.stdout, re.DOTALL)
        assert found, done.stderr[-2000:]
        said = [line for line in done.stderr.splitlines() if "CONSOLE" in line and "favicon" not in line]
        return json.loads(html.unescape(found[1])), said

    return look


PAGES = [
    "",
    "rules/",
    "rules/it-56/",
    "rules/it-56/fi/",
    "rules/it-56/situations/",
    "rules/it-56/file/",
    "rules/games/uno/compare/",
    "rules/games/uno/compare/it-56--nb-108-fi/",
    "rules/games/uno/glossary/",
    "rules/games/uno/gallery/",
    "commands/",
    "api/",
    "codes/",
]


def test_pages_render_without_complaint(look: Look) -> None:
    reports, said = look(*({"page": f"/{page}"} for page in PAGES))
    assert not said
    for page, report in zip(PAGES, reports, strict=True):
        assert report["script"], page
        assert not report["elsewhere"], page
        assert not report["images"], page
        assert report["overflow"] <= 0, page
        assert not report["unnamed"], page
        assert report["skipped"] == 0, page
        assert not report["contrast"], (page, report["contrast"][:10])


def test_pages_fit_a_phone_and_read_in_the_dark(look: Look) -> None:
    reports, said = look(*({"page": f"/{page}", "width": "360", "dark": "yes"} for page in PAGES))
    assert not said
    for page, report in zip(PAGES, reports, strict=True):
        assert report["overflow"] <= 0, page
        assert not report["contrast"], (page, report["contrast"][:10])


LOOKED_AT_BY_AXE = [
    {"page": "/rules/"},
    {"page": "/rules/it-56/fi/"},
    {"page": "/rules/it-56/", "dark": "yes", "width": "360"},
    {"page": "/rules/it-56/situations/"},
    {"page": "/rules/it-56/file/", "dark": "yes"},
    {"page": "/rules/games/uno/compare/", "dark": "yes"},
    {"page": "/rules/games/uno/compare/it-56--nb-108-fi/"},
    {"page": "/rules/games/uno/glossary/", "dark": "yes"},
    {"page": "/rules/games/uno/gallery/"},
    {"page": "/api/"},
]


def test_axe_finds_nothing(look: Look) -> None:
    reports, said = look(*({**visit, "axe": "yes"} for visit in LOOKED_AT_BY_AXE))
    assert not said
    for visit, report in zip(LOOKED_AT_BY_AXE, reports, strict=True):
        assert report["passes"] > 10, visit
        assert not report["axe"], (visit, report["axe"])


@pytest.fixture(scope="module")
def switched(look: Look) -> list[dict[str, Any]]:
    """Switches thrown on pages, and a word searched for."""
    reports, said = look(
        {
            "page": "/rules/it-56/",
            "choose": "[name=printed-amount][value=by-name]",
            "quantity": "draw-amount",
        },
        {"page": "/rules/it-56/", "choose": "[name=scoring][value=points]", "quantity": "goal"},
        {
            "page": "/rules/it-56/?scoring=points",
            "choose": "[name=wild-top][value=colourless]",
            "quantity": "goal",
        },
        {"page": "/rules/", "search": "card in hand that fits"},
    )
    assert not said
    return reports


def test_a_switch_changes_the_rules_and_the_numbers(switched: list[dict[str, Any]]) -> None:
    report = switched[0]
    assert report["focused"]
    assert report["variant"] == "it-56[printed-amount=by-name]"
    assert set(report["numbers"]) == {"1"}
    assert report["query"] == "?printed-amount=by-name"


def test_a_switch_brings_rules_and_drops_others(switched: list[dict[str, Any]]) -> None:
    report = switched[1]
    brought = set(report["before"]) - set(report["after"])
    dropped = set(report["after"]) - set(report["before"])
    assert "rule-winner-collects" in brought
    assert "rule-single-hand" in dropped


def test_an_address_can_carry_the_choices(switched: list[dict[str, Any]]) -> None:
    assert switched[2]["variant"] == "it-56[scoring=points, wild-top=colourless]"


def test_the_search_finds_a_clause(switched: list[dict[str, Any]]) -> None:
    found = switched[3]["found"]
    assert any("rules/" in link for link in found), found


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
        timeout=NEVER,
        check=False,
    )
    data = sheet.read_bytes()
    assert data.startswith(b"%PDF")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", data)) <= 14


@pytest.fixture(scope="module")
def keyboard(served: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    browser = Browser(str(CHROMIUM), FLAGS, tmp_path_factory.mktemp("keys"))
    yield browser
    browser.close()


OUTLINED = "getComputedStyle(document.activeElement.closest('label') || document.activeElement).outlineStyle"


def test_a_switch_is_thrown_by_keyboard(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/")
    keyboard.tab_to("input[name=scoring]")
    assert keyboard.see(OUTLINED) != "none"
    before = keyboard.see("document.activeElement.value")
    keyboard.press("ArrowDown")
    assert keyboard.see("document.activeElement.value") != before
    assert keyboard.see("document.querySelector('.cl-variant').textContent") == "it-56[scoring=points]"


SHOWN = "getComputedStyle(document.querySelector('{}').closest('.cl-rule')).display"


def test_a_reading_changes_who_gives_way_and_goes_along_to_other_languages(
    keyboard: Browser, served: tuple[Path, str]
) -> None:
    struck = "document.querySelector('#rule-{}').closest('.cl-rule').classList.contains('cl-beaten')"
    keyboard.open(f"{served[1]}/rules/it-56/")
    assert keyboard.see(struck.format("wild-draw-any-time")) is True
    assert keyboard.see(struck.format("wild-draw-condition")) is False
    keyboard.see("document.querySelector('[name=any-time][value=any-time-binds]').click()")
    assert keyboard.see(struck.format("wild-draw-any-time")) is False
    assert keyboard.see(struck.format("wild-draw-condition")) is True
    there = "document.querySelector('.cl-bar a[hreflang=fi]').href"
    assert keyboard.see(there).endswith("/rules/it-56/fi/?any-time=any-time-binds")
    keyboard.open(keyboard.see(there))
    assert keyboard.see(struck.format("wild-draw-condition")) is True
    assert "any-time-binds" in keyboard.see("document.querySelector('.cl-variant').textContent")


def test_what_a_switch_would_bring_is_shown_on_asking(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/")
    rule = SHOWN.format("#rule-winner-collects")
    assert keyboard.see(rule) == "none"
    keyboard.see("document.querySelector('.cl-effect a[href=\"#rule-winner-collects\"]').click()")
    assert keyboard.see("location.hash") == "#rule-winner-collects"
    wait = f"const look = () => {rule} != 'none' ? done(true) : requestAnimationFrame(look); look()"
    assert keyboard.see(f"new Promise(done => {{ {wait} }})") is True


def test_on_paper_stand_the_rules_in_force_the_game_and_the_choices(
    keyboard: Browser, served: tuple[Path, str]
) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/?scoring=points")
    keyboard.media("print", "light")
    try:
        for rule in ("wild-draw-any-time", "draw-amount-name", "single-hand"):
            assert keyboard.see(SHOWN.format(f"#rule-{rule}")) == "none", rule
        for rule in ("wild-draw-condition", "draw-amount-text", "winner-collects"):
            assert keyboard.see(SHOWN.format(f"#rule-{rule}")) != "none", rule
        way = "#rule-wilds-any-time ~ .cl-meta .cl-yields:not(.cl-off)"
        assert keyboard.see(f"getComputedStyle(document.querySelector('{way}')).display") != "none"
        head = keyboard.see("document.querySelector('.cl-paper').innerText")
        assert "UNO" in head and "it-56[scoring=points]" in head
        assert (
            keyboard.see("document.querySelector('[data-choice=scoring]').textContent")
            == "points over several rounds"
        )
        keyboard.see("document.querySelector('h2#findings').remove()")
        keyboard.see("document.querySelector('h1').id = 'findings'")
        assert keyboard.see("getComputedStyle(document.querySelector('h1#findings')).display") != "none"
        keyboard.open(f"{served[1]}/rules/games/uno/compare/")
        tile = "getComputedStyle(document.querySelector('a.cl-tile'))"
        assert keyboard.see(f"{tile}.color") == "rgb(0, 0, 0)"
        keyboard.see("document.querySelector('a.cl-tile').className = 'cl-tile cl-tile-odd'")
        assert keyboard.see(f"{tile}.backgroundColor") == "rgba(0, 0, 0, 0)"
    finally:
        keyboard.media("", "light")


@pytest.mark.parametrize(
    ("theme", "styles", "around"),
    [
        ("mkdocs", ("bootstrap.min", "base"), "container"),
        ("readthedocs", ("theme", "theme_extra"), "wy-nav-content rst-content"),
    ],
)
def test_other_themes_keep_the_matrix_on_a_phone_and_print_no_decoration(
    keyboard: Browser, served: tuple[Path, str], theme: str, styles: tuple[str, ...], around: str
) -> None:
    """The page of a comparison with the styles of a theme, as that theme wraps it."""
    site, address = served
    home = beside(site) / f"as-{theme}"
    shutil.copytree(str(package_files("mkdocs").joinpath("themes", theme)), home, dirs_exist_ok=True)
    page = (site / "rules/games/uno/compare/index.html").read_text("utf-8")
    table = page[page.index("<table") : page.index("</table>") + len("</table>")]
    links = "".join(f'<link rel="stylesheet" href="css/{style}.css">' for style in styles)
    own = next(site.rglob("cardlaw*.css")).relative_to(site)
    (home / "page.html").write_text(
        f'<!doctype html><meta charset="utf-8">{links}<link rel="stylesheet" href="/{own}"><body>'
        f'<div class="{around}"><div class="cl-page"><div class="cl-scroll wy-table-responsive">{table}</div>',
        "utf-8",
    )
    (home / "phone.html").write_text(
        '<iframe src="page.html" style="width:390px;height:900px"></iframe>', "utf-8"
    )
    keyboard.open(f"{address}/as-{theme}/phone.html")
    cells = "document.querySelector('iframe').contentDocument.querySelectorAll('.cl-matrix td')"
    assert keyboard.see(f"{cells}.length") > 20
    assert keyboard.see(f"Math.max(...[...{cells}].map(cell => cell.getBoundingClientRect().right))") <= 390
    keyboard.open(f"{address}/as-{theme}/page.html")
    keyboard.media("print", "light")
    try:
        for part in ("", ", '::before'"):
            seen = f"getComputedStyle(document.body{part}).backgroundImage"
            assert keyboard.see(seen) == "none"
    finally:
        keyboard.media("", "light")


def test_a_cell_of_the_matrix_is_opened_by_keyboard(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/games/uno/compare/")
    keyboard.tab_to("a.cl-tile")
    assert keyboard.see(OUTLINED) != "none"
    there = keyboard.see("document.activeElement.getAttribute('href')")
    keyboard.press("Enter")
    assert keyboard.see("location.hash") == there
    assert keyboard.see("document.querySelector(location.hash).getBoundingClientRect().top") < 900


def test_folded_rules_open_by_keyboard(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/")
    keyboard.tab_to("details > summary")
    keyboard.press("Enter")
    assert keyboard.see("document.activeElement.parentElement.open") is True


def test_the_first_tab_offers_to_skip_to_the_content(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/fi/")
    assert keyboard.tab_to(".md-skip") <= 2
    assert keyboard.see("document.activeElement.textContent.trim()") == "Hyppää sisältöön"


def test_the_navigation_and_the_contents_speak_the_language_of_the_page(
    keyboard: Browser, served: tuple[Path, str]
) -> None:
    def words(where: str) -> str:
        return str(keyboard.see(f"document.querySelector({where!r})?.textContent.trim() ?? ''"))

    keyboard.open(f"{served[1]}/rules/it-56/fi/")
    assert "norjankielinen" in words(".md-nav--primary") and "Norwegian" not in words(".md-nav--primary")
    assert words(".md-nav__link--active").startswith("UNO, italiankielinen")
    assert words(".md-tabs__item--active") == "Sääntökirjat"
    assert words(".md-nav--secondary > label") == "Sisällysluettelo"
    first = "document.querySelector('.md-nav--secondary a')"
    assert keyboard.see(f"document.querySelector({first}.hash).textContent === {first}.textContent") is True
    keyboard.open(f"{served[1]}/language/")
    assert words(".md-nav--secondary > label") == "Table of contents"
    assert keyboard.see("document.querySelectorAll('.md-nav--secondary nav a').length") > 0  # below others


def test_dark_pages_print_dark_on_white(keyboard: Browser, served: tuple[Path, str]) -> None:
    keyboard.open(f"{served[1]}/rules/it-56/")
    keyboard.see("localStorage.clear()")  # the choice of a page opened before
    keyboard.media("", "dark")
    keyboard.open(f"{served[1]}/rules/it-56/")
    for _ in range(20 * NEVER):
        if keyboard.see("document.body.dataset.mdColorScheme") == "slate":
            break
        time.sleep(0.05)
    else:
        pytest.fail("the page did not turn dark")
    keyboard.media("print", "dark")
    try:
        for part in (".cl-page h1", ".cl-says", "cite", ".cl-badge-assumed", ".cl-facts dt"):
            colour = keyboard.see(f"getComputedStyle(document.querySelector('{part}')).color")
            assert max(map(int, re.findall(r"\d+", colour)[:3])) <= 0x55, (part, colour)
    finally:
        keyboard.media("", "light")
