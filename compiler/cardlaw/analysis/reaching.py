"""Courses of play from the deal to a table at which a finding shows: lawful moves only, and nothing set up by hand.

A witness is a table that the rules allow, not one that play is known to lead to. So games are dealt and played at
random, always the same ones, and every decision is held against the findings: the same move at the same moment, judged
in the same words by the same clauses. That nothing was found proves nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.replaying import Replay
from cardlaw.analysis.values import Place
from cardlaw.analysis.windows import Window, windows_of
from cardlaw.analysis.witnesses import SEATS, Witness
from cardlaw.engine import Table
from cardlaw.engine.decisions import Verdict, explain
from cardlaw.engine.norms import Option
from cardlaw.engine.program import Program, program_of
from cardlaw.engine.state import State
from cardlaw.engine.state import Window as Opened
from cardlaw.language import model as m
from cardlaw.scenarios.courses import said

STEPS = 30_000
"""Moves that are made for all findings together that stand under the same choices and number of players."""

LONGEST = (4, 12, 60)
"""Moves of one course: short ones are tried first, each length with the same share of the steps."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game by its rules, seats, seed and answers, and the table it leads to: as a witness, seen from the mover."""

    model: m.Model
    players: int
    seed: int
    choices: tuple[str, ...]
    mover: int
    witness: Witness

    def table(self) -> Table:
        """The table at the end of the course, played again."""
        return Table.replay(self.model, self.players, self.seed, self.choices)

    def said(self) -> list[str]:
        """What was done, move by move, seats called as in the witness."""
        names = [SEATS[(seat - self.mover) % self.players] for seat in range(self.players)]
        table, told = Table(self.model, self.players, self.seed, record=False), []
        for text in self.choices:
            seat = table.decision.player if table.decision else None
            told.append(said(self.model, seat, text, names))
            table.choose(text)
        return told


def sought(findings: Iterable[Finding]) -> list[Finding]:
    """The findings that a course is looked for: those about a verdict on a move, which the engine shows."""
    return [f for f in findings if f.witness and f.witness.move and f.witness.window and f.replayed]


def courses(model: m.Model, findings: Iterable[Finding], steps: int = STEPS) -> dict[str, Course]:
    """A course for each finding that one was found for, by its id."""
    windows = windows_of(model)
    replay = Replay(model, windows)
    groups: dict[tuple[Any, ...], list[_Sought]] = {}
    for finding in sought(findings):
        witness = finding.witness
        assert witness is not None
        window = next(w for w in windows if w.id == witness.window)
        groups.setdefault((witness.players, witness.choices), []).append(
            _Sought(finding, witness, window, replay)
        )
    found: dict[str, Course] = {}
    for (players, choices), group in groups.items():
        made = {**dict(model.choices), **dict(choices)}
        played = replace(model, choices=tuple((axis, made[axis]) for axis, _ in model.choices))
        found |= _searched(played, players, group, steps)
    return found


def _searched(model: m.Model, players: int, group: Sequence[_Sought], steps: int) -> dict[str, Course]:
    """Deal after deal, each played at random for a while, until every finding has shown or the steps are used up."""
    found: dict[str, Course] = {}
    for longest in LONGEST:
        left, seed = steps // len(LONGEST), 0
        while left > 0 and len(found) < len(group):
            for mover, table in _played(model, players, seed, longest):
                left -= 1
                for each in group:
                    if each.finding.id not in found and (witness := each.shown(table)) is not None:
                        answers = tuple(table.choices)
                        found[each.finding.id] = Course(model, players, seed, answers, mover, witness)
            seed += 1
    return found


def _played(model: m.Model, players: int, seed: int, longest: int) -> Iterator[tuple[int, Table]]:
    """A game before each decision that a player makes in its first round; among lawful answers chance picks."""
    table = Table(model, players, seed, record=False)
    picks = random.Random(seed)
    for _ in range(longest + 1):
        glance = table.glance()
        if glance is None or table.round_number > 1:
            return
        if glance.player is not None:
            yield glance.player, table
        lawful = [place for place in range(glance.width) if not (glance.breaking and glance.breaking[place])]
        if not lawful:
            return
        table.choose(lawful[picks.randrange(len(lawful))])


