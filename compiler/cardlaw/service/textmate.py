"""The grammar of the language → colours for editors that read TextMate grammars; `make editors` writes the file."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardlaw.language.kernel import RESERVED
from cardlaw.language.parsing.grammar_words import all_words, item_words

NAME = "[a-z][a-z0-9]*(?:-[a-z0-9]+)*"

BETWEEN = ("about", "called", "custom", "lines", "rule")
"""Words that can stand between the first word of an item and its name."""


def textmate() -> dict[str, Any]:
    """Words of the language, words of every table, names, texts, numbers and remarks."""
    return {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "cardlaw",
        "scopeName": "source.cardlaw",
        "fileTypes": ["rules", "spec"],
        "patterns": [
            {"name": "comment.line.number-sign.cardlaw", "match": "#.*$"},
            {"name": "string.quoted.double.cardlaw", "begin": '"', "end": '"|$'},
            {
                "match": f"^({_any(item_words())})\\s+(?!(?:{_any(BETWEEN)})(?![a-z0-9-]))({NAME})",
                "captures": {
                    "1": {"name": "keyword.declaration.cardlaw"},
                    "2": {"name": "entity.name.type.cardlaw"},
                },
            },
            {"name": "keyword.declaration.cardlaw", "match": f"^(?:{_any(item_words())})(?![a-z0-9-])"},
            {"name": "keyword.control.cardlaw", "match": _word(all_words())},
            {"name": "support.constant.cardlaw", "match": _word(RESERVED)},
            {"name": "keyword.other.form.cardlaw", "match": f'(?<=, ){NAME}(?= ")'},
            {"name": "variable.other.cardlaw", "match": NAME},
            {"name": "constant.numeric.cardlaw", "match": "[0-9]+"},
            {"name": "keyword.operator.cardlaw", "match": "\\.\\.|<=|>=|[-<>+*=]"},
        ],
    }


def _any(words: Iterable[str]) -> str:
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


def _word(words: Iterable[str]) -> str:
    return f"(?<![a-z0-9-])(?:{_any(words)})(?![a-z0-9-])"


def written() -> str:
    return json.dumps(textmate(), indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
