"""Expressions: each is resolved and typed in the scope of its clause, with what it was expected to be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Literal, cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Span
from cardlaw.language.elaboration.scope import Scope, article, plain
from cardlaw.language.kernel import CARD_SELECTORS, DIRECTIONS, SEAT_SELECTORS, YES_WORDS

UNKNOWN = m.Const("?", 0)
"""Stands in for what could not be resolved; everything agrees with its type, so one slip is told once."""


@dataclass(frozen=True)
class Context:
    """Where an expression stands: the scope, the names bound so far, and the role of a move being answered.

    `mover` is set in situations: a zone or state of each player without `of` is then the mover's.
    """

    scope: Scope
    locals: dict[str, m.Type]
    answered: str | None = None
    mover: str | None = None
    units: tuple[str, ...] = ()

    def bind(self, **names: m.Type) -> Context:
        return replace(self, locals={**self.locals, **{k: v for k, v in names.items()}})

    def bound(self, name: str, type_: m.Type) -> Context:
        return replace(self, locals={**self.locals, name: type_})


Typed = tuple[m.Expr, m.Type]


def fits(found: m.Type, wanted: m.Type) -> bool:
    return "?" in (found, wanted) or found == wanted


def value(context: Context, expr: s.Expr, wanted: m.Type) -> m.Expr:
    """The expression as a value of the wanted type, or a complaint and a stand-in."""
    result, found = typed(context, expr, wanted)
    if not fits(found, wanted):
        _mismatch(context, expr, found, wanted)
        return UNKNOWN
    return result


def condition(context: Context, expr: s.Expr | None) -> m.Expr:
    """A yes-or-no statement; none at all always holds."""
    return m.YES if expr is None else value(context, expr, "yes-no")


def _mismatch(context: Context, expr: s.Expr, found: m.Type, wanted: m.Type) -> None:
    help = None
    if wanted == "yes-no":
        help = f"say what is asked of it, such as `{expr.span.text} is …` or `{expr.span.text} has …`"
    elif wanted == "player" and found == "zone":
        help = "name a role such as `player`, or `next of player`"
    context.scope.complain(
        "E0301",
        expr.span,
        f"expected {article(wanted)} here, and `{_short(expr.span)}` is {article(found)}",
        help=help,
    )


def _short(span: Span) -> str:
    text = " ".join(span.text.split())
    return text if len(text) <= 60 else text[:57] + "…"


def typed(context: Context, expr: s.Expr, wanted: m.Type | None = None) -> Typed:
    scope = context.scope
    match expr:
        case s.Number(value=number):
            return _number(scope, expr, number)
        case s.Name(word=word):
            return _name(context, word, wanted)
        case s.Parens(inner=inner):
            return typed(context, inner, wanted)
        case s.Of():
            return _of(context, expr)
        case s.Face(parts=parts):
            return _face(context, expr, parts)
        case s.Arithmetic(left=left, operator=operator, right=right):
            sign = cast(Literal["+", "-", "*"], operator)
            return m.Arithmetic(
                sign, value(context, left, "number"), value(context, right, "number")
            ), "number"
        case s.Compare(left=left, operator=operator, right=right):
            how = cast(Literal["<", "<=", ">", ">="], operator)
            return m.Compare(how, value(context, left, "number"), value(context, right, "number")), "yes-no"
        case s.Is(left=left, right=right, negated=negated):
            result = _is(context, left, right)
            return (m.Not(result) if negated else result), "yes-no"
        case s.Has(negated=negated):
            result = _has(context, expr)
            return (m.Not(result) if negated else result), "yes-no"
        case s.Owes(player=player, act=act):
            found = scope.acts.get(act.text)
            if found is None or found.sort != "move":
                scope.unknown("E0205", act, "move", [a.name for a in scope.acts.values() if a.sort == "move"])
            return m.Owes(value(context, player, "player"), act.text), "yes-no"
        case s.WasWrong(player=player):
            if context.answered is None:
                scope.complain(
                    "E0308",
                    expr.span,
                    "`was wrong` asks about the move being answered, and nothing is answered here",
                    help="use it where a move declared `answering … by …` is made",
                )
            return m.WasWrong(value(context, player, "player")), "yes-no"
        case s.Not(inner=inner):
            return m.Not(condition(context, inner)), "yes-no"
        case s.And() | s.Or():
            return _junction(context, expr), "yes-no"
        case s.Quantifier():
            return _quantifier(context, expr), "yes-no"
        case s.Count(name=name, domain=dom, where=where):
            d, t = domain(context, dom)
            inner_context = context.bound(name.text, t)
            return m.Count(name.text, t, d, condition(inner_context, where)), "number"
        case s.Total(value=amount, name=name, domain=dom, where=where):
            d, t = domain(context, dom)
            inner_context = context.bound(name.text, t)
            total = value(inner_context, amount, "number")
            return m.Total(total, name.text, t, d, condition(inner_context, where)), "number"
        case s.Best(name=name, domain=dom, extreme=extreme, value=amount, where=where):
            d, t = domain(context, dom)
            inner_context = context.bound(name.text, t)
            best = value(inner_context, amount, "number")
            how_much = cast(Literal["most", "least"], extreme)
            return m.Best(name.text, t, d, how_much, best, condition(inner_context, where)), t


def _number(scope: Scope, expr: s.Number, number: int) -> Typed:
    if number > 1_000_000:
        scope.complain("E0213", expr.span, "a number may be a million at most")
    return m.Const("number", number), "number"


def _name(context: Context, word: s.Word, wanted: m.Type | None) -> Typed:
    scope, name = context.scope, word.text
    if name in context.locals:
        return m.Local(name, context.locals[name]), context.locals[name]
    if name in scope.shorts:
        return typed(replace(context, locals={**context.locals}), scope.shorts[name], wanted)
    if name in scope.states:
        state = scope.states[name]
        type_ = scope.value_type(state.type)
        return m.StateOf(name, _default_key(context, word, state.each), type_), type_
    if name in scope.zones:
        return m.ZoneOf(name, _default_key(context, word, scope.zones[name].each)), "zone"
    if name in scope.quantities and scope.quantities[name].of is None:
        return m.QuantityOf(name, None, scope.quantities[name].type), scope.quantities[name].type
    if name in scope.axes:
        axis = scope.axes[name][0]
        if isinstance(axis, s.NumberOption):
            return m.AxisValue(name), "number"
        scope.complain(
            "E0312",
            word.span,
            f"`{name}` is a choice between words, not a number",
            help=f"put the rule under it instead: `under {name} {axis.arms[0].name.text}`",
        )
        return UNKNOWN, "?"
    if wanted == "yes-no" and name in YES_WORDS:
        return m.Const("yes-no", YES_WORDS[name]), "yes-no"
    homes = scope.attributes_with(name)
    if wanted in homes and wanted is not None:
        return m.Const(wanted, name), wanted
    if name in DIRECTIONS:
        return m.Const("direction", name), "direction"
    if len(homes) == 1 and wanted != "card":
        return m.Const(homes[0], name), homes[0]
    if name in scope.kinds and (wanted in (None, "card")):
        return _face(context, word, (word,))
    _unknown_name(context, word, wanted)
    return UNKNOWN, "?"


def _unknown_name(context: Context, word: s.Word, wanted: m.Type | None) -> None:
    scope, name = context.scope, word.text
    if name in scope.kinds or name in scope.groups or name in scope.predicates:
        what = "predicate" if name in scope.predicates else "group" if name in scope.groups else "kind"
        scope.complain(
            "E0302",
            word.span,
            f"`{name}` is a {what}, and does not say of what it is asked",
            help=f"write the whole comparison: `card is {name}`",
        )
        return
    if name in YES_WORDS:
        scope.complain(
            "E0301", word.span, f"`{name}` is a yes-or-no statement, not {article(wanted or 'number')}"
        )
        return
    if name in scope.quantities:
        scope.complain(
            "E0307",
            word.span,
            f"`{name}` is asked of {article(scope.quantities[name].of or 'card')}",
            help=f"write `{name} of …`",
        )
        return
    candidates = [
        *context.locals,
        *scope.states,
        *scope.zones,
        *scope.quantities,
        *scope.shorts,
        *(str(v) for v in scope.values_of(wanted or "?")),
    ]
    if "player" not in context.locals and name == "player":
        scope.complain(
            "E0203",
            word.span,
            "no `player` is known here",
            help=f"the names known here are {', '.join(f'`{n}`' for n in context.locals) or 'none'}",
        )
        return
    scope.unknown("E0203", word, "name", candidates)


def _default_key(context: Context, word: s.Word, each: m.Type | None) -> m.Expr | None:
    if each is None:
        return None
    if each == "player" and context.mover is not None:
        return m.Local(context.mover, "player")
    context.scope.complain(
        "E0307",
        word.span,
        f"there is a `{word.text}` of each {each}",
        help=f"say whose: `{word.text} of {'player' if each == 'player' else '…'}`",
    )
    return UNKNOWN


def _of(context: Context, expr: s.Of) -> Typed:
    scope, selector = context.scope, expr.selector.text
    if selector == "size":
        return m.Size(domain(context, s.Members(expr.base.span, expr.base, ()))[0]), "number"
    if selector in scope.zones and scope.zones[selector].each:
        return m.ZoneOf(selector, value(context, expr.base, scope.zones[selector].each or "?")), "zone"
    base, found = typed(context, expr.base)
    if selector in SEAT_SELECTORS and fits(found, "player"):
        return m.Neighbour(cast(Literal["next", "previous", "left", "right"], selector), base), "player"
    if selector in CARD_SELECTORS and fits(found, "zone"):
        return m.CardAt(cast(Literal["top", "bottom", "newest"], selector), base), "card"
    if selector == "team" and fits(found, "player"):
        return m.TeamOf(base), "team"
    if selector == "opposite" and fits(found, "direction"):
        return m.Opposite(base), "direction"
    if selector in scope.attributes and fits(found, "card"):
        return m.AttributeOf(selector, base), scope.value_type(selector)
    state = scope.states.get(selector)
    if state is not None and state.each is not None and fits(found, state.each):
        type_ = scope.value_type(state.type)
        return m.StateOf(selector, base, type_), type_
    quantity = scope.quantities.get(selector)
    if quantity is not None and quantity.of is not None and fits(found, quantity.of):
        return m.QuantityOf(selector, base, quantity.type), quantity.type
    _bad_selector(context, expr, found)
    return UNKNOWN, "?"


def _bad_selector(context: Context, expr: s.Of, found: m.Type) -> None:
    scope, selector = context.scope, expr.selector.text
    wants = [
        *(["player"] if selector in SEAT_SELECTORS or selector == "team" else []),
        *(["zone"] if selector in CARD_SELECTORS else []),
        *(["direction"] if selector == "opposite" else []),
        *(["card"] if selector in scope.attributes else []),
        *([scope.states[selector].each] if selector in scope.states else []),
        *([scope.quantities[selector].of] if selector in scope.quantities else []),
    ]
    if not wants:
        known = [*SEAT_SELECTORS, *CARD_SELECTORS, "size", "opposite", "team", *scope.attributes]
        known += [n for n, st in scope.states.items() if st.each] + [
            n for n, z in scope.zones.items() if z.each
        ]
        known += [n for n, q in scope.quantities.items() if q.of]
        scope.unknown("E0203", expr.selector, "thing to ask `of` something called", known)
    elif wants == [None]:
        scope.complain(
            "E0303",
            expr.span,
            f"there is one `{selector}`, not one of each {found}",
            help=f"write `{selector}` alone",
        )
    else:
        which = " or ".join(article(w) for w in wants if w)
        scope.complain(
            "E0303",
            expr.base.span,
            f"`{selector} of` asks {which}, and `{_short(expr.base.span)}` is {article(found)}",
        )


def face_tests(
    context: Context, node: s.Node, parts: tuple[s.Value, ...], card: m.Expr
) -> tuple[m.Expr, ...]:
    """The tests that a card spelled by its parts has to pass: its kind, the values of its attributes."""
    scope = context.scope
    tests: list[m.Expr] = []
    for part in parts:
        given = plain(part)
        if isinstance(given, str) and (given in scope.kinds or given in scope.groups):
            tests.append(m.KindIs(card, scope.groups.get(given) or (given,)))
            continue
        homes = scope.attributes_with(given)
        homes = [h for h in homes if any(h == a for k in scope.kinds.values() for a, _ in k.features)]
        if not homes:
            if isinstance(part, s.Word):
                every = [str(v) for a in scope.attributes.values() for v in a.values]
                scope.unknown("E0310", part, "kind or value of a card", [*scope.kinds, *every])
            else:
                scope.complain("E0310", part.span, f"no card shows {given}")
            return (UNKNOWN,)
        options = tuple(m.Same(m.AttributeOf(h, card), m.Const(scope.value_type(h), given)) for h in homes)
        tests.append(options[0] if len(options) == 1 else m.AnyOf(options))
    return tuple(tests)


def faces_spelled(scope: Scope, parts: tuple[s.Value, ...]) -> list[m.Face]:
    """The faces that have all the given parts; a kind's name alone picks the kind, values narrow it."""
    given = [plain(p) for p in parts]
    kinds = [k for k in scope.kinds if any(k == g for g in given)] or list(scope.kinds)
    rest = [g for g in given if g not in scope.kinds]
    found: list[m.Face] = []
    for kind in kinds:
        features = scope.kinds[kind].features
        choices = [scope.attributes[a].values if v is None else (v,) for a, v in features]
        for values in product(*choices):
            if all(r in values for r in rest):
                found.append(m.Face(kind, values))
    if len(found) > 1 and not any(g in scope.kinds for g in given):
        exact = [f for f in found if len(f.values) == len(rest)]
        found = exact if len(exact) == 1 else found
    return found


