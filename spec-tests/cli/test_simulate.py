"""`cardlaw simulate`: figures side by side, the same on every run; JSON and CSV have their shapes."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

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
    spread = {"mean", "deviation", "error", "low", "high", "least", "most", "percentiles"}
    assert set(found["decisions"]) == spread
    assert found["decisions"]["low"] < found["decisions"]["mean"] < found["decisions"]["high"]
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
    assert ran.out.startswith("variant,seed,decisions,turns,ended,winner,points-1,points-2,points-3\n")
    assert [(row["variant"], row["seed"]) for row in rows] == [
        (name, str(seed)) for name in ("pub", "it-56") for seed in range(3, 9)
    ]
    assert all(row["ended"] == "won" and row["winner"] in "123" for row in rows)
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
    assert ran.out.count("decisions per round") >= 2, "in blocks, one below the other"
    short = run("simulate", "pub", "--rounds", "1", "it-56", "--strategy", "strategic").out
    assert ["pub", "it-56"] in [line.split() for line in short.splitlines()]


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
    argv = ("it-56", "--rounds", "12", "--players", "3", "--strategy", "random")
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
    many = ("--rounds", "4", "--strategy", "random", "--format", "plain")
    ran = run("simulate", str(file), "--against", "it-56", *many)
    lines = [line.split("\t")[1:] for line in ran.out.splitlines() if "colour-in-force" in line]
    assert ran.code == 1
    assert [name for name, _ in lines] == ["colour-in-force did not hold"] and int(lines[0][1]) > 0
    sound = run("simulate", "it-56", *many)
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
    argv = ("pub", "--rounds", "12", "--players", "3", "--strategy", "random")
    fast, slow = data(run, *argv), data(run, *argv, "--engine", "reference")
    assert (fast[0].pop("engine"), slow[0].pop("engine")) == ("fast", "reference")
    assert fast == slow
    assert "Played by the fast engine." in run("simulate", *argv, "--engine", "fast").err
    assert run("simulate", *argv).err == "", "of a few rounds nobody asks"


def test_both_engines_write_the_same_file(run: Run, desk: Path) -> None:
    pytest.importorskip("wasmtime")
    for engine in ("fast", "reference"):
        argv = ("sv-112", "sv-112 with stacking", "--rounds", "8", "--seed", "265")
        assert run("simulate", *argv, "--engine", engine, "--output", f"{engine}.csv").code == 0
    fast, slow = ((desk / f"{engine}.csv").read_text("utf-8") for engine in ("fast", "reference"))
    assert fast == slow and "moves-catch" in fast


def test_what_the_fast_engine_does_not_play_is_told(run: Run, desk: Path) -> None:
    (desk / "own_for_fast.py").write_text(GREEDY, "utf-8")
    ran = run("simulate", "pub", "--rounds", "1", "--strategy", "own_for_fast:Greedy", "--engine", "fast")
    assert "The interpreter plays `pub`" in ran.err and "own_for_fast:Greedy" in " ".join(ran.err.split())
    assert "Played by the interpreter." in ran.err
    assert run("simulate", "pub", "--rounds", "1", "--engine", "quick").code == 2


def test_the_first_lines_name_the_players(run: Run) -> None:
    """Strategic ones if nobody says otherwise; random ones with what that means."""
    usual = run("simulate", "pub", "--rounds", "2").out.splitlines()
    assert usual[0].startswith("2 rounds, seeds 0 to 1. Players: strategic (")
    by_seat = run("simulate", "pub", "--rounds", "2", "--strategy", "random,strategic").out
    assert (
        "Players: random (any move at all, so rounds are longer than at a real table), strategic ("
        in " ".join(by_seat.split())
    )


def test_languages(run: Run) -> None:
    for language, words in {
        "fi": ("Pelaajat:", "vuoroja erässä", "± on 95 %:n luottamusväli"),
        "nb": ("Spillere:", "turer per runde", "± viser området"),
        "it": ("Giocatori:", "turni per smazzata", "± è un intervallo al 95 %"),
        "sv": ("Spelare:", "turer per omgång", "± är ett intervall på 95 %"),
    }.items():
        out = run("simulate", "pub", "parlour", "--rounds", "2", "--language", language).out
        assert all(word in out for word in words), out
        assert "," in out.split(words[1])[1].splitlines()[0], "numbers with a decimal comma"


def test_a_comparison_on_the_same_seeds(run: Run) -> None:
    ran = run("simulate", "parlour", "--against", "pub", *FEW, "--format", "json")
    (found,) = json.loads(ran.out)["comparisons"]
    one, base = json.loads(ran.out)["variants"]
    assert (found["variant"], found["against"], found["rounds"]) == ("parlour", "pub", 6)
    turns = found["changes"]["turns"]
    assert turns["mean"] == pytest.approx(one["turns"]["mean"] - base["turns"]["mean"])
    assert turns["low"] < turns["mean"] < turns["high"] and 0 <= turns["p"] <= 1
    assert [seat["gained"] - seat["lost"] for seat in found["seats"]] == [
        mine - theirs for mine, theirs in zip(one["seat_wins"], base["seat_wins"], strict=True)
    ]
    text = run("simulate", "parlour", "--against", "pub", *FEW).out
    assert "parlour against pub, 6 rounds on the same seeds" in text
    assert "McNemar" in text and "paired z-test" in text and "Cohen" in text
    assert "the intervals are rough" in text
    assert "6 rounds" not in run("simulate", "pub", *FEW, "--format", "plain").out


def test_histograms(run: Run) -> None:
    out = run("simulate", "pub", "--rounds", "30", "--histogram").out
    bars = out.partition("pub, turns per round: number of rounds\n")[2].splitlines()
    assert sum(int(line.split()[-1]) for line in bars) == 30
    assert any("█" in line for line in bars) and max(map(len, bars)) <= 80


def test_output_by_ending(run: Run, desk: Path) -> None:
    ran = run("simulate", "pub", "parlour", *FEW, "--output", "rounds.csv", "--output", "rounds.json")
    assert ran.code == 0 and "Written: rounds.csv, 12 rounds." in ran.err
    rows = list(csv.DictReader((desk / "rounds.csv").open(encoding="utf-8")))
    found = json.loads((desk / "rounds.json").read_text("utf-8"))
    assert found["settings"] == {"seed": 3, "strategy": "strategic", "policy": "strict"}
    written = [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in found["rounds"]
    ]
    assert written == rows
    moves = [name for name in rows[0] if name.startswith("moves-")]
    for row in rows:
        made = sum(int(row[name] or 0) for name in moves)
        assert 0 < made <= int(row["decisions"]), "besides moves there are choices of a value"
    assert sorted(path.name for path in desk.iterdir() if path.is_file()) == ["rounds.csv", "rounds.json"]


def test_parquet(run: Run, desk: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow, the extra `parquet`, is not installed")
    run("simulate", "pub", "parlour", *FEW, "--output", "rounds.parquet", "--output", "rounds.json")
    rows = parquet.read_table(desk / "rounds.parquet").to_pylist()
    assert rows == json.loads((desk / "rounds.json").read_text("utf-8"))["rounds"]


def test_what_cannot_be_written_is_told_before_anything_is_played(
    run: Run, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object, **__: object) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr("cardlaw.cli.verbs.play.simulate.side_by_side", played)
    monkeypatch.setattr("cardlaw.cli.views.rounds.rounds_file.find_spec", lambda name: None)
    (desk / "folder.csv").mkdir()
    for argv, message in {
        ("--output", "rounds.xls"): "`rounds.xls` must end in .csv, .json, .parquet",
        ("--plot", "rounds.gif"): "`rounds.gif` must end in .svg, .png",
        ("--output", "nowhere/rounds.csv"): "`nowhere/rounds.csv` cannot be written",
        ("--output", "folder.csv"): "`folder.csv` cannot be written",
        ("--output", "r.parquet"): "needs `pyarrow`, which is not installed; `pip install cardlaw[parquet]`",
        ("--plot", "r.png"): "needs `resvg-py`, which is not installed; `pip install cardlaw[png]`",
    }.items():
        ran = run("simulate", "pub", *argv)
        assert ran.code == 2 and message in " ".join(ran.err.split())


def test_plots(run: Run, desk: Path) -> None:
    long = "parlour[twos=draw-two]"
    assert run("simulate", "pub", long, *FEW, "--plot", "rounds.svg").code == 0
    svg = (desk / "rounds.svg").read_text("utf-8")
    root = ElementTree.fromstring(svg)
    told = "".join(root.itertext())
    assert root.tag.endswith("svg") and "turns per round: share of rounds (%)" in told
    assert f"B  {long}" in told and "seat 3 wins" in told


def test_png(run: Run, desk: Path) -> None:
    pytest.importorskip("resvg_py", reason="resvg-py, the extra `png`, is not installed")
    ran = run("simulate", "pub", *FEW, "--plot", "rounds.png")
    if "no fonts" in ran.err:
        pytest.skip("this machine has no fonts")
    assert ran.code == 0
    assert (desk / "rounds.png").read_bytes().startswith(b"\x89PNG")


class Interrupting:
    """Progress that somebody interrupts when so many rounds are played."""

    def __init__(self, after: int) -> None:
        self.after = after

    @contextmanager
    def __call__(self, *_: object) -> Iterator[Interrupting]:
        yield self

    def done(self, number: int) -> None:
        if number >= self.after:
            raise KeyboardInterrupt


def test_what_was_played_until_an_interruption_is_kept(
    run: Run, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardlaw.cli.verbs.play.simulate.progress", Interrupting(30))
    argv = ("simulate", "pub", "parlour", "--rounds", "500", "--jobs", "1", "--engine", "reference")
    ran = run(*argv, "--output", "rounds.csv")
    assert ran.code == 130
    told = " ".join(ran.err.split())
    assert "The figures of `pub` are of the first 20 of 500 rounds." in told
    assert "The figures of `parlour` are of the first 10 of 500 rounds." in told
    rows = list(csv.DictReader((desk / "rounds.csv").open(encoding="utf-8")))
    assert [row["variant"] for row in rows] == ["pub"] * 20 + ["parlour"] * 10
    assert ran.out.startswith("20 rounds each, seeds 0 to 19.")
    assert "parlour against pub, 10 rounds on the same seeds" in ran.out
    assert json.loads(run(*argv, "--format", "json").out)["interrupted"]


def test_rounds_at_the_limit_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlaw.simulation.running.MOST_DECISIONS", 4)
    ran = run("simulate", "pub", "--rounds", "3", "--engine", "reference")
    assert ran.code == 1
    assert "3 rounds of `pub` were stopped at a limit (20,000 turns or" in " ".join(ran.err.split())
    assert ["stopped", "at", "the", "turn", "limit", "3"] in [line.split() for line in ran.out.splitlines()]


@pytest.mark.parametrize("language", ["en", "fi", "nb", "it", "sv"])
def test_without_wasmtime_it_is_said_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    ran = run("simulate", "pub", "--rounds", "2", "--engine", "fast", "--language", language)
    assert ran.code == 0 and "pip install cardlaw[fast]" in " ".join(ran.err.split())
    assert ran.err.count("wasmtime") == 1
