"""A root carried out by the engine in one world, and what was then to be seen: the referee of every claim."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.traces.facets import seen_by
from cardlaw.analysis.traces.moves import faces_of, made_by, situation_of
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import WON, SymbolicTerm, term
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.engine.play.decisions import DECLINE, answers
from cardlaw.engine.play.situation import set_up
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.layout import Slot
from cardlaw.engine.state.randomness import shuffle, stream_of
from cardlaw.engine.state.state import Happening, TableState
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.tables import say

MOST_ANSWERS = 40
"""Answers inside one act: some for each seat of a large table. An act that asks for more cannot be played out."""
STEPS = 20_000
"""Steps of one act; one that takes more has no end in sight, and `TooLong` says so."""

Answer = Callable[["Prompt"], int]
Picture = tuple[tuple[Key, Any], ...]
"""A table at one moment: each thing that can be seen there, with its value."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Somebody is asked during a replay: who, in what way, the unknown that stands for it, and the options."""

    player: int | None
    sort: str
    unknown: SymbolicTerm
    options: tuple[Any, ...]


@dataclass(slots=True)
class Seen:
    """What was observed, by the keys of facets; the answers given; the order that each shuffle brought about."""

    facets: dict[Key, Any] = field(default_factory=dict)
    answers: dict[SymbolicTerm, Any] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    shuffles: list[tuple[int, ...]] = field(default_factory=list)
    tallies: dict[str, int] = field(default_factory=dict)
    broken: tuple[str, ...] = ()
    """The clauses that say what is always so, and was not when it ended."""
    begun: dict[str, None] = field(default_factory=dict)
    """What was begun, in order: the bodies of acts and effects by their names."""
    cut: bool = False
    """Whether it broke off at a move that is looked at by itself."""

    def carried(self) -> list[str]:
        """The clauses whose steps were begun, in order."""
        return [id.removeprefix("effect ") for id in self.begun if id.startswith("effect ")]

    def carried_out(self, clause: str) -> bool:
        """Whether the steps of a clause were begun."""
        return f"effect {clause}" in self.begun


class SteppingProgram(Program):
    """A program that stops once the outermost act is over."""

    seen: Seen
    faces: tuple[int, ...]
    """The number of each card's face."""
    numbers: Mapping[int, int]
    """The card of each face."""
    tops: list[tuple[int, ...]]
    """For each shuffle to come the cards that come to lie on top, topmost first."""

    def run(self, s: TableState) -> None:
        frames, seen = s.frames, self.seen
        logged = len(s.log or ())
        for _ in range(STEPS):
            if s.depth == 0:
                return
            frame = frames[-1]
            pc = frame.pc
            frame.pc = pc + 1
            if not pc:
                seen.begun[frame.code.id] = None
            stopped = frame.code.steps[pc](s, frame)
            for entry in (s.log or ())[logged:]:
                if entry[0] == "shuffled":
                    self._ordered(s, s.zones[entry[1]])
                    seen.shuffles.append(tuple(self.faces[c] for c in s.zones[entry[1]]))
            logged = len(s.log or ())
            if stopped:
                return
        raise TooLong(say("limit-steps"), "")

    def _ordered(self, s: TableState, cards: list[int]) -> None:
        """The same cards come out of a shuffle in the same order in both editions, however they lay before it."""
        cards.sort()
        s.rng = stream_of(s.seed, 1 + len(self.seen.shuffles))
        shuffle(s, cards)
        for card in reversed(self.tops.pop(0) if self.tops else ()):
            if card in cards:
                cards.remove(card)
                cards.append(card)


def stepping(model: m.Model, players: int) -> SteppingProgram:
    """A program of its own for one replay."""
    made: Any = copy.copy(program_of(model, players))
    made.__class__ = SteppingProgram
    made.seen = Seen()
    made.faces, made.numbers = faces_of(made.model)
    found: SteppingProgram = made
    return found


