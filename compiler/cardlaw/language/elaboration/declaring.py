"""Syntax → scope: what the units of a variant declare, each name once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label, Span
from cardlaw.language.elaboration.scope import (
    SORTS,
    Scope,
    article,
    choices_help,
    known_type,
    listed,
    plain,
    words,
)
from cardlaw.language.kernel import KERNEL_ACTS, KERNEL_STATES, RESERVED, YES_WORDS, third_person
from cardlaw.language.walking import nodes

MOST_FACES = 5_000
MOST_KINDS = 500
WIDEST_ATTRIBUTE = 200
TRAITS = ("pile", "hand", "face-up", "face-down", "seen-by-owner", "holds-deck")
VIEWS = {"face-up": "all", "face-down": "none", "seen-by-owner": "owner"}

ALLOWED: dict[type[s.Node], tuple[type[s.Node], ...]] = {
    s.Vocabulary: (*s.Declaration.__args__, s.Chapter, s.Rule, s.Note),
    s.Edition: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Chapter, s.Note, s.Flavour, s.Heading),
        *(s.Noise, s.Pending, s.Accepted, s.Rule, s.Example),
    ),
    s.Pack: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Chapter, s.Note, s.Accepted, s.Removal),
        *(s.Rule, s.Example),
    ),
    s.Variant: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Setting, s.Removal, s.Preference, s.Chapter, s.Note, s.Accepted, s.Silence, s.Rule, s.Example),
    ),
    s.Spec: (s.Scenario, s.Note, s.Chapter),
}
"""What may stand in which sort of file."""

FILES = {
    s.Vocabulary: "a vocabulary",
    s.Edition: "an edition",
    s.Pack: "a pack",
    s.Variant: "a variant",
    s.Spec: "a file of scenarios",
}
NEIGHBOURS = (
    ("zone", "state", "quantity", "short", "number"),
    ("kind", "group", "predicate"),
    ("act", "stage"),
)
"""Sorts whose names stand in the same places, so that one name may not be two of them."""


def declare(files: Iterable[s.File], forgiven: Iterable[str] = (), whole: bool = True) -> Scope:
    """The scope of all units together, which come in order: vocabulary, edition, packs, variants."""
    scope = Scope(forgiven=set(forgiven), whole=whole)
    scope.unsure_cards = bool(scope.forgiven)
    for act in KERNEL_ACTS:
        scope.acts[act.name] = act
        scope.verbs[act.verb] = act.name
    for state in KERNEL_STATES:
        scope.states[state.name] = state
    files = tuple(files)
    for file in files:
        _check_allowed(scope, file)
    for file in files:
        for item in file.items:
            _type_or_choice(scope, file, item)
    _rounds(scope, files)
    for file in files:
        for item in file.items:
            _thing(scope, file, item)
    _groups(scope, files)
    _shorts(scope)
    return scope


def _check_allowed(scope: Scope, file: s.File) -> None:
    allowed = ALLOWED[type(file.head)]
    for item in file.items:
        if not isinstance(item, allowed):
            word = item.span.text.split()[0].rstrip(":")
            homes = [name for sort, name in FILES.items() if isinstance(item, ALLOWED[sort])]
            scope.complain(
                "E0210",
                Span(item.span.source, item.span.start, item.span.start + len(word)),
                f"`{word}` does not belong in {FILES[type(file.head)]}",
                help=f"it belongs in {' or '.join(homes)}" if homes else None,
            )


def _new(scope: Scope, sort: str, word: s.Word) -> bool:
    """Enter a name; False, with a complaint, if it is taken."""
    if word.text in RESERVED and sort not in ("short", "topic", "axis"):
        scope.complain(
            "E0202",
            word.span,
            f"`{word.text}` is a word of every table and cannot be declared",
            help="choose another name",
        )
        scope.forgiven.add(word.text)
        return False
    rivals = next((group for group in NEIGHBOURS if sort in group), (sort,))
    taken = next((rival for rival in rivals if (rival, word.text) in scope.places), None)
    if taken is not None:
        first = scope.places[taken, word.text]
        same = taken == sort
        scope.complain(
            "E0201",
            word.span,
            f"`{word.text}` is declared twice"
            if same
            else f"`{word.text}` is {SORTS.get(taken, 'an option')} already",
            labels=(Label(first, "first declared here" if same else "declared here"),),
            help=_twice_help(sort, word, first),
        )
        return False
    scope.places[sort, word.text] = word.span
    return True


def _twice_help(sort: str, word: s.Word, first: Span) -> str:
    if sort == "group":
        return f"a group grows with `group {word.text} also KIND`"
    if first.source is not word.span.source:
        return "if both mean the same, declare it in one file only; otherwise give one of them another name"
    return "give one of them another name"


def _no_repeats(scope: Scope, names: Iterable[s.Word]) -> None:
    seen: dict[str, s.Word] = {}
    for word in names:
        if word.text in seen:
            scope.complain(
                "E0201",
                word.span,
                f"`{word.text}` is listed twice",
                labels=(Label(seen[word.text].span, "first listed here"),),
            )
        seen.setdefault(word.text, word)


# ---------------------------------------------------------------- types, topics, options, short names
def _type_or_choice(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Attribute(name=name, values=values):
            if _new(scope, "type", name):
                _attribute(scope, name, values)
        case s.Sides(names=names):
            _sides(scope, item, names)
        case s.Topic(name=name, text=text):
            if _new(scope, "topic", name):
                scope.topics[name.text] = m.Topic(name.text, words(text))
        case s.Option(name=name) | s.NumberOption(name=name) | s.Reading(name=name):
            if _new(scope, "axis", name):
                scope.axes[name.text] = (item, file.head.name.text)
                if isinstance(item, s.NumberOption):
                    scope.places["number", name.text] = name.span
        case s.Short(name=name, meaning=meaning):
            if _new(scope, "short", name):
                scope.shorts[name.text] = meaning
        case _:
            pass


def _attribute(scope: Scope, name: s.Word, values: tuple[s.Word, ...] | s.Range) -> None:
    if isinstance(values, s.Range):
        if not 0 <= values.high - values.low <= WIDEST_ATTRIBUTE:
            scope.complain(
                "E0213",
                values.span,
                "a range goes up, by two hundred at most",
                help="write the smaller number first, such as `0..9`",
            )
            values = s.Range(values.span, 0, 0)
        scope.add_attribute(m.Attribute(name.text, tuple(range(values.low, values.high + 1))))
    else:
        _no_repeats(scope, values)
        scope.add_attribute(m.Attribute(name.text, tuple(dict.fromkeys(v.text for v in values))))


def _sides(scope: Scope, item: s.Sides, names: tuple[s.Word, ...]) -> None:
    if scope.sides:
        first = scope.places["sides", "sides"]
        scope.complain(
            "E0201",
            item.span,
            "the sides of a card are named twice",
            labels=(Label(first, "first named here"),),
        )
        return
    _no_repeats(scope, names)
    if len(names) != 2:
        scope.complain(
            "E0220",
            item.span,
            f"a card has two sides, and {len(names)} {'is' if len(names) == 1 else 'are'} named",
            help="name the front and the back, such as `sides light, dark`",
        )
    scope.places["sides", "sides"] = item.span
    scope.sides = tuple(n.text for n in names)
    scope.add_attribute(m.Attribute("side", scope.sides))
    scope.states["side"] = m.State("side", None, "side", scope.sides[0], "round")


def _shorts(scope: Scope) -> None:
    """A short name is spelled out in full, so that none can stand for itself or grow without end."""
    for name, meaning in list(scope.shorts.items()):
        inner = next(
            (n.word for n in nodes(meaning) if isinstance(n, s.Name) and n.word.text in scope.shorts), None
        )
        if inner is not None:
            scope.complain(
                "E0218",
                inner.span,
                f"the short name `{inner.text}` stands in the short name `{name}`",
                labels=(Label(scope.places["short", inner.text], "a short name"),)
                if inner.text != name
                else (),
                help="spell it out in full",
            )
            del scope.shorts[name]


# ---------------------------------------------------------------- kinds, zones, states, words, acts
def _thing(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Kind(name=name, features=features):
            if _new(scope, "kind", name):
                scope.kinds[name.text] = m.Kind(name.text, tuple(_features(scope, features)))
                _limit_faces(scope, name)
        case s.Zone(name=name):
            if _new(scope, "zone", name):
                scope.zones[name.text] = _zone(scope, item)
        case s.State(name=name, each=each, type=type_, starts=starts, lasts=lasts):
            if _new(scope, "state", name):
                type_name = known_type(scope, type_)
                start = _start(scope, type_name, starts)
                length = {"kept": "kept", "this-turn": "turn", None: "round"}[lasts]
                owner = _each(scope, "state", each)
                scope.states[name.text] = m.State(name.text, owner, type_name, start, length)  # type: ignore[arg-type]
        case s.Quantity(name=name, of=of, type=type_):
            if _new(scope, "quantity", name):
                of_name = known_type(scope, of) if of else None
                type_name = scope.value_type(known_type(scope, type_)) if type_ else "number"
                scope.quantities[name.text] = m.Quantity(name.text, of_name, type_name)
        case s.Predicate(name=name, of=of):
            if _new(scope, "predicate", name):
                scope.predicates[name.text] = m.Predicate(name.text, known_type(scope, of))
        case s.Move(name=name) | s.Event(name=name):
            if _new(scope, "act", name):
                _act(scope, item, file)
        case _:
            pass


def _features(scope: Scope, features: tuple[s.Feature, ...]) -> Iterator[tuple[str, int | str | None]]:
    _no_repeats(scope, (feature.attribute for feature in features))
    seen: set[str] = set()
    for feature in features:
        attribute = scope.attributes.get(feature.attribute.text)
        if attribute is None:
            scope.unknown("E0203", feature.attribute, "attribute", scope.attributes)
            scope.unsure_cards = True
            continue
        value = None if feature.value is None else plain(feature.value)
        if feature.value is not None and value is not None and value not in attribute.values:
            scope.complain(
                "E0208",
                feature.value.span,
                f"`{value}` is not a value of `{attribute.name}`",
                help=choices_help(value, attribute.values),
            )
            value = None
        if attribute.name not in seen:
            yield attribute.name, value
        seen.add(attribute.name)


def _limit_faces(scope: Scope, name: s.Word) -> None:
    too_many = len(scope.kinds) > MOST_KINDS
    told = any(d.code == "E0214" for d in scope.diagnostics)
    if not told and (too_many or sum(scope.face_count(kind, {}) for kind in scope.kinds) > MOST_FACES):
        limit = f"{MOST_KINDS:,} kinds" if too_many else f"{MOST_FACES:,} different cards"
        scope.complain(
            "E0214",
            name.span,
            f"a game may have {limit}, and with this kind it has more",
            help="leave out attributes that no rule asks for, or give them fewer values",
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
        return each.text
    known = ["player", "team", *scope.attributes]
    if scope.is_type(each.text):
        message = f"a {what} is kept for each player, team or value of an attribute, not for each {each.text}"
        scope.unknown("E0204", each, "", known, message=message)
    else:
        scope.unknown("E0204", each, "type", known)
    return "?"


def _zone(scope: Scope, item: s.Zone) -> m.Zone:
    said = {word.text: word for word in item.traits}
    _no_repeats(scope, item.traits)
    for word in item.traits:
        if word.text not in TRAITS:
            scope.unknown("E0211", word, "trait of a zone", TRAITS)
    orders = [said[trait] for trait in ("pile", "hand") if trait in said]
    _one_of(scope, item, orders, "a pile has an order and a top, a hand has neither")
    views = [word for word in said.values() if word.text in VIEWS]
    _one_of(scope, item, views, "it is seen by all, by nobody or by its owner")
    each = _each(scope, "zone", item.each)
    view = VIEWS[views[0].text] if views else ("owner" if each else "none")
    refilled = None
    if item.refilled is not None:
        refilled = item.refilled.text
        scope.refills[item.name.text] = item.refilled
    return m.Zone(item.name.text, each, "pile" in said, view, "holds-deck" in said, refilled)  # type: ignore[arg-type]


def _one_of(scope: Scope, item: s.Zone, traits: list[s.Word], why: str) -> None:
    if len(traits) > 1:
        first, second = sorted(traits, key=lambda word: word.span.start)[:2]
        scope.complain(
            "E0212",
            second.span,
            f"zone `{item.name.text}` cannot be both `{first.text}` and `{second.text}`",
            labels=(Label(first.span, "said here"),),
            help=f"{why}: keep one of the two words",
        )


def _start(scope: Scope, type_: m.Type, starts: s.Value | None) -> int | bool | str | None:
    if starts is None or type_ == "?":
        return False if type_ == "yes-no" else None
    value = plain(starts)
    if type_ == "number":
        known: tuple[int | str, ...] = (value,) if isinstance(value, int) else ()
        otherwise = "write a number, such as `starts 0`"
    else:
        known = tuple(YES_WORDS) if type_ == "yes-no" else scope.values_of(type_)
        otherwise = "leave `starts` out and set it in a step"
    if value not in known:
        help = choices_help(value, known) if known else otherwise
        scope.complain("E0301", starts.span, f"`{value}` is not {article(type_)}", help=help)
        return None
    return YES_WORDS[str(value)] if type_ == "yes-no" else value


def _act(scope: Scope, item: s.Move | s.Event, file: s.File) -> None:
    name, spoken = item.name, item.spoken
    verb = spoken.text if spoken else third_person(name.text)
    sort: Literal["move", "event"] = "move" if isinstance(item, s.Move) else "event"
    scope.acts[name.text] = m.Act(name.text, sort, verb, True, (), None, ())
    scope.bodies[name.text] = (item, file.head.name.text)
    other = scope.verbs.setdefault(verb, name.text)
    if other != name.text:
        places = scope.places.get(("act", other))
        scope.complain(
            "E0201",
            (spoken or name).span,
            f"somebody who does this `{verb}`, and so does somebody who does `{other}`",
            labels=(Label(places, "declared here"),) if places else (),
            help=f"give one of them another third person, such as `{sort} {name.text} … spoken OTHER-WORD`",
        )


# ---------------------------------------------------------------- the round, groups
def _rounds(scope: Scope, files: tuple[s.File, ...]) -> None:
    """The round as the last unit tells it; an edition may restate the vocabulary's, a variant both."""
    told: tuple[s.File, s.Round] | None = None
    for file in files:
        for item in file.items:
            if not isinstance(item, s.Round):
                continue
            _stages(scope, item)
            if told is not None and told[0] is file:
                scope.complain(
                    "E0201",
                    _keyword(item),
                    "the round is told twice",
                    labels=(Label(_keyword(told[1]), "first told here"),),
                )
            elif told is not None and isinstance(file.head, s.Pack) and isinstance(told[0].head, s.Pack):
                one, other = told[0].head.name.text, file.head.name.text
                scope.complain(
                    "E0401",
                    _keyword(item),
                    f"`{one}` and `{other}` both tell the round anew",
                    labels=(Label(_keyword(told[1]), f"`{one}` tells it here"),),
                    help="leave one of the packs out, or tell the round in the variant",
                )
            told = (file, item)
            scope.stages = item.stages


