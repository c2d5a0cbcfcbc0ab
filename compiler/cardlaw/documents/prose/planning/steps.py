"""Steps → sentences, and lists of sentences where a step holds others."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardlaw.documents.prose.phrases import (
    NamedPhrase,
    NumberPhrase,
    Phrase,
    Quoted,
    SaidPhrase,
    is_numeral,
    joined,
    noun,
    say,
)
from cardlaw.documents.prose.planning import acts, conditions, domains, loops, things
from cardlaw.documents.prose.planning.scene import PhraseScene, is_topic, mentions
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes


@dataclass(frozen=True, slots=True)
class SentencePlan:
    """A sentence to be, with those that stand below it."""

    text: Phrase
    items: tuple[SentencePlan, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether it can be the second half of another sentence: it has nothing below it, and no halves itself."""
        return not self.items and not (isinstance(self.text, SaidPhrase) and self.text.message == "then")


def sequence(scene: PhraseScene, body: tuple[m.Step, ...]) -> tuple[SentencePlan, ...]:
    """The steps of a body in order; a name that one of them binds is known to those after it."""
    plans: list[SentencePlan] = []
    for at, step in enumerate(body, 1):
        if isinstance(step, m.Let) and _only_counts(scene, step, body[at:]):
            scene = scene.bound(step.name, conditions.BEFORE)
            continue
        made, scene = said(scene, step)
        plans += made
    return tuple(plans)


def _only_counts(scene: PhraseScene, step: m.Let, rest: tuple[m.Step, ...]) -> bool:
    """Whether a name is only for asking later whether somebody holds more cards than before."""
    match step.value:
        case m.Size(m.CardsIn(m.ZoneOf(zone, owner), ())) if owner is not None and scene.book.owned(zone):
            more = m.Compare(">", step.value, m.Local(step.name, step.type))
            asked = sum(1 for node in nodes(rest) if node == more)
            return 0 < asked == mentions(rest, step.name)
        case _:
            return False


def said(scene: PhraseScene, step: m.Step) -> tuple[list[SentencePlan], PhraseScene]:
    match step:
        case m.If() | m.ForEach() | m.Repeat() | m.ByChance():
            return loops.block(scene, step), scene
        case m.Let(name, type, value):
            called = things.called(scene, name, type)
            plan = SentencePlan(say("let", name=called, value=things.thing(scene, value)))
            return [plan], scene.bound(name, called)
        case m.Choose(chooser, type, name, domain, where):
            return _choice(scene, chooser, type, name, domain, where)
        case m.Ask(question, name):
            asked = Quoted(question.text, question.translations)
            return [SentencePlan(say("ask", question=asked))], scene.bound(
                name, say("answer", question=asked)
            )
        case m.Chance(name, low, high):
            plan = SentencePlan(say("chance", low=NumberPhrase(low), high=NumberPhrase(high)))
            return [plan], scene.bound(name, say("drawn-number"))
        case _:
            return [SentencePlan(simple(scene, step))], scene


def simple(scene: PhraseScene, step: m.Step) -> Phrase:
    """A step that is one sentence and binds no name."""
    match step:
        case m.Do(act, subject, args):
            if subject is None:
                return say("takes-place", clause=acts.happens(scene, act))
            done = acts.act_phrase(scene, act, args)
            return say("do", subject=things.thing(scene, subject), act=done, sort="player")
        case m.Assign(target, value):
            return _assigned(scene, target, value)
        case m.Add(value, target):
            return _added(scene, value, target)
        case m.MoveCards():
            return _moved(scene, step)
        case m.Fetch(amount, origin, target, place):
            return say(
                "fetch",
                cards=counted_cards(scene, amount),
                origin=things.thing(scene, origin),
                zone=things.thing(scene, target),
                place=place,
            )
        case m.Shuffle(zone):
            return say("shuffle", zone=things.thing(scene, zone))
        case m.Deal(amount, origin, zone, start):
            common = {
                "origin": things.thing(scene, origin),
                "noun": noun(zone),
                "start": things.thing(scene, start),
            }
            if amount is None:
                return say("deal-all", **common)
            return say("deal", cards=counted_cards(scene, amount), **common)
        case m.ChooseSecretly(choosers, _, state, domain, _):
            return say(
                "choose-secretly",
                choosers=domains.plural(scene, choosers),
                member=domains.member(scene, "", domain),
                state=noun(state),
            )
        case m.Offer():
            return _offered(scene, step)
        case m.Swap(left, right):
            return say("swap", left=_whole(scene, left), right=_whole(scene, right))
        case m.Rotate(zone):
            return say("rotate", noun=noun(zone))
        case m.Reveal(zone, to):
            return say("reveal", zone=things.thing(scene, zone), to=domains.plural(scene, to))
        case m.Announce(text):
            return say("announce", text=Quoted(text.text, text.translations))
        case m.Proceed(args):
            if not args:
                return say("proceed")
            return say("proceed-with", values=joined(tuple(things.thing(scene, a) for a in args), "and"))
        case m.End(what):
            return say(f"end-{what}")
        case m.If() | m.ForEach() | m.Repeat() | m.ByChance() | m.Let() | m.Choose() | m.Ask() | m.Chance():
            raise ValueError("a step that binds a name or holds others is not one sentence")
        case _:
            assert_never(step)


