"""The mkdocs plugin: a folder of rule files becomes pages, in the navigation and in the search."""

from __future__ import annotations

import json
import logging
import posixpath
import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, urljoin

from mkdocs.config import config_options as option
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError, PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkdocsPage
from mkdocs.structure.toc import get_toc

from cardlaw.documents.inserting import inserted
from cardlaw.documents.making import made
from cardlaw.documents.navigation import navigation
from cardlaw.documents.pages.addresses import Addresses, Key
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.html import Heading, Page, harmless, sentences, tag, words
from cardlaw.documents.pictures.drawing import SITE_STYLE
from cardlaw.documents.prose import LANGUAGES
from cardlaw.documents.site import EVERYTHING, Planned, Site, Wish
from cardlaw.documents.speaking import Spoken, adopted, navigations
from cardlaw.language.diagnostics import did_you_mean
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.render import render_plain, render_text
from cardlaw.language.translations import catalogue_of

log = logging.getLogger("mkdocs.plugins.cardlaw")
ASSETS = "assets/cardlaw"
LOW_IN_SEARCH = "---\nsearch:\n  boost: 0.5\n---\n\n"
"""Before pages of reference: the rules themselves come first."""
RULEBOOK = re.compile(r"([a-z][a-z0-9-]*)(?:\s+with\s.*|\s*\[.*)?", re.DOTALL)
"""An id, with packs or choices after it; a path to a file is none."""
UNSEARCHED = frozenset({"pair", "comparison", "packs"})
"""Pages that repeat what stands on others: a search leads to the others."""


class CardlawConfig(Config):  # type: ignore[no-untyped-call]
    rules = option.Optional(option.Type(str))
    at = option.Type(str, default="rules")
    languages = option.ListOfItems(option.Type((str, bool)), default=["en"])
    editions = option.ListOfItems(option.Type(str), default=[])
    packs = option.Type(bool, default=True)
    scenarios = option.ListOfItems(option.Type(str), default=[])
    sources = option.Optional(option.Type(str))
    findings = option.Choice(("none", "kept", "all"), default="all")
    title = option.Type(str, default="Rulebooks")
    reference = option.Optional(option.Type(str))
    studio = option.Optional(option.Type(str))


OPTIONS = tuple(name for name, _ in CardlawConfig._schema)


