"""A sheet → the source of a typeset document: all words as string literals, so that none of them is ever a command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files

from cardlaw.documents.printing.handout import (
    IN_TWO_COLUMNS,
    AnswerList,
    Block,
    Cell,
    Grid,
    Handout,
    ReferenceCard,
    ReferenceCards,
    RuleList,
    SheetDrawing,
    SheetText,
    Strip,
)
from cardlaw.wording.sheets import said

HYPHEN = re.compile(r" -(?=[^\W\d])")


def typeset(handout: Handout, paper: str, size: float) -> str:
    """The whole document at a size of type in points."""
    template = files("cardlaw.documents.printing").joinpath("sheet.typ").read_text("utf-8")
    return "\n".join((template, *_document(handout, paper, size)))


def _document(handout: Handout, paper: str, size: float) -> Iterator[str]:
    language = handout.language
    head = [
        ("kind", string(handout.kind)),
        ("lang", string(language)),
        ("title", string(handout.title)),
        ("game", string(handout.game)),
        ("kind-name", string(said(language, f"kind-{handout.kind}"))),
        ("id", string(handout.id)),
        ("lead", string(handout.lead)),
        ("link-to", string(handout.link)),
        ("more", string(said(language, "more-at"))),
        ("page-of", f"(n, total) => {_page_of(language)}"),
        ("paper", string(paper)),
        ("size", f"{size}pt"),
        ("facts", pairs(handout.facts)),
        ("made-of", string(said(language, "made-of") if handout.parts else "")),
        ("parts", array(map(string, handout.parts))),
        ("chosen", string(said(language, "choices") if handout.choices else "")),
        ("choices", pairs(handout.choices)),
        ("notes", array(map(string, handout.notes))),
        ("across", str(2 if handout.kind != "poster" or len(handout.sections) <= IN_TWO_COLUMNS else 3)),
    ]
    yield "#show: sheet.with(" + ", ".join(f"{name}: {value}" for name, value in head) + ")"
    for section in handout.sections:
        inside = " + ".join(_block(handout, block) for block in section.blocks) or "none"
        whole = ", whole: true" if handout.kind == "poster" else ""
        yield f"#part({string(section.title)}, {inside}{whole})"


def _page_of(language: str) -> str:
    """How a page is counted, with what typesetting knows in place of the numbers."""
    mark, total = "\ue010", "\ue011"
    text = said(language, "page", n=mark, total=total)
    before, _, rest = text.partition(mark)
    between, _, after = rest.partition(total)
    return f"{string(before)} + str(n) + {string(between)} + str(total) + {string(after)}"


def _block(handout: Handout, block: Block) -> str:
    match block:
        case RuleList(lines, about):
            each = (
                f"({string(line.number)}, {string(line.text)}, {'true' if line.assumed else 'false'}, "
                f"{string(_but_see(handout, line.but_see))})"
                for line in lines
            )
            return f"rules({array(each)}, {string(about)})"
        case SheetText(text, small):
            return f"words({string(text)}, {'true' if small else 'false'})"
        case AnswerList(found):
            return f"answers({pairs(found)})"
        case Strip(drawings):
            return f"strip({array(map(drawing, drawings))})"
        case Grid(head, rows):
            heads = array(map(string, head))
            return f"effects({heads}, {array(array(map(cell, row)) for row in rows)})"
        case ReferenceCards(cards):
            return f"cut-out({array(map(_card, cards))})"


def _but_see(handout: Handout, numbers: tuple[str, ...]) -> str:
    return said(handout.language, "comes-first", rules=", ".join(numbers)) if numbers else ""


def _card(card: ReferenceCard) -> str:
    shown = "none" if card.picture is None else drawing(SheetDrawing(card.picture, 11))
    return f"({string(card.title)}, {array(map(string, card.sentences))}, {shown}, {string(card.foot)})"


def cell(given: Cell) -> str:
    return drawing(given) if isinstance(given, SheetDrawing) else f"text({string(given)})"


def drawing(given: SheetDrawing) -> str:
    svg, alt = string(given.picture.printed()), string(given.picture.title)
    picture = f'image(bytes({svg}), format: "svg", width: {given.width}mm, alt: {alt})'
    return f"drawn({picture}, {string(given.caption)})"


def pairs(given: tuple[tuple[str, str], ...]) -> str:
    return array(f"({string(one)}, {string(other)})" for one, other in given)


def array(items: Iterable[str]) -> str:
    return "(" + "".join(f"{item}, " for item in items) + ")"


def string(text: str) -> str:
    """A string literal: backslash and quote escaped, control characters and line ends as blanks.

    A hyphen before a word (`nosta 2 -kortti`) stays with it and with the word before.
    """
    plain = "".join(c if c.isprintable() else " " for c in text)
    escaped = HYPHEN.sub("\u00a0-\u2060", plain).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
