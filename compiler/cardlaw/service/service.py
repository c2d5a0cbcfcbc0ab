"""The one door to the language service: files by name, questions with a place, plain answers.

Nothing here reads a clock, starts a thread or keeps a game's word, so it runs in an editor's server and in a page
alike. `ask` takes a question as plain data and gives the answer as plain data.
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from pathlib import Path
from typing import Any

from cardlaw.service.answers import (
    AuthorAction,
    FileEdit,
    Fold,
    Hint,
    Hover,
    Lens,
    Problem,
    Proposal,
    Rename,
    Signature,
    Symbol,
    TextStretch,
    Token,
    to_json,
)
from cardlaw.service.questions import (
    acting,
    colouring,
    completing,
    diagnosing,
    finding,
    hovering,
    laying_out,
    noting,
    outlining,
    shaping,
)
from cardlaw.service.workspace import EditorWorkspace

QUESTIONS = (
    *("open", "close", "diagnostics", "completion", "hover", "signature", "definition", "references"),
    *("renamable", "rename", "symbols", "workspace_symbols", "folding", "formatting", "tokens", "actions"),
    *("lenses", "hints", "findings"),
)
"""What `ask` can be asked: the names of the methods below."""


class Service:
    """Texts that are being written (`open`), over rule folders and the shipped rules, and questions about them.

    Offsets count characters from the start of the text. `base` names the edition that a pack is tried with.
    """

    def __init__(
        self,
        folders: Sequence[Path | str] = (),
        shipped: Path | None = None,
        roots: Sequence[Path | str] = (),
    ) -> None:
        self.workspace = EditorWorkspace(folders, shipped, roots)

    def open(self, name: str, text: str) -> None:
        self.workspace.open(name, text)

    def close(self, name: str) -> None:
        self.workspace.close(name)

    def diagnostics(self, name: str, base: str | None = None) -> tuple[Problem, ...]:
        return diagnosing.diagnostics(self.workspace, name, base)

    def completion(self, name: str, offset: int, base: str | None = None) -> tuple[Proposal, ...]:
        return completing.completion(self.workspace, name, offset, base)

    def hover(self, name: str, offset: int, language: str = "en", base: str | None = None) -> Hover | None:
        return hovering.hover(self.workspace, name, offset, language, base)

    def signature(self, name: str, offset: int) -> tuple[Signature, ...]:
        return shaping.signature(self.workspace, name, offset)

    def definition(self, name: str, offset: int, base: str | None = None) -> tuple[TextStretch, ...]:
        return finding.definition(self.workspace, name, offset, base)

    def references(self, name: str, offset: int, declared: bool = True) -> tuple[TextStretch, ...]:
        return finding.references(self.workspace, name, offset, declared)

    def renamable(self, name: str, offset: int) -> TextStretch | None:
        return finding.renamable(self.workspace, name, offset)

    def rename(self, name: str, offset: int, new: str) -> Rename:
        return finding.rename(self.workspace, name, offset, new)

    def symbols(self, name: str) -> tuple[Symbol, ...]:
        return outlining.symbols(self.workspace, name)

    def workspace_symbols(self, query: str) -> tuple[Symbol, ...]:
        return outlining.workspace_symbols(self.workspace, query)

    def folding(self, name: str) -> tuple[Fold, ...]:
        return outlining.folding(self.workspace, name)

    def formatting(self, name: str) -> tuple[FileEdit, ...]:
        return laying_out.formatting(self.workspace, name)

    def tokens(self, name: str) -> tuple[Token, ...]:
        return colouring.tokens(self.workspace, name)

    def actions(self, name: str, start: int, end: int, base: str | None = None) -> tuple[AuthorAction, ...]:
        return acting.actions(self.workspace, name, start, end, base)

    def lenses(
        self, name: str, findings: bool = False, differences: bool = False, language: str = "en"
    ) -> tuple[Lens, ...]:
        return noting.lenses(self.workspace, name, findings, differences, language)

    def hints(self, name: str, start: int = 0, end: int | None = None) -> tuple[Hint, ...]:
        return noting.hints(self.workspace, name, start, end)

    def findings(self, name: str, base: str | None = None, language: str = "en") -> tuple[Problem, ...]:
        """What the analysis finds, with remedies as fixes; this asks the solver and can take seconds."""
        from cardlaw.service.questions.judging import findings

        return findings(self.workspace, name, base, language)

    def ask(self, question: str, **about: Any) -> Any:
        """A question by its name, answered in plain data; a `base` may come with every question about a file."""
        if question not in QUESTIONS:
            raise ValueError(f"there is no question `{question}`")
        method = getattr(self, question)
        if "base" not in signature(method).parameters:
            about.pop("base", None)
        return to_json(method(**about))
