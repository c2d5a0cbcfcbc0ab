"""The cards of the deck: rows spelled out into faces, and how many there are said to be."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.clauses.faces import faces_spelled
from cardlaw.language.elaboration.scope import Scope, choices_fix, choices_help, listed, plain, quoted
from cardlaw.language.saying import ListedWords
from cardlaw.language.sayings import say

MOST_CARDS = 2_000
Fixed = dict[str, tuple[int | str, ...]]


def deck(scope: Scope, node: s.Deck) -> m.Deck:
    return m.Deck(tuple(r for row in node.rows if (r := _row(scope, row)) is not None))


def _row(scope: Scope, row: s.Row) -> m.DeckRow | None:
    count = plain(row.count)
    if isinstance(row.count, s.Word):
        axis = scope.axes.get(row.count.text)
        if axis is None or not isinstance(axis[0], s.NumberOption):
            names = [n for n, (a, _) in scope.axes.items() if isinstance(a, s.NumberOption)]
            scope.unknown("E0207", row.count, say("option-over-numbers"), names)
            return None
        scope.use(row.count, "axis", row.count.text)
    copies = count if isinstance(count, int) else 1
    faces = _faces(scope, row.face, copies, row)
    backs = _faces(scope, row.back, copies, row) if row.back is not None else ()
    if row.back is not None:
        if not scope.sides:
            scope.complain(
                "E0511",
                row.back.span,
                say("gives-cards-back-cards"),
                help=say("declare-sides-name-name"),
            )
        elif faces and backs and len(backs) not in (1, len(faces)):
            scope.complain(
                "E0511",
                row.back.span,
                say("row-backs", n=len(faces), faces="front" if len(faces) == 1 else "fronts", n2=len(backs)),
                help=say("give-back-all-many"),
            )
    return m.DeckRow(count, faces, backs) if faces else None


def _faces(scope: Scope, spec: s.FaceSpec, copies: int, row: s.Row) -> tuple[m.Face, ...]:
    """The faces a row spells: a kind with values, each attribute that is left free told by `for each`."""
    kind = _kind(scope, spec)
    for part in spec.parts:
        scope.use_card_part(part, plain(part))
    for free in spec.frees or ():
        scope.use(free.attribute, "type", free.attribute.text)
    if kind is None:
        return ()
    if isinstance(kind, m.Face):
        return (kind,) if _room(scope, row, copies) else ()
    features = dict(scope.kinds[kind].features)
    fixed = _fixed(scope, spec, kind, features)
    if fixed is None:
        return ()
    missing = [a for a, v in features.items() if v is None and a not in fixed]
    if missing:
        if not scope.unsure_cards:
            scope.complain(
                "E0514",
                spec.span,
                say("row-does-say-which", missing=ListedWords(tuple(missing), quoted=False), kind=kind),
                help=say(
                    "each", missing=", ".join([*(free.attribute.text for free in spec.frees or ()), *missing])
                ),
            )
        return ()
    return (
        tuple(scope.faces(kind, fixed)) if _room(scope, row, copies * scope.face_count(kind, fixed)) else ()
    )


def _room(scope: Scope, row: s.Row, cards: int) -> bool:
    """Whether the deck can take so many more cards; told once if not."""
    before = scope.cards_spelled
    scope.cards_spelled += max(cards, 1)
    if scope.cards_spelled <= MOST_CARDS:
        return True
    if before <= MOST_CARDS:
        scope.complain("E0513", row.span, say("deck-may-have-cards-2", mostcards=MOST_CARDS))
    return False


def _kind(scope: Scope, spec: s.FaceSpec) -> str | m.Face | None:
    """The kind a row names, or the one face that its values spell without a kind."""
    named = [part for part in spec.parts if plain(part) in scope.kinds]
    if len(named) > 1:
        scope.complain(
            "E0310",
            named[1].span,
            say("card-kind-row-names", names=listed(plain(part) for part in named)),
            help=say("give-each-kind-row"),
        )
        return None
    if named:
        return str(plain(named[0]))
    found = faces_spelled(scope, spec.parts)
    if len(found) == 1 and not spec.frees:
        return found[0]
    group = next((part for part in spec.parts if plain(part) in scope.groups), None)
    unknown = next(
        (p for p in spec.parts if isinstance(p, s.Word) and p.text not in scope.index_of_faces), None
    )
    if group is not None:
        kinds = scope.groups[str(plain(group))]
        scope.complain(
            "E0310",
            group.span,
            say("group-row-deck-about", group=str(plain(group))),
            help=say("give-each-row-own", names=listed(kinds)) if kinds else None,
        )
    elif unknown is not None:
        scope.unknown("E0203", unknown, "kind", scope.kinds)
    else:
        scope.complain(
            "E0310",
            spec.span,
            say("does-name-kind-card", spec=quoted(spec.span)),
            help=say("begin-kind", names=listed(scope.kinds)) if scope.kinds else None,
        )
    return None


def _fixed(scope: Scope, spec: s.FaceSpec, kind: str, features: dict[str, int | str | None]) -> Fixed | None:
    """What each free attribute of the kind is in this row."""
    fixed: Fixed = {}
    free = [attribute for attribute, value in features.items() if value is None]
    for part in spec.parts:
        given = plain(part)
        if given == kind:
            continue
        homes = [home for home in scope.attributes_with(given) if home in free and home not in fixed]
        if not homes and scope.unsure_cards:
            return None
        if not homes:
            known = [value for attribute in free for value in scope.attributes[attribute].values]
            scope.complain(
                "E0310",
                part.span,
                say("no", kind=kind, given=str(given)),
                help=choices_help(str(given), known),
                fix=choices_fix(part.span, given, known),
            )
            return None
        fixed[homes[0]] = (given,)
    for attribute in spec.frees or ():
        values = _free(scope, attribute, kind, free, fixed)
        if values is None:
            return None
        fixed[attribute.attribute.text] = values
    return fixed


def _free(
    scope: Scope, node: s.Free, kind: str, free: list[str], fixed: Fixed
) -> tuple[int | str, ...] | None:
    name = node.attribute.text
    if name in fixed:
        scope.complain(
            "E0310",
            node.attribute.span,
            say("row-says-which-card", what=name),
        )
        return None
    if name not in free and scope.unsure_cards:
        return None
    if name not in free:
        scope.unknown("E0203", node.attribute, say("free-attribute-of", kind=kind), free)
        return None
    values = scope.attributes[name].values
    if node.range is None:
        return values
    low, high = node.range.low, node.range.high
    within = tuple(v for v in values if isinstance(v, int) and low <= v <= high)
    if len(within) != high - low + 1:
        numbers = [v for v in values if isinstance(v, int)]
        scope.complain(
            "E0213",
            node.range.span,
            say("goes-from", what=name, numbers=numbers[0], numbers2=numbers[-1])
            if numbers
            else say("number", what=name),
            help=say("each-range-inside", what=name) if numbers else say("each", missing=name),
        )
        return None
    return within


def deck_has(scope: Scope, count: s.Number, what: s.Word, each: s.Word | None) -> m.DeckHas | None:
    kinds: tuple[str, ...] = ()
    scope.use_card_part(what, what.text)
    if each is not None:
        scope.use(each, "type", each.text)
    if what.text not in ("cards", "card"):
        kinds = scope.kinds_called(what.text)
        if not kinds:
            known = [*scope.kinds, *scope.groups, "cards"]
            scope.unknown("E0203", what, "kind or group", known, otherwise=say("cards-all-them"))
            return None
    if each is not None and each.text not in scope.attributes:
        scope.unknown("E0203", each, "attribute", scope.attributes)
        return None
    return m.DeckHas(count.value, kinds, each.text if each else None)
