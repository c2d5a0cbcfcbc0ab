"""`cardlaw simulate`: figures side by side, the same on every run; JSON and CSV have their shapes."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run

FEW = ("--rounds", "6", "--seed", "3", "--players", "3", "--strategy", "strategic")


def data(run: Run, *argv: str) -> list[dict[str, Any]]:
    ran = run("simulate", *argv, "--format", "json")
    assert ran.code == 0, ran.err
    variants: list[dict[str, Any]] = json.loads(ran.out)["variants"]
    return variants


def test_json(run: Run) -> None:
    (found,) = data(run, "nb-108", *FEW)
    assert list(found)[:4] == ["variant", "rounds", "seed", "players"]
    assert (found["variant"], found["rounds"], found["seed"], found["players"]) == ("nb-108", 6, 3, 3)
    assert found["strategy"] == "strategic" and found["policy"] == "strict"
    assert found["mean_decisions"] == found["decisions"]["mean"] > 10
    assert found["mean_score"] == found["points"]["mean"] > 0
    assert set(found["decisions"]) == {"mean", "deviation", "error", "least", "most", "percentiles"}
    assert set(found["decisions"]["percentiles"]) == {"5", "25", "50", "75", "95"}
    assert len(found["seat_wins"]) == 3
    assert sum(found["seat_wins"]) + found["undecided"] + found["endless"] == 6
    assert sum(found["moves"].values()) == pytest.approx(1.0)
    assert found["stuck"] == 0 and isinstance(found["tallies"], dict)
    assert found["habits"] == {"unlawful": 0.05, "forgets": 0.2, "windows": 0.5}


def test_the_same_seeds_give_the_same_figures_with_two_jobs(run: Run) -> None:
    argv = ("pub", "--rounds", "60", "--seed", "1", "--strategy", "strategic")
    assert data(run, *argv) == data(run, *argv) == data(run, *argv, "--jobs", "2")


def test_against_stands_beside(run: Run) -> None:
    beside = data(run, "pub", "--against", "it-56", *FEW)
    assert [each["variant"] for each in beside] == ["pub", "it-56"]
    assert beside == [*data(run, "pub", *FEW), *data(run, "it-56", *FEW)]
    assert len(data(run, "pub", "--against", "pub", *FEW)) == 1


def test_csv(run: Run) -> None:
    ran = run("simulate", "pub", "it-56", *FEW, "--csv")
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert ran.out.startswith("variant,seed,decisions,turns,ended,winner,points-0,points-1,points-2\n")
    assert [(row["variant"], row["seed"]) for row in rows] == [
        (name, str(seed)) for name in ("pub", "it-56") for seed in range(3, 9)
    ]
    assert all(row["ended"] == "won" and row["winner"] in "012" for row in rows)
    assert {len(line.split(",")) for line in ran.out.splitlines()} == {9}
    (figures, _) = data(run, "pub", "it-56", *FEW)
    mean = sum(int(row["decisions"]) for row in rows[:6]) / 6
    assert figures["mean_decisions"] == pytest.approx(mean)


def test_text_stays_within_the_screen(run: Run) -> None:
    names = ("pub", "it-56", "it-56[scoring=points]", "it-56[drawn-usable=may]", "it-56[wild-top=colourless]")
    ran = run("simulate", *names, "--rounds", "2", "--strategy", "strategic")
    assert max(map(len, ran.out.splitlines())) <= 80
    for letter, name in zip("ABCDE", names, strict=True):
        assert f"{letter}  {name}\n" in ran.out
    assert ran.out.count("decisions a round, mean") >= 2, "in blocks, one below the other"
    short = run("simulate", "pub", "--rounds", "1", "it-56", "--strategy", "strategic").out
    assert short.splitlines()[2].split() == ["pub", "it-56"]


def test_plain_is_a_line_per_figure(run: Run) -> None:
    lines = run(
        "simulate", "pub", "--rounds", "2", "--strategy", "strategic", "--format", "plain"
    ).out.splitlines()
    assert all(line.startswith("pub\t") and line.count("\t") == 2 for line in lines)
    assert "pub\tplayers\t4" in lines


def test_strategies_by_seat(run: Run) -> None:
    (found,) = data(
        run, "nb-108", "--rounds", "12", "--players", "3", "--strategy", "random,strategic,random"
    )
    assert found["strategy"] == "random,strategic,random"
    assert found["seat_wins"][1] > 6


def test_habits_show_in_the_figures(run: Run) -> None:
    argv = ("it-56", "--rounds", "12", "--players", "3")
    (never,) = data(run, *argv, "--forgets", "0", "--unlawful", "0")
    (often,) = data(run, *argv, "--forgets", "0.9", "--windows", "0.5")
    assert "catch" not in never["moves"] and often["moves"]["catch"] > 0
    assert "decline" not in never["moves"] and often["moves"]["decline"] > 0
    assert never["moves"]["call-uno"] > often["moves"].get("call-uno", 0.0)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("pub", "--rounds", "0"), "`0` is not a whole number from 1"),
        (("pub", "--strategy", "clever"), "there is no strategy `clever`"),
        (("pub", "--strategy", "random,clever"), "there is no strategy `clever`"),
        (("pub", "--unlawful", "2"), "`2` is not a share from 0 to 1"),
        (("pub", "--unlawful", "often"), "`often` is not a share from 0 to 1"),
        (("pub", "--unlawful", "nan"), "`nan` is not a share from 0 to 1"),
        (("pub", "--players", "9"), "`pub` is for 2 to 6 players, not 9"),
        (("pub", "--players", "0"), "`0` is not a whole number from 1"),
        (("pub", "--policy", "ask"), "there is no policy `ask`"),
        (("pub", "--csv", "--format", "json"), "takes --csv or --format json, not both"),
        (("nobody",), "there is no edition or variant `nobody`"),
        ((), "needs ID|FILE"),
    ],
)
def test_wrong_use(run: Run, argv: tuple[str, ...], message: str) -> None:
    ran = run("simulate", *argv)
    assert ran.code == 2
    assert message in " ".join((ran.err + ran.out).split())


OTHER_COLOUR = """\
cardlaw 1
variant asking extends it-56
rule five-asks
  "Whoever plays a five lets the next player name another colour."
  about matching
  when player plays card where number of card is 5:
    next of player names-colour
