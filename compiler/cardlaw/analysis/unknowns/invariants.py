"""What is so between acts, whatever happens: zones that are only used in passing are empty."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook, rulebook_of
from cardlaw.language.walking import nodes


@m.Fact
def passing_zones(model: m.Model) -> frozenset[str]:
    """Zones of nobody's that every act which fills them empties again, by a step that cannot be left out."""
    book = rulebook_of(model)
    free = (zone.name for zone in model.zones if zone.each is None and not zone.holds_deck)
    return frozenset(zone for zone in free if _in_passing(book, zone))


def _in_passing(book: Rulebook, zone: str) -> bool:
    if any(_fills(node, zone) for act in book.model.acts for node in nodes(act.body)):
        return False
    filled = {
        held.clause.act
        for held in book.all(m.Effect)
        if any(_fills(node, zone) for node in nodes(held.clause.body))
    }
    for stage in book.model.stages:
        if any(_fills(node, zone) for node in nodes(stage.turns or ())):
            return False
    return all(_emptied(book, act, zone) for act in filled)


def _emptied(book: Rulebook, act: str, zone: str) -> bool:
    """Whether the last step of an act's effects that bears on the zone empties it, and is always carried out.

    Until then they set off nothing else: no act, no window, and no pile that may have to be filled again.
    """
    effects = book.effects(act)
    last = None
    for held in effects:
        if any(_bears(node, zone) for node in nodes(held.clause.body)):
            last = held
    if last is None or last.clause.instead:
        return False
    steps = [step for step in last.clause.body if any(_bears(node, zone) for node in nodes(step))]
    if not steps or not _empties(steps[-1], zone):
        return False
    fillers = [h for h in effects if any(_fills(node, zone) for node in nodes(h.clause.body))]
    meanwhile = effects[effects.index(fillers[0]) : effects.index(last) + 1]
    if any(isinstance(node, m.Do | m.Offer | m.Fetch) for h in meanwhile for node in nodes(h.clause.body)):
        return False
    alone = all(filler is last for filler in fillers)
    overridden = any(book.overrides(other.rule, last.rule) for other in effects)
    waived = last.rule.id in book.waivers
    free = last.clause.where == m.YES and not overridden and not waived
    return alone or (free and last.clause.match in (m.YES, *(f.clause.match for f in fillers)))


def _bears(node: object, zone: str) -> bool:
    match node:
        case m.MoveCards() | m.Fetch() | m.Deal() | m.Swap():
            return any(isinstance(part, m.ZoneOf) and part.zone == zone for part in nodes(node))
        case _:
            return False


def _fills(node: object, zone: str) -> bool:
    match node:
        case m.MoveCards(target=m.ZoneOf(zone=target)) | m.Fetch(target=m.ZoneOf(zone=target)):
            return target == zone
        case m.Swap():
            return _bears(node, zone)
        case _:
            return False


def _empties(step: m.Step, zone: str) -> bool:
    match step:
        case m.MoveCards(cards=m.CardsIn(zone=m.ZoneOf(zone=origin), excepted=()), where=None):
            return origin == zone
        case m.Deal(amount=None, origin=m.ZoneOf(zone=origin)):
            return origin == zone
        case _:
            return False
