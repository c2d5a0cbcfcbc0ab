"""The meaning of expressions in formulas: the solver's instance of the engine's algebra."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal, TypeVar

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Lit
from cardlaw.analysis.solver.values import (
    NOTHING,
    GuardedValues,
    Linear,
    Place,
    Plain,
    Unsupported,
    Value,
    ValueArithmetic,
    just,
    number,
)
from cardlaw.analysis.symbolic.rules import Lawbook
from cardlaw.analysis.symbolic.situations import OPEN, Situations
from cardlaw.language import model as m
from cardlaw.language.core.algebra import SaidOfMember, fold
from cardlaw.language.core.rulebook import Held, locals_of
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

C = TypeVar("C", bound=m.Clause)
DEFINING = (m.DefinePredicate, m.DefineQuantity)


@dataclass(frozen=True, slots=True, eq=False)
class Bag:
    """The cards of a place, each place under a condition, less one copy of each excepted card."""

    places: tuple[tuple[Lit, Place], ...]
    excepted: tuple[GuardedValues, ...]


@dataclass(frozen=True, slots=True, eq=False)
class GuardedMembers:
    """Members written out, each under the condition that it is one, in order."""

    members: tuple[tuple[Plain, Lit], ...]


Members = Bag | GuardedMembers
Tables = Sequence[Sequence[Plain | None]]
"""What is so of each card, for each side that can be up."""


@dataclass(frozen=True, slots=True)
class GuardedClause:
    """A clause that may give a quantity its value: when it is in scope and live, and the value."""

    held: Held[m.DefineQuantity]
    scope: Lit
    live: Lit
    value: Value


MOST_MEMBERS = 50_000
"""Members that the formula of one expression is made from; what goes through more is unknown by name. The shipped
rules stay below a tenth of it, and a formula of so many takes seconds."""


class Symbolic:
    """Expressions as formulas over the unknowns of a model, for every layer and choice at once."""

    def __init__(self, situations: Situations, book: Lawbook) -> None:
        self.situations = situations
        self.book = book
        self.formulas = situations.formulas
        self.layout = situations.layout
        self.numbers_of = ValueArithmetic(self.formulas)
        self._answered: tuple[Lit, GuardedValues] | None = None
        self.turn: GuardedValues | None = None
        """Whose turn it is; set before `answered`."""
        self.about = ""
        """The clause being read, if it is one."""
        self.beyond: list[tuple[str, Saying]] = []
        """Clauses that formulas cannot express, with the reason."""
        self.circles: set[frozenset[str]] = set()
        """Rules that together define something by itself."""
        self._features: dict[str, Tables] = {}
        self._of_kinds: dict[tuple[str, ...], Tables] = {}
        self._kinds, self._faces_up = self.layout.kinds(), self.layout.faces_up()
        self._predicates: dict[tuple[str, Plain], Lit] = {}
        self._quantities: dict[tuple[str, Plain | None], list[GuardedClause]] = {}
        self._somes: dict[tuple[Any, ...], tuple[Lit, Any]] = {}
        """That some card is so, in the window that is read; each with what it was asked of, which is kept for that."""
        self.judged: dict[tuple[Any, ...], Any] = {}
        """What norms say of moves, by the moment and the move."""
        self._underway: list[tuple[str, Plain | None, str]] = []
        self._left: int | None = None
        """How many members the expression being read may still go through."""
        words = [rule.clauses for rule in book.model.rules]
        defined = [c.clause for each in words for c in each if isinstance(c.clause, DEFINING)]
        self._looks_back = any(isinstance(n, m.WasWrong) for n in nodes(tuple(defined))) or any(
            "player" in locals_of(c.condition) - {c.subject} for c in defined
        )
        """Some definition reads the move being answered, so it means something else in each window."""

    @property
    def answered(self) -> tuple[Lit, GuardedValues] | None:
        """The move being answered: that it was wrong, and who made it."""
        return self._answered

    @answered.setter
    def answered(self, answered: tuple[Lit, GuardedValues] | None) -> None:
        self._answered = answered
        self._somes.clear()
        if self._looks_back:
            self._predicates.clear()
            self._quantities.clear()

    def condition(self, expr: m.Expr, names: Mapping[str, Value]) -> Lit:
        """The expression as a condition; what formulas cannot express becomes an unknown that says so."""
        try:
            with self._counted():
                return self.numbers_of.truth(fold(expr, self, names))
        except Unsupported as problem:
            self.beyond.append((self.about, problem.why))
            why = say("in-rule", why=problem.why, rule=self.about) if self.about else problem.why
            return self.situations.beyond(why)

    # ---------------------------------------------------------------- things
    def constant(self, type: m.Type, value: Plain) -> Value:
        return just(value)

    def axis(self, name: str) -> Value:
        options = self.situations.axis(name).options
        return GuardedValues({value: lit for value, lit in options.items() if value != OPEN})

    def free(self, name: str, type: m.Type) -> Value:
        if name == "player" and self.turn is not None:
            return self.turn
        raise Unsupported(say("cut-course", name=name))

    def state(self, name: str, key: Value | None, type: m.Type) -> Value:
        if key is None:
            return self.situations.state(name, None)
        options = self.numbers_of.choice(key).options
        cases = [(lit, self.situations.state(name, plain)) for plain, lit in options.items()]
        return cases[0][1] if len(cases) == 1 and cases[0][0] == TRUE else self.numbers_of.first_of(cases)

    def zone(self, name: str, key: Value | None) -> Value:
        if key is None:
            return GuardedValues({(name, None): TRUE})
        options = self.numbers_of.choice(key).options
        return GuardedValues({(name, _key(plain)): lit for plain, lit in options.items()})

    def card(self, kind: str, values: tuple[int | str, ...]) -> Value:
        face = m.Face(kind, values)
        return just(self.layout.faces.index(face))

    def attribute(self, name: str, card: Value) -> Value:
        if name not in self._features:
            self._features[name] = self.layout.feature(name)
        return self._up(card, self._features[name])

    def kind_is(self, card: Value, kinds: tuple[str, ...]) -> Value:
        if kinds not in self._of_kinds:
            self._of_kinds[kinds] = [[kind in kinds or None for kind in row] for row in self._kinds]
        return self._up(card, self._of_kinds[kinds]).options.get(True, FALSE)

    def _up(self, card: Value, tables: Tables) -> GuardedValues:
        """What tables say of a card, one for each side that can be up."""
        cards = self.numbers_of.choice(card)
        if len(tables) == 1 and (known := cards.certain) is not None:
            said = _said(tables[0], known)
            return NOTHING if said is None else just(said)
        shown = [self.numbers_of.mapped(cards, partial(_said, table)) for table in tables]
        if len(shown) == 1:
            return shown[0]
        side = self.numbers_of.choice(self.situations.state("side", None)).options
        cases: list[tuple[Lit, Value]] = [
            (side[name], each) for name, each in zip(self.layout.model.sides, shown, strict=True)
        ]
        return self.numbers_of.choice(self.numbers_of.one_of(cases))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: Value) -> Value:
        of, found = self.formulas, dict[Plain, list[Lit]]()
        direction = self.numbers_of.choice(self.situations.state("direction", None)).options
        if way in ("next", "previous"):
            turns = [
                (lit, 1 if (d == DIRECTIONS[0]) == (way == "next") else -1) for d, lit in direction.items()
            ]
        else:
            turns = [(TRUE, 1 if way == "left" else -1)]
        for seat, lit in self.numbers_of.choice(player).options.items():
            for n, players in self.situations.players.options.items():
                for turned, step in turns:
                    both = of.all((lit, players, turned))
                    for onward, there in self._onward(number(seat), step, number(n)) if both != FALSE else ():
                        found.setdefault(onward, []).append(of.both(both, there))
        return GuardedValues({seat: of.any(lits) for seat, lits in found.items()})

    def _onward(self, seat: int, step: int, n: int) -> Iterator[tuple[int, Lit]]:
        """The seats that may be the next in the round, each with the condition that it is; the same if no other is."""
        between: list[Lit] = []
        for far in range(1, n + 1):
            at = (seat + far * step) % n
            there = self.situations.in_round(at) if far < n else TRUE
            yield at, self.formulas.all((there, *between))
            if there == TRUE:
                return
            between.append(~there)

    def team(self, player: Value) -> Value:
        return self.numbers_of.mapped(
            self.numbers_of.choice(player), lambda seat: number(seat) % self.layout.teams
        )

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: Value) -> Value:
        cases = [(lit, self.situations.end(place, end)) for place, lit in self._places(zone)]
        return cases[0][1] if len(cases) == 1 and cases[0][0] == TRUE else self.numbers_of.first_of(cases)

    def _places(self, zone: Value) -> list[tuple[Place, Lit]]:
        return [(_place(spot), lit) for spot, lit in self.numbers_of.choice(zone).options.items()]

    def opposite(self, direction: Value) -> Value:
        turned = dict(zip(DIRECTIONS, reversed(DIRECTIONS), strict=True))
        return self.numbers_of.mapped(self.numbers_of.choice(direction), lambda d: turned[str(d)])

    def owes(self, player: Value, act: str) -> Value:
        options = self.numbers_of.choice(player).options
        return self.formulas.any(
            self.formulas.both(lit, self.situations.owes(number(s), act)) for s, lit in options.items()
        )

    def was_wrong(self, player: Value) -> Value:
        if self.answered is None:
            return FALSE
        wrong, by = self.answered
        return self.formulas.both(wrong, self.numbers_of.same(player, by))

    # ---------------------------------------------------------------- tests and arithmetic
    def present(self, value: Value) -> Value:
        return self.numbers_of.present(value)

    def same(self, left: Value, right: Value, type: m.Type) -> Value:
        if type == "card" and len(self._faces_up) > 1:
            left, right = self._up(left, self._faces_up), self._up(right, self._faces_up)
        return self.numbers_of.same(left, right)

    def compare(self, operator: Literal["<", "<=", ">", ">="], left: Value, right: Value) -> Value:
        return self.numbers_of.compare(operator, left, right)

    def arithmetic(self, operator: Literal["+", "-", "*"], left: Value, right: Value) -> Value:
        return self.numbers_of.arithmetic(operator, left, right)

    def negation(self, inner: Value) -> Value:
        return ~self.numbers_of.truth(inner)

    def conjunction(self, parts: tuple[Value, ...]) -> Value:
        return self.formulas.all(self.numbers_of.truth(part) for part in parts)

    def disjunction(self, parts: tuple[Value, ...]) -> Value:
        return self.formulas.any(self.numbers_of.truth(part) for part in parts)

    # ---------------------------------------------------------------- domains and quantifiers
    def cards_in(self, zone: Value, excepted: tuple[Value, ...]) -> Members:
        places = tuple((lit, place) for place, lit in self._places(zone))
        return Bag(places, tuple(self.numbers_of.choice(card) for card in excepted))

    def cards_of(self, cards: Value, excepted: tuple[Value, ...]) -> Members:
        return self.cards_in(cards, excepted)

    def players(self, excepted: tuple[Value, ...], partners_of: Value | None) -> Members:
        of, found = self.formulas, []
        out = [self.numbers_of.choice(player).options for player in excepted]
        for seat in self.situations.seats:
            parts = [self.situations.playing(seat), *(~options.get(seat, FALSE) for options in out)]
            if partners_of is not None:
                whose = self.numbers_of.choice(partners_of).options
                mine = [
                    lit
                    for p, lit in whose.items()
                    if number(p) % self.layout.teams == seat % self.layout.teams
                ]
                parts += [of.any(mine), ~whose.get(seat, FALSE)]
            lit = of.all(parts)
            if lit != FALSE:
                found.append((seat, lit))
        return GuardedMembers(tuple(found))

    def one(self, member: Value) -> Members:
        return GuardedMembers(tuple(self.numbers_of.choice(member).options.items()))

    def numbers(self, low: Value, high: Value) -> Members:
        ends = [self.numbers_of.choice(value) for value in (low, high)]
        least, most = (
            min(map(number, ends[0].options), default=0),
            max(map(number, ends[1].options), default=-1),
        )
        every = [
            (n, self.formulas.both(self._at(ends[0], "<=", n), self._at(ends[1], ">=", n)))
            for n in range(least, most + 1)
        ]
        return GuardedMembers(tuple((n, lit) for n, lit in every if lit != FALSE))

    def _at(self, value: GuardedValues, operator: Literal["<=", ">="], n: int) -> Lit:
        return self.numbers_of.compare(operator, value, just(n))

    def values(self, type: m.Type, excepted: tuple[Value, ...]) -> Members:
        out = [self.numbers_of.choice(value).options for value in excepted]
        every = [
            (value, self.formulas.all(~options.get(value, FALSE) for options in out))
            for value in self.situations.members(type)
        ]
        return GuardedMembers(tuple((value, lit) for value, lit in every if lit != FALSE))

    def zones(self, name: str) -> Members:
        each = self.situations.zones[name].each
        if each is None:
            return GuardedMembers((((name, None), TRUE),))
        return GuardedMembers(
            tuple(
                ((name, _key(key)), self.situations.playing(number(key)) if each == "player" else TRUE)
                for key in self.situations.members(each)
            )
        )

    def copies(self, domain: Members) -> Iterator[tuple[Plain, list[Lit]]]:
        """Each possible member with the conditions that it is there once, twice, and so on; each is counted."""
        for each in self._copies(domain):
            if self._left is not None:
                self._left -= 1
                if self._left < 0:
                    raise Unsupported(say("cut-members", n=MOST_MEMBERS))
            yield each

    def _copies(self, domain: Members) -> Iterator[tuple[Plain, list[Lit]]]:
        if isinstance(domain, GuardedMembers):
            yield from ((value, [lit]) for value, lit in domain.members)
            return
        of = self.formulas
        whole = domain.places[0][1] if len(domain.places) == 1 and domain.places[0][0] == TRUE else None
        for card in self.situations.cards:
            less = [choice.options.get(card, FALSE) for choice in domain.excepted]
            less = [lit for lit in less if lit != FALSE]
            if not less and whole is not None:
                yield card, list(self.situations.held(whole, card))
                continue
            there: list[list[Lit]] = []
            for guard, place in domain.places:
                held = self.situations.held(place, card)
                for copy in range(len(held)):
                    # so many left: that many more are held for each excepted copy
                    left = of.any(
                        of.both(held[copy + gone], ~of.reaches([(1, lit) for lit in less], gone + 1))
                        for gone in range(len(less) + 1)
                        if copy + gone < len(held)
                    )
                    if copy == len(there):
                        there.append([])
                    there[copy].append(of.both(guard, left))
            yield card, [of.any(lits) for lits in there]

    def membership(self, domain: Members) -> Iterator[tuple[Plain, Lit]]:
        """Each possible member with the condition that it is one."""
        for value, lits in self.copies(domain):
            if lits and lits[0] != FALSE:
                yield value, lits[0]

    def size(self, domain: Members) -> Value:
        return Linear(0, tuple((1, lit) for _, lits in self.copies(domain) for lit in lits if lit != FALSE))

    def some(self, type: m.Type, domain: Members, where: Callable[[Value], Value]) -> Value:
        if self._underway or not isinstance(domain, Bag) or not isinstance(where, SaidOfMember):
            return self._some(domain, where)
        used = [where.names.get(name) for name in sorted(locals_of(where.inner) - {where.name})]
        parts = (where.inner, *domain.excepted, *used)
        key = (domain.places, *map(id, parts))
        if key not in self._somes:
            self._somes[key] = self._some(domain, where), parts
        return self._somes[key][0]

    def _some(self, domain: Members, where: Callable[[Value], Value]) -> Lit:
        of = self.formulas
        return of.any(
            of.both(lit, self.numbers_of.truth(where(just(value)))) for value, lit in self.membership(domain)
        )

    def count(self, type: m.Type, domain: Members, where: Callable[[Value], Value]) -> Value:
        return self.total(type, domain, where, lambda _: just(1))

    def total(
        self,
        type: m.Type,
        domain: Members,
        where: Callable[[Value], Value],
        value: Callable[[Value], Value],
    ) -> Value:
        of, constant, terms = self.formulas, 0, list[tuple[int, Lit]]()
        for member, lits in self.copies(domain):
            there = [lit for lit in lits if lit != FALSE]
            holds = self.numbers_of.truth(where(just(member))) if there else FALSE
            if holds == FALSE:
                continue
            amount = self.numbers_of.linear(value(just(member)))
            for lit in there:
                counted = of.all((lit, holds, amount.present))
                terms.append((amount.constant, counted))
                terms += [(weight, of.both(counted, more)) for weight, more in amount.terms]
        return Linear(constant, tuple((w, lit) for w, lit in terms if w and lit != FALSE))

    def best(
        self,
        type: m.Type,
        domain: Members,
        where: Callable[[Value], Value],
        extreme: Literal["most", "least"],
        value: Callable[[Value], Value],
    ) -> Value:
        of = self.formulas
        running: list[tuple[Plain, Lit, Linear]] = []
        for member, lit in self.membership(domain):
            amount = self.numbers_of.linear(value(just(member)))
            able = of.all((lit, self.numbers_of.truth(where(just(member))), amount.present))
            running.append((member, able, Linear(amount.constant, amount.terms)))
        found: dict[Plain, Lit] = {}
        for place, (member, able, amount) in enumerate(running):
            beats = []
            for other, (_, rival, against) in enumerate(running):
                if other != place:
                    strict: Literal["<", "<=", ">", ">="] = "<" if other > place else "<="
                    if extreme == "least":
                        strict = ">" if other > place else ">="
                    beaten = self.numbers_of.compare(strict, amount, against)
                    beats.append(~of.both(rival, beaten))
            found[member] = of.all((able, *beats))
        return GuardedValues(found)

    # ---------------------------------------------------------------- defined words
    def predicate(self, name: str, subject: Value) -> Value:
        of = self.formulas
        options = self.numbers_of.choice(subject).options
        return of.any(of.both(lit, self._predicate(name, value)) for value, lit in options.items())

    def _predicate(self, name: str, value: Plain) -> Lit:
        if (name, value) not in self._predicates:
            self._predicates[name, value] = (
                FALSE if self._circular(name, value) else self._defined(name, value)
            )
        return self._predicates[name, value]

    def _defined(self, name: str, value: Plain) -> Lit:
        of = self.formulas
        return of.any(of.both(live, says) for _, live, says in self.defining(name, value))

    def defining(self, name: str, value: Plain) -> list[tuple[Held[m.DefinePredicate], Lit, Lit]]:
        """The clauses that define a predicate: when each is live for a value, and what it then says."""
        of = self.formulas
        clauses = self.book.predicates(name)
        scopes = []
        for held in clauses:
            names = {held.clause.subject: just(value)}
            scopes.append(of.both(self.book.in_force(held), self.unwaived(held.rule, names)))
        found = []
        for held, scope in zip(clauses, scopes, strict=True):
            live = of.both(scope, ~self._overridden(held, clauses, scopes))
            with self._inside(name, value, held.rule.id):
                says = FALSE
                if live != FALSE:
                    says = self.condition(held.clause.condition, {held.clause.subject: just(value)})
            found.append((held, live, says))
        return found

    def _overridden(self, held: Held[C], others: Iterable[Held[C]], scopes: Iterable[Lit]) -> Lit:
        of = self.formulas
        if held.rule.id not in self.book.yielding:
            return FALSE
        return of.any(
            of.both(scope, overrides)
            for other, scope in zip(others, scopes, strict=True)
            if (overrides := self.book.overrides(other.rule, held.rule)) != FALSE
            and other.rule is not held.rule
        )

    def unwaived(self, rule: m.Rule, names: Mapping[str, Value]) -> Lit:
        """That no waiver takes the rule out of scope; a waiver can be waived itself."""
        parts = []
        for held in self.book.waivers.get(rule.id, ()):
            if locals_of(held.clause.condition) <= names.keys():
                holds = self.condition(held.clause.condition, names)
                stands = self.formulas.both(self.book.in_force(held), self.unwaived(held.rule, names))
                parts.append(~self.formulas.both(holds, stands))
        return self.formulas.all(parts)

    def quantity(self, name: str, subject: Value | None, type: m.Type) -> Value:
        """What the clauses give; of several live values the last counts, as at the engine's table."""
        options = {None: TRUE} if subject is None else dict(self.numbers_of.choice(subject).options)
        chosen: list[tuple[Lit, Value]] = []
        for value, lit in options.items():
            cases = [(each.live, each.value) for each in reversed(self.candidates(name, value))]
            otherwise = [(TRUE, just(0))] if type == "number" else []
            firsts = self.numbers_of.firsts([*cases, *otherwise])
            chosen += [(self.formulas.both(lit, first), given) for first, given in firsts]
        return self.numbers_of.one_of(chosen) if chosen else NOTHING

    def candidates(self, name: str, value: Plain | None) -> list[GuardedClause]:
        """What the clauses that define a quantity say of it."""
        key = (name, value)
        if key not in self._quantities:
            if self._circular(name, value):
                return []
            self._quantities[key] = self._candidates(name, value)
        return self._quantities[key]

    def _candidates(self, name: str, value: Plain | None) -> list[GuardedClause]:
        of = self.formulas
        clauses = self.book.quantities(name)
        scopes, values = [], []
        for held in clauses:
            names: dict[str, Value] = {}
            if held.clause.subject is not None and value is not None:
                names[held.clause.subject] = just(value)
            with self._inside(name, value, held.rule.id):
                scopes.append(
                    of.all(
                        (
                            self.book.in_force(held),
                            self.unwaived(held.rule, names),
                            self.condition(held.clause.condition, names),
                        )
                    )
                )
                values.append(NOTHING if scopes[-1] == FALSE else self._value(held.clause.value, names))
        return [
            GuardedClause(held, scope, of.both(scope, ~self._overridden(held, clauses, scopes)), amount)
            for held, scope, amount in zip(clauses, scopes, values, strict=True)
        ]

    def _value(self, expr: m.Expr, names: Mapping[str, Value]) -> Value:
        try:
            with self._counted():
                return fold(expr, self, names)
        except Unsupported as problem:
            self.beyond.append((self.about, problem.why))
            return NOTHING

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Count the members that an expression goes through, all that it is defined by included."""
        before = self._left
        if before is None:
            self._left = MOST_MEMBERS
        try:
            yield
        finally:
            if before is None:
                self._left = None

    @contextmanager
    def _inside(self, name: str, value: Plain | None, rule: str) -> Iterator[None]:
        before, self.about = self.about, rule
        self._underway.append((name, value, rule))
        try:
            yield
        finally:
            self._underway.pop()
            self.about = before

    def _circular(self, name: str, value: Plain | None) -> bool:
        """Whether the word is just being defined; then the rules that lead round are noted."""
        for place, (word, of, _) in enumerate(self._underway):
            if (word, of) == (name, value):
                self.circles.add(frozenset(rule for _, _, rule in self._underway[place:]))
                return True
        return False


def _said(table: Sequence[Plain | None], card: Plain) -> Plain | None:
    return table[number(card)]


def _place(spot: Plain) -> Place:
    if not isinstance(spot, tuple):
        raise Unsupported(say("cut-zone"))
    zone, key = spot
    assert isinstance(zone, str), "a place is its zone and whose it is"
    return zone, key


def _key(value: Plain) -> int | str:
    if isinstance(value, tuple):
        raise Unsupported(say("cut-zone-of-zones"))
    return value
