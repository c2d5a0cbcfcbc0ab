"""Checks on a whole model: choices that cannot be made, circles, what is never used or defined, how a round ends."""

from __future__ import annotations

from collections.abc import Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composition.circles import Graph, circles, narrowed
from cardlaw.language.composition.contention import contending
from cardlaw.language.composition.deck_counts import check_deck, clause_at
from cardlaw.language.composition.order import order_links
from cardlaw.language.diagnostics.diagnostic import Label
from cardlaw.language.elaboration.scope import Scope, listed
from cardlaw.language.sayings import say
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
                say("nothing-rule-can-broken", rule=rule.name),
                help=say("only-may-only-when"),
            )
        if rule.even_if_won and not any(isinstance(clause, m.Effect) for clause in clauses):
            scope.complain(
                "W0605",
                spans[s.EvenIfWon],
                say("nothing-rule-happens-won", rule=rule.name),
                help=say("mark-belongs-rule-when"),
            )
        if rule.by_example and not rule.lines:
            scope.complain(
                "W0605",
                spans[s.ByExample],
                say("rule-cites-no-example", rule=rule.name),
                help=say("mark-belongs-rule-whose"),
            )


def _impossible_choices(scope: Scope, model: m.Model, rules: Rules) -> None:
    for rule in model.rules:
        unders = [mark.span for mark in rules[rule.id].marks if isinstance(mark, s.Under)]
        allowed = narrowed({}, rule.under)
        if allowed is None:
            scope.complain(
                "E0506",
                unders[-1],
                say("rule-can-never-hold", rule=rule.name),
                labels=[Label(span, say("must-hold-too")) for span in unders[:-1]],
                help=say("several-under-lines-must"),
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
                    say("rule-never-overrides-rule", rule=rule.name),
                    labels=[Label(span, say("rule-holds-only")) for span in unders],
                    help=say("take-two-conditions-out"),
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
        (waivers, "E0518", "sets-aside"),
        (orders, "E0519", "comes-before"),
    ):
        for circle in circles(graph):
            *others, last = [*circle[1:], circle[0]]
            chain = f"`{last}`"
            for name in reversed(others):
                chain = say("circle-link", name=name, verb=verb, rest=chain)
            scope.complain(
                code,
                rules[circle[0]].name.span,
                say("circle", first=circle[0], verb=verb, rest=chain),
                labels=[Label(rules[name].name.span, say("circle-2")) for name in circle[1:]],
                help=say("take-links-out-let") if code != "E0519" else say("take-before-after-lines"),
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
            say("defined-itself", circle=circle[0])
            if len(circle) == 1
            else say("defined-each-other", names=listed(circle)),
            labels=[Label(place, say("and-here")) for place in places[1:]],
            help=say("definition-may-need-what"),
        )


def _defined(clause: m.DefinePredicate | m.DefineQuantity) -> str:
    return clause.predicate if isinstance(clause, m.DefinePredicate) else clause.quantity


def _unused_axes(scope: Scope, model: m.Model, files: list[s.File]) -> None:
    """Choices on which nothing depends as written; a pack that replaces those rules does not make them idle."""
    used: set[str] = set()
    for item in (item for file in files for item in file.items):
        for node in nodes(item) if isinstance(item, s.Rule | s.MoveItem | s.Event | s.RoundItem) else ():
            match node:
                case s.Condition(axis=word) | s.Name(word=word) | s.Row(count=s.Word() as word):
                    used.add(word.text)
                case _:
                    pass
    for axis in model.axes:
        if axis.name not in used:
            numbers = isinstance(axis.chosen, int)
            use = (
                say("use-number-rule", axis=axis.name)
                if numbers
                else say("put-rule-under", axis=axis.name, chosen=str(axis.chosen))
            )
            scope.complain(
                "W0601",
                scope.places["axis", axis.name],
                say("nothing-hangs", sort=axis.sort, axis=axis.name),
                help=say("take-out", use=use, sort=axis.sort),
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
            say("used-no-rule-says", what=name),
            labels=[Label(rules[id].name.span, say("used")) for id in users[name][:MOST_USERS]],
            help=say("define-rule", owner=phrase if owner else f"{name} is …"),
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
            say("hold-deck-zone-must", names=listed(decks), decks="both" if len(decks) == 2 else "all")
            if decks
            else say("no-zone-holds-deck"),
            labels=[Label(scope.places["zone", decks[0]], say("holds-too"))] if decks else [],
            help=say("give-zone-trait-holds-deck"),
        )
    if not any(stage.turns is not None for stage in model.stages):
        scope.complain(
            "E0516",
            head.name.span,
            say("no-turns-no-round", model=model.name),
            help=say("declare-round-vocabulary-turns"),
        )
    live = model.rules_in("assumption")
    clauses = [placed.clause for rule in live for placed in rule.clauses]
    ends = any(isinstance(clause, m.Wins | m.Ends) and clause.what == "round" for clause in clauses)
    if not ends and not any(isinstance(node, m.End) for node in nodes((live, model.acts, model.stages))):
        gone = [rule.name for rule in written if _ends(rule)]
        instead = say("let-stand", names=listed(name.text for name in gone)) if gone else ""
        scope.complain(
            "E0517",
            head.name.span,
            say("round-never-ends-no", model=model.name),
            labels=[Label(name.span, say("ended-force")) for name in gone],
            help=say("add-rule-player-wins", instead=instead),
        )


def _ends(rule: s.Rule) -> bool:
    return any(isinstance(clause, s.Wins | s.Ends) and clause.what == "round" for clause in rule.clauses)
