"""What is lacking here and there elsewhere: the editions that meet a pack's need, the packs that have an option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from cardlaw.language import syntax as s
from cardlaw.language.composition.patch import ANOTHER_EDITION
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.elaboration.scope import listed
from cardlaw.language.saying import is_said
from cardlaw.language.sayings import say

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
            lacking[edition, pack] = {_place(each) for each in wrong if is_said(each.help, ANOTHER_EDITION)}
        return place not in lacking[edition, pack]

    def said(diagnostic: Diagnostic) -> Diagnostic:
        place = _place(diagnostic)
        if not is_said(diagnostic.help, ANOTHER_EDITION) or place[0] not in packs:
            return diagnostic
        found = [edition for edition in editions if meets(edition, packs[place[0]], place)]
        have = (
            say("editions-have-it", n=len(found), names=listed(found)) if found else say("no-edition-has-it")
        )
        return replace(diagnostic, help=have)

    return tuple(map(said, diagnostics))


def lacks_option(diagnostic: Diagnostic) -> bool:
    """Whether an option or reading is not there, and no other name is like it."""
    return diagnostic.code == "E0207" and not is_said(diagnostic.help, "did-you-mean")


def with_packs(diagnostics: tuple[Diagnostic, ...], packs: Iterable[s.File]) -> tuple[Diagnostic, ...]:
    """Diagnostics in which each option that is not there names the pack that has it."""
    homes = {
        item.name.text: file.head.name.text
        for file in packs
        for item in file.items
        if isinstance(item, s.Option | s.NumberOption | s.Reading)
    }

    def said(diagnostic: Diagnostic) -> Diagnostic:
        home = homes.get(diagnostic.span.text) if diagnostic.span is not None else None
        if home is None or not lacks_option(diagnostic):
            return diagnostic
        return replace(diagnostic, help=f"it belongs to the pack `{home}`: take that in with `with {home}`")

    return tuple(map(said, diagnostics))


def _place(diagnostic: Diagnostic) -> tuple[str, int]:
    span = diagnostic.span
    return (span.source.name, span.start) if span is not None else ("", 0)
