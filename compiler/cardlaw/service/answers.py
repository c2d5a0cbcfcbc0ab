"""What the language service answers: plain values, whoever asks.

Places are counted in characters from the start of a text whose lines end in a line feed; `positions.py` turns
them into what editors count.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Literal

from cardlaw.language.records import dataclass
from cardlaw.language.saying import spoken

Severity = Literal["error", "warning", "note"]


class ServiceAnswer:
    """Any answer, which can be made plain data."""

    __slots__ = ()

    def to_json(self) -> Any:
        return to_json(self)


def to_json(value: Any) -> Any:
    """An answer, or several, as lists, mappings, strings and numbers."""
    if isinstance(value, tuple | list):
        return [to_json(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: to_json(getattr(value, each.name)) for each in fields(value)}
    return value


def said_in(value: Any, language: str) -> Any:
    """An answer, or several, with every sentence of ours in a language."""
    if isinstance(value, tuple | list):
        return type(value)(said_in(each, language) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{each.name: said_in(getattr(value, each.name), language) for each in fields(value)}
        )
    return spoken(value, language) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class TextStretch(ServiceAnswer):
    """A stretch of a file, from `start` up to but not including `end`."""

    file: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FileEdit(ServiceAnswer):
    """New text for a stretch of a file."""

    place: TextStretch
    text: str


@dataclass(frozen=True, slots=True)
class TitledFix(ServiceAnswer):
    """Edits under a title to choose them by; `certain` ones may be made without asking."""

    title: str
    edits: tuple[FileEdit, ...]
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Related(ServiceAnswer):
    """A remark on one more place that a problem involves."""

    place: TextStretch
    text: str


@dataclass(frozen=True, slots=True)
class Problem(ServiceAnswer):
    """One thing wrong, doubtful or worth knowing; what has no place of its own stands at the start of the file."""

    code: str
    severity: Severity
    message: str
    place: TextStretch
    help: str | None
    related: tuple[Related, ...]
    fixes: tuple[TitledFix, ...]
    id: str | None = None
    """Of a finding, its own name."""


@dataclass(frozen=True, slots=True)
class Proposal(ServiceAnswer):
    """A word that could stand here: `sort` says what it is, `text` is written in the place of `place`."""

    label: str
    sort: str
    detail: str
    text: str
    place: TextStretch


@dataclass(frozen=True, slots=True)
class HintPart(ServiceAnswer):
    """A piece of what is shown beside a word: a line of code, a sentence, or a fainter remark.

    The texts are those of rule files, so whoever shows them makes sure that nothing in them runs.
    """

    sort: Literal["code", "text", "remark"]
    text: str


@dataclass(frozen=True, slots=True)
class Hover(ServiceAnswer):
    """What a word means, or what a rule says."""

    place: TextStretch
    parts: tuple[HintPart, ...]


@dataclass(frozen=True, slots=True)
class Signature(ServiceAnswer):
    """The shape of a line: its parts as stretches of the label, and which of them is being written."""

    label: str
    parameters: tuple[tuple[int, int], ...]
    active: int


@dataclass(frozen=True, slots=True)
class Symbol(ServiceAnswer):
    """Something that a file declares, with what stands inside it; `place` is its name, `whole` all of it."""

    name: str
    sort: str
    detail: str
    place: TextStretch
    whole: TextStretch
    inside: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Fold(ServiceAnswer):
    """Lines, counted from 1, that can be folded into the first of them."""

    first: int
    last: int
    sort: Literal["block", "remarks"]


@dataclass(frozen=True, slots=True)
class Token(ServiceAnswer):
    """A word or sign with what it is: a word of the language, a text, or the sort of the thing it names."""

    start: int
    end: int
    sort: str
    declares: bool = False


@dataclass(frozen=True, slots=True)
class AuthorAction(ServiceAnswer):
    """Something an author can have done: a fix of a problem, or a change of a whole file."""

    title: str
    sort: Literal["fix", "layout"]
    edits: tuple[FileEdit, ...]
    code: str | None = None
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Lens(ServiceAnswer):
    """A remark above a line: what was found there, which scenarios show it, which editions differ."""

    place: TextStretch
    text: str
    sort: Literal["finding", "scenario", "edition"]
    about: tuple[str, ...] = ()
    """The ids of the findings, or the names of the scenarios or editions."""
    places: tuple[TextStretch, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint(ServiceAnswer):
    """A faint remark at a place in a line."""

    at: int
    text: str
    detail: str


@dataclass(frozen=True, slots=True)
class Rename(ServiceAnswer):
    """What a name becomes everywhere, or why it cannot."""

    edits: tuple[FileEdit, ...]
    refused: str | None = None
