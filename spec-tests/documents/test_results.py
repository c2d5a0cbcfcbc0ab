"""What pages show of a comparison: how editions stand on a topic, and what concerns two of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.matrix import matrix
from cardlaw.analysis.results.difference import Comparison
from cardlaw.analysis.results.verdict_words import parted, with_guilt
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.documents.evidence.asking import table_of_witness
from cardlaw.documents.pages.cases.figures import situation_figure, told_of, told_table
from cardlaw.documents.pages.comparison.differing import (
    at_table,
    difference_section,
    following,
    head,
    verdict_of,
)
from cardlaw.documents.pages.comparison.matrix import topic_matrix
from cardlaw.documents.pages.comparison.pairing import pair_page
from cardlaw.documents.pages.comparison.standing import Standing, standings
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import NOTHING, to_text
from cardlaw.documents.pages.pieces.rules import Sheet, rule_section
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.documents.pages.rulebooks.glossary import glossary_page
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import Prose
from cardlaw.documents.results import ShownComparison, ShownDifference, ShownFinding
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from cardlaw.language.loading import load
from cardlaw.wording.arguments import (
    SpokenAct,
    SpokenCard,
    SpokenChoice,
    SpokenListing,
    SpokenSeat,
    SpokenState,
    SpokenZone,
    Value,
    Verbatim,
)
from cardlaw.wording.messages import message

EDITIONS = ("fi-108", "it-56", "nb-108")
MODELS = [load(name) for name in EDITIONS]


def compared(*marks: str) -> ShownComparison:
    return ShownComparison(EDITIONS, (), (("dealer", marks),))


@pytest.mark.parametrize(
    ("marks", "stand"),
    [
        (("A", "B", "A"), [Standing("same", ("A",)), Standing("differs", ("B",)), Standing("same", ("A",))]),
        (
            ("A", "A", "A?"),
            [Standing("no-difference"), Standing("no-difference"), Standing("no-difference", (), "?")],
        ),
        (("A", "–", "?"), [Standing("differs", ("A",)), Standing("lacks"), Standing("silent")]),
        (
            ("A", "A/B", "B?"),
            [Standing("same", ("A",)), Standing("between", ("A", "B")), Standing("same", ("B",), "?")],
        ),
        (("C", "B", "C"), [Standing("same", ("A",)), Standing("differs", ("B",)), Standing("same", ("A",))]),
    ],
)
def test_marks_say_how_editions_stand(marks: tuple[str, ...], stand: list[Standing]) -> None:
    assert standings(MODELS, "dealer", compared(*marks)) == stand


def difference(id: str, said: str, follows: bool = False, **more: object) -> ShownDifference:
    verdicts = tuple(zip(EDITIONS, said.split(), strict=False))
    head = message("differ-may", item=message("item-pack"))
    return ShownDifference(id, "dealer", "value", verdicts, (), head, follows=follows, **more)  # type: ignore[arg-type]


def test_two_editions_share_only_what_sets_them_apart() -> None:
    whole = ShownComparison(
        EDITIONS,
        (
            difference("all", "x y z"),
            difference("first", "x y y"),
            difference("follows", "x y z", follows=True),
            difference("again", "x x y", follows=True),
            difference("elsewhere", "x y z", under=(("fi-108", "scoring", "points"),)),
            difference("others", "x y z", pairs=(("fi-108", "nb-108"),)),
        ),
        (("dealer", ("A", "B", "A/B")),),
    )
    two = whole.between("it-56", "nb-108")
    assert [(each.id, each.follows) for each in two.differences] == [
        ("all", False),
        ("follows", False),
        ("again", True),
    ]
    assert two.marks == (("dealer", ("B", "A/B")),)
    assert standings(MODELS[1:], "dealer", two)[0].state in ("same", "no-difference")


def test_what_only_other_choices_would_leave_open_is_not_marked_as_assumed() -> None:
    """The Italian sheet passes wilds over at the start and counts no points; what else it would leave open is moot."""
    model = load("it-56")
    row = {row.topic.name: row.marks[0] for row in matrix(Comparison(("it-56",), (), ()), [model])}
    assert row["start-cards"] == row["scoring"] == "A"
    apart = load("it-56[jolly-action=apart, scoring=points]")
    row = {row.topic.name: row.marks[0] for row in matrix(Comparison(("it-56",), (), ()), [apart])}
    assert row["start-cards"][-1] in "~?" and row["scoring"] == "A~"
    row = {row.topic.name: row.marks[0] for row in matrix(Comparison(("fi-108",), (), ()), [load("fi-108")])}
    assert row["winning"] == "A", (
        "several can only share the fewest points where points count against players"
    )


def test_what_depends_on_guilt_is_told_with_the_answer_that_asks_for_it() -> None:
    """In one edition the move counts as wrong, in the other it does not: neither's outcome is that of the other."""
    context = SiteContext(Addresses("rules", "en"), ("en",))
    sheets = [Sheet(context, Prose(model, "en"), Key("comparison", "uno", "en")) for model in MODELS[:2]]
    tried = ("a", "play", (m.CardLiteral("wild-draw", ()),))
    table = ShownTable(("a", "b"), "a", tried=tried)
    challenges = message("answered", who=SpokenSeat(1), move=SpokenAct("challenge", None))
    shown = ShownDifference(
        "one",
        "guilt",
        "guilt",
        (),
        (),
        message("differ-if-wrong", item=message("item-pack")),
        table=table,
        then=(challenges,),
    )
    told = to_text(head(sheets[0], shown))
    assert told == "A plays a wild draw card; B challenges"


