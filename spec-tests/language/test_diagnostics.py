"""Everything the compiler can say once a file parses, read from diagnostics.md; `UPDATE=1` writes it down anew."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cardlaw.language.diagnostics import codes
from cardlaw.language.diagnostics import diagnostic as diagnostics
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.diagnostics.examples import BASE, compile_example, example_library
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source

TABLE = Path(__file__).with_name("diagnostics.md")
BLOCK = re.compile(r"^```(around|rules|asked|said)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
ASKED = "asked: "
LANGUAGE = Path(codes.__file__).parents[1]
PASSES = (
    *sorted((LANGUAGE / "elaboration").glob("*.py")),
    *(
        LANGUAGE / f"{name}.py"
        for name in (
            "composition/checks",
            "composition/compose",
            "composition/deck_counts",
            "composition/gather",
            "loading",
            "composition/patch",
        )
    ),
)
INTERNAL = re.compile(r"\?|None|[a-z][A-Z]|[A-Z][a-z]+[A-Z]|_|\bNode\b|\bscope\b|\baxis\b|\bDraft\b")


def placed(written: str, around: str) -> str:
    """A text at the `…` of its surroundings; if it stands there alone, its lines are indented like it."""
    before, _, after = around.partition("…")
    column = before[before.rfind("\n") + 1 :]
    indent = column if not column.strip() else ""
    first, *rest = written.rstrip("\n").split("\n")
    return before + "\n".join([first, *(indent + line if line else line for line in rest)]) + after


def table() -> Iterator[tuple[str, str]]:
    """Whole texts, and what is said about them."""
    around, text = "…", ""
    for block in BLOCK.finditer(TABLE.read_text(encoding="utf-8")):
        if block[1] == "around":
            around = block[2]
        elif block[1] == "said":
            yield text, block[2]
        else:
            text = whole_text(block[1], block[2], around)


def whole_text(sort: str, written: str, around: str) -> str:
    return ASKED + written.strip() if sort == "asked" else placed(written, around)


def complain(text: str) -> tuple[Diagnostic, ...]:
    if text.startswith(ASKED):
        return example_library(()).compile(text.removeprefix(ASKED)).diagnostics
    return compile_example(text).diagnostics


@cache
def complaints(text: str) -> tuple[Diagnostic, ...]:
    return complain(text)


def said(found: tuple[Diagnostic, ...]) -> str:
    lines = []
    for diagnostic in found:
        assert diagnostic.span is not None
        lines.append(f"{diagnostic.code} [{one_line(diagnostic.span.text)}] {diagnostic.message}\n")
        lines += [f"  - [{one_line(label.span.text)}] {label.text}\n" for label in diagnostic.labels]
        lines += [f"  = {diagnostic.help}\n"] if diagnostic.help is not None else []
    return "".join(lines)


def one_line(text: str) -> str:
    return " ⏎ ".join(line.strip() for line in text.split("\n"))


def update() -> None:
    around, text = "…", ""

    def renewed(block: re.Match[str]) -> str:
        nonlocal around, text
        if block[1] == "around":
            around = block[2]
        elif block[1] != "said":
            text = whole_text(block[1], block[2], around)
        else:
            return f"```said\n{said(complaints(text))}```\n"
        return block[0]

    TABLE.write_text(BLOCK.sub(renewed, TABLE.read_text(encoding="utf-8")), encoding="utf-8")


if os.environ.get("UPDATE"):
    update()


@pytest.mark.parametrize(("text", "expected"), list(table()))
def test_what_is_said(text: str, expected: str) -> None:
    assert said(complaints(text)) == expected


def test_wording() -> None:
    """Lower-case start, no final stop, the author's words, no two complaints about one place."""
    for text, _ in table():
        found = complaints(text)
        for diagnostic in found:
            own_words = re.sub(r"`[^`]*`", "", diagnostic.message)
            assert not re.match(r"[A-Z]", diagnostic.message) and not diagnostic.message.endswith("."), (
                diagnostic
            )
            assert not INTERNAL.search(own_words), diagnostic.message
            for more in (diagnostic.help or "", *(label.text for label in diagnostic.labels)):
                assert not more.endswith(".") and not re.match(r"[A-Z]", more), more
                assert "`?`" not in more and "None" not in more, more
            assert diagnostic.span is not None and diagnostic.span.text.strip(), diagnostic.message
        places = [(d.span, d.message) for d in found]
        assert len(places) == len(set(places))


# ---------------------------------------------------------------- nothing is said that the table does not show
ELSEWHERE = {
    "E0221": "two files of one folder claim one id: below",
    "N0701": "a file stands in for a shipped one: below",
    "E0405": "too many packs: test_safety",
    "E0408": "too many links: test_safety",
    "E0411": "too many words together: test_safety",
}


def sites() -> Iterator[tuple[str, str, int, int]]:
    """Where the passes make a diagnostic: its code, the file, first and last line of the call."""
    for path in PASSES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and path.name != "scope.py":
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                code = node.args[0].value if isinstance(node.args[0], ast.Constant) else "computed"
                if name in ("complain", "problem") or (name == "unknown" and len(node.args) >= 3):
                    yield str(code), str(path), node.lineno, node.end_lineno or node.lineno


