"""Steps that hold other steps → an introduction with a list, or one sentence where that is enough."""

from __future__ import annotations

from typing import assert_never

from cardlaw.documents.prose.phrases import NamedPhrase, NumberPhrase, Phrase, joined, noun, say
from cardlaw.documents.prose.planning import conditions, domains, quantifiers, steps, things
from cardlaw.documents.prose.planning.scene import PhraseScene, is_topic, mentions
from cardlaw.language import model as m

Block = m.If | m.ForEach | m.Repeat | m.ByChance


def block(scene: PhraseScene, step: Block) -> list[steps.SentencePlan]:
    match step:
        case m.If():
            return _if(scene, step)
        case m.ForEach():
            return [_for_each(scene, step)]
        case m.Repeat(until, body):
            intro = say("repeat", condition=conditions.condition(scene, until))
            return [steps.SentencePlan(intro, steps.sequence(scene, body))]
        case m.ByChance(odds):
            whole = sum(weight for weight, _ in odds)
            cases = tuple(
                steps.SentencePlan(
                    say("odds", weight=NumberPhrase(weight), whole=NumberPhrase(whole)),
                    steps.sequence(scene, body),
                )
                for weight, body in odds
            )
            return [steps.SentencePlan(say("by-chance"), cases)]
        case _:
            assert_never(step)


def _if(scene: PhraseScene, step: m.If, otherwise: bool = False) -> list[steps.SentencePlan]:
    said = conditions.condition(scene, step.condition)
    plans = [_under(say("otherwise-if" if otherwise else "if", condition=said), scene, step.then)]
    match step.otherwise:
        case ():
            pass
        case (m.If() as nested,):
            plans += _if(scene, nested, otherwise=True)
        case rest:
            plans.append(_under(say("otherwise"), scene, rest))
    return plans


def _under(intro: Phrase, scene: PhraseScene, body: tuple[m.Step, ...]) -> steps.SentencePlan:
    """An introduction with what follows it: in the same sentence if it is only one."""
    plans = steps.sequence(scene, body)
    if len(plans) == 1 and plans[0].plain:
        if intro == say("otherwise"):
            return steps.SentencePlan(say("otherwise-then", step=plans[0].text))
        return steps.SentencePlan(say("then", intro=intro, step=plans[0].text))
    return steps.SentencePlan(intro, plans)


def _for_each(scene: PhraseScene, step: m.ForEach) -> steps.SentencePlan:
    short = _in_one(scene, step)
    if short is not None:
        return steps.SentencePlan(short)
    start = things.thing(scene, step.start) if step.start is not None else say("nothing")
    where: Phrase = say("nothing")
    if step.where != m.YES:
        where = conditions.relative(scene, step.name, step.type, step.where)
    each = _each(scene, step)
    again = {"player": "that-player", "card": "that-card"}.get(step.type, "that-one")
    inner = scene.bound(step.name, say(again, noun=noun(step.type)))
    intro = say(
        "for-each", each=each, where=where, start=start, started="no" if step.start is None else "yes"
    )
    return steps.SentencePlan(intro, steps.sequence(inner, step.body))


def _in_one(scene: PhraseScene, step: m.ForEach) -> Phrase | None:
    """`each player draws a card`: the loop as one sentence, if its body is one that names the member once."""
    if len(step.body) != 1 or mentions(step.body, step.name) != 1:
        return None
    match step.body[0]:
        case m.If() | m.Repeat() | m.ByChance() | m.Let() | m.Choose() | m.Ask() | m.Chance() | m.Offer():
            return None
        case m.ForEach() as nested:
            each = _each(scene, step)
            made = _in_one(scene.bound(step.name, each), nested) if step.where == m.YES else None
        case simple:
            subject = _subject(scene, step)
            made = None
            if subject is not None:
                made = steps.simple(scene.bound(step.name, subject), simple)
    if made is None or step.start is None:
        return made
    return say("starting", step=made, start=things.thing(scene, step.start))


def _subject(scene: PhraseScene, step: m.ForEach) -> Phrase | None:
    match step.type, step.domain:
        case "player", _ if step.where == m.YES:
            return _each(scene, step)
        case "card", m.CardsIn(zone, ()):
            carried, where = quantifiers.described(scene, step.name, step.where)
            if isinstance(carried, NamedPhrase):
                return say("every-card-in", noun=carried, zone=things.thing(scene, zone), where=where)
            return None
        case _:
            return None


def _each(scene: PhraseScene, step: m.ForEach) -> Phrase:
    match step.domain:
        case m.Players((), None):
            return say("every-player")
        case m.Players(excepted, None) if len(excepted) == 1 and is_topic(things.thing(scene, excepted[0])):
            return say("every-other-player")
        case m.Values(type, ()):
            return say("every", noun=noun(type))
        case m.CardsIn(zone, ()) if not isinstance(zone, m.Local):
            return say(
                "every-card-in", noun=noun("card"), zone=things.thing(scene, zone), where=say("nothing")
            )
        case m.Players(excepted, None):
            said = tuple(things.thing(scene, e) for e in excepted)
            return say("every-player-except", excepted=joined(said, "and"))
        case domain:
            return say("each-of", members=domains.plural(scene, domain))
