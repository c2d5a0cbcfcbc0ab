"""Editions compared: what must differ, what is the same, and that every witness is the engine's word too."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache, partial
from itertools import combinations, permutations
from pathlib import Path

import pytest

from analysis.mutants import mutants
from cardlaw.analysis.budget import USED_UP
from cardlaw.analysis.comparison import happenings as effects_module
from cardlaw.analysis.comparison.accounting.account import accounted
from cardlaw.analysis.comparison.accounting.places import PlaceReader, places
from cardlaw.analysis.comparison.digest import digest, headline, to_see
from cardlaw.analysis.comparison.happenings import compare_effects, tracer_of
from cardlaw.analysis.comparison.many.credit import without
from cardlaw.analysis.comparison.many.editions import compare_models, together
from cardlaw.analysis.comparison.many.join import merged
from cardlaw.analysis.comparison.many.plainest import idle
from cardlaw.analysis.comparison.matrix import agreeing, agreement, lettered, matrix
from cardlaw.analysis.comparison.pair import Told, between
from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.resolve import Apart
from cardlaw.analysis.effects.scenes import from_plain
from cardlaw.analysis.findings.settled_by import Judge
from cardlaw.analysis.results.choices import alike, called, made, other_choices
from cardlaw.analysis.results.difference import MOVES, Compared, Comparison, Difference, arranged
from cardlaw.analysis.solver.encoding import Solver, Unknown
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.witness.tell import Teller
from cardlaw.analysis.working import Crew
from cardlaw.documents.evidence.comparisons import shown
from cardlaw.documents.pages.comparison.answers import answers
from cardlaw.documents.pages.comparison.comparing import spoken_topics
from cardlaw.documents.pages.comparison.matrix import differing, stand
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.diagnostics.examples import example_library
from cardlaw.language.loading import Library, load
from cardlaw.wording.arguments import Amount, SpokenSeat
from cardlaw.wording.messages import message
from engine.small import EDITION, OPEN, OUT, small
from shipped import model_of


@cache
def compared(*editions: str) -> Comparison:
    return compare_models([model_of(edition) for edition in editions], effects=False)


def table(model: m.Model, difference: Difference) -> dict[str, str]:
    assert difference.witness is not None
    return dict(Teller.of(model).rows(difference.witness))


@pytest.mark.parametrize("pair", (("fi-108", "it-56"), ("fi-112", "sv-112"), ("nb-108", "sv-112")))
def test_every_difference_is_shown_and_nothing_is_unknown(pair):
    found = compared(*pair)
    assert found.faults == () and found.unknown == ()
    written = [each for each in found.differences if each.sort not in MOVES]
    assert all(each.kind in ("lacks", "table") and each.replayed is None for each in written)
    assert all(each.replayed for each in found.differences if each not in written)


@pytest.mark.parametrize("pair", (("fi-108", "it-56"), ("fi-112", "sv-112"), ("nb-108", "sv-112")))
def test_what_sheets_say_in_short_differs_where_they_do(pair):
    """Each has its own words for every topic in which they were found to differ, and no words for two ways to play."""
    models = [model_of(edition) for edition in pair]
    found = shown(models, compared(*pair))
    context = SiteContext(Addresses("rules", "en"), ("en", "fi"))
    for language in ("en", "fi"):
        here = Key("comparison", models[0].vocabulary, language)
        sheets = [Sheet(context, context.prose(model, language), here) for model in models]
        for topic in differing(sheets, spoken_topics(sheets), found):
            said = answers(sheets, stand(sheets, topic.name, found), topic.name)
            assert said is not None, (topic.name, language)
            assert not any("{" in each for each in said.values()), said


def test_the_exemption_allows_what_another_sheet_forbids():
    found = compared("fi-108", "it-56")
    (difference,) = [
        d
        for d in found.differences
        if d.sort == "legality" and d.topics == ("wild-draw-condition",) and not d.under
    ]
    assert {name: str(word) for name, word in difference.verdicts} == {"fi-108": "may", "it-56": "must-not"}
    assert ("fi-108", "exemption", "yields") in difference.rests_on
    assert table(model_of("fi-108"), difference)["hand of a"] == "[R ⊘] [W+4]"


def test_a_plain_wild_convicts_in_one_sheet_only():
    found = compared("fi-108", "it-56")
    hands = [table(model_of("it-56"), d)["hand of a"] for d in found.differences if d.sort == "guilt"]
    assert "[W] [W+2]" in hands


def test_number_cards_are_played_alike():
    relations = {
        (c.sort, str(c.about)): c.relation for c in compared("fi-108", "it-56").compared if not c.under
    }
    assert relations["legality", "play number-card on your turn"] == "same"
    assert relations["legality", "play wild-draw on your turn"] == "looser"


def test_who_agrees_with_whom():
    groups = agreement(compared("fi-108", "it-56"))
    assert groups["guilt"] == [("fi-108",), ("it-56",)]
    assert "matching" not in groups


# ------------------------------------------------------------------ what happens
def happens(one: m.Model, other: m.Model, kind: str) -> list[Apart]:
    """What comes of playing a card of one kind, where it differs."""
    traced = Traced(tracer_of(one), tracer_of(other))
    (root,) = [root for root in traced.roots if root.kind == kind]
    return [found for found in traced.compare(root) if isinstance(found, Apart)]


def test_the_shuffle_card_collects_other_hands():
    (apart,) = happens(model_of("fi-112"), model_of("sv-112"), "wild-shuffle")
    assert apart.key[:2] == ("zone", "hand")
    assert (apart.rules_a, apart.rules_b) == (("shuffle-effect",), ("shuffle-others",))


@pytest.mark.parametrize(
    "idea, rules",
    (("i4", (("idea-4",), ())), ("i10", (("idea-10",), ())), ("i3", None)),
)
def test_printed_ideas_differ_where_the_sheets_do(idea, rules):
    one, other = (
        made(model_of(edition), [(edition, "custom-idea", idea)]) for edition in ("fi-112", "sv-112")
    )
    found = [(apart.rules_a, apart.rules_b) for apart in happens(one, other, "wild-custom")]
    assert found == [] if rules is None else rules in found


@cache
def effects(one: str, other: str) -> dict[str, set[tuple[str, str]]]:
    """What each of two editions does, by what it is about."""
    found: dict[str, set[tuple[str, str]]] = {}
    for each in compare_effects(model_of(one), model_of(other), readings=False).differences:
        (_, a), (_, b) = each.verdicts
        found.setdefault(str(each.about), set()).add((str(a), str(b)))
    return found


def test_five_cards_are_dealt_or_seven():
    found = effects("nb-108", "it-56")
    assert found["hand-size"] == {("7", "5")}
    assert ("b is dealt 7 cards (hand-size)", "b is dealt 5 cards (hand-size)") in found["dealing"]


def test_the_challenge_costs_two_and_four_or_four_and_six():
    found = effects("nb-108", "it-56")["challenge"]
    assert {(a.partition(" (")[0], b) for a, b in found} == {
        ("b draws 4 cards", "b draws 2 cards"),
        ("a draws 6 cards", "a draws 4 cards (wild-amount + challenge-extra)"),
    }


# ------------------------------------------------------------------ several editions
HOUSE = Path(__file__).parents[1] / "cli" / "house"


@cache
def house() -> tuple[list[m.Model], Comparison]:
    models = [Library((HOUSE,)).compile(name).model for name in ("short", "long", "evening")]
    found = [model for model in models if model is not None]
    return found, compare_models(found)


def told(about: str, *facet: str) -> list[Difference]:
    return [each for each in house()[1].differences if (str(each.about), each.facet) == (about, facet)]


def test_what_two_editions_do_is_asked_of_the_third():
    (dealt,) = told("dealing", "dealt", "hand")
    assert {name: str(word) for name, word in dealt.verdicts} == {
        "short": "b is dealt 3 cards",
        "long": "b is dealt no cards",
        "evening": "b is dealt 3 cards",
    }
    assert dict(dealt.clauses)["evening"] == ("deal", "hand-size")


def test_only_what_matters_at_the_table_is_told():
    """Whatever another holds, taking is followed by the same; the whole scene is kept all the same."""
    models, _ = house()
    asked = next(each for each in told("take", "decisions") if not each.under)
    assert asked.witness is not None and {place for place, _ in asked.witness.zones} == {("hand", 0)}
    assert asked.scene is not None
    scene = from_plain(models[0], asked.scene)
    assert {spot for spot, cards in scene.world.zones.items() if cards} >= {("hand", 0), ("hand", 1)}


def test_what_matters_is_told():
    """If nothing but a like table shows the same, nothing is left out."""
    models, _ = house()
    asked = told("take", "decisions")[0]
    assert asked.scene is not None
    scene = from_plain(models[0], asked.scene)
    assert idle(scene, models[0], lambda other: other == scene) == (set(), set())
    quiet, _ = idle(scene, models[0], lambda other: True)
    assert ("hand", 1) in quiet and ("hand", 0) not in quiet
    assert idle(scene, models[0], lambda other: None) == (set(), set())


def test_a_scene_is_played_again_from_plain_data():
    models, found = house()
    staged = [each for each in found.differences if each.scene is not None]
    assert staged
    for each in staged:
        scene = from_plain(models[0], tupled(json.loads(json.dumps(each.scene))))
        seen = {model.name: scene.seen(model) for model in models}
        values = {name: seen[name].facets.get(scene.key) for name, _ in each.verdicts if seen[name]}
        words = {name: str(word) for name, word in each.verdicts}
        for one in values:
            for other in values:
                assert (values[one] == values[other]) == (words[one] == words[other])


def tupled(value):
    return tuple(map(tupled, value)) if isinstance(value, list) else value


def test_the_matrix_tells_lacking_from_agreeing():
    models, found = house()
    rows = {row.topic.name: row.marks for row in matrix(found, models)}
    assert rows["leaping"] == ("A", "–", "A")
    assert rows["laying"] == ("A~", "B", "C~")  # two of the sheets own up to leaving something open
    assert rows["ending"] == ("A", "A", "A")


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_who_agrees_with_whom_does_not_hang_on_who_is_named_first(order):
    models, found = house()
    turned = compare_models([models[place] for place in order])
    marks = {row.topic.name: row.marks for row in matrix(found, models)}
    assert [each.id for each in turned.differences] == [each.id for each in found.differences]
    assert {each.id: {name: str(word) for name, word in each.verdicts} for each in turned.differences} == {
        each.id: {name: str(word) for name, word in each.verdicts} for each in found.differences
    }
    for row in matrix(turned, [models[place] for place in order]):
        before = {models[place].name: marks[row.topic.name][place] for place in order}
        now = dict(zip(turned.editions, row.marks, strict=True))
        assert shared_letters(now) == shared_letters(before)


def test_cards_drawn_by_chance_for_the_deal_set_no_editions_apart(monkeypatch):
    """Once, a third edition was given other cards than the two whose table it was, and seemed to deal otherwise."""
    monkeypatch.setattr(effects_module, "compare_effects", partial(compare_effects, readings=False))
    models = [model_of(edition) for edition in ("fi-108", "it-56", "nb-108")]
    told = [each for pair in combinations(models, 2) for each in between(*pair, "effects")]
    with Crew(models, 1) as crew:
        found = together(crew, told)
    for order in (models, models[::-1]):
        turned = arranged(found, [model.name for model in order])
        (row,) = [row for row in matrix(turned, order) if row.topic.name == "dealer"]
        letters = dict(zip((model.name for model in order), row.marks, strict=True))
        assert letters["fi-108"] == letters["nb-108"] != letters["it-56"].rstrip("?")


def test_relations_are_told_from_whoever_is_named_first():
    one, other = named(BASE, "one"), named(STRICTER, "another")
    for pair, relation in (((one, other), "looser"), ((other, one), "stricter")):
        found = compare_models(pair, effects=False)
        told = {
            (c.one, c.other): c.relation for c in found.compared if str(c.about) == "lay plain on your turn"
        }
        assert told == {(pair[0].name, pair[1].name): relation}
        assert {each.kind for each in found.differences} == {relation}


def test_letters_of_all_are_what_pairs_say_for_themselves():
    models, found = house()
    rows = {
        row.topic.name: dict(zip(found.editions, row.marks, strict=True)) for row in matrix(found, models)
    }
    for pair in combinations(models, 2):
        for row in matrix(compare_models(pair), pair):
            own = dict(zip((model.name for model in pair), row.marks, strict=True))
            among = {name: rows[row.topic.name][name] for name in own}
            assert shared_letters(own) == shared_letters(among)


def shared_letters(marks: dict[str, str]) -> dict[frozenset[str], bool]:
    """Of every two editions with a letter, whether they share one."""
    letters = {name: {*mark.rstrip("?").split("/")} for name, mark in marks.items() if mark not in ("?", "–")}
    return {frozenset(pair): bool(letters[pair[0]] & letters[pair[1]]) for pair in combinations(letters, 2)}


def test_what_chance_brings_a_third_edition_sets_it_apart_from_nobody():
    """The third plays otherwise at the table of the two; its own comparisons say where it stands."""
    models, found = house()
    apart = told("dealing", "dealt", "hand")[0]
    by_chance = replace(apart, verdicts=(*apart.verdicts[:2], ("evening", "b is dealt 9 cards")))
    assert by_chance.pairs == (("long", "evening"), ("short", "long"))
    only = replace(found, differences=(by_chance,))
    (row,) = [row for row in matrix(only, models) if row.topic.name == "table"]
    assert row.marks == ("A~", "B", "A~")


def test_what_a_sheet_prints_as_an_option_is_not_marked_as_unsaid():
    """Ten printed ideas were marked as something that the rules do not say: none of them is chosen."""
    models = (load("fi-112"), load("sv-112"))
    found = replace(house()[1], differences=(), editions=tuple(model.name for model in models))
    marks = {row.topic.name: row.marks for row in matrix(found, models)}
    assert marks["custom-ideas"] == ("A~", "A~"), "of what they print, part is left open"
    assert marks["players"] == ("A?", "A?"), "the sheets do not say"


@pytest.mark.parametrize("order", [*permutations("abcd")])
def test_an_edition_between_two_that_differ_has_the_letters_of_both(order):
    apart = {frozenset("ac"), frozenset("ad"), frozenset("bd")}
    letters = lettered(agreeing(order, apart))
    assert {pair for pair, shared in shared_letters(letters).items() if not shared} == apart
    assert {len(letters[name].split("/")) for name in "ad"} == {1}
    assert {len(letters[name].split("/")) for name in "bc"} == {2}


def test_what_may_be_done_only_under_another_reading_is_told_as_such():
    """A rulebook beside one of the same rules: what differs takes a reading, and is there if that one is chosen."""
    one, other = plain_and_twin()
    found = moves_between(compare_models((one, other)))
    assert found and all(each.replayed and len(each.under) == 1 for each in found)
    for name in ("plain", "twin"):
        (under,) = {choice for each in found for choice in each.under if choice[0] == name}
        marked = {shape(each) for each in found if each.under == (under,)}
        so = compare_models((made(one, [under]), made(other, [under])))
        assert marked <= {shape(each) for each in moves_between(so) if not each.under}


def plain_and_twin() -> tuple[m.Model, m.Model]:
    """Two editions of the same rules, each with its own sheet to read."""
    one = example_library(()).compile("plain").model
    assert one is not None and any(axis.sort == "reading" for axis in one.axes)
    words = m.Words("what another sheet can mean")
    return one, replace(one, name="twin", axes=tuple(replace(a, unit="twin", text=words) for a in one.axes))


def test_a_reading_of_the_same_words_is_set_alike():
    """A rulebook beside itself under another name: nothing differs, however its words are read."""
    one, stranger = plain_and_twin()
    copy = replace(one, name="copy", axes=tuple(replace(axis, unit="copy") for axis in one.axes))
    readings = [axis for axis in one.axes if axis.sort == "reading"]
    for axis in readings:
        chosen = {under for under in other_choices(one, copy) if under[0][1] == axis.name}
        others = [arm.value for arm in axis.arms if arm.value != axis.chosen]
        assert chosen == {(("plain", axis.name, value), ("copy", axis.name, value)) for value in others}
        assert not any(under[0][1] == axis.name for under in other_choices(one, copy, readings=False))
        for under in chosen:
            assert alike((one, copy, stranger), under) == under
    assert not [each for each in compare_models((one, copy)).differences if each.under]


def test_an_edition_beside_its_other_reading_rests_on_it():
    one, _ = plain_and_twin()
    axis = next(axis for axis in one.axes if axis.sort == "reading")
    value = next(arm.value for arm in axis.arms if arm.value != axis.chosen)
    other = replace(made(one, [("plain", axis.name, value)]), name="read otherwise")
    found = moves_between(compare_models((one, other), effects=False))
    assert found and all(not each.under for each in found)
    for each in found:
        assert {("plain", axis.name, value), ("read otherwise", axis.name, axis.chosen)} <= {*each.rests_on}


def moves_between(found: Comparison) -> list[Difference]:
    assert found.faults == ()
    return [each for each in found.differences if each.sort == "legality"]


def shape(each: Difference) -> tuple[object, ...]:
    return each.about, each.verdicts, tuple((name, clauses[:1]) for name, clauses in each.clauses)


def test_a_reading_that_cannot_be_played_shows_no_difference():
    under = {choice for each in compared("fi-108", "it-56").differences for choice in each.under}
    assert ("fi-108", "identical", "same-card") in under
    assert "own-card" not in {axis for _, axis, _ in under}


def test_letters_go_on_after_the_last():
    many = [str(number) for number in range(30)]
    letters = lettered(agreeing(many, {frozenset(pair) for pair in combinations(many, 2)}))
    assert (letters["0"], letters["25"], letters["26"], letters["29"]) == ("A", "Z", "AA", "AD")


def test_what_only_follows_is_told_with_its_cause():
    models, found = house()
    (dealt,) = told("dealing", "dealt", "hand")
    again = replace(dealt, id="again", kind="where")
    found = replace(found, differences=(*found.differences, again))
    sections = {section.topic: section for section in digest(found, models)}
    points = {str(headline(point.lead)): point for point in sections["table"].points}
    assert points["dealing: how many cards are dealt"].following == [again]
    every = [x for s in sections.values() for p in s.points for x in (p.lead, *p.following)]
    every += [
        x
        for s in sections.values()
        for _, points in s.elsewhere
        for p in points
        for x in (p.lead, *p.following)
    ]
    shown = to_see(found, found.differences)
    assert sorted(each.id for each in every) == sorted(each.id for each in shown)
    assert {str(each.about) for each in found.differences if each not in shown} == {"hand-size"}


def test_what_only_the_rules_know_is_no_point_unless_there_is_nothing_else():
    """A number that no rule of the other asks for, and a rule that goes on when a round is won."""
    models, found = house()
    (size,) = [each for each in found.differences if str(each.about) == "hand-size"]
    words = ("declared-even-if-won", "declared-not-if-won")
    marks = tuple(zip(found.editions, map(message, words), strict=False))
    mark = replace(size, id="mark", kind="declared", verdicts=marks)
    turns = [message("seen-next-open"), message("seen-next", who=SpokenSeat(1))]
    asked = [message("seen-when-asked", who=SpokenSeat(1), what=turn) for turn in turns]
    order = replace(size, id="order", verdicts=tuple(zip(found.editions, asked, strict=False)))
    wider = replace(found, differences=(*found.differences, mark, order))
    told = [point.lead for section in digest(wider, models) for point in section.points]
    assert told and not {"hand-size", "mark", "order"} & {
        x for each in told for x in (each.id, str(each.about))
    }
    alone = replace(found, differences=(size, mark))
    assert [point for section in digest(alone, models) for point in section.points]
    three = (*size.verdicts, ("third", message("seen-number", n=Amount(9))))
    differs = replace(found, differences=(replace(size, verdicts=three), *found.differences))
    assert str(size.about) in [str(point.lead.about) for s in digest(differs, models) for point in s.points]


def test_a_card_that_one_lacks_is_no_agreement():
    (lacking,) = [each for each in house()[1].differences if each.kind == "lacks" and each.topic == "leaping"]
    assert {name: str(word) for name, word in lacking.verdicts} == {
        "short": "has it",
        "long": "does not have it",
        "evening": "has it",
    }


BASE = """
rule may-lay
  "A card of the pile's hue may be laid."
  about laying
  assumed "for tests"
  player may lay card only when hue of card is hue of top of pile