def _face(context: Context, node: s.Node, parts: tuple[s.Value, ...]) -> Typed:
    scope = context.scope
    face_tests_only = face_tests(context, node, parts, m.Local("card", "card"))
    if UNKNOWN in face_tests_only:
        return UNKNOWN, "?"
    found = faces_spelled(scope, parts)
    if len(found) == 1:
        return m.CardLiteral(found[0].kind, found[0].values), "card"
    if not found:
        scope.complain("E0310", node.span, f"there is no card `{_short(node.span)}`")
    else:
        scope.complain(
            "E0311",
            node.span,
            f"`{_short(node.span)}` could be {len(found)} different cards",
            help="add what tells it apart, such as its kind or another value",
        )
    return UNKNOWN, "?"


def _is(context: Context, left: s.Expr, right: s.Expr) -> m.Expr:
    scope = context.scope
    subject, found = typed(context, left)
    if isinstance(right, s.Name):
        special = _is_named(context, subject, found, right.word)
        if special is not None:
            return special
    if isinstance(right, s.Face) and fits(found, "card"):
        return m.AllOf(face_tests(context, right, right.parts, subject))
    if found == "card" and isinstance(right, s.Number):
        return m.AllOf(face_tests(context, right, (right,), subject))
    other, other_type = typed(context, right, found)
    if not fits(other_type, found):
        scope.complain(
            "E0301",
            right.span,
            f"`{_short(left.span)}` is {article(found)}, and `{_short(right.span)}` is {article(other_type)}",
            help="the two sides of `is` are of one sort",
        )
        return UNKNOWN
    return m.Same(subject, other)


