"""Verdicts → what people need to look one up: the rules it rests on, where they are printed, what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cardlaw.engine.errors import TableError
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.table import Table
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import SpokenCard, SpokenSeat
from cardlaw.wording.messages import Message, message


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
        """Where the rule stands: `sheet, lines 3-5`, `sheet, line 7`, or whose rule it is."""
        if self.lines:
            spans = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in self.lines)
            return f"{self.unit}, {'line' if spans.isdecimal() else 'lines'} {spans}"
        return f"{self.unit}, assumed" if self.assumed else self.unit


def grounds(model: m.Model, clauses: Iterable[str]) -> tuple[Ground, ...]:
    """The clauses, each rule once."""
    sources = {unit.name: unit.source for unit in model.units}
    found: dict[str, Ground] = {}
    for clause in clauses:
        rule = model.rule(m.rule_of(clause))
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


@dataclass(frozen=True, slots=True)
class Lack:
    """A card that a move is to be done with and that does not lie where the move takes it from."""

    card: SpokenCard
    in_pack: bool

    def said(self, seat: int) -> Message:
        if not self.in_pack:
            return message("card-not-in-pack", card=self.card)
        return message("card-not-held", who=SpokenSeat(seat), card=self.card)


def verdict(table: Table, seat: int, act: str, args: Sequence[Any]) -> Verdict:
    """The rules' word on a move, offered or not; a card that is not held is said to be that."""
    found = table.verdict(seat, act, args)
    if found.word == "not-offered" and (lack := lacking(table, seat, act, args)) is not None:
        return Verdict("not-offered", reason=lack.said(seat))
    return found


def lacking(table: Table, seat: int, act: str, args: Sequence[Any]) -> Lack | None:
    """The first card that the move lacks, where the move is open to the seat."""
    program = table.program
    if not program.windows.openings(table.state, seat, program.algebra.acts[act]):
        return None
    for arg, parameter in zip(args, table.model.act(act).parameters, strict=True):
        domain = parameter.domain
        if parameter.type not in ("card", "cards") or not isinstance(domain, m.CardsIn):
            continue
        place = _place(table, domain.zone, seat) if isinstance(domain.zone, m.ZoneOf) else None
        if place is None:
            continue
        raw = table.raw(arg, parameter.type)
        held = Counter(table.state.zones[place])
        held.subtract([raw] if isinstance(raw, int) else raw)
        for card, left in held.items():
            if left < 0:
                layout = program.layout
                return Lack(speaking.card(layout, card), layout.counts[card] > 0 or bool(layout.model.sides))
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
