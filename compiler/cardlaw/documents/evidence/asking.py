"""Reports of the analysis → what pages show: findings and differences with the tables they are seen at."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from cardlaw.analysis.reach.findings import choices_played
from cardlaw.analysis.report.elsewhere import heard_elsewhere, told_verdicts
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.solver.values import Plain
from cardlaw.analysis.storing import all_checked, kept
from cardlaw.analysis.symbolic.witness import SEATS, Witness
from cardlaw.analysis.witness.tell import done_before
from cardlaw.analysis.working import processors
from cardlaw.documents.pages.pieces.naming import is_edition
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.documents.results import ShownFinding
from cardlaw.engine.state.layout import Layout, layout_of
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenAct, SpokenChoice, SpokenSeat

log = logging.getLogger("mkdocs.plugins.cardlaw")

How = Literal["kept", "all"]
"""Only what an earlier run left behind, or whatever it takes."""


class Findings:
    """Findings by variant, asked for once; `rules` is the folder of rule files that a command has to be told of."""

    def __init__(self, how: How, rules: str | None = None) -> None:
        self.how, self.rules = how, rules
        self._found: dict[str, tuple[ShownFinding, ...] | None] = {}
        self._models: dict[str, m.Model] = {}

    def know(self, model: m.Model) -> None:
        """A model whose findings may be asked for."""
        self._models[model.name] = model

    def __call__(self, name: str) -> tuple[ShownFinding, ...] | None:
        if name not in self._found:
            if self.how == "all" and not self._found:
                models = list(self._models.values())
                missing = sum(kept(model) is None for model in models)
                if missing:
                    log.info(
                        "cardlaw: computing the findings of %d rulebooks; they are kept for later", missing
                    )
                all_checked(models, jobs=processors(), done=_computed)
            model = self._models.get(name)
            others = [
                other
                for other in self._models.values()
                if model is not None and other.vocabulary == model.vocabulary and other is not model
            ]
            editions = [other for other in others if is_edition(other)]
            self._found[name] = findings_of(model, self.rules, editions) if model is not None else None
        return self._found[name]


def _computed(name: str, at: int, of: int) -> None:
    log.info("cardlaw: findings of `%s` computed (%d of %d)", name, at, of)


def findings_of(
    model: m.Model, rules: str | None = None, others: Sequence[m.Model] = ()
) -> tuple[ShownFinding, ...] | None:
    """The findings of a model; None where none were kept."""
    report = kept(model)
    if report is None:
        log.warning(
            "cardlaw: %s: no findings of `%s` are kept; `%s` computes and keeps them, "
            "or set `findings: all`, or `findings: none`",
            written_at(model),
            model.name,
            command("check", (model.name,), rules),
        )
        return None
    layout = layout_of(model)
    return tuple(_found(model, layout, finding, others) for finding in report.findings)


def command(verb: str, names: Iterable[str], rules: str | None) -> str:
    """What to type so that a result is there the next time."""
    return " ".join(["cardlaw", verb, *names, *(["--rules", rules] if rules else [])])


def written_at(model: m.Model) -> str:
    """The file in which a variant is written, with the line of its first rule where it has rules of its own."""
    own = next((rule for rule in model.rules if rule.unit == model.name), None)
    if own is not None:
        return f"{own.position.file}:{own.position.line}"
    return next((unit.file for unit in model.units if unit.name == model.name), model.name)


def _found(model: m.Model, layout: Layout, finding: Finding, others: Sequence[m.Model]) -> ShownFinding:
    return ShownFinding(
        id=finding.id,
        code=finding.code,
        kind=finding.kind,
        status=finding.status,
        rules=finding.clauses,
        said=finding.said,
        table=table_of_witness(model, layout, finding.witness) if finding.witness is not None else None,
        verdicts=told_verdicts(model, finding),
        settled=finding.settled,
        why=finding.why,
        replayed=finding.replayed,
        reason=finding.reason,
        played=tuple(
            SpokenChoice(axis, value)
            for axis, value in choices_played(model, finding)
            if model.choice(axis) != value
        ),
        elsewhere=tuple(heard_elsewhere(model, finding, others)) if is_edition(model) else (),
    )


def table_of_witness(model: m.Model, layout: Layout, witness: Witness, turn: bool = True) -> ShownTable:
    """A situation that the analysis found, as a table to be drawn; the first seat is whoever is to move, if it is
    anybody's `turn`.
    """
    seats = SEATS[: witness.players]
    zones: dict[tuple[str, str | None], list[m.CardLiteral | None]] = {}
    per_player = {zone.name for zone in model.zones if zone.each == "player"}
    for (zone, key), cards in witness.zones:
        shown: list[m.CardLiteral | None] = [_card(layout, card) for card in cards]
        piled = next(z.pile for z in model.zones if z.name == zone)
        zones[zone, _owner(zone in per_player, key)] = list(reversed(shown)) if piled else shown
    for (zone, key), end, card in witness.ends:
        owner = _owner(zone in per_player, key)
        if (zone, owner) not in zones and end == "top" and card is not None:
            zones[zone, owner] = [_card(layout, card)]
    return ShownTable(
        players=seats,
        turn=seats[0] if turn else None,
        zones=tuple((zone, owner, tuple(cards)) for (zone, owner), cards in zones.items()),
        states=tuple(_states(model, layout, witness)),
        owes=tuple((seats[seat], act) for seat, act in witness.owes if seat < len(seats)),
        tried=_tried(model, layout, witness),
        choices=witness.choices,
        before=_before(model, layout, witness),
    )


def _before(model: m.Model, layout: Layout, witness: Witness) -> Message | None:
    """What another player did just before, unless nobody knows with what; what the mover did is seen at the table."""
    before = done_before(model, layout, witness)
    done = before["move"] if before is not None and before["who"] != SpokenSeat(0) else None
    return before if isinstance(done, SpokenAct) and done.args is not None else None


def _owner(player: bool, key: int | str | None) -> str | None:
    if key is None:
        return None
    return SEATS[key] if player and isinstance(key, int) else str(key)


def _card(layout: Layout, card: int) -> m.CardLiteral:
    face = layout.cards[card].face
    return m.CardLiteral(face.kind, face.values)


def _states(model: m.Model, layout: Layout, witness: Witness) -> Iterator[tuple[str, str | None, m.Expr]]:
    """States that are not as they start."""
    declared = {state.name: state for state in model.states}
    for name, key, value in witness.states:
        state = declared[name]
        if value is None or value == state.starts:
            continue
        said = _value(layout, state.type, value)
        if said is not None:
            yield name, _owner(state.each == "player", key), said


def _value(layout: Layout, type: m.Type, value: Plain) -> m.Expr | None:
    match type, value:
        case "player", int():
            return m.Local(SEATS[value], "player")
        case "card", int():
            return _card(layout, value)
        case _, bool() | int() | str():
            return m.Const(type, value)
        case _:
            return None


def _tried(model: m.Model, layout: Layout, witness: Witness) -> tuple[str, str, tuple[m.Expr, ...]] | None:
    if witness.move is None:
        return None
    act, values = witness.move
    declared = next(a for a in model.acts if a.name == act)
    args = tuple(
        said
        for parameter, value in zip(declared.parameters, values, strict=False)
        if value is not None and (said := _value(layout, parameter.type, value)) is not None
    )
    return SEATS[0], act, args
