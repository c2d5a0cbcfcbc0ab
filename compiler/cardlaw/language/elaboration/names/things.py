"""Kinds, zones, states, quantities, predicates, moves and events, each as it is declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label
from cardlaw.language.elaboration.names.naming import new_name, no_repeats
from cardlaw.language.elaboration.scope import Scope, article, choices_fix, choices_help, known_type, plain
from cardlaw.language.kernel import YES_WORDS, third_person
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say

MOST_FACES = 5_000
MOST_KINDS = 500
TRAITS = ("pile", "hand", "face-up", "face-down", "seen-by-owner", "backs-seen", "holds-deck")
VIEWS = {"face-up": "all", "face-down": "none", "seen-by-owner": "owner"}


def declare_thing(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Kind(name=name, features=features):
            if new_name(scope, "kind", name):
                scope.kinds[name.text] = m.Kind(name.text, tuple(_features(scope, features)))
                _limit_faces(scope, name)
        case s.Zone(name=name):
            if new_name(scope, "zone", name):
                scope.zones[name.text] = _zone(scope, item)
        case s.State(name=name, each=each, type=type_, starts=starts, lasts=lasts):
            if new_name(scope, "state", name):
                type_name = known_type(scope, type_)
                start = _start(scope, type_name, starts)
                length = {"kept": "kept", "this-turn": "turn", None: "round"}[lasts]
                owner = _each(scope, "state", each)
                scope.states[name.text] = m.State(name.text, owner, type_name, start, length)  # type: ignore[arg-type]
        case s.Quantity(name=name, of=of, type=type_):
            if new_name(scope, "quantity", name):
                of_name = known_type(scope, of) if of else None
                type_name = scope.value_type(known_type(scope, type_)) if type_ else "number"
                scope.quantities[name.text] = m.Quantity(name.text, of_name, type_name)
        case s.Predicate(name=name, of=of):
            if new_name(scope, "predicate", name):
                scope.predicates[name.text] = m.Predicate(name.text, known_type(scope, of))
        case s.MoveItem(name=name) | s.Event(name=name):
            if new_name(scope, "act", name):
                _act(scope, item, file)
        case _:
            pass


def _features(scope: Scope, features: tuple[s.Feature, ...]) -> Iterator[tuple[str, int | str | None]]:
    no_repeats(scope, (feature.attribute for feature in features))
    seen: set[str] = set()
    for feature in features:
        attribute = scope.attributes.get(feature.attribute.text)
        if attribute is None:
            scope.unknown("E0203", feature.attribute, "attribute", scope.attributes)
            scope.unsure_cards = True
            continue
        scope.use(feature.attribute, "type", attribute.name)
        value = None if feature.value is None else plain(feature.value)
        if isinstance(value, str) and feature.value is not None:
            scope.use(feature.value, f"value of {attribute.name}", value)
        if feature.value is not None and value is not None and value not in attribute.values:
            scope.complain(
                "E0208",
                feature.value.span,
                say("value", what=str(value), attribute=attribute.name),
                help=choices_help(value, attribute.values),
                fix=choices_fix(feature.value.span, value, attribute.values),
            )
            value = None
        if attribute.name not in seen:
            yield attribute.name, value
        seen.add(attribute.name)


def _limit_faces(scope: Scope, name: s.Word) -> None:
    too_many = len(scope.kinds) > MOST_KINDS
    told = any(d.code == "E0214" for d in scope.diagnostics)
    if not told and (too_many or sum(scope.face_count(kind, {}) for kind in scope.kinds) > MOST_FACES):
        limit = say("so-many-kinds", n=MOST_KINDS) if too_many else say("so-many-cards", n=MOST_FACES)
        scope.complain(
            "E0214",
            name.span,
            say("game-may-have-kind", limit=limit),
            help=say("leave-out-attributes-no"),
        )
        told = True
    if told:
        scope.kinds[name.text] = m.Kind(name.text, ())
        scope.unsure_cards = True


def _each(scope: Scope, what: str, each: s.Word | None) -> m.Type | None:
    """Whose a zone or state is: a player's, a team's, or a value's."""
    if each is None:
        return None
    if each.text in ("player", "team") or each.text in scope.attributes:
        scope.use(each, "type", each.text)
        return each.text
    known = ["player", "team", *scope.attributes]
    if scope.is_type(each.text):
        message = say("kept-each-player-team", what=what, each=each.text)
        scope.unknown("E0204", each, "", known, message=message)
    else:
        scope.unknown("E0204", each, "type", known)
    return "?"


