"""All questions about one model: its formulas, windows and solver, built once and asked many times."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from cardlaw.analysis.solver.encoding import Fewest, Lexical, Preference, Solver, Unknown
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Formulas, Knowing, Lit, Name
from cardlaw.analysis.solver.values import GuardedValues, Linear, Place, Plain, just
from cardlaw.analysis.symbolic.effects_in_force import happenings, wins
from cardlaw.analysis.symbolic.expressions import Symbolic
from cardlaw.analysis.symbolic.rules import Lawbook
from cardlaw.analysis.symbolic.situations import OPEN, Common, Situations
from cardlaw.analysis.symbolic.verdicts import Judged, WindowFrame
from cardlaw.analysis.symbolic.windows import SymbolicWindow, reads, windows_of
from cardlaw.analysis.symbolic.witness import Witness, read
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

MOST_MEMOS = 40
"""Foldings of what is known on a layer that are kept for further questions; the oldest go, and are made again."""

LAYERS: tuple[m.Layer, ...] = ("text", "reading", "assumption")


@dataclass(frozen=True, slots=True)
class MoveCondition:
    """A condition on some move of a window: the moves that could fulfil it, with what each would have to."""

    formulas: Formulas
    frame: WindowFrame
    moves: tuple[tuple[Judged, Lit], ...]

    @property
    def lit(self) -> Lit:
        """That some move fulfils it."""
        return self.formulas.all((self.frame.facts, self.formulas.any(lit for _, lit in self.moves)))

    def pick(self, move: Judged) -> Lit:
        """The unknown that says which move it is."""
        return self.formulas.var(("asked", self.frame.window.id, move.key))


class Inquiry:
    """One model, ready to be asked about."""

    def __init__(
        self,
        model: m.Model,
        formulas: Formulas | None = None,
        common: Common | None = None,
        only: Callable[[SymbolicWindow], bool] | None = None,
        judged: bool = True,
    ) -> None:
        """`only` says which windows are asked about; with it, nothing is asked of what happens.

        Not `judged`, it is only asked when they open.
        """
        self.model = model
        self.formulas = Formulas() if formulas is None else formulas
        self.situations = Situations(model, self.formulas, common)
        assert self.situations.capacity is not None  # what formulas cannot express is said at once
        self.book = Lawbook(self.situations)
        self.algebra = Symbolic(self.situations, self.book)
        looked_at = windows_of(model) if only is None else filter(only, windows_of(model))
        self.frames = [WindowFrame(self.algebra, window, judged) for window in looked_at]
        self.happenings = happenings(self.algebra) if only is None else []
        self.wins = wins(self.algebra) if only is None else []
        self.axioms = [
            self.formulas.implies(
                self.situations.in_pack(held.rule), self.algebra.condition(held.clause.condition, {})
            )
            for held in self.book.all(m.Axiom)
        ]
        for axis in model.axes:
            self.situations.axis(axis.name)
        self.beside: tuple[Inquiry, ...] = (self,)
        """The models whose rules say who has won at a table."""
        self._memos: dict[object, Knowing] = {}
        self._counts: dict[Place, frozenset[Name]] = {}
        self._won: dict[tuple[int, int], tuple[Lit, frozenset[Name]]] = {}

    @cached_property
    def facts(self) -> list[Lit]:
        """What holds at every table; whatever is asked about must have been built before."""
        return [*self.situations.shapes(), *self.ties]

    @cached_property
    def ties(self) -> list[Lit]:
        """The facts that tie unknowns to each other."""
        return [*self.situations.ties(), *self.axioms, *self.no_circles()]

    @cached_property
    def solver(self) -> Solver:
        return Solver(self.formulas, self.facts)

    def done(self) -> None:
        """Nothing more is asked: the solver is let go, and the tables with their formulas."""
        self.formulas.done()
        vars(self.situations).clear()
        vars(self.algebra).clear()
        vars(self).clear()

    def no_circles(self) -> list[Lit]:
        """No reading is looked at in which a word is defined by itself; such an arm does not play."""
        return [
            ~self.formulas.all(self.book.rule_in_force(self.book.rules[rule]) for rule in circle)
            for circle in sorted(self.algebra.circles, key=sorted)
        ]

    # ---------------------------------------------------------------- layers
    def layer(self, layer: m.Layer) -> list[Lit]:
        """The conditions of a layer."""
        return self.book.text() if layer == "text" else self.book.readings(layer == "assumption")

    # ---------------------------------------------------------------- asking
    def perhaps(self, lits: Sequence[Lit]) -> bool:
        """Whether the formulas may hold together: it is not known that they cannot."""
        try:
            return self.can(lits)
        except Unknown:
            return True

    def certainly(self, lits: Sequence[Lit]) -> bool:
        """Whether it is known that the formulas can hold together."""
        try:
            return self.can(lits)
        except Unknown:
            return False

    def can(self, lits: Sequence[Lit]) -> bool:
        """Whether the formulas can hold together, no clause being taken out."""
        knowing, rest = self._folded(lits)
        if FALSE in rest:
            return False
        given = [self.formulas.var(name).as_if(holds) for name, holds in knowing.own.items()]
        return self.solver.satisfiable([*rest, *given])

    def which(self, lits: Sequence[Lit], given: Sequence[Lit] = ()) -> list[bool | Unknown]:
        """Of each formula whether it can hold with what is given, no clause being taken out."""
        knowing, _ = self._folded([])
        rest = knowing.folded(lits)
        try:
            found = self.solver.which(rest, knowing.folded(given))
        except Unknown:
            return [self._known([lit, *given]) for lit in lits]
        return [lit in found for lit in rest]

    def _known(self, lits: Sequence[Lit]) -> bool | Unknown:
        try:
            return self.can(lits)
        except Unknown as unknown:
            return unknown

    def _folded(self, lits: Sequence[Lit]) -> tuple[Knowing, list[Lit]]:
        """What formulas decide outright, no clause being taken out; and the formulas with that folded in."""
        found: dict[Name, bool] = {}
        for lit in lits:
            found |= self.formulas.settled(lit)
        known = {name: holds for name, holds in found.items() if name not in self.whole.known}
        known |= self.situations.excluded(known)
        key = frozenset(known.items())
        if key not in self._memos:
            if len(self._memos) >= MOST_MEMOS:
                self._memos.pop(next(iter(self._memos)))
            self._memos[key] = Knowing(self.formulas, known, self.whole)
        knowing = self._memos[key]
        return knowing, [lit for lit in knowing.folded(lits) if lit != TRUE]

    @cached_property
    def whole(self) -> Knowing:
        """Formulas with no clause taken out."""
        return Knowing(self.formulas, dict.fromkeys(self.formulas.names(self.book.without_trials()), True))

    def asked(self, frame: WindowFrame, wanted: Iterable[tuple[Judged, Lit]]) -> MoveCondition:
        """That some move of a window fulfils a condition."""
        whole = [(move, self.formulas.both(move.there, lit)) for move, lit in wanted]
        return MoveCondition(self.formulas, frame, tuple((move, lit) for move, lit in whole if lit != FALSE))

    def smallest(
        self,
        lits: Sequence[Lit],
        asked: MoveCondition | None = None,
        frame: WindowFrame | None = None,
        subject: tuple[m.Type, Plain] | None = None,
        also: Sequence[Lit] = (),
    ) -> Witness | None:
        """The first situation in which the formulas hold: fewest deviations, players, cards; then by value.

        What `also` depends on is shown too, and so is what the clauses say of a move that is asked about.
        """
        of = self.formulas
        facts = [asked.frame.facts] if asked else []
        knowing, rest = self._folded([*lits, *facts])
        known = knowing.known
        moves = asked.moves if asked else ()
        shown = [*also, *(lit for move, _ in moves for say in move.says for lit in (say.yes, say.no))]
        shown = knowing.folded(shown)
        picks: list[tuple[Lit, Lit]] = []
        if asked is not None:
            kept = knowing.folded(lit for _, lit in moves)
            picks = [(asked.pick(move), lit) for (move, _), lit in zip(moves, kept, strict=True)]
        names = self.shown([*rest, *shown, *(lit for _, lit in picks)]) - known.keys()
        order = self._order(names, tuple(pick for pick, _ in picks))
        given = [of.var(name).as_if(holds) for name, holds in known.items()]
        once = [of.one_at_most(pick for pick, _ in picks), of.any(of.both(*both) for both in picks)]
        lits = [*rest, *given, *(once if picks else ())]
        found = self.solver.smallest(lits, order, [of.var(name) for name in names])
        if found is None:
            return None
        seen = {*names, *self._members(names), *(of.name(pick) for pick, _ in picks)}
        found = {**{name: holds for name, holds in found.items() if name in seen}, **known}
        opaque = [reason for lit, reason in self.situations.opaque.items() if of.name(lit) in found]
        if opaque:
            raise Unknown(say("depends-on", why=opaque[0]))
        move = next((m_ for m_, _ in moves if asked and found.get(of.name(asked.pick(m_)))), None)
        window = asked.frame.window if asked else frame.window if frame else None
        return read(self.situations, found, window, move.key if move else None, subject)

    def _members(self, names: Iterable[Name]) -> Iterator[Name]:
        """All values of the unknowns that some of these are values of."""
        groups = self.situations.groups
        for family in {name[0] for name in names if name[0] in groups}:
            yield from self.formulas.names(groups[family][0])

    def shown(self, lits: Sequence[Lit]) -> set[Name]:
        """The unknowns a question depends on, and those that axioms tie to them."""
        names = set(self.formulas.unknowns(lits))
        tied = [set(self.formulas.unknowns([axiom])) for axiom in self.axioms]
        for name in list(names):
            # what lies at an end of a place whose cards are counted is one of them
            if isinstance(name, tuple) and _family(name[0]) == "end" and not self._is_pile(name[0][1]):
                names |= self._counted(name[0][1])
        if any(self.situations.names_seat(_family(name)) for name in names):
            names.update(self.formulas.names(self.situations.players.options.values()))
        while more := [group for group in tied if group & names and not group <= names]:
            names.update(*more)
        return names

    def _counted(self, place: Place) -> frozenset[Name]:
        """The unknowns that count the cards of a place."""
        if place not in self._counts:
            copies = self.situations.copies[place]
            self._counts[place] = frozenset(
                self.formulas.names(lit for lits in copies.values() for lit in lits)
            )
        return self._counts[place]

    def _is_pile(self, place: Place) -> bool:
        return self.situations.zones[place[0]].pile

    def _out(self, names: set[Name]) -> list[Lit]:
        """That somebody fulfils a condition for winning the round, as far as a question looks at all it takes.

        Play can come to such a table only in the midst of an act, so others are shown if there are any.
        """
        found: dict[Lit, None] = {}
        for inquiry in self.beside:
            for seat in inquiry.situations.seats:
                for won, asks in inquiry.winning(seat):
                    if asks <= names:
                        found[self.formulas.both(inquiry.situations.seated(seat), won)] = None
        return list(found)

    def winning(self, seat: int) -> Iterator[tuple[Lit, frozenset[Name]]]:
        """The conditions for winning the round, for one seat, if the cards that they ask about are looked at.

        With each what it reads, the number of players aside.
        """
        for place, (clause, zones) in enumerate(self._goals):
            if all((zone, seat) in self.situations.copies for zone in zones):
                if (place, seat) not in self._won:
                    won = self.algebra.condition(clause.condition, {clause.subject: just(seat)})
                    asks = frozenset(n for n in self.formulas.unknowns([won]) if n[0] != ("players",))
                    self._won[place, seat] = won, asks
                yield self._won[place, seat]

    @cached_property
    def _goals(self) -> list[tuple[m.Wins, list[str]]]:
        """The clauses by which a round is won as it is played, with the zones that each asks about."""
        clauses = [held.clause for held in rulebook_of(self.model).standing(m.Wins)]
        return [
            (clause, [name for sort, name in reads(clause.condition, self.model) if sort == "zone"])
            for clause in clauses
            if clause.what == "round"
        ]

    def _order(self, names: set[Name], picks: tuple[Lit, ...]) -> list[Preference]:
        """What makes a situation small and plain, in this order."""
        var, here = self.formulas.var, self.situations
        families = {name[0] for name in names if isinstance(name, tuple)}
        order: list[Preference] = []
        moved = [
            (1, lit)
            for axis in self.model.axes
            for value, lit in here.axis(axis.name).options.items()
            if value not in (OPEN, self.model.choice(axis.name))
        ]
        order.append(Fewest(tuple(moved)))
        order.append(Lexical(tuple(here.players.options.values()) if len(here.players.options) > 1 else ()))
        places = [place for place in here.copies if any(_of(name, "cards", place) for name in names)]
        cards = [lit for place in places for lits in here.copies[place].values() for lit in lits]
        cards += [self.formulas.var(name) for name in sorted((n for n in names if n[0] == "taken"), key=repr)]
        order.append(Fewest(tuple((1, lit) for lit in self._out(names))))
        order.append(Fewest(tuple((1, lit) for lit in cards)))
        special: list[tuple[int, Lit]] = []
        usual: list[Lit] = []
        for (place, end), choice in here.ends.items():
            if ("end", place, end) in families:
                usual += choice.options.values()
        for (state, key), value in here.values.items():
            kept = here.states[state]
            if isinstance(value, Linear):
                terms = (lit for _, lit in reversed(value.terms) if self.formulas.is_unknown(lit))
                digits = [lit for lit in terms if self.formulas.name(lit) in names]
                usual += [~lit for lit in digits]
                special += [(1, lit) for lit in digits]
            elif isinstance(value, GuardedValues) and ("state", state, key) in families:
                usual += value.options.values()
                if kept.lasts == "turn" or kept.starts is not None:
                    special += [(1, lit) for v, lit in value.options.items() if v != kept.starts]
        for name in sorted((n for n in names if _family(n) in ("owes", "wrong")), key=repr):
            special.append((1, var(name)))
        special += [(1, ~var(name)) for name in sorted(n for n in names if n[0] == "in-round")]
        order.append(Fewest(tuple(special)))
        for name, (lits, _) in here.groups.items():
            if name in families and isinstance(name, tuple) and name[0] in ("given", "seat"):
                usual += lits
        for name, (lits, _) in here.groups.items():
            if isinstance(name, tuple) and name[0] == "axis":
                usual += lits
        order.append(Lexical((*usual, *picks, *cards)))
        order.append(Lexical(tuple(~lit for _, lit in special)))
        return order


def _family(name: Name) -> Any:
    return name[0]


def _of(name: Name, family: str, place: object) -> bool:
    return bool(name[0] == family and name[1] == place)
