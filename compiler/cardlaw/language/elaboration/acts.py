"""Moves and events: their parameters, then their bodies."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.expressions import Context, domain, fits
from cardlaw.language.elaboration.scope import Scope, article, known_type
from cardlaw.language.elaboration.steps import block

MOST_TOGETHER = 8


def signatures(scope: Scope) -> None:
    """The parameters of every act, so that patterns and bodies can be typed."""
    for name, (item, _) in scope.bodies.items():
        context = Context(scope, {"player": "player"})
        parameters: list[m.Parameter] = []
        for param in item.params:
            parameter = _parameter(context, param)
            parameters.append(parameter)
            context = context.bound(parameter.name, parameter.type)
        answering = None
        if isinstance(item, s.Move) and item.answering is not None:
            if item.answering.act.text not in scope.acts:
                scope.unknown("E0205", item.answering.act, "move or event", scope.acts)
            answering = (item.answering.act.text, item.answering.role.text)
        scope.acts[name] = replace(scope.acts[name], parameters=tuple(parameters), answering=answering)
    for zone in scope.zones.values():
        if zone.refilled_by and zone.refilled_by not in scope.acts:
            span = scope.places["zone", zone.name]
            scope.complain(
                "E0205",
                span,
                f"zone `{zone.name}` is refilled by `{zone.refilled_by}`, which is no event",
                help=f"declare it: `event {zone.refilled_by}`",
            )


def _parameter(context: Context, param: s.Param) -> m.Parameter:
    scope = context.scope
    name = param.name.text
    if isinstance(param, s.Several):
        cards, t = domain(context, param.domain)
        if not fits(t, "card"):
            scope.complain("E0301", param.domain.span, f"expected cards here, found {article(t)}")
        low, high = param.low.value, param.high.value
        if not 1 <= low <= high <= MOST_TOGETHER:
            scope.complain(
                "E0213",
                param.low.span.to(param.high.span),
                f"a move takes one to {MOST_TOGETHER} cards together, the smaller number first",
            )
        return m.Parameter(name, "cards", cards, low, high)
    d: m.Domain | None = None
    t = "?"
    if param.domain is not None:
        d, t = domain(context, param.domain)
    if param.type is not None:
        type_ = scope.value_type(known_type(scope, param.type))
        if d is not None and not fits(t, type_):
            scope.complain(
                "E0301",
                param.domain.span if param.domain else param.span,
                f"expected {article(type_)} to choose from, found {article(t)}",
            )
    elif scope.is_type(name):
        type_ = scope.value_type(name)
    elif d is not None:
        type_ = t
    else:
        scope.complain(
            "E0305",
            param.span,
            f"say what `{name}` is",
            help=f"such as `{name} as number` or `{name} as player in players`",
        )
        type_ = "?"
    return m.Parameter(name, type_, d)


def bodies(scope: Scope) -> None:
    """The body of every act; its doer is `player`."""
    for name, (item, _) in scope.bodies.items():
        act = scope.acts[name]
        context = act_context(scope, act, "player")
        scope.acts[name] = replace(act, body=block(context, item.body))


def act_context(scope: Scope, act: m.Act, subject: str | None) -> Context:
    """What is known where an act is spoken of: its doer, its parameters, the role it answers."""
    known: dict[str, m.Type] = {p.name: p.type for p in act.parameters}
    answered = None
    if act.answering is not None:
        answered = act.answering[1]
        known[answered] = "player"
    if subject is not None:
        known[subject] = "player"
    elif act.sort == "kernel":
        known["player"] = "player"
    return Context(scope, known, answered)
