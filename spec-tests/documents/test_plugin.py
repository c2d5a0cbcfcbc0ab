"""The mkdocs plugin with bad input: which file, which line, what to do; strict fails, otherwise the page tells."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import ConfigurationError

from cardlaw.analysis.storing import compared
from cardlaw.documents.evidence.asking import written_at
from cardlaw.documents.evidence.comparisons import shown
from cardlaw.documents.pages.comparison.standing import Standing, standings
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import FinishedPage, PageHeading
from cardlaw.documents.plugin import CardlawPlugin, placed, tokens
from cardlaw.documents.results import ShownComparison
from cardlaw.documents.site.publishing import told
from cardlaw.documents.site.site import Planned, Site, Wish
from cardlaw.language.loading import Library, load
from documents.conftest import mkdocs, write_site

PLAIN = """\
site_name: Trial
theme: {{ name: mkdocs }}
plugins:
  - cardlaw:
      editions: [{editions}]
      packs: false
      findings: none
{more}
"""

VOCABULARY = """\
cardlaw 1
vocabulary tiny
  "A tiny game."

attribute suit: sun, moon
kind pip: suit
zone stock: pile, face-down, holds-deck
zone laid: pile, face-up
zone hand of each player: hand, seen-by-owner
move lay card in hand of player:
  move card to laid
round:
  stage preparing
  turns:
    offer lay to player
topic pack "The cards"
"""

TERMS = """\
term suit in en "suit"
term sun in en "sun"
term moon in en "moon"
term pip in en "pip"
term stock in en "stock"
term laid in en "pile"
term hand in en "hand"
term lay in en "lay"
term preparing in en "preparing", happens "the game is prepared"
"""

EDITION = """\
cardlaw 1
edition small of tiny
  "A small edition <script>alert(1)</script>."
  language en

rule the-pack
  "The cards."
  about pack
  assumed "made up"
  deck:
    2 pip for each suit

rule seats
  "Two play."
  about pack
  assumed "made up"
  seats are 2

rule lay
  "Anything goes."
  about pack
  assumed "made up <b>here</b>"
  player may lay card

rule out
  "First out wins."
  about pack
  assumed "made up"
  player wins round when hand of player is empty
  player wins game when player is winner