def test_what_comes_of_a_move_is_told_with_the_answers_that_it_takes() -> None:
    """`A plays a wild draw card: how many cards are drawn` said that C draws six, and not that C challenges."""
    context = SiteContext(Addresses("rules", "en"), ("en",))
    sheets = [Sheet(context, Prose(model, "en"), Key("comparison", "uno", "en")) for model in MODELS[:2]]
    wild = m.CardLiteral("wild-draw", ())
    table = ShownTable(("a", "b", "c"), "a", (("hand", "a", (wild,)),), tried=("a", "play", (wild,)))
    then = tuple(
        message("answered", who=SpokenSeat(seat), move=SpokenAct(act, None))
        for seat, act in ((1, "accept"), (2, "challenge"))
    )
    item = message("differ-draws", item=message("item-pack"))
    shown = ShownDifference("one", "guilt", "target", (), (), item, table=table, then=then)
    told = to_text(at_table(sheets, shown))
    assert "A plays a wild draw card; B accepts the play; C challenges: how many cards are drawn" in told


def test_what_is_so_under_every_choice_is_not_said_to_take_one() -> None:
    """The same hand stood on the page twice, the second time with a choice of the values it takes."""
    models = (MODELS[0], MODELS[2])
    wild = m.CardLiteral("wild-draw", ())
    table = ShownTable(("a", "b"), "a", (("hand", "a", (wild,)),), tried=("a", "play", (wild,)))
    under = (("fi-108", "exemption", "lifts"),)
    verdicts = (("fi-108", "may"), ("nb-108", "must-not"))
    as_read = replace(difference("one", ""), verdicts=verdicts, table=table)
    again = replace(as_read, id="two", under=under, table=replace(table, choices=(("exemption", "lifts"),)))
    other = replace(again, id="three", verdicts=(("fi-108", "must"), ("nb-108", "must-not")))

    def page(*found: ShownDifference) -> str:
        between = ShownComparison(("fi-108", "nb-108"), found, (("dealer", ("A", "B")),))
        context = SiteContext(Addresses("rules", "en"), ("en",), comparison=lambda _: between)
        return " ".join(to_text(pair_page(context, models, "uno", "en").html).split())

    assert "only if:" not in page(as_read, again) and "Finnish 108 allowed" in page(as_read, again)
    assert page(as_read, again, other).count("only if:") == page(again).count("only if:") == 1
    yields = replace(again, id="four", under=(("fi-108", "exemption", "yields"),))
    told = page(again, yields)
    assert told.count("only if:") == told.count("; or if: Finnish 108:") == 1


