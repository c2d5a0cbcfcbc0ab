"""Asks `cardlaw ask` about tables from played games, after the move that was made there; exits 1 if it says otherwise.

A game is played by chance. Now and then the table is told as a person would tell it: what some of the players hold,
what lies on the piles, every state, and the move that was just made. Of the decision that comes next, some moves are
asked about. Everything told is true of that table, so an answer that is sure has to be what the engine says there; one
that depends on more, is not proved, or cannot be told is counted beside it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.verbs.analysis.ask import answered
from cardlaw.cli.verbs.analysis.typed import given_line
from cardlaw.engine import Table
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import DECLINE, Decision
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS
from cardlaw.language.loading import Compiled, Library
from cardlaw.wording.messages import message
from cardlaw.wording.plain import plain

RULEBOOKS = (
    "fi-108",
    "fi-112",
    "it-56",
    "nb-108",
    "sv-112",
    "friday-night",
    "sv-112 with stacking",
    "fi-108 with jump-in",
    "parlour",
    "pub",
    "dormitory",
)
SEED = 7
OFTEN = 0.2
"""Of so many of the moves that are made, the next decision is asked about."""
TELLS = 0.6
"""So many of the hands are told; that of whoever is asked about always is."""
MOST_ASKED = 2
"""So many moves of one decision are asked about."""
MOST_MOVES = 400
"""So long is one game followed."""
OTHERS = ("hangs", "not proved", "cannot be told")


@dataclass(frozen=True)
class Told:
    """What was told of a table, a move, what the engine says of it there, and what `ask` says."""

    name: str
    given: tuple[str, ...]
    move: str
    engine: str
    ask: str

    @property
    def false(self) -> bool:
        return self.ask not in OTHERS and self.ask != self.engine

    def __str__(self) -> str:
        lines = " ".join(f'--given "{line}"' for line in self.given)
        return f'cardlaw ask "{self.name}" {lines} --move "{self.move}": {self.ask}, in play {self.engine}'


def asked(name: str, number: int, seed: int = SEED, quick: bool = False) -> Iterator[Told]:
    """So many questions about tables of one rulebook, with their answers."""
    found, dice, done = Library().compile(name), random.Random(f"{seed} {name}"), 0
    assert found.model is not None
    for game in range(number):
        for before, place, after in _moves(found, dice, seed + game):
            for told in _about(name, found, dice, before, place, after, quick):
                yield told
                done += 1
                if done == number:
                    return


def _moves(found: Compiled, dice: random.Random, seed: int) -> Iterator[tuple[Table, int, Table]]:
    """Tables of a game at which a move is made, the move, and the table at the next move to be made."""
    assert found.model is not None
    seats = [len(DEFAULT_PLAYERS), 3, 2][dice.randrange(3)]
    least = Table(found.model, seed=seed).players if not _plays(found, seats) else seats
    table = Table(found.model, players=least, seed=seed)
    for _ in range(MOST_MOVES):
        decision = table.decision
        if decision is None or table.round_number > 3:
            return
        lawful = [place for place, move in enumerate(decision.moves) if move.lawful]
        place = dice.choice(lawful or [0])
        before = table.copy()
        table.choose(place)
        move = decision.moves[place]
        if decision.sort != "moves" or move.act == DECLINE or dice.random() > OFTEN:
            continue
        while table.decision is not None and table.decision.sort != "moves":
            table.choose(dice.randrange(len(table.decision.moves)))
        if table.decision is not None and table.round_number == before.round_number:
            yield before, place, table.copy()


def _plays(found: Compiled, seats: int) -> bool:
    assert found.model is not None
    try:
        Table(found.model, players=seats)
    except Exception:  # the rules are for another number of players
        return False
    return True


def _about(
    name: str, found: Compiled, dice: random.Random, before: Table, place: int, after: Table, quick: bool
) -> Iterator[Told]:
    decision, first = after.decision, before.decision
    assert decision is not None and decision.player is not None and first is not None
    move = first.moves[place]
    names, players = DEFAULT_PLAYERS, after.players
    act = before.model.act(move.act)
    made = _written(
        before, move.act, [before.raw(a, p.type) for a, p in zip(move.args, act.parameters, strict=True)]
    )
    given = [f"players {', '.join(names[:players])}"]
    given.append(f"{names[first.player or 0]} {act.verb}{made.removeprefix(act.name)}")
    given += _told(before, after, decision.player, dice)
    if decision.answering is None:
        given.append(f"turn of {names[decision.player]}")
    for text, word in _questions(after, decision, dice):
        yield Told(name, tuple(given), text, word, _ask(name, found, given, text, quick))


def _questions(after: Table, decision: Decision, dice: random.Random) -> Iterator[tuple[str, str]]:
    """Moves that are offered, as they are written, with what the engine says of them."""
    moves = [move for move in decision.moves if move.act != DECLINE]
    for move in dice.sample(moves, min(MOST_ASKED, len(moves))):
        act = after.model.act(move.act)
        raw = [after.raw(a, p.type) for a, p in zip(move.args, act.parameters, strict=True)]
        assert decision.player is not None
        yield _written(after, move.act, raw), after.verdict(decision.player, move.act, raw).word


def _written(table: Table, name: str, raw: Sequence[object]) -> str:
    said = speaking.act(table.program.layout, table.model.act(name), raw)
    return plain(message("move", move=said), DEFAULT_PLAYERS)


def _told(before: Table, after: Table, asker: int, dice: random.Random) -> Iterator[str]:
    """Lines that are true of the table: hands and states as they are now, piles as they were before the move."""
    layout, names = after.program.layout, DEFAULT_PLAYERS
    for place in layout.places:
        cards, was = after.state.zones[place.index], before.state.zones[place.index]
        if place.zone.pile and place.zone.seen == "all":
            if was and place.key is None:
                yield f"top of {place.zone.name} is {layout.cards[was[-1]].text}"
        elif (
            isinstance(place.key, int)
            and not place.zone.pile
            and (place.key == asker or dice.random() < TELLS)
        ):
            held = ", ".join(layout.cards[card].text for card in cards)
            spot = f"{place.zone.name} of {names[place.key]}"
            yield f"{spot} is {held}" if held else f"{spot} has 0 cards"
    for slot in layout.slots:
        state, value = slot.state, after.state.vars[slot.index]
        if state.type == "card" or value is None or (slot.key is not None and state.each != "player"):
            continue
        whose = "" if slot.key is None else f" of {names[int(slot.key)]}"
        shown = names[value] if state.type == "player" else layout.text(value, state.type)
        yield f"{state.name}{whose} is {shown}"


def _ask(name: str, found: Compiled, given: Sequence[str], move: str, quick: bool) -> str:
    """What `ask` says, or why it says nothing that is sure."""
    try:
        lines = [given_line("--given", line) for line in given]
        case = answered(name, found, lines, move, quick).answer
    except (WrongUse, DoesNotCompile):
        return "cannot be told"
    if not case.stands:
        return "hangs" if case.cases[0].hangs else "not proved"
    words = {each.outcomes[0].verdict.word for each in case.cases}
    return words.pop() if len(words) == 1 else "hangs"


def main() -> int:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("--number", type=int, default=20, help="questions about each rulebook")
    reads.add_argument("--seed", type=int, default=SEED)
    reads.add_argument("--only", default="", help="rulebooks whose name has this in it")
    reads.add_argument("--quick", action="store_true", help="do not prove the answers")
    options = reads.parse_args()
    every: Counter[str] = Counter()
    false = []
    for name in (each for each in RULEBOOKS if options.only in each):
        counts: Counter[str] = Counter()
        for told in asked(name, options.number, options.seed, options.quick):
            counts["FALSE" if told.false else told.ask if told.ask in OTHERS else "right"] += 1
            if told.false:
                false.append(told)
                print(told, flush=True)
            elif told.ask == "cannot be told":
                print("  untold:", told, file=sys.stderr, flush=True)
        print(f"{name}: {', '.join(f'{n} {word}' for word, n in counts.most_common())}", flush=True)
        every += counts
    print(f"{sum(every.values())} questions: {', '.join(f'{n} {word}' for word, n in every.most_common())}")
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main())
