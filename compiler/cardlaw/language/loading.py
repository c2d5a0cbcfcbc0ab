"""Ids and files → models: rule files are found in given folders only, parsed once, and composed on demand."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field, replace
from functools import cached_property, lru_cache
from pathlib import Path

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composition.compose import compose
from cardlaw.language.composition.gather import Gathering, Parsed, rivals, shadows, sort_of, unknown_unit
from cardlaw.language.composition.needs import lacks_option, with_editions, with_packs
from cardlaw.language.composition.patch import ANOTHER_EDITION
from cardlaw.language.diagnostics.diagnostic import (
    Diagnostic,
    Label,
    Span,
    did_you_mean,
    has_errors,
    in_reading_order,
    meant,
    problem,
)
from cardlaw.language.diagnostics.render import render_text
from cardlaw.language.elaboration.choices import arms
from cardlaw.language.elaboration.scope import Scope, choices_fix, choices_help, listed, plain
from cardlaw.language.kernel import third_person
from cardlaw.language.parsing.items import parse, parse_fragment
from cardlaw.language.reading.folders import (
    MOST_FILES,
    FolderEntry,
    Key,
    Shelf,
    head_in,
    same_file,
    shelve,
    shipped_rules,
)
from cardlaw.language.reading.folders import shown as shown_path
from cardlaw.language.reading.limits import ITEM_START
from cardlaw.language.reading.source import Source, read_source
from cardlaw.language.records import dataclass
from cardlaw.language.saying import is_said
from cardlaw.language.sayings import say
from cardlaw.language.storage import model_cache

__all__ = [
    "MOST_FILES",
    "Compiled",
    "FolderEntry",
    "Known",
    "Library",
    "NotCompiled",
    "axes_chosen",
    "load",
    "shipped_rules",
]

COMMAND_LINE = say("command-line")
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Compiled:
    """All that compiling a reference gave: the model if it stands, its scope, and every diagnostic.

    `read` gives the files that took part, the one that was asked for first; `sort` is what sort of unit that is.
    """

    reference: str
    model: m.Model | None
    diagnostics: tuple[Diagnostic, ...]
    read: Callable[[], tuple[s.File, ...]] = tuple
    find_scope: Callable[[], Scope | None] = lambda: None
    sort: str = "unknown"

    @cached_property
    def scope(self) -> Scope | None:
        """All names that its units declare."""
        return self.find_scope()

    @property
    def hash(self) -> str | None:
        return self.model.hash if self.model is not None else None

    @cached_property
    def files(self) -> tuple[s.File, ...]:
        return self.read()


class NotCompiled(Exception):
    """A reference does not compile; the message is what `cardlaw check` would print."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(render_text(in_reading_order(diagnostics), colour=False, width=100))
        self.diagnostics = diagnostics


def load(reference: str, *folders: Path | str) -> m.Model:
    """The model of an id, an id with choices or packs, or a file, looked for in these folders first."""
    compiled = Library(tuple(Path(folder) for folder in folders)).compile(reference)
    if compiled.model is None:
        raise NotCompiled(compiled.diagnostics)
    return compiled.model


@lru_cache(maxsize=64)
def _read_once(source: Source) -> Parsed:
    """A given text as it reads; many libraries are given the same texts (examples, an editor's open files)."""
    return parse(source)


@dataclass(frozen=True, slots=True)
class Known:
    """What one library worked out and another one of the same folders can go on from, where no text has changed.

    Of each reference there are the mark of the shelf, the texts and what they compiled to; of each file how it reads.
    """

    models: dict[str, tuple[str, tuple[model_cache.Part, ...], Compiled]] = field(default_factory=dict)
    files: dict[Path, tuple[Source, Parsed]] = field(default_factory=dict)


