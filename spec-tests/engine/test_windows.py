"""Windows: blocking and standing, who is asked when, duties."""

from cardlaw.engine import Table
from engine.small import OPEN, offered, small, table, texts

ALLOWED = """
rule may-shout
  shouter may shout
rule may-point
  pointer may point other
"""


def asked(at: Table) -> tuple[int | None, list[str]]:
    assert at.decision is not None
    return at.decision.player, offered(at)


def test_a_blocking_window_has_to_be_answered():
    at = table(small(OPEN + ALLOWED + "rule ask\n  when player rests:\n    offer shout to next of player\n"))
    at.choose("rest")
    assert asked(at) == (1, ["shout"])
    assert at.decision is not None and not at.decision.declinable and at.decision.answering == "rest"


def test_a_blocking_window_without_a_lawful_move_is_stuck_and_passes():
    at = table(small(OPEN + "rule ask\n  when player rests:\n    offer shout to next of player\n"))
    at.choose("rest")
    assert at.tallies["stuck"] == 1
    assert asked(at)[0] == 1 and "rest" in offered(at)
    assert "player-1 has nothing lawful to do" in texts(at)


STANDING = (
    OPEN
    + ALLOWED
    + """
rule open-one
  when player rests:
    offer shout to {takers} until turn-begins
rule shouted
  when shouter shouts:
    add 1 to marked of shouter
"""
)


def test_a_standing_window_is_asked_when_its_event_is_about_to_happen_and_can_be_declined():
    at = table(small(STANDING.format(takers="any of players except player")), players=3, turn=1)
    at.choose("rest")
    assert at.turn == 1, "the next turn has not begun"
    assert asked(at) == (2, ["shout", "decline"])
    at.choose("decline")
    assert asked(at)[0] == 0
    at.choose("decline")
    assert at.turn == 2


def test_seats_are_asked_from_the_openers_next_in_the_direction_of_play():
    at = table(
        small(STANDING.format(takers="each of players except player")),
        players=4,
        turn=1,
        states={"direction": "counterclockwise"},
    )
    at.choose("rest")
    order = []
    while "shout" in offered(at):
        order.append(asked(at)[0])
        at.choose("shout")
    assert order == [0, 3, 2]


def test_any_of_is_closed_by_the_first_answer_and_each_of_is_not():
    first = table(small(STANDING.format(takers="any of players except player")))
    first.choose("rest")
    first.choose("shout")
    assert [first.value("marked", seat) for seat in range(3)] == [0, 1, 0]
    each = table(small(STANDING.format(takers="each of players except player")))
    each.choose("rest")
    each.choose("shout")
    each.choose("shout")
    assert [each.value("marked", seat) for seat in range(3)] == [0, 1, 1]


