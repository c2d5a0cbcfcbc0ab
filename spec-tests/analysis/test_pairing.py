"""Packs on the small game: which go together, and what clashes, deadlocks or idles is found with both parties."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.packs import compatibility as pairing
from cardlaw.analysis.packs.compatibility import Cell, Pairing
from cardlaw.analysis.results.finding import Finding
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.examples import example_library
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source
from language.alterations import alterations


def pack(name: str, *rules: str, head: str = "") -> Source:
    """A pack whose rules are given as `topic: clause`, or `topic:` with marks and clauses in lines of their own."""
    text = f"cardlaw 1\npack {name} for small\n{head}"
    for number, rule in enumerate(rules):
        topic, _, body = rule.partition(":")
        lines = "".join(f"  {line}\n" for line in body.strip().splitlines())
        text += f'\nrule {name}-{number}\n  "A rule of {name}."\n  about {topic}\n{lines}'
    return Source(f"{name}.rules", text)


PACKS = (
    pack("stars-rule", "laying: player may lay star even when suit of top is sun"),
    pack("no-stars", "laying: player must not lay star"),
    pack("no-last", "laying: player must not lay card when size of hand of player is 1"),
    pack("force", "taking: player must not take when some held in hand of player where held is fitting"),
    pack("limit", "taking: player must not take when size of hand of player >= 5"),
    pack("duty", "taking: player must take when no held in hand of player where held is fitting"),
    pack("comets", "laying: card is fitting when card is comet"),
    pack("comets-too", "laying: card is fitting when card is comet"),
    pack("free", "laying:\nreplaces lay-fitting\nplayer may lay card"),
    pack(
        "strict", "laying:\nreplaces lay-fitting\nplayer may lay card only when suit of card is suit of top"
    ),
    pack("worth", "ending: worth of card is 5 when card is star"),
    pack("turned", "table: at dealing:\n  set direction to counterclockwise"),
    pack("pips-only", "pack:\nreplaces the-pack\ndeck:\n  3 pip for each suit, rank"),
)


MOVES = """
option far "How far?":
  chosen near "one place"
  wide "two places"

move leap card in hand of player:
  move card to top
