"""Every difference is accounted for: a small change of each class is shown, told as declared, or unknown by name."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from cardlaw.analysis.comparison.accounting import account
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.results.difference import Comparison
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small

SEATS = EDITION.replace("seats are 2 to 5", "seats are 2 to 7")
TEAMS = EDITION.replace("seats are 2 to 5", "seats are 4 in 2 teams")


@dataclass(frozen=True)
class Pair:
    """Two texts that differ in one place; `{}` stands for it."""

    name: str
    one: str
    other: str
    rules: str = "{}"
    declared: str = ""
    base: str = EDITION
    verdict: str = "differs"

    def models(self) -> list[m.Model]:
        found = []
        for name, text in (("one", self.one), ("other", self.other)):
            rules = OPEN + OUT + self.rules.replace("{}", text)
            found.append(
                replace(
                    small(rules, self.declared.replace("{}", text), self.base.replace("{}", text)), name=name
                )
            )
        return found


def effect(guard: str, *steps: str) -> str:
    return "\n".join((f"rule change\n  when player lays {guard}:", *(f"    {step}" for step in steps), ""))


CALL = """
rule call-window
  when player lays card where size of hand of player is 1:
    offer shout to player until turn-ends
    offer point to any of players except player until turn-ends

rule shout-duty
{}  player must shout when size of hand of player is 1

rule may-point
  player may point other when other owes shout

rule caught
  when player points other:
    other gets 2
