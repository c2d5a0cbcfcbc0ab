"""What a pack touches: everything its clauses read and write, with the acts they command and the words they use.

Two packs of which neither writes what the other reads or writes are independent by construction. What goes from one
to the other only through clauses of the edition, and is named by neither, is not seen here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import cached_property

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

Thing = tuple[str, str]
"""A sort and a name: a state, zone, predicate, quantity, kind or rule; an act that happens; a move that is judged."""

WORDS = ("predicate", "quantity")
"""What clauses define and others use."""


@dataclass(frozen=True, slots=True)
class Footprint:
    reads: frozenset[Thing]
    writes: frozenset[Thing]


@dataclass
class _Marks:
    reads: set[Thing] = field(default_factory=set)
    writes: set[Thing] = field(default_factory=set)


def in_common(one: Footprint, other: Footprint) -> tuple[Thing, ...]:
    """What one of the two writes and the other touches, in order."""
    both = (one.writes & (other.reads | other.writes)) | (other.writes & (one.reads | one.writes))
    return tuple(sorted(both))


class PackGround:
    """A model in which packs are played, and what stands there without them."""

    def __init__(self, model: m.Model, base: m.Model) -> None:
        self.model, self.base = model, base
        self.acts = {act.name: act for act in model.acts}
        packs = {unit.name for unit in model.units if unit.sort == "pack"}
        self.settled = [rule for rule in model.rules if rule.unit not in packs]

    def footprint(self, pack: str, alone: m.Model) -> Footprint:
        """What a pack touches here; `alone` is the base with this pack and no other."""
        marks = _Marks()
        for rule in self.model.rules:
            if rule.unit == pack:
                self._rule(marks, rule)
        left = {rule.id for rule in alone.rules}
        for rule in self.base.rules:
            if rule.id not in left:
                taken = _Marks()
                self._rule(taken, rule)
                marks.writes |= taken.writes
        self._meanings(marks)
        return Footprint(frozenset(marks.reads), frozenset(marks.writes))

    def _rule(self, marks: _Marks, rule: m.Rule) -> None:
        marks.writes.add(("rule", rule.id))
        named = {id for override in rule.overrides for id in override.rules}
        marks.reads |= {("rule", id) for id in (*named, *rule.before, *rule.after)}
        for placed in rule.clauses:
            self._clause(marks, placed.clause)

    def _meanings(self, marks: _Marks) -> None:
        """A word that is given another meaning changes what the edition's clauses with that word say."""
        due = [thing for thing in marks.writes if thing[0] in WORDS]
        while due:
            for clause in self._users.get(due.pop(), ()):
                said = _Marks()
                self._subject(said, clause)
                due += [thing for thing in said.writes - marks.writes if thing[0] in WORDS]
                marks.writes |= said.writes
                if isinstance(clause, m.Effect):
                    marks.writes.add(("act", clause.act))

    @cached_property
    def _users(self) -> dict[Thing, list[m.Clause]]:
        """For each word the edition's clauses that use it."""
        found: dict[Thing, list[m.Clause]] = {}
        for rule in self.settled:
            for placed in rule.clauses:
                used = {thing for node in nodes(placed.clause) for _, thing in _touched(node)}
                for thing in sorted(used):
                    if thing[0] in WORDS:
                        found.setdefault(thing, []).append(placed.clause)
        return found

    def _clause(self, marks: _Marks, clause: m.Clause) -> None:
        self._subject(marks, clause)
        self._below(marks, clause, set())

    def _subject(self, marks: _Marks, clause: m.Clause) -> None:
        """What a clause is about: the move it judges, the word it defines, the act it follows on."""
        match clause:
            case m.Norm(form=form, act=act):
                beside = {("move", name) for name in self._together.get(act, ())}
                marks.writes.add(("move", act))
                marks.reads |= beside
                marks.writes |= beside if form == "must" else set()
            case m.Wins(what=what, by=by):
                marks.writes.add(("end", what))
                marks.reads |= {("act", act) for act in by}
            case m.Ends(what=what):
                marks.writes.add(("end", what))
            case m.Waive(target=target):
                marks.writes.add(("rule", target))
            case m.DefinePredicate(predicate=name):
                marks.writes.add(("predicate", name))
            case m.DefineQuantity(quantity=name):
                marks.writes.add(("quantity", name))
            case m.Effect(act=act, instead=instead):
                (marks.writes if instead else marks.reads).add(("act", act))
            case m.Deck(rows=rows):
                marks.writes |= {("kind", face.kind) for row in rows for face in (*row.faces, *row.backs)}
            case m.Seats():
                marks.writes.add(("seats", "players"))
            case m.Axiom() | m.DeckHas():
                pass

    @cached_property
    def _together(self) -> dict[str, set[str]]:
        """For each move those that some window offers beside it: what is left of them all is what can be done."""
        found: dict[str, set[str]] = {}
        for node in nodes((self.model.rules, self.model.acts, self.model.stages)):
            if isinstance(node, m.Offering):
                for act in node.acts:
                    found.setdefault(act, set()).update(node.acts)
        return found

    # ---------------------------------------------------------------- steps and expressions
    def _below(self, marks: _Marks, thing: object, done: set[Thing]) -> None:
        """Everything that steps and expressions touch; commanded acts and used words are gone into once."""
        for node in nodes(thing):
            for into, found in _touched(node):
                (marks.writes if into else marks.reads).add(found)
                if found[0] in ("act", *WORDS) and found not in done:
                    done.add(found)
                    for part in self._behind(found, commanded=into):
                        self._below(marks, part, done)

    def _behind(self, thing: Thing, commanded: bool) -> Iterator[object]:
        """What the edition says of a word that is used, or does when an act is commanded."""
        sort, name = thing
        if sort == "act":
            if commanded:
                yield self.acts[name].body
                yield from (
                    clause
                    for clause in self._clauses(m.Effect)
                    if isinstance(clause, m.Effect) and clause.act == name
                )
            return
        for clause in self._clauses(m.DefinePredicate, m.DefineQuantity):
            match clause:
                case m.DefinePredicate(predicate=defined) | m.DefineQuantity(quantity=defined) if (
                    defined == name
                ):
                    yield clause
                case _:
                    pass

    def _clauses(self, *sorts: type) -> Iterator[m.Clause]:
        return (c.clause for rule in self.settled for c in rule.clauses if isinstance(c.clause, sorts))