rule may-pick
  "One may pick."
  about laying
  assumed "for tests"
  player may pick

rule may-rest
  "One may rest."
  about resting
  assumed "for tests"
  player may rest
"""
OTHERWISE = BASE.replace(
    "player may lay card only when hue of card is hue of top of pile",
    "player may lay card only when not (hue of card is not hue of top of pile)",
)
STRICTER = BASE.replace("hue of top of pile\n", "hue of top of pile and size of hand of player > 4\n", 1)
SILENT = BASE.replace("player may lay card only when", "player may lay card when")


def named(rules: str, name: str) -> m.Model:
    return replace(small(rules + OUT, "", EDITION), name=name)


def relation(rules: str) -> tuple[str, list[Difference]]:
    found = compare_models([named(BASE, "one"), named(rules, "other")], effects=False)
    assert found.faults == ()
    (each,) = [c for c in found.compared if str(c.about) == "lay plain on your turn" and c.sort == "legality"]
    return each.relation, list(found.differences)


def held(difference: Difference) -> int:
    assert difference.witness is not None
    return len(dict(difference.witness.zones)["hand", 0])


def test_equal_rules_written_differently_are_the_same():
    assert relation(OTHERWISE) == ("same", [])


def test_a_difference_that_needs_five_cards_is_found():
    """Beyond the situations gone through one by one the solver finds it, and the smallest of its kind."""
    how, differences = relation(STRICTER)
    assert how == "looser"
    assert held(differences[0]) == 1
    how, differences = relation(STRICTER.replace("> 4", "< 5"))
    assert how == "looser"
    assert held(differences[0]) == 5


@pytest.mark.parametrize(("asked", "question"), ((Solver, "_check"), (Inquiry, "smallest")))
def test_where_the_solver_gives_up_nothing_is_the_same(monkeypatch, asked, question):
    """The kind of card, why it is not known and the rules concerned are told."""

    def gives_up(*_: object, **__: object) -> None:
        raise Unknown(USED_UP)

    monkeypatch.setattr(asked, question, gives_up)
    found = compare_models([named(BASE, "one"), named(STRICTER, "other")], effects=False)
    (each,) = [c for c in found.unknown if str(c.about) == "lay plain on your turn"]
    assert (each.how, each.rules) == (USED_UP, ("may-lay",))
    assert found.differences == ()


def test_what_the_solver_cannot_tell_of_other_readings_is_not_taken_for_no(monkeypatch):
    """Once, a condition that no layer allows, and of which it is not known if other readings do, counted as none."""
    inquiry = Inquiry(named(BASE, "one"))
    answers = iter((True, False, False, False))

    def can(self: Inquiry, lits: object) -> bool:
        answer = next(answers, None)
        if answer is None:
            raise Unknown(USED_UP)
        return answer

    judge = Judge(inquiry)
    judge.speaks = {"text": True, "reading": True}
    monkeypatch.setattr(Inquiry, "can", can)
    with pytest.raises(Unknown):
        judge.standing(inquiry.formulas.var(("x",)))


def test_saying_nothing_is_not_forbidding():
    how, differences = relation(SILENT)
    assert how == "silent"
    assert dict(differences[0].verdicts) == {"one": "must-not", "other": "silent"}


def test_a_table_tells_the_states_that_only_the_other_keeps(monkeypatch):
    """Once, what a house rule counts was left out of the table, and two draws looked like one."""
    monkeypatch.setattr(effects_module, "compare_effects", partial(compare_effects, readings=False))
    library = Library()
    one, other = (library.compile(name).model for name in ("it-56", "it-56 with stacking"))
    assert one is not None and other is not None
    with Crew((one, other), 1) as crew:
        found = together(crew, between(one, other, "effects")).differences
    (drawn,) = [d for d in found if str(d.about) == "accept" and d.facet[:1] == ("draws",) and not d.under]
    assert drawn.witness is not None
    assert ("pending", None, 2) in drawn.witness.states  # what a wild draw card adds there


def test_an_edition_that_knows_no_guilt_differs_from_one_that_does():
    """Once, with no clause at all about guilt in one of them, nothing was compared."""
    model = model_of("nb-108")
    (innocent,) = [each for each in mutants(model) if each.what == "guilt: without guilt"]
    found = compare_models((model, innocent.model), effects=False).differences
    assert {tuple(word for _, word in each.verdicts) for each in found if each.sort == "guilt"} == {
        ("wrong", "not wrong")
    }


PRICES = """
rule price-of-plain
  price of card is mark of card when card is plain