def _zone(scope: Scope, item: s.Zone) -> m.Zone:
    said = {word.text: word for word in item.traits}
    no_repeats(scope, item.traits)
    for word in item.traits:
        if word.text not in TRAITS:
            scope.unknown("E0211", word, "trait of a zone", TRAITS)
    orders = [said[trait] for trait in ("pile", "hand") if trait in said]
    _one_of(scope, item, orders, say("pile-order-top-hand"))
    views = [word for word in said.values() if word.text in VIEWS]
    _one_of(scope, item, views, say("seen-all-nobody-owner"))
    each = _each(scope, "zone", item.each)
    view = VIEWS[views[0].text] if views else ("owner" if each else "none")
    refilled = None
    if item.refilled is not None:
        refilled = item.refilled.text
        scope.refills[item.name.text] = item.refilled
    if (backs := said.get("backs-seen")) is not None and not scope.sides:
        message = say("backs-seen-about-cards-two")
        scope.complain("E0211", backs.span, message, help=say("leave-out-declare-sides"))
    pile, deck, backs_seen = "pile" in said, "holds-deck" in said, "backs-seen" in said
    return m.Zone(item.name.text, each, pile, view, deck, refilled, backs_seen)  # type: ignore[arg-type]


def _one_of(scope: Scope, item: s.Zone, traits: list[s.Word], why: Saying) -> None:
    if len(traits) > 1:
        first, second = sorted(traits, key=lambda word: word.span.start)[:2]
        scope.complain(
            "E0212",
            second.span,
            say("zone-cannot-both", item=item.name.text, first=first.text, second=second.text),
            labels=(Label(first.span, say("said-2")),),
            help=say("keep-two-words", why=why),
        )


def _start(scope: Scope, type_: m.Type, starts: s.Value | None) -> int | bool | str | None:
    if starts is None or type_ == "?":
        return False if type_ == "yes-no" else None
    value = plain(starts)
    if type_ == "number":
        known: tuple[int | str, ...] = (value,) if isinstance(value, int) else ()
        otherwise = say("number-starts")
    else:
        known = ("yes", "no") if type_ == "yes-no" else scope.values_of(type_)
        otherwise = say("leave-starts-out-set")
    if type_ == "yes-no" and value in YES_WORDS:
        return YES_WORDS[str(value)]
    if isinstance(value, str):
        scope.use(starts, f"value of {type_}", value)
    if value not in known:
        help = choices_help(value, known) if known else otherwise
        fix = choices_fix(starts.span, value, known)
        scope.complain(
            "E0301", starts.span, say("is-not", what=str(value), type=article(type_)), help=help, fix=fix
        )
        return None
    return value


def _act(scope: Scope, item: s.MoveItem | s.Event, file: s.File) -> None:
    name, spoken = item.name, item.spoken
    verb = spoken.text if spoken else third_person(name.text)
    sort: Literal["move", "event"] = "move" if isinstance(item, s.MoveItem) else "event"
    scope.acts[name.text] = m.Act(name.text, sort, verb, True, (), None, ())
    scope.bodies[name.text] = (item, file.head.name.text)
    other = scope.verbs.setdefault(verb, name.text)
    if other != name.text:
        places = scope.places.get(("act", other))
        scope.complain(
            "E0201",
            (spoken or name).span,
            say("third-person-already", verb=verb, other=other),
            labels=(Label(places, say("declared")),) if places else (),
            help=say("give-them-another-third", sort=sort, what=name.text),
        )
