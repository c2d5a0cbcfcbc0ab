"""Conditions → subordinate clauses, in both polarities, and as relative clauses about one of their names."""

from __future__ import annotations

from typing import Literal, assert_never

from cardlaw.documents.prose.phrases import (
    ListedPhrases,
    NamedPhrase,
    NumberPhrase,
    Phrase,
    SaidPhrase,
    joined,
    noun,
    say,
)
from cardlaw.documents.prose.planning import acts, domains, quantifiers, things
from cardlaw.documents.prose.planning.scene import PhraseScene, held_zone, mentions
from cardlaw.language import model as m

OPPOSITES = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}
BOUNDS = {">=": "at-least", "<=": "at-most", ">": "more-than", "<": "less-than"}
BEFORE = SaidPhrase("count-before")
"""How many cards somebody held earlier in the same steps: never said by itself, only as *more than before*."""


def condition(scene: PhraseScene, node: m.Expr, positive: bool = True, gap: str | None = None) -> Phrase:
    """A clause that can follow `if`. With a gap it is a relative clause about that name."""
    match node:
        case m.Not(inner):
            return condition(scene, inner, not positive, gap)
        case m.AllOf(parts) | m.AnyOf(parts):
            return _several(scene, node, parts, positive, gap)
        case m.KindIs(card, names):
            named = things.kinds(scene, names)
            listed = isinstance(named, ListedPhrases)
            items = (
                tuple(say("a", noun=part) for part in named.items) if isinstance(named, ListedPhrases) else ()
            )
            kind: Phrase = ListedPhrases(items, "or") if listed else say("a", noun=named)
            return _about(scene, "is-kind", card, positive, gap, kind=kind)
        case m.PredicateOf(predicate, subject):
            return _about(
                scene, "is-predicate", subject, positive, gap, predicate=NamedPhrase(predicate, "predicate")
            )
        case m.Present(value):
            return _present(scene, value, positive, gap)
        case m.Same(left, right):
            return _same(scene, left, right, positive, gap)
        case m.Compare(operator, left, right):
            return compared(scene, operator if positive else OPPOSITES[operator], left, right, gap)
        case m.Some():
            return quantifiers.some(scene, node, positive, gap)
        case m.Owes(player, act):
            return _about(scene, "owes", player, positive, gap, act=acts.act_phrase(scene, act, None))
        case m.WasWrong(player):
            return _about(scene, "was-wrong", player, positive, gap)
        case m.Const(_, bool() as value):
            return say("always-true" if value == positive else "never-true")
        case m.StateOf(state, key, "yes-no"):
            return _flag(scene, state, key, positive, gap)
        case m.Local(name, "yes-no"):
            return scene_answer(scene, name, positive)
        case m.QuantityOf(_, _, "yes-no"):
            return say("is-so", polarity(positive), value=things.thing(scene, node))
        case (
            m.Const()
            | m.AxisValue()
            | m.Local()
            | m.StateOf()
            | m.ZoneOf()
            | m.AttributeOf()
            | m.CardLiteral()
            | m.QuantityOf()
            | m.Neighbour()
            | m.TeamOf()
            | m.CardAt()
            | m.Size()
            | m.Opposite()
            | m.Arithmetic()
            | m.Count()
            | m.Total()
            | m.Best()
        ):
            return say("is-so", polarity(positive), value=things.thing(scene, node))
        case _:
            assert_never(node)


def polarity(positive: bool, gapped: bool = False) -> str:
    if gapped:
        return "that" if positive else "that-negative"
    return "" if positive else "negative"


def type_of(node: m.Expr) -> str:
    """`player` or `card` or something else: what a relative pronoun has to agree with."""
    match node:
        case m.Local(_, type) | m.StateOf(_, _, type):
            return type
        case m.Neighbour():
            return "player"
        case m.CardAt() | m.CardLiteral():
            return "card"
        case m.Best(_, type):
            return type
        case _:
            return "thing"


def _is_gap(node: m.Expr, gap: str | None) -> bool:
    return gap is not None and isinstance(node, m.Local) and node.name == gap


def _about(
    scene: PhraseScene, message: str, subject: m.Expr, positive: bool, gap: str | None, **args: Phrase
) -> Phrase:
    form = polarity(positive, _is_gap(subject, gap))
    return say(message, form, subject=things.thing(scene, subject), sort=type_of(subject), **args)


def _several(
    scene: PhraseScene, node: m.AllOf | m.AnyOf, parts: tuple[m.Expr, ...], positive: bool, gap: str | None
) -> Phrase:
    """A conjunction or disjunction, negated by turning it inside out."""
    conjunction = isinstance(node, m.AllOf) == positive
    if not parts:
        return say("always-true" if conjunction else "never-true")
    joint: Literal["and", "or"] = "and" if conjunction else "or"
    said = tuple(condition(scene, part, positive, gap) for part in parts)
    said = tuple(say("grouped", clauses=s, form=s.form) if isinstance(s, ListedPhrases) else s for s in said)
    return joined(said, joint)


