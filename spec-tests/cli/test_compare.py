"""`cardlaw compare`: an edition beside itself under other choices, and lines that say which difference they are."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from cardlaw.analysis.comparison.digest import Point, headline
from cardlaw.analysis.comparison.unsaid import numbers_of_cards, unsaid
from cardlaw.analysis.results.difference import Choice, Comparison, Difference
from cardlaw.analysis.results.items import of_stage
from cardlaw.cli.views.comparisons.comparison import ComparisonTelling, so_called
from cardlaw.language.loading import Library, load
from cardlaw.wording.arguments import Amount, SpokenName
from cli.conftest import Run

OTHERWISE = "short[next-height=either]"


def test_an_edition_beside_itself_under_another_choice(run: Run) -> None:
    ran = run("compare", "short", OTHERWISE, "--rules", "house", "--format", "json")
    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (1, "")
    assert found["editions"] == ["short", OTHERWISE]
    (difference,) = found["differences"]
    assert difference["verdicts"] == {"short": "must-not", OTHERWISE: "may"}
    assert difference["told_by"] == [["short", OTHERWISE]]
    assert found["matrix"]["laying"] == {
        "short": "A~",
        OTHERWISE: "B~",
    }  # what if the stack is empty is not said


@pytest.mark.parametrize("ids", (("short", OTHERWISE), (OTHERWISE, "short")))
def test_its_courses_are_played_again_by_its_rules(run: Run, desk: Path, ids: tuple[str, str]) -> None:
    run("compare", *ids, "--rules", "house", "--moves", "--emit-courses", "courses")
    (course,) = (desk / "courses").iterdir()
    assert not {*course.name} & {*"[]=, "}
    again = run("replay", str(course), "--rules", "house")
    assert (again.code, again.err) == (0, "")


def test_choices_are_told_in_one_order(run: Run) -> None:
    one, other = "short[leaps=without, next-height=either]", "short[next-height=either,leaps=without]"
    for written in (one, other):
        ran = run("compare", "short", written, "--rules", "house", "--moves", "--format", "json")
        assert json.loads(ran.out)["editions"] == ["short", one]
    ran = run("compare", one, other, "--rules", "house")
    assert ran.code == 2
    assert f"are both called `{one}`" in " ".join(ran.err.split())


def test_two_files_of_one_name_are_not_compared(run: Run, desk: Path) -> None:
    (desk / "mine").mkdir()
    (desk / "mine" / "short.rules").write_bytes((desk / "house" / "short.rules").read_bytes())
    ran = run("compare", "house/short.rules", "mine/short.rules", "--rules", "house")
    assert (ran.code, ran.out) == (2, "")
    assert "are both called `short`" in " ".join(ran.err.split())


SAME = """\
cardlaw 1
variant same extends short
  "As it was."

rule still-three
  "Two or three play."
  about table
  replaces seats
  seats are 2 to 3