def counted_cards(scene: PhraseScene, amount: m.Expr) -> Phrase:
    number = things.thing(scene, amount)
    return say("counted" if is_numeral(number) else "counted-as", n=number, noun=noun("card"))


def _choice(
    scene: PhraseScene, chooser: m.Expr | None, type: m.Type, name: str, domain: m.Domain, where: m.Expr
) -> tuple[list[SentencePlan], PhraseScene]:
    if type == "yes-no":
        who = things.thing(scene, chooser) if chooser is not None else say("the-table")
        return [], scene.bound(name, say("decision", chooser=who))
    picked = domains.member(scene, type, domain)
    if where != m.YES:
        picked = say("member-that", member=picked, where=conditions.relative(scene, name, type, where))
    chosen = say("chosen", noun=noun(type))
    if chooser is None:
        return [SentencePlan(say("table-chooses", member=picked))], scene.bound(name, chosen)
    plan = SentencePlan(say("chooses", subject=things.thing(scene, chooser), member=picked, sort="player"))
    return [plan], scene.bound(name, chosen)


def _assigned(scene: PhraseScene, target: m.StateOf, value: m.Expr | None) -> Phrase:
    match target, value:
        case m.StateOf("direction", None, _), m.Opposite(m.StateOf("direction")):
            return say("direction-turns")
        case m.StateOf("direction", None, _), m.Const(_, str() as way):
            return say("direction-is", way=noun(way))
        case m.StateOf(state, None, "player"), m.Neighbour(
            "left" | "right" as way, m.StateOf(same, None, _)
        ) if state == same:
            return say("passes-left" if way == "left" else "passes-right", noun=noun(state))
        case m.StateOf(state, None, "yes-no"), m.Const(_, bool() as yes):
            return say("flag-set", "" if yes else "negative", clause=NamedPhrase(state, "clause"))
        case m.StateOf(state, key, "yes-no"), m.Const(_, bool() as yes) if key is not None:
            owner = things.thing(scene, key)
            form = "" if yes else "none" if owner == say("every-player") else "negative"
            return say("does-now", form, subject=owner, clause=NamedPhrase(state, "clause"), sort="player")
        case _, None:
            return say("forget", state=things.thing(scene, target))
        case m.StateOf(type="card"), _:
            return say("becomes-card", state=things.thing(scene, target), value=things.thing(scene, value))
        case _, _:
            return say("becomes", state=things.thing(scene, target), value=things.thing(scene, value))


def _added(scene: PhraseScene, value: m.Expr, target: m.StateOf) -> Phrase:
    match value:
        case m.Arithmetic("-", m.Const(_, 0), taken):
            return say("subtract", value=things.thing(scene, taken), state=things.thing(scene, target))
        case m.StateOf() if value == target:
            return say("doubled", state=things.thing(scene, target))
        case _:
            return say("add", value=things.thing(scene, value), state=things.thing(scene, target))


def _moved(scene: PhraseScene, step: m.MoveCards) -> Phrase:
    target = things.thing(scene, step.target)
    match step.cards:
        case m.OneCard(card):
            return say("move-card", card=things.thing(scene, card), zone=target, place=step.place)
        case cards if step.where is not None and step.name is not None:
            moved = domains.members(scene, step.name, "card", cards, step.where)
        case cards:
            moved = domains.plural(scene, cards)
    return say("move-cards", cards=moved, zone=target, place=step.place)


def _whole(scene: PhraseScene, zone: m.Expr) -> Phrase:
    """A zone as something that changes hands: whose it is, is always said."""
    said = things.thing(scene, zone)
    return (
        replace(said, message="whole-own-zone")
        if isinstance(said, SaidPhrase) and said.message == "own-zone"
        else said
    )


def _offered_act(scene: PhraseScene, offering: m.Offering, name: str) -> Phrase:
    """What may be done in a window; what others do to a player there, they do to the one it opened for."""
    done = acts.act_phrase(scene, name, None)
    match offering.takers:
        case m.Players((m.Local(name=spared),), None) if is_topic(scene.names.get(spared)):
            slots = tuple(
                (slot, say("that-very-player") if phrase == say("another-player") else phrase)
                for slot, phrase in done.slots
            )
            return replace(done, slots=slots)
        case _:
            return done


def _offered(scene: PhraseScene, step: m.Offer) -> Phrase:
    """A window: what may be done, by whom, and until when it stands."""
    parts = tuple(
        say(
            "can" if step.until is not None else "has-choice" if len(offering.acts) > 1 else "has-turn-to",
            subject=domains.takers(scene, offering),
            acts=joined(tuple(_offered_act(scene, offering, act) for act in offering.acts), "or"),
            sort="player",
        )
        for offering in step.offerings
    )
    if step.until is None:
        return joined(parts, "and")
    first, *later = parts
    until = acts.happens(scene, step.until)
    if not later:
        return say("offer-until", first=first, until=until)
    return say("offer-until-then", first=first, later=joined(tuple(later), "and"), until=until)
