"""What somebody typed of a table and a move → lines of the language; what is wrong is shown as it was typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import combinations
from typing import NamedTuple

from cardlaw.cli.failures import DoesNotCompile
from cardlaw.engine.program import program_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Span, has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS, situation
from cardlaw.language.loading import Compiled
from cardlaw.language.parsing.items import parse_fragment
from cardlaw.language.reading.source import Source
from cardlaw.language.saying import Saying, is_said
from cardlaw.language.spoken import KEPT, Places, Spoken
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.commands import say

MOVE = "--move"
TAKES = "E0304"
GIVEN = "given "
DOES = "when "
MAY = "then player may "
"""What makes a line of the language out of what somebody types."""

ALIKE = 0.65
"""How much alike what was typed and what was meant have to be, as *plaid* and *played* are (0.73)."""
IN_FRONT = 3
"""So many words at the start of a line are left out, one or two at a time, to find what was meant."""


class Read(NamedTuple):
    """Lines, the names of the players, what the lines say, and whether an earlier move is said to be wrong."""

    lines: list[s.Line]
    players: tuple[str, ...]
    placed: tuple[m.PlacedLine, ...]
    wrongly: bool


def given_line(name: str, text: str) -> Source:
    """A line of a situation."""
    return Source(name, f"{GIVEN}{text}", len(GIVEN))


def read(found: Compiled, given: Sequence[Source], move: str | None = None) -> Read:
    """What was typed, as an edition reads it."""
    typed = Typed(found, given, move)
    try:
        return _read(found, typed, move)
    except DoesNotCompile as problem:
        raise DoesNotCompile(typed.shown(problem.diagnostics)) from None


def reads(found: Compiled, given: str | None = None, move: str | None = None) -> bool:
    """Whether a line, or a move, can be read."""
    lines = [] if given is None else [given_line("", given)]
    try:
        _read(found, Typed(found, lines, move), move)
    except DoesNotCompile:
        return False
    return True


def _read(found: Compiled, typed: Typed, move: str | None) -> Read:
    assert found.model is not None and found.scope is not None
    lines = typed.lines
    players = DEFAULT_PLAYERS[: program_of(found.model, None, ONE_ROUND).layout.players]
    for line in lines:
        if isinstance(line, s.GivenPlayers):
            players = tuple(word.text for word in line.names)
    placed, wrong = situation(found.scope, found.model, players, lines)
    if has_errors(wrong):
        raise DoesNotCompile(_with_example(each, found.model, players, move or "") for each in wrong)
    return Read(lines, players, placed, typed.wrongly)


def _shorter(words: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A line without one or two of the words at its start, and the words left out."""
    for number in (1, 2):
        for places in combinations(range(min(IN_FRONT, len(words) - 1)), number):
            kept = [word for place, word in enumerate(words) if place not in places]
            yield " ".join(kept), tuple(words[place] for place in places)


def _with_example(wrong: Diagnostic, model: m.Model, players: Sequence[str], move: str) -> Diagnostic:
    """A move with too few or too many things is answered with one that could be asked about."""
    act = next((act for act in model.acts if act.name == move.partition(" ")[0]), None)
    if wrong.code != TAKES or act is None or not act.parameters:
        return wrong
    layout = program_of(model, len(players), ONE_ROUND).layout
    words = []
    for parameter in act.parameters:
        if parameter.type in ("card", "cards"):
            words.append(layout.cards[min(layout.deck)].text)
        elif parameter.type == "player":
            words.append(players[-1])
        else:
            words.append("1" if parameter.type == "number" else str(layout.members(parameter.type)[0]))
    return replace(wrong, help=say("such-as", what=f"{act.name} {', '.join(words)}"))


class Typed:
    """The lines of a question in the words of the rule files; what is wrong with one is shown as it was typed."""

    def __init__(self, found: Compiled, given: Sequence[Source], move: str | None = None) -> None:
        assert found.model is not None
        self._found, self._spoken = found, Spoken(found.model)
        spoken = self._spoken
        self._sources: list[Source] = []
        self._typed: dict[Source, tuple[Source, Places]] = {}
        self.wrongly = False
        for typed in given:
            said = typed.text[typed.lead :]
            wrong = spoken.parallel_done_wrong(said)
            self.wrongly = self.wrongly or wrong is not None
            if (done := wrong or spoken.parallel_done(said)) is None:
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

    def shown(self, wrong: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
        for each in wrong:
            labels = tuple(replace(label, span=self._span(label.span)) for label in each.labels)
            span = None if each.span is None else self._span(each.span)
            help = each.help
            if span is not None and not is_said(help, "did-you-mean", "say-which-card"):
                guess = self._guess(span.source)
                if guess is not None:
                    help = say("did-you-mean", guess=guess)
                elif is_said(help, "it-reads") and span.source.name != MOVE:
                    help = self._help_on_given(typed=span)
            yield _as_typed(replace(each, span=span, labels=labels, help=help, fix=None), each.span)

    def _guess(self, typed: Source) -> str | None:
        """What was meant by a line that cannot be read: the same with fewer words in front, or with a move."""
        if typed.text.startswith(MAY) and typed.name == MOVE:
            said = typed.text[len(MAY) :]
            moves = [act.name for act in self._spoken.model.acts if act.sort == "move" and act.parameters]
            ways = [rest for rest, _ in _shorter(said.split())] + [f"{move} {said}" for move in moves]
            return next((way for way in ways if reads(self._found, move=way)), None)
        said = typed.text[typed.lead :]
        for rest, dropped in _shorter(said.split()):
            meant = [self._spoken.meaning(word) for word in dropped]
            named = any(word is not None and word not in KEPT for word in meant)
            if not named and not {*dropped} & {*DEFAULT_PLAYERS} and reads(self._found, given=rest):
                return rest
        return None

    def _help_on_given(self, typed: Span) -> Saying:
        """What was meant where a line cannot be read, or how such lines read."""
        word = typed.source.text[typed.start : typed.end]
        near = get_close_matches(word.lower(), self._spoken.tellings, 1, ALIKE)
        return say("did-you-mean", guess=near[0]) if near else say("ask-given-reads")

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
