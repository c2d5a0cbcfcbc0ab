"""What somebody typed of a table and a move → lines of the language; what is wrong is shown as it was typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cardlaw.cli.failures import DoesNotCompile
from cardlaw.cli.verbs.analysis.meant import Meant
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Span, has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS, situation
from cardlaw.language.loading import Compiled
from cardlaw.language.parsing.items import parse_fragment
from cardlaw.language.reading.source import Source
from cardlaw.language.saying import Saying, is_said
from cardlaw.language.spoken import Places, Spoken
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.commands import say

MOVE = "--move"
TAKES = "E0304"
GIVEN = "given "
DOES = "when "
UNPLACED = (s.UnderEdition, s.GivenPlayers)
MAY = "then player may "
"""What makes a line of the language out of what somebody types, and the lines that say nothing of the table."""


class Read(NamedTuple):
    """Lines, the names of the players, what the lines say, and whether an earlier move is said to be wrong."""

    lines: list[s.Line]
    players: tuple[str, ...]
    placed: tuple[m.PlacedLine, ...]
    wrongly: bool
    met: frozenset[int]
    """Which of them tell that somebody has done what had to be done."""


def placed_as(placed: Iterable[m.PlacedLine], met: frozenset[int]) -> tuple[m.PlacedLine, ...]:
    """Lines as they are meant, where some tell that somebody has done what had to be done."""
    return tuple(
        replace(each, line=replace(each.line, met=True))
        if place in met and isinstance(each.line, m.GivenOwes)
        else each
        for place, each in enumerate(placed)
    )


def given_line(name: str, text: str) -> Source:
    """A line of a situation."""
    return Source(name, f"{GIVEN}{text}", len(GIVEN))


def read(found: Compiled, given: Sequence[Source], move: str | None = None, language: str = "en") -> Read:
    """What was typed, as an edition reads it."""
    typed = Typed(found, given, move, language)
    try:
        return _read(found, typed, move)
    except DoesNotCompile as problem:
        raise DoesNotCompile(typed.shown(problem.diagnostics)) from None


def wrong_with(found: Compiled, given: str | None = None, move: str | None = None) -> Sequence[Diagnostic]:
    """What is wrong with a line, or with a move."""
    lines = [] if given is None else [given_line("", given)]
    try:
        _read(found, Typed(found, lines, move), move)
    except DoesNotCompile as problem:
        return problem.diagnostics
    return ()


def _read(found: Compiled, typed: Typed, move: str | None) -> Read:
    assert found.model is not None and found.scope is not None
    lines = typed.lines
    players = DEFAULT_PLAYERS[: program_of(found.model, None, ONE_ROUND).layout.players]
    for line in lines:
        if isinstance(line, s.GivenPlayers):
            players = tuple(word.text for word in line.names)
    placed, wrong = situation(found.scope, found.model, players, lines)
    met = frozenset(typed.met(lines))
    if has_errors(wrong):
        raise DoesNotCompile(_with_example(each, typed.meant, move or "") for each in wrong)
    return Read(lines, players, placed_as(placed, met), typed.wrongly, met)


def _with_example(wrong: Diagnostic, meant: Meant, move: str) -> Diagnostic:
    """A move with too few or too many things is answered with one that could be asked about."""
    act = next((act for act in meant.model.acts if act.name == move.partition(" ")[0]), None)
    about_move = wrong.span is not None and wrong.span.source.text.startswith(MAY)
    if wrong.code != TAKES or not about_move or act is None or not act.parameters:
        return wrong
    return replace(wrong, help=say("such-as", what=meant.said.move(meant.example(act))))


class Typed:
    """The lines of a question in the words of the rule files; what is wrong with one is shown as it was typed."""

    def __init__(
        self, found: Compiled, given: Sequence[Source], move: str | None = None, language: str = "en"
    ) -> None:
        assert found.model is not None
        spoken = Spoken(found.model)
        self.meant = Meant(found.model, spoken, partial(wrong_with, found), language)
        self._sources: list[Source] = []
        self._typed: dict[Source, tuple[Source, Places]] = {}
        self._met: set[int] = set()
        self.wrongly = False
        for typed in given:
            said = typed.text[typed.lead :]
            wrong = spoken.parallel_done_wrong(said)
            self.wrongly = self.wrongly or wrong is not None
            done = wrong or spoken.parallel_done(said)
            if done is None and (met := spoken.parallel_met(said)) is not None:
                lead = [(n, n + 1) for n in range(typed.lead)]
                shift = [(start + typed.lead, end + typed.lead) for start, end in met[1]]
                self._add(typed, f"{GIVEN}{met[0]}", [*lead, *shift])
                self._met.add(len(self._sources) - 1)
            elif done is None:
                self._add(typed, *spoken.parallel(typed.text))
            else:
                said, places = done
                shift = [(start + typed.lead, end + typed.lead) for start, end in places]
                self._add(typed, f"{DOES}{said}", [*((n, n + 1) for n in range(len(DOES))), *shift])
        if move is None:
            return
        meant, places = spoken.parallel_move(move)
        before = [(n, n + 1) for n in range(len(MAY))]
        after = [(start + len(MAY), end + len(MAY)) for start, end in places]
        self._add(Source(MOVE, f"{MAY}{move}", len(MAY)), f"{MAY}{meant}", [*before, *after])

    def _add(self, typed: Source, meant: str, places: Places) -> None:
        lead = len(DOES) if meant.startswith(DOES) else typed.lead
        self._sources.append(Source(typed.name, meant, lead))
        self._typed[self._sources[-1]] = (typed, places)

    @property
    def lines(self) -> list[s.Line]:
        return [_line(source) for source in self._sources]

    def met(self, lines: Iterable[s.Line]) -> Iterator[int]:
        """Which of the lines that say something of the table tell that somebody has done what had to be done."""
        said = (place for place, line in enumerate(lines) if not isinstance(line, UNPLACED))
        return (number for number, place in enumerate(said) if place in self._met)

    def shown(self, wrong: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
        for each in wrong:
            labels = tuple(replace(label, span=self._span(label.span)) for label in each.labels)
            span = None if each.span is None else self._span(each.span)
            shown = replace(each, span=span, labels=labels, fix=None)
            if span is not None:
                lead = len(MAY) if span.source.name == MOVE else span.source.lead
                shown = self.meant.told(shown, span.source.text[lead:], lead, span.source.name == MOVE)
            yield _as_typed(shown, each.span)

    def _span(self, span: Span) -> Span:
        if span.source not in self._typed or not self._typed[span.source][1]:
            return span
        typed, places = self._typed[span.source]
        first, last = (min(n, len(places) - 1) for n in (span.start, max(span.start, span.end - 1)))
        start = places[first][0] if span.start < len(places) else len(typed.text)
        return typed.span(start, max(start, places[last][1]))


def _as_typed(wrong: Diagnostic, meant: Span | None) -> Diagnostic:
    """A word for several cards is told by the name that was typed for it."""
    if not is_said(wrong.message, "could-different-cards") or wrong.span is None or meant is None:
        return wrong
    typed, name = (span.source.text[span.start : span.end] for span in (wrong.span, meant))

    def told(text: str) -> str:
        assert isinstance(text, Saying)
        said = {
            what: re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", lambda _: typed, given)
            if isinstance(given, str)
            else given
            for what, given in text.arguments
        }
        return text.book.say(text.id, **said)

    return replace(wrong, message=told(wrong.message), help=None if wrong.help is None else told(wrong.help))


def _line(source: Source) -> s.Line:
    line, wrong = parse_fragment(source, "line")
    if line is None:
        raise DoesNotCompile(wrong)
    made: s.Line = line
    return made
