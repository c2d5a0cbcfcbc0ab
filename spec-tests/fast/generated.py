"""Rules put together at random, on the small game: whatever compiles has to be the same game in both engines.

Run as a script it goes through the models of some seeds, and prints the rules of the first that is not the same. With
`--done FILE` it can be stopped and taken up again, as long as our code is the same.
"""

from __future__ import annotations

import argparse
import gc
import random
import re
import sys
from collections import Counter
from pathlib import Path

from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import Beyond, Hall
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.storage.code import code_hash
from cardlaw.workers.processes import SELDOM
from engine.small import OUT, small
from fast.same import SHARES, SHORT, first_difference
from soaking.ledger import Ledger

STRETCH = 20
"""Models between two lines in the ledger."""

CARDS = ("card", "top of pile", "newest of hand of player", "bottom of stock", "just-drawn of player")
SEATS = ("player", "next of player", "dealer", "left of player", "previous of player")
NUMBERS = (
    "pot",
    "noted",
    "marked of player",
    "size of hand of player",
    "size of pile",
    "2",
    "toll",
    "price of card",
)
ORDERS = ("is", "<", ">", "<=", ">=")
STEPS = (
    "add 1 to pot",
    "add {n} to noted",
    "set noted to {n} - 1",
    "add {n} to marked of {p}",
    "{p} gets 1",
    "{p} pays 2",
    "{p} loses-turn",
    "{p} goes-again",
    "set direction to opposite of direction",
    "shuffle pile",
    "rotate hand",
    "swap hand of player with hand of {p}",
    "move top of stock to aside",
    "move pile except top of pile under stock",
    "player chooses card as mine in hand of player\n    move mine to aside",
    "{p} chooses hue as shade\n    if shade is red:\n      add 1 to pot",
    "table chooses number as n in 1..3\n    add n to pot",
    "chance n in 1..4\n    add n to noted",
    "for each p in players where {b}:\n      add 1 to marked of p",
    "for each c in hand of player where mark of c > 2:\n      add 1 to noted",
    "if {b}:\n      {p} gets 2\n    else:\n      add 1 to pot",
    "repeat until pot > 3:\n      add 1 to pot",
    "offer shout to player until turn-ends",
    "offer rest, shout to {p}",
    "offer point to each of players except player until turn-begins",
    "offer doubt, believe to next of player",
    "by chance:\n      1:\n        {p} gets 1\n      3:\n        add 1 to pot",
)
EVENTS = (
    "when player lays card",
    "when player lays star",
    "when player picks",
    "when player rests",
    "when player shouts",
    "when player gets amount",
    "when pointer points player",
    "instead when player rests",
    "at preparing",
    "at counting",
)
NO_CARD = re.compile(r"\bcard\b(?! as)")
MOVES = ("lay card", "lay star", "lay plain", "pick", "rest", "shout", "doubt", "believe")


