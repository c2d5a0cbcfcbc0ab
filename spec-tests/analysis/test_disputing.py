"""Questions that players quarrel about: the list is read, and the engine rules on each."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlaw.analysis.questions import disputes as disputing
from cardlaw.analysis.questions.disputes import (
    BadList,
    Dispute,
    RulebookRuling,
    lists_in,
    read_list,
    ruling,
    rulings,
)
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.folders import shipped_rules
from cardlaw.language.reading.translations import shipped_catalogue

SHELF = Library(())
SEVEN = Dispute(
    "matching",
    "seven",
    "May I?",
    ("turn of a", "top is seven of hearts", "hand of a is eight of clubs, nine of spades"),
    "lay eight of clubs",
)


def book(name: str) -> Compiled:
    return SHELF.compile(name)


def shipped() -> list[Dispute]:
    return [each for _, path in lists_in([shipped_rules()]) for each in read_list(path)]


# ------------------------------------------------------------------ the list
def test_a_line_is_a_question(tmp_path: Path) -> None:
    path = tmp_path / "pub.questions"
    path.write_text(
        "# remark\n\ndrawing/free: May I? | turn of a; top is ten of clubs | pick-up | pub[sevens=stack]; parlour\n"
    )
    assert read_list(path) == [
        Dispute(
            "drawing",
            "free",
            "May I?",
            ("turn of a", "top is ten of clubs"),
            "pick-up",
            ("pub[sevens=stack]", "parlour"),
        )
    ]
    assert list(lists_in([tmp_path])) == [("pub", path)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("drawing: May I? | a | b", "pub.questions:1: a line reads"),
        ("drawing/x: May I? | a", "pub.questions:1: a line reads"),
        ("d/x: A? | a | b\nd/x: B? | a | b", "pub.questions:2: there are two questions `d/x`"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "pub.questions"
    path.write_text(text)
    with pytest.raises(BadList, match=said.replace("?", "\\?")):
        read_list(path)


def test_the_shipped_list_is_long_and_in_five_languages() -> None:
    disputes = shipped()
    assert len(disputes) >= 60
    catalogue = shipped_catalogue()
    from cardlaw.language import model as m

    for language in ("fi", "nb", "it", "sv"):
        missing = [each.id for each in disputes if catalogue.text(m.Words(each.text), language) is None]
        assert missing == [], language


# ------------------------------------------------------------------ rulings
def one(id: str) -> Dispute:
    return next(each for each in shipped() if each.id == id)


def test_the_engine_rules_with_what_decides_and_what_follows() -> None:
    found = {name: ruling(book(name), one("wild-draw-condition-plain-wild")) for name in ("it-56", "nb-108")}
    assert {name: (each.word, each.wrongs) for name, each in found.items()} == {
        "it-56": ("may", ("guilt-wild",)),
        "nb-108": ("may", ()),
    }
    assert all("wild-draw-condition" in each.deciding for each in found.values())
    challenged = {name: dict_of(each)["answer-may challenge"] for name, each in found.items()}
    assert challenged["it-56"] != challenged["nb-108"]


def dict_of(ruled: RulebookRuling) -> dict[str, tuple[str, ...]]:
    return {
        f"{label.id} {getattr(dict(label.arguments).get('move'), 'name', '')}": tuple(map(repr, then))
        for label, then in ruled.answers
    }


def test_what_a_rulebook_does_not_know_is_said() -> None:
    assert ruling(book("it-56"), one("draw-card-two-on-two")).word == "no-move"
    assert ruling(book("it-56 with stacking"), one("draw-card-two-on-two")).word == "may"
    assert ruling(book("it-56"), one("shuffle-card-last-card")).word == "no-card"


def test_both_courses_are_told_where_an_earlier_move_decides() -> None:
    found = ruling(book("it-56"), one("challenge-next-player"))
    assert found.word == "may"
    assert {each.id for each in found.changes} == {"if-done-right", "if-done-wrong"}


@pytest.mark.parametrize("name", ["it-56"])
def test_an_edition_answers_every_question(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    disputes = shipped()[::6]
    found = rulings(book(name), disputes)
    assert found is not None and [each.dispute for each in found] == [each.id for each in disputes]
    assert "hangs" not in {each.word for each in found}


def test_rulings_are_kept_and_a_new_line_costs_one_ruling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made: list[str] = []
    real = disputing.ruling

    def counting(compiled: Compiled, dispute: Dispute) -> RulebookRuling:
        made.append(dispute.id)
        return real(compiled, dispute)

    monkeypatch.setattr(disputing, "ruling", counting)
    first = rulings(book("pub"), [SEVEN])
    assert rulings(book("pub"), [SEVEN]) == first
    more = Dispute("drawing", "free", "May I?", SEVEN.given, "pick-up")
    assert rulings(book("pub"), [SEVEN, more])[0] == first[0]
    assert made == [SEVEN.id, more.id]
