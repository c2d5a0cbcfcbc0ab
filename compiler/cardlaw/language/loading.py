"""Ids and files → models: rule files are found in given folders only, parsed once, and composed on demand."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files as package_files
from pathlib import Path

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composing import compose
from cardlaw.language.diagnostics import Diagnostic, Span, did_you_mean, has_errors, problem
from cardlaw.language.elaboration.scope import Scope, plain
from cardlaw.language.parsing import parse, parse_fragment
from cardlaw.language.serialising import model_hash
from cardlaw.language.source import Source, read_source

HEAD = re.compile(r"^(vocabulary|edition|pack|variant|spec)\s+([a-z][a-z0-9-]*)", re.MULTILINE)
MOST_FILES = 2_000
MOST_PACKS = 50
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule file that can be named by its id."""

    sort: str
    name: str
    path: Path
    shown: str


@dataclass(frozen=True)
class Compiled:
    """All that compiling a reference gave: the model if it stands, and every diagnostic."""

    reference: str
    model: m.Model | None
    diagnostics: tuple[Diagnostic, ...]
    files: tuple[s.File, ...] = ()
    scope: Scope | None = None

    @cached_property
    def hash(self) -> str | None:
        return model_hash(self.model) if self.model is not None else None


def shipped_rules() -> Path:
    """The rules of the checkout if there is one, else the copy that was installed."""
    checkout = Path(__file__).resolve().parents[3] / "rules"
    if checkout.is_dir() and (checkout.parent / "pyproject.toml").is_file():
        return checkout
    return Path(str(package_files("cardlaw.language"))).parent / "rules"


