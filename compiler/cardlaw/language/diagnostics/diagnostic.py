"""What the compiler has to say to an author: a coded message, the places it concerns, and a way out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from cardlaw.language.nodes import node
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying

if TYPE_CHECKING:
    from cardlaw.language.reading.source import Source

Severity = Literal["error", "warning", "note"]

SEVERITY_BY_LETTER: Mapping[str, Severity] = MappingProxyType({"E": "error", "W": "warning", "N": "note"})

LONGEST_SUGGESTED_WORD = 80
LEAST_BEGUN = 4
"""So many letters of a word are enough to guess its end; of shorter ones a whole part is wanted."""


@node
class Span:
    """A stretch of a source, from `start` up to but not including `end`, in characters."""

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    @property
    def line(self) -> int:
        return self.source.line_col(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.line_col(self.start)[1]

    def to(self, other: Span) -> Span:
        """The stretch that covers this one and `other`, which lies in the same source."""
        return Span(self.source, min(self.start, other.start), max(self.end, other.end))


@dataclass(frozen=True, slots=True)
class Label:
    """A remark on one more place that a diagnostic involves."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """New text for a stretch of a source; an empty stretch takes text in, an empty text takes the stretch out."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """The edits that mend what a diagnostic complains of; `certain` if its author cannot have meant anything else."""

    edits: tuple[Edit, ...]
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing wrong, doubtful or worth knowing in a rule file; `fix` is its help as text, where that is known."""

    code: str
    message: str
    span: Span | None
    labels: tuple[Label, ...] = ()
    help: str | None = None
    severity: Severity = "error"
    fix: Fix | None = None


@dataclass(frozen=True, slots=True)
class Code:
    """An entry of the catalogue: what a code means, with an example that earns it and one that does not.

    An example is the text of a rule file, or a command where no text could show the matter.
    """

    id: str
    title: str
    explanation: str
    wrong: str
    right: str
    example: Literal["rules", "command"] = "rules"

    @property
    def severity(self) -> Severity:
        return SEVERITY_BY_LETTER[self.id[0]]

    def at(
        self,
        span: Span | None,
        message: Saying,
        *,
        labels: Iterable[Label] = (),
        help: Saying | None = None,
        fix: Fix | None = None,
    ) -> Diagnostic:
        return Diagnostic(self.id, message, span, tuple(labels), help, self.severity, fix)


def problem(
    code: str,
    span: Span | None,
    message: Saying,
    *,
    labels: Iterable[Label] = (),
    help: Saying | None = None,
    fix: Fix | None = None,
) -> Diagnostic:
    """A diagnostic by the id of its code; the catalogue says what the code means."""
    return Diagnostic(code, message, span, tuple(labels), help, SEVERITY_BY_LETTER[code[0]], fix)


def write(span: Span, text: str, certain: bool = False) -> Fix:
    """The fix that puts a text in the place of a stretch."""
    return Fix((Edit(span, text),), certain)


def with_blanks(span: Span) -> Span:
    """A stretch with the blanks that part it from the next word."""
    text = span.source.text
    end = span.end
    while text[end : end + 1] == " ":
        end += 1
    return Span(span.source, span.start, end)


def meant(span: Span, word: str | None) -> Fix | None:
    """The fix for a word that was guessed; certain where only capitals, hyphens or underscores differ."""
    return None if word is None else write(span, word, certain=_folded(span.text) == _folded(word))


def catalogue(*groups: tuple[Code, ...]) -> Mapping[str, Code]:
    """All codes by id, in the order given; an id that is used twice is a bug."""
    codes: dict[str, Code] = {}
    for code in (code for group in groups for code in group):
        if code.id in codes:
            raise ValueError(f"two codes share the id {code.id}")
        codes[code.id] = code
    return MappingProxyType(codes)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def in_reading_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """By file, place and code, each said once; what has no place comes first."""

    def place(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
        span = diagnostic.span
        where = ("", 0, 0) if span is None else (span.source.name, span.start, span.end)
        return (*where, diagnostic.code, diagnostic.message)

    return tuple(sorted(dict.fromkeys(diagnostics), key=place))


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate an author most likely meant by `word`: few typing slips away, its parts reordered, or the only
    one that begins with it."""
    if not word or len(word) > LONGEST_SUGGESTED_WORD:
        return None
    wanted = _folded(word)
    allowed = max(len(wanted), 3) // 3
    best: tuple[int, str] | None = None
    candidates = set(candidates)
    for candidate in sorted(candidates - {word}):
        offered = _folded(candidate)
        if sorted(wanted.split("-")) == sorted(offered.split("-")):
            distance = 0 if wanted == offered else 1
        elif abs(len(offered) - len(wanted)) > allowed:
            continue
        else:
            distance = _slips(wanted, offered)
            if ("-" in wanted) != ("-" in offered):  # a hyphen left out is no slip
                distance = min(distance, _slips(wanted.replace("-", ""), offered.replace("-", "")))
        if distance <= allowed and distance < max(len(wanted), len(offered)):
            best = min(best, (distance, candidate)) if best else (distance, candidate)
    if best is None:
        begun = wanted if len(wanted) >= LEAST_BEGUN else f"{wanted}-"
        longer = [each for each in candidates - {word} if _folded(each).startswith(begun)]
        return longer[0] if len(longer) == 1 else None
    return best[1]


def _folded(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")


def _slips(one: str, other: str) -> int:
    """How many letters are wrong, missing, extra or swapped with their neighbour."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        earlier, before = before, row
        row = [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1]
