"""What an author sees: excerpts, carets, single lines and data."""

import json
import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlaw.language.diagnostics.diagnostic import Diagnostic, Label, Span
from cardlaw.language.diagnostics.display import display_width, visible
from cardlaw.language.diagnostics.render import render_plain, render_text, summary, to_json
from cardlaw.language.reading.source import Source

TABLE = Source(
    "table.rules",
    'edition plain of small\nrule first\n  "A gloss."\n  player may lay redd card\n'
    "rule second\n  player may lay\n    a card\n    or two\n    or three\n    or four\n",
)
WORDS = Source("rules/small.rules", "vocabulary small\ngroup red\n")


def find(source: Source, text: str) -> Span:
    start = source.text.index(text)
    return source.span(start, start + len(text))


def shown(diagnostic: Diagnostic, width: int = 80) -> str:
    return render_text([diagnostic], colour=False, width=width)


def block(text: str) -> str:
    return dedent(text).lstrip("\n")


UNKNOWN = Diagnostic(
    "E0203",
    "nothing is called `redd`",
    find(TABLE, "redd"),
    (
        Label(find(TABLE, "redd"), "not a group, kind or value"),
        Label(find(WORDS, "red"), "this one is close"),
        Label(find(TABLE, "plain"), "in this edition"),
    ),
    "did you mean `red`?",
)


def test_labels_here_and_in_another_file() -> None:
    assert shown(UNKNOWN) == block(
        """
        error[E0203]: nothing is called `redd`
         --> table.rules:4:18
          |
        1 | edition plain of small
          |         ----- in this edition
        ...
        4 |   player may lay redd card
          |                  ^^^^ not a group, kind or value
          |
         ::: rules/small.rules:2:7
          |
        2 | group red
          |       --- this one is close
          |
          = help: did you mean `red`?
        """
    )


def test_several_labels_on_one_line_and_a_single_line_between() -> None:
    source = Source("t", "  player lays redd card\n\n  end")
    diagnostic = Diagnostic(
        "E0300",
        "this does not fit",
        find(source, "redd"),
        (
            Label(find(source, "player"), "who"),
            Label(find(source, "lays"), "does what"),
            Label(find(source, "end"), "before this"),
        ),
    )
    assert shown(diagnostic) == block(
        """
        error[E0300]: this does not fit
         --> t:1:15
          |
        1 |   player lays redd card
          |   ------ ---- ^^^^
          |   |      |
          |   |      does what
          |   who
        2 |
        3 |   end
          |   --- before this
        """
    )


def test_short_and_long_spans_over_lines() -> None:
    start = TABLE.text.index("player may lay\n")
    short = Diagnostic("W0600", "two", TABLE.span(start, TABLE.text.index("    or two")), severity="warning")
    assert shown(short) == block(
        """
        warning[W0600]: two
         --> table.rules:6:3
          |
        6 |   player may lay
          |   ^^^^^^^^^^^^^^
        7 |     a card
          |     ^^^^^^
        """
    )
    whole = TABLE.span(start, len(TABLE.text))
    long = Diagnostic("N0700", "many", whole, (Label(whole, "all of it"),), severity="note")
    assert shown(long) == block(
        """
        note[N0700]: many
          --> table.rules:6:3
           |
         6 |   player may lay
           |   ^^^^^^^^^^^^^^
        ...
        10 |     or four
           |     ^^^^^^^ all of it
        """
    )


@pytest.mark.parametrize(
    ("before", "marked", "caret_column", "carets"),
    [
        ("a ", "card", 2, 4),
        ("漢字", "card", 4, 4),
        ("e\u0301e\u0301", "card", 2, 4),
        ("👩\u200d👩\u200d👧 ", "card", 3, 4),
        ("👍🏽", "card", 2, 4),
        ("❤\ufe0f", "card", 2, 4),
        ("\t", "card", 4, 4),
        ("\x1b[2J", "card", 7, 4),
        ("\u202e", "card", 6, 4),
        ("", "漢字", 0, 4),
        ("", "ｶﾅ", 0, 2),
        ("x", "", 1, 1),
    ],
)
def test_carets_stand_under_what_they_mean(before: str, marked: str, caret_column: int, carets: int) -> None:
    source = Source("t", f"{before}{marked} after")
    text = shown(Diagnostic("E0100", "m", source.span(len(before), len(before) + len(marked))))
    row = text.splitlines()[4]
    assert row == "  | " + " " * caret_column + "^" * carets


