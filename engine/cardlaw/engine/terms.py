"""Terms: values not yet known, as functions of a state and the locals of a body, with what is known folded away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cardlaw.engine.state import State

Run = Callable[[State, list[Any]], Any]
Gather = Callable[[State, list[Any]], Sequence[Any]]


class _Varying:
    def __repr__(self) -> str:
        return "VARYING"


VARYING: Final = _Varying()


class Term:
    """A value of the closure algebra: `value` if it is known beforehand, else what `run` gives.

    `slot` is set for a local, `top_of` for the top card of a zone known by its number.
    """

    __slots__ = ("run", "slot", "top_of", "value")

    def __init__(
        self, run: Run, value: Any = VARYING, slot: int | None = None, top_of: int | None = None
    ) -> None:
        self.run = run
        self.value = value
        self.slot = slot
        self.top_of = top_of

    @property
    def known(self) -> bool:
        return self.value is not VARYING


class Members:
    """A domain: its members as a function; `all_of` is the number of the zone whose cards they all are."""

    __slots__ = ("all_of", "run")

    def __init__(self, run: Gather, all_of: int | None = None) -> None:
        self.run = run
        self.all_of = all_of


class Lazy(dict[Any, Any]):
    """A table whose entries are made when first asked for."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> Any:
        made = self[key] = self.make(key)
        return made


def known(value: Any) -> Term:
    """A value that is known beforehand."""
    return Term(lambda s, env: value, value)


def local(slot: int) -> Term:
    """A local of the body under way."""
    return Term(lambda s, env: env[slot], slot=slot)


YES: Final = known(True)
NO: Final = known(False)


def negation(inner: Term) -> Term:
    if inner.known:
        return NO if inner.value else YES
    run = inner.run
    return Term(lambda s, env: not run(s, env))


def conjunction(parts: tuple[Term, ...]) -> Term:
    if any(part.known and not part.value for part in parts):
        return NO
    runs = [part.run for part in parts if not part.known]
    match runs:
        case []:
            return YES
        case [one]:
            return Term(one)
        case [one, two]:
            return Term(lambda s, env: one(s, env) and two(s, env))
        case [one, two, three]:
            return Term(lambda s, env: one(s, env) and two(s, env) and three(s, env))
        case _:
            return Term(lambda s, env: all(run(s, env) for run in runs))


def disjunction(parts: tuple[Term, ...]) -> Term:
    if any(part.known and part.value for part in parts):
        return YES
    runs = [part.run for part in parts if not part.known]
    match runs:
        case []:
            return NO
        case [one]:
            return Term(one)
        case [one, two]:
            return Term(lambda s, env: one(s, env) or two(s, env))
        case [one, two, three]:
            return Term(lambda s, env: one(s, env) or two(s, env) or three(s, env))
        case _:
            return Term(lambda s, env: any(run(s, env) for run in runs))


def same(left: Term, right: Term) -> Term:
    """Equality; an absent value equals nothing."""
    if left.known and right.known:
        return known(left.value is not None and left.value == right.value)
    if left.known:
        left, right = right, left
    one = left.run
    if right.known:
        value = right.value
        return NO if value is None else Term(lambda s, env: one(s, env) == value)
    two = right.run

    def both(s: State, env: list[Any]) -> bool:
        found = one(s, env)
        return found is not None and bool(found == two(s, env))

    return Term(both)


def lifted(operation: Callable[[Any, Any], Any], absent: Any, left: Term, right: Term) -> Term:
    """An operation on two numbers; `absent` where one of them is."""
    if left.known and right.known:
        missing = left.value is None or right.value is None
        return known(absent if missing else operation(left.value, right.value))
    one, two = left.run, right.run
    if right.known and right.value is not None:
        other = right.value

        def against(s: State, env: list[Any]) -> Any:
            a = one(s, env)
            return absent if a is None else operation(a, other)

        return Term(against)

    def both(s: State, env: list[Any]) -> Any:
        a, b = one(s, env), two(s, env)
        return absent if a is None or b is None else operation(a, b)

    return Term(both)
