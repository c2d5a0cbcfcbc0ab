"""Acts in the midst of which somebody is asked in one edition only: each is shown at a table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cardlaw.analysis.comparison.happenings import compare_effects, tracer_of
from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.resolve import Apart
from cardlaw.analysis.facts.common_ground import told_in
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import Comparison
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small
from shipped import model_of

HURT = """
rule star-hurts
  when player lays star:
    let next be left of player
    next hurts 2

rule rest-hurts
  when player rests:
    let next be left of player
    next hurts 1

rule hurt
  when player hurts amount:
    player gets amount
"""
DODGED = """
rule piled
  when victim would hurt amount:
    add amount to pending
    set passed to false
    if some held in hand of victim where held is star:
      offer dodge, bear to victim
    if passed is false:
      let due be pending
      set pending to 0
      proceed with due

rule may-dodge
  player may dodge card only when card is star

rule may-bear
  player may bear

rule dodged
  when victim dodges card:
    victim lays card
    set passed to true
"""
EVENT = "event hurt amount as number\n"
MOVES = (
    "move dodge card in hand of player\nmove bear\n"
    "state pending: number starts 0\nstate passed: yes-no starts false\n"
)


@cache
def compared() -> Comparison:
    plain: m.Model = replace(small(OPEN + HURT + OUT, EVENT), name="plain")
    dodging: m.Model = replace(small(OPEN + HURT + DODGED + OUT, EVENT + MOVES), name="with dodging")
    return compare_effects(plain, dodging, readings=False)


def test_every_act_that_leads_to_the_question_has_its_example():
    """Once, a card was not seen to be answered, as the same rule had been told of another move already."""
    told = {str(each.about): dict(each.verdicts) for each in compared().differences}
    for act in ("rest", "lay star"):
        assert str(told[act]["plain"]) == "b has nothing to decide"
        assert str(told[act]["with dodging"]) == "b has to dodge or bear"


def test_an_answer_that_only_one_edition_knows_is_told_in_its_words():
    """Once, this was looked up in the other edition, which knows no such answer."""
    (star,) = [each for each in compared().differences if str(each.about) == "lay star"]
    assert list(map(str, star.answers)) == ["b answers: bear instead of this: dodge"]


def test_a_table_is_played_with_an_answer_after_which_both_editions_go_on():
    """Once, the next player stacked a card at every table tried, which nobody can do without the house rule."""
    models = (model_of("sv-112"), model_of("sv-112 with stacking"))
    traced = Traced(*map(tracer_of, models))
    (root,) = [root for root in traced.roots if root.text == "play wild-draw"]
    (shown,) = [each for each in traced.compare(root) if isinstance(each, Apart)]
    assert shown.key[0] == "decisions" and not shown.shown.b.cut
    assert [*shown.shown.b.answers.values()][-1] == "give-in"


def test_an_option_that_only_one_edition_has_can_be_told():
    """Once, `compare --why` looked for it among the options of the other."""
    models = (model_of("sv-112"), model_of("sv-112 with stacking"))
    say = Speaker(Prose(told_in(models, "en"), "en"))
    under = items.under((("sv-112 with stacking", "stack-cards", "draw-two"),))
    assert "Which draw cards can be stacked?" in say.part(under)
