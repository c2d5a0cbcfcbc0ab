"""What is read, written, raised and offered by rules, and by all that they lead to: read off the instructions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, assert_never

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import effect_id, native
from cardlaw.language.core.lowering import lowered
from cardlaw.language.core.naming import BodyNames
from cardlaw.language.core.rulebook import Held, rulebook_of
from cardlaw.language.identity import ByIdentity
from cardlaw.language.records import dataclass
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

    @property
    def states(self) -> frozenset[str]:
        """The states of the game that are written, the kernel's own left out."""
        return frozenset(name for name in self.writes if not name.startswith("."))

    @property
    def leads(self) -> frozenset[str]:
        """The acts that may come of it."""
        return self.raises | self.offers

    def __or__(self, other: Touched) -> Touched:
        return joined((self, other))


NOTHING = Touched()
SETS = {
    name: attrgetter(name)
    for name in ("reads", "writes", "looks", "moves", "raises", "offers", "runs", "words")
}
NONE: frozenset[str] = frozenset()


def joined(parts: Iterable[Touched]) -> Touched:
    several = [part for part in parts if part is not NOTHING]
    if len(several) < 2:
        return several[0] if several else NOTHING
    sets: dict[str, Any] = {name: NONE.union(*map(part, several)) for name, part in SETS.items()}
    return Touched(**sets, asks=any(each.asks for each in several))


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


def set_in(thing: object) -> Iterator[str]:
    """The states that a clause sets, adds to or has chosen."""
    for node in nodes(thing):
        match node:
            case m.Assign(target=target) | m.Add(target=target):
                yield target.state
            case m.ChooseSecretly(state=name):
                yield name
            case _:
                pass


def asked_for_in(thing: object) -> set[str]:
    """The states that a clause asks for; what one was before it is set or added to does not count.

    This is less than a step reads: a score that is only ever added to is read by no rule that does anything with it.
    """
    found: Counter[str] = Counter()
    for node in nodes(thing):
        match node:
            case m.StateOf(state=name):
                found[name] += 1
            case m.Assign(target=target, value=value) | m.Add(target=target, value=value):
                found[target.state] -= 1 + sum(
                    isinstance(part, m.StateOf) and part.state == target.state for part in nodes(value)
                )
            case _:
                pass
    return {name for name, times in found.items() if times > 0}


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
        case c.ChooseValue(by=by, among=among):
            asked = Touched(asks=by != "silence")
            return asked | read_by(among) | (NOTHING if isinstance(by, str) else read_by(by))
        case c.ChooseTogether(state=state):
            return read_by(step) | Touched(writes=frozenset({state}), asks=True)
        case c.Collect(clauses=clauses):
            return joined(read_by(clause.scope) for clause in clauses)
        case c.Run(what=what):
            return _run(what)
        case c.RaiseAct(act=act, subject=subject, args=args):
            return read_by(subject) | read_by(args) | Touched(raises=frozenset({act}))
        case c.OfferWindow(parts=parts):
            acts = frozenset(act for part in parts for act in part.acts)
            return read_by(tuple(part.takers for part in parts)) | Touched(offers=acts)
        case c.Notice(values=values):
            return read_by(values)
        case c.AskWindow() | c.Close() | c.Leave():
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
        case c.NamedCards(domain=m.OneCard(card=m.CardAt(zone=zone))):
            return frozenset({*target, *_zones(zone)})
        case c.NamedCards(domain=m.CardsIn(zone=m.ZoneOf() as zone)):
            return frozenset({*target, *_zones(zone)})
        case c.NamedCards():
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


_known: m.ChoiceFree[ByIdentity[Touched]] = m.ChoiceFree(lambda model: ByIdentity())
"""What single steps, and clauses that define words, touch themselves."""


@m.ChoiceFree
def _awaited(model: m.Model) -> dict[str, set[str]]:
    """For each act the moves that windows offer until it happens."""
    found: dict[str, set[str]] = {}
    for node in nodes((model.rules, model.acts, model.stages)):
        if isinstance(node, m.Offer) and node.until is not None:
            acts = {act for part in node.offerings for act in part.acts}
            found.setdefault(node.until, set()).update(acts)
    return found