@pytest.mark.parametrize(("cards", "by_chance"), [((0, 2), True), ((0, 0), False)])
def test_cards_that_are_turned_up_are_told_where_nothing_lies_before(
    cards: tuple[int, int], by_chance: bool
) -> None:
    """`The dealer is A` stood above a red draw-two in one edition and a red skip in the other."""
    context = SiteContext(
        Addresses("rules", "en"), ("en",), models={model.name: model for model in MODELS[:2]}
    )
    sheets = [Sheet(context, Prose(model, "en"), Key("comparison", "uno", "en")) for model in MODELS[:2]]
    then = tuple(
        message(
            "comes-up-in",
            card=SpokenCard(f"red {number}", m.Face("number-card", ("red", number))),
            zone=SpokenZone("discard-pile"),
            editions=SpokenListing((Verbatim(model.name),)),
        )
        for number, model in zip(cards, MODELS, strict=False)
    )
    table = ShownTable(("a", "b"), states=(("dealer", None, m.Local("a", "player")),))
    item = message("differ-zone", item=message("item-a-turn"), zone=SpokenZone("discard-pile"))
    shown = ShownDifference("one", "dealer", "zone", (), (), item, table=table, then=then)
    for html in (difference_section(sheets, shown), at_table(sheets, shown)):
        told = " ".join(to_text(html).split())
        first, second = (
            f"A red {number} ends up on top of the discard pile in {name}."
            for number, name in zip(cards, ("Finnish 108", "Italian 56"), strict=True)
        )
        assert 0 <= told.index(first) < told.rindex(second)
        assert ("Which cards come up is chance in each of them." in told) == by_chance


def test_a_difference_in_a_line_is_told_with_the_cards_that_matter() -> None:
    """Three lines began with the same words, and another said the opposite."""
    context = SiteContext(Addresses("rules", "en"), ("en",))
    sheets = [Sheet(context, Prose(model, "en"), Key("comparison", "uno", "en")) for model in MODELS[:2]]
    wild, red = m.CardLiteral("wild-draw", ()), m.CardLiteral("number-card", ("red", 1))
    table = ShownTable(("a", "b"), "a", (("hand", "a", (red, wild)),), tried=("a", "play", (wild,)))
    verdicts = tuple(zip((sheet.model.name for sheet in sheets), ("may", "must-not"), strict=True))
    item = message("differ-may", item=message("item-pack"))
    shown = ShownDifference("one", "guilt", "value", verdicts, (), item, table=table)
    told = to_text(at_table(sheets, shown))
    assert told.startswith(
        "A’s hand holds a red 1 and a wild draw card. It is A’s turn. A plays a wild draw card –"
    )
    assert told.count("A plays a wild draw card") == 1
    assert to_text(at_table(sheets, replace(shown, table=None))) == to_text(
        following(sheets, replace(shown, table=None))
    )


def test_a_move_without_a_card_is_told_with_what_its_player_holds_and_did() -> None:
    """Whoever calls holds two cards again: only one who came down to one by playing has to."""
    context = SiteContext(Addresses("rules", "en"), ("en",))
    sheets = [Sheet(context, Prose(model, "en"), Key("comparison", "uno", "en")) for model in MODELS]
    red = m.CardLiteral("number-card", ("red", 1))
    table = ShownTable(
        ("a", "b"),
        "a",
        (("hand", "a", (red, red)),),
        states=(("played-to-one", "a", m.Const("yes-no", True)),),
        tried=("a", "call-uno", ()),
    )
    verdicts = (("fi-108", "must"), ("it-56", "silent"))
    shown = ShownDifference(
        "one", "call", "value", verdicts, (), message("differ-may", item=message("item-pack")), table=table
    )
    told = to_text(difference_section(sheets, shown))
    before = told.split("→")[0]
    assert before.startswith("A calls UNO")
    earlier, now = (
        "A has come down to one card by playing earlier in this turn.",
        "By now, A’s hand holds two red 1s.",
    )
    assert 0 < before.index(earlier) < before.index(now)