def _is_named(context: Context, subject: m.Expr, found: m.Type, word: s.Word) -> m.Expr | None:
    """`is` followed by one word: a kind, a group, a predicate, a value; None if it is an expression."""
    scope, name = context.scope, word.text
    if name in context.locals:
        return None
    if name in scope.predicates and fits(found, scope.predicates[name].of):
        return m.PredicateOf(name, subject)
    if name == "empty" and found in ("zone", "?"):
        return m.Same(m.Size(m.CardsIn(subject, ())), m.Const("number", 0))
    if found == "card":
        if name in scope.kinds or name in scope.groups:
            return m.KindIs(subject, scope.groups.get(name) or (name,))
        if name not in scope.states and name not in scope.shorts and scope.attributes_with(name):
            return m.AllOf(face_tests(context, word, (word,), subject))
        if name not in scope.states and name not in scope.shorts:
            every = [str(v) for a in scope.attributes.values() for v in a.values]
            cards = [p.name for p in scope.predicates.values() if p.of == "card"]
            scope.unknown(
                "E0203",
                word,
                "kind, group, predicate or card",
                [*scope.kinds, *scope.groups, *cards, *every, *context.locals],
            )
            return UNKNOWN
    if found == "zone" or (name in scope.predicates and not fits(found, scope.predicates[name].of)):
        if name in scope.predicates:
            scope.complain(
                "E0303",
                word.span,
                f"`{name}` is said of {article(scope.predicates[name].of)}, not of {article(found)}",
            )
        else:
            known = [p.name for p in scope.predicates.values() if p.of == found]
            scope.unknown("E0203", word, "predicate of a zone", [*known, "empty"])
        return UNKNOWN
    return None


