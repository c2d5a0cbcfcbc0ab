"""The language server as an editor meets it: started as a command, spoken to over its protocol."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

for needed in ("pygls", "pytest_lsp"):
    pytest.importorskip(needed, reason="the extras `lsp` and `dev` are not installed")

import pytest_lsp  # noqa: E402
from lsprotocol import types  # noqa: E402

from cardlaw.language.reading.folders import shipped_rules  # noqa: E402
from service.small import FILES  # noqa: E402

COMMAND = [sys.executable, "-m", "cardlaw", "lsp"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small game on the disk."""
    made = tmp_path_factory.mktemp("small")
    for name, text in FILES.items():
        (made / name).write_text(text, encoding="utf-8")
    return made


@pytest_lsp.fixture(config=pytest_lsp.ClientServerConfig(server_command=COMMAND), scope="module")
async def client(lsp_client: pytest_lsp.LanguageClient, folder: Path):
    """An editor with that folder open; one server serves all tests, since starting it takes longest."""
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(folder.as_uri(), "small")],
            initialization_options={"findings": "never", "language": "en"},
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client, path: Path, text: str | None = None) -> str:
    said = path.read_text(encoding="utf-8") if text is None else text
    item = types.TextDocumentItem(path.as_uri(), "cardlaw", 1, said)
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))
    return said


async def told(client, uri: str):
    """The next diagnostics of a file."""
    while uri not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics.pop(uri)


def position(text: str, before: str, word: str = "") -> types.Position:
    at = text.index(before + word) + len(before)
    line = text.count("\n", 0, at)
    return types.Position(line, at - (text.rfind("\n", 0, at) + 1))


@pytest.mark.asyncio(loop_scope="module")
async def test_writing_with_help(client, folder: Path) -> None:
    """One sitting: a mistake is told and mended, a name is followed and changed, a file is laid out."""
    house = folder / "house.rules"
    uri, ident = house.as_uri(), types.TextDocumentIdentifier(house.as_uri())
    wrong = FILES["house.rules"].replace("may lay star", "may lays star")
    opened(client, house, wrong)
    (diagnostic,) = await told(client, uri)
    assert (diagnostic.code, diagnostic.range.start) == ("E0205", position(wrong, "player may ", "lays"))
    (action,) = await client.text_document_code_action_async(
        types.CodeActionParams(ident, diagnostic.range, types.CodeActionContext([diagnostic]))
    )
    assert (action.title, action.is_preferred) == ("write `lay`", True)
    assert [edit.new_text for edit in action.edit.changes[uri]] == ["lay"]
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, uri),
            [types.TextDocumentContentChangePartial(diagnostic.range, "lay")],
        )
    )
    assert not await told(client, uri)

    text = FILES["house.rules"]
    spot = position(text, "may ", "lay star")
    (place,) = await client.text_document_definition_async(types.DefinitionParams(ident, spot))
    assert place.uri == (folder / "small.rules").as_uri()
    hover = await client.text_document_hover_async(types.HoverParams(ident, spot))
    assert "move lay card in hand of player" in hover.contents.value
    found = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(include_declaration=True), ident, spot)
    )
    assert {Path(each.uri).name for each in found} == {
        "small.rules",
        "plain.rules",
        "house.rules",
        "first.spec",
    }
    assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(ident, spot)) is not None
    edit = await client.text_document_rename_async(types.RenameParams(ident, spot, "drop"))
    assert set(edit.changes) == {(folder / name).as_uri() for name in FILES}
    completions = await client.text_document_completion_async(types.CompletionParams(ident, spot))
    assert {"lay", "take"} <= {item.label for item in completions.items}
    help = await client.text_document_signature_help_async(types.SignatureHelpParams(ident, spot))
    assert help.signatures[0].label == "player may MOVE card when CONDITION"

    chapters = await client.text_document_document_symbol_async(types.DocumentSymbolParams(ident))
    assert [each.name for each in chapters] == ["house", "stars-are-wild"]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(ident))
    assert "rule stars-are-wild" in [text.splitlines()[fold.start_line] for fold in folds]
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("starswild"))
    assert [(each.name, Path(each.location.uri).name) for each in found] == [
        ("stars-are-wild", "house.rules")
    ]
    spread = types.TextDocumentContentChangeWholeDocument(text.replace("player may lay", "player   may  lay"))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(3, uri), [spread])
    )
    assert not await told(client, uri)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(ident, types.FormattingOptions(2, True))
    )
    assert any("  player may lay star" in edit.new_text for edit in edits)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_shipped_rules(client) -> None:
    """Every question about a shipped edition gets an answer, and the edition has no problem."""
    path = shipped_rules() / "uno" / "sv-112.rules"
    text = opened(client, path)
    ident = types.TextDocumentIdentifier(path.as_uri())
    assert not await told(client, path.as_uri())
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(ident))
    assert symbols[0].name == "sv-112"
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(ident))
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(ident))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) > 10_000
    options = types.FormattingOptions(2, True)
    assert not await client.text_document_formatting_async(types.DocumentFormattingParams(ident, options))
    whole = types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(ident, whole))
    assert any("overridden by" in hint.label for hint in hints)
    assert await client.text_document_code_lens_async(types.CodeLensParams(ident)) is not None
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("sv112"))