def _keyword(item: s.Round) -> Span:
    return Span(item.span.source, item.span.start, item.span.start + len("round"))


def _stages(scope: Scope, item: s.Round) -> None:
    stages = [stage.name for stage in item.stages if isinstance(stage, s.Stage)]
    turns = [stage for stage in item.stages if isinstance(stage, s.Turns)]
    _no_repeats(scope, stages)
    for extra in turns[1:]:
        at = Span(extra.span.source, extra.span.start, extra.span.start + len("turns"))
        scope.complain(
            "E0201", at, "a round has `turns:` once", help="put all that happens in a turn in one block"
        )
    for name in stages:
        if ("stage", name.text) not in scope.places and _new(scope, "stage", name):
            scope.acts[name.text] = m.Act(name.text, "stage", name.text, False, (), None, ())


def _groups(scope: Scope, files: tuple[s.File, ...]) -> None:
    """Groups with all that is added to them, spelled out in kinds; a group may stand in a group."""
    members: dict[str, list[s.Word]] = {}
    also: list[s.Also] = []
    for file in files:
        for item in file.items:
            if isinstance(item, s.Group) and _new(scope, "group", item.name):
                _no_repeats(scope, item.members)
                members[item.name.text] = list(item.members)
            elif isinstance(item, s.Also):
                also.append(item)
    for addition in also:
        if addition.name.text in members:
            members[addition.name.text] += addition.members
        else:
            scope.unknown("E0203", addition.name, "group", members)
    known = [*scope.kinds, *members]
    for word in (word for group in members.values() for word in group):
        if word.text not in scope.kinds and word.text not in members:
            scope.unknown("E0203", word, "kind or group", known)
    _spell_out(scope, members)


def _spell_out(scope: Scope, members: dict[str, list[s.Word]]) -> None:
    waiting = dict(members)
    while waiting:
        ready = [name for name, parts in waiting.items() if not any(part.text in waiting for part in parts)]
        if not ready:
            ready = [_circle_of_groups(scope, waiting)]
        for name in ready:
            kinds: dict[str, None] = {}
            for part in waiting.pop(name):
                kinds.update(dict.fromkeys(scope.kinds_called(part.text)))
            scope.groups[name] = tuple(kinds)


def _circle_of_groups(scope: Scope, waiting: dict[str, list[s.Word]]) -> str:
    """Complain of groups that hold each other, and pick one of them."""
    path: dict[str, s.Word] = {}
    name = next(iter(waiting))
    while name not in path:
        path[name] = next(part for part in waiting[name] if part.text in waiting)
        name = path[name].text
    circle = list(path)[list(path).index(name) :]
    scope.complain(
        "E0219",
        path[name].span,
        f"group `{name}` is a part of itself"
        if len(circle) == 1
        else f"{listed(circle)} are parts of each other",
        labels=[Label(path[other].span, "and here") for other in circle[1:]],
        help="list kinds, or groups that do not hold this one",
    )
    return name
