"""Answers → what the language server protocol calls them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types
from pygls import uris

from cardlaw.service.answers import (
    AuthorAction,
    FileEdit,
    Fold,
    Hint,
    Hover,
    Lens,
    Problem,
    Proposal,
    Signature,
    Symbol,
    TextStretch,
    Token,
)
from cardlaw.service.positions import TextLines
from cardlaw.service.workspace import EditorWorkspace

SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "note": types.DiagnosticSeverity.Information,
}
COMPLETIONS = {
    "word": types.CompletionItemKind.Keyword,
    "kernel": types.CompletionItemKind.Keyword,
    "move": types.CompletionItemKind.Method,
    "stage": types.CompletionItemKind.Event,
    "rule": types.CompletionItemKind.Function,
    "topic": types.CompletionItemKind.Module,
    "choice": types.CompletionItemKind.Enum,
    "value": types.CompletionItemKind.EnumMember,
    "kind": types.CompletionItemKind.Class,
    "group": types.CompletionItemKind.Class,
    "attribute": types.CompletionItemKind.Property,
    "zone": types.CompletionItemKind.Field,
    "state": types.CompletionItemKind.Field,
    "type": types.CompletionItemKind.TypeParameter,
}
SYMBOLS = {
    **dict.fromkeys(("vocabulary", "edition", "pack", "variant", "spec"), types.SymbolKind.Module),
    **dict.fromkeys(("rule", "custom", "scenario", "example"), types.SymbolKind.Function),
    **dict.fromkeys(("move", "event"), types.SymbolKind.Method),
    **dict.fromkeys(("option", "reading"), types.SymbolKind.Enum),
    **dict.fromkeys(("kind", "group"), types.SymbolKind.Class),
    **dict.fromkeys(("zone", "state"), types.SymbolKind.Field),
    "chapter": types.SymbolKind.Namespace,
    "value": types.SymbolKind.EnumMember,
    "attribute": types.SymbolKind.Property,
}
COLOURS = {
    "word": "keyword",
    "text": "string",
    "remark": "comment",
    "number": "number",
    "sign": "operator",
    "kernel": "macro",
    "name": "variable",
    "attribute": "property",
    "kind": "class",
    "group": "class",
    "value": "enumMember",
    "zone": "struct",
    "state": "property",
    "quantity": "property",
    "predicate": "property",
    "move": "method",
    "stage": "event",
    "topic": "namespace",
    "choice": "enum",
    "short": "variable",
    "role": "parameter",
    "rule": "function",
    "unit": "namespace",
}
"""The protocol's own sorts of token, which every editor has a colour for."""

LEGEND = types.SemanticTokensLegend(sorted({*COLOURS.values()}), ["declaration"])
MARKUP = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>&~$])")


def uri_of(name: str) -> str:
    return name if "://" in name or name.startswith("untitled:") else uris.from_fs_path(name) or name


def name_of(uri: str) -> str:
    path = uris.to_fs_path(uri) if uri.startswith("file:") else None
    return uri if path is None else str(Path(path))


