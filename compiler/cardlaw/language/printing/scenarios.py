"""Examples and scenarios, a line to each thing given, done or claimed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from cardlaw.language import syntax as s
from cardlaw.language.printing.phrases import (
    print_args,
    print_cite,
    print_condition,
    print_expression,
    print_pattern,
    print_targets,
    print_text,
    print_value,
    print_words,
)
from cardlaw.language.printing.steps import Line

MODALS = {"may": "may", "must": "must", "must-not": "must not"}


def print_example(example: s.Example) -> Iterator[Line]:
    cite = "" if example.cite is None else f" {print_cite(example.cite)}"
    about = "" if example.topic is None else f" about {example.topic.text}"
    yield Line(0, f"example {example.name.text} {print_text(example.text)}{cite}{about}:")
    yield from _print_lines(example.lines)


def print_scenario(scenario: s.Scenario) -> Iterator[Line]:
    shows = "" if scenario.shows is None else f" shows {print_targets(scenario.shows)}"
    yield Line(0, f"scenario {scenario.name.text} {print_text(scenario.text)}{shows}:")
    yield from _print_lines(scenario.lines)


def _print_lines(lines: Iterable[s.Line]) -> Iterator[Line]:
    for line in lines:
        if isinstance(line, s.ThenUnder):
            conditions = " and ".join(print_condition(condition) for condition in line.conditions)
            yield Line(1, f"then under {conditions}:")
            for then in line.thens:
                yield Line(2, _print_line(then))
        else:
            yield Line(1, _print_line(line))


PlainLine = (
    s.UnderEdition
    | s.GivenPlayers
    | s.GivenTurn
    | s.GivenIs
    | s.GivenCount
    | s.GivenOwes
    | s.GivenFaces
    | s.WhenDoes
    | s.WhenChooses
    | s.WhenTable
    | s.WhenStage
    | s.WhenChance
    | s.Then
)


def _print_line(line: PlainLine) -> str:
    match line:
        case s.UnderEdition(_, edition):
            return f"under {print_edition(edition)}"
        case s.GivenPlayers(_, names):
            return f"given players {print_words(names)}"
        case s.GivenTurn(_, player):
            return f"given turn of {print_expression(player)}"
        case s.GivenIs(_, target, contents):
            return f"given {print_expression(target)} is {_print_contents(contents)}"
        case s.GivenCount(_, target, count):
            return f"given {print_expression(target)} has {count.value} cards"
        case s.GivenOwes(_, player, act):
            return f"given {print_expression(player)} owes {act.text}"
        case s.GivenFaces(_, player, acts, cause_player, wrongly, cause, args):
            before = f"{print_expression(cause_player)} {'wrongly ' if wrongly else ''}{cause.text}"
            return (
                f"given {print_expression(player)} faces {print_words(acts)} after {before}{print_args(args)}"
            )
        case s.WhenDoes(_, player, verb, args):
            return f"when {print_expression(player)} {verb.text}{print_args(args)}"
        case s.WhenChooses(_, player, value):
            return f"when {print_expression(player)} chooses {print_expression(value)}"
        case s.WhenTable(_, value):
            return f"when table says {print_expression(value)}"
        case s.WhenStage(_, stage):
            return f"when stage {stage.text}"
        case s.WhenChance(_, number):
            return f"when chance {number.value}"
        case s.ThenVerdict(_, player, verdict, pattern, because):
            reason = "" if because is None else f" because {print_targets(because)}"
            if verdict in MODALS:
                return f"then {print_expression(player)} {MODALS[verdict]} {print_pattern(pattern)}{reason}"
            return f"then {verdict} whether {print_expression(player)} may {print_pattern(pattern)}{reason}"
        case s.ThenFinding(_, finding):
            return f"then finding {finding.text}"
        case s.ThenTurn(_, player):
            return f"then turn of {print_expression(player)}"
        case s.ThenOver(_, what):
            return f"then {what} is over"
        case s.ThenWon(_, what, player):
            return f"then {what} is won by {print_expression(player)}"
        case s.ThenHolds(_, target, contents):
            return f"then {print_expression(target)} holds {_print_contents(contents)}"
        case s.ThenThat(_, condition):
            return f"then {print_expression(condition)}"
        case _:
            assert_never(line)


def print_edition(edition: s.EditionRef) -> str:
    written = edition.name.text
    if edition.packs is not None:
        written += f" with {print_words(edition.packs)}"
    if edition.choices is not None:
        choices = ", ".join(f"{choice.axis.text}={print_value(choice.value)}" for choice in edition.choices)
        written += f"{'' if edition.packs is None else ' '}[{choices}]"
    return written


def _print_contents(contents: Iterable[s.Content]) -> str:
    return ", ".join(
        ("" if content.count is None else f"{content.count.value} x ") + print_expression(content.value)
        for content in contents
    )
