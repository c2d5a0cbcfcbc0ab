"""Clauses: the modal verb is the form, the pattern says of which act, the condition when."""

from __future__ import annotations

from typing import Literal, cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label
from cardlaw.language.elaboration.acts import act_context
from cardlaw.language.elaboration.expressions import (
    UNKNOWN,
    Context,
    condition,
    face_tests,
    faces_spelled,
    value,
)
from cardlaw.language.elaboration.scope import Scope, plain
from cardlaw.language.elaboration.steps import act_by_verb, block

MOST_CARDS = 2_000


def clause(scope: Scope, node: s.Clause) -> m.Clause | None:
    """The clause with its names resolved; waivers wait until all rules are known."""
    match node:
        case s.Norm():
            return _norm(scope, node)
        case s.Wins(subject=subject, what=what, by=by, condition=cond, ranking=ranking):
            context = Context(scope, {subject.text: "player"})
            for name in by or ():
                if name.text not in scope.acts:
                    scope.unknown("E0205", name, "move or event", scope.acts)
            rank = None
            if ranking is not None:
                extreme = cast(Literal["most", "least"], ranking.extreme)
                rank = (extreme, value(context, ranking.value, "number"))
            acts = tuple(n.text for n in by or ())
            return m.Wins(cast(m.Span, what), subject.text, acts, condition(context, cond), rank)
        case s.Ends(what=what, condition=cond):
            return m.Ends(cast(m.Span, what), condition(Context(scope, {}), cond))
        case s.Define():
            return _define(scope, node)
        case s.DefineOf():
            return _define_of(scope, node)
        case s.Effect(subject=subject, pattern=pattern, where=where, body=body):
            act = act_by_verb(Context(scope, {}), pattern.verb)
            return None if act is None else _effect(scope, act, subject, pattern, where, body, instead=False)
        case s.Replacement(subject=subject, pattern=pattern, where=where, body=body):
            act = _act(scope, pattern.verb)
            return None if act is None else _effect(scope, act, subject, pattern, where, body, instead=True)
        case s.At(event=event, where=where, body=body):
            act = scope.acts.get(event.text)
            if act is None:
                scope.unknown(
                    "E0205",
                    event,
                    "stage or event",
                    [a.name for a in scope.acts.values() if not a.has_subject or a.sort == "event"],
                )
                return None
            if act.sort == "move":
                scope.complain(
                    "E0305",
                    event.span,
                    f"`{event.text}` is a move: somebody makes it",
                    help=f"write `when player {act.verb}:`",
                )
                return None
            context = act_context(scope, act, "player" if act.has_subject else None)
            subject_name = "player" if act.has_subject else None
            return m.Effect(
                act.name, subject_name, m.YES, condition(context, where), block(context, body), False
            )
        case s.Always(condition=cond):
            return m.Axiom(condition(Context(scope, {}), cond))
        case s.Deck(rows=rows):
            return m.Deck(tuple(r for row in rows if (r := _row(scope, row)) is not None))
        case s.DeckHas(count=count, what=what, each=each):
            return _deck_has(scope, count, what, each)
        case s.Seats(low=low, high=high, teams=teams):
            most = high.value if high else low.value
            if not 1 <= low.value <= most <= 20:
                scope.complain(
                    "E0512", node.span, "between one and twenty can play, the smaller number first"
                )
            if teams is not None and not 2 <= teams.value <= most:
                scope.complain("E0512", teams.span, "there are two teams or more, and no more than players")
            return m.Seats(low.value, most, teams.value if teams else None)
        case s.Waive():
            return None


def _act(scope: Scope, verb: s.Word) -> m.Act | None:
    """The act that a bare verb names, after `may`, `must` or `would`."""
    act = scope.acts.get(verb.text)
    if act is not None and act.has_subject:
        return act
    if verb.text in scope.verbs:
        bare = scope.verbs[verb.text]
        scope.complain(
            "E0205", verb.span, f"after this word comes the bare verb, `{bare}`", help=f"write `{bare}`"
        )
        return None
    scope.unknown("E0205", verb, "move or event", [a.name for a in scope.acts.values() if a.has_subject])
    return None


def _norm(scope: Scope, node: s.Norm) -> m.Norm | None:
    wrongly = node.form == "wrongly"
    act = act_by_verb(Context(scope, {}), node.pattern.verb) if wrongly else _act(scope, node.pattern.verb)
    if act is None:
        return None
    if act.sort != "move":
        scope.complain(
            "E0305",
            node.pattern.verb.span,
            f"`{act.name}` befalls players; only moves are allowed or forbidden",
            help="declare it with `move` if players choose it",
        )
        return None
    context = act_context(scope, act, node.subject.text)
    matching = pattern_tests(context, act, node.pattern)
    return m.Norm(
        cast(m.NormForm, node.form), act.name, node.subject.text, matching, condition(context, node.condition)
    )