"""


def trial(
    folder: Path, editions: str = "small", more: str = "      rules: own", edition: str = EDITION
) -> None:
    own = folder / "own"
    own.mkdir()
    (own / "tiny.rules").write_text(VOCABULARY, "utf-8")
    (own / "small.rules").write_text(edition, "utf-8")
    write_site(folder, PLAIN.format(editions=editions, more=more))


def test_a_misspelt_option_is_answered_with_the_one_meant(tmp_path: Path) -> None:
    trial(tmp_path, more="      langauges: [en]")
    built = mkdocs(tmp_path)
    assert built.returncode != 0
    assert "the plugin has no option `langauges`; did you mean `languages`?" in built.stderr


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("      languages: [fin]", "there is no prose in `fin` yet; did you mean `fi`?"),
        ("      languages: []", "`languages` is empty"),
        ("      languages: [no]", "the language of Norway is `nb`"),
        ("      languages: ['no']", "did you mean `nb`?"),
        ("      scenarios: [nothere]", "`scenarios` names `nothere`, and"),
        ("      rules: nowhere", "`rules` names `nowhere`, and"),
        ("      findings: sometimes", "findings"),
        ("      packs: 3", "packs"),
    ],
)
def test_a_bad_value_is_told_before_anything_is_built(tmp_path: Path, more: str, told: str) -> None:
    trial(tmp_path, more=more)
    built = mkdocs(tmp_path)
    assert built.returncode != 0
    assert told in built.stderr
    assert not (tmp_path / "site").exists()


BROKEN = EDITION.replace("player may lay card", "player may lay crad")


def test_a_rule_file_that_does_not_compile_fails_when_strict(tmp_path: Path) -> None:
    trial(tmp_path, edition=BROKEN)
    built = mkdocs(tmp_path, "--strict")
    assert built.returncode != 0
    assert "own/small.rules:23:18" in built.stderr
    assert "crad" in built.stderr


@pytest.mark.parametrize(
    ("edition", "told"), [(BROKEN, "own/small.rules:23:18"), (EDITION, "has no term in en: add `term")]
)
def test_strict_fails_where_warnings_are_kept_quiet(tmp_path: Path, edition: str, told: str) -> None:
    trial(tmp_path, edition=edition)
    built = mkdocs(tmp_path, "-q", "--strict")
    assert built.returncode != 0
    assert told in built.stderr
    assert mkdocs(tmp_path, "-q").returncode == 0


def test_a_rule_file_that_does_not_compile_is_shown_on_its_page(tmp_path: Path) -> None:
    trial(tmp_path, edition=BROKEN)
    built = mkdocs(tmp_path)
    assert built.returncode == 0
    page = (tmp_path / "site" / "rules" / "small" / "index.html").read_text("utf-8")
    assert "does not compile" in page
    assert "own/small.rules" in page
    assert "crad" in page


@pytest.mark.parametrize("editions", ["smal", '"smal[scoring=points]"', '"smal with stacking"'])
def test_an_edition_that_is_not_there_is_answered_with_the_one_meant(tmp_path: Path, editions: str) -> None:
    trial(tmp_path, editions=editions, more="      rules: own")
    built = mkdocs(tmp_path)
    assert built.returncode != 0
    told = "there is no edition or variant `smal` in the rule folders; did you mean `small`?"
    assert f"cardlaw: `editions` names `{editions.strip(chr(34))}`: {told}" in built.stderr


def test_missing_terms_are_warned_of_with_what_to_add(tmp_path: Path) -> None:
    trial(tmp_path)
    built = mkdocs(tmp_path)
    assert built.returncode == 0
    assert 'own/small.rules:6: `pip` has no term in en: add `term pip in en "…"`' in built.stderr
    page = (tmp_path / "site" / "rules" / "small" / "index.html").read_text("utf-8")
    assert 'class="cl-missing"' in page
    assert mkdocs(tmp_path, "--strict").returncode != 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("typo.rules", b'cardlaw 1\nvarient x extends small\n  "A typo."\n'),
        ("empty.rules", b""),
        ("Odd <name>.rules", b"\x00\xff\xfe junk"),
    ],
)
def test_a_file_that_does_not_say_what_it_is_is_named(tmp_path: Path, name: str, text: bytes) -> None:
    trial(tmp_path)
    (tmp_path / "own" / name).write_bytes(text)
    site = Site(Wish((tmp_path / "own",)), SiteContext(Addresses("rules", "en"), ("en",)))
    assert [model.name for model in site.models] == ["small"]
    (broken,) = site.broken
    assert re.fullmatch(r"file-[a-z0-9-]+", broken.reference)
    assert any(name in line for line in told(broken))


def test_strict_fails_on_a_file_that_does_not_say_what_it_is(tmp_path: Path) -> None:
    trial(tmp_path)
    (tmp_path / "own" / "typo.rules").write_text("cardlaw 1\nvarient x extends small\n", "utf-8")
    built = mkdocs(tmp_path, "-q", "--strict")
    assert built.returncode != 0
    assert "typo.rules" in built.stderr


OUR_NIGHT = """\
cardlaw 1
variant our-night extends sv-112 with stacking
  "How we play on Fridays."
"""

MINIMAL = """\
site_name: Ours
plugins:
  - search
  - cardlaw:
      rules: rules
      languages: [en]
"""


def test_the_documented_configuration_shows_ones_own_rules_and_warns_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine where nothing is kept; what is found is computed, and the log says how far it is."""
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "nothing"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "nothing"))
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "tiny.rules").write_text(VOCABULARY + TERMS, "utf-8")
    (tmp_path / "rules" / "small.rules").write_text(EDITION, "utf-8")
    write_site(tmp_path, MINIMAL)
    built = mkdocs(tmp_path, "--strict")
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr.replace("MkDocs 2.0", "")
    assert "cardlaw: findings of `small` computed (1 of 1)" in built.stderr
    pages = {path.parent.name for path in (tmp_path / "site" / "rules").glob("*/index.html")}
    assert pages == {"small"}


def test_a_variant_is_shown_with_what_it_builds_on(tmp_path: Path) -> None:
    (tmp_path / "our-night.rules").write_text(OUR_NIGHT, "utf-8")
    site = Site(Wish((tmp_path.resolve(),)), SiteContext(Addresses("rules", "en"), ("en",)))
    assert [model.name for model in site.models] == ["sv-112", "our-night"]
    assert list(site.pack_models) == ["stacking"]
    everything = Site(
        Wish((tmp_path.resolve(),), ("all",), packs=False), SiteContext(Addresses("rules", "en"), ("en",))
    )
    assert {"our-night", "fi-108", "pub"} <= {model.name for model in everything.models}


def test_what_is_not_kept_is_told_at_the_readers_own_file(tmp_path: Path) -> None:
    path = tmp_path / "our-night.rules"
    path.write_text(OUR_NIGHT, "utf-8")
    model = Library((tmp_path,)).compile("our-night").model
    assert model is not None
    assert written_at(model) == str(path)