def test_the_parts_of_a_window_are_asked_in_order():
    rules = (
        OPEN
        + ALLOWED
        + """
rule open
  when player rests:
    offer shout to player, then point to any of players except player until turn-begins
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert asked(at) == (0, ["shout", "decline"])
    at.choose("shout")
    assert asked(at) == (1, ["point player-0", "point player-2", "decline"])


def test_the_newest_opener_is_asked_first_and_one_openers_windows_as_declared():
    rules = (
        OPEN
        + ALLOWED
        + """
rule early
  when player rests:
    offer shout to each of players until turn-begins
rule later
  when player rests:
    offer point to next of player until turn-begins
rule inner
  when shouter shouts where marked of shouter is 0:
    add 1 to marked of shouter
    offer shout to next of next of shouter until turn-begins
"""
    )
    at = table(small(rules), players=3)
    at.choose("rest")
    assert asked(at)[0] == 1 and "shout" in offered(at), "the first window of the opener comes first"
    at.choose("shout")
    assert asked(at)[0] == 0, "the window that the answer opened is newer"
    at.choose("shout")
    assert asked(at)[0] == 2, "opened by that answer"
    at.choose("decline")
    assert asked(at)[0] == 2, "back in the first window"
    at.choose("decline")
    assert asked(at)[0] == 0
    at.choose("decline")
    assert offered(at)[0].startswith("point")


def test_guards_are_read_at_the_poll():
    rules = (
        OPEN
        + """
rule open
  when player rests:
    offer shout to each of players except player until turn-begins
rule may-shout
  shouter may shout only when noted is 0
rule shouted
  when shouter shouts:
    set noted to 1
"""
    )
    at = table(small(rules))
    at.choose("rest")
    at.choose("shout")
    assert "shout" not in offered(at) and at.turn == 1


DUTY = (
    OPEN
    + """
rule duty
  breakable
  player must shout when size of hand of player is 1
rule open
  when player lays card where size of hand of player is 1:
    offer shout to player, then point to any of players except player until turn-begins
rule may-point
  pointer may point other only when other owes shout
rule pointed
  when pointer points other:
    other gets 2
"""
)


def test_what_is_owed_is_stored_when_the_window_opens_and_ends_by_doing_it():
    at = table(small(DUTY), {0: ["red 2", "red 3"]})
    at.choose("lay red 2")
    assert at.view(0).owes == ("shout",)
    assert at.decision is not None
    declining = at.decision.moves[-1]
    assert declining.act == "decline" and declining.breaks == ("duty",) and not declining.lawful
    silent = at.copy()
    at.choose("shout")
    assert at.turn == 1 and at.view(0).owes == ()
    silent.choose("decline")
    assert asked(silent) == (1, ["point player-0", "decline"])
    silent.choose("point player-0")
    assert len(silent.zone("hand", 0)) == 3
    assert silent.view(0).owes == (), "the duty ends as its window closes"


def test_an_effect_can_ask_whether_the_act_was_owed():
    rules = (
        DUTY
        + """
rule false-alarm
  when player shouts where not player owes shout:
    player pays 7
rule true-alarm
  when player shouts where player owes shout:
    player pays 1
"""
    )
    at = table(small(rules), {0: ["red 2", "red 3"]})
    at.choose("lay red 2")
    at.choose("shout")
    assert at.value("pot") == 1


def test_an_answer_needs_the_act_it_answers():
    rules = (
        OPEN
        + """
rule ask
  when player rests:
    offer doubt, shout to next of player
rule may-doubt
  doubter may doubt
rule may-shout
  doubter may shout
"""
    )
    at = table(small(rules))
    at.choose("rest")
    assert offered(at) == ["shout"]


NESTED = (
    OPEN
    + """
rule ask
  when player lays card:
    offer doubt, lay to next of player
rule may-doubt
  doubter may doubt
rule doubted
  when doubter doubts:
    layer pays 1
    add 1 to marked of layer
"""
)


def test_windows_nest_and_an_answer_reaches_the_nearest_cause():
    at = table(small(NESTED), {0: ["red 2", "red 6"], 1: ["red 3", "blue 3"], 2: ["red 4", "blue 6"]})
    at.choose("lay red 2")
    at.choose("lay red 3")
    assert asked(at)[0] == 2
    at.choose("doubt")
    assert [at.value("marked", seat) for seat in range(3)] == [0, 1, 0]


def test_a_player_who_dropped_out_is_not_asked():
    rules = (
        STANDING.format(takers="each of players except player")
        + "rule gone\n  when shouter shouts:\n    next of shouter drops-out\n"
    )
    at = table(small(rules), players=4)
    at.choose("rest")
    at.choose("shout")
    assert asked(at)[0] == 3


def test_a_window_opened_by_an_answer_to_a_poll_is_asked_before_the_event_too():
    rules = (
        OPEN
        + ALLOWED
        + """
rule late-word
  when player rests:
    offer shout to player until counting
rule out
  round ends when noted is 1
rule finish
  when player picks:
    set noted to 1
rule more
  when shouter shouts:
    offer point to next of shouter until counting
rule whole
  game ends when round-number is 1
"""
    )
    at = table(small(rules))
    at.choose("rest")
    at.choose("pick")
    # the round is over: what stands until the counting is asked before it
    assert not at.over
    assert asked(at) == (0, ["shout", "decline"])
    at.choose("shout")
    assert asked(at)[1][0].startswith("point")
    at.choose("decline")
    assert at.over
