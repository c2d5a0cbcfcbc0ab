"""What may be done under choices not made, one or several: differences that are not there as editions are chosen.

Of each move with a kind of card it is told that the two differ in it then; nothing is said to be the same.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import product

from cardlaw.analysis.budget import USED_UP, used_up
from cardlaw.analysis.comparison.moves import Pair, Shape, matched, moved
from cardlaw.analysis.comparison.strictness import relation, together
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices, in_common, marks, other_choices
from cardlaw.analysis.results.difference import Choice, Compared, Difference, Sort
from cardlaw.analysis.results.finding import finding_id
from cardlaw.analysis.solver.encoding import Fewest, Lexical, Preference, Unknown
from cardlaw.analysis.solver.formulas import FALSE, Lit, Name
from cardlaw.analysis.symbolic.sides import Offered, Side, SideWeighed
from cardlaw.analysis.symbolic.situations import OPEN
from cardlaw.analysis.symbolic.verdicts import Judged, WindowFrame
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

Seen = set[tuple[str, Sort, Shape]]
"""Classes of difference: the act, the sort and the shape of each."""
Possible = dict[tuple[Offered, Sort], set[Shape]]
"""Classes of difference that there can be, by the act at a moment and the sort."""


def otherwise(pair: Pair, every: Jointly, seen: Seen) -> Iterator[Difference | Compared]:
    """Every class of difference that takes another choice, for each choice; what is there without is not told again.

    What there is with and without is put into `seen`. Of `every` choice at once is asked first what can be at all.
    """
    seen |= pair.told
    possible = every.possible(seen)
    for under in other_choices(pair.one.model, pair.other.model):
        if used_up():
            yield _unknown(pair, under, USED_UP)
            continue
        one, other = chosen(pair.one, under), chosen(pair.other, under)
        if one.tables != pair.one.tables or other.tables != pair.other.tables:
            yield _unknown(pair, under, say("always-depends"))
        elif one is not pair.one or other is not pair.other:
            there = UnderChoices(pair, one, other, under, possible)
            yield from there.differences()
            seen |= there.told


def _unknown(pair: Pair, under: Choices, reason: Saying) -> Compared:
    return Compared(*pair.names, "legality", items.under(under), "unknown", reason)


def chosen(side: Side, under: Choices) -> Side:
    """A side under the choices that are its own."""
    return side.under({axis: value for edition, axis, value in under if edition == side.model.name})


class UnderChoices(Pair):
    """A pair over the same tables, with other choices."""

    def __init__(
        self, pair: Pair, one: Side, other: Side, under: Choices, possible: Possible | None = None
    ) -> None:
        """`possible` are the classes of difference that there can be; not given, any can be."""
        self.base, self.under, self.possible = pair, under, possible
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
                if self.possible is None:
                    yield from self._classes(key, sort, pairs)
                elif (key, sort) in self.possible:
                    yield from self._classes(key, sort, pairs, self.possible[key, sort])

    def of_class(self, key: Offered, sort: Sort, shape: Shape) -> Iterator[Difference | Compared]:
        """One class of difference alone."""
        pairs = matched(self.one.offered.get(key, ()), self.other.offered.get(key, ()))
        return self._classes(key, sort, pairs, {shape})

    def _classes(
        self,
        key: Offered,
        sort: Sort,
        pairs: list[tuple[SideWeighed, SideWeighed]],
        only: Container[Shape] | None = None,
    ) -> Iterator[Difference | Compared]:
        """The classes of difference in some moves, or `only` some of them."""
        classes: dict[Shape, list[tuple[SideWeighed, Lit]]] = {}
        told = {shape for act, of, shape in self.told if (act, of) == (key[1], sort)}
        for a, b in pairs:
            for shape, lit in self.apart(sort, a, b, only, told):
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

    def _as_before(self, a: SideWeighed, b: SideWeighed) -> bool:
        return self.base.one.weighs(a) and self.base.other.weighs(b)

    def _marked(self, found: Difference) -> Difference:
        return replace(found, id=finding_id(found.id, *marks(self.under)), under=self.under)

    def _rests_on(
        self, key: Offered, sort: Sort, shape: Shape, witness: Witness
    ) -> Iterator[tuple[str, str, int | str]]:
        """Nothing more: it rests on the choices that it takes."""
        yield from ()


SORTS: tuple[Sort, ...] = ("legality", "guilt")


Wanted = tuple[Offered, Sort, Shape]
"""A class of difference in an act at a moment."""

TABLES = say("always-depends")


def jointly(pair: Pair, both: Jointly, seen: Seen) -> Iterator[Difference | Compared]:
    """Every class of difference that takes more than one other choice; `seen` are those that do not."""
    wanted = both.unseen(seen)
    if not wanted:
        return
    if used_up() or both.hangs_on_tables():
        yield from both.unknown(wanted, USED_UP if used_up() else TABLES)
        return
    facts = both.facts()
    answers = pair.inquiry.which(list(wanted.values()), facts)
    for (each, lit), answer in zip(wanted.items(), answers, strict=True):
        (_, act), sort, shape = each
        if answer is True and (act, sort, shape) not in seen:  # it may have been shown at another moment
            seen.add((act, sort, shape))
            yield from both.shown(each, [lit, *facts])
        elif isinstance(answer, Unknown):
            yield from both.unknown([each], answer.reason)


class Jointly:
    """Two editions under all choices at once."""

    def __init__(self, pair: Pair) -> None:
        self.pair, self.formulas = pair, pair.formulas
        self.one, self.other = _Free(pair.one), _Free(pair.other)
        theirs = self.other.axes
        self.alike = [
            name for name, axis in self.one.axes.items() if name in theirs and in_common(axis, theirs[name])
        ]
        """What both have to choose."""
        self._possible: Possible | None = None

    def hangs_on_tables(self) -> bool:
        """Whether what is always so is so under some choices only."""
        of = self.formulas
        return any(
            of.about(side.folded(side.inquiry.axioms)) & of.about(arms.values())
            for side in (self.one, self.other)
            for arms in map(side.arms, side.axes)
        )

    @cached_property
    def classes(self) -> dict[Wanted, list[tuple[int, Lit]]]:
        """The classes of moves on which choices bear: the conditions of each, with how many bear on the move."""
        found: dict[Wanted, list[tuple[int, Lit]]] = {}
        one, other = self.pair.one.every, self.pair.other.every
        for key, mine in self.one.offered.items():
            for a, b in _matched(mine, self.other.offered.get(key, ())):
                if a is one.get(a.move) and b is other.get(b.move):
                    continue
                bearing = self._bearing(a, b)
                for sort in SORTS:
                    for shape, lit in self.pair.apart(sort, a, b):
                        found.setdefault((key, sort, shape), []).append((bearing, lit))
        return found

    def possible(self, seen: Seen) -> Possible | None:
        """The classes not seen before that there can be under some choices; None if that cannot be asked."""
        if used_up() or self.hangs_on_tables():
            return None
        wanted = {
            (key, sort, shape): self.formulas.any(lit for _, lit in conditions)
            for (key, sort, shape), conditions in self.classes.items()
            if (key[1], sort, shape) not in seen
        }
        found: Possible = {}
        # no more than that: where one of them cannot play by a choice, only the other goes by it
        arms = [*self.one.one_each(), *self.other.one_each()]
        answers = self.pair.inquiry.which(list(wanted.values()), arms)
        for (key, sort, shape), answer in zip(wanted, answers, strict=True):
            if answer is not False:
                found.setdefault((key, sort), set()).add(shape)
        self._possible = found
        return found

    def unseen(self, seen: Seen) -> dict[Wanted, Lit]:
        """The classes not seen before of moves on which more than one choice bears, each with its condition."""
        found: dict[Wanted, Lit] = {}
        for (key, sort, shape), conditions in self.classes.items():
            lits = [lit for bearing, lit in conditions if bearing > 1]
            can_be = self._possible is None or shape in self._possible.get((key, sort), ())
            if lits and can_be and (key[1], sort, shape) not in seen:
                found[key, sort, shape] = self.formulas.any(lits)
        return found

    def _bearing(self, a: SideWeighed, b: SideWeighed) -> int:
        """How many choices bear on a move; one that both editions make alike is one."""
        mine, theirs = self.pair.one.bearing[a.move], self.pair.other.bearing[b.move]
        return len(mine) + len(theirs - {name for name in self.alike if name in mine})

    def facts(self) -> list[Lit]:
        """One arm for each option and reading; what both have is set alike, or as it is chosen in each."""
        of = self.formulas
        sides = self.one, self.other
        found = [lit for side in sides for lit in (*side.one_each(), *side.folded(side.inquiry.no_circles()))]
        for name in self.alike:
            mine, theirs = self.one.arms(name), self.other.arms(name)
            as_chosen = of.both(mine[self.one.choices[name]], theirs[self.other.choices[name]])
            found.append(of.any((as_chosen, *(of.both(mine[v], theirs[v]) for v in mine if v in theirs))))
        return found

    def shown(self, wanted: Wanted, given: list[Lit]) -> Iterator[Difference | Compared]:
        """A class under the fewest other choices that bring it about."""
        try:
            under = self._fewest(given)
        except Unknown as unknown:
            yield from self.unknown([wanted], unknown.reason)
            return
        there = UnderChoices(self.pair, chosen(self.pair.one, under), chosen(self.pair.other, under), under)
        yield from there.of_class(*wanted)

    def _fewest(self, given: list[Lit]) -> Choices:
        """The choices not made of a situation in which formulas hold: as few as can be, the first written first."""
        sides = (self.one, self.other)
        moved_ = [
            lit
            for side in sides
            for axis in side.axes
            for value, lit in side.arms(axis).items()
            if value != side.choices[axis]
        ]
        order: list[Preference] = [Fewest(tuple((1, lit) for lit in moved_)), Lexical(tuple(moved_))]
        found = self.pair.inquiry.solver.smallest(given, order, moved_)
        if found is None:
            raise Unknown(say("no-situation"))
        taken = [
            (side, axis, value)
            for side in sides
            for axis in side.axes
            for value, lit in side.arms(axis).items()
            if value != side.choices[axis] and found[self.formulas.name(lit)]
        ]
        under: dict[Choice, None] = {}
        for side, axis, value in taken:
            both = sides if axis in self.alike else (side,)
            under |= dict.fromkeys((each.model.name, axis, value) for each in both)
        return tuple(under)

    def unknown(self, wanted: Iterable[Wanted], reason: Saying) -> Iterator[Compared]:
        """Moves of which it is not known how they compare under several choices, with the rules concerned."""
        moves: dict[Offered, dict[str, None]] = {}
        for key, _, (_, mine, _, theirs) in wanted:
            rules = (m.rule_of(clause) for clause in (mine, theirs) if clause)
            moves.setdefault(key, {}).update(dict.fromkeys(rules))
        for key, named in moves.items():
            how = say("several-choices", why=reason)
            yield Compared(*self.pair.names, "legality", moved(key, ""), "unknown", how, tuple(named))


class _Free(Side):
    """One of two editions with every option and reading left open to all its arms."""

    def __init__(self, side: Side) -> None:
        self.axes = {axis.name: axis for axis in side.model.axes}
        self.chosen = side
        super().__init__(side.inquiry)

    def _decided(self) -> Iterator[tuple[Name, bool]]:
        """Only that every reading has an arm."""
        here = self.inquiry.situations
        for axis in self.axes:
            if OPEN in here.axis(axis).options:
                yield (here.axis_named(axis), OPEN), False

    def arms(self, axis: str) -> dict[int | str, Lit]:
        """The unknowns that say which arm is taken."""
        options = self.inquiry.situations.axis(axis).options
        return {arm.value: options[arm.value] for arm in self.axes[axis].arms}

    def one_each(self) -> Iterator[Lit]:
        """That each option and reading has one arm."""
        for axis in self.axes:
            arms = list(self.arms(axis).values())
            yield from (self.formulas.any(arms), self.formulas.one_at_most(arms))

    @cached_property
    def offered(self) -> dict[Offered, list[SideWeighed]]:
        """The moves of each act by its moment; of several windows the first that choices leave in force counts."""
        found: dict[Offered, list[SideWeighed]] = {}
        taken: dict[Offered, Lit] = {}
        for frame in self.inquiry.frames:
            (facts,) = self.folded([frame.facts])
            keys = dict.fromkeys((frame.window.when, move.act.name) for move in frame.moves)
            opens = {key: self.formulas.both(facts, ~taken.get(key, FALSE)) for key in keys}
            for move in frame.moves:
                key = (frame.window.when, move.act.name)
                if opens[key] != FALSE:
                    as_chosen = self._as_chosen(move) if opens[key] == facts else None
                    weighed = as_chosen or self._weighed(frame, opens[key], move)
                    found.setdefault(key, []).append(weighed)
            for key in keys if facts != FALSE else ():
                taken[key] = self.formulas.any((taken.get(key, FALSE), self._in_force(frame, facts)))
        return found

    def _as_chosen(self, move: Judged) -> SideWeighed | None:
        """How a move is judged on which no choice bears."""
        return None if self.chosen.bearing[move] else self.chosen.every.get(move)

    def _in_force(self, frame: WindowFrame, facts: Lit) -> Lit:
        """Under which choices a window can be open."""
        of = self.formulas
        axes = {axis: self.arms(axis) for axis in self.axes}
        axes = {axis: arms for axis, arms in axes.items() if of.about(arms.values()) & of.about([facts])}
        found = []
        for values in product(*axes.values()):
            under = dict(zip(axes, values, strict=True))
            if Side(self.inquiry, under).folded([frame.facts]) != [FALSE]:
                found.append(of.all(arms[under[axis]] for axis, arms in axes.items()))
        return of.any(found)


def _matched(
    mine: Iterable[SideWeighed], theirs: Iterable[SideWeighed]
) -> Iterator[tuple[SideWeighed, SideWeighed]]:
    """The moves that both judge, in whichever window."""
    by_key: dict[object, list[SideWeighed]] = {}
    for weighed in theirs:
        by_key.setdefault(weighed.move.key, []).append(weighed)
    return ((one, other) for one in mine for other in by_key.get(one.move.key, ()))
