"""The language server: what an editor asks, handed to the service; what it answers, handed back.

Findings are looked for when a file is saved, in a process of their own, so that nobody waits for the solver.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from inspect import iscoroutinefunction
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from cardlaw.language.reading.folders import shipped_rules
from cardlaw.language.saying import LANGUAGES
from cardlaw.service.answers import AuthorAction, Lens, Problem, said_in
from cardlaw.service.service import Service
from cardlaw.service.translating import LEGEND, Translator, name_of

PAUSE = 0.05
"""Seconds without a key after which a file is compiled: shorter than a glance, longer than between two keys."""


class Session:
    """What one editor has open, and how it wants answers."""

    def __init__(self, server: LanguageServer, folders: Sequence[Path]) -> None:
        self.server = server
        self.folders = tuple(folders)
        self.service = Service(self.folders)
        self.language = "en"
        self.base: str | None = None
        self.judges = True
        self._translator: Translator | None = None
        self._versions: dict[str, int] = {}
        self._found: dict[str, tuple[tuple[Problem, ...], tuple[Lens, ...]]] = {}
        self._pool: ProcessPoolExecutor | None = None

    @property
    def translator(self) -> Translator:
        if self._translator is None:
            encoding = str(getattr(self.server.workspace.position_encoding, "value", "utf-16"))
            self._translator = Translator(self.service.workspace, encoding)
        return self._translator

    # ------------------------------------------------------------ the life of a session
    def initialise(self, params: types.InitializeParams) -> None:
        """Rules lie in the folders that are open, in those the editor names, and in the shipped ones."""
        options = params.initialization_options if isinstance(params.initialization_options, dict) else {}
        wanted = _text(options.get("language"), "en")
        self.language = wanted if wanted in LANGUAGES else "en"
        self.base = _text(options.get("base"), "") or None
        self.judges = options.get("findings", "save") != "never"
        roots = [Path(name_of(folder.uri)) for folder in params.workspace_folders or ()]
        if not roots and params.root_uri:
            roots = [Path(name_of(params.root_uri))]
        named = options.get("rules")
        listed = named if isinstance(named, list) else []
        mine = [Path(folder) for folder in listed if isinstance(folder, str) and os.path.isdir(folder)]
        own = [root for root in roots if not shipped_rules().is_relative_to(root)]
        self.folders = tuple(dict.fromkeys((*mine, *self.folders, *own)))
        self.service = Service(self.folders, roots=roots)
        self._translator = None

    def opened(self, params: types.DidOpenTextDocumentParams) -> None:
        self._changed(params.text_document.uri)
        self.publish(params.text_document.uri)

    async def changed(self, params: types.DidChangeTextDocumentParams) -> None:
        """Compiled when the keys rest, and then only as the text is last."""
        uri = params.text_document.uri
        turn = self._changed(uri)
        await asyncio.sleep(PAUSE)
        if self._versions.get(uri) == turn:
            for each in [uri, *(other for other in self._versions if other != uri)]:
                self.publish(each)

    def closed(self, params: types.DidCloseTextDocumentParams) -> None:
        uri = params.text_document.uri
        self._versions.pop(uri, None)
        self._found.pop(uri, None)
        self.service.close(name_of(uri))
        self._send(uri, ())

    async def saved(self, params: types.DidSaveTextDocumentParams) -> None:
        """What the analysis finds is told when it is ready, if nothing was written in between."""
        uri = params.text_document.uri
        self.service.workspace.refresh()
        turn = self._versions.get(uri)
        if not self.judges or turn is None or any(self._errors(uri)):
            return
        problems, lenses = await self._aside(judged, uri, self.base, self.language) or ((), ())
        if self._versions.get(uri) != turn:
            return
        self._found[uri] = problems, lenses
        self.publish(uri)
        self._look_again()
        # Whether editions differ takes longer: it is told when it is known.
        differing = await self._aside(differ, uri) or ()
        if differing and self._versions.get(uri) == turn:
            self._found[uri] = problems, (*lenses, *differing)
            self._look_again()

    async def _aside(self, work: Callable[..., Any], uri: str, *more: object) -> Any:
        """What takes long, done by a process of its own; None if that was ended."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        texts = dict(self.service.workspace.texts)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, work, self.folders, texts, name_of(uri), *more
            )
        except BrokenProcessPool:
            self._pool = None
            return None

    def _look_again(self) -> None:
        """Ask the editor for the remarks above rules again, if it can be asked."""
        shown = self.server.client_capabilities.workspace
        if shown is not None and shown.code_lens is not None and shown.code_lens.refresh_support:
            self.server.workspace_code_lens_refresh(None)

    def ended(self, _: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _changed(self, uri: str) -> int:
        turn = self._versions[uri] = self._versions.get(uri, 0) + 1
        self._found.pop(uri, None)
        self.service.open(name_of(uri), self.server.workspace.get_text_document(uri).source)
        return turn

    def _errors(self, uri: str) -> list[Problem]:
        return [each for each in self._problems(uri) if each.severity == "error"]

    def _problems(self, uri: str) -> tuple[Problem, ...]:
        return self.service.diagnostics(name_of(uri), self.base)

    def publish(self, uri: str) -> None:
        self._send(uri, (*self._problems(uri), *self._found.get(uri, ((), ()))[0]))

    def _send(self, uri: str, problems: Sequence[Problem]) -> None:
        diagnostics = [self.translator.diagnostic(problem) for problem in self._said(problems)]
        self.server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, diagnostics))

    def _said(self, answer: Any) -> Any:
        """An answer in the language that the editor asked for."""
        return said_in(answer, self.language)

    # ------------------------------------------------------------ questions about a place
    def _at(self, params: Any) -> tuple[str, int]:
        name = name_of(params.text_document.uri)
        return name, self.translator.offset(name, params.position)

    def completion(self, params: types.CompletionParams) -> types.CompletionList:
        found = self.service.completion(*self._at(params), self.base)
        return types.CompletionList(
            False, [self.translator.completion(each, order) for order, each in enumerate(self._said(found))]
        )

    def hover(self, params: types.HoverParams) -> types.Hover | None:
        found = self.service.hover(*self._at(params), self.language, self.base)
        return None if found is None else self.translator.hover(self._said(found))

    def signature(self, params: types.SignatureHelpParams) -> types.SignatureHelp | None:
        found = self.service.signature(*self._at(params))
        return self.translator.signatures(found) if found else None

    def definition(self, params: types.DefinitionParams) -> list[types.Location]:
        found = self.service.definition(*self._at(params), self.base)
        return [self.translator.location(place) for place in found]

    def references(self, params: types.ReferenceParams) -> list[types.Location]:
        declared = params.context.include_declaration
        found = self.service.references(*self._at(params), declared)
        return [self.translator.location(place) for place in found]

    def renamable(self, params: types.PrepareRenameParams) -> types.Range | None:
        place = self.service.renamable(*self._at(params))
        return None if place is None else self.translator.range(place)

    def rename(self, params: types.RenameParams) -> types.WorkspaceEdit | None:
        made = self.service.rename(*self._at(params), params.new_name)
        if made.refused is not None:
            why = self._said(made.refused)
            self.server.window_show_message(types.ShowMessageParams(types.MessageType.Warning, why))
            return None
        return self.translator.edits(made.edits)

    # ------------------------------------------------------------ questions about a file
    def symbols(self, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        found = self.service.symbols(name_of(params.text_document.uri))
        return [self.translator.symbol(symbol) for symbol in found]

    def workspace_symbols(self, params: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
        found = self.service.workspace_symbols(params.query)
        return [self.translator.workspace_symbol(symbol) for symbol in found]

    def folding(self, params: types.FoldingRangeParams) -> list[types.FoldingRange]:
        return [
            self.translator.fold(fold) for fold in self.service.folding(name_of(params.text_document.uri))
        ]

    def formatting(self, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        found = self.service.formatting(name_of(params.text_document.uri))
        return [self.translator.edit(edit) for edit in found]

    def tokens(self, params: types.SemanticTokensParams) -> types.SemanticTokens:
        name = name_of(params.text_document.uri)
        return self.translator.tokens(name, self.service.tokens(name))

    def actions(self, params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        name = name_of(uri)
        start = self.translator.offset(name, params.range.start)
        end = self.translator.offset(name, params.range.end)
        found = list(self.service.actions(name, start, end, self.base))
        found += remedies(self._found.get(uri, ((), ()))[0], start, end)
        return [
            self.translator.action(action, list(params.context.diagnostics)) for action in self._said(found)
        ]

    def lenses(self, params: types.CodeLensParams) -> list[types.CodeLens]:
        uri = params.text_document.uri
        found = (*self.service.lenses(name_of(uri)), *self._found.get(uri, ((), ()))[1])
        return [self.translator.lens(lens) for lens in self._said(found)]

    def hints(self, params: types.InlayHintParams) -> list[types.InlayHint]:
        name = name_of(params.text_document.uri)
        start = self.translator.offset(name, params.range.start)
        end = self.translator.offset(name, params.range.end)
        return [self.translator.hint(name, hint) for hint in self._said(self.service.hints(name, start, end))]


def remedies(problems: Sequence[Problem], start: int, end: int) -> list[AuthorAction]:
    """What settles the findings in a stretch."""
    return [
        AuthorAction(fix.title, "fix", fix.edits, problem.code)
        for problem in problems
        if problem.place.start <= end and start <= problem.place.end
        for fix in problem.fixes
    ]


def judged(
    folders: Sequence[Path], texts: dict[str, str], name: str, base: str | None, language: str
) -> tuple[tuple[Problem, ...], tuple[Lens, ...]]:
    """What the analysis finds in a file: the work of another process."""
    service = _with_texts(folders, texts)
    found = service.findings(name, base, language)
    lenses = service.lenses(name, findings=True, language=language)
    return found, tuple(lens for lens in lenses if lens.sort == "finding")


def differ(folders: Sequence[Path], texts: dict[str, str], name: str) -> tuple[Lens, ...]:
    """Which editions decide otherwise than the rules of a file: the work of another process."""
    lenses = _with_texts(folders, texts).lenses(name, differences=True)
    return tuple(lens for lens in lenses if lens.sort == "edition")


def _with_texts(folders: Sequence[Path], texts: dict[str, str]) -> Service:
    service = Service(folders)
    for each, text in texts.items():
        service.open(each, text)
    return service


def server(version: str, folders: Sequence[Path] = ()) -> LanguageServer:
    """A server that is ready to be started."""
    made = LanguageServer("cardlaw", version)
    session = Session(made, folders)
    fixes = types.CodeActionOptions([types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll])
    for feature, handler, options in (
        (types.INITIALIZE, session.initialise, None),
        (types.SHUTDOWN, session.ended, None),
        (types.TEXT_DOCUMENT_DID_OPEN, session.opened, None),
        (types.TEXT_DOCUMENT_DID_CHANGE, session.changed, None),
        (types.TEXT_DOCUMENT_DID_CLOSE, session.closed, None),
        (types.TEXT_DOCUMENT_DID_SAVE, session.saved, None),
        (types.TEXT_DOCUMENT_COMPLETION, session.completion, None),
        (types.TEXT_DOCUMENT_HOVER, session.hover, None),
        (types.TEXT_DOCUMENT_SIGNATURE_HELP, session.signature, types.SignatureHelpOptions([" "])),
        (types.TEXT_DOCUMENT_DEFINITION, session.definition, None),
        (types.TEXT_DOCUMENT_REFERENCES, session.references, None),
        (types.TEXT_DOCUMENT_PREPARE_RENAME, session.renamable, None),
        (types.TEXT_DOCUMENT_RENAME, session.rename, types.RenameOptions(prepare_provider=True)),
        (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, session.symbols, None),
        (types.WORKSPACE_SYMBOL, session.workspace_symbols, None),
        (types.TEXT_DOCUMENT_FOLDING_RANGE, session.folding, None),
        (types.TEXT_DOCUMENT_FORMATTING, session.formatting, None),
        (types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, session.tokens, LEGEND),
        (types.TEXT_DOCUMENT_CODE_ACTION, session.actions, fixes),
        (types.TEXT_DOCUMENT_CODE_LENS, session.lenses, None),
        (types.TEXT_DOCUMENT_INLAY_HINT, session.hints, None),
    ):
        made.feature(feature, options)(_function(handler))
    return made


def _function(method: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A method as a function: the server hangs marks of its own on what it calls."""
    if iscoroutinefunction(method):

        async def waited(params: Any) -> Any:
            return await method(params)

        return waited

    def called(params: Any) -> Any:
        return method(params)

    return called


def _text(value: object, otherwise: str) -> str:
    return value if isinstance(value, str) else otherwise