@dataclass
class Library:
    """Rule folders, first come first served; the shipped rules stand last, texts in no file (`given`) first."""

    folders: Sequence[Path] = ()
    _parsed: dict[Path, Parsed] = field(default_factory=dict, repr=False)
    given: Sequence[Source] = ()
    shipped: Path | None = field(default_factory=shipped_rules)
    noted: bool = False
    """Whether scopes know of every word what it stands for; then nothing that was kept is used."""
    known: Known = field(default_factory=Known, repr=False)
    _texts: dict[Key, str | None] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        for source in self.given:
            path = Path(os.path.abspath(source.name))
            if path not in self._parsed:
                self._parsed[path] = _read_once(source)

    @cached_property
    def shelf(self) -> Shelf:
        texts: list[FolderEntry] = []
        for source in self.given:
            path = Path(os.path.abspath(source.name))
            file = self._parsed[path][0]
            key = head_in(source.text) if file is None else (sort_of(file.head), file.head.name.text)
            if key is not None:
                texts.append(FolderEntry(*key, path, source.name))
        return shelve(texts, self.folders, self.shipped)

    @property
    def entries(self) -> dict[tuple[str, str], FolderEntry]:
        """Every unit by sort and id."""
        return self.shelf.entries

    def of_sort(self, *sorts: str) -> list[FolderEntry]:
        return sorted((e for e in self.entries.values() if e.sort in sorts), key=lambda e: (e.sort, e.name))

    def parsed(self, path: Path, shown: str | None = None) -> Parsed:
        path = Path(os.path.abspath(path))
        if path not in self._parsed:
            source, wrong = read_source(path, shown or shown_path(path))
            self._parsed[path] = (None, wrong) if source is None else self._as_before(path, source)
        return self._parsed[path]

    def _as_before(self, path: Path, source: Source) -> Parsed:
        """A text as it reads, which may be known from when it was read before."""
        before = self.known.files.get(path)
        if before is None or before[0] != source:
            before = self.known.files[path] = (source, parse(source))
        return before[1]

    def compile(self, reference: str) -> Compiled:
        """The model of an id, an id with packs or choices, or a file: `e-1`, `e-1 with p[x=y]`, `my/own.rules`."""
        made = self._compile(reference)
        needs = any(is_said(each.help, ANOTHER_EDITION) for each in made.diagnostics)
        options = any(map(lacks_option, made.diagnostics))
        if not needs and not options:
            return made
        library = self._beside(Path(_split(reference)[0])) if _is_path(reference) else self
        games = {file.head.name.text for file in made.files if isinstance(file.head, s.Vocabulary)}
        said = made.diagnostics
        if needs:
            editions = [file.head.name.text for file in library._written_in(games, s.Edition)]
            said = with_editions(
                said, made.files, editions, lambda other: library._compile_text(other).diagnostics
            )
        if options:
            said = with_packs(said, library._written_in(games, s.Pack))
        return replace(made, diagnostics=said)

    def _written_in(self, games: set[str], sort: type[s.Edition | s.Pack]) -> Iterator[s.File]:
        """The editions or the packs of these games."""
        for entry in self.of_sort(sort.__name__.lower()):
            file, _ = self.parsed(entry.path, entry.shown)
            if file is not None and isinstance(file.head, sort) and file.head.vocabulary.text in games:
                yield file

    def _compile(self, reference: str) -> Compiled:
        if _is_path(reference):
            return self._compile_file(reference)
        mark, before, compiled = self.known.models.get(reference, ("", (), None))
        if compiled and mark == self.mark and all(self.text_of(unit) == text for unit, text in before):
            return compiled
        kept = model_cache.read(self.mark, reference, self.text_of) if self.mark else None
        if kept is None:
            made = self._compile_id(reference)
            parts = _parts(made)
        else:
            m.content_hash.keep(kept.model, kept.hash)
            read, scope = (lambda: self._compile_id(reference).files), (lambda: self._scope_of(reference))
            made = Compiled(reference, kept.model, (), read, scope, kept.sort)
            units: list[Key] = [(unit.sort, unit.name) for unit in kept.model.units]
            parts = tuple((unit, self.text_of(unit) or "") for unit in units)
        if self.mark and made.model is not None and not made.diagnostics:
            self.known.models[reference] = (self.mark, parts, made)
        return made

    def _scope_of(self, reference: str) -> Scope | None:
        """The scope of a reference whose model was kept."""
        kept = model_cache.read_scope(self.mark, reference, self.text_of) if self.mark else None
        return kept or self._compile_id(reference).scope

    @cached_property
    def mark(self) -> str | None:
        """A mark of what stands in the rule folders; None if what it compiles to is not kept."""
        return None if self.given or self.noted else model_cache.mark_of(self.shelf)

    def text_of(self, unit: Key) -> str | None:
        """The text of a unit as its file had it when it was first read here; None if it cannot be read."""
        entry = self.entries.get(unit)
        if entry is not None and unit not in self._texts:
            parsed, _ = self._parsed.get(Path(os.path.abspath(entry.path)), (None, ()))
            source = parsed.span.source if parsed is not None else read_source(entry.path, entry.shown)[0]
            self._texts[unit] = source.text if source is not None else None
        return self._texts.get(unit)

    def _compile_id(self, reference: str) -> Compiled:
        made = self._compile_text(reference)
        if self.mark and made.model and made.hash and made.scope and not made.diagnostics:
            kept = model_cache.KeptModel(made.model, made.hash, made.sort)
            model_cache.write(self.mark, reference, _parts(made), kept, made.scope)
        return made

    def _compile_text(self, reference: str) -> Compiled:
        ref, wrong = _read_reference(
            reference, reference, [e.name for e in self.of_sort("edition", "variant")]
        )
        return Compiled(reference, None, wrong) if ref is None else self._compile_ref(reference, ref)

    def compile_base(self, reference: str) -> Compiled | None:
        """What a reference changes: the same without the packs and choices it adds, or what its variant extends."""
        bare, added = _split(reference)
        if added:
            return self.compile(bare)
        compiled = self.compile(bare)
        if compiled.sort != "variant":
            return None
        files = compiled.files
        if not files or not isinstance(files[0].head, s.Variant):
            return None
        beside = self._beside(Path(bare)) if _is_path(bare) else self
        return beside.compile(files[0].head.base.text)

    def compile_ref(self, ref: s.EditionRef) -> Compiled:
        """The model that a scenario names."""
        return self._compile_ref(" ".join(ref.span.text.split()), ref)

    def compile_source(self, source: Source) -> Compiled:
        """The model of a text that stands in no file yet."""
        file, wrong = parse(source)
        return (
            Compiled(source.name, None, wrong)
            if file is None
            else self.compile_parsed(source.name, file, wrong)
        )

    def compile_parsed(self, reference: str, file: s.File, wrong: Iterable[Diagnostic]) -> Compiled:
        """The model of a text that was parsed already, with what was wrong in it."""
        return self._compose(reference, file, wrong)

    def _compile_file(self, reference: str) -> Compiled:
        path_text, rest = _split(reference)
        path = Path(path_text)
        library = self._beside(path)
        file, wrong = library.parsed(path, path_text)
        if file is None:
            return Compiled(reference, None, wrong)
        ref, problems = _read_reference(file.head.name.text + rest, reference)
        if ref is None:
            return Compiled(reference, None, (*wrong, *problems))
        key = (sort_of(file.head), file.head.name.text)
        shipped = shelve((), (), self.shipped).entries.get(key)
        if shipped is not None and not same_file(shipped.path, path):
            wrong = (*wrong, shadows(file))
        return library._compose(reference, file, wrong, ref)

    def _beside(self, path: Path) -> Library:
        """The library as a file sees it: what stands in the file's own folder comes first."""
        if path.parent in self.folders:
            return self
        return Library((path.parent, *self.folders), self._parsed, self.given, self.shipped, self.noted)

    def _compile_ref(self, reference: str, ref: s.EditionRef) -> Compiled:
        sorts = ("variant", "edition", "pack", "vocabulary")
        entry = next(
            (e for sort in sorts if (e := self.entries.get((sort, ref.name.text))) is not None), None
        )
        if entry is None:
            return Compiled(reference, None, (unknown_unit(self.shelf, ref.name, ("edition", "variant")),))
        file, wrong = self.parsed(entry.path, entry.shown)
        wrong = (*rivals(self.shelf, entry, ref.name.span), *wrong)
        if file is None:
            return Compiled(reference, None, wrong)
        if (entry.sort, entry.name) in self.shelf.shadowed:
            wrong = (*wrong, shadows(file))
        return self._compose(reference, file, wrong, ref)

    def _compose(
        self, reference: str, file: s.File, wrong: Iterable[Diagnostic], ref: s.EditionRef | None = None
    ) -> Compiled:
        packs, choices = (ref.packs or (), ref.choices or ()) if ref is not None else ((), ())
        sort = sort_of(file.head)
        gathering = Gathering(self.shelf, lambda entry: self.parsed(entry.path, entry.shown))
        gathering.gather(file, packs)
        units = tuple(gathering.units.values())
        diagnostics = [*wrong, *gathering.wrong]
        sound = not has_errors(diagnostics)
        playable = any(isinstance(unit.head, s.Edition) for unit in units)
        if not any(isinstance(unit.head, s.Vocabulary) for unit in units):
            return Compiled(reference, None, in_reading_order(diagnostics), lambda: units, sort=sort)
        extra = sorted({pack.text for pack in packs})
        name = file.head.name.text + (f" with {', '.join(extra)}" if extra else "")
        wanted = {choice.axis.text: plain(choice.value) for choice in choices}
        unread = {word for unit in units for word in _unread(unit)}
        model, scope, more = compose(units, name, wanted, sound and playable, unread, self.noted)
        diagnostics += more
        if choices and not playable:
            message = say("choices-are-made", name=name, unit=say("a-unit", sort=sort_of(file.head)))
            diagnostics.append(problem("E0216", choices[0].span, message, help=say("name-edition-edition")))
        elif sound:
            diagnostics += _bad_choices(name, scope, choices)
        made = None if has_errors(diagnostics) or not playable else model
        return Compiled(reference, made, in_reading_order(diagnostics), lambda: units, lambda: scope, sort)


