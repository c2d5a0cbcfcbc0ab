"""Values → noun phrases: players, cards, zones, attributes, numbers."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from cardlaw.documents.prose.phrases import NamedPhrase, NumberPhrase, Phrase, SaidPhrase, joined, noun, say
from cardlaw.documents.prose.planning import conditions, domains
from cardlaw.documents.prose.planning.scene import PhraseScene, held_zone, is_topic
from cardlaw.language import model as m

PRONOUNS = {"card": "it-card", "player": "that-player"}


def thing(scene: PhraseScene, node: m.Expr) -> Phrase:
    """A value as a noun phrase; a condition used as a value is said as one."""
    match node:
        case m.Const(type, value):
            return constant(type, value)
        case m.AxisValue(axis):
            chosen = scene.model.choice(axis)
            return NumberPhrase(chosen) if isinstance(chosen, int) else str(chosen)
        case m.Local(name, type):
            return local(scene, name, type)
        case m.StateOf(state, key, _):
            return state_of(scene, state, key)
        case m.ZoneOf(zone, key):
            return zone_of(scene, zone, key)
        case m.AttributeOf(attribute, card):
            return say("attribute-of", attribute=noun(attribute), owner=thing(scene, card))
        case m.CardLiteral(kind, values):
            return face(scene, kind, values)
        case m.QuantityOf(quantity, subject, _):
            return quantity_of(scene, quantity, subject)
        case m.Neighbour(way, player):
            return neighbour(scene, way, player)
        case m.TeamOf(player):
            return say("team-of", owner=thing(scene, player))
        case m.CardAt(end, zone):
            return say(f"card-at-{end}", zone=thing(scene, zone))
        case m.Size(domain):
            return size_of(scene, domain)
        case m.Opposite(direction):
            return say("opposite-of", direction=thing(scene, direction))
        case m.Arithmetic(operator, left, right):
            return reckoned(operator, thing(scene, left), thing(scene, right))
        case m.Count(_, _, m.Players((), None), m.YES):
            return say("players-number")
        case m.Count(name, type, domain, where):
            return say("count-of", members=domains.members(scene, name, type, domain, where))
        case m.Total():
            return total(scene, node)
        case m.Best():
            return best(scene, node)
        case (
            m.KindIs()
            | m.PredicateOf()
            | m.Present()
            | m.Same()
            | m.Compare()
            | m.Not()
            | m.AllOf()
            | m.AnyOf()
            | m.Some()
            | m.Owes()
            | m.WasWrong()
        ):
            return say("whether", condition=conditions.condition(scene, node))
        case _:
            assert_never(node)


def reckoned(operator: str, left: Phrase, right: Phrase) -> Phrase:
    """A sum, difference or product: as one number where both parts are numbers."""
    if isinstance(left, NumberPhrase) and isinstance(right, NumberPhrase):
        one, other = left.value, right.value
        return NumberPhrase({"+": one + other, "-": one - other, "*": one * other}[operator])
    message = {"+": "sum", "-": "difference", "*": "product"}[operator]
    return say(message, left=left, right=right)


def constant(type: m.Type, value: int | bool | str) -> Phrase:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if isinstance(value, int):
        return NumberPhrase(value)
    return NamedPhrase(value, "value") if type != "direction" else noun(value)


def local(scene: PhraseScene, name: str, type: m.Type) -> Phrase:
    if name in scene.names:
        return scene.names[name]
    match type:
        case "player" if name in scene.book.terms:
            return called(scene, name, type)
        case "player":
            return say("the", noun=noun("player"))
        case "card":
            return say("the", noun=noun("card"))
        case "cards":
            return say("those-cards")
        case "zone":
            return say("that-zone")
        case _:
            return called(scene, name, type)


def called(scene: PhraseScene, name: str, type: m.Type) -> Phrase:
    """A name that a rule gives to something for a while: by its term if it has one, else as it is written."""
    if name not in scene.book.terms:
        return say("called", name=name.replace("-", " "))
    return say("the", noun=noun(name)) if type == "player" else say("called", name=noun(name))


def state_of(scene: PhraseScene, state: str, key: m.Expr | None) -> Phrase:
    if key is None:
        return say("the", noun=noun(state))
    owner = thing(scene, key)
    return say("own-state" if is_topic(owner) else "state-of", noun=noun(state), owner=owner)


def zone_of(scene: PhraseScene, zone: str, key: m.Expr | None) -> Phrase:
    if key is None:
        return say("zone", noun=noun(zone))
    owner = thing(scene, key)
    if isinstance(owner, SaidPhrase) and owner.message in ("own", "gap"):
        return held_zone(zone)
    if isinstance(key, m.Const):
        return say("zone-for", noun=noun(zone), key=owner)
    return say("own-zone" if is_topic(owner) else "zone-of", noun=noun(zone), owner=owner)


def face(scene: PhraseScene, kind: str, values: tuple[int | str, ...]) -> Phrase:
    """A card by its face: what tells its kind from the others and the values it shows."""
    features = next((k.features for k in scene.model.kinds if k.name == kind), ())
    shown = tuple(
        NumberPhrase(value) if isinstance(value, int) else NamedPhrase(value, "value")
        for (_, fixed), value in zip(features, values, strict=False)
        if fixed is None
    )
    if not shown:
        return say("a", noun=noun(kind))
    adjectives = tuple(part for part in shown if isinstance(part, NamedPhrase))
    numbers = tuple(part for part in shown if isinstance(part, NumberPhrase))
    plain = len(numbers) + len(adjectives) >= 2 and len(features) == len(values) == len(shown)
    if plain and adjectives and numbers:
        return say("face-numbered", noun=noun(kind), value=adjectives[0], number=numbers[0])
    if len(adjectives) == 2:
        return say("face-paired", noun=noun(kind), value=adjectives[0], second=adjectives[1])
    if adjectives:
        return say("face-valued", noun=noun(kind), value=adjectives[0])
    return say("face-numbered-only", noun=noun(kind), number=numbers[0])


SEVERAL = {"face-numbered": "faces-numbered", "face-valued": "faces-valued"}
"""What says of one card how it looks, and what says it of several."""


def gathered(items: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Things of one sort told once, with how many there are."""
    found: list[Phrase] = []
    for item, number in Counter(items).items():
        match item:
            case SaidPhrase("a", (("noun", kind),)) if number > 1:
                found.append(say("counted", n=NumberPhrase(number), noun=kind))
            case SaidPhrase(id, parts) if number > 1 and id in SEVERAL:
                found.append(say(SEVERAL[id], n=NumberPhrase(number), **dict(parts)))
            case SaidPhrase() if number > 1:
                found.append(say("so-often", what=item, n=NumberPhrase(number)))
            case _:
                found += [item] * number
    return tuple(found)


