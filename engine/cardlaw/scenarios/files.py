"""Spec files → scenarios read against each variant they name, with every diagnostic."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors, problem
from cardlaw.language.elaboration.scenarios import scenario
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say


@dataclass(frozen=True)
class ScenarioCase:
    """A scenario under one variant; `read` is None where it, or the variant, does not compile."""

    name: str
    syntax: s.Scenario
    variant: str
    compiled: Compiled
    read: m.Scenario | None
    diagnostics: tuple[Diagnostic, ...]


Named = tuple[s.Scenario, s.EditionRef]


def cases(library: Library, path: Path) -> tuple[list[ScenarioCase], tuple[Diagnostic, ...]]:
    """Every scenario of a file under every variant it names, and what is wrong with the file itself."""
    found, wrong = outline(library, path)
    return [case_of(library, item, ref) for item, ref in found], wrong


def outline(
    library: Library, path: Path, shown: str | None = None
) -> tuple[list[Named], tuple[Diagnostic, ...]]:
    """Every scenario of a file with every variant it names, nothing compiled yet."""
    file, wrong = library.parsed(path, shown or str(path))
    if file is None:
        return [], wrong
    if not isinstance(file.head, s.Spec):
        return [], (
            *wrong,
            problem(
                "E0803",
                file.head.span,
                say("file-scenarios"),
                help=say("begin-spec-name-vocabulary"),
            ),
        )
    found: list[Named] = []
    more: list[Diagnostic] = list(wrong)
    seen: set[str] = set()
    for item in file.items:
        if not isinstance(item, s.Scenario):
            continue
        if item.name.text in seen:
            more.append(
                problem("E0201", item.name.span, say("there-two-scenarios-file", item=item.name.text))
            )
        seen.add(item.name.text)
        refs = [line.edition for line in item.lines if isinstance(line, s.UnderEdition)]
        if not refs:
            more.append(
                problem(
                    "E0804",
                    item.name.span,
                    say("scenario-does-say-under", item=item.name.text),
                    help=say("add-under-edition-first"),
                )
            )
        found += [(item, ref) for ref in refs]
    return found, tuple(more)


def case_of(library: Library, item: s.Scenario, ref: s.EditionRef) -> ScenarioCase:
    """A scenario read under one of the variants it names."""
    return read_under(item, library.compile_ref(ref), " ".join(ref.span.text.split()))


def read_under(item: s.Scenario, compiled: Compiled, name: str) -> ScenarioCase:
    """A scenario as it reads under a variant, whichever it names itself."""
    if compiled.model is None or compiled.scope is None:
        return ScenarioCase(item.name.text, item, name, compiled, None, compiled.diagnostics)
    read, wrong = scenario(compiled.scope, compiled.model, item)
    return ScenarioCase(item.name.text, item, name, compiled, None if has_errors(wrong) else read, wrong)


def spec_files(paths: list[Path]) -> Iterator[Path]:
    """The spec files named, and those below the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*.spec") if not any(x.startswith(".") for x in p.parts))
        else:
            yield path
