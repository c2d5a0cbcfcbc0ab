"""The referee names the step that breaks a variant, goes on after a breach, and says where it cannot judge."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardlaw.engine import BadSituation, Recorder, Situation, Table, read
from cardlaw.engine.play.reasons import Lack, grounds, lacking
from cardlaw.engine.play.situation import Spot
from cardlaw.language.loading import Library
from cardlaw.language.model import Model
from cardlaw.scenarios.courses import Step, named, said, seat_names
from cardlaw.scenarios.recordings import facts_of, fitted, legs, recorded, situation_of
from cardlaw.scenarios.refereeing import Judgement, Ruling, judge
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.plain import plain
from engine.small import EDITION, OPEN, OUT, small
from engine.test_invariants import Picks

NAMES = ("ada", "ben", "cleo")
REFILL = """
rule refill
  at run-dry:
    move pile except top of pile to stock
    shuffle stock
"""
DUTY = """
rule duty
  breakable
  player must shout when size of hand of player is 1
rule call-window
  when player lays card where size of hand of player is 1:
    offer shout to player, then point to any of players except player until turn-begins
rule may-point
  pointer may point other only when other owes shout
rule pointed
  when pointer points other:
    other gets 2
"""
DOUBT = """
rule ask-next
  when player lays star:
    offer doubt, believe to next of player
rule may-doubt
  doubter may doubt
rule may-believe
  doubter may believe
"""
SAME_HUE = """
rule same-hue
  overrides may-lay
  player may lay card only when hue of card is hue of top of pile
"""
CHOICE = """
rule tells
  when player lays star:
    player chooses hue as told
    if told is red:
      player gets 1
