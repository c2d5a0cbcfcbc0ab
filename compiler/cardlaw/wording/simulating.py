"""What is said of many rounds, in each language; numbers as that language writes them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cardlaw.wording.play import Voice, decimal

MESSAGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # the head
        "rounds-each": ("first", "last", "n"),
        "rounds-played": ("first", "last", "n"),
        "players-are": ("who",),
        "player-strategic": (),
        "player-random": (),
        "player-own": ("name",),
        "by-fast": (),
        "by-reference": (),
        "by-both": ("fast", "reference"),
        "intervals": (),
        "few-rounds": ("n",),
        # what a figure is about
        "row-players": (),
        "row-decisions": (),
        "row-deviation": (),
        "row-percentiles": (),
        "row-turns": (),
        "row-points": (),
        "row-seat": ("seat",),
        "row-seats-equal": (),
        "row-undecided": (),
        "row-limit": (),
        "row-stuck": (),
        "row-broken": ("what",),
        "row-short": (),
        "row-no-starter": (),
        "row-several-winners": (),
        "row-deal-short": (),
        "row-contradictory-move": (),
        "row-contradictory-number": (),
        "row-silent-number": (),
        "row-nobody": (),
        "row-card-missing": (),
        "row-nothing-to-choose": (),
        "row-too-many": (),
        "row-limit-at": ("what",),
        "row-move": ("move",),
        # one variant against another
        "compared": ("base", "n", "other"),
        "head-change": (),
        "head-effect": (),
        "head-chance": (),
        "effect-negligible": (),
        "effect-small": (),
        "effect-medium": (),
        "effect-large": (),
        "another-winner": ("high", "low", "share"),
        "not-as-many-players": (),
        "tests": (),
        # histograms and plots
        "rounds-by": ("variant", "what"),
        "share-by": ("what",),
        "and-more": ("low",),
        "won-by-seat": ("variant",),
        "plot-title": (),
        # remarks
        "slow": ("variant", "why"),
        "no-host": (),
        "beyond": ("n", "variant"),
        "cut": ("all", "n", "variant"),
        "limited": ("decisions", "n", "turns", "variant"),
        "written": ("file", "n"),
        "written-plot": ("file",),
        "on-cluster": ("address", "n"),
        "cluster-lost": (),
        # how often something matters in play
        "in-play": (),
        "in-play-how": ("n",),
        "in-play-up": ("high", "home", "low", "players", "share"),
        "in-play-changes": ("high", "low", "share"),
        "in-play-never": ("high", "players"),
        "in-play-decks": (),
        "in-play-no-other": (),
        "in-play-no-table": ("n",),
        "in-play-under": ("n",),
        "in-play-cut": ("most", "n"),
        "in-play-unexplained": ("all", "n"),
        # wrong use
        "unknown-ending": ("endings", "file"),
        "needs-extra": ("extra", "file", "package"),
        "cannot-write": ("file", "why"),
        "no-fonts": ("file",),
    }
)
"""Every message, with the arguments it may use."""


class Sayings(Voice):
    """Says them in one language."""

    folder = "simulate"
    messages = MESSAGES

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number with so many digits after the point or comma, and where wished its sign."""
        written = decimal(abs(value), self.language, digits)
        less = value < 0 and any(digit in written for digit in "123456789")
        return ("−" if less else "+" if sign else "") + written

    def percent(self, value: float, digits: int = 1) -> str:
        """A share as a percentage."""
        return f"{self.number(100 * value, digits)} %"

    def p(self, value: float) -> str:
        """How likely something is by chance alone."""
        least = self.number(0.001, 3)
        return f"p < {least}" if value < 0.001 else f"p = {self.number(value, 3)}"
