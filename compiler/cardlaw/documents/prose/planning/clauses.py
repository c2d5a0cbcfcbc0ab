"""Clauses → sentences: who may do what, what follows, what words mean."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardlaw.documents.prose.phrases import (
    ListedPhrases,
    NamedPhrase,
    Phrase,
    RuleName,
    SaidPhrase,
    joined,
    noun,
    say,
)
from cardlaw.documents.prose.planning import acts, conditions, steps, things
from cardlaw.documents.prose.planning.packs import counted_pack, pack, seats
from cardlaw.documents.prose.planning.scene import PhraseScene, again, is_topic, mentions, role
from cardlaw.documents.prose.planning.steps import SentencePlan
from cardlaw.language import model as m
from cardlaw.language.walking import nodes


def clause(scene: PhraseScene, node: m.Clause) -> SentencePlan:
    match node:
        case m.Norm():
            return SentencePlan(_norm(scene, node))
        case m.Wins():
            return SentencePlan(_wins(scene, node))
        case m.Ends(what, condition):
            return SentencePlan(say(f"ends-{what}", condition=conditions.condition(scene, condition)))
        case m.Waive(target, condition):
            if condition == m.YES:
                return SentencePlan(say("waived", rule=RuleName(target)))
            said = conditions.condition(scene.bind(card=say("the", noun=noun("card"))), condition)
            return SentencePlan(say("waived-if", rule=RuleName(target), condition=said))
        case m.DefinePredicate():
            return SentencePlan(_predicate(scene, node))
        case m.DefineQuantity():
            return SentencePlan(_quantity(scene, node))
        case m.Effect():
            return _effect(scene, node)
        case m.Axiom(condition):
            return SentencePlan(_always(_each_that(conditions.condition(scene, condition))))
        case m.Deck():
            return pack(scene, node)
        case m.DeckHas():
            return SentencePlan(counted_pack(scene, node))
        case m.Seats():
            return SentencePlan(seats(node))
        case _:
            assert_never(node)


# ------------------------------------------------------------------ norms
def _norm(scene: PhraseScene, node: m.Norm) -> Phrase:
    act = scene.book.acts[node.act]
    who = role(scene, node.subject)
    mentioned = who if node.form == "wrongly" else again(who)
    inner = acts.with_parameters(scene, act).bound(node.subject, mentioned)
    done, rest = acts.matched(inner, act, node.match)
    condition = _both(rest, node.condition)
    if node.form == "must-not" and (only := _only_card(inner, act, done, condition)) is not None:
        this, when = only
        return say(
            "may-only-this", subject=who, act=this, sort="player", condition=conditions.condition(inner, when)
        )
    if node.form in ("may", "must") and (certain := _certain_card(inner, act, node)) is not None:
        done, condition = certain
    elif node.form != "may-even" and (node.form != "may-only" or node.match == m.YES):
        done, condition = _narrowed(inner, act, done, condition, whole=node.form == "may-only")
    args: dict[str, Phrase] = {"subject": who, "act": done, "sort": "player"}
    if condition == m.YES:
        if node.form == "may-only" and node.condition != m.YES:
            plain, _ = acts.matched(inner, act, node.match)
            asked = conditions.condition(inner, node.condition)
            return say("may-only-such", **args, plain=plain, condition=asked)
        return say("may" if node.form in ("may-only", "may-even") else node.form, **args)
    message = node.form if node.form in ("may-only", "may-even") else f"{node.form}-if"
    return say(message, **args, condition=conditions.condition(inner, condition))


def _only_card(
    scene: PhraseScene, act: m.Act, done: NamedPhrase, condition: m.Expr
) -> tuple[NamedPhrase, m.Expr] | None:
    """Where all cards but one are forbidden under a condition: the act with that one, and the condition."""
    cards = [p.name for p in act.parameters if p.type == "card"]
    if len(cards) != 1 or not isinstance(condition, m.AllOf):
        return None
    card = m.Local(cards[0], "card")
    for part in condition.parts:
        match part:
            case m.Not(inner=m.Same(left=left, right=right)) if left == card and right != card:
                others = tuple(each for each in condition.parts if each != part)
                if any(mentions(each, card.name) for each in others):
                    return None
                slots = dict(done.slots) | {card.name: things.thing(scene, right)}
                when = others[0] if len(others) == 1 else m.AllOf(others)
                return replace(done, slots=tuple(slots.items())), when
    return None


def _certain_card(scene: PhraseScene, act: m.Act, node: m.Norm) -> tuple[NamedPhrase, m.Expr] | None:
    """Where the card has to be a certain one and all else is asked of it: the act with that one, and what is asked."""
    cards = [p.name for p in act.parameters if p.type == "card"]
    asked = _both(node.match, node.condition)
    if len(cards) != 1 or len(act.parameters) != 1 or not isinstance(asked, m.AllOf):
        return None
    name = cards[0]
    for part in asked.parts:
        match part:
            case m.Same(left=m.Local(name=left), right=right) if left == name and not mentions(right, name):
                others = tuple(each for each in asked.parts if each != part)
                if not others or not all(_only_about(scene, each, name) for each in others):
                    return None
                done = NamedPhrase(act.name, "act", ((name, things.thing(scene, right)),))
                return done, others[0] if len(others) == 1 else m.AllOf(others)
            case _:
                pass
    return None


def _each_that(condition: Phrase) -> Phrase:
    """A statement as what is said to hold: of several, each begins with the word for `that`."""
    if isinstance(condition, ListedPhrases):
        items = tuple(say("always-that", clause=item) for item in condition.items)
        return ListedPhrases(items, condition.joint, condition.form)
    return say("always-that", clause=condition)


def _always(condition: Phrase) -> Phrase:
    """A statement that holds at any time; of two of which one holds, that it is either of them."""
    match condition:
        case ListedPhrases((one, other), "or"):
            return say("always-either", one=one, other=other)
        case _:
            return say("always", condition=condition)


def _both(one: m.Expr, other: m.Expr) -> m.Expr:
    parts = tuple(p for e in (one, other) for p in (e.parts if isinstance(e, m.AllOf) else (e,)))
    return parts[0] if len(parts) == 1 else m.AllOf(parts)


def _narrowed(
    scene: PhraseScene, act: m.Act, done: NamedPhrase, condition: m.Expr, whole: bool
) -> tuple[NamedPhrase, m.Expr]:
    """What the condition asks of the card goes to the card: `a card that fits`. `whole`: all of it or nothing."""
    cards = [p.name for p in act.parameters if p.type == "card"]
    if len(cards) != 1:
        return done, condition
    name = cards[0]
    parts = condition.parts if isinstance(condition, m.AllOf) else (condition,)
    about = tuple(p for p in parts if _only_about(scene, p, name))
    others = tuple(p for p in parts if p not in about)
    slots = dict(done.slots)
    noun_phrase = slots[name]
    if not about or (whole and others) or any(_leans_on(p, name) for p in others):
        return done, condition
    kind = noun_phrase.arg("noun") if isinstance(noun_phrase, SaidPhrase) else None
    if kind is None:
        return done, condition
    asked = about[0] if len(about) == 1 else m.AllOf(about)
    slots[name] = described(scene, kind, name, asked)
    return replace(done, slots=tuple(slots.items())), m.AllOf(others)


def _leans_on(node: object, name: str) -> bool:
    """Whether a name is used otherwise than to leave that card out of account."""
    left_out = sum(mentions(d.excepted, name) for d in nodes(node) if isinstance(d, m.CardsIn))
    return mentions(node, name) > left_out


def _only_about(scene: PhraseScene, part: m.Expr, name: str) -> bool:
    if mentions(part, name) == 0:
        return False
    said = conditions.relative(scene, name, "card", part)
    return not (isinstance(said, SaidPhrase) and said.message == "for-which")


def described(scene: PhraseScene, kind: Phrase, name: str, asked: m.Expr) -> Phrase:
    """`a fitting card`, `a skip of the colour in force`, `a card that has …`."""
    match asked:
        case m.PredicateOf(predicate, m.Local()):
            adjective = NamedPhrase(predicate, "predicate")
            carried = say("described", predicate=adjective, noun=kind)
            return say("a-such", noun=carried, where=say("described-after", predicate=adjective))
        case _:
            return say("a-such", noun=kind, where=conditions.relative(scene, name, "card", asked))


# ------------------------------------------------------------------ winning
def _wins(scene: PhraseScene, node: m.Wins) -> Phrase:
    who = role(scene, node.subject)
    inner = scene.bound(node.subject, again(who))
    by: Phrase = say("nothing")
    if node.by:
        by = say("by", acts=joined(tuple(acts.act_phrase(inner, act, None) for act in node.by), "or"))
    args: dict[str, Phrase] = {"subject": who, "by": by, "sort": "player"}
    if node.ranking is None:
        match node.condition:
            case m.Same(m.Local(), m.StateOf("winner", None, _)) if node.what == "game" and not node.by:
                return say("winner-wins-game")
            case m.Same(m.Size(m.CardsIn(m.ZoneOf(_, m.Local(holder)), ())), m.Const(_, 0)) if (
                node.by and holder == node.subject and all(_of_one_card(scene, act) for act in node.by)
            ):
                done = tuple(_done_with_the_last(scene, who, act) for act in node.by)
                return say(f"wins-{node.what}-last", subject=who, by=say("by", acts=joined(done, "or")))
            case _:
                pass
        said = conditions.condition(inner, node.condition)
        return say(f"wins-{node.what}", **args, condition=said)
    extreme, value = node.ranking
    ranked = things.thing(scene.bound(node.subject, say("own")), value)
    about = mentions(node.condition, node.subject) > 0
    said = conditions.condition(scene.bound(node.subject, say("some-player")), node.condition)
    message = f"wins-{node.what}-ranked"
    return say(message, by=by, condition=said, extreme=extreme, value=ranked, among="yes" if about else "no")


def _of_one_card(scene: PhraseScene, name: str) -> bool:
    return [parameter.type for parameter in scene.book.acts[name].parameters] == ["card"]


def _done_with_the_last(scene: PhraseScene, who: Phrase, name: str) -> Phrase:
    slot = scene.book.acts[name].parameters[0].name
    return NamedPhrase(name, "act", ((slot, say("last-card", own="yes" if is_topic(who) else "no")),))


# ------------------------------------------------------------------ definitions
def _folded(scene: PhraseScene, subject: str, condition: m.Expr, type: m.Type) -> tuple[Phrase, m.Expr]:
    """The subject of a definition: by its kind if the condition names one, else any."""
    parts = condition.parts if isinstance(condition, m.AllOf) else (condition,)
    for part in parts:
        match part:
            case m.KindIs(m.Local(name=name), names) if name == subject:
                kind = things.kinds(scene, names)
                rest = tuple(p for p in parts if p is not part)
                said = say("a", noun=kind) if isinstance(kind, NamedPhrase) else say("a-kind-of", kinds=kind)
                return said, m.AllOf(rest)
            case m.AnyOf(options) if (
                options and all(_kind_of(o, subject) for o in options) and len(parts) == 1
            ):
                names = tuple(n for o in options if isinstance(o, m.KindIs) for n in o.kinds)
                return say("a-kind-of", kinds=joined(tuple(noun(n) for n in names), "or")), m.YES
            case _:
                pass
    return say("a", noun=noun(type)), condition


def _kind_of(node: m.Expr, subject: str) -> bool:
    return isinstance(node, m.KindIs) and isinstance(node.card, m.Local) and node.card.name == subject


def _predicate(scene: PhraseScene, node: m.DefinePredicate) -> Phrase:
    type = next((p.of for p in scene.model.predicates if p.name == node.predicate), "card")
    subject, condition = _folded(scene, node.subject, node.condition, type)
    said = "it-card" if type == "card" else "that-player" if type == "player" else "that-one"
    pronoun = say(said, noun=noun(type))
    defined = say(
        "is-predicate", subject=subject, predicate=NamedPhrase(node.predicate, "predicate"), sort=type
    )
    if condition == m.YES:
        return defined
    inner = scene.bound(node.subject, pronoun)
    return say("defined-if", defined=defined, condition=conditions.condition(inner, condition))


def _quantity(scene: PhraseScene, node: m.DefineQuantity) -> Phrase:
    if node.subject is None:
        value = things.thing(scene, node.value)
        quantity = NamedPhrase(node.quantity, "noun", (("value", value),))
        if node.condition == m.YES:
            return say("quantity-is", quantity=quantity, value=value)
        said = conditions.condition(scene, node.condition)
        return say("quantity-is-if", quantity=quantity, value=value, condition=said)
    type = next((q.of for q in scene.model.quantities if q.name == node.quantity), "card") or "card"
    owner, condition = _folded(scene, node.subject, node.condition, type)
    inner = scene.bound(node.subject, say("it-card") if type == "card" else say("that-player"))
    itself = say("itself") if type == "card" else say("that-player")
    value = things.thing(scene.bound(node.subject, itself), node.value)

    def settled(of: Phrase) -> Phrase:
        attribute = NamedPhrase(node.quantity, "noun", (("owner", of), ("value", value)))
        return say("attribute-set", owner=of, attribute=attribute, value=value)

    if condition == m.YES:
        return settled(owner)
    said = conditions.condition(inner, condition)
    return say("attribute-set-if", defined=settled(owner), condition=said)


# ------------------------------------------------------------------ effects
def _effect(scene: PhraseScene, node: m.Effect) -> SentencePlan:
    act = scene.book.acts[node.act]
    match node.body:
        case (m.If(condition, then, ()),) if not node.instead:
            node = replace(node, where=_both(node.where, condition), body=then)
        case _:
            pass
    intro, inner = trigger(scene, act, node)
    match node.body:
        case (m.Do(subject=m.Local(name=doer)),) if doer == node.subject and _alone(inner, act, node):
            inner = inner.bound(doer, say("that-player"))
        case _:
            pass
    plans = steps.sequence(inner, node.body)
    if len(plans) == 1 and plans[0].plain and not node.instead:
        return SentencePlan(say("then", intro=intro, step=plans[0].text))
    return SentencePlan(intro, plans)


def _alone(scene: PhraseScene, act: m.Act, node: m.Effect) -> bool:
    """Whether an effect speaks of nobody but its doer, by a name, before it says what follows."""
    named = not is_topic(scene.names.get(node.subject or "player"))
    return named and node.where == m.YES and not act.parameters


def trigger(scene: PhraseScene, act: m.Act, node: m.Effect) -> tuple[Phrase, PhraseScene]:
    """`when you play a skip and …`, and the names as they are called after that."""
    inner = acts.with_parameters(scene, act)
    if act.name in scene.book.happenings:
        player = say("turn-player") if act.sort == "kernel" else say("the", noun=noun("player"))
        inner = inner.bound(node.subject or "player", player)
        cause: Phrase = acts.happens(scene, act.name)
        where = node.where
    else:
        who = role(scene, node.subject or "player")
        inner = inner.bound(node.subject or "player", again(who))
        done, rest = acts.matched(inner, act, node.match)
        where = _both(rest, node.where)
        cause = say("would" if node.instead else "trigger", subject=who, act=done, sort="player")
    message = "instead" if node.instead else "when"
    if where == m.YES:
        return say(message, cause=cause), inner
    return say(f"{message}-and", cause=cause, condition=conditions.condition(inner, where)), inner


def body(scene: PhraseScene, act: m.Act) -> SentencePlan | None:
    """What an act does by itself, apart from any rule."""
    if not act.body:
        return None
    who = say("actor")
    inner = acts.with_parameters(scene, act).bound("player", again(who))
    done = acts.act_phrase(scene, act.name, None)
    intro = say("when", cause=say("trigger", subject=who, act=done, sort="player"))
    plans = steps.sequence(inner, act.body)
    if len(plans) == 1 and plans[0].plain:
        return SentencePlan(say("then", intro=intro, step=plans[0].text))
    return SentencePlan(intro, plans)
