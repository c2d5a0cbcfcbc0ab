"""A line as it is being written → the shape that lines of its sort have."""

from __future__ import annotations

import re

from cardlaw.language.reading.limits import ITEM_START
from cardlaw.language.reading.source import Source
from cardlaw.language.syntax_errors import Draft
from cardlaw.language.syntax_errors.places import context_at, shape_for
from cardlaw.service.answers import Signature
from cardlaw.service.workspace import EditorWorkspace

LONGEST_ITEM = 20_000
"""How much text above a line is looked at to tell where it stands."""

PARAMETER = re.compile(r'[A-Z][A-Z]+|"[^"]*"|[0-9]+(?:\.\.[0-9]+)?')


def shape_of(text: str, offset: int) -> list[str] | None:
    """The shapes that the line at a place can have."""
    offset = min(max(offset, 0), len(text))
    line_start = text.rfind("\n", 0, offset) + 1
    line_end = text.find("\n", offset)
    line = text[line_start : line_end if line_end >= 0 else len(text)]
    begin = line_start if line[:1].strip() else item_start(text, line_start)
    if not line.strip() or begin is None:
        return None
    item = text[begin : line_start + len(line)]
    draft = Draft(Source("", item), 0, item + "\n")
    shape = shape_for(context_at(draft, line_start - begin, line), line)
    return None if shape is None else shape.split("` or `")


def item_start(text: str, line_start: int) -> int | None:
    """Where the item begins that a line belongs to; None if that is too far up."""
    from_ = max(line_start - LONGEST_ITEM, 0)
    found = [each.start() for each in ITEM_START.finditer(text, from_, line_start + 1)]
    return found[-1] if found else 0 if from_ == 0 else None


def signature(workspace: EditorWorkspace, name: str, offset: int) -> tuple[Signature, ...]:
    """The shapes of the line at a place, and which part of each is being written."""
    text = workspace.text(name)
    shapes = shape_of(text, offset)
    if shapes is None:
        return ()
    written = text[text.rfind("\n", 0, offset) + 1 : offset]
    return tuple(_signature(shape, written) for shape in shapes)


def _signature(shape: str, written: str) -> Signature:
    """The part being written comes after the last word of the shape that the line has."""
    parameters = tuple(found.span() for found in PARAMETER.finditer(shape))
    said = set(re.findall(r"[a-z][a-z-]*", written))
    reached = 0
    for found in re.finditer(r"[a-z][a-z-]*", shape):
        if found[0] in said:
            reached = found.end()
    active = next((place for place, (start, _) in enumerate(parameters) if start >= reached), len(parameters))
    return Signature(shape, parameters, min(active, max(len(parameters) - 1, 0)))
