"""The meaning of expressions on a path: the instance of the engine's algebra whose values are terms.

Seats are known: where one is not, each possible seat is a way of its own. A quantifier over cards that are unknown
becomes a term with a bound card; over seats and values it is written out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from cardlaw.analysis.unknowns import contents, terms
from cardlaw.analysis.unknowns.contents import Content
from cardlaw.analysis.unknowns.knowing import there
from cardlaw.analysis.unknowns.paths import CannotFollow, Path
from cardlaw.analysis.unknowns.store import TableStore
from cardlaw.analysis.unknowns.terms import (
    SymbolicTerm,
    Value,
    card,
    conjunction,
    disjunction,
    negation,
    one_of,
    reaches,
    term,
)
from cardlaw.engine.expressions.closures import OPPOSITES, SAME_WAY
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain
from cardlaw.language.core.rulebook import predicate_value, quantity_values
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say


@dataclass(frozen=True, slots=True)
class KnownCards:
    content: Content


@dataclass(frozen=True, slots=True)
class KnownMembers:
    values: tuple[Value, ...]


Group = KnownCards | KnownMembers


@dataclass(frozen=True, slots=True)
class Happening:
    """An act under way or done: who did it, with what, and the condition that it was wrong."""

    act: str
    doer: int | None
    args: tuple[Value, ...]
    wrong: Value
    serial: int


class SymbolicReading:
    """Implements `Algebra[Value, Group]` over a store, on a path."""

    def __init__(self, path: Path, store: TableStore) -> None:
        self.path = path
        self.store = store
        self.edition = store.edition
        self.cause: Happening | None = None
        """The act that is being answered where an expression stands."""
        self.depth = 0
        self.seat_order = False
        """Whether seats were gone through in the order of the table."""
        self.handed = False
        """Whether left and right were told apart, so that the table is not its own mirror image."""
        self.memo: dict[Any, tuple[int, Value]] = {}
        """What was worked out, and how the table was then."""
        self.noted: list[Any] = []
        """What was worked out, in order."""
        self._underway: set[Any] = set()

    def of(self, expr: m.Expr, names: Mapping[str, Value]) -> Value:
        return fold(expr, self, names)

    def group(self, domain: m.Domain, names: Mapping[str, Value]) -> Group:
        return fold_domain(domain, self, names)

    def seat(self, value: Value) -> int | None:
        """A seat, known on this path."""
        found: int | None = self.path.settle(value, range(self.store.seating.players))
        return found

    def key(self, each: str | None, key: Value) -> Any:
        """The key of a state or zone, known on this path."""
        if each == "player":
            return self.seat(key)
        if not isinstance(key, SymbolicTerm):
            return key
        return self.path.settle(key, self.store.keys(each))

    # ---------------------------------------------------------------- things
    def constant(self, type: m.Type, value: int | bool | str) -> Value:
        self.handed = self.handed or type == "direction"
        return value

    def axis(self, name: str) -> Value:
        self.edition.book.consulted.add(("axis", name))
        return self.edition.model.choice(name)

    def free(self, name: str, type: m.Type) -> Value:
        if name == "player":
            return self.store.turn
        raise CannotFollow(say("cut-name", name=name))

    def state(self, name: str, key: Value | None, type: m.Type) -> Value:
        if name[0] == ".":
            return self.store.register(name, None if key is None else self.seat(key))
        each = self.edition.states[name].each
        if each is not None:
            key = self.key(each, key)
            if key is None:
                return None
        value = self.store.value((name, key))
        return self._narrowed(value)

    def _narrowed(self, value: Value) -> Value:
        """An unknown with a single possible value is that value."""
        if isinstance(value, SymbolicTerm) and value in self.path.known.sets:
            possible = self.path.known.sets[value]
            if len(possible) == 1:
                (only,) = possible
                if only is terms.ABSENT:
                    return None
                if value.op == "state" and value.args[2] != "card":
                    return only
        return value

    def zone(self, name: str, key: Value | None) -> Value:
        each = self.edition.zones[name].each
        if each is None:
            return (name, None)
        found = self.key(each, key)
        return None if found is None else (name, found)

    def card(self, kind: str, values: tuple[int | str, ...]) -> Value:
        return card(terms.face_number(m.Face(kind, values)))

    def attribute(self, name: str, card: Value) -> Value:
        if card is None:
            return None
        table = self.edition.feature(name)
        if card.op == "bound":
            return term("attr", name, card, table)
        possible = self.path.known.possible(card)
        found = {table.get(face) for face in possible}
        if len(found) == 1:
            return found.pop()
        return term("attr", name, card, table)

    def kind_is(self, card: Value, kinds: tuple[str, ...]) -> Value:
        every: frozenset[int] = frozenset().union(*(self.edition.kinds[kind] for kind in kinds))
        return self._one_of(card, every)

    def _one_of(self, subject: Value, values: frozenset[Any]) -> Value:
        return self.path.known.simplified(one_of(subject, values))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: Value) -> Value:
        seat = self.seat(player)
        if seat is None:
            return None
        step = 1 if way in ("left", "next") else -1
        if way in ("left", "right"):
            self.handed = True
        elif self.direction() != SAME_WAY:
            step = -step
        return self.seat_after(seat, step)

    def seat_after(self, seat: int, step: int) -> int:
        """The next seat still in the round, that way round the table."""
        n = self.store.seating.players
        for _ in range(n):
            seat = (seat + step) % n
            if seat in self.store.seats:
                break
        return seat

    def direction(self) -> str:
        value = self.store.value(("direction", None))
        found: str = self.path.settle(value, tuple(OPPOSITES))
        return found

    def team(self, player: Value) -> Value:
        seat = self.seat(player)
        teams = self.edition.layout.teams if self.edition.layout.has_teams else self.store.seating.players
        return None if seat is None else seat % teams

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: Value) -> Value:
        if zone is None:
            return None
        content = self.store.content(zone)
        return contents.bottom(content) if end == "bottom" else contents.top(content)

    def opposite(self, direction: Value) -> Value:
        return OPPOSITES.get(self.path.settle(direction, tuple(OPPOSITES)))

    def owes(self, player: Value, act: str) -> Value:
        seat = self.seat(player)
        return False if seat is None else one_of(term("owes", seat, act), frozenset({True}))

    def was_wrong(self, player: Value) -> Value:
        if self.cause is None or self.cause.doer != self.seat(player):
            return False
        return self.cause.wrong

    # ---------------------------------------------------------------- tests and arithmetic
    def present(self, value: Value) -> Value:
        if value is None:
            return False
        if not isinstance(value, SymbolicTerm):
            return True
        if value.op == "attr":
            return self._one_of(value.args[1], value.args[2].faces)
        if value.op in ("sum", "size", "lookup", "face", "bound", "total", "chance"):
            return True
        if value.op == "nth":
            return self.path.known.simplified(there(value))
        if value.op in ("state", "after-state") and value.args[-1] == "number":
            if self.edition.states[value.args[-3]].starts is None:
                raise CannotFollow(say("cut-absent-number"))
            return True
        possible = self.path.known.possible(value)
        if terms.ABSENT not in possible:
            return True
        return self._one_of(value, possible - {terms.ABSENT})

    def same(self, left: Value, right: Value, type: m.Type) -> Value:
        if left is None or right is None:
            return False
        shown = [isinstance(side, SymbolicTerm) and side.op == "attr" for side in (left, right)]
        if type == "number" and not all(
            a or not isinstance(side, SymbolicTerm) for a, side in zip(shown, (left, right), strict=True)
        ):
            there = [self.present(side) for side in (left, right)]
            return conjunction((*there, terms.equal_numbers(left, right)))
        if type == "yes-no" and (_condition(left) or _condition(right)):
            left, right = self.truth(left), self.truth(right)
            if isinstance(right, bool) or right is left:
                return left if right is True or right is left else negation(left)
            if isinstance(left, bool):
                return right if left else negation(right)
            both = conjunction((left, right))
            return disjunction((both, conjunction((negation(left), negation(right)))))
        if not isinstance(left, SymbolicTerm) and not isinstance(right, SymbolicTerm):
            return left == right
        if left is right:
            return self.present(left)
        for one, other in ((left, right), (right, left)):
            if not isinstance(other, SymbolicTerm):
                return self._has_value(one, other)
            if other.op == "face":
                return self._one_of(one, frozenset({other.args[0]}))
        if left.order > right.order:
            left, right = right, left
        return self.path.known.simplified(term("eq", left, right))

    def _has_value(self, subject: SymbolicTerm, value: Any) -> Value:
        if subject.op == "attr":
            return self._one_of(subject.args[1], subject.args[2].having(value))
        if subject.op in ("sum", "size", "lookup", "total", "chance"):
            return terms.equal_numbers(subject, value)
        return self._one_of(subject, frozenset({value}))

    def compare(self, operator: Literal["<", "<=", ">", ">="], left: Value, right: Value) -> Value:
        held = terms.compared(operator, left, right)
        parts = [
            self.present(side)
            for side in (left, right)
            if isinstance(side, SymbolicTerm) and side.op == "attr"
        ]
        return conjunction((*parts, held))

    def arithmetic(self, operator: Literal["+", "-", "*"], left: Value, right: Value) -> Value:
        if left is None or right is None:
            return None
        if operator == "*":
            if isinstance(left, SymbolicTerm) and isinstance(right, SymbolicTerm):
                raise CannotFollow(say("cut-product"))
            factor, value = (right, left) if isinstance(left, SymbolicTerm) else (left, right)
            return terms.total(((int(factor), value),))
        return terms.total(((1, left), (1 if operator == "+" else -1, right)))

    def negation(self, inner: Value) -> Value:
        return negation(self.truth(inner))

    def conjunction(self, parts: tuple[Value, ...]) -> Value:
        return conjunction(self.truth(part) for part in parts)

    def disjunction(self, parts: tuple[Value, ...]) -> Value:
        return disjunction(self.truth(part) for part in parts)

    def truth(self, value: Value) -> Value:
        """A value as a condition: a yes-or-no unknown holds where it is yes."""
        if isinstance(value, SymbolicTerm) and value.op in ("state", "answer", "given", "after-state"):
            return self._one_of(value, frozenset({True}))
        return value

    # ---------------------------------------------------------------- quantifiers
    def bound(self, body: Callable[[Value], Value]) -> Value:
        """The body of a quantifier, of a bound card."""
        self.depth += 1
        try:
            return body(term("bound", self.depth))
        finally:
            self.depth -= 1

    def some(self, type: m.Type, domain: Group, where: Callable[[Value], Value]) -> Value:
        if isinstance(domain, KnownMembers):
            self.path.effort.spend(len(domain.values))
            return disjunction(self.truth(where(value)) for value in domain.values)
        found: list[Value] = []
        body: Value = None
        for piece in written_out(domain.content):
            if piece.op == "one":
                found.append(self.truth(where(piece.args[0])))
                continue
            if body is None:
                body = self.bound(lambda c: self.truth(where(c)))
            if body is True:
                found.append(reaches(contents.size((piece,)), 1))
            elif body is not False:
                found.append(term("some", piece, body))
        return self.path.known.simplified(disjunction(found))

    def count(self, type: m.Type, domain: Group, where: Callable[[Value], Value]) -> Value:
        return self.total(type, domain, where, lambda _: 1)

    def total(
        self, type: m.Type, domain: Group, where: Callable[[Value], Value], value: Callable[[Value], Value]
    ) -> Value:
        parts: list[tuple[int, Value]] = []
        if isinstance(domain, KnownMembers):
            self.path.effort.spend(len(domain.values))
            for member in domain.values:
                parts.append((1, self._if(self.truth(where(member)), value(member) or 0)))
            return terms.total(parts)
        for piece in written_out(domain.content):
            if piece.op == "one":
                parts.append((1, self._if(self.truth(where(piece.args[0])), value(piece.args[0]) or 0)))
                continue
            held = self.bound(lambda c: self.truth(where(c)))
            amount = self.bound(value)
            if held is True and isinstance(amount, int):
                parts.append((amount, contents.size((piece,))))
            elif held is not False and amount not in (0, None):
                parts.append((1, term("total", piece, held, amount)))
        return terms.total(parts)

    def _if(self, condition: Value, amount: Value) -> Value:
        known = self.path.known.decided(condition)
        if known is not None:
            return amount if known else 0
        return term("when", condition, amount)

    def best(
        self,
        type: m.Type,
        domain: Group,
        where: Callable[[Value], Value],
        extreme: Literal["most", "least"],
        value: Callable[[Value], Value],
    ) -> Value:
        if isinstance(domain, KnownCards):
            raise CannotFollow(say("cut-best-cards"))
        sign = 1 if extreme == "most" else -1
        ranks: list[tuple[Value, Value]] = []
        for member in domain.values:
            held = self.path.known.simplified(self.truth(where(member)))
            amount = value(member)
            if held is not False and amount is not None:
                ranks.append((member, terms.total(((1, self._if(held, terms.total(((sign, amount),)))),))))
                if held is not True:
                    raise CannotFollow(say("cut-best-condition"))
        if len(ranks) < 2:
            return ranks[0][0] if ranks else None
        if all(not isinstance(rank, SymbolicTerm) for _, rank in ranks):
            return max(ranks, key=lambda r: r[1])[0]
        self.seat_order = True
        return term("best", type, tuple(ranks))

    # ---------------------------------------------------------------- defined words
    def predicate(self, name: str, subject: Value) -> Value:
        if subject is None:
            return False
        of = self.edition.subjects["predicate", name]
        if of == "player":
            subject = self.seat(subject)
        elif of == "card" and subject.op != "face":
            faces = self.edition.words.faces(name)
            if faces is not None:
                return self._one_of(subject, faces)
        return self._once(
            ("predicate", name, subject),
            lambda: self.truth(predicate_value(self.edition.book, self, name, subject)),
        )

    def _once(self, key: Any, make: Callable[[], Value]) -> Value:
        key = (*key, self.depth, None if self.cause is None else self.cause.serial)
        found = self.memo.get(key)
        if found is not None and found[0] == self.store.version:
            return found[1]
        if key in self._underway:
            raise CannotFollow(say("cut-circle", name=key[1]))
        self._underway.add(key)
        try:
            value = make()
        finally:
            self._underway.discard(key)
        self.memo[key] = (self.store.version, value)
        self.noted.append(key)
        return value

    def quantity(self, name: str, subject: Value | None, type: m.Type) -> Value:
        of = self.edition.subjects["quantity", name]
        if of is not None and subject is None:
            return None
        self.edition.book.consulted.add(("quantities", name))
        if of == "card" and isinstance(subject, SymbolicTerm) and subject.op != "face":
            return self._looked_up(name, subject, type)
        if of == "player":
            subject = self.seat(subject)
        return self._once(("quantity", name, subject), lambda: self._settled(name, subject, type))

    def _settled(self, name: str, subject: Value | None, type: m.Type) -> Value:
        """The one value that live clauses give; of several the last, of none nought: as the engine has it."""
        found: list[Value] = []
        for candidate in quantity_values(self.edition.book, self, name, subject):
            live = self.path.known.simplified(self.truth(candidate.live))
            if not isinstance(live, bool) and self.depth:
                raise CannotFollow(say("cut-on-card", name=name))
            if self.path.branch(live):
                found.append(candidate.value)
        if found:
            return found[-1]
        return 0 if type == "number" else None

    def _looked_up(self, name: str, subject: SymbolicTerm, type: m.Type) -> Value:
        """A quantity of an unknown card, as a table of faces."""
        rows = self.edition.words.table(name)
        if rows is None:
            raise CannotFollow(say("cut-of-card", name=name))
        possible = None if subject.op == "bound" else self.path.known.possible(subject)
        values = {value for face, value in rows if possible is None or face in possible}
        if len(values) == 1:
            return values.pop()
        if type != "number":
            return term("attr", name, subject, terms.table((f, v) for f, v in rows if v is not None))
        return term("lookup", name, subject, terms.table((f, v) for f, v in rows if v))

    # ---------------------------------------------------------------- domains
    def cards_in(self, zone: Value, excepted: tuple[Value, ...]) -> Group:
        if zone is None:
            return KnownCards(())
        content = self.store.content(zone)
        for out in excepted:
            if out is not None and self.path.branch(self.present(out)):
                left = contents.without(content, out)
                content = left if left is not None else less(content, out)
        return KnownCards(content)

    def cards_of(self, cards: Value, excepted: tuple[Value, ...]) -> Group:
        if cards is None:
            return KnownCards(())
        if not isinstance(cards, KnownCards):
            raise CannotFollow(say("cut-several-cards"))
        return cards

    def players(self, excepted: tuple[Value, ...], partners_of: Value | None) -> Group:
        out = {self.seat(seat) for seat in excepted}
        seats = [seat for seat in self.store.seats if seat not in out]
        if partners_of is not None:
            whose = self.seat(partners_of)
            teams = self.edition.layout.teams
            seats = [s for s in seats if whose is not None and s != whose and s % teams == whose % teams]
        return KnownMembers(tuple(seats))

    def one(self, member: Value) -> Group:
        if member is None:
            return KnownMembers(())
        if isinstance(member, SymbolicTerm) and not self.path.branch(self.present(member)):
            return KnownMembers(())
        return KnownMembers((member,))

    def numbers(self, low: Value, high: Value) -> Group:
        if isinstance(low, SymbolicTerm) or isinstance(high, SymbolicTerm):
            raise CannotFollow(say("cut-numbers"))
        if low is None or high is None:
            return KnownMembers(())
        self.path.effort.spend(max(0, high - low))
        return KnownMembers(tuple(range(low, high + 1)))

    def values(self, type: m.Type, excepted: tuple[Value, ...]) -> Group:
        every = self.store.keys(type)
        out = [self.path.settle(value, every) for value in excepted]
        return KnownMembers(tuple(value for value in every if value not in out))

    def zones(self, name: str) -> Group:
        each = self.edition.zones[name].each
        keys = self.store.seats if each == "player" else self.store.keys(each)
        return KnownMembers(tuple((name, key) for key in keys))

    def size(self, domain: Group) -> Value:
        return len(domain.values) if isinstance(domain, KnownMembers) else contents.size(domain.content)


def _condition(value: Value) -> bool:
    """Whether a value is a condition put together, and not an unknown of its own."""
    return isinstance(value, SymbolicTerm) and value.op in (
        "in",
        "ge",
        "eq",
        "and",
        "or",
        "not",
        "some",
        "wrong",
    )


def written_out(content: Content) -> list[SymbolicTerm]:
    """The pieces with spans of few cards written as single cards, and shuffled ones as the set they are."""
    found: list[SymbolicTerm] = []
    for piece in content:
        places = contents.indices(piece)
        if piece.op == "rest" and piece.args[1] == 0 and not piece.args[2] and piece.args[0].op == "shuffled":
            found += written_out(piece.args[0].args[0])
        elif piece.op != "one" and places is not None and len(places) <= contents.MOST_WRITTEN_OUT:
            found += [contents.one(contents.nth(piece.args[0], place)) for place in places]
        else:
            found.append(piece)
    return found


def less(content: Content, card: SymbolicTerm) -> Content:
    """The content less a card that lies somewhere in it."""
    if len(content) == 1 and content[0].op == "rest":
        base, skip, less = content[0].args
        return (contents.rest(base, skip, (*less, card)),)
    return (contents.rest(contents.mixture(content, "hand"), 0, (card,)),)
