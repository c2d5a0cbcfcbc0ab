"""Sheets to print: what stands on them, in which forms, and what is said where there is none."""

from __future__ import annotations

import builtins
import contextlib
import json
import re
import zlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from cardlaw.cli.main import main
from cardlaw.documents.pages.pieces.depending import in_force
from cardlaw.documents.pages.pieces.html import to_text
from cardlaw.documents.printing import pdf
from cardlaw.documents.printing.grouping import grouped
from cardlaw.documents.printing.handout import (
    AnswerList,
    Grid,
    Handout,
    ReferenceCards,
    RuleLine,
    RuleList,
    Section,
    SheetText,
)
from cardlaw.documents.printing.kinds import MAKERS
from cardlaw.documents.printing.markdown import markdown
from cardlaw.documents.printing.typesetting import string, typeset
from cardlaw.documents.printing.web import html
from cardlaw.documents.printing.wording import Worded
from cardlaw.documents.prose import LANGUAGES
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from cardlaw.language.reading.translations import shipped_catalogue

SHELF = Library(())
needs_typst = pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")


@cache
def model_of(reference: str) -> m.Model:
    model = SHELF.compile(reference).model
    assert model is not None
    return model


@cache
def worded(reference: str, language: str = "en") -> Worded:
    return Worded(model_of(reference), language, shipped_catalogue())


def made(reference: str, kind: Any, language: str = "en") -> Handout:
    return MAKERS[kind](worded(reference, language), "https://example.org/x")


def rules_on(handout: Handout) -> dict[str, RuleLine]:
    return {
        line.id: line
        for section in handout.sections
        for block in section.blocks
        if isinstance(block, RuleList)
        for line in block.lines
    }


def lines_of(handout: Handout) -> dict[str, str]:
    return {id: line.text for id, line in rules_on(handout).items()}


# ------------------------------------------------------------------ what stands on a sheet
def test_the_full_sheet_has_the_rules_in_force_and_never_one_that_gives_way() -> None:
    model = model_of("it-56")
    by_text = lines_of(made("it-56", "full"))
    assert "draw-amount-text" in by_text and "draw-amount-name" not in by_text
    by_name = lines_of(made("it-56[printed-amount=by-name]", "full"))
    assert "draw-amount-name" in by_name and "draw-amount-text" not in by_name
    assert all(in_force(model, model.rule(id)) for id in by_text)
    own = [rule for rule in model.rules if rule.unit != model.vocabulary and in_force(model, rule)]
    missing = {rule.id for rule in own} - set(by_text)
    assert missing == {"goal", "worth-number", "worth-action", "worth-wild"}, "points that nothing counts"
    assert missing <= lines_of(made("it-56[scoring=points]", "full")).keys()


def test_a_rule_that_yields_in_part_says_to_which() -> None:
    lines = rules_on(made("it-56", "full"))
    assert lines["wild-draw-condition"].number in lines["wilds-any-time"].but_see
    assert lines["deal"].but_see == ()


def test_that_another_player_may_do_something_is_no_exception_to_what_one_must() -> None:
    """Accusing overrides the rules on calling, but nobody chooses between calling and accusing."""
    lines = rules_on(made("friday-night", "full"))
    assert lines["call-duty"].but_see == ()
    assert lines["jokers-instead"].number in lines["must-match"].but_see


