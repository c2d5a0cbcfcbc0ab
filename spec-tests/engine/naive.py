"""A second judge, written from `docs/semantics.md`: slow, without closures, masks or generated text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from cardlaw.engine import Table
from cardlaw.language import model as m

Names = Mapping[str, Any]
MOST_BOOKS = 60


class Book:
    """What one set of choices makes of a model: its rules in force, whom each overrides, its clauses by sort."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.rules = model.rules_in("assumption")
        chosen = dict(model.choices)
        self.over = {
            r.id: {
                target
                for o in r.overrides
                if o.under is None or chosen[o.under.axis] in o.under.values
                for target in o.rules
            }
            for r in self.rules
        }
        changed = True
        while changed:
            changed = False
            for mine in self.over.values():
                more = set().union(*(self.over.get(other, set()) for other in mine)) - mine
                if more:
                    mine |= more
                    changed = True
        self.clauses: dict[type[Any], list[tuple[m.Rule, str, Any]]] = {}
        for rule in self.rules:
            for placed in rule.clauses:
                self.clauses.setdefault(type(placed.clause), []).append((rule, placed.id, placed.clause))


_books: dict[int, Book] = {}


def _book(model: m.Model) -> Book:
    found = _books.get(id(model))
    if found is None or found.model is not model:
        if len(_books) > MOST_BOOKS:
            _books.clear()
        found = _books[id(model)] = Book(model)
    return found


def _unbound(thing: Any, bound: frozenset[str] = frozenset()) -> Iterator[str]:
    """The names in an expression that come from around it."""
    if isinstance(thing, m.Local):
        if thing.name not in bound:
            yield thing.name
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _unbound(part, bound)
    elif is_dataclass(thing) and not isinstance(thing, type):
        inside = bound
        for each in fields(thing):
            part = getattr(thing, each.name)
            if isinstance(thing, m.Some | m.Count | m.Total | m.Best):
                inside = bound if each.name == "domain" else bound | {thing.name}
            yield from _unbound(part, inside)


