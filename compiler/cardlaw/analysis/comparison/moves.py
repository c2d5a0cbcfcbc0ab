"""Two editions over the same tables: where one allows what the other forbids, forces or leaves open.

Both are read as played: chosen arms, assumptions included. Situations are those that both packs can make.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from cardlaw.analysis.budget import USED_UP, used_up
from cardlaw.analysis.comparison.strictness import relation, together
from cardlaw.analysis.effects.abreast import Abreast
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.facts.ranges import shared_ranges
from cardlaw.analysis.facts.seats import some_leave
from cardlaw.analysis.facts.starts import unsettled
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import Compared, Difference, Sort
from cardlaw.analysis.results.finding import finding_id
from cardlaw.analysis.solver.encoding import Solver, Unknown
from cardlaw.analysis.solver.formulas import FALSE, Formulas, Lit
from cardlaw.analysis.solver.values import ValueArithmetic, just
from cardlaw.analysis.symbolic.inquiry import Inquiry, MoveCondition
from cardlaw.analysis.symbolic.sides import Offered, Side, SideWeighed, WordOnMove
from cardlaw.analysis.symbolic.situations import Common
from cardlaw.analysis.symbolic.verdicts import Judged
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords
from cardlaw.wording.arguments import Message
from cardlaw.wording.reasons import say

Shape = tuple[str, str | None, str, str | None]
"""A class of difference: what each edition says and the clause it first rests on."""


@dataclass(frozen=True, slots=True)
class ClassFound:
    """Of each kind of card whether a class of difference concerns it, and the difference if it is to be told."""

    kinds: dict[str, bool | Unknown]
    difference: Difference | None = None


def sides_of(one: m.Model, other: m.Model, pack: dict[int, int], seats: Sequence[int]) -> tuple[Side, Side]:
    """Two editions over the tables that both can make: one pack, one set of unknowns."""
    leaving = some_leave(one) or some_leave(other)
    common = Common(
        pack, seats, unsettled=unsettled(one, other), leaving=leaving, ranges=shared_ranges((one, other))
    )
    formulas = Formulas()
    mine, theirs = (Side(Inquiry(model, formulas, common)) for model in aligned((one, other)))
    return mine, theirs


class Pair:
    """Two editions on common ground."""

    def __init__(self, one: Side, other: Side, beside: Abreast | None = None) -> None:
        """`beside` tells which values of states of their own were seen side by side."""
        self.one, self.other = one, other
        self.beside = beside or Abreast({})
        self.formulas = one.formulas
        self.inquiry = one.inquiry
        one.offered, other.offered  # noqa: B018  (formulas are built before facts about them are)
        axioms = [*one.folded(one.inquiry.axioms), *other.folded(other.inquiry.axioms)]
        ties = list(dict.fromkeys([*one.inquiry.situations.ties(), *axioms]))
        self.inquiry.axioms = axioms
        self.inquiry.beside = (one.inquiry, other.inquiry)
        self.inquiry.ties = ties
        self.inquiry.facts = [*one.inquiry.situations.shapes(), *ties]
        self.inquiry.solver = Solver(self.formulas, self.inquiry.facts)
        self.told: set[tuple[str, Sort, Shape]] = set()
        """The classes that were told: the act, the sort and the shape of each."""

    @property
    def names(self) -> tuple[str, str]:
        return self.one.model.name, self.other.model.name

    def done(self) -> None:
        """Nothing more is asked: what is known of both is let go."""
        for side in (self.one, self.other):
            side.inquiry.done()

    # ---------------------------------------------------------------- moves
    def moves(self) -> Iterator[Difference | Compared]:
        """Every act that both offer at some moment, kind of card by kind of card."""
        for key in dict.fromkeys([*self.one.offered, *self.other.offered]):
            mine, theirs = self.one.offered.get(key), self.other.offered.get(key)
            if mine is None or theirs is None:
                if not any(
                    k[1] == key[1] for k in (self.one.offered if mine is None else self.other.offered)
                ):
                    yield self._only_one(key, mine is None)
                continue
            pairs = matched(mine, theirs)
            yield from self._judged(key, "legality", pairs)
            if any(a.move.wrong or b.move.wrong for a, b in pairs):
                yield from self._judged(key, "guilt", pairs)

    def _only_one(self, key: Offered, lacking: bool) -> Compared:
        moment, act = key
        has = self.names[1] if lacking else self.names[0]
        return Compared(*self.names, "offer", items.move(act, None, moment), "differs", only=has)

    def _judged(
        self,
        key: Offered,
        sort: Sort,
        pairs: list[tuple[SideWeighed, SideWeighed]],
    ) -> Iterator[Difference | Compared]:
        groups: dict[str, list[tuple[SideWeighed, SideWeighed]]] = {}
        for a, b in pairs:
            groups.setdefault(self._kind(a.move), []).append((a, b))
        classes: dict[Shape, list[tuple[SideWeighed, Lit]]] = {}
        relations: dict[str, set[str]] = {}
        open_: dict[str, Lit] = {}
        unknown: dict[str, dict[str, None]] = {}
        why: dict[str, str] = {}
        of = self.formulas
        for kind, group in groups.items():
            rest: list[Lit] = []
            for a, b in group:
                for shape, lit in self.apart(sort, a, b):
                    classes.setdefault(shape, []).append((a, lit))
                    rest.append(lit)
            relations[kind] = set()
            open_[kind] = of.any(rest)
        answers = self._answers(classes)
        for shape, moves in classes.items():
            found = self._class(key, shape, sort, moves, answers[shape])
            for kind, answer in found.kinds.items():
                if isinstance(answer, Unknown):
                    relations[kind].add("unknown")
                    rules = (m.rule_of(clause) for clause in (shape[1], shape[3]) if clause)
                    unknown.setdefault(kind, {}).update(dict.fromkeys(rules))
                    why.setdefault(kind, answer.reason)
                elif answer:
                    relations[kind].add(relation(shape[0], shape[2]))
                    self.told.add((key[1], sort, shape))
            if found.difference is not None:
                yield found.difference
        for kind, found_relations in relations.items():
            how = "by structure" if open_[kind] == FALSE else "by the solver"
            stands = together(found_relations)
            told = why.get(kind, "") if found_relations else how
            yield Compared(*self.names, sort, moved(key, kind), stands, told, tuple(unknown.get(kind, ())))

    def apart(
        self,
        sort: Sort,
        a: SideWeighed,
        b: SideWeighed,
        only: Container[Shape] | None = None,
        but: Container[Shape] = (),
    ) -> Iterator[tuple[Shape, Lit]]:
        """The shapes in which words on a move can differ, each with its condition: all or `only` some, `but` some."""
        for x in cells(sort, a):
            for y in cells(sort, b):
                shape = (x.word, x.clause, y.word, y.clause)
                if x.word != y.word and (only is None or shape in only) and shape not in but:
                    lit = self.formulas.all((a.there, b.there, x.lit, y.lit))
                    if lit != FALSE:
                        yield shape, lit

    def _class(
        self,
        key: Offered,
        shape: Shape,
        sort: Sort,
        moves: list[tuple[SideWeighed, Lit]],
        kinds: dict[str, bool | Unknown],
    ) -> ClassFound:
        """A class of difference that concerns some kinds of card: its smallest witness, unless it was told before."""
        if (key[1], sort, shape) in self.told or True not in kinds.values():
            return ClassFound(kinds)
        asked = MoveCondition(self.formulas, moves[0][0].frame, tuple((w.move, lit) for w, lit in moves))
        try:
            witness = self._shown(asked)
        except Unknown as unknown:
            return ClassFound({kind: unknown if answer is True else answer for kind, answer in kinds.items()})
        return ClassFound(kinds, self._difference(key, sort, shape, witness))

    def _shown(self, asked: MoveCondition) -> Witness:
        """The smallest situation of those in which states of their own stand as they may."""
        found = self.inquiry.smallest(self._home, asked)
        if found is None:
            raise Unknown(say("no-situation"))
        if not self.beside.seen:
            return found
        odd = self.beside.odd({(name, key): value for name, key, value in found.states})
        names = tuple(dict.fromkeys(name for name, _ in odd))
        if not names:
            return found
        again = self.inquiry.smallest([*self._home, *self._abreast()], asked)
        if again is None:
            raise Unknown(say("only-odd-states", states=ListedWords(names)))
        return again

    def _abreast(self) -> Iterator[Lit]:
        """That states of their own stand as they may, as far as anything is asked of them."""
        of, values = self.formulas, self.inquiry.situations.values
        sums = ValueArithmetic(of)
        for one, other in self.beside.seen:
            for (name, key), value in list(values.items()):
                if name == one and (other, key) in values:
                    beside = values[other, key]
                    yield of.any(
                        of.both(sums.same(value, just(x)), sums.same(beside, just(y)))
                        for x, y in self.beside.together(one, other)
                    )

    def _answers(
        self, classes: Mapping[Shape, list[tuple[SideWeighed, Lit]]]
    ) -> dict[Shape, dict[str, bool | Unknown]]:
        """Of each class and kind of card whether it can come about."""
        if used_up():
            unknown = Unknown(USED_UP)
            return {
                shape: {self._kind(weighed.move): unknown for weighed, _ in moves}
                for shape, moves in classes.items()
            }
        found: dict[Shape, dict[str, bool | Unknown]] = {}
        rest: dict[tuple[Shape, str], Lit] = {}
        for shape, moves in classes.items():
            by_kind: dict[str, list[Lit]] = {}
            for weighed, lit in moves:
                by_kind.setdefault(self._kind(weighed.move), []).append(lit)
            found[shape] = {}
            for kind, lits in by_kind.items():
                rest[shape, kind] = self.formulas.any(lits)
        for (shape, kind), answer in zip(rest, self.inquiry.which(list(rest.values())), strict=True):
            found[shape][kind] = answer
        return found

    @cached_property
    def _home(self) -> list[Lit]:
        """What is decided for the side whose words are shown, besides that no clause is taken out."""
        of = self.formulas
        return [
            of.var(name).as_if(holds)
            for name, holds in self.one.known.items()
            if name not in self.inquiry.whole.known
        ]

    def _difference(
        self,
        key: Offered,
        sort: Sort,
        shape: Shape,
        witness: Witness,
    ) -> Difference:
        word, clause, other_word, other_clause = shape
        one, other = self.names
        topics = dict.fromkeys(
            side.model.rule(m.rule_of(c)).topic for side, c in self._restricting(shape) if c is not None
        )
        return Difference(
            finding_id(sort, key[1], one, clause or word, other, other_clause or other_word),
            sort,
            relation(word, other_word),
            tuple(topics)[:1],
            items.move(key[1], None, key[0]),
            ((one, word), (other, other_word)),
            ((one, (clause,) if clause else ()), (other, (other_clause,) if other_clause else ())),
            witness,
            rests_on=tuple(self._rests_on(key, sort, shape, witness)),
        )

    def _restricting(self, shape: Shape) -> list[tuple[Side, str | None]]:
        """The sides with their clauses, the one that restricts first: what differs is what that clause is about."""
        word, clause, other_word, other_clause = shape
        strict = ("must-not", "must", "wrong", "contradictory")
        both: list[tuple[Side, str | None]] = [(self.one, clause), (self.other, other_clause)]
        return both if word in strict or other_word not in strict else both[::-1]

    def _rests_on(
        self,
        key: Offered,
        sort: Sort,
        shape: Shape,
        witness: Witness,
    ) -> Iterator[tuple[str, str, int | str]]:
        """Readings under another arm of which an edition would say there what the other says."""
        for side, other_word in ((self.one, shape[2]), (self.other, shape[0])):
            weighed = next(w for w in side.offered[key] if w.move.stands_for(witness.move))
            if sort == "legality":
                lit = weighed.move.words[other_word]  # type: ignore[index]
            else:
                wrong = self.formulas.any(weighed.move.wrong.values())
                lit = wrong if other_word == "wrong" else ~wrong
            for axis in side.model.axes:
                options = side.inquiry.situations.axis(axis.name).options
                if axis.sort != "reading" or not self.formulas.about([lit]) & self.formulas.about(
                    options.values()
                ):
                    continue
                for arm in axis.arms:
                    if arm.value == side.model.choice(axis.name):
                        continue
                    named = side.inquiry.situations.axis_named(axis.name)
                    arms = {(named, value): value == arm.value for value in options}
                    if self.formulas.holds(lit, {**witness.values, **side.known, **arms}):
                        yield side.model.name, axis.name, arm.value

    def _kind(self, move: Judged) -> str:
        if move.act.parameters and move.act.parameters[0].type == "card" and isinstance(move.args[0], int):
            return self.inquiry.situations.layout.cards[move.args[0]].face.kind
        return ""


def moved(key: Offered, kind: str) -> Message:
    """A move of an act at a moment, with a kind of card if it takes one."""
    moment, act = key
    return items.move(act, kind, moment)


def cells(sort: Sort, weighed: SideWeighed) -> tuple[WordOnMove, ...]:
    """What an edition says of a move, or of the guilt of it."""
    return weighed.cells if sort == "legality" else weighed.guilt


def matched(
    mine: Iterable[SideWeighed], theirs: Iterable[SideWeighed]
) -> list[tuple[SideWeighed, SideWeighed]]:
    """The moves that both judge."""
    by_key = {weighed.move.key: weighed for weighed in theirs}
    return [(weighed, by_key[weighed.move.key]) for weighed in mine if weighed.move.key in by_key]
