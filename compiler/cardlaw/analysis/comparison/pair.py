"""Two editions between themselves: what may be done in each, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Literal

from cardlaw.analysis.budget import metered
from cardlaw.analysis.facts.seats import looked_at, seats_of
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import Compared, Difference
from cardlaw.analysis.results.finding import finding_id
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

Look = Literal["moves", "effects", "lacks", "chosen moves", "chosen effects", "joint effects"]
"""What two editions are compared in: what may be done and what happens, under all choices or only as they are chosen.

Joint effects are effects with every two other choices tried together.

Where moves are looked at alone, what one of the editions lacks is looked at, too.
"""

EFFECTS: Mapping[Look, Mapping[str, bool]] = {
    "effects": {},
    "chosen effects": {"readings": False, "options": False},
    "joint effects": {"together": True},
}
"""How what happens is looked at."""

Told = Difference | Compared


def between(one: m.Model, other: m.Model, look: Look) -> tuple[Told, ...]:
    """All that one look at two editions tells, whatever else was looked at before; it has so much work to do."""
    with metered():
        return _between(one, other, look)


def _between(one: m.Model, other: m.Model, look: Look) -> tuple[Told, ...]:
    chosen, moves = look.startswith("chosen"), "moves" in look
    common = common_ground(one, other)
    if common is None:
        return (_apart(one, other),) if moves else ()
    if not moves:
        from cardlaw.analysis.comparison.happenings import compare_effects, lacking

        if look == "lacks":
            return tuple(lacking(one, other))
        found = compare_effects(one, other, **EFFECTS[look])
        return (*found.differences, *found.compared)
    from cardlaw.analysis.comparison.moves import Pair, sides_of
    from cardlaw.analysis.comparison.otherwise import Jointly, Seen, jointly, otherwise
    from cardlaw.analysis.effects.abreast import abreast

    pair = Pair(*sides_of(one, other, *common), abreast((one, other)))
    try:
        told = tuple(pair.moves())
        if chosen:
            return told
        seen, every = Seen(), Jointly(pair)
        return (*told, *otherwise(pair, every, seen), *jointly(pair, every, seen))
    finally:
        pair.done()


def by_one_only(told: Sequence[Told]) -> Iterator[Difference]:
    """Of a move that both editions know, that only one of them offers it at some moment."""
    lacked = {items.names(each.about) for each in told if each.sort == "effect"}
    for each in told:
        if isinstance(each, Difference) or (each.sort, each.relation) != ("offer", "differs"):
            continue
        if items.names(each.about) not in lacked:
            names = (each.one, each.other)
            offers, not_ = message("seen-offers"), message("seen-offers-not")
            words = tuple((name, offers if name == each.only else not_) for name in names)
            id = finding_id("offer", items.slug(each.about), *names)
            yield Difference(id, "offer", "offer", (), each.about, words, tuple((n, ()) for n in names))


def common_ground(one: m.Model, other: m.Model) -> tuple[dict[int, int], tuple[int, ...]] | None:
    """The pack that both can make and the seats both allow; None if their cards are not the same sort of cards."""
    a, b = (layout_of(model) for model in (one, other))
    shared = min(len(a.faces), len(b.faces))
    if a.faces[:shared] != b.faces[:shared]:
        return None
    sides = ([(card.face, card.back) for card in layout.cards] for layout in (a, b))
    alike = takewhile(lambda both: both[0] == both[1], zip(*sides, strict=False))
    pack = {card: min(a.counts[card], b.counts[card]) for card, _ in enumerate(alike)}
    books = rulebook_of(one), rulebook_of(other)
    least, most = seats_of(*books)
    if least > most:
        return None
    return {card: n for card, n in pack.items() if n}, looked_at(*books)


def _apart(one: m.Model, other: m.Model) -> Compared:
    return Compared(
        one.name,
        other.name,
        "offer",
        message("item-cards"),
        "unknown",
        say("nothing-in-common"),
    )
