"""Switches that do not lie: a page after a choice reads as the page of the rulebook with that choice."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from cardlaw.documents.pages.pieces.addresses import Addresses
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.depending import under
from cardlaw.documents.pages.pieces.switches import changes, idle_axes
from cardlaw.documents.pages.rulebooks.apparatus import apparatus_page
from cardlaw.documents.pages.rulebooks.edition import edition_page
from cardlaw.language import model as m
from cardlaw.language.bearing import bearing
from cardlaw.language.loading import Library, load

LIBRARY = Library()
SHIPPED = [entry.name for entry in LIBRARY.of_sort("edition", "variant")]
CONTEXT = SiteContext(Addresses("rules", "en"), ("en",))
VOID = frozenset({"br", "input", "wbr"})


class Node:
    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag, self.attributes = tag, attributes
        self.inside: list[Node | str] = []

    @property
    def looks(self) -> set[str]:
        return set(self.attributes.get("class", "").split())

    def all(self) -> list[Node]:
        own = [node for node in self.inside if isinstance(node, Node)]
        return [self, *(below for node in own for below in node.all())]

    def text(self) -> str:
        return "".join(node if isinstance(node, str) else node.text() for node in self.inside)


class Reader(HTMLParser):
    """A page as a tree."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Node("page", {})
        self.open = [self.root]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].inside.append(Node(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def switched(root: Node, chosen: dict[str, str]) -> Node:
    """The page as the script leaves it after these choices."""

    def hold(conditions: list[tuple[str, list[str]]]) -> bool:
        return all(chosen[axis] in values for axis, values in conditions)

    def put(node: Node, look: str, wanted: bool) -> None:
        node.attributes["class"] = " ".join(sorted(node.looks - {look} | ({look} if wanted else set())))

    for node in root.all():
        if "data-under" in node.attributes:
            put(node, "cl-off", not hold(json.loads(node.attributes["data-under"])))
        if "data-beaten" in node.attributes:
            put(node, "cl-beaten", any(map(hold, json.loads(node.attributes["data-beaten"]))))
        below = [each for each in node.inside if isinstance(each, Node)]
        for at, part in enumerate(below):
            if "data-axes" in part.attributes:
                key = "|".join(chosen[axis] for axis in json.loads(part.attributes["data-axes"]))
                for other in below[at + 1 :]:
                    if other.tag != "template":
                        break
                    if key in json.loads(other.attributes["data-keys"]):
                        part.inside = other.inside
    return root


def seen(root: Node) -> dict[object, Any]:
    """All that choices govern on a page: rules in force and struck, their words, facts, deck, flow, who gives way."""
    found: dict[object, Any] = {}
    for node in root.all():
        if node.tag == "template":
            node.inside = []
    for node in root.all():
        looks = node.looks
        if "cl-rule" in looks:
            head = next(each for each in node.all() if each.tag == "h3")
            name = head.attributes["id"]
            found[name, "off"] = "cl-off" in looks
            if "cl-off" not in looks:
                found[name, "struck"] = "cl-beaten" in looks
                found[name] = next(each.text() for each in node.all() if "cl-says" in each.looks)
                yielding = [n for n in node.all() if "cl-yields" in n.looks and "cl-off" not in n.looks]
                found[name, "yields"] = [n.text() for n in yielding]
        elif "cl-facts" in looks:
            found["facts"] = node.text()
        elif "cl-strip" in looks:
            found["deck"] = [each.text() for each in node.all() if each.tag == "figcaption"]
        elif "cl-acts" in looks:
            found["acts"] = node.text()
    flow = next(n for n in root.all() if n.tag == "figure" and "cl-figure" in n.looks)
    found["flow"] = flow.text()
    return found


def page_of(model: m.Model) -> Node:
    return Reader(edition_page(CONTEXT, model, "en").html).root


def check(model: m.Model, page: str, choices: tuple[tuple[str, int | str], ...]) -> dict[object, Any]:
    other = under(model, choices)
    after = seen(switched(Reader(page).root, {name: str(value) for name, value in other.choices}))
    assert after == seen(page_of(other)), choices
    return after


@pytest.mark.parametrize("name", ["it-56", "pub", "parlour"])
def test_a_page_after_a_switch_is_the_page_of_that_choice(name: str) -> None:
    model = load(name)
    page = edition_page(CONTEXT, model, "en").html
    before = seen(Reader(page).root)
    for axis in model.axes:
        for arm in axis.arms:
            if arm.value != model.choice(axis.name):
                assert check(model, page, ((axis.name, arm.value),)) != before, (axis.name, arm.value)


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("pub", (("cards-dealt", 7), ("pack-size", "thirty-two"))),
        ("sv-112", (("custom-count", 0), ("stuck-with-joker", "joker-waits"))),
        ("sv-112", (("custom-idea", "i8"), ("joke-reward", "may"))),
        ("friday-night", (("false-call", 7), ("false-accusation", 0), ("custom-count", 1))),
        ("no-mercy-night", (("brutal-copies", 1), ("skip-everyone-copies", 4), ("mercy-limit", 10))),
        ("it-56", (("any-time", "any-time-binds"), ("any-moment", "after-drawing-too"))),
    ],
)
def test_several_switches_together(name: str, choices: tuple[tuple[str, int | str], ...]) -> None:
    model = load(name)
    check(model, edition_page(CONTEXT, model, "en").html, choices)


