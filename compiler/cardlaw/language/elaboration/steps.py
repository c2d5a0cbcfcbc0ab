"""Steps: what bodies and effects do, each with its names resolved and its operands typed."""

from __future__ import annotations

from typing import cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.expressions import UNKNOWN, Context, condition, domain, fits, typed, value
from cardlaw.language.elaboration.scope import article, known_type, words

MOST_RANGE = 10_000


def block(context: Context, steps: tuple[s.Step, ...]) -> tuple[m.Step, ...]:
    """Steps in order; a name that one binds is known to those after it."""
    done: list[m.Step] = []
    for syntax in steps:
        step, context = _step(context, syntax)
        if step is not None:
            done.append(step)
    return tuple(done)


def _step(context: Context, step: s.Step) -> tuple[m.Step | None, Context]:
    scope = context.scope
    match step:
        case s.Do(subject=subject, verb=verb, args=args):
            act = act_by_verb(context, verb)
            who = value(context, subject, "player")
            return (
                None if act is None else m.Do(act.name, who, _arguments(context, act, verb, args))
            ), context
        case s.Raise(event=event, args=args):
            act = scope.acts.get(event.text)
            if act is None:
                scope.unknown(
                    "E0205", event, "event", [a.name for a in scope.acts.values() if not a.has_subject]
                )
                return None, context
            if act.has_subject and act.sort == "move":
                scope.complain(
                    "E0305",
                    event.span,
                    f"`{event.text}` is a move: somebody makes it",
                    help=f"say who: `player {act.verb}`",
                )
            known = act.has_subject and "player" in context.locals
            doer = m.Local("player", "player") if known else None
            return m.Do(act.name, doer, _arguments(context, act, event, args)), context
        case s.Assign(target=target, value=new):
            place, type_ = _place(context, target)
            return (None if place is None else m.Assign(place, value(context, new, type_))), context
        case s.Clear(target=target):
            place, _ = _place(context, target)
            return (None if place is None else m.Assign(place, None)), context
        case s.Add(value=amount, target=target):
            place, type_ = _place(context, target)
            if not fits(type_, "number"):
                scope.complain(
                    "E0301", target.span, f"`{target.span.text}` is {article(type_)}, not a number"
                )
            more = value(context, amount, "number")
            return (None if place is None else m.Add(more, place)), context
        case s.Subtract(value=amount, target=target):
            less = m.Arithmetic("-", m.Const("number", 0), value(context, amount, "number"))
            place, type_ = _place(context, target)
            if not fits(type_, "number"):
                scope.complain(
                    "E0301", target.span, f"`{target.span.text}` is {article(type_)}, not a number"
                )
            return (None if place is None else m.Add(less, place)), context
        case s.Shift(cards=cards, target=target, place=where):
            d, t = domain(context, cards)
            if not fits(t, "card"):
                scope.complain(
                    "E0306", cards.span, f"only cards are moved, and `{cards.span.text}` is not cards"
                )
            return m.MoveCards(d, None, None, value(context, target, "zone"), _where(where)), context
        case s.ShiftEach(name=name, domain=dom, where=cond, target=target, place=where):
            d, t = domain(context, dom)
            if not fits(t, "card"):
                scope.complain("E0306", dom.span, f"only cards are moved, and `{dom.span.text}` is not cards")
            guard = condition(context.bound(name.text, t), cond)
            return m.MoveCards(d, name.text, guard, value(context, target, "zone"), _where(where)), context
        case s.Fetch(amount=amount, origin=origin, target=target, place=where):
            how_many = value(context, amount, "number")
            return m.Fetch(
                how_many, value(context, origin, "zone"), value(context, target, "zone"), _where(where)
            ), context
        case s.Shuffle(zone=zone):
            return m.Shuffle(value(context, zone, "zone")), context
        case s.Deal(amount=amount, origin=origin, zone=zone, start=start):
            each = value(context, amount, "number") if amount is not None else None
            pile, first = value(context, origin, "zone"), value(context, start, "player")
            if zone.text not in scope.zones or scope.zones[zone.text].each != "player":
                scope.unknown(
                    "E0203",
                    zone,
                    "zone of each player called",
                    [z.name for z in scope.zones.values() if z.each == "player"],
                )
                return None, context
            return m.Deal(each, pile, zone.text, first), context
        case s.Choose():
            return _choose(context, step)
        case s.ChooseSecretly(choosers=choosers, sort=sort, state=state, domain=dom):
            all_of_them, _ = domain(context, choosers)
            type_ = known_type(scope, sort)
            if state.text not in scope.states or scope.states[state.text].each != "player":
                scope.unknown(
                    "E0203",
                    state,
                    "state of each player called",
                    [x.name for x in scope.states.values() if x.each == "player"],
                )
            d = domain(context, dom)[0] if dom else m.Values(type_, ())
            return m.ChooseSecretly(all_of_them, type_, state.text, d, "player"), context
        case s.Offer(offerings=offerings, until=until):
            if until is not None:
                ender = scope.acts.get(until.text)
                if ender is None or ender.sort == "move":
                    scope.unknown(
                        "E0205",
                        until,
                        "stage or event",
                        [a.name for a in scope.acts.values() if a.sort != "move"],
                    )
            return m.Offer(
                tuple(_offering(context, o) for o in offerings), until.text if until else None
            ), context
        case s.If(condition=cond, then=then, otherwise=otherwise):
            rest = block(context, (otherwise,) if isinstance(otherwise, s.If) else otherwise or ())
            return m.If(condition(context, cond), block(context, then), rest), context
        case s.ForEach(name=name, domain=dom, where=where, start=start, body=body):
            d, t = domain(context, dom)
            inner = context.bound(name.text, t)
            origin_seat = value(context, start, "player") if start is not None else None
            return m.ForEach(
                name.text, t, d, condition(inner, where), origin_seat, block(inner, body)
            ), context
        case s.Repeat(until=until_, body=body):
            return m.Repeat(condition(context, until_), block(context, body)), context
        case s.Let(name=name, value=bound):
            result, t = typed(context, bound)
            return m.Let(name.text, t, result), context.bound(name.text, t)
        case s.Chance(name=name, range=range_):
            if not 0 <= range_.high - range_.low <= MOST_RANGE:
                scope.complain(
                    "E0213",
                    range_.span,
                    f"a range goes up, by {MOST_RANGE:,} at most",
                    help="write the smaller number first, such as `1..6`",
                )
            return m.Chance(name.text, range_.low, range_.high), context.bound(name.text, "number")
        case s.ByChance(odds=odds):
            return m.ByChance(tuple((o.weight.value, block(context, o.body)) for o in odds)), context
        case s.Swap(left=left, right=right):
            return m.Swap(value(context, left, "zone"), value(context, right, "zone")), context
        case s.Rotate(zone=zone):
            if zone.text not in scope.zones or scope.zones[zone.text].each != "player":
                scope.unknown(
                    "E0203",
                    zone,
                    "zone of each player called",
                    [z.name for z in scope.zones.values() if z.each == "player"],
                )
                return None, context
            return m.Rotate(zone.text), context
        case s.Reveal(zone=zone, to=to):
            d, t = domain(context, to)
            if not fits(t, "player"):
                scope.complain(
                    "E0301", to.span, f"cards are shown to players, and `{to.span.text}` is not players"
                )
            return m.Reveal(value(context, zone, "zone"), d), context
        case s.Ask(question=question, name=name):
            return m.Ask(words(question), name.text), context.bound(name.text, "yes-no")
        case s.Announce(text=text):
            return m.Announce(words(text)), context
        case s.Proceed(args=args):
            replaced = context.locals.get("$replaced")
            if replaced is None:
                scope.complain(
                    "E0309",
                    step.span,
                    "`proceed` lets what was replaced happen, and nothing is replaced here",
                    help="use it in a clause of the form `when player would …:`",
                )
                return None, context
            act = scope.acts[replaced]
            given = _arguments(context, act, step, args) if args is not None else None
            return m.Proceed(given), context
        case s.End(what=what):
            return m.End(cast(m.Span, what)), context


