"""Two editions at one table: the paths that both can take together, and in what they then differ."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.facts.ranges import ANY, shared_ranges
from cardlaw.analysis.facts.starts import starting
from cardlaw.analysis.traces.facets import Facets
from cardlaw.analysis.traces.traces import Trace, Tracer
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.knowing import Bounds, Knowledge
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import (
    ABSENT,
    SymbolicTerm,
    Value,
    equal_numbers,
    negation,
    one_of,
    order,
    term,
    total,
    weighted,
)
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.identity import ByIdentity
from cardlaw.language.records import dataclass

NUMBERS = ("draws", "dealt", "losses")
LEAST = -(10**9)
"""No number is less."""


class CommonTable:
    """What two editions share: their cards, the sorts of their zones, the possible values of unknowns."""

    def __init__(
        self,
        one: Tracer,
        other: Tracer,
        seating: Seating,
        started: frozenset[str] = frozenset(),
        spent: frozenset[str] = frozenset(),
    ) -> None:
        self.one, self.other = one, other
        self.seating = seating
        self.started = started
        """The states that are as they start, wherever either edition comes to what is looked at."""
        self.spent = spent
        """The states that neither edition asks for once what is looked at is over: there they tell nothing apart."""
        self.ranges = shared_ranges((one.model, other.model))
        """Between which numbers states lie in whichever of the editions, so far as that is bounded."""
        self.copies = {
            face: min(one.edition.deck[face], other.edition.deck[face])
            for face in one.edition.faces
            if face in one.edition.deck and face in other.edition.deck
        }
        """The faces that both packs have, in order, and how many copies both have of each."""
        self.faces = frozenset(self.copies)
        self._domains = (one.domain(seating), other.domain(seating))
        self._known: dict[SymbolicTerm, frozenset[Any]] = {}
        self._orders: dict[SymbolicTerm, list[Any]] = {}
        self.places: dict[SymbolicTerm, Spot] = {}
        """Where cards named by a root lie."""

    def domain(self, unknown: SymbolicTerm) -> frozenset[Any]:
        """The values that an unknown can have in both editions."""
        if unknown not in self._known:
            self._known[unknown] = self._domain(unknown)
        return self._known[unknown]

    def _domain(self, unknown: SymbolicTerm) -> frozenset[Any]:
        found: frozenset[Any] | None = None
        for domain in self._domains:
            try:
                values = domain(unknown)
            except KeyError:
                continue
            found = values if found is None else found & values
        if found is not None and self.is_started(unknown):
            starts = self.state(unknown.args[0]).starts
            found = found & {ABSENT if starts is None else starts} or found
        return frozenset() if found is None else found

    def is_started(self, unknown: SymbolicTerm) -> bool:
        """Whether an unknown is what a state starts with."""
        return unknown.op == "state" and unknown.args[0] in self.started

    def state(self, name: str) -> m.State:
        """A state that one of the editions knows of, or both."""
        return self.one.edition.states.get(name) or self.other.edition.states[name]

    def members(self, type_: str) -> Sequence[Any]:
        """The values of a type that one of the editions knows of, or both."""
        try:
            return list(self.one.edition.layout.members(type_))
        except TableError:
            return list(self.other.edition.layout.members(type_))

    def bounds(self, atom: SymbolicTerm) -> Bounds:
        """Between which numbers an unknown lies, whatever path is taken."""
        if atom.op != "state":
            return LEAST, None
        starts = self.state(atom.args[0]).starts if self.is_started(atom) else None
        if isinstance(starts, int):
            return starts, starts
        found = self.ranges.get(atom.args[0], ANY)
        return LEAST if found.low is None else found.low, found.high

    def pile(self, zone: str) -> bool:
        zones = self.one.edition.zones if zone in self.one.edition.zones else self.other.edition.zones
        return zones[zone].pile

    def kept_by_both(self, state: str) -> bool:
        """Whether both editions know of a state."""
        return state in self.one.edition.states and state in self.other.edition.states

    def always_starts(self, state: str) -> tuple[bool, bool]:
        """Of each edition whether nothing in it ever sets a state."""
        one, other = (starting(tracer.model) for tracer in (self.one, self.other))
        return tuple(state in of.states and state not in of.ever_set for of in (one, other))  # type: ignore[return-value]

    def size(self, base: SymbolicTerm) -> SymbolicTerm:
        size: SymbolicTerm = contents.base_size(base)
        return size

    def can_be_absent(self, unknown: SymbolicTerm) -> bool:
        return unknown.op not in ("reply", "chance") and ABSENT in self.domain(unknown)

    def ordered(self, unknown: SymbolicTerm) -> list[Any]:
        """The possible values in the order of the vocabulary."""
        if unknown.op == "reply":
            return list(self.replies.get(unknown, ()))
        if unknown not in self._orders:
            self._orders[unknown] = self._ordered(unknown)
        return self._orders[unknown]

    def _ordered(self, unknown: SymbolicTerm) -> list[Any]:
        possible = self.domain(unknown)
        if possible & self.faces and is_card(unknown):
            return [face for face in self.copies if face in possible]
        declared = self._declared(unknown)
        return sorted(possible, key=lambda v: (declared.index(v) if v in declared else -1, str(v)))

    def _declared(self, unknown: SymbolicTerm) -> list[Any]:
        """The values of an unknown's type as the vocabulary lists them."""
        type_ = unknown.args[1] if unknown.op == "answer" else unknown.args[-1] if unknown.args else None
        if isinstance(type_, SymbolicTerm):
            return []
        try:
            return list(self.members(str(type_)))
        except (TableError, TypeError):
            return []

    @cached_property
    def replies(self) -> dict[SymbolicTerm, tuple[str, ...]]:
        return {}

    def usual(self, unknown: SymbolicTerm) -> Any:
        """The value that an unknown has if nothing special happened: what a state starts with."""
        if unknown.op == "state":
            state = self.state(unknown.args[0])
            if state.lasts == "turn" or state.starts is not None:
                return state.starts
        return self.ordered(unknown)[0] if self.ordered(unknown) else None

    def place(self, unknown: SymbolicTerm) -> Spot | None:
        """The zone in which a named card lies at first."""
        if unknown.op == "member" and unknown.args[0].args[0].op == "init":
            spot: Spot = unknown.args[0].args[0].args
            return spot
        return self.places.get(unknown)

    def located(self, unknowns: Iterable[SymbolicTerm]) -> Iterator[tuple[SymbolicTerm, Spot]]:
        for unknown in unknowns:
            spot = self.place(unknown)
            if spot is not None:
                yield unknown, spot


