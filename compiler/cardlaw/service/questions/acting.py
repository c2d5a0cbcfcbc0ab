"""A stretch of a file → what an author can have done there."""

from __future__ import annotations

from cardlaw.service.answers import AuthorAction, FileEdit, TitledFix
from cardlaw.service.questions.diagnosing import diagnostics
from cardlaw.service.questions.laying_out import formatting
from cardlaw.service.workspace import EditorWorkspace
from cardlaw.wording.commands import say


def actions(
    workspace: EditorWorkspace, name: str, start: int, end: int, base: str | None = None
) -> tuple[AuthorAction, ...]:
    """The fixes of the problems in a stretch, then all certain ones at once, then the canonical layout."""
    problems = diagnostics(workspace, name, base)
    found = [
        AuthorAction(fix.title, "fix", fix.edits, problem.code, fix.certain)
        for problem in problems
        if problem.place.start <= end and start <= problem.place.end
        for fix in problem.fixes
    ]
    certain = certain_fixes(tuple(fix for problem in problems for fix in problem.fixes))
    if len(certain) > 1:
        edits = tuple(edit for fix in certain for edit in fix.edits)
        found.append(AuthorAction(say("fix-certain", n=len(certain)), "fix", edits, None, True))
    if layout := formatting(workspace, name):
        found.append(AuthorAction(say("fix-layout"), "layout", layout, None, True))
    return tuple(found)


def certain_fixes(fixes: tuple[TitledFix, ...]) -> list[TitledFix]:
    """The fixes that may be made without asking, none of which touches what another one does."""
    taken: list[FileEdit] = []
    found: list[TitledFix] = []
    for fix in fixes:
        if fix.certain and not any(_touch(edit, other) for edit in fix.edits for other in taken):
            taken += fix.edits
            found.append(fix)
    return found


def _touch(one: FileEdit, other: FileEdit) -> bool:
    mine, theirs = one.place, other.place
    return mine.file == theirs.file and mine.start <= theirs.end and theirs.start <= mine.end