def pattern_tests(context: Context, act: m.Act, pattern: s.Pattern) -> m.Expr:
    """What the arguments of a pattern ask of the act's parameters; a parameter's own name asks nothing."""
    scope = context.scope
    if len(pattern.args) != len(act.parameters):
        names = ", ".join(p.name for p in act.parameters)
        extra = len(pattern.args) > len(act.parameters)
        scope.complain(
            "E0304",
            pattern.span,
            f"`{act.name}` takes {names}" if names else f"`{act.name}` takes nothing after it",
            help=f"write `{pattern.verb.text} {names}`"
            if names
            else (f"write `{pattern.verb.text}` alone" if extra else None),
        )
        return UNKNOWN
    tests: list[m.Expr] = []
    for arg, parameter in zip(pattern.args, act.parameters, strict=True):
        local = m.Local(parameter.name, parameter.type)
        if isinstance(arg, s.Name):
            name = arg.word.text
            if name == parameter.name:
                continue
            if parameter.type == "card" and (name in scope.kinds or name in scope.groups):
                tests.append(m.KindIs(local, scope.groups.get(name) or (name,)))
                continue
            if name in scope.predicates and scope.predicates[name].of == parameter.type:
                tests.append(m.PredicateOf(name, local))
                continue
            if parameter.type == "card" and scope.attributes_with(name):
                tests += face_tests(context, arg, (arg.word,), local)
                continue
            if name not in context.locals and name not in scope.states and name not in scope.shorts:
                scope.unknown(
                    "E0203",
                    arg.word,
                    f"`{parameter.name}` to {act.name} called",
                    [parameter.name, *scope.kinds, *scope.groups, *scope.predicates, *context.locals],
                )
                tests.append(UNKNOWN)
                continue
        if isinstance(arg, s.Face) and parameter.type == "card":
            tests += face_tests(context, arg, arg.parts, local)
            continue
        tests.append(m.Same(local, value(context, arg, parameter.type)))
    return tests[0] if len(tests) == 1 else m.AllOf(tuple(tests))


def _effect(
    scope: Scope,
    act: m.Act,
    subject: s.Word,
    pattern: s.Pattern,
    where: s.Expr | None,
    body: tuple[s.Step, ...],
    instead: bool,
) -> m.Effect:
    context = act_context(scope, act, subject.text)
    matching = pattern_tests(context, act, pattern)
    guard = condition(context, where)
    inner = context.bound("$replaced", act.name) if instead else context
    return m.Effect(act.name, subject.text, matching, guard, block(inner, body), instead)


def _define(scope: Scope, node: s.Define) -> m.Clause | None:
    name = node.subject.text
    quantity = scope.quantities.get(name)
    if quantity is not None:
        if quantity.of is not None:
            scope.complain(
                "E0307",
                node.subject.span,
                f"`{name}` is asked of each {quantity.of}",
                help=f"write `{name} of {quantity.of} is …`",
            )
            return None
        context = Context(scope, {})
        return m.DefineQuantity(
            name, None, value(context, node.value, quantity.type), condition(context, node.condition)
        )
    if isinstance(node.value, s.Name) and node.value.word.text in scope.predicates:
        predicate = scope.predicates[node.value.word.text]
        context = Context(scope, {name: predicate.of})
        return m.DefinePredicate(predicate.name, name, condition(context, node.condition))
    if isinstance(node.value, s.Name) and node.condition is not None:
        declaration = f"declare it: `predicate {node.value.word.text} of {name}`"
        scope.unknown("E0203", node.value.word, "predicate", scope.predicates, otherwise=declaration)
    else:
        declaration = f"declare it: `quantity {name}`"
        scope.unknown("E0203", node.subject, "quantity", scope.quantities, otherwise=declaration)
    return None


def _define_of(scope: Scope, node: s.DefineOf) -> m.Clause | None:
    quantity = scope.quantities.get(node.quantity.text)
    if quantity is None:
        scope.unknown("E0203", node.quantity, "quantity", scope.quantities)
        return None
    if quantity.of is None:
        scope.complain(
            "E0303",
            node.quantity.span,
            f"there is one `{quantity.name}`, not one of each thing",
            help=f"write `{quantity.name} is …`",
            labels=(Label(scope.places["quantity", quantity.name], "declared here"),),
        )
        return None
    context = Context(scope, {node.subject.text: quantity.of})
    amount = value(context, node.value, quantity.type)
    return m.DefineQuantity(quantity.name, node.subject.text, amount, condition(context, node.condition))


