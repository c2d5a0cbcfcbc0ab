"""In whose words a number is given: the quantities it is made of, and the rules that say what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.analysis.unknowns.editions import TracedEdition
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import RoutineUnderWay

Worded = tuple[str, frozenset[str]]


def worded(expr: m.Expr, frame: RoutineUnderWay, edition: TracedEdition) -> Worded:
    """An expression as short words, and the rules that define what it names."""
    match expr:
        case m.Const(value=value):
            return str(value), frozenset()
        case m.AxisValue(axis=axis):
            return axis, frozenset()
        case m.QuantityOf(quantity=name):
            return name, _defining(edition, name)
        case m.Local(name=name):
            return frame.words.get(name, (name.rstrip("'"), frozenset()))
        case m.Arithmetic(operator=operator, left=left, right=right):
            one, some = worded(left, frame, edition)
            other, more = worded(right, frame, edition)
            return f"{one} {operator} {other}", some | more
        case m.Total(value=value):
            text, rules = worded(value, frame, edition)
            return f"total {text}", rules
        case m.Size() | m.Count():
            return "a count", frozenset()
        case _:
            return "", frozenset()


def _defining(edition: TracedEdition, quantity: str) -> frozenset[str]:
    held = edition.book.quantities(quantity)
    return frozenset(
        one.rule.id for one in held if not any(edition.book.overrides(other.rule, one.rule) for other in held)
    )
