"""What can be compared without playing: packs, seats, the order of stages, quantities, worths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from typing import Any

from cardlaw.analysis.results import items
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.analysis.unknowns.editions import TracedEdition
from cardlaw.analysis.unknowns.stages import moved_by
from cardlaw.analysis.unknowns.terms import face_number
from cardlaw.language import model as m
from cardlaw.language.core.expression_text import said
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Amount, Message, SpokenListing, SpokenName, Verbatim
from cardlaw.wording.messages import message


@dataclass(frozen=True, slots=True)
class TableApart:
    """Something written down that differs, with the rules that write it and what each says."""

    about: Message
    a: Message
    b: Message
    rules_a: tuple[str, ...]
    rules_b: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableSame:
    about: Message


def compared_tables(one: Tracer, other: Tracer) -> Iterator[TableApart | TableSame]:
    """Everything that is a table or a plain number, compared entry by entry."""
    a, b = one.edition, other.edition
    yield from _deck(a, b)
    yield _told(message(items.PLAYERS), _seats(a), _seats(b), _standing(a, m.Seats), _standing(b, m.Seats))
    yield _stages(a, b)
    for quantity in a.model.quantities:
        if any(q.name == quantity.name for q in b.model.quantities):
            yield from _quantity(quantity, a, b)


def _told(
    about: Message, one: Message, other: Message, rules_a: tuple[str, ...], rules_b: tuple[str, ...]
) -> TableApart | TableSame:
    return TableSame(about) if one == other else TableApart(about, one, other, rules_a, rules_b)


def _standing(edition: TracedEdition, sort: type[Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(held.rule.id for held in edition.book.standing(sort)))


def _seats(edition: TracedEdition) -> Message:
    least, most = edition.seats
    return message("seen-players", n=Amount(least), n_2=Amount(most))


def _stages(a: TracedEdition, b: TracedEdition) -> TableApart | TableSame:
    """The order of the stages in which something happens.

    A stage in which nothing happens in one of the two makes no difference of order, where stages that hang together
    with it are played in both: what happens in them is compared.
    """
    courses = _course(a), _course(b)
    linked = frozenset[str]().union(*a.links, *b.links)
    one, other = ([name for name in course if name in courses[1 - i]] for i, course in enumerate(courses))
    played = {*courses[0]} ^ {*courses[1]} <= linked & _declared(a) & _declared(b)
    told = [
        message("seen-stages", stages=SpokenListing(tuple(map(SpokenName, course)))) for course in courses
    ]
    about = message(items.STAGES)
    return TableSame(about) if one == other and played else TableApart(about, told[0], told[1], (), ())


def _declared(edition: TracedEdition) -> frozenset[str]:
    return frozenset(stage.name for stage in edition.model.stages)


def _course(edition: TracedEdition) -> list[str]:
    """The stages of an edition, without those before the turns in which nothing happens as it is read."""
    model, book = edition.model, edition.book
    empty = {zone.name for zone in model.zones} - {edition.layout.places[edition.layout.home].zone.name}
    course = []
    for stage in model.stages:
        held = [each for each in book.effects(stage.name) if not _set_aside(edition, each.rule.id)]
        if stage.turns is not None:
            course.append(stage.name)
            empty = set()
            continue
        if held and all(_is_idle(step, empty) for each in held for step in each.clause.body):
            continue
        course.append(stage.name)
        empty -= moved_by(model, stage.name)
        empty -= {node.zone for node in nodes([each.clause for each in held]) if isinstance(node, m.ZoneOf)}
    return course


def _set_aside(edition: TracedEdition, rule: str) -> bool:
    """Whether a rule never applies, by one that nothing else sets aside."""
    book = edition.book
    beaten = frozenset[str]().union(*book.overridden.values())
    return any(
        each.clause.condition == m.YES and each.rule.id not in beaten and not book.waivers.get(each.rule.id)
        for each in book.waivers.get(rule, ())
    )


def _is_idle(step: m.Step, empty: Set[str]) -> bool:
    """Whether a step does nothing while zones are empty, because of what it asks about a card there."""
    match step:
        case m.Repeat(until=until):
            return _of_no_card(until, empty) is True
        case m.If(condition=condition, otherwise=otherwise):
            return _of_no_card(condition, empty) is False and not otherwise
    return False


def _of_no_card(condition: m.Expr, empty: Set[str]) -> bool | None:
    """What is true of a card in an empty zone, as far as that is plain."""
    match condition:
        case m.Not(inner=inner):
            known = _of_no_card(inner, empty)
            return None if known is None else not known
        case m.KindIs(card=m.CardAt(zone=m.ZoneOf(zone=zone))):
            return False if zone in empty else None
        case m.Present(value=m.AttributeOf(card=m.CardAt(zone=m.ZoneOf(zone=zone)))):
            return False if zone in empty else None
    return None


def _deck(a: TracedEdition, b: TracedEdition) -> Iterator[TableApart | TableSame]:
    rules = _standing(a, m.Deck), _standing(b, m.Deck)
    same = all(a.deck.get(face, 0) == b.deck.get(face, 0) for face in (*a.faces, *b.faces))
    about = message(items.PACK)
    yield TableSame(about) if same else TableApart(about, _pack(a), _pack(b), *rules)


def _pack(edition: TracedEdition) -> Message:
    """How many cards there are, in all and of each kind."""
    kinds = Counter({kind.name: 0 for kind in edition.model.kinds})
    for face in edition.layout.faces:
        kinds[face.kind] += edition.deck.get(face_number(face), 0)
    several = tuple(
        message("counted-kind", n=Amount(count), kind=SpokenName(kind))
        for kind, count in kinds.items()
        if count
    )
    if not several:
        return message("seen-no-value")
    return message("seen-pack", n=Amount(kinds.total()), kinds=SpokenListing(several))


def _quantity(quantity: m.Quantity, a: TracedEdition, b: TracedEdition) -> Iterator[TableApart | TableSame]:
    rules = tuple(tuple(dict.fromkeys(h.rule.id for h in e.book.quantities(quantity.name))) for e in (a, b))
    if not rules[0] and not rules[1]:
        return
    if quantity.of == "card":
        one, other = a.words.table(quantity.name), b.words.table(quantity.name)
        if rules[0] and rules[1] and one is not None and other is not None:
            yield from _per_face(quantity.name, dict(one), dict(other), a, b, rules[0], rules[1])
            return
    texts = [
        (_by_kind(e, quantity) if rules[i] else None) or _values(e, quantity.name)
        for i, e in enumerate((a, b))
    ]
    yield _told(items.number(quantity.name), texts[0], texts[1], rules[0], rules[1])


def _by_kind(edition: TracedEdition, quantity: m.Quantity) -> Message | None:
    """The number of every kind of card in the pack, the one that most kinds have last; None if not each has one."""
    table = edition.words.table(quantity.name) if quantity.of == "card" else None
    kinds: dict[str, set[Any]] = {}
    for face in edition.layout.faces:
        if face_number(face) in edition.deck:
            kinds.setdefault(face.kind, set()).add(dict(table or ()).get(face_number(face)))
    groups: dict[int, list[str]] = {}
    for kind, values in kinds.items():
        value = next(iter(values))
        if len(values) > 1 or not isinstance(value, int):
            return None
        groups.setdefault(value, []).append(kind)
    if len(groups) < 2:
        return None
    most = max(groups, key=lambda value: len(groups[value]))
    told = [
        message(
            "seen-number-for",
            n=Amount(value),
            kinds=SpokenListing(tuple(message("a-kind", kind=SpokenName(k)) for k in some)),
        )
        for value, some in groups.items()
        if value != most
    ]
    return message("seen-values", values=SpokenListing((*told, message("seen-number-else", n=Amount(most)))))


def _values(edition: TracedEdition, name: str) -> Message:
    """What the live clauses give."""
    found: list[Message] = []
    held = edition.book.quantities(name)
    for each in held:
        if not any(edition.book.overrides(other.rule, each.rule) for other in held):
            known = _number(edition, each.clause.value)
            value = said(each.clause.value) if known is None else str(known)
            if each.clause.condition != m.YES:
                when = Verbatim(said(_plainly(each.clause.condition)))
                found.append(message("seen-value-when", value=Verbatim(value), when=when))
            else:
                found.append(_value(known if known is not None else value))
    several = tuple(dict.fromkeys(found))
    if len(several) > 1:
        return message("seen-values", values=SpokenListing(several, "or"))
    return several[0] if several else _unsaid(edition, name)


def _value(value: Any) -> Message:
    """A number as a number, anything else as it is written."""
    if isinstance(value, int) and not isinstance(value, bool):
        return message("seen-number", n=Amount(value))
    return message("seen-value", value=Verbatim(str(value)))


def _unsaid(edition: TracedEdition, name: str) -> Message:
    """What is told of a number that no clause gives: where none uses it, what it counts may be said otherwise."""
    model = edition.model
    used = nodes((edition.book.rules, model.acts, model.stages))
    asked = any(isinstance(node, m.QuantityOf) and node.quantity == name for node in used)
    return message("seen-no-value" if asked else "seen-no-such-number")


def _number(edition: TracedEdition, value: m.Expr) -> int | str | None:
    """What an expression comes to that hangs on nothing but the choices; None if it hangs on more."""
    match value:
        case m.AxisValue(axis=axis):
            return edition.model.choice(axis)
        case m.Const(type="number", value=int(number)):
            return number
        case m.Arithmetic(operator=operator, left=left, right=right):
            one, other = _number(edition, left), _number(edition, right)
            if isinstance(one, int) and isinstance(other, int):
                return {"+": one + other, "-": one - other, "*": one * other}[operator]
    return None


def _plainly(condition: m.Expr) -> m.Expr:
    """A condition that is denied twice is said as it is."""
    match condition:
        case m.Not(inner=m.Not(inner=inner)):
            return _plainly(inner)
        case _:
            return condition


def _per_face(
    name: str,
    one: dict[int, Any],
    other: dict[int, Any],
    a: TracedEdition,
    b: TracedEdition,
    rules_a: tuple[str, ...],
    rules_b: tuple[str, ...],
) -> Iterator[TableApart | TableSame]:
    kinds = {face_number(face): face.kind for face in a.layout.faces}
    apart: dict[str, list[tuple[Any, Any]]] = {}
    for face in a.faces:
        if face in a.deck and face in b.deck and one.get(face) != other.get(face):
            apart.setdefault(kinds[face], []).append((one.get(face), other.get(face)))
    if not apart:
        yield TableSame(items.number(name))
    for kind, values in apart.items():
        mine, theirs = (_each([pair[i] for pair in values]) for i in (0, 1))
        yield TableApart(items.number(name, kind), mine, theirs, rules_a, rules_b)


def _each(values: Iterable[Any]) -> Message:
    """The values of several cards, each once."""
    several = tuple(map(_value, dict.fromkeys(values)))
    return several[0] if len(several) == 1 else message("seen-values", values=SpokenListing(several))
