"""The mkdocs plugin: a folder of rule files becomes pages, in the navigation and in the search."""

from __future__ import annotations

import atexit
import gc
import logging
import posixpath
import re
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape
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

from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.html import FinishedPage, PageHeading
from cardlaw.documents.site.inserting import inserted
from cardlaw.documents.site.navigation import PARTS, files_of
from cardlaw.documents.site.publishing import (
    ASSETS,
    LOW_IN_SEARCH,
    Made,
    Published,
    SiteWishes,
    assets,
    broken_page,
    earlier_pages,
    front_matter,
    navigation_of,
    problems,
    published,
)
from cardlaw.documents.site.searching import INDEX, found_by, led_to_own_index, split, tight
from cardlaw.documents.site.site import Site
from cardlaw.documents.site.speaking import ThemeSpoken, adopted, navigations
from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cardlaw.language.saying import ListedWords
from cardlaw.wording.commands import say
from cardlaw.workers.processes import SELDOM

log = logging.getLogger("mkdocs.plugins.cardlaw")


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


EARLIER = f"{ASSETS}/earlier.js"
OPTIONS = tuple(name for name, _ in CardlawConfig._schema)


class Generated(File):
    """A file of ours; with `mkdocs serve --dirty` it is written again only where it is made anew."""

    anew = True

    @classmethod
    def of(cls, config: MkDocsConfig, path: str, content: str, listed: bool, anew: bool) -> File:
        """A page; one that is not `listed` is reached from others and stands in no navigation."""
        inclusion = InclusionLevel.UNDEFINED if listed else InclusionLevel.NOT_IN_NAV
        file = cls.generated(config, path, content=content, inclusion=inclusion)
        assert isinstance(file, cls)
        file.anew = anew
        return file

    def is_modified(self) -> bool:
        return self.anew or not Path(self.abs_dest_path).is_file()


class Ready(MkdocsPage):
    """A page that is HTML already: no Markdown has to be read. Those that a navigation names get their names there."""

    def render(self, config: MkDocsConfig, files: Files) -> None:
        self.content, self.toc = "", get_toc([])


