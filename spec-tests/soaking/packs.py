"""Packs of house rules, alone and in pairs: do they compile, and does a round under watch hold its invariants?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

from cardlaw.engine import Table
from cardlaw.engine.limits import LIMITS
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from soaking.variety import seats

EDITIONS = ("fi-108", "fi-112", "it-56", "nb-108", "sv-112")
PAIRED_ON = "sv-112"
LIMIT = replace(LIMITS, rounds=1, turns=3_000)
EAGERNESS = 0.85
CLASHES = ("E0401", "E0412", "E0505")
"""Codes that say of two packs that they do not go together."""
UNSETTLED = (
    "stuck",
    "contradictory move",
    "contradictory quantity",
    "silent quantity",
    "nobody to do it",
    "nobody was said to begin",
    "nothing to choose",
)
"""What is counted where the rules of a variant leave a hole."""

BROKEN = ("axiom", "card not found", "limit: passes through a repetition")
"""What is counted where an invariant fails, or a repetition does not come to an end."""


class EagerPlayer(RandomPlayer):
    """Answers at random, and mostly gets rid of a card where it lawfully can, so that rounds come to an end."""

    def __init__(self, model: m.Model, dice: Dice) -> None:
        super().__init__(dice)
        self.with_cards = frozenset(
            act.name for act in model.acts if any(p.type in ("card", "cards") for p in act.parameters)
        )

    def answer(self, table: Table, seat: int | None) -> int:
        glance = table.glance()
        assert glance is not None
        if glance.acts and not glance.standing and self.dice.chance(EAGERNESS):
            acts = enumerate(glance.acts)
            wanted = [i for i, act in acts if act in self.with_cards and not glance.breaking[i]]
            if wanted:
                return wanted[self.dice.below(len(wanted))]
        return super().answer(table, seat)


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to: won, ended or limit; what was left open, and which invariant failed."""

    ended: str
    decisions: int
    unsettled: Counter[str]
    violation: str | None


def play_round(model: m.Model, players: int, seed: int) -> Round:
    """One round; after every decision each card is in one place and somebody can act."""
    table = Table(model, players, seed, limits=LIMIT, record=False)
    deck = Counter(table.program.layout.deck)
    player = EagerPlayer(model, Dice(seed, 0))
    decisions, violation = 0, None
    while not table.over:
        if Counter(card for zone in table.state.zones for card in zone) != deck:
            violation = "a card is lost or there twice"
            break
        glance = table.glance()
        if glance is None or glance.width == 0:
            violation = "nobody can act, and the round is not over"
            break
        table.choose(player.answer(table, glance.player))
        decisions += 1
    tallies = table.tallies
    broken = [what for what in tallies if what.startswith(BROKEN)]
    won, over = table.state.won, table.state.ended
    return Round(
        "won" if won else "ended" if over else "limit",
        decisions,
        Counter({what: tallies[what] for what in UNSETTLED if tallies.get(what)}),
        violation or (broken[0] if broken else None),
    )


@dataclass
class Figures:
    """What the rounds of one variant, or of many, came to."""

    rounds: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    unsettled: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def add(self, round: Round, name: str) -> None:
        self.rounds += 1
        self.decisions += round.decisions
        self.endings[round.ended] += 1
        self.unsettled += round.unsettled
        if round.violation is not None:
            self.violations.append(f"{name}: {round.violation}")

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.rounds + other.rounds,
            self.decisions + other.decisions,
            self.endings + other.endings,
            self.unsettled + other.unsettled,
            self.violations + other.violations,
        )

    def __str__(self) -> str:
        mean = self.decisions / self.rounds if self.rounds else 0
        parts = [f"{self.rounds} rounds", f"{mean:.0f} decisions each"]
        parts += [f"{count} {ending}" for ending, count in sorted(self.endings.items())]
        parts += [f"{count} {what}" for what, count in sorted(self.unsettled.items())]
        return ", ".join(parts) + "".join(f"\n  VIOLATION {told}" for told in self.violations[:5])


def play(model: m.Model, rounds: int) -> Figures:
    """Rounds from seed nought up, twenty or so with each number of players, the first by the name."""
    figures = Figures()
    numbers = [n for n in seats(model) if n <= 5]
    first = sum(map(ord, model.name)) % len(numbers)
    numbers = (numbers[first:] + numbers[:first])[: max(1, rounds // 20)]
    for seed in range(rounds):
        players = numbers[seed % len(numbers)]
        figures.add(play_round(model, players, seed), f"{model.name}, {players} players, seed {seed}")
    return figures


@cache
def library() -> Library:
    return Library()


@cache
def packs() -> tuple[str, ...]:
    """The packs for the game that the editions are of."""
    found = []
    for entry in library().of_sort("pack"):
        file, _ = library().parsed(entry.path, entry.shown)
        if file is not None and file.head.vocabulary.text == "uno":  # type: ignore[union-attr]
            found.append(entry.name)
    return tuple(found)


def pairs() -> Iterator[tuple[str, str]]:
    return combinations(packs(), 2)