@dataclass
class Library:
    """Rule folders, first come first served; the shipped rules stand last."""

    folders: Sequence[Path] = ()
    _compiled: dict[str, Compiled] = field(default_factory=dict, repr=False)
    _parsed: dict[Path, tuple[s.File | None, tuple[Diagnostic, ...]]] = field(
        default_factory=dict, repr=False
    )

    @cached_property
    def entries(self) -> dict[tuple[str, str], Entry]:
        """Every unit by sort and id; what stands in an earlier folder shadows what stands later."""
        found: dict[tuple[str, str], Entry] = {}
        for folder in (*self.folders, shipped_rules()):
            for path in _rule_files(folder):
                head = _head_of(path)
                if head is not None:
                    shown = _shown(path)
                    found.setdefault(head, Entry(*head, path, shown))
        return found

    def of_sort(self, *sorts: str) -> list[Entry]:
        return sorted((e for e in self.entries.values() if e.sort in sorts), key=lambda e: (e.sort, e.name))

    def parsed(self, path: Path, shown: str | None = None) -> tuple[s.File | None, tuple[Diagnostic, ...]]:
        path = Path(os.path.abspath(path))
        if path not in self._parsed:
            source, wrong = read_source(path, shown or _shown(path))
            if source is None:
                self._parsed[path] = (None, wrong)
            else:
                self._parsed[path] = parse(source)
        return self._parsed[path]

    def compile(self, reference: str) -> Compiled:
        """The model of an id, an id with choices, or a file: `fi-1`, `fi-1[scoring=points]`, `my/own.rules`."""
        if _is_path(reference):
            return self._compile_file(reference)
        source = Source("the command line", reference)
        ref, wrong = parse_fragment(source, "edition_ref")
        if ref is None:
            return Compiled(reference, None, _as_reference(reference, wrong))
        return self._compile_ref(reference, ref)

    def compile_ref(self, ref: s.EditionRef) -> Compiled:
        """The model that a scenario names; asked for again, it is the same one."""
        reference = " ".join(ref.span.text.split())
        if reference not in self._compiled:
            self._compiled[reference] = self._compile_ref(reference, ref)
        return self._compiled[reference]

    def compile_source(self, source: Source) -> Compiled:
        """The model of a text that stands in no file yet."""
        file, wrong = parse(source)
        return (
            self._compile_unit(source.name, file, wrong, ()) if file else Compiled(source.name, None, wrong)
        )

    def _compile_file(self, reference: str) -> Compiled:
        path_text, bracket, rest = reference.partition("[")
        path = Path(path_text.strip())
        library = self
        own = path.parent
        if own not in self.folders:
            library = Library((own, *self.folders), self._parsed)
        file, wrong = library.parsed(path, str(path))
        if file is None:
            return Compiled(reference, None, wrong)
        choices: tuple[s.Choice, ...] = ()
        if bracket:
            source = Source("the command line", f"x [{rest}")
            ref, problems = parse_fragment(source, "edition_ref")
            if ref is None:
                return Compiled(reference, None, (*wrong, *_as_reference(reference, problems)))
            choices = ref.choices or ()
        notes = library._shadowing(file, path)
        compiled = library._compile_unit(reference, file, (*wrong, *notes), choices)
        return compiled

    def _shadowing(self, file: s.File, path: Path) -> tuple[Diagnostic, ...]:
        name = file.head.name
        for shipped in _rule_files(shipped_rules()):
            head = _head_of(shipped)
            if head is not None and head[1] == name.text and not _same_file(shipped, path):
                return (
                    problem(
                        "N0701",
                        name.span,
                        f"this file stands in for the shipped `{name.text}`",
                        help="give it another name if that is not meant",
                    ),
                )
        return ()

    def _compile_ref(self, reference: str, ref: s.EditionRef) -> Compiled:
        entry = self._variant_or_edition(ref.name.text)
        if entry is None:
            return Compiled(reference, None, (self._unknown(ref.name, ("edition", "variant")),))
        file, wrong = self.parsed(entry.path, entry.shown)
        if file is None:
            return Compiled(reference, None, wrong)
        return self._compile_unit(reference, file, wrong, ref.choices or (), ref.packs or ())

    def _variant_or_edition(self, name: str) -> Entry | None:
        for sort in ("variant", "edition", "pack", "vocabulary"):
            if (sort, name) in self.entries:
                return self.entries[sort, name]
        return None

    def _unknown(self, word: s.Word, sorts: tuple[str, ...]) -> Diagnostic:
        names = [e.name for e in self.of_sort(*sorts)]
        other = next((e for e in self.entries.values() if e.name == word.text), None)
        what = " or ".join(sorts)
        if other is not None:
            return problem("E0216", word.span, f"`{word.text}` is a {other.sort}, and this needs {_an(what)}")
        guess = did_you_mean(word.text, names)
        known = ", ".join(f"`{n}`" for n in names[:12])
        return problem(
            "E0215",
            word.span,
            f"there is no {what} `{word.text}` in the rule folders",
            help=f"did you mean `{guess}`?" if guess else (f"there is {known}" if known else None),
        )

    def _compile_unit(
        self,
        reference: str,
        file: s.File,
        wrong: tuple[Diagnostic, ...],
        choices: Iterable[s.Choice],
        packs: Iterable[s.Word] = (),
    ) -> Compiled:
        units, problems = self._gather(file, tuple(packs))
        diagnostics = [*wrong, *problems]
        if has_errors(diagnostics):
            complete = False
            if any(isinstance(u.head, s.Vocabulary) for u in units):
                _, _, more = compose(units, file.head.name.text, {}, complete)
                diagnostics += [d for d in more if d not in diagnostics]
            return Compiled(reference, None, tuple(diagnostics), tuple(units))
        has_edition = any(isinstance(u.head, s.Edition) for u in units)
        extra = sorted({p.text for p in packs})
        name = file.head.name.text + (f" with {', '.join(extra)}" if extra else "")
        wanted = {c.axis.text: plain(c.value) for c in choices}
        model, scope, more = compose(units, name, wanted, complete=has_edition)
        diagnostics += more
        if model is not None:
            diagnostics += _bad_choices(model, choices)
        bad = has_errors(diagnostics)
        made = None if bad or not has_edition else model
        return Compiled(reference, made, tuple(diagnostics), tuple(units), scope)

    def _gather(self, file: s.File, packs: tuple[s.Word, ...]) -> tuple[list[s.File], list[Diagnostic]]:
        """The unit with all it builds on: vocabulary, edition, packs, the variants in between."""
        units: dict[str, s.File] = {file.head.name.text: file}
        wrong: list[Diagnostic] = []
        head = file.head
        wanted = list(packs)
        while isinstance(head, s.Variant):
            wanted += head.packs or ()
            if head.base.text in units:
                wrong.append(
                    problem(
                        "E0403",
                        head.base.span,
                        f"`{head.name.text}` extends itself",
                        help="a variant extends an edition, or a variant that does not extend it",
                    )
                )
                return list(units.values()), wrong
            base = self._find(head.base, ("edition", "variant"), wrong)
            if base is None:
                return list(units.values()), wrong
            units[base.head.name.text] = base
            head = base.head
        if len(wanted) > MOST_PACKS:
            wrong.append(problem("E0405", wanted[MOST_PACKS].span, f"a variant may have {MOST_PACKS} packs"))
            return list(units.values()), wrong
        vocabulary = None
        if isinstance(head, s.Edition | s.Pack | s.Spec):
            vocabulary = self._find(head.vocabulary, ("vocabulary",), wrong)
            if vocabulary is not None:
                units[f"vocabulary {vocabulary.head.name.text}"] = vocabulary
        for word in wanted:
            pack = self._find(word, ("pack",), wrong)
            if pack is None or not isinstance(pack.head, s.Pack):
                continue
            if vocabulary is not None and pack.head.vocabulary.text != vocabulary.head.name.text:
                wrong.append(
                    problem(
                        "E0407",
                        word.span,
                        f"pack `{word.text}` is for `{pack.head.vocabulary.text}`, and this is "
                        f"`{vocabulary.head.name.text}`",
                    )
                )
                continue
            units[f"pack {word.text}"] = pack
        return list(units.values()), wrong

    def _find(self, word: s.Word, sorts: tuple[str, ...], wrong: list[Diagnostic]) -> s.File | None:
        entry = next(
            (self.entries[sort, word.text] for sort in sorts if (sort, word.text) in self.entries), None
        )
        if entry is None:
            wrong.append(self._unknown(word, sorts))
            return None
        file, problems = self.parsed(entry.path, entry.shown)
        wrong.extend(problems)
        return file