def is_card(unknown: SymbolicTerm) -> bool:
    """Whether an unknown is a card."""
    if unknown.op in ("played", "nth", "lowest", "member"):
        return True
    return (unknown.op in ("state", "answer", "given", "after-state")) and "card" in (
        unknown.args[-1],
        unknown.args[1],
    )


class Item(NamedTuple):
    """Something observed that differs: in the one it is `a`, in the other `b`, if `apart` holds."""

    key: Key
    a: Any
    b: Any
    apart: Value


@dataclass(frozen=True)
class Together:
    """A path of each edition that one situation can send both down, and the items in which they differ."""

    a: Trace
    b: Trace
    known: Knowledge
    items: tuple[Item, ...]

    @cached_property
    def weight(self) -> int:
        """How much is asked of a situation."""
        known = self.known
        special = sum(1 for unknown in known.sets if unknown.op in ("state", "reply", "answer"))
        return len(known.sets) + len(known.bounds) + 3 * len(known.facts) + special

    @cached_property
    def parts(self) -> bool:
        """Whether only one path ends at a move that is looked at by itself: both are not played on to that."""
        return _broken_off(self.a) != _broken_off(self.b)

    @cached_property
    def other_chances(self) -> bool:
        """Whether chance draws out of something else in the one edition than in the other."""
        other = self.b.chances
        return any(other.get(place, drawn) != drawn for place, drawn in self.a.chances.items())


def _broken_off(trace: Trace) -> bool:
    """Whether a path ends at a move that is looked at by itself."""
    asked: tuple[tuple[Any, ...], ...] = trace.facets.get(("order",)) or ()
    return bool(asked) and asked[-1][1] == "again"


def canonical(trace: Trace, common: CommonTable) -> Any:
    """A trace as one value; None if it needs a card that is not in both packs, or a state never found there.

    What holds at every table is no part of it.
    """
    sets = []
    for unknown, values in trace.sets.items():
        if is_card(unknown):
            values = values & (common.faces | {ABSENT})
        if common.is_started(unknown):
            values = values & common.domain(unknown)
        if not values:
            return None
        if unknown.op != "reply" and values == common.domain(unknown):
            continue
        sets.append((unknown, values))
    bounds = []
    for atom, (low, high) in trace.bounds.items():
        least, most = common.bounds(atom)
        if (high is not None and high < least) or (most is not None and low > most):
            return None
        if low > least or (high is not None and (most is None or high < most)):
            bounds.append((atom, (low, high)))
    return (
        trace.seating,
        frozenset(sets),
        frozenset(bounds),
        frozenset(trace.facts.items()),
        frozenset(trace.facets.items()),
        trace.beyond,
    )


