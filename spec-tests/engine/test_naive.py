"""The engine's judge and a slow one written from the page agree on every move of every window."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlaw.engine import Table
from engine.naive import Judge
from engine.test_invariants import NAMES, Picks
from engine.variants import variants

MOST = 1_000
"""Moves after which a course of play is left: where several cards are laid at once, one hand offers thousands."""


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), number=st.integers(0, 2**32))
def test_both_judges_agree(name, seed, number):
    table = Table(variants()[name], seed=seed)
    pick, weighed = Picks(number), 0
    for _ in range(40):
        if table.over or weighed > MOST:
            return
        s, program = table.state, table.program
        if s.pending is not None and s.pending[0] == "moves":
            window = program.windows.find(s, s.pending[1])
            assert window.queue
            acts, seat = window.offered[window.part][0], window.queue[0]
            judged = program.norms.judge(s, acts, seat, window.causes)
            moves = [(program.acts[o.act].act.name, o.args) for o in judged]
            weighed += len(moves)
            slow = Judge(table).verdicts(seat, moves, window.causes)
            held = program.norms.held
            for option, move in zip(judged, moves, strict=True):
                no = frozenset(held[i].id for i in range(len(held)) if option.no >> i & 1)
                assert (option.verdict, no) == slow[move], (table.choices, move)
        table.choose(pick(table.width))