class _Sought:
    """A finding that is looked for at tables in play."""

    def __init__(self, finding: Finding, witness: Witness, window: Window, replay: Replay) -> None:
        self.finding, self.witness, self.window, self.replay = finding, witness, window, replay

    def shown(self, table: Table) -> Witness | None:
        """The table as a witness of the finding, if it is one and the engine shows it at a table set up like it."""
        s, program = table.state, table.program
        if s.pending is None or s.pending[0] != "moves" or self.witness.move is None:
            return None
        opened = program.windows.find(s, s.pending[1])
        if not self._same_moment(program, opened):
            return None
        assert opened.queue
        seat, act = opened.queue[0], program.algebra.acts[self.witness.move[0]]
        weighed = _Weighing(self, s, seat, opened)
        for option in weighed.options(
            "assumption" if self.witness.assumed else self.finding.layer, self.witness
        ):
            if option.act == act and all(isinstance(arg, int | str) for arg in option.args):
                tried = replace(self.witness, move=(self.witness.move[0], option.args))
                if self.replay.claimed(self.finding, tried, weighed):
                    witness = _seen_from(table, seat, opened, option.args, self.witness)
                    if self.replay.confirms(replace(self.finding, witness=witness)):
                        return witness
        return None

    def _same_moment(self, program: Program, opened: Opened) -> bool:
        """Whether an open window offers what the witness's does, after the same, and until the same."""
        acts = program.algebra.acts
        cause, until = self.window.cause, self.window.until
        return (
            opened.offered[opened.part][0] == tuple(acts[name] for name in self.window.acts)
            and (opened.causes[0][0] if opened.causes else None) == (acts[cause.name] if cause else None)
            and opened.until == (acts[until] if until else None)
        )


class _Weighing:
    """The moves of one open window, weighed by the rules of any layer and choices."""

    def __init__(self, sought: _Sought, state: State, seat: int, opened: Opened) -> None:
        self.sought, self.state, self.seat, self.opened = sought, state, seat, opened
        self._known: dict[int, list[Option]] = {}

    def options(self, layer: m.Layer, witness: Witness) -> list[Option]:
        program = self._program(layer, witness)
        if id(program) not in self._known:
            acts = self.opened.offered[self.opened.part][0]
            judged = program.norms.judge(self.state, acts, self.seat, self.opened.causes)
            self._known[id(program)] = judged
        return self._known[id(program)]

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
        return program_of(self.sought.replay.on_layer(layer, witness), witness.players)


def _seen_from(table: Table, seat: int, opened: Opened, args: tuple[Any, ...], like: Witness) -> Witness:
    """What a witness tells of a table, read off this one; the mover's seat becomes the first."""
    layout, s, n = table.program.layout, table.state, table.players
    acts = table.program.acts

    def turned(value: Any, type_: str | None) -> Any:
        return (value - seat) % n if type_ == "player" and isinstance(value, int) else value

    def cards(place: Place) -> tuple[int, ...]:
        each = next(zone.each for zone in table.model.zones if zone.name == place[0])
        key = (place[1] + seat) % n if each == "player" and isinstance(place[1], int) else place[1]
        return tuple(s.zones[table.place(place[0], key).index])

    piles = {zone.name for zone in table.model.zones if zone.pile}
    states = []
    for name, key, _ in like.states:
        for slot in layout.slots:
            if slot.state.name == name and turned(slot.key, slot.state.each) == key:
                states.append((name, key, turned(s.vars[slot.index], slot.state.type)))
    cause = like.cause
    if cause is not None:
        number, doer, given, wrong, _ = opened.causes[0]
        types = [parameter.type for parameter in acts[number].act.parameters]
        told = tuple(turned(arg, type_) for arg, type_ in zip(given, types, strict=True))
        cause = (acts[number].act.name, turned(doer, "player"), told, bool(wrong))
    assert like.move is not None
    types = [parameter.type for parameter in table.model.act(like.move[0]).parameters]
    return replace(
        like,
        move=(like.move[0], tuple(turned(arg, type_) for arg, type_ in zip(args, types, strict=True))),
        cause=cause,
        zones=tuple((p, cards(p) if p[0] in piles else tuple(sorted(cards(p)))) for p, _ in like.zones),
        ends=tuple((p, end, _end(cards(p), end)) for p, end, _ in like.ends),
        states=tuple(states),
        owes=tuple((turned(who, "player"), acts[act].act.name) for who, act, _ in s.duties),
        values={},
    )


def _end(cards: Sequence[int], end: str) -> int | None:
    return (cards[0] if end == "bottom" else cards[-1]) if cards else None