class Judge:
    """Reads a table's state through the model alone."""

    def __init__(self, table: Table, cause: Any = None) -> None:
        self.table = table
        self.s = table.state
        self.layout = table.program.layout
        self.model = table.model
        self.cause = cause
        self.book = _book(self.model)
        self.rules, self.over = self.book.rules, self.book.over

    def overrides(self, one: m.Rule, other: m.Rule) -> bool:
        return one.id != other.id and other.id in self.over[one.id]

    # ---------------------------------------------------------------- expressions
    def face(self, card: int) -> m.Face:
        found = self.layout.cards[card]
        if self.model.sides and found.back is not None and self.table.value("side") == self.model.sides[1]:
            return found.back
        return found.face

    def value(self, expr: m.Expr, names: Names) -> Any:
        match expr:
            case m.Const(value=value):
                return value
            case m.AxisValue(axis=axis):
                return self.model.choice(axis)
            case m.Local(name=name):
                return names.get(name, self.s.turn)
            case m.StateOf(state=state, key=key):
                index = self.index(self.layout.slot_base[state], state, key, names, self.model.states)
                return None if index is None else self.s.vars[index]
            case m.ZoneOf(zone=zone, key=key):
                return self.index(self.layout.zone_base[zone], zone, key, names, self.model.zones)
            case m.AttributeOf(attribute=attribute, card=card):
                face = self.value(card, names)
                if face is None:
                    return None
                shown = self.face(face)
                features = next(k.features for k in self.model.kinds if k.name == shown.kind)
                return dict(zip([a for a, _ in features], shown.values, strict=True)).get(attribute)
            case m.KindIs(card=card, kinds=kinds):
                found = self.value(card, names)
                return found is not None and self.face(found).kind in kinds
            case m.CardLiteral(kind=kind, values=values):
                return self.layout.faces.index(m.Face(kind, values))
            case m.PredicateOf(predicate=name, subject=subject):
                found = self.value(subject, names)
                return found is not None and self.predicate(name, found)
            case m.QuantityOf(quantity=name, subject=thing):
                found = None if thing is None else self.value(thing, names)
                return None if thing is not None and found is None else self.quantity(name, found)
            case m.Neighbour(way=way, player=player):
                return self.neighbour(way, self.value(player, names))
            case m.TeamOf(player=player):
                seat = self.value(player, names)
                return None if seat is None else seat % self.layout.teams
            case m.CardAt(end=end, zone=zone):
                place = self.value(zone, names)
                cards = [] if place is None else self.s.zones[place]
                return None if not cards else cards[0 if end == "bottom" else -1]
            case m.Size(domain=domain):
                return len(self.members(domain, names))
            case m.Opposite(direction=direction):
                both = {"clockwise": "counterclockwise", "counterclockwise": "clockwise"}
                return both.get(self.value(direction, names))
            case m.Present(value=inner):
                return self.value(inner, names) is not None
            case m.Same(left=left, right=right):
                one, other = self.value(left, names), self.value(right, names)
                if one is None or other is None:
                    return False
                are_cards = isinstance(left, m.CardLiteral | m.CardAt) or getattr(left, "type", "") == "card"
                return self.face(one) == self.face(other) if are_cards else one == other
            case m.Compare(operator=sign, left=left, right=right):
                one, other = self.value(left, names), self.value(right, names)
                if one is None or other is None:
                    return False
                return {"<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other}[sign]
            case m.Arithmetic(operator=sign, left=left, right=right):
                one, other = self.value(left, names), self.value(right, names)
                if one is None or other is None:
                    return None
                return {"+": one + other, "-": one - other, "*": one * other}[sign]
            case m.Not(inner=inner):
                return not self.value(inner, names)
            case m.AllOf(parts=parts):
                return all(self.value(part, names) for part in parts)
            case m.AnyOf(parts=parts):
                return any(self.value(part, names) for part in parts)
            case m.Some(name=name, where=where):
                return bool(self.passing(expr.domain, name, where, names))
            case m.Count(name=name, where=where):
                return len(self.passing(expr.domain, name, where, names))
            case m.Total(value=amount, name=name, where=where):
                found = self.passing(expr.domain, name, where, names)
                return sum(self.value(amount, {**names, name: x}) or 0 for x in found)
            case m.Best(name=name, extreme=extreme, value=amount, where=where):
                found = self.passing(expr.domain, name, where, names)
                ranked = [(self.value(amount, {**names, name: x}), x) for x in found]
                ranked = [(rank, x) for rank, x in ranked if rank is not None]
                if not ranked:
                    return None
                ranks = [rank for rank, _ in ranked]
                best = max(ranks) if extreme == "most" else min(ranks)
                return next(x for rank, x in ranked if rank == best)
            case m.Owes(player=player, act=act):
                number = [a.name for a in self.model.acts].index(act)
                seat = self.value(player, names)
                return any(duty[:2] == (seat, number) for duty in self.s.duties)
            case m.WasWrong(player=player):
                seat = self.value(player, names)
                return self.cause is not None and self.cause[1] == seat and len(self.cause[3]) > 0

    def index(self, base: int, name: str, key: m.Expr | None, names: Names, declared: Any) -> int | None:
        if key is None:
            return base
        each = next(d.each for d in declared if d.name == name)
        keys, found = list(self.layout.keys(each)), self.value(key, names)
        return base + keys.index(found) if found in keys else None

    def neighbour(self, way: str, seat: int | None) -> int | None:
        if seat is None:
            return None
        clockwise = self.table.value("direction") == "clockwise"
        step = {"left": 1, "right": -1, "next": 1 if clockwise else -1, "previous": -1 if clockwise else 1}[
            way
        ]
        for _ in range(self.layout.players):
            seat = (seat + step) % self.layout.players
            if seat in self.s.seats:
                return seat
        return seat

    def passing(self, domain: m.Domain, name: str, where: m.Expr, names: Names) -> list[Any]:
        return [x for x in self.members(domain, names) if self.value(where, {**names, name: x})]

    def members(self, domain: m.Domain, names: Names) -> list[Any]:
        match domain:
            case m.CardsIn(zone=zone, excepted=excepted):
                found = self.value(zone, names)
                cards = list(found or ()) if isinstance(found, tuple) else []
                if isinstance(found, int):
                    cards = list(self.s.zones[found])
                for each in excepted:
                    card = self.value(each, names)
                    if card in cards:
                        cards.reverse()
                        cards.remove(card)
                        cards.reverse()
                return cards
            case m.Players(excepted=excepted, partners_of=partner):
                out = [self.value(each, names) for each in excepted]
                seats = [seat for seat in self.s.seats if seat not in out]
                if partner is None:
                    return seats
                mate = self.value(partner, names)
                if mate is None:
                    return []
                return [p for p in seats if p != mate and p % self.layout.teams == mate % self.layout.teams]
            case m.OnePlayer(player=member) | m.OneCard(card=member):
                found = self.value(member, names)
                return [] if found is None else [found]
            case m.Numbers(low=low, high=high):
                one, other = self.value(low, names), self.value(high, names)
                return [] if one is None or other is None else list(range(one, other + 1))
            case m.Values(type=type_, excepted=excepted):
                out = [self.value(each, names) for each in excepted]
                return [v for v in self.layout.members(type_) if v not in out]
            case m.ZonesOf(zone=name):
                whose = next(z.each for z in self.model.zones if z.name == name)
                base = self.layout.zone_base[name]
                keys = self.layout.keys(whose)
                return [base + i for i, k in enumerate(keys) if whose != "player" or k in self.s.seats]

    # ---------------------------------------------------------------- clauses
    def waived(self, rule: m.Rule, names: Names) -> bool:
        for other, _, waiver in self.clauses(m.Waive):
            bears = waiver.target == rule.id and all(name in names for name in _unbound(waiver.condition))
            if bears and self.value(waiver.condition, names) and not self.waived(other, names):
                return True
        return False

    def clauses(self, sort: type[Any]) -> list[tuple[m.Rule, str, Any]]:
        return self.book.clauses.get(sort, [])

    def predicate(self, name: str, subject: Any) -> bool:
        mine = [x for x in self.clauses(m.DefinePredicate) if x[2].predicate == name]
        scope = [x for x in mine if not self.waived(x[0], {x[2].subject: subject})]
        live = [x for x in scope if not any(self.overrides(y[0], x[0]) for y in scope)]
        return any(self.value(clause.condition, {clause.subject: subject}) for _, _, clause in live)

    def quantity(self, name: str, subject: Any) -> Any:
        mine = [x for x in self.clauses(m.DefineQuantity) if x[2].quantity == name]

        def names(clause: m.DefineQuantity) -> dict[str, Any]:
            return {} if clause.subject is None else {clause.subject: subject}

        scope = [
            x for x in mine if not self.waived(x[0], names(x[2])) and self.value(x[2].condition, names(x[2]))
        ]
        live = [x for x in scope if not any(self.overrides(y[0], x[0]) for y in scope)]
        if not live:
            return 0
        return self.value(live[-1][2].value, names(live[-1][2]))

    # ---------------------------------------------------------------- verdicts
    def verdicts(
        self, seat: int, moves: list[tuple[str, tuple[Any, ...]]], causes: Any
    ) -> dict[tuple[str, tuple[Any, ...]], tuple[str, frozenset[str]]]:
        """The verdict on each move and the clauses that say no to it."""
        norms = self.clauses(m.Norm)
        weighed = {}
        for act_name, args in moves:
            act = self.model.act(act_name)
            self.cause = self._cause(act, causes)
            scope = []
            for rule, id, norm in norms:
                if norm.act != act_name:
                    continue
                names = {p.name: a for p, a in zip(act.parameters, args, strict=True)}
                if act.answering is not None and self.cause is not None:
                    names[act.answering[1]] = self.cause[1]
                names[norm.subject] = seat
                if self.waived(rule, names) or not self.value(norm.match, names):
                    continue
                holds = bool(self.value(norm.condition, names))
                if holds or norm.form == "may-only":
                    scope.append((rule, id, norm, holds))
            live = [x for x in scope if not any(self.overrides(y[0], x[0]) for y in scope)]
            weighed[act_name, args] = (scope, live)
        musts = [x for _, live in weighed.values() for x in live if x[2].form == "must"]
        found = {}
        for move, (scope, live) in weighed.items():
            yes = [
                x
                for x in live
                if x[2].form in ("may", "may-even", "must") or (x[2].form == "may-only" and x[3])
            ]
            no = [x for x in live if x[2].form == "must-not" or (x[2].form == "may-only" and not x[3])]
            if not any(x[2].form == "must" for x in yes):
                no += [x for x in musts if not any(self.overrides(y[0], x[0]) for y in scope)]
            clash = any(
                one[0].id != other[0].id
                and (
                    one[2].form == "must"
                    or one[0].topic == other[0].topic
                    or any(other[0].id in o.rules for o in one[0].overrides)
                )
                for one in yes
                if one[2].form in ("must", "may-even")
                for other in no
            )
            if clash:
                word = "contradictory"
            elif no:
                word = "must-not"
            elif any(x[2].form == "must" for x in yes):
                word = "must"
            else:
                word = "may" if yes else "silent"
            found[move] = (word, frozenset(x[1] for x in no))
        if any(word == "may" for word, _ in found.values()):
            found = {move: ("may" if word == "must" else word, no) for move, (word, no) in found.items()}
        return found

    def _cause(self, act: m.Act, causes: Any) -> Any:
        if act.answering is None:
            return causes[0] if causes else None
        number = [a.name for a in self.model.acts].index(act.answering[0])
        return next((c for c in causes if c[0] == number), None)