def _touched(node: object) -> Iterable[tuple[bool, Thing]]:
    """What one node reads (False) or writes (True) by itself."""
    match node:
        case m.Assign(target=target) | m.Add(target=target):
            yield True, ("state", target.state)
        case m.ChooseSecretly(state=state):
            yield True, ("state", state)
        case m.StateOf(state=state):
            yield False, ("state", state)
        case m.ZoneOf(zone=zone) | m.ZonesOf(zone=zone):
            yield False, ("zone", zone)
        case m.MoveCards(cards=cards, target=target):
            yield from _zones(cards, target)
        case m.Fetch(origin=origin, target=target):
            yield from _zones(origin, target)
        case m.Shuffle(zone=zone):
            yield from _zones(zone)
        case m.Swap(left=left, right=right):
            yield from _zones(left, right)
        case m.Deal(origin=origin, zone=zone):
            yield from _zones(origin)
            yield True, ("zone", zone)
        case m.Rotate(zone=zone):
            yield True, ("zone", zone)
        case m.PredicateOf(predicate=name):
            yield False, ("predicate", name)
        case m.QuantityOf(quantity=name):
            yield False, ("quantity", name)
        case m.KindIs(kinds=kinds):
            yield from ((False, ("kind", kind)) for kind in kinds)
        case m.CardLiteral(kind=kind):
            yield False, ("kind", kind)
        case m.Do(act=act):
            yield True, ("act", act)
        case m.Owes(act=act):
            yield False, ("move", act)
        case m.Offering(acts=acts):
            yield from ((False, ("move", act)) for act in acts)
        case m.Offer(until=str() as until):
            yield False, ("act", until)
        case m.End(what=what):
            yield True, ("end", what)
        case _:
            pass


def _zones(*places: object) -> Iterator[tuple[bool, Thing]]:
    """Zones that cards come from or go to, as far as they are named there."""
    for node in nodes(places):
        if isinstance(node, m.ZoneOf):
            yield True, ("zone", node.zone)
