"""Findings → courses of play: which of them have a table that play can come to, and a sweep of games for those."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cardlaw.analysis.reach.games import (
    STEPS,
    TRIAL,
    CourseOfPlay,
    GameSearch,
    Missed,
    Point,
    Sighting,
    Sought,
    WatchedTable,
)
from cardlaw.analysis.reach.seeing import SeenGame, asked, same_moment
from cardlaw.analysis.reach.words import (
    FollowsOtherwise,
    Means,
    SaysNothing,
    about,
    looking,
    used_at,
    where_used,
)
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.symbolic.windows import SymbolicWindow, windows_of
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.replay import Replay
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.play.decisions import Verdict, explain
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.state import Frame, TableState
from cardlaw.engine.state.state import Window as Opened
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenAct,
    SpokenListing,
    SpokenName,
    SpokenRule,
    SpokenZone,
)
from cardlaw.wording.catalogue import Kind
from cardlaw.wording.messages import message

Entry = tuple[Any, ...]


def bare(model: m.Model, players: int) -> Witness:
    """A table of which nothing is told: only what happens matters."""
    return Witness(players, None, None, None, (), (), (), (), tuple(sorted(model.choices)), True)


class _Log:
    """What the log of one game after another has told since it was read last."""

    def __init__(self) -> None:
        self.game: WatchedTable | None = None
        self._read = 0

    def fresh(self, game: WatchedTable) -> list[Entry]:
        log = game.state.log or []
        start = self._read if self.game is game else 0
        self.game, self._read = game, len(log)
        return log[start:]


class BreaksStatement:
    """An act after which the engine itself notes that a statement does not hold; without a witness, the deal."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, finding: Finding) -> None:
        self.witness, self.statement = finding.witness, finding.clauses[0]
        self._log = _Log()
        self._outermost: Entry = ()

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if self.witness is None:
            return self._dealt(game)
        for entry in self._log.fresh(game):
            if entry[0] == "act" and entry[6] == 0:
                self._outermost = entry
            elif entry == ("broken", self.statement) and _same(game, self._outermost, self.witness):
                done = SpokenAct(game.program.names[self._outermost[1]], None)
                return _after(
                    game, self._outermost, message("then-broken", act=done, rule=SpokenRule(self.statement))
                )
        return None

    def _dealt(self, game: WatchedTable) -> Sighting | None:
        s = game.state
        if game.answered or s.phase != "turns":
            return None
        for id, holds in game.program.events.axioms:
            if id == self.statement and not holds(s, [None]):
                return Sighting(s.turn or 0, bare(game.model, game.players))
        return None


def _same(game: WatchedTable, outermost: Entry, witness: Witness) -> bool:
    """Whether an act is that of a witness, with a card of the same kind."""
    if not outermost:
        return False
    act, move = game.program.acts[outermost[1]], witness.move
    if move is None:
        return act.act.sort != "move"
    if act.act.name != move[0] or not act.card:
        return act.act.name == move[0]
    laid, meant = outermost[3][0], move[1][0]
    cards = game.program.layout.cards
    return isinstance(meant, int) and cards[laid].face.kind == cards[meant].face.kind


def _after(game: WatchedTable, outermost: Entry, then: Message) -> Sighting:
    """What shows after an act, as its doer sees it."""
    doer = outermost[2]
    seat = doer if isinstance(doer, int) else game.state.turn or 0
    return Sighting(seat, bare(game.model, game.players), then)


class Level:
    """An act by which several players have won the round at once, as the engine itself notes."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, finding: Finding, witness: Witness) -> None:
        self.witness, self.clause = witness, finding.clauses[0]
        self._log = _Log()
        self._outermost: Entry = ()

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        for entry in self._log.fresh(game):
            if entry[0] == "act" and entry[6] == 0:
                self._outermost = entry
            elif entry[0] == "level" and _same(game, self._outermost, self.witness):
                done = SpokenAct(game.program.names[self._outermost[1]], None)
                n = Amount(len(entry[1]))
                return _after(
                    game, self._outermost, message("then-level", act=done, n=n, rule=SpokenRule(self.clause))
                )
        return None


class Late:
    """A clause that applies although the round is won."""

    def __init__(self, finding: Finding) -> None:
        self.clause = finding.clauses[0]
        self.points: tuple[Point, ...] = (("effect", self.clause),)

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if not game.state.won:
            return None
        then = message("then-late", rule=SpokenRule(self.clause))
        return Sighting(game.state.turn or 0, bare(game.model, game.players), then)


class Disorder:
    """A rule that takes cards by their place, carried out before the one that shuffles them."""

    def __init__(self, finding: Finding) -> None:
        self.takes, self.later = finding.clauses
        self.points: tuple[Point, ...] = (("effect", self.takes), ("effect", self.later))
        self._taken: WatchedTable | None = None

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if point[1] == self.takes:
            self._taken = game
            return None
        if self._taken is not game:
            return None
        then = message("then-disorder", rule=SpokenRule(self.takes), rule_2=SpokenRule(self.later))
        return Sighting(0, bare(game.model, game.players), then)


class PileTooShort:
    """A number that has added up, taken in cards from a pile that does not hold so many."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, state: str, zone: str) -> None:
        self.state, self.zone = state, zone
        self._log = _Log()
        self._before = 0

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        s, layout = game.state, game.program.layout
        before = self._before if self._log.game is game else 0
        self._before = sum(s.vars[slot.index] or 0 for slot in layout.slots if slot.state.name == self.state)
        for entry in self._log.fresh(game):
            if entry[0] == "short" and before and layout.places[entry[1]].zone.name == self.zone:
                amounts = Amount(before), Amount(entry[2])
                then = message("then-short", name=SpokenName(self.state), n=amounts[0], n_2=amounts[1])
                return Sighting(s.turn or 0, bare(game.model, game.players), then)
        return None