def test_every_complaint_is_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    hit: set[tuple[str, int]] = set()
    original = diagnostics.Diagnostic.__init__

    def spy(self: Diagnostic, *args: object, **named: object) -> None:
        frame = sys._getframe(1)
        for _ in range(8):
            hit.add((frame.f_code.co_filename, frame.f_lineno))
            if frame.f_back is None:
                break
            frame = frame.f_back
        original(self, *args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(diagnostics.Diagnostic, "__init__", spy)
    for text, _ in table():
        complain(text)
    missing = {
        code: f"{Path(file).relative_to(LANGUAGE)}:{first}"
        for code, file, first, last in sites()
        if not any((file, line) in hit for line in range(first, last + 1))
    }
    assert missing.keys() == ELSEWHERE.keys(), missing


# ---------------------------------------------------------------- files and folders
EDITION = BASE[1].text


def test_a_file_that_stands_in_for_a_shipped_one_is_noted(tmp_path: Path) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    shipped.mkdir()
    own.mkdir()
    for source in BASE:
        (shipped / source.name).write_text(source.text)
    (own / "mine.rules").write_text(EDITION)
    (own / "house.rules").write_text("cardlaw 1\nvariant house extends plain\n")
    library = Library(shipped=shipped)
    for reference in (own / "mine.rules", own / "house.rules"):
        compiled = library.compile(str(reference))
        assert compiled.model is not None
        assert said(compiled.diagnostics) == (
            "N0701 [plain] this file replaces the shipped edition `plain`\n"
            "  = give it another name if that is not meant\n"
        )
    assert library.compile("plain").diagnostics == ()
    assert Library((own,), shipped=shipped).compile("plain").diagnostics[0].code == "N0701"
    assert Library((shipped,), shipped=shipped).compile("plain").diagnostics == ()
    assert library.compile(str(shipped / "plain.rules")).diagnostics == ()


def test_an_id_that_two_files_claim(tmp_path: Path) -> None:
    for name, text in (("a", EDITION), ("b", EDITION + "noise lines 39\n"), ("small", BASE[0].text)):
        (tmp_path / f"{name}.rules").write_text(text)
    (tmp_path / "house.rules").write_text("cardlaw 1\nvariant house extends plain\n")
    library = Library((tmp_path,), shipped=None)
    for reference in ("plain", "house"):
        compiled = library.compile(reference)
        assert [d.code for d in compiled.diagnostics] == ["E0221"]
        assert "2 files say that they are the edition `plain`" in compiled.diagnostics[0].message
    assert library.compile(str(tmp_path / "b.rules")).model is not None


# ---------------------------------------------------------------- one slip, one message; many slips, many messages
def test_all_errors_of_a_file_are_told_those_of_syntax_too() -> None:
    text = """\
cardlaw 1
pack extra for small
state hurry number
kind slow: siut
rule one
  "Uses what could not be read: no complaint about that."
  about layng
  player may lay card when hurry is 3 or hurry > 4
rule two
  about laying
  player may lay crad
rule three
  "One more."
  about laying
  overrides to
  player may lay crad when card is quik
"""
    found = compile_example(text).diagnostics
    assert [(d.code[:3], d.span.text) for d in found if d.span] == [
        ("E01", "number"),
        ("E02", "siut"),
        ("E02", "layng"),
        ("E01", "rule two"),
        ("E02", "crad"),
        ("E02", "quik"),
    ]


NAMES = re.compile(r'"[^"\n]*"|([a-z][a-z0-9-]{2,})')


@pytest.mark.parametrize("at", [0, 1], ids=["vocabulary", "edition"])
def test_one_misspelt_word_is_told_once_or_does_no_harm(at: int) -> None:
    """Every word of the small game in turn: where it is declared or used, keyword or name."""
    text = BASE[at].text
    told: list[Diagnostic] = []
    for found in NAMES.finditer(text):
        if found[1]:
            slip = text[: found.start()] + found[1][:-1] + "zq" + text[found.end() :]
            files = [Source(BASE[at].name, slip), BASE[1 - at]]
            complaints_ = example_library(files).compile("plain").diagnostics
            assert len(complaints_) < 2, (found[1], [d.message for d in complaints_])
            told += complaints_
    assert len(told) > 100


def test_what_a_broken_vocabulary_declares_is_not_missed_elsewhere() -> None:
    whole = BASE[0].text
    broken = whole.replace("kind star: suit", "kind star suit").replace("leading: suit", "leading suit")
    compiled = example_library([Source("small.rules", broken)]).compile_source(BASE[1])
    assert [d.code for d in compiled.diagnostics] == ["E0120", "E0120"]
    assert all(d.span is not None and d.span.source.name == "small.rules" for d in compiled.diagnostics)


@pytest.mark.parametrize("name", ["small", "quick"])
def test_a_vocabulary_or_pack_alone_compiles_its_names_only(name: str) -> None:
    pack = """\
cardlaw 1
pack quick for small
  needs rule lay-fitting
  needs kind cloud
remove may-take, topic doubting
rule lay-all
  "Anything goes."
  about laying
  replaces lay-fitting
  overrides fits under star-fits always
  under opening dealer
  player may lay card
  star-fits does not apply
"""
    compiled = example_library([Source("quick.rules", pack)]).compile(name)
    assert compiled.diagnostics == () and compiled.model is None
    slip = pack.replace("lay card", "lay crad")
    found = example_library([Source("quick.rules", slip)]).compile("quick").diagnostics
    assert [d.code for d in found] == ["E0203"]
