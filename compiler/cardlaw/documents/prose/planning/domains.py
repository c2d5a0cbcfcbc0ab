"""Domains → noun phrases: all their members, one of them, those for which something holds."""

from __future__ import annotations

from typing import assert_never

from cardlaw.documents.prose.phrases import NamedPhrase, Phrase, joined, noun, say
from cardlaw.documents.prose.planning import conditions, things
from cardlaw.documents.prose.planning.scene import PhraseScene, is_topic
from cardlaw.language import model as m


def plural(scene: PhraseScene, domain: m.Domain) -> Phrase:
    """All members: `the cards in …`, `the players except …`."""
    match domain:
        case m.CardsIn(m.Local() as cards, ()):
            return things.thing(scene, cards)
        case m.CardsIn(zone, ()):
            return say("cards-in", zone=things.thing(scene, zone))
        case m.CardsIn(zone, excepted):
            return say("cards-in-except", zone=things.thing(scene, zone), excepted=_all(scene, excepted))
        case m.Players((), None):
            return say("players")
        case m.Players(excepted, None):
            return players_except(scene, excepted)
        case m.Players(_, partners_of):
            assert partners_of is not None
            return say("partners-of", player=things.thing(scene, partners_of))
        case m.OnePlayer(player):
            return things.thing(scene, player)
        case m.OneCard(card):
            return things.thing(scene, card)
        case m.Numbers(low, high):
            return say("numbers", low=things.thing(scene, low), high=things.thing(scene, high))
        case m.Values(type, ()):
            return say("values", noun=noun(type))
        case m.Values(type, excepted):
            return say("values-except", noun=noun(type), excepted=_all(scene, excepted))
        case m.ZonesOf(zone):
            return say("values", noun=noun(zone))
        case _:
            assert_never(domain)


def members(scene: PhraseScene, name: str, type: m.Type, domain: m.Domain, where: m.Expr) -> Phrase:
    """The members for which a condition holds."""
    if where == m.YES:
        return plural(scene, domain)
    return say(
        "members-that",
        members=plural(scene, domain),
        where=conditions.relative(scene, name, type, where),
        sort=type,
    )


def member(scene: PhraseScene, type: m.Type, domain: m.Domain) -> Phrase:
    """One member, not yet chosen: `a colour`, `a card in hand`, `a player`."""
    match domain:
        case m.CardsIn(zone, excepted):
            other = "yes" if excepted else "no"
            return say("a-card-in", zone=things.thing(scene, zone), other=other)
        case m.Players((), None):
            return say("a", noun=noun("player"))
        case m.Players(excepted, None):
            return (
                say("another-player")
                if len(excepted) == 1 and is_topic(things.thing(scene, excepted[0]))
                else say("one-of", members=players_except(scene, excepted))
            )
        case m.Players():
            return say("one-of", members=plural(scene, domain))
        case m.OnePlayer(player):
            return things.thing(scene, player)
        case m.OneCard(card):
            return things.thing(scene, card)
        case m.Numbers(low, high):
            return say("a-number", low=things.thing(scene, low), high=things.thing(scene, high))
        case m.Values(type=values_of, excepted=()):
            return say("a", noun=noun(values_of))
        case m.Values(type=values_of, excepted=excepted):
            return say("a-value-except", noun=noun(values_of), excepted=_all(scene, excepted))
        case m.ZonesOf(zone):
            return say("a", noun=noun(zone))
        case _:
            assert_never(domain)


def players_except(scene: PhraseScene, excepted: tuple[m.Expr, ...]) -> Phrase:
    said = tuple(things.thing(scene, e) for e in excepted)
    if len(said) == 1 and is_topic(said[0]):
        return say("other-players")
    return say("players-except", excepted=joined(said, "and"))


def takers(scene: PhraseScene, offering: m.Offering) -> Phrase:
    """Who may answer a window: one player, the first of several, or each of them."""
    match offering.takers:
        case m.Players((), None):
            return say("any-player" if offering.first else "every-player")
        case m.Players(excepted, None):
            said = tuple(things.thing(scene, e) for e in excepted)
            if len(said) == 1 and is_topic(said[0]):
                return say("any-other-player" if offering.first else "every-other-player")
            message = "any-of" if offering.first else "each-of"
            return say(message, members=players_except(scene, excepted))
        case m.OnePlayer(player):
            return things.thing(scene, player)
        case other:
            return say("any-of" if offering.first else "each-of", members=plural(scene, other))


def _all(scene: PhraseScene, excepted: tuple[m.Expr, ...]) -> Phrase:
    return joined(tuple(things.thing(scene, e) for e in excepted), "and")


def type_noun(type: m.Type) -> NamedPhrase:
    return noun(type)
