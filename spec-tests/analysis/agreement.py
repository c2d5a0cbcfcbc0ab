"""Random situations, judged three times: by the engine, by formulas, and by the slow judge of the engine's tests.

The slow judge was written from `docs/semantics.md` alone. Situations are dealt here, without the engine's own
set-up, so that odd tables come up too: empty piles, large hands, states that no course of play would leave so.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.verdicts import WORDS, WindowFrame
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine import Table
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from engine.naive import Judge
from shipped import model_of

EDITIONS = ("it-56", "fi-108", "fi-112", "nb-108", "sv-112")
LAYERS: tuple[m.Layer, ...] = ("text", "reading", "assumption")
HANDS = (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7, 11)


@dataclass
class Tally:
    situations: int = 0
    verdicts: int = 0
    thrice: int = 0
    """Verdicts that the slow judge was asked for too."""
    words: Counter[str] = field(default_factory=Counter)
    quarrels: list[Any] = field(default_factory=list)


class Agreement:
    """One edition, its formulas built once."""

    def __init__(self, model: m.Model, block: int = 200) -> None:
        self.model = model
        self.block = block
        """Situations dealt under one choice of options and readings."""
        self.inquiry = Inquiry(model)
        self.models: dict[object, m.Model] = {}
        self.seats = [n for n in self.inquiry.situations.players.options if isinstance(n, int)]

    def run(self, count: int, seed: int, slowly: float) -> Tally:
        chance, tally = random.Random(seed), Tally()
        while tally.situations < count:
            # every other time the window of a turn, which has the most to decide
            frame = self.inquiry.frames[0] if chance.random() < 0.5 else chance.choice(self.inquiry.frames)
            layer = chance.choice(LAYERS)
            choices = self._choices(chance)
            players = chance.choice(self.seats)
            self._block(chance, tally, frame, layer, choices, players, slowly)
        return tally

    def _choices(self, chance: random.Random) -> dict[str, int | str]:
        """Mostly the chosen arms; now and then others, but never one that defines a word by itself."""
        found = dict(self.model.choices)
        for axis in self.model.axes:
            if chance.random() < 0.3:
                found[axis.name] = chance.choice(axis.arms).value
        for circle in self.inquiry.algebra.circles:
            for rule in circle:
                for condition in self.inquiry.book.rules[rule].under:
                    found[condition.axis] = dict(self.model.choices)[condition.axis]
        return found

    def _block(
        self,
        chance: random.Random,
        tally: Tally,
        frame: WindowFrame,
        layer: m.Layer,
        choices: dict[str, int | str],
        players: int,
        slowly: float,
    ) -> None:
        key = (layer, tuple(sorted(choices.items())))
        if key not in self.models:
            if len(self.models) > 30:
                self.models.clear()
            self.models[key] = layered(self.model, layer, choices, layer == "assumption")
        program = program_of(self.models[key], players)
        states = [self._dealt(chance, program, frame) for _ in range(self.block)]
        columns: dict[Any, int] = {}
        for place, state in enumerate(states):
            for name in self._names(program, state, frame, layer, choices, players):
                columns[name] = columns.get(name, 0) | 1 << place
        full = (1 << self.block) - 1
        lits = [frame.certain]
        for move in frame.moves:
            lits += [move.there, *(move.words[word] for word in WORDS)]
        values = self.inquiry.formulas.values(lits, columns, full)
        possible = values[0]
        for place, state in enumerate(states):
            if possible >> place & 1:
                tally.situations += 1
                said: dict[Any, list[str]] = {}
                for number, move in enumerate(frame.moves):
                    there, *words = (value >> place & 1 for value in values[1 + 6 * number : 7 + 6 * number])
                    if there:
                        said[move.key] = [
                            str(word) for word, holds in zip(WORDS, words, strict=True) if holds
                        ]
                self._weigh(tally, program, state, frame, said, chance.random() < slowly)

    def _weigh(
        self,
        tally: Tally,
        program: Program,
        state: TableState,
        frame: WindowFrame,
        said: dict[Any, list[str]],
        slowly: bool,
    ) -> None:
        causes = self._causes(state)
        acts = [program.algebra.acts[name] for name in frame.window.acts]
        options = program.norms.judge(state, acts, 0, causes)
        engine = {(program.acts[o.act].act.name, o.args): [str(o.verdict)] for o in options}
        tally.verdicts += len(engine)
        tally.words.update(word for words in engine.values() for word in words)
        if engine != said:
            apart = {
                k: (engine.get(k), said.get(k)) for k in {*engine, *said} if engine.get(k) != said.get(k)
            }
            tally.quarrels.append(
                (self.model.name, frame.window.id, apart, state.to_json(), program.model.choices)
            )
        if slowly:
            table = Table.__new__(Table)
            table.program, table.state = program, state
            naive = Judge(table).verdicts(0, list(engine), causes)
            tally.thrice += len(engine)
            for move, (word, _) in naive.items():
                if engine[move] != [word]:
                    tally.quarrels.append(("the slow judge", self.model.name, move, engine[move], word))

    @staticmethod
    def _causes(state: TableState) -> tuple[Any, ...]:
        return tuple(frame.event for frame in reversed(state.frames) if frame.event is not None)

    # ---------------------------------------------------------------- dealing
    def _dealt(self, chance: random.Random, program: Program, frame: WindowFrame) -> TableState:
        layout, window = program.layout, frame.window
        state = program.start(0, "strict", False)
        deck = list(layout.deck)
        chance.shuffle(deck)
        for zone in state.zones:
            zone.clear()
        for place in layout.places:
            if place.index == layout.home:
                continue
            size = (
                chance.choice(HANDS) if place.zone.each == "player" else chance.choice((0, 1, 1, 1, 1, 2, 5))
            )
            state.zones[place.index] = [deck.pop() for _ in range(min(size, len(deck)))]
        state.zones[layout.home] = deck
        for slot in layout.slots:
            state.vars[slot.index] = self._value(chance, program, state, slot)
        state.turn, state.phase = 0, "turns"
        if self.inquiry.situations.leaving:
            state.seats = tuple(seat for seat in state.seats if seat == 0 or chance.random() < 0.6)
        if window.cause is not None:
            self._caused(chance, program, state, frame)
        for act in program.norms.dutiful:
            state.duties += [(seat, act, 0) for seat in range(layout.players) if chance.random() < 0.3]
        return state

    def _caused(self, chance: random.Random, program: Program, state: TableState, frame: WindowFrame) -> None:
        cause = frame.window.cause
        assert cause is not None
        doer = frame.doer.certain
        by = int(doer) if isinstance(doer, int) else chance.randrange(program.layout.players)
        top = [
            state.zones[p.index][-1] for p in program.layout.places if p.zone.pile and state.zones[p.index]
        ]
        args = []
        for parameter in cause.parameters:
            members: list[Any] = [0]
            if parameter.type == "card":
                members = [*top, *top, *set(program.layout.deck)]
            elif parameter.type in program.layout.attributes or parameter.type == "player":
                members = list(program.layout.members(parameter.type))
            args.append(chance.choice(members))
        wrong = ("as told",) if chance.random() < 0.4 else ()
        from cardlaw.engine.state.state import Frame as Under
        from cardlaw.engine.state.state import RoutineCode

        event = (program.algebra.acts[cause.name], by, tuple(args), wrong, 1)
        state.frames.append(Under(RoutineCode("test"), [None, by, *args], event))

    def _value(self, chance: random.Random, program: Program, state: TableState, slot: Any) -> Any:
        kept = slot.state
        if kept.name == "round-number":
            return chance.choice((1, 1, 2))
        if chance.random() < (0.75 if kept.lasts == "turn" else 0.2):
            return kept.starts
        if kept.type == "number":
            return chance.choice((0, 0, 1, 2, 7, 499, 500, 501))
        if kept.type == "card":
            mine = (
                state.zones[program.layout.zone_base["hand"] + (slot.key or 0)]
                if slot.key is not None
                else []
            )
            return chance.choice([*mine[-1:], *mine[-1:], *mine, chance.choice(program.layout.deck)])
        if kept.type == "direction":
            return chance.choice(("clockwise", "counterclockwise"))
        found = chance.choice(list(program.layout.members(kept.type)))
        return found if kept.starts is not None or chance.random() < 0.9 else None

    # ---------------------------------------------------------------- the same in names of unknowns
    def _names(
        self,
        program: Program,
        state: TableState,
        frame: WindowFrame,
        layer: m.Layer,
        choices: dict[str, int | str],
        players: int,
    ) -> list[Any]:
        here, layout, window = self.inquiry.situations, program.layout, frame.window
        found: list[Any] = [("kept", clause) for clause in self.inquiry.book.kept]
        found.append((("players",), players))
        if layer == "assumption":
            found.append(("assumed",))
        readings = {axis.name for axis in self.model.axes if axis.sort == "reading"}
        for axis, value in choices.items():
            found.append((("axis", axis), "(open)" if axis in readings and layer == "text" else value))
        zones = {(p.zone.name, p.key): state.zones[p.index] for p in layout.places}
        for place in here.copies:
            cards = list(zones.get(place, []))
            if here.zones[place[0]].pile:
                cards = cards[:-1]
            for card, number in Counter(cards).items():
                found += [("cards", place, card, k) for k in range(1, number + 1)]
        for place, end in here.ends:
            cards = zones.get(place, [])
            if cards:
                found.append((("end", place, end), cards[0 if end == "bottom" else -1]))
        for slot in layout.slots:
            value = state.vars[slot.index]
            if value is not None and slot.state.type == "number":
                found.append(("has", slot.state.name, slot.key))
                found += [("digit", slot.state.name, slot.key, d) for d in range(12) if value >> d & 1]
            elif value is not None:
                found.append((("state", slot.state.name, slot.key), value))
        found += [("in-round", seat) for seat in state.seats]
        names = {number: act.act.name for number, act in enumerate(program.acts)}
        found += [("owes", seat, names[act]) for seat, act, _ in state.duties]
        for cause in self._causes(state):
            found.append((("seat", window.moment), cause[1]))
            if cause[3]:
                found.append(("wrong", window.moment))
            assert window.cause is not None
            for parameter, arg in zip(window.cause.parameters, cause[2], strict=True):
                found.append((("given", window.moment, parameter.name), arg))
        return found


def agree(edition: str, count: int, seed: int, slowly: float) -> Tally:
    return Agreement(model_of(edition)).run(count, seed, slowly)


def main() -> int:
    """`make agree`: a hundred thousand situations of each edition, or as many as are asked for."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    wrong = 0
    for edition in EDITIONS:
        start = time.perf_counter()
        tally = agree(edition, count, 1, 1.0)
        wrong += len(tally.quarrels)
        words = ", ".join(f"{n} {word}" for word, n in sorted(tally.words.items()))
        print(
            f"{edition}: {tally.situations} situations, {tally.verdicts} verdicts ({words}), "
            f"{tally.thrice} judged thrice, {len(tally.quarrels)} disagreements, {time.perf_counter() - start:.0f} s",
            flush=True,
        )
        for quarrel in tally.quarrels[:3]:
            print(str(quarrel)[:400])
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