"""

PAIRS = (
    # ---- duties and breakable
    Pair("a duty that may be broken, or not", "  breakable\n", "", CALL),
    Pair(
        "a rule that may be broken, or not",
        "  breakable\n",
        "",
        "rule no-star\n{}  player must not lay star when size of hand of player > 1\n",
    ),
    # ---- who and from where
    Pair(
        "a card from one's own hand, or from another's",
        "hand of player",
        "hand of next of player",
        "rule may-slip\n  player may slip card\n\nrule slips\n  when player picks:\n    offer slip to player\n",
        "move slip card in {}:\n  move card to pile\n",
    ),
    Pair(
        "a gift to others, or to oneself, too",
        "players except player",
        "players",
        "rule may-hit\n  player may hit other\n\nrule hits\n  when player picks:\n    offer hit to player\n",
        "move hit other as player in {}:\n  other gets 1\n",
    ),
    # ---- order and number of windows
    Pair(
        "asked once, or twice",
        "",
        "    offer shout to player until turn-ends\n",
        "rule may-shout\n  player may shout\n\nrule asked\n  when player lays card:\n"
        "    offer shout to player until turn-ends\n{}\n",
    ),
    Pair(
        "asked before, or after",
        "    offer shout to player\n    offer point to player\n",
        "    offer point to player\n    offer shout to player\n",
        "rule may-shout\n  player may shout\n\nrule may-point\n  player may point other\n\n"
        "rule asked\n  when player lays card:\n{}\n",
    ),
    Pair(
        "two windows until one act, in the other order",
        "    offer shout to player until turn-ends\n    offer point to player until turn-ends\n",
        "    offer point to player until turn-ends\n    offer shout to player until turn-ends\n",
        "rule may-shout\n  player may shout\n\nrule may-point\n  player may point other\n\n"
        "rule asked\n  when player lays card:\n{}\n",
    ),
    # ---- turns lost and regained
    Pair(
        "turns to come are given back, or not",
        "",
        "    next of player regains-turn\n",
        "rule loses\n  when player lays plain where mark of card is 1:\n    next of player loses-turn\n"
        "    next of player loses-turn\n\nrule change\n  when player lays star:\n    add 0 to pot\n{}\n",
    ),
    Pair(
        "regained before the loss, or after it",
        "    next of player regains-turn\n    next of player loses-turn\n",
        "    next of player loses-turn\n    next of player regains-turn\n",
        "rule change\n  when player lays star:\n{}\n",
    ),
    # ---- lifetime and start of states
    Pair(
        "for the game, or for the round",
        " kept",
        "",
        effect("star", "add 1 to tally of player"),
        "state tally of each player: number starts 0{}\n",
    ),
    Pair(
        "for the turn, or for the round",
        " this-turn",
        "",
        effect("card", "add 1 to count-up", "if count-up is 2:", "  player gets 1"),
        "state count-up: number starts 0{}\n",
    ),
    Pair(
        "starts one way, or the other",
        "1",
        "2",
        effect("star where luck is 2", "player gets 1"),
        "state luck: number starts {}\n",
    ),
    # ---- stale guards
    Pair(
        "a guard read before, or when its window opens",
        "  when player lays card where size of hand of player is 1:\n    offer shout to player\n",
        "  when player lays card:\n    if size of hand of player is 1:\n      offer shout to player\n",
        "rule may-shout\n  player may shout\n\nrule first\n  when player lays star:\n    player gets 1\n\n"
        "rule asked\n{}\n",
    ),
    # ---- names bound twice
    Pair(
        "one name after another bound twice",
        "n",
        "k",
        effect("star", "let n be 1", "for each n in 3..3:", "  let k be 2", "  player gets {}"),
    ),
    Pair(
        "the inner name meant, or the outer",
        "n",
        "k",
        effect("star", "let n be 2", "for each {} in 3..3:", "  player gets n"),
    ),
    # ---- waivers of waivers
    Pair(
        "an exception to an exception, on an effect",
        "",
        "rule second\n  first does not apply when pot is 0\n",
        effect("star", "player gets 2")
        + "\nrule first\n  change does not apply when size of hand of player > 0\n\n{}",
    ),
    Pair(
        "an exception to an exception, on a norm",
        "",
        "rule second\n  first does not apply when pot is 0\n",
        "rule no-star\n  player must not lay star\n\n"
        "rule first\n  no-star does not apply when size of hand of player > 1\n\n{}",
    ),
    # ---- numbers of players
    Pair(
        "a rule for five or more",
        "4",
        "6",
        effect("star where size of players > {}", "next of player gets 1"),
        base=SEATS,
    ),
    Pair(
        "a rule for five or more, or none",
        "player gets 1",
        "add 0 to pot",
        effect("star where size of players > 4", "{}"),
        base=SEATS,
    ),
    Pair("far round the table", "", "next of " * 12, effect("star", "{}player gets 1"), base=SEATS),
    # ---- visibility, teams, leaving
    Pair(
        "a pile seen by all, or by nobody",
        "face-up",
        "face-down",
        effect("star", "move top of stock to bank"),
        "zone bank: pile, {}\n",
    ),
    Pair(
        "cards seen by their owner, or by nobody",
        "seen-by-owner",
        "face-down",
        effect("star", "move 1 from stock to stash of player"),
        "zone stash of each player: hand, {}\n",
    ),
    Pair(
        "shown to all, or to one",
        "players",
        "player",
        effect("star", "reveal hand of next of player to {}"),
    ),
    Pair(
        "two teams, or four",
        "2",
        "4",
        effect("star", "next of player gets 1"),
        base=EDITION.replace("seats are 2 to 5", "seats are 4 to 4 in {} teams"),
    ),
    Pair(
        "out of the round, or of the game",
        "drops-out",
        "leaves-game",
        effect("star where size of players > 2", "player {}"),
    ),
    # ---- bounds of numbers
    Pair(
        "a number below nought",
        "add 0 to pot",
        "player gets 1",
        "rule down\n  when player rests:\n    set noted to noted - 1\n\n"
        + effect("star where noted < 0", "{}"),
    ),
    Pair(
        "a product that takes many turns",
        "add 0 to pot",
        "player gets 1",
        "rule up\n  when player rests:\n    add 1 to noted\n\n"
        + effect("star where noted * noted > 1000000", "{}"),
        verdict="unknown",
    ),
    # ---- exhaustion
    Pair(
        "what is done when one card is left to shuffle",
        "1",
        "2",
        "rule dry\n  at run-dry:\n    move pile except top of pile to stock\n    shuffle stock\n"
        "    if size of stock is {}:\n      move top of stock to aside\n",
    ),
    # ---- a false `always`
    Pair(
        "a statement that is false",
        "add 0 to pot",
        "player gets 1",
        "rule small-hands\n  always no p in players where size of hand of p > 2\n\n"
        + effect("star where size of hand of player > 3", "{}"),
    ),
)


FALSE_ALWAYS = PAIRS[-1]
CUT_BY_A_WIN = Pair(
    "what follows after a win, by one rule or by two",
    "    next of player gets 1\n",
    "\nrule y\n  when player lays star:\n    next of player gets 1\n",
    "rule x\n  when player lays star:\n    move hand of player to aside\n    player pays 1\n{}",
)
TWO_SIDED = Pair(
    "kinds that stand on backs only",
    "2",
    "3",
    "rule over\n  when player lays star:\n    set side to dark\n\n"
    "rule hit\n  when player lays bolt:\n    next of player gets {}\n",
    "sides light, dark\nkind bolt: hue\nkind moon: hue\n",
    EDITION.replace("each hue, mark\n", "each hue, mark backed by bolt red\n").replace(
        "2 star for each hue\n", "2 star for each hue backed by moon blue\n"
    ),
)

EQUAL = (
    Pair("nothing", "", ""),
    Pair("bound names", "p", "everyone", effect("star", "for each {} in players:", "  {} gets 1")),
    Pair(
        "a condition the other way round",
        "size of hand of player > 1 and pot is 0",
        "pot is 0 and not (size of hand of player <= 1)",
        effect("star where {}", "player gets 1"),
    ),
    Pair(
        "a definition in place",
        "card is fit",
        "hue of card is hue of top of pile",
        "rule fits\n  card is fit when hue of card is hue of top of pile\n\n"
        "rule no-lay\n  player must not lay star when not ({})\n",
    ),
    Pair(
        "an if turned round",
        "if pot is 0:",
        "if not (pot is not 0):",
        effect("star", "{}", "  player gets 1"),
    ),
    Pair(
        "rules in another order",
        "rule x\n  player must not lay star when pot is 1\n\nrule y\n  player must not pick when pot is 2\n",
        "rule y\n  player must not pick when pot is 2\n\nrule x\n  player must not lay star when pot is 1\n",
    ),
    Pair(
        "a rule by another name",
        "rule x\n  player must not lay star when pot is 1\n",
        "rule other\n  player must not lay star when pot is 1\n",
    ),
    Pair(
        "a guard that the solver proves",
        "> 0",
        ">= 1",
        effect("star where size of hand of player {}", "player gets 1"),
    ),
    Pair(
        "what follows, by one rule or by two",
        "    shuffle aside\n",
        "\nrule y\n  when player lays star:\n    shuffle aside\n",
        "rule x\n  when player lays star:\n    set noted to 1\n{}",
    ),
    Pair(
        "one rule, or two of which one applies",
        "rule x\n  when player lays star:\n    shuffle aside\n",
        "rule x\n  when player lays star where pot is 0:\n    shuffle aside\n\n"
        "rule y\n  when player lays star where not pot is 0:\n    shuffle aside\n",
    ),
    Pair(
        "no cards in other words",
        "every p in players where size of hand of p > 0",
        "no p in players where hand of p is empty",
        effect("star where {}", "shuffle aside"),
    ),
    Pair(
        "a stage at which nothing is there yet",
        "rule early\n  at preparing:\n    repeat until not top of aside is star:\n      move top of aside to pile\n",
        "",
    ),
    Pair("two steps as one", "player gets 2", "player gets 1\n    player gets 1", effect("star", "{}")),
)


@pytest.fixture(autouse=True)
def short_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games than outside of tests: all that is to be shown here shows soon."""
    monkeypatch.setattr(account, "STEPS", 3_000)


