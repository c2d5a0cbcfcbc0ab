"""Checks on a whole model: choices that cannot be made, circles, what is never used or defined, how a round ends."""

from __future__ import annotations

from collections.abc import Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.circles import Graph, circles, narrowed
from cardlaw.language.contending import contending
from cardlaw.language.counting import check_deck, clause_at
from cardlaw.language.diagnostics import Label
from cardlaw.language.elaboration.scope import Scope, listed
from cardlaw.language.ordering import order_links
from cardlaw.language.walking import nodes

FORBIDDING = ("may-only", "must", "must-not")
MOST_USERS = 3
Rules = Mapping[str, s.Rule]
"""The rules as written, by id."""


def check(scope: Scope, model: m.Model, files: list[s.File]) -> None:
    """Complain of everything that only shows once all units are together."""
    places = {
        (file.head.name.text, item.name.text): item
        for file in reversed(files)
        for item in reversed(file.items)
        if isinstance(item, s.Rule)
    }
    rules = {rule.id: places[rule.unit, rule.name] for rule in model.rules}
    head = next((f for f in reversed(files) if not isinstance(f.head, s.Pack)), files[-1]).head
    _idle_marks(scope, model, rules)
    _impossible_choices(scope, model, rules)
    _rule_circles(scope, model, rules)
    _circular_definitions(scope, model, rules)
    contending(scope, model, rules)
    _unused_axes(scope, model, files)
    _undefined(scope, model, rules)
    check_deck(scope, model, rules, head.name.span)
    _playable(scope, model, head, [item for file in files for item in file.items if isinstance(item, s.Rule)])


def _idle_marks(scope: Scope, model: m.Model, rules: Rules) -> None:
    for rule in model.rules:
        clauses = [placed.clause for placed in rule.clauses]
        spans = {type(mark): mark.span for mark in rules[rule.id].marks}
        norms = [clause for clause in clauses if isinstance(clause, m.Norm) and clause.form in FORBIDDING]
        if rule.breakable and not norms:
            scope.complain(
                "W0605",
                spans[s.Breakable],
                f"nothing in rule `{rule.name}` can be broken",
                help="only `may … only when`, `must` and `must not` can be broken: move the mark to the rule that "
                "says it",
            )
        if rule.even_if_won and not any(isinstance(clause, m.Effect) for clause in clauses):
            scope.complain(
                "W0605",
                spans[s.EvenIfWon],
                f"nothing in rule `{rule.name}` happens, won or not",
                help="the mark belongs to a rule with `when player …:` or `at …:`",
            )
        if rule.by_example and not rule.lines:
            scope.complain(
                "W0605",
                spans[s.ByExample],
                f"rule `{rule.name}` cites no example",
                help="the mark belongs to a rule whose `lines` are those of a worked example",
            )


def _impossible_choices(scope: Scope, model: m.Model, rules: Rules) -> None:
    for rule in model.rules:
        unders = [mark.span for mark in rules[rule.id].marks if isinstance(mark, s.Under)]
        allowed = narrowed({}, rule.under)
        if allowed is None:
            scope.complain(
                "E0506",
                unders[-1],
                f"rule `{rule.name}` can never hold: no choice satisfies all of its `under` lines",
                labels=[Label(span, "this must hold too") for span in unders[:-1]],
                help="several `under` lines must all hold; list alternatives in one line with `or`",
            )
            continue
        for override in rule.overrides:
            if override.under is not None and narrowed(allowed, (override.under,)) is None:
                wrong = override.under.axis, override.under.values
                mark = next(
                    mark
                    for mark in rules[rule.id].marks
                    if isinstance(mark, s.Overrides) and _said(mark.under) == wrong
                )
                scope.complain(
                    "E0506",
                    mark.span,
                    f"rule `{rule.name}` never overrides this: the rule itself holds under another choice",
                    labels=[Label(span, "the rule holds here only") for span in unders],
                    help="take one of the two conditions out",
                )


