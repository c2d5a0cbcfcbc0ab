"""The extension's colours against the compiler's own: `make editors`. VS Code itself is not started.

VS Code's reader of TextMate grammars colours every shipped rule file and scenario. Each word, text, number and remark
has to be what the language service says it is.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from cardlaw.language.reading.folders import shipped_rules
from cardlaw.service.service import Service

ROOT = Path(__file__).parents[1]
GRAMMAR = ROOT / "editors" / "vscode" / "syntaxes" / "cardlaw.tmLanguage.json"
TOOL = ROOT / "editors" / "tools" / "coloured.mjs"
PACKAGES = ROOT / "build" / "editors"
SCOPES = {
    "word": ("keyword.", "support."),
    "text": ("string.",),
    "number": ("constant.numeric.",),
    "remark": ("comment.",),
}
"""The scopes that each sort of the compiler's may have."""
SHOWN = 20


def main() -> int:
    paths = [*shipped_rules().rglob("*.rules"), *(ROOT / "spec-tests").rglob("*.spec")]
    texts = {str(path): path.read_text("utf-8") for path in sorted(paths)}
    ran = subprocess.run(
        ["node", str(TOOL), str(GRAMMAR)],
        cwd=PACKAGES,
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    looked_at, wrong = 0, []
    for name, stretches in json.loads(ran.stdout).items():
        for place, sort, said, seen in _compared(name, texts[name], stretches):
            looked_at += 1
            if not seen.startswith(SCOPES[sort]):
                wrong.append(
                    f"{Path(name).name}:{place}: `{said}` is a {sort}, coloured as {seen or 'nothing'}"
                )
    print(*wrong[:SHOWN], sep="\n")
    print(
        f"{looked_at} words, texts, numbers and remarks in {len(texts)} files, {len(wrong)} coloured otherwise"
    )
    return 1 if wrong or not looked_at else 0


def _compared(
    name: str, text: str, stretches: list[tuple[int, int, int, str]]
) -> list[tuple[int, str, str, str]]:
    """Each token of the compiler's that has a colour of its own: line, sort, text, and the scope at its start."""
    starts, lines = [0], text.split("\n")
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    scopes = {}
    for row, start, end, scope in stretches:
        scopes.update(dict.fromkeys(range(starts[row] + start, starts[row] + end), scope))
    service = Service()
    service.open(name, text)
    return [
        (
            text.count("\n", 0, token.start) + 1,
            token.sort,
            text[token.start : token.end],
            scopes.get(token.start, ""),
        )
        for token in service.tokens(name)
        if token.sort in SCOPES
    ]


if __name__ == "__main__":
    sys.exit(main())