def verdict(found: Comparison) -> str:
    if any(not each.under for each in found.differences):
        return "differs"
    return "unknown" if found.unknown else "same"


@pytest.mark.parametrize("pair", (*PAIRS, TWO_SIDED, CUT_BY_A_WIN), ids=lambda pair: pair.name)
def test_a_change_of_each_class_is_accounted_for(pair: Pair) -> None:
    found = compare_models(pair.models())
    assert found.faults == ()
    assert verdict(found) == pair.verdict
    assert all(each.replayed is not False for each in found.differences)


@pytest.mark.parametrize("pair", EQUAL, ids=lambda pair: pair.name)
def test_what_means_the_same_stays_the_same(pair: Pair) -> None:
    found = compare_models(pair.models())
    assert verdict(found) == "same" and found.same and found.faults == ()


@pytest.mark.parametrize("pair", (*PAIRS, TWO_SIDED), ids=lambda pair: pair.name)
def test_what_play_does_not_show_is_told_or_unknown_by_name(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without play nothing is called the same that was not: accounting does not hang on being shown."""
    monkeypatch.setattr(account, "parting", lambda *_: None)
    found = compare_models(pair.models())
    assert verdict(found) in ("differs", "unknown")
    assert all(each.how for each in found.unknown)


def test_a_proof_that_rests_on_a_false_statement_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account, "parting", lambda *_: None)
    found = compare_models(FALSE_ALWAYS.models())
    (unknown,) = found.unknown
    assert (str(unknown.about), unknown.rules) == ("what rests on the rule `small-hands`", ("small-hands",))
    assert {each.how for each in found.same} <= {"structural", "by structure", "table"}


def test_what_a_proof_takes_for_granted_is_said() -> None:
    true = Pair("", "> 0", ">= 1", effect("star where size of hand of player {}", "player gets 1"))
    given = "rule pot-stays\n  always pot is 0\n\n"
    assert compare_models(true.models()).given(true.models()) == ()
    models = replace(true, rules=given + true.rules).models()
    found = compare_models(models)
    assert verdict(found) == "same" and found.given(models) == ("pot-stays",)


def test_play_shows_the_table_before_the_two_part() -> None:
    pair = next(pair for pair in PAIRS if pair.name == "a rule that may be broken, or not")
    (shown,) = (each for each in compare_models(pair.models()).differences if each.kind == "played")
    assert shown.replayed and shown.witness is not None and shown.witness.zones and shown.answers
    words = {name: str(word) for name, word in shown.verdicts}
    assert "can lay" in words["one"] and "but possible" in words["one"]
    assert "cannot: lay" in words["other"]


@pytest.mark.parametrize(
    ("guard", "kinds"),
    (
        ("size of players > 4", []),
        ("size of players > 7", ["dead"]),
        ("(count p in players where size of hand of p > 0) > 4", []),
        ("(count p in players where hand of p is empty) > size of hand of player + 5", []),
        ("(count p in players where hand of p is empty) > size of hand of player + 7", ["dead"]),
    ),
)
def test_a_rule_for_many_players_is_dead_only_if_that_is_proved(guard: str, kinds: list[str]) -> None:
    rules = OPEN + OUT + effect(f"star where {guard}", "next of player gets 1")
    report = check_model(small(rules, "", SEATS))
    assert [each.kind for each in report.findings if "change" in each.clauses] == kinds


def test_rules_that_other_choices_bring_into_force_are_not_passed_over() -> None:
    """Nobody plays by them as both are chosen; whether they do the same is unknown unless it was seen not to."""
    option = 'option strict "Strict?":\n  chosen no because "so"\n  yes\n\n'
    rule = "rule no-star\n  under strict yes\n{}  player must not lay star when size of hand of player > 1\n"
    pair = Pair(
        "", "  breakable\n", "", rule, base=EDITION.replace("rule the-pack", f"{option}rule the-pack", 1)
    )
    models = pair.models()
    (unknown,) = compare_models(models).unknown
    assert (str(unknown.about), unknown.rules) == ("rules under other choices", ("no-star",))
    assert verdict(compare_models(models, chosen=True)) == "same"
