"""Syntax → scope: what the units of a variant declare, each name once."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.names.naming import new_name, no_repeats
from cardlaw.language.elaboration.names.rounds import declare_round
from cardlaw.language.elaboration.names.things import declare_thing
from cardlaw.language.elaboration.scope import (
    Scope,
    listed,
    upward,
    words,
)
from cardlaw.language.kernel import KERNEL_ACTS, KERNEL_STATES
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.sayings import say
from cardlaw.language.walking import nodes

WIDEST_ATTRIBUTE = 200

ALLOWED: dict[type[s.Node], tuple[type[s.Node], ...]] = {
    s.Vocabulary: (*s.Declaration.__args__, s.Chapter, s.Rule, s.Custom, s.Note),
    s.Edition: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Says, s.Chapter, s.Note, s.Oddity, s.Doubt),
        *(s.Flavour, s.Heading, s.Noise, s.Pending, s.Accepted, s.Rule, s.Adopted, s.Example),
    ),
    s.Pack: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Option, s.NumberOption, s.Reading, s.Silence, s.Says, s.Chapter, s.Note, s.Accepted, s.Removal),
        *(s.Rule, s.Adopted, s.Example),
    ),
    s.Variant: (
        *(d for d in s.Declaration.__args__ if d is not s.Sides),
        *(s.Setting, s.Removal, s.Preference, s.Chapter, s.Note, s.Accepted, s.Silence, s.Says, s.Rule),
        *(s.Adopted, s.Example),
    ),
    s.Spec: (s.Scenario, s.Note, s.Chapter),
}
"""What may stand in which sort of file."""

FILES = {
    s.Vocabulary: "vocabulary",
    s.Edition: "edition",
    s.Pack: "pack",
    s.Variant: "variant",
    s.Spec: "spec",
}


def declare(
    files: Iterable[s.File], forgiven: Iterable[str] = (), whole: bool = True, noted: bool = False
) -> Scope:
    """The scope of all units together, which come in order: vocabulary, edition, packs, variants."""
    scope = Scope(forgiven=set(forgiven), whole=whole, uses=[] if noted else None)
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
    declare_round(scope, files)
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
            homes = [
                say("a-file", sort=name) for sort, name in FILES.items() if isinstance(item, ALLOWED[sort])
            ]
            scope.complain(
                "E0210",
                Span(item.span.source, item.span.start, item.span.start + len(word)),
                say("does-not-belong-in", word=word, file=say("a-file", sort=FILES[type(file.head)])),
                help=_home(file, item, homes),
            )


def _home(file: s.File, item: s.Item, homes: list[Saying]) -> Saying | None:
    """Where an item belongs, and how what it says still gets into a variant."""
    if not homes:
        return None
    places = ListedWords(tuple(homes), "or", quoted=False)
    if isinstance(file.head, s.Variant) and isinstance(item, s.Option | s.NumberOption | s.Reading):
        line = f"variant {file.head.name.text} extends {file.head.base.text} with PACK"
        return say("belongs-in-own-pack", places=places, line=line)
    return say("belongs-in", places=places)


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
                for arm in () if isinstance(item, s.NumberOption) else item.arms:
                    scope.declare(f"value of {name.text}", arm.name)
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
        for value in values:
            scope.declare(f"value of {name.text}", value)


def _extension(scope: Scope, name: s.Word, values: tuple[s.Word, ...]) -> None:
    """Further values of an attribute; several units may add the same one."""
    attribute = scope.attributes.get(name.text)
    no_repeats(scope, values)
    if attribute is None:
        scope.unknown("E0203", name, "attribute", scope.attributes)
    elif isinstance(attribute.values[0], int) or attribute.name == "side":
        what = say("word-numbers") if attribute.name != "side" else say("two-sides-of-card")
        scope.complain(
            "E0301",
            values[0].span,
            say("values-cannot-them", what=name.text, what2=what, values=values[0].text),
            help=say("declare-attribute-own"),
        )
    else:
        scope.add_attribute(m.Attribute(name.text, tuple(v.text for v in values)))
        scope.use(name, "type", name.text)
        for value in values:
            scope.declare(f"value of {name.text}", value)
            scope.use(value, f"value of {name.text}", value.text)


def _sides(scope: Scope, item: s.Sides, names: tuple[s.Word, ...]) -> None:
    if scope.sides:
        first = scope.places["sides", "sides"]
        scope.complain(
            "E0201",
            item.span,
            say("sides-card-named-twice"),
            labels=(Label(first, say("first-named")),),
        )
        return
    no_repeats(scope, names)
    if len(names) != 2:
        scope.complain(
            "E0220",
            item.span,
            say("card-two-sides-named", n=len(names), names="is" if len(names) == 1 else "are"),
            help=say("name-front-back-sides"),
        )
    scope.places["sides", "sides"] = item.span
    scope.sides = tuple(n.text for n in names)
    for name in names:
        scope.declare("value of side", name)
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
                say("short-name-stands-short", word=word.text, what=name),
                labels=(Label(scope.places["short", word.text], say("short-name")),)
                if word.text != name
                else (),
                help=say("spell-out-full"),
            )
            del scope.shorts[name]
            scope.forgiven.add(name)


# ---------------------------------------------------------------- groups
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
        scope.use(addition.name, "group", addition.name.text)
        if addition.name.text in members:
            members[addition.name.text] += addition.members
        else:
            scope.unknown("E0203", addition.name, "group", members)
    known = [*scope.kinds, *members]
    for word in (word for group in members.values() for word in group):
        scope.use(word, "kind" if word.text in scope.kinds else "group", word.text)
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
        say("group-part-itself", what=name)
        if len(circle) == 1
        else say("parts-each-other", names=listed(circle)),
        labels=[Label(path[other].span, say("and-here")) for other in circle[1:]],
        help=say("list-kinds-groups-do"),
    )
    return name
