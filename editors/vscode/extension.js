// Starts `cardlaw lsp` and hands what the editor asks to it; nothing is fetched and nothing else is run.
"use strict";
const vscode = require("vscode");
const { Client } = require("./client");

const SELECTOR = [{ language: "cardlaw" }];
let client = null;

const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const edit = (e) => new vscode.TextEdit(range(e.range), e.newText);
const text = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, p) => ({ ...text(document), position: { line: p.line, character: p.character } });
const plain = (r) => ({
  start: { line: r.start.line, character: r.start.character },
  end: { line: r.end.line, character: r.end.character },
});

function workspaceEdit(made) {
  const found = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries((made && made.changes) || {})) {
    found.set(vscode.Uri.parse(uri), edits.map(edit));
  }
  return found;
}

async function ask(method, params) {
  try {
    return client === null ? null : await client.request(method, params);
  } catch {
    return null;
  }
}

function diagnostic(d) {
  const made = new vscode.Diagnostic(range(d.range), d.message, d.severity - 1);
  made.code = d.code;
  made.source = d.source;
  made.relatedInformation = (d.relatedInformation || []).map(
    (each) => new vscode.DiagnosticRelatedInformation(location(each.location), each.message),
  );
  return made;
}

function symbol(s) {
  const made = new vscode.DocumentSymbol(s.name, s.detail || "", s.kind - 1, range(s.range), range(s.selectionRange));
  made.children = (s.children || []).map(symbol);
  return made;
}