rule price-of-star
  price of card is 9 when card is star
"""


def test_a_table_written_in_other_words_sets_nobody_apart():
    """Beside an edition that has no such table two that have the same one are told together."""
    worded = PRICES.replace("when card is star", "when not card is plain")
    models = [named(BASE + PRICES, "one"), named(BASE + worded, "other"), named(BASE, "without")]
    found = compare_models(models)
    assert any(
        str(each.about) == "price" and {each.one, each.other} == {"one", "other"} for each in found.same
    )
    (price,) = [each for each in found.differences if str(each.about) == "price"]
    words = {name: str(word) for name, word in price.verdicts}
    assert words["one"] == words["other"] != words["without"]
    dearer = named(BASE + worded.replace("is 9", "is 8"), "other")
    (price,) = [
        each
        for each in compare_models([models[0], dearer, models[2]]).differences
        if str(each.about) == "price"
    ]
    assert len({*{name: str(word) for name, word in price.verdicts}.values()}) == 3


@pytest.mark.parametrize(
    ("edition", "choices", "name"),
    (
        ("one", (), "one"),
        ("one", (("a", "x"),), "one[a=x]"),
        ("one[a=x]", (("b", 2),), "one[a=x, b=2]"),
        ("one[a=x, b=2]", (("a", "y"),), "one[a=y, b=2]"),
    ),
)
def test_an_edition_is_called_by_its_choices(edition, choices, name):
    assert called(edition, choices) == name


LEVEL = """cardlaw 1
variant level extends fi-112
  "Nothing is said of players with the same total."

