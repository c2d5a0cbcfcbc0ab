"""A rulebook with one thing changed, and how one thing is changed wherever it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from cardlaw.language import model as m


@dataclass(frozen=True)
class Mutant:
    """What was changed, and the model then; `happening` if that is what happens, not what is allowed."""

    what: str
    model: m.Model
    happening: bool = False


def everywhere(expr: Any, change: Callable[[Any], Iterator[tuple[Any, str]]]) -> Iterator[tuple[Any, str]]:
    """The expression with one change made to it or to a part of it, whatever change there is."""
    if isinstance(expr, tuple):
        for place, part in enumerate(expr):
            for changed, what in everywhere(part, change):
                yield (*expr[:place], changed, *expr[place + 1 :]), what
    elif is_dataclass(expr) and not isinstance(expr, type):
        yield from change(expr)
        whole: Any = expr
        for each in fields(whole):
            for changed, what in everywhere(getattr(whole, each.name), change):
                yield replace(whole, **{each.name: changed}), what
