"""Situations at the table as plain data: what a question found, told in the words of the model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from cardlaw.analysis.solver.formulas import TRUE, Name
from cardlaw.analysis.solver.values import Place, Plain
from cardlaw.analysis.symbolic.situations import OPEN, Situations
from cardlaw.analysis.symbolic.windows import SymbolicWindow
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

SEATS = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
"""What seats are called in a witness; the first is whoever is to move."""


@dataclass(frozen=True, slots=True)
class Witness:
    """A situation: only what the question depends on; everything else is free.

    `zones` hold all cards of a place (of a pile the top card last), `ends` the card at one end of it. `choices` are
    the options and readings it stands under; a reading not decided is left out. `move` is what is tried there.
    """

    players: int
    window: str | None
    move: tuple[str, tuple[Plain, ...]] | None
    cause: tuple[str, int, tuple[Plain | None, ...], bool] | None
    """What opened the window: the act, who did it, with what, and whether wrongly."""
    zones: tuple[tuple[Place, tuple[int, ...]], ...]
    ends: tuple[tuple[Place, str, int | None], ...]
    states: tuple[tuple[str, int | str | None, Plain | None], ...]
    owes: tuple[tuple[int, str], ...]
    choices: tuple[tuple[str, int | str], ...]
    assumed: bool
    subject: tuple[m.Type, Plain] | None = None
    """What a definition is asked of, where there is no move."""
    values: Mapping[Name, bool] = field(
        default_factory=dict, compare=False, repr=False, metadata={"kept": False}
    )
    over: bool = False
    """Whether somebody has just won, and this comes in the midst of the act that wins."""
    turn: int = 0
    """Whose turn it is, where that is known and not the mover's."""
    out: tuple[int, ...] = ()
    """Who has dropped out of the round."""

    @property
    def told(self) -> bool:
        """Whether it tells anything of a table."""
        things = (
            self.out,
            self.zones,
            self.ends,
            self.states,
            self.owes,
            self.cause,
            self.move,
            self.subject,
        )
        return any(things) or self.over

    @property
    def size(self) -> int:
        """How many cards are shown."""
        whole = {place for place, _ in self.zones}
        alone = sum(card is not None and place not in whole for place, _, card in self.ends)
        return sum(len(cards) for _, cards in self.zones) + alone


def read(
    situations: Situations,
    found: Mapping[Name, bool],
    window: SymbolicWindow | None,
    move: tuple[str, tuple[Plain, ...]] | None,
    subject: tuple[m.Type, Plain] | None = None,
) -> Witness:
    """The witness that values of unknowns spell out."""
    zones: dict[Place, list[int]] = {}
    for place in situations.copies:
        if any(isinstance(n, tuple) and n[0] == "cards" and n[1] == place for n in found):
            zones[place] = []
    ends: dict[tuple[Place, str], int | None] = {}
    states: dict[tuple[str, Any], Plain | None] = {}
    owes: list[tuple[int, str]] = []
    choices: dict[str, int | str] = {}
    given: dict[str, Plain] = {}
    taken: dict[Place, list[int]] = {place: [] for place in situations.several}
    seated_are = situations.players.options
    players, wrong = next((n for n, lit in seated_are.items() if lit is TRUE), min(seated_are)), False
    seated = (
        [] if window is None else [found.get((("seat", window.moment), seat)) for seat in situations.seats]
    )
    doer = next((seat for seat, there in enumerate(seated) if there is not False), 0)
    for name, holds in found.items():
        assert isinstance(name, tuple)
        family = name[0]
        if family == "cards" and holds:
            zones[name[1]].append(name[2])
        elif family == "taken" and holds:
            taken[name[1]].append(name[2])
        elif family == "digit":
            before = states.get((name[1], name[2]))
            number = before if isinstance(before, int) else 0
            states[name[1], name[2]] = number + (holds << name[3])
        elif family == "owes" and holds:
            owes.append((name[1], name[2]))
        elif family == "wrong":
            wrong = holds
        elif isinstance(family, tuple):
            value = name[1]
            if family[0] == "state":
                key = (family[1], family[2])
                states[key] = value if holds else states.get(key)
            elif family[0] == "end":
                spot = (family[1], family[2])
                ends[spot] = value if holds else ends.get(spot)
            elif not holds:
                continue
            elif family[0] == "players":
                players = value
            elif family[0] == "axis" and value != OPEN:
                choices[family[1]] = value
            elif family[0] == "given":
                given[family[2]] = value
            elif family[0] == "seat":
                doer = value
    for name, holds in found.items():
        if isinstance(name, tuple) and name[0] == "has" and not holds:
            states[name[1], name[2]] = None
    for (place, end), card in ends.items():
        if end == "top" and card is not None and place in zones and situations.zones[place[0]].pile:
            zones[place].append(card)  # unknowns count the cards below the top
    cause = None
    others = window is not None and window.cause is None and not window.own
    if window is not None and window.cause is not None:
        args = tuple(given.get(p.name) for p in window.cause.parameters)
        cause = (window.cause.name, doer, args, wrong)
    assert isinstance(players, int)
    here = [
        (place, tuple(cards if situations.zones[place[0]].pile else sorted(cards)))
        for place, cards in zones.items()
        if _sits(situations, place, players)
    ]
    return Witness(
        players,
        window.id if window else None,
        move and (move[0], tuple(tuple(sorted(taken[arg])) if arg in taken else arg for arg in move[1])),
        cause,
        tuple(here),
        tuple((place, end, card) for (place, end), card in ends.items() if _sits(situations, place, players)),
        tuple(
            (state, key, value)
            for (state, key), value in states.items()
            if _kept(situations, state, key, players)
        ),
        tuple(owed for owed in owes if owed[0] < players),
        tuple(sorted(choices.items())),
        found.get(("assumed",), False),
        subject,
        dict(found),
        turn=doer if others else 0,
        out=tuple(seat for seat in range(players) if found.get(("in-round", seat)) is False),
    )


def _sits(situations: Situations, place: Place, players: int) -> bool:
    """Whether the place belongs to this table: nobody's, or a seat that is taken."""
    return situations.zones[place[0]].each != "player" or (isinstance(place[1], int) and place[1] < players)


def _kept(situations: Situations, state: str, key: Plain | None, players: int) -> bool:
    return situations.states[state].each != "player" or (isinstance(key, int) and key < players)
