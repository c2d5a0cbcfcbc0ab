"""`cardlaw packs`: what there is, which go together on an edition, and what is kept of having looked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardlaw.analysis.packs import compatibility as pairing
from cli.conftest import Run

PACK = """cardlaw 1
pack {name} for ladder
  "A pack of the tests."
  needs rule lay-fitting

rule {name}
  "Its one rule."
  about laying
  {clause}
"""
OWN = {
    "bold": "player may lay leap even when size of hand of player is 1",
    "shy": "player must not lay leap",
    "lower": "card is fitting when height of card is 1",
}


@pytest.fixture
def packed(desk: Path) -> Path:
    for name, clause in OWN.items():
        (desk / "house" / f"{name}.rules").write_text(PACK.format(name=name, clause=clause))
    return desk


def test_packs_are_listed_with_what_they_need_and_offer(run: Run) -> None:
    ran = run("packs", "ladder", "--rules", "house")
    assert ran.code == 0
    assert (
        ran.out == "ladder  1 house rule\n\n  breather\n    A player may sit out.\n"
        "    for editions with the rule `lay-fitting`\n"
    )
    shipped = run("packs", "stacking")
    assert "    What does a stacked card do to the total?\n      stack-total: adds*, doubles\n" in shipped.out
    assert "for editions with the cards `draw-card` (draw-two) and `wild-draw`" in shipped.out
    data = json.loads(run("packs", "--format", "json").out)
    assert len(data["packs"]) >= 30 and all(pack["gloss"] and pack["needs"] for pack in data["packs"])


def test_kept_pairs_that_cannot_be_read_are_said_to_be_left_out(run: Run, packed: Path) -> None:
    (packed / "kept.json").write_text('{"version": 0}')
    ran = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json")
    assert ran.code == 1 and "6 of 6 pairs have not been checked" in ran.err
    assert "the kept pairs in `kept.json` cannot be read" in " ".join(ran.err.split())


def test_a_matrix_is_looked_at_kept_and_shown_again(run: Run, packed: Path) -> None:
    before = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json")
    assert before.code == 1 and "6 of 6 pairs have not been checked since the rules changed" in before.err
    looked = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json", "--look")
    assert looked.code == 1 and "6 of 6 pairs" in looked.err
    told = looked.out.splitlines()
    assert told[0] == "short: 4 house rules, two by two"
    assert "  bold and shy: `bold` allows what `shy` forbids, and nothing says which comes" in told
    again = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json")
    assert (again.out, again.err) == (looked.out, "")
    cells = json.loads((packed / "kept.json").read_text())["cells"]
    assert [(cell["packs"], cell["verdict"]) for cell in cells] == [
        (["bold", "breather"], "independent"),
        (["bold", "lower"], "fine"),
        (["bold", "shy"], "clash"),
        (["breather", "lower"], "independent"),
        (["breather", "shy"], "independent"),
        (["lower", "shy"], "fine"),
    ]


def test_a_changed_pack_makes_its_cells_stale_and_a_cell_can_be_opened(run: Run, packed: Path) -> None:
    run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json", "--look")
    text = PACK.format(name="shy", clause="player must not lay leap when size of hand of player > 4")
    (packed / "house" / "shy.rules").write_text(text)
    stale = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json")
    assert "3 of 6 pairs have not been checked since the rules changed" in stale.err
    cell = run("packs", "--matrix", "short", "bold", "shy", "--rules", "house", "--kept", "kept.json")
    assert (cell.code, cell.err) == (0, "")
    assert cell.out.startswith("bold and shy – fine: looked at together")
    row = run("packs", "--matrix", "short", "lower", "--rules", "house", "--kept", "kept.json")
    assert row.out.splitlines()[0] == "+ bold      fine"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--matrix", "shrot"), "there is no edition or variant `shrot` in the rule folders"),
        (
            ("--matrix", "short[leaps=without]"),
            "`short[leaps=without]` is not the id of an edition or variant",
        ),
        (("--matrix", "short", "breathre"), "there is no house rule `breathre` for `ladder`"),
        (("--matrix", "short", "breather", "breather"), "name two house rules to open a cell of the table"),
        (("--look",), "`--look` and `--kept` go with `--matrix`"),
        (("solitaire",), "there is no game, edition, variant or house rule `solitaire`"),
        (("--matrix", "breather"), "`breather` is a house rule; this needs an edition or a variant"),
    ],
)
def test_wrong_use(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run("packs", *argv, "--rules", "house")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and "help: " in ran.err


def test_the_file_of_another_edition_is_not_taken(run: Run, packed: Path) -> None:
    pairing.write(pairing.Matrix("long", (), (), ()), packed / "kept.json")
    ran = run("packs", "--matrix", "short", "--rules", "house", "--kept", "kept.json")
    assert ran.code == 2 and "`kept.json` is about `long`" in ran.err