def whole(trace: Trace, common: CommonTable) -> Any:
    """A trace as one value, with the rules that made it and all that has to hold for it."""
    told = tuple(frozenset(part.items()) for part in (trace.touched, trace.defined, trace.guilt, trace.words))
    return (
        canonical(trace, common),
        trace.given,
        trace.lawful,
        trace.rules,
        trace.shuffles,
        trace.passed,
        *told,
    )


def _supposed(trace: Trace, common: CommonTable, known: Knowledge) -> Knowledge | None:
    """What is known, and what a path supposes of single unknowns and numbers besides; None if that cannot be."""
    both = Knowledge(common.domain)
    both.sets, both.bounds = sets, bounds = known.sets.copy(), known.bounds.copy()
    for unknown, values in trace.sets.items():
        now = sets.get(unknown)
        if now is None and unknown.op != "reply":
            now = common.domain(unknown)
        left = values if now is None else values & now
        if not left:
            return None
        sets[unknown] = left
    for atom, (low, high) in trace.bounds.items():
        before, after = bounds.get(atom) or common.bounds(atom)
        low = max(low, before)
        high = after if high is None else high if after is None else min(high, after)
        if high is not None and low > high:
            return None
        bounds[atom] = (low, high)
    return both


def _joined(a: Trace, b: Trace, common: CommonTable, supposed: Knowledge) -> Knowledge | None:
    """What is known where both paths are taken, of which the first was `supposed`; None if they exclude each other."""
    known = _supposed(b, common, supposed)
    if known is None:
        return None
    for trace in (a, b):
        for fact, holds in trace.facts.items():
            if not known.learn(fact, holds):
                return None
    return known if known.consistent() else None


class _Beside:
    """Paths by what they suppose: which of them a path of another edition plainly does not exclude.

    Sets of paths are numbers, the first path in the lowest bit.
    """

    def __init__(self, traces: Sequence[Trace]) -> None:
        self.traces = traces
        self.sets: dict[SymbolicTerm, dict[frozenset[Any], int]] = {}
        self.bounds: dict[SymbolicTerm, dict[Bounds, int]] = {}
        self.facts: dict[tuple[SymbolicTerm, bool], int] = {}
        for number, trace in enumerate(traces):
            own = 1 << number
            for unknown, values in trace.sets.items():
                alike = self.sets.setdefault(unknown, {})
                alike[values] = alike.get(values, 0) | own
            for atom, bounds in trace.bounds.items():
                bounded = self.bounds.setdefault(atom, {})
                bounded[bounds] = bounded.get(bounds, 0) | own
            for fact in trace.facts.items():
                self.facts[fact] = self.facts.get(fact, 0) | own

    def of(self, trace: Trace) -> Iterator[Trace]:
        """The paths that do not plainly exclude this one, in their order."""
        out = 0
        for unknown, values in trace.sets.items():
            for others, paths in self.sets.get(unknown, {}).items():
                if values.isdisjoint(others):
                    out |= paths
        for fact, holds in trace.facts.items():
            out |= self.facts.get((fact, not holds), 0)
        for atom, (low, high) in trace.bounds.items():
            for (least, most), paths in self.bounds.get(atom, {}).items():
                if (most is not None and low > most) or (high is not None and least > high):
                    out |= paths
        left = ((1 << len(self.traces)) - 1) & ~out
        while left:
            first = left & -left
            yield self.traces[first.bit_length() - 1]
            left ^= first


class ObservedPaths:
    """What the paths of two editions at one table came to, thing by thing.

    A state that only one of the editions keeps is seen by what it leads to, wherever a rule reads it. One that an
    edition never sets is as it starts there, so if the other sets it back to that, they do not differ. Nor do they in
    one that nothing reads any more.
    """

    def __init__(self, traces: Iterable[Trace], common: CommonTable) -> None:
        every = list(traces)
        self.keys = [
            key
            for key in dict.fromkeys(key for trace in every for key in trace.facets)
            if key[0] != "state" or (common.kept_by_both(key[1]) and key[1] not in common.spent)
        ]
        self._values: ByIdentity[list[Value]] = ByIdentity()
        for each in every:
            self._values[each] = [value_of(each.facets, key, common) for key in self.keys]
        self._unset = {
            key: (never, common.one.edition.states[key[1]].starts)
            for key in self.keys
            if key[0] == "state" and any(never := common.always_starts(key[1]))
        }

    def _back(self, key: Key, one: Value, other: Value) -> bool:
        """Whether one edition only sets back what the other never sets."""
        (never, theirs), start = self._unset[key]
        return (never and other == start) or (theirs and one == start)

    def items(self, a: Trace, b: Trace, known: Knowledge) -> tuple[Item, ...]:
        """In what two paths differ that are taken together, what the first of them did first."""
        found = {}
        for key, one, other in zip(self.keys, self._values[a], self._values[b], strict=True):
            if one is not other and one != other and not (key in self._unset and self._back(key, one, other)):
                apart = _apart(key, one, other, known)
                if apart is not False:
                    found[key] = Item(key, one, other, apart)
        return tuple(found[key] for key in dict.fromkeys((*a.facets, *b.facets)) if key in found)


