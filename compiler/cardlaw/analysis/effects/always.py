"""What is stated to be always so, held against the ends of all paths of an act: kept, broken at a table, or unknown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlaw.analysis.effects.ask import PairConditions
from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.joint import CommonTable, Item, Together
from cardlaw.analysis.effects.resolve import MOST_ENDLESS, PASSED, TRIES, UNSHOWN
from cardlaw.analysis.effects.scenes import Script, shuffled_tops
from cardlaw.analysis.effects.search import Search, Solution, Unfit
from cardlaw.analysis.effects.settings import RootSettings
from cardlaw.analysis.execution.machine import Machine
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replay import replay
from cardlaw.analysis.traces.roots import Root, bearing, loop_bears, read_by
from cardlaw.analysis.traces.traces import Trace, Tracer, trace_of
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.knowing import Knowledge
from cardlaw.analysis.unknowns.paths import Path, explored
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import Value, below, negation
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.language import model as m
from cardlaw.language.core.acts import holds
from cardlaw.language.core.dependencies import Touched
from cardlaw.language.core.instructions import Loop
from cardlaw.language.core.rulebook import Held
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

TRIED_IN_ALL = 200_000
"""How many values are tried for all the statements of an edition together."""
TOO_MANY = say("more-tables")
TABLES = 2
"""At how many sizes of table an act is followed, from the fewest players on."""
SAMPLES = 12
"""How many tables drawn at random are played where an act could not be followed, or the smallest did not show it."""


@dataclass(frozen=True, slots=True)
class Broken:
    """An act after which a statement no longer holds: the rules at work and the table, and what matters of it."""

    root: Root
    rules: tuple[str, ...]
    world: World
    matters: frozenset[Spot]


@dataclass(frozen=True, slots=True)
class Unsure:
    """An act of which it is not known whether it keeps to a statement."""

    root: Root
    reason: Saying


@dataclass(frozen=True, slots=True)
class _End:
    """The end of a path, with what has to hold there."""

    common: CommonTable
    trace: Trace
    known: Knowledge
    condition: Value
    rules: tuple[str, ...]


class Watch(Machine):
    """A machine that looks whether a statement holds when the act is over, or goes on with a move of its own.

    Such a move is followed by itself, from wherever the statement holds; so after it the statement is taken to hold.
    So it is after steps that are passed over as a whole and do not bear on what it reads.
    """

    statement: Held[m.Axiom]
    reads: Touched
    moments: list[Value]

    def holds_now(self) -> Value:
        return self.condition(holds(self.edition.unnoted, self.statement), self.alone({}))

    def decided(self, player: int | None, sort: str, options: Any) -> None:
        if sort == "again":
            self.moments.append(self.holds_now())
        super().decided(player, sort, options)

    def before_passing(self, loop: Loop) -> None:
        if not loop_bears(self.edition, loop, self.reads):
            self.moments.append(self.holds_now())

    def after_passing(self, loop: Loop) -> None:
        if not loop_bears(self.edition, loop, self.reads):
            self.path.assume(self.holds_now())

    def nobody_has_won(self) -> None:
        super().nobody_has_won()
        self.path.assume(self.holds_now())


class Lasting:
    """The statements of one edition, each held against every act that bears on what it reads."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.tracer = Tracer(model)
        self.edition = self.tracer.edition
        self.statements = tuple(self.edition.book.all(m.Axiom))
        self._comparison: Traced | None = None
        self._left = TRIED_IN_ALL

    @property
    def comparison(self) -> Traced:
        """The edition beside itself."""
        if self._comparison is None:
            self._comparison = Traced(self.tracer, self.tracer)
        return self._comparison

    def broken(self, statement: Held[m.Axiom]) -> Iterator[Broken | Unsure]:
        """Every act of the turns that breaks a statement, told once for the same rules at work."""
        reads = read_by(self.edition, statement)
        told: list[tuple[str, ...]] = []
        for root in self.comparison.roots:
            if root.sort == "stage" or not bearing(self.edition, root, reads):
                continue
            if root.sort == "turn":
                yield Unsure(root, say("turn-not-followed"))
                continue
            for each in self._of_root(root, statement, reads, told):
                if isinstance(each, Broken):
                    told.append(each.rules)
                yield each

    def _of_root(
        self, root: Root, statement: Held[m.Axiom], reads: Touched, told: list[tuple[str, ...]]
    ) -> Iterator[Broken | Unsure]:
        why: Saying | None = None
        shown: list[tuple[str, ...]] = []
        commons: list[CommonTable] = []
        for players in list(self.tracer.players())[:TABLES]:
            if why is not None:
                break
            ends, beyond = self._ends(root, players, statement, reads)
            if beyond is not None:
                why = why or beyond
                commons.append(self.comparison.common(root, Seating(players, DIRECTIONS[0], 0)))
            for end in sorted(ends, key=lambda e: (bool(e.trace.passed), len(e.trace.rules))):
                if any({*rules} <= {*end.rules} for rules in (*told, *shown)):
                    continue
                found = self._shown(root, statement, end)
                if isinstance(found, Broken):
                    shown.append(found.rules)
                    yield found
                elif found is not None:
                    why = why or found
                    commons.append(end.common)
        if why is not None and not shown:
            yield self._by_chance(root, statement, commons) or Unsure(root, why)

    # ---------------------------------------------------------------- following
    def _ends(
        self, root: Root, players: int, statement: Held[m.Axiom], reads: Touched
    ) -> tuple[list[_End], Saying | None]:
        """The ends at which a statement is not certain to hold, and why there may be more."""
        found: list[_End] = []
        why: Saying | None = None
        handed = False
        for direction in DIRECTIONS:
            if direction != DIRECTIONS[0] and (why is not None or not handed):
                break
            seating = Seating(players, direction, 0)
            common = self.comparison.common(root, seating)

            def go(path: Path, seating: Seating = seating) -> Watch:
                return self._followed(root, seating, path, statement, reads)

            for path, machine, beyond in explored(self.tracer.domain(seating), go):
                if machine is None:
                    why = beyond
                    break
                handed = handed or machine.reading.handed or machine.reading.seat_order
                trace = trace_of(seating, path, machine, None)
                touched = {
                    m.rule_of(clause)
                    for (sort, *name), clauses in trace.touched.items()
                    if sort in ("state", "zone")
                    and name[0] in (reads.reads if sort == "state" else reads.looks)
                    for clause in clauses
                }
                rules = tuple(rule for rule in trace.rules if rule in touched)
                for moment in machine.moments:
                    condition = path.known.simplified(moment)
                    if condition is not True:
                        found.append(_End(common, trace, path.known, condition, rules))
        return found, why

    def _followed(
        self, root: Root, seating: Seating, path: Path, statement: Held[m.Axiom], reads: Touched
    ) -> Watch:
        machine = Watch(self.edition, self.tracer.slices(root), seating, path, "turns")
        machine.statement, machine.reads, machine.moments = statement, reads, []
        self.tracer.begin(machine, root)
        self.tracer.carry_out(machine, root)
        if not (machine.store.won or machine.store.ended or machine.store.outcome):
            machine.moments.append(machine.holds_now())
        return machine

    # ---------------------------------------------------------------- showing
    def _shown(self, root: Root, statement: Held[m.Axiom], end: _End) -> Broken | Saying | None:
        """A table that comes to this end with the statement broken; why none is shown; None if there is none."""
        if left_open(end.condition):
            return PASSED
        common = end.common
        found, tried = looked_for(
            self.comparison, root, common, end.trace, end.known, negation(end.condition), self._left
        )
        self._left -= tried
        if found is None or isinstance(found, Saying):
            return found
        for spread in range(TRIES):
            world = RootSettings(common, root).of(found, end.known, spread)
            try:
                broken = self._broken(root, statement, world, end.trace, found)
            except TooLong as why:
                return say("play-stopped", why=why.text)
            if broken is not None:
                return Broken(root, end.rules, broken, matters(found))
        return PASSED if end.trace.passed else UNSHOWN

    def _broken(
        self,
        root: Root,
        statement: Held[m.Axiom],
        world: World | None,
        trace: Trace | None,
        found: Solution,
        seed: int = 0,
    ) -> World | None:
        """The table, if the engine ends the act there with the statement broken; it held at first."""
        home = next(z.name for z in self.model.zones if z.holds_deck)
        try:
            world = None if world is None else completed((self.model,), root, world, seed)
            if world is None or not offered(self.model, root, world):
                return None
            tops = [] if trace is None else shuffled_tops(trace, found.values, world.zones[home, None])
            seen = replay(self.model, root, world, Script(world, 0), 0, tops)
        except TooLong:
            raise
        except TableError:
            return None
        over = seen.facets["won",] is not None or seen.facets["ended",] is not None
        return world if statement.id in seen.broken and not over else None

    def _by_chance(self, root: Root, statement: Held[m.Axiom], commons: list[CommonTable]) -> Broken | None:
        """A table drawn at random that shows it."""
        endless = 0
        for common in commons[:TABLES]:
            for number in range(1, SAMPLES + 1):
                drawn = RootSettings(common, root).sample(number)
                try:
                    world = self._broken(root, statement, drawn, None, Solution(), number)
                except TooLong:
                    endless += 1
                    if endless >= MOST_ENDLESS:
                        return None
                    continue
                if world is not None:
                    return Broken(root, (), world, frozenset(world.zones))
        return None