"""
FREE = small(OPEN + OUT + REFILL)
STRICT = small(OPEN + OUT + REFILL + SAME_HUE)
TRYABLE = small(OPEN + OUT + REFILL + SAME_HUE.replace("overrides", "breakable\n  overrides"))
CALLING = small(OPEN + OUT + REFILL + DUTY)
DOUBTING = small(OPEN + OUT + REFILL + DOUBT)
CHOOSING = small(OPEN + OUT + REFILL + CHOICE)


def table(model: Model, *hands: str, pile: str = "red 1", turn: int = 0) -> Table:
    zones: dict[Spot, list[str]] = {("hand", seat): cards.split(", ") for seat, cards in enumerate(hands)}
    zones["pile"] = [pile]
    return Table.at(model, Situation(zones=zones, turn=turn), len(hands), limits=ONE_ROUND)


def steps(*lines: str) -> list[Step]:
    """Steps said as `0 lay red 2`."""
    found = []
    for number, line in enumerate(lines, 1):
        seat, _, text = line.partition(" ")
        found.append(Step(None if seat == "-" else int(seat), text, line, number))
    return found


def sorts(judgement: Judgement) -> list[tuple[int, str]]:
    return [(ruling.number, ruling.sort) for ruling in judgement.rulings]


def test_lawful_moves_are_clean():
    at = table(STRICT, "red 2, blue 2", "red 3, blue 3")
    judged = judge(at, steps("0 lay red 2", "1 pick", "0 lay blue 2"), NAMES)
    assert judged.judged == 2, "blue does not go on red"
    at = table(FREE, "red 2, blue 2, blue 5", "red 3, blue 3")
    judged = judge(at, steps("0 lay red 2", "1 pick", "0 lay blue 2"), NAMES)
    assert (judged.judged, judged.rulings, judged.first, judged.end) == (3, (), None, None)


def test_the_first_move_that_breaks_it_is_named_with_its_clause():
    at = table(STRICT, "red 2, blue 2", "red 3, blue 3")
    judged = judge(at, steps("0 lay blue 2", "1 lay red 3"), NAMES)
    assert judged.judged == 0 and judged.end is judged.first
    (ruling,) = judged.rulings
    assert (ruling.number, ruling.sort, ruling.word, ruling.clauses) == (
        1,
        "broken",
        "must-not",
        ("same-hue",),
    )
    (ground,) = grounds(STRICT, ruling.clauses)
    assert (ground.rule, ground.unit, ground.citation) == ("same-hue", "tested", "tested, assumed")


def test_a_breach_is_told_and_play_goes_on():
    at = table(TRYABLE, "red 2, blue 2, blue 4", "red 3, blue 3, blue 5")
    judged = judge(at, steps("0 lay blue 2", "1 lay blue 3", "0 lay red 2", "1 lay red 3"), NAMES)
    assert sorts(judged) == [(1, "breach"), (3, "breach")]
    assert judged.judged == 4 and judged.end is None and judged.first is judged.rulings[0]


def test_a_duty_left_undone_is_a_breach_of_whoever_left_it():
    at = table(CALLING, "red 2, red 4", "red 3, blue 3, blue 5")
    judged = judge(at, steps("0 lay red 2", "1 lay red 3"), NAMES)
    assert sorts(judged) == [(2, "omission")]
    assert (judged.rulings[0].seat, judged.rulings[0].clauses) == (0, ("duty",))
    done = judge(
        table(CALLING, "red 2, red 4", "red 3, blue 3"),
        steps("0 lay red 2", "0 shout", "1 lay red 3", "0 point player-1"),
        NAMES,
    )
    assert done.judged == 4 and sorts(done) == [(4, "omission")]
    assert done.rulings[0].seat == 1, "caught, because nothing was said"


def test_a_catch_of_somebody_who_owes_nothing():
    at = table(CALLING, "red 2, red 4", "red 3, blue 3, blue 5")
    judged = judge(at, steps("0 lay red 2", "0 shout", "1 point player-0"), NAMES)
    assert judged.end is not None and judged.end.number == 3
    assert judged.end.clauses == ("may-point",) or judged.end.reason


def why_of(ruling: Ruling) -> str:
    assert ruling.reason is not None
    return plain(ruling.reason, NAMES)


def test_wrong_player_card_not_held_and_unknown_move():
    def end(line: str, model: Model = FREE) -> str:
        found = judge(table(model, "red 2, blue 2", "red 3, blue 3"), steps(line), NAMES).end
        assert found is not None and found.sort == "broken" and found.reason is not None
        return plain(found.reason, NAMES)

    assert end("1 lay red 3") == "ada is to act first, and ben cannot lay red 3 now"
    assert end("0 lay red 3") == "ada does not hold red 3"
    assert end("0 lay green 3") == "there is no card `green 3`"
    assert end("0 dance") == "there is no move `dance`"
    assert end("0 shout") == "it is not possible to shout now, only to lay, pick or rest"
    assert end("0 lay red 2, blue 2") == "`lay` takes 1 thing, not 2"


def test_after_the_round_nothing_can_be_done():
    judged = judge(table(FREE, "red 2", "red 3, blue 3"), steps("0 lay red 2", "1 lay red 3"), NAMES)
    assert judged.end is not None and judged.end.number == 2
    assert str(judged.end.reason) in ("the game is over", "the round is over")


def test_an_answer_that_the_course_does_not_tell_is_not_guessed():
    at = table(DOUBTING, "red star, blue 2", "red 3, blue 3", "red 4, red 5")
    judged = judge(at, steps("0 lay red star", "1 lay red 3"), NAMES)
    assert sorts(judged) == [(2, "unsaid")]
    assert why_of(judged.rulings[0]) == "ben is to answer first: `doubt` or `believe`"
    assert judged.first is None, "nobody broke anything"


def test_a_choice_that_is_missing_wrong_or_not_asked_for():
    def played(*lines: str, model: Model = CHOOSING) -> Judgement:
        return judge(table(model, "red star, blue 2", "red 3, blue 3"), steps(*lines), NAMES)

    missing_choice = played("0 lay red star", "1 pick")
    assert sorts(missing_choice) == [(2, "unsaid")]
    assert why_of(missing_choice.rulings[0]) == "ada is to choose a hue (told) first"
    wrong = played("0 lay red star", "0 choose green")
    assert wrong.end is not None
    assert why_of(wrong.end) == "that is not among the choices: `red` or `blue`"
    assert played("0 lay red star", "0 choose blue", "1 pick").judged == 3
    unasked = played("0 lay red star", "0 choose blue", "1 pick", model=FREE)
    assert (unasked.judged, unasked.unasked, unasked.rulings) == (3, (2,), ())


def test_a_recorded_decline_is_passed_over_where_no_window_is_open():
    judged = judge(table(FREE, "red 2, blue 2", "red 3, blue 3"), steps("0 lay red 2", "1 decline"), NAMES)
    assert (judged.judged, judged.unasked) == (2, (2,))


# -------------------------------------------------------------------- recorded
def record(path: Path, model: Model, seed: int, answers: int, players: int = 3) -> Table:
    at = Table(model, players, seed)
    with Recorder.create(path, at) as recorder:
        pick = Picks(seed)
        for _ in range(answers):
            if at.over:
                break
            at.choose(pick(at.width))
        recorder.record(at)
    return at


@pytest.mark.parametrize("seed", range(6))
def test_a_record_is_clean_under_its_own_rules_step_by_step_and_round_by_round(tmp_path, seed):
    path = tmp_path / "game.table"
    played = record(path, CALLING, seed, 150)
    saved = read(path)
    names = seat_names(3)
    every = [step for _, step in recorded(CALLING, saved, names)]
    assert [step.text for step in every] == played.choices
    whole = judge(Table(CALLING, 3, seed), every, names)
    assert whole.judged == len(every) and whole.end is None
    for leg in legs(CALLING, saved, names):
        again = Table.at(
            CALLING,
            fitted(leg.situation, CALLING, 3),
            3,
            limits=ONE_ROUND,
            chances=leg.chances,
            shuffles=leg.shuffles,
        )
        judged = judge(again, leg.steps, names, leg.facts, leg.first)
        assert (judged.end, judged.parting, judged.judged) == (None, None, len(leg.steps))


def test_a_record_under_other_rules_names_the_first_difference(tmp_path):
    path = tmp_path / "game.table"
    record(path, FREE, 3, 60)
    (leg, *_) = legs(FREE, read(path), seat_names(3))
    at = Table.at(STRICT, fitted(leg.situation, STRICT, 3), 3, limits=ONE_ROUND, shuffles=leg.shuffles)
    judged = judge(at, leg.steps, seat_names(3), leg.facts, leg.first)
    assert judged.end is not None and judged.end.clauses == ("same-hue",)
    free = Table.at(FREE, leg.situation, 3, limits=ONE_ROUND, shuffles=leg.shuffles)
    for step in leg.steps[: judged.end.number - leg.first]:
        free.choose(step.text)
    top = free.zone("pile")[-1].face.values[0]
    assert judged.end.step.text.startswith("lay ") and str(top) not in judged.end.step.text


def test_where_the_cards_part_the_judging_says_so(tmp_path):
    """Under the other rules whoever lays a star gets a card more; later the hands are not the same."""
    more = small(OPEN + OUT + REFILL + "rule more\n  when player lays star:\n    player gets 1\n")
    at = table(FREE, "red star, blue 2, blue 3", "red 3, blue 3")
    facts, course = [], steps("0 lay red star", "1 pick", "0 lay blue 2", "1 lay red 3")
    for step in course:
        facts.append(facts_of(at))
        at.choose(step.text)
    judged = judge(table(more, "red star, blue 2, blue 3", "red 3, blue 3"), course, NAMES, facts)
    assert judged.parting is not None and judged.parting.number == 2
    assert "hand of ada: 3 cards here, 2 in the record" in judged.parting.differs
    assert judged.judged == 4, "as long as the moves can be made, they are judged"


def test_a_pack_that_lacks_what_was_in_play_is_said_so():
    few = "    2 plain for each hue, mark\n    2 star for each hue\n"
    assert few in EDITION
    poor = small(OPEN + OUT, base=EDITION.replace(few, "    2 plain for each hue, mark\n"))
    at = table(FREE, "red star, blue 2", "red 3, blue 3")
    with pytest.raises(BadSituation) as wrong:
        fitted(situation_of(at), poor, 2)
    assert wrong.value.told(("a", "b")) == "this deck does not have red star"
    plain = table(FREE, "red 2, blue 2", "red 3, blue 3")
    kept = fitted(situation_of(plain), poor, 2)
    assert all("star" not in str(card) for card in kept.zones["stock", None])
    assert Table.at(poor, kept, 2).decision is not None


def test_what_a_move_lacks():
    at = table(FREE, "red 2, blue 2", "red 3, blue 3")
    assert lacking(at, 0, "lay", ["red 2"]) is None
    lack = lacking(at, 0, "lay", ["red 5"])
    assert lack is not None and (lack.card.text, lack.in_pack) == ("red 5", True)
    assert str(lack.said(0)) == "a does not hold red 5"
    assert lacking(at, 1, "lay", ["red 5"]) is None, "it is not open to that seat at all"
    assert str(Lack(lack.card, False).said(0)) == "this deck does not have red 5"


def test_words():
    assert named("player 1 shows player-0 the hand", NAMES) == "ben shows ada the hand"
    assert named("player-7", NAMES) == "player-7"
    assert said(FREE, 1, "point player-0", NAMES) == "ben points ada"
    assert said(FREE, None, "say yes", NAMES) == "the table says yes"
    assert said(FREE, 0, "decline", NAMES) == "ada does nothing"


def test_judgements_of_rounds_add_up():
    one = judge(table(FREE, "red 2, blue 2", "red 3"), steps("0 lay red 2"), NAMES)
    two = judge(table(STRICT, "red 2, blue 2", "red 3"), steps("0 lay blue 2"), NAMES, first=2)
    both = one.then(two)
    assert (both.judged, sorts(both)) == (1, [(2, "broken")])
    assert replace(both, rulings=()).end is None


def test_shipped_editions_judge_each_other(tmp_path):
    """A game of one edition under its neighbour: either it goes through, or the message says what is different."""
    library = Library()
    one, other = library.compile("nb-108").model, library.compile("fi-108").model
    assert one is not None and other is not None
    path = tmp_path / "game.table"
    record(path, one, 6, 60)
    (leg, *_) = legs(one, read(path), seat_names(3))
    at = Table.at(other, fitted(leg.situation, other, 3), 3, limits=ONE_ROUND, shuffles=leg.shuffles)
    judged = judge(at, leg.steps, seat_names(3), leg.facts, leg.first)
    assert judged.judged >= 1
    for ruling in judged.rulings:
        assert ruling.clauses or ruling.reason
