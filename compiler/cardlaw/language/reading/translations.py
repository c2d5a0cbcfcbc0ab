"""Translations of what authors write, kept beside rules and scenarios in files that translators know: `po/fi.po`.

An author may translate a text where it stands (`in fi "…"`); whatever is not translated there is looked up here by
its English. Names that are no texts (values of choices, headings of rules) are looked up with what they name.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.holes import keeps
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.folders import files_below, shipped_rules
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say
from cardlaw.language.walking import nodes

LARGEST_CATALOGUE = 5_000_000
FOLDER = "po"
Context = Literal["rule", "value"]
Key = tuple[Context | None, str]
"""What a name is of (None for a text), and its English."""


@dataclass(frozen=True, slots=True)
class Translatable:
    """A text or name of a file that readers of other languages should not meet in English."""

    key: Key
    file: str
    line: int
    what: str
    own: Mapping[str, str]
    """Its translations where it stands."""


class BadCatalogue(Exception):
    """A file of translations that cannot be read: the message names file and line."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class Catalogue:
    """The translations of some rule folders, read when first asked for; the first folder that has one wins."""

    folders: tuple[Path, ...]
    _known: dict[str, Mapping[Key, str]] = field(default_factory=dict, compare=False, repr=False)
    _marks: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    def text(self, words: m.Words, language: str) -> str | None:
        """A text in a language, None if nobody translated it."""
        if language == "en":
            return words.text
        own = dict(words.translations).get(language)
        return (
            own if own is not None and keeps(words.text, own) else self._in(language).get((None, words.text))
        )

    def name(self, context: Context, name: str, language: str) -> str | None:
        """A name of the rule files in a language; in English as its author spelled it, if no file says it better."""
        spelled = spelled_out(name)
        return self._in(language).get((context, spelled), spelled if language == "en" else None)

    def mark(self, language: str) -> str:
        """A mark of what is translated into a language; another one means that pages are to be made anew."""
        if language not in self._marks:
            said = sorted(self._in(language).items(), key=repr)
            self._marks[language] = hashlib.sha256(repr(said).encode()).hexdigest()
        return self._marks[language]

    def _in(self, language: str) -> Mapping[Key, str]:
        if language not in self._known:
            self._known[language] = _merged(tuple(files_of(self.folders, language)))
        return self._known[language]


@cache
def shipped_catalogue() -> Catalogue:
    return Catalogue((shipped_rules(),))


def catalogue_of(folders: Iterable[Path]) -> Catalogue:
    """The translations of folders of one's own, and of the shipped rules."""
    return Catalogue((*folders, shipped_rules()))


def spelled_out(name: str) -> str:
    return name.replace("-", " ")


def files_of(folders: Iterable[Path], language: str) -> Iterator[Path]:
    """The files of translations below folders: in `po` beside files of rules and of scenarios, or above them."""
    for folder in folders:
        places = {folder, home_of(folder)}
        for path in files_below(folder, ".rules", ".spec"):
            place = path.parent
            while place not in places and place != place.parent:
                places.add(place)
                place = place.parent
        for place in sorted(places):
            file = place / FOLDER / f"{language}.po"
            if file.is_file() and not file.is_symlink():
                yield file


def home_of(folder: Path) -> Path:
    """The folder of the game or of the author: packs and variants keep their translations with the editions."""
    return folder.parent if folder.name in ("packs", "variants") else folder


@cache
def _read(path: Path, size: int, changed: int) -> Mapping[Key, str]:
    return read_catalogue(content_of(path, LARGEST_CATALOGUE, "a file of translations"), path.name)


def _merged(paths: tuple[Path, ...]) -> Mapping[Key, str]:
    """All entries of some files; one that cannot be read is as if it were not there (`cardlaw translate` says why)."""
    found: dict[Key, str] = {}
    for path in reversed(paths):
        try:
            status = path.stat()
            found |= _read(path, status.st_size, status.st_mtime_ns)
        except (OSError, CannotRead, BadCatalogue):
            continue
    return found


def read_catalogue(content: bytes, name: str) -> Mapping[Key, str]:
    """The finished entries of a PO file; those marked fuzzy, or without a hole of the English, are still to be done."""
    return {key: said for key, said, _ in _entries(content, name)}


