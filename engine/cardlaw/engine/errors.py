"""What can be wrong with what a table is asked, told in plain words."""

from __future__ import annotations


class TableError(Exception):
    """Something was asked of a table that cannot be; the message says what, for people."""


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
