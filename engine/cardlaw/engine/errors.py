"""What can be wrong with what a table is asked, told in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message


class TableError(Exception):
    """Something was asked of a table that cannot be; the message says what, for people."""

    def __init__(self, said: Saying | Message) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)

    @property
    def text(self) -> str:
        """What is wrong; a saying if it is one, so that others can say it in their language."""
        return self.said if isinstance(self.said, str) else str(self.said)

    def told(self, players: Sequence[str]) -> str:
        """What is wrong, with the players' names."""
        from cardlaw.wording.plain import plain

        return self.said if isinstance(self.said, Saying) else plain(self.said, players)


class NotPlayable(TableError):
    """A model that cannot be played as it stands, such as a reading under which a word is defined by itself."""


class NotOffered(TableError):
    """A move or choice that the open decision does not offer."""


class BadSituation(TableError):
    """A situation that no deal of this pack could lead to, or that names what is not there."""


class BadSave(TableError):
    """A save file that is not one, or is damaged before its last line."""


class ChangedVariant(BadSave):
    """A save file of a variant whose rules are not the same any more."""
