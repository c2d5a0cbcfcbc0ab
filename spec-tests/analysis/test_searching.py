"""The smallest table that fulfils conditions: found if there is one, and what was refuted stays so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from analysis.mutants import mutants
from cardlaw.analysis.comparison.happenings import compare_effects, tracer_of
from cardlaw.analysis.comparison.pair import between
from cardlaw.analysis.effects.ask import PairConditions
from cardlaw.analysis.effects.compare import NO_TABLE
from cardlaw.analysis.effects.joint import CommonTable
from cardlaw.analysis.effects.resolve import Resolver
from cardlaw.analysis.effects.search import Search, Solution, Unfit
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.terms import SymbolicTerm, term
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.loading import Library
from engine.small import EDITION, OPEN, OUT, small
from shipped import model_of

SEATING = Seating(2, DIRECTIONS[0], 0)


def common(edition: str) -> CommonTable:
    tracer = tracer_of(model_of(edition))
    return CommonTable(tracer, tracer, SEATING)


@pytest.fixture
def pile():
    return term("init", "discard-pile", None)


def test_no_card_is_not_taken_for_some_card_that_the_conditions_do_not_name(pile):
    """Once, two cards stood for all that no condition names, and an empty pile was left out."""
    ground = common("fi-108")
    top, few = term("nth", pile, 0), frozenset(list(ground.copies)[:3])
    empty = [(term("in", top, few), False), (term("ge", term("size", pile), 1), False)]
    assert Search(ground, empty).smallest() is not None
    assert Search(ground, [*empty, (term("in", top, few), True)]).smallest() is None


def test_what_is_blamed_cannot_hold_by_itself(pile):
    ground = common("fi-108")
    top, faces = term("nth", pile, 0), list(ground.copies)
    idle = (term("ge", term("size", term("init", "hand", 1)), 3), True)
    clash = [(term("in", top, frozenset(faces[:2])), True), (term("in", top, frozenset(faces[2:])), True)]
    search = Search(ground, [idle, *clash])
    assert search.smallest() is None
    blamed = search.blamed()
    assert idle not in blamed and Search(ground, blamed).smallest() is None


def test_whatever_was_refuted_before_is_refuted_by_itself(monkeypatch):
    """Each question that is answered by an earlier one is asked once more, alone."""
    answered = 0
    before = Resolver._smallest

    def smallest(self, root, ground, together, item):
        nonlocal answered
        wanted = self.wanted(root, ground, together, item)
        sight = self._sight(ground.seating, wanted)
        if any(some <= sight for some in self._refuted):
            answered += 1
            try:
                assert Search(ground, wanted).smallest() is None
            except Unfit:
                asking = PairConditions(ground)
                lits = [asking.condition(c).as_if(holds) for c, holds in wanted]
                assert asking.smallest(lits) is None
        return before(self, root, ground, together, item)

    monkeypatch.setattr(Resolver, "_smallest", smallest)
    assert between(model_of("fi-108"), model_of("it-56"), "effects")
    assert answered


def test_what_two_editions_tell_does_not_hang_on_what_was_looked_at_before():
    """Editions as read anew, alone and after a look at one of them beside a third."""

    def told(*others: str) -> tuple[object, ...]:
        library = Library()
        models = {name: library.compile(name).model for name in ("pub", "parlour", "dormitory")}
        for other in others:
            between(models[other], models["parlour"], "effects")
        return between(models["pub"], models["parlour"], "effects")

    assert told() == told("dormitory")


def test_what_is_so_at_no_table_is_not_called_the_same():
    """A rulebook in which whoever holds cards has won beside the one in which whoever holds none has."""
    model = model_of("nb-108")
    turned = next(m for m in mutants(model) if m.what == "round-end: round-end with its condition denied")
    found = compare_effects(model, turned.model, readings=False)
    assert not [same for same in (*found.same, *found.same_under) if same.how in ("traces", "proved")]
    assert {each.how for each in found.unknown} == {NO_TABLE}
    assert {rule for each in found.unknown for rule in each.rules} >= {"round-end"}


# ------------------------------------------------------------------ what is given up is not refuted
def test_a_hand_with_more_to_pick_from_than_is_tried_is_not_refuted():
    """Once, six cards were tried for each thing that a hand needs, and if none fitted there was no such hand."""
    ground = common("fi-108")
    faces = list(ground.copies)
    hand = term("init", "hand", 0)
    one, other, third = ({*faces[:8]}, {*faces[7:15]}, {*faces[20:28]})
    wanted = [
        *((some_of(hand, frozenset(each)), True) for each in (one, other, third)),
        (term("ge", term("size", hand), 3), False),
    ]
    with pytest.raises(Unfit):
        Search(ground, wanted).smallest()
    found = PairConditions.which(ground, wanted)
    assert isinstance(found, Solution) and faces[7] in found.held["hand", 0]
    none = [*wanted[:3], (term("ge", term("size", hand), 2), False)]
    assert PairConditions.which(ground, none) is None


def some_of(zone: SymbolicTerm, faces: frozenset[int]) -> SymbolicTerm:
    return term("some", term("rest", zone, 0, ()), term("in", term("bound", 1), faces))


def test_as_many_cards_are_told_apart_as_are_named(pile):
    """Once, two cards stood for all that no condition tells apart, and three of which there is one each were none."""
    ground = common("fi-108")
    ones = frozenset(face for face, copies in ground.copies.items() if copies == 1)
    assert len(ones) > 2
    named = [(term("in", term("nth", pile, place), ones), True) for place in range(3)]
    assert Search(ground, named).smallest() is not None


FOUR = "(count c in hand of player where mark of c is 1 and hue of c is red) > 3"
FAR = "noted > 1500 and noted - pot > 0"


@pytest.mark.parametrize("where", (FOUR, FAR))
def test_many_copies_and_great_numbers_are_looked_at(where):
    """Once, a hand held three cards of a face at most and no number was past a thousand: both were called the same."""
    pack = EDITION.replace("2 plain for each", "5 plain for each")
    noting = "\nrule noting\n  when player picks:\n    add 1 to noted\n"
    paying = f"\nrule paying\n  when player rests where {where}:\n    player pays 1\n"
    one, other = (
        replace(small(OPEN + noting + rules + OUT, "", pack), name=name)
        for name, rules in (("one", paying), ("other", ""))
    )
    (told,) = compare_effects(one, other, readings=False).differences
    assert (str(told.about), str(told.verdicts[0][1]), str(told.verdicts[1][1])) == (
        "rest",
        "pot is 1",
        "pot is 0",
    )