def looked_for(
    comparison: Traced,
    root: Root,
    common: CommonTable,
    trace: Trace,
    known: Knowledge,
    condition: Value,
    most: int,
) -> tuple[Solution | Saying | None, int]:
    """The smallest table on which an act takes a path and a condition holds at its end; why none is known.

    With it how many values were tried; `most` are.
    """
    together = Together(trace, trace, known, ())
    every = comparison.resolver.wanted(root, common, together, Item(("always",), None, None, condition))
    wanted = [(each, holds) for each, holds in every if not left_open(each)]
    if most <= 0:
        return TOO_MANY, 0
    found: Solution | None
    search = Search(common, wanted, most)
    try:
        found = search.smallest()
    except Unfit:
        if search.tried > most:
            return TOO_MANY, search.tried
        try:
            found = PairConditions.which(common, wanted)
        except Unknown as unknown:
            return unknown.reason, search.tried
    return found, search.tried


def left_open(condition: Value) -> bool:
    """Whether a condition hangs on what came of something that was passed over."""
    return any(part.op.startswith("after") for part in below(condition))


def matters(found: Solution) -> frozenset[Spot]:
    """The zones and states that a situation speaks of."""
    spots: set[Spot] = {*found.held, *found.sizes}
    for unknown in found.values:
        if unknown.op == "nth" and unknown.args[0].op == "init":
            spots.add((unknown.args[0].args[0], unknown.args[0].args[1]))
        elif unknown.op == "state":
            spots.add((unknown.args[0], unknown.args[1]))
    return frozenset(spots)
