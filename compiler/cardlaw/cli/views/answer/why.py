"""Why a verdict is given, as messages: the rules behind it, those that are missing, what would be allowed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardlaw.cli.views.answer.asked import LAWFUL, UNLAWFUL, EditionAnswer
from cardlaw.engine.play.reasons import Ground, grounds
from cardlaw.language import model as m
from cardlaw.wording.arguments import (
    Message,
    SpokenListing,
    SpokenRule,
    SpokenSeat,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.questions.cases import Case
    from cardlaw.analysis.questions.outcomes import MoveOutcome
    from cardlaw.analysis.questions.why_not import InTheWay, Lacking


def quoted(ground: Ground) -> Message:
    """What a rule says, and where it is printed."""
    return message("quoted", text=SpokenText(ground.gloss), place=cited(ground))


def cited(ground: Ground) -> Message:
    unit = Verbatim(ground.unit)
    if ground.lines:
        spans = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in ground.lines)
        return message("cited-line" if spans.isdecimal() else "cited-lines", unit=unit, lines=Verbatim(spans))
    return message("cited-assumed" if ground.assumed else "cited", unit=unit)


def words_behind(asked: EditionAnswer, outcome: MoveOutcome) -> tuple[str, ...]:
    """The clauses that say what card a rule means which lets a move be made as an answer with such cards only.

    Of a lawful move, those that its card meets.
    """
    question, verdict, table = asked.question, outcome.verdict, outcome.table
    if question.situation.window is None:
        return ()
    book, parameters = table.program.book, question.model.act(question.act).parameters
    bound = {p.name: table.raw(arg, p.type) for p, arg in zip(parameters, question.args, strict=True)}
    words = {
        held.clause.condition.predicate: bound[held.clause.condition.subject.name]
        for held in book.all(m.Norm)
        if held.id in verdict.deciding and held.clause.form == "may-only"
        if isinstance(held.clause.condition, m.PredicateOf)
        if isinstance(held.clause.condition.subject, m.Local) and held.clause.condition.subject.name in bound
    }
    return tuple(
        held.id
        for held in book.all(m.DefinePredicate)
        if (clause := held.clause).predicate in words
        if verdict.word not in LAWFUL
        or table.evaluate(clause.condition, {clause.subject: words[clause.predicate]})
    )


def lacking(asked: EditionAnswer, case: Case) -> list[Lacking]:
    """Of a move that is not lawful, the clauses that would have allowed it."""
    outcome, question = case.outcomes[0], asked.question
    if case.hangs or outcome.verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis.questions import why_not as lacks

    move = (question.act, question.args)
    return lacks.lacking(case.tables, question.seat, move, outcome.verdict, question.players)


def in_the_way(asked: EditionAnswer, each: InTheWay) -> Message:
    """Cards that keep a move from being allowed."""
    zone = asked.zone(each.zone.name)
    cards = SpokenListing(each.cards)
    if isinstance(each.zone.owner, SpokenSeat) and not zone.pile:
        return message("held-in-the-way", who=each.zone.owner, cards=cards)
    return message("in-the-way", zone=each.zone, cards=cards)


def _rule_said(rule: m.Rule) -> Message:
    """A rule by its name and with what it says."""
    return message("rule-said", rule=SpokenRule(rule.id), text=SpokenText(rule.gloss))


def would_have(asked: EditionAnswer, near: Lacking) -> Message:
    """Why a clause that would have allowed a move does not."""
    rule = SpokenRule(near.rule.id)
    if near.overridden_by:
        others = tuple(_rule_said(asked.question.model.rule(id)) for id in near.overridden_by)
        return message("gives-way", rule=_rule_said(near.rule), others=SpokenListing(others))
    ways = [message("but-held", zone=way.zone, cards=SpokenListing(way.cards)) for way in near.in_the_way]
    return message("would-allow", rule=rule, but=SpokenListing((*ways, *near.asks)))


def would_do(asked: EditionAnswer, case: Case) -> list[Message]:
    """Of a move that is not lawful, the cards with which it would be."""
    if case.hangs or case.outcomes[0].verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis.questions import why_not as lacks

    question = asked.question
    return lacks.would_do(case.tables, question.seat, (question.act, question.args))


def instead(asked: EditionAnswer, case: Case) -> Message | None:
    """The same move with cards that it would be lawful with."""
    cards = SpokenListing(tuple(would_do(asked, case)), "or")
    return message("could-instead", cards=cards) if cards.items else None


def clash(asked: EditionAnswer, case: Case) -> Message:
    """The clauses of the text that contradict each other, with where they are printed."""
    assert case.text is not None
    says: dict[str, list[Message]] = {"yes": [], "no": []}
    for say in case.text.clauses:
        if say.live and say.clause in case.text.deciding:
            (ground,) = grounds(asked.question.model, [say.clause])
            word = "no" if say.says == "no" else "yes"
            says[word].append(
                message(
                    "by-rule",
                    rule=SpokenRule(ground.rule),
                    text=SpokenText(ground.gloss),
                    place=cited(ground),
                )
            )
    return message("text-clash", yes=SpokenListing(tuple(says["yes"])), no=SpokenListing(tuple(says["no"])))


def each_ground(found: Iterable[Ground]) -> Iterator[Message]:
    yield from map(quoted, found)
