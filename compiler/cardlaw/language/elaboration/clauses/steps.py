"""Steps: what bodies and effects do, each with its names resolved and its operands typed."""

from __future__ import annotations

from typing import cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import write
from cardlaw.language.elaboration.clauses.explaining import no_such_step, with_a_number, wrong_number
from cardlaw.language.elaboration.clauses.expressions import (
    UNKNOWN,
    WIDEST_RANGE,
    Context,
    among_values,
    condition,
    domain,
    fits,
    typed,
    value,
)
from cardlaw.language.elaboration.scope import (
    Scope,
    article,
    known_type,
    quoted,
    there_are,
    upward,
    words,
)
from cardlaw.language.sayings import say
from cardlaw.language.walking import nodes


def block(context: Context, steps: tuple[s.Step, ...]) -> tuple[m.Step, ...]:
    """Steps in order; a name that one binds is known to those after it."""
    done: list[m.Step] = []
    for syntax in steps:
        step, context = _step(context, syntax)
        if step is not None:
            done.append(step)
    return tuple(done)


def _step(context: Context, step: s.Step) -> tuple[m.Step | None, Context]:
    """The step, and the context of the next one: some steps bind a name."""
    match step:
        case s.Choose():
            return _choose(context, step)
        case s.Let(name=name, value=bound):
            result, t = typed(context, bound)
            if name.text in context.around and m.Local(name.text, t) in nodes(result):
                _forgotten(context.scope, step, name.text)
            return m.Let(name.text, t, result), context.bound(name, t)
        case s.Chance(name=name, range=range_):
            upward(context.scope, range_, WIDEST_RANGE)
            return m.Chance(name.text, range_.low, range_.high), context.bound(name, "number")
        case s.Ask(question=question, name=name):
            return m.Ask(words(question), name.text), context.bound(name, "yes-no")
        case s.If() | s.ForEach() | s.Repeat() | s.ByChance():
            return _compound(context, step), context
        case (
            s.Shift()
            | s.ShiftEach()
            | s.Fetch()
            | s.Shuffle()
            | s.Deal()
            | s.Swap()
            | s.Rotate()
            | s.Reveal()
        ):
            return _with_cards(context, step), context
        case _:
            return _plain(context, step), context


def _forgotten(scope: Scope, step: s.Let, name: str) -> None:
    """A name that counts on from pass to pass, as its author may think."""
    scope.complain(
        "W0607",
        step.span,
        say("given-anew-pass-only", what=name),
        help=say("keep-state-state-number", what=name),
    )


def _compound(context: Context, step: s.If | s.ForEach | s.Repeat | s.ByChance) -> m.Step:
    scope = context.scope
    match step:
        case s.If(condition=cond, then=then, otherwise=otherwise):
            rest = (otherwise,) if isinstance(otherwise, s.If) else otherwise or ()
            return m.If(condition(context, cond), block(context, then), block(context, rest))
        case s.ForEach(name=name, domain=dom, where=where, start=start, body=body):
            d, t = domain(context, dom)
            inner = context.looped().bound(name, t)
            seat = value(context, start, "player") if start is not None else None
            if start is not None and not fits(t, "player"):
                scope.complain(
                    "E0301",
                    start.span,
                    say("only-players-sit-order", dom=quoted(dom.span), type=article(t)),
                    help=say("leave-out-starting"),
                )
            return m.ForEach(name.text, t, d, condition(inner, where), seat, block(inner, body))
        case s.Repeat(until=until, body=body):
            return m.Repeat(condition(context, until), block(context.looped(), body))
        case s.ByChance(odds=odds):
            for odd in odds:
                if odd.weight.value < 1:
                    scope.complain(
                        "E0213",
                        odd.weight.span,
                        say("chance-counts-more"),
                        help=say("leave-out-what-never"),
                    )
            return m.ByChance(tuple((odd.weight.value, block(context, odd.body)) for odd in odds))


CardStep = s.Shift | s.ShiftEach | s.Fetch | s.Shuffle | s.Deal | s.Swap | s.Rotate | s.Reveal


