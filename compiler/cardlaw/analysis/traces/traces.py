"""Traces: for each root and each way of sitting at the table, every path with its guard and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import field, replace
from functools import cached_property, partial
from typing import Any, TypeVar

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.execution.machine import Left, Machine
from cardlaw.analysis.execution.permission import allowed
from cardlaw.analysis.execution.resuming import part
from cardlaw.analysis.execution.slices import Forms, Slice, Slices
from cardlaw.analysis.facts.seats import looked_at
from cardlaw.analysis.results.choices import made
from cardlaw.analysis.traces.facets import Facets, facets
from cardlaw.analysis.traces.grounds import Phase, ground, looked_up
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.unknowns.editions import Ref, Seating, TracedEdition
from cardlaw.analysis.unknowns.knowing import Bounds, Domain
from cardlaw.analysis.unknowns.paths import CannotFollow, Path, explored
from cardlaw.analysis.unknowns.reading import Happening, KnownMembers, SymbolicReading
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import (
    ABSENT,
    WON,
    SymbolicTerm,
    Value,
    below,
    conjunction,
    disjunction,
    equal_numbers,
    negation,
    one_of,
    reaches,
    several,
    term,
)
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.acts import renewed
from cardlaw.language.core.rounds import ROUND_ENDS, TURN
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

FULL_PACK = 8
"""How many cards the pack is taken to hold still, while the table is set up."""


@dataclass(frozen=True)
class Trace:
    """One path: when it is taken (`sets`, `bounds`, `facts`), and what comes of it.

    `given` was taken for granted on the way, `lawful` is what makes the answers on it lawful. `touched` names, for
    each facet, the clauses that bear on it, `defined` the rules that say what its numbers are, `words` in whose words
    they are given. `guilt` tells of moves that can be wrong whether they were. `beyond` says why the path could not be
    followed to its end.
    """

    seating: Seating
    sets: dict[SymbolicTerm, frozenset[Any]]
    bounds: dict[SymbolicTerm, Bounds]
    facts: dict[SymbolicTerm, bool]
    given: tuple[SymbolicTerm, ...]
    lawful: tuple[Value, ...] = ()
    facets: Facets = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    touched: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    defined: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    guilt: dict[tuple[str, int], bool | None] = field(default_factory=dict)
    words: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    shuffles: tuple[SymbolicTerm, ...] = ()
    passed: tuple[str, ...] = ()
    beyond: Saying | None = None

    @cached_property
    def chances(self) -> dict[int, SymbolicTerm]:
        """What chance draws on the path: out of what, by how often it drew before."""
        looked_at = (*self.sets, *self.bounds, *self.facts, *self.facets.values())
        return {part.args[0]: part for part in below(looked_at) if part.op in ("chance", "odds")}


Asked = tuple[str, Root, Seating]
"""What is made of a root at a table: its traces, or when its move is allowed."""

R = TypeVar("R")


class _Domain(dict[SymbolicTerm, frozenset[Any]]):
    """The values of unknowns, each worked out once."""

    def __init__(self, make: Domain) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, unknown: SymbolicTerm) -> frozenset[Any]:
        found = self[unknown] = self.make(unknown)
        return found


class Tracer:
    """The traces of one edition, each root's made once; `scope` are the cards that are looked at.

    `base` is the same edition under other choices. Whatever it has traced without looking at anything that the choices
    change is taken over from it.
    """

    def __init__(
        self,
        model: m.Model,
        scope: frozenset[int] | None = None,
        base: Tracer | None = None,
        forms: Forms | None = None,
    ) -> None:
        self.model = model
        self.scope = scope
        self.base = base
        self._narrower: dict[frozenset[int], Tracer] = {}
        self._arms: dict[tuple[str, int | str], Tracer] = {}
        self._domains: dict[Seating, Domain] = {}
        self._sliced: dict[Root, tuple[Slice, ...]] = {}
        self._made: dict[Asked, tuple[Any, frozenset[Ref]]] = {}
        self._told: dict[tuple[bool, Ref], Any] = {}
        self._grounds: dict[Phase, Any] = {}
        self._forms: Forms = {} if forms is None else forms

    @cached_property
    def edition(self) -> TracedEdition:
        return TracedEdition(self.model, self.scope)

    def narrowed(self, faces: frozenset[int]) -> Tracer:
        """The same edition, looked at only with these cards."""
        if faces == self.edition.dealt:
            return self
        if faces not in self._narrower:
            base = None if self.base is None else self.base.narrowed(faces)
            self._narrower[faces] = Tracer(self.model, faces, base, self._forms)
        return self._narrower[faces]

    def under(self, axis: str, value: int | str) -> Tracer:
        """The same edition with one option or reading set otherwise."""
        if (axis, value) not in self._arms:
            self._arms[axis, value] = Tracer(
                made(self.model, ((self.model.name, axis, value),)), base=self, forms=self._forms
            )
        return self._arms[axis, value]

    def beside(self, model: m.Model) -> Tracer:
        """The same edition under some choices, by another name; what was traced here serves there."""
        return Tracer(model, base=self, forms=self._forms)

    @property
    def _alike(self) -> Tracer | None:
        """The base, if it is the same edition under the same choices."""
        return self.base if self.base is not None and self.base.model.choices == self.model.choices else None

    @cached_property
    def _slices(self) -> dict[bool, Slices]:
        return {won: Slices(self.edition, won, self._forms) for won in (False, True)}

    def slices(self, root: Root) -> Slices:
        """What things hang on, in the part of a round to which a root belongs."""
        return self._slices[self.phase(root) == "turns"]

    def slice(self, root: Root) -> tuple[Slice, ...]:
        """Everything that bears on a root: equal slices do the same."""
        if root not in self._sliced:
            self._sliced[root] = self._slice(root)
        return self._sliced[root]

    def _slice(self, root: Root) -> tuple[Slice, ...]:
        slices = self.slices(root)
        if root.sort != "stage":
            return tuple(slices.of_act(act, root.kind) for act in root.acts)
        acts = [stage.name for stage in self.model.stages if stage.name in root.acts]
        after = (slices.of_game(),) if self.phase(root) == "after" else ()
        return (*(slices.of_act(act) for act in acts), *after)

    def players(self) -> tuple[int, ...]:
        return looked_at(self.edition.book)

    def traces(self, root: Root, seating: Seating) -> tuple[Trace, ...]:
        """Every path of a root, at a table seated so."""
        return self._traced(root, seating)[0]

    def _traced(self, root: Root, seating: Seating) -> tuple[tuple[Trace, ...], bool, bool]:
        """Every path; whether some goes by the order of seats, and whether some tells left from right."""
        if self._alike is not None:
            return self._alike._traced(root, seating)

        def made() -> tuple[tuple[Trace, ...], bool, bool]:
            found = list(self._paths(root, seating))
            traces = tuple(trace for trace, _, _ in found)
            return traces, any(ordered for _, ordered, _ in found), any(handed for _, _, handed in found)

        return self._once(("traces", root, seating), made)

    # ---------------------------------------------------------------- what other choices leave as it is
    def _once(self, asked: Asked, make: Callable[[], R]) -> R:
        """What was made before, here or, if nothing that it came from is different, by the base."""
        if asked not in self._made:
            known = None if self.base is None else self.base._made.get(asked)
            if known is None or not self._as_base(asked[1], known[1]):
                self.edition.book.consulted = consulted = set[Ref]()
                known = make(), frozenset(consulted)
            self._made[asked] = known
        found: R = self._made[asked][0]
        return found

    def as_base(self, root: Root, seating: Seating) -> bool:
        """Whether all that was made of a root at a table is what the base made of it, or this is the base."""
        if self.base is None:
            return True
        self.traces(root, seating)
        if ("allowed", root, seating) in self.base._made:
            self.allowed(root, seating)
        every: list[Asked] = [("traces", root, seating), ("allowed", root, seating)]
        return all(self._made.get(asked) is self.base._made.get(asked) for asked in every)

    def _as_base(self, root: Root, consulted: Iterable[Ref]) -> bool:
        assert self.base is not None
        phase = self.phase(root)
        if self._ground(phase) != self.base._ground(phase):
            return False
        won = phase == "turns"
        return all(self._says(won, ref) == self.base._says(won, ref) for ref in consulted)

    def _says(self, won: bool, ref: Ref) -> Any:
        """What the edition says of something that was looked up."""
        if (won, ref) not in self._told:
            self._told[won, ref] = looked_up(self.edition, self._slices[won], ref)
        return self._told[won, ref]

    def _ground(self, phase: Phase) -> Any:
        if phase not in self._grounds:
            self._grounds[phase] = ground(self.edition, phase)
        return self._grounds[phase]

    def seatings(self, root: Root, players: int) -> list[Seating]:
        """The ways of sitting that have to be looked at.

        The other direction only where left and right are told apart, for else the one table is the mirror image of
        the other; a second seat for the actor only where seats are gone through in the order of the table.
        """
        found = [Seating(players, DIRECTIONS[0], 0)]
        _, ordered, handed = self._traced(root, found[0])
        set_up = root.sort == "stage" and self.phase(root) == "set-up"
        if (ordered or handed) and not set_up:
            found.append(Seating(players, DIRECTIONS[1], 0))
        if ordered and root.sort != "stage":
            found += [Seating(players, seating.direction, 1) for seating in found]
        return found

    def _paths(self, root: Root, seating: Seating) -> Iterator[tuple[Trace, bool, bool]]:
        readings: list[SymbolicReading] = []

        def go(path: Path) -> Machine:
            machine = Machine(self.edition, self.slices(root), seating, path, self.phase(root))
            readings.append(machine.reading)
            if self.model.sides:
                raise CannotFollow(say("cut-turned-card"))
            part(machine, partial(self.begin, machine, root))
            self.carry_out(machine, root)
            return machine

        for path, machine, beyond in explored(self.domain(seating), go):
            trace = trace_of(seating, path, machine, beyond)
            yield trace, any(r.seat_order for r in readings), any(r.handed for r in readings)
            readings.clear()

    # ---------------------------------------------------------------- how a root begins
    def phase(self, root: Root) -> Phase:
        if root.sort != "stage":
            return "turns"
        names = [stage.name for stage in self.model.stages]
        turns = next((s.name for s in self.model.stages if s.turns is not None), None)
        late = turns is not None and names.index(root.acts[0]) > names.index(turns)
        return "after" if late else "set-up"

    def granted(self, root: Root, seating: Seating) -> tuple[SymbolicTerm, ...]:
        """What is certain wherever the root can come about, as conditions."""
        path = Path(self.domain(seating), ())
        self.begin(Machine(self.edition, self.slices(root), seating, path, self.phase(root)), root)
        return tuple(path.given)

    def begin(self, machine: Machine, root: Root) -> None:
        """Take for granted what is certain wherever the root can come about."""
        path, store, reading = machine.path, machine.store, machine.reading
        for spot in store.spots():
            if spot[0] in self.edition.passing:
                self._empty(machine, spot)
        if store.phase == "set-up":
            store.turn = machine.turn = None
            home = next(z.name for z in self.model.zones if z.holds_deck)
            path.assume(reaches(store.size((home, None)), FULL_PACK))
            self._as_begun(machine, root, home)
            return
        if store.phase == "after":
            return
        if root.acts[0] in self.edition.refills and path.settle(WON, (False, True)):
            store.won = True  # a pile runs out in the midst of the act that wins
        else:
            machine.nobody_has_won()
        for axiom in self.edition.book.all(m.Axiom):
            path.assume(reading.truth(reading.of(axiom.clause.condition, {})))

    def _as_begun(self, machine: Machine, root: Root, home: str) -> None:
        """What no other stage has touched is as a round begins: zones empty, states at their start."""
        moved, written = self._touched_before(root)
        for spot in machine.store.spots():
            if spot[0] not in moved and spot[0] != home:
                self._empty(machine, spot)
        for state in self.model.states:
            if state.name not in written and state.lasts != "kept" and state.type not in ("card", "cards"):
                for key in machine.store.keys(state.each):
                    machine.path.assume(self._starts(machine, state, key))

    def _touched_before(self, root: Root) -> tuple[set[str], set[str]]:
        """The zones and states that the stages before a root may have touched."""
        names = [stage.name for stage in self.model.stages]
        last = max(names.index(name) for name in root.acts)
        before = [name for name in names[:last] if name not in root.acts]
        self.edition.book.consulted.update(
            ref for name in before for ref in (("moved", name), ("written", name))
        )
        moved = [self._says(False, ("moved", name)) for name in before]
        written = [self._says(False, ("written", name))[0] for name in before]
        return set().union(*moved), set().union(*written)

    def _empty(self, machine: Machine, spot: Spot) -> None:
        machine.path.assume(negation(reaches(machine.store.size(spot), 1)))
        machine.store.empty.add(spot)

    def _starts(self, machine: Machine, state: m.State, key: Any) -> Value:
        first = machine.store.first((state.name, key))
        if state.type == "number":
            return True if state.starts is None else equal_numbers(first, state.starts)
        return one_of(first, frozenset({ABSENT if state.starts is None else state.starts}))

    def move(self, machine: Machine, root: Root) -> tuple[m.Act, int, tuple[Value, ...], Happening | None]:
        """The move of a root: by whom, with what, and what it answers."""
        act, actor = self.edition.acts[root.acts[0]], machine.store.seating.actor
        args: list[Value] = []
        names: dict[str, Value] = {"player": actor}
        for number, parameter in enumerate(act.parameters):
            value: Value = term("given", act.name, number, parameter.type)
            if parameter.type == "card" and number == 0 and root.kind is not None:
                value = term("played", root.kind)
                if not isinstance(parameter.domain, m.CardsIn):
                    raise CannotFollow(say("cut-nowhere"))
                spot = machine.reading.of(parameter.domain.zone, names)
                machine.located[value] = spot
                machine.path.assume(reaches(machine.store.size(spot), 1))
            elif parameter.type in ("card", "cards", "zone"):
                raise CannotFollow(say(f"cut-move-{parameter.type}"))
            elif parameter.type == "number":
                self._between(machine, value, parameter.domain, names)
            elif parameter.type == "player":
                group = machine.reading.group(parameter.domain or m.Players(()), names)
                value = machine.path.settle(value, [s for s in group.values])  # type: ignore[union-attr]
            args.append(value)
            names[parameter.name] = value
        cause = None
        if act.answering is not None:
            doer = machine.path.settle(term("doer"), self._openers(machine, act, actor))
            wrong = one_of(term("wrong"), frozenset({True}))
            asked = self.edition.acts[act.answering[0]]
            given = tuple(term("given", asked.name, i, p.type) for i, p in enumerate(asked.parameters))
            cause = Happening(asked.name, doer, given, wrong, 0)
        return act, actor, tuple(args), cause

    def _between(
        self, machine: Machine, number: Value, domain: m.Domain | None, names: dict[str, Value]
    ) -> None:
        """A number that a move takes is one of those it may take, whichever that is."""
        group = None if domain is None else machine.reading.group(domain, names)
        values = sorted(group.values) if isinstance(group, KnownMembers) else []
        if not values or values != list(range(values[0], values[-1] + 1)):
            raise CannotFollow(say("cut-move-number"))
        machine.path.assume(reaches(number, values[0]))
        machine.path.assume(negation(reaches(number, values[-1] + 1)))

    def _openers(self, machine: Machine, act: m.Act, actor: int) -> list[int]:
        """The seats whose act can have opened a window in which the actor makes this move."""
        offers = self.edition.offers.get(act.name, [])
        others = [seat for seat in machine.store.seats if seat != actor]
        found = []
        for seat in others:
            for subject, takers in offers:
                try:
                    group = machine.reading.group(takers, {} if subject is None else {subject: seat})
                except CannotFollow:
                    return others
                if isinstance(group, KnownMembers) and actor in group.values:
                    found.append(seat)
                    break
        machine.path.known.sets[term("doer")] = frozenset(found or others)
        return found or others

    def carry_out(self, machine: Machine, root: Root) -> None:
        """All that happens in a root, from where it begins, until the round is left."""
        with suppress(Left):
            self._carry_out(machine, root)

    def _carry_out(self, machine: Machine, root: Root) -> None:
        match root.sort:
            case "move":
                act, actor, args, cause = self.move(machine, root)
                machine.start(act.name, actor, args, cause)
            case "stage":
                for name in (s.name for s in self.model.stages if s.name in root.acts):
                    part(machine, partial(machine.start, name, None, (), None))
                if machine.store.phase == "after":
                    machine.routine(ROUND_ENDS)
            case "turn":
                machine.shallow = True
                machine.routine(TURN, machine.store.turn)
            case "event":
                self._event(machine, root.acts[0])

    def _event(self, machine: Machine, name: str) -> None:
        store = machine.store
        if name == "turn-begins":
            machine.block(renewed(self.model, ("turn",)), machine.alone({}))
        for zone in self.model.zones:
            if zone.refilled_by == name:
                for key in store.keys(zone.each):
                    store.put((zone.name, key), ())
        turning = name in ("turn-begins", "turn-ends")
        machine.start(name, store.turn if turning else None, (), None)

    def allowed(self, root: Root, seating: Seating) -> Value:
        """The condition under which the move of a root can be made."""
        if self._alike is not None:
            return self._alike.allowed(root, seating)
        return self._once(("allowed", root, seating), lambda: self._allowed(root, seating))

    def _allowed(self, root: Root, seating: Seating) -> Value:
        if root.sort != "move":
            return True

        def go(path: Path) -> Value:
            machine = Machine(self.edition, self.slices(root), seating, path, "turns")
            self.begin(machine, root)
            act, actor, args, cause = self.move(machine, root)
            return allowed(machine, act, actor, args, cause)

        every = []
        for path, value, why in explored(self.domain(seating), go):
            condition = True if why else value
            sets = path.known.sets
            every.append(conjunction((*(one_of(u, values) for u, values in sets.items()), condition)))
        return disjunction(every)

    # ---------------------------------------------------------------- what an unknown can be
    def domain(self, seating: Seating) -> Domain:
        """The values that an unknown can have at a table; a KeyError if the edition does not know of it."""
        if seating not in self._domains:
            self._domains[seating] = _Domain(self._domain(seating)).__getitem__
        return self._domains[seating]

    def _domain(self, seating: Seating) -> Domain:
        edition = self.edition
        seats = frozenset(range(seating.players))
        cards = edition.dealt

        def of_type(type_: str) -> frozenset[Any]:
            if type_ == "card":
                return cards
            if type_ == "player":
                return seats
            if type_ == "team":
                return seats
            try:
                return frozenset(edition.layout.members(type_))
            except TableError:
                raise KeyError(type_) from None  # a type of the other edition's own

        def domain(unknown: SymbolicTerm) -> frozenset[Any]:
            match unknown.op:
                case "played":
                    return edition.kinds[unknown.args[0]] & cards
                case "nth" | "lowest":
                    return cards | {ABSENT}
                case "member":
                    return cards
                case "answer":
                    return of_type(unknown.args[1])
                case "given":
                    return of_type(unknown.args[2])
                case "state" | "after-state":
                    name, type_ = unknown.args[-3], unknown.args[-1]
                    state = edition.states[name]
                    certain = state.starts is not None or (type_ == "player" and state.lasts == "kept")
                    return of_type(type_) if certain else of_type(type_) | {ABSENT}
                case "best":
                    return of_type(unknown.args[0])
                case "foremost":
                    return several(seat for seat, _ in unknown.args[0])
                case "odds":
                    return frozenset(range(len(unknown.args[1])))
                case "doer" | "after-next" | "after-winner":
                    return seats
                case _:
                    return frozenset({True, False})

        return domain


def trace_of(seating: Seating, path: Path, machine: Machine | None, beyond: Saying | None) -> Trace:
    """What is to be kept of a path that was followed."""
    known = path.known
    begun = Trace(seating, known.sets, known.bounds, known.facts, tuple(path.given), beyond=beyond)
    if machine is None:
        return begun
    return replace(
        begun,
        lawful=tuple(machine.lawful),
        facets=facets(machine),
        rules=tuple(machine.rules),
        touched=machine.touched,
        defined=machine.defined,
        guilt={key: known.decided(wrong) for key, wrong in machine.guilt.items()},
        words=machine.words,
        shuffles=tuple(machine.shuffles),
        passed=tuple(sort for _, sort in machine.passed),
    )