class JudgedMove:
    """A finding about the verdict on a move: the same move at the same moment, judged in the same words."""

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, finding: Finding, witness: Witness, window: SymbolicWindow, replay: Replay) -> None:
        self.finding, self.witness, self.window, self.replay = finding, witness, window, replay

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        """The table as a witness of the finding, if it is one and the engine shows it at a table set up like it."""
        opened, move = asked(game), self.witness.move
        if opened is None or move is None or not same_moment(game.program, opened, self.window):
            return None
        assert opened.queue
        seat, act = opened.queue[0], game.program.algebra.acts[move[0]]
        weighed = _Weighing(self.replay, game.state, seat, opened)
        layer = "assumption" if self.witness.assumed else self.finding.layer
        for option in weighed.options(layer, self.witness):
            if option.act == act and all(isinstance(arg, int | str) for arg in option.args):
                tried = replace(self.witness, move=(move[0], option.args))
                if self.replay.claimed(self.finding, tried, weighed):
                    game.spent += TRIAL
                    witness = SeenGame(game, seat, opened).like(self.witness, (move[0], option.args))
                    if self.replay.confirms(replace(self.finding, witness=witness)):
                        return Sighting(seat, witness)
        return None


class _Weighing:
    """The moves of one open window, weighed by the rules of any layer and choices."""

    def __init__(self, replay: Replay, state: TableState, seat: int, opened: Opened) -> None:
        self.replay, self.state, self.seat, self.opened = replay, state, seat, opened
        self._known: dict[Program, list[WeighedOption]] = {}

    def options(self, layer: m.Layer, witness: Witness) -> list[WeighedOption]:
        program = self._program(layer, witness)
        if program not in self._known:
            acts = self.opened.offered[self.opened.part][0]
            judged = program.norms.judge(self.state, acts, self.seat, self.opened.causes)
            self._known[program] = judged
        return self._known[program]

    def __call__(self, layer: m.Layer, witness: Witness) -> Verdict:
        """The word on the move of a witness."""
        assert witness.move is not None
        act, args = witness.move
        program = self._program(layer, witness)
        for option in self.options(layer, witness):
            if option.act == program.algebra.acts[act] and option.args == args:
                return explain(program, option)
        return Verdict("not-offered")

    def _program(self, layer: m.Layer, witness: Witness) -> Program:
        return program_of(self.replay.on_layer(layer, witness), witness.players)


class Stuck:
    """A finding about a window that leaves no lawful answer by the rules of its layer, whatever play makes of it."""

    points: tuple[Point, ...] = (("window", ""),)

    def __init__(self, finding: Finding, witness: Witness, window: SymbolicWindow, replay: Replay) -> None:
        self.finding, self.witness, self.window, self.replay = finding, witness, window, replay

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        s, windows = game.state, game.program.windows
        opened = windows.find(s, frame.locals[2])
        if opened.part >= len(opened.offered) or not same_moment(game.program, opened, self.window):
            return None
        queue = opened.queue
        if queue is None:
            queue = windows.in_order(s, opened, opened.offered[opened.part][1])
        seat = next((seat for seat in queue if seat in s.seats), None)
        if seat is None:
            return None
        options = _Weighing(self.replay, s, seat, opened).options(self.finding.layer, self.witness)
        if any(option.verdict in ("may", "must", "contradictory") for option in options):
            return None
        game.spent += TRIAL
        witness = SeenGame(game, seat, opened).like(self.witness)
        if not self.replay.confirms(replace(self.finding, witness=witness)):
            return None
        acts = SpokenListing(tuple(SpokenAct(name, None) for name in self.window.acts), "or")
        return Sighting(seat, witness, message("then-asked", acts=acts))