def replay(
    model: m.Model, root: Root, world: World, answer: Answer, seed: int = 0, shuffles: Any = ()
) -> Seen:
    """Carry out a root in a world, answering as told; the acts are commanded, not asked for."""
    program = stepping(model, world.seating.players)
    s = set_up(program, situation_of(program, world, root), seed, "strict")
    seen = program.seen
    s.chances.extend(_chances(world))
    numbers = program.numbers
    program.tops = [tuple(numbers[c] for c in cards if c in numbers) for cards in shuffles]
    s.won = s.won or world.unknown.get(WON, False)
    s.frames[:] = [program.turns.frame(program.turns.end_turn)]
    s.depth, s.pending, s.options = 0, None, None
    counts: Counter[Any] = Counter()
    if root.sort == "stage":
        s.turn = None if s.phase == "set-up" else s.turn
        names = [stage.name for stage in model.stages if stage.name in root.acts]
        for name in names:
            _start(program, s, name, None, (), None)
            _answered(program, s, answer, seen, counts, None)
        if s.phase == "after":
            _game_over(program, s, seen)
    else:
        doer, args, cause = made_by(program, world, root)
        _start(program, s, root.acts[0], doer, args, cause)
        _answered(program, s, answer, seen, counts, root.acts[0])
    if s.outcome == "limit":
        raise TooLong(say("limit-steps"), root.text)  # what comes of being stopped is not what the rules say
    _observe(program, s, seen)
    return seen


def _start(
    program: Program,
    s: TableState,
    act: str,
    doer: int | None,
    args: tuple[Any, ...],
    cause: Happening | None,
) -> None:
    program.events.start(s, program.algebra.acts[act], doer, args, cause)
    program.run(s)


def _chances(world: World) -> list[int]:
    """The results of chance that a world holds, in order."""
    found = {}
    for unknown, value in world.unknown.items():
        if unknown.op == "chance":
            found[unknown.args[0]] = value
        elif unknown.op == "odds":
            found[unknown.args[0]] = value + 1
    return [found[place] for place in sorted(found)]


# -------------------------------------------------------------------- being asked
def _answered(
    program: SteppingProgram, s: TableState, answer: Answer, seen: Seen, counts: Counter[Any], act: str | None
) -> None:
    """Answer what is asked until the act is over, or a move comes that is looked at by itself."""
    for _ in range(MOST_ANSWERS):
        if s.pending is None or s.depth == 0:
            return
        question = _question(program, s, counts)
        _note(program, s, seen, question)
        choice = answer(question)
        value = question.options[choice]
        counts[question.unknown.args[:-1]] += 1
        if question.sort == "moves":
            option = answers(program, s)[choice]
            name, parameters = value, program.acts[option.act].act.parameters if option.act >= 0 else ()
            seen.answers[question.unknown] = name
            if name == act or any(p.type in ("card", "cards") for p in parameters):
                seen.cut = True
                return
            for place, parameter in enumerate(parameters):
                unknown = term(
                    "answer", question.player, parameter.type, counts[question.player, parameter.type]
                )
                counts[question.player, parameter.type] += 1
                seen.answers[unknown] = option.args[place]
        else:
            seen.answers[question.unknown] = value
        program.resume(s, answers(program, s)[choice])
    raise TableError(say("too-many-decisions"))


def _question(program: SteppingProgram, s: TableState, counts: Counter[Any]) -> Prompt:
    pending = s.pending
    assert pending is not None
    match pending[0]:
        case "moves":
            window = program.windows.find(s, pending[1])
            assert window.queue
            seat = window.queue[0]
            names = tuple(
                program.acts[o.act].act.name if o.act >= 0 else DECLINE for o in answers(program, s)
            )
            return Prompt(seat, "moves", term("reply", seat, counts[(seat,)]), names)
        case "choose" | "secret":
            who, type_, options = pending[1], pending[2], pending[3]
            if type_ == "card":
                options = tuple(program.faces[card] for card in options)
            sort = "choice" if pending[0] == "choose" else "secret"
            return Prompt(who, sort, term("answer", who, type_, counts[who, type_]), tuple(options))
        case "ask":
            unknown = term("answer", None, "yes-no", counts[None, "yes-no"])
            return Prompt(None, "question", unknown, (True, False))
        case _:
            raise TableError(say("table-settles"))