def _said(condition: s.Condition | None) -> tuple[str, tuple[int | str, ...]] | None:
    if condition is None:
        return None
    values = tuple(v.value if isinstance(v, s.Number) else v.text for v in condition.values)
    return condition.axis.text, values


def _rule_circles(scope: Scope, model: m.Model, rules: Rules) -> None:
    """Rules that override (or waive, or precede) each other in a circle under some choice."""
    under = {rule.id: rule.under for rule in model.rules}
    overrides: Graph = {
        rule.id: [
            (target, (*rule.under, *((override.under,) if override.under else ()), *under[target]))
            for override in rule.overrides
            for target in override.rules
        ]
        for rule in model.rules
    }
    waivers: Graph = {
        rule.id: [
            (placed.clause.target, (*rule.under, *under[placed.clause.target]))
            for placed in rule.clauses
            if isinstance(placed.clause, m.Waive)
        ]
        for rule in model.rules
    }
    orders: Graph = {id: [(other, ()) for other in others] for id, others in order_links(model.rules).items()}
    for graph, code, verb in (
        (overrides, "E0505", "overrides"),
        (waivers, "E0518", "sets aside"),
        (orders, "E0519", "comes before"),
    ):
        for circle in circles(graph):
            chain = f", which {verb} ".join(f"`{name}`" for name in [*circle[1:], circle[0]])
            scope.complain(
                code,
                rules[circle[0]].name.span,
                f"these rules run in a circle: `{circle[0]}` {verb} {chain}",
                labels=[Label(rules[name].name.span, "in the circle") for name in circle[1:]],
                help="take one of the links out, or let it hold under one arm of a reading only"
                if code != "E0519"
                else "take one of the `before` or `after` lines out",
            )


def _circular_definitions(scope: Scope, model: m.Model, rules: Rules) -> None:
    """A predicate or quantity that needs itself; inside an arm that is not chosen it is left to the findings."""
    live = {rule.id for rule in model.rules_in("assumption")}
    graph: dict[str, list[tuple[str, tuple[m.Condition, ...]]]] = {}
    homes: dict[tuple[str, str], s.Clause] = {}
    for rule in model.rules:
        if rule.layer == "reading" and rule.id not in live:
            continue
        for placed in rule.clauses:
            if isinstance(placed.clause, m.DefinePredicate | m.DefineQuantity):
                name = _defined(placed.clause)
                for node in nodes(placed.clause):
                    if isinstance(node, m.PredicateOf | m.QuantityOf):
                        used = node.predicate if isinstance(node, m.PredicateOf) else node.quantity
                        graph.setdefault(name, []).append((used, rule.under))
                        homes.setdefault((name, used), clause_at(rules[rule.id], placed))
    for circle in circles(graph):
        places = [
            homes[link].span for link in zip(circle, [*circle[1:], circle[0]], strict=True) if link in homes
        ]
        scope.complain(
            "E0508",
            places[0],
            f"`{circle[0]}` is defined by itself"
            if len(circle) == 1
            else f"{listed(circle)} are defined by each other",
            labels=[Label(place, "and here") for place in places[1:]],
            help="a definition may not need what it defines; as one sense of an ambiguous sentence it can "
            "stand in an arm of a reading that is not chosen",
        )


def _defined(clause: m.DefinePredicate | m.DefineQuantity) -> str:
    return clause.predicate if isinstance(clause, m.DefinePredicate) else clause.quantity