remove ties-play-on
"""


def test_of_players_who_are_level_none_is_said_to_win(tmp_path):
    """Where a sheet does not rank players with the same total, no seat wins by where it sits."""
    (tmp_path / "level.rules").write_text(LEVEL, encoding="utf-8")
    level_ = Library((tmp_path,)).compile("level").model
    assert level_ is not None
    sheets = ((model_of("fi-108"), "fi-108"), (level_, "fi-112"))
    one, other = (made(sheet, [(name, "scoring", "everyone-keeps")]) for sheet, name in sheets)
    found = compare_effects(one, other, readings=False)
    (level,) = [
        each
        for each in found.differences
        if each.facet == ("champion",) and "level" in str(each.verdicts[1][1])
    ]
    assert (str(level.verdicts[0][1]), str(level.verdicts[1][1])) == (
        "the game goes on",
        "a and b are level, and nothing says who wins the game",
    )
    assert level.clauses[1][1] == ("fewest-wins",) and level.replayed


@cache
def set_up(*editions: str) -> tuple[list[m.Model], Comparison]:
    """Editions compared by what happens, as they are chosen to be read."""
    models = [model_of(edition) for edition in editions]
    differences = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(effects_module, "compare_effects", partial(compare_effects, readings=False))
        differences = [each for pair in combinations(models, 2) for each in between(*pair, "effects")]
    with Crew(models, 1) as crew:
        return models, together(crew, differences)


def test_what_is_proved_of_a_move_says_under_which_choices_it_is_not_so():
    found = compared("fi-108", "fi-112")
    proved = {(each.sort, str(each.about)): each.thing for each in found.same}
    apart = found.apart_under
    assert {under[0][1:] for under in apart[proved["legality", "play skip on your turn"]]} >= {
        ("wild-top", "colourless")
    }
    assert proved["legality", "play wild on your turn"] not in apart
    layout = Layout(Rulebook(model_of("fi-108")), None)
    for each in found.differences:
        if each.under and each.witness is not None and each.witness.move is not None:
            act, args = each.witness.move
            kind = f" {layout.faces[args[0]].kind}" if args and isinstance(args[0], int) else ""
            about = str(each.about).replace(act, f"{act}{kind}", 1)
            then = [
                c for c in found.compared if (c.sort, str(c.about), c.under) == (each.sort, about, each.under)
            ]
            assert [c.relation for c in then] not in ([], ["same"])


def test_a_reading_that_shows_with_more_cards_than_are_gone_through_is_asked_about():
    found = [each for each in compared("fi-108", "it-56").differences if each.sort == "legality"]
    late = (("it-56", "any-moment", "after-drawing-too"),)
    assert {str(each.about) for each in found if each.under == late} == {"play after you draw"}
    assert all(each.replayed for each in found)


@cache
def turned_up(*editions: str) -> Comparison:
    """What comes of the card turned up first, and on what it rests; of other readings only the order of the set-up."""
    models = [model_of(edition) for edition in editions]
    differences: list[Told] = []
    for one, other in combinations(models, 2):
        comparing = effects_module._Comparing(one, other, True)
        base = comparing.base
        (root,) = [root for root in base.roots if root.sort == "stage" and "turning-up" in root.acts]
        comparing.take(base, base.compare(root), ())
        for under in other_choices(one, other):
            if under[0][1] == "set-up-order":
                traced = comparing._traced(under)
                comparing.take(traced, traced.compare(root, base), under)
        told = Comparison((one.name, other.name), tuple(comparing.differences), ())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(effects_module, "compare_effects", lambda *_, told=told: told)
            differences += between(one, other, "effects")
    with Crew(models, 1) as crew:
        return together(crew, differences)


def test_a_card_passed_over_tells_editions_apart_that_deal_differently_too():
    found = [each for each in turned_up("fi-112", "it-56").differences if not each.under]
    told = {(each.topic, each.facet): {name: str(word) for name, word in each.verdicts} for each in found}
    lies = told["turn-up", ("zone", "discard-pile")]
    assert lies["fi-112"].startswith("discard-pile holds 1 card") and "2 cards" in lies["it-56"]
    assert told["deal", ("dealt", "hand")]["it-56"].endswith("is dealt 5 cards")


def test_an_edition_beside_two_names_no_rule_where_it_does_nothing():
    """One turns up a skip before the shuffle, and the others another card after it: these have no turn to lose."""
    found = turned_up("fi-108", "nb-108", "fi-112").differences
    idle = [
        dict(each.clauses)[name]
        for each in found
        for name, word in each.verdicts
        if name not in each.pairs[0] and ("no turn" in str(word) or "nothing to decide" in str(word))
    ]
    assert idle and not any(idle)


def test_one_that_tells_of_fewer_editions_goes_with_one_that_tells_of_more():
    """At the table of two the third may lack a card; at another it does as one of them."""
    whole = told("dealing", "dealt", "hand")[0]
    kept = whole.pairs[0]
    part = replace(
        whole,
        verdicts=tuple(each for each in whole.verdicts if each[0] in kept),
        clauses=tuple(each for each in whole.clauses if each[0] in kept),
        pairs=(("one", "other"),),
        rests_on=((kept[0], "some", "other"),),
    )
    for several in ([whole, part], [part, whole]):
        (once,) = merged(several)
        assert once.verdicts == whole.verdicts and {*once.pairs} == {*whole.pairs, *part.pairs}
        assert {*part.rests_on} <= {*once.rests_on}
    turned = replace(part, verdicts=tuple((name, "the same") for name, _ in part.verdicts))
    assert merged([whole, turned]) == [whole, turned]


def test_an_edition_beside_two_names_what_it_has_carried_out():
    """Whatever its own comparisons name where the same happens, at other tables."""
    models = [model_of(edition) for edition in ("fi-108", "nb-108", "fi-112")]
    found = turned_up("fi-108", "nb-108", "fi-112").differences
    beside = [
        (each, name, rules)
        for each in found
        for name, rules in each.clauses
        if len(each.under) == 1 and name not in each.pairs[0] and rules
    ]
    for each, name, rules in beside:
        (model,) = [made(model, each.under) for model in models if model.name == name]
        effects = {c.id for rule in model.rules for c in rule.clauses if isinstance(c.clause, m.Effect)}
        scene = from_plain(model, each.scene or "")
        tried = [scene.seen(model, side) for side in (0, 1)]
        assert any(
            seen is not None and all(seen.carried_out(rule) for rule in rules if rule in effects)
            for seen in tried
        )
    assert beside


def test_what_rests_on_a_reading_says_so_for_every_edition_told():
    found = turned_up("fi-108", "fi-112", "it-56").differences
    lost = [
        {choice[0] for choice in each.rests_on if choice[1:] == ("start-draw", "nothing")}
        for each in found
        if each.facet == ("losses",) and not each.under and len(each.verdicts) == 3
    ]
    assert {"fi-108", "fi-112"} in lost and all(names in (set(), {"fi-108", "fi-112"}) for names in lost)


DEALS = "    deal 3 from stock to hand starting at left of dealer\n"
TURNS_UP = "    move top of stock to pile\n"
SHOWING = """
rule showing
  after prepare
  at preparing:
    set shown to hue of top of pile

