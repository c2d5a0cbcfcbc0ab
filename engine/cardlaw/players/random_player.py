"""The random player: any lawful answer, and now and then an unlawful one."""

from __future__ import annotations

from cardlaw.engine import Table
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice


@dataclass(frozen=True, slots=True)
class Habits:
    """How often, as shares of the occasions, a random player does what it need not.

    `unlawful`: breaks a rule that can be broken. `forgets`: leaves a duty undone. `windows`: uses a window that it
    could leave unused.
    """

    unlawful: float = 0.05
    forgets: float = 0.2
    windows: float = 0.5


HABITS = Habits()
LAWFUL = Habits(unlawful=0.0, forgets=0.0)


class RandomPlayer:
    """Answers at random, within its habits; it looks at nothing but the decision."""

    def __init__(self, dice: Dice, habits: Habits = HABITS) -> None:
        self.dice, self.habits = dice, habits

    def answer(self, table: Table, seat: int | None) -> int:
        glance = table.glance()
        assert glance is not None
        dice, breaking, width = self.dice, glance.breaking, glance.width
        if width == 1:
            return 0
        if glance.standing:
            return self._standing(breaking, width)
        if True not in breaking:
            return dice.below(width)
        lawful = [place for place in range(width) if not breaking[place]]
        if not lawful or dice.chance(self.habits.unlawful):
            unlawful = [place for place in range(width) if breaking[place]]
            return unlawful[dice.below(len(unlawful))]
        return lawful[dice.below(len(lawful))]

    def _standing(self, breaking: tuple[bool, ...], width: int) -> int:
        """The last answer is to decline; where that breaks a rule, a duty is owed."""
        decline = width - 1
        used = (
            not self.dice.chance(self.habits.forgets)
            if breaking[decline]
            else self.dice.chance(self.habits.windows)
        )
        if not used:
            return decline
        lawful = [place for place in range(decline) if not breaking[place]]
        return lawful[self.dice.below(len(lawful))] if lawful else decline