def _row(scope: Scope, row: s.Row) -> m.DeckRow | None:
    count = plain(row.count)
    if isinstance(count, str):
        axis = scope.axes.get(count)
        if axis is None or not isinstance(axis[0], s.NumberOption):
            names = [n for n, (a, _) in scope.axes.items() if isinstance(a, s.NumberOption)]
            assert isinstance(row.count, s.Word)
            scope.unknown("E0207", row.count, "option over numbers called", names)
            return None
    faces = _faces(scope, row.face)
    backs = _faces(scope, row.back) if row.back is not None else ()
    if row.back is not None:
        if not scope.sides:
            scope.complain(
                "E0511",
                row.back.span,
                "only a pack with two sides has backs to tell",
                help="declare `sides NAME, NAME` in the vocabulary",
            )
        elif len(backs) not in (1, len(faces)):
            scope.complain(
                "E0511",
                row.back.span,
                f"{len(faces)} fronts have {len(backs)} backs",
                help="give one back for all, or as many as there are fronts",
            )
    if isinstance(count, int) and count * len(faces) > MOST_CARDS:
        scope.complain("E0513", row.span, f"a pack may have {MOST_CARDS:,} cards")
        return None
    return m.DeckRow(count, faces, backs) if faces else None


def _faces(scope: Scope, spec: s.FaceSpec) -> tuple[m.Face, ...]:
    parts = [plain(p) for p in spec.parts]
    kinds = [p for p in parts if p in scope.kinds]
    if not kinds:
        found = faces_spelled(scope, spec.parts)
        if len(found) == 1 and not spec.frees:
            return tuple(found)
        word = next((p for p in spec.parts if isinstance(p, s.Word)), None)
        if word is not None and not scope.attributes_with(word.text):
            scope.unknown("E0203", word, "kind", scope.kinds)
        else:
            scope.complain("E0310", spec.span, f"`{spec.span.text}` does not name a kind of card")
        return ()
    features = dict(scope.kinds[str(kinds[0])].features)
    fixed: dict[str, tuple[int | str, ...]] = {}
    for part in spec.parts:
        given = plain(part)
        if given in scope.kinds:
            continue
        homes = [a for a in scope.attributes_with(given) if features.get(a, "") is None]
        if not homes:
            scope.complain("E0310", part.span, f"a `{kinds[0]}` has no free value `{given}`")
            return ()
        fixed[homes[0]] = (given,)
    for free in spec.frees or ():
        name = free.attribute.text
        if features.get(name, "") is not None:
            scope.unknown(
                "E0203",
                free.attribute,
                f"free attribute of `{kinds[0]}` called",
                [a for a, v in features.items() if v is None],
            )
            return ()
        values = scope.attributes[name].values
        if free.range is not None:
            values = tuple(v for v in values if isinstance(v, int) and free.range.low <= v <= free.range.high)
            if not values:
                scope.complain("E0213", free.range.span, f"no `{name}` lies in this range")
                return ()
        fixed[name] = values
    missing = [a for a, v in features.items() if v is None and a not in fixed]
    if missing:
        scope.complain(
            "E0514",
            spec.span,
            f"this row does not say which {' and '.join(missing)} a `{kinds[0]}` has",
            help=f"write `{kinds[0]} for each {', '.join(missing)}`",
        )
        return ()
    return tuple(scope.faces(str(kinds[0]), {a: v for a, v in fixed.items()}))


def _deck_has(scope: Scope, count: s.Number, what: s.Word, each: s.Word | None) -> m.DeckHas | None:
    kinds: tuple[str, ...] = ()
    if what.text not in ("cards", "card"):
        if what.text not in scope.kinds and what.text not in scope.groups:
            scope.unknown(
                "E0203", what, "kind or group (or the word `cards`)", [*scope.kinds, *scope.groups, "cards"]
            )
            return None
        kinds = scope.groups.get(what.text) or (what.text,)
    if each is not None and each.text not in scope.attributes:
        scope.unknown("E0203", each, "attribute", scope.attributes)
        return None
    return m.DeckHas(count.value, kinds, each.text if each else None)


def clause_context(scope: Scope, node: s.Clause) -> Context | None:
    """What is known inside a clause, for a waiver that speaks of it; None if it binds nothing."""
    match node:
        case s.Norm(form=form, pattern=pattern, subject=subject):
            name = scope.verbs.get(pattern.verb.text, "") if form == "wrongly" else pattern.verb.text
            return act_context(scope, scope.acts[name], subject.text) if name in scope.acts else None
        case s.Effect(pattern=pattern, subject=subject):
            name = scope.verbs.get(pattern.verb.text, "")
            return act_context(scope, scope.acts[name], subject.text) if name in scope.acts else None
        case s.Replacement(pattern=pattern, subject=subject):
            name = pattern.verb.text
            return act_context(scope, scope.acts[name], subject.text) if name in scope.acts else None
        case s.Wins(subject=subject):
            return Context(scope, {subject.text: "player"})
        case s.DefineOf(quantity=quantity, subject=subject) if quantity.text in scope.quantities:
            return Context(scope, {subject.text: scope.quantities[quantity.text].of or "?"})
        case s.Define(subject=subject, value=s.Name(word=word)) if word.text in scope.predicates:
            return Context(scope, {subject.text: scope.predicates[word.text].of})
        case s.At(event=event) if event.text in scope.acts:
            return act_context(scope, scope.acts[event.text], None)
        case _:
            return None
