"""Some, no, every → clauses that a table would say."""

from __future__ import annotations

from cardlaw.documents.prose.phrases import NamedPhrase, Phrase, SaidPhrase, noun, say
from cardlaw.documents.prose.planning import conditions, domains, things
from cardlaw.documents.prose.planning.scene import PhraseScene, held_zone, mentions
from cardlaw.language import model as m


def some(scene: PhraseScene, node: m.Some, positive: bool, gap: str | None) -> Phrase:
    """`some` and `no`; a `no` of a negation is `every`, and so is one of somebody who has nothing."""
    if not positive:
        match node.where:
            case m.Not(inner):
                return _every(scene, node, inner)
            case m.Same(m.Size(), m.Const(_, 0)) if node.type == "player":
                return _every(scene, node, m.Not(node.where))
    match node.domain:
        case m.CardsIn(zone, excepted):
            return _some_card(scene, node, zone, excepted, positive, gap)
        case m.Players(excepted, None):
            return _some_player(scene, node, excepted, positive)
        case _:
            return _some_member(scene, node, positive)


def _some_card(
    scene: PhraseScene,
    node: m.Some,
    zone: m.Expr,
    excepted: tuple[m.Expr, ...],
    positive: bool,
    gap: str | None,
) -> Phrase:
    """A card that somebody holds, or that lies somewhere, with what is asked of it."""
    other = "yes" if excepted else "no"
    certain = None if excepted else _certain(node)
    match zone:
        case m.ZoneOf(name, owner) if certain is not None and owner is not None and scene.book.owned(name):
            return say(
                "holds-card",
                conditions.polarity(positive),
                subject=things.thing(scene, owner),
                sort="player",
                zone=held_zone(name),
                card=things.thing(scene, certain),
            )
        case _:
            pass
    carried, where = described(scene, node.name, node.where)
    match zone:
        case m.ZoneOf(name, owner) if owner is not None and scene.book.owned(name):
            gapped = gap is not None and isinstance(owner, m.Local) and owner.name == gap
            return say(
                "has-card",
                conditions.polarity(positive, gapped),
                subject=things.thing(scene, owner),
                sort="player",
                zone=held_zone(name),
                noun=carried,
                other=other,
                where=where,
            )
        case _:
            place = things.thing(scene, zone)
            form = conditions.polarity(positive)
            return say("card-lies", form, zone=place, noun=carried, other=other, where=where)


def described(scene: PhraseScene, name: str, where: m.Expr) -> tuple[Phrase, Phrase]:
    """A card with what is asked of it: as its noun, as an adjective before it, or as a clause after it."""
    match where:
        case m.AllOf(()):
            return noun("card"), say("nothing")
        case m.KindIs(m.Local(name=about), names) if about == name:
            kind = things.kinds(scene, names)
            if isinstance(kind, NamedPhrase):
                return kind, say("nothing")
        case m.PredicateOf(predicate, m.Local(name=about)) if about == name:
            described_noun = say(
                "described", predicate=NamedPhrase(predicate, "predicate"), noun=noun("card")
            )
            return described_noun, say("described-after", predicate=NamedPhrase(predicate, "predicate"))
        case _:
            pass
    return noun("card"), conditions.relative(scene, name, "card", where)


def _some_player(scene: PhraseScene, node: m.Some, excepted: tuple[m.Expr, ...], positive: bool) -> Phrase:
    certain = None if excepted else _certain(node)
    if certain is not None:
        who = things.thing(scene, certain)
        return say("in-the-round", conditions.polarity(positive), subject=who, sort="player")
    if positive and not excepted and mentions(node.where, node.name) == 1:
        return conditions.condition(scene.bound(node.name, say("some-player")), node.where)
    return _some_member(scene, node, positive)


def _certain(node: m.Some) -> m.Expr | None:
    """The one that is meant, where it is only asked whether it is among them."""
    match node.where:
        case m.Same(left=m.Local(name=name), right=other) if name == node.name:
            return other if not mentions(other, name) else None
        case _:
            return None


def _some_member(scene: PhraseScene, node: m.Some, positive: bool) -> Phrase:
    nothing = node.where == m.YES
    where = say("nothing") if nothing else conditions.relative(scene, node.name, node.type, node.where)
    return say(
        "there-is",
        conditions.polarity(positive),
        member=domains.member(scene, node.type, node.domain),
        where=where,
    )


def _alike(node: m.Some, inner: m.Expr) -> str | None:
    """The attribute that all members of a domain share, where it is said of every two of them."""
    match inner:
        case m.Not(
            m.Some(
                name=other,
                domain=domain,
                where=m.Not(m.Same(m.AttributeOf(one, m.Local(a)), m.AttributeOf(same, m.Local(b)))),
            )
        ) if domain == node.domain and one == same and {a, b} == {node.name, other}:
            return one
        case _:
            return None


def _every(scene: PhraseScene, node: m.Some, inner: m.Expr) -> Phrase:
    alike = _alike(node, inner)
    if alike is not None:
        return say("all-alike", members=domains.plural(scene, node.domain), attribute=noun(alike))
    if node.domain == m.Players((), None) and mentions(inner, node.name) == 1:
        return conditions.condition(scene.bound(node.name, say("every-player")), inner)
    again = "that-player" if node.type == "player" else "that-card" if node.type == "card" else "that-one"
    if again == "that-card" and any(
        isinstance(said, SaidPhrase) and said.message == again for said in scene.names.values()
    ):
        again = "other-card"
    return say(
        "for-every",
        members=domains.plural(scene, node.domain),
        condition=conditions.condition(scene.bound(node.name, say(again, noun=noun(node.type))), inner),
    )