class CardlawPlugin(BasePlugin[CardlawConfig]):  # type: ignore[no-untyped-call]
    """Generates the pages of all rulebooks; in `mkdocs serve` only those whose rules changed are made again."""

    def __init__(self) -> None:
        self._made: Made = {}
        self._published: Published | None = None
        self._pages: dict[str, FinishedPage] = {}
        self._sorts: dict[str, str] = {}
        self._places: dict[int, str] = {}
        self._referred: dict[str, str] = {}
        self._shown: Site | None = None
        self._navigations: dict[str, Navigation] = {}
        self._spoken = ThemeSpoken()
        self._wrong: list[str] = []
        self._serves = False
        self._once_more = Path()

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Its presence keeps this object, and what it has made, from one build of `serve` to the next."""
        self._serves = command == "serve"

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
        gc.set_threshold(*SELDOM)  # a build makes much and drops hardly anything
        for wrong in problems(self.config.languages, (), ()):
            raise ConfigurationError(f"cardlaw: {wrong}")
        for name in ("rules", "sources"):
            given = getattr(self.config, name)
            if given is not None and not self._path(config, given).is_dir():
                where = self._path(config, given)
                if name == "rules":
                    raise ConfigurationError(
                        f"cardlaw: {say('site-no-folder', option=name, given=given, where=str(where))}"
                    )
                log.info("cardlaw: no sources in %s; pages cite line numbers instead", where)
        for given in self.config.scenarios:
            where = self._path(config, given)
            if not where.exists():
                raise ConfigurationError(
                    f"cardlaw: {say('site-not-there', option='scenarios', given=given, where=str(where))}"
                )
        for wrong in problems(self.config.languages, self.config.editions, self._folders(config)):
            raise ConfigurationError(f"cardlaw: {wrong}")
        config.extra_css.append(f"{ASSETS}/cardlaw.css")
        config.extra_javascript.append(f"{ASSETS}/cardlaw.js")
        if self._serves:
            config.extra_javascript.append(EARLIER)
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
        again = tempfile.mkdtemp(prefix="cardlaw-")
        atexit.register(shutil.rmtree, again, ignore_errors=True)
        self._once_more = Path(again) / "once-more"
        server.watch(again)
        return server

    # -------------------------------------------------------------- the pages
    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        before = self._made
        result = published(self._wanted(config), config.use_directory_urls, self._published)
        self._published = result
        site, self._made, self._shown, self._wrong = result.site, result.made, result.site, result.wrong
        addresses = site.context.addresses
        self._pages = {}
        section = partial(navigation_of, result)
        nav, self._places = placed(config.nav or [], self.config.title, section)
        listed = {*files_of(nav)} if config.nav is not None else {*files_of(section(""))}
        config.nav = nav if config.nav is not None else None
        for line in result.wrong:
            log.warning("cardlaw: %s", line)

        def add(path: str, page: FinishedPage, named: bool = True, anew: bool = True) -> None:
            content = f"{front_matter(page)}# {escape(page.title)}\n"
            file = Generated.of(config, path, content, named, anew)
            if not named:
                Ready(None, file, config)
            files.append(file)
            self._pages[path] = page

        for compiled in site.broken:
            name, page = broken_page(compiled)
            add(addresses.file(Key("edition", name, addresses.language)), page)
        for key, (mark, page) in self._made.items():
            anew = before.get(key, ("", None))[0] != mark
            add(addresses.file(key), page, addresses.file(key) in listed, anew)
            self._sorts[addresses.file(key)] = key.sort
        scripts = {EARLIER: earlier_pages(result)} if self._serves else {}
        for name, text in (assets() | scripts).items():
            files.append(File.generated(config, name, content=text))
        if self.config.reference:
            from cardlaw.documents.manual.reference import pages as reference_pages

            for name, text in reference_pages():
                path = posixpath.normpath(posixpath.join(self.config.reference, name))
                content = f"{LOW_IN_SEARCH}{text}"
                anew = self._referred.get(path) != content
                self._referred[path] = content
                files.append(Generated.of(config, path, content, path in listed, anew))
        return files

    def _wanted(self, config: MkDocsConfig) -> SiteWishes:
        given = self.config
        return SiteWishes(
            languages=tuple(map(str, given.languages)),
            folders=self._folders(config),
            at=given.at,
            editions=tuple(given.editions),
            packs=given.packs,
            scenarios=tuple(self._path(config, each) for each in given.scenarios),
            sources=self._path(config, given.sources) if given.sources else None,
            findings="all" if given.findings == "all" else "kept" if given.findings == "kept" else "none",
            studio=given.studio,
            rules=given.rules,
        )

    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
        if self._shown is not None:
            addresses = self._shown.context.addresses
            self._navigations = navigations(nav, self._shown, addresses, files, self._places)
            adopted(self._made, addresses, files, self._shown)
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
        if made.wide:
            page.meta.setdefault("hide", ["navigation", "toc"])
        elif len(made.headings) < 2 or self._sorts.get(page.file.src_uri) in ("dispute", "packs"):
            page.meta.setdefault("hide", ["toc"])
        if not made.searched:
            page.meta.setdefault("search", {"exclude": True})
        return made.html

    # The search reads a page's sentences only, before anything else looks at it; then the whole page comes back.
    @event_priority(100)
    def _to_be_searched(self, context: Any, /, *, page: MkdocsPage, config: Any, nav: Any) -> Any:
        made = self._pages.get(page.file.src_uri)
        if made is not None and made.searched:
            page.content = found_by(made, self._sorts.get(page.file.src_uri, ""))
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
        made = self._pages.get(page.file.src_uri)
        if made is None:
            return tight(output) if page.file.src_uri in self._referred else output
        if self._splits(config) and made.language != self._default:
            output = led_to_own_index(output, made.language)
        return tight(output)

    @property
    def _default(self) -> str:
        return str(self.config.languages[0])

    def _splits(self, config: MkDocsConfig) -> bool:
        """Whether each language has an index of its own, as one theme allows."""
        return config.theme.name == "material" and len(self.config.languages) > 1

    def on_template_context(self, context: Any, /, *, template_name: str, config: MkDocsConfig) -> Any:
        """A theme may write the navigations of all languages into one file for all pages."""
        context["navigations"] = self._navigations
        return context

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

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Strict fails by itself: with `-q` mkdocs neither shows warnings nor counts them."""
        if self._shown is not None and self._splits(config) and (Path(config.site_dir) / INDEX).is_file():
            addresses = self._shown.context.addresses
            split(
                Path(config.site_dir),
                {addresses.address(key): key.language for key in self._made},
                self._default,
            )
        if self._shown is not None and self._shown.changed and self._once_more.name:
            self._once_more.touch()  # `serve` shows the changed rulebook, and builds what waits for it
        if not config.strict or self._shown is None:
            return
        wrong = dict.fromkeys(
            [*self._wrong, *(lacking for _, page in self._made.values() for lacking in page.missing)]
        )
        if wrong:
            more = f"; and {len(wrong) - 1} more" if len(wrong) > 1 else ""
            raise PluginError(f"cardlaw: {next(iter(wrong))}{more}")


def tokens(headings: tuple[PageHeading, ...]) -> list[Any]:
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


PLACE = re.compile(r"cardlaw(?::([a-z-]+))?")
Section = Callable[[str], list[Any]]


def placed(nav: list[Any], title: str, section: Section) -> tuple[list[Any], dict[int, str]]:
    """The navigation with our pages where `cardlaw` or a part of it stands, or at its end; and which part is where.

    `- Compare: cardlaw:compare` is a part with a name of its own; in a list, `- cardlaw:compare` stands among others.
    """
    out: list[Any] = []
    parts: dict[int, str] = {}
    for item in nav:
        name, asked = next(iter(item.items())) if isinstance(item, dict) and item else (title, item)
        among = asked if isinstance(asked, list) else [asked]
        found = [each for each in map(_part, among) if each is not None]
        if not found:
            out.append(item)
            continue
        below: list[Any] = []
        for each in among:
            part = _part(each)
            below += [each] if part is None else section(part)
        if below:
            parts[len(out)] = found[0]
            out.append({name: below})
    return (out, parts) if parts else ([*out, {title: section("")}], {len(out): ""})


def _part(asked: Any) -> str | None:
    """The part of our pages that an entry of a navigation asks for; the empty one is all of them."""
    found = PLACE.fullmatch(asked) if isinstance(asked, str) else None
    if found is None:
        return None
    part = found[1] or ""
    if part and part not in PARTS:
        guess = did_you_mean(part, PARTS)
        known = say("can-be", values=ListedWords(tuple(PARTS), "or"))
        hint = say("did-you-mean", guess=f"cardlaw:{guess}") if guess else known
        raise ConfigurationError(f"cardlaw: {say('site-no-part', name=str(asked), help=hint)}")
    return part
