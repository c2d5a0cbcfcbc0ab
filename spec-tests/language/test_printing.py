"""Whatever tree the grammar can produce, printing it and parsing that gives the tree back."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlaw.language import syntax as s
from cardlaw.language.parsing.items import parse
from cardlaw.language.printing import Line, print_file
from cardlaw.language.reading.source import Source
from language import programs

UNIT = s.Edition(programs.NOWHERE, s.Word(programs.NOWHERE, "small"), s.Word(programs.NOWHERE, "family"), ())


def printed(file: s.File) -> str:
    return "".join("  " * line.depth + line.text + "\n" for line in print_file(file))


def with_item(item: Any) -> s.File:
    return s.File(programs.NOWHERE, UNIT, (item,), ())


def rule(*parts: Any, mark: bool = False) -> s.Rule:
    gloss = s.Gloss(programs.NOWHERE, s.Text(programs.NOWHERE, "A gloss.", ()))
    name = s.Word(programs.NOWHERE, "first")
    return s.Rule(programs.NOWHERE, name, gloss, parts if mark else (), () if mark else parts)


def event(step: Any) -> s.Event:
    return s.Event(programs.NOWHERE, s.Word(programs.NOWHERE, "first"), (), None, (step,))


def scenario(line: Any) -> s.Scenario:
    text = s.Text(programs.NOWHERE, "What it shows", ())
    return s.Scenario(programs.NOWHERE, s.Word(programs.NOWHERE, "first"), text, None, (line,))


def check(file: s.File) -> None:
    source = Source("printed.rules", printed(file))
    again, wrong = parse(source)
    assert wrong == (), source.text
    assert again == file, source.text


CASES = [
    *((kind, strategy, with_item) for kind, strategy in programs.ITEMS.items()),
    *((kind, strategy, lambda x: with_item(event(x))) for kind, strategy in programs.STEPS.items()),
    *((kind, strategy, lambda x: with_item(rule(x))) for kind, strategy in programs.CLAUSES.items()),
    *((kind, strategy, lambda x: with_item(rule(x, mark=True))) for kind, strategy in programs.MARKS.items()),
    *((kind, strategy, lambda x: with_item(scenario(x))) for kind, strategy in programs.LINES.items()),
    *((kind, strategy, lambda x: s.File(x.span, x, (), ())) for kind, strategy in programs.UNITS.items()),
]


@pytest.mark.parametrize(("kind", "strategy", "wrap"), CASES, ids=[kind.__name__ for kind, _, _ in CASES])
@settings(max_examples=12)
@given(data=st.data())
def test_each_node_reads_back(kind, strategy, wrap, data):
    tree = data.draw(strategy)
    assert isinstance(tree, kind)
    check(wrap(tree))


@settings(max_examples=100)
@given(programs.EXPRESSIONS)
def test_expressions_read_back(expression):
    check(with_item(rule(s.Always(programs.NOWHERE, expression))))


@settings(max_examples=50)
@given(programs.files)
def test_files_read_back(file):
    check(file)


@pytest.mark.parametrize(
    ("union", "strategies"),
    [
        (s.Item, {s.Version: None} | programs.UNITS | programs.ITEMS),
        (s.Step, programs.STEPS),
        (s.Clause, programs.CLAUSES),
        (s.Mark, programs.MARKS),
        (s.Line, programs.LINES),
    ],
    ids=["items", "steps", "clauses", "marks", "lines"],
)
def test_every_node_is_generated(union, strategies):
    assert set(get_args(union)) == set(strategies)


def test_a_printed_line_knows_its_depth():
    one = s.End(programs.NOWHERE, "round")
    assert list(print_file(with_item(event(one)))) == [
        Line(0, "cardlaw 1"),
        Line(0, "edition small of family"),
        Line(0, "event first:"),
        Line(1, "end round"),
    ]
