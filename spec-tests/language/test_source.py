"""Every way a file can be read, and every way it can refuse."""

import os
import socket
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlaw.language.diagnostics.codes import CODES, FILE_CODES
from cardlaw.language.diagnostics.diagnostic import (
    Diagnostic,
    Span,
    did_you_mean,
    has_errors,
    in_reading_order,
)
from cardlaw.language.reading.source import LARGEST_FILE, Source, decode_source, read_source

GOOD = 'vocabulary small\n"Two lines."\n'


def refused(content: bytes) -> Diagnostic:
    source, diagnostics = decode_source("small.rules", content)
    assert source is None
    assert len(diagnostics) == 1
    return diagnostics[0]


def refused_path(path: Path) -> Diagnostic:
    """What is said about a path, which must be said at once, whatever the path leads to."""
    answers: list[tuple[Source | None, tuple[Diagnostic, ...]]] = []
    reader = threading.Thread(target=lambda: answers.append(read_source(path)), daemon=True)
    reader.start()
    reader.join(timeout=600)
    assert answers, "reading did not end"
    source, diagnostics = answers[0]
    assert source is None
    assert len(diagnostics) == 1
    return diagnostics[0]


@pytest.mark.parametrize(
    "content",
    [
        GOOD.encode(),
        b"\xef\xbb\xbf" + GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode(),
        GOOD.replace("\n", "\r").encode(),
    ],
    ids=["plain", "mark", "crlf", "mark and crlf", "cr"],
)
def test_line_ends_and_byte_order_mark_are_normalised(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "small.rules"
    path.write_bytes(content)
    source, diagnostics = read_source(path)
    assert diagnostics == ()
    assert source is not None
    assert source.text == GOOD
    assert source.name == str(path)


def test_display_name_can_differ_from_the_path(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text(GOOD)
    source, _ = read_source(path, name="rules/small.rules")
    assert source == Source("rules/small.rules", GOOD)


@pytest.mark.parametrize(
    ("content", "code", "message", "underlined", "line", "column"),
    [
        (b"", "E0008", "the file is empty", "", 1, 1),
        (b"\xef\xbb\xbf", "E0008", "the file is empty", "", 1, 1),
        (b" \n\t\n  # note\n", "E0008", "the file has only blank lines and comments", "", 1, 1),
        (b"vocabulary \xe9", "E0005", "this is not UTF-8: byte 11, on line 1, is 0xE9", "\ufffd", 1, 12),
        (b"a\r\nb\r\nc\xff", "E0005", "this is not UTF-8: byte 7, on line 3, is 0xFF", "\ufffd", 3, 2),
        (b"\xef\xbb\xbfa\xff", "E0005", "this is not UTF-8: byte 4, on line 1, is 0xFF", "\ufffd", 1, 2),
        ("é\n".encode() + b"\xc3", "E0005", "this is not UTF-8: byte 3, on line 2, is 0xC3", "\ufffd", 2, 1),
        (GOOD.encode("utf-16"), "E0005", "this is UTF-16, not UTF-8", "", 1, 1),
        (GOOD.encode("utf-32"), "E0005", "this is UTF-32, not UTF-8", "", 1, 1),
        (b"\x89PNG\r\n\x00\x00", "E0006", "this is not text: byte 6 is zero", "", 1, 1),
        (
            b'a\n "\x1b[2J"',
            "E0007",
            "there is an invisible control character here, U+001B",
            "\x1b",
            2,
            3,
        ),
        (
            "a \u202e b".encode(),
            "E0007",
            "there is an invisible control character here, U+202E",
            "\u202e",
            1,
            3,
        ),
        (b"a\n \tb\n", "E0009", "this line is indented with a tab", "\t", 2, 2),
        (b"a\n\n\t# note\n", "E0009", "this line is indented with a tab", "\t", 3, 1),
    ],
)
def test_bad_bytes(content: bytes, code: str, message: str, underlined: str, line: int, column: int) -> None:
    diagnostic = refused(content)
    assert (diagnostic.code, diagnostic.message) == (code, message)
    assert diagnostic.severity == "error"
    assert diagnostic.help
    assert diagnostic.span is not None
    assert diagnostic.span.source.name == "small.rules"
    assert (diagnostic.span.text, diagnostic.span.line, diagnostic.span.column) == (underlined, line, column)


def test_tabs_are_one_complaint_and_only_in_indentation() -> None:
    diagnostic = refused(b"a\n\tb\n  \tc\n\td\te\n")
    assert [label.text for label in diagnostic.labels] == ["a tab; 2 more lines have a tab there"]
    assert diagnostic.help == "indent with two spaces"
    source, diagnostics = decode_source("small.rules", b"a\tb\n\t\nc\n")
    assert source is not None
    assert diagnostics == ()


def test_independent_faults_are_all_reported_and_floods_are_cut() -> None:
    _, diagnostics = decode_source("small.rules", b"a\x01\n\tb\n")
    assert [diagnostic.code for diagnostic in diagnostics] == ["E0007", "E0009"]
    _, diagnostics = decode_source("small.rules", b"\x01" * 1000)
    assert len(diagnostics) == 5
    assert all(diagnostic.help == "delete it; the file has 1000 of them" for diagnostic in diagnostics)


def test_missing_file_names_its_neighbour(tmp_path: Path) -> None:
    (tmp_path / "house.rules").write_text(GOOD)
    diagnostic = refused_path(tmp_path / "hose.rules")
    assert (diagnostic.code, diagnostic.message) == ("E0001", f"there is no file `{tmp_path / 'hose.rules'}`")
    assert diagnostic.help == f"did you mean `{tmp_path / 'house.rules'}`?"
    assert refused_path(tmp_path / "nowhere" / "x.rules").code == "E0001"
    assert refused_path(tmp_path / "house.rules" / "x.rules").code == "E0001"
    assert refused_path(Path("a\0b")).code == "E0001"


def test_only_ordinary_files_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe.rules")
    with socket.socket(socket.AF_UNIX) as listener:
        monkeypatch.chdir(tmp_path)
        listener.bind("socket.rules")
    for name, thing in [
        (".", "a folder"),
        ("pipe.rules", "not an ordinary file"),
        ("socket.rules", "not an ordinary file"),
        ("/dev/zero", "not an ordinary file"),
    ]:
        path = tmp_path / name
        diagnostic = refused_path(path)
        assert (diagnostic.code, diagnostic.message) == ("E0002", f"`{path}` is {thing}")


def test_size_is_limited_before_reading(tmp_path: Path) -> None:
    path = tmp_path / "big.rules"
    with path.open("wb") as file:
        file.truncate(50_000_000_000)
    diagnostic = refused_path(path)
    assert diagnostic.code == "E0003"
    fact = "has 50,000,000,000 bytes, and a rule file may have 1,000,000 (1 MB)"
    assert diagnostic.message == f"`{path}` {fact}"
    path.write_bytes(b"#" * (LARGEST_FILE - 1) + b"a")
    assert refused_path(path).code == "E0008"
    path.write_bytes(b"a" * LARGEST_FILE)
    assert read_source(path)[1] == ()
    path.write_bytes(b"a" * (LARGEST_FILE + 1))
    assert refused_path(path).code == "E0003"


def test_what_the_system_withholds(tmp_path: Path) -> None:
    loop = tmp_path / "loop.rules"
    loop.symlink_to(loop)
    diagnostic = refused_path(loop)
    assert diagnostic.code == "E0004"
    assert diagnostic.message == f"`{loop}` cannot be read: too many levels of symbolic links"
    assert refused_path(tmp_path / ("x" * 5000)).code == "E0004"


def test_lines_and_columns() -> None:
    source = Source("small.rules", "ab\n\nçd")
    assert [source.line_col(offset) for offset in range(7)] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (3, 1),
        (3, 2),
        (3, 3),
    ]
    assert [source.line_text(line) for line in (1, 2, 3)] == ["ab", "", "çd"]
    assert source.line_count == 3
    assert source.line_col(99) == (3, 3)
    assert source.line_col(-1) == (1, 1)
    assert Source("x", "a\n").line_count == 2


@given(st.text(alphabet="ab\n漢", max_size=40))
def test_positions_lead_back_to_the_text(text: str) -> None:
    source = Source("x", text)
    assert "\n".join(source.line_text(line) for line in range(1, source.line_count + 1)) == text
    for offset, character in enumerate(text):
        line, column = source.line_col(offset)
        assert (source.line_text(line) + "\n")[column - 1] == character


@given(st.binary(max_size=200))
def test_any_bytes_give_a_source_or_a_reason(content: bytes) -> None:
    source, diagnostics = decode_source("x", content)
    assert (source is None) == bool(diagnostics)
    for diagnostic in diagnostics:
        assert diagnostic.code in CODES
        assert diagnostic.span is not None
        assert 0 <= diagnostic.span.start <= diagnostic.span.end <= len(diagnostic.span.source.text)


def test_spans() -> None:
    source = Source("small.rules", "rule first\n  lay card\n")
    rule, card = source.span(0, 4), source.span(17, 21)
    assert (rule.text, card.text, card.line, card.column) == ("rule", "card", 2, 7)
    assert rule.to(card) == card.to(rule) == Span(source, 0, 21)
    assert rule != Span(Source("other.rules", source.text), 0, 4)
    assert repr(rule) == "Span(start=0, end=4)"


def test_file_codes_are_well_formed_and_rules_examples_earn_them() -> None:
    for code in FILE_CODES:
        assert CODES[code.id] is code
        assert code.id.startswith("E00")
        assert code.severity == "error"
        assert code.title[0].islower()
        assert not code.title.endswith(".")
        assert code.explanation.endswith(".")
        if code.example == "rules":
            assert refused(code.wrong.encode()).code == code.id
            assert decode_source("x", code.right.encode())[1] == ()


def test_reading_order_and_errors() -> None:
    one, two = Source("a", "xy"), Source("b", "xy")
    late = Diagnostic("E0100", "m", one.span(1, 2))
    early = Diagnostic("W0600", "m", one.span(0, 1), severity="warning")
    other = Diagnostic("E0100", "m", two.span(0, 1))
    nowhere = Diagnostic("E0100", "m", None)
    assert in_reading_order([other, late, early, late, nowhere]) == (nowhere, early, late, other)
    assert has_errors([early, late])
    assert not has_errors([early])


@pytest.mark.parametrize(
    ("word", "candidates", "meant"),
    [
        ("redd", ["red", "read", "blue"], "read"),
        ("rde", ["blue", "red"], "red"),
        ("playr", ["card", "player", "play"], "play"),
        ("hand-siez", ["hand-size", "hand"], "hand-size"),
        ("size-of-hand", ["hand-of-size", "hand"], "hand-of-size"),
        ("hand_size", ["hand-size"], "hand-size"),
        ("Card", ["cart", "card"], "card"),
        ("x", ["y", "z"], None),
        ("card", ["card"], None),
        ("card", ["window", "zone"], None),
        ("", ["a"], None),
        ("a" * 5000, ["a" * 5001], None),
        ("card", [], None),
    ],
)
def test_did_you_mean(word: str, candidates: list[str], meant: str | None) -> None:
    assert did_you_mean(word, candidates) == meant
    assert did_you_mean(word, reversed(candidates)) == meant
