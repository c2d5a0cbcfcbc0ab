"""What may be done under choices not made: differences that are not there as two editions are chosen to be read.

Looked for among situations with few cards, all of which are gone through, or by the solver where these are too many: a
difference is shown or not found, and nothing is said to be the same. Of each move with a kind of card it is told that
the two differ in it then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis import items
from cardlaw.analysis.budget import USED_UP, used_up
from cardlaw.analysis.choosing import Choices, marks, other_choices
from cardlaw.analysis.comparing import Pair, Shape, Small, cells, matched, moved
from cardlaw.analysis.differences import Compared, Difference, Sort
from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.enumeration import Space
from cardlaw.analysis.findings import finding_id
from cardlaw.analysis.formulas import Lit
from cardlaw.analysis.inquiry import Asked
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
        self._smalls = {}
        self.told = set(pair.told)

    def differences(self) -> Iterator[Difference | Compared]:
        """Every new class of difference, and how the two then stand in each move in which they differ.

        Where situations with few cards are too many, a move that was not yet found to differ is asked about.
        """
        shown: set[tuple[str, Sort]] = set()
        for key, mine in self.one.offered.items():
            pairs = [
                (a, b) for a, b in matched(mine, self.other.offered.get(key, ())) if not self._as_before(a, b)
            ]
            small = self._small(key[0]) if pairs else None
            for sort in SORTS if pairs else ():
                if small is not None:
                    shapes = self._shapes(sort, pairs, small.space)
                    for each in self._new(key, sort, pairs, shapes, small):
                        shown.add((key[1], sort))
                        yield each
                    yield from self._stands(key, sort, shapes)
                if (small is None or small.cards < ENOUGH) and (key[1], sort) not in shown:
                    yield from self._by_solver(key, sort, pairs)

    def of_class(self, key: Offered, sort: Sort, shape: Shape) -> Iterator[Difference | Compared]:
        """One class of difference alone."""
        pairs = matched(self.one.offered.get(key, ()), self.other.offered.get(key, ()))
        return self._by_solver(key, sort, pairs, shape)

    def _by_solver(
        self,
        key: Offered,
        sort: Sort,
        pairs: list[tuple[Weighed, Weighed]],
        only: Shape | None = None,
    ) -> Iterator[Difference | Compared]:
        """The same where there are too many situations with few cards to go through them all."""
        classes: dict[Shape, list[tuple[Weighed, Lit]]] = {}
        for a, b in pairs:
            for shape, lit in self.apart(sort, a, b, only):
                if (key[1], sort, shape) not in self.told:
                    classes.setdefault(shape, []).append((a, lit))
        every = [self.formulas.any(lit for _, lit in moves) for moves in classes.values()]
        can = self.inquiry.which(every) if every else []
        classes = {shape: classes[shape] for shape, holds in zip(list(classes), can, strict=True) if holds}
        answers = self._answers(key[0], classes) if classes else {}
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

    def _stands(self, key: Offered, sort: Sort, shapes: dict[Shape, dict[str, None]]) -> Iterator[Compared]:
        found: dict[str, dict[str, None]] = {}
        for shape, kinds in shapes.items():
            for kind in kinds:
                found.setdefault(kind, {})[relation(shape[0], shape[2])] = None
        for kind, relations in found.items():
            yield Compared(*self.names, sort, moved(key, kind), together(relations), "seen", under=self.under)

    def _new(
        self,
        key: Offered,
        sort: Sort,
        pairs: list[tuple[Weighed, Weighed]],
        shapes: Iterable[Shape],
        small: Small,
    ) -> Iterator[Difference]:
        told = {shape for act, of, shape in self.told if (act, of) == (key[1], sort)}
        for shape in (shape for shape in shapes if shape not in told):
            moves = [(a, lit) for a, b in pairs for _, lit in self.apart(sort, a, b, shape)]
            asked = Asked(self.formulas, moves[0][0].frame, tuple((w.move, lit) for w, lit in moves))
            within = (small.space, small.cards)
            witness = self._shown(asked, within, deep=False)
            if witness is None or isinstance(witness, Unknown):
                continue
            self.told.add((key[1], sort, shape))
            found = self._difference(key, sort, shape, witness)
            yield self._marked(found)

    def _marked(self, found: Difference) -> Difference:
        return replace(found, id=finding_id(found.id, *marks(self.under)), under=self.under)

    def _shapes(
        self, sort: Sort, pairs: list[tuple[Weighed, Weighed]], space: Space
    ) -> dict[Shape, dict[str, None]]:
        """The shapes in which words differ in some situation, and with which kinds of card."""

        def held(lits: Sequence[Lit]) -> list[int]:
            return self.formulas.revalued(lits, space.columns, space.full, space.memo)

        found: dict[Shape, dict[str, None]] = {}
        for a, b in pairs:
            kind = self._kind(a.move)
            one, other = cells(sort, a), cells(sort, b)
            there, too, *words = held((a.there, b.there, *(cell.lit for cell in (*one, *other))))
            both = there & too & space.full
            right = list(zip(other, words[len(one) :], strict=True))
            for x, mine in zip(one, words, strict=False):
                for y, theirs in right:
                    if x.word != y.word and both & mine & theirs:
                        found.setdefault((x.word, x.clause, y.word, y.clause), {})[kind] = None
        return found

    def _rests_on(
        self, key: Offered, sort: Sort, shape: Shape, witness: Witness
    ) -> Iterator[tuple[str, str, int | str]]:
        """Nothing more: it rests on the choices that it takes."""
        yield from ()


SORTS: tuple[Sort, ...] = ("legality", "guilt")
ENOUGH = 2
"""So many cards are looked at where all situations with few cards are gone through; with fewer, the solver is asked."""
