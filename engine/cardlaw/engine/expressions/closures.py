"""The engine's algebra: expressions become Python functions of a state, with what is known of a card folded away.

A quantifier compiles its condition once per member, when that member is first met, so that the condition of a
card is a function in which everything about the card itself is already settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions import registers, terms
from cardlaw.engine.expressions.metering import Meter, bounded, heavy
from cardlaw.engine.expressions.terms import (
    NO,
    PLAIN,
    Lazy,
    PythonMembers,
    PythonTerm,
    Run,
    Space,
    fresh,
    known,
    term,
)
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.state.layout import Layout
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from cardlaw.language.core.algebra import SaidOfMember
from cardlaw.language.core.rulebook import Rulebook, predicate_value, quantity_values
from cardlaw.wording.tables import say

SAME_WAY = "clockwise"
OPPOSITES = {"clockwise": "counterclockwise", "counterclockwise": "clockwise"}


class Unsettled(Exception):
    """The rules give a quantity several values or none, and the table is to say which it has."""

    def __init__(self, key: tuple[str, Any], type_: m.Type, values: tuple[Any, ...]) -> None:
        super().__init__(key[0])
        self.key = key
        self.type = type_
        self.values = values


class Closures:
    """Implements `Algebra[PythonTerm, PythonMembers]` for the cards, zones and states of a layout."""

    def __init__(self, layout: Layout, book: Rulebook, acts: dict[str, int], limits: Limits = LIMITS) -> None:
        self.layout = layout
        self.limits = limits
        self.book = book
        self.acts = acts
        self.direction = layout.slot_base["direction"]
        self.space = Space()
        self._names: dict[Any, str] = {}
        self._tops: dict[str, str] = {}
        """The pile, by the text that reads its top card."""
        self.side = layout.slot_base["side"] if layout.model.sides else None
        self._features = Lazy(layout.feature)
        self._kinds = layout.kinds()
        self._faces_up = layout.faces_up()
        self._predicates = Lazy(self._predicate_table)
        self._quantities = Lazy(self._quantity_table)
        self._underway: set[tuple[str, Any]] = set()
        self._meter = Meter() if heavy(layout.model, layout) else None
        self._about = ""

    def naming(self, about: str) -> Closures:
        """The same algebra; what is made next is said to be about this rule or word, should it take too long."""
        self._about = about
        return self

    # ---------------------------------------------------------------- values
    def constant(self, type: m.Type, value: int | bool | str) -> PythonTerm:
        return known(value)

    def axis(self, name: str) -> PythonTerm:
        return known(self.layout.model.choice(name))

    def free(self, name: str, type: m.Type) -> PythonTerm:
        if name == "player":
            return PythonTerm("s.turn", space=self.space)
        raise TableError(say("not-known-here", name=name))

    def state(self, name: str, key: PythonTerm | None, type: m.Type) -> PythonTerm:
        if registers.is_register(name):
            return registers.read(name, key, self.limits, self.space)
        slot = self.slot(name, key)
        if slot.known and slot.value is None:
            return known(None)
        if slot.known or slot.sure:
            return term(f"s.vars[{slot.text}]", slot, space=self.space)
        found = fresh()
        return term(f"(None if ({found} := {slot.text}) is None else s.vars[{found}])", slot)

    def slot(self, name: str, key: PythonTerm | None) -> PythonTerm:
        """The number of a state variable."""
        base = self.layout.slot_base[name]
        if key is None:
            return known(base)
        return self._keyed(base, next(s.each for s in self.layout.model.states if s.name == name), key)

    def zone(self, name: str, key: PythonTerm | None) -> PythonTerm:
        base = self.layout.zone_base[name]
        if key is None:
            return known(base)
        return self._keyed(base, next(z.each for z in self.layout.model.zones if z.name == name), key)

    def _keyed(self, base: int, each: m.Type | None, key: PythonTerm) -> PythonTerm:
        keys: dict[Any, int] = {k: base + i for i, k in enumerate(self.layout.keys(each))}
        if key.known:
            return known(keys.get(key.value))
        if key.sure and each in ("player", "team"):
            return term(f"({base} + {key.text})", key, space=self.space, sure=True)
        return term(f"{self._held(('keys', base, each), keys)}.get({key.text})", key, space=self.space)

    def inline(self, term: PythonTerm) -> str:
        """A term as text that can stand among others in a function of this space."""
        if term.space is PLAIN or term.space is self.space:
            return term.text
        return f"{self.space.hold(term.run)}(s, env)"

    def _held(self, key: Any, thing: Any) -> str:
        """The name of a table, the same for the same table."""
        if key not in self._names:
            self._names[key] = self.space.hold(thing)
        return self._names[key]

    def attribute(self, name: str, card: PythonTerm) -> PythonTerm:
        return self._of_card(("attribute", name), self._features[name], card, None)

    def kind_is(self, card: PythonTerm, kinds: tuple[str, ...]) -> PythonTerm:
        tables = [[kind in kinds for kind in row] for row in self._kinds]
        return self._of_card(("kinds", kinds), tables, card, False)

    def _of_card(
        self, key: Any, tables: Sequence[Sequence[Any]], card: PythonTerm, absent: Any
    ) -> PythonTerm:
        """What a table says of a card, on the side that is up."""
        if card.known:
            if card.value is None:
                return known(absent)
            said = [table[card.value] for table in tables]
            if len(set(said)) == 1:
                return known(said[0])
            by_side = dict(zip(self.layout.model.sides, said, strict=True))
            return term(f"{self.space.hold(by_side)}[s.vars[{self.side}]]", space=self.space)
        if self.side is not None:
            sides = zip(self.layout.model.sides, tables, strict=True)
            lookup = {side: dict(enumerate(table)) for side, table in sides}
            text = f"{self._held(key, lookup)}[s.vars[{self.side}]].get({card.text}, {absent!r})"
            return term(text, card, space=self.space)
        table = self._held(key, list(tables[0]))
        if card.text in self._tops:
            pile = self._tops[card.text]
            text = f"({table}[{pile}[-1]] if {pile} else {absent!r})"
        else:
            found = fresh()
            text = f"({absent!r} if ({found} := {card.text}) is None else {table}[{found}])"
        return term(text, card, space=self.space, sure=absent is not None)

    def card(self, kind: str, values: tuple[int | str, ...]) -> PythonTerm:
        return known(self.layout.faces.index(m.Face(kind, values)))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: PythonTerm) -> PythonTerm:
        n, direction = self.layout.players, self.direction
        forward = 1 if way in ("left", "next") else -1

        def fixed(s: TableState, seat: int | None) -> int | None:
            return None if seat is None else seat_after(s, seat, forward, n)

        def turning(s: TableState, seat: int | None) -> int | None:
            if seat is None:
                return None
            return seat_after(s, seat, forward if s.vars[direction] == SAME_WAY else -forward, n)

        step = self._held(way, fixed if way in ("left", "right") else turning)
        return term(f"{step}(s, {player.text})", player, space=self.space)

    def team(self, player: PythonTerm) -> PythonTerm:
        found = fresh()
        text = f"(None if ({found} := {player.text}) is None else {found} % {self.layout.teams})"
        return term(text, player, space=self.space)

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: PythonTerm) -> PythonTerm:
        place = 0 if end == "bottom" else -1
        if zone.known and zone.value is None:
            return known(None)
        if zone.known or zone.sure:
            pile = f"s.zones[{zone.text}]"
            text = f"({pile}[{place}] if {pile} else None)"
            if place == -1:
                self._tops[text] = pile
            return term(text, zone, space=self.space)
        found, pile = fresh(), fresh()
        text = f"({pile}[{place}] if ({found} := {zone.text}) is not None"
        return term(f"{text} and ({pile} := s.zones[{found}]) else None)", zone, space=self.space)

    def size(self, domain: PythonMembers) -> PythonTerm:
        return term(f"len({domain.term.text})", domain.term, space=self.space, sure=True)

    def opposite(self, direction: PythonTerm) -> PythonTerm:
        return term(
            f"{self._held('opposites', OPPOSITES)}.get({direction.text})", direction, space=self.space
        )

    # ---------------------------------------------------------------- tests
    def present(self, value: PythonTerm) -> PythonTerm:
        if value.known:
            return known(value.value is not None)
        return term(f"({value.text} is not None)", value, sure=True)

    def same(self, left: PythonTerm, right: PythonTerm, type: m.Type) -> PythonTerm:
        if type == "card" and self.side is not None:
            left = self._of_card("faces", self._faces_up, left, None)
            right = self._of_card("faces", self._faces_up, right, None)
        return terms.same(left, right)

    def compare(
        self, operator: Literal["<", "<=", ">", ">="], left: PythonTerm, right: PythonTerm
    ) -> PythonTerm:
        return terms.compared(operator, left, right)

    def arithmetic(self, operator: Literal["+", "-", "*"], left: PythonTerm, right: PythonTerm) -> PythonTerm:
        made = terms.reckoned(operator, left, right)
        if operator != "*" or made.known:
            return made
        about = self._about

        def checked(number: Any) -> Any:
            return bounded(number, about)

        return term(f"{self.space.hold(checked)}({made.text})", made, space=self.space, sure=made.sure)

    def negation(self, inner: PythonTerm) -> PythonTerm:
        return terms.negation(inner)

    def conjunction(self, parts: tuple[PythonTerm, ...]) -> PythonTerm:
        return terms.conjunction(parts)

    def disjunction(self, parts: tuple[PythonTerm, ...]) -> PythonTerm:
        return terms.disjunction(parts)

    def owes(self, player: PythonTerm, act: str) -> PythonTerm:
        number = self.acts[act]

        def owed(s: TableState, seat: int | None) -> bool:
            return any(duty[0] == seat and duty[1] == number for duty in s.duties)

        return term(
            f"{self._held(('owes', act), owed)}(s, {player.text})", player, space=self.space, sure=True
        )

    def was_wrong(self, player: PythonTerm) -> PythonTerm:
        text = f"(env[0] is not None and env[0][3] != () and env[0][1] == {player.text})"
        return term(text, player, space=self.space, sure=True)

    # ---------------------------------------------------------------- quantifiers
    def some(
        self, type: m.Type, domain: PythonMembers, where: Callable[[PythonTerm], PythonTerm]
    ) -> PythonTerm:
        if isinstance(where, SaidOfMember) and where.always:
            return term(f"(len({domain.term.text}) > 0)", domain.term, space=self.space, sure=True)
        table = _per_member(where)

        def some(s: TableState, env: list[Any], members: Sequence[Any]) -> bool:
            for member in members:  # noqa: SIM110
                if table[member](s, env):
                    return True
            return False

        return self._over(some, domain)

    def count(
        self, type: m.Type, domain: PythonMembers, where: Callable[[PythonTerm], PythonTerm]
    ) -> PythonTerm:
        if isinstance(where, SaidOfMember) and where.always:
            return self.size(domain)
        table = _per_member(where)

        def count(s: TableState, env: list[Any], members: Sequence[Any]) -> int:
            return sum(1 for member in members if table[member](s, env))

        return self._over(count, domain)

    def total(
        self,
        type: m.Type,
        domain: PythonMembers,
        where: Callable[[PythonTerm], PythonTerm],
        value: Callable[[PythonTerm], PythonTerm],
    ) -> PythonTerm:
        table, worth = _per_member(where), _per_member(value)

        def total(s: TableState, env: list[Any], members: Sequence[Any]) -> int:
            return sum(worth[member](s, env) or 0 for member in members if table[member](s, env))

        return self._over(total, domain)

    def best(
        self,
        type: m.Type,
        domain: PythonMembers,
        where: Callable[[PythonTerm], PythonTerm],
        extreme: Literal["most", "least"],
        value: Callable[[PythonTerm], PythonTerm],
    ) -> PythonTerm:
        table, worth = _per_member(where), _per_member(value)
        sign = 1 if extreme == "most" else -1

        def best(s: TableState, env: list[Any], members: Sequence[Any]) -> Any:
            most = chosen = None
            for member in members:
                if table[member](s, env):
                    amount = worth[member](s, env)
                    if amount is not None and (most is None or amount * sign > most):
                        most, chosen = amount * sign, member
            return chosen

        return self._over(best, domain, sure=False)

    def _over(self, function: Callable[..., Any], domain: PythonMembers, sure: bool = True) -> PythonTerm:
        if self._meter is not None:
            function = self._meter.counted(function, self._about)
        text = f"{self.space.hold(function)}(s, env, {domain.term.text})"
        return term(text, domain.term, space=self.space, sure=sure)

    # ---------------------------------------------------------------- defined words
    def predicate(self, name: str, subject: PythonTerm) -> PythonTerm:
        table = self._predicates[name]
        if subject.known:
            made: PythonTerm = NO if subject.value is None else table[subject.value]
            return made
        runs = Lazy(lambda value: table[value].run)

        def read(s: TableState, env: list[Any], value: Any) -> Any:
            return value is not None and runs[value](s, env)

        return term(f"{self._held(name, read)}(s, env, {subject.text})", subject, space=self.space)

    def _predicate_table(self, name: str) -> Lazy:
        def make(value: Any) -> PythonTerm:
            return self._once(name, value, lambda: predicate_value(self.book, self, name, known(value)))

        return Lazy(make)

    def _once(self, name: str, value: Any, make: Callable[[], PythonTerm]) -> PythonTerm:
        if (name, value) in self._underway:
            raise TableError(say("defined-by-itself", name=name))
        self._underway.add((name, value))
        about, self._about = self._about, name
        try:
            return make()
        finally:
            self._about = about
            self._underway.remove((name, value))

    def quantity(self, name: str, subject: PythonTerm | None, type: m.Type) -> PythonTerm:
        table = self._quantities[name]
        if subject is None:
            made: PythonTerm = table[None]
            return made
        if subject.known:
            made = known(None) if subject.value is None else table[subject.value]
            return made
        runs = Lazy(lambda value: table[value].run)

        def read(s: TableState, env: list[Any], value: Any) -> Any:
            return None if value is None else runs[value](s, env)

        return term(f"{self._held(name, read)}(s, env, {subject.text})", subject, space=self.space)

    def _quantity_table(self, name: str) -> Lazy:
        type_ = next(q.type for q in self.layout.model.quantities if q.name == name)

        def make(value: Any) -> PythonTerm:
            def settle() -> PythonTerm:
                subject = None if value is None else known(value)
                found = quantity_values(self.book, self, name, subject)
                live = [(c.live, c.value) for c in found if not (c.live.known and not c.live.value)]
                if len(live) == 1 and live[0][0].known:
                    return live[0][1]
                settled = _settled(name, value, type_, [(a.run, b.run) for a, b in live])
                return PythonTerm(f"{self.space.hold(settled)}(s, env)", space=self.space)

            return self._once(name, value, settle)

        return Lazy(make)

    # ---------------------------------------------------------------- domains
    def cards_in(self, zone: PythonTerm, excepted: tuple[PythonTerm, ...]) -> PythonMembers:
        if zone.known and zone.value is None:
            return PythonMembers(known(()))
        if zone.known or zone.sure:
            cards = term(f"s.zones[{zone.text}]", zone, space=self.space)
        else:
            found = fresh()
            text = f"(() if ({found} := {zone.text}) is None else s.zones[{found}])"
            cards = term(text, zone, space=self.space)
        return self._less(cards, excepted)

    def cards_of(self, cards: PythonTerm, excepted: tuple[PythonTerm, ...]) -> PythonMembers:
        return self._less(term(f"({cards.text} or ())", cards, space=self.space), excepted)

    def _less(self, cards: PythonTerm, excepted: tuple[PythonTerm, ...]) -> PythonMembers:
        if not excepted:
            return PythonMembers(cards)
        less = ", ".join(part.text for part in excepted)
        text = f"{self._held('less', _less)}({cards.text}, ({less},))"
        return PythonMembers(term(text, cards, *excepted, space=self.space))

    def players(self, excepted: tuple[PythonTerm, ...], partners_of: PythonTerm | None) -> PythonMembers:
        if not excepted and partners_of is None:
            return PythonMembers(PythonTerm("s.seats", space=self.space))
        less = ", ".join(part.text for part in excepted)
        if partners_of is None:
            text = f"{self._held('others', _others)}(s.seats, ({less},))"
            return PythonMembers(term(text, *excepted, space=self.space))
        teams = self.layout.teams

        def partners(s: TableState, seat: int | None, out: tuple[Any, ...]) -> Sequence[int]:
            if seat is None:
                return ()
            return [p for p in s.seats if p % teams == seat % teams and p != seat and p not in out]

        given = f"({less},)" if less else "()"
        text = f"{self._held('partners', partners)}(s, {partners_of.text}, {given})"
        return PythonMembers(term(text, partners_of, *excepted, space=self.space))

    def one(self, member: PythonTerm) -> PythonMembers:
        if member.sure:
            return PythonMembers(term(f"({member.text},)", member, space=self.space))
        found = fresh()
        text = f"(() if ({found} := {member.text}) is None else ({found},))"
        return PythonMembers(term(text, member, space=self.space))

    def numbers(self, low: PythonTerm, high: PythonTerm) -> PythonMembers:
        def between(a: int | None, b: int | None) -> Sequence[int]:
            return () if a is None or b is None else range(a, b + 1)

        text = f"{self._held('between', between)}({low.text}, {high.text})"
        return PythonMembers(term(text, low, high, space=self.space))

    def values(self, type: m.Type, excepted: tuple[PythonTerm, ...]) -> PythonMembers:
        every = self._held(("values", type), tuple(self.layout.members(type)))
        if not excepted:
            return PythonMembers(PythonTerm(every, space=self.space))
        less = ", ".join(part.text for part in excepted)
        return PythonMembers(
            term(f"{self._held('others', _others)}({every}, ({less},))", *excepted, space=self.space)
        )

    def zones(self, name: str) -> PythonMembers:
        base = self.layout.zone_base[name]
        each = next(z.each for z in self.layout.model.zones if z.name == name)
        if each == "player":
            return PythonMembers(PythonTerm(f"[{base} + seat for seat in s.seats]", space=self.space))
        return PythonMembers(known(tuple(range(base, base + len(self.layout.keys(each))))))


def _less(cards: Sequence[int], excepted: tuple[int | None, ...]) -> Sequence[int]:
    """Cards less one copy of each excepted one: the newest, so that a pile less its top card keeps its order."""
    left = list(cards)
    for card in excepted:
        if card in left:
            del left[len(left) - 1 - left[::-1].index(card)]
    return left


def _others(members: Sequence[Any], excepted: tuple[Any, ...]) -> Sequence[Any]:
    return [member for member in members if member not in excepted]


def seat_after(s: TableState, seat: int, step: int, n: int) -> int:
    """The next seat still in the round, that way round the table; the same one if there is no other."""
    if len(s.seats) == n:
        return (seat + step) % n
    for _ in range(n):
        seat = (seat + step) % n
        if seat in s.seats:
            return seat
    return seat


def _per_member(make: Callable[[PythonTerm], PythonTerm]) -> Lazy:
    return Lazy(lambda value: make(known(value)).run)


def _settled(name: str, subject: Any, type_: m.Type, candidates: list[tuple[Run, Run]]) -> Run:
    """The one value that live clauses give; else what the table ruled, or by policy the last one, or nought."""

    def read(s: TableState, env: list[Any]) -> Any:
        found = [value(s, env) for live, value in candidates if live(s, env)]
        if len(found) == 1:
            return found[0]
        values = tuple(dict.fromkeys(found))
        if len(values) == 1:
            return values[0]
        key = (name, subject, values)
        if key in s.rulings:
            return s.rulings[key]
        if s.policy == "ask":
            raise Unsettled((name, subject), type_, values)
        s.tally("contradictory quantity" if values else "silent quantity")
        if values:
            return values[-1]
        return 0 if type_ == "number" else None

    return read
