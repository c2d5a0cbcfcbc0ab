"""Where things stand: in a rule file, and in the sheet that a file transcribes."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.sayings import say


def position(span: Span) -> m.Position:
    end = span.source.line_col(max(span.end - 1, span.start))[0]
    return m.Position(span.source.name, span.line, span.column, end)


def written(span: Span) -> str:
    """A clause as its author wrote it, moved to the left margin."""
    first, *rest = span.text.split("\n")
    indent = span.column - 1
    return "\n".join([first, *(line[indent:] for line in rest)])


def source_note(file: s.File) -> s.SourceNote | None:
    return next((line for line in file.head.head if isinstance(line, s.SourceNote)), None)


def cited(scope: Scope, cite: s.Cite | None, file: s.File | None) -> tuple[tuple[int, int], ...]:
    """The line ranges of a citation, each checked against the source of its file."""
    if cite is None:
        return ()
    note = source_note(file) if file is not None else None
    if file is not None and note is None:
        scope.complain(
            "E0503",
            cite.span,
            say("cites-lines-file-does"),
            labels=(Label(file.head.name.span, say("source-named-below-line")),),
            help=say("add-source-sheet-number"),
        )
        return ()
    last = note.lines.value if note is not None and note.lines is not None else None
    spans: list[tuple[int, int]] = []
    for lines in cite.spans:
        if lines.low < 1:
            scope.complain("E0503", lines.span, say("lines-counted-from"))
        elif lines.low > lines.high:
            help = say("write-3", high=lines.high, low=lines.low) if lines.high else None
            scope.complain("E0503", lines.span, say("first-line-citation-comes"), help=help)
        elif last is not None and lines.high > last:
            scope.complain(
                "E0503",
                lines.span,
                say("source-lines-cites-line", last=last, high=lines.high),
                labels=(Label(note.span, say("length-told")),) if note is not None else (),
                help=say("correct-citation-length-source"),
            )
        else:
            spans.append((lines.low, lines.high))
    return tuple(spans)
