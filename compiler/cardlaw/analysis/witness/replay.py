"""Witnesses at the engine's table: what a finding claims, reproduced without the solver."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.results.verdict_words import parted
from cardlaw.analysis.solver.values import Place
from cardlaw.analysis.symbolic.windows import SymbolicWindow
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.engine import Table
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.terms import known
from cardlaw.engine.play.decisions import Verdict, explain
from cardlaw.engine.play.situation import OpenWindow, Situation, set_up
from cardlaw.engine.program.program import Program, program_of
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import quantity_values
from cardlaw.wording.arguments import SpokenChoice

DOMAIN = (m.Deck, m.DeckHas, m.Seats, m.Axiom)
"""Clauses that say what a table is; they count on every layer."""

JudgeOf = Callable[[m.Layer, Witness], Verdict]
"""The engine's word on the move of a witness, on a layer and under the witness's choices."""


class Replay:
    """Sets witnesses up under one layer and choice after another."""

    def __init__(self, model: m.Model, windows: tuple[SymbolicWindow, ...]) -> None:
        self.model = model
        self.windows = {window.id: window for window in windows}
        self._models: dict[object, m.Model] = {}

    def confirms(self, finding: Finding) -> bool | None:
        """Whether the engine shows what the finding claims; None if there is nothing to show."""
        witness = finding.witness
        if witness is None:
            return None
        try:
            return self._confirms(finding, witness)
        except TableError:
            return False

    def _confirms(self, finding: Finding, witness: Witness) -> bool | None:
        match finding.kind:
            case "contradiction" if witness.move is None:
                return self._two_values(finding, witness)
            case "stuck":
                return self._stuck(finding, witness)
            case "silent" | "count" if finding.word is not None:
                return self._no_value(finding, witness) if witness.told else None
        return self.claimed(finding, witness, self.verdict)

    # ---------------------------------------------------------------- claims
    def claimed(self, finding: Finding, witness: Witness, judge: JudgeOf) -> bool | None:
        """Whether a judge says of the move of a witness what the finding claims; None if it claims nothing of one."""
        match finding.kind:
            case "contradiction" | "lawful-yet-guilty" | "unlawful-yet-innocent" | "silent" if witness.move:
                return self._verdict(finding, witness, judge)
            case "breakable":
                return self._verdict(finding, witness, judge)
            case "ambiguous":
                return self._arms(finding, witness, judge)
        return None

    def _verdict(self, finding: Finding, witness: Witness, judge: JudgeOf) -> bool:
        verdict = judge(finding.layer, witness)
        if verdict.word != dict(finding.verdicts)[finding.layer]:
            return False
        said = {say.clause: say.says for say in verdict.clauses if say.live}
        claimed = [(clause, says) for clause, says in finding.says if says != "overridden"]
        return all(said.get(clause) == says for clause, says in claimed if clause in finding.clauses)

    def verdict(self, layer: m.Layer, witness: Witness) -> Verdict:
        """The engine's word on the move of a witness."""
        assert witness.move is not None
        act, args = witness.move
        program, options = self._judged(layer, witness)
        for option in options:
            if option.act == program.algebra.acts[act] and option.args == args:
                return explain(program, option)
        return Verdict("not-offered")

    def _judged(self, layer: m.Layer, witness: Witness) -> tuple[Program, list[WeighedOption]]:
        """Every move of the window, weighed just as the window opens, before the table goes on by itself."""
        program = program_of(self.on_layer(layer, witness), witness.players)
        state = set_up(program, situation(witness, self.windows), 0, "strict")
        window = self.windows[witness.window or ""]
        causes = state.windows[-1].causes if state.windows else ()
        acts = [program.algebra.acts[name] for name in window.acts]
        return program, program.norms.judge(state, acts, 0, causes)

    def _two_values(self, finding: Finding, witness: Witness) -> bool:
        table = self.table(finding.layer, witness)
        names = {
            placed.clause.quantity
            for rule in self.model.rules
            for placed in rule.clauses
            if placed.id in finding.clauses and isinstance(placed.clause, m.DefineQuantity)
        }
        subject = None if witness.subject is None else known(witness.subject[1])
        program, state = table.program, table.state.copy()
        for name in names:
            live = [
                c.value.run(state, [None])
                for c in quantity_values(program.book, program.algebra, name, subject)
                if c.held.id in finding.clauses and c.live.run(state, [None])
            ]
            if len(set(live)) > 1:
                return True
        return False

    def _no_value(self, finding: Finding, witness: Witness) -> bool:
        """Whether nothing gives a quantity at the table of a witness."""
        table = self.table(finding.layer, witness)
        program, state = table.program, table.state.copy()
        subject = None if witness.subject is None else known(witness.subject[1])
        assert finding.word is not None
        candidates = quantity_values(program.book, program.algebra, finding.word, subject)
        return not any(c.live.run(state, [None]) for c in candidates)

    def _stuck(self, finding: Finding, witness: Witness) -> bool:
        _, options = self._judged(finding.layer, witness)
        return not any(option.verdict in ("may", "must", "contradictory") for option in options)

    def _arms(self, finding: Finding, witness: Witness, judge: JudgeOf) -> bool | None:
        """The verdict under each arm; what follows from an act is compared elsewhere."""
        words = []
        for label, said in finding.verdicts:
            assert isinstance(label, SpokenChoice) and label.value is not None
            choices = {**dict(witness.choices), label.axis: label.value}
            chosen = replace(witness, choices=tuple(choices.items()), assumed=True)
            if witness.move is not None:
                verdict = judge("assumption", chosen)
                guilty = any(say.says == "wrong" for say in verdict.clauses)
                words.append((verdict.word, guilty))
                word, wrong = parted(said)
                if word != verdict.word or wrong not in (None, guilty):
                    return False
            elif witness.subject is not None and said in ("yes", "no"):
                return None
        return len(set(words)) > 1 if words else None

    # ---------------------------------------------------------------- tables
    def table(self, layer: m.Layer, witness: Witness) -> Table:
        return Table.at(self.on_layer(layer, witness), situation(witness, self.windows), witness.players)

    def on_layer(self, layer: m.Layer, witness: Witness) -> m.Model:
        """The model as it is on a layer under the choices of a witness, for an engine that plays all it is given."""
        choices = {**dict(self.model.choices), **dict(witness.choices)}
        key = (layer, tuple(sorted(choices.items())))
        if key not in self._models:
            self._models[key] = layered(self.model, layer, choices, witness.assumed)
        return self._models[key]