def _unused_axes(scope: Scope, model: m.Model, files: list[s.File]) -> None:
    """Choices on which nothing depends as written; a pack that replaces those rules does not make them idle."""
    used: set[str] = set()
    for item in (item for file in files for item in file.items):
        for node in nodes(item) if isinstance(item, s.Rule | s.Move | s.Event | s.Round) else ():
            match node:
                case s.Condition(axis=word) | s.Name(word=word) | s.Row(count=s.Word() as word):
                    used.add(word.text)
                case _:
                    pass
    for axis in model.axes:
        if axis.name not in used:
            numbers = isinstance(axis.chosen, int)
            use = (
                f"use `{axis.name}` as a number in a rule"
                if numbers
                else f"put a rule `under {axis.name} {axis.chosen}`"
            )
            scope.complain(
                "W0601",
                scope.places["axis", axis.name],
                f"nothing hangs on {axis.sort} `{axis.name}`",
                help=f"{use}, or take the {axis.sort} out",
            )


def _undefined(scope: Scope, model: m.Model, rules: Rules) -> None:
    """Words that rules use and no clause defines; the engine takes them as never true, or none."""
    clauses = [placed.clause for rule in model.rules for placed in rule.clauses]
    defined = {_defined(c) for c in clauses if isinstance(c, m.DefinePredicate | m.DefineQuantity)}
    used: dict[str, str] = {}
    for node in nodes((model.rules, model.acts, model.stages)):
        if isinstance(node, m.PredicateOf):
            used[node.predicate] = "predicate"
        elif isinstance(node, m.QuantityOf):
            used[node.quantity] = "quantity"
    users: dict[str, list[str]] = {name: [] for name in sorted(used.keys() - defined)}
    for rule in model.rules if users else ():
        asked = {_asked(node) for node in nodes(rule.clauses)}
        for name, ids in users.items():
            if name in asked:
                ids.append(rule.id)
    for name in users:
        owner = scope.predicates[name].of if used[name] == "predicate" else scope.quantities[name].of
        phrase = f"{owner} is {name} when …" if used[name] == "predicate" else f"{name} of {owner} is …"
        scope.complain(
            "W0602",
            scope.places[used[name], name],
            f"`{name}` is used, and no rule says what it is",
            labels=[Label(rules[id].name.span, "used here") for id in users[name][:MOST_USERS]],
            help=f"define it in a rule: `{phrase if owner else f'{name} is …'}`",
        )


def _asked(node: object) -> str | None:
    """The word that an expression asks for."""
    match node:
        case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name):
            return name
        case _:
            return None


def _playable(scope: Scope, model: m.Model, head: s.UnitHead, written: list[s.Rule]) -> None:
    decks = [zone.name for zone in model.zones if zone.holds_deck]
    if len(decks) != 1:
        scope.complain(
            "E0510",
            scope.places["zone", decks[1]] if decks else head.name.span,
            f"{listed(decks)} {'both' if len(decks) == 2 else 'all'} hold the deck, and one zone must"
            if decks
            else "no zone holds the deck",
            labels=[Label(scope.places["zone", decks[0]], "this holds it too")] if decks else [],
            help="give one zone the trait `holds-deck`",
        )
    if not any(stage.turns is not None for stage in model.stages):
        scope.complain(
            "E0516",
            head.name.span,
            f"`{model.name}` has no turns: no `round:` with `turns:` is declared",
            help="declare `round:` in the vocabulary, with `turns:` and what is offered in a turn",
        )
    live = model.rules_in("assumption")
    clauses = [placed.clause for rule in live for placed in rule.clauses]
    ends = any(isinstance(clause, m.Wins | m.Ends) and clause.what == "round" for clause in clauses)
    if not ends and not any(isinstance(node, m.End) for node in nodes((live, model.acts, model.stages))):
        gone = [rule.name for rule in written if _ends(rule)]
        instead = f", or let {listed(name.text for name in gone)} stand" if gone else ""
        scope.complain(
            "E0517",
            head.name.span,
            f"a round of `{model.name}` never ends: no rule says when it is won or over",
            labels=[Label(name.span, "this ended it, and is not in force") for name in gone],
            help=f"add a rule such as `player wins round when hand of player is empty`{instead}",
        )


def _ends(rule: s.Rule) -> bool:
    return any(isinstance(clause, s.Wins | s.Ends) and clause.what == "round" for clause in rule.clauses)
