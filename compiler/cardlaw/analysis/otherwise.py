"""What may be done under choices not made: differences that are not there as two editions are chosen to be read.

Looked for among situations with few cards, all of which are gone through, or by the solver where these are too many: a
difference is shown or not found, and nothing is said to be the same. Of each move with a kind of card it is told that
the two differ in it then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardlaw.analysis import items
from cardlaw.analysis.budget import USED_UP, used_up
from cardlaw.analysis.choosing import Choices, marks, other_choices
from cardlaw.analysis.comparing import Pair, Shape, matched, moved
from cardlaw.analysis.differences import Compared, Difference, Sort
from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.findings import finding_id
from cardlaw.analysis.formulas import Lit
from cardlaw.analysis.relating import relation, together
from cardlaw.analysis.sides import Offered, Side, Weighed
from cardlaw.analysis.witnesses import Witness
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

Seen = set[tuple[str, Sort, Shape]]
"""Classes of difference: the act, the sort and the shape of each."""


def otherwise(pair: Pair, seen: Seen) -> Iterator[Difference | Compared]:
    """Every class of difference that takes another choice, for each choice; what is there without is not told again.

    What there is with and without is put into `seen`.
    """
    seen |= pair.told
    for under in other_choices(pair.one.model, pair.other.model):
        if used_up():
            yield _unknown(pair, under, USED_UP)
            continue
        one, other = chosen(pair.one, under), chosen(pair.other, under)
        if one.tables != pair.one.tables or other.tables != pair.other.tables:
            yield _unknown(pair, under, say("always-depends"))
        elif one is not pair.one or other is not pair.other:
            there = Otherwise(pair, one, other, under)
            yield from there.differences()
            seen |= there.told


def _unknown(pair: Pair, under: Choices, reason: Saying) -> Compared:
    return Compared(*pair.names, "legality", items.under(under), "unknown", reason)


def chosen(side: Side, under: Choices) -> Side:
    """A side under the choices that are its own."""
    return side.under({axis: value for edition, axis, value in under if edition == side.model.name})


class Otherwise(Pair):
    """A pair over the same tables, with other choices."""

    def __init__(self, pair: Pair, one: Side, other: Side, under: Choices) -> None:
        self.base, self.under = pair, under
        self.one, self.other = one, other
        self.formulas, self.inquiry = pair.formulas, pair.inquiry
        self.beside = pair.beside
        self.told = set(pair.told)

    def differences(self) -> Iterator[Difference | Compared]:
        """Every new class of difference, and how the two then stand in each move in which they differ."""
        for key, mine in self.one.offered.items():
            pairs = [
                (a, b) for a, b in matched(mine, self.other.offered.get(key, ())) if not self._as_before(a, b)
            ]
            for sort in SORTS if pairs else ():
                yield from self._classes(key, sort, pairs)

    def of_class(self, key: Offered, sort: Sort, shape: Shape) -> Iterator[Difference | Compared]:
        """One class of difference alone."""
        pairs = matched(self.one.offered.get(key, ()), self.other.offered.get(key, ()))
        return self._classes(key, sort, pairs, shape)

    def _classes(
        self,
        key: Offered,
        sort: Sort,
        pairs: list[tuple[Weighed, Weighed]],
        only: Shape | None = None,
    ) -> Iterator[Difference | Compared]:
        """The classes of difference in some moves, or `only` one of them."""
        classes: dict[Shape, list[tuple[Weighed, Lit]]] = {}
        for a, b in pairs:
            for shape, lit in self.apart(sort, a, b, only):
                if (key[1], sort, shape) not in self.told:
                    classes.setdefault(shape, []).append((a, lit))
        answers = self._answers(classes) if classes else {}
        for shape, moves in classes.items():
            found = self._class(key, shape, sort, moves, answers[shape])
            if found.difference is not None:
                self.told.add((key[1], sort, shape))
                yield self._marked(found.difference)
            for kind, answer in found.kinds.items():
                if isinstance(answer, Unknown):
                    what, rules = moved(key, kind), (clause for clause in (shape[1], shape[3]) if clause)
                    named = tuple(dict.fromkeys(m.rule_of(clause) for clause in rules))
                    yield Compared(*self.names, sort, what, "unknown", answer.reason, named, self.under)
                elif answer:
                    stands = together([relation(shape[0], shape[2])])
                    yield Compared(*self.names, sort, moved(key, kind), stands, "seen", under=self.under)

    def _as_before(self, a: Weighed, b: Weighed) -> bool:
        return self.base.one.weighs(a) and self.base.other.weighs(b)

    def _marked(self, found: Difference) -> Difference:
        return replace(found, id=finding_id(found.id, *marks(self.under)), under=self.under)

    def _rests_on(
        self, key: Offered, sort: Sort, shape: Shape, witness: Witness
    ) -> Iterator[tuple[str, str, int | str]]:
        """Nothing more: it rests on the choices that it takes."""
        yield from ()


SORTS: tuple[Sort, ...] = ("legality", "guilt")