def _note(program: SteppingProgram, s: TableState, seen: Seen, question: Prompt) -> None:
    options: Any = question.options
    pending = s.pending
    assert pending is not None
    if question.sort == "moves":
        window = program.windows.find(s, pending[1])
        options = tuple(program.acts[act].act.name for act in window.offered[window.part][0])
    elif question.sort == "question":
        options = "yes-no"
    else:
        type_ = pending[2]
        options = (type_, tuple(sorted(set(options))) if type_ == "card" else options)
    key = ("decisions", question.player)
    seen.facets[key] = (*seen.facets.get(key, ()), (question.sort, options))
    seen.facets["order",] = (
        *seen.facets.get(("order",), ()),
        (question.player, question.sort, _picture(program, s)),
    )


# -------------------------------------------------------------------- looking
def _picture(program: SteppingProgram, s: TableState) -> Picture:
    """The table as it is now: each thing that can be seen, with its value."""
    found: dict[Key, Any] = {}
    for place in program.layout.places:
        cards = tuple(program.faces[c] for c in s.zones[place.index])
        spot: Spot = (place.zone.name, place.key)
        found["zone", *spot] = cards if place.zone.pile else tuple(sorted(Counter(cards).items()))
    for slot in program.layout.slots:
        found["state", slot.state.name, slot.key] = _value(program, slot, s.vars[slot.index])
    for seat, count in enumerate(s.losses):
        found["losses", seat] = count
    found["next",], found["turn",], found["seats",] = s.next_turn, s.turn, s.seats
    found["won",], found["ended",] = s.won, s.ended
    return tuple(found.items())


def _value(program: SteppingProgram, slot: Slot, value: Any) -> Any:
    return program.faces[value] if slot.state.type == "card" and value is not None else value


def _observe(program: SteppingProgram, s: TableState, seen: Seen) -> None:
    layout, found = program.layout, seen.facets
    found.update((key, value) for key, value in _picture(program, s) if key[:2] != ("state", "winner"))
    winner = s.vars[layout.slot_base["winner"]]
    found["won",] = _of_several(s, winner) if s.won and s.phase == "turns" else None
    found["ended",] = (s.outcome or "round") if s.ended else None
    names = [act.name for act in program.model.acts]
    found["windows",] = frozenset(
        (
            tuple((tuple(names[a] for a in acts), takers, first) for acts, takers, first in window.offered),
            window.causes[0][1] if window.causes else None,
            names[window.until],
        )
        for window in s.windows
        if window.until is not None
    )
    reveals = []
    came: Counter[Key] = Counter()
    for entry in s.log or ():
        if entry[0] == "revealed":
            place = layout.places[entry[1]]
            shown = tuple(sorted(Counter(program.faces[c] for c in entry[2]).items()))
            reveals.append(((place.zone.name, place.key), shown, entry[3]))
        elif entry[0] in ("moved", "dealt"):
            origin, target = layout.places[entry[2]], layout.places[entry[3]]
            if origin.zone.refilled_by is not None or origin.zone.holds_deck:
                how = "dealt" if entry[0] == "dealt" else "draws"
                came[how, target.zone.name, target.key] += len(entry[1])
    found["reveals",] = seen_by(reveals)
    for place in layout.places:
        if place.zone.each == "player":
            for how in ("draws", "dealt"):
                found[how, place.zone.name, place.key] = came[how, place.zone.name, place.key]
    seen.tallies.update(s.tallies)
    seen.broken = tuple(id for id, holds in program.events.axioms if not holds(s, [None]))


def _game_over(program: Program, s: TableState, seen: Seen) -> None:
    """Whether somebody has won the game once the round is over."""
    trial = s.copy()
    trial.frames[:] = [program.turns.frame(program.turns.round_over)]
    frame = trial.frames[0]
    frame.code.steps[frame.pc](trial, frame)
    seen.facets["champion",] = (
        _of_several(trial, trial.champion)
        if trial.outcome == "won"
        else ("nobody" if trial.outcome else None)
    )


def _of_several(s: TableState, winner: int | None) -> Any:
    """Who has won; if several have and nothing says who of them, all of those."""
    log = s.log or ()
    before = max((place for place, entry in enumerate(log) if entry[0] == "won"), default=0) - 1
    return log[before][1] if before >= 0 and log[before][0] == "level" else winner
