"""Witnesses as scenarios: each finding written down so that `cardlaw test` can ask for it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardlaw.analysis.choosing import called
from cardlaw.analysis.findings import Finding, Report, finding_id
from cardlaw.analysis.replaying import Replay
from cardlaw.analysis.telling import FEWEST, Teller
from cardlaw.analysis.values import Plain
from cardlaw.analysis.windows import Window, windows_of
from cardlaw.analysis.witnesses import SEATS, Witness
from cardlaw.engine.errors import TableError
from cardlaw.engine.rulebook import Rulebook
from cardlaw.language import model as m

MODALS = {"may": "may", "must": "must", "must-not": "must not"}


def spec(report: Report) -> str:
    """A file of scenarios: every finding that the engine shows or the text itself, with the verdict on a move."""
    model = report.model
    windows = windows_of(model)
    writer = _Writer(model, Teller.of(model), Replay(model, windows), {w.id: w for w in windows})
    lines = [
        "cardlaw 1",
        f"spec {finding_id(model.name, 'findings')} of {model.vocabulary}",
        f'  "What was found in {model.name}."',
    ]
    for finding in report.findings:
        if finding.witness is None:
            lines += ["", *writer.text(finding)]
        elif finding.replayed and finding.witness.move is not None:
            lines += ["", *writer.scenario(finding, finding.witness)]
    return "\n".join(lines) + "\n"


def _head(finding: Finding) -> str:
    text = finding.message.replace('"', "'").replace("`", "")
    return f'scenario {finding.id} "{text}":'


class _Writer:
    def __init__(self, model: m.Model, teller: Teller, replay: Replay, windows: dict[str, Window]) -> None:
        self.model, self.teller, self.replay, self.windows = model, teller, replay, windows

    def text(self, finding: Finding) -> Iterator[str]:
        """A finding about the text: no table shows it, yet it is there."""
        yield _head(finding)
        yield f"  under {self.model.name}"
        seats = [held.clause.least for held in Rulebook(self.model).standing(m.Seats)]
        yield f"  given players {', '.join(SEATS[: seats[-1] if seats else FEWEST])}"
        yield f"  then finding {finding.id}"

    def scenario(self, finding: Finding, witness: Witness) -> Iterator[str]:
        yield _head(finding)
        yield f"  under {self._edition(witness)}"
        yield f"  given players {', '.join(SEATS[: witness.players])}"
        yield from (f"  given {line}" for line in self._givens(witness))
        yield from (f"  then {line}" for line in self._verdict(witness))
        yield f"  then finding {finding.id}"

    def _edition(self, witness: Witness) -> str:
        """The edition with the options and readings that are not as chosen."""
        chosen = dict(self.model.choices)
        moved = [(axis, value) for axis, value in witness.choices if chosen[axis] != value]
        return called(self.model.name, moved)

    def _givens(self, witness: Witness) -> Iterator[str]:
        window = self.windows.get(witness.window or "")
        if witness.cause is None:
            yield "turn of a"
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
            if zone.pile:
                continue
            shown = list(cards)
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
            verb = self.model.act(act).verb
            declared = self.model.act(act).parameters
            words = [
                self._value(arg, p.type) for arg, p in zip(args, declared, strict=True) if arg is not None
            ]
            how = "wrongly " if wrong else ""
            done = " ".join([f"{self.teller.seat(by)} {how}{verb}", ", ".join(words)]).strip()
            yield f"a faces {', '.join(window.acts)} after {done}"

    def _verdict(self, witness: Witness) -> Iterator[str]:
        """The engine's word in play; a move that it does not offer has none."""
        assert witness.move is not None
        chosen = dict(self.model.choices)
        choices = tuple((axis, value) for axis, value in {**chosen, **dict(witness.choices)}.items())
        try:
            word = self.replay.verdict("assumption", replace(witness, choices=choices, assumed=True)).word
        except TableError:
            return
        act, args = witness.move
        declared = self.model.act(act).parameters
        words = [self._value(arg, p.type) for arg, p in zip(args, declared, strict=True)]
        move = " ".join([act, ", ".join(words)]).strip()
        if word in MODALS:
            yield f"a {MODALS[word]} {move}"
        elif word in ("silent", "contradictory"):
            yield f"{word} whether a may {move}"

    def _value(self, value: Plain, type_: m.Type) -> str:
        if type_ == "card" and isinstance(value, int):
            return self.teller.card(value)
        if type_ == "player" and isinstance(value, int):
            return self.teller.seat(value)
        return self.teller.layout.text(value, type_)
