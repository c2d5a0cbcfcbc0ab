"""Syntax → scope: what the units of a variant declare, each name once."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label, Span
from cardlaw.language.elaboration.naming import new_name, no_repeats
from cardlaw.language.elaboration.scope import (
    Scope,
    listed,
    upward,
    words,
)
from cardlaw.language.elaboration.things import declare_thing
from cardlaw.language.kernel import KERNEL_ACTS, KERNEL_STATES
from cardlaw.language.walking import nodes

WIDEST_ATTRIBUTE = 200

ALLOWED: dict[type[s.Node], tuple[type[s.Node], ...]] = {
    s.Vocabulary: (*s.Declaration.__args__, s.Chapter, s.Rule, s.Custom, s.Note),
    s.Edition: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Chapter, s.Note, s.Oddity, s.Doubt),
        *(s.Flavour, s.Heading, s.Noise, s.Pending, s.Accepted, s.Rule, s.Adopted, s.Example),
    ),
    s.Pack: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Chapter, s.Note, s.Accepted, s.Removal),
        *(s.Rule, s.Adopted, s.Example),
    ),
    s.Variant: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Setting, s.Removal, s.Preference, s.Chapter, s.Note, s.Accepted, s.Silence, s.Rule),
        *(s.Adopted, s.Example),
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
            declare_thing(scope, file, item)
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


# ---------------------------------------------------------------- types, topics, options, short names
def _type_or_choice(scope: Scope, file: s.File, item: s.Item) -> None:
    match item:
        case s.Attribute(name=name, values=values):
            if new_name(scope, "type", name):
                _attribute(scope, name, values)
        case s.Extension(name=name, values=values):
            _extension(scope, name, values)
        case s.Sides(names=names):
            _sides(scope, item, names)
        case s.Topic(name=name, text=text):
            if new_name(scope, "topic", name):
                scope.topics[name.text] = m.Topic(name.text, words(text))
        case s.Option(name=name) | s.NumberOption(name=name) | s.Reading(name=name):
            if new_name(scope, "axis", name):
                scope.axes[name.text] = (item, file.head.name.text)
                if isinstance(item, s.NumberOption):
                    scope.places["number", name.text] = name.span
        case s.Short(name=name, meaning=meaning):
            if new_name(scope, "short", name):
                scope.shorts[name.text] = meaning
        case _:
            pass


def _attribute(scope: Scope, name: s.Word, values: tuple[s.Word, ...] | s.Range) -> None:
    if isinstance(values, s.Range):
        if not upward(scope, values, WIDEST_ATTRIBUTE):
            low = min(values.low, values.high)
            values = s.Range(values.span, low, min(max(values.low, values.high), low + WIDEST_ATTRIBUTE))
        scope.add_attribute(m.Attribute(name.text, tuple(range(values.low, values.high + 1))))
    else:
        no_repeats(scope, values)
        scope.add_attribute(m.Attribute(name.text, tuple(dict.fromkeys(v.text for v in values))))


def _extension(scope: Scope, name: s.Word, values: tuple[s.Word, ...]) -> None:
    """Further values of an attribute; several units may add the same one."""
    attribute = scope.attributes.get(name.text)
    no_repeats(scope, values)
    if attribute is None:
        scope.unknown("E0203", name, "attribute", scope.attributes)
    elif isinstance(attribute.values[0], int) or attribute.name == "side":
        what = "numbers" if attribute.name != "side" else "the two sides of a card"
        scope.complain(
            "E0301",
            values[0].span,
            f"the values of `{name.text}` are {what}, and `{values[0].text}` cannot be one of them",
            help="declare an attribute of its own",
        )
    else:
        scope.add_attribute(m.Attribute(name.text, tuple(v.text for v in values)))


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
    no_repeats(scope, names)
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
    inner = {
        name: next(
            (n.word for n in nodes(meaning) if isinstance(n, s.Name) and n.word.text in scope.shorts), None
        )
        for name, meaning in scope.shorts.items()
    }
    for name, word in inner.items():
        if word is not None:
            scope.complain(
                "E0218",
                word.span,
                f"the short name `{word.text}` stands in the short name `{name}`",
                labels=(Label(scope.places["short", word.text], "a short name"),)
                if word.text != name
                else (),
                help="spell it out in full",
            )
            del scope.shorts[name]
            scope.forgiven.add(name)


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
                    help="leave one of the packs out",
                )
            told = (file, item)
            scope.stages = item.stages


def _keyword(item: s.Round) -> Span:
    return Span(item.span.source, item.span.start, item.span.start + len("round"))


def _stages(scope: Scope, item: s.Round) -> None:
    stages = [stage.name for stage in item.stages if isinstance(stage, s.Stage)]
    turns = [stage for stage in item.stages if isinstance(stage, s.Turns)]
    no_repeats(scope, stages)
    for extra in turns[1:]:
        at = Span(extra.span.source, extra.span.start, extra.span.start + len("turns"))
        scope.complain(
            "E0201", at, "a round has `turns:` once", help="put all that happens in a turn in one block"
        )
    for name in stages:
        if ("stage", name.text) not in scope.places and new_name(scope, "stage", name):
            scope.acts[name.text] = m.Act(name.text, "stage", name.text, False, (), None, ())


def _groups(scope: Scope, files: tuple[s.File, ...]) -> None:
    """Groups with all that is added to them, spelled out in kinds; a group may stand in a group."""
    members: dict[str, list[s.Word]] = {}
    also: list[s.Also] = []
    for file in files:
        for item in file.items:
            if isinstance(item, s.Group) and new_name(scope, "group", item.name):
                no_repeats(scope, item.members)
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
    """The kinds of every group, a group after those it holds."""
    waits = {name: {part.text for part in parts if part.text in members} for name, parts in members.items()}
    holders: dict[str, list[str]] = {}
    for name, parts in waits.items():
        for part in parts:
            holders.setdefault(part, []).append(name)
    ready = [name for name, parts in waits.items() if not parts]
    while waits:
        name = ready.pop() if ready else _circle_of_groups(scope, {name: members[name] for name in waits})
        del waits[name]
        kinds = (kind for part in members[name] for kind in scope.kinds_called(part.text))
        scope.groups[name] = tuple(dict.fromkeys(kinds))
        for holder in holders.get(name, ()):
            if holder in waits:
                waits[holder].discard(name)
                ready += [] if waits[holder] else [holder]
    scope.groups = {name: scope.groups[name] for name in members}


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
