"""Clauses: the modal verb is the form, the pattern says of which act, the condition when."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Edit, Fix, Label, Span, did_you_mean, meant, write
from cardlaw.language.diagnostics.everyday import AFTER_MAY, is_left_out
from cardlaw.language.elaboration.clauses.acts import act_context
from cardlaw.language.elaboration.clauses.decks import deck, deck_has
from cardlaw.language.elaboration.clauses.explaining import wrong_number
from cardlaw.language.elaboration.clauses.expressions import (
    UNKNOWN,
    Context,
    card_tests,
    condition,
    speaking_of,
    value,
)
from cardlaw.language.elaboration.clauses.faces import values_on_cards
from cardlaw.language.elaboration.clauses.steps import act_by_verb, block, use_act
from cardlaw.language.elaboration.scope import Scope, plain, quoted, there_are
from cardlaw.language.sayings import say

MOST_SEATS = 20


def clause(scope: Scope, node: s.Clause) -> m.Clause | None:
    """The clause with its names resolved; waivers wait until all rules are known."""
    match node:
        case s.Norm():
            return _norm(scope, node)
        case s.Wins():
            return _wins(scope, node)
        case s.Ends(what=what, condition=cond):
            return m.Ends(cast(m.Span, what), condition(Context(scope, {}), cond))
        case s.Define():
            return _define(scope, node)
        case s.DefineOf():
            return _define_of(scope, node)
        case s.Effect(subject=word, pattern=pattern) if (
            is_left_out(word.text) and pattern.verb.text == "player"
        ):
            scope.unknown("E0203", word, "", (), message=say("nothing-called", word=word.text))
            return None
        case s.Effect(pattern=pattern):
            return _effect(scope, act_by_verb(Context(scope, {}), pattern.verb), node, instead=False)
        case s.Replacement(pattern=pattern):
            return _effect(scope, _act(scope, pattern.verb, "would"), node, instead=True)
        case s.At():
            return _at(scope, node)
        case s.Always(condition=cond):
            return m.Axiom(condition(Context(scope, {}), cond))
        case s.Deck():
            return deck(scope, node)
        case s.DeckHas(count=count, what=kind, each=each):
            return deck_has(scope, count, kind, each)
        case s.Seats():
            return _seats(scope, node)
        case s.Waive():
            return None


# ---------------------------------------------------------------- norms, winning, seats
def _act(scope: Scope, verb: s.Word, after: str) -> m.Act | None:
    """The act that a bare verb names, after `may`, `must` or `would`."""
    act = scope.acts.get(verb.text)
    if act is not None and act.has_subject:
        scope.use(verb, "act", act.name)
        return act
    if verb.text in scope.verbs:
        bare = scope.verbs[verb.text]
        message = say("after-stands-bare-verb", after=after, bare=bare, verb=verb.text)
        scope.complain(
            "E0205",
            verb.span,
            message,
            help=say("write-this", what=bare),
            fix=write(verb.span, bare, certain=True),
        )
        return None
    acts = [a.name for a in scope.acts.values() if a.has_subject]
    if after == "may" and verb.text in AFTER_MAY:
        message = say("after-may-stands-move", verb=verb.text)
        scope.complain("E0205", verb.span, message, help=say(AFTER_MAY[verb.text]))
    else:
        scope.unknown("E0205", verb, "move or event", acts, otherwise=there_are(acts))
    return None


def _norm(scope: Scope, node: s.Norm) -> m.Norm | None:
    verb = node.pattern.verb
    if node.form == "wrongly":
        act = act_by_verb(Context(scope, {}), verb)
    else:
        act = _act(scope, verb, {"must": "must", "must-not": "must not"}.get(node.form, "may"))
    if act is None:
        return None
    if act.sort != "move":
        scope.complain(
            "E0305",
            verb.span,
            say("befalls-players-only-moves", act=act.name),
            help=say("declare-move-if-players"),
        )
        return None
    context = act_context(scope, act, node.subject)
    matching = pattern_tests(context, act, node.pattern)
    when = condition(context, node.condition)
    return m.Norm(cast(m.NormForm, node.form), act.name, node.subject.text, matching, when)


def _wins(scope: Scope, node: s.Wins) -> m.Wins:
    context = speaking_of(scope, node.subject, "player")
    for name in node.by or ():
        use_act(scope, name, name.text)
        if name.text not in scope.acts:
            scope.unknown("E0205", name, "move or event", scope.acts)
    if node.by and node.what == "game":
        scope.complain(
            "E0316",
            node.by[0].span.to(node.by[-1].span),
            say("game-won-between-rounds"),
            help=say("leave-out-say-what"),
        )
    rank = None
    if node.ranking is not None:
        extreme = cast(Literal["most", "least"], node.ranking.extreme)
        rank = (extreme, value(context, node.ranking.value, "number"))
    acts = tuple(name.text for name in node.by or ())
    when = condition(context, node.condition)
    return m.Wins(cast(m.Span, node.what), node.subject.text, acts, when, rank)


def _seats(scope: Scope, node: s.Seats) -> m.Seats:
    least, teams = node.low.value, node.teams
    most = node.high.value if node.high else least
    if not 1 <= least <= most <= MOST_SEATS:
        scope.complain(
            "E0512",
            node.low.span.to(node.high.span if node.high else node.low.span),
            say("game-players-smaller-number", mostseats=MOST_SEATS),
        )
    elif teams is not None and not 2 <= teams.value <= most:
        message = say("players-can-make-teams", most=most)
        scope.complain("E0512", teams.span, message)
    return m.Seats(least, most, teams.value if teams else None)


# ---------------------------------------------------------------- patterns
def pattern_tests(context: Context, act: m.Act, pattern: s.Pattern) -> m.Expr:
    """What the arguments of a pattern ask of the act's parameters; a parameter's own name asks nothing."""
    if len(pattern.args) != len(act.parameters):
        wrong_number(context.scope, act, pattern.span, pattern.args)
        return UNKNOWN
    tests: list[m.Expr] = []
    for arg, parameter in zip(pattern.args, act.parameters, strict=True):
        tests += _argument_tests(context, act, parameter, arg, pattern)
    return tests[0] if len(tests) == 1 else m.AllOf(tuple(tests))


def _asked_as_condition(arg: Span, pattern: Span, asked: str) -> Fix | None:
    """What was said of a card by its place after the verb, said in the condition of its line."""
    line, _, _ = pattern.source.text[pattern.end :].partition("\n")
    before = pattern.source.text[: pattern.start].rpartition("\n")[2].split()
    joint = "where" if before[:1] == ["when"] else "when"
    named = Edit(arg, "card")
    if line.strip() in ("", ":"):
        return Fix((named, Edit(Span(pattern.source, pattern.end, pattern.end), f" {joint} {asked}")))
    if line.startswith(f" {joint} ") and " or " not in line:
        end = pattern.end + len(f" {joint} ")
        return Fix((named, Edit(Span(pattern.source, end, end), f"{asked} and ")))
    return None


def _argument_tests(
    context: Context, act: m.Act, parameter: m.Parameter, arg: s.Expr, pattern: s.Pattern
) -> tuple[m.Expr, ...]:
    scope = context.scope
    local = m.Local(parameter.name, parameter.type)
    if isinstance(arg, s.Face) and plain(arg.parts[0]) == parameter.name:
        _out_of_place(scope, arg.parts[0], arg.parts[1])
        return (UNKNOWN,)
    if parameter.type == "card" and isinstance(arg, s.Face):
        return _parts(card_tests(context, arg, arg.parts, local))
    if not isinstance(arg, s.Name):
        if parameter.type == "card" and isinstance(arg, s.Number) and scope.attributes_with(arg.value):
            message = say("takes-card-number", act=act.name, arg=str(arg.value))
            asked = f"{scope.attributes_with(arg.value)[0]} of card is {arg.value}"
            fix = _asked_as_condition(arg.span, pattern.span, asked)
            scope.complain("E0301", arg.span, message, help=say("card-condition", asked=asked), fix=fix)
            return (UNKNOWN,)
        return (m.Same(local, value(context, arg, parameter.type)),)
    name = arg.word.text
    if name == parameter.name:
        context.use(arg.word)
        return ()
    if name in scope.predicates and scope.predicates[name].of == parameter.type:
        scope.use(arg.word, "predicate", name)
        return (m.PredicateOf(name, local),)
    if parameter.type == "card" and name not in context.locals:
        if name in scope.kinds or name in scope.groups:
            scope.use_card_part(arg.word, name)
            return (m.KindIs(local, scope.kinds_called(name)),)
        if scope.attributes_with(name):
            return _parts(card_tests(context, arg, (arg.word,), local))
        if name not in scope.states and name not in scope.shorts:
            cards = [p.name for p in scope.predicates.values() if p.of == "card"]
            known = [parameter.name, *cards, *values_on_cards(scope), *context.locals]
            scope.unknown(
                "E0203", arg.word, say("thing-to-act", parameter=parameter.name, act=act.name), known
            )
            return (UNKNOWN,)
    return (m.Same(local, value(context, arg, parameter.type)),)


def _out_of_place(scope: Scope, before: s.Value, word: s.Value) -> None:
    """A word after what a move takes that is no part of it: most likely a misspelt `when` or `only when`."""
    guess = did_you_mean(str(plain(word)), ("when", "only", "even", "where"))
    scope.complain(
        "E0310",
        word.span,
        say("does-belong-after", word=str(plain(word)), before=str(plain(before))),
        help=say("did-you-mean", guess=guess) if guess else say("condition-begins-when-only"),
        fix=meant(word.span, guess),
    )


def _parts(tests: m.Expr) -> tuple[m.Expr, ...]:
    return tests.parts if isinstance(tests, m.AllOf) else (tests,)


# ---------------------------------------------------------------- effects
def _effect(
    scope: Scope, act: m.Act | None, node: s.Effect | s.Replacement, instead: bool
) -> m.Effect | None:
    if act is None:
        return None
    context = act_context(scope, act, node.subject)
    matching = pattern_tests(context, act, node.pattern)
    guard = condition(context, node.where)
    inner = replace(context, replaced=act) if instead else context
    return m.Effect(act.name, node.subject.text, matching, guard, block(inner, node.body), instead)


def _at(scope: Scope, node: s.At) -> m.Effect | None:
    event = node.event
    act = scope.acts.get(event.text)
    if act is None:
        scope.unknown("E0205", event, "stage or event", scope.happenings())
        return None
    use_act(scope, event, act.name)
    if act.sort == "move":
        scope.complain(
            "E0305",
            event.span,
            say("move-somebody-makes", event=event.text),
            help=say("when-player", verb=act.verb),
            fix=write(node.span.source.span(node.span.start, event.span.end), f"when player {act.verb}")
            if not act.parameters
            else None,
        )
        return None
    subject = "player" if act.has_subject else None
    context = act_context(scope, act, subject)
    return m.Effect(
        act.name, subject, m.YES, condition(context, node.where), block(context, node.body), False
    )


# ---------------------------------------------------------------- definitions
def _define(scope: Scope, node: s.Define) -> m.Clause | None:
    name = node.subject.text
    quantity = scope.quantities.get(name)
    if quantity is not None and quantity.of is not None:
        scope.complain(
            "E0307",
            node.subject.span,
            say("there-each", what=name, of=quantity.of),
            help=say("write-of-is", what=name, of=quantity.of),
            fix=write(node.subject.span, f"{name} of {quantity.of}"),
        )
        return None
    if quantity is not None:
        scope.use(node.subject, "quantity", name)
        context = Context(scope, {})
        amount = value(context, node.value, quantity.type)
        return m.DefineQuantity(name, None, amount, condition(context, node.condition))
    said = node.value.word if isinstance(node.value, s.Name) else None
    if said is not None and said.text in scope.predicates:
        predicate = scope.predicates[said.text]
        scope.use(said, "predicate", said.text)
        context = speaking_of(scope, node.subject, predicate.of)
        return m.DefinePredicate(predicate.name, name, condition(context, node.condition))
    _no_definition(scope, node, said)
    return None


def _no_definition(scope: Scope, node: s.Define, said: s.Word | None) -> None:
    """`X is Y` where neither X is a quantity nor Y a predicate."""
    subject = node.subject
    if subject.text in scope.states:
        scope.complain(
            "E0315",
            subject.span,
            say("state-what-happens-sets", subject=subject.text),
            help=say("set-step-set", subject=subject.text, node=quoted(node.value.span)),
        )
    elif said is not None and (scope.kinds_called(said.text) or scope.attributes_with(said.text)):
        what = scope.sort_of(said.text) or say("a-value")
        scope.complain(
            "E0315",
            said.span,
            say("stands-on-card", word=said.text, sort=what),
            help=say("declare-word-what-rule", subject=subject.text),
        )
    elif said is not None:
        declaration = say("declare-predicate", what=said.text, subject=subject.text)
        scope.unknown("E0203", said, "predicate", scope.predicates, otherwise=declaration)
    else:
        declaration = say("declare-quantity", subject=subject.text)
        scope.unknown("E0203", subject, "quantity", scope.quantities, otherwise=declaration)


def _define_of(scope: Scope, node: s.DefineOf) -> m.Clause | None:
    name, subject = node.quantity, node.subject
    quantity = scope.quantities.get(name.text)
    if quantity is None:
        declaration = say("declare-quantity-2", what=name.text, subject=subject.text)
        if name.text in scope.states:
            declaration = say("state-set-step-set", what=name.text, subject=subject.text)
        scope.unknown("E0203", name, "quantity", scope.quantities, otherwise=declaration)
        return None
    if quantity.of is None:
        scope.complain(
            "E0303",
            name.span,
            say("there-each-thing", quantity=quantity.name),
            help=say("write-is", quantity=quantity.name),
            fix=write(name.span.to(subject.span), quantity.name),
            labels=(Label(scope.places["quantity", quantity.name], say("declared")),),
        )
        return None
    scope.use(name, "quantity", quantity.name)
    context = speaking_of(scope, subject, quantity.of)
    amount = value(context, node.value, quantity.type)
    return m.DefineQuantity(quantity.name, subject.text, amount, condition(context, node.condition))


def clause_context(scope: Scope, node: s.Clause) -> Context | None:
    """What is known inside a clause, for a waiver that speaks of it; None if it binds nothing."""
    match node:
        case s.Norm(form=form, pattern=pattern, subject=subject):
            name = scope.verbs.get(pattern.verb.text, "") if form == "wrongly" else pattern.verb.text
            return act_context(scope, scope.acts[name], subject) if name in scope.acts else None
        case s.Effect(pattern=pattern, subject=subject):
            name = scope.verbs.get(pattern.verb.text, "")
            return act_context(scope, scope.acts[name], subject) if name in scope.acts else None
        case s.Replacement(pattern=pattern, subject=subject):
            name = pattern.verb.text
            return act_context(scope, scope.acts[name], subject) if name in scope.acts else None
        case s.Wins(subject=subject):
            return speaking_of(scope, subject, "player")
        case s.DefineOf(quantity=quantity, subject=subject) if quantity.text in scope.quantities:
            return speaking_of(scope, subject, scope.quantities[quantity.text].of or "?")
        case s.Define(subject=subject, value=s.Name(word=word)) if word.text in scope.predicates:
            return speaking_of(scope, subject, scope.predicates[word.text].of)
        case s.At(event=event) if event.text in scope.acts:
            act = scope.acts[event.text]
            return act_context(scope, act, "player" if act.has_subject else None)
        case _:
            return None
