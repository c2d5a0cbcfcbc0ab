"""A table of the fast engine and one of the interpreter side by side: the same decisions, answer by answer, and the
same to be known by whoever is asked.

Run as a script (`make steps`) it goes through everything shipped, ROUNDS rounds of each, broken off after some turns.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from cardlaw.engine import Card, Table
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.state.layout import Place
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.many import Tables
from cardlaw.language import model as m
from cardlaw.language.loading import load
from fast.same import everything

BRIEF = replace(LIMITS, rounds=1, turns=30)


def walked(
    model: m.Model, seeds: Iterable[int], players: int | None = None, limits: Limits = BRIEF
) -> tuple[Tables, Table, int]:
    """Rounds answered at random in both: the tables at the end, and how many decisions were the same."""
    tables = Tables(model, 1, players, limits=limits)
    table, done = Table(model, players, limits=limits), 0
    for seed in seeds:
        tables.begin(0, seed)
        table = Table(model, players, seed, limits=limits)
        chance = random.Random(seed)
        while (glance := table.glance()) is not None:
            waiting = tables.waiting(0)
            assert waiting is not None
            assert (waiting.seat, waiting.standing) == (glance.player, glance.standing), (seed, done)
            actions = [tables.action(0, table, place) for place in range(glance.width)]
            lawful = sum(1 << a for a, breaks in zip(actions, glance.breaking, strict=True) if not breaks)
            breakable = sum(1 << a for a, breaks in zip(actions, glance.breaking, strict=True) if breaks)
            assert (lawful, breakable) == (waiting.lawful, waiting.breakable), (seed, done)
            if glance.player is not None:
                observed = dict(zip(tables.observed, tables.observation(0), strict=True))
                assert observed == viewed(tables, table, glance.player), (seed, done)
            place = chance.randrange(glance.width)
            tables.advance([actions[place]])
            table.choose(place)
            done += 1
        assert tables.over
    return tables, table, done


def viewed(tables: Tables, table: Table, seat: int) -> dict[str, int]:
    """What an observation has to be, from what the engine lets a seat know."""
    view, layout, number_of = table.view(seat), table.program.layout, tables.writer.memory.number_of
    known = {(name, key): value for name, key, value in view.states}
    found = {}
    for slot in layout.slots:
        value = known.get((slot.state.name, slot.key))
        found[f"state {slot.text}"] = number_of(value.index if isinstance(value, Card | Place) else value)
    mine: Counter[str] = Counter()
    for zone in view.zones:
        found[f"size {zone.place.text}"] = zone.count
        found[f"top {zone.place.text}"] = zone.cards[-1].index if zone.cards else -1
        if zone.place.zone.each == "player" and zone.place.key == seat:
            mine.update(card.text for card in zone.cards or ())
    return found | {f"mine {card.text}": mine[card.text] for card in layout.cards}


def main(argv: list[str]) -> int:
    wrong = 0
    for name in argv[1:] or everything():
        try:
            found = f"{walked(load(name), range(int(argv[0])))[2]} decisions are the same"
        except Outside as why:
            found = f"outside: {why}"
        except Exception as why:
            found, wrong = f"{type(why).__name__}: {str(why)[:120]}", wrong + 1
        print(f"{name}: {found}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
