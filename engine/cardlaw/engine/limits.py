"""How long play may go on before a round is called endless."""

from __future__ import annotations

from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """A round that goes past one of these ends the game with the outcome `limit`."""

    passes: int = 1_000
    """Passes through one `repeat`."""
    depth: int = 200
    """Acts under way at once."""
    events: int = 400_000
    """Acts in a round."""
    acts: int = 5_000
    """Acts in a turn, or before the first. A turn has a few dozen; one in which windows open each other has no end."""
    steps: int = 200_000
    """Passes through all loops of steps between two answers. Those of the shipped rules stay below 1,000."""
    turns: int = 20_000
    """Turns in a round."""
    rounds: int = 1_000
    level: bool = False
    """No limit, but for tables played side by side: a shuffle goes by which cards there are, not by how they lay."""


LIMITS = Limits()