def test_what_the_review_saw_unchanged_changes() -> None:
    model = load("pub")
    after = seen(page_of(under(model, (("cards-dealt", 7), ("pack-size", "thirty-two")))))
    assert "Each player is dealt 7 cards" in str(after["rule-hand-size"])
    assert "Cards dealt to each7" in str(after["facts"]) and "32" in str(after["facts"])
    model = load("sv-112")
    after = seen(page_of(under(model, (("custom-count", 0),))))
    assert "109" in str(after["facts"]) and not any("custom" in each for each in after["deck"])
    model = load("it-56")
    after = seen(page_of(under(model, (("printed-amount", "by-name"),))))
    assert "draws 1 card and" in str(after["rule-draw-card-effect"])


@pytest.mark.parametrize("name", SHIPPED)
def test_every_switch_changes_something_or_says_why_not(name: str) -> None:
    """An arm that changes nothing by itself names the choices it takes; a choice nothing depends on is no switch."""
    model = load(name)
    idle = idle_axes(model)
    page = edition_page(CONTEXT, model, "en")
    for axis in model.axes:
        assert (f'id="axis-{axis.name}"' in page.html) is (axis.name not in idle), axis.name
        for arm in axis.arms:
            change = changes(model)[axis.name, arm.value]
            if axis.name in idle or arm.value == model.choice(axis.name):
                continue
            if change.nothing:
                assert change.waits, (axis.name, arm.value)
                lacking = tuple((c.axis, c.values[0]) for c in change.waits)
                base = under(model, lacking)
                assert not changes(base)[axis.name, arm.value].nothing, (axis.name, arm.value)
                assert f'href="#axis-{change.waits[0].axis}"' in page.html
    if idle:
        assert "Without effect here" in page.html
    assert "changes nothing here" not in page.html


def test_what_is_overridden_wherever_it_could_apply_is_struck() -> None:
    """On the Italian sheet the condition of the wild-draw leaves nothing of the words about any time."""
    after = seen(page_of(load("it-56")))
    assert after["rule-wild-draw-any-time", "struck"]
    assert not after["rule-wild-draw-condition", "struck"]
    assert after["rule-draw-amount-name", "struck"]
    assert not after["rule-wilds-any-time", "struck"], "it is still about the plain wild"
    other = seen(page_of(under(load("it-56"), (("any-time", "any-time-binds"),))))
    assert not other["rule-wild-draw-any-time", "struck"]
    assert other["rule-wild-draw-condition", "struck"]


