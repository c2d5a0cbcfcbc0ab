"""What may be done under choices not made: differences that are not there as two editions are chosen to be read.

Looked for among situations with few cards only, all of which are gone through: a difference is shown or not found, and
nothing is said to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.choosing import Choices, other_choices
from cardlaw.analysis.comparing import Pair, Shape, cells, matched
from cardlaw.analysis.differences import Compared, Difference, Sort
from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.enumeration import Space
from cardlaw.analysis.findings import finding_id
from cardlaw.analysis.formulas import Lit
from cardlaw.analysis.inquiry import Asked
from cardlaw.analysis.sides import Side, Weighed
from cardlaw.analysis.witnesses import Witness


def otherwise(pair: Pair) -> Iterator[Difference | Compared]:
    """Every class of difference that takes other choices, for each of them; what is there without is not told again."""
    for under in other_choices(pair.one.model, pair.other.model):
        one, other = _chosen(pair.one, under), _chosen(pair.other, under)
        if one.tables != pair.one.tables or other.tables != pair.other.tables:
            names = (pair.one.model.name, pair.other.model.name)
            what = ", ".join(f"{axis} = {value}" for _, axis, value in under[:1])
            yield Compared(*names, "legality", what, "unknown", "what holds at every table hangs on it")
        elif one is not pair.one or other is not pair.other:
            yield from _Otherwise(pair, one, other, under).differences()


def _chosen(side: Side, under: Choices) -> Side:
    return side.under({axis: value for edition, axis, value in under if edition == side.model.name})


class _Otherwise(Pair):
    """A pair over the same tables, with other choices."""

    def __init__(self, pair: Pair, one: Side, other: Side, under: Choices) -> None:
        self.base, self.under = pair, under
        self.one, self.other = one, other
        self.formulas, self.inquiry = pair.formulas, pair.inquiry
        self._smalls = {}
        self.told = set(pair.told)

    def differences(self) -> Iterator[Difference]:
        for key, mine in self.one.offered.items():
            pairs = [
                (a, b) for a, b in matched(mine, self.other.offered.get(key, ())) if not self._as_before(a, b)
            ]
            for sort in SORTS:
                yield from self._new(key, sort, pairs)

    def _as_before(self, a: Weighed, b: Weighed) -> bool:
        return self.base.one.weighs(a) and self.base.other.weighs(b)

    def _new(
        self, key: tuple[str, str], sort: Sort, pairs: list[tuple[Weighed, Weighed]]
    ) -> Iterator[Difference]:
        small = self._small(key[0]) if pairs else None
        if small is None:
            return
        told = {shape for act, of, shape in self.told if (act, of) == (key[1], sort)}
        for shape in self._shapes(sort, pairs, told, small.space):
            moves = [(a, lit) for a, b in pairs for _, lit in self.apart(sort, a, b, shape)]
            asked = Asked(self.formulas, moves[0][0].frame, tuple((w.move, lit) for w, lit in moves))
            within = (small.space, small.cards)
            witness = self.inquiry.smallest(self._home, asked, deep=False, within=within)
            if witness is None or isinstance(witness, Unknown):
                continue
            self.told.add((key[1], sort, shape))
            found = self._difference(key, sort, shape, witness)
            marks = [f"{axis} {value}" for _, axis, value in self.under[:1]]
            yield replace(found, id=finding_id(found.id, *marks), under=self.under)

    def _shapes(
        self, sort: Sort, pairs: list[tuple[Weighed, Weighed]], told: set[Shape], space: Space
    ) -> list[Shape]:
        """The shapes in which words differ in some situation, less those told."""

        def held(lits: Sequence[Lit]) -> list[int]:
            return self.formulas.revalued(lits, space.columns, space.full, space.memo)

        found: dict[Shape, bool] = {}
        for a, b in pairs:
            one, other = cells(sort, a), cells(sort, b)
            there, too, *words = held((a.there, b.there, *(cell.lit for cell in (*one, *other))))
            both = there & too & space.full
            right = list(zip(other, words[len(one) :], strict=True))
            for x, mine in zip(one, words, strict=False):
                for y, theirs in right:
                    shape = (x.word, x.clause, y.word, y.clause)
                    if x.word != y.word and shape not in told:
                        found[shape] = found.get(shape, False) or bool(both & mine & theirs)
        return [shape for shape, seen in found.items() if seen]

    def _rests_on(
        self, key: tuple[str, str], sort: Sort, shape: Shape, witness: Witness
    ) -> Iterator[tuple[str, str, int | str]]:
        """Nothing more: it rests on the choices that it takes."""
        yield from ()


SORTS: tuple[Sort, ...] = ("legality", "guilt")
