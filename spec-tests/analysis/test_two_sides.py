"""Cards with two sides in formulas: what a rule asks of a card is asked of the side that is up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from analysis.agreement import Agreement
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small

SIDES = "sides light, dark\nkind bolt: hue\n"
BACKED = EDITION.replace("each hue, mark\n", "each hue, mark backed by red bolt\n").replace(
    "2 star for each hue\n", "2 star for each hue backed by blue 6 plain\n"
)


def made(rules: str, name: str = "one", edition: str = BACKED) -> m.Model:
    return replace(small(OPEN + rules + OUT, SIDES, edition), name=name)


def rule(name: str, *clauses: str) -> str:
    return f"\nrule {name}\n" + "".join(f"  {clause}\n" for clause in clauses)


def shown(found: object) -> dict[str, object]:
    """The states of a witness."""
    states = getattr(getattr(found, "witness"), "states")  # noqa: B009
    return {name: value for name, _, value in states}


NO_BOLTS = rule("no-bolts", "overrides may-lay", "player must not lay card when card is bolt")
CLASH = rule("no-bolts", "player must not lay card when card is bolt")


def test_a_clash_about_a_back_comes_with_the_back_up():
    """Once, nothing was asked of a game with two-sided cards."""
    report = check_model(made(CLASH + rule("even-so", "player may lay card even when card is bolt")))
    assert not report.faults and not [each for each in report.findings if each.kind == "unsupported"]
    (clash,) = [each for each in report.findings if each.kind == "contradiction"]
    assert clash.replayed and shown(clash)["side"] == "dark"


@pytest.mark.parametrize(("kind", "dead"), (("bolt", False), ("plain", False), ("star", False)))
def test_a_rule_about_a_side_is_not_dead(kind, dead):
    rules = rule(
        "about", "overrides may-lay", f"player must not lay card when card is {kind} and side is dark"
    )
    kinds = [each.kind for each in check_model(made(rules)).findings if "about" in each.clauses]
    assert kinds == (["dead"] if kind == "star" else [])


def test_cards_are_the_same_by_the_side_that_is_up():
    """Two cards whose backs are alike are the same once they are turned."""
    same = rule("same", "overrides may-lay", "player must not lay card when card is top of pile")
    found = compare_models((made(same), made("", "other")))
    (difference,) = [each for each in found.differences if each.sort == "legality"]
    assert difference.replayed
    lights = rule(
        "same", "overrides may-lay", "player must not lay card when card is top of pile and side is light"
    )
    found = compare_models((made(same), made(lights, "other")))
    (difference,) = [each for each in found.differences if each.sort == "legality"]
    assert difference.replayed and shown(difference)["side"] == "dark"


@pytest.mark.parametrize(
    "other",
    (
        rule(
            "no-bolts",
            "overrides may-lay",
            "player must not lay card when not (card is plain or card is star)",
        ),
        rule("no-bolts", "overrides may-lay", "player must not lay card when card is bolt and side is dark"),
    ),
)
def test_what_is_the_same_on_both_sides_is_proved(other):
    found = compare_models((made(NO_BOLTS), made(other, "other")))
    assert not [each for each in found.differences if each.sort == "legality"]
    assert {"lay plain on your turn", "lay star on your turn"} <= {str(each.about) for each in found.same}


def test_cards_with_two_sides_have_the_same_numbers_in_both_editions():
    layout = layout_of(made(""))
    assert {card.back is not None for card in layout.cards if layout.counts[card.index]} == {True}


def test_three_judges_agree_on_two_sided_cards():
    same = rule(
        "same",
        "player may lay card even when card is top of pile or some c in hand of player except card where c is card",
    )
    hues = rule(
        "hues", "player must not lay card when hue of card is hue of top of pile and not card is bolt"
    )
    tally = Agreement(made(CLASH + same + hues), block=40).run(800, seed=7, slowly=1.0)
    assert tally.quarrels == [] and {"may", "must-not", "contradictory"} <= set(tally.words)
    assert tally.thrice == tally.verdicts