rule starred
  after prepare
  at preparing:
    if top of pile is star:
      left of dealer loses-turn
"""


def prepared(base: str, rules: str = "", name: str = "other") -> m.Model:
    return replace(small(OPEN + rules + OUT, "state shown: hue\n", base), name=name)


def happening(one: m.Model, other: m.Model) -> Comparison:
    """Two small editions by what happens, as they are chosen to be read."""
    with Crew((one, other), 1) as crew:
        return together(crew, between(one, other, "chosen effects"))


def test_what_follows_from_a_card_that_chance_uncovers_is_no_rule_of_its_own():
    """One deals three and one two, so that other cards are turned up; with the same card each does the same."""
    one = prepared(EDITION, SHOWING, "one")
    other = prepared(EDITION.replace("deal 3", "deal 2"), SHOWING.replace("loses-turn", "gets 1"))
    found = happening(one, other)
    (shown,) = [each for each in found.differences if each.facet == ("state", "shown")]
    assert shown.kind == "which"
    told = [str(answer) for answer in shown.answers if answer.id.startswith("comes-up")]
    assert [answer.rpartition(" in ")[2] for answer in told] == ["one", "other"]
    assert {each.facet[0]: each.kind for each in found.differences if each is not shown} == {
        "dealt": "quantity",
        "draws": "missing-effect",
        "losses": "missing-effect",
    }


@pytest.mark.parametrize(
    ("drawers", "said"),
    [
        ("players", ("everyone draws 1 card", "nobody draws")),
        ("players except dealer", ("b draws 1 card", "b draws no cards")),
    ],
)
def test_what_everybody_draws_is_not_told_of_one(drawers: str, said: tuple[str, str]):
    """Where all drew a card for the deal, one of them seemed to have drawn alone."""
    drawing = f"""
