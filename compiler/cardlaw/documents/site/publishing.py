"""Wishes → a site as files that no generator has to understand: Markdown with the pages inside, assets, navigation.

The plugin for mkdocs is a guest of this module: it hands the same pages to mkdocs without writing them down.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, field, replace
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any, Literal

from cardlaw.documents.evidence.scenarios import folders_of, untranslated
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import FinishedPage, PageHeading, harmless, tag, words
from cardlaw.documents.pictures.drawing import SITE_STYLE
from cardlaw.documents.prose import LANGUAGES, to_plain
from cardlaw.documents.site.making import made
from cardlaw.documents.site.navigation import navigation
from cardlaw.documents.site.remembering import remember, remembered
from cardlaw.documents.site.site import EVERYTHING, LACKING, Planned, Site, Wish
from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cardlaw.language.diagnostics.render import render_plain, render_text
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.translations import catalogue_of
from cardlaw.language.records import dataclass

log = logging.getLogger("mkdocs.plugins.cardlaw")
ASSETS = "assets/cardlaw"
RULEBOOK = re.compile(r"([a-z][a-z0-9-]*)(?:\s+with\s.*|\s*\[.*)?", re.DOTALL)
"""An id, with packs or choices after it; a path to a file is none."""
LOW_IN_SEARCH = "---\nsearch:\n  boost: 0.5\n---\n\n"
"""Before pages of reference: the rules themselves come first."""
WORTH_KEEPING = 20
"""So many pages are sooner read than made."""
Made = Mapping[Key, tuple[str, FinishedPage]]
"""Pages, each with the mark of what it was made from."""


@dataclass(frozen=True)
class SiteWishes:
    """What a site is to be made of; paths are whole."""

    languages: tuple[str, ...] = ("en",)
    folders: tuple[Path, ...] = ()
    at: str = "rules"
    editions: tuple[str, ...] = ()
    packs: bool = True
    scenarios: tuple[Path, ...] = ()
    sources: Path | None = None
    findings: Literal["none", "kept", "all"] = "all"
    reference: str | None = None
    studio: str | None = None
    rules: str | None = None
    """The rule folder as the reader named it, for commands that are shown."""


@dataclass
class Published:
    """A site with its pages made, and what is wrong with it.

    Pages that are `waiting` are as an earlier build left them. They are made by the next build, or, where what they
    show was not computed, once it is.
    """

    site: Site
    made: Made
    wrong: list[str] = field(default_factory=list)
    waiting: frozenset[Key] = frozenset()
    untranslated: Mapping[str, int] = field(default_factory=dict)
    """How many titles of scenarios are shown in English, by language; a language that has them all is not here."""


# ------------------------------------------------------------------ what cannot be wished for
def no_such_language(code: object) -> str:
    """Why there are no pages in a language, and what may have been meant."""
    if isinstance(code, bool):
        return "YAML reads `no`, `yes`, `on` and `off` as true or false; the language of Norway is `nb`"
    guess = "nb" if code in ("no", "nn") else did_you_mean(str(code), LANGUAGES)
    hint = f"did you mean `{guess}`?" if guess else f"there is {', '.join(LANGUAGES)}"
    return f"there is no prose in `{code}` yet; {hint}"


def no_such_edition(given: str, known: Sequence[str]) -> str | None:
    """Why a rulebook that is to be shown cannot be; None where it can, or the compiler will say why not."""
    found = RULEBOOK.fullmatch(given.strip())
    if found is None or found[1] in (*known, EVERYTHING):
        return None
    guess = did_you_mean(found[1], known)
    hint = f"did you mean `{guess}`?" if guess else f"there is {', '.join(known)}"
    return (
        f"`editions` names `{given}`: there is no edition or variant `{found[1]}` in the rule folders; {hint}"
    )


def problems(
    languages: Sequence[object], editions: Sequence[str], folders: tuple[Path, ...]
) -> Iterator[str]:
    """What is wrong with what a site is to be made of, the first thing first."""
    if not languages:
        yield "`languages` is empty; give at least one, such as `en`"
    yield from (no_such_language(code) for code in languages if code not in LANGUAGES)
    known = [entry.name for entry in Library(folders).of_sort("edition", "variant")]
    yield from (wrong for given in editions if (wrong := no_such_edition(given, known)) is not None)


def told(compiled: Compiled) -> list[str]:
    """Why it does not compile, a line for each complaint."""
    return render_plain(compiled.diagnostics).splitlines()


# ------------------------------------------------------------------ the pages
def site_of(
    wanted: SiteWishes, directories: bool = True, before: Site | None = None
) -> tuple[Site, list[str]]:
    """The rulebooks compiled, with what the analysis found; and what is wrong with lists of questions."""
    languages = tuple(dict.fromkeys(wanted.languages))
    addresses = Addresses(wanted.at.strip("/"), languages[0], directories)
    wish = Wish(wanted.folders, wanted.editions, wanted.packs, wanted.scenarios)
    context = SiteContext(
        addresses,
        languages,
        sources=wanted.sources if wanted.sources and wanted.sources.is_dir() else None,
        catalogue=catalogue_of((*wanted.folders, *folders_of(wanted.scenarios))),
        studio=wanted.studio,
    )
    site = Site(wish, context, before)
    if wanted.folders and not site.compiled:
        log.warning(
            "cardlaw: no edition, variant or pack is in %s; there is nothing to show", wanted.folders[0]
        )
    if wanted.findings == "none":
        return site, []
    if before is not None and site.changed:
        site.take_over(before)
        return site, []
    from cardlaw.documents.evidence.asking import Findings
    from cardlaw.documents.evidence.comparisons import Comparisons
    from cardlaw.documents.evidence.often import kept_counts
    from cardlaw.documents.evidence.pairs import kept_pairs
    from cardlaw.documents.site.settling import settle

    findings = Findings("all" if wanted.findings == "all" else "kept", wanted.rules)
    for model in site.models:
        findings.know(model)
    comparison = Comparisons(findings.how, site.models, wanted.rules)
    pairs = kept_pairs(site.library, site.models) if wanted.packs else ()
    often = kept_counts(site.models)
    site.settled, bad_lists = settle(site)
    site.context = replace(
        site.context,
        findings=findings,
        comparison=comparison,
        pairs=pairs,
        often=often,
        disputed=frozenset(site.settled),
    )
    return site, bad_lists


def pages_of(
    site: Site, before: Made, go_on: bool = False
) -> tuple[dict[Key, tuple[str, FinishedPage]], frozenset[Key]]:
    """Every page with its mark, in order; those of an earlier time whose mark is the same are taken over.

    To `go_on` from there, pages that have to wait are taken over as they were; they come beside all pages.
    """
    if go_on:
        known = frozenset(key for key in before if key.sort == "findings")
        site.context = replace(site.context, earlier=known)
    planned: list[Planned] = list(site.pages())
    kept = {each.key: before[each.key] for each in planned if each.key in before}
    other = [each for each in planned if each.key not in kept or kept[each.key][0] != each.mark]
    late = {each.key for each in planned if each.late}
    lacking = {each.key for each in other if each.lacking}
    waiting = {
        key
        for key in (late | lacking if go_on else ())
        if key in kept and (key in late or not kept[key][0].startswith(LACKING))
    }
    missing = [each for each in other if each.key not in waiting]
    for each, page in zip(missing, made(missing), strict=True):
        kept[each.key] = (each.mark, page)
    found = {each.key: kept[each.key] for each in planned}
    unseen = {key: page for key, page in before.items() if go_on and key not in found and site.unseen(key)}
    return found | unseen, frozenset({*waiting, *unseen})


def published(wanted: SiteWishes, directories: bool = True, earlier: Published | None = None) -> Published:
    """A site with everything on it, and what is wrong: rule files, lists of questions, missing words.

    What an `earlier` build of it compiled and made is taken over where nothing has changed. Where a rulebook has, its
    own pages are made and all others wait for the next build.
    """
    before = earlier.made if earlier is not None else None
    site, wrong = site_of(wanted, directories, earlier.site if earlier is not None else None)
    named = repr((wanted, directories))
    known = before or remembered(named)
    made, waiting = pages_of(site, known, earlier is not None)
    if (
        not before
        and len(made) > WORTH_KEEPING
        and any(known.get(key) is not page for key, page in made.items())
    ):
        remember(named, made)
    same = {key for key, page in (before or {}).items() if made.get(key) is page}
    lacking = [each for key, (_, page) in made.items() if key not in same for each in page.missing]
    broken = [line for compiled in site.broken for line in told(compiled)]
    context = site.context
    english = untranslated(context.scenarios, context.catalogue, context.languages)
    for code, n in english.items():
        log.info("cardlaw: %s: %d scenario titles are not translated and shown in English", code, n)
    return Published(site, made, [*broken, *wrong, *dict.fromkeys(lacking)], waiting, english)


def earlier_pages(result: Published) -> str:
    """A script that says on each page that waits that it is as an earlier build left it."""
    context = result.site.context
    if not context.models:
        return ""
    model = next(iter(context.models.values()))
    said = {code: to_plain(context.prose(model, code).label("as-before")) for code in context.languages}
    where = {context.addresses.address(key): key.language for key in sorted(result.waiting, key=astuple)}
    return EARLIER % (json.dumps(where), json.dumps(said, ensure_ascii=False))


EARLIER = """(() => {
  const where = %s, said = %s;
  const root = document.currentScript.src.replace(/assets\\/cardlaw\\/earlier\\.js.*$/, "");
  const language = where[location.href.replace(/[?#].*$/, "").replace(/index\\.html$/, "").slice(root.length)];
  const page = document.querySelector(".cl-page");
  if (language && page) {
    const note = document.createElement("p");
    note.className = "cl-note cl-boxed";
    note.setAttribute("role", "status");
    note.textContent = said[language];
    page.prepend(note);
  }
})();
"""


def broken_page(compiled: Compiled) -> tuple[str, FinishedPage]:
    """What does not compile, on the page where it would have been."""
    name = compiled.reference.partition("[")[0].strip()
    shown = render_text(compiled.diagnostics, False, 100)
    html = tag(
        "div",
        tag("h1", words(name), id="broken"),
        tag("p", words("This rule file does not compile:"), class_="cl-note"),
        tag("pre", tag("code", words(shown)), class_="cl-diagnostic", tabindex="0"),
        class_="cl-page",
        lang="en",
    )
    return name, FinishedPage(name, "en", html, (PageHeading(1, "broken", name),))


def assets() -> dict[str, str]:
    """The style and the script that every page needs, by where they go."""
    folder = package_files("cardlaw.documents").joinpath("assets")
    style = folder.joinpath("cardlaw.css").read_text("utf-8") + SITE_STYLE
    return {
        f"{ASSETS}/cardlaw.css": style,
        f"{ASSETS}/cardlaw.js": folder.joinpath("cardlaw.js").read_text("utf-8"),
    }


# ------------------------------------------------------------------ as files
def front_matter(page: FinishedPage) -> str:
    """What generators read before a page: its title, which is YAML as JSON is."""
    return f"---\ntitle: {json.dumps(harmless(page.title), ensure_ascii=False)}\n---\n\n"


def as_markdown(page: FinishedPage) -> str:
    """A page as Markdown that is one block of HTML on one line, which every Markdown passes on as it is."""
    return front_matter(page) + str(page.html).replace("\n", "&#10;") + "\n"


def files_of(result: Published, reference: str | None = None) -> Iterator[tuple[str, str]]:
    """Every file of a site below its folder of documents."""
    addresses = result.site.context.addresses
    for key, (_, page) in result.made.items():
        yield addresses.file(key), as_markdown(page)
    for compiled in result.site.broken:
        name, page = broken_page(compiled)
        yield addresses.file(Key("edition", name, addresses.language)), as_markdown(page)
    yield from assets().items()
    if reference is not None:
        from cardlaw.documents.manual.reference import pages

        for name, text in pages():
            yield f"{reference.strip('/')}/{name}".removeprefix("./").strip("/"), f"{LOW_IN_SEARCH}{text}"


def navigation_of(result: Published, part: str = "") -> list[Any]:
    """The pages by game or those of a part, as generators take it: names with files, and names with lists."""
    addresses = result.site.context.addresses
    return navigation(result.site, addresses, addresses.language, part)


def configuration(title: str, nav: list[Any], docs: str) -> str:
    """A configuration with which mkdocs and its successors build the files without any plugin of ours."""
    lines = [
        f"site_name: {json.dumps(harmless(title), ensure_ascii=False)}",
        f"docs_dir: {docs}",
        f"extra_css: [{ASSETS}/cardlaw.css]",
        f"extra_javascript: [{ASSETS}/cardlaw.js]",
        "plugins: [search]",
        f"nav: {json.dumps(nav, ensure_ascii=False)}",
    ]
    return "\n".join(lines) + "\n"
