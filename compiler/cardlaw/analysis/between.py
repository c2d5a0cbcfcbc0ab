"""Two editions between themselves: what may be done in each, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cardlaw.analysis.aligning import aligned
from cardlaw.analysis.differences import Compared, Difference
from cardlaw.analysis.findings import finding_id
from cardlaw.analysis.situations import MOST_SEATS
from cardlaw.engine.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook

Look = Literal["moves", "effects"]
"""What two editions are compared in."""

Told = Difference | Compared


def between(one: m.Model, other: m.Model, look: Look) -> tuple[Told, ...]:
    """All that one look at two editions tells, whatever else was looked at before."""
    common = common_ground(one, other)
    if common is None:
        return (_apart(one, other),) if look == "moves" else ()
    if look == "effects":
        return tuple(_effects(one, other))
    from cardlaw.analysis.comparing import Ground, Pair
    from cardlaw.analysis.otherwise import otherwise
    from cardlaw.analysis.starting import unsettled

    ground = Ground(*common, unsettled(one, other))
    pair = Pair(*map(ground.side, aligned((one, other))))
    return (*pair.moves(), *otherwise(pair))


def common_ground(one: m.Model, other: m.Model) -> tuple[dict[int, int], range] | None:
    """The pack that both can make and the seats both allow; None if their cards are not the same sort of cards."""
    a, b = (Layout(Rulebook(model), None) for model in (one, other))
    shared = min(len(a.faces), len(b.faces))
    if a.faces[:shared] != b.faces[:shared]:
        return None
    pack = {card: min(a.counts[card], b.counts[card]) for card in range(shared)}
    seats = [_seats(model) for model in (one, other)]
    least, most = max(s[0] for s in seats), min(s[1] for s in seats)
    if least > most:
        return None
    return {card: n for card, n in pack.items() if n}, range(least, max(least, min(most, MOST_SEATS)) + 1)


def _seats(model: m.Model) -> tuple[int, int]:
    found = [held.clause for held in Rulebook(model).standing(m.Seats)]
    return (found[-1].least, found[-1].most) if found else (2, 10)


def _apart(one: m.Model, other: m.Model) -> Compared:
    return Compared(
        one.name, other.name, "offer", "the cards", "unknown", "they have no pack or seats in common"
    )


def _effects(one: m.Model, other: m.Model) -> Iterator[Difference | Compared]:
    """What happens, by traces."""
    from cardlaw.analysis.effects import compare_effects

    found = compare_effects(one, other)
    for each in found.differences:
        yield Difference(
            finding_id(each.id, one.name, other.name),
            "effect",
            each.kind,
            (each.topic,) if each.topic else (),
            each.root,
            ((one.name, each.a), (other.name, each.b)),
            ((one.name, each.rules_a), (other.name, each.rules_b)),
            each.witness,
            each.replayed,
            rests_on=each.rests_on,
            under=each.under,
            answers=each.answers,
            facet=each.facet,
            scene=each.scene,
        )
    for same in found.same:
        yield Compared(one.name, other.name, "effect", same.what, "same", same.how, under=same.under)
    for unsettled in found.unknown:
        rules = tuple(dict.fromkeys((*unsettled.rules_a, *unsettled.rules_b)))
        yield Compared(
            one.name,
            other.name,
            "effect",
            unsettled.what,
            "unknown",
            unsettled.reason,
            rules,
            unsettled.under,
        )