def _where(place: str | None) -> m.Place:
    return cast(m.Place, place or "on-top")


def _place(context: Context, target: s.Expr) -> tuple[m.StateOf | None, m.Type]:
    """A state that can be set, and its type."""
    if isinstance(target, s.Name) and target.word.text in context.locals:
        context.scope.complain(
            "E0306",
            target.span,
            f"`{target.word.text}` is a name for this clause only, and stays as it is",
            help="declare a state for what is to be remembered",
        )
        return None, "?"
    result, type_ = typed(context, target)
    if isinstance(result, m.StateOf):
        return result, type_
    if result != UNKNOWN:
        context.scope.complain(
            "E0306",
            target.span,
            f"`{target.span.text}` is not a state, so it cannot be set",
            help="declare it with `state NAME: TYPE`",
        )
    return None, "?"


def _offering(context: Context, offering: s.Offering) -> m.Offering:
    scope = context.scope
    moves = [a.name for a in scope.acts.values() if a.sort == "move"]
    for act in offering.acts:
        if act.text not in moves:
            scope.unknown("E0205", act, "move", moves)
    takers, t = domain(context, offering.domain)
    if not fits(t, "player"):
        scope.complain("E0301", offering.domain.span, "moves are offered to players")
    if offering.takers is None and isinstance(takers, m.Players):
        scope.complain(
            "E0313",
            offering.domain.span,
            "this is offered to several players, and does not say how many may take it",
            help=f"write `to any of {offering.domain.span.text}` if the first to take it closes it, "
            f"or `to each of {offering.domain.span.text}`",
        )
    return m.Offering(tuple(a.text for a in offering.acts), takers, offering.takers == "any-of")


