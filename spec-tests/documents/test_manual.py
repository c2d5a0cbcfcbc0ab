"""Every command that the manual shows is one that the command line reads, and is run."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from cardlaw.cli.arguments import parser_of
from cardlaw.cli.main import VERBS, main
from cardlaw.cli.manual import page

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
GUIDES = {"getting-started.md", "first-variant.md"}
"""Run word for word by `spec-tests/cli/test_guide.py`."""

SHOWN = re.compile(r"^(?:\$ )?(cardlaw [a-z].*)$|`(cardlaw [a-z][^`\n]*)`", re.MULTILINE)
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b|\b[A-Z]\b|…|\[ID")
BRIEFLY = {"check": ["--compile-only"], "simulate": ["--rounds", "2"]}
"""What keeps a command short where only its working is in question."""

ELSEWHERE = {
    "compare": ("comparing.transcript", "$ cardlaw compare "),
    "packs": ("test_packs.py", '"--matrix"'),
    "plan": ("test_plan.py", '"plan"'),
    "print --kind poster": ("../documents/test_printing.py", "def test_a_poster_draws_what_differs"),
}
"""Commands that take long with large rules: by which test they are run with small ones."""


def shown() -> Iterator[tuple[str, str]]:
    """Every command shown, with the page it stands on."""
    for path in PAGES:
        for found in SHOWN.finditer(path.read_text("utf-8")):
            text = (found[1] or found[2]).partition("  ")[0].strip()
            if found[2] or text.split()[1] in {verb.name for verb in VERBS}:
                yield ("a guide's box" if found[1] and path.name in GUIDES else path.name), text


COMMANDS = sorted(set(shown()))


def test_commands_are_shown() -> None:
    assert len(COMMANDS) > 25


@pytest.mark.parametrize(("where", "command"), COMMANDS, ids=lambda text: text[:60])
def test_a_shown_command_is_known_with_its_options(where: str, command: str) -> None:
    name = command.split()[1]
    verb = next((verb for verb in VERBS if verb.name == name), None)
    assert verb is not None, f"{where} shows `{command}`"
    known = parser_of(*verb).options
    options = [
        word.partition("=")[0] for word in shlex.split(command, comments=True) if word.startswith("--")
    ]
    assert [option for option in options if option not in known] == []


CONCRETE = [
    command
    for where, command in COMMANDS
    if where != "a guide's box" and not PLACEHOLDER.search(command) and len(command.split()) > 2
]


PUT = re.compile(r"Put this into `([a-z]+\.py)`:\n\n```python\n(.*?)```", re.DOTALL)
FILES = [found for path in PAGES for found in PUT.findall(path.read_text("utf-8"))]
"""The files that a reader has written by then."""


@pytest.mark.parametrize("command", sorted(set(CONCRETE)))
def test_a_shown_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(command, comments=True)[1:]
    for file, text in (place for begun, place in ELSEWHERE.items() if {*begun.split()} <= {*words}):
        assert text in (ROOT / "spec-tests" / "cli" / file).read_text("utf-8")
        return
    monkeypatch.chdir(tmp_path)
    for name, text in FILES:
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([*words, *BRIEFLY.get(words[0], [])])
    assert code in (0, 1), said.getvalue()[-1000:]


def test_the_command_page_has_every_verb_and_option() -> None:
    text = page()
    for verb in VERBS:
        assert f"## {verb.name}\n" in text
        for option, each in parser_of(*verb).options.items():
            assert option in text or each.hidden, (verb.name, option)
