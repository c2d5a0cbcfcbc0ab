"""What a rule file says of itself, from its text alone: enough to list it, even where it does not compile."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, did_you_mean, has_errors
from cardlaw.language.loading import FolderEntry, Library
from cardlaw.language.model import Words
from cardlaw.language.parsing.items import parse
from cardlaw.language.reading.limits import ITEM_START
from cardlaw.language.reading.source import Source, read_source
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.commands import say

RULE = re.compile(r"^rule[ ]+([a-z][a-z0-9-]*)", re.MULTILINE)
OUTLINED = re.compile(r"(cardlaw|vocabulary|edition|pack|variant|option|reading|silent|set)\b")
SORTS = ("edition", "variant", "pack", "vocabulary")


@dataclass(frozen=True, slots=True)
class UnitChoice:
    """An option or reading: its question, its arms, the chosen one, and why each arm could be right."""

    sort: Literal["option", "reading"]
    name: str
    question: str
    lines: str
    arms: tuple[str, ...]
    chosen: str
    reasons: tuple[str | None, ...]
    titles: tuple[str | None, ...] = ()
    """What each arm is called, where it is called anything."""


@dataclass(frozen=True, slots=True)
class DescribedUnit:
    """A vocabulary, edition, pack or variant as its own file describes it."""

    sort: str
    name: str
    file: str
    rules: int
    diagnostics: tuple[Diagnostic, ...]
    title: str | None = None
    translations: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """What its file says in other languages, by the English."""
    gloss: str | None = None
    language: str | None = None
    source: str | None = None
    source_lines: int | None = None
    base: str | None = None
    """What it is built on: the vocabulary, or for a variant the edition or variant it extends."""
    packs: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    choices: tuple[UnitChoice, ...] = ()
    silences: tuple[tuple[str, str], ...] = ()
    settings: tuple[tuple[str, str], ...] = ()

    def words(self, text: str) -> Words:
        """A text of its file with what the file says for it in other languages."""
        return Words(text, self.translations.get(text, ()))


def unit_of(library: Library, entry: FolderEntry) -> DescribedUnit:
    """The unit of an entry; one that does not parse has a name and its diagnostics."""
    file, wrong = library.parsed(entry.path, entry.shown)
    rules = len(RULE.findall(file.span.source.text)) if file else 0
    return described(file, entry, rules, wrong)


def outline_of(entry: FolderEntry) -> DescribedUnit:
    """The unit of an entry as far as its head and choices tell; its rules are counted, not read."""
    source, wrong = read_source(entry.path, entry.shown)
    if source is None:
        return described(None, entry, 0, wrong)
    file, wrong = parse(Source(source.name, _outline(source.text)))
    return described(file, entry, len(RULE.findall(source.text)), wrong)


def _outline(text: str) -> str:
    """The text with the items that an outline does not need blanked, so that every line keeps its number."""
    starts = [found.start() for found in ITEM_START.finditer(text)]
    kept = [text[: starts[0]] if starts else text]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        chunk = text[start:end]
        kept.append(chunk if OUTLINED.match(chunk) else "\n" * chunk.count("\n"))
    return "".join(kept)


def described(
    file: s.File | None, entry: FolderEntry, rules: int, wrong: tuple[Diagnostic, ...]
) -> DescribedUnit:
    if file is None:
        return DescribedUnit(entry.sort, entry.name, entry.shown, rules, wrong)
    head = file.head
    title = gloss = language = source = source_lines = base = None
    packs: tuple[str, ...] = ()
    if isinstance(head, s.Variant):
        base, packs = head.base.text, tuple(word.text for word in head.packs or ())
    elif not isinstance(head, s.Vocabulary):
        base = head.vocabulary.text
    needs: list[str] = []
    for line in head.head:
        match line:
            case s.Gloss(text=text):
                gloss = text.value
            case s.Title(text=text):
                title = text.value
            case s.Language(code=code):
                language = code.text
            case s.SourceNote(name=name, lines=lines):
                source, source_lines = name.value, lines.value if lines else None
            case s.Need(sort=what, names=names):
                needs += [f"{what} {word.text}" for word in names]
    return DescribedUnit(
        sort=entry.sort,
        name=head.name.text,
        file=entry.shown,
        title=title,
        gloss=gloss,
        language=language,
        source=source,
        source_lines=source_lines,
        base=base,
        packs=packs,
        needs=tuple(needs),
        rules=rules,
        choices=tuple(_choices(file)),
        silences=tuple((i.name.text, i.text.value) for i in file.items if isinstance(i, s.Silence)),
        settings=tuple((i.axis.text, _value(i.value)) for i in file.items if isinstance(i, s.Setting)),
        diagnostics=wrong,
        translations={
            text.value: tuple((code.text, said.value) for code, said in text.translations)
            for text in nodes((head.head, file.items))
            if isinstance(text, s.Text)
        },
    )


def find_entries(library: Library, reference: str) -> list[FolderEntry]:
    """The units that an id names, or the one in a file."""
    if "/" in reference or reference.endswith(".rules"):
        path = Path(reference)
        file, wrong = library.parsed(path, reference)
        if file is None:
            raise DoesNotCompile(wrong)
        return [FolderEntry(type(file.head).__name__.lower(), file.head.name.text, path, reference)]
    found = [library.entries[sort, reference] for sort in SORTS if (sort, reference) in library.entries]
    if not found:
        raise no_such_unit(library, reference)
    return found


def game_of(shelf: Library, unit: DescribedUnit) -> str:
    """The vocabulary below a unit, through the variants it extends."""
    seen: set[str] = set()
    while unit.sort == "variant" and unit.base is not None and unit.name not in seen:
        seen.add(unit.name)
        below = shelf.entries.get(("edition", unit.base)) or shelf.entries.get(("variant", unit.base))
        if below is None:
            break
        unit = outline_of(below)
    return unit.name if unit.sort == "vocabulary" else unit.base or "unknown"


def no_such_unit(library: Library, name: str) -> WrongUse:
    names = sorted({entry.name for entry in library.entries.values() if entry.sort in SORTS})
    guess = did_you_mean(name, names)
    help = say("did-you-mean", guess=guess) if guess else say("list-shows")
    if any(sign in name for sign in ("[", " with ")):
        help = say("list-name-alone", name=f"'{name}'")
    return WrongUse(say("no-such-unit", name=name), help)


def _choices(file: s.File) -> Iterator[UnitChoice]:
    for item in file.items:
        if isinstance(item, s.Option | s.Reading):
            yield UnitChoice(
                "reading" if isinstance(item, s.Reading) else "option",
                item.name.text,
                item.text.value,
                cited(item.cite),
                tuple(arm.name.text for arm in item.arms),
                next((arm.name.text for arm in item.arms if arm.chosen), ""),
                tuple(arm.because.value if arm.because else None for arm in item.arms),
                tuple(arm.title.value if arm.title else None for arm in item.arms),
            )
        elif isinstance(item, s.NumberOption):
            low, high, chosen = item.low.value, item.high.value, str(item.chosen.value)
            arms = (f"{low}..{high}",) if high - low > 5 else tuple(str(n) for n in range(low, high + 1))
            yield UnitChoice(
                "option", item.name.text, item.text.value, cited(item.cite), arms, chosen, (None,) * len(arms)
            )


def cited(cite: s.Cite | None) -> str:
    """Cited lines as a citation writes them: `12-14, 20`."""
    return in_lines(((lines.low, lines.high) for lines in cite.spans), "-") if cite else ""


def lines_said(lines: str, source: str = "") -> Saying:
    """Cited lines as they are shown, with their noun, and with the sheet if it is given."""
    n, lines = 1 if lines.isdecimal() else 2, lines.replace("-", "–")
    return say("lines-of", lines=lines, n=n, source=source) if source else say("lines", lines=lines, n=n)


def in_lines(ranges: Iterable[tuple[int, int]], dash: str = "–") -> str:
    """Line numbers as they are shown: `12–14, 20`."""
    return ", ".join(str(low) if low == high else f"{low}{dash}{high}" for low, high in ranges)


def _value(value: s.Value) -> str:
    return value.text if isinstance(value, s.Word) else str(value.value)


def needed(unit: DescribedUnit, words: Mapping[str, str] = MappingProxyType({})) -> ListedWords:
    """What a house rule needs of an edition, sort by sort; with what players call it, as far as that is known."""
    sorts: dict[str, list[str]] = {}
    for need in unit.needs:
        sort, _, name = need.partition(" ")
        sorts.setdefault(sort, []).append(name)
    each = []
    for sort, names in sorts.items():
        called = ListedWords(
            tuple(_with_words(name, words.get(f"{sort} {name}")) for name in names), quoted=False
        )
        each.append(say("need", sort=sort, n=len(names), names=called))
    return ListedWords(tuple(each), quoted=False)


def _with_words(name: str, words: str | None) -> str:
    return f"`{name}`" if words is None else f"`{name}` ({words})"


def arms_shown(choice: UnitChoice) -> list[str]:
    """The arms of a choice, the chosen one marked with a star."""
    if choice.chosen not in choice.arms:
        return [f"{choice.arms[0]} ({choice.chosen}*)"]
    return [f"{arm}*" if arm == choice.chosen else arm for arm in choice.arms]


def unit_json(unit: DescribedUnit) -> dict[str, Any]:
    """A unit for machines."""
    return {
        "name": unit.name,
        "file": unit.file,
        "title": unit.title,
        "gloss": unit.gloss,
        "language": unit.language,
        "source": f"{unit.source}, {unit.source_lines} lines" if unit.source_lines else unit.source,
        "on": unit.base,
        "packs": list(unit.packs),
        "needs": list(unit.needs),
        "rules": unit.rules,
        "options": [_choice_json(choice) for choice in unit.choices if choice.sort == "option"],
        "readings": [_choice_json(choice) for choice in unit.choices if choice.sort == "reading"],
        "silences": [{"name": name, "text": text} for name, text in unit.silences],
        "settings": dict(unit.settings),
        "parses": not has_errors(unit.diagnostics),
    }


def _choice_json(choice: UnitChoice) -> dict[str, Any]:
    return {
        "name": choice.name,
        "question": choice.question,
        "lines": choice.lines,
        "arms": [
            {"name": arm, "because": reason} for arm, reason in zip(choice.arms, choice.reasons, strict=True)
        ],
        "chosen": choice.chosen,
    }