class Author:
    """Somebody who writes rules without a plan."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def pick(self, *of: str) -> str:
        return self.chance.choice(of)

    def test(self, depth: int = 2) -> str:
        pick = self.pick
        simple = (
            f"hue of {pick(*CARDS)} is hue of {pick(*CARDS)}",
            f"mark of {pick(*CARDS)} {pick(*ORDERS)} mark of {pick(*CARDS)}",
            f"mark of {pick(*CARDS)} {pick(*ORDERS)} {pick(*NUMBERS)}",
            f"{pick(*NUMBERS)} {pick(*ORDERS)} {pick(*NUMBERS)}",
            f"{pick(*CARDS)} is star",
            f"{pick(*CARDS)} is fit",
            f"{pick(*SEATS)} is {pick(*SEATS)}",
            f"some other in hand of {pick(*SEATS)} where hue of other is {pick('red', 'blue')}",
            "some other in hand of player except card where other is fit",
            "no other in hand of player except card where mark of other is mark of card",
            f"(count other in hand of player where mark of other > {pick('1', '3')}) {pick(*ORDERS)} 2",
            f"{pick(*SEATS)} owes shout",
            "direction is clockwise",
        )
        if depth == 0 or self.chance.random() < 0.5:
            return pick(*simple)
        joined = f" {pick('and', 'or')} ".join(self.test(0) for _ in range(2))
        return pick(joined, f"not ({joined})") if depth > 1 else joined

    def norm(self) -> str:
        move = self.pick(*MOVES)
        if self.chance.random() < 0.1:
            return f"player wrongly lays card when {self.test()}"
        form = self.pick(
            "may {m} when {b}", "may {m} only when {b}", "must {m} when {b}", "must not {m} when {b}"
        )
        form = self.pick(form, form, "may {m} even when {b}", "may {m}")
        return f"player {form.format(m=move, b=self.about(move, self.test()))}"

    def about(self, what: str, test: str) -> str:
        """A test in words that are known where it stands."""
        return (
            test if "lay" in what else NO_CARD.sub(self.pick("top of pile", "newest of hand of player"), test)
        )

    def effect(self) -> str:
        event = self.pick(*EVENTS)
        where = f" where {self.about(event, self.test(1))}" if self.chance.random() < 0.4 else ""
        steps = [
            self.about(event, step.format(n=self.pick(*NUMBERS), p=self.pick(*SEATS), b=self.test(0)))
            for step in self.chance.sample(STEPS, self.chance.randint(1, 3))
        ]
        return f"{event}{where}:\n    " + "\n    ".join(steps)

    def rules(self) -> list[str]:
        """Rules one by one, each with the marks it may have."""
        found = []
        for number in range(self.chance.randint(3, 9)):
            kind = self.chance.random()
            if kind < 0.45:
                body = self.norm()
            elif kind < 0.85:
                body = self.effect()
            elif kind < 0.93:
                body = f"card is fit when {self.test(1)}".replace("player", "dealer")
            else:
                body = self.pick(
                    f"toll is {self.pick('1', '3')} when {self.about('', self.test(0))}",
                    f"price of card is 2 when {self.test(0)}",
                ).replace("player", "dealer")
            marks = "  breakable\n" if self.chance.random() < 0.3 else ""
            if number and self.chance.random() < 0.3:
                marks += f"  overrides r{self.chance.randrange(number)}\n"
            found.append(f"rule r{number}\n{marks}  {body}\n")
        return found


def model_of(seed: int) -> tuple[str, m.Model] | None:
    """The rules of a seed that compile together with those before them, and their model."""
    base = (
        "rule may-pick\n  player may pick\nrule may-rest\n  player may rest\nrule all\n  card is fit\n" + OUT
    )
    text, model = base, None
    for rule in Author(seed).rules():
        try:
            model = small(text + rule)
            text += rule
        except Exception:
            continue
    return None if model is None else (text, model)


def tried(seed: int, rounds: int = 3) -> tuple[str, str | None]:
    """What became of a seed: the rules, and where the two engines part."""
    found = model_of(seed)
    if found is None:
        return "", "nothing compiled"
    text, model = found
    players = 2 + seed % 3
    try:
        parted = first_difference(model, range(rounds), players, SHORT)
        if parted is None:
            parted = first_difference(model, range(1), players, SHORT, kinds=("strategic", "random"))
        return text, parted or _forms_apart(model, players)
    except Outside as why:
        return text, f"outside: {why}"
    except Beyond:
        return text, "outside: a round went past what a module holds"


def _forms_apart(model: m.Model, players: int) -> str | None:
    """Rounds with random players inside are the same in both forms of a module."""
    forms = [
        Hall(Writer(model, players, SHORT, step=step)).room(SHARES).play(0, 20) for step in (False, True)
    ]
    both = min(map(len, forms))
    if forms[0][:both] != forms[1][:both]:
        return "the two forms of the module part"
    return None if len(forms[0]) == len(forms[1]) else "outside: a round went past what a module holds"


def main() -> int:
    gc.set_threshold(*SELDOM)
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("first", type=int)
    arguments.add_argument("stop", type=int)
    arguments.add_argument("--done", type=Path, help="the file of what was tried before; more is added")
    given = arguments.parse_args()
    ledger, work = Ledger(given.done), f"models by {code_hash(('engine', 'fast', 'language/core'))[:16]}"
    for part in ledger.left(work, range(given.first, given.stop)):
        for first in range(part.start, part.stop, STRETCH):
            stretch = range(first, min(first + STRETCH, part.stop))
            told: Counter[str] = Counter()
            for seed in stretch:
                text, found = tried(seed)
                if found is not None and not found.startswith(("outside", "nothing")):
                    print(f"{text}\nmodel {seed}, {found}")
                    return 1
                told["same" if found is None else found] += 1
            ledger.add(work, stretch, became=dict(told))
    whole: Counter[str] = Counter()
    for stretch_ in ledger.told(work):
        whole.update(stretch_["became"])
    print(f"{whole.total():,} models: {dict(whole)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