def quantity_of(scene: PhraseScene, quantity: str, subject: m.Expr | None) -> Phrase:
    if subject is None:
        return scene.book.numbers.get(quantity) or say("the", noun=noun(quantity))
    return say("attribute-of", attribute=noun(quantity), owner=thing(scene, subject))


def neighbour(scene: PhraseScene, way: str, player: m.Expr) -> Phrase:
    of = thing(scene, player)
    if is_topic(of):
        return say(f"{way}-player")
    return say(f"{way}-of", player=of)


def size_of(scene: PhraseScene, domain: m.Domain) -> Phrase:
    match domain:
        case m.CardsIn(zone, ()) if not isinstance(zone, m.Local):
            return say("cards-number", zone=thing(scene, zone))
        case m.Players((), None):
            return say("players-number")
        case _:
            return say("count-of", members=domains.plural(scene, domain))


def _again(type: m.Type) -> Phrase:
    """A thing named just before, by a pronoun."""
    return say(PRONOUNS.get(type, "that-one"), noun=noun(type))


def total(scene: PhraseScene, node: m.Total) -> Phrase:
    match node.value:
        case m.QuantityOf(quantity, m.Local(name=name), _) if name == node.name:
            attribute: Phrase = noun(quantity)
        case m.AttributeOf(attribute_name, m.Local(name=name)) if name == node.name:
            attribute = noun(attribute_name)
        case _:
            inner = scene.bound(node.name, _again(node.type))
            summed = domains.members(scene, node.name, node.type, node.domain, node.where)
            return say("total-general", value=thing(inner, node.value), members=summed)
    summed = domains.members(scene, node.name, node.type, node.domain, node.where)
    return say("total-of", attribute=attribute, members=summed)


def best(scene: PhraseScene, node: m.Best) -> Phrase:
    match node.value:
        case m.QuantityOf(attribute, m.Local(name=name), _) | m.AttributeOf(
            attribute, m.Local(name=name)
        ) if name == node.name and node.where == m.YES:
            return say("best-by", extreme=node.extreme, attribute=noun(attribute), noun=noun(node.type))
        case _:
            pass
    own: Phrase = say("own") if node.type == "player" else _again(node.type)
    inner = scene.bound(node.name, own)
    where = (
        conditions.relative(scene, node.name, node.type, node.where)
        if node.where != m.YES
        else say("nothing")
    )
    return say(
        "best-player" if node.type == "player" else "best-other",
        extreme=node.extreme,
        value=thing(inner, node.value),
        noun=noun(node.type),
        where=where,
    )


def kinds(scene: PhraseScene, names: tuple[str, ...]) -> Phrase:
    """Sorts of cards: one, a group by its name, or a list."""
    group = scene.book.groups.get(names)
    if len(names) > 1 and group is not None:
        return noun(group)
    return joined(tuple(noun(name) for name in names), "or")
