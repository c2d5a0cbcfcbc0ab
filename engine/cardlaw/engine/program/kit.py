"""The functions that written routines call, by the names under which they call them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cardlaw.engine.expressions.metering import bounded
from cardlaw.engine.program import moving
from cardlaw.engine.program.choosing import (
    choose_member,
    choose_together,
    draw_between,
    draw_weighted,
    from_seat,
    kept,
)
from cardlaw.engine.program.events import NOBODY
from cardlaw.engine.state.randomness import stream_of
from cardlaw.engine.state.state import Frame

if TYPE_CHECKING:
    from cardlaw.engine.program.program import Program


def names_for(program: Program) -> Mapping[str, Any]:
    """The functions that the texts of a program call."""
    events, turns, windows = program.events, program.turns, program.windows
    return {
        "Frame": Frame,
        "NOBODY": NOBODY,
        "bounded": bounded,
        "choose_member": choose_member,
        "choose_together": choose_together,
        "deal": moving.deal,
        "draw_between": draw_between,
        "draw_weighted": draw_weighted,
        "from_seat": from_seat,
        "gather": moving.gather,
        "happen": events.happen,
        "move_all": moving.move_all,
        "move_one": moving.move_one,
        "move_some": moving.move_some,
        "rotate": moving.rotate,
        "shuffled": moving.shuffled,
        "stream_of": stream_of,
        "swap": moving.swap,
        "tops": moving.tops,
        "cause_of": events.cause_of,
        "kept": kept,
        "leave": turns.leave,
        "limit": events.limit,
        "open_window": windows.open,
        "pass_through": program.pass_through,
        "close_windows": windows.close_all,
        "poll": windows.poll,
        "proceed": events.proceed,
        "push_effect": events.push_effect,
        "replace": events.replace,
        "start": events.start,
        "turn_code": turns.block,
    }