function providers(legend) {
  const v = vscode.languages;
  return [
    v.registerCompletionItemProvider(SELECTOR, {
      provideCompletionItems: async (d, p) =>
        (((await ask("textDocument/completion", at(d, p))) || {}).items || []).map((item) => {
          const made = new vscode.CompletionItem(item.label, item.kind - 1);
          Object.assign(made, { detail: item.detail, sortText: item.sortText });
          Object.assign(made, { insertText: item.textEdit.newText, range: range(item.textEdit.range) });
          return made;
        }),
    }, " "),
    v.registerHoverProvider(SELECTOR, {
      provideHover: async (d, p) => {
        const found = await ask("textDocument/hover", at(d, p));
        return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
      },
    }),
    v.registerSignatureHelpProvider(SELECTOR, {
      provideSignatureHelp: async (d, p) => {
        const found = await ask("textDocument/signatureHelp", at(d, p));
        if (!found) return null;
        const made = new vscode.SignatureHelp();
        made.signatures = found.signatures.map((s) => {
          const one = new vscode.SignatureInformation(s.label);
          one.parameters = s.parameters.map((each) => new vscode.ParameterInformation(each.label));
          one.activeParameter = s.activeParameter;
          return one;
        });
        Object.assign(made, { activeSignature: 0, activeParameter: found.signatures[0].activeParameter });
        return made;
      },
    }, " "),
    v.registerDefinitionProvider(SELECTOR, {
      provideDefinition: async (d, p) => ((await ask("textDocument/definition", at(d, p))) || []).map(location),
    }),
    v.registerReferenceProvider(SELECTOR, {
      provideReferences: async (d, p, context) => {
        const params = { ...at(d, p), context: { includeDeclaration: context.includeDeclaration } };
        return ((await ask("textDocument/references", params)) || []).map(location);
      },
    }),
    v.registerRenameProvider(SELECTOR, {
      prepareRename: async (d, p) => {
        const found = await ask("textDocument/prepareRename", at(d, p));
        if (!found) throw new Error("there is nothing here that a rule file declares");
        return range(found);
      },
      provideRenameEdits: async (d, p, newName) =>
        workspaceEdit(await ask("textDocument/rename", { ...at(d, p), newName })),
    }),
    v.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: async (d) => ((await ask("textDocument/documentSymbol", text(d))) || []).map(symbol),
    }),
    v.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query) =>
        ((await ask("workspace/symbol", { query })) || []).map(
          (s) => new vscode.SymbolInformation(s.name, s.kind - 1, s.containerName || "", location(s.location)),
        ),
    }),
    v.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: async (d) =>
        ((await ask("textDocument/foldingRange", text(d))) || []).map(
          (f) => new vscode.FoldingRange(f.startLine, f.endLine),
        ),
    }),
    v.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: async (d) => {
        const params = { ...text(d), options: { tabSize: 2, insertSpaces: true } };
        return ((await ask("textDocument/formatting", params)) || []).map(edit);
      },
    }),
    v.registerDocumentSemanticTokensProvider(SELECTOR, {
      provideDocumentSemanticTokens: async (d) => {
        const found = await ask("textDocument/semanticTokens/full", text(d));
        return found && new vscode.SemanticTokens(new Uint32Array(found.data));
      },
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
    v.registerCodeActionsProvider(SELECTOR, {
      provideCodeActions: async (d, r) => {
        const params = { ...text(d), range: plain(r), context: { diagnostics: [] } };
        return ((await ask("textDocument/codeAction", params)) || []).map((action) => {
          const made = new vscode.CodeAction(action.title, new vscode.CodeActionKind(action.kind));
          Object.assign(made, { edit: workspaceEdit(action.edit), isPreferred: action.isPreferred });
          return made;
        });
      },
    }),
    v.registerCodeLensProvider(SELECTOR, {
      provideCodeLenses: async (d) =>
        ((await ask("textDocument/codeLens", text(d))) || []).map((lens) => new vscode.CodeLens(range(lens.range), lens.command)),
    }),
    v.registerInlayHintsProvider(SELECTOR, {
      provideInlayHints: async (d, r) =>
        ((await ask("textDocument/inlayHint", { ...text(d), range: plain(r) })) || []).map((h) => {
          const made = new vscode.InlayHint(new vscode.Position(h.position.line, h.position.character), h.label);
          Object.assign(made, { tooltip: h.tooltip, paddingLeft: true });
          return made;
        }),
    }),
    vscode.commands.registerCommand("cardlaw.showPlaces", (uri, position, places) =>
      vscode.commands.executeCommand(
        "editor.action.showReferences",
        vscode.Uri.parse(uri),
        new vscode.Position(position.line, position.character),
        places.map(location),
      ),
    ),
  ];
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("cardlaw");
  const problems = vscode.languages.createDiagnosticCollection("cardlaw");
  const hear = (method, params) => {
    if (method === "textDocument/publishDiagnostics") {
      problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "window/showMessage") {
      vscode.window.showWarningMessage(params.message);
    }
  };
  const end = (reason) => {
    client = null;
    vscode.window.showWarningMessage(
      `The language server of cardlaw is not running (${reason}). ` +
        "Install it with `pip install 'cardlaw[lsp]'`, or set `cardlaw.command` to its full path.",
    );
  };
  client = new Client(settings.get("command", "cardlaw"), ["lsp"], hear, end);
  context.subscriptions.push(problems, { dispose: deactivate });
  const options = {};
  for (const name of ["rules", "base", "language", "findings"]) options[name] = settings.get(name);
  const folders = (vscode.workspace.workspaceFolders || []).map((f) => ({ uri: f.uri.toString(), name: f.name }));
  let answer;
  try {
    answer = await client.request("initialize", {
      processId: process.pid,
      rootUri: folders.length > 0 ? folders[0].uri : null,
      workspaceFolders: folders,
      capabilities: { general: { positionEncodings: ["utf-16"] } },
      initializationOptions: options,
    });
  } catch {
    return;
  }
  client.notify("initialized", {});
  const ours = (document) => document.languageId === "cardlaw";
  const open = (document) => {
    if (client === null || !ours(document)) return;
    const item = { languageId: "cardlaw", version: document.version, text: document.getText() };
    client.notify("textDocument/didOpen", { textDocument: { uri: document.uri.toString(), ...item } });
  };
  const tell = (method, more) => (document) => {
    if (client !== null && ours(document)) client.notify(method, { ...text(document), ...more });
  };
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument((event) => {
      const document = event.document;
      if (client === null || !ours(document) || event.contentChanges.length === 0) return;
      client.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
    vscode.workspace.onDidSaveTextDocument(tell("textDocument/didSave")),
    vscode.workspace.onDidCloseTextDocument(tell("textDocument/didClose")),
    ...providers(answer.capabilities.semanticTokensProvider.legend),
  );
  vscode.workspace.textDocuments.forEach(open);
}

function deactivate() {
  if (client !== null) client.stop();
}

module.exports = { activate, deactivate };
