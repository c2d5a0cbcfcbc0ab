"""What a person reads is a message or a saying: no code hands a sentence of its own to a screen or an error."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "compiler/cardlaw/cli",
    "compiler/cardlaw/analysis",
    "compiler/cardlaw/documents",
    "engine/cardlaw/engine",
    "engine/cardlaw/players",
    "engine/cardlaw/scenarios",
    "engine/cardlaw/simulation",
    "engine/cardlaw/workers",
)
SHOWN = frozenset(
    {"say", "remark", "wrap", "complain", "paint", "print", "write", "_remark", "_fail", "_line"}
)
"""What puts a text on a screen, or notes it for one."""
OURS = frozenset({"AssertionError", "ValueError", "TypeError", "IndexError", "KeyError", "AttributeError"})
"""Faults of whoever calls our code; no person at a terminal is told of them in these words."""
WORDS = re.compile(r"(?<![\w`{/.-])[a-z]{2,}(?![\w`}/.=(-])", re.IGNORECASE)
FEWEST = 3
"""So many words side by side make a sentence; a command to type is in backticks."""


def text_of(node: ast.expr) -> str | None:
    """A literal, with braces where something is put in."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in parts)
        case ast.BinOp(left=left, right=right):
            return f"{text_of(left) or '{}'}{text_of(right) or '{}'}"
        case ast.IfExp(body=body, orelse=other):
            return f"{text_of(body) or '{}'} | {text_of(other) or '{}'}"
        case _:
            return None


def is_sentence(text: str) -> bool:
    return len(WORDS.findall(re.sub(r"`[^`]*`|\{\}", " ", text))) >= FEWEST


def shown_in(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that show a text, and those that make an error to be raised."""
    for node in ast.walk(tree):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as call) if name not in OURS:
                yield call
            case ast.Call(func=ast.Name(id=name)) if name in SHOWN - {"say"} or name == "WrongUse":
                yield node
            case ast.Call(func=ast.Attribute(attr=name)) if name in SHOWN:
                yield node


def sentences(source: str) -> Iterator[tuple[int, str]]:
    for call in shown_in(ast.parse(source)):
        for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
            given = argument.value if isinstance(argument, ast.Starred) else argument
            text = text_of(given)
            if text is not None and is_sentence(text):
                yield call.lineno, text


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_sentence_is_shown_that_is_not_a_message(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in sentences(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_a_sentence_is_noticed() -> None:
    source = """
raise WrongUse(f"there is no {word} of that name", help)
screen.say(f"{n} rules were looked at")
raise TableError("the game is over" if over else say("x"))
raise ValueError("this is a fault of whoever calls us")
screen.say(say("id"), "`cardlaw check ID` `and more of it`")
"""
    assert sorted({line for line, _ in sentences(source)}) == [2, 3, 4]
