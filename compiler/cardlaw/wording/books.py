"""The books of sayings, by name: what can be read back from a file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cardlaw.language import sayings
from cardlaw.language.saying import Book
from cardlaw.wording import commands, reasons, service, tables

BOOKS: Mapping[str, Book] = MappingProxyType(
    {book.name: book for book in (sayings.BOOK, commands.BOOK, reasons.BOOK, service.BOOK, tables.BOOK)}
)
