"""Sayings: sentences that know their id and arguments, so that they can be said in every language.

A saying is a text, its English. Whoever shows it asks for it `in_` the reader's language; whoever stores it takes
the id and the arguments along. The sentences are in Fluent files, one for each language, beside the book that
declares which sayings there are and what each speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self

from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fi", "nb", "it", "sv")
LOCALES = {"en": "en-GB"}
"""Where plurals go by another code than that of the language."""

JOINTS = {
    "en": {"and": "and", "or": "or", "nothing": "nothing"},
    "fi": {"and": "ja", "or": "tai", "nothing": "ei mitään"},
    "nb": {"and": "og", "or": "eller", "nothing": "ingenting"},
    "it": {"and": "e", "or": "o", "nothing": "niente"},
    "sv": {"and": "och", "or": "eller", "nothing": "ingenting"},
}
MOST_LISTED = 40
"""More names than this are not read to their end; the list is then cut."""

LONGEST_PART = 400
"""Longer arguments are put in after Fluent is done, which refuses texts of 1,000 characters in a sentence."""

DEEPEST = 20
"""So many sayings inside each other are read: far more than any of ours has."""

PRIVATE = 0xE000
"""The first of the characters that stand for them until then; no file that is read may hold any."""

strict = False
"""Whether an argument of another type than declared is a fault, as it is in tests; else it is said as it is."""

ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
"""Where a message of a Fluent file begins."""


def messages_in(text: str) -> dict[str, str]:
    """The messages of a Fluent file by their ids, not parsed yet: a command says a few of many."""
    starts = [*ENTRY.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}


Naming = Callable[[str], str | None]
"""What a name of the rule files is called in the words of a game, quote marks and all; None of one that has none."""


class ListedWords(NamedTuple):
    """Several words, as a list in a sentence; names of rule files are put in backticks."""

    words: tuple[str, ...]
    joint: Literal["and", "or"] = "and"
    quoted: bool = True

    def in_(self, language: str, naming: Naming | None = None) -> str:
        joints = JOINTS[language]
        shown = [self._shown(word, language, naming) for word in self.words]
        *first, last = shown or [joints["nothing"]]
        if len(first) >= MOST_LISTED:
            return f"{', '.join(first[:MOST_LISTED])} …"
        return f"{', '.join(first)} {joints[self.joint]} {last}" if first else last

    def _shown(self, word: str, language: str, naming: Naming | None) -> str:
        if not self.quoted:
            return spoken(word, language, naming)
        named = naming(word) if naming is not None else None
        return named or f"`{spoken(word, language)}`"


Argument = str | int | ListedWords
Declared = Mapping[str, Mapping[str, type]]
"""Which sayings there are, and the types of their arguments."""


class Saying(str):
    """A sentence in English that can be said in other languages too."""

    book: Book
    id: str
    arguments: tuple[tuple[str, Argument], ...]

    def __new__(cls, book: Book, id: str, arguments: tuple[tuple[str, Argument], ...]) -> Self:
        self = super().__new__(cls, book.spoken(id, arguments, "en"))
        self.book, self.id, self.arguments = book, id, arguments
        return self

    def in_(self, language: str, naming: Naming | None = None) -> str:
        if language == "en" and naming is None:
            return str(self)
        return self.book.spoken(self.id, self.arguments, language, naming)

    def __reduce__(self) -> Any:
        return _said_again, (self.book.package, self.id, self.arguments)


def _said_again(package: str, id: str, arguments: tuple[tuple[str, Argument], ...]) -> Saying:
    return Saying(import_module(package).BOOK, id, arguments)


def spoken(text: str, language: str, naming: Naming | None = None) -> str:
    """A text in a language, if it is a saying; else as it is."""
    return text.in_(language, naming) if isinstance(text, Saying) else text


def is_said(text: str | None, *ids: str) -> bool:
    """Whether a text is a saying called so."""
    return isinstance(text, Saying) and text.id in ids


def as_data(text: str) -> dict[str, Any] | None:
    """A saying for machines: its book, its id and its arguments; None of a text that is none."""
    if not isinstance(text, Saying):
        return None
    arguments = {name: _data(value) for name, value in text.arguments}
    return {"book": text.book.name, "id": text.id, "arguments": arguments}


def from_data(data: Any, books: Mapping[str, Book], depth: int = 0) -> Saying:
    """The saying that plain data stands for; a ValueError if it stands for none of these books."""
    match data:
        case {"book": str(name), "id": str(id), "arguments": dict(given), **rest} if not rest:
            if depth < DEEPEST and name in books:
                read = {str(each): _read(value, books, depth + 1) for each, value in given.items()}
                return books[name].say(id, **read)
    raise ValueError("not a saying")


def _read(data: Any, books: Mapping[str, Book], depth: int) -> Argument:
    match data:
        case {"verbatim": str(text), **rest} if not rest:
            return text
        case {"number": int(number), **rest} if not rest and not isinstance(number, bool):
            return number
        case {"message": inner, **rest} if not rest:
            return from_data(inner, books, depth)
        case {"and": list(words), **rest} | {"or": list(words), **rest} if not rest:
            joint: Literal["and", "or"] = "or" if "or" in data else "and"
            return ListedWords(tuple(str(_read(word, books, depth)) for word in words), joint)
    raise ValueError("not an argument of a saying")


def _data(value: Argument) -> Any:
    match value:
        case Saying():
            return {"message": as_data(value)}
        case ListedWords(words, joint):
            return {joint: [_data(word) for word in words]}
        case int():
            return {"number": value}
        case _:
            return {"verbatim": str(value)}


@dataclass(frozen=True, eq=False)
class Book:
    """The sayings of a part of cardlaw: what is declared, and the Fluent files of the package beside it."""

    package: str
    declared: Declared = field(repr=False)

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    def say(self, id: str, /, **arguments: Argument) -> Saying:
        """A saying; its arguments must be those that are declared."""
        wanted = self.declared.get(id)
        if wanted is None:
            raise ValueError(f"there is no saying `{id}` in {self.package}")
        for name, value in arguments.items():
            if isinstance(value, int) and wanted.get(name) is str:
                arguments[name] = str(value)  # a value of a card can be a number, and is said as a word
        fits = all(isinstance(value, wanted.get(name, str)) for name, value in arguments.items())
        if arguments.keys() != wanted.keys() or (strict and not fits):
            given = {name: type(value).__name__ for name, value in arguments.items()}
            takes = {name: type_.__name__ for name, type_ in wanted.items()}
            raise ValueError(f"the saying `{id}` of {self.package} takes {takes}, not {given}")
        return Saying(self, id, tuple((name, arguments[name]) for name in wanted))

    def spoken(
        self,
        id: str,
        arguments: tuple[tuple[str, Argument], ...],
        language: str,
        naming: Naming | None = None,
    ) -> str:
        """A sentence in a language; one that the language lacks is said in English."""
        from fluent.runtime.types import fluent_number

        if id not in self.entries(language):
            language = "en"
        given: dict[str, Any] = {}
        long: dict[str, str] = {}
        for place, (name, value) in enumerate(arguments):
            match value:
                case int():
                    given[name] = fluent_number(value, useGrouping=False)
                    continue
                case ListedWords():
                    text = value.in_(language, naming)
                case _:
                    text = spoken(value if isinstance(value, str) else str(value), language, naming)
            if len(text) > LONGEST_PART:
                long[chr(PRIVATE + place)] = text
                text = chr(PRIVATE + place)
            given[name] = text
        bundle = self._bundle(id, language)
        pattern = bundle.get_message(id).value
        assert pattern is not None
        formatted, wrong = bundle.format_pattern(pattern, given)
        if wrong:
            raise ValueError(f"{self.package}/{language}.ftl, `{id}`: {wrong[0]}")
        said = str(formatted)
        for sign, text in long.items():
            said = said.replace(sign, text)
        return said

    def text(self, language: str) -> str:
        """The Fluent file of a language."""
        return files(self.package).joinpath(f"{language}.ftl").read_text("utf-8")

    @cached_property
    def _kept(self) -> dict[str, tuple[FluentBundle, dict[str, str]]]:
        return {}

    def entries(self, language: str) -> dict[str, str]:
        """The messages of a file, not parsed yet."""
        if language not in self._kept:
            from fluent.runtime import FluentBundle

            entries = messages_in(self.text(language))
            bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
            self._kept[language] = bundle, entries
        return self._kept[language][1]

    def _bundle(self, id: str, language: str) -> FluentBundle:
        from fluent.runtime import FluentResource

        bundle, entries = self._kept[language]
        if not bundle.has_message(id):
            bundle.add_resource(FluentResource(entries[id]))
        return bundle
