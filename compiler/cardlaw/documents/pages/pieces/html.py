"""HTML as a type of its own: tags whose attributes and words are escaped, and what every page is made of.

A string is no HTML: the type checker refuses one where HTML is wanted, and if it gets there it is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape

from markupsafe import Markup, escape

from cardlaw.documents.pictures import Picture
from cardlaw.documents.pictures.sharing import shared
from cardlaw.documents.prose import Statement, to_html
from cardlaw.documents.prose.marking import Link
from cardlaw.language.records import dataclass

Html = Markup
NOTHING, BLANK = Markup(""), Markup(" ")
VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "wbr"})


def tag(name: str, /, *children: Html, **attributes: str | bool | None) -> Html:
    """A tag around HTML; underscores in attribute names stand for hyphens, a trailing one is dropped."""
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    if name in VOID:
        return Markup(f"<{name}{written}>")
    inside = "".join([child if type(child) is Markup else escape(child) for child in children])
    return Markup(f"<{name}{written}>{inside}</{name}>")


def _attribute(key: str, value: str | bool | None) -> Html:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return NOTHING
    # What is HTML already is text here: `&amp;` in it would be read back as `&`.
    return Markup(f" {name}") if value is True else Markup(f' {name}="{escape(str(value))}"')


def together(*parts: Html | str | int) -> Html:
    """HTML and words side by side; the words are escaped."""
    return Markup("".join([part if type(part) is Markup else escape(str(part)) for part in parts]))


def between(sign: str, parts: Iterable[Html]) -> Html:
    """HTML with a sign between each two."""
    return Markup(escape(sign)).join(parts)


def drawn(picture: Picture, told: bool = False) -> Html:
    """A picture, which escapes what it says itself; `told` if words beside it say all that it shows."""
    return Markup(picture.beside_words() if told else picture.svg())


def script_data(text: str) -> Html:
    """JSON for the inside of a script: nothing in it can end the script or begin a remark."""
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))


MACHINERY = re.compile(
    r"<(svg|script|template)\b.*?</\1>|<(details|ul|blockquote) class=\"cl-(?:precisely|meta|source|readings)\b.*?</\2>"
    r'|<section class="cl-rule[^"]* cl-inherited".*?</section>',
    re.DOTALL,
)


INLINE = re.compile(r"</?(?:a|b|cite|code|em|small|span|strong)\b[^>]*>")
AROUND = re.compile(r"(?:</?(?!/?(?:h[1-6]|p)\b)[a-z][^>]*>)+")


def sentences(html: Html) -> Html:
    """A page without its pictures and small print, for the search; headings and paragraphs alone keep their tags."""
    return Markup(AROUND.sub(" ", INLINE.sub("", MACHINERY.sub("", html))))


def to_text(html: str) -> str:
    """The words of some HTML."""
    return unescape(re.sub(r"<[^>]*>", "", html))


def words(text: object) -> Html:
    """Words for a page. What is HTML already would be escaped twice."""
    if isinstance(text, Markup):
        raise TypeError(f"already HTML: {text}")
    return escape(str(text))


LOOKALIKES = str.maketrans({"<": "‹", ">": "›", '"': "”", "&": "&amp;"})


def harmless(text: str) -> str:
    """A title for a theme. Some places of a theme print it raw and some unescape it first, so no escape would do for
    both: what could begin a tag is written with a sign that looks like it."""
    return text.translate(LOOKALIKES)


def statement(said: Statement, link: Link | None, depth: int = 0) -> Html:
    """A sentence as a paragraph, with a list below it where it holds others."""
    text = to_html(said.text, link)
    if not said.items:
        return tag("p", text) if depth == 0 else text
    items = [tag("li", statement(item, link, depth + 1)) for item in said.items]
    head = tag("p", text) if depth == 0 else text
    return head + tag("ul", *items)


def listed(items: Iterable[Html], **attributes: str | bool | None) -> Html:
    return tag("ul", *(tag("li", item) for item in items), **attributes)


def details(summary: Html, *inside: Html, **attributes: str | bool | None) -> Html:
    return tag("details", tag("summary", summary), *inside, **attributes)


def table(head: Iterable[Html], rows: Iterable[Iterable[Html]], **attributes: str | bool | None) -> Html:
    """A table with a header row; the first cell of each row heads it."""
    top = tag("thead", tag("tr", *(tag("th", cell, scope="col") for cell in head)))
    body = []
    for row in rows:
        first, *rest = row
        body.append(tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in rest)))
    return tag("div", tag("table", top, tag("tbody", *body), **attributes), class_="cl-scroll")


WORD = re.compile(r'<a class="cl-term" href="([^"]*)">(.*?)</a>')
"""A word that leads to the glossary."""
SIZED = re.compile(r'(<svg viewBox="[^"]*") width="\d+" height="\d+"')
"""A picture with its size, which the style of the pages says."""


def slim(html: Html, where: str = "") -> Html:
    """The same without what is said twice: a card is drawn once, a word leads to the glossary where it first stands."""
    seen: set[str] = set()

    def first(word: re.Match[str]) -> str:
        if word[1] in seen:
            return word[2]
        seen.add(word[1])
        return word[0]

    return Markup(shared(SIZED.sub(r"\1", WORD.sub(first, html)), where))


@dataclass(frozen=True, slots=True)
class PageHeading:
    level: int
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A finished page: its title, its HTML, and the headings that a table of contents shows."""

    title: str
    language: str
    html: Html
    headings: tuple[PageHeading, ...]
    description: str = ""
    searched: bool = True
    missing: tuple[str, ...] = ()
    """Terms and forms that the page would have needed, each with what to add."""
    wide: bool = False
    """Whether it needs the width of the screen, with nothing beside it."""


class PageWriter:
    """Collects the parts of a page, and its headings as they come."""

    def __init__(self, title: str, language: str, description: str = "", wide: bool = False) -> None:
        self.title, self.language, self.description, self.wide = title, language, description, wide
        self._parts: list[Html] = []
        self.searched = True
        self._headings: list[PageHeading] = []
        self.missing: tuple[str, ...] = ()

    def add(self, *parts: Html) -> None:
        self._parts += parts

    def heading(self, level: int, id: str, text: str, shown: Html | None = None, **more: str | None) -> None:
        self._parts.append(self.within(level, id, text, shown, **more))

    def within(self, level: int, id: str, text: str, shown: Html | None = None, **more: str | None) -> Html:
        """A heading for a part that is put together first, and listed where it is made."""
        self._headings.append(PageHeading(level, id, text))
        return tag(f"h{level}", shown if shown is not None else words(text), id=id, **more)

    def page(self) -> FinishedPage:
        body = tag("div", slim(NOTHING.join(self._parts)), class_="cl-page", lang=self.language)
        headings = tuple(self._headings)
        return FinishedPage(
            self.title,
            self.language,
            body,
            headings,
            self.description,
            self.searched,
            self.missing,
            self.wide,
        )
