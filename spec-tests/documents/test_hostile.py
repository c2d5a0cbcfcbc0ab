"""A rule file with a payload in every string: the site is built, every page is opened in a browser, nothing runs."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardlaw.documents.pages.pieces.html import between, listed, script_data, tag, together, words
from documents.conftest import mkdocs, write_site
from documents.keyboard import Browser
from documents.test_browser import CHROMIUM, FLAGS

ROOT = Path(__file__).parents[2]
HOUSE, SHIPPED = ROOT / "spec-tests" / "cli" / "house", ROOT / "rules" / "mau-mau"
THEMES = os.environ.get("CARDLAW_THEMES", "readthedocs").split()
"""One theme in the tests; `make hostile` builds all three, and one in the frame of our own site."""
FRAMES = {
    "framed": f"name: material, font: false, custom_dir: {ROOT}/docs/templates,"
    " static_templates: [404.html, assets/frame.js], palette: [{ scheme: default }]"
}
PAYLOAD = (
    "</title></script><svg onload=alert(1)><img src=x onerror=alert(1)>&lt;b&gt; [x](javascript:alert(1)) \\"
)
STRING = re.compile(r'"([^"\n]*)"')
TRAP = (
    "for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => { window.ran = name; };"
)
CONFIG = """\
site_name: Trial
theme: {{ {theme} }}
plugins:
  - search
  - cardlaw:
      rules: rules
      languages: [en, fi]
"""
pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no chromium here: `apt-get install chromium` lets these tests look at the pages"
)


def poisoned(text: str) -> tuple[str, int]:
    """A rule file with a payload at the end of every string, those of terms and of looks too."""
    return STRING.subn(lambda found: f'"{found[1]} {PAYLOAD}"', text)


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two small games, one with all its words in two languages, the other with editions to compare and packs."""
    folder = tmp_path_factory.mktemp("hostile") / "rules"
    shutil.copytree(HOUSE, folder, ignore=shutil.ignore_patterns("*.course", "*.txt"))
    for path in SHIPPED.glob("*.rules"):
        text = path.read_text("utf-8").replace("mau-mau", "own-mau").replace("pub", "own-pub")
        (folder / f"own-{path.name}").write_text(text, "utf-8")
    many = 0
    for path in folder.rglob("*.rules"):
        text, count = poisoned(path.read_text("utf-8"))
        path.write_text(text, "utf-8")
        many += count
    assert many > 500
    return folder


@pytest.mark.parametrize("theme", THEMES)
def test_no_string_of_a_rule_file_runs_on_any_page(theme: str, rules: Path, tmp_path: Path) -> None:
    write_site(tmp_path, CONFIG.format(theme=FRAMES.get(theme, f"name: {theme}")))
    shutil.copytree(rules, tmp_path / "rules")
    built = mkdocs(tmp_path)
    assert built.returncode == 0, built.stderr[-3000:]
    assert "does not compile" not in built.stderr
    pages = sorted((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 20
    browser = Browser(str(CHROMIUM), FLAGS, tmp_path / "profile")
    try:
        browser._ask("Page.addScriptToEvaluateOnNewDocument", source=TRAP)
        browser.open("data:text/html,<img src=x onerror=alert(1)>")
        assert browser.see("window.ran") == "alert", "the trap works"
        shown = 0
        for page in pages:
            browser.open(page.as_uri())
            assert browser.see("window.ran ?? null") is None, page
            assert (
                browser.see(
                    "document.querySelectorAll('img[src=x], svg[onload], a[href^=javascript]').length"
                )
                == 0
            ), page
            shown += browser.see("document.body.innerText.includes('onerror=alert')")
        assert shown > 10, "the payload is there to be read"
    finally:
        browser.close()


def test_a_string_is_no_html() -> None:
    hostile: Any = "<img src=x onerror=alert(1)>"
    for made in (
        tag("p", hostile),
        together(hostile, 1),
        between(hostile, [words("a"), words("b")]),
        listed([hostile]),
    ):
        assert "<img" not in made and "&lt;img" in made
    assert '"' not in tag("a", title='" onclick="alert(1)').removeprefix('<a title="').removesuffix('"></a>')
    assert "<" not in script_data("</script><!--")
