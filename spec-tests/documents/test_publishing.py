"""Pages as files: any generator makes a site of them, and the plugin works with the one that follows mkdocs."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from cardlaw.cli.main import main
from cardlaw.documents.pages.pieces.html import FinishedPage, words
from cardlaw.documents.site.publishing import (
    Published,
    SiteWishes,
    as_markdown,
    configuration,
    earlier_pages,
    published,
)
from cardlaw.documents.site.site import Planned
from documents.conftest import NEVER, mkdocs, write_site

needs_properdocs = pytest.mark.skipif(find_spec("properdocs") is None, reason="properdocs is not installed")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("published") / "pages"
    words = ["site", "pub", "--out", str(out), "--languages", "en,sv", "--findings", "none", "--strict"]
    assert main(words) == 0
    return out


def properdocs(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "properdocs", "build", "--strict", "-f", "mkdocs.yml", *options]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True, timeout=NEVER, check=False)


def shown(site: Path) -> None:
    """The page of a rulebook is whole in what a generator made of it."""
    text = (site / "rules" / "pub" / "index.html").read_text("utf-8")
    assert 'class="cl-page"' in text and "<svg" in text and 'id="rule-' in text
    assert "assets/cardlaw/cardlaw.css" in text and "assets/cardlaw/cardlaw.js" in text
    swedish = (site / "rules" / "pub" / "sv" / "index.html").read_text("utf-8")
    assert 'lang="sv"' in swedish


def test_files_navigation_and_configuration_are_written(pages: Path) -> None:
    nav = json.loads((pages / "navigation.json").read_text("utf-8"))
    named = json.dumps(nav)
    assert "rules/pub.md" in named and all((pages / "docs" / path).is_file() for path in _paths(nav))
    assert (pages / "docs" / "assets" / "cardlaw" / "cardlaw.css").stat().st_size > 1000
    assert (pages / "docs" / "rules" / "pub.md").read_text("utf-8").startswith("---\ntitle: ")


def _paths(nav: object) -> list[str]:
    match nav:
        case str():
            return [nav]
        case list():
            return [path for each in nav for path in _paths(each)]
        case dict():
            return [path for each in nav.values() for path in _paths(each)]
    return []


def test_mkdocs_builds_them_without_a_plugin_of_ours(pages: Path) -> None:
    built = mkdocs(pages, "--strict", "--site-dir", "by-mkdocs")
    assert built.returncode == 0, built.stderr[-2000:]
    shown(pages / "by-mkdocs")


@needs_properdocs
def test_properdocs_builds_them_too(pages: Path) -> None:
    built = properdocs(pages, "--theme", "material", "--site-dir", "by-properdocs")
    assert built.returncode == 0, built.stderr[-2000:]
    shown(pages / "by-properdocs")


@needs_properdocs
def test_the_plugin_works_with_properdocs(tmp_path: Path) -> None:
    options = "languages: [en, sv], editions: [pub], packs: false, findings: none"
    write_site(
        tmp_path, f"site_name: T\ntheme: {{name: material}}\nplugins: [search, {{cardlaw: {{{options}}}}}]\n"
    )
    built = properdocs(tmp_path)
    assert built.returncode == 0, built.stderr[-2000:]
    shown(tmp_path / "site")


def test_a_page_is_one_line_whatever_it_says() -> None:
    page = FinishedPage('A: "b" <c>', "en", words("one\n\ntwo"), ())
    head, _, body = as_markdown(page).partition("---\n\n")
    assert head == '---\ntitle: "A: ”b” ‹c›"\n' and body == "one&#10;&#10;two\n"
    assert 'site_name: "‹x›"' in configuration("<x>", [], "docs")


def test_pages_that_are_no_more_are_taken_away(pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left = pages / "docs" / "rules" / "gone.md"
    left.write_text("# gone\n")
    words = [
        "site",
        "pub",
        "--out",
        str(pages),
        "--languages",
        "en,sv",
        "--findings",
        "none",
        "--format",
        "json",
    ]
    assert main(words) == 0
    assert not left.exists() and "rules/pub.md" in json.loads(capsys.readouterr().out)["files"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["our-nite"], "no edition or variant `our-nite`"),
        (["--languages", "no"], "did you mean `nb`?"),
        (["--scenarios", "nothere"], "`nothere`, which is not there"),
        (["--findings", "some"], "`some`"),
    ],
)
def test_what_cannot_be_published_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", "--out", str(tmp_path / "new"), "--language", "en", *words]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "new").exists()


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    assert main(["site", "pub", "--out", str(tmp_path), "--language", "en"]) == 2
    assert "name a new or an empty folder" in capsys.readouterr().err


def test_pages_are_taken_over_from_an_earlier_build_and_only_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "kept"))
    wanted = SiteWishes(languages=("en", "fi"), editions=("pub", "parlour"), packs=False, findings="none")
    made: list[str] = []

    def watched(planned: list[Planned]) -> list[FinishedPage]:
        made.extend(each.key.sort for each in planned)
        return [each.make() for each in planned]

    monkeypatch.setattr("cardlaw.documents.site.publishing.made", watched)
    monkeypatch.setattr("cardlaw.documents.site.publishing.WORTH_KEEPING", 0)
    first = published(wanted)
    assert len(made) == len(first.made) > 8
    made.clear()
    assert published(wanted).made == first.made and not made
    published(replace(wanted, studio="studio/"))
    assert len(made) == len(first.made)  # anything may lead there
    for kept in (tmp_path / "kept").glob("pages-*"):
        kept.write_bytes(kept.read_bytes().replace(b"Crazy", b"Hazy!"))
    made.clear()
    assert published(wanted).made == first.made and len(made) == len(first.made)


def test_the_changed_rulebook_is_shown_first_and_what_is_built_on_it_says_so_until_its_turn(
    tmp_path: Path,
) -> None:
    """As in `mkdocs serve`: one build for whoever writes, and the next one for all that waits."""
    (tmp_path / "plain.rules").write_text(
        'cardlaw 1\nvariant plain extends parlour\n  "Nothing is changed."\n'
    )
    own = tmp_path / "parlour.rules"
    text = Path("rules/crazy-eights/parlour.rules").read_text("utf-8")
    own.write_text(text)
    wanted = SiteWishes(languages=("en", "sv"), folders=(tmp_path,), findings="none")
    first = published(wanted)
    assert not first.waiting
    own.write_text(text.replace("hand-size is 5 when", "hand-size is 6 when"))
    second = published(wanted, earlier=first)
    assert _anew(first, second) == {("edition", "parlour"), ("file", "parlour")}
    assert {("edition", "plain"), ("overview", "")} <= {(key.sort, key.name) for key in second.waiting}
    script = earlier_pages(second)
    assert '"rules/plain/": "en"' in script and '"rules/plain/sv/": "sv"' in script
    assert '"rules/parlour/"' not in script and "from before the last change" in script
    third = published(wanted, earlier=second)
    assert not third.waiting and ("edition", "plain") in _anew(second, third)
    assert third.made == published(wanted).made


def _anew(before: Published, after: Published) -> set[tuple[str, str]]:
    return {(key.sort, key.name) for key, made in after.made.items() if before.made.get(key) is not made}


SPEC = """\
cardlaw 1
spec tried of mau-mau