def value_of(facets: Facets, key: Key, common: CommonTable) -> Any:
    """A facet's value; what a path does not touch is as it was."""
    if key == ("order",) and key in facets:
        return tuple((*asked, _shared(picture, common)) for *asked, picture in facets[key])
    if key in facets:
        return facets[key]
    match key[0]:
        case "zone":
            first = contents.initial(key[1], key[2])
            return first if common.pile(key[1]) else contents.gathered(first)
        case "state":
            if key == ("state", "direction", None):
                return common.seating.direction
            edition = common.one.edition if key[1] in common.one.edition.states else common.other.edition
            return term("state", key[1], key[2], edition.states[key[1]].type)
        case "draws" | "dealt" | "losses":
            return 0
        case "windows" | "reveals":
            return frozenset()
        case "decisions" | "order":
            return ()
        case _:
            return None


def _shared(picture: tuple[Any, ...], common: CommonTable) -> tuple[Any, ...]:
    """A table at one moment, less the states that only one of the editions keeps."""
    zones, states, *rest = picture
    return zones, tuple(each for each in states if common.kept_by_both(each[0][0])), *rest


def _apart(key: Key, one: Value, other: Value, known: Knowledge) -> Value:
    """The condition under which two values differ, so far as it can be told.

    What a move does that is looked at by itself is no difference here.
    """
    unknown = isinstance(one, SymbolicTerm) or isinstance(other, SymbolicTerm)
    if key[0] in NUMBERS or (unknown and (_number(one) or _number(other))):
        return True if one is None or other is None else known.simplified(_other_number(one, other))
    if key[0] not in ("decisions", "order") and (_after_cut(one) or _after_cut(other)):
        return False
    return known.simplified(negation(_same(one, other, known))) if unknown else True


@cache
def _other_number(one: Value, other: Value) -> Value:
    """The condition that two numbers differ, leaving out what moves add that are looked at by themselves."""
    return negation(equal_numbers(_before_cut(one), _before_cut(other)))


@cache
def _after_cut(value: Any) -> bool:
    """Whether a value hangs on what a move did that is looked at by itself."""
    if isinstance(value, tuple | frozenset):
        return any(_after_cut(part) for part in value)
    if not isinstance(value, SymbolicTerm):
        return False
    own = value.op.startswith("after") and value.args[0].op == "again"
    return own or any(_after_cut(part) for part in value.args)


def _before_cut(value: Value) -> Value:
    constant, parts = weighted(value)
    return total([(w, part) for w, part in parts if not _after_cut(part)], constant)


def _number(value: Value) -> bool:
    if isinstance(value, SymbolicTerm):
        return value.op in ("sum", "size", "total", "lookup", "chance", "when") or (
            value.op in ("state", "after-state") and value.args[-1] == "number"
        )
    return False


def _same(one: Value, other: Value, known: Knowledge) -> Value:
    """Both have the same value, or both have none."""
    for left, right in ((one, other), (other, one)):
        if not isinstance(left, SymbolicTerm):
            value = ABSENT if left is None else left
            if not isinstance(right, SymbolicTerm):
                return left == right
            if right.op == "attr":
                table = right.args[2]
                faces = frozenset(f for f in known.possible(right.args[1]) if table.get(f, ABSENT) == value)
                return one_of(right.args[1], faces)
            return one_of(right, frozenset({value}))
        if left.op == "face" and isinstance(right, SymbolicTerm) and right.op != "face":
            return one_of(right, frozenset({left.args[0]}))
    if not isinstance(one, SymbolicTerm) or not isinstance(other, SymbolicTerm):
        return one == other
    return term("eq", *sorted((one, other), key=order))


def pairs(
    ones: Sequence[Trace], others: Sequence[Trace], common: CommonTable, old: Sequence[Container[Trace]] = ()
) -> Iterator[tuple[Trace, Trace, Knowledge]]:
    """The paths of two editions that can be taken together, so far as can be told without a solver.

    No two paths are looked at together that one of the sets in `old` has.
    """
    beside = _Beside(others)
    for a in ones:
        supposed = _supposed(a, common, Knowledge(common.domain))
        if supposed is None:
            continue
        for b in beside.of(a):
            if any(a in paths and b in paths for paths in old):
                continue
            known = _joined(a, b, common, supposed)
            if known is not None:
                yield a, b, known