class Translator:
    """Places of a workspace as an editor counts them, and answers in its words."""

    def __init__(self, workspace: EditorWorkspace, encoding: str) -> None:
        self.workspace, self.encoding = workspace, encoding
        self._lines: dict[str, TextLines] = {}

    def lines(self, name: str) -> TextLines:
        text = self.workspace.text(name)
        if name not in self._lines or self._lines[name].text is not text:
            self._lines[name] = TextLines(text, self.encoding)
        return self._lines[name]

    def offset(self, name: str, position: types.Position) -> int:
        return self.lines(name).offset(position.line, position.character)

    def range(self, place: TextStretch) -> types.Range:
        lines = self.lines(place.file)
        return types.Range(
            types.Position(*lines.position(place.start)), types.Position(*lines.position(place.end))
        )

    def location(self, place: TextStretch) -> types.Location:
        return types.Location(uri_of(place.file), self.range(place))

    def edits(self, edits: Iterable[FileEdit]) -> types.WorkspaceEdit:
        changes: dict[str, list[types.TextEdit]] = {}
        for edit in edits:
            changes.setdefault(uri_of(edit.place.file), []).append(self.edit(edit))
        return types.WorkspaceEdit(changes)

    def edit(self, edit: FileEdit) -> types.TextEdit:
        return types.TextEdit(self.range(edit.place), edit.text)

    def diagnostic(self, problem: Problem) -> types.Diagnostic:
        message = problem.message + (f"\nhelp: {problem.help}" if problem.help else "")
        related = [
            types.DiagnosticRelatedInformation(self.location(each.place), each.text)
            for each in problem.related
        ]
        return types.Diagnostic(
            self.range(problem.place),
            message,
            severity=SEVERITIES[problem.severity],
            code=problem.code,
            source="cardlaw",
            related_information=related or None,
        )

    def completion(self, proposal: Proposal, order: int) -> types.CompletionItem:
        return types.CompletionItem(
            proposal.label,
            kind=COMPLETIONS.get(proposal.sort, types.CompletionItemKind.Variable),
            detail=f"{proposal.sort} {proposal.detail}".strip(),
            sort_text=f"{order:04}",
            text_edit=types.TextEdit(self.range(proposal.place), proposal.text),
        )

    def hover(self, hover: Hover) -> types.Hover:
        return types.Hover(
            types.MarkupContent(types.MarkupKind.Markdown, markdown(hover)), self.range(hover.place)
        )

    def signatures(self, found: tuple[Signature, ...]) -> types.SignatureHelp:
        return types.SignatureHelp(
            [
                types.SignatureInformation(
                    each.label,
                    parameters=[types.ParameterInformation(stretch) for stretch in each.parameters],
                    active_parameter=each.active,
                )
                for each in found
            ],
            active_signature=0,
        )

    def symbol(self, symbol: Symbol) -> types.DocumentSymbol:
        return types.DocumentSymbol(
            symbol.name or "?",
            SYMBOLS.get(symbol.sort, types.SymbolKind.Variable),
            self.range(symbol.whole),
            self.range(symbol.place),
            detail=symbol.detail,
            children=[self.symbol(inner) for inner in symbol.inside],
        )

    def workspace_symbol(self, symbol: Symbol) -> types.WorkspaceSymbol:
        kind = SYMBOLS.get(symbol.sort, types.SymbolKind.Variable)
        return types.WorkspaceSymbol(
            self.location(symbol.place), symbol.name, kind, container_name=symbol.sort
        )

    def fold(self, fold: Fold) -> types.FoldingRange:
        kind = types.FoldingRangeKind.Comment if fold.sort == "remarks" else types.FoldingRangeKind.Region
        return types.FoldingRange(fold.first - 1, fold.last - 1, kind=kind)

    def tokens(self, name: str, tokens: tuple[Token, ...]) -> types.SemanticTokens:
        """Each token by how far it is from the one before; no token spans lines."""
        lines = self.lines(name)
        data: list[int] = []
        before = (0, 0)
        for token in tokens:
            line, column = lines.position(token.start)
            _, end = lines.position(token.end)
            step = (line - before[0], column - before[1] if line == before[0] else column)
            sort = LEGEND.token_types.index(COLOURS[token.sort])
            data += (*step, end - column, sort, int(token.declares))
            before = (line, column)
        return types.SemanticTokens(data)

    def action(self, action: AuthorAction, diagnostics: list[types.Diagnostic]) -> types.CodeAction:
        if action.sort == "layout":
            kind: types.CodeActionKind | str = "source.fixAll.cardlaw.layout"
        else:
            kind = types.CodeActionKind.QuickFix if action.code else "source.fixAll.cardlaw"
        return types.CodeAction(
            action.title,
            kind=kind,
            diagnostics=[each for each in diagnostics if each.code == action.code] or None,
            is_preferred=action.certain,
            edit=self.edits(action.edits),
        )

    def lens(self, lens: Lens) -> types.CodeLens:
        spot = self.range(lens.place)
        locations = [self.location(place) for place in lens.places]
        arguments = [uri_of(lens.place.file), spot.start, locations] if locations else None
        command = "cardlaw.showPlaces" if locations else ""
        return types.CodeLens(spot, command=types.Command(lens.text, command, arguments=arguments))

    def hint(self, name: str, hint: Hint) -> types.InlayHint:
        position = types.Position(*self.lines(name).position(hint.at))
        return types.InlayHint(position, f"← {hint.text}", tooltip=hint.detail, padding_left=True)


def markdown(hover: Hover) -> str:
    """What is shown beside a word; nothing that a rule file says is taken for markup."""
    parts: list[str] = []
    for part in hover.parts:
        match part.sort:
            case "code":
                fence = "`" * (max((len(run) for run in re.findall("`+", part.text)), default=2) + 1)
                parts.append(f"{fence}cardlaw\n{part.text}\n{fence}")
            case "text":
                parts.append(_plain(part.text))
            case "remark":
                parts.append(f"*{_plain(part.text)}*")
    return "\n\n".join(parts)


def _plain(text: str) -> str:
    return MARKUP.sub(r"\\\1", " ".join(text.split()))