"""


def test_what_always_holds_and_did_not_is_told(run: Run, tmp_path: Path) -> None:
    """The vocabulary says that a coloured card on top gives the colour in force; this house rule breaks it."""
    file = tmp_path / "asking.rules"
    file.write_text(OTHER_COLOUR, encoding="utf-8")
    ran = run("simulate", str(file), "--against", "it-56", "--rounds", "4", "--format", "plain")
    lines = [line.split("\t")[1:] for line in ran.out.splitlines() if "colour-in-force" in line]
    assert ran.code == 1
    assert [name for name, _ in lines] == ["colour-in-force did not hold"] and int(lines[0][1]) > 0
    sound = run("simulate", "it-56", "--rounds", "4", "--format", "plain")
    assert sound.code == 0 and "did not hold" not in sound.out


GREEDY = """
class Greedy:
    def __init__(self, dice):
        self.dice = dice

    def answer(self, table, seat):
        decision = table.view(seat).decision
        lawful = [place for place, move in enumerate(decision.moves) if move.lawful]
        return lawful[0] if lawful else self.dice.below(len(decision.moves))

class Broken(Greedy):
    def answer(self, table, seat):
        raise ValueError("no idea")

class Wild(Greedy):
    def answer(self, table, seat):
        return 999
"""


def test_a_player_of_ones_own(run: Run, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A class of the current folder plays, named on the command line; what it does wrong is told as its own."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    (desk / "own_player_here.py").write_text(GREEDY, "utf-8")
    few = ("simulate", "pub", "--rounds", "3", "--strategy")
    assert run(*few, "own_player_here:Greedy,random").code == 0
    assert run(*few, "own_player_here:Greedy").out == run(*few, "own_player_here:Greedy").out
    for strategy, message in {
        "own_player_here:Broken": "`own_player_here:Broken` failed: ValueError: no idea",
        "own_player_here:Wild": "`own_player_here:Wild` answered 999; an answer is the place of a move",
        "own_player_here:Nobody": "`own_player_here` has no class `Nobody` with a method `answer(table, seat)`",
        "nowhere_at_all:Greedy": "there is no Python module `nowhere_at_all`",
        "a b:c": "there is no strategy `a b:c`",
    }.items():
        ran = run(*few, strategy)
        assert ran.code == 2
        assert message in " ".join((ran.err + ran.out).split())


def test_both_engines_play_the_same_rounds(run: Run) -> None:
    pytest.importorskip("wasmtime")
    argv = ("pub", "--rounds", "12", "--players", "3")
    fast, slow = data(run, *argv), data(run, *argv, "--engine", "reference")
    assert (fast[0].pop("engine"), slow[0].pop("engine")) == ("fast", "reference")
    assert fast == slow
    assert "played by the fast engine" in run("simulate", *argv).out


def test_what_the_fast_engine_does_not_play_is_told(run: Run) -> None:
    ran = run("simulate", "pub", "--rounds", "1", "--strategy", "strategic", "--engine", "fast")
    assert "the interpreter plays `pub`" in ran.err and "strategic" in ran.err
    assert run("simulate", "pub", "--rounds", "1", "--engine", "quick").code == 2
