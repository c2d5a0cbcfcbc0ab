"""Ask the built studio in Chromium and native Python a hundred questions: `make alike`. Every answer has to be equal.

The questions are about editions, hands and moves drawn by a fixed seed, so that the same ones are asked every time.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from cardlaw.studio.answering import answer
from cardlaw.studio.building import is_current
from documents.keyboard import Browser
from studio.conftest import CHROMIUM, FLAGS
from studio.page import Page, serving

EDITIONS = ("fi-108", "fi-112", "nb-108", "it-56", "sv-112", "parlour", "pub")


def questions(number: int) -> list[dict[str, Any]]:
    """What is asked: mostly moves in situations, and now and then a rulebook's cards, sheet or rounds."""
    dice = random.Random(7)
    kits = {id: json.loads(answer(json.dumps({"do": "kit", "variant": id}))) for id in EDITIONS}
    found: list[dict[str, Any]] = []
    while len(found) < number:
        id = EDITIONS[len(found) % len(EDITIONS)]
        match len(found) % 10:
            case 7:
                found.append({"do": "sheet", "variant": id, "language": dice.choice(("en", "fi", "sv"))})
            case 8:
                found.append({"do": "choices", "variant": id, "language": dice.choice(("nb", "it"))})
            case 9:
                line = ["simulate", id, "--rounds", "1", "--engine", "reference", "--format", "json"]
                found.append({"do": "command", "argv": line})
            case _:
                found.append(_move(dice, kits[id]))
    return found


def _move(dice: random.Random, kit: dict[str, Any]) -> dict[str, Any]:
    cards = [card["text"] for card in kit["cards"] if card["copies"]]
    hand = dice.sample(cards, 2)
    move = next(each["act"] for each in kit["moves"] if [p["type"] for p in each["takes"]] == ["card"])
    given = [f"{kit['tops'][0]['short']} is {dice.choice(cards)}", f"hand is {', '.join(hand)}"]
    line = ["ask", kit["variant"], *(word for fact in given for word in ("--given", fact))]
    return {"do": "command", "argv": [*line, "--move", f"{move} {hand[0]}", "--quick", "--format", "json"]}


def _short(answer: Any) -> str:
    return json.dumps(answer, ensure_ascii=False)[:400]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--questions", type=int, default=100)
    number = parser.parse_args().questions
    if CHROMIUM is None or not is_current():
        print("Chromium and the built studio are needed: `make studio` builds it.", file=sys.stderr)
        return 2
    wanted, wrong = questions(number), 0
    with tempfile.TemporaryDirectory() as profile, serving() as address:
        browser = Browser(CHROMIUM, FLAGS, Path(profile))
        page = Page(browser, address)
        page.open("#ask")
        for request in wanted:
            ours, theirs = json.loads(answer(json.dumps(request))), page.ask(request)
            if ours != theirs:
                wrong += 1
                print(f"not alike: {json.dumps(request)}\n  native {_short(ours)}\n  studio {_short(theirs)}")
        browser.close()
    print(f"{len(wanted)} questions, {wrong} answered differently")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
