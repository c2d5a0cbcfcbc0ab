// Files on standard input, as JSON by name → the stretches that VS Code's own reader of grammars colours, and how.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const oniguruma = require("vscode-oniguruma");
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");
const [path] = process.argv.slice(2);
const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
const registry = new Registry({
  onigLib: Promise.resolve({ createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns), createOnigString: (text) => new oniguruma.OnigString(text) }),
  loadGrammar: async () => parseRawGrammar(readFileSync(path, "utf-8"), path),
});
const grammar = await registry.loadGrammar("source.cardlaw");
const found = {};
for (const [name, text] of Object.entries(JSON.parse(readFileSync(0, "utf-8")))) {
  found[name] = [];
  let stack = INITIAL;
  text.split("\n").forEach((line, row) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const each of tokens) if (each.scopes.length > 1) found[name].push([row, each.startIndex, each.endIndex, each.scopes.at(-1)]);
  });
}
process.stdout.write(JSON.stringify(found));