def _with_cards(context: Context, step: CardStep) -> m.Step | None:
    scope = context.scope
    match step:
        case s.Shift(cards=cards, target=target, place=where):
            d, t = domain(context, cards)
            _only_cards(scope, cards, t)
            return m.MoveCards(d, None, None, value(context, target, "zone"), _where(where))
        case s.ShiftEach(name=name, domain=dom, where=cond, target=target, place=where):
            d, t = domain(context, dom)
            _only_cards(scope, dom, t)
            guard = condition(context.bound(name, t), cond)
            return m.MoveCards(d, name.text, guard, value(context, target, "zone"), _where(where))
        case s.Fetch(amount=amount, origin=origin, target=target, place=where):
            how_many = value(context, amount, "number")
            from_, to = value(context, origin, "zone"), value(context, target, "zone")
            return m.Fetch(how_many, from_, to, _where(where))
        case s.Shuffle(zone=zone):
            return m.Shuffle(value(context, zone, "zone"))
        case s.Deal(amount=amount, origin=origin, zone=zone_name, start=start):
            each = value(context, amount, "number") if amount is not None else None
            pile, first = value(context, origin, "zone"), value(context, start, "player")
            return m.Deal(each, pile, zone_name.text, first) if _players_zone(scope, zone_name) else None
        case s.Swap(left=left, right=right):
            return m.Swap(value(context, left, "zone"), value(context, right, "zone"))
        case s.Rotate(zone=zone_name):
            return m.Rotate(zone_name.text) if _players_zone(scope, zone_name) else None
        case s.Reveal(zone=zone, to=to):
            d, t = domain(context, to)
            _only_players(scope, to, t, say("cards-shown-players"))
            return m.Reveal(value(context, zone, "zone"), d)


Assigning = s.Assign | s.Clear | s.Add | s.Subtract
PlainStep = s.Do | s.Raise | Assigning | s.ChooseSecretly | s.Offer | s.Announce | s.Proceed | s.End


def _plain(context: Context, step: PlainStep) -> m.Step | None:
    match step:
        case s.Do(subject=subject, verb=verb, args=args):
            if no_such_step(context.scope, context.locals, step):
                return None
            act = act_by_verb(context, verb, args)
            who = value(context, subject, "player")
            return None if act is None else m.Do(act.name, who, _arguments(context, act, verb, args))
        case s.Raise(event=event, args=args):
            return _raise(context, event, args)
        case s.Assign(target=target, value=new):
            place, type_ = _place(context, target)
            result = value(context, new, type_)
            if place is not None and isinstance(result, m.Const) and result != UNKNOWN:
                among_values(context.scope, place, new, result)
            return None if place is None else m.Assign(place, result)
        case s.Clear(target=target):
            place, _ = _place(context, target)
            return None if place is None else m.Assign(place, None)
        case s.Add(value=amount, target=target):
            more = value(context, amount, "number")
            place = _counter(context, target)
            return None if place is None else m.Add(more, place)
        case s.Subtract(value=amount, target=target):
            less = m.Arithmetic("-", m.Const("number", 0), value(context, amount, "number"))
            place = _counter(context, target)
            return None if place is None else m.Add(less, place)
        case s.ChooseSecretly():
            return _choose_secretly(context, step)
        case s.Offer(offerings=offerings, until=until):
            if until is not None and until.text not in context.scope.happenings():
                context.scope.unknown("E0205", until, "stage or event", context.scope.happenings())
            if until is not None:
                use_act(context.scope, until, until.text)
            made = tuple(_offering(context, offering) for offering in offerings)
            return m.Offer(made, until.text if until else None)
        case s.Announce(text=text):
            return m.Announce(words(text))
        case s.Proceed(args=args):
            if context.replaced is None:
                context.scope.complain(
                    "E0309",
                    step.span,
                    say("proceed-lets-what-was"),
                    help=say("use-clause-form-when"),
                )
                return None
            given = _arguments(context, context.replaced, step, args) if args is not None else None
            return m.Proceed(given)
        case s.End(what=what):
            return m.End(cast(m.Span, what))