def _present(scene: PhraseScene, value: m.Expr, positive: bool, gap: str | None) -> Phrase:
    match value:
        case m.AttributeOf(attribute, card):
            return _about(scene, "has-attribute", card, positive, gap, attribute=noun(attribute))
        case m.StateOf(state, key, _) if key is not None:
            owner = things.thing(scene, key)
            carried = NamedPhrase(state, "noun", (("owner", owner),))
            return _about(scene, "has-state", key, positive, gap, state=carried)
        case _:
            return say("exists", polarity(positive), value=things.thing(scene, value))


def _flag(scene: PhraseScene, state: str, key: m.Expr | None, positive: bool, gap: str | None) -> Phrase:
    """A state that is yes or no: a sentence of its own, or something said of its owner."""
    if key is None:
        return say("flag", polarity(positive), clause=NamedPhrase(state, "clause"))
    return _about(scene, "does", key, positive, gap, clause=NamedPhrase(state, "clause"))


def scene_answer(scene: PhraseScene, name: str, positive: bool) -> Phrase:
    bound = scene.names.get(name)
    if isinstance(bound, SaidPhrase) and bound.message in ("answer", "decision"):
        return say(bound.message, polarity(positive), **dict(bound.args))
    return say("is-so", polarity(positive), value=things.thing(scene, m.Local(name, "yes-no")))


# ------------------------------------------------------------------ equality
def _is_seat(phrase: Phrase | None) -> bool:
    """Whether somebody at a table is called by name, rather than whoever a rule is about."""
    return isinstance(phrase, NamedPhrase) and phrase.sort == "seat"


def _same(scene: PhraseScene, left: m.Expr, right: m.Expr, positive: bool, gap: str | None) -> Phrase:
    match left, right:
        case (m.StateOf(_, _, "yes-no") | m.Local(_, "yes-no"), m.Const(_, bool() as value)):
            return condition(scene, left, positive == value, gap)
        case m.StateOf("winner"), m.Local(name) if positive and _is_seat(scene.names.get(name)):
            return say("has-won-round", subject=things.thing(scene, right))
        case m.Size(domain), m.Const(_, int() as count):
            return counted(scene, domain, "exactly", NumberPhrase(count), positive, gap)
        case m.Count(), m.Const(_, int() as count):
            return _counting(scene, left, "exactly", NumberPhrase(count), positive)
        case m.AttributeOf(one, card), m.AttributeOf(other, against) if one == other:
            return _about(
                scene,
                "same-attribute",
                card,
                positive,
                gap,
                attribute=noun(one),
                other=things.thing(scene, against),
            )
        case m.QuantityOf(one, card, _), m.QuantityOf(other, against, _) if (
            one == other and card is not None and against is not None
        ):
            return _about(
                scene,
                "same-attribute",
                card,
                positive,
                gap,
                attribute=noun(one),
                other=things.thing(scene, against),
            )
        case m.AttributeOf(attribute, card), _:
            return _about(
                scene,
                "attribute-is",
                card,
                positive,
                gap,
                attribute=noun(attribute),
                value=things.thing(scene, right),
            )
        case m.QuantityOf(quantity, card, _), _ if card is not None:
            return _about(
                scene,
                "attribute-is",
                card,
                positive,
                gap,
                attribute=noun(quantity),
                value=things.thing(scene, right),
            )
        case m.StateOf(state, key, _), _ if key is not None:
            return _about(
                scene,
                "attribute-is",
                key,
                positive,
                gap,
                attribute=noun(state),
                value=things.thing(scene, right),
            )
        case _, m.CardAt():
            return _about(scene, "is-identical", left, positive, gap, other=things.thing(scene, right))
        case _:
            return _about(scene, "is-same", left, positive, gap, other=things.thing(scene, right))


# ------------------------------------------------------------------ more and less
def compared(scene: PhraseScene, operator: str, left: m.Expr, right: m.Expr, gap: str | None) -> Phrase:
    """A comparison; with whole numbers it is said as `at least` or `at most`."""
    bound: Phrase
    if isinstance(right, m.Const) and isinstance(right.value, int):
        step = {">": 1, "<": -1}.get(operator, 0)
        bound = NumberPhrase(right.value + step)
        operator = {">": ">=", "<": "<="}.get(operator, operator)
    else:
        bound = things.thing(scene, right)
    word = BOUNDS[operator]
    match left:
        case m.Size(m.CardsIn(m.ZoneOf(zone, owner), ())) if owner is not None and bound == BEFORE:
            more = operator == ">"
            return _about(scene, "has-more-than-before", owner, more, gap, zone=held_zone(zone))
        case m.Size(domain):
            return counted(scene, domain, word, bound, True, gap)
        case m.Count():
            return _counting(scene, left, word, bound, True)
        case m.StateOf("round-number", None, _):
            return say("round-number-is", bound=word, n=bound)
        case (
            m.AttributeOf(attribute, owner)
            | m.QuantityOf(attribute, owner, _)
            | m.StateOf(attribute, owner, _)
        ) if owner is not None:
            said = noun(attribute)
            return _about(scene, "attribute-compares", owner, True, gap, attribute=said, bound=word, n=bound)
        case _:
            return say("compares", value=things.thing(scene, left), bound=word, n=bound)