def _has(context: Context, expr: s.Has) -> m.Expr:
    scope, name = context.scope, expr.name.text
    base, found = typed(context, expr.base)
    if name in scope.attributes and fits(found, "card"):
        return m.Present(m.AttributeOf(name, base))
    state = scope.states.get(name)
    if state is not None and state.each is not None and fits(found, state.each):
        return m.Present(m.StateOf(name, base, state.type))
    known = (
        [*scope.attributes] if found == "card" else [n for n, st in scope.states.items() if st.each == found]
    )
    scope.unknown("E0203", expr.name, f"thing {article(found)} can have called", known)
    return UNKNOWN


def _junction(context: Context, expr: s.And | s.Or) -> m.Expr:
    """Both sides; a bare word after a comparison gets the comparison it was meant to share."""
    parts: list[m.Expr] = []
    for side, other in ((expr.left, expr.right), (expr.right, expr.left)):
        if isinstance(side, s.Name) and isinstance(other, s.Is) and _bare(context, side.word):
            joint = "and" if isinstance(expr, s.And) else "or"
            subject = other.left.span.text
            context.scope.complain(
                "E0302",
                side.span,
                f"`{side.word.text}` alone is not a yes-or-no statement",
                help=f"write the comparison out: `{_short(other.span)} {joint} {subject} is {side.word.text}`",
            )
            parts.append(UNKNOWN)
        else:
            parts.append(condition(context, side))
    flat: list[m.Expr] = []
    node = m.AllOf if isinstance(expr, s.And) else m.AnyOf
    for part in parts:
        flat += part.parts if isinstance(part, node) and part.parts else [part]
    return node(tuple(flat))