rule everyone
  after prepare
  at preparing:
    for each p in {drawers}:
      p gets 1
"""
    one, other = prepared(EDITION, drawing, "one"), prepared(EDITION)
    found = happening(one, other)
    (drawn,) = [each for each in found.differences if each.facet[0] == "draws"]
    assert {name: str(word) for name, word in drawn.verdicts} == dict(
        zip(("one", "other"), said, strict=True)
    )


def test_cards_that_a_shuffle_brings_to_a_hand_are_no_difference():
    """Both shuffle and deal as many; in which order they turn up and deal changes nothing but which cards."""
    models = [prepared(EDITION, "", "one"), prepared(EDITION.replace(DEALS + TURNS_UP, TURNS_UP + DEALS))]
    found = happening(models[0], models[1])
    assert [(each.kind, each.facet) for each in found.differences] == [("which", ("zone", "hand"))]
    assert not [point for section in digest(found, models) for point in section.points]


def test_cards_that_lie_in_order_are():
    """Nothing is shuffled: whoever turns up first turns up what the other deals."""
    unshuffled = EDITION.replace("    shuffle stock\n", "")
    models = [
        prepared(unshuffled, "", "one"),
        prepared(unshuffled.replace(DEALS + TURNS_UP, TURNS_UP + DEALS)),
    ]
    found = happening(models[0], models[1])
    assert found.differences and "which" not in {each.kind for each in found.differences}
    assert [point for section in digest(found, models) for point in section.points]


def test_an_edition_in_which_chance_decides_stands_with_those_in_which_it_does():
    """Whoever draws highest deals in two of them, and once in the third the table chose the one who drew highest."""
    _, found = set_up("fi-108", "it-56", "sv-112")
    first = [
        each
        for each in found.differences
        if each.facet == ("state", "dealer") and each.witness is not None and not each.under
        if ("round-number", None, 2) not in each.witness.states
    ]
    assert first
    for each in first:
        words = {name: str(word) for name, word in each.verdicts}
        assert words["fi-108"] == words["sv-112"] != words["it-56"], each.verdicts


ANYWHERE = """cardlaw 1
variant anywhere extends fi-108
  "A card that is put back goes anywhere."

