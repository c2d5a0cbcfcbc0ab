"""Moves of several cards: one unknown set stands for all of them, in what is found, compared and asked."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from analysis.agreement import Agreement
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.questions.answer import Question
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.symbolic.verdicts import WORDS
from cardlaw.analysis.symbolic.witness import SEATS, Witness
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine.play.situation import Situation
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from cardlaw.scenarios.situations import ONE_ROUND
from engine.small import OPEN, OUT, small
from shipped import model_of

MOVES = """
move meld 2..3 cards as set in hand of player:
  move set to pile
move drop 1..2 cards as heap in hand of player:
  move heap to pile
"""
OFFERED = """
round:
  stage preparing
  turns:
    offer {acts} to player
  stage counting
"""
ALIKE = "every one in set where every other in set where hue of one is hue of other"


def made(rules: str, name: str = "one", acts: str = "lay, pick, rest, meld") -> m.Model:
    return replace(small(OPEN + OFFERED.format(acts=acts) + rules + OUT, MOVES), name=name)


def rule(name: str, *clauses: str) -> str:
    return f"\nrule {name}\n" + "".join(f"  {clause}\n" for clause in clauses)


def found(model: m.Model, kind: str) -> list[Finding]:
    report = check_model(model)
    assert not report.faults
    return [each for each in report.findings if each.kind == kind]


# ------------------------------------------------------------------ check
def test_a_clash_about_a_set_is_shown_with_the_set():
    """Once, a move of several cards was told to be outside the analysis."""
    model = made(
        rule("alike", f"player may meld set even when {ALIKE}")
        + rule("not-three", "player must not meld set when size of set is 3")
    )
    assert not found(model, "unsupported")
    (clash,) = found(model, "contradiction")
    assert clash.replayed and clash.witness is not None
    cards = melded(clash.witness)
    assert len(cards) == 3 and len(hues(model, cards)) == 1
    assert Counter(cards) <= Counter(dict(clash.witness.zones)["hand", 0])


def melded(witness: Witness) -> tuple[int, ...]:
    """The cards that are taken together in a witness."""
    assert witness.move is not None and witness.move[0] == "meld"
    (cards,) = witness.move[1]
    assert isinstance(cards, tuple)
    return tuple(card for card in cards if isinstance(card, int))


def hues(model: m.Model, cards: tuple[int, ...]) -> set[str]:
    return {layout_of(model).cards[card].text.split()[0] for card in cards}


def test_sets_on_which_no_rule_says_anything():
    (silent,) = found(made(rule("twos", "player may meld set when size of set is 2")), "silent")
    assert silent.replayed and silent.witness is not None
    assert len(melded(silent.witness)) == 3


@pytest.mark.parametrize(("size", "kinds"), (("3", []), ("4", ["dead"]), ("1", ["dead"])))
def test_a_rule_about_sets_that_nobody_can_take_is_dead(size, kinds):
    model = made(
        rule("any", "player may meld set")
        + rule("never", "overrides any", f"player must not meld set when size of set is {size}")
    )
    report = check_model(model)
    assert [each.kind for each in report.findings if "never" in each.clauses] == kinds


RESTING = rule("rest-without", "player may rest only when hand of player is empty")


@pytest.mark.parametrize(
    ("rules", "stuck"),
    (
        (rule("reds", "player may drop heap only when every one in heap where hue of one is red"), "stuck"),
        (rule("singly", "player may drop heap only when size of heap is 1"), None),
        (rule("twice", "player may drop heap only when size of heap is 2"), "stuck"),
    ),
)
def test_who_has_no_lawful_set_is_stuck(rules, stuck):
    told = check_model(made_without(rules + RESTING, "drop, rest")).findings
    assert [(each.kind, each.replayed) for each in told if "stuck" in each.id] == (
        [(stuck, True)] if stuck else []
    )


def test_that_several_cards_may_be_lawful_where_one_is_not_is_said():
    """Nobody is stuck with two cards; that is asked of single cards, so with these rules it is not known."""
    rules = rule("one-left", "player may rest only when size of hand of player < 2")
    rules += rule("twice", "player may drop heap only when size of heap is 2")
    (told,) = [each for each in check_model(made_without(rules, "drop, rest")).findings if "stuck" in each.id]
    assert told.kind == "unknown"


def made_without(rules: str, acts: str) -> m.Model:
    """A model with only these acts, and only these rules about them."""
    return small(OFFERED.format(acts=acts) + rules + OUT, MOVES)


def test_where_a_move_may_be_a_duty_it_is_still_outside():
    model = made(rule("duty", "player must meld set when size of set is 2"))
    assert {each.kind for each in found(model, "unsupported")} == {"unsupported"}


# ------------------------------------------------------------------ compare
REDS = rule("reds", "player may meld set only when every one in set where hue of one is red")
SAME_HUE = rule("alike", f"player may meld set only when {ALIKE}")


def test_two_editions_that_allow_other_sets():
    told = compare_models((made(REDS), made(SAME_HUE, "other")))
    (difference,) = [each for each in told.differences if str(each.about) == "meld on your turn"]
    assert difference.replayed and difference.witness is not None
    assert hues(made(REDS), melded(difference.witness)) == {"blue"}


@pytest.mark.parametrize(
    "other",
    (
        rule("reds", "player may meld set only when (count one in set where hue of one is blue) is 0"),
        rule(
            "reds", "player may meld set only when (count one in set where hue of one is red) is size of set"
        ),
    ),
)
def test_the_same_sets_in_other_words_are_proved_the_same(other):
    told = compare_models((made(REDS), made(other, "other")))
    assert not told.differences
    assert "meld on your turn" in {str(each.about) for each in told.same}


@pytest.mark.parametrize("names", (("one", "other"), ("other", "one")))
def test_each_edition_takes_as_many_as_it_says(names):
    """What only one of them offers is no difference in what may be done with it, whichever comes first."""
    big = MOVES.replace("meld 2..3", "meld 2..4")
    rules = OPEN + OFFERED.format(acts="meld, rest") + rule("any", "player may meld set")
    three = rule("three", "overrides any", "player must not meld set when size of set is 4")
    more, fewer = small(rules + three + OUT, big), small(rules + OUT, MOVES)
    told = compare_models([replace(m_, name=name) for m_, name in zip((more, fewer), names, strict=True)])
    assert not [each for each in told.differences if each.sort == "legality"]
    assert "meld on your turn" in {str(each.about) for each in told.same}


# ------------------------------------------------------------------ ask
@pytest.mark.parametrize(
    ("cards", "verdict"),
    ((("red 1", "red 2"), "may"), (("red 1", "blue 2"), "must-not"), (("red 1", "red 1", "red 2"), "may")),
)
def test_the_verdict_on_a_set_is_proved(cards, verdict):
    model = made(REDS)
    layout = layout_of(model)
    taken = tuple(sorted(layout.card(card) for card in cards))
    situation = Situation(zones={("hand", 0): [*taken]}, turn=0)
    answer = Question(model, SEATS[:2], situation, ("meld", (taken,)), ONE_ROUND).answer()
    assert [each.verdict.word for case in answer.cases for each in case.outcomes] == [verdict]
    assert all(case.unknown is None for case in answer.cases)


# ------------------------------------------------------------------ two judges
def test_engine_and_formulas_agree_on_sets():
    """Every set that the engine lists, and some that nobody holds, in random situations of a shipped game."""
    judges = Agreement(model_of("dormitory"))
    chance, seen = random.Random(5), Counter[str]()
    of = judges.inquiry.formulas
    (frame,) = judges.inquiry.frames
    (judged,) = [move for move in frame.moves if move.several]
    (place,) = judged.several
    while seen.total() < 3_000:
        choices = judges._choices(chance)
        program = program_of(layered(judges.model, "assumption", choices, True), chance.choice(judges.seats))
        state = judges._dealt(chance, program, frame)
        names = judges._names(program, state, frame, "assumption", choices, program.layout.players)
        words = {
            option.args[0]: str(option.verdict)
            for option in program.norms.judge(state, [program.algebra.acts["lay"]], 0, ())
        }
        for _ in range(20):
            other = tuple(sorted(chance.sample(program.layout.deck, chance.randint(1, 4))))
            if not Counter(other) <= Counter(state.zones[program.layout.zone_base["hand"]]):
                words[other] = "not there"
        sets = list(words)
        columns = dict.fromkeys(names, (1 << len(sets)) - 1)
        for number, cards in enumerate(sets):
            for card, copies in Counter(cards).items():
                for copy in range(1, copies + 1):
                    name = "taken", place, card, copy
                    columns[name] = columns.get(name, 0) | 1 << number
        lits = [judged.there, *(judged.words[word] for word in WORDS)]
        there, *values = of.values(lits, columns, (1 << len(sets)) - 1)
        for number, cards in enumerate(sets):
            said = [word for word, held in zip(WORDS, values, strict=True) if held >> number & 1]
            assert (said if there >> number & 1 else ["not there"]) == [words[cards]]
            seen[words[cards]] += 1
    assert {"may", "must-not", "not there"} <= set(seen)
