"""What only some sheets print is told, even where play is alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.declared import TableApart, compared_tables
from cardlaw.analysis.comparison.printed import only_printed
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.language.loading import Library
from cardlaw.wording.messages import message
from engine.cited import CITED, LAYING, RESTING
from engine.small import OUT, small

SHOUTED = """
rule shouted
  "A star is announced by shouting."
  about laying
  lines 9
  player may shout when top of pile is star
"""


def told(one: str, other: str, differences: tuple[Difference, ...] = ()) -> list[tuple[str, object, object]]:
    models = [
        replace(small(LAYING + RESTING + text + OUT, "", CITED), name=name)
        for name, text in (("one", one), ("other", other))
    ]
    return [
        (each.name, [name for name, _ in each.by], each.lacking) for each in only_printed(models, differences)
    ]


def test_a_rule_that_one_sheet_prints_and_another_does_not():
    assert told(SHOUTED, "") == [("shouted", ["one"], ("other",))]
    assert told("", SHOUTED) == [("shouted", ["other"], ("one",))]


def test_the_same_matter_under_another_name_is_printed_by_both():
    assert told(SHOUTED, SHOUTED.replace("rule shouted", "rule called").replace("lines 9", "lines 7")) == []


def test_what_is_assumed_or_only_a_reading_is_not_printed():
    assert told(SHOUTED.replace("lines 9", 'assumed "customary"'), "") == []
    read = SHOUTED.replace("  lines 9\n", "  lines 9\n  under loud yes\n")
    reading = 'reading loud "Is it shouted?" lines 9:\n  chosen yes\n  no\n'
    assert told(reading + read, "") == []


def test_what_a_difference_tells_is_not_told_again():
    names = (("one", ("shouted",)), ("other", ()))
    lacks = message("seen-lacks")
    verdicts = (("one", lacks), ("other", lacks))
    difference = Difference("x", "effect", "written", (), items.move("shout"), verdicts, names)
    assert told(SHOUTED, "", (difference,)) == []


def test_a_variant_that_one_sheet_lacks_is_told_of_the_five():
    models = [Library().compile(name).model for name in ("fi-108", "it-56")]
    found = {each.name: each for each in only_printed([model for model in models if model], ())}
    assert [name for name, _ in found["fewest-wins"].by] == ["fi-108"]
    assert found["fewest-wins"].lacking == ("it-56",)


def test_nothing_is_not_said_of_a_sheet_that_has_no_use_for_a_number():
    """One of the two draws for the deal by a number of its own, and the other needs no such number."""
    tracers = [Tracer(model) for name in ("fi-108", "it-56") if (model := Library().compile(name).model)]
    apart = {str(each.about): each for each in compared_tables(*tracers) if isinstance(each, TableApart)}
    assert str(apart["pip"].a).startswith("`number of card` when ")
    assert str(apart["pip"].b) == "there is none, and no rule asks for it"


@pytest.mark.parametrize(("set_up", "apart"), [("after-deal", False), ("as-printed", True)])
def test_the_order_of_stages_is_that_of_the_reading(set_up: str, apart: bool) -> None:
    """In fi-112 the first card is turned up in a stage before the deal, or by a reading after it, as elsewhere."""
    names = f"fi-112[set-up-order={set_up}]", "sv-112"
    tracers = [Tracer(model) for name in names if (model := Library().compile(name).model)]
    (told,) = [each for each in compared_tables(*tracers) if str(each.about) == "the course of a round"]
    assert isinstance(told, TableApart) == apart
