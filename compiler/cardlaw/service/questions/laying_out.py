"""A file → the edits that put it into its canonical layout."""

from __future__ import annotations

from difflib import SequenceMatcher

from cardlaw.language.printing.layout import format_source
from cardlaw.service.answers import FileEdit, TextStretch
from cardlaw.service.workspace import EditorWorkspace


def formatting(workspace: EditorWorkspace, name: str) -> tuple[FileEdit, ...]:
    """Edits of whole lines; none where the file is laid out already, or does not read."""
    source = workspace.source(name)
    if workspace.parsed(name)[0] is None:
        return ()
    text, _ = format_source(source)
    if text is None or text == source.text:
        return ()
    old, new = source.text.splitlines(keepends=True), text.splitlines(keepends=True)
    starts = [0]
    for line in old:
        starts.append(starts[-1] + len(line))
    return tuple(
        FileEdit(TextStretch(name, starts[first], starts[last]), "".join(new[begin:end]))
        for tag, first, last, begin, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if tag != "equal"
    )
