"""Marks inside sentences: what is a term, a value or foreign text, kept through formatting as private characters.

Text of rule files is stripped of these characters before it is used, so no file can forge a mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

OPEN, BAR, CLOSE = "\ue000", "\ue001", "\ue002"
_PRIVATE = re.compile("[\ue000-\ue002]")
_PIECES = re.compile("(\ue000[^\ue000-\ue002]*\ue001|\ue002)")

Link = Callable[[str, str], str | None]
"""From the kind of a mark (`term`, `value`, `rule`) and its name to the address it leads to."""


def clean(text: str) -> str:
    return _PRIVATE.sub("", text)


def mark(kind: str, name: str, text: str) -> str:
    return f"{OPEN}{kind} {clean(name)}{BAR}{text}{CLOSE}"


def to_plain(text: str) -> str:
    return _PIECES.sub("", text)


def to_html(text: str, link: Link | None = None) -> Markup:
    """The sentence as HTML: everything escaped, marks as links or tagged spans."""
    from markupsafe import Markup  # where there are no pages, it is not needed

    out: list[str] = []
    closing: list[str] = []
    for piece in _PIECES.split(text):
        if piece.startswith(OPEN):
            kind, _, name = piece[1:-1].partition(" ")
            start, end = _tags(kind, name, link)
            out.append(start)
            closing.append(end)
        elif piece == CLOSE:
            if closing:
                out.append(closing.pop())
        else:
            out.append(escape(piece))
    return Markup("".join(out + closing[::-1]))


def _tags(kind: str, name: str, link: Link | None) -> tuple[str, str]:
    if kind == "foreign":
        return f'<span lang="{escape(name)}" class="cl-foreign">', "</span>"
    if kind == "missing":
        return f'<span lang="en" class="cl-missing" title="{escape(name)}">', "</span>"
    name, _, quantity = name.partition(" ")
    data = f' data-quantity="{escape(quantity)}"' if quantity else ""
    address = link(kind, name) if link else None
    kind = "ref" if kind == "rule" else kind
    if address is None and kind == "term":
        return "", ""  # only a way to the glossary
    if address is None:
        return f'<span class="cl-{escape(kind)}"{data}>', "</span>"
    return f'<a class="cl-{escape(kind)}"{data} href="{escape(address)}">', "</a>"


def capitalised(text: str) -> str:
    """The sentence with its first letter raised, whatever marks stand before it."""
    inside = False
    for at, character in enumerate(text):
        if character == OPEN:
            inside = True
        elif character == BAR:
            inside = False
        elif not inside and character != CLOSE:
            if character.isalpha():
                return text[:at] + character.upper() + text[at + 1 :]
            if character.isdigit():
                return text
    return text


def tidied(text: str) -> str:
    """Blanks that an empty part left behind are taken out."""
    text = re.sub(r"[ \t\n]+", " ", text)
    text = re.sub(r" ([,.;:?!)])", r"\1", text)
    text = re.sub(r"([(]) ", r"\1", text)
    text = re.sub(r",{2,}", ",", text)
    text = re.sub(r",([.;:])", r"\1", text)
    return text.strip()