remove put-back-underneath

rule put-back-anywhere
  "It goes anywhere."
  about start-cards
  at put-back:
    move top of discard-pile to draw-pile at random
"""


def test_where_a_card_is_put_back_is_told_without_a_shuffle(tmp_path):
    """One puts it underneath and one anywhere, and neither shuffles; two sheets that follow one custom do the same."""
    (tmp_path / "anywhere.rules").write_text(ANYWHERE, encoding="utf-8")
    anywhere = Library((tmp_path,)).compile("anywhere").model
    assert anywhere is not None
    models = [model_of("fi-108"), anywhere]
    with Crew(models, 1) as crew:
        found = together(crew, list(between(models[0], models[1], "effects")))
    (section,) = [each for each in digest(found, models) if each.topic in ("turn-up", "start-cards")]
    (point,) = section.points
    assert point.lead.kind == "where" and point.lead.facet == ("zone", "draw-pile")
    models, found = set_up("fi-108", "sv-112")
    assert not [each for each in digest(found, models) if each.topic in ("turn-up", "start-cards")]


def test_a_card_that_is_turned_again_is_told_as_that():
    """Where one turns another card, the colour in play only goes with it."""
    models, found = set_up("fi-108", "it-56")
    (section,) = [each for each in digest(found, models) if each.topic == "turn-up"]
    (point,) = section.points
    assert point.lead.facet == ("zone", "discard-pile")
    assert dict(point.lead.clauses) == {"fi-108": ("turn-up",), "it-56": ("turn-up", "ignored-actions")}
    assert ("state", "active-colour") in {each.facet for each in point.following}


def test_between_two_sheets_as_they_are_chosen_nothing_is_unknown():
    """Each place in which the two are written differently is shown, told with the cards, or proved."""
    models, happens = set_up("fi-108", "it-56")
    moves = compared("fi-108", "it-56")
    told: list[Difference | Compared] = [*moves.differences, *moves.compared]
    told += [*happens.differences, *happens.compared]
    found = accounted(models[0], models[1], told, effects=True, chosen=True)
    open_ = [e for e in found if isinstance(e, Compared) and e.relation == "unknown" and not e.under]
    assert open_ == []
    assert [each.what for each in places(*map(PlaceReader, models)) if each.sort != "declared"] != []


@pytest.mark.parametrize("pair", (("fi-108", "it-56"), ("fi-112", "it-56")))
def test_rules_are_named_that_decide(pair):
    """Without a rule that is named the edition does otherwise; one that is alone may be followed by another."""
    models, found = set_up(*pair)
    named = 0
    for each in found.differences:
        if each.scene is None or each.kind == "guilt":
            continue
        scene = from_plain(next(model for model in models if model.name == each.verdicts[0][0]), each.scene)
        for model in models:
            side, rules = each.pairs[0].index(model.name), dict(each.clauses)[model.name]
            if len(rules) < 2:
                continue
            seen = scene.seen(model, side)
            for rule in rules:
                other = scene.seen(without(model, (rule,)), side)
                changed = other is None or other.facets.get(scene.key) != seen.facets.get(scene.key)
                assert changed, (each.id, model.name, rule)
                named += 1
    assert named > 4


CLUB = """
rule red-stars
  player may lay star even when hue of top of pile is red

rule no-stars
  player must not lay star when hue of top of pile is red
"""


def test_both_sides_of_a_contradiction_are_named():
    one, club = prepared(EDITION, "", "one"), prepared(EDITION, CLUB, "club")
    (told,) = compare_models((one, club), effects=False).differences
    assert told.verdicts == (("one", "may"), ("club", "contradictory")) and told.replayed
    assert dict(told.clauses) == {"one": ("may-lay",), "club": ("red-stars", "no-stars")}