scenario named "Somebody sits at the table":
  under pub
  given players ada, ben
  then turn of ada

scenario nameless "Nobody translated this":
  under pub
  given players ada, ben
  then turn of ada
"""


def test_titles_of_scenarios_are_shown_in_the_readers_language_and_those_in_english_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = tmp_path / "tried"
    (tried / "po").mkdir(parents=True)
    (tried / "tried.spec").write_text(SPEC, "utf-8")
    head = 'msgid ""\nmsgstr ""\n"Language: fi\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    entry = 'msgid "Somebody sits at the table"\nmsgstr "Pöydässä istuu joku"\n'
    (tried / "po" / "fi.po").write_text(head + entry, "utf-8")
    out = tmp_path / "pages"
    words = ["site", "pub", "--out", str(out), "--languages", "en,fi,sv", "--findings", "none"]
    assert main([*words, "--scenarios", str(tried), "--language", "en"]) == 0
    told = capsys.readouterr().err
    assert "fi: 1 scenario title is not translated" in told
    assert "sv: 2 scenario titles are not translated" in told and "en:" not in told
    pages = out / "docs" / "rules" / "pub"
    english, finnish, swedish = (
        (pages / f"situations{ending}.md").read_text("utf-8") for ending in ("", "-fi", "-sv")
    )
    assert "Somebody sits at the table" in english and "Pöydässä istuu joku" not in english
    assert "Pöydässä istuu joku" in finnish and "Somebody sits at the table" not in finnish
    assert '<span lang="en" class="cl-foreign">Nobody translated this</span>' in finnish
    assert '<span lang="en" class="cl-foreign">Somebody sits at the table</span>' in swedish
