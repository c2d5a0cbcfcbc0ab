"""Pictures are always the same, well-formed, described in words, and harmless. CARDLAW_UPDATE=1 rewrites them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardlaw.documents.pictures import (
    DrawnSeat,
    DrawnSituation,
    Picture,
    Spot,
    bars,
    card_back,
    card_picture,
    flow_picture,
    hand_picture,
    lines,
    pile_picture,
    situation_picture,
)
from cardlaw.documents.pictures.flow import FlowStep
from cardlaw.documents.pictures.looks import CardLooks, ink_on
from cardlaw.documents.pictures.sharing import shared
from cardlaw.language import model as m
from cardlaw.language.loading import Library

GOLDEN = Path(__file__).parent / "golden"
LIBRARY = Library()


def model(name: str) -> m.Model:
    compiled = LIBRARY.compile(name).model
    assert compiled is not None
    return compiled


COLOURED = CardLooks(model("fi-112"))
SUITED = CardLooks(model("pub"))
SEVEN = m.CardLiteral("number-card", ("red", 7))
SKIP = m.CardLiteral("skip", ("green", "skip"))
WILD = m.CardLiteral("wild", ("wild",))
JACK = m.CardLiteral("pip-card", ("hearts", "jack"))

PICTURES: dict[str, Picture] = {
    "card-number": card_picture(COLOURED, SEVEN.kind, SEVEN.values, "A red 7"),
    "card-symbol": card_picture(COLOURED, SKIP.kind, SKIP.values, "A green skip"),
    "card-free": card_picture(COLOURED, WILD.kind, WILD.values, "A card of no colour"),
    "card-suited": card_picture(SUITED, JACK.kind, JACK.values, "The jack of hearts"),
    "card-back": card_back("A card face down"),
    "hand": hand_picture(COLOURED, (SEVEN, SKIP, WILD), "A hand"),
    "hand-full": hand_picture(COLOURED, (SEVEN,) * 12, "A full hand", 300),
    "hand-empty": hand_picture(COLOURED, (), "No cards"),
    "pile": pile_picture(COLOURED, SEVEN, True, 12, "A pile"),
    "pile-empty": pile_picture(COLOURED, None, True, 0, "An empty pile"),
    "situation": situation_picture(
        COLOURED,
        DrawnSituation(
            "A situation",
            (Spot("Discard pile", (SEVEN,), True, None), Spot("Draw pile", (), False, 60)),
            (
                DrawnSeat("Anna", (SEVEN, SKIP, WILD), True, ("still has to call",)),
                DrawnSeat("Bea", (None,) * 4),
            ),
            (("Colour in force: red", "red"), ("Play goes clockwise", None)),
            (0, WILD, "plays a wild"),
            "to move",
        ),
    ),
    "flow": flow_picture(
        [
            FlowStep("Dealing"),
            FlowStep("Turns", True, (("Your turn", ("play a card", "draw a card")),)),
            FlowStep("Scoring"),
        ],
        "How a round goes",
    ),
    "bars": bars([("one", 12.4), ("two", 33)], "Mean length", " moves"),
    "lines": lines([("one", [(2, 5), (3, 7), (4, 9)]), ("two", [(2, 6), (4, 3)])], "By players"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_as_they_were(name: str, update: bool) -> None:
    path = GOLDEN / f"{name}.svg"
    drawn = PICTURES[name].standalone() + "\n"
    if update:
        path.write_text(drawn, "utf-8")
    assert path.read_text("utf-8") == drawn


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_well_formed_and_say_what_they_show(name: str) -> None:
    inside = ElementTree.fromstring(PICTURES[name].svg())
    assert inside.tag == "svg" and inside.attrib["role"] == "img"
    assert inside.findtext("title") == PICTURES[name].title
    root = ElementTree.fromstring(PICTURES[name].standalone())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == root.findtext("{http://www.w3.org/2000/svg}title")


def test_every_face_of_every_pack_can_be_drawn() -> None:
    for entry in LIBRARY.of_sort("edition"):
        edition = model(entry.name)
        looks = CardLooks(edition)
        for rule in edition.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.Deck):
                    for row in placed.clause.rows:
                        for face in row.faces:
                            picture = card_picture(looks, face.kind, face.values, "x")
                            ElementTree.fromstring(picture.svg())
                            assert looks.face(face.kind, face.values).label


def test_tinted_values_are_told_apart_by_their_marks() -> None:
    for looks in (COLOURED, SUITED):
        for stripes in looks.tinted.values():
            assert len({stripe.mark for stripe in stripes}) == len(stripes)


def test_ink_is_readable_on_any_tint() -> None:
    assert ink_on("#ffffff") == "#000000"
    assert ink_on("#000") == "#ffffff"
    assert ink_on("#f9a825") == "#000000"
    assert ink_on("#1565c0") == "#ffffff"


def test_looks_of_a_rule_file_cannot_break_out() -> None:
    nasty = "</text><script>alert(1)</script>"
    base = model("fi-112")
    look = m.Look("red", nasty, "red;background:url(//evil)", nasty)
    looks = CardLooks(replace(base, looks=(*base.looks, look)))
    svg = card_picture(looks, "number-card", ("red", 7), nasty).svg()
    ElementTree.fromstring(svg)
    assert "<script" not in svg
    assert "url(" not in svg


def test_parts_of_one_page_name_their_shared_drawings_apart() -> None:
    card = '<g class="cl-card"><rect class="paper"/></g>'
    one, other = shared(card * 2, "one-"), shared(card * 2, "other-")
    assert 'id="one-c1"' in one and one.count('href="#one-c1"') == 2
    assert not set(re.findall(r'id="([^"]*)"', one)) & set(re.findall(r'id="([^"]*)"', other))


def test_what_is_drawn_twice_is_drawn_once_with_its_look() -> None:
    """Shapes, words and hands too; each drawing is styled as if it stood in a picture, wherever it is shown."""
    hand = '<g transform="translate(0 24)"><use href="#a"/><use href="#b" x="18"/><use href="#b" x="36"/></g>'
    seat = f'<g transform="translate(12 132)"><text class="ink t14 bold" x="15" y="14">A to move</text>{hand}</g>'
    once = shared(f"<svg>{seat}</svg><svg>{seat}</svg>")
    assert once.count("A to move") == 1 and once.count('href="#b"') == 2
    made = re.findall(r'<g id="([^"]*)" class="cl-card">', once)
    assert {*re.findall(r'href="#([^"]*)"', once)} == {*made, "a", "b"}
    assert once.endswith(f'<svg><use href="#{made[-1]}" x="12" y="132"/></svg>' * 2)
    alone = f"<svg>{seat}</svg>"
    assert shared(alone) == alone