@pytest.mark.parametrize(
    "reference",
    ["no-mercy-night", "head-to-head", "last-one-in", "sv-112 with no-bluff", "fi-108 with free-wild-draw"],
)
def test_where_nobody_can_challenge_no_rule_tells_anybody_to(reference: str) -> None:
    """What only matters in a challenge is left out; a rule that says more names the one that forbids it."""
    sheet = rules_on(made(reference, "full"))
    banning = {line.number for line in sheet.values() if re.search(r"(?i)nobody can challenge", line.text)}
    assert banning
    telling = [line for line in sheet.values() if "challenge" in line.text and line.number not in banning]
    assert all(banning & set(line.but_see) for line in telling), telling
    gone = {
        "unchallenged-stands",
        "challenge-before-drawing",
        "challenge-first",
        "may-challenge",
        "may-accept",
    }
    assert gone.isdisjoint(sheet) and {"wild-draw-taken", "accepted"} & set(sheet), (
        "the next player still draws"
    )
    assert {"challenge-first", "may-challenge"} < set(
        lines_of(made(reference.split(" with ")[0], "full"))
    ) or (" with " not in reference)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_without_numbers_does_not_offer_what_is_forbidden(language: str) -> None:
    """Where no rule can be pointed at, what cannot be done is not told at all."""
    told = worded("head-to-head", language)
    effect = model_of("head-to-head").rule("wild-draw-effect")
    challenging = told.prose.name("challenge")
    as_it_is = told.prose.clause(effect.clauses[0].clause).plain()
    assert challenging in as_it_is and challenging not in told.alone(effect)
    bare = worded("fi-112", language)
    assert bare.alone(model_of("fi-112").rule("wild-draw-effect")) == told.said(effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_gives_way_on_one_page_says_so(language: str) -> None:
    """Beside the permission, the prohibition that gives way to it is not told as if it always held."""
    told = worded("fi-108", language)
    forbids, allows = "wild-draw-condition", "wild-draw-concession"
    page = MAKERS["one-page"](told, "")
    aside = told.label("set-aside-here")
    rows = [str(row[1]) for s in page.sections for b in s.blocks if isinstance(b, Grid) for row in b.rows]
    rule = model_of("fi-108").rule(forbids)
    assert any(f"{told.said(rule)} ({aside})" in row for row in rows)
    permission = model_of("fi-108").rule(allows)
    assert any(told.said(permission) in row for row in rows)
    assert aside not in told.alone(permission, {forbids, allows})
    assert aside not in told.alone(rule, {forbids})


def test_but_see_names_what_can_set_a_rule_aside_and_nothing_else() -> None:
    sheet = rules_on(made("friday-night", "full"))
    accused, called = sheet["may-accuse"].number, sheet["accused-wrongly"].number
    assert sheet["caught"].but_see == (called,)
    assert accused not in sheet["late-call-counts"].but_see + sheet["forgotten-call"].but_see
    assert sheet["highest-deals"].but_see == (sheet["deal-passes-left"].number,)
    assert sheet["pip-number"].but_see == (), "what a card counts is another question than who deals"


def test_a_sheet_leaves_out_what_its_deck_and_choices_never_come_to() -> None:
    wild = set(lines_of(made("all-wild-night", "full")))
    assert wild.isdisjoint(
        {"draw-card-effect", "reverse-effect", "may-challenge", "wild-draw-condition", "no-sting"}
    )
    assert "no-sting" in {rule.name for rule in model_of("all-wild-night").rules}, "still a rule"
    assert "ties-play-on" not in lines_of(made("fi-108", "full")), "nobody counts the fewest points"
    assert "ties-play-on" in lines_of(made("fi-108[scoring=everyone-keeps]", "full"))


def test_a_sheet_on_which_only_a_number_may_start_says_nothing_of_other_cards_that_start() -> None:
    told = lines_of(made("head-to-head", "full"))
    assert "first-returned" in told and "never-action" in told
    assert not {"first-draw-card", "first-reverse", "first-skip", "first-wild"} & {*told}
    assert "first-reverse" in lines_of(made("sv-112 with first-card", "full"))


def test_choices_without_effect_are_not_asked_on_a_sheet() -> None:
    asked = [
        question
        for section in made("all-wild-night", "house-rules").sections
        for block in section.blocks
        if isinstance(block, AnswerList)
        for question, _ in block.pairs
    ]
    assert "How is the game scored?" in asked
    assert not [question for question in asked if "goal" in question or "rounds" in question]
    assert not [q for q, _ in made("tournament", "full").choices if "goal" in q]


def test_a_house_rule_is_told_as_it_is_written_with_the_number_the_table_chose() -> None:
    lines = lines_of(made("no-mercy-night", "full"))
    assert lines["too-many-drawn"].startswith("If drawing brings your hand to 25 cards or more, ")
    assert lines == {**lines, **lines_of(made("no-mercy-night", "house-rules"))}
    assert "25" not in lines["too-many-otherwise"], "said once"
    fewer = lines_of(made("sv-112 with mercy[mercy-limit=12]", "full", "sv"))["too-many-drawn"]
    assert fewer.startswith("Om din hand når 12 kort eller fler när du drar")
    assert "If you are caught, you draw that many cards." in lines_of(made("tournament", "full")).values()


@pytest.mark.parametrize(
    "pack",
    [
        "launcher",
        "spin",
        "mercy",
        "triple-play",
        "false-alarms",
        "custom-wild",
        "scoring-modes[score-by=fixed-rounds]",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_house_rule_asks_a_question_in_brackets_or_leaves_a_hole_open(pack: str, language: str) -> None:
    told = lines_of(made(f"sv-112 with {pack}", "full", language)).values()
    assert not [line for line in told if "?" in line or "{" in line]


def test_numbers_have_no_holes_and_rules_are_as_written() -> None:
    for chapter in worded("friday-night").chapters:
        numbers = [worded("friday-night").numbers[rule.id] for rule in chapter.rules]
        assert numbers == [f"{chapter.number}.{at}" for at in range(1, len(numbers) + 1)]
        for topic in {rule.topic for rule in chapter.rules}:
            own = [rule for rule in chapter.rules if rule.topic == topic]
            printed = [rule.position.line for rule in own if rule.assumed is None]
            assert printed == sorted(printed)


def test_a_long_chapter_is_told_topic_by_topic() -> None:
    """Each topic once, under its name; so that a rule about the next player says after which card."""
    chapters = {section.title: section.blocks for section in made("it-56", "full").sections}
    about = [block.about for block in chapters["5 Action cards"] if isinstance(block, RuleList)]
    assert {"The reverse card", "The skip card", "The draw-two card"} < set(about)
    assert len(about) == len(set(about)) and all(about)
    assert [block.about for block in chapters["1 What is in the deck"] if isinstance(block, RuleList)] == [""]


def test_choices_change_what_is_printed() -> None:
    assert "dealt 6 cards" in lines_of(made("pub[cards-dealt=6]", "full"))["hand-size"]
    chosen = dict(made("pub[cards-dealt=6]", "full").choices)
    assert chosen["How many cards does each player get?"] == "6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_has_set_up_turn_cards_end_and_points(language: str) -> None:
    handout = made("sv-112", "one-page", language)
    label = worded("sv-112", language).label
    titles = [section.title for section in handout.sections]
    assert titles == [label(name) for name in ("set-up", "turn", "cards", "end", "points")]
    grid = handout.sections[2].blocks[0]
    assert isinstance(grid, Grid)
    assert len(grid.rows) == len(worded("sv-112", language).faces)
    assert [row[-1] for row in grid.rows][1:] == ["20", "20", "20", "50", "50", "40", "40"]


def test_rules_of_a_deck_of_one_kind_are_told_by_rank() -> None:
    found = grouped(worded("pub"))
    assert list(found.by_sort) == ["seven", "eight", "jack"]
    assert found.left_out == 0, "nothing is printed, so nothing is left out for not being printed"


@pytest.mark.parametrize(
    ("name", "marked"), [("fi-108", ["2–10°", "108°"]), ("it-56", ["2–7°"]), ("sv-112", ["2–10°"])]
)
def test_a_number_at_the_head_that_is_assumed_says_so(name: str, marked: list[str]) -> None:
    sheet = made(name, "one-page")
    assert [value for _, value in sheet.facts if value.endswith("°")] == marked
    assert any(note.startswith("° ") for note in sheet.notes)


def test_house_rules_are_those_of_the_packs_alone() -> None:
    handout = made("friday-night", "house-rules")
    units = {model_of("friday-night").rule(id).unit for id in lines_of(handout)}
    assert units == {"stacking", "skip-deflects", "seven-zero", "jump-in", "false-alarms"}
    assert handout.parts[0] == "UNO, Swedish sheet (112 cards)"
    answers = [
        block for section in handout.sections for block in section.blocks if isinstance(block, AnswerList)
    ]
    assert ("May you jump in with a wild?", "a wild may jump in too") in answers[1].pairs


def test_what_does_not_fit_on_one_card_is_shared_out() -> None:
    block = made("it-56", "cheat-cards").sections[0].blocks[0]
    assert isinstance(block, ReferenceCards)
    parts = [card for card in block.cards if card.title.startswith("Wild draw card ")]
    assert len(parts) > 1 and all(len(part.sentences) > 1 for part in parts)


def test_cheat_cards_say_what_each_card_does() -> None:
    block = made("it-56", "cheat-cards").sections[0].blocks[0]
    assert isinstance(block, ReferenceCards)
    skip = next(card for card in block.cards if card.title == "Skip")
    assert skip.picture is not None and "The next player skips the turn." in skip.sentences
    assert any(card.title.startswith("Setting up") for card in block.cards)


@needs_typst
def test_a_full_sheet_is_set_smaller_where_that_saves_a_page() -> None:
    """At the largest size there would be some lines on a third page."""
    handout = made("fi-112", "full", "fi")
    largest, *_ = pdf.SIZES["full"]
    assert pdf._pages(pdf._typesetter(), typeset(handout, "a4", largest).encode()) == 3
    assert pdf.made(handout, "a4").pages == 2


# ------------------------------------------------------------------ forms
def hostile(text: str = '<img src=x onerror=alert(1)> "] #eval("1") \\ `x` | *y*') -> Handout:
    return Handout(
        "full",
        "en",
        text,
        text,
        text,
        text,
        (text,),
        ((text, text),),
        ((text, text),),
        (Section(text, (SheetText(text),)),),
    )


@needs_typst
def test_words_are_never_commands_in_any_form() -> None:
    assert string('a"b\\c\nd') == '"a\\"b\\\\c d"'
    assert "<img" not in html(hostile(), "a4")
    assert "<img" not in markdown(hostile()).replace("\\<", "")
    typeset(hostile(), "a4", 9)
    assert pdf.made(hostile(), "a4").pages == 1


def written_in(made: bytes) -> bytes:
    """All of a PDF, with what is packed in it unpacked."""
    out = [made]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", made, re.DOTALL):
        with contextlib.suppress(zlib.error):
            out.append(zlib.decompress(stream))
    return b"\n".join(out)


@needs_typst
@pytest.mark.parametrize("kind", ["full", "one-page", "cheat-cards"])
def test_a_pdf_is_tagged_and_embeds_its_fonts(kind: str) -> None:
    done = pdf.made(made("parlour", kind), "a4")
    assert done.pdf.startswith(b"%PDF-") and done.pages >= 1
    inside = written_in(done.pdf)
    assert b"/StructTreeRoot" in inside and b"pdfuaid" in inside and b"/FontFile" in inside
    assert kind != "one-page" or done.pages == 1


@needs_typst
def test_a_booklet_has_its_pages_in_the_order_of_folding() -> None:
    assert [pdf._side(at, 8) for at in range(4)] == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert pdf.booklet(made("parlour", "full")).pages % 2 == 0


@pytest.mark.parametrize("name", ["parlour", "it-56"])
def test_html_and_markdown_carry_the_same_rules(name: str) -> None:
    handout = made(name, "full")
    page, text = html(handout, "a4"), markdown(handout)
    shown = to_text(page)
    for said in lines_of(handout).values():
        assert said in shown and said in text.replace("\\", "")
    assert "<svg" in page and "https://example.org/x" in page and "https://example.org/x" in text


@needs_typst
def test_what_does_not_fit_on_one_page_is_refused() -> None:
    long = Handout("one-page", "en", "g", "t", "i", sections=(Section("s", (SheetText("word " * 20_000),)),))
    with pytest.raises(pdf.PageTooLong):
        pdf.made(long, "a5")


# ------------------------------------------------------------------ the command
@needs_typst
def test_the_command_writes_a_file_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "parlour", "--language", "sv"]) == 0
    assert capsys.readouterr().out == "parlour.pdf (en sida)\n"
    assert (tmp_path / "parlour.pdf").read_bytes().startswith(b"%PDF-")
    assert main(["print", "parlour", "--kind", "one-page", "--output", "x.md", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["form"] == "markdown"
    assert main(["print", "parlour", "--output", "-", "--language", "fi"]) == 0
    assert capsys.readouterr().out.startswith("# ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["parlour", "--kind", "house-rules"], "has no house rules"),
        (["parlour", "--kind", "poster"], "needs at least two"),
        (["parlour", "pub"], "is about one rulebook"),
        (["parlour", "pub", "--kind", "poster"], "different games"),
        (["parlour", "--output", "x.doc"], "PDF, HTML or Markdown"),
        (["parlour", "--output", "no/such/folder/x.md"], "cannot be written"),
        (["parlour", "--link", "javascript:alert(1)"], "is not an address"),
        (["parlour", "--kind", "leaflet"], "no kind of sheet `leaflet`"),
    ],
)
def test_what_cannot_be_printed_is_said(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *words, "--language", "en"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_without_the_extra_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def absent(name: str, *rest: Any) -> Any:
        if name == "typst":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(builtins, "__import__", absent)
    assert main(["print", "parlour", "--language", "en"]) == 2
    assert "pip install 'cardlaw[print]'" in " ".join(capsys.readouterr().err.split())


def test_a_poster_draws_what_differs(tmp_path: Path) -> None:
    rules = Path(__file__).parents[1] / "cli" / "house"
    out = tmp_path / "poster.html"
    words = [
        "print",
        "long",
        "short",
        "--kind",
        "poster",
        "--rules",
        str(rules),
        "--output",
        str(out),
        "--language",
        "en",
    ]
    assert main(words) == 0
    page = out.read_text("utf-8")
    assert "As we read them, they differ in" in page and "<h2>" in page


def test_that_there_is_no_such_card_takes_no_choice_and_nobody_has_the_turn_before_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once the card was said to be lacking only if one of the ideas is written on it."""
    out = tmp_path / "poster.md"
    assert (
        main(["print", "fi-108", "sv-112", "--kind", "poster", "--output", str(out), "--language", "en"]) == 0
    )
    sections = out.read_text("utf-8").split("\n## ")
    lacking = [each for each in sections if "**no such card**" in each]
    assert lacking and not any("Only if" in each for each in lacking)
    (as_read,) = re.findall(r"differ in (\d+) matters", sections[0])
    capsys.readouterr()
    assert main(["compare", "fi-108", "sv-112", "--language", "en"]) == 1
    compared = capsys.readouterr().out
    assert compared.startswith(f"fi-108 and sv-112 differ in {as_read} points. 1 more"), (
        "one and the same number"
    )
    asked = ["Only if" in each for each in sections[1:]]
    ideas, *others = asked[int(as_read) :]
    assert not any(asked[: int(as_read)]) and others and all(others)
    assert not ideas and sections[int(as_read) + 1].startswith("The printed ideas for"), (
        "a card that is lacking takes no choice, yet what it does in play takes one, and is not counted as read"
    )
    start = next(each for each in sections if "Turning up the first card and starting play" in each)
    assert "The dealer is A." in start and "turn" not in start.partition("The dealer")[2].partition("\n")[0]
    assert "It is A’s turn." in next(each for each in sections if "A draws a card" in each)


def test_the_counts_on_a_poster_come_out(tmp_path: Path) -> None:
    """Once, 42 differences were named, five shown, and 39 said not to be."""
    out = tmp_path / "poster.md"
    assert (
        main(["print", "fi-112", "sv-112", "--kind", "poster", "--output", str(out), "--language", "en"]) == 0
    )
    page = out.read_text("utf-8")
    counted = re.findall(r"differ in (one|\d+) matters?\. (\d+) more show.*\n(?:.*\n)*(\d+) more diff", page)
    as_read, otherwise, hidden = (int(n.replace("one", "1")) for n in counted[0])
    assert as_read + otherwise == page.count("\n## ") + hidden
    sections = [each.split("\n")[0] for each in page.split("\n## ")[1:]]
    assert sections[:as_read] == ["The card that shuffles all hands"], "what differs as the sheets are read"
    assert sections[as_read : as_read + 2] == [
        "The cards players write on",
        "The printed ideas for the cards players write on",
    ], "what differs in print alone, and in play only once an idea is chosen"
    only = re.findall("Only if: (.*)", page)
    (ideas,) = (each for each in only if each.count(" / ") == 2)
    assert ideas.startswith("“What is written on the custom cards?”: ") and ideas.count("“") == 1
    assert "## The course of a round" not in page, "a stage in which nothing happens as read is no difference"
    assert "A’s hand holds " in page and "It is A’s turn." in page and "to move" not in page
    assert "A red draw-two ends up on top of the discard pile in fi-112; a red reverse" in page
