"""What is no difference at the table is not told as one, and both sides of a difference read differently."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.comparison.ledger import WORDLESS
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.results.difference import Comparison
from cardlaw.analysis.traces.describe import PathTelling
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small

FLAG = "state flag: yes-no starts false\n"


def made(name: str, body: str, declarations: str = "") -> m.Model:
    rules = f"\nrule resting\n  when player rests:\n{body}" if body else ""
    return replace(small(OPEN + rules + OUT, declarations), name=name)


def happening(one: m.Model, other: m.Model) -> Comparison:
    return compare_effects(one, other, readings=False)


def same(found: Comparison) -> set[str]:
    return {str(each.about) for each in found.same}


# ------------------------------------------------------------------ equal, though done otherwise
def test_what_is_shown_to_all_at_once_is_shown_to_each():
    one = made("one", "    reveal hand of player to players\n")
    other = made("other", "    for each p in players:\n      reveal hand of player to p\n")
    found = happening(one, other)
    assert not found.differences and "rest" in same(found)
    less = made("less", "    reveal hand of player to player\n")
    assert [each.kind for each in happening(one, less).differences] == ["shown"]


TOSS = "    chance n in 1..{most}\n    if n > {bound}:\n      player pays 1\n"


def test_luck_is_no_difference():
    """Once, a four of six was set beside a one of two, and the two odds were called different."""
    one, other = (made(name, TOSS.format(most=n, bound=n // 2)) for name, n in (("one", 6), ("other", 2)))
    found = happening(one, other)
    assert not found.differences
    (unclear,) = {each.how for each in found.unknown if str(each.about) == "rest"}
    assert "luck is no difference" in unclear
    rarer = happening(one, made("rarer", TOSS.format(most=6, bound=4)))
    assert {str(each.about) for each in rarer.differences} == {"rest"}


# ------------------------------------------------------------------ states that nothing asks for any more
BRIEF = "state flag: yes-no starts false this-turn\n"


def brief(name: str, value: str, more: str = "") -> m.Model:
    """A flag of one turn that resting sets, and whatever else there is."""
    return made(name, f"    set flag to {value}\n{more}", BRIEF)


BARRED = "\nrule barred\n  player must not rest when flag is true\n"


def test_what_is_set_anew_before_anything_reads_it_is_no_difference():
    """Once, two editions were told apart by the card just drawn, when the turn in which it matters was over."""
    found = happening(brief("one", "true", BARRED), brief("other", "false", BARRED))
    assert not found.differences and not found.unknown and "rest" in same(found)


@pytest.mark.parametrize(
    "reader",
    [
        "\nrule paid\n  at turn-ends where flag is true:\n    player pays 1\n",
        "\nrule paid\n  at counting where flag is true:\n    add 1 to noted\n",
        "\nrule picking\n  when player picks:\n    offer rest to player\n    if flag is true:\n      player pays 1\n",
        "\nrule picking\n  when player picks:\n    for each p in players:\n      offer rest to p\n" + BARRED,
        "\nrule calling\n  when player rests: offer shout to player until turn-begins\n"
        "\nrule shouting\n  player may shout when flag is true\n",
    ],
    ids=["as the turn ends", "as the round ends", "later in a body", "in a loop", "in a window that stands"],
)
def test_what_is_read_later_in_the_turn_is(reader: str):
    reader = reader.replace("rests: offer", "rests:\n    offer")
    found = happening(brief("one", "true", reader), brief("other", "false", reader))
    assert "rest" in {str(each.about) for each in found.differences}


# ------------------------------------------------------------------ states of one side alone
def test_a_state_that_one_side_lacks_is_no_difference_by_itself():
    found = happening(made("one", "    set flag to true\n", FLAG), made("other", ""))
    assert not found.differences and not found.unknown and "rest" in same(found)


def test_nor_at_a_table_drawn_at_random():
    """Once, where paths are not followed, the state itself was told: it is nothing, it is no."""
    melds = "\nmove meld 2..2 cards as set in hand of player:\n  move set to pile\n"
    offered = (
        "\nround:\n  stage preparing\n  turns:\n    offer lay, pick, rest, meld to player\n  stage counting\n"
        "\nrule may-meld\n  player may meld set\n"
    )
    marked = "\nrule marked\n  when player melds set:\n    set flag to true\n"
    one = replace(small(OPEN + offered + marked + OUT, melds + FLAG), name="one")
    other = replace(small(OPEN + offered + OUT, melds), name="other")
    found = happening(one, other)
    assert not found.differences and [str(each.about) for each in found.unknown] == ["meld"]


def test_what_it_leads_to_is():
    leads = (
        "    set flag to true\n\nrule picking\n  when player picks where flag is true:\n    player pays 1\n"
    )
    found = happening(made("one", leads, FLAG), made("other", ""))
    (told,) = found.differences
    assert (str(told.about), str(told.verdicts[0][1]), str(told.verdicts[1][1])) == (
        "pick",
        "pot is 1",
        "pot is 0",
    )


def test_a_table_that_play_never_comes_to_shows_nothing():
    """Once, a flag that is taken back at once was given as set, and what follows from it told as a difference."""
    taken_back = (
        "    set flag to true\n    if pot is 0:\n      set flag to false\n    else:\n      set flag to false\n"
        "\nrule picking\n  when player picks where flag is true:\n    player pays 1\n"
    )
    found = happening(made("one", taken_back, FLAG), made("other", ""))
    assert not found.differences
    unclear = {str(each.about): each.how for each in found.unknown}
    assert unclear.get("pick", "") in ("", NEVER) and "pick" in {*unclear, *same(found)}


NEVER = "a difference could show only after a change in `flag`, and that never came up in our test games"


def test_a_number_of_one_side_alone_is_one_that_play_gives():
    """Once, a total of 1 was shown that was waiting, though only fours are ever added to it."""
    waiting = (
        "    add 4 to total\n\nrule picking\n  when player picks where total > 0:\n    add total to pot\n"
        "    set total to 0\n"
    )
    found = happening(made("one", waiting, "state total: number starts 0\n"), made("other", ""))
    (told,) = found.differences
    assert str(told.about) == "pick" and told.witness is not None
    assert {value for name, _, value in told.witness.states if name == "total"} <= {4, 8, 12}
    assert str(told.verdicts[0][1]) in ("pot is 4", "pot is 8", "pot is 12")


def test_an_order_is_not_told_by_a_state_that_one_side_lacks():
    asks = "    player chooses card as chosen in hand of player\n"
    found = happening(made("one", f"    set flag to true\n{asks}", FLAG), made("other", asks))
    assert not found.differences and "rest" in same(found)


LOCKED = """
rule locks
  when player lays star:
    set {name} to {locked}