def _choose(context: Context, step: s.Choose) -> tuple[m.Step | None, Context]:
    scope = context.scope
    type_ = known_type(scope, step.sort)
    who = value(context, step.chooser, "player") if step.chooser is not None else None
    if step.domain is not None:
        d, found = domain(context, step.domain)
        if not fits(found, scope.value_type(type_)):
            scope.complain(
                "E0301", step.domain.span, f"expected {article(type_)} to choose from, found {article(found)}"
            )
    elif type_ == "player":
        d = m.Players(())
    elif type_ in ("number", "card", "zone"):
        scope.complain(
            "E0305",
            step.span,
            f"say which {type_}s there are to choose from",
            help=f"such as `chooses {type_} as {step.name.text} in "
            f"{'1..6' if type_ == 'number' else 'hand of player'}`",
        )
        d = m.Values("?", ())
    else:
        d = m.Values(type_, ())
    kind = scope.value_type(type_)
    inner = context.bound(step.name.text, kind)
    return m.Choose(who, kind, step.name.text, d, condition(inner, step.where)), inner


def act_by_verb(context: Context, verb: s.Word) -> m.Act | None:
    """The act that a third person names, such as `plays`."""
    scope = context.scope
    name = scope.verbs.get(verb.text)
    if name is not None:
        return scope.acts[name]
    if verb.text in scope.acts and scope.acts[verb.text].has_subject:
        scope.complain(
            "E0205",
            verb.span,
            f"somebody `{scope.acts[verb.text].verb}` here, not `{verb.text}`",
            help=f"write `{scope.acts[verb.text].verb}`",
        )
        return None
    scope.unknown("E0205", verb, "move or event", scope.verbs)
    return None


def _arguments(context: Context, act: m.Act, at: s.Node, args: tuple[s.Expr, ...]) -> tuple[m.Expr, ...]:
    if len(args) != len(act.parameters):
        wanted = ", ".join(p.name for p in act.parameters)
        context.scope.complain(
            "E0304",
            at.span,
            f"`{act.name}` takes {len(act.parameters) or 'no'} "
            f"{'thing' if len(act.parameters) == 1 else 'things'}, and {len(args) or 'none'} "
            f"{'is' if len(args) == 1 else 'are'} given",
            help=f"it needs {wanted}" if wanted else f"write `{act.verb}` alone",
        )
        return ()
    return tuple(value(context, a, p.type) for a, p in zip(args, act.parameters, strict=True))
