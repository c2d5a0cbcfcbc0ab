"""How one act can end a round: several players have won by it, or something still happens after it is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardlaw.analysis.effects.always import TABLES, TRIED_IN_ALL, looked_for, matters
from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.joint import CommonTable
from cardlaw.analysis.effects.resolve import PASSED, TRIES, UNSHOWN
from cardlaw.analysis.effects.scenes import Script, shuffled_tops
from cardlaw.analysis.effects.settings import RootSettings
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.execution.machine import ActUnderWay, Machine
from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.items import of_root
from cardlaw.analysis.results.status import OF_LAYER
from cardlaw.analysis.results.words import not_followed
from cardlaw.analysis.traces.describe import played_at
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replay import replay
from cardlaw.analysis.traces.roots import Root, bearing, read_by
from cardlaw.analysis.traces.traces import Trace, Tracer, trace_of
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating, TracedEdition
from cardlaw.analysis.unknowns.knowing import Knowledge
from cardlaw.analysis.unknowns.paths import Path, explored
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.acts import WAS_WON
from cardlaw.language.core.rulebook import Held
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import SpokenRule
from cardlaw.wording.messages import message

MANY = 2
"""More than once."""


@dataclass(frozen=True, slots=True)
class Ending:
    """An act that wins the round at a table: by which clause, with several `winners` or with `late` effects."""

    root: Root
    by: str
    winners: tuple[int, ...]
    late: tuple[str, ...]
    world: World
    matters: frozenset[Spot]


@dataclass(frozen=True, slots=True)
class Untold:
    """An act of which it is not known how it ends a round."""

    root: Root
    reason: Saying


class _Watch(Machine):
    """A machine that notes which clause wins the round, and what is carried out though it is won."""

    late: tuple[str, ...] = ()
    by: str = ""

    def effect(self, event: ActUnderWay, clause: str, todo: tuple[str, ...] = ()) -> None:
        if self.store.won and not event.frame.names.get(WAS_WON.name):
            self.late = (*self.late, clause)
        super().effect(event, clause, todo)

    def credit(self, key: Key, clause: str) -> None:
        if key == ("won",):
            self.by = clause
        super().credit(key, clause)


@dataclass(frozen=True, slots=True)
class _Way:
    """A path on which a round is won in a way worth telling."""

    common: CommonTable
    trace: Trace
    known: Knowledge
    by: str
    winners: tuple[int, ...]
    late: tuple[str, ...]


class _Taking:
    """How often an act, with all that it sets off, can take cards from the places of one name: never, once or more."""

    def __init__(self, edition: TracedEdition, zone: str) -> None:
        self.edition, self.zone = edition, zone
        self._within: list[str] = []

    def times(self, act: str) -> int:
        if act in self._within:
            return MANY
        self._within.append(act)
        effects = (held.clause.body for held in self.edition.book.effects(act))
        found = sum(self._in(steps) for steps in (self.edition.acts[act].body, *effects))
        self._within.pop()
        return found

    def _in(self, steps: Iterable[m.Step]) -> int:
        return sum(map(self._by, steps))

    def _by(self, step: m.Step) -> int:
        match step:
            case m.Do(act=act):
                return self.times(act)
            case m.If(then=then, otherwise=otherwise):
                return max(self._in(then), self._in(otherwise))
            case m.ByChance(odds=odds):
                return max(self._in(body) for _, body in odds)
            case m.ForEach(body=body) | m.Repeat(body=body):
                return MANY * self._in(body)
            case m.MoveCards(cards=m.OneCard(card=m.CardAt(zone=m.ZoneOf(zone=zone)))):
                return int(zone == self.zone)
            case m.MoveCards(cards=m.OneCard()):
                return 1
            case m.MoveCards(cards=m.CardsIn(zone=m.ZoneOf(zone=zone))):
                return int(zone == self.zone)
            case m.Fetch(origin=m.ZoneOf(zone=zone)):
                refill = self.edition.zones[zone].refilled_by
                return int(zone == self.zone) + (0 if refill is None else self.times(refill))
            case m.Deal(origin=m.ZoneOf(zone=zone)):
                return MANY * int(zone == self.zone)
            case m.MoveCards() | m.Fetch() | m.Deal() | m.Swap() | m.Rotate() | m.Proceed():
                return MANY
            case _:
                return 0


class Endings:
    """The acts of one model by which a round can be won."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.tracer = Tracer(model)
        self.comparison = Traced(self.tracer, self.tracer)
        self._left = TRIED_IN_ALL
        wins = [held for held in self.tracer.edition.wins if held.clause.what == "round"]
        self.by_anybody = [held for held in wins if not held.clause.by and held.clause.ranking is None]
        """The clauses that ask of every player at once whether they have won, and rank nobody."""

    def told(self) -> Iterator[Ending | Untold]:
        """Each way of ending that is worth telling once, at its smallest table."""
        seen: set[tuple[str, tuple[str, ...]]] = set()
        for root in self.comparison.roots:
            if root.sort != "move" or not self._asked(root):
                continue
            for each in self._of_root(root, seen):
                if isinstance(each, Ending):
                    seen.update((each.by, ("several",)) for _ in each.winners[1:2])
                    seen.update((each.by, (late,)) for late in each.late)
                yield each

    def _asked(self, root: Root) -> bool:
        """Whether an act can bring about what is looked for: effects of its own after the end, or several winners."""
        edition = self.tracer.edition
        late = any(held.rule.even_if_won for held in edition.book.effects(root.acts[0]))
        return late or any(
            bearing(edition, root, read_by(edition, held)) and self._for_several(root, held)
            for held in self.by_anybody
        )

    def _for_several(self, root: Root, held: Held[m.Wins]) -> bool:
        """Whether an act can make a clause hold for several players; of an empty place, if it takes from several."""
        match held.clause.condition:
            case m.Same(left=m.Size(domain=m.CardsIn(zone=m.ZoneOf(zone=zone))), right=m.Const(value=0)):
                waived = held.rule.id in self.tracer.edition.book.waivers
                return waived or _Taking(self.tracer.edition, zone).times(root.acts[0]) > 1
            case _:
                return True

    # ---------------------------------------------------------------- following
    def _of_root(self, root: Root, seen: set[tuple[str, tuple[str, ...]]]) -> Iterator[Ending | Untold]:
        why: Saying | None = None
        shown: set[tuple[str, tuple[str, ...]]] = set()
        for players in list(self.tracer.players())[:TABLES]:
            ways, beyond = self._ways(root, players)
            why = why or beyond
            for way in sorted(ways, key=lambda each: (bool(each.trace.passed), len(each.trace.rules))):
                keys = {(way.by, (late,)) for late in way.late}
                if len(way.winners) > 1:
                    keys.add((way.by, ("several",)))
                if keys <= seen | shown:
                    continue
                found = self._shown(root, way)
                if isinstance(found, Ending):
                    shown |= keys
                    yield found
                elif found is not None:
                    why = why or found
        if why is not None and not shown:
            yield Untold(root, why)

    def _ways(self, root: Root, players: int) -> tuple[list[_Way], Saying | None]:
        """The paths that win the round in a way worth telling, and why there may be more."""
        found: list[_Way] = []
        seating = Seating(players, DIRECTIONS[0], 0)
        common = self.comparison.common(root, seating)
        for path, machine, beyond in explored(
            self.tracer.domain(seating), lambda path: self._followed(root, seating, path)
        ):
            if machine is None:
                return found, beyond
            if machine.store.won and (machine.level or machine.late):
                trace = trace_of(seating, path, machine, None)
                winners = machine.level or ()
                found.append(_Way(common, trace, path.known, machine.by, winners, machine.late))
        return found, None

    def _followed(self, root: Root, seating: Seating, path: Path) -> _Watch:
        machine = _Watch(self.tracer.edition, self.tracer.slices(root), seating, path, "turns")
        self.tracer.begin(machine, root)
        self.tracer.carry_out(machine, root)
        return machine

    # ---------------------------------------------------------------- showing
    def _shown(self, root: Root, way: _Way) -> Ending | Saying | None:
        """A table that shows it to the engine; why none does; None if there is none."""
        found, tried = looked_for(self.comparison, root, way.common, way.trace, way.known, True, self._left)
        self._left -= tried
        if found is None or isinstance(found, Saying):
            return found
        home = next(zone.name for zone in self.model.zones if zone.holds_deck)
        for spread in range(TRIES):
            world = RootSettings(way.common, root).of(found, way.known, spread)
            try:
                world = None if world is None else completed((self.model,), root, world, 0)
                if world is None or not offered(self.model, root, world):
                    continue
                tops = shuffled_tops(way.trace, found.values, world.zones[home, None])
                seen = replay(self.model, root, world, Script(world, 0), 0, tops)
            except TableError:
                continue
            won = seen.facets["won",]
            winners = won if isinstance(won, tuple) else ()
            late = tuple(clause for clause in way.late if seen.carried_out(clause))
            if won is not None and (len(winners) > 1 or late):
                return Ending(root, way.by, winners, late, world, matters(found))
        return PASSED if way.trace.passed else UNSHOWN


