"""Moves and events: their parameters, then their bodies."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.clauses.expressions import Context, domain
from cardlaw.language.elaboration.clauses.steps import block, choosable
from cardlaw.language.elaboration.scope import Scope, known_type
from cardlaw.language.sayings import say

MOST_TOGETHER = 8
DOER = "player"


def signatures(scope: Scope) -> None:
    """The parameters of every act, so that patterns and bodies can be typed."""
    for name, (item, _) in scope.bodies.items():
        context = Context(scope, {DOER: "player"})
        parameters: list[m.Parameter] = []
        for param in item.params:
            parameter = _parameter(context, param)
            if _free(scope, item, param, parameters):
                parameters.append(parameter)
                context = context.bound(param.name, parameter.type)
        answering = None
        if isinstance(item, s.MoveItem) and item.answering is not None:
            if item.answering.act.text not in scope.acts:
                scope.unknown("E0205", item.answering.act, "move or event", scope.acts)
            scope.use(item.answering.act, "act", item.answering.act.text)
            answering = (item.answering.act.text, item.answering.role.text)
        scope.acts[name] = replace(scope.acts[name], parameters=tuple(parameters), answering=answering)
    for word in scope.refills.values():
        scope.use(word, "act", word.text)
        if word.text not in scope.happenings():
            declaration = say("declare-event", word=word.text)
            scope.unknown("E0205", word, "event", scope.happenings(), otherwise=declaration)


def _free(scope: Scope, item: s.MoveItem | s.Event, param: s.Param, earlier: list[m.Parameter]) -> bool:
    """Whether a parameter has a name of its own; `player` is always the doer."""
    if param.name.text == DOER:
        scope.complain(
            "E0201",
            param.name.span,
            say("whoever-does-already", doer=DOER, item=item.name.text),
            help=say("call-other-something-else", doer=DOER),
        )
    elif any(param.name.text == parameter.name for parameter in earlier):
        first = next(p.name.span for p in item.params if p.name.text == param.name.text)
        scope.complain(
            "E0201",
            param.name.span,
            say("takes-twice", item=item.name.text, param=param.name.text),
            labels=(Label(first, say("first-named")),),
            help=say("give-each-own-name-2"),
        )
    else:
        return True
    return False


def _parameter(context: Context, param: s.Param) -> m.Parameter:
    scope = context.scope
    name = param.name.text
    if isinstance(param, s.Several):
        cards, t = domain(context, param.domain)
        choosable(scope, param.domain, t, "card")
        low, high = param.low.value, param.high.value
        if not 1 <= low <= high <= MOST_TOGETHER:
            scope.complain(
                "E0213",
                param.low.span.to(param.high.span),
                say("move-takes-cards-together", mosttogether=MOST_TOGETHER),
            )
        return m.Parameter(name, "cards", cards, low, high)
    d, t = domain(context, param.domain) if param.domain is not None else (None, "?")
    if param.type is not None or scope.is_type(name):
        type_ = scope.value_type(known_type(scope, param.type) if param.type is not None else name)
        if param.domain is not None:
            choosable(scope, param.domain, t, type_)
    elif d is not None:
        type_ = t
    else:
        scope.complain(
            "E0305",
            param.span,
            say("does-say-what", what=name),
            help=say("number-player-players", what=name),
        )
        type_ = "?"
    return m.Parameter(name, type_, d)


def bodies(scope: Scope) -> None:
    """The body of every act; its doer is `player`."""
    for name, (item, _) in scope.bodies.items():
        act = scope.acts[name]
        context = act_context(scope, act, DOER)
        scope.acts[name] = replace(act, body=block(context, item.body))


def act_context(scope: Scope, act: m.Act, subject: s.Word | str | None) -> Context:
    """What is known where an act is spoken of: its doer, its parameters, the role it answers."""
    known: dict[str, m.Type] = {p.name: p.type for p in act.parameters}
    answered = None
    if act.answering is not None:
        answered = act.answering[1]
        known[answered] = "player"
    if subject is not None:
        known[subject if isinstance(subject, str) else subject.text] = "player"
    elif act.sort == "kernel":
        known[DOER] = "player"
    return Context(scope, known, answered, homes=_homes(scope, act, subject))


def _homes(scope: Scope, act: m.Act, subject: s.Word | str | None) -> dict[str, Span]:
    """Where the names of an act are bound: in its declaration, the doer in the clause."""
    if scope.uses is None:
        return {}
    homes: dict[str, Span] = {}
    if act.name in scope.bodies:
        item = scope.bodies[act.name][0]
        homes = {param.name.text: param.name.span for param in item.params}
        if isinstance(item, s.MoveItem) and item.answering is not None:
            homes[item.answering.role.text] = item.answering.role.span
            scope.use_here(item.answering.role)
    if isinstance(subject, s.Word):
        homes[subject.text] = subject.span
        scope.use_here(subject)
    return homes