def _bare(context: Context, word: s.Word) -> bool:
    scope, name = context.scope, word.text
    return name not in context.locals and (
        name in scope.kinds
        or name in scope.groups
        or name in scope.predicates
        or bool(scope.attributes_with(name))
    )


def _quantifier(context: Context, expr: s.Quantifier) -> m.Expr:
    d, t = domain(context, expr.domain)
    where = condition(context.bound(expr.name.text, t), expr.where)
    match expr.sort:
        case "every":
            return m.Not(m.Some(expr.name.text, t, d, m.Not(where)))
        case "no":
            return m.Not(m.Some(expr.name.text, t, d, where))
        case _:
            return m.Some(expr.name.text, t, d, where)


def domain(context: Context, dom: s.Domain) -> tuple[m.Domain, m.Type]:
    """What is ranged over, and the type of its members."""
    scope = context.scope
    if isinstance(dom, s.Range):
        return m.Numbers(m.Const("number", dom.low), m.Const("number", dom.high)), "number"
    base = dom.base
    if isinstance(base, s.Name) and base.word.text not in context.locals:
        name = base.word.text
        if name == "players":
            return m.Players(tuple(value(context, e, "player") for e in dom.excepted)), "player"
        if name in scope.attributes and name not in scope.states:
            kind = scope.value_type(name)
            return m.Values(name, tuple(value(context, e, kind) for e in dom.excepted)), kind
        if name in scope.zones and scope.zones[name].each and context.mover is None:
            return m.ZonesOf(name), "zone"
    if isinstance(base, s.Of) and base.selector.text == "partners":
        excepted = tuple(value(context, e, "player") for e in dom.excepted)
        return m.Players(excepted, value(context, base.base, "player")), "player"
    thing, found = typed(context, base)
    match found:
        case "zone" | "cards":
            return m.CardsIn(thing, tuple(value(context, e, "card") for e in dom.excepted)), "card"
        case "player" if not dom.excepted:
            return m.OnePlayer(thing), "player"
        case "card" if not dom.excepted:
            return m.OneCard(thing), "card"
        case "?":
            return m.OneCard(UNKNOWN), "?"
        case _:
            scope.complain(
                "E0304",
                dom.span,
                f"`{_short(dom.span)}` is {article(found)}, not something to go through",
                help="go through a zone, `players`, an attribute or a range such as `1..6`",
            )
            return m.OneCard(UNKNOWN), "?"
