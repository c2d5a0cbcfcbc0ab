"""The engine's algebra: expressions become closures over a state, with kinds and attributes of known cards folded.

A quantifier compiles its condition once per member, when that member is first met, so that the condition of a
card is a closure in which everything about the card itself is already settled.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any, Literal

from cardlaw.engine import terms
from cardlaw.engine.errors import TableError
from cardlaw.engine.layout import Layout
from cardlaw.engine.rulebook import Rulebook, predicate_value, quantity_values
from cardlaw.engine.state import State
from cardlaw.engine.terms import NO, VARYING, YES, Lazy, Members, Run, Term, known
from cardlaw.language import model as m

COMPARISONS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
OPERATIONS = {"+": operator.add, "-": operator.sub, "*": operator.mul}
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
    """Implements `Algebra[Term, Members]` for the cards, zones and states of a layout."""

    def __init__(self, layout: Layout, book: Rulebook, acts: dict[str, int]) -> None:
        self.layout = layout
        self.book = book
        self.acts = acts
        self.direction = layout.slot_base["direction"]
        self.side = layout.slot_base["side"] if layout.model.sides else None
        self._features = Lazy(layout.feature)
        self._kinds = layout.kinds()
        self._faces_up = layout.faces_up()
        self._predicates = Lazy(self._predicate_table)
        self._quantities = Lazy(self._quantity_table)
        self._underway: set[tuple[str, Any]] = set()

    # ---------------------------------------------------------------- values
    def constant(self, type: m.Type, value: int | bool | str) -> Term:
        return known(value)

    def axis(self, name: str) -> Term:
        return known(self.layout.model.choice(name))

    def free(self, name: str, type: m.Type) -> Term:
        if name == "player":
            return Term(lambda s, env: s.turn)
        raise TableError(f"`{name}` is not known where it is used")

    def state(self, name: str, key: Term | None, type: m.Type) -> Term:
        base = self.layout.slot_base[name]
        if key is None:
            return Term(lambda s, env: s.vars[base])
        slot = self._keyed(base, next(s.each for s in self.layout.model.states if s.name == name), key)
        if slot.known:
            index = slot.value
            return Term(lambda s, env: s.vars[index])
        where = slot.run

        def read(s: State, env: list[Any]) -> Any:
            index = where(s, env)
            return None if index is None else s.vars[index]

        return Term(read)

    def slot(self, target: m.StateOf, key: Term | None) -> Term:
        """The number of the state variable that a target names."""
        base = self.layout.slot_base[target.state]
        if key is None:
            return known(base)
        each = next(s.each for s in self.layout.model.states if s.name == target.state)
        return self._keyed(base, each, key)

    def zone(self, name: str, key: Term | None) -> Term:
        base = self.layout.zone_base[name]
        if key is None:
            return known(base)
        return self._keyed(base, next(z.each for z in self.layout.model.zones if z.name == name), key)

    def _keyed(self, base: int, each: m.Type | None, key: Term) -> Term:
        keys: dict[Any, int] = {k: base + i for i, k in enumerate(self.layout.keys(each))}
        if key.known:
            return known(keys.get(key.value))
        run = key.run
        if key.slot == 1:
            return Term(lambda s, env: base + env[1])
        return Term(lambda s, env: keys.get(run(s, env)))

    def attribute(self, name: str, card: Term) -> Term:
        tables = self._features[name]
        if self.side is not None:
            return self._sided(tables, card, None)
        table = tables[0]
        if card.known:
            return known(None if card.value is None else table[card.value])
        if card.top_of is not None:
            place = card.top_of

            def of_top(s: State, env: list[Any]) -> Any:
                pile = s.zones[place]
                return table[pile[-1]] if pile else None

            return Term(of_top)
        run = card.run

        def read(s: State, env: list[Any]) -> Any:
            found = run(s, env)
            return None if found is None else table[found]

        return Term(read)

    def _sided(self, tables: Sequence[Sequence[Any]], card: Term, absent: Any) -> Term:
        """What the side that is up says of a card."""
        by_side = dict(zip(self.layout.model.sides, tables, strict=True))
        side, run = self.side, card.run
        assert side is not None

        def read(s: State, env: list[Any]) -> Any:
            found = run(s, env)
            return absent if found is None else by_side[s.vars[side]][found]

        if card.known and card.value is not None and len({table[card.value] for table in tables}) == 1:
            return known(tables[0][card.value])
        return Term(read)

    def kind_is(self, card: Term, kinds: tuple[str, ...]) -> Term:
        tables = [[kind in kinds for kind in row] for row in self._kinds]
        if self.side is not None:
            return self._sided(tables, card, False)
        table = tables[0]
        if card.known:
            return known(card.value is not None and table[card.value])
        run = card.run

        def read(s: State, env: list[Any]) -> bool:
            found = run(s, env)
            return found is not None and table[found]

        return Term(read)

    def card(self, kind: str, values: tuple[int | str, ...]) -> Term:
        return known(self.layout.faces.index(m.Face(kind, values)))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: Term) -> Term:
        run, n, direction = player.run, self.layout.players, self.direction
        if way in ("left", "right"):
            step = 1 if way == "left" else -1

            def fixed(s: State, env: list[Any]) -> int | None:
                seat = run(s, env)
                return None if seat is None else seat_after(s, seat, step, n)

            return Term(fixed)
        forward = 1 if way == "next" else -1

        def turning(s: State, env: list[Any]) -> int | None:
            seat = run(s, env)
            if seat is None:
                return None
            return seat_after(s, seat, forward if s.vars[direction] == SAME_WAY else -forward, n)

        return Term(turning)

    def team(self, player: Term) -> Term:
        teams, run = self.layout.teams, player.run

        def read(s: State, env: list[Any]) -> int | None:
            seat = run(s, env)
            return None if seat is None else seat % teams

        return Term(read)

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: Term) -> Term:
        place = 0 if end == "bottom" else -1
        if zone.known and zone.value is not None:
            index = zone.value

            def at_known(s: State, env: list[Any]) -> int | None:
                pile = s.zones[index]
                return pile[place] if pile else None

            return Term(at_known, top_of=None if end == "bottom" else index)
        run = zone.run

        def at(s: State, env: list[Any]) -> int | None:
            where = run(s, env)
            return s.zones[where][place] if where is not None and s.zones[where] else None

        return Term(at)

    def size(self, domain: Members) -> Term:
        run = domain.run
        if domain.all_of is not None:
            index = domain.all_of
            return Term(lambda s, env: len(s.zones[index]))
        return Term(lambda s, env: len(run(s, env)))

    def opposite(self, direction: Term) -> Term:
        run = direction.run
        return Term(lambda s, env: OPPOSITES.get(run(s, env)))

    # ---------------------------------------------------------------- tests
    def present(self, value: Term) -> Term:
        if value.known:
            return known(value.value is not None)
        run = value.run
        return Term(lambda s, env: run(s, env) is not None)

    def same(self, left: Term, right: Term, type: m.Type) -> Term:
        if type == "card" and self.side is not None:
            left, right = (self._sided(self._faces_up, card, None) for card in (left, right))
        return terms.same(left, right)

    def compare(self, operator: Literal["<", "<=", ">", ">="], left: Term, right: Term) -> Term:
        return terms.lifted(COMPARISONS[operator], False, left, right)

    def arithmetic(self, operator: Literal["+", "-", "*"], left: Term, right: Term) -> Term:
        return terms.lifted(OPERATIONS[operator], None, left, right)

    def negation(self, inner: Term) -> Term:
        return terms.negation(inner)

    def conjunction(self, parts: tuple[Term, ...]) -> Term:
        return terms.conjunction(parts)

    def disjunction(self, parts: tuple[Term, ...]) -> Term:
        return terms.disjunction(parts)

    def owes(self, player: Term, act: str) -> Term:
        number, run = self.acts[act], player.run

        def read(s: State, env: list[Any]) -> bool:
            seat = run(s, env)
            return any(duty[0] == seat and duty[1] == number for duty in s.duties)

        return Term(read)

    def was_wrong(self, player: Term) -> Term:
        run = player.run

        def read(s: State, env: list[Any]) -> bool:
            answered = env[0]
            return answered is not None and bool(answered[3]) and answered[1] == run(s, env)

        return Term(read)

    # ---------------------------------------------------------------- quantifiers
    def some(self, type: m.Type, domain: Members, where: Callable[[Term], Term]) -> Term:
        table, members = _per_member(where), domain.run

        def read(s: State, env: list[Any]) -> bool:
            for member in members(s, env):  # noqa: SIM110
                if table[member](s, env):
                    return True
            return False

        return Term(read)

    def count(self, type: m.Type, domain: Members, where: Callable[[Term], Term]) -> Term:
        table, members = _per_member(where), domain.run
        return Term(lambda s, env: sum(1 for member in members(s, env) if table[member](s, env)))

    def total(
        self, type: m.Type, domain: Members, where: Callable[[Term], Term], value: Callable[[Term], Term]
    ) -> Term:
        table, worth, members = _per_member(where), _per_member(value), domain.run

        def read(s: State, env: list[Any]) -> int:
            return sum(worth[member](s, env) or 0 for member in members(s, env) if table[member](s, env))

        return Term(read)

    def best(
        self,
        type: m.Type,
        domain: Members,
        where: Callable[[Term], Term],
        extreme: Literal["most", "least"],
        value: Callable[[Term], Term],
    ) -> Term:
        table, worth, members = _per_member(where), _per_member(value), domain.run
        sign = 1 if extreme == "most" else -1

        def read(s: State, env: list[Any]) -> Any:
            best = chosen = None
            for member in members(s, env):
                if table[member](s, env):
                    amount = worth[member](s, env)
                    if amount is not None and (best is None or amount * sign > best):
                        best, chosen = amount * sign, member
            return chosen

        return Term(read)

    # ---------------------------------------------------------------- defined words
    def predicate(self, name: str, subject: Term) -> Term:
        table = self._predicates[name]
        if subject.known:
            made: Term = NO if subject.value is None else table[subject.value]
            return made
        run = subject.run
        runs = Lazy(lambda value: table[value].run)

        def read(s: State, env: list[Any]) -> Any:
            found = run(s, env)
            return found is not None and runs[found](s, env)

        return Term(read)

    def _predicate_table(self, name: str) -> Lazy:
        def make(value: Any) -> Term:
            return self._once(name, value, lambda: predicate_value(self.book, self, name, known(value)))

        return Lazy(make)

    def _once(self, name: str, value: Any, make: Callable[[], Term]) -> Term:
        if (name, value) in self._underway:
            raise TableError(f"`{name}` is defined by itself")
        self._underway.add((name, value))
        try:
            return make()
        finally:
            self._underway.discard((name, value))

    def quantity(self, name: str, subject: Term | None, type: m.Type) -> Term:
        table = self._quantities[name]
        if subject is None:
            made: Term = table[None]
            return made
        if subject.known:
            made = known(None) if subject.value is None else table[subject.value]
            return made
        run = subject.run
        runs = Lazy(lambda value: table[value].run)

        def read(s: State, env: list[Any]) -> Any:
            found = run(s, env)
            return None if found is None else runs[found](s, env)

        return Term(read)

    def _quantity_table(self, name: str) -> Lazy:
        type_ = next(q.type for q in self.layout.model.quantities if q.name == name)

        def make(value: Any) -> Term:
            def term() -> Term:
                subject = None if value is None else known(value)
                found = quantity_values(self.book, self, name, subject)
                live = [(c.live, c.value) for c in found if not (c.live.known and not c.live.value)]
                if len(live) == 1 and live[0][0].known:
                    return live[0][1]
                return Term(_settled(name, value, type_, [(a.run, b.run) for a, b in live]))

            return self._once(name, value, term)

        return Lazy(make)

    # ---------------------------------------------------------------- domains
    def cards_in(self, zone: Term, excepted: tuple[Term, ...]) -> Members:
        run = zone.run
        if zone.known and zone.value is not None:
            index = zone.value
            cards = Members(lambda s, env: s.zones[index], all_of=index)
        else:

            def gather(s: State, env: list[Any]) -> Sequence[int]:
                where = run(s, env)
                return () if where is None else s.zones[where]

            cards = Members(gather)
        return self._less(cards, excepted)

    def cards_of(self, cards: Term, excepted: tuple[Term, ...]) -> Members:
        run = cards.run
        return self._less(Members(lambda s, env: run(s, env) or ()), excepted)

    def _less(self, cards: Members, excepted: tuple[Term, ...]) -> Members:
        if not excepted:
            return cards
        every, less = cards.run, [term.run for term in excepted]

        def gather(s: State, env: list[Any]) -> Sequence[int]:
            left = list(every(s, env))
            for run in less:
                card = run(s, env)
                if card in left:
                    # the newest copy goes, so that a pile less its top card keeps its order
                    del left[len(left) - 1 - left[::-1].index(card)]
            return left

        return Members(gather)

    def players(self, excepted: tuple[Term, ...], partners_of: Term | None) -> Members:
        less = [term.run for term in excepted]
        teams = self.layout.teams
        if partners_of is not None:
            whose = partners_of.run

            def partners(s: State, env: list[Any]) -> Sequence[int]:
                seat = whose(s, env)
                out = {seat, *(run(s, env) for run in less)}
                return [p for p in s.seats if seat is not None and p % teams == seat % teams and p not in out]

            return Members(partners)
        if not less:
            return Members(lambda s, env: s.seats)
        if len(less) == 1:
            only = less[0]

            def others(s: State, env: list[Any]) -> Sequence[int]:
                seat = only(s, env)
                return [p for p in s.seats if p != seat]

            return Members(others)
        return Members(lambda s, env: [p for p in s.seats if p not in {run(s, env) for run in less}])

    def one(self, member: Term) -> Members:
        run = member.run

        def gather(s: State, env: list[Any]) -> Sequence[Any]:
            found = run(s, env)
            return () if found is None else (found,)

        return Members(gather)

    def numbers(self, low: Term, high: Term) -> Members:
        start, end = low.run, high.run

        def gather(s: State, env: list[Any]) -> Sequence[int]:
            a, b = start(s, env), end(s, env)
            return () if a is None or b is None else range(a, b + 1)

        return Members(gather)

    def values(self, type: m.Type, excepted: tuple[Term, ...]) -> Members:
        every = tuple(self.layout.members(type))
        if not excepted:
            return Members(lambda s, env: every)
        less = [term.run for term in excepted]
        return Members(lambda s, env: [v for v in every if v not in [run(s, env) for run in less]])

    def zones(self, name: str) -> Members:
        base = self.layout.zone_base[name]
        each = next(z.each for z in self.layout.model.zones if z.name == name)
        places = tuple(range(base, base + len(self.layout.keys(each))))
        if each != "player":
            return Members(lambda s, env: places)
        return Members(lambda s, env: [base + seat for seat in s.seats])


def seat_after(s: State, seat: int, step: int, n: int) -> int:
    """The next seat still in the round, that way round the table; the same one if there is no other."""
    if len(s.seats) == n:
        return (seat + step) % n
    for _ in range(n):
        seat = (seat + step) % n
        if seat in s.seats:
            return seat
    return seat


def _per_member(make: Callable[[Term], Term]) -> Lazy:
    return Lazy(lambda value: make(known(value)).run)


def _settled(name: str, subject: Any, type_: m.Type, candidates: list[tuple[Run, Run]]) -> Run:
    """The one value that live clauses give; else what the table ruled, or by policy the last one, or nought."""

    def read(s: State, env: list[Any]) -> Any:
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


__all__ = ["NO", "VARYING", "YES", "Closures", "Unsettled", "seat_after"]
