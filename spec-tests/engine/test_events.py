"""Acts happening: guilt, replacements, effects, winning, and what is asserted at the end."""

from cardlaw.engine import Table
from engine.small import OPEN, OUT, offered, small, table, texts


def test_effects_follow_in_the_order_written():
    rules = (
        OPEN
        + """
rule one
  when player rests:
    set pot to 1
rule two
  when player rests:
    set pot to pot * 10 + 2
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert at.value("pot") == 12


def test_before_and_after_change_the_order():
    rules = (
        OPEN
        + """
rule one
  after two
  when player rests:
    set pot to pot * 10 + 1
rule two
  when player rests:
    set pot to pot * 10 + 2
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert at.value("pot") == 21


def test_guards_read_the_state_after_the_body_and_before_any_effect():
    rules = (
        OPEN
        + """
rule one
  when player lays card where size of hand of player is 1:
    set pot to 1
    set noted to 5
rule two
  when player lays card where noted is 5:
    set pot to 100
rule three
  when player lays card where noted is 0:
    add 10 to pot
"""
    )
    at = table(small(rules), {0: ["red 2", "red 3"]})
    at.choose("lay red 2")
    assert at.value("pot") == 11


def test_an_effect_in_scope_silences_the_one_it_overrides():
    rules = (
        OPEN
        + """
rule one
  when player rests:
    set pot to 1
rule two
  overrides one
  when player rests where noted is 1:
    set noted to 9
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (1, 0)
    at = table(small(rules), states={"noted": 1})
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (0, 9)


REPLACED = (
    OPEN
    + """
rule charge
  when player rests:
    player pays 3
rule follow
  when player pays amount:
    add amount to noted
"""
)


def test_a_replacement_stands_in_for_the_body_and_effects_still_follow():
    at = table(small(REPLACED + "rule instead\n  when player would pay amount:\n    add 100 to pot\n"))
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (100, 3)


def test_proceed_runs_what_was_replaced_with_other_arguments_if_given():
    at = table(small(REPLACED + "rule instead\n  when player would pay amount:\n    proceed\n    proceed\n"))
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (6, 3)
    at = table(small(REPLACED + "rule twice\n  when player would pay amount:\n    proceed with amount * 2\n"))
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (6, 6)


def test_replacements_nest_in_order_and_apply_once_per_event():
    rules = (
        REPLACED
        + """
rule outer
  before inner
  when player would pay amount:
    add 1 to pot
    proceed
rule inner
  when player would pay amount:
    set pot to pot * 10
    proceed
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert at.value("pot") == 13


def test_an_event_raised_inside_a_replacement_is_a_new_one():
    rules = (
        REPLACED
        + """
rule halve
  when player would pay amount where amount > 1:
    player pays 1
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (1, 4)


def test_a_replacement_kills_the_effects_it_overrides():
    at = table(
        small(
            REPLACED
            + "rule instead\n  overrides follow\n  when player would pay amount:\n    add 100 to pot\n"
        )
    )
    at.choose("rest")
    assert (at.value("pot"), at.value("noted")) == (100, 0)


WON = (
    OPEN
    + OUT
    + """
rule bite
  {mark}
  when player lays card where mark of card is 2:
    next of player pays 5
rule paid
  when player pays amount:
    set noted to 1
"""
)


def test_once_won_later_effects_of_that_event_need_leave():
    at = table(small(WON.format(mark="about doing")), {0: ["red 2"]})
    at.choose("lay red 2")
    assert at.over and at.winner == 0 and at.value("pot") == 0
    at = table(small(WON.format(mark="even if won")), {0: ["red 2"]})
    at.choose("lay red 2")
    # the event raised by such an effect runs with all its own effects
    assert at.over and (at.value("pot"), at.value("noted")) == (5, 1)


BY = (
    OPEN
    + """
rule give-away
  when player lays star:
    swap hand of player with hand of next of player
rule out
  player wins round by lay when hand of player is empty
  player wins game when player is winner
"""
)


def test_a_win_by_an_act_is_only_its_doers():
    at = table(small(BY), {0: ["red star", "red 2"], 1: [], 2: ["red 4", "red 5"]})
    at.choose("lay red star")
    # player 0 got an empty hand by a swap, and has not won by it
    assert not at.over and not at.zone("hand", 0)
    at = table(small(BY), {0: ["red star"], 1: ["red 3"], 2: ["red 4", "red 5"]})
    at.choose("lay red star")
    assert at.over and at.winner == 0


def test_of_several_winners_the_ranking_decides_and_else_it_is_a_silence():
    rules = (
        OPEN
        + """
rule all-out
  when player rests:
    for each p in players:
      move hand of p to aside
rule out
  player wins round when hand of player is empty{ranking}
  player wins game when player is winner
"""
    )
    ranked = table(small(rules.format(ranking=" with most points of player")), states={("points", 2): 4})
    ranked.choose("rest")
    assert ranked.winner == 2 and "several winners" not in ranked.tallies
    silent = table(small(rules.format(ranking="")), turn=1)
    silent.choose("rest")
    assert silent.winner == 1 and silent.tallies["several winners"] == 1
    assert "player-0 and player-1 and player-2 are level, and nothing says who wins" in [
        entry.text for entry in silent.log
    ]


def test_a_round_can_end_without_a_winner():
    rules = (
        OPEN
        + """
rule stop
  round ends when pot > 2
rule whole
  game ends when round-number is 2
rule pay
  when player rests:
    player pays 3
"""
    )
    at = Table(small(rules), 2)
    at.choose("rest")
    assert (at.round_number, at.outcome) == (2, None)
    at.choose("rest")
    assert (at.outcome, at.winner) == ("ended", None)


def test_kept_states_last_and_others_start_anew_each_round():
    rules = (
        OPEN
        + """
rule pay
  when player rests:
    add 2 to pot
    add 2 to points of player
    end round
rule rounds
  game ends when round-number is 3
"""
    )
    at = Table(small(rules), 2)
    first = at.turn
    at.choose("rest")
    assert at.value("pot") == 0 and at.value("points", first) == 2
    assert [len(at.zone("hand", seat)) for seat in (0, 1)] == [3, 3]


GUILT = (
    OPEN
    + """
rule wrong
  player wrongly lays card when some other in hand of player except card where hue of other is hue of top of pile
rule ask-next
  when player lays card:
    offer doubt, believe to next of player
rule may-doubt
  doubter may doubt
rule may-believe
  doubter may believe
rule guilty
  when doubter doubts where layer was wrong:
    layer pays 1
rule innocent
  when doubter doubts where not layer was wrong:
    doubter pays 10
"""
)


def test_guilt_is_judged_in_the_situation_of_the_move():
    at = table(small(GUILT), {0: ["blue 2", "red 3", "red 4"]}, pile="red 1")
    at.choose("lay blue 2")
    assert offered(at) == ["doubt", "believe"]
    at.choose("doubt")
    assert at.value("pot") == 1
    at = table(small(GUILT), {0: ["red 2", "blue 3"]}, pile="red 1")
    at.choose("lay red 2")
    at.choose("doubt")
    assert at.value("pot") == 10


def test_a_guilt_clause_can_be_overridden():
    rules = GUILT + "rule excuse\n  overrides wrong\n  player may lay card even when mark of card is 2\n"
    at = table(small(rules), {0: ["blue 2", "red 3"]})
    at.choose("lay blue 2")
    at.choose("doubt")
    assert at.value("pot") == 10


def test_a_broken_axiom_is_reported_and_does_not_stop_play():
    rules = OPEN + "rule always\n  always pot < 2\nrule pay\n  when player rests:\n    player pays 3\n"
    at = table(small(rules))
    at.choose("rest")
    assert at.tallies["axiom always"] == 1
    assert "the table is not as `always` says it always is" in texts(at)
    assert at.decision is not None


QUANTITY = (
    OPEN
    + """
rule one
  toll is 1
rule two
  toll is 2 when noted is 1
rule pay
  when player rests:
    player pays toll
"""
)


def test_a_quantity_with_two_values_takes_the_later_or_asks_the_table():
    at = table(small(QUANTITY))
    at.choose("rest")
    assert at.value("pot") == 1
    at = table(small(QUANTITY), states={"noted": 1})
    at.choose("rest")
    assert at.value("pot") == 2 and at.tallies["contradictory quantity"] >= 1
    at = table(small(QUANTITY), states={"noted": 1}, policy="ask")
    at.choose("rest")
    assert at.decision is not None and at.decision.sort == "ruling" and at.decision.about == "toll"
    assert offered(at) == ["choose 1", "choose 2"]
    at.choose("choose 1")
    assert at.value("pot") == 1
    at.choose("rest")
    assert at.value("pot") == 2, "the table is asked once"


def test_a_quantity_without_a_value_is_nought():
    at = table(
        small(
            OPEN
            + "rule one\n  toll is 4 when noted is 7\nrule pay\n  when player rests:\n    player pays toll + 1\n"
        )
    )
    at.choose("rest")
    assert at.value("pot") == 1 and at.tallies["silent quantity"] >= 1


def test_an_overridden_value_does_not_count():
    at = table(
        small(QUANTITY + "rule three\n  overrides one, two\n  toll is 7 when noted is 1\n"),
        states={"noted": 1},
    )
    at.choose("rest")
    assert at.value("pot") == 7 and not at.tallies


def test_of_several_winners_the_table_is_asked():
    rules = (
        OPEN
        + """
rule all-out
  when player rests:
    for each p in players:
      move hand of p to aside
rule out
  player wins round when hand of player is empty
  player wins game when player is winner
"""
    )
    at = table(small(rules), policy="ask")
    at.choose("rest")
    assert at.decision is not None
    assert at.decision.about == "winner" and offered(at) == [f"choose player-{seat}" for seat in range(3)]
    at.choose("choose player-2")
    assert at.winner == 2


def test_questions_count_nothing_and_wait_for_no_ruling():
    at = table(
        small(QUANTITY + "rule forbidden\n  player must not rest when toll > 5\n"),
        states={"noted": 1},
        policy="ask",
    )
    if at.decision is not None and at.decision.sort == "ruling":
        at.choose("choose 2")
    before = at.state.key(), at.tallies
    assert at.verdict(0, "rest").word == "may"
    assert (at.state.key(), at.tallies) == before


def test_a_commanded_answer_reaches_the_nearest_cause():
    rules = GUILT + "rule always-doubted\n  when player lays card:\n    previous of player doubts\n"
    at = table(small(rules), {0: ["blue 2", "red 3"]})
    at.choose("lay blue 2")
    at.choose("believe")
    assert at.value("pot") == 1
