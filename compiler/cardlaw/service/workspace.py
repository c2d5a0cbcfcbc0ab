"""Rule files as an editor has them: texts that are being written, before the files on the disk and the shipped ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cardlaw.language import syntax as s
from cardlaw.language.composition.gather import Parsed, shadows, sort_of
from cardlaw.language.diagnostics.codes import FILE_TOO_BIG
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Span
from cardlaw.language.elaboration.scope import Use
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.parsing.items import parse, parse_fragment
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.folders import rule_files, scenario_files, shipped_rules
from cardlaw.language.reading.source import LARGEST_FILE, Source, decode_source
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say
from cardlaw.scenarios.files import ScenarioCase, outline, read_under
from cardlaw.service.answers import FileEdit, TextStretch
from cardlaw.service.positions import unix

MOST_KEPT = 200
"""How many compiled units are kept: more than a game has editions, packs and variants."""

Stamp = tuple[int, int]
"""When a file changed last, and its size."""


@dataclass(frozen=True, slots=True)
class FileReading:
    """A file in the company it is compiled with: what the compiler said, and what each of its words stands for."""

    name: str
    file: s.File | None
    compiled: Compiled
    cases: tuple[ScenarioCase, ...]
    diagnostics: tuple[Diagnostic, ...]
    uses: tuple[Use, ...]


class EditorWorkspace:
    """Texts by name, over folders. A name is a path, or any word that ends in `.rules` or `.spec`.

    Units are looked for in `folders`, then in the shipped rules; files that name a thing also below `roots`.
    """

    def __init__(
        self,
        folders: Sequence[Path | str] = (),
        shipped: Path | None = None,
        roots: Sequence[Path | str] = (),
    ) -> None:
        self.folders = tuple(Path(folder) for folder in folders)
        self.roots = tuple(Path(root) for root in roots)
        self.shipped = shipped_rules() if shipped is None else shipped
        self.texts: dict[str, str] = {}
        self._sources: dict[str, Source] = {}
        self._parsed: dict[Path, Parsed] = {}
        self._stamps: dict[Path, Stamp | None] = {}
        self._readings: dict[tuple[str, str | None], tuple[_Ground, FileReading]] = {}
        self._library: Library | None = None

    # ------------------------------------------------------------ texts
    def open(self, name: str, text: str) -> None:
        """A text is being written, or has changed."""
        text = unix(text)
        if self.texts.get(name) == text:
            return
        self.texts[name] = text
        source, self._parsed[_path(name)] = _read(name, text)
        if source is not None:
            self._sources[name] = source
        else:
            self._sources.pop(name, None)
        self.refresh()

    def close(self, name: str) -> None:
        """A text is written no longer; what is on the disk counts again."""
        if self.texts.pop(name, None) is not None:
            self._sources.pop(name, None)
            self._parsed.pop(_path(name), None)
            self.refresh()

    def refresh(self) -> None:
        """Forget what has changed on the disk."""
        self._library = None
        written = {_path(name) for name in self.texts}
        for path in [path for path in self._parsed if path not in written]:
            stamp = _stamp(path)
            if self._stamps.setdefault(path, stamp) != stamp:
                del self._parsed[path], self._stamps[path]

    def text(self, name: str) -> str:
        """The text of a file, written or on the disk; nothing if it cannot be read."""
        if name in self.texts:
            return self.texts[name]
        file, wrong = self.parsed(name)
        if file is not None:
            return file.span.source.text
        return next((each.span.source.text for each in wrong if each.span is not None), "")

    def glance(self, name: str) -> str:
        """The text of a file, not read any further than that."""
        if name in self.texts:
            return self.texts[name]
        try:
            return unix(content_of(name, LARGEST_FILE).decode("utf-8", errors="replace"))
        except CannotRead:
            return ""

    def source(self, name: str) -> Source:
        """The text of a file as the compiler has it, or would have it if it could read it."""
        if name in self._sources:
            return self._sources[name]
        file, _ = self.parsed(name)
        return file.span.source if file is not None else Source(name, self.text(name))

    def parsed(self, name: str) -> Parsed:
        """What a file says, item by item."""
        return self.library(name).parsed(_path(name), name)

    # ------------------------------------------------------------ the company of a file
    def library(self, name: str | None = None) -> Library:
        """The rules that a file sees: those beside it, if it has a place on the disk, before the others."""
        if self._library is None:
            given = tuple(self._sources[each] for each in sorted(self._sources) if each.endswith(".rules"))
            self._library = Library(self.folders, self._parsed, given, self.shipped, noted=True)
        folder = _path(name).parent if name is not None and os.path.isabs(name) else None
        if folder is None or folder in self.folders or folder.is_relative_to(self.shipped):
            return self._library
        return Library((folder, *self.folders), self._parsed, self._library.given, self.shipped, noted=True)

    def reading(self, name: str, base: str | None = None) -> FileReading:
        """A file compiled; a pack may be read together with an edition, `base`, that it is played with."""
        library = self.library(name)
        key = (name, base)
        if key in self._readings and self._readings[key][0].stands(library, self._parsed):
            return self._readings[key][1]
        file, wrong = library.parsed(_path(name), name)
        if file is not None and isinstance(file.head, s.Spec):
            made = self._spec(library, name)
        elif file is None:
            made = FileReading(name, None, Compiled(name, None, wrong), (), wrong, ())
        else:
            made = _unit(library, name, file, wrong, base)
        if len(self._readings) > MOST_KEPT:
            self._readings.clear()
        self._readings[key] = (_ground(library, self._parsed, made), made)
        return made

    def _spec(self, library: Library, name: str) -> FileReading:
        found, wrong = outline(library, _path(name), name)
        cases: list[ScenarioCase] = []
        uses: list[Use] = []
        diagnostics = list(wrong)
        made: dict[str, Compiled] = {}
        for item, ref in found:
            variant = " ".join(ref.span.text.split())
            if variant not in made:
                made[variant] = library.compile_ref(ref)
            scope = made[variant].scope
            noted = scope.uses if scope is not None and scope.uses is not None else []
            before = len(noted)
            case = read_under(item, made[variant], variant)
            uses += noted[before:]
            del noted[before:]
            cases.append(case)
            diagnostics += case.diagnostics
        file = library.parsed(_path(name), name)[0]
        first = next(iter(made.values()), Compiled(name, None, ()))
        return FileReading(name, file, first, tuple(cases), tuple(dict.fromkeys(diagnostics)), tuple(uses))

    # ------------------------------------------------------------ places
    def place(self, span: Span) -> TextStretch:
        return TextStretch(self.file_of(span.source.name), span.start, span.end)

    def file_of(self, shown: str) -> str:
        """The file that a name in a message means: a text being written, or a path."""
        if shown in self.texts:
            return shown
        known = {entry.shown: str(entry.path) for entry in self.library().entries.values()}
        return known.get(shown, shown)

    def files(self) -> Iterator[str]:
        """Every rule file there is and every file of scenarios in the folders, those being written first."""
        seen = {_path(name) for name in self.texts}
        yield from sorted(self.texts)
        for folder in (*self.folders, *self.roots, self.shipped):
            found = rule_files(folder)
            if folder != self.shipped:
                found += scenario_files(folder)
            for path in found:
                if path not in seen:
                    seen.add(path)
                    yield str(path)

    def is_fixed(self, name: str) -> bool:
        """Whether a file is one of the shipped rules, which nobody here is writing."""
        path = _path(name)
        inside = path.is_relative_to(self.shipped)
        return (
            inside
            and name not in self.texts
            and not any(map(path.is_relative_to, (*self.folders, *self.roots)))
        )


def with_pack(base: str, pack: str) -> str:
    """An edition with packs and choices, and one pack more."""
    ref, _ = parse_fragment(Source("base", base), "edition_ref")
    if not isinstance(ref, s.EditionRef):
        return f"{base} with {pack}"
    packs = [*(word.text for word in ref.packs or ()), pack]
    choices = ", ".join(choice.span.text for choice in ref.choices or ())
    return f"{ref.name.text} with {', '.join(dict.fromkeys(packs))}" + (f" [{choices}]" if choices else "")


@dataclass(frozen=True, slots=True)
class _Ground:
    """What a reading rests on: which units there are, and those it took in as they were."""

    units: tuple[tuple[tuple[str, str], Path], ...]
    parsed: tuple[tuple[Path, Parsed | None], ...]

    def stands(self, library: Library, parsed: dict[Path, Parsed]) -> bool:
        return self.units == _units(library) and all(parsed.get(path) is seen for path, seen in self.parsed)


def _units(library: Library) -> tuple[tuple[tuple[str, str], Path], ...]:
    return tuple((key, entry.path) for key, entry in library.entries.items())


def _ground(library: Library, parsed: dict[Path, Parsed], made: FileReading) -> _Ground:
    taken = [file for each in (made.compiled, *(case.compiled for case in made.cases)) for file in each.files]
    units = {(sort_of(file.head), file.head.name.text) for file in taken}
    paths = {entry.path for key, entry in library.entries.items() if key in units}
    paths |= {path for path, (file, _) in parsed.items() if file is None} | {_path(made.name)}
    return _Ground(_units(library), tuple((path, parsed.get(path)) for path in sorted(paths)))


def _unit(
    library: Library, name: str, file: s.File, wrong: tuple[Diagnostic, ...], base: str | None
) -> FileReading:
    unit = file.head.name.text
    if base is not None and isinstance(file.head, s.Pack):
        compiled = library.compile(with_pack(base, unit))
    else:
        compiled = library.compile_parsed(name, file, wrong)
    diagnostics = compiled.diagnostics
    if (sort_of(file.head), unit) in library.shelf.shadowed:
        diagnostics = (*diagnostics, shadows(file))
    scope = compiled.scope
    uses = tuple(scope.uses or ()) if scope is not None else ()
    return FileReading(name, file, compiled, (), diagnostics, uses)


def _read(name: str, text: str) -> tuple[Source | None, Parsed]:
    content = text.encode("utf-8", errors="replace")
    if len(content) > LARGEST_FILE:
        kind = say("a-kind-of-file", what="a-rule-file")
        message = say("file-too-big", name=name, size=len(content), what=kind, most=f"{LARGEST_FILE:,}")
        at = Span(Source(name, ""), 0, 0)
        return None, (None, (FILE_TOO_BIG.at(at, message, help=say("split-into-edition-packs")),))
    source, wrong = decode_source(name, content)
    return (None, (None, wrong)) if source is None else (source, parse(source))


def _path(name: str) -> Path:
    return Path(os.path.abspath(name.replace("\0", "\ufffd")))


def _stamp(path: Path) -> Stamp | None:
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size


def applied(workspace: EditorWorkspace, edits: Iterable[FileEdit]) -> EditorWorkspace:
    """The same files after some edits; nothing is written."""
    changed = EditorWorkspace(workspace.folders, workspace.shipped, workspace.roots)
    texts = dict(workspace.texts)
    by_file: dict[str, list[FileEdit]] = {}
    for edit in edits:
        by_file.setdefault(edit.place.file, []).append(edit)
    for file, made in by_file.items():
        texts[file] = edited(workspace.text(file), made)
    for name, text in texts.items():
        changed.open(name, text)
    return changed


def edited(text: str, edits: Iterable[FileEdit]) -> str:
    """A text after some edits of it; of two that touch the same letters the first is made."""
    parts: list[str] = []
    at = 0
    for edit in sorted(edits, key=lambda edit: (edit.place.start, edit.place.end)):
        if edit.place.start < at or edit.place.end > len(text):
            continue
        parts += (text[at : edit.place.start], edit.text)
        at = edit.place.end
    return "".join([*parts, text[at:]])
