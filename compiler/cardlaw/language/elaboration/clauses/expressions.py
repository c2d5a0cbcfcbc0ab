"""Expressions: each is resolved and typed in the scope of its clause, with what it was expected to be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace
from typing import Literal, cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.elaboration.clauses.explaining import (
    bad_selector,
    bare_words,
    cannot_have,
    mismatch,
    unknown_name,
    unlike,
    whose,
)
from cardlaw.language.elaboration.clauses.faces import face_tests, one_face, values_on_cards
from cardlaw.language.elaboration.scope import (
    Scope,
    Use,
    article,
    choices_fix,
    choices_help,
    plain,
    quoted,
    upward,
)
from cardlaw.language.kernel import CARD_SELECTORS, DIRECTIONS, SEAT_SELECTORS, YES_WORDS
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say

LARGEST_NUMBER = 1_000_000
WIDEST_RANGE = 10_000
UNKNOWN = m.Const("?", 0)
"""Stands in for what could not be resolved; everything agrees with its type, so one slip is told once."""


@dataclass(frozen=True)
class Context:
    """Where an expression stands: the scope, the names bound so far, and the role of a move being answered.

    `mover` is set in situations: a zone or state of each player without `of` is then the mover's.
    `replaced` is the act that a replacement stands in for.
    `around` are names that were given before the innermost loop began, and not anew inside it.
    """

    scope: Scope
    locals: dict[str, m.Type]
    answered: str | None = None
    mover: str | None = None
    replaced: m.Act | None = None
    around: frozenset[str] = frozenset()
    homes: dict[str, Span] = field(default_factory=dict)
    """Where the names are bound, as far as it was noted."""

    def bound(self, word: s.Word, type_: m.Type) -> Context:
        name = word.text
        homes = self.homes
        if self.scope.uses is not None:
            homes = {**homes, name: word.span}
            self.scope.use_here(word)
        return replace(self, locals={**self.locals, name: type_}, around=self.around - {name}, homes=homes)

    def looped(self) -> Context:
        """The same inside a loop that begins here."""
        return replace(self, around=frozenset(self.locals))

    def use(self, word: s.Word) -> None:
        """Note that a word is one of the names bound here."""
        if self.scope.uses is not None:
            self.scope.uses.append(Use(word.span, "local", word.text, self.homes.get(word.text)))


def speaking_of(scope: Scope, word: s.Word, type_: m.Type) -> Context:
    """The context of a clause that names one thing."""
    return Context(scope, {}).bound(word, type_)


Typed = tuple[m.Expr, m.Type]


def fits(found: m.Type, wanted: m.Type) -> bool:
    return "?" in (found, wanted) or found == wanted


def value(context: Context, expr: s.Expr, wanted: m.Type) -> m.Expr:
    """The expression as a value of the wanted type, or a complaint and a stand-in."""
    result, found = typed(context, expr, wanted)
    if not fits(found, wanted):
        mismatch(context.scope, expr.span, found, wanted)
        return UNKNOWN
    return result


def condition(context: Context, expr: s.Expr | None) -> m.Expr:
    """A yes-or-no statement; none at all always holds."""
    return m.YES if expr is None else value(context, expr, "yes-no")


def typed(context: Context, expr: s.Expr, wanted: m.Type | None = None) -> Typed:
    scope = context.scope
    match expr:
        case s.Number(value=number):
            if number > LARGEST_NUMBER:
                scope.complain("E0213", expr.span, say("number-may-million-most"))
            return m.Const("number", number), "number"
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
            if act.text not in scope.moves():
                scope.unknown("E0205", act, "move", scope.moves())
            scope.use(act, "act", act.text)
            return m.Owes(value(context, player, "player"), act.text), "yes-no"
        case s.WasWrong(player=player):
            if context.answered is None:
                scope.complain(
                    "E0308",
                    expr.span,
                    say("was-wrong-asks-about"),
                    help=say("use-where-move-declared"),
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
            inner_context = context.bound(name, t)
            return m.Count(name.text, t, d, condition(inner_context, where)), "number"
        case s.Total(value=amount, name=name, domain=dom, where=where):
            d, t = domain(context, dom)
            inner_context = context.bound(name, t)
            total = value(inner_context, amount, "number")
            return m.Total(total, name.text, t, d, condition(inner_context, where)), "number"
        case s.Best(name=name, domain=dom, extreme=extreme, value=amount, where=where):
            d, t = domain(context, dom)
            inner_context = context.bound(name, t)
            best = value(inner_context, amount, "number")
            how_much = cast(Literal["most", "least"], extreme)
            return m.Best(name.text, t, d, how_much, best, condition(inner_context, where)), t


# ---------------------------------------------------------------- names and selectors
def _name(context: Context, word: s.Word, wanted: m.Type | None) -> Typed:
    scope, name = context.scope, word.text
    if name in context.locals:
        context.use(word)
        return m.Local(name, context.locals[name]), context.locals[name]
    if name in scope.shorts:
        scope.use(word, "short", name)
        return typed(context, scope.shorts[name], wanted)
    if name in scope.states:
        state = scope.states[name]
        type_ = scope.value_type(state.type)
        scope.use(word, "state", name)
        return m.StateOf(name, _default_key(context, word, state.each), type_), type_
    if name in scope.zones:
        scope.use(word, "zone", name)
        return m.ZoneOf(name, _default_key(context, word, scope.zones[name].each)), "zone"
    if name in scope.quantities and scope.quantities[name].of is None:
        scope.use(word, "quantity", name)
        return m.QuantityOf(name, None, scope.quantities[name].type), scope.quantities[name].type
    if name in scope.axes and isinstance(scope.axes[name][0], s.NumberOption):
        scope.use(word, "axis", name)
        return m.AxisValue(name), "number"
    if wanted == "yes-no" and name in YES_WORDS:
        return m.Const("yes-no", YES_WORDS[name]), "yes-no"
    homes = scope.attributes_with(name)
    if wanted is not None and wanted in homes:
        scope.use(word, f"value of {wanted}", name)
        return m.Const(wanted, name), wanted
    if name in DIRECTIONS:
        return m.Const("direction", name), "direction"
    if wanted == "card" and name in scope.kinds:
        return _face(context, word, (word,))
    if len(homes) == 1:
        scope.use(word, f"value of {homes[0]}", name)
        return m.Const(homes[0], name), homes[0]
    if wanted is None and name in scope.kinds:
        return _face(context, word, (word,))
    unknown_name(scope, context.locals, word, wanted)
    return UNKNOWN, "?"


def _default_key(context: Context, word: s.Word, each: m.Type | None) -> m.Expr | None:
    if each is None:
        return None
    if each == "player" and context.mover is not None:
        return m.Local(context.mover, "player")
    whose(context.scope, word, each)
    return UNKNOWN


def _of(context: Context, expr: s.Of) -> Typed:
    scope, selector = context.scope, expr.selector.text
    if selector == "size":
        return _size(context, expr), "number"
    zone = scope.zones.get(selector)
    state = scope.states.get(selector)
    quantity = scope.quantities.get(selector)
    if zone is not None and zone.each:
        scope.use(expr.selector, "zone", selector)
        return m.ZoneOf(selector, value(context, expr.base, zone.each)), "zone"
    owner = state.each if state is not None else quantity.of if quantity is not None else None
    base, found = typed(context, expr.base, owner if owner in scope.attributes else None)
    if selector in SEAT_SELECTORS and fits(found, "player"):
        return m.Neighbour(cast(Literal["next", "previous", "left", "right"], selector), base), "player"
    if selector in CARD_SELECTORS and fits(found, "zone"):
        return m.CardAt(cast(Literal["top", "bottom", "newest"], selector), base), "card"
    if selector == "team" and fits(found, "player"):
        return m.TeamOf(base), "team"
    if selector == "opposite" and fits(found, "direction"):
        return m.Opposite(base), "direction"
    if selector in scope.attributes and fits(found, "card"):
        scope.use(expr.selector, "type", selector)
        return m.AttributeOf(selector, base), scope.value_type(selector)
    if state is not None and state.each is not None and fits(found, state.each):
        type_ = scope.value_type(state.type)
        scope.use(expr.selector, "state", selector)
        return m.StateOf(selector, base, type_), type_
    if quantity is not None and quantity.of is not None and fits(found, quantity.of):
        scope.use(expr.selector, "quantity", selector)
        return m.QuantityOf(selector, base, quantity.type), quantity.type
    bad_selector(scope, expr, found)
    return UNKNOWN, "?"


def _size(context: Context, expr: s.Of) -> m.Expr:
    d, t = domain(context, s.Members(expr.base.span, expr.base, ()))
    match d:
        case m.CardsIn() | m.Players():
            return m.Size(d)
        case m.ZonesOf(zone=name) if isinstance(expr.base, s.Name):
            whose(context.scope, expr.base.word, context.scope.zones[name].each or "player")
        case _ if t != "?":
            bad_selector(context.scope, expr, t)
        case _:
            pass
    return UNKNOWN


# ---------------------------------------------------------------- comparisons
def _face(context: Context, node: s.Node, parts: tuple[s.Value, ...]) -> Typed:
    face = one_face(context.scope, node.span, parts)
    use_parts(context.scope, parts)
    return (face, "card") if face is not None else (UNKNOWN, "?")


def use_parts(scope: Scope, parts: tuple[s.Value, ...]) -> None:
    for part in parts:
        scope.use_card_part(part, plain(part))


def card_tests(context: Context, node: s.Node, parts: tuple[s.Value, ...], card: m.Expr) -> m.Expr:
    """What a card has to pass to be what the parts spell."""
    tests = face_tests(context.scope, node.span, parts, card)
    use_parts(context.scope, parts)
    return UNKNOWN if tests is None else m.AllOf(tests)


def _is(context: Context, left: s.Expr, right: s.Expr) -> m.Expr:
    scope = context.scope
    subject, found = typed(context, left)
    if isinstance(right, s.Name):
        special = _is_named(context, subject, found, right.word)
        if special is not None:
            return special
    if isinstance(right, s.Face) and fits(found, "card"):
        return card_tests(context, right, right.parts, subject)
    if found == "card" and isinstance(right, s.Number):
        return card_tests(context, right, (right,), subject)
    other, other_type = typed(context, right, found)
    if not fits(other_type, found):
        unlike(scope, left.span, right.span, found, other_type)
        return UNKNOWN
    if isinstance(other, m.Const) and other != UNKNOWN:
        among_values(scope, subject, right, other)
    return m.Same(subject, other)


def among_values(scope: Scope, subject: m.Expr, right: s.Expr, given: m.Const) -> None:
    """A value that the attribute on the other side can never have."""
    match subject:
        case m.AttributeOf(attribute=name):
            values = scope.attributes[name].values
        case m.StateOf(state=state) if scope.states[state].type != "number":
            name, values = state, scope.values_of(scope.states[state].type)
        case _:
            return
    if values and given.value not in values:
        help = choices_help(str(given.value), values)
        fix = choices_fix(right.span, str(given.value), values)
        scope.complain("E0208", right.span, say("never", what=name, given=given.value), help=help, fix=fix)


def _is_named(context: Context, subject: m.Expr, found: m.Type, word: s.Word) -> m.Expr | None:
    """`is` followed by one word: a kind, a group, a predicate, a value; None if it is an expression."""
    scope, name = context.scope, word.text
    predicate = scope.predicates.get(name)
    if name in context.locals:
        return None
    if predicate is not None and fits(found, predicate.of):
        scope.use(word, "predicate", name)
        return m.PredicateOf(name, subject)
    if found == "?":
        return UNKNOWN if name == "empty" or scope.sort_of(name) or scope.attributes_with(name) else None
    said_of = "zone" if name == "empty" else predicate.of if predicate is not None else None
    if name == "empty" and found == "zone":
        return m.Same(m.Size(m.CardsIn(subject, ())), m.Const("number", 0))
    if said_of is not None:
        scope.complain(
            "E0303", word.span, say("said", what=name, type=article(said_of), type2=article(found))
        )
        return UNKNOWN
    if found == "zone":
        known = [p.name for p in scope.predicates.values() if p.of == "zone"]
        scope.unknown("E0203", word, "predicate of a zone", [*known, "empty"])
        return UNKNOWN
    if found == "card" and name not in scope.states and name not in scope.shorts:
        return _is_card(context, subject, word)
    return None


def _is_card(context: Context, subject: m.Expr, word: s.Word) -> m.Expr:
    scope, name = context.scope, word.text
    if name in scope.kinds or name in scope.groups:
        scope.use_card_part(word, name)
        return m.KindIs(subject, scope.kinds_called(name))
    if scope.attributes_with(name):
        return card_tests(context, word, (word,), subject)
    cards = [p.name for p in scope.predicates.values() if p.of == "card"]
    known = [*values_on_cards(scope), *cards, *context.locals]
    scope.unknown("E0203", word, "kind, group, predicate or card", known)
    return UNKNOWN


def _has(context: Context, expr: s.Has) -> m.Expr:
    scope, name = context.scope, expr.name.text
    base, found = typed(context, expr.base)
    if name in scope.attributes and found == "card":
        scope.use(expr.name, "type", name)
        return m.Present(m.AttributeOf(name, base))
    state = scope.states.get(name)
    if state is not None and state.each is not None and found == state.each:
        scope.use(expr.name, "state", name)
        return m.Present(m.StateOf(name, base, state.type))
    cannot_have(scope, expr.name, found)
    return UNKNOWN


# ---------------------------------------------------------------- joints and quantifiers
def _junction(context: Context, expr: s.And | s.Or) -> m.Expr:
    """All sides of a chain of `and` or of `or`."""
    node, joint = (m.AllOf, "and") if isinstance(expr, s.And) else (m.AnyOf, "or")
    chain = list(_chain(expr, type(expr)))
    bare = [side for side in chain if _bare(context, side)] if any(isinstance(e, s.Is) for e in chain) else []
    if bare:
        bare_words(context.scope, chain, bare, joint)
    flat: list[m.Expr] = []
    for side in chain:
        part = UNKNOWN if any(side is word for word in bare) else condition(context, side)
        flat += part.parts if isinstance(part, node) and part.parts else [part]
    return node(tuple(flat))


def _chain(expr: s.Expr, joint: type[s.And] | type[s.Or]) -> Iterator[s.Expr]:
    if isinstance(expr, joint):
        yield from _chain(expr.left, joint)
        yield from _chain(expr.right, joint)
    else:
        yield expr


def _bare(context: Context, side: s.Expr) -> bool:
    """A word or number that can only be meant as what something is compared with."""
    scope = context.scope
    if isinstance(side, s.Number):
        return True
    if not isinstance(side, s.Name) or side.word.text in context.locals:
        return False
    name = side.word.text
    return name in scope.predicates or bool(scope.kinds_called(name) or scope.attributes_with(name))


def _quantifier(context: Context, expr: s.Quantifier) -> m.Expr:
    d, t = domain(context, expr.domain)
    where = condition(context.bound(expr.name, t), expr.where)
    match expr.sort:
        case "every":
            return m.Not(m.Some(expr.name.text, t, d, m.Not(where)))
        case "no":
            return m.Not(m.Some(expr.name.text, t, d, where))
        case _:
            return m.Some(expr.name.text, t, d, where)


def _left_out(context: Context, dom: s.Members) -> tuple[m.Expr, ...]:
    """The players whom `except` leaves out, one by one."""
    kept = []
    for each in dom.excepted:
        if isinstance(each, s.Of) and each.selector.text == "partners":
            message = say("except-leaves-out-player", each=quoted(each.span))
            help = say("compare-teams-where-team", base=quoted(each.base.span))
            context.scope.complain("E0303", each.span, message, help=help)
        else:
            kept.append(value(context, each, "player"))
    return tuple(kept)


def domain(context: Context, dom: s.Domain) -> tuple[m.Domain, m.Type]:
    """What is ranged over, and the type of its members."""
    scope = context.scope
    if isinstance(dom, s.Range):
        upward(scope, dom, WIDEST_RANGE)
        return m.Numbers(m.Const("number", dom.low), m.Const("number", dom.high)), "number"
    base = dom.base
    if isinstance(base, s.Name) and base.word.text not in context.locals:
        name = base.word.text
        if name == "players":
            return m.Players(_left_out(context, dom)), "player"
        if name in scope.attributes and name not in scope.states:
            kind = scope.value_type(name)
            scope.use(base.word, "type", name)
            return m.Values(name, tuple(value(context, e, kind) for e in dom.excepted)), kind
        if name in scope.zones and scope.zones[name].each and context.mover is None:
            scope.use(base.word, "zone", name)
            return m.ZonesOf(name), "zone"
    if isinstance(base, s.Of) and base.selector.text == "partners":
        return m.Players(_left_out(context, dom), value(context, base.base, "player")), "player"
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
                "E0314",
                dom.span,
                say("something-go-through", dom=quoted(dom.span), type=article(found)),
                help=say("go-through-zone-players"),
            )
            return m.OneCard(UNKNOWN), "?"