rule counts
  at turn-ends:
    if {name} is not {free}:
      add {by} to {name}

rule locked-out
  player must not rest when {locked_out}

rule paid
  when player picks where {locked_out}:
    player pays 1
"""


def locked(name: str, state: str, free: int, until: int, by: str, out: str) -> m.Model:
    rules = LOCKED.format(name=state, locked=until, free=free, by=by, locked_out=f"{state} {out}")
    return replace(small(OPEN + rules + OUT, f"state {state}: number starts {free}\n"), name=name)


def test_a_count_kept_the_other_way_round_is_not_told_as_a_difference():
    """Once, three turns to go stood beside three turns gone, and each allowed what the other forbade."""
    down = locked("down", "to-go", 0, 3, "0 - 1", "> 0")
    up = locked("up", "gone", 3, 0, "1", "< 3")
    found = compare_models((down, up))
    assert not found.differences and not found.faults
    said = {str(each.about): each.how for each in found.unknown}
    assert (
        said["rest on your turn"]
        == "the two can differ only with values that no game we played reached: `to-go` and `gone`"
    )


def test_a_count_that_runs_longer_is():
    """The two agree as long as both lock, and no further: that was seen in play."""
    down, longer = locked("down", "to-go", 0, 3, "0 - 1", "> 0"), locked("longer", "gone", 3, 0, "1", "< 2")
    found = compare_models((down, longer))
    told = [each for each in found.differences if each.sort == "legality"]
    assert told and all(each.replayed for each in told)
    for each in told:
        assert each.witness is not None
        states = {name: value for name, _, value in each.witness.states}
        assert (states["to-go"], states["gone"]) == (1, 2)


# ------------------------------------------------------------------ both sides read differently
def test_what_comes_first_says_what_stands_otherwise():
    """Once, both sides read: the table stands otherwise when it is asked."""
    asks, pays = "    player chooses card as chosen in hand of player\n", "    player pays 1\n"
    one, other = made("one", pays + asks), made("other", asks + pays)
    (told,) = happening(one, other).differences
    assert (told.kind, str(told.verdicts[0][1]), str(told.verdicts[1][1])) == (
        "order",
        "when a is asked, pot is 1",
        "when a is asked, pot is 0",
    )
    (whole,) = compare_models((one, other)).differences
    assert {name: str(word) for name, word in whole.verdicts} == {
        "one": str(told.verdicts[0][1]),
        "other": str(told.verdicts[1][1]),
    }


@pytest.mark.parametrize("body", ("    player pays 1\n", "    player gets 1\n"))
def test_a_difference_without_words_is_unknown(monkeypatch, body):
    monkeypatch.setattr(PathTelling, "facet", lambda *_: "something happens")
    found = happening(made("one", body), made("other", ""))
    assert not [each for each in found.differences if str(each.about) == "rest"]
    assert WORDLESS in {each.how for each in found.unknown if str(each.about) == "rest"}


def test_a_type_that_only_one_side_has_is_no_fault():
    """Once, a choice among values that the other edition does not know of ended with an exception."""
    lanes = "\nattribute lane: inner, outer\nstate running of each lane: number starts 0\n"
    chooses = "    player chooses lane as way\n    add 1 to running of way\n    player pays 1\n"
    one, other = made("one", chooses, lanes), made("other", "    player pays 2\n")
    for pair in ((one, other), (other, one)):
        assert "rest" in {str(each.about) for each in happening(*pair).differences}


# ------------------------------------------------------------------ what decides is told
GIVEN = "\nrule given\n  when player lays star:\n    next of player gets 2\n"
FULL = """
rule full
  when player would get amount where size of hand of player > 4:
    add 0 to noted
