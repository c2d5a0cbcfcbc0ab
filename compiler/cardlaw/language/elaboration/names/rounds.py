"""The round: its stages as one unit tells them, and the moves that others add to its turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.names.naming import new_name, no_repeats
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.sayings import say
from cardlaw.language.walking import nodes


def declare_round(scope: Scope, files: tuple[s.File, ...]) -> None:
    """The round as the last unit tells it: an edition may restate the vocabulary's, a pack or a variant both."""
    told: list[tuple[s.File, s.RoundItem]] = []
    for file in files:
        for item in (item for item in file.items if isinstance(item, s.RoundItem)):
            _stages(scope, item)
            if told and told[-1][0] is file:
                first = Label(_keyword(told[-1][1]), say("first-told"))
                scope.complain("E0201", _keyword(item), say("round-told-twice"), labels=(first,))
            told.append((file, item))
            scope.stages = item.stages
            for stage in item.stages:
                if isinstance(stage, s.Stage):
                    scope.use(stage.name, "stage", stage.name.text)
    if told and isinstance(told[-1][0].head, s.Pack):
        _one_pack(scope, [(file, item) for file, item in told if isinstance(file.head, s.Pack)])
    added = [item for file in files for item in file.items if isinstance(item, s.Offered)]
    if added and told:
        scope.stages = tuple(_with_more(scope, stage, added) for stage in scope.stages)


def _one_pack(scope: Scope, told: list[tuple[s.File, s.RoundItem]]) -> None:
    """Complain of packs that each tell the round anew, where no variant has the last word."""
    for (one, first), (other, second) in pairwise(told):
        if one is not other:
            names = one.head.name.text, other.head.name.text
            scope.complain(
                "E0401",
                _keyword(second),
                say("both-tell-round-anew", names=names[0], names2=names[1]),
                labels=(Label(_keyword(first), say("tells", names=names[0])),),
                help=say("pack-only-adds-move"),
            )


def _keyword(item: s.RoundItem) -> Span:
    return Span(item.span.source, item.span.start, item.span.start + len("round"))


def _stages(scope: Scope, item: s.RoundItem) -> None:
    stages = [stage.name for stage in item.stages if isinstance(stage, s.Stage)]
    turns = [stage for stage in item.stages if isinstance(stage, s.Turns)]
    no_repeats(scope, stages)
    for extra in turns[1:]:
        at = Span(extra.span.source, extra.span.start, extra.span.start + len("turns"))
        scope.complain("E0201", at, say("round-turns-once"), help=say("put-all-happens-turn"))
    for name in stages:
        if ("stage", name.text) not in scope.places and new_name(scope, "stage", name):
            scope.acts[name.text] = m.Act(name.text, "stage", name.text, False, (), None, ())


# ---------------------------------------------------------------- moves that units add
Moves = Mapping[str, s.Word]


def _with_more(scope: Scope, stage: s.Stage | s.Turns, added: list[s.Offered]) -> s.Stage | s.Turns:
    """A turn in which the moves that units add stand in every offer that is made to `player` alone."""
    if isinstance(stage, s.Stage):
        return stage
    offers = [node for node in nodes(stage) if isinstance(node, s.Offering)]
    if not any(_to_player(offer) for offer in offers):
        message = say("turn-game-offers-nothing")
        scope.complain("E0402", added[0].span, message, help=say("tell-round-anew-round"))
    moves = {word.text: word for item in added for word in item.moves}
    return replace(stage, body=tuple(_step(step, moves) for step in stage.body))


def _step(step: s.Step, moves: Moves) -> s.Step:
    match step:
        case s.Offer(offerings=offerings, until=None):
            return replace(step, offerings=tuple(_offering(each, moves) for each in offerings))
        case s.If():
            return _branches(step, moves)
        case _:
            return step


def _branches(step: s.If, moves: Moves) -> s.If:
    rest = step.otherwise
    if isinstance(rest, s.If):
        rest = _branches(rest, moves)
    elif rest is not None:
        rest = tuple(_step(each, moves) for each in rest)
    return replace(step, then=tuple(_step(each, moves) for each in step.then), otherwise=rest)


def _offering(offering: s.Offering, moves: Moves) -> s.Offering:
    known = {act.text for act in offering.acts}
    more = [word for name, word in moves.items() if name not in known] if _to_player(offering) else []
    return replace(offering, acts=(*offering.acts, *more))


def _to_player(offering: s.Offering) -> bool:
    whom = offering.domain
    if not isinstance(whom, s.Members) or whom.excepted or not isinstance(whom.base, s.Name):
        return False
    return offering.takers is None and whom.base.word.text == "player"
