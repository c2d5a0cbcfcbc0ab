"""Witnesses as scenarios: each finding written down so that `cardlaw test` can ask for it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from cardlaw.analysis.effects.scenes import from_plain
from cardlaw.analysis.report.consequences import arms as arms_of
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import called
from cardlaw.analysis.results.finding import Finding, FindingEvent, Report
from cardlaw.analysis.results.verdict_words import parted
from cardlaw.analysis.solver.values import Plain
from cardlaw.analysis.symbolic.windows import SymbolicWindow, windows_of
from cardlaw.analysis.symbolic.witness import SEATS, Witness
from cardlaw.analysis.traces.describe import witness_of
from cardlaw.analysis.witness.replay import Replay, situation
from cardlaw.analysis.witness.tell import FEWEST, Teller
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.engine.play.situation import HAND
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.arguments import SpokenAct, SpokenCard, SpokenSeat, Value
from cardlaw.wording.plain import text

MODALS = {"may": "may", "must": "must", "must-not": "must not"}
MOST_CHOICES = 8
"""Choices in a row that a scenario writes down; a move that asks for more is not written as one."""

Choices = tuple[tuple[str, int | str], ...]
"""Readings or options taken otherwise than chosen."""


def spec(
    report: Report, events: Mapping[str, FindingEvent] | None = None
) -> tuple[str, list[tuple[str, str]]]:
    """A file of scenarios, one for every finding; and the findings that show no table, each with the reason."""
    model = report.model
    windows = windows_of(model)
    writer = _ScenarioWriter(model, Teller.of(model), Replay(model, windows), {w.id: w for w in windows})
    name = model.name.replace(" ", "-")
    lines = [
        "cardlaw 1",
        f"spec {name}-findings of {model.vocabulary}",
        f'  "What was found in {model.name}."',
    ]
    bare = []
    for finding in report.findings:
        event = (events or {}).get(finding.id)
        written = list(writer.written(finding, event))
        lines += ["", *written]
        if sum(line.lstrip().startswith("then ") for line in written) == 1:
            bare.append((finding.id, _why_bare(finding, event)))
    return "\n".join(lines) + "\n", bare


def _why_bare(finding: Finding, event: FindingEvent | None) -> str:
    """Why a scenario of a finding says nothing of a table."""
    if event is not None:
        return "what happens there cannot be said in a scenario"
    if finding.kind == "stuck":
        return "nobody can do anything there, so no move is judged"
    if finding.kind == "ambiguous":
        return "no event was found that tells its arms apart"
    return "it is about the text, not about a table"


def _head(finding: Finding) -> str:
    text = finding.message.replace('"', "'").replace("`", "")
    return f'scenario {finding.id} "{text}":'


class _ScenarioWriter:
    def __init__(
        self, model: m.Model, teller: Teller, replay: Replay, windows: dict[str, SymbolicWindow]
    ) -> None:
        self.model, self.teller, self.replay, self.windows = model, teller, replay, windows

    def written(self, finding: Finding, event: FindingEvent | None) -> Iterator[str]:
        """The scenario of a finding: its move judged, its event played, or only that it is there."""
        if event is not None:
            yield from self.event(finding, event)
        elif (
            finding.replayed
            and finding.witness is not None
            and finding.witness.move is not None
            and not finding.witness.out  # a scenario has no words for who has dropped out
        ):
            if finding.witness.window is None:
                yield from self.ending(finding, finding.witness)
            else:
                yield from self.scenario(finding, finding.witness)
        else:
            yield from self.text(finding)

    def text(self, finding: Finding) -> Iterator[str]:
        """A finding about the text: no table shows it, yet it is there."""
        yield _head(finding)
        yield f"  under {self.model.name}"
        seats = [held.clause.least for held in rulebook_of(self.model).standing(m.Seats)]
        yield f"  given players {', '.join(SEATS[: seats[-1] if seats else FEWEST])}"
        yield f"  then finding {finding.id}"

    def scenario(self, finding: Finding, witness: Witness) -> Iterator[str]:
        """A table with a move on it: the verdict, and whether it is wrong, under each arm that it hangs on."""
        yield _head(finding)
        yield f"  under {self._edition(witness)}"
        yield f"  given players {', '.join(SEATS[: witness.players])}"
        yield from (f"  given {line}" for line in self._givens(witness))
        here = {**dict(self.model.choices), **dict(witness.choices)}
        arms = [
            arm.choices
            for arm in arms_of(self.model, finding)
            if any(here[axis] != value for axis, value in arm.choices)
        ]
        yield from self._under(arms, lambda choices: list(self._verdict(witness, choices)))
        if finding.kind in ("lawful-yet-guilty", "unlawful-yet-innocent") or any(
            parted(verdict)[1] is not None for _, verdict in finding.verdicts
        ):
            yield from self._guilt(witness, arms)
        yield f"  then finding {finding.id}"

    def ending(self, finding: Finding, witness: Witness) -> Iterator[str]:
        """A move that ends the round, made: who has won then."""
        assert witness.move is not None
        yield _head(finding)
        yield f"  under {self._edition(witness)}"
        yield f"  given players {', '.join(SEATS[: witness.players])}"
        yield from (f"  given {line}" for line in self._givens(witness, piles=True))
        made = self._made(witness, ())
        if made is not None:
            table, done = made
            yield f"  when a {self._done(*witness.move)}"
            yield from (f"  when {line}" for line in done)
            if table.over:
                yield "  then round is over"
            winner = table.state.vars[table.program.events.winner]
            if table.over and isinstance(winner, int):
                yield f"  then round is won by {self.teller.seat(winner)}"
        yield f"  then finding {finding.id}"

    def _under(self, arms: Sequence[Choices], lines: Callable[[Choices], Sequence[str]]) -> Iterator[str]:
        """Lines as they are chosen, and under each arm that says otherwise."""
        chosen = lines(())
        yield from (f"  then {line}" for line in chosen)
        for choices in arms:
            other = [line for line in lines(choices) if line not in chosen]
            if other:
                yield f"  then under {', '.join(f'{axis} {value}' for axis, value in choices)}:"
                yield from (f"    then {line}" for line in other)

    def _guilt(self, witness: Witness, arms: Sequence[Choices]) -> Iterator[str]:
        """The move made, the first of everything chosen; then whether it was wrong, if somebody may answer it."""
        assert witness.move is not None
        played = self._played(witness, ())
        if played is None:
            return
        done, wrong = played
        act, args = witness.move
        yield f"  when a {self._done(act, args)}"
        yield from (f"  when {line}" for line in done)
        told = {True: "a was wrong", False: "not a was wrong"}
        yield f"  then {told[wrong]}"
        for choices in arms:
            other = self._played(witness, choices)
            if other is not None and other[0] == done and other[1] != wrong:
                yield f"  then under {', '.join(f'{axis} {value}' for axis, value in choices)}:"
                yield f"    then {told[other[1]]}"

    def _played(self, witness: Witness, choices: Choices) -> tuple[list[str], bool] | None:
        """What is chosen after the move of a witness, and whether it was wrong; None if nobody answers it."""
        assert witness.move is not None
        made = self._made(witness, choices)
        if made is None:
            return None
        table, done = made
        if not table.state.windows or not table.state.windows[-1].causes:
            return None
        cause = table.state.windows[-1].causes[0]
        if (cause[0], cause[1]) != (table.program.algebra.acts[witness.move[0]], 0):
            return None
        return done, cause[3] != ()

    def _made(self, witness: Witness, choices: Choices) -> tuple[Table, list[str]] | None:
        """The table after the move of a witness, and what was chosen on the way; None if it cannot be made so."""
        assert witness.move is not None
        act, args = witness.move
        try:
            table = self._table(witness, choices)
            declared = self.model.act(act).parameters
            words = " ".join([act, *(self._value(a, p.type) for a, p in zip(args, declared, strict=True))])
            if table.decision is None or table.decision.find(words) is None:
                return None
            table.choose(words)
            done: list[str] = []
            while (
                (asked := table.decision) is not None and asked.sort == "choice" and len(done) < MOST_CHOICES
            ):
                if asked.type in ("card", "player") or asked.player is None:
                    return None
                done.append(f"{SEATS[asked.player]} chooses {asked.moves[0].text.partition(' ')[2]}")
                table.choose(0)
        except TableError:
            return None
        return table, done

    def _table(self, witness: Witness, choices: Choices, stage: str | None = None) -> Table:
        """The table as a scenario would lay it out."""
        chosen = {**dict(self.model.choices), **dict(witness.choices), **dict(choices)}
        model = self.model.choosing(tuple(chosen.items()))
        there = replace(situation(witness, self.windows), hand=HAND, stage=stage)
        if stage is not None:
            there = replace(there, turn=None)
        return Table.at(model, there, witness.players, limits=ONE_ROUND)

    # ---------------------------------------------------------------- events
    def event(self, finding: Finding, event: FindingEvent) -> Iterator[str]:
        """What happens, under each arm: how many cards lie where and what is in force, as far as that differs."""
        moved = tuple((axis, values[0]) for axis, values in finding.depends if axis not in finding.settled)
        scene = from_plain(self.model, event.scene)
        piles = frozenset(zone.name for zone in self.model.zones if zone.holds_deck)
        witness = replace(witness_of(self.model, scene.root, scene.world, piles), choices=moved)
        yield _head(finding)
        yield f"  under {self._edition(witness)}"
        yield f"  given players {', '.join(SEATS[: witness.players])}"
        yield from (f"  given {line}" for line in self._givens(witness, witness.move is not None, piles=True))
        arms: list[Choices] = [
            ((axis.name, arm.value),)
            for axis in self.model.axes
            if axis.name in finding.settled
            for arm in axis.arms
            if arm.value != self.model.choice(axis.name)
        ]
        whens = self._asked_for(witness, self._whens(event))
        seen = {choices: self._seen(witness, whens, choices) for choices in ((), *arms)}
        facts = [each for each in seen.values() if each is not None]
        if seen[()] is not None:
            yield from (f"  when {line}" for line in whens)
            same = set.intersection(*({*each} for each in facts))
            if {*seen[()]} == same:  # the other arms cannot be played so
                same = {line for line in same if not line.startswith("size of ")}
            yield from self._under(
                [choices for choices in arms if seen[choices] is not None],
                lambda choices: [line for line in seen[choices] or () if line not in same],
            )
        yield f"  then finding {finding.id}"

    def _whens(self, event: FindingEvent) -> list[str]:
        """What is done in one arm or another, in the words of a scenario."""
        move = event.witness.move
        found = [f"stage {stage}" for stage in items.names(event.about)]
        if move is not None:
            found = [f"a {self._done(*move)}"]
        for answer in event.answers:
            match answer.id, dict(answer.arguments):
                case "answered", {"who": SpokenSeat(who), "move": SpokenAct(act)}:
                    found.append(f"{SEATS[who]} {self.model.act(act).verb}")
                case "table-picks", {"what": Value() as value}:
                    found.append(f"table says {text(value)}")
                case "table-picks-card", {"card": SpokenCard(what)}:
                    found.append(f"table says {what}")
                case "table-picks-player", {"other": SpokenSeat(other)}:
                    found.append(f"table says player {SEATS[other]}")
                case "picks", {"who": SpokenSeat(who), "what": Value() as value}:
                    found.append(f"{SEATS[who]} chooses {text(value)}")
                case "picks-card", {"who": SpokenSeat(who), "card": SpokenCard(what)}:
                    found.append(f"{SEATS[who]} chooses {what}")
                case "picks-player", {"who": SpokenSeat(who), "other": SpokenSeat(other)}:
                    found.append(f"{SEATS[who]} chooses player {SEATS[other]}")
        return found

    def _asked_for(self, witness: Witness, whens: Sequence[str]) -> list[str]:
        """Of what is done only what the table asks for as it is chosen."""
        stages = [line for line in whens if line.startswith("stage ")]
        found = list(stages)
        for line in whens[len(stages) :]:
            if self._seen(witness, [*found, line], ()) is not None:
                found.append(line)
        return found

    def _seen(self, witness: Witness, whens: Sequence[str], choices: Choices) -> list[str] | None:
        """What can be said of the table afterwards; None if it cannot be played so."""
        stages = [line.removeprefix("stage ") for line in whens if line.startswith("stage ")]
        try:
            table = self._table(witness, choices, stages[0] if stages else None)
            for stage in stages:
                table.perform(stage)
            if not stages and table.halted:
                table.play_on("turns")
            for line in whens[len(stages) :]:
                if not self._answered(table, witness, line):
                    return None
        except TableError:
            return None
        found = [
            f"size of {self.teller.place((place.zone.name, place.key))} is {len(table.state.zones[place.index])}"
            for place in table.program.layout.places
        ]
        for slot in table.program.layout.slots:
            value = table.state.vars[slot.index]
            if slot.key is None and slot.state.type not in ("card", "player") and value is not None:
                found.append(f"{slot.state.name} is {self.teller.layout.text(value, slot.state.type)}")
        return found

    def _answered(self, table: Table, witness: Witness, line: str) -> bool:
        """One line of what is done, done at a table."""
        asked = table.decision
        if asked is None:
            return False
        who, verb, what = (*line.split(" ", 2), "")[:3]
        if witness.move is not None and line == f"a {self._done(*witness.move)}":
            act, args = witness.move
            declared = self.model.act(act).parameters
            words = [self._value(arg, p.type) for arg, p in zip(args, declared, strict=True)]
            text = " ".join([act, *words])
        elif verb in ("chooses", "says"):
            text = f"{'say' if asked.sort == 'question' else 'choose'} {what}"
        else:
            text = next((act.name for act in self.model.acts if act.verb == verb), verb)
        seat = None if who == "table" else SEATS.index(who)
        if asked.player != seat or asked.find(text) is None:
            return False
        table.choose(text)
        return True

    def _done(self, act: str, args: tuple[Plain | None, ...]) -> str:
        """An act as something that is done: `plays red 7`."""
        declared = self.model.act(act)
        words = [
            self._value(arg, p.type)
            for arg, p in zip(args, declared.parameters, strict=True)
            if arg is not None
        ]
        return " ".join([declared.verb, ", ".join(words)]).strip()

    def _any(self, act: str, args: tuple[Plain | None, ...]) -> tuple[Plain | None, ...]:
        """What an act was done with; a scenario names a card even where any would do, so the first one."""
        declared = self.model.act(act).parameters
        return tuple(
            0 if arg is None and each.type == "card" else arg
            for arg, each in zip(args, declared, strict=True)
        )

    def _edition(self, witness: Witness) -> str:
        """The edition with the options and readings that are not as chosen."""
        chosen = dict(self.model.choices)
        moved = [(axis, value) for axis, value in witness.choices if chosen[axis] != value]
        return called(self.model.name, moved)

    def _givens(self, witness: Witness, turn: bool = True, piles: bool = False) -> Iterator[str]:
        window = self.windows.get(witness.window or "")
        if witness.cause is None and turn:
            yield f"turn of {self.teller.seat(witness.turn)}"
        for place, end, card in witness.ends:
            zone = next(z for z in self.model.zones if z.name == place[0])
            if end == "top" and zone.pile and card is not None:
                yield f"top of {self.teller.place(place)} is {self.teller.card(card)}"
        states = {state.name: state for state in self.model.states}
        for name, key, value in witness.states:
            state = states[name]
            if value is not None and value != state.starts:
                whose = f" of {self.teller.seat(key)}" if isinstance(key, int) else ""
                yield f"{name}{whose} is {self._value(value, state.type)}"
        newest = {place: card for place, end, card in witness.ends if end == "top"}
        for place, cards in witness.zones:
            zone = next(z for z in self.model.zones if z.name == place[0])
            if zone.pile and not (piles and cards):
                continue
            shown = list(cards[::-1] if zone.pile else cards)
            if newest.get(place) in shown:
                # the first card named lies on top
                shown.remove(newest[place])  # type: ignore[arg-type]
                shown.insert(0, newest[place])  # type: ignore[arg-type]
            held = ", ".join(self.teller.card(card) for card in shown)
            yield (
                f"{self.teller.place(place)} is {held}" if held else f"{self.teller.place(place)} has 0 cards"
            )
        for seat, act in witness.owes:
            yield f"{self.teller.seat(seat)} owes {act}"
        if witness.cause is not None and window is not None:
            act, by, args, wrong = witness.cause
            done = (
                f"{self.teller.seat(by)} {'wrongly ' if wrong else ''}{self._done(act, self._any(act, args))}"
            )
            yield f"a faces {', '.join(window.acts)} after {done}"

    def _verdict(self, witness: Witness, choices: Choices) -> Iterator[str]:
        """The engine's word in play; a move that it does not offer has none."""
        assert witness.move is not None
        chosen = {**dict(self.model.choices), **dict(witness.choices), **dict(choices)}
        try:
            there = replace(witness, choices=tuple(chosen.items()), assumed=True)
            word = self.replay.verdict("assumption", there).word
        except TableError:
            return
        act, args = witness.move
        declared = self.model.act(act).parameters
        words = [self._value(arg, p.type) for arg, p in zip(args, declared, strict=True)]
        move = " ".join([act, ", ".join(words)]).strip()
        if word in MODALS:
            yield f"a {MODALS[word]} {move}"
        elif word in ("silent", "contradictory"):
            yield f"{word if self._stands(witness, choices) else 'unoffered'} whether a may {move}"

    def _stands(self, witness: Witness, choices: Choices) -> bool:
        """Whether the window of a witness is still open where play has come to: one without any lawful move closes."""
        assert witness.move is not None
        table = self._table(witness, choices)
        act = table.program.algebra.acts[witness.move[0]]
        return bool(table.program.windows.openings(table.state, 0, act))

    def _value(self, value: Plain, type_: m.Type) -> str:
        if type_ == "card" and isinstance(value, int):
            return self.teller.card(value)
        if type_ == "player" and isinstance(value, int):
            return self.teller.seat(value)
        return self.teller.layout.text(value, type_)