move wait
"""


def paired(one: str, other: str) -> Cell:
    library = example_library(PACKS)
    base = library.compile("plain").model
    assert base is not None
    return Pairing(library, "plain", base).cell(one, other)


def told(cell: Cell) -> set[tuple[str, tuple[str, ...]]]:
    return {(each.kind, each.clauses) for each in cell.told}


def test_packs_that_touch_nothing_in_common_are_independent() -> None:
    assert paired("worth", "turned") == Cell(("turned", "worth"), "independent")
    assert paired("worth", "no-stars").verdict == "independent"


def test_packs_that_go_together_say_what_they_share() -> None:
    cell = paired("limit", "force")
    assert (cell.verdict, cell.shared, cell.told) == ("fine", ("move take",), ())


def test_two_packs_that_replace_one_rule_clash() -> None:
    cell = paired("free", "strict")
    assert cell.verdict == "clash"
    assert [(each.code, str(each.said)) for each in cell.told] == [
        ("E0401", "free and strict both change the rule `lay-fitting`")
    ]


def test_a_concession_of_one_against_a_restriction_of_the_other() -> None:
    cell = paired("stars-rule", "no-stars")
    assert cell.verdict == "clash"
    assert ("contradiction", ("stars-rule-0", "no-stars-0")) in told(cell)


def test_a_forbidden_last_card_and_nothing_else_lawful() -> None:
    cell = paired("no-last", "force")
    assert cell.verdict == "clash"
    assert "stuck" in {kind for kind, _ in told(cell)}


def test_a_duty_to_draw_against_a_limit() -> None:
    cell = paired("duty", "limit")
    assert cell.verdict == "clash"
    assert ("contradiction", ("duty-0", "limit-0")) in told(cell)


def test_packs_that_make_each_other_redundant() -> None:
    cell = paired("comets", "comets-too")
    assert cell.verdict == "idle"
    assert told(cell) == {("redundant", ("comets-0",)), ("redundant", ("comets-too-0",))}


def test_a_clause_that_never_applies_beside_another_pack() -> None:
    cell = paired("no-stars", "pips-only")
    assert cell.verdict == "idle"
    assert told(cell) == {("dead", ("no-stars-0",))}


def checked(variant: str) -> dict[str, Finding]:
    library = example_library(
        (*PACKS, Source("house.rules", f"cardlaw 1\nvariant house extends plain {variant}\n"))
    )
    model = library.compile("house").model
    assert model is not None
    report = check_model(model)
    assert report.faults == ()
    return {finding.id: finding for finding in report.findings if finding.open}


@pytest.mark.parametrize(
    ("variant", "kind", "clauses"),
    [
        ("with stars-rule, no-stars", "contradiction", ("stars-rule-0", "no-stars-0")),
        ("with duty, limit", "contradiction", ("duty-0", "limit-0")),
        ("with no-last, force", "stuck", ("no-last-0", "force-0")),
    ],
)
def test_check_on_a_variant_names_the_clauses_of_both_packs(
    variant: str, kind: str, clauses: tuple[str, ...]
) -> None:
    (finding,) = (f for f in checked(variant).values() if f.kind == kind)
    assert set(clauses) <= set(finding.clauses)
    assert finding.witness is not None and finding.replayed is True


def test_whoever_is_stuck_because_another_holds_more_is_shown_at_the_table() -> None:
    envy = pack(
        "envy",
        "taking: player must not take when some other in players except player where "
        "size of hand of other > size of hand of player",
    )
    model = example_library((envy,)).compile("plain with envy").model
    assert model is not None
    report = check_model(model)
    assert report.faults == ()
    (stuck,) = (finding for finding in report.findings if finding.kind == "stuck")
    assert stuck.replayed is True
    assert stuck.witness is not None
    hands = {place[1]: len(cards) for place, cards in stuck.witness.zones}
    assert hands == {0: 1, 1: 2}, "whoever has no card left has won already"


# ------------------------------------------------------------------ kept between runs
def small_matrix() -> tuple[Library, Pairing]:
    library = example_library(PACKS[:3])
    base = library.compile("plain").model
    assert base is not None
    return library, Pairing(library, "plain", base)


def test_a_matrix_is_kept_and_read_back(tmp_path: Path) -> None:
    _, first = small_matrix()
    assert not any(cell.looked_at for cell in first.matrix(None).cells)
    *_, found = first.worked_out(None)
    assert [cell.packs for cell in found.cells] == [
        ("no-last", "no-stars"),
        ("no-last", "stars-rule"),
        ("no-stars", "stars-rule"),
    ]
    pairing.write(found, tmp_path / "kept.json")
    assert pairing.read(tmp_path / "kept.json") == found
    assert first.matrix(found) == found


def test_a_matrix_in_which_anything_was_altered_is_as_none(tmp_path: Path) -> None:
    """With the digest as it was, and with one that fits again if what was altered is of another type."""
    _, first = small_matrix()
    *_, found = first.worked_out(None)
    path = tmp_path / "kept.json"
    pairing.write(found, path)
    whole = path.read_bytes()
    for place in range(0, len(whole), len(whole) // 200):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 16]) + whole[place + 1 :])
        assert pairing.read(path) in (None, found)  # the same if it was only the layout
    data = json.loads(whole)
    del data["digest"]
    refused = 0
    for altered in alterations(data):
        path.write_text(json.dumps(altered))
        assert pairing.read(path) is None
        if isinstance(altered, dict):
            path.write_text(json.dumps({**altered, "digest": pairing._digest(altered)}))
            refused += pairing.read(path) is None
    assert refused > 30


def test_a_cell_whose_pack_has_changed_is_not_known(tmp_path: Path) -> None:
    _, before = small_matrix()
    *_, kept = before.worked_out(None)
    changed = (
        *PACKS[:2],
        pack("no-last", "laying: player must not lay star when size of hand of player is 1"),
    )
    library = example_library(changed)
    base = library.compile("plain").model
    assert base is not None
    now = Pairing(library, "plain", base).matrix(kept)
    assert {cell.packs: cell.looked_at for cell in now.cells} == {
        ("no-last", "no-stars"): False,
        ("no-last", "stars-rule"): False,
        ("no-stars", "stars-rule"): True,
    }


def test_a_custom_that_nobody_follows_leaves_no_mark() -> None:
    library = Library()
    (entry,) = (entry for entry in library.entries.values() if entry.name == "uno")
    file, _ = library.parsed(entry.path, entry.shown)
    assert file is not None
    custom = next(item for item in file.items if isinstance(item, s.Custom))
    without = replace(file, items=tuple(item for item in file.items if item is not custom))
    assert pairing._mark(without, ()) == pairing._mark(file, ())
    name = custom.rule.name.text
    assert pairing._mark(without, [name]) != pairing._mark(file, [name])


def test_a_cell_whose_files_only_have_other_words_is_known() -> None:
    _, before = small_matrix()
    *_, kept = before.worked_out(None)
    reworded = [
        Source(
            source.name,
            source.text.replace('"A rule of', '"In other words: a rule of')
            + '\n# a remark\nnote "Said beside."\n',
        )
        for source in PACKS[:3]
    ]
    library = example_library(reworded)
    base = library.compile("plain").model
    assert base is not None
    assert all(cell.looked_at for cell in Pairing(library, "plain", base).matrix(kept).cells)


def test_the_mark_of_a_file_stays_while_the_language_means_the_same() -> None:
    """A kept matrix is worth an hour. Where this fails though the rules mean what they meant, give it new marks."""
    library = example_library(
        (pack("moving", "table: at dealing:\n  set direction to clockwise", head=MOVES),)
    )
    (entry,) = (entry for entry in library.entries.values() if entry.name == "moving")
    file, _ = library.parsed(entry.path, entry.shown)
    assert file is not None
    assert pairing._mark(file, ()) == "daa3a7ef37d3"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"version": 99}', '{"version": 1, "edition": 3}'])
def test_a_damaged_file_is_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "kept.json").write_text(text)
    assert pairing.read(tmp_path / "kept.json") is None
    assert pairing.read(tmp_path / "none.json") is None