def layered(model: m.Model, layer: m.Layer, choices: dict[str, int | str], assumed: bool) -> m.Model:
    """The rules of a layer only. What a table is (pack, seats, axioms) stays; on the text layer readings are open."""
    readings = {axis.name for axis in model.axes if axis.sort == "reading"}
    counted = {
        "text": ("text",),
        "reading": ("text", "reading"),
        "assumption": ("text", "reading", "assumption"),
    }
    layers = counted["assumption" if assumed else layer]
    rules = []
    for rule in model.rules:
        clauses = rule.clauses
        if rule.layer not in layers:
            clauses = tuple(placed for placed in clauses if isinstance(placed.clause, DOMAIN))
            if not clauses:
                continue
        overrides = rule.overrides
        if layer == "text":
            # an open reading overrides nothing, yet what it names stays named
            overrides = tuple(
                o
                if o.under is None or o.under.axis not in readings
                else replace(o, under=m.Condition(o.under.axis, ()))
                for o in overrides
            )
        rules.append(replace(rule, clauses=clauses, overrides=overrides))
    picked = tuple((name, choices[name]) for name, _ in model.choices)
    return replace(model, rules=tuple(rules), choices=picked)


def situation(witness: Witness, windows: dict[str, SymbolicWindow]) -> Situation:
    """The witness as the engine sets it up; the mover sits on the first seat."""
    zones: dict[Any, list[int]] = {}
    tops: dict[Any, list[int]] = {}
    ends = {(place, end): card for place, end, card in witness.ends}
    for place, cards in witness.zones:
        zones[_spot(place)] = list(cards)
    for (place, end), card in ends.items():
        spot = _spot(place)
        if end != "top":
            continue
        if spot in zones and card is not None:
            if card in zones[spot]:
                zones[spot].remove(card)
            zones[spot].append(card)
        elif card is None:
            zones.setdefault(spot, [])
        else:
            tops[spot] = [card]
    states: dict[Any, Any] = {}
    for name, key, value in witness.states:
        states[(name, key) if key is not None else name] = value
    return Situation(
        zones=zones,
        tops=tops,
        states=states,
        turn=witness.turn,
        window=_window(witness, windows),
        owes=witness.owes,
        out=witness.out,
        hand=1,
    )


def _spot(place: Place) -> Any:
    return place if place[1] is not None else place[0]


def _window(witness: Witness, windows: dict[str, SymbolicWindow]) -> OpenWindow | None:
    window = windows.get(witness.window or "")
    if window is None or (window.cause is None and window.until is None):
        return None
    if witness.cause is None:
        return OpenWindow(0, window.acts)
    act, by, args, wrong = witness.cause
    return OpenWindow(0, window.acts, act, by, tuple(_something(arg) for arg in args), wrong)


def _something(arg: Any) -> Any:
    """An argument that nothing depends on."""
    return 0 if arg is None else arg


def judged_at(
    model: m.Model, window: SymbolicWindow, witness: Witness, guilt: bool
) -> tuple[str, tuple[str, ...]]:
    """The engine's word on the move of a witness, or on its guilt, with the clauses it rests on."""
    assert witness.move is not None
    act, args = witness.move
    program = program_of(model, witness.players)
    state = set_up(program, situation(witness, {witness.window or "": window}), 0, "strict")
    causes = state.windows[-1].causes if state.windows else ()
    acts = [program.algebra.acts[name] for name in window.acts]
    number = program.algebra.acts[act]
    norms = program.norms
    if guilt:
        wrong = norms.wrong(state, number, [norms.cause(number, causes), 0, *args])
        return ("wrong" if wrong else "not wrong"), tuple(wrong)
    for option in norms.judge(state, acts, 0, causes):
        if option.act == number and option.args == args:
            return option.verdict, explain(program, option).deciding
    return "not-offered", ()