# ---------------------------------------------------------------- what steps ask of their operands
def _where(place: str | None) -> m.Place:
    return cast(m.Place, place or "on-top")


def _only_cards(scope: Scope, dom: s.Domain, found: m.Type) -> None:
    if not fits(found, "card"):
        scope.complain("E0306", dom.span, say("only-cards-moved-cards", dom=quoted(dom.span)))


def _only_players(scope: Scope, dom: s.Domain, found: m.Type, why: str) -> None:
    if not fits(found, "player"):
        scope.complain("E0301", dom.span, say("player", why=why, dom=quoted(dom.span)))


def _players_zone(scope: Scope, word: s.Word) -> bool:
    known = scope.kept_for("player", scope.zones.values())
    if word.text not in known:
        message = say("zone-each-player", word=word.text) if word.text in scope.zones else None
        otherwise = there_are(known) if message else None
        scope.unknown("E0203", word, "zone of each player called", known, otherwise, message)
    scope.use(word, "zone", word.text)
    return word.text in known


def _place(context: Context, target: s.Expr) -> tuple[m.StateOf | None, m.Type]:
    """A state that can be set, and its type."""
    scope = context.scope
    if isinstance(target, s.Name) and target.word.text in context.locals:
        scope.complain(
            "E0306",
            target.span,
            say("name-clause-only-stays", word=target.word.text),
            help=say("declare-state-what-remembered"),
        )
        return None, "?"
    result, type_ = typed(context, target)
    if isinstance(result, m.StateOf):
        return result, type_
    if result != UNKNOWN:
        match result:
            case m.ZoneOf():
                help = say("cards-moved-there-move", target=quoted(target.span))
            case m.CardAt():
                help = say("cards-moved-move", end=quoted(target.span).removeprefix(f"{result.end} of "))
            case m.QuantityOf():
                help = say("rule-says-what", target=quoted(target.span))
            case m.AttributeOf():
                help = say("what-card-shows-does")
            case _:
                help = say("only-state-set-declare")
        message = say("state-so-cannot-set", target=quoted(target.span))
        scope.complain("E0306", target.span, message, help=help)
    return None, "?"


def _counter(context: Context, target: s.Expr) -> m.StateOf | None:
    place, type_ = _place(context, target)
    if not fits(type_, "number"):
        message = say("number-2", target=quoted(target.span), type=article(type_))
        context.scope.complain("E0301", target.span, message, help=say("set", target=quoted(target.span)))
    return place


def _offering(context: Context, offering: s.Offering) -> m.Offering:
    scope = context.scope
    for act in offering.acts:
        if act.text not in scope.moves():
            scope.unknown("E0205", act, "move", scope.moves())
        scope.use(act, "act", act.text)
    takers, t = domain(context, offering.domain)
    _only_players(scope, offering.domain, t, say("moves-offered-players"))
    if offering.takers is None and isinstance(takers, m.Players):
        scope.complain(
            "E0313",
            offering.domain.span,
            say("offered-several-players-does"),
            help=say("any-if-first-take", domain=quoted(offering.domain.span)),
        )
    return m.Offering(tuple(a.text for a in offering.acts), takers, offering.takers == "any-of")


# ---------------------------------------------------------------- choosing
def choosable(scope: Scope, dom: s.Domain, found: m.Type, wanted: m.Type) -> None:
    if not fits(found, wanted):
        message = say("offers-choose", dom=quoted(dom.span), type=article(found), type2=article(wanted))
        scope.complain("E0301", dom.span, message)


def _choices(context: Context, at: s.Node, type_: m.Type, dom: s.Domain | None) -> m.Domain:
    """What there is to choose from: what is said, or all there is of the type."""
    scope = context.scope
    if dom is not None:
        d, found = domain(context, dom)
        choosable(scope, dom, found, scope.value_type(type_))
        return d
    if type_ == "player":
        return m.Players(())
    if type_ in ("number", "card", "zone") and type_ not in scope.attributes:
        among = {"number": "in 1..6", "card": "in hand of player"}.get(type_, "in ZONE")
        scope.complain(
            "E0305",
            at.span,
            say("does-say-which-s", type=type_),
            help=say("add", among=among),
        )
    return m.Values(type_, ())