def counted(
    scene: PhraseScene, domain: m.Domain, bound: str, count: Phrase, positive: bool, gap: str | None
) -> Phrase:
    """How many members a domain has."""
    none = isinstance(count, NumberPhrase) and count.value == 0 and bound in ("exactly", "at-most")
    some = isinstance(count, NumberPhrase) and count.value == 1 and bound == "at-least"
    match domain:
        case m.CardsIn(m.ZoneOf(zone, owner), ()) if owner is not None and scene.book.owned(zone):
            place = held_zone(zone)
            if none or some:
                return _about(scene, "has-no-cards", owner, none == positive, gap, zone=place)
            return _about(scene, "has-cards", owner, positive, gap, zone=place, bound=bound, n=count)
        case m.CardsIn(zone, ()):
            place = things.thing(scene, zone)
            if none or some:
                return say("is-empty", polarity(none == positive), zone=place)
            return say("zone-has-cards", polarity(positive), zone=place, bound=bound, n=count)
        case m.Players((), None):
            return say("players-are", polarity(positive), bound=bound, n=count)
        case _:
            value = say("count-of", members=domains.plural(scene, domain))
            return say("compares", polarity(positive), value=value, bound=bound, n=count)


def _counting(scene: PhraseScene, node: m.Count, bound: str, count: Phrase, positive: bool) -> Phrase:
    one = count == NumberPhrase(1) and bound == "exactly" and positive
    if one and node.domain == m.Players((), None) and mentions(node.where, node.name) == 1:
        return condition(scene.bound(node.name, say("only-one-player")), node.where)
    if node.domain == m.Players((), None):
        if node.where == m.YES:
            return say("players-are", polarity(positive), bound=bound, n=count)
        where = relative(scene, node.name, node.type, node.where)
        return say("players-that", polarity(positive), where=where, bound=bound, n=count)
    if isinstance(node.domain, m.CardsIn) and not node.domain.excepted:
        sorted_out = _sorted_out(scene, node)
        if sorted_out is not None:
            kind, only = sorted_out
            return say(
                "cards-counted",
                polarity(positive),
                zone=things.thing(scene, node.domain.zone),
                noun=kind,
                only=only,
                valued="no" if only == say("nothing") else "yes",
                bound=bound,
                n=count,
            )
    counted_members = domains.members(scene, node.name, node.type, node.domain, node.where)
    return say("number-of-members", polarity(positive), members=counted_members, bound=bound, n=count)


def _sorted_out(scene: PhraseScene, node: m.Count) -> tuple[Phrase, Phrase] | None:
    """Cards of a kind and with values, as a noun and what follows it; None if more is asked of them."""
    kind: Phrase = noun("card")
    values: list[Phrase] = []
    for part in node.where.parts if isinstance(node.where, m.AllOf) else (node.where,):
        match part:
            case m.KindIs(m.Local(name=name), names) if name == node.name and kind == noun("card"):
                kind = things.kinds(scene, names)
            case m.Same(m.AttributeOf(attribute, m.Local(name=name)), m.Const(type, value)) if (
                name == node.name
            ):
                said = things.constant(type, value)
                values.append(say("only-values", noun=noun(attribute), values=said))
            case _:
                return None
    if not isinstance(kind, NamedPhrase):
        return None
    return kind, joined(tuple(values), "and") if values else say("nothing")


# ------------------------------------------------------------------ relative clauses
def relative(scene: PhraseScene, name: str, type: m.Type, where: m.Expr) -> Phrase:
    """A relative clause about a name, or `for which …` where the name is not what each part is about."""
    inner = scene.bound(name, say("gap", noun=noun(type)))
    clause = condition(inner, where, True, name)
    if _all_gapped(clause) and not _has_gap(clause):
        return clause
    said = "that-player" if type == "player" else "that-card" if type == "card" else "that-one"
    again = say(said, noun=noun(type))
    return say("for-which", condition=condition(scene.bound(name, again), where), sort=type)


def _all_gapped(phrase: Phrase) -> bool:
    match phrase:
        case ListedPhrases(items):
            return all(_all_gapped(item) for item in items)
        case SaidPhrase("grouped", args):
            return all(_all_gapped(part) for _, part in args if not isinstance(part, str))
        case SaidPhrase():
            return phrase.form.startswith("that")
        case _:
            return False


def _has_gap(phrase: Phrase, top: bool = True) -> bool:
    """Whether the name is used anywhere but as what the clause is about."""
    match phrase:
        case ListedPhrases(items):
            return any(_has_gap(item, top) for item in items)
        case SaidPhrase("grouped", args):
            return any(_has_gap(part, top) for _, part in args)
        case SaidPhrase("gap"):
            return not top
        case SaidPhrase(_, args):
            return any(_has_gap(part, False) for name, part in args if not (top and name == "subject"))
        case _:
            return False
