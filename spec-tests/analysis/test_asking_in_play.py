"""Positions of real play: what `ask` says of a move that is offered there is what the engine says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardlaw.analysis.questions.answer import Question
from cardlaw.engine import Situation, Table
from cardlaw.engine.play.decisions import DECLINE
from cardlaw.engine.play.situation import OpenWindow
from cardlaw.language.loading import load
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from cardlaw.scenarios.situations import ONE_ROUND
from oracle import answer

SEATS = ("a", "b", "c", "d", "e")
MOST = 5


def told(table: Table, all_hands: bool) -> Situation:
    """The position as somebody would tell it: open piles, states, the window, and all hands or one."""
    s, layout, names = table.state, table.program.layout, table.program.names
    assert s.pending is not None
    window = table.program.windows.find(s, s.pending[1])
    assert window.queue
    seat, acts = window.queue[0], tuple(names[act] for act in window.offered[window.part][0])
    zones = {
        place.zone.name if place.key is None else (place.zone.name, place.key): list(s.zones[place.index])
        for place in layout.places
        if not place.zone.holds_deck and (all_hands or place.key in (None, seat))
    }
    states = {
        slot.state.name if slot.key is None else (slot.state.name, slot.key): s.vars[slot.index]
        for slot in layout.slots
        if s.vars[slot.index] != slot.state.starts
    }
    found = Situation(zones=zones, states=states, turn=s.turn)
    if not window.causes:
        return found
    number, doer, args, wrong, _ = window.causes[0]
    return replace(found, window=OpenWindow(seat, acts, names[number], doer, args, bool(wrong)))


def positions(table: Table, answering: str | None) -> Iterator[Table]:
    bots = [RandomPlayer(Dice(7, seat)) for seat in range(table.players)]
    while (decision := table.decision) is not None and table.round_number == 1:
        if decision.sort == "moves" and decision.answering == answering:
            yield table
        seat = decision.player or 0
        table.choose(bots[seat].answer(table, decision.player))


@pytest.mark.parametrize(
    ("variant", "players", "answering", "after", "all_hands"),
    [
        ("parlour[drawing=one-card]", 2, "draw", 1, True),
        ("parlour[drawing=one-card]", 4, "draw", 12, False),
        ("parlour[drawing=three-cards, empty-stock=reshuffle]", 3, "draw", 9, True),
        ("parlour", 3, None, 20, False),
        ("pub", 3, None, 6, True),
    ],
)
def test_ask_says_what_the_engine_says(
    variant: str, players: int, answering: str | None, after: int, all_hands: bool
) -> None:
    model, asked = load(variant), 0
    for place, table in enumerate(positions(Table(model, players, seed=3), answering)):
        if place < after or asked >= MOST:
            continue
        decision = table.decision
        assert decision is not None and decision.player is not None
        by_act = {move.act: move for move in decision.moves if move.act != DECLINE}
        for act, move in by_act.items():
            args = tuple(
                table.raw(a, p.type) for a, p in zip(move.args, model.act(act).parameters, strict=True)
            )
            question = Question(model, SEATS[:players], told(table, all_hands), (act, args), ONE_ROUND)
            answer = question.answer(quick=True)
            words = {outcome.verdict.word for case in answer.cases for outcome in case.outcomes}
            assert words == {table.verdict(decision.player, act, move.args).word}, move.text
            asked += 1
        if asked >= MOST:
            return
    assert asked


@pytest.mark.parametrize(
    ("edition", "given", "move", "verdict"),
    [
        ("it-56", ("top is red 7", "hand is wild-draw, red 2"), "play wild-draw", "must-not"),
        ("it-56", ("top is red 7", "hand has 3 cards"), "play wild-draw", "hangs"),
        ("parlour", ("top is nine of hearts", "hand is king of hearts"), "play king of hearts", "may"),
    ],
)
def test_what_is_known_from_the_start_changes_no_answer(
    edition: str, given: tuple[str, ...], move: str, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = ("ask", edition, *(word for line in given for word in ("--given", line)), "--move", move)
    told = answer(case)
    assert told["answer"]["answers"][edition]["verdict"] == verdict
    monkeypatch.setattr(Question, "_known", lambda question: {})
    assert answer(case) == told