def test_a_challenge_is_told_with_the_play_that_it_is_about() -> None:
    """Nothing showed that B had played a card, or that it was wrong."""
    sheet = page_sheet("it-56")
    layout, model = layout_of(sheet.model), sheet.model
    witness = Witness(
        2, None, ("challenge", ()), ("play", 1, (None,), True), ((("hand", 0), (2,)),), (), (), (), (), False
    )
    table = table_of_witness(model, layout, witness)
    told = list(told_table(sheet.prose, table))
    assert told[-2:] == ["Before that, B wrongly played a wild draw card.", "A challenges."]
    assert "B wrongly played" in situation_figure(sheet.prose, looks_of(model), table, "A challenges").body
    unknown = replace(witness, move=("call-uno", ()))  # any card may have been played before that
    seen = replace(witness, move=("keep", ()), cause=("draw", 0, (), False))  # the card drawn is told
    for other in (unknown, seen):
        said = " ".join(told_table(sheet.prose, table_of_witness(model, layout, other)))
        assert "A’s hand holds a red 2." in said and "Before that" not in said


def test_a_glossary_in_one_language_does_not_speak_of_several() -> None:
    one, two = (
        glossary_page(SiteContext(Addresses("rules", "en"), languages), MODELS, [], "uno", "en").html
        for languages in (("en",), ("en", "fi"))
    )
    assert "What the words of the rules are called in English." in one and "each language" not in one
    assert "What things are called in each language" in two


def test_a_state_that_stays_as_it_began_is_told_as_such() -> None:
    """An edition without points seemed to have counted 450."""
    began = (("score", "a", m.Const("number", 450)),)
    verdicts = tuple(
        (name, message("seen-state", state=SpokenState("score", SpokenSeat(0), Value("number", points))))
        for name, points in (("it-56", 450), ("nb-108", 500))
    )
    shown = ShownDifference(
        "one", "scoring", "value", verdicts, (), message("differ-order", item=message("item-winner")),
        table=ShownTable(("a", "b"), states=began),
    )  # fmt: skip
    told = {
        model.name: to_text(verdict_of(Sheet(context, context.prose(model, "en"), here), shown) or NOTHING)
        for context in (SiteContext(Addresses("rules", "en"), ("en",)),)
        for here in (Key("comparison", "uno", "en"),)
        for model in (load("it-56"), load("nb-108"))
    }
    assert told == {"it-56": "A’s score is 450 (as before)", "nb-108": "A’s score is 500"}


def page_sheet(name: str, language: str = "en") -> Sheet:
    context = SiteContext(Addresses("rules", "en"), ("en",))
    return Sheet(context, context.prose(load(name), language), Key("edition", name, language))


def test_a_rule_that_no_rule_in_force_uses_says_when_it_matters() -> None:
    """Five hundred points were the goal of a game that one round decides."""
    sheet = page_sheet("it-56")
    told = {rule.id: to_text(rule_section(sheet, rule)) for rule in sheet.model.rules}
    takes = "changes something only if: Is one round the whole game"
    assert {id for id, said in told.items() if takes in said} == {
        "goal", "worth-number", "worth-action", "worth-wild",
    }  # fmt: skip
    assert "only if: Is one round" in told["goal-reached"] and takes not in told["goal-reached"]
    of_many = page_sheet("fi-108")  # where each way to score uses it
    assert "only if" not in to_text(rule_section(of_many, of_many.rules["goal"]))