def _parts(made: Compiled) -> tuple[model_cache.Part, ...]:
    """The units that took part, with their texts as they were read."""
    return tuple(((sort_of(file.head), file.head.name.text), file.span.source.text) for file in made.files)


def _unread(file: s.File) -> Iterator[str]:
    """What items that could not be parsed may declare: a rule its name, others any of their words."""
    text = file.span.source.text
    read = {file.head.span.start, *(item.span.start for item in file.items)}
    starts = [found.start() for found in ITEM_START.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        if start not in read and not text.startswith("cardlaw", start):
            found = NAME.findall(text[start:end])
            declared = found[1:2] if found[:1] in (["rule"], ["example"], ["scenario"]) else found
            yield from declared
            yield from map(third_person, declared)


def _bad_choices(name: str, scope: Scope, choices: Iterable[s.Choice]) -> Iterator[Diagnostic]:
    """Choices on the command line, or in a scenario, that the variant does not have."""
    seen: dict[str, Span] = {}
    for choice in choices:
        axis, wanted = choice.axis.text, plain(choice.value)
        if axis in seen:
            label = Label(seen[axis], say("first-chosen"))
            yield problem("E0201", choice.axis.span, say("chosen-twice", axis=axis), labels=(label,))
            continue
        seen[axis] = choice.axis.span
        if axis not in scope.axes:
            guess = did_you_mean(axis, scope.axes)
            known = say("it-has", names=listed(scope.axes)) if scope.axes else say("leaves-nothing-choose")
            yield problem(
                "E0207",
                choice.axis.span,
                say("no-option-reading", what=name, axis=axis),
                help=say("did-you-mean", guess=guess) if guess else known,
                fix=meant(choice.axis.span, guess),
            )
        elif wanted not in (known_arms := arms(scope.axes[axis][0])):
            help = choices_help(str(wanted), known_arms)
            fix = choices_fix(choice.value.span, wanted, known_arms)
            yield problem(
                "E0208", choice.value.span, say("cannot", axis=axis, wanted=wanted), help=help, fix=fix
            )


def _read_reference(
    text: str, reference: str, known: Iterable[str] = ()
) -> tuple[s.EditionRef | None, tuple[Diagnostic, ...]]:
    source = Source(COMMAND_LINE, text)
    ref, wrong = parse_fragment(source, "edition_ref") if text.strip() else (None, ())
    if ref is not None:
        return ref, ()
    at = wrong[0].span if wrong and wrong[0].span else Span(source, 0, len(text))
    said = say("id-edition-variant", reference=reference) if text.strip() else say("no-id-given")
    guess = did_you_mean(text, known)
    if (meant := _rewritten(text)) is not None:
        how = say("packs-have-commas-between")
        return None, (problem("E0217", at, said, help=say("write", meant=meant, how=how)),)
    forms = say("id-name-id-choices")
    return None, (problem("E0217", at, said, help=say("did-you-mean", guess=guess) if guess else forms),)


def _rewritten(text: str) -> str | None:
    """An id with packs and choices as it is to be written, where it was written in another order."""
    choices = [
        choice.strip() for inside in re.findall(r"\[([^\[\]]*)\]", text) for choice in inside.split(",")
    ]
    bare = re.sub(r"\s*\[[^\[\]]*\]", "", text).strip()
    name, _, packs = bare.partition(" with ")
    listed = [pack.strip() for pack in re.split(r",|\band\b|\bwith\b", packs) if pack.strip()]
    meant = name.strip() + (f" with {', '.join(listed)}" if listed else "")
    meant += f"[{', '.join(choices)}]" if choices else ""
    ref, _ = parse_fragment(Source(COMMAND_LINE, meant), "edition_ref") if meant != text else (None, ())
    return meant if ref is not None else None


def _split(reference: str) -> tuple[str, str]:
    """A path and what is asked of the file there: packs, choices."""
    found = re.fullmatch(r"\s*(.+?\.(?:rules|spec)|[^\[]+?)(\s+with\s.*|\s*\[.*)?\s*", reference, re.DOTALL)
    return (found[1], found[2] or "") if found else (reference, "")


def axes_chosen(reference: str) -> tuple[str, ...]:
    """The options and readings that a reference makes a choice of."""
    added = _split(reference)[1]
    ref, _ = _read_reference(f"unit{added}", reference) if added else (None, ())
    return tuple(choice.axis.text for choice in (ref.choices or ())) if ref is not None else ()


def _is_path(reference: str) -> bool:
    bare = _split(reference)[0]
    return "/" in bare or os.sep in bare or bare.endswith((".rules", ".spec"))