@pytest.mark.parametrize("found", [None, ShownComparison(("a", "b"), ())])
def test_nothing_is_concluded_from_wording_alone(found: ShownComparison | None) -> None:
    """it-56 and nb-108 word nearly every topic differently, and in many of them play alike."""
    models = [load("it-56"), load("nb-108")]
    for topic in models[0].topics:
        assert standings(models, topic.name, found) == [Standing("not-compared")] * 2


MARKED = """\
cardlaw 1
variant marked extends small
  "Moons are laid once."

state dark: yes-no starts no

rule once
  "One moon."
  about pack
  player must not lay card when dark
"""


def test_a_variant_is_compared_at_tables_that_only_it_has_words_for(tmp_path: Path) -> None:
    """A state that only the variant declares is part of the situation that sets the two apart."""
    trial(tmp_path)
    (tmp_path / "own" / "marked.rules").write_text(MARKED, "utf-8")
    wish, context = Wish((tmp_path / "own",)), SiteContext(Addresses("rules", "en"), ("en",))
    site = Site(wish, context)
    found = shown(site.models, compared(site.models))
    assert any(
        state == "dark" for each in found.differences if each.table for state, _, _ in each.table.states
    )
    site.context = replace(site.context, comparison=lambda _: found)
    pages = {each.key: each.make() for each in site.pages()}
    pair = pages[Key("pair", "tiny", "en", "small--marked")]
    assert "Dark" in pair.html and "<svg" in pair.html
    own = pages[Key("edition", "marked", "en")]
    assert 'href="../games/tiny/compare/small--marked/"' in own.html


KEPT = PLAIN.replace("findings: none", "findings: kept")


def test_an_edition_without_findings_says_how_to_have_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "nothing"))
    trial(tmp_path)
    write_site(tmp_path, KEPT.format(editions="small", more="      rules: own"))
    strict = mkdocs(tmp_path, "--strict")
    assert strict.returncode != 0
    assert (
        "own/small.rules:6: no findings of `small` are kept; `cardlaw check small --rules own`"
        in strict.stderr
    )
    assert mkdocs(tmp_path).returncode == 0
    page = (tmp_path / "site" / "rules" / "small" / "index.html").read_text("utf-8")
    assert "have not been computed in this build" in page


def test_findings_and_comparisons_are_computed_where_all_are_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "kept"))
    trial(tmp_path)
    other = EDITION.replace("edition small", "edition other").replace(
        "player may lay card", "player may lay card only when suit of card is sun"
    )
    (tmp_path / "own" / "other.rules").write_text(other, "utf-8")
    config = PLAIN.replace("findings: none", "findings: all")
    write_site(tmp_path, config.format(editions="small, other", more="      rules: own"))
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n<!-- cardlaw difference tiny pack -->\n", "utf-8")
    built = mkdocs(tmp_path)
    assert built.returncode == 0, built.stderr
    pages = tmp_path / "site" / "rules"
    matrix = (pages / "games" / "tiny" / "compare" / "index.html").read_text("utf-8")
    grid = matrix[matrix.index("<table") : matrix.index("</table>")]
    said = re.findall(
        r'<a href="#topic-pack" class="cl-tile"><span class="cl-verdict[^>]*>([^<]*)</span>', grid
    )
    assert said == ["allowed", "not allowed"]
    assert grid.count('<span class="cl-unseen"> Assumed') == 2
    assert "The editions differ in one matter." in matrix
    home = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert 'href="rules/other/#rule-lay"' in home and "<svg" in home
    assert "#finding-" in (pages / "other" / "index.html").read_text("utf-8")
    findings = (pages / "other" / "findings" / "index.html").read_text("utf-8")
    assert 'id="found-open"' in findings and "A player has to decide, and nothing is allowed." in findings
    everything = (pages / "games" / "tiny" / "found" / "index.html").read_text("utf-8")
    assert 'href="../../../other/findings/#finding-' in everything


def test_text_of_rule_files_is_escaped_on_pages(tmp_path: Path) -> None:
    trial(tmp_path)
    assert mkdocs(tmp_path).returncode == 0
    for path in (tmp_path / "site").rglob("*.html"):
        text = path.read_text("utf-8")
        assert "<script>alert(1)" not in text, path
        assert "<b>here</b>" not in text, path
    assert "&lt;b&gt;here&lt;/b&gt;" in (tmp_path / "site" / "rules" / "small" / "index.html").read_text(
        "utf-8"
    )