"""


def test_a_house_rule_that_changes_nothing(run: Run, desk: Path) -> None:
    (desk / "house" / "same.rules").write_text(SAME, encoding="utf-8")
    ran = run("compare", "short", "same", "--rules", "house")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("No difference was found between short and same;")
    assert "short and same have 0 differences," in " ".join(ran.out.split())


def test_a_copy_under_another_name_is_the_same(run: Run, desk: Path) -> None:
    text = (desk / "house" / "short.rules").read_text(encoding="utf-8")
    copy = text.replace("edition short of", "edition likewise of")
    (desk / "house" / "likewise.rules").write_text(copy, encoding="utf-8")
    ran = run("compare", "short", "likewise", "--rules", "house", "--format", "json")
    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert found["differences"] == found["unknown"] == [] and found["same"]


def test_a_pair_is_told_who_is_stricter(run: Run) -> None:
    ran = run("compare", "short", OTHERWISE, "--rules", "house", "--moves", "--why")
    assert "What may be done, move by move\n  Lay a card on your turn (rung): short is stricter\n" in ran.out
    turned = run("compare", OTHERWISE, "short", "--rules", "house", "--moves", "--why")
    assert f"  Lay a card on your turn (rung): {OTHERWISE} is looser\n" in turned.out
    data = json.loads(run("compare", "short", OTHERWISE, "--rules", "house", "--format", "json").out)
    assert data["standing"] == [
        {"topic": "laying", "one": "short", "other": OTHERWISE, "sort": "legality", "relation": "stricter"}
    ]


def test_a_silent_sheet_is_told_beside_one_that_speaks(run: Run) -> None:
    told = run("compare", "short", "long", "--rules", "house", "--why").out
    _, _, unsaid = told.partition("What a sheet does not say, and what is played there\n")
    assert "    short: How many can play is not said (seats assumed)\n" in unsaid
    assert "      printed elsewhere: long (seats 3)\n" in unsaid
    data = json.loads(run("compare", "short", "long", "--rules", "house", "--format", "json").out)
    (seats,) = (each for each in data["unsaid"] if each["topic"] == "table")
    assert seats["silent"]["short"]["played_by"] == ["seats"]
    assert seats["printed"] == {"long": ["seats"]}
    assert data["matrix"]["table"] == {"short": "A~", "long": "B"}


def test_what_is_printed_elsewhere_is_no_reading_and_may_be_said_of_another_moment() -> None:
    names = ("fi-108", "nb-108", "it-56", "fi-112", "sv-112")
    found = [Library().compile(name).model for name in names]
    printed = {
        each.name: dict(each.printed) for each in unsaid([model for model in found if model is not None])
    }
    assert printed["reshuffle-top"] == {}
    assert printed["turned-wild"]["nb-108"] == ("turned-wild",), (
        "not what other cards do that are turned up first"
    )
    assert "it-56" not in printed["dealer-ties"] | printed["drawn-for-deal"], (
        "how it is drawn is said by none"
    )
    assert {name: rules[0] for name, rules in printed["first-direction"].items()} == {
        "nb-108": "first-direction",
        "it-56": "first-direction",
        "fi-112": "usual-direction",
        "sv-112": "usual-direction",
    }


def test_a_sheet_that_prints_the_number_of_cards_is_not_called_silent_about_them() -> None:
    found = {name: Library().compile(name).model for name in ("it-56", "nb-108")}
    cards = Difference("1", "effect", "table", (), of_stage("deck"), (), (("it-56", ("the-pack",)),))
    assert [numbers_of_cards(cards, model) for model in found.values() if model is not None] == [
        ["pack-size"],
        [],
    ]


def test_a_row_differs_by_its_own_rules_only(run: Run) -> None:
    """What a challenge costs is the same in two editions that differ in what is wrong."""
    data = json.loads(run("compare", "fi-108", "nb-108", "--format", "json").out)
    marks = {topic: [mark[0] for mark in row.values()] for topic, row in data["matrix"].items()}
    assert marks["guilt"] == ["A", "B"]
    assert marks["challenge-penalty"] == ["A", "A"]
    follows = [each for each in data["differences"] if "counts as wrong" in each["headline"]]
    assert follows and {each["topic"] for each in follows} == {"guilt"}


def test_each_line_says_which_difference_it_is(run: Run) -> None:
    ran = run("compare", "fi-108", "it-56", "--moves", "--format", "plain")
    told = json.loads(run("compare", "fi-108", "it-56", "--moves", "--format", "json").out)["differences"]
    lines = ran.out.splitlines()
    assert len({*lines}) == len(lines) == len(told)
    for line, each in zip(lines, told, strict=True):
        assert line.split()[3].startswith(each["id"])
        assert ("only under" in line) == bool(each["only_under"])


def test_a_kind_of_proof_has_one_word(run: Run) -> None:
    told = run("compare", "short", "long", "--rules", "house", "--proofs").out
    proved = told[told.index("Proved the same") :].partition("\n\n")[0].splitlines()
    kinds = {each for line in proved for each in re.findall(r"\(([^)]*)\)", line)}
    assert kinds and kinds <= {"by structure", "entry by entry", "step by step", "by the solver"}


def test_nothing_goes_with_itself() -> None:
    draws, losses = (
        Difference("1", "effect", "event", (), of_stage("deal"), (), (), facet=(facet,))
        for facet in ("draws", "losses")
    )
    assert Point(draws, [replace(draws, id="2"), losses]).beside == [headline(losses)]
    assert str(headline(losses)) == "deal: who loses a turn"


def test_proofs_say_where_they_hold(run: Run) -> None:
    told = run("compare", "short", "long", "--rules", "house", "--proofs").out
    found = json.loads(run("compare", "short", "long", "--rules", "house", "--format", "json").out)
    assert all(each["under"] == [] for each in found["same"])
    assert all(each["under"] for each in found["same_under"])
    apart = {each["about"] for each in found["differences"] if not each["only_under"]}
    assert not apart & {each["about"] for each in found["same"]}
    only = {each["about"] for each in found["same_under"]} - {each["about"] for each in found["same"]}
    assert bool(only) == ("only with other readings or options" in told)


def test_what_is_not_known_stands_below_the_matrix(run: Run, desk: Path) -> None:
    """Nine cards off a pile that may hold fewer, and is not refilled, are more than are followed."""
    ladder = desk / "house" / "ladder.rules"
    ladder.write_text(ladder.read_text().replace("move 1 from stack", "move 9 from stack"))
    ids = ("short", "long", "house/evening.rules")
    found = json.loads(run("compare", *ids, "--rules", "house", "--format", "json").out)
    assert found["unknown"]
    told = run("compare", *ids, "--rules", "house", "--matrix").out
    things = {(each["about"], each["how"]) for each in found["unknown"]}
    assert told.count("Not known: ") == len(things)
    short = run("compare", *ids, "--rules", "house").out
    assert "not known: " not in short and f"{len(things)} more thing" in " ".join(short.split())


def test_an_edition_is_called_by_the_choices_of_a_difference() -> None:
    """Once, what takes another choice was told of an edition that is called by the one it is not made with."""
    under: tuple[Choice, ...] = ((OTHERWISE, "next-height", "above"),)
    assert so_called(OTHERWISE, under) == "short[next-height=above]"
    assert so_called("short", (("short", "next-height", "either"),)) == "short"
    assert so_called(OTHERWISE, ()) == OTHERWISE


@pytest.mark.parametrize(
    ("ids", "about"),
    (
        (("short", "short with breather"), "  Rest: which editions have it"),
        (("it-56", "it-56 with all-wild"), "  Play a number card: which editions have it"),
    ),
)
def test_what_only_one_side_has_is_a_difference_in_what_may_be_done(
    run: Run, ids: tuple[str, ...], about: str
) -> None:
    """Once, two editions without a card in common had no differences, and all was well."""
    ran = run("compare", *ids, "--rules", "house", "--moves", "--all")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count(about) == 1 and "No difference" not in ran.out


def test_what_differs_is_summed_up_first_in_the_readers_language(run: Run) -> None:
    asked = ("compare", "short", "long", "--rules", "house", "--moves")
    first, second, *_ = run(*asked).out.split("\n\n")
    assert first == "short and long differ in 6 points."
    assert (
        second.splitlines()[1]
        == "  The cards – short: 12 cards (10 rungs and 2 leaps); long: 20 cards (20 rungs)."
    )
    norwegian = run(*asked, "--language", "nb").out
    assert norwegian.startswith("short og long er forskjellige på 6 punkter.\n")
    assert "long: ikke tillatt" in " ".join(norwegian.split())


def text_of(out: str) -> list[str]:
    """The lines of what was measured."""
    lines = out.splitlines()
    return lines[next(i for i, line in enumerate(lines) if line.startswith("Hur ofta")) :]


def test_how_often_differences_matter_in_play(run: Run) -> None:
    argv = ("compare", "short", OTHERWISE, "--rules", "house", "--moves", "--in-play", "4")
    data = json.loads(run(*argv, "--format", "json").out)["in_play"]
    assert (data["rounds"], data["level"], data["players"]) == (4, 0.95, "strategic")
    found = [each for each in data["found"].values() if each is not None]
    assert found and all(each["rounds"] == 4 for each in found)
    up = max(found, key=lambda each: each["came_up"]["count"])
    assert up["came_up"]["count"] > 0
    assert up["came_up"]["low"] <= up["came_up"]["value"] <= up["came_up"]["high"]
    assert up["changed_winner"]["count"] <= up["came_up"]["count"]
    text = " ".join(run(*argv).out.split())
    assert "Measured on 4 rounds, strategic players, by the interpreter." in text
    assert f"Comes up in {100 * up['came_up']['value']:.1f} % of rounds" in text
    assert "Changes who wins in" in text
    assert data["cut_short"] and "were stopped after 1,000 decisions" in text, "such rounds have no end here"
    plain = run(*argv, "--format", "plain").out
    assert f"rounds=4 came-up={up['came_up']['count']} changed-winner=" in plain
    swedish = run(*argv, "--language", "sv").out
    assert "Hur ofta det spelar roll" in swedish
    heads = [line.strip() for line in text_of(swedish) if line.strip().endswith("?")]
    assert heads and not any(name in swedish for name in data["found"]), "told in words, not by ids"
    wrong = run(*argv[:-1], "none")
    assert wrong.code == 2 and "`none` is not a whole number" in wrong.err


def test_how_often_findings_matter_in_play(run: Run) -> None:
    argv = ("check", "short", "--rules", "house", "--in-play", "2", "--format", "json")
    (variant,) = json.loads(run(*argv).out)["variants"]
    found = {name: each for name, each in variant["in_play"]["found"].items() if each is not None}
    assert "ambiguous-next-height" in found
    assert found["ambiguous-next-height"]["changed_winner"] is not None


def test_a_choice_that_a_difference_takes_is_told_in_words() -> None:
    """Once, it was told by its name in the rule file: only with custom-idea=i4."""
    models = [load("fi-112"), load("sv-112")]
    nothing = Comparison(("fi-112", "sv-112"), (), ())
    telling = ComparisonTelling(models, nothing, cast(Any, None))
    asked = "“What is written on the custom cards?”"
    both = (("fi-112", "custom-idea", "none"), ("sv-112", "custom-idea", "none"))
    assert telling.inside("only-under", choices=telling.choices(both)).startswith(f"only with {asked}: ")
    both = (("fi-112", "custom-idea", "i4"), ("sv-112", "custom-idea", "i4"))
    said = telling.inside("only-under", choices=telling.choices(both))
    assert f"{asked}: another turn" in said and f"{asked}: its player may play one more card" in said
    assert "fi-112" in said and "sv-112" in said and "i4" not in said
    alone = (("sv-112", "start-draw", "nothing"),)
    assert telling.inside("only-under", choices=telling.choices(alone)) == (
        "only with sv-112 – “Which rules still hold for a draw-two turned up at the start?”: "
        "only the rule on what it may be played on"
    )


def test_how_many_choices_were_tried_together_is_told_plainly() -> None:
    models = [load("fi-112"), load("sv-112")]
    said = ComparisonTelling(models, Comparison(("fi-112", "sv-112"), (), ()), cast(Any, None)).said
    assert said("compare-untried", n=Amount(664)) == (
        "We tried other readings and options one at a time; --together also tries them in pairs (664 pairs)"
    )


def test_what_the_whole_table_decides_is_told_of_its_players() -> None:
    models = [load("it-56"), load("nb-108")]
    said = ComparisonTelling(models, Comparison(("it-56", "nb-108"), (), ()), cast(Any, None)).inside
    assert said("seen-table-chooses", what=SpokenName("player")) == "the players agree on a player"
    assert said("seen-table-not-asked") == "the players need not agree on anything"
