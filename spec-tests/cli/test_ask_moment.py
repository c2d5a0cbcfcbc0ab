"""The JSON of `cardlaw ask` says which decision it is about: whose, in whose turn, after which move."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.conftest import Run

TOP = "top is red 2"
SEVEN = {"player": "a", "move": "play red 7"}


def moment(run: Run, move: str, *given: str) -> dict[str, Any]:
    told = [word for line in given for word in ("--given", line)]
    ran = run("ask", "nb-108", *told, "--move", move, "--quick", "--format", "json")
    found: dict[str, Any] = json.loads(ran.out)["answers"]["nb-108"]["moment"]
    return found


@pytest.mark.parametrize(
    ("move", "given", "kind", "player", "turn", "after"),
    [
        ("play red 5", (TOP,), "turn", "a", "a", None),
        ("play red 5", (TOP, "turn of c"), "turn", "c", "c", None),
        ("play red 5", ("a played red 7",), "turn", "b", "b", SEVEN),
        ("catch a", ("a played red 7", "hand of a is red 5"), "answer", "b", "a", SEVEN),
        (
            "play red 5",
            ("a played red skip", "turn of b"),
            "no-turn",
            "b",
            None,
            {"player": "a", "move": "play red skip"},
        ),
        ("catch a", (), "untold", "a", "a", None),
    ],
)
def test_the_moment_is_told_as_data(
    run: Run, move: str, given: tuple[str, ...], kind: str, player: str, turn: str | None, after: Any
) -> None:
    found = moment(run, move, *given)
    assert {key: found[key] for key in ("kind", "player", "turn", "after")} == {
        "kind": kind,
        "player": player,
        "turn": turn,
        "after": after,
    }


def test_the_moment_is_a_message_too(run: Run) -> None:
    said = moment(run, "catch a", "a played red 7", "hand of a is red 5")["message"]
    assert said["id"] == "about-answer"
    assert said["english"] == "this is about what b may answer after a did this: play red 7"
    assert moment(run, "play red 5", TOP)["message"]["english"] == "this is about the turn of a"


def test_an_answer_to_what_comes_of_a_told_move_says_at_which_moment(run: Run) -> None:
    given = ("--given", "d plays +4", "--move")
    said = " ".join(run("ask", "sv-112 with stacking", *given, "stack +4", "--quick").out.split())
    assert "This is about the moment when A is about to draw 4 cards and lose the turn." in said
    said = " ".join(run("ask", "sv-112 with stacking", *given, "accept", "--quick").out.split())
    assert "This is about the moment" not in said
