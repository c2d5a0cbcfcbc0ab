"""Paths: an act is carried out again and again, each time another way where the unknown lets it go several ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any

from cardlaw.analysis.budget import tick
from cardlaw.analysis.unknowns.knowing import Domain, Knowledge
from cardlaw.analysis.unknowns.terms import ABSENT, SymbolicTerm, Value
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

MOST_PATHS = 400
"""An act with more ways than this is not followed further; what is left is named as unknown. A draw at a table of seven
in a small shipped game goes between 200 and 300 ways."""
MORE_WAYS = say("more-ways")
MOST_STEPS = 30_000
"""Instructions carried out and members gone through, on all paths of an act together; the rest is unknown by name.
The sheets stay below a tenth of it; some acts of the largest shipped variant do not."""


class CannotFollow(Exception):
    """A path goes where it cannot be followed; the reason is told to people."""

    def __init__(self, why: Saying) -> None:
        super().__init__(why)
        self.why = why


class PathTooLong(CannotFollow):
    """An act, or a rule that bears on it, has more steps than are followed."""


class Effort:
    """What has been spent on all paths of an act together, and the clause at work."""

    __slots__ = ("at", "spent")

    def __init__(self) -> None:
        self.spent = 0
        self.at = ""

    def spend(self, steps: int) -> None:
        self.spent += steps
        if self.spent > MOST_STEPS:
            raise PathTooLong(self.where(say("more-steps", n=MOST_STEPS)))

    def where(self, why: Saying) -> Saying:
        """A reason, with the clause at work."""
        return say("in-rule", why=why, rule=self.at) if self.at else why


class Impossible(Exception):
    """What the path supposes cannot be."""


@dataclass(slots=True)
class PathPart:
    """A part of a path that was gone through: what it returned, and what is to be kept of how all was after it.

    `asked` is how many questions had been put by then: no end of them if it did not come to its end.
    """

    value: Any = None
    after: Any = None
    quiet: bool = False
    """Whether it changed nothing."""
    asked: float = inf
    next: int = 0
    """The number of the part that comes after it and all that are inside it."""


class Path:
    """One way through an act: what is known on it, and how the open questions were answered.

    `gone` are the parts of the path from which this one parts at the last answer of its prefix; its own take their
    place from there on.
    """

    def __init__(
        self,
        domain: Domain,
        prefix: Sequence[int],
        gone: Sequence[PathPart] = (),
        effort: Effort | None = None,
    ) -> None:
        self.known = Knowledge(domain)
        self.effort = effort or Effort()
        self.prefix = prefix
        self.alike = len(prefix) - 1
        """How many questions were answered there as here."""
        self.gone = list(gone)
        self.parts = 0
        self.asked: list[int] = []
        self.taken: list[int] = []
        self.given: list[SymbolicTerm] = []
        """What is taken for granted, such as that a pile holds enough cards."""
        self.counts: dict[Any, int] = {}

    def ask(self, options: int) -> int:
        """Which of several ways is taken here."""
        place = len(self.asked)
        answer = self.prefix[place] if place < len(self.prefix) else 0
        self.asked.append(options)
        self.taken.append(answer)
        return answer

    def branch(self, condition: Value) -> bool:
        """Whether the condition holds on this path; the only place where an unknown steers what happens."""
        condition = self.known.simplified(condition)
        if isinstance(condition, bool):
            return condition
        if condition.op == "not":
            return not self.branch(condition.args[0])
        if condition.op in ("and", "or") and all(_simple(part) for part in condition.args):
            stop: bool = condition.op == "or"
            for part in condition.args:
                if self.branch(part) == stop:
                    return stop
            return not stop
        holds = self.ask(2) == 0
        if not self.known.learn(condition, holds):
            raise Impossible
        return holds

    def assume(self, condition: Value) -> None:
        """Take for granted that the condition holds."""
        condition = self.known.simplified(condition)
        if isinstance(condition, bool):
            if not condition:
                raise Impossible
            return
        if not self.known.learn(condition, True):
            raise Impossible
        self.given.append(condition)

    def settle(self, unknown: Value, order: Sequence[Any]) -> Any:
        """The value of an unknown on this path: each possible one is a way of its own; None if it is absent."""
        if not isinstance(unknown, SymbolicTerm):
            return unknown
        possible = self.known.possible(unknown)
        values = [value for value in order if value in possible]
        if ABSENT in possible:
            values.append(ABSENT)
        if not values:
            raise Impossible
        value = values[0] if len(values) == 1 else values[self.ask(len(values))]
        if len(values) > 1:
            self.known.sets[unknown] = frozenset({value})
        if value is ABSENT:
            return None
        return value

    def number(self, what: Any) -> int:
        """How often something of this sort was counted before on this path."""
        found = self.counts.get(what, 0)
        self.counts[what] = found + 1
        return found


def _simple(part: SymbolicTerm) -> bool:
    inner = part.args[0] if part.op == "not" else part
    return inner.op in ("in", "ge")


def explored(domain: Domain, run: Callable[[Path], Any]) -> Iterator[tuple[Path, Any, Saying | None]]:
    """Every path with what came of it; for one that could not be followed to its end, the reason."""
    todo: list[tuple[tuple[int, ...], list[PathPart]]] = [((), [])]
    number, effort = 0, Effort()
    while todo:
        tick()
        prefix, gone = todo.pop()
        path = Path(domain, prefix, gone, effort)
        beyond: Saying | None = None
        result: Any = None
        try:
            result = run(path)
        except Impossible:
            result = None
        except PathTooLong as why:
            yield Path(domain, ()), None, why.why
            return
        except CannotFollow as why:
            beyond = why.why
        gone = path.gone[: path.parts]
        for place in reversed(range(len(prefix), len(path.asked))):
            base = tuple(path.taken[:place])
            todo += [((*base, other), gone) for other in reversed(range(1, path.asked[place]))]
        if result is not None or beyond is not None:
            number += 1
            yield path, result, beyond
        if number >= MOST_PATHS and todo:
            yield Path(domain, ()), None, MORE_WAYS
            return