@pytest_lsp.fixture(config=pytest_lsp.ClientServerConfig(server_command=COMMAND))
async def judging(lsp_client: pytest_lsp.LanguageClient, tmp_path: Path):
    """An editor that wants findings when a file is saved, with two editions of the small game open."""
    more = (
        '\nrule stars-never\n  "No star is laid."\n  about laying\n  lines 17\n  player must not lay star\n'
        '\nrule stars-free\n  "A star may be laid."\n  about laying\n  lines 18\n'
        "  player may lay card even when card is star\n"
    )
    other = FILES["plain.rules"].replace("edition plain of", "edition plainer of")
    texts = {"small.rules": FILES["small.rules"], "plain.rules": FILES["plain.rules"] + more}
    for name, text in {**texts, "plainer.rules": other.replace("hand-size is 5", "hand-size is 6")}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(tmp_path.as_uri(), "small")],
            initialization_options={"language": "sv"},
        )
    )
    asked: asyncio.Queue[None] = asyncio.Queue()
    lsp_client.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda _: asked.put_nowait(None))
    lsp_client.asked = asked
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_what_is_found_is_told_when_a_file_is_saved(judging, tmp_path: Path) -> None:
    """Findings as diagnostics with fixes; above rules what was found, and which editions decide otherwise."""
    path = tmp_path / "plain.rules"
    uri, ident = path.as_uri(), types.TextDocumentIdentifier(path.as_uri())
    text = opened(judging, path)
    assert not await told(judging, uri)
    judging.text_document_did_save(types.DidSaveTextDocumentParams(ident))
    found = await told(judging, uri)
    at_rule = position(text, "rule ", "stars-free")
    clash = next(each for each in found if each.code == "F0101" and each.range.start == at_rule)
    assert "`stars-never`" in clash.message and "går före" in clash.message
    actions = await judging.text_document_code_action_async(
        types.CodeActionParams(ident, clash.range, types.CodeActionContext([clash]))
    )
    assert any(
        "overrides stars-never" in edit.new_text for each in actions for edit in each.edit.changes[uri]
    )
    for _ in range(2):
        await asyncio.wait_for(judging.asked.get(), 3_600)
    lenses = await judging.text_document_code_lens_async(types.CodeLensParams(ident))
    above = {(lens.range.start.line, lens.command.title) for lens in lenses}
    assert (position(text, "rule ", "hand-size\n").line, "annorlunda i plainer") in above
    never = [title for line, title in above if line == position(text, "rule ", "stars-never").line]
    assert any("går före" in title for title in never), never


@pytest.mark.asyncio(loop_scope="module")
async def test_places_count_as_the_editor_does(client, folder: Path) -> None:
    """A character outside the basic plane counts twice in UTF-16."""
    house = folder / "house.rules"
    wrong = FILES["house.rules"].replace("  about laying", '  in fi "🂡🂡" zzz\n  about laying')
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(house.as_uri()))
    )
    assert not await told(client, house.as_uri())
    opened(client, house, wrong)
    diagnostic = (await told(client, house.as_uri()))[0]
    assert diagnostic.range.start.character == len('  in fi "🂡🂡" ') + 2


@pytest.mark.asyncio(loop_scope="module")
async def test_hostile_text_gets_an_answer(client, folder: Path) -> None:
    for number, text in enumerate(
        ("\0\0", "(" * 100_000, "x" * 1_500_000, "rule <script>alert(1)</script>\n")
    ):
        path = folder / f"bad-{number}.rules"
        opened(client, path, text)
        assert await told(client, path.as_uri()), text[:10]
    ident = types.TextDocumentIdentifier((folder / "bad-3.rules").as_uri())
    await client.text_document_hover_async(types.HoverParams(ident, types.Position(0, 7)))


def test_without_the_extra_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    from cardlaw.cli.main import main

    monkeypatch.setitem(sys.modules, "pygls", None)
    for module in [name for name in sys.modules if name.startswith(("pygls.", "cardlaw.service.server"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "cardlaw.service.translating", raising=False)
    assert main(["lsp"]) == 2
    assert "pip install 'cardlaw[lsp]'" in capsys.readouterr().err
