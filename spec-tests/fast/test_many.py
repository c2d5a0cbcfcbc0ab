"""Tables in step form: the interpreter's decisions, read back as its tables and set from them."""

from __future__ import annotations

import pytest

from cardlaw.engine import Situation, Table
from cardlaw.fast.host import Hall
from cardlaw.fast.many import Tables
from cardlaw.fast.windows.stepping import MOST_BYTES
from cardlaw.fast.writer import Writer
from cardlaw.language.loading import load
from cardlaw.players.strategic import thinking
from engine.small import small
from engine.variants import BUSY
from fast.lockstep import BRIEF, walked
from fast.same import SHARES, SHORT, by_the_interpreter

pytest.importorskip("wasmtime")
MODEL = small(BUSY)


@pytest.fixture(scope="module")
def hall() -> Hall:
    return Hall(Writer(MODEL, 3, BRIEF, step=True))


def test_decisions_are_those_of_the_interpreter() -> None:
    tables, table, done = walked(MODEL, range(4), 3)
    assert done > 100
    assert tables.table(0).state.key() == table.state.key()


def test_moves_with_sets_of_cards_are_options_of_the_moment() -> None:
    tables, table, done = walked(load("dormitory"), range(1))
    assert done > 20 and any(tables.meaning[a].sort == "option" for a in tables.answers(0))
    assert tables.table(0).state.key() == table.state.key()


def test_players_inside_play_the_rounds_of_the_other_form() -> None:
    step, batch = (Hall(Writer(MODEL, 3, SHORT, step=yes)).room(SHARES) for yes in (True, False))
    assert step.play(0, 60) == batch.play(0, 60)


def test_a_table_becomes_one_of_the_engine_and_goes_on_as_it_would(hall: Hall) -> None:
    tables = Tables(MODEL, 3, 3, 7, limits=BRIEF, hall=hall)
    for _ in range(4):
        tables.advance(tables.decide())
    table = tables.table(1)
    assert (table.seed, table.answered) == (8, 4)
    tables.set(2, table)
    assert tables.waiting(1) is not None and tables.waiting(2) == tables.waiting(1)
    assert tables.answers(2) == tables.answers(1)
    assert list(tables.observation(2)) == list(tables.observation(1))


def test_a_table_set_up_in_a_situation_is_not_taken_over(hall: Hall) -> None:
    tables = Tables(MODEL, 1, 3, limits=BRIEF, hall=hall)
    table = Table.at(MODEL, Situation(turn=1), 3, limits=BRIEF)
    with pytest.raises(ValueError, match="begun from a seed"):
        tables.set(0, table)


def test_what_is_not_offered_is_told_and_changes_nothing(hall: Hall) -> None:
    tables = Tables(MODEL, 2, 3, limits=BRIEF, hall=hall)
    before = [tables.waiting(i) for i in range(2)]
    assert before[0] is not None
    lawful = before[0].lawful
    with pytest.raises(ValueError, match="table 1 does not offer action 9999"):
        tables.advance([-1, 9_999])
    assert [tables.waiting(i) for i in range(2)] == before
    tables.advance([lawful.bit_length() - 1, -1])
    assert tables.answers(0) == [lawful.bit_length() - 1] and tables.waiting(1) == before[1]
    with pytest.raises(IndexError, match="there are 2 tables"):
        tables.begin(2, 0)


def test_strategic_players_inside_answer_when_asked(hall: Hall) -> None:
    kinds = ("strategic", "random")
    tables = Tables(MODEL, 2, 3, limits=BRIEF, hall=hall, kinds=kinds, thinking=thinking(MODEL))
    while not tables.over:
        tables.advance(tables.decide())
    for i in range(2):
        table = by_the_interpreter(MODEL, 3, i, BRIEF, kinds=kinds)
        assert tables.table(i).choices == table.choices


def test_a_table_fits_into_its_room(hall: Hall) -> None:
    assert hall.writer.parts is not None and hall.writer.parts.size <= MOST_BYTES