def test_only_pages_whose_rules_changed_are_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mkdocs.config import load_config
    from mkdocs.structure.files import Files

    trial(tmp_path, editions="small", more="      rules: own\n      languages: [en]")
    plugin = CardlawPlugin()
    made: list[str] = []

    def watched(planned: list[Planned]) -> list[FinishedPage]:
        made.extend(each.key.sort for each in planned)
        return [each.make() for each in planned]

    def build() -> list[str]:
        made.clear()
        config = load_config(str(tmp_path / "mkdocs.yml"))
        errors, _ = plugin.load_config(dict(config.plugins["cardlaw"].config), str(tmp_path / "mkdocs.yml"))
        assert not errors
        plugin.on_config(config)
        monkeypatch.setattr("cardlaw.documents.site.publishing.made", watched)
        config.plugins._current_plugin = "cardlaw"
        plugin.on_files(Files([]), config=config)
        return list(made)

    assert build()
    assert build() == []
    edition = tmp_path / "own" / "small.rules"
    edition.write_text(EDITION.replace("2 pip", "3 pip"), "utf-8")
    assert "edition" in build()


def test_navigation_takes_the_place_that_is_marked() -> None:
    def section(part: str) -> list[str]:
        return [f"{part or 'all'}.md"]

    assert placed([{"A": "a.md"}, {"Books": "cardlaw"}], "Rules", section) == (
        [{"A": "a.md"}, {"Books": ["all.md"]}],
        {1: ""},
    )
    assert placed(["a.md", "cardlaw"], "Rules", section) == (["a.md", {"Rules": ["all.md"]}], {1: ""})
    assert placed(["a.md"], "Rules", section) == (["a.md", {"Rules": ["all.md"]}], {1: ""})
    parts = [{"Compare": "cardlaw:compare"}, {"Play": ["cardlaw:questions", "a.md"]}]
    assert placed(parts, "Rules", section) == (
        [{"Compare": ["compare.md"]}, {"Play": ["questions.md", "a.md"]}],
        {0: "compare", 1: "questions"},
    )
    with pytest.raises(ConfigurationError, match="did you mean `cardlaw:compare`"):
        placed([{"Compare": "cardlaw:comparee"}], "Rules", section)


def test_headings_become_a_tree() -> None:
    tree = tokens((PageHeading(1, "a", "A"), PageHeading(2, "b", "<B>"), PageHeading(2, "c", "C")))
    assert [t["id"] for t in tree] == ["a"]
    assert [t["name"] for t in tree[0]["children"]] == ["&lt;B&gt;", "C"]


@pytest.mark.parametrize("directories", [True, False])
def test_addresses_lead_from_page_to_page(directories: bool) -> None:
    addresses = Addresses("rules", "en", directories)
    here, there = Key("edition", "x", "fi"), Key("glossary", "g", "fi")
    link = addresses.link(here, there, "term-a")
    if directories:
        assert link == "../../games/g/glossary-fi/#term-a"
        assert addresses.link(here, Key("edition", "x", "en")) == "../"
    else:
        assert link == "../games/g/glossary-fi.html#term-a"
        assert addresses.link(here, Key("edition", "x", "en")) == "../x.html"
    assert addresses.link(here, here, "rule-a") == "#rule-a"


ALERT = "</title></script><img src=x onerror=alert(1)>"
HOSTILE = """\
term card in en "{alert} card", plural "{alert} & cards\\"
"""


@pytest.mark.parametrize("theme", ("mkdocs", "readthedocs", "material"))
def test_a_term_that_is_a_script_is_shown_and_not_run(tmp_path: Path, theme: str) -> None:
    """An edition called by its language has the word for cards in its title, and so in every navigation."""
    trial(tmp_path, editions="en-4", edition=EDITION.replace("edition small of", "edition en-4 of"))
    vocabulary = tmp_path / "own" / "tiny.rules"
    vocabulary.write_text(VOCABULARY + TERMS + HOSTILE.format(alert=ALERT), "utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text(
        config.read_text("utf-8")
        .replace("name: mkdocs", f"name: {theme}")
        .replace("plugins:", "plugins:\n  - search"),
        "utf-8",
    )
    build(load_config(str(config), site_dir=str(tmp_path / "site")))
    shown = 0
    for path in (tmp_path / "site").rglob("*.html"):
        page = path.read_text("utf-8")
        assert "<img src=x" not in page and "<script>alert" not in page
        assert re.search(r"<title>[^<]*</title>", page) is not None
        shown += "‹img src=x onerror=alert(1)›" in page
    assert shown > 1
    own = (tmp_path / "site" / "rules" / "en-4" / "index.html").read_text("utf-8")
    described = '<meta name="description" content="A small edition &lt;script&gt;alert(1)&lt;/script&gt;.">'
    assert (described in own) == (theme == "material")  # the others have none
    title = re.search(r"<title>(.*)</title>", own)
    assert title is not None and title[1].startswith("English · 4 ‹/title›")
    index = json.loads((tmp_path / "site" / "search" / "search_index.json").read_text("utf-8"))
    assert not [
        entry for entry in index["docs"] if "<" in entry["title"]
    ]  # themes escape the text, which is words
