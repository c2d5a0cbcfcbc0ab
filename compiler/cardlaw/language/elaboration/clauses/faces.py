"""Cards spelled by their values, such as `red 7`: which there are, and how a card is tested for them."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.elaboration.scope import Scope, plain, quoted
from cardlaw.language.sayings import say

Parts = tuple[s.Value, ...]


def face_tests(scope: Scope, span: Span, parts: Parts, card: m.Expr) -> tuple[m.Expr, ...] | None:
    """What a card has to pass to be what the parts spell: its kind, the values of its attributes."""
    if not _known(scope, parts) or not _exists(scope, span, parts):
        return None
    tests: list[m.Expr] = []
    for part in parts:
        given = plain(part)
        if kinds := _kinds(scope, given):
            tests.append(m.KindIs(card, kinds))
            continue
        options = tuple(
            m.Same(m.AttributeOf(home, card), m.Const(scope.value_type(home), given))
            for home in _homes(scope, given)
        )
        tests.append(options[0] if len(options) == 1 else m.AnyOf(options))
    return tuple(tests)


def one_face(scope: Scope, span: Span, parts: Parts) -> m.CardLiteral | None:
    """The one card that the parts spell."""
    if not _known(scope, parts) or not _exists(scope, span, parts):
        return None
    found = faces_spelled(scope, parts)
    if len(found) > 1:
        scope.complain(
            "E0311",
            span,
            say("could-different-cards", what=quoted(span), n=len(found)),
            help=say("say-which-card", card=_spelled(scope, parts, found[0])),
        )
        return None
    return m.CardLiteral(found[0].kind, found[0].values)


def faces_spelled(scope: Scope, parts: Parts) -> list[m.Face]:
    """The faces that have all the given parts; if several have, the one that has nothing besides."""
    index = scope.index_of_faces
    first, *rest = [index.get(plain(part), frozenset()) for part in parts]
    found = [scope.all_faces[place] for place in sorted(first.intersection(*rest))]
    if len(found) > 1 and not any(_kinds(scope, plain(part)) for part in parts):
        exact = [face for face in found if len(face.values) == len(parts)]
        found = exact if len(exact) == 1 else found
    return found


def _spelled(scope: Scope, parts: Parts, face: m.Face) -> str:
    """A card in full: by its kind too, if that is how the parts spell it."""
    kinds = [face.kind for part in parts if _kinds(scope, plain(part))][:1]
    return " ".join(dict.fromkeys((*map(str, face.values), *kinds)))


def values_on_cards(scope: Scope) -> list[str]:
    """Every word that can tell a card: kinds, groups and the values that some kind shows."""
    return [*scope.kinds, *scope.groups, *(str(part) for part in scope.index_of_faces)]


def _kinds(scope: Scope, given: int | str) -> tuple[str, ...]:
    return scope.kinds_called(given) if isinstance(given, str) else ()


def _homes(scope: Scope, given: int | str) -> list[str]:
    """The attributes with this value that some kind shows."""
    return [home for home in scope.attributes_with(given) if home in scope.shown_attributes]


def _known(scope: Scope, parts: Parts) -> bool:
    unknown = [p for p in parts if not _kinds(scope, plain(p)) and not _homes(scope, plain(p))]
    for part in unknown if not scope.unsure_cards else ():
        if isinstance(part, s.Word):
            scope.unknown("E0310", part, "kind or value of a card", _beside(scope, parts, unknown))
        else:
            scope.complain("E0310", part.span, say("no-card-shows", part=part.value))
    return not unknown


def _beside(scope: Scope, parts: Parts, unknown: list[s.Value]) -> list[str]:
    """The words that the cards with the other parts have besides; where there are no other parts, all words."""
    given = [plain(part) for part in parts if part not in unknown]
    if not given:
        return values_on_cards(scope)
    first, *rest = [scope.index_of_faces.get(part, frozenset()) for part in given]
    faces = [scope.all_faces[place] for place in first.intersection(*rest)]
    return [str(value) for face in faces for value in face.values if value not in given] or values_on_cards(
        scope
    )


def _exists(scope: Scope, span: Span, parts: Parts) -> bool:
    if faces_spelled(scope, parts):
        return True
    if not scope.unsure_cards:
        scope.complain(
            "E0310",
            span,
            say("there-no-card", what=quoted(span)),
            help=say("no-kind-card-all"),
        )
    return False
