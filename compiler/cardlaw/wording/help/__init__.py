"""What `--help` says: a text for each command and each of its arguments, by name; none of them speaks of anything."""

from __future__ import annotations

from cardlaw.language.saying import Book, Saying

BOOK = Book(__name__, {})


def has(id: str) -> bool:
    return id in BOOK.entries("en")


def help_text(id: str) -> Saying:
    """The help called so."""
    return Saying(BOOK, id, ())
