"""The names that the units of a variant declare together, and the complaints about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Diagnostic, Label, Span, did_you_mean, problem
from cardlaw.language.kernel import (
    BASIC_TYPES,
    DIRECTIONS,
    KERNEL_ACTS,
    KERNEL_STATES,
    RESERVED,
    third_person,
)

MOST_FACES = 5_000
TRAITS = ("pile", "hand", "face-up", "face-down", "seen-by-owner", "holds-deck")
Axis = s.Option | s.NumberOption | s.Reading

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

SORT_NAMES = {
    s.Vocabulary: "a vocabulary",
    s.Edition: "an edition",
    s.Pack: "a pack",
    s.Variant: "a variant",
    s.Spec: "a file of scenarios",
}


@dataclass
class Scope:
    """Everything that can be named, by sort; filled once, before any expression is read."""

    sides: tuple[str, ...] = ()
    attributes: dict[str, m.Attribute] = field(default_factory=dict)
    kinds: dict[str, m.Kind] = field(default_factory=dict)
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    zones: dict[str, m.Zone] = field(default_factory=dict)
    states: dict[str, m.State] = field(default_factory=dict)
    quantities: dict[str, m.Quantity] = field(default_factory=dict)
    predicates: dict[str, m.Predicate] = field(default_factory=dict)
    acts: dict[str, m.Act] = field(default_factory=dict)
    verbs: dict[str, str] = field(default_factory=dict)
    stages: tuple[s.Stage | s.Turns, ...] = ()
    topics: dict[str, m.Topic] = field(default_factory=dict)
    shorts: dict[str, s.Expr] = field(default_factory=dict)
    axes: dict[str, tuple[Axis, str]] = field(default_factory=dict)
    bodies: dict[str, tuple[s.Move | s.Event, str]] = field(default_factory=dict)
    places: dict[tuple[str, str], Span] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def attributes_with(self, value: int | str) -> list[str]:
        return [a.name for a in self.attributes.values() if value in a.values]

    def is_type(self, name: str) -> bool:
        return name in BASIC_TYPES or name in self.attributes

    def value_type(self, type: m.Type) -> m.Type:
        """What a value of this type is reckoned as: an attribute whose values are numbers gives numbers."""
        attribute = self.attributes.get(type)
        return "number" if attribute is not None and isinstance(attribute.values[0], int) else type

    def values_of(self, type: m.Type) -> tuple[int | str, ...]:
        if type == "direction":
            return DIRECTIONS
        return self.attributes[type].values if type in self.attributes else ()

    def faces(self, kind: str, fixed: dict[str, Iterable[int | str]]) -> Iterator[m.Face]:
        """Every face of a kind whose attributes take the given values, in declared order."""
        features = self.kinds[kind].features
        choices = [
            tuple(fixed[a]) if a in fixed else (self.attributes[a].values if v is None else (v,))
            for a, v in features
        ]
        for values in product(*choices):
            yield m.Face(kind, values)

    def complain(
        self, code: str, span: Span, message: str, *, help: str | None = None, labels: Iterable[Label] = ()
    ) -> None:
        self.diagnostics.append(problem(code, span, message, help=help, labels=labels))

    def unknown(
        self, code: str, word: s.Word, what: str, candidates: Iterable[str], otherwise: str | None = None
    ) -> None:
        """`what` is how the author would call the thing, such as `kind` or `option or reading`."""
        known = sorted(set(candidates))
        guess = did_you_mean(word.text, known)
        if guess:
            help: str | None = f"did you mean `{guess}`?"
        elif otherwise is not None:
            help = otherwise
        elif 0 < len(known) <= 12:
            help = f"there is {', '.join(f'`{name}`' for name in known)}"
        else:
            help = None
        self.complain(code, word.span, f"there is no {what} `{word.text}`", help=help)


def declare(files: Iterable[s.File]) -> Scope:
    """The scope of all units together; the vocabulary comes first."""
    scope = Scope()
    for act in KERNEL_ACTS:
        scope.acts[act.name] = act
        scope.verbs[act.verb] = act.name
    for state in KERNEL_STATES:
        scope.states[state.name] = state
    files = tuple(files)
    for file in files:
        _check_allowed(scope, file)
    for wave in (_first_wave, _second_wave, _third_wave):
        for file in files:
            for item in file.items:
                wave(scope, file, item)
    return scope


def _check_allowed(scope: Scope, file: s.File) -> None:
    allowed = ALLOWED[type(file.head)]
    for item in file.items:
        if not isinstance(item, allowed):
            word = item.span.text.split()[0].rstrip(":")
            homes = [name for sort, name in SORT_NAMES.items() if isinstance(item, ALLOWED[sort])]
            scope.complain(
                "E0210",
                Span(item.span.source, item.span.start, item.span.start + len(word)),
                f"`{word}` does not belong in {SORT_NAMES[type(file.head)]}",
                help=f"it belongs in {' or '.join(homes)}" if homes else None,
            )


def _new(scope: Scope, sort: str, word: s.Word, file: s.File) -> bool:
    """Enter a name; False, with a complaint, if it is taken."""
    if word.text in RESERVED and sort not in ("short", "topic", "axis"):
        scope.complain(
            "E0202",
            word.span,
            f"`{word.text}` is a word of every table and cannot be declared",
            help="choose another name",
        )
    key = (sort, word.text)
    if key in scope.places:
        scope.complain(
            "E0201",
            word.span,
            f"`{word.text}` is declared twice",
            labels=(Label(scope.places[key], "first declared here"),),
            help="a group grows with `group NAME also KIND`" if sort == "group" else None,
        )
        return False
    scope.places[key] = word.span
    return True


def _first_wave(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Attribute(name=name, values=values):
            if not _new(scope, "type", name, file):
                return
            if isinstance(values, s.Range):
                if values.high < values.low or values.high - values.low > 200:
                    scope.complain(
                        "E0213",
                        values.span,
                        "a range goes up, by two hundred at most",
                        help="write the smaller number first, such as `0..9`",
                    )
                    return
                scope.attributes[name.text] = m.Attribute(
                    name.text, tuple(range(values.low, values.high + 1))
                )
            else:
                _no_repeats(scope, values)
                scope.attributes[name.text] = m.Attribute(name.text, tuple(v.text for v in values))
        case s.Sides(names=names):
            _no_repeats(scope, names)
            scope.sides = tuple(n.text for n in names)
            scope.attributes["side"] = m.Attribute("side", scope.sides)
            scope.states["side"] = m.State("side", None, "side", scope.sides[0], "round")
        case s.Topic(name=name, text=text):
            if _new(scope, "topic", name, file):
                scope.topics[name.text] = m.Topic(name.text, words(text))
        case s.Option(name=name) | s.NumberOption(name=name) | s.Reading(name=name):
            if _new(scope, "axis", name, file):
                scope.axes[name.text] = (item, file.head.name.text)
        case s.Round(stages=stages):
            scope.stages = stages
            for stage in stages:
                if isinstance(stage, s.Stage):
                    act = m.Act(stage.name.text, "stage", stage.name.text, False, (), None, ())
                    scope.acts.setdefault(stage.name.text, act)
        case s.Short(name=name, meaning=meaning):
            if _new(scope, "short", name, file):
                scope.shorts[name.text] = meaning
        case _:
            pass


def _second_wave(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Kind(name=name, features=features):
            if _new(scope, "kind", name, file):
                scope.kinds[name.text] = m.Kind(name.text, tuple(_features(scope, features)))
                if (
                    sum(1 for _, _ in zip(range(MOST_FACES + 1), scope.faces(name.text, {}), strict=False))
                    > MOST_FACES
                ):
                    scope.complain("E0214", name.span, f"this kind has more than {MOST_FACES:,} faces")
                    scope.kinds[name.text] = m.Kind(name.text, ())
        case s.Zone(name=name, each=each, traits=traits):
            if _new(scope, "zone", name, file):
                scope.zones[name.text] = _zone(scope, item, name, each, traits)
        case s.State(name=name, each=each, type=type_, starts=starts, lasts=lasts):
            if _new(scope, "state", name, file):
                type_name = known_type(scope, type_)
                each_name = known_type(scope, each) if each else None
                start = _start(scope, type_name, starts)
                length = {"kept": "kept", "this-turn": "turn", None: "round"}[lasts]
                scope.states[name.text] = m.State(name.text, each_name, type_name, start, length)  # type: ignore[arg-type]
        case s.Quantity(name=name, of=of, type=type_):
            if _new(scope, "quantity", name, file):
                of_name = known_type(scope, of) if of else None
                type_name = scope.value_type(known_type(scope, type_)) if type_ else "number"
                scope.quantities[name.text] = m.Quantity(name.text, of_name, type_name)
        case s.Predicate(name=name, of=of):
            if _new(scope, "predicate", name, file):
                scope.predicates[name.text] = m.Predicate(name.text, known_type(scope, of))
        case s.Move(name=name, spoken=spoken) | s.Event(name=name, spoken=spoken):
            if _new(scope, "act", name, file):
                verb = spoken.text if spoken else third_person(name.text)
                sort: Literal["move", "event"] = "move" if isinstance(item, s.Move) else "event"
                scope.acts[name.text] = m.Act(name.text, sort, verb, True, (), None, ())
                scope.verbs.setdefault(verb, name.text)
                scope.bodies[name.text] = (item, file.head.name.text)
        case _:
            pass


def _third_wave(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Group(name=name, members=members):
            if _new(scope, "group", name, file):
                if name.text in scope.kinds:
                    scope.complain(
                        "E0201",
                        name.span,
                        f"`{name.text}` is a kind already",
                        labels=(Label(scope.places["kind", name.text], "declared here"),),
                    )
                scope.groups[name.text] = _members(scope, members)
        case s.Also(name=name, members=members):
            if name.text not in scope.groups:
                scope.unknown("E0203", name, "group", scope.groups)
            else:
                added = (k for k in _members(scope, members) if k not in scope.groups[name.text])
                scope.groups[name.text] = (*scope.groups[name.text], *added)
        case _:
            pass


def _no_repeats(scope: Scope, names: tuple[s.Word, ...]) -> None:
    seen: dict[str, s.Word] = {}
    for word in names:
        if word.text in seen:
            scope.complain(
                "E0201",
                word.span,
                f"`{word.text}` is listed twice",
                labels=(Label(seen[word.text].span, "first listed here"),),
            )
        seen[word.text] = word


def known_type(scope: Scope, word: s.Word) -> m.Type:
    if not scope.is_type(word.text):
        scope.unknown("E0204", word, "type", [*BASIC_TYPES, *scope.attributes])
        return "?"
    return word.text


def _features(scope: Scope, features: tuple[s.Feature, ...]) -> Iterator[tuple[str, int | str | None]]:
    for feature in features:
        attribute = scope.attributes.get(feature.attribute.text)
        if attribute is None:
            scope.unknown("E0203", feature.attribute, "attribute", scope.attributes)
            continue
        value = None if feature.value is None else plain(feature.value)
        if value is not None and value not in attribute.values:
            at = feature.value.span if feature.value else feature.span
            scope.complain(
                "E0208",
                at,
                f"`{value}` is not a value of `{attribute.name}`",
                help=_choices_help(value, attribute.values),
            )
            continue
        yield attribute.name, value


def _members(scope: Scope, members: tuple[s.Word, ...]) -> tuple[str, ...]:
    kinds: dict[str, None] = {}
    for word in members:
        if word.text in scope.kinds:
            kinds[word.text] = None
        elif word.text in scope.groups:
            kinds.update(dict.fromkeys(scope.groups[word.text]))
        else:
            scope.unknown("E0203", word, "kind or group", [*scope.kinds, *scope.groups])
    return tuple(kinds)


def _zone(
    scope: Scope, item: s.Zone, name: s.Word, each: s.Word | None, traits: tuple[s.Word, ...]
) -> m.Zone:
    said = {word.text for word in traits}
    for word in traits:
        if word.text not in TRAITS:
            scope.unknown("E0211", word, "trait of a zone", TRAITS)
    if "pile" in said and "hand" in said:
        scope.complain(
            "E0212",
            item.span,
            f"zone `{name.text}` is called a pile and a hand",
            help="a pile has an order and a top, a hand has neither: keep one of the two words",
        )
    seen: dict[str, str] = {"face-up": "all", "face-down": "none", "seen-by-owner": "owner"}
    views = [seen[t.text] for t in traits if t.text in seen]
    if len(views) > 1:
        scope.complain(
            "E0212",
            item.span,
            f"zone `{name.text}` says twice who sees it",
            help="keep one of `face-up`, `face-down`, `seen-by-owner`",
        )
    view = views[0] if views else ("owner" if each else "none")
    each_name = known_type(scope, each) if each else None
    refilled = item.refilled.text if item.refilled else None
    return m.Zone(name.text, each_name, "pile" in said, view, "holds-deck" in said, refilled)  # type: ignore[arg-type]


def _start(scope: Scope, type_: m.Type, starts: s.Value | None) -> int | bool | str | None:
    if starts is None:
        return {"yes-no": False}.get(type_)
    value = plain(starts)
    if type_ == "yes-no" and value in ("true", "false", "yes", "no"):
        return value in ("true", "yes")
    if (type_ == "number") == isinstance(value, int) and (
        type_ == "number" or value in scope.values_of(type_)
    ):
        return value
    scope.complain(
        "E0301",
        starts.span,
        f"`{value}` is not {article(type_)}",
        help=_choices_help(value, scope.values_of(type_)),
    )
    return None


def _choices_help(value: int | str, values: Iterable[int | str]) -> str | None:
    known = [str(v) for v in values]
    guess = did_you_mean(str(value), known)
    if guess:
        return f"did you mean `{guess}`?"
    return f"it can be {', '.join(f'`{v}`' for v in known[:12])}" if known else None


def plain(value: s.Value) -> int | str:
    return value.value if isinstance(value, s.Number) else value.text


def words(text: s.Text) -> m.Words:
    return m.Words(text.value, tuple((language.text, string.value) for language, string in text.translations))


def article(type_: m.Type) -> str:
    """The type as an author would say it."""
    named = {
        "yes-no": "a yes-or-no statement",
        "zone": "a zone",
        "cards": "a set of cards",
        "players": "players",
        "?": "something",
    }
    return named.get(type_) or f"{'an' if type_[:1] in 'aeiou' else 'a'} {type_}"
