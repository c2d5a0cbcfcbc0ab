"""What an answer rests on, as messages: readings, earlier moves, what was taken to be so, what is proved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardlaw.cli.views.answer.asked import EditionAnswer, ruling
from cardlaw.cli.views.answer.why import each_ground
from cardlaw.engine.play import speaking
from cardlaw.engine.play.reasons import grounds
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import asked_for_in
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenChoice,
    SpokenListing,
    SpokenRule,
    SpokenSaid,
    SpokenSeat,
    SpokenText,
    Value,
)
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.questions.cases import Case
    from cardlaw.analysis.questions.following.otherwise import Otherwise, Without
    from cardlaw.analysis.questions.rests_on import Rests


def rests_on(rest: Rests) -> Message:
    """The reading that an answer rests on, and what it would be otherwise."""
    name = rest.axis.name
    others: dict[Message, list[Message]] = {}
    for arm, word, wrong in rest.others:
        value = message("quoted-value", value=SpokenChoice(name, arm))
        others.setdefault(ruling(word, wrong), []).append(value)
    told = tuple(
        message("rests-other", verdict=verdict, values=SpokenListing(tuple(arms), "or"))
        for verdict, arms in others.items()
    )
    return message(
        "rests",
        choice=SpokenChoice(name),
        value=SpokenChoice(name, rest.arm.value),
        others=SpokenListing(told, "each"),
    )


def moment(asked: EditionAnswer) -> Iterator[Message]:
    """Which moment the answer is about, if a move was told that nobody answers, or if something came in between."""
    from cardlaw.analysis.symbolic.windows import in_play

    question = asked.question
    turn, window = question.next_turn, question.situation.window
    if turn is not None and turn.barred is None:
        yield turn.moment
    elif turn is None and window is not None and window.after is not None and asked.done != asked.earlier:
        causes = (w for w in in_play(question.model) if w.instead and question.act in w.acts)
        if any(w.cause is not None and w.cause.name == window.after for w in causes):
            who, event = asked.earlier
            yield message("about-before", who=who, event=event)


def decision(asked: EditionAnswer) -> tuple[str, Message]:
    """Which decision the answer is about: the kind of moment, and the moment."""
    question = asked.question
    turn = question.next_turn
    if turn is not None and turn.barred is not None:
        return "no-turn", turn.barred.reason or turn.moment
    if turn is not None:
        return "turn", turn.moment
    if question.situation.window is not None and (done := asked.done) is not None:
        by, move = done
        return "answer", message("about-answer", who=asked.who, by=by, done=move)
    if asked.lacks_the_move_before:
        return "untold", asked.head
    return "turn", message("about-turn", who=asked.who)


def becomes(asked: EditionAnswer) -> Iterator[Message]:
    """What becomes of whoever has no turn after the move that was told."""
    turn = asked.question.next_turn
    if turn is not None:
        yield from turn.then


TOLD_FIRST = ("assume-holds", "assume-played", "assume-state")
"""What is taken to be so and is told with every answer; who plays is told with what follows."""


def taken(asked: EditionAnswer) -> Iterator[Message]:
    """What an answer takes to be so."""
    answer = asked.answer
    if answer.presumed:
        yield message("assume-holds", who=asked.who, cards=speaking.cards(asked.layout, answer.presumed))
    played = asked.question.played
    if played is not None and played.lead is not None:
        lead = played.lead
        move = speaking.act(asked.layout, lead.act, lead.args)
        yield message("assume-played", who=SpokenSeat(lead.by), move=move)
    yield from _as_they_start(asked)
    if (seats := seating(asked)) is not None:
        yield seats


def _as_they_start(asked: EditionAnswer) -> Iterator[Message]:
    """What is taken to have been so before the move that was told, where rules about the answer ask for it."""
    question = asked.question
    rules = (
        rule for rule in question.model.rules for each in rule.clauses if _about(each.clause, question.act)
    )
    asks = {name for rule in rules for name in asked_for_in(rule)}
    for name, number in question.made.assumed.items() if question.made is not None else ():
        if name in asks:
            state = next(each for each in question.model.states if each.name == name)
            yield message("assume-state", state=speaking.state(asked.layout, state, None, number))


def _about(clause: m.Clause, act: str) -> bool:
    """Whether a clause says who may make a move."""
    return isinstance(clause, m.Norm) and clause.act == act


def seating(asked: EditionAnswer) -> Message | None:
    """Who plays and which way play goes, if something follows and it was not told."""
    question, answer = asked.question, asked.answer
    if not answer.goes_on:
        return None
    last = len(question.players) - 1
    way = Value("direction", answer.direction) if answer.direction else None
    if question.told_players:
        return None if way is None else message("assume-direction", way=way)
    n, first = Amount(last + 1), SpokenSeat(0)
    if way is None:
        return message("assume-players", n=n, first=first, last=SpokenSeat(last))
    return message("assume-both", n=n, first=first, last=SpokenSeat(last), way=way)


def earlier(asked: EditionAnswer) -> Iterator[Message]:
    """Whether the move that is answered was wrong."""
    found = asked.answer.earlier
    if found is None:
        return
    who, move = asked.earlier
    if found.wrong is None:
        if found.if_before is None:
            how = "open-table" if asked.wants_table_before else "open"
        else:
            how = "wrong-before" if found.if_before else "right-before"
        yield message(f"earlier-{how}", who=who, move=move)
        return
    yield message("earlier-wrong" if found.wrong else "earlier-right", who=who, move=move)
    if found.wrong:
        yield from each_ground(grounds(asked.question.model, found.clauses))
    for axis, arms in found.rests:
        chosen = SpokenChoice(axis.name, asked.question.model.choice(axis.name))
        values = SpokenListing(tuple(SpokenChoice(axis.name, arm) for arm in arms), "or")
        id = "earlier-rests-right" if found.wrong else "earlier-rests-wrong"
        yield message(id, choice=SpokenChoice(axis.name), value=chosen, values=values)


def otherwise(asked: EditionAnswer, each: Otherwise | Without) -> Message:
    """The reading or assumed rule on which what follows rests, and what follows otherwise."""
    from cardlaw.analysis.questions.following.otherwise import Without

    if isinstance(each, Without):
        rule, text = SpokenRule(each.rule.id), SpokenText(each.rule.gloss)
        if not each.then:
            return message("follows-assumed-not", rule=rule, text=text)
        return message("follows-assumed", rule=rule, text=text, then=SpokenListing(each.then))
    name = each.axis.name
    others = tuple(
        message("follows-other", then=SpokenListing(then), value=SpokenChoice(name, arm))
        if then
        else message("follows-not-so", value=SpokenChoice(name, arm))
        for arm, then in each.arms
    )
    chosen = SpokenChoice(name, asked.question.model.choice(name))
    return message(
        "follows-by-reading", choice=SpokenChoice(name), value=chosen, others=SpokenListing(others, "each")
    )


def otherwise_each(
    asked: EditionAnswer, each: Otherwise | Without
) -> Iterator[tuple[Message, tuple[Message, ...]]]:
    """The same with each thing that follows otherwise by itself, below what it follows from."""
    from cardlaw.analysis.questions.following.otherwise import Without

    several = (each.then,) if isinstance(each, Without) else tuple(then for _, then in each.arms)
    if all(len(then) <= 1 for then in several):
        yield otherwise(asked, each), ()
    elif isinstance(each, Without):
        yield (
            message("without-assumed", rule=SpokenRule(each.rule.id), text=SpokenText(each.rule.gloss)),
            each.then,
        )
    else:
        name = each.axis.name
        chosen = SpokenChoice(name, asked.question.model.choice(name))
        yield message("by-our-reading", choice=SpokenChoice(name), value=chosen), ()
        for arm, then in each.arms:
            value = SpokenChoice(name, arm)
            if then:
                yield message("read-otherwise", value=value), then
            else:
                yield message("follows-not-so", value=value), ()


def after_answer(answer: Message) -> Message:
    """An answer above what follows it: of a duty, that it is what follows once that is done."""
    return message("answer-then", answer=answer) if answer.id == "answer-must" else answer


def notes(asked: EditionAnswer) -> Iterator[Message]:
    """That nothing that was left out matters, or that it is not known."""
    found = [proof(case) for case in asked.answer.cases if not _needs_no_proof(case)]
    if len({(each.id, each.arguments) for each in found}) <= 1:
        yield from found[:1]
        return
    for which, said in zip(("if-right", "if-wrong"), found, strict=False):
        yield message(which, what=said)


def _needs_no_proof(case: Case) -> bool:
    return case.hangs or (case.outcomes[0].verdict.word == "not-offered" and case.unknown is None)


def proof(case: Case) -> Message:
    from cardlaw.analysis.questions.cases import NOT_PROVED

    if case.unknown is None:
        return message("proved")
    if case.unknown is NOT_PROVED:
        return message("not-proved", n=Amount(len(case.tables)))
    return message("not-known", why=SpokenSaid(case.unknown.reason))
