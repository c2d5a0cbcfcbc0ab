"""Checks on a whole model: circles, choices, packs of cards, and whether it can be played to an end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label, Span
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.walking import nodes

Allowed = dict[str, frozenset[int | str]]
"""Values that a chain of conditions leaves open, by axis."""

LONGEST_CHAIN = 2_000


def check(scope: Scope, model: m.Model, files: list[s.File]) -> None:
    """Complain of everything that only shows once all units are together."""
    places = {
        (file.head.name.text, item.name.text): item
        for file in files
        for item in file.items
        if isinstance(item, s.Rule)
    }
    rules = {rule.id: places[rule.unit, rule.name] for rule in model.rules}
    _impossible_choices(scope, model, rules)
    _circles(scope, model, rules)
    _definitions(scope, model, rules)
    _unused_axes(scope, model)
    _undefined(scope, model)
    _deck(scope, model, rules)
    _playable(scope, model, files)


def _narrowed(allowed: Allowed, condition: m.Condition | None) -> Allowed | None:
    """The choices left when the condition holds too; None if there are none."""
    if condition is None:
        return allowed
    values = frozenset(condition.values)
    left = allowed.get(condition.axis, values) & values
    return {**allowed, condition.axis: left} if left else None


def _all_narrowed(conditions: Iterable[m.Condition]) -> Allowed | None:
    allowed: Allowed | None = {}
    for condition in conditions:
        allowed = _narrowed(allowed, condition) if allowed is not None else None
    return allowed


def _impossible_choices(scope: Scope, model: m.Model, places: dict[str, s.Rule]) -> None:
    for rule in model.rules:
        mark_spans = [k.span for k in places[rule.id].marks if isinstance(k, s.Under)]
        allowed = _all_narrowed(rule.under)
        if allowed is None:
            scope.complain(
                "E0506",
                mark_spans[-1],
                f"rule `{rule.name}` can never hold: no choice satisfies all of its `under` lines",
                labels=[Label(span, "this one too") for span in mark_spans[:-1]],
                help="several `under` lines must all hold; list alternatives in one line with `or`",
            )
            continue
        for override in rule.overrides:
            if _narrowed(allowed, override.under) is None:
                span = next(
                    (k.span for k in places[rule.id].marks if isinstance(k, s.Overrides) and k.under), None
                )
                scope.complain(
                    "E0506",
                    span or places[rule.id].span,
                    f"rule `{rule.name}` can never override under this choice, since the rule itself is under another",
                )


def _edges(model: m.Model, rule: m.Rule) -> Iterator[tuple[str, m.Condition | None]]:
    for override in rule.overrides:
        for target in override.rules:
            yield target, override.under


def _circles(scope: Scope, model: m.Model, places: dict[str, s.Rule]) -> None:
    """Rules that override (or waive, or precede) each other in a circle under some choice."""
    overrides = {rule.id: list(_edges(model, rule)) for rule in model.rules}
    waives: dict[str, list[tuple[str, m.Condition | None]]] = {
        rule.id: [(c.clause.target, None) for c in rule.clauses if isinstance(c.clause, m.Waive)]
        for rule in model.rules
    }
    orders: dict[str, list[tuple[str, m.Condition | None]]] = {
        rule.id: [(other, None) for other in rule.before] for rule in model.rules
    }
    for rule in model.rules:
        for other in rule.after:
            orders.setdefault(other, []).append((rule.id, None))
    under = {rule.id: rule.under for rule in model.rules}
    for graph, code, verb in (
        (overrides, "E0505", "overrides"),
        (waives, "E0518", "sets aside"),
        (orders, "E0519", "comes before"),
    ):
        circle = _circle(graph, under)
        if circle:
            first = places[circle[0]]
            chain = f" {verb} ".join(f"`{name}`" for name in [*circle, circle[0]])
            scope.complain(
                code,
                first.name.span,
                f"these rules run in a circle: {chain}",
                labels=[Label(places[name].name.span, "in the circle") for name in circle[1:]],
                help="take one of the links out, or let it hold under one arm of a reading only",
            )


def _circle(
    graph: dict[str, list[tuple[str, m.Condition | None]]], under: dict[str, tuple[m.Condition, ...]]
) -> list[str] | None:
    """A circle that some choice of arms allows, the first in written order."""
    plain = _plain_circle({k: [t for t, _ in v] for k, v in graph.items()})
    if plain is None:
        return None
    steps = 0
    for start in graph:
        stack: list[tuple[str, tuple[str, ...], Allowed]] = []
        allowed = _all_narrowed(under.get(start, ()))
        if allowed is not None:
            stack.append((start, (start,), allowed))
        while stack and steps < LONGEST_CHAIN:
            steps += 1
            here, path, left = stack.pop()
            for target, condition in graph.get(here, ()):
                narrowed = _narrowed(left, condition)
                for more in under.get(target, ()):
                    narrowed = _narrowed(narrowed, more) if narrowed is not None else None
                if narrowed is None:
                    continue
                if target == start:
                    return list(path)
                if target not in path:
                    stack.append((target, (*path, target), narrowed))
    return None


def _plain_circle(graph: dict[str, list[str]]) -> str | None:
    """Some node of a circle, conditions not looked at; None means there is no circle at all."""
    state: dict[str, int] = {}
    for start in graph:
        if state.get(start):
            continue
        stack = [(start, iter(graph.get(start, ())))]
        state[start] = 1
        while stack:
            here, rest = stack[-1]
            following = next(rest, None)
            if following is None:
                state[here] = 2
                stack.pop()
            elif state.get(following) == 1:
                return following
            elif not state.get(following):
                state[following] = 1
                stack.append((following, iter(graph.get(following, ()))))
    return None


def _definitions(scope: Scope, model: m.Model, places: dict[str, s.Rule]) -> None:
    """A predicate or quantity that needs itself; inside an arm that is not chosen it is left to the findings."""
    live = set(r.id for r in model.rules_in("assumption"))
    graph: dict[str, list[str]] = {}
    homes: dict[str, str] = {}
    for rule in model.rules:
        if rule.layer == "reading" and rule.id not in live:
            continue
        for placed in rule.clauses:
            clause = placed.clause
            if isinstance(clause, m.DefinePredicate | m.DefineQuantity):
                name = clause.predicate if isinstance(clause, m.DefinePredicate) else clause.quantity
                homes.setdefault(name, rule.id)
                graph.setdefault(name, []).extend(
                    n.predicate if isinstance(n, m.PredicateOf) else n.quantity
                    for n in nodes(clause)
                    if isinstance(n, m.PredicateOf | m.QuantityOf)
                )
    circular = _plain_circle(graph)
    if circular is not None:
        scope.complain(
            "E0508",
            places[homes[circular]].name.span,
            f"`{circular}` is defined by itself",
            help="a definition may not need what it defines; as one sense of an ambiguous sentence it can "
            "stand in an arm of a reading that is not chosen",
        )


def _unused_axes(scope: Scope, model: m.Model) -> None:
    used = {c.axis for rule in model.rules for c in rule.under}
    used |= {o.under.axis for rule in model.rules for o in rule.overrides if o.under}
    for node in nodes((model.rules, model.acts, model.stages)):
        if isinstance(node, m.AxisValue):
            used.add(node.axis)
        elif isinstance(node, m.DeckRow) and isinstance(node.count, str):
            used.add(node.count)
    for axis in model.axes:
        if axis.name not in used:
            span = scope.places["axis", axis.name]
            scope.complain(
                "W0601",
                span,
                f"nothing hangs on {axis.sort} `{axis.name}`",
                help=f"put a rule `under {axis.name} {axis.arms[0].value}`, or take the {axis.sort} out",
            )


def _undefined(scope: Scope, model: m.Model) -> None:
    """Words that rules use and no clause defines; the engine takes them as never true, or none."""
    defined: set[str] = set()
    used: set[str] = set()
    for rule in model.rules:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.DefinePredicate):
                defined.add(placed.clause.predicate)
            elif isinstance(placed.clause, m.DefineQuantity):
                defined.add(placed.clause.quantity)
    for node in nodes((model.rules, model.acts, model.stages)):
        if isinstance(node, m.PredicateOf):
            used.add(node.predicate)
        elif isinstance(node, m.QuantityOf):
            used.add(node.quantity)
    for name in sorted(used - defined):
        sort = "predicate" if ("predicate", name) in scope.places else "quantity"
        scope.complain(
            "W0602",
            scope.places[sort, name],
            f"`{name}` is used, and no rule here says what it is",
            help=f"define it in a rule: `{'card is ' if sort == 'predicate' else ''}{name} …`",
        )


def _deck(scope: Scope, model: m.Model, places: dict[str, s.Rule]) -> None:
    """The pack as it is sold: rows counted by an option stand at its highest number."""
    highest = {
        axis.name: max((a.value for a in axis.arms if isinstance(a.value, int)), default=0)
        for axis in model.axes
    }
    live = model.rules_in("assumption")
    rows = [
        (r, row) for r in live for c in r.clauses if isinstance(c.clause, m.Deck) for row in c.clause.rows
    ]
    if not rows:
        span = Span(_any_place(scope).source, 0, 0)
        scope.complain(
            "E0509",
            span,
            f"`{model.name}` has no cards: no rule here says what is in the deck",
            help="add a rule with `deck:` and rows such as `2 KIND for each ATTRIBUTE`",
        )
        return
    for rule in live:
        for node, placed in zip(places[rule.id].clauses, rule.clauses, strict=False):
            if not isinstance(placed.clause, m.DeckHas):
                continue
            said = placed.clause
            own = [row for r, row in rows if r.unit == rule.unit]
            for group, count in _counts(model, own, said, highest):
                if count != said.count:
                    what = f"{group} " if group else ""
                    scope.complain(
                        "E0504",
                        node.span,
                        f"the deck is said to have {said.count} {what}here, and its rows give {count}",
                        labels=[
                            Label(places[r.id].name.span, "rows counted here")
                            for r, _ in dict.fromkeys((r, 0) for r, _ in rows)
                        ][:4],
                        help="correct the rows or the number; where the sheet itself miscounts, write both as rules "
                        "with their lines and say so in a note",
                    )


def _counts(
    model: m.Model, rows: list[m.DeckRow], said: m.DeckHas, highest: dict[str, int]
) -> Iterator[tuple[str, int]]:
    kinds = {k.name: k for k in model.kinds}
    totals: dict[str, int] = {}
    if said.each is not None:
        attribute = next(a for a in model.attributes if a.name == said.each)
        totals = {str(value): 0 for value in attribute.values}
    else:
        totals[""] = 0
    for row in rows:
        copies = highest.get(row.count, 0) if isinstance(row.count, str) else row.count
        for face in row.faces:
            if said.kinds and face.kind not in said.kinds:
                continue
            shown = dict(zip((a for a, _ in kinds[face.kind].features), face.values, strict=True))
            key = "" if said.each is None else str(shown.get(said.each))
            if key in totals:
                totals[key] += copies
    yield from totals.items()


def _any_place(scope: Scope) -> Span:
    return next(iter(scope.places.values()))


def _playable(scope: Scope, model: m.Model, files: list[s.File]) -> None:
    head = files[-1].head
    decks = [z.name for z in model.zones if z.holds_deck]
    if len(decks) != 1:
        scope.complain(
            "E0510",
            head.name.span,
            f"{len(decks) or 'no'} zones hold the deck, and one must",
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
    clauses = [c.clause for r in live for c in r.clauses]
    ends = any(isinstance(c, m.Wins | m.Ends) and c.what == "round" for c in clauses)
    ends = ends or any(isinstance(n, m.End) for n in nodes((live, model.acts, model.stages)))
    if not ends:
        scope.complain(
            "E0517",
            head.name.span,
            f"a round of `{model.name}` never ends: no rule says when it is won or over",
            help="add a rule such as `player wins round when hand of player is empty`, or keep the one removed",
        )
