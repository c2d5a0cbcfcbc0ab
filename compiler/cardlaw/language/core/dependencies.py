"""What routines read, write, raise and offer, themselves and with all that they lead to: read off the core."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import reduce
from typing import Any, assert_never

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import act_id, effect_id
from cardlaw.language.core.core import Core, core_of
from cardlaw.language.core.rulebook import Held, Rulebook, rulebook_of
from cardlaw.language.walking import nodes

ANY_ZONE = "*"
"""In place of a zone that is not named: a card known by its face alone can lie anywhere."""
DIRECTION = "direction"
IN_ROUND = ".in-round"
TURN = ".turn"


@dataclass(frozen=True, slots=True)
class Touched:
    """States by their names, registers with a dot, zones and acts by theirs; words are predicates and quantities."""

    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()
    looks: frozenset[str] = frozenset()
    """Zones whose cards are looked at."""
    moves: frozenset[str] = frozenset()
    """Zones whose cards change."""
    raises: frozenset[str] = frozenset()
    offers: frozenset[str] = frozenset()
    runs: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    asks: bool = False
    """Whether somebody or chance is asked."""

    def __or__(self, other: Touched) -> Touched:
        sets = {
            f.name: getattr(self, f.name) | getattr(other, f.name) for f in fields(self) if f.name != "asks"
        }
        return Touched(**sets, asks=self.asks or other.asks)


NOTHING = Touched()


def joined(parts: Iterable[Touched]) -> Touched:
    return reduce(Touched.__or__, parts, NOTHING)


def read_by(thing: object) -> Touched:
    """What the value of an expression or domain depends on, its words not looked into."""
    reads: set[str] = set()
    looks: set[str] = set()
    words: set[str] = set()
    for node in nodes(thing):
        match node:
            case m.StateOf(state=name):
                reads.add(name)
            case m.ZoneOf(zone=name) | m.ZonesOf(zone=name):
                looks.add(name)
            case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name):
                words.add(name)
            case m.Neighbour(way=way):
                reads |= {IN_ROUND, DIRECTION} if way in ("next", "previous") else {IN_ROUND}
            case m.Players():
                reads.add(IN_ROUND)
            case m.Owes(act=act):
                reads.add(f".owes {act}")
            case m.WasWrong():
                reads.add(".guilt")
            case _:
                pass
    return Touched(reads=frozenset(reads), looks=frozenset(looks), words=frozenset(words))


def touched(block: c.Block) -> Touched:
    """What a block touches itself, whichever of its instructions are carried out."""
    return joined(_step(step) for step in block)


def _step(step: c.Instruction) -> Touched:
    match step:
        case c.Bind(value=value):
            return read_by(value)
        case c.Write(target=target, value=value, add=add):
            own = Touched(frozenset({target.state}) if add else frozenset(), frozenset({target.state}))
            return own | read_by(target.key) | read_by(value)
        case c.Transfer(cards=cards, to=to):
            return read_by(step) | Touched(moves=_moved(cards, to))
        case c.Permute(zones=zones):
            rotates = frozenset({IN_ROUND, DIRECTION}) if step.how == "rotate" else frozenset[str]()
            moved = frozenset(name for zone in zones for name in _zones(zone))
            return read_by(zones) | Touched(rotates, moves=moved, asks=step.how == "shuffle")
        case c.Branch(test=test, then=then, otherwise=otherwise):
            return read_by(test) | touched(then) | touched(otherwise)
        case c.Loop(over=over, body=body):
            return read_by(over) | touched(body)
        case c.Choose(by=by, among=among):
            asked = Touched(asks=by != "silence")
            return asked | read_by(among) | (NOTHING if isinstance(by, str) else read_by(by))
        case c.ChooseTogether(state=state):
            return read_by(step) | Touched(writes=frozenset({state}), asks=True)
        case c.Collect(clauses=clauses):
            return joined(read_by(clause.scope) for clause in clauses)
        case c.Run(what=what):
            return _run(what)
        case c.Raise(act=act, subject=subject, args=args):
            return read_by(subject) | read_by(args) | Touched(raises=frozenset({act}))
        case c.Offer(parts=parts):
            acts = frozenset(act for part in parts for act in part.acts)
            return read_by(tuple(part.takers for part in parts)) | Touched(offers=acts)
        case c.Note(values=values):
            return read_by(values)
        case c.Ask() | c.Close() | c.Leave():
            return NOTHING
        case _:
            assert_never(step)


def _run(what: c.Body | c.Instead | c.Following | c.Inside) -> Touched:
    match what:
        case c.Body(routine=routine) | c.Instead(routine=routine):
            return Touched(runs=frozenset({routine}))
        case c.Following(wanted=wanted):
            effects = Touched(runs=frozenset(effect_id(clause) for clause, _ in wanted))
            return effects | joined(read_by(test) for _, test in wanted)
        case c.Inside(args=args):
            return read_by(args)
        case _:
            assert_never(what)


def _moved(cards: c.Going, to: m.Expr | str) -> frozenset[str]:
    """The zones out of which and into which cards go."""
    target = {*_zones(to)}
    match cards:
        case c.Named(domain=m.OneCard(card=m.CardAt(zone=zone))):
            return frozenset({*target, *_zones(zone)})
        case c.Named(domain=m.CardsIn(zone=m.ZoneOf() as zone)):
            return frozenset({*target, *_zones(zone)})
        case c.Named():
            return frozenset({*target, ANY_ZONE})
        case c.Tops(zone=zone) | c.Dealt(zone=zone):
            return frozenset({*target, *_zones(zone)})
        case c.WholeDeck():
            return frozenset({*target, ANY_ZONE})
        case _:
            assert_never(cards)


def _zones(zone: m.Expr | str) -> Iterator[str]:
    if isinstance(zone, str):
        yield zone
    elif isinstance(zone, m.ZoneOf):
        yield zone.zone
    else:
        yield ANY_ZONE


class Dependencies:
    """What every routine of a core touches, worked out when it is first asked for."""

    def __init__(self, core: Core, book: Rulebook) -> None:
        self.core = core
        self.book = book
        self._own: dict[str, Touched] = {}
        self._words: dict[str, Touched] = {}

    def own(self, routine: str) -> Touched:
        """What a routine touches itself, with what the words in it depend on."""
        if routine not in self._own:
            found = touched(self.core.routines[routine].block)
            self._own[routine] = found | joined(self.word(word) for word in found.words)
        return self._own[routine]

    def word(self, name: str) -> Touched:
        """What a predicate or quantity depends on, through all words that it is defined by."""
        if name not in self._words:
            found, todo = NOTHING, [name]
            seen = {name}
            while todo:
                each = todo.pop()
                own = joined(read_by(clause) for clause in self._defining(each))
                found |= own
                todo += own.words - seen
                seen |= own.words
            self._words[name] = found
        return self._words[name]

    def _defining(self, name: str) -> Iterator[object]:
        every: list[Held[Any]] = [*self.book.predicates(name), *self.book.quantities(name)]
        for held in every:
            yield held.clause
            yield from (waiver.clause.condition for waiver in self.book.waivers.get(held.rule.id, ()))

    def reached(self, routine: str) -> dict[str, None]:
        """A routine and all that it leads to: bodies it runs, acts it raises or offers, and what replaces them."""
        found: dict[str, None] = {}
        todo = [routine]
        while todo:
            each = todo.pop()
            if each not in found:
                found[each] = None
                own = self.own(each)
                acts = sorted(own.raises | own.offers)
                todo += [*map(act_id, acts), *sorted(own.runs), *self._instead(each)]
        return found

    def _instead(self, routine: str) -> list[str]:
        """The replacements that may run in place of an act's body."""
        act = self.core.routines[routine].act
        if act is None or routine != act_id(act):
            return []
        return [effect_id(held.id) for held in self.book.effects(act) if held.clause.instead]

    def all(self, routine: str) -> Touched:
        """What a routine touches with all that it leads to."""
        return joined(self.own(each) for each in self.reached(routine))


dependencies_of = m.Fact(lambda model: Dependencies(core_of(model), rulebook_of(model)))
"""What the routines of a model touch."""
