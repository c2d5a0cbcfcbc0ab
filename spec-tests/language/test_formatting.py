"""The canonical layout: one for each text, nothing said otherwise, no comment lost."""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.parsing.items import parse
from cardlaw.language.printing.layout import format_source
from cardlaw.language.reading.source import Source
from language import programs
from language.damage import RULES, SLOWEST, damaged, holds_together, part_of, real_texts
from language.test_printing import printed

REAL = real_texts()
HEAD = "cardlaw 1\nedition small of family\n"
SETTLED = ("mau-mau",)
"""The folders of rule files that are kept in canonical layout."""

WITHOUT_EXPLAINING = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
"""Explaining traces every line, which makes everything slow."""

LAYOUTS = {
    "one space between words, none before a colon or comma": (
        "kind  seven :suit ,rank   seven\n",
        "kind seven: suit, rank seven\n",
    ),
    "numbers without leading zeros": ("attribute rank: 02 .. 010\n", "attribute rank: 2..10\n"),
    "cited lines": ("noise lines 3 - 4,7-7 , 9\n", "noise lines 3-4, 7, 9\n"),
    "operators stand apart, parentheses do not": (
        'rule r\n  "g"\n  always ( a+1 )*b>=2\n',
        'rule r\n  "g"\n  always (a + 1) * b >= 2\n',
    ),
    "parentheses are kept": (
        'rule r\n  "g"\n  always ((a) or b)\n',
        'rule r\n  "g"\n  always ((a) or b)\n',
    ),
    "two spaces for each level": (
        'rule r\n      "g"\n      at dealing:\n       if a:\n           end game\n       else:\n        end round\n',
        'rule r\n  "g"\n  at dealing:\n    if a:\n      end game\n    else:\n      end round\n',
    ),
    "a blank line around each rule": (
        'rule a\n  "g"\nrule b\n  "h"\n\n\n\nnoise lines 1\n',
        'rule a\n  "g"\n\nrule b\n  "h"\n\nnoise lines 1\n',
    ),
    "no blank line inside a rule": ('rule a\n\n  "g"\n\n\n  always b\n', 'rule a\n  "g"\n  always b\n'),
    "groups of one-line items stay as they are": (
        "kind a: b\nkind c: d\n\n\n\nzone e: pile\nzone f: pile\n",
        "kind a: b\nkind c: d\n\nzone e: pile\nzone f: pile\n",
    ),
    "moves may stand close together": (
        "move a\nmove b:\n  end game\nmove c:\n  end round\n\n\nmove d\n",
        "move a\nmove b:\n  end game\nmove c:\n  end round\n\nmove d\n",
    ),
    "choices of an edition": (
        'scenario a "b":\n  under c with d , e[f = g,h= 2]\n  under c [ f=g ]\n',
        'scenario a "b":\n  under c with d, e [f=g, h=2]\n  under c[f=g]\n',
    ),
    "a comment goes with the line below it": (
        'rule a\n  "g"\n # on b\n  always b\n# on c\nrule c\n  "h"\n',
        'rule a\n  "g"\n  # on b\n  always b\n\n# on c\nrule c\n  "h"\n',
    ),
    "a comment at the end of its line": ("kind a: b# odd\n", "kind a: b  # odd\n"),
    "a comment at the end of a block": (
        'rule a\n    "g"\n    at b:\n        end game\n        # in the block\n    # in the rule\n# outside\n',
        'rule a\n  "g"\n  at b:\n    end game\n    # in the block\n  # in the rule\n\n# outside\n',
    ),
    "a comment between blocks goes no deeper than the one before it": (
        'rule a\n  "g"\n  at b:\n    end game\n  # one\n    # two\nkind c: d\n',
        'rule a\n  "g"\n  at b:\n    end game\n  # one\n  # two\n\nkind c: d\n',
    ),
    "comments keep a single blank line between them": (
        "# one\n\n\n# two\nkind a: b\n\n\n# three\n\n\n",
        "# one\n\n# two\nkind a: b\n\n# three\n",
    ),
    "a hash in a text is no comment": (
        'show red as "#"   tinted "#f00" # it is\n',
        'show red as "#" tinted "#f00"  # it is\n',
    ),
    "spaces at the ends of lines, and no last line feed": (
        "kind a: b   \n# c  \nkind d: e",
        "kind a: b\n# c\nkind d: e\n",
    ),
}