"""


def test_the_hand_that_decides_is_told_and_the_rule_that_stands_in():
    """Once, a hand of so many cards was left out since one card more changed nothing; no rule was named for it."""
    one = replace(small(OPEN + GIVEN + OUT), name="one")
    other = replace(small(OPEN + GIVEN + FULL + OUT), name="other")
    (told,) = [each for each in compare_models((one, other)).differences if str(each.about) == "lay star"]
    assert {name: str(word) for name, word in told.verdicts} == {
        "one": "b draws 2 cards",
        "other": "b draws no cards",
    }
    assert told.witness is not None and len(dict(told.witness.zones)["hand", 1]) == 5
    assert dict(told.clauses) == {"one": ("given",), "other": ("full",)}


COMETS = "kind comet: hue\n"
SOME = EDITION.replace("    2 star for each hue\n", "    2 star for each hue\n    1 comet for each hue\n")


def test_a_card_that_does_nothing_is_told_with_the_rule_that_brings_it():
    """Once, rules about other cards were named for it."""
    one = replace(small(OPEN + GIVEN + OUT, COMETS), name="one")
    other = replace(small(OPEN + GIVEN + OUT, COMETS, SOME), name="other")
    (told,) = [each for each in compare_models((one, other)).differences if str(each.about) == "lay comet"]
    assert (told.kind, dict(told.clauses)) == ("lacks", {"one": (), "other": ("the-pack",)})


SNAPPING = """
rule snaps
  when player lays card:
    offer snap to any of players except player until turn-begins

rule may-snap
  snapper may snap card only when card is top of pile

rule no-star
  snapper must not snap star
"""


def test_nobody_may_step_in_where_no_card_at_all_may_be_played():
    """Once, a window was told after a card with which nobody may step in."""
    move = "\nmove snap card in hand of player:\n  move card to pile\n"
    one = replace(small(OPEN + OUT, move), name="one")
    other = replace(small(OPEN + SNAPPING + OUT, move), name="other")
    found = happening(one, other)
    seen = [str(each.verdicts[1][1]) for each in found.differences]
    assert seen == ["b can snap until turn-begins"] and {each.facet[0] for each in found.differences} == {
        "windows"
    }
    assert [str(each.about) for each in found.differences] == ["lay plain"]
    assert "lay star" in same(found)
