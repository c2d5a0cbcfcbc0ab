"""Every house rule goes with every edition, and two of them go together or say why not.

PACK_ROUNDS=200 plays more rounds with every edition, PACK_PAIRS=all tries every pair; `make packs` does both and
gives figures.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from cardlaw.analysis.packs.compatibility import read
from cardlaw.cli.units import DescribedUnit, arms_shown, outline_of
from cardlaw.language.loading import Library
from soaking.packs import CLASHES, EDITIONS, PAIRED_ON, library, packs, pairs, play

ROUNDS = int(os.environ.get("PACK_ROUNDS", "1"))
SPECS = Path(__file__).parent / "packs"
RULES = Path(__file__).parents[2] / "rules" / "uno"
PAGE = Path(__file__).parents[2] / "docs" / "house-rules.md"
TABLE = re.compile(r"(?<=<!-- every pack -->\n).*?(?=<!-- end -->)", re.DOTALL)
CLASHING = (
    ("draw-one-keep", "draw-one-play", "draw-until-playable", "launcher"),
    ("force-play", "voluntary-pass"),
    ("bluff-and-challenge", "free-wild-draw", "no-bluff", "wide-challenge"),
    ("elimination", "scoring-modes"),
)
"""Packs of which only one can be played at a time: they tell the same thing differently."""


def apart(one: str, other: str) -> bool:
    return any(one in group and other in group for group in CLASHING)


def some_pairs() -> list[tuple[str, str]]:
    """Every pair that is said to clash, and of the others one in eight, each pack among them."""
    every = list(pairs())
    if os.environ.get("PACK_PAIRS") == "all":
        return every
    return [pair for number, pair in enumerate(every) if number % 8 == 0 or apart(*pair)]


def some_editions() -> list[tuple[str, str]]:
    """Each pack with two editions in turn, so that each edition comes up with many; with all of them if asked for."""
    return [
        (pack, edition)
        for number, pack in enumerate(packs())
        for place, edition in enumerate(EDITIONS)
        if "PACK_ROUNDS" in os.environ or (number + place) % len(EDITIONS) < 2
    ]


@pytest.mark.parametrize(("pack", "edition"), some_editions())
def test_a_pack_goes_with_every_edition(pack: str, edition: str) -> None:
    made = library().compile(f"{edition} with {pack}")
    assert made.model is not None and not made.diagnostics, made.diagnostics
    figures = play(made.model, ROUNDS)
    assert not figures.violations, figures
    assert not figures.unsettled, figures


@pytest.mark.parametrize("pair", some_pairs(), ids="-and-".join)
def test_two_packs_go_together_or_say_why_not(pair: tuple[str, str]) -> None:
    made = library().compile(f"{PAIRED_ON} with {pair[0]}, {pair[1]}")
    if apart(*pair):
        assert made.model is None
        assert {d.code for d in made.diagnostics if d.severity == "error"} <= set(CLASHES)
        return
    assert made.model is not None, made.diagnostics
    figures = play(made.model, 1)
    assert not figures.violations, figures
    assert not figures.unsettled, figures


def test_the_order_of_packs_means_nothing() -> None:
    one = library().compile(f"{PAIRED_ON} with stacking, jump-in, seven-zero").model
    other = library().compile(f"{PAIRED_ON} with seven-zero, stacking, jump-in").model
    assert one is not None and other is not None
    assert one.rules == other.rules and one.acts == other.acts


@pytest.mark.parametrize("pack", packs())
def test_a_pack_has_a_gloss_a_source_needs_and_scenarios(pack: str) -> None:
    text = (RULES / "packs" / f"{pack}.rules").read_text(encoding="utf-8")
    assert re.search(r"^# house rule \d+", text, re.MULTILINE)
    head = text.partition("\npack ")[2].partition("\n\n")[0]
    assert re.search(r'^  "', head, re.MULTILINE) and "  source " in head and "  needs " in head
    spec = (SPECS / f"{pack}.spec").read_text(encoding="utf-8")
    assert len(re.findall(r"^scenario ", spec, re.MULTILINE)) >= 3
    assert len({edition for edition in EDITIONS if f"under {edition} with" in spec}) >= 2
    shown = {name.strip() for names in re.findall(r" shows ([^:]+):", spec) for name in names.split(",")}
    assert set(re.findall(r"^rule (\S+)", text, re.MULTILINE)) == shown


def test_every_numbered_rule_is_found_in_some_pack() -> None:
    numbers = set()
    for pack in packs():
        text = (RULES / "packs" / f"{pack}.rules").read_text(encoding="utf-8")
        numbers |= {int(number) for number in re.findall(r"^# house rule (\d+)", text, re.MULTILINE)}
    assert numbers == set(range(1, 34))


@pytest.mark.parametrize("variant", sorted(path.stem for path in (RULES / "variants").glob("*.rules")))
def test_the_example_variants_compile_and_play(variant: str) -> None:
    made = Library().compile(variant)
    assert made.model is not None and not made.diagnostics, made.diagnostics
    figures = play(made.model, 2)
    assert not figures.violations and not figures.unsettled, figures


def test_the_page_has_every_pack_with_what_it_needs_and_offers(update: bool) -> None:
    units = [outline_of(entry) for entry in library().of_sort("pack") if entry.name in packs()]
    table = "| pack | rules | needs | options |\n|---|---|---|---|\n" + "".join(map(row, units))
    written = PAGE.read_text(encoding="utf-8")
    if update:
        PAGE.write_text(TABLE.sub(lambda _: table, written), encoding="utf-8")
    assert TABLE.findall(written) == [table] or update


def row(unit: DescribedUnit) -> str:
    needs: dict[str, list[str]] = {}
    for need in unit.needs:
        sort, name = need.split(" ")
        needs.setdefault(sort, []).append(f"`{name}`")
    told = "; ".join(f"{sort} {', '.join(names)}" for sort, names in needs.items())
    options = "; ".join(f"`{choice.name}`: {', '.join(arms_shown(choice))}" for choice in unit.choices)
    return f"| `{unit.name}` | {unit.rules} | {told} | {options or '–'} |\n"


def test_the_page_finds_every_pack_by_the_name_of_its_house_rule() -> None:
    """And what it says to choose there can be chosen."""
    _, _, found = PAGE.read_text(encoding="utf-8").partition("| house rule | pack | how |")
    rows = re.findall(r"^\| [^|`]+ \| (`[^|]+`) \|([^|]*)\|$", found.partition("\n## ")[0], re.MULTILINE)
    units = {entry.name: outline_of(entry) for entry in library().of_sort("pack") if entry.name in packs()}
    told = set()
    for names, how in rows:
        named = re.findall(r"[a-z-]+", names)
        told |= {*named}
        offered = {choice.name: arms_shown(choice) for name in named for choice in units[name].choices}
        for choice, _, value in re.findall(r"`([a-z-]+)(=([a-z0-9-]+))?`", how):
            assert choice in offered, (choice, names)
            assert not value or value in [arm.rstrip("*") for arm in offered[choice]], (value, names)
    assert told == {*packs()}


def test_the_page_counts_the_pairs_as_they_are_kept() -> None:
    kept = read(PAGE.parent / "data" / f"packs-{PAIRED_ON}.json")
    assert kept is not None and kept.packs == packs()
    counts = Counter(cell.verdict for cell in kept.cells)
    told = (
        f"On {PAIRED_ON}, {counts['independent']} of the {len(kept.cells)} pairs are independent, "
        f"{counts['fine']} fine, {counts['idle']} idle in part, {counts['clash']} clash and "
        f"{counts['unknown'] or 'none'} {'is' if counts['unknown'] < 2 else 'are'} unknown."
    )
    page = PAGE.read_text(encoding="utf-8")
    assert told in page
    assert f"(rules/games/uno/packs/{PAIRED_ON}.md)" in page
    clashing = {cell.packs for cell in kept.cells if cell.verdict == "clash"}
    assert clashing == {pair for pair in pairs() if apart(*pair)}