def _bad_choices(model: m.Model, choices: Iterable[s.Choice]) -> Iterator[Diagnostic]:
    axes = {axis.name: axis for axis in model.axes}
    for choice in choices:
        name, wanted = choice.axis.text, plain(choice.value)
        if name not in axes:
            guess = did_you_mean(name, axes)
            known = ", ".join(f"`{n}`" for n in axes) or "none"
            yield problem(
                "E0207",
                choice.axis.span,
                f"`{model.name}` has no option or reading `{name}`",
                help=f"did you mean `{guess}`?" if guess else f"it has {known}",
            )
        elif wanted not in {arm.value for arm in axes[name].arms}:
            known = ", ".join(f"`{arm.value}`" for arm in axes[name].arms[:12])
            yield problem(
                "E0208", choice.value.span, f"`{name}` cannot be `{wanted}`", help=f"it can be {known}"
            )


def _as_reference(reference: str, wrong: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    span = (
        wrong[0].span
        if wrong and wrong[0].span
        else Span(Source("the command line", reference), 0, len(reference))
    )
    return (
        problem(
            "E0217",
            span,
            f"`{reference}` is not the id of an edition or variant",
            help="write an id such as `NAME`, an id with choices such as `NAME[OPTION=VALUE]`, "
            "an id with packs such as `NAME with PACK`, or the path of a rule file",
        ),
    )


def _is_path(reference: str) -> bool:
    bare = reference.partition("[")[0].strip()
    return "/" in bare or os.sep in bare or bare.endswith((".rules", ".spec"))


def _rule_files(folder: Path) -> list[Path]:
    """The rule files below a folder, links to elsewhere left out, in one order on every machine."""
    found: list[Path] = []
    if not folder.is_dir():
        return found
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith((".", "_")) and f != "node_modules")
        found += [
            Path(here) / n
            for n in sorted(names)
            if n.endswith(".rules") and not (Path(here) / n).is_symlink()
        ]
        if len(found) >= MOST_FILES:
            break
    return found[:MOST_FILES]


@cache
def _head_at(path: Path, size: int, changed: int) -> tuple[str, str] | None:
    try:
        with path.open("rb") as file:
            start = file.read(4_096).decode("utf-8", errors="replace").replace("\r\n", "\n")
    except OSError:
        return None
    found = HEAD.search(start)
    return (found[1], found[2]) if found else None


def _head_of(path: Path) -> tuple[str, str] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return _head_at(path, status.st_size, status.st_mtime_ns)


def _shown(path: Path) -> str:
    """The path as a reader here would write it."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        shipped = shipped_rules()
        try:
            return str(Path("rules") / path.relative_to(shipped))
        except ValueError:
            return str(path)


def _same_file(one: Path, other: Path) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False


def _an(what: str) -> str:
    return f"{'an' if what[:1] in 'aeiou' else 'a'} {what}"
