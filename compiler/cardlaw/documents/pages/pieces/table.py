"""What lies on a table at one moment, as plain data: from a scenario here, from the analysis elsewhere."""

from __future__ import annotations

from dataclasses import field

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message

Owner = str | None


@dataclass(frozen=True, slots=True)
class ShownTable:
    """Only what is known; `turn` names a player, `tried` says who tries which move with what."""

    players: tuple[str, ...]
    turn: str | None = None
    zones: tuple[tuple[str, Owner, tuple[m.CardLiteral | None, ...]], ...] = ()
    counts: tuple[tuple[str, Owner, int], ...] = ()
    states: tuple[tuple[str, Owner, m.Expr], ...] = ()
    owes: tuple[tuple[str, str], ...] = ()
    tried: tuple[str, str, tuple[m.Expr, ...]] | None = None
    choices: tuple[tuple[str, int | str], ...] = field(default=())
    before: Message | None = None
    """What another player did just before."""

    @property
    def drawable(self) -> bool:
        """Whether there is anything to see: a card, or how many there are."""
        return any(cards for _, _, cards in self.zones) or bool(self.counts)


def table_of(scenario: m.Scenario) -> ShownTable:
    """The table that a scenario is given, with the first move that is tried or judged there."""
    return table_of_lines(scenario.players, scenario.lines)


def table_of_lines(players: tuple[str, ...], lines: tuple[m.PlacedLine, ...]) -> ShownTable:
    zones: dict[tuple[str, Owner], list[m.CardLiteral | None]] = {}
    counts: list[tuple[str, Owner, int]] = []
    states: list[tuple[str, Owner, m.Expr]] = []
    owes: list[tuple[str, str]] = []
    turn: str | None = None
    tried: tuple[str, str, tuple[m.Expr, ...]] | None = None
    for placed in lines:
        match placed.line:
            case m.GivenTurn(player):
                turn = _who(player)
            case m.GivenState(m.StateOf(state, key, _), value):
                states.append((state, _who(key), value))
            case m.GivenZone(m.ZoneOf(zone, key), contents):
                held = zones.setdefault((zone, _who(key)), [])
                for count, card in contents:
                    held += [card if isinstance(card, m.CardLiteral) else None] * count
            case m.GivenCard(m.CardAt(_, m.ZoneOf(zone, key)), card):
                zones.setdefault((zone, _who(key)), []).insert(0, card)
            case m.GivenSize(m.ZoneOf(zone, key), count):
                counts.append((zone, _who(key), count))
            case m.GivenOwes(player, act):
                owes.append((_who(player) or "", act))
            case m.GivenFaces(player):
                turn = turn or _who(player)
            case m.WhenDoes(player, act, args) | m.ThenVerdict(player, _, act, args) if tried is None:
                tried = (_who(player) or turn or "", act, args)
            case _:
                pass
    if tried is not None and tried[0] not in players:  # whoever is asked
        tried = (turn or players[0], *tried[1:])
    return ShownTable(
        players,
        turn,
        tuple((zone, owner, tuple(cards)) for (zone, owner), cards in zones.items()),
        tuple(counts),
        tuple(states),
        tuple(owes),
        tried,
    )


def _who(key: m.Expr | None) -> Owner:
    match key:
        case m.Local(name):
            return name
        case m.Const(_, value):
            return str(value)
        case _:
            return None
