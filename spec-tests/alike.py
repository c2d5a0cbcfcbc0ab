"""Ask the studio's Python, in Node, and the native one a hundred questions: `make alike`. Every answer has to be equal.

The questions are about editions, hands and moves drawn by a fixed seed, so that the same ones are asked every time.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from cardlaw.studio.answering import answer
from cardlaw.studio.building import SITE, WEB

NPM = Path(__file__).parents[1] / "build" / "studio" / "npm"
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
    wanted = questions(parser.parse_args().questions)
    there = subprocess.run(
        ["node", str(WEB / "asked.mjs"), str(SITE)],
        cwd=NPM,
        input=json.dumps(wanted),
        capture_output=True,
        text=True,
        check=True,
    )
    wrong = 0
    for request, theirs in zip(wanted, json.loads(there.stdout), strict=True):
        ours = json.loads(answer(json.dumps(request)))
        if ours != theirs:
            wrong += 1
            print(f"not alike: {json.dumps(request)}\n  native {_short(ours)}\n  studio {_short(theirs)}")
    print(f"{len(wanted)} questions, {wrong} answered differently")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