def test_end_of_file_and_spans_outside_the_text() -> None:
    source = Source("t", "a\nbc")
    for span in (source.span(4, 4), source.span(4, 90), source.span(70, 90)):
        assert shown(Diagnostic("E0100", "m", span)).splitlines()[-2:] == ["2 | bc", "  |   ^"]
    after = Source("t", "a\n")
    assert shown(Diagnostic("E0100", "m", after.span(2, 2))).splitlines()[-2:] == ["2 |", "  | ^"]
    newline = Diagnostic("E0100", "m", after.span(1, 2))
    assert shown(newline).splitlines()[-2:] == ["1 | a", "  |  ^"]


def test_long_lines_are_cut_around_the_mark() -> None:
    source = Source("t", "left " * 100 + "HERE" + " right" * 100)
    rows = shown(Diagnostic("E0100", "m", find(source, "HERE")), width=60).splitlines()
    assert rows[1] == " --> t:1:501"
    line, carets = rows[-2:]
    assert line.startswith("1 | …")
    assert line.endswith("…")
    assert len(line) <= 60
    at = line.index("HERE")
    assert carets == "  |" + " " * (at - 3) + "^^^^"
    at_end = shown(Diagnostic("E0100", "m", source.span(len(source.text) - 5, len(source.text))), width=60)
    assert at_end.splitlines()[-2].endswith("right right")
    assert at_end.splitlines()[-1].endswith("^^^^^")
    at_start = shown(Diagnostic("E0100", "m", source.span(0, 4)), width=60)
    assert at_start.splitlines()[-2].startswith("1 | left left")
    all_of_it = shown(Diagnostic("E0100", "m", source.span(0, len(source.text))), width=60)
    assert max(map(len, all_of_it.splitlines())) <= 60


def test_of_a_megabyte_on_one_line_little_is_shown() -> None:
    """That it does not take long either, the hostile inputs of `test_safety` show."""
    source = Source("t", "card " * 200_000)
    diagnostics = [Diagnostic("E0100", "m", source.span(at, at + 4)) for at in range(0, 1_000_000, 5000)]
    text = render_text(diagnostics, colour=False, width=80)
    assert text.count("error[E0100]") == 200
    assert max(map(len, text.splitlines())) <= 80 and len(text) < 200_000


def test_a_file_without_text_and_no_file_at_all() -> None:
    nothing = Source("x.rules", "").span(0, 0)
    whole = Diagnostic("E0003", "`x.rules` is too big", nothing, help="make it small")
    assert shown(whole) == block(
        """
        error[E0003]: `x.rules` is too big
         --> x.rules
          = help: make it small
        """
    )
    assert shown(Diagnostic("E0400", "nothing given", None)) == "error[E0400]: nothing given\n"


def test_help_of_several_lines_is_aligned() -> None:
    text = shown(Diagnostic("E0100", "m", None, help="write\n  lay card"))
    assert text == block(
        """
        error[E0100]: m
          = help: write
                    lay card
        """
    )


def test_blocks_are_separated_by_a_blank_line() -> None:
    text = render_text([Diagnostic("E0100", "one", None), Diagnostic("E0101", "two", None)], False, 80)
    assert text == "error[E0100]: one\n\nerror[E0101]: two\n"
    assert render_text([], False, 80) == ""


def test_colour_adds_styles_and_nothing_else() -> None:
    coloured = render_text([UNKNOWN], colour=True, width=80)
    assert "\x1b[1;31merror[E0203]\x1b[0m" in coloured
    assert "\x1b[1;31m^^^^\x1b[0m" in coloured
    stripped = "\n".join(re.sub("\x1b\\[[0-9;]*m", "", line).rstrip() for line in coloured.split("\n"))
    assert stripped == shown(UNKNOWN)