class CardlawPlugin(BasePlugin[CardlawConfig]):  # type: ignore[no-untyped-call]
    """Generates the pages of all rulebooks; in `mkdocs serve` only those whose rules changed are made again."""

    def __init__(self) -> None:
        self._made: dict[Key, tuple[str, Page]] = {}
        self._pages: dict[str, Page] = {}
        self._shown: Site | None = None
        self._navigations: dict[str, Navigation] = {}
        self._spoken = Spoken()
        self._bad_lists: list[str] = []

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Its presence keeps this object, and what it has made, from one build of `serve` to the next."""

    def load_config(self, options: Any, config_file_path: str | None = None) -> Any:
        """Options as mkdocs reads them; one it does not know is answered with the one that was meant."""
        errors, warnings = super().load_config(options, config_file_path)
        for name in options:
            if name not in OPTIONS:
                guess = did_you_mean(str(name), OPTIONS)
                hint = f"did you mean `{guess}`?" if guess else f"there is {', '.join(OPTIONS)}"
                errors.append((str(name), ConfigurationError(f"the plugin has no option `{name}`; {hint}")))
        return errors, [w for w in warnings if w[0] in OPTIONS]

    # -------------------------------------------------------------- before anything is built
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        if not self.config.languages:
            raise ConfigurationError("cardlaw: `languages` is empty; give at least one, such as `en`")
        for code in self.config.languages:
            if code not in LANGUAGES:
                raise ConfigurationError(f"cardlaw: {no_such_language(code)}")
        for name in ("rules", "sources"):
            given = getattr(self.config, name)
            if given is not None and not self._path(config, given).is_dir():
                where = self._path(config, given)
                if name == "rules":
                    raise ConfigurationError(
                        f"cardlaw: `rules` names `{given}`, and {where} is not a folder; "
                        "the path is read from where mkdocs.yml stands"
                    )
                log.info("cardlaw: no sources in %s; pages cite line numbers instead", where)
        for given in self.config.scenarios:
            if not self._path(config, given).exists():
                raise ConfigurationError(
                    f"cardlaw: `scenarios` names `{given}`, and {self._path(config, given)} is not there; "
                    "the path is read from where mkdocs.yml stands"
                )
        library = Library(self._folders(config))
        known = [entry.name for entry in library.of_sort("edition", "variant")]
        for given in self.config.editions:
            if (wrong := no_such_edition(given, known)) is not None:
                raise ConfigurationError(f"cardlaw: {wrong}")
        config.extra_css.append(f"{ASSETS}/cardlaw.css")
        config.extra_javascript.append(f"{ASSETS}/cardlaw.js")
        return config

    def _path(self, config: MkDocsConfig, given: str) -> Path:
        base = Path(config.config_file_path).parent if config.config_file_path else Path.cwd()
        return (base / given).resolve()

    def _folders(self, config: MkDocsConfig) -> tuple[Path, ...]:
        return (self._path(config, self.config.rules),) if self.config.rules else ()

    def on_serve(
        self, server: LiveReloadServer, /, *, config: MkDocsConfig, builder: Any
    ) -> LiveReloadServer:
        for given in (self.config.rules, *self.config.scenarios):
            if given is not None and self._path(config, given).exists():
                server.watch(str(self._path(config, given)))
        return server

    # -------------------------------------------------------------- the pages
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        languages = tuple(dict.fromkeys(map(str, self.config.languages)))
        addresses = Addresses(self.config.at.strip("/"), languages[0], config.use_directory_urls)
        site = self._site(config, addresses, languages)
        self._pages = {}
        for compiled in site.broken:
            self._add_broken(files, config, addresses, compiled, languages[0])
        planned = list(site.pages())
        self._made, self._shown = self._all_made(planned), site
        for key, (_, page) in self._made.items():
            own = key.language == languages[0]
            if key.sort in UNSEARCHED or (key.sort in ("situations", "findings", "apparatus") and not own):
                page = replace(page, searched=False)
            listed = own and key.sort not in ("pair", "dispute")
            self._add(files, config, addresses.file(key), page, listed)
        for name in ("cardlaw.css", "cardlaw.js"):
            text = package_files("cardlaw.documents").joinpath("assets", name).read_text("utf-8")
            if name.endswith(".css"):
                text += SITE_STYLE
            files.append(File.generated(config, f"{ASSETS}/{name}", content=text))
        if self.config.reference:
            from cardlaw.documents.reference import pages as reference_pages

            for name, text in reference_pages():
                path = posixpath.normpath(posixpath.join(self.config.reference, name))
                files.append(File.generated(config, path, content=f"{LOW_IN_SEARCH}{text}"))
        if config.nav is not None:
            section = navigation(site, addresses, languages[0])
            config.nav = placed(config.nav, self.config.title, section)
        return files

    def _site(self, config: MkDocsConfig, addresses: Addresses, languages: tuple[str, ...]) -> Site:
        folders = self._folders(config)
        sources = self._path(config, self.config.sources) if self.config.sources else None
        scenarios = tuple(self._path(config, given) for given in self.config.scenarios)
        wish = Wish(folders, tuple(self.config.editions), self.config.packs, scenarios)
        context = Context(
            addresses,
            languages,
            sources=sources if sources and sources.is_dir() else None,
            catalogue=catalogue_of(folders),
            studio=self.config.studio,
        )
        site = Site(wish, context)
        if folders and not site.compiled:
            log.warning("cardlaw: no edition, variant or pack is in %s; there is nothing to show", folders[0])
        if self.config.findings != "none":
            from cardlaw.documents.asking import Findings
            from cardlaw.documents.comparisons import Comparisons
            from cardlaw.documents.pairs import kept_pairs
            from cardlaw.documents.settling import settle

            findings = Findings("all" if self.config.findings == "all" else "kept", self.config.rules)
            for model in site.models:
                findings.know(model)
            comparison = Comparisons(findings.how, site.models, self.config.rules)
            pairs = kept_pairs(site.library, site.models) if self.config.packs else ()
            site.settled, self._bad_lists = settle(site, findings.how)
            for line in self._bad_lists:
                log.warning("cardlaw: %s", line)
            disputed = frozenset(site.settled)
            site.context = replace(
                site.context, findings=findings, comparison=comparison, pairs=pairs, disputed=disputed
            )
        return site

    def _all_made(self, planned: list[Planned]) -> dict[Key, tuple[str, Page]]:
        """Every page with its mark, in order; those of the last build whose mark is the same are taken over."""
        kept = {
            each.key: before
            for each in planned
            if (before := self._made.get(each.key)) is not None and before[0] == each.mark
        }
        missing = [each for each in planned if each.key not in kept]
        for each, page in zip(missing, made(missing), strict=True):
            kept[each.key] = (each.mark, page)
            for lacking in page.missing:
                log.warning("cardlaw: %s", lacking)
        return {each.key: kept[each.key] for each in planned}

    def _add(self, files: Files, config: MkDocsConfig, path: str, page: Page, listed: bool = True) -> None:
        """A page for mkdocs; one that is not `listed` is reached from others and stands in no navigation."""
        title = json.dumps(harmless(page.title), ensure_ascii=False)  # which is YAML as well
        text = f"---\ntitle: {title}\n---\n\n# {escape(page.title)}\n"
        inclusion = InclusionLevel.UNDEFINED if listed else InclusionLevel.NOT_IN_NAV
        files.append(File.generated(config, path, content=text, inclusion=inclusion))
        self._pages[path] = page

    def _add_broken(
        self, files: Files, config: MkDocsConfig, addresses: Addresses, compiled: Compiled, language: str
    ) -> None:
        """What does not compile: told in the log with file and line, and shown on its page."""
        for line in told(compiled):
            log.warning("cardlaw: %s", line)
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
        page = Page(name, "en", html, (Heading(1, "broken", name),))
        self._add(files, config, addresses.file(Key("edition", name, language)), page)

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        if self._shown is not None:
            addresses = self._shown.context.addresses
            self._navigations = navigations(nav, self._shown, addresses, files)
            adopted(self._made, addresses, files)
        return nav

    def on_page_markdown(
        self, markdown: str, /, *, page: MkdocsPage, config: MkDocsConfig, files: Files
    ) -> str | None:
        if self._shown is None or page.file.src_uri in self._pages:
            return None
        return inserted(markdown, self._shown, page.url if page.url != "./" else "")

    def on_page_content(
        self, html: str, /, *, page: MkdocsPage, config: MkDocsConfig, files: Files
    ) -> str | None:
        made = self._pages.get(page.file.src_uri)
        if made is None:
            return None
        page.toc = get_toc(tokens(made.headings))
        if made.description:
            page.meta.setdefault("description", escape(made.description))
        if len(made.headings) < 2:
            page.meta.setdefault("hide", ["toc"])
        if not made.searched:
            page.meta.setdefault("search", {"exclude": True})
        page.meta.setdefault("search", {"boost": 2})
        return made.html

    # The search reads a page's sentences only, before anything else looks at it; then the whole page comes back.
    @event_priority(100)
    def _to_be_searched(self, context: Any, /, *, page: MkdocsPage, config: Any, nav: Any) -> Any:
        made = self._pages.get(page.file.src_uri)
        if made is not None and made.searched:
            page.content = sentences(made.html)
        return context

    @event_priority(-100)
    def _to_be_read(self, context: Any, /, *, page: MkdocsPage, config: Any, nav: Any) -> Any:
        made = self._pages.get(page.file.src_uri)
        if made is not None:
            page.content = made.html
            context["nav"] = self._navigations.get(made.language, nav)
            self._spoken.change(config.theme, made.language)
        return context

    on_page_context = CombinedEvent(_to_be_searched, _to_be_read)

    def on_post_page(self, output: str, /, *, page: MkdocsPage, config: MkDocsConfig) -> str:
        self._spoken.put_back(config.theme)
        return output

    def on_post_template(self, output: str, /, *, template_name: str, config: MkDocsConfig) -> str:
        """The sitemap names each page's sisters in other languages; in pages, a theme would fetch from there."""
        if template_name != "sitemap.xml" or not config.site_url or self._shown is None:
            return output
        addresses = self._shown.context.addresses
        for key in self._made:
            place = f"<loc>{escape(urljoin(config.site_url, quote(addresses.address(key))))}</loc>"
            output = output.replace(place, place + self._sisters(key, config.site_url), 1)
        return output.replace("<urlset ", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" ', 1)

    def _sisters(self, key: Key, root: str) -> str:
        """The page in every language, for those who look for pages from outside."""
        assert self._shown is not None
        context = self._shown.context
        return "".join(
            f'<xhtml:link rel="alternate" hreflang="{sister.language}" '
            f'href="{escape(urljoin(root, quote(context.addresses.address(sister))))}"/>'
            for sister in (replace(key, language=code) for code in context.languages)
            if sister in self._made
        )

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Strict fails by itself: with `-q` mkdocs neither shows warnings nor counts them."""
        if not config.strict or self._shown is None:
            return
        wrong = [line for compiled in self._shown.broken for line in told(compiled)] + self._bad_lists
        wrong += dict.fromkeys(lacking for _, page in self._made.values() for lacking in page.missing)
        if wrong:
            more = f"; and {len(wrong) - 1} more" if len(wrong) > 1 else ""
            raise PluginError(f"cardlaw: {wrong[0]}{more}")


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


def told(compiled: Compiled) -> list[str]:
    """Why it does not compile, a line for each complaint."""
    return render_plain(compiled.diagnostics).splitlines()


def tokens(headings: tuple[Heading, ...]) -> list[Any]:
    """Headings as the tree that a table of contents is made from."""
    top: list[Any] = []
    open_: list[dict[str, Any]] = []
    for heading in headings:
        token: dict[str, Any] = {
            "level": heading.level,
            "id": heading.id,
            "name": escape(heading.text),
            "html": escape(heading.text),
            "data-toc-label": "",
            "children": [],
        }
        while open_ and open_[-1]["level"] >= heading.level:
            open_.pop()
        (open_[-1]["children"] if open_ else top).append(token)
        open_.append(token)
    return top


def placed(nav: list[Any], title: str, section: list[Any]) -> list[Any]:
    """The navigation with our section where `cardlaw` stands in it, or at its end."""
    found = False
    out: list[Any] = []
    for item in nav:
        if item == "cardlaw":
            out.append({title: section})
            found = True
        elif isinstance(item, dict) and "cardlaw" in item.values():
            out.append({next(iter(item)): section})
            found = True
        else:
            out.append(item)
    return out if found else [*out, {title: section}]