def entry_lines(content: bytes, name: str) -> Mapping[Key, int]:
    """In which line of a PO file each finished entry stands."""
    return {key: line for key, _, line in _entries(content, name)}


def language_of(content: bytes) -> str | None:
    """The language that the head of a PO file names."""
    found = re.search(rb'^"Language: *([A-Za-z]+)', content, re.MULTILINE)
    return None if found is None else found[1].decode()


def _entries(content: bytes, name: str) -> Iterator[tuple[Key, str, int]]:
    from babel.messages.pofile import PoFileError, read_po

    try:
        found = read_po(BytesIO(content), abort_invalid=True)
    except PoFileError as error:
        raise BadCatalogue(say("file-translations", what=name, line=error.lineno + 1)) from None
    except ValueError as error:
        read = content[: error.start] if isinstance(error, UnicodeDecodeError) else b""
        raise BadCatalogue(say("file-translations", what=name, line=read.count(b"\n") + 1)) from None
    contexts: dict[str | None, Context | None] = {None: None, "rule": "rule", "value": "value"}
    for each in found:
        sound = isinstance(each.id, str) and isinstance(each.string, str) and not each.fuzzy
        sound = sound and keeps(str(each.id), str(each.string))
        if sound and each.id and each.string and each.context in contexts:
            yield (contexts[each.context], str(each.id)), str(each.string), each.lineno or 1


# ------------------------------------------------------------------ what there is to translate
def translatable(files: Sequence[s.File]) -> Iterator[Translatable]:
    """Every text and name of files of rules and of scenarios, in the order of the files, each once.

    One that stands in several places counts as translated where it stands only if it is so in each of them.
    """
    found: dict[Key, list[Translatable]] = {}
    for file in files:
        for each in _of_file(file):
            if each.key[1].strip():
                found.setdefault(each.key, []).append(each)
    for first, *others in found.values():
        own = {lang: said for lang, said in first.own.items() if all(lang in each.own for each in others)}
        yield replace(first, own=own)


def _of_file(file: s.File) -> Iterator[Translatable]:
    for item in (file.head, *file.items):
        if isinstance(item, s.Term | s.Shown | s.Called) or item is None:
            continue
        what = " ".join(item.span.text.split("\n")[0].split('"')[0].split()[:3]).rstrip(":")
        rule = item.rule if isinstance(item, s.Custom) else item if isinstance(item, s.Rule) else None
        if rule is not None:
            yield _entry(("rule", spelled_out(rule.name.text)), rule.name, what, {})
        if isinstance(item, s.Option | s.Reading):
            for arm in item.arms:
                if arm.title is None:
                    yield _entry(("value", spelled_out(arm.name.text)), arm.name, what, {})
        for node in nodes(item):
            if isinstance(node, s.SourceNote) and node.lines is None:  # else it is the name of a file
                yield _entry((None, node.name.value), node, what, {})
            if isinstance(node, s.Text):
                said = {language.text: string.value for language, string in node.translations}
                own = {language: text for language, text in said.items() if keeps(node.value, text)}
                yield _entry((None, node.value), node, what, own)


def _entry(key: Key, node: s.Node, what: str, own: Mapping[str, str]) -> Translatable:
    return Translatable(key, node.span.source.name, node.span.line, what, own)


@dataclass(frozen=True)
class Workload:
    """What there is to translate into a language, and how far it has got."""

    language: str
    texts: tuple[Translatable, ...]
    kept: Mapping[Key, str]
    elsewhere: frozenset[Key] = frozenset()
    """What other rule files say, whose translations are kept in the same places."""

    def said(self, each: Translatable) -> str | None:
        return each.own.get(self.language) or self.kept.get(each.key)

    @cached_property
    def missing(self) -> tuple[Translatable, ...]:
        return tuple(each for each in self.texts if self.said(each) is None)

    @cached_property
    def stale(self) -> tuple[Key, ...]:
        """Kept translations of what nobody says any more."""
        current = {each.key for each in self.texts}
        return tuple(key for key in self.kept if key not in current and key not in self.elsewhere)