class Reach:
    """What expressions and steps of a model touch, themselves and with all that they lead to.

    `effects` may follow an act or stand in for it, `defining` may say what a word means: the clauses in force, or all
    that some layer or choice can bring into force.
    """

    def __init__(
        self,
        model: m.Model,
        effects: Callable[[str], Iterable[m.Effect]],
        defining: Callable[[str], Iterable[object]],
    ) -> None:
        self.model = model
        self._bodies = {act.name: act.body for act in model.acts}
        self._effects, self._defining = effects, defining
        self._known, self._awaited = _known(model), _awaited(model)
        self._acts: dict[str, Touched] = {}
        self._words: dict[str, Touched] = {}
        self._followed: dict[tuple[frozenset[str], bool], Touched] = {}

    # ---------------------------------------------------------------- expressions
    def read_by(self, thing: object) -> Touched:
        """What an expression depends on, through all the words that it uses."""
        own = read_by(thing)
        return own | joined(self.word(word) for word in own.words)

    def word(self, name: str) -> Touched:
        """What a predicate or quantity depends on, through all words that it is defined by."""
        if name not in self._words:
            found, todo, seen = NOTHING, [name], {name}
            while todo:
                own = joined(map(self._read_by, self._defining(todo.pop())))
                found |= own
                todo += own.words - seen
                seen |= own.words
            self._words[name] = found
        return self._words[name]

    def _read_by(self, clause: object) -> Touched:
        if clause not in self._known:
            self._known[clause] = read_by(clause)
        return self._known[clause]

    # ---------------------------------------------------------------- steps and acts
    def steps(self, steps: object) -> Touched:
        """What steps touch themselves, whichever of them are carried out."""
        if isinstance(steps, tuple | list):
            return joined(map(self.steps, steps))
        if steps not in self._known:
            step: Any = steps
            self._known[steps] = touched(lowered((step,), BodyNames({}), self.model.zones))
        return self._known[steps]

    def act(self, name: str) -> Touched:
        """What an act touches itself, by its body and by what may follow it or stand in for it.

        Moves that a window offers until an act happens may be made as it is about to.
        """
        if name not in self._acts:
            bodies = (self._bodies.get(name, ()), *(effect.body for effect in self._effects(name)))
            own = touched(native(name, self.model)) | joined(map(self.steps, bodies))
            self._acts[name] = own | Touched(offers=frozenset(self._awaited.get(name, ())))
        return self._acts[name]

    def reached(self, acts: Iterable[str], offers: bool = True) -> dict[str, None]:
        """Some acts and all that they lead to, however far; what is only offered counts if `offers` do."""
        found: dict[str, None] = {}
        todo = [*acts]
        while todo:
            act = todo.pop()
            if act not in found:
                found[act] = None
                own = self.act(act)
                todo += sorted(own.leads if offers else own.raises)
        return found

    def by_acts(self, acts: Iterable[str], offers: bool = True) -> Touched:
        """What acts touch with all that they lead to."""
        key = frozenset(acts), offers
        if key not in self._followed:
            self._followed[key] = joined(map(self.act, self.reached(sorted(key[0]), offers)))
        return self._followed[key]

    def by_steps(self, steps: object, offers: bool = True) -> Touched:
        """The same for steps."""
        return self.followed(self.steps(steps), offers)

    def followed(self, own: Touched, offers: bool = True) -> Touched:
        """What something touches with all that it leads to."""
        return own | self.by_acts(own.leads if offers else own.raises, offers)


def _in_force(model: m.Model) -> Reach:
    book = rulebook_of(model)

    def defining(name: str) -> Iterator[object]:
        every: list[Held[Any]] = [*book.predicates(name), *book.quantities(name)]
        for held in every:
            yield held.clause
            yield from (waiver.clause.condition for waiver in book.waivers.get(held.rule.id, ()))

    return Reach(model, lambda act: [held.clause for held in book.effects(act)], defining)


def _anyhow(model: m.Model) -> Reach:
    clauses = [placed.clause for rule in model.rules for placed in rule.clauses]
    effects: dict[str, list[m.Effect]] = {}
    defining: dict[str, list[object]] = {}
    for clause in clauses:
        match clause:
            case m.Effect(act=act):
                effects.setdefault(act, []).append(clause)
            case m.DefinePredicate(predicate=word) | m.DefineQuantity(quantity=word):
                defining.setdefault(word, []).append(clause)
            case _:
                pass
    return Reach(model, lambda act: effects.get(act, ()), lambda word: defining.get(word, ()))


in_force = m.Fact(_in_force)
"""What the rules in force touch."""

anyhow = m.ChoiceFree(_anyhow)
"""What rules touch on some layer and under some choice."""