def test_the_chosen_number_is_marked() -> None:
    page = edition_page(CONTEXT, load("pub"), "en").html
    assert '<span class="cl-arm">5</span> <span class="cl-small cl-chosen">chosen here</span>' in page


def test_a_number_that_a_choice_gives_is_told_as_a_sentence() -> None:
    """Once the choice was said to make a number of cards `= 1`, once the sentence stood there with its holes."""
    for language, said in (
        ("en", "a draw-two costs 1 card"),
        ("fi", "nostokortista nostetaan 1 kortti"),
        ("nb", "et trekkort gir 1 kort å trekke"),
        ("it", "una carta Pesca Uno fa pescare 1 carta"),
        ("sv", "ett dragkort får en spelare att dra 1 kort"),
    ):
        page = edition_page(SiteContext(Addresses("rules", "en"), ("en", language)), load("it-56"), language)
        effects = page.html.partition('id="axis-printed-amount"')[2].partition("</fieldset>")[0]
        assert said in re.sub("<[^>]+>", "", effects)


def test_a_rule_is_told_in_the_words_of_its_author_with_the_made_sentence_below() -> None:
    """On the page of a sheet that is told line by line, what is made from the rule stands there."""
    by_line = Reader(apparatus_page(CONTEXT, load("fi-108"), "en").html).root
    exact = [node.text() for node in by_line.all() if "cl-precisely" in node.looks]
    assert any("This is repeated until" in each for each in exact)
    assert any("Each player is dealt 7 cards." in each for each in exact)
    shown = Reader(edition_page(CONTEXT, load("fi-108 with stacking"), "en").html).root
    stacked = next(n for n in shown.all() if "cl-rule" in n.looks and "You need not stack." in n.text())
    assert "Precisely" in stacked.text()
    page = Reader(edition_page(CONTEXT, load("fi-108"), "en").html).root
    rules = {
        next(n.attributes["id"] for n in each.all() if n.tag == "h3"): each
        for each in page.all()
        if "cl-rule" in each.looks
    }
    told = next(node for node in rules["rule-ties-draw-again"].all() if "cl-says" in node.looks)
    assert told.text() == "If several drew the highest number, everyone draws again."
    plain = next(node for node in rules["rule-hand-size"].all() if "cl-says" in node.looks)
    assert plain.text() == "Seven cards each."
    finnish = Reader(
        edition_page(SiteContext(Addresses("rules", "fi"), ("fi",)), load("fi-108"), "fi").html
    ).root
    says = [node for node in finnish.all() if "cl-says" in node.looks]
    assert all(
        "cl-foreign" not in below.looks for node in says for below in node.inside if isinstance(below, Node)
    )


@pytest.mark.parametrize("name", ["it-56", "sv-112", "friday-night"])
def test_a_choice_names_only_what_the_rules_say_gives_way_to_what(name: str) -> None:
    """What follows from that, through a third rule, no rule on the page says."""
    model = load(name)
    said = {(id, by.id) for by in model.rules for override in by.overrides for id in override.rules}
    told = {
        pair
        for axis in model.axes
        for arm in axis.arms
        for change in [changes(model)[axis.name, arm.value]]
        for pair in (*change.yields, *change.holds)
    }
    assert told and told <= said


def test_a_rule_that_sets_another_aside_does_not_give_way_to_it() -> None:
    page = Reader(edition_page(CONTEXT, load("it-56"), "en").html).root
    rules = {
        next(n.attributes["id"] for n in each.all() if n.tag == "h3"): each
        for each in page.all()
        if "cl-rule" in each.looks
    }
    assert "set aside by 2.3" in rules["rule-deal-passes-left"].text()
    assert "gives way" not in rules["rule-chosen-anew"].text()
    assert "gives way to 2.2" in rules["rule-any-dealer"].text()
    assert not bearing(load("it-56"), load("it-56").rule("chosen-anew")).overridden_by