def _choose(context: Context, step: s.Choose) -> tuple[m.Step, Context]:
    scope = context.scope
    type_ = known_type(scope, step.sort)
    who = value(context, step.chooser, "player") if step.chooser is not None else None
    choices = _choices(context, step, type_, step.domain)
    kind = scope.value_type(type_)
    inner = context.bound(step.name, kind)
    return m.Choose(who, kind, step.name.text, choices, condition(inner, step.where)), inner


def _choose_secretly(context: Context, step: s.ChooseSecretly) -> m.Step:
    scope, state = context.scope, step.state
    choosers, t = domain(context, step.choosers)
    _only_players(scope, step.choosers, t, say("only-players-choose"))
    type_ = known_type(scope, step.sort)
    known = scope.kept_for("player", scope.states.values())
    scope.use(state, "state", state.text)
    if state.text not in known:
        scope.unknown("E0203", state, "state of each player called", known)
    elif not fits(scope.value_type(scope.states[state.text].type), scope.value_type(type_)):
        kept = article(scope.states[state.text].type)
        scope.complain(
            "E0301", state.span, say("keeps-chosen", state=state.text, kept=kept, type=article(type_))
        )
    choices = _choices(context, step, type_, step.domain)
    return m.ChooseSecretly(choosers, type_, state.text, choices, "player")


# ---------------------------------------------------------------- acts
def _raise(context: Context, event: s.Word, args: tuple[s.Expr, ...]) -> m.Step | None:
    scope = context.scope
    act = scope.acts.get(event.text)
    if act is None:
        scope.unknown("E0205", event, "event", scope.happenings())
        return None
    use_act(scope, event, act.name)
    if act.sort == "move":
        scope.complain(
            "E0305",
            event.span,
            say("move-somebody-makes", event=event.text),
            help=say("say-who-player", verb=act.verb),
        )
    known = act.has_subject and "player" in context.locals
    doer = m.Local("player", "player") if known else None
    return m.Do(act.name, doer, _arguments(context, act, event, args))


def use_act(scope: Scope, word: s.Word, name: str) -> None:
    """Note a word that names a move, an event or a stage."""
    scope.use(word, "stage" if ("stage", name) in scope.places else "act", name)


def act_by_verb(context: Context, verb: s.Word, args: tuple[s.Expr, ...] = ()) -> m.Act | None:
    """The act that a third person names, such as `plays`; what is given to it shows what was meant by another form."""
    scope = context.scope
    name = scope.verbs.get(verb.text)
    if name is not None:
        scope.use(verb, "verb", name)
        return scope.acts[name]
    act = scope.acts.get(verb.text)
    if act is not None and act.has_subject and with_a_number(scope, act, args):
        wrong_number(scope, act, verb.span.to(args[0].span), args, as_step=True)
        return None
    if act is not None and act.has_subject:
        message = say("stands-what-somebody-does", verb=act.verb, verb2=verb.text)
        scope.complain(
            "E0205",
            verb.span,
            message,
            help=say("write-this", what=act.verb),
            fix=write(verb.span, act.verb, certain=True),
        )
        return None
    scope.unknown("E0205", verb, "move or event", scope.verbs, otherwise=there_are(scope.verbs))
    return None


def _arguments(context: Context, act: m.Act, at: s.Node, args: tuple[s.Expr, ...]) -> tuple[m.Expr, ...]:
    if len(args) != len(act.parameters):
        span = at.span.to(args[-1].span) if args else at.span
        wrong_number(context.scope, act, span, args, "proceed with" if isinstance(at, s.Proceed) else None)
        return ()
    return tuple(value(context, a, p.type) for a, p in zip(args, act.parameters, strict=True))
