"""A sheet → Markdown, for wikis and chats: pictures are said in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardlaw.documents.printing.handout import (
    AnswerList,
    Block,
    Cell,
    Grid,
    Handout,
    ReferenceCards,
    RuleList,
    SheetDrawing,
    SheetText,
    Strip,
)
from cardlaw.wording.sheets import said

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


def markdown(handout: Handout) -> str:
    """The whole sheet."""
    return "\n".join(_lines(handout)).rstrip() + "\n"


def _lines(handout: Handout) -> Iterator[str]:
    language = handout.language
    yield from (f"# {plain(handout.title)}", "")
    yield from (
        f"{plain(handout.game)} · {plain(said(language, f'kind-{handout.kind}'))} · {plain(handout.id)}",
        "",
    )
    if handout.lead:
        yield from (f"*{plain(handout.lead)}*", "")
    yield from (f"- {plain(name)}: **{plain(value)}**" for name, value in handout.facts)
    if handout.parts:
        yield f"- {plain(said(language, 'made-of'))}: {plain('; '.join(handout.parts))}"
    if handout.choices:
        yield from ("", f"**{plain(said(language, 'choices'))}**", "")
        yield from _answers(handout.choices)
    for section in handout.sections:
        if section.title:
            yield from ("", f"## {plain(section.title)}")
        said_before: list[str] = []
        for block in section.blocks:
            lines = list(_block(language, block))
            if lines != said_before:  # a picture is told by its title, which may stand beside it already
                yield ""
                yield from lines
            said_before = lines
    for note in handout.notes:
        yield from ("", plain(note))
    if handout.link:
        yield from ("", f"{plain(said(language, 'more-at'))} <{handout.link}>")


def _block(language: str, block: Block) -> Iterator[str]:
    match block:
        case RuleList(lines, about):
            if about:
                yield from (f"### {plain(about)}", "")
            for line in lines:
                number = f"**{line.number}** " if line.number else ""
                see = (
                    f" ({plain(said(language, 'comes-first', rules=', '.join(line.but_see)))})"
                    if line.but_see
                    else ""
                )
                yield f"- {number}{plain(line.text)}{'°' if line.assumed else ''}{see}"
        case SheetText(text):
            yield plain(text)
        case AnswerList(pairs):
            yield from _answers(pairs)
        case Strip(drawings):
            yield " · ".join(
                plain(each.caption or each.picture.description or each.picture.title) for each in drawings
            )
        case Grid(head, rows):
            if all(isinstance(row[0], SheetDrawing) for row in rows):  # the words beside it name the card
                head = (" – ".join(head[:2]), *head[2:])
                rows = tuple(row[1:] for row in rows)
            yield f"| {' | '.join(map(plain, head))} |"
            yield f"|{'---|' * len(head)}"
            yield from (f"| {' | '.join(map(_cell, row))} |" for row in rows)
        case ReferenceCards(cards):
            for card in cards:
                yield from (f"### {plain(card.title)}", "")
                yield from (f"- {plain(sentence)}" for sentence in card.sentences)
                yield from ([f"- **{plain(card.foot)}**"] if card.foot else [])
                yield ""


def _answers(pairs: tuple[tuple[str, str], ...]) -> Iterator[str]:
    return (f"- {plain(asked)} **{plain(answer)}**" for asked, answer in pairs)


def _cell(cell: Cell) -> str:
    return plain(cell.picture.title if isinstance(cell, SheetDrawing) else cell)


def plain(text: str) -> str:
    """Text of which nothing is read as a sign of Markdown or a tag."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split())).replace("&", "&amp;")