def endings(model: m.Model) -> Iterator[Finding]:
    """Clauses that apply although the round is over, and acts by which several win it, as the rules are played."""
    untold: list[Untold] = []
    for each in Endings(model).told():
        if isinstance(each, Untold):
            untold.append(each)
            continue
        if len(each.winners) > 1:
            yield _several(model, each)
        for clause in each.late:
            yield _late(model, each, clause)
    if untold:
        yield _unknown(untold)


def _late(model: m.Model, each: Ending, clause: str) -> Finding:
    rule = model.rule(m.rule_of(clause))
    return Finding(
        finding_id("after-the-end", clause, each.by),
        "after-the-end",
        OF_LAYER[rule.layer],
        (clause, each.by),
        message("found-late", rule=SpokenRule(clause), rule_2=SpokenRule(each.by)),
        "assumption",
        witness=played_at(model, each.root, each.world, each.matters),
        settled=(rule.id,),
        replayed=True,
    )


def _several(model: m.Model, each: Ending) -> Finding:
    return Finding(
        finding_id("several-winners", each.by, each.root.text),
        "several-winners",
        "open",
        (each.by,),
        message("found-several", rule=SpokenRule(each.by)),
        "assumption",
        witness=played_at(model, each.root, each.world, each.matters),
        why=(message("why-allowed"),),
        replayed=True,
    )


def _unknown(untold: list[Untold]) -> Finding:
    return Finding(
        finding_id("unknown", "several-winners"),
        "unknown",
        "open",
        (),
        not_followed("several-winners", [(of_root(each.root), each.reason) for each in untold]),
        "assumption",
    )