def test_a_rule_is_marked_with_what_was_found_of_it() -> None:
    """A demand that counts as wrong was told beside its rule as a permission."""
    sheet, said = page_sheet("it-56"), message("item-winner")
    kinds = {
        word: to_text(sheet.kind_of(ShownFinding("one", "F1", "lawful-yet-guilty", "open", (), said, verdicts=told)))
        for word, told in (
            ("must", (("text", "must"),)),
            ("may", (("text", "may"),)),
            ("both", ((SpokenChoice("any-time", "condition-binds"), with_guilt("must", False)), ("text", "may"))),
        )
    }  # fmt: skip
    assert kinds["must"] == "required, but it counts as wrong"
    assert kinds["may"] == kinds["both"] == "allowed, but counts as wrong"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "B has won the round."),
        ("fi", "B on voittanut erän."),
        ("nb", "B har vunnet runden."),
        ("it", "B ha vinto la smazzata."),
        ("sv", "B har vunnit omgången."),
    ],
)
def test_a_round_won_is_not_told_as_the_game(language: str, said: str) -> None:
    """`The winner is B` stood above four editions in which the game goes on."""
    table = ShownTable(("a", "b"), states=(("winner", None, m.Local("b", "player")),))
    assert "".join(told_of(Prose(load("it-56"), language), table)).strip() == said


def test_a_mark_for_a_whole_topic_claims_no_more() -> None:
    """`56 cards°` stood for something that the sheet does not say, and it says just that."""
    sheet = page_sheet("it-56")
    found = ShownComparison(("it-56", "nb-108"), (), (("pack", ("A~", "B~")),))
    pack = [topic for topic in sheet.model.topics if topic.name == "pack"]
    told = to_text(topic_matrix([sheet, page_sheet("nb-108")], pack, found, []))
    assert "56 cards° Partly assumed" in told and "the sheet leaves part or all of this topic unsaid" in told


@pytest.mark.parametrize(("mark", "said"), [("A?", "2–7° Assumed"), ("A~", "2–7° Partly assumed")])
def test_what_is_wholly_assumed_is_not_said_to_be_partly_so(mark: str, said: str) -> None:
    """No sheet says how many can play, and the cells said that part of it is assumed."""
    sheet = page_sheet("it-56")
    found = ShownComparison(("it-56", "nb-108"), (), (("players", (mark, "B?")),))
    topics = [topic for topic in sheet.model.topics if topic.name == "players"]
    told = to_text(topic_matrix([sheet, page_sheet("nb-108")], topics, found, []))
    assert said in told and "2–10° Assumed" in told


@pytest.mark.parametrize(
    ("word", "wrong", "said"),
    [
        ("must-not", True, "not allowed, and it counts as wrong"),
        ("must-not", False, "not allowed, but it does not count as wrong"),
        ("may", False, "allowed, and it does not count as wrong"),
        ("must", True, "required, but it counts as wrong"),
    ],
)
def test_a_verdict_says_by_itself_whether_the_move_counts_as_wrong(word: str, wrong: bool, said: str) -> None:
    """`not allowed and wrong` could be read as not (allowed and wrong)."""
    verdict = with_guilt(word, wrong)
    assert to_text(page_sheet("it-56").part(verdict)) == said
    assert parted(verdict) == (word, wrong)


def test_a_card_that_one_of_two_lacks_is_told_as_in_the_table_of_all() -> None:
    """`no rule` stood beside Finnish 108 for a card that is not in its deck, and the other page said so."""
    names = ("fi-108", "sv-112")
    marks = tuple((card, ("–", "A")) for card in ("shuffle-card", "custom-card", "custom-ideas"))
    found = ShownComparison(names, (), marks)
    context = SiteContext(Addresses("rules", "en"), ("en",), comparison=lambda asked: found)
    page = pair_page(context, (load(names[0]), load(names[1])), "uno", "en")
    told = to_text(page.html)
    assert told.count("Finnish\N{NO-BREAK SPACE}108no such card") == 3 and "no rule" not in told
