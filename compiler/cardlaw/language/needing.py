"""A pack lacks something in one edition: which of the others have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Diagnostic
from cardlaw.language.elaboration.scope import listed
from cardlaw.language.patching import ANOTHER_EDITION

Complaints = Callable[[str], Iterable[Diagnostic]]
"""What compiling a reference complains of."""


def with_editions(
    diagnostics: tuple[Diagnostic, ...],
    files: Iterable[s.File],
    editions: Sequence[str],
    complaints: Complaints,
) -> tuple[Diagnostic, ...]:
    """Diagnostics in which each need that an edition does not meet names the `editions` that meet it."""
    packs = {file.span.source.name: file.head.name.text for file in files if isinstance(file.head, s.Pack)}
    lacking: dict[tuple[str, str], set[tuple[str, int]]] = {}

    def meets(edition: str, pack: str, place: tuple[str, int]) -> bool:
        if (edition, pack) not in lacking:
            wrong = complaints(f"{edition} with {pack}")
            lacking[edition, pack] = {_place(each) for each in wrong if each.help == ANOTHER_EDITION}
        return place not in lacking[edition, pack]

    def said(diagnostic: Diagnostic) -> Diagnostic:
        place = _place(diagnostic)
        if diagnostic.help != ANOTHER_EDITION or place[0] not in packs:
            return diagnostic
        found = [edition for edition in editions if meets(edition, packs[place[0]], place)]
        have = (
            f"{listed(found)} {'has' if len(found) == 1 else 'have'} it"
            if found
            else "no edition here has it"
        )
        return replace(diagnostic, help=have)

    return tuple(map(said, diagnostics))


def _place(diagnostic: Diagnostic) -> tuple[str, int]:
    span = diagnostic.span
    return (span.source.name, span.start) if span is not None else ("", 0)