def test_plain_is_one_line_each() -> None:
    nowhere = Diagnostic("W0600", "two\nlines", None, help="a\n  b", severity="warning")
    whole = Diagnostic("E0008", "the file is empty", Source("x.rules", "").span(0, 0))
    assert render_plain([UNKNOWN, nowhere, whole]) == (
        "table.rules:4:18: error[E0203]: nothing is called `redd` (help: did you mean `red`?)\n"
        "warning[W0600]: two\\nlines (help: a b)\n"
        "x.rules: error[E0008]: the file is empty\n"
    )


def test_json_is_plain_data() -> None:
    assert json.loads(json.dumps(to_json(UNKNOWN))) == {
        "code": "E0203",
        "severity": "error",
        "message": "nothing is called `redd`",
        "said": None,
        "said_help": None,
        "place": {
            "file": "table.rules",
            "start": {"line": 4, "column": 18},
            "end": {"line": 4, "column": 22},
        },
        "labels": [
            {
                "place": {
                    "file": "table.rules",
                    "start": {"line": 4, "column": 18},
                    "end": {"line": 4, "column": 22},
                },
                "text": "not a group, kind or value",
                "said": None,
            },
            {
                "place": {
                    "file": "rules/small.rules",
                    "start": {"line": 2, "column": 7},
                    "end": {"line": 2, "column": 10},
                },
                "text": "this one is close",
                "said": None,
            },
            {
                "place": {
                    "file": "table.rules",
                    "start": {"line": 1, "column": 9},
                    "end": {"line": 1, "column": 14},
                },
                "text": "in this edition",
                "said": None,
            },
        ],
        "help": "did you mean `red`?",
    }
    assert to_json(Diagnostic("E0400", "nothing given", None))["place"] is None


def test_summary() -> None:
    error = Diagnostic("E0100", "m", None)
    warning = Diagnostic("W0600", "m", None, severity="warning")
    note = Diagnostic("N0700", "m", None, severity="note")
    assert summary([]) == "no errors"
    assert summary([error]) == "1 error"
    assert summary([warning, error, error]) == "2 errors and 1 warning"
    assert summary([note, warning, error]) == "1 error, 1 warning and 1 note"


def test_visible_writes_out_what_could_steer_a_terminal() -> None:
    assert visible("a\x1b[2Jb\x9b\u202e\u2028\udc80\n") == "a\\x1b[2Jb\\x9b\\u202e\\u2028\\udc80\\n"
    assert visible("\U000e0001") == "\\U000e0001"
    assert visible("käsi 漢字 👩\u200d👧") == "käsi 漢字 👩\u200d👧"


ANY_CHARACTER = st.one_of(st.characters(), st.sampled_from("ab \n\t\x1b漢👩\u200d\u0301"))
ANY_TEXT = st.text(alphabet=ANY_CHARACTER, max_size=300)
ANY_OFFSET = st.integers(-5, 310)


@given(ANY_TEXT, ANY_TEXT, ANY_OFFSET, ANY_OFFSET, ANY_OFFSET, st.integers(0, 120))
def test_any_text_and_place_can_be_shown(
    text: str, said: str, start: int, end: int, other: int, width: int
) -> None:
    source = Source(said, text)
    labels = (Label(Span(source, other, end), said), Label(Span(Source("b", said), start, other), "there"))
    diagnostic = Diagnostic("E0100", said, Span(source, start, end), labels, said)
    rendered = render_text([diagnostic], colour=False, width=width)
    assert all(line == visible(line) for line in rendered.split("\n"))
    assert render_plain([diagnostic]).count("\n") == 1
    json.dumps(to_json(diagnostic))


@given(
    st.text(alphabet="ab漢字e\u0301 \t\x01", min_size=1, max_size=300),
    st.data(),
    st.integers(40, 100),
)
def test_carets_match_the_marked_text_at_any_width(text: str, data: st.DataObject, width: int) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    source = Source("t", text[:start] + "🂡🂡" + text[start:])
    rows = shown(Diagnostic("E0100", "m", source.span(start, start + 2)), width).splitlines()
    line, carets = rows[-2].removeprefix("1 | "), rows[-1].removeprefix("  | ")
    assert display_width(line) <= width - 4
    assert display_width(line[: line.index("🂡")]) == carets.index("^")
    assert carets.strip() == "^" * display_width("🂡🂡")
