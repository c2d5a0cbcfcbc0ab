"""A sheet → one HTML file with its pictures inside, for a screen or for the browser's own printing."""

from __future__ import annotations

from importlib.resources import files

from markupsafe import Markup

from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    Html,
    drawn,
    listed,
    table,
    tag,
    together,
    words,
)
from cardlaw.documents.pictures.drawing import STYLE
from cardlaw.documents.printing.handout import (
    AnswerList,
    Block,
    Cell,
    Grid,
    Handout,
    ReferenceCard,
    ReferenceCards,
    RuleLine,
    RuleList,
    SheetDrawing,
    SheetText,
    Strip,
)
from cardlaw.wording.sheets import said


def html(handout: Handout, paper: str) -> str:
    """The whole file."""
    style = files("cardlaw.documents.printing").joinpath("sheet.css").read_text("utf-8")
    page = f"@page{{size:{'a5' if paper == 'booklet' else paper}}}"
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("title", words(f"{handout.title} · {said(handout.language, f'kind-{handout.kind}')}")),
        tag("style", Markup(style + page + STYLE)),
    )
    body = tag("body", tag("main", *_parts(handout), class_=f"kind-{handout.kind}"))
    return f"<!doctype html>\n{tag('html', head, body, lang=handout.language)}\n"


def _parts(handout: Handout) -> list[Html]:
    language = handout.language
    kind = said(language, f"kind-{handout.kind}")
    parts = [
        tag("p", words(f"{handout.game} · {kind}"), class_="over"),
        tag("h1", words(handout.title)),
        tag("p", tag("em", words(handout.lead))) if handout.lead else NOTHING,
    ]
    if handout.facts:
        facts = (tag("div", tag("dt", words(name)), tag("dd", words(value))) for name, value in handout.facts)
        parts.append(tag("dl", *facts))
    if handout.parts:
        parts.append(tag("p", words(f"{said(language, 'made-of')}: {'; '.join(handout.parts)}")))
    if handout.choices:
        parts += [tag("p", words(said(language, "choices")), class_="small"), _answers(handout.choices)]
    inside = []
    for section in handout.sections:
        head = tag("h2", words(section.title)) if section.title else NOTHING
        inside.append(tag("section", head, *(_block(language, block) for block in section.blocks)))
    inside += [tag("p", words(note), class_="small") for note in handout.notes]
    parts.append(tag("div", *inside, class_="columns"))
    link = tag("a", words(handout.link), href=handout.link) if handout.link else NOTHING
    more = together(words(said(language, "more-at")), " ", link) if link else NOTHING
    parts.append(tag("footer", tag("code", words(handout.id)), BLANK, more))
    return parts


def _block(language: str, block: Block) -> Html:
    match block:
        case RuleList(lines, about):
            head = tag("h3", words(about)) if about else NOTHING
            return head + tag("ul", *(_line(language, line) for line in lines), class_="rules")
        case SheetText(text, small):
            return tag("p", words(text) if small else tag("em", words(text)))
        case AnswerList(pairs):
            return _answers(pairs)
        case Strip(drawings):
            return tag("div", *(_drawing(each) for each in drawings), class_="strip")
        case Grid(head, rows):
            return table(map(words, head), (map(_cell, row) for row in rows))
        case ReferenceCards(cards):
            return tag("div", *map(_card, cards), class_="cards")


def _line(language: str, line: RuleLine) -> Html:
    number = tag("b", words(line.number)) + " " if line.number else NOTHING
    see = said(language, "comes-first", rules=", ".join(line.but_see)) if line.but_see else ""
    after = " " + tag("small", words(f"({see})")) if see else NOTHING
    return tag("li", number, words(line.text + "°" * line.assumed), after)


def _answers(pairs: tuple[tuple[str, str], ...]) -> Html:
    return listed(
        (together(words(asked), " ", tag("strong", words(answer))) for asked, answer in pairs),
        class_="answers",
    )


def _cell(cell: Cell) -> Html:
    return _drawing(cell) if isinstance(cell, SheetDrawing) else words(cell)


def _drawing(drawing: SheetDrawing) -> Html:
    caption = tag("figcaption", words(drawing.caption)) if drawing.caption else NOTHING
    return tag("figure", drawn(drawing.picture), caption, style=f"width:{drawing.width}mm")


def _card(card: ReferenceCard) -> Html:
    picture = drawn(card.picture) if card.picture is not None else NOTHING
    foot = tag("p", tag("strong", words(card.foot))) if card.foot else NOTHING
    return tag("article", picture, tag("h3", words(card.title)), listed(map(words, card.sentences)), foot)
