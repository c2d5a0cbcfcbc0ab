"""The messages of a Fluent file with the arguments they use; what is wrong in one is named by file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Used:
    """A message of a file: the line it stands in, and the arguments it uses."""

    line: int
    names: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def faults(text: str, file: str) -> Iterator[str]:
    """What does not read in a Fluent file, and what it says twice, each with its line."""
    seen: set[str] = set()
    for line, each in _entries(text):
        if isinstance(each, ast.Junk):
            yield f"{file}:{line}: {each.annotations[0].message if each.annotations else 'does not read'}"
        elif isinstance(each, ast.Message):
            if each.id.name in seen:
                yield f"{file}:{line}: `{each.id.name}` is there twice"
            seen.add(each.id.name)


def used_in(text: str, file: str, without: Iterable[str] = ()) -> dict[str, Used]:
    """The messages of a file that has no faults, with their arguments but for some."""
    if wrong := list(faults(text, file)):
        raise AssertionError("\n".join(wrong))
    found: dict[str, Used] = {}
    for line, each in _entries(text):
        if isinstance(each, ast.Message):
            variables = _Variables()
            variables.visit(each)
            found[each.id.name] = Used(line, frozenset(variables.names - {*without}))
    return found


def unlike(
    file: str, used: Mapping[str, Used], declared: Mapping[str, Iterable[str]], *, may_leave_out: bool = False
) -> list[str]:
    """Messages that are missing, that nothing declares, or that use other arguments than are declared."""
    found = [f"{file}: `{id}` is missing" for id in declared if id not in used]
    for id, each in used.items():
        if id not in declared:
            found.append(f"{file}:{each.line}: nothing says `{id}`")
        elif not (each.names <= {*declared[id]} if may_leave_out else each.names == {*declared[id]}):
            told = ", ".join(sorted(each.names)) or "nothing"
            found.append(
                f"{file}:{each.line}: `{id}` uses {told}; declared: {', '.join(sorted(declared[id]))}"
            )
    return found


def _entries(text: str) -> Iterator[tuple[int, ast.EntryType]]:
    for each in FluentParser(with_spans=True).parse(text).body:
        yield text.count("\n", 0, each.span.start if each.span else 0) + 1, each
