"""A file → what is wrong with it, and the fixes that are known."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors, in_reading_order
from cardlaw.language.diagnostics.diagnostic import Fix as KnownFix
from cardlaw.service.answers import FileEdit, Problem, Related, TextStretch, TitledFix
from cardlaw.service.workspace import EditorWorkspace, FileReading
from cardlaw.wording.commands import say
from cardlaw.wording.service import say as beside

MOST_SHOWN = 200
"""How many problems of one file are shown: nobody reads more, and an editor has to draw each."""


def diagnostics(workspace: EditorWorkspace, name: str, base: str | None = None) -> tuple[Problem, ...]:
    """What the compiler says of a file; of the files it builds on only that they fail, where it names them."""
    reading = workspace.reading(name, base)
    own: list[Diagnostic] = []
    others: list[Diagnostic] = []
    for each in in_reading_order(reading.diagnostics):
        mine = each.span is None or workspace.file_of(each.span.source.name) == name
        (own if mine else others).append(each)
    found = [_problem(workspace, name, each) for each in own[:MOST_SHOWN]]
    if has_errors(others) and not has_errors(own):
        found += _elsewhere(workspace, reading, others)
    return tuple(found)


def _problem(workspace: EditorWorkspace, name: str, each: Diagnostic) -> Problem:
    span = each.span
    return Problem(
        each.code,
        each.severity,
        each.message,
        TextStretch(name, 0, 0) if span is None else workspace.place(span),
        each.help,
        tuple(Related(workspace.place(label.span), label.text) for label in each.labels),
        (fix_of(workspace, each.fix),) if each.fix is not None else (),
    )


def fix_of(workspace: EditorWorkspace, fix: KnownFix) -> TitledFix:
    """A fix of the compiler under a title."""
    edits = tuple(FileEdit(workspace.place(edit.span), edit.text) for edit in fix.edits)
    return TitledFix(_title(fix), edits, fix.certain)


def _title(fix: KnownFix) -> str:
    old, new = fix.edits[0].span.text.strip(), fix.edits[0].text.strip()
    if not new and not old:
        title = say("fix-indent" if fix.edits[0].span.text else "fix-indent-two")
    elif not new:
        title = say("fix-take-out", text=old)
    else:
        title = say("fix-write" if old else "fix-put-in", text=new)
    return say("fix-in-places", fix=title, n=len(fix.edits)) if len(fix.edits) > 1 else title


def _elsewhere(
    workspace: EditorWorkspace, reading: FileReading, others: list[Diagnostic]
) -> Iterator[Problem]:
    """One problem for each file that this one builds on and that does not compile."""
    files: dict[str, list[Diagnostic]] = {}
    for each in others:
        if each.span is not None and each.severity == "error":
            files.setdefault(each.span.source.name, []).append(each)
    head = reading.file.head if reading.file is not None else None
    name_places = _names(head) if head is not None else {}
    for shown, wrong in files.items():
        unit = next(
            (file.head.name.text for file in reading.compiled.files if file.span.source.name == shown), ""
        )
        at = name_places.get(unit) or (head.name if head is not None else None)
        yield Problem(
            wrong[0].code,
            "error",
            beside("builds-on", unit=unit or shown, n=len(wrong), first=wrong[0].message),
            workspace.place(at.span) if at is not None else TextStretch(reading.name, 0, 0),
            wrong[0].help,
            tuple(
                Related(workspace.place(each.span), each.message)
                for each in wrong[:5]
                if each.span is not None
            ),
            (),
        )


def _names(head: s.UnitHead) -> dict[str, s.Word]:
    """The units that a head names, each with the word that does."""
    match head:
        case s.Vocabulary():
            return {}
        case s.Edition(vocabulary=word) | s.Pack(vocabulary=word) | s.Spec(vocabulary=word):
            return {word.text: word}
        case s.Variant(base=base, packs=packs):
            return {word.text: word for word in (base, *(packs or ()))}
