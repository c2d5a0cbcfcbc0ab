"""Verdicts → what people need to look one up: the rules it rests on, where they are printed, what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cardlaw.engine.decisions import Verdict
from cardlaw.engine.errors import TableError
from cardlaw.engine.table import Table
from cardlaw.language import model as m


@dataclass(frozen=True, slots=True)
class Ground:
    """A clause that a verdict rests on, with the rule that holds it and where that is printed."""

    clause: str
    rule: str
    unit: str
    gloss: m.Words
    lines: tuple[tuple[int, int], ...]
    source: str | None
    assumed: bool

    @property
    def citation(self) -> str:
        """Where the rule stands: `sheet, lines 3-5`, or whose rule it is."""
        if self.lines:
            spans = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in self.lines)
            return f"{self.unit}, lines {spans}"
        return f"{self.unit}, assumed" if self.assumed else self.unit


def grounds(model: m.Model, clauses: Iterable[str]) -> tuple[Ground, ...]:
    """The clauses, each rule once."""
    sources = {unit.name: unit.source for unit in model.units}
    found: dict[str, Ground] = {}
    for clause in clauses:
        rule = model.rule(clause.partition("#")[0])
        found.setdefault(
            rule.id,
            Ground(
                clause,
                rule.id,
                rule.unit,
                rule.gloss,
                rule.lines,
                sources.get(rule.unit),
                rule.assumed is not None,
            ),
        )
    return tuple(found.values())


def verdict(table: Table, seat: int, act: str, args: Sequence[Any]) -> Verdict:
    """The rules' word on a move, offered or not; a card that is not held is said to be that."""
    found = table.verdict(seat, act, args)
    if found.word == "not-offered" and (lacking := missing(table, seat, act, args)):
        return Verdict("not-offered", reason=lacking)
    return found


def missing(table: Table, seat: int, act: str, args: Sequence[Any]) -> str | None:
    """That the move is open to the seat, but a card of it does not lie where the move takes it from."""
    layout = table.program.layout
    if not table.program.windows.openings(table.state, seat, table.program.algebra.acts[act]):
        return None
    for arg, parameter in zip(args, table.model.act(act).parameters, strict=True):
        domain = parameter.domain
        if parameter.type not in ("card", "cards") or not isinstance(domain, m.CardsIn):
            continue
        if not isinstance(domain.zone, m.ZoneOf):
            continue
        place = _place(table, domain.zone, seat)
        if place is None:
            continue
        raw = table.raw(arg, parameter.type)
        held = Counter(table.state.zones[place])
        for card in [raw] if isinstance(raw, int) else raw:
            held[card] -= 1
            if held[card] < 0:
                text = layout.cards[card].text
                if layout.counts[card] == 0 and layout.cards[card].back is None and not layout.model.sides:
                    return f"there is no `{text}` in this pack"
                again = " another" if held[card] + 1 < table.state.zones[place].count(card) else ""
                return f"player {seat} does not hold{again} `{text}`"
    return None


def _place(table: Table, zone: m.ZoneOf, seat: int) -> int | None:
    """The zone of the doer, or the one that everybody shares."""
    own = isinstance(zone.key, m.Local) and zone.key.name == "player"
    if zone.key is not None and not own:
        return None
    try:
        return table.place(zone.zone, seat if own else None).index
    except TableError:
        return None