class TwoValues:
    """A finding about a number with two values, where play comes to use it."""

    def __init__(self, finding: Finding, witness: Witness, replay: Replay) -> None:
        self.finding, self.witness, self.replay = finding, witness, replay
        name = dict(finding.said.arguments)["name"]
        assert isinstance(name, SpokenName)
        self.points: tuple[Point, ...] = where_used(replay.model, name.name)

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        seat = looking(game)
        game.spent += TRIAL
        witness = SeenGame(game, seat).like(self.witness)
        shows = self.replay.confirms(replace(self.finding, witness=witness))
        return Sighting(seat, witness, used_at(game.model, point)) if shows else None


Choices = tuple[tuple[str, int | str], ...]


def courses(
    model: m.Model, findings: Iterable[Finding], steps: int = STEPS
) -> dict[str, CourseOfPlay | Missed]:
    """For each finding with a table that play can come to, by its id: a course, or how long one was looked for."""
    seeking = Seeking(model)
    groups: dict[tuple[int, Choices], list[tuple[str, Sought]]] = {}
    order: list[str] = []
    for finding in findings:
        sought = seeking.of(finding)
        if sought is not None:
            order.append(finding.id)
            groups.setdefault(seeking.played(finding), []).append((finding.id, sought))
    found: dict[str, CourseOfPlay | Missed] = {}
    for (players, choices), group in groups.items():
        made = {**dict(model.choices), **dict(choices)}
        rules = model.choosing(tuple((axis, made[axis]) for axis, _ in model.choices))
        results = GameSearch(rules, players, [sought for _, sought in group], steps).all()
        found |= {id: result for (id, _), result in zip(group, results, strict=True)}
    return {id: found[id] for id in order}


def sought(model: m.Model, findings: Iterable[Finding]) -> list[Finding]:
    """The findings that a course is looked for; the others are about the text itself."""
    seeking = Seeking(model)
    return [finding for finding in findings if seeking.of(finding) is not None]


AT_EVERY_TABLE: tuple[Kind, ...] = ("contradiction", "ambiguous", "silent")
"""Kinds of findings that can be there whatever lies on the table: play only has to come to where they matter."""


class Seeking:
    """What is looked for in play to show the findings of one model."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.windows = {window.id: window for window in windows_of(model)}
        self.replay = Replay(model, tuple(self.windows.values()))
        self.words = {each.name for each in model.predicates} | {each.name for each in model.quantities}

    def of(self, finding: Finding) -> Sought | None:
        """Where and how a finding would show; None if it has no table."""
        witness = finding.witness
        if finding.kind == "broken-always":
            return BreaksStatement(finding)
        if finding.kind == "order":
            return Disorder(finding)
        if finding.kind == "after-the-end":
            return Late(finding)
        if finding.kind == "several-winners" and witness is not None:
            return Level(finding, witness)
        if witness is None:
            short = self._short(finding)
            if (
                short is not None
                or finding.replayed is False
                or finding.kind not in AT_EVERY_TABLE
                or finding.owned
            ):
                return short
            witness = self._any_table(finding)
        window = self.windows.get(witness.window or "")
        match finding.kind:
            case "stuck" if window is not None:
                return Stuck(finding, witness, window, self.replay)
            case _ if window is not None and witness.move is not None and finding.replayed:
                return JudgedMove(finding, witness, window, self.replay)
            case "contradiction":
                return TwoValues(finding, witness, self.replay)
            case "ambiguous":
                sort, name = about(self.model, finding)
                if sort == "act":
                    return FollowsOtherwise(finding, witness, name, self.replay)
                return Means(finding, witness, name, self.replay) if name in self.words else None
            case "silent" | "count":
                word = finding.word or ""
                return SaysNothing(finding, witness, word, self.replay) if word in self.words else None
        return None

    def _short(self, finding: Finding) -> Sought | None:
        """For an amount that adds up: it is told which, and from which pile it is taken."""
        if not finding.id.startswith("silent-short-"):
            return None
        match dict(finding.said.arguments):
            case {"name": SpokenName(state), "zone": SpokenZone(zone)}:
                return PileTooShort(state, zone)
            case _:
                return None

    def played(self, finding: Finding) -> tuple[int, Choices]:
        """How many sit at the table, and the choices that it takes."""
        if finding.witness is not None:
            return finding.witness.players, choices_played(self.model, finding)
        return self._fewest(), choices_played(self.model, finding)

    def _any_table(self, finding: Finding) -> Witness:
        """Of a finding that is there at every table: one of which nothing is told."""
        players, choices = self.played(finding)
        return Witness(players, None, None, None, (), (), (), (), choices, assumed=False)

    def _fewest(self) -> int:
        seats: list[Any] = rulebook_of(self.model).standing(m.Seats)
        return seats[-1].clause.least if seats else 2


def choices_played(model: m.Model, finding: Finding) -> Choices:
    """The choices under which a finding is looked for: those of its table, or else under which it is there."""
    if finding.witness is not None:
        return finding.witness.choices
    settling = (axis for axis in model.axes if axis.name in finding.settled)
    return tuple(
        (axis.name, next(arm.value for arm in axis.arms if arm.value != axis.chosen)) for axis in settling
    )
