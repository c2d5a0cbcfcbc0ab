"""Rule files as pages, in colours, each rule with an anchor: what every sheet points at as its formal text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pygments.token import Comment, Keyword, Literal, Name, String

from cardlaw.documents.lexer import RulesLexer
from cardlaw.documents.pages.pieces.addresses import Key, rule_anchor
from cardlaw.documents.pages.pieces.bars import crumbs
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import NOTHING, FinishedPage, Html, PageWriter, tag, words
from cardlaw.documents.pages.pieces.naming import unit_title
from cardlaw.documents.prose import to_plain
from cardlaw.language import model as m

RULE = re.compile(r"^(?:custom )?rule ([a-z0-9-]+)", re.MULTILINE)
NAMES = re.compile(r"^(?:term|also called|show) .*\n", re.MULTILINE)
"""What things are called in human languages: the glossary shows it better."""
LOOKS = (
    (Keyword, "b"),
    (String, "i"),
    (Comment, "s"),
    (Name.Class, "u"),
    (Literal.Number, "var"),
)
"""Short tags, which the style colours: a file has thousands of them."""


def file_page(context: SiteContext, model: m.Model, unit: str) -> FinishedPage:
    """The rule file of a unit as it stands, without the names of things."""
    language = context.addresses.language
    prose = context.prose(model, language)
    here = Key("file", unit, language)
    heading = f"{unit_title(prose, unit)}: {to_plain(prose.label('rule-file'))}"
    writer = PageWriter(heading, language)
    writer.searched = False
    writer.add(crumbs(context, here, prose, tag("code", words(unit), class_="cl-id")))
    writer.heading(1, "file", heading)
    place = next((each.file for each in model.units if each.name == unit), unit)
    writer.add(tag("p", tag("code", words(place)), class_="cl-small"))
    text = NAMES.sub("", context.files[unit])
    inside = NOTHING.join(_items(text))
    writer.add(tag("pre", tag("code", inside), class_="cl-file", lang="en", tabindex="0"))
    return writer.page()


def _items(text: str) -> Iterator[Html]:
    """The text in colours, cut where rules begin."""
    at = 0
    for rule in RULE.finditer(text):
        yield _coloured(text[at : rule.start()])
        yield tag("span", id=rule_anchor(rule[1]))
        at = rule.start()
    yield _coloured(text[at:])


def _coloured(text: str) -> Html:
    out = NOTHING
    for kind, piece in RulesLexer(stripnl=False, ensurenl=False).get_tokens(text):
        look = next((name for sort, name in LOOKS if kind in sort), None)
        out += words(piece) if look is None else tag(look, words(piece))
    return out