@pytest.mark.parametrize(("written", "canonical"), LAYOUTS.values(), ids=LAYOUTS.keys())
def test_layout(written, canonical):
    assert format_source(Source("a", HEAD + written)) == (HEAD + "\n" + canonical, ())


def test_the_head_follows_the_version_line():
    text = '\n\n# first\ncardlaw 1\n\n\nedition small of family\n   "G."\n   # last\n\n\n'
    expected = '# first\ncardlaw 1\nedition small of family\n  "G."\n  # last\n'
    assert format_source(Source("a", text)) == (expected, ())


def test_a_comment_may_stand_between_version_and_head():
    text = "cardlaw 1\n\n# what it is\nedition small of family\n"
    assert format_source(Source("a", text)) == (text, ())


def test_a_text_that_does_not_read_is_not_formatted():
    text, wrong = format_source(Source("a", HEAD + "kind a b\n"))
    assert text is None
    assert has_errors(wrong)


def check(source: Source) -> None:
    """Formatting says the same with the same comments, and formatting again changes nothing."""
    before, wrong = parse(source)
    assert not wrong
    text, _ = format_source(source)
    assert text is not None
    after, wrong = parse(Source("formatted", text))
    assert wrong == ()
    assert after == before
    assert format_source(Source("again", text)) == (text, ())
    assert not text.startswith("\n") and text.endswith("\n") and not text.endswith("\n\n")
    assert "\n\n\n" not in text and " \n" not in text and "\r" not in text


SPRINKLED = st.sampled_from(
    ["", "", "", "\n", "\n\n", "# one\n", "   # two\n", "      # three\n", '  # # "4\n']
)


@settings(max_examples=60)
@given(programs.files, st.data())
def test_generated_files_with_comments_anywhere(file, data):
    lines = printed(file).splitlines()
    above = [data.draw(SPRINKLED) for _ in lines]
    beside = [data.draw(st.sampled_from(["", "", "   ", "#!", " # beside "])) for _ in lines]
    text = "".join(f"{a}{line}{b}\n" for a, line, b in zip(above, lines, beside, strict=True))
    check(Source("sprinkled", text + data.draw(SPRINKLED)))


@pytest.mark.parametrize("name", REAL)
def test_rule_files_format(name):
    check(Source(name, REAL[name]))


@pytest.mark.parametrize("folder", SETTLED)
def test_rule_files_are_canonical(folder):
    for path in sorted((RULES / folder).glob("*.rules")):
        source = Source(path.name, path.read_text(encoding="utf-8"))
        assert format_source(source) == (source.text, ()), f"run `cardlaw fmt {path}`"


@settings(max_examples=300, phases=WITHOUT_EXPLAINING)
@given(st.sampled_from(sorted(REAL)), st.integers(0, 2**32))
def test_damaged_parts_of_rule_files(name, seed):
    survives(Source(name, part_of(REAL[name], Random(seed))))


@settings(max_examples=20, phases=WITHOUT_EXPLAINING)
@given(st.sampled_from(sorted(REAL)), st.integers(0, 2**32))
def test_damaged_rule_files(name, seed):
    survives(Source(name, damaged(REAL[name], Random(seed))))


def survives(source: Source) -> None:
    """Whatever a text is like, it is parsed or complained about in good time; if it reads, it formats."""
    started = time.process_time()
    _, wrong = holds_together(source)
    if not wrong:
        check(source)
    assert time.process_time() - started < SLOWEST
