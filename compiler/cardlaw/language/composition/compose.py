"""Units → model: a vocabulary, an edition, its packs and a variant become one set of rules, in no order of packs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composition.checks import check
from cardlaw.language.composition.order import ranked
from cardlaw.language.composition.patch import check_needs, patched
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Label, Span, has_errors
from cardlaw.language.elaboration.choices import Choices, axis_of, choice_condition, chosen_values
from cardlaw.language.elaboration.clauses.acts import bodies, signatures
from cardlaw.language.elaboration.clauses.customs import adopted
from cardlaw.language.elaboration.clauses.expressions import Context, typed
from cardlaw.language.elaboration.clauses.steps import block
from cardlaw.language.elaboration.linking import Linker
from cardlaw.language.elaboration.names.declaring import declare
from cardlaw.language.elaboration.places import cited, position
from cardlaw.language.elaboration.rules import drafts, finish
from cardlaw.language.elaboration.scenarios import scenario
from cardlaw.language.elaboration.scope import Scope, plain, words
from cardlaw.language.parsing.items import LANGUAGE_VERSION
from cardlaw.language.printing.phrases import print_expression
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say
from cardlaw.language.walking import nodes


def compose(
    files: Iterable[s.File],
    name: str,
    choices: Choices | None = None,
    complete: bool = True,
    forgiven: Iterable[str] = (),
    noted: bool = False,
) -> tuple[m.Model | None, Scope, tuple[Diagnostic, ...]]:
    """The model of these units together with its scope, or what keeps them from being one.

    `complete` is False for a pack read without an edition, whose rules then point at what is not there yet.
    `forgiven` are words that may be declared in items which could not be read. Where it is `noted`, the scope
    knows of every word what it stands for.
    """
    ordered = in_order(files)
    scope = declare(ordered, forgiven, complete, noted)
    signatures(scope)
    bodies(scope)
    for meaning in scope.shorts.values():
        typed(Context(scope, {"player": "player"}), meaning)
    ordered = adopted(scope, ordered)
    written = drafts(scope, ordered)
    linker = Linker(scope, written, {file.head.name.text: type(file.head) for file in ordered})
    check_needs(scope, ordered, written)
    rules = tuple(finish(scope, linker, draft) for draft in patched(linker, ordered))
    units = {file.head.name.text: file for file in ordered}
    axes = tuple(axis_of(scope, axis, unit, units[unit]) for axis, unit in scope.axes.values())
    model = m.Model(
        version=LANGUAGE_VERSION,
        name=name,
        vocabulary=ordered[0].head.name.text,
        units=tuple(_unit(file) for file in ordered),
        sides=scope.sides,
        attributes=tuple(scope.attributes.values()),
        kinds=tuple(scope.kinds.values()),
        groups=tuple(m.Group(n, k) for n, k in scope.groups.items()),
        zones=tuple(scope.zones.values()),
        states=tuple(scope.states.values()),
        quantities=tuple(scope.quantities.values()),
        predicates=tuple(scope.predicates.values()),
        acts=tuple(scope.acts.values()),
        stages=tuple(_stages(scope)),
        topics=tuple(scope.topics.values()),
        axes=axes,
        choices=chosen_values(scope, ordered, axes, choices or {}),
        silences=tuple(_silences(scope, linker, ordered)),
        rules=ranked(rules),
        remarks=tuple(_remarks(scope, linker, ordered)),
        acceptances=tuple(_acceptances(scope, ordered)),
        looks=tuple(_looks(scope, ordered)),
        terms=tuple(_terms(scope, ordered)),
        shorts=tuple(m.Short(n, print_expression(e)) for n, e in scope.shorts.items()),
        aliases=tuple(_aliases(scope, ordered)),
        said=tuple(_said(scope, ordered)),
    )
    if complete and not has_errors(scope.diagnostics):
        check(scope, model, ordered)
    if complete:
        model = replace(model, examples=tuple(_examples(scope, model, ordered)))
    wrong = tuple(scope.diagnostics)
    return (None if has_errors(wrong) else model), scope, wrong


def in_order(files: Iterable[s.File]) -> list[s.File]:
    """Vocabulary, edition, packs by name, then variants, each after the one that it extends."""
    files = list(files)
    bases = {file.head.name.text: file.head.base.text for file in files if isinstance(file.head, s.Variant)}
    sorts: dict[type[s.Node], int] = {s.Vocabulary: 0, s.Edition: 1, s.Pack: 2, s.Variant: 3, s.Spec: 4}

    def key(file: s.File) -> tuple[int, int, str]:
        depth, name = 0, file.head.name.text
        while name in bases and depth <= len(bases):
            depth, name = depth + 1, bases[name]
        return sorts[type(file.head)], depth if isinstance(file.head, s.Variant) else 0, file.head.name.text

    return sorted(files, key=key)


def _items(files: Iterable[s.File]) -> Iterator[tuple[s.File, s.Item]]:
    return ((file, item) for file in files for item in file.items)


def _unit(file: s.File) -> m.Unit:
    title = gloss = language = source = lines = None
    for line in file.head.head:
        match line:
            case s.Gloss(text=text):
                gloss = words(text)
            case s.Title(text=text):
                title = words(text)
            case s.SourceNote(name=name, lines=count):
                source, lines = name.value, count.value if count else None
            case s.Language(code=code):
                language = code.text
            case s.Need():
                pass
    name_ = file.head.name.text
    return m.Unit(_sort(file.head), name_, title, gloss, language, source, lines, file.span.source.name)


def _sort(head: s.UnitHead) -> Literal["vocabulary", "edition", "pack", "variant"]:
    match head:
        case s.Vocabulary():
            return "vocabulary"
        case s.Edition():
            return "edition"
        case s.Pack():
            return "pack"
        case s.Variant() | s.Spec():
            return "variant"


def _stages(scope: Scope) -> Iterator[m.Stage]:
    for stage in scope.stages:
        if isinstance(stage, s.Stage):
            yield m.Stage(stage.name.text, None)
        else:
            yield m.Stage("turns", block(Context(scope, {"player": "player"}), stage.body))


def _silences(scope: Scope, linker: Linker, files: list[s.File]) -> Iterator[m.Silence]:
    seen: dict[str, Span] = {}
    for file, item in _items(files):
        if not isinstance(item, s.Silence):
            continue
        name, unit = item.name.text, file.head.name.text
        if name in seen:
            _told_twice(scope, item.name, say("silence", what=name), seen[name])
        seen.setdefault(name, item.name.span)
        scope.declare("silence", item.name)
        if item.topic is not None:
            scope.use(item.topic, "topic", item.topic.text)
        if item.topic is not None and item.topic.text not in scope.topics:
            scope.unknown("E0206", item.topic, "topic", scope.topics)
        yield m.Silence(
            name,
            unit,
            words(item.text),
            cited(scope, item.cite, file),
            item.topic.text if item.topic else None,
            linker.ids(item.resolved or (), unit),
            position(item.span),
        )


HOLE = re.compile(r"\{([^{}]*)\}")
"""A number of the rules in what a sheet says of a topic."""


def _said(scope: Scope, files: list[s.File]) -> Iterator[m.Said]:
    """What units have on topics in short; the last one that speaks of a topic is heard first."""
    for file, item in _items(files):
        if not isinstance(item, s.Says):
            continue
        scope.use(item.topic, "topic", item.topic.text)
        if item.topic.text not in scope.topics:
            scope.unknown("E0206", item.topic, "topic", scope.topics)
        for hole in HOLE.finditer(item.text.value):
            start = item.text.span.start + 1 + hole.start(1)
            word = s.Word(Span(item.text.span.source, start, start + len(hole[1])), hole[1])
            if hole[1] not in scope.quantities:
                scope.unknown("E0203", word, "quantity", scope.quantities)
            else:
                scope.use(word, "quantity", hole[1])
        under = choice_condition(scope, item.under) if item.under is not None else None
        yield m.Said(item.topic.text, file.head.name.text, words(item.text), under)


def _told_twice(scope: Scope, word: s.Word, what: Saying, first: Span, help: Saying | None = None) -> None:
    scope.complain(
        "E0201",
        word.span,
        say("told-twice", what=what),
        labels=(Label(first, say("first-told")),),
        help=help or say("give-them-another-name"),
    )


def _remarks(scope: Scope, linker: Linker, files: list[s.File]) -> Iterator[m.Remark]:
    sorts: dict[
        type[s.Node], Literal["note", "oddity", "doubt", "flavour", "heading", "noise", "pending"]
    ] = {
        s.Note: "note",
        s.Oddity: "oddity",
        s.Doubt: "doubt",
        s.Flavour: "flavour",
        s.Heading: "heading",
        s.Noise: "noise",
        s.Pending: "pending",
    }
    for file, item in _items(files):
        if isinstance(item, s.Note | s.Oddity | s.Doubt | s.Flavour | s.Heading | s.Noise | s.Pending):
            unit = file.head.name.text
            text = None if isinstance(item, s.Noise) else words(item.text)
            see = linker.ids(item.see or (), unit) if isinstance(item, s.Note | s.Oddity) else ()
            because = words(item.because) if isinstance(item, s.Doubt) else None
            yield m.Remark(sorts[type(item)], unit, text, cited(scope, item.cite, file), see, because)


def _acceptances(scope: Scope, files: list[s.File]) -> Iterator[m.Acceptance]:
    for file, item in _items(files):
        if isinstance(item, s.Accepted):
            if not words(item.reason).text.strip():
                scope.complain(
                    "E0520",
                    item.reason.span,
                    say("accepted-without-reason", finding=item.finding.text),
                    help=say("say-why-may-stay"),
                )
            yield m.Acceptance(item.finding.text, file.head.name.text, words(item.reason))


def _looks(scope: Scope, files: list[s.File]) -> Iterator[m.Look]:
    """How kinds and values are shown; a later unit may show them otherwise."""
    looks: dict[int | str, m.Look] = {}
    seen: dict[tuple[str, int | str], Span] = {}
    for file, item in _items(files):
        if not isinstance(item, s.Shown):
            continue
        name = plain(item.name)
        if not scope.attributes_with(name) and name not in scope.kinds and isinstance(item.name, s.Word):
            values = [str(value) for attribute in scope.attributes.values() for value in attribute.values]
            scope.unknown("E0203", item.name, "kind or value", [*scope.kinds, *values])
        key = (file.head.name.text, name)
        if key in seen and isinstance(item.name, s.Word):
            _told_twice(scope, item.name, say("how-shown", what=name), seen[key], say("take-two-out"))
        seen.setdefault(key, item.name.span)
        scope.use_card_part(item.name, name)
        looks[name] = m.Look(
            name,
            item.label.value,
            item.tint.value if item.tint else None,
            item.mark.value if item.mark else None,
        )
    yield from looks.values()


def _terms(scope: Scope, files: list[s.File]) -> Iterator[m.Term]:
    """Names in human languages, of roles too, which nothing declares; a later unit may call a thing otherwise."""
    terms: dict[tuple[str, str], m.Term] = {}
    seen: dict[tuple[str, str, str], Span] = {}
    strange: list[s.Word] = []
    for file, item in _items(files):
        if not isinstance(item, s.Term):
            continue
        name, language = item.name.text, item.language.text
        key = (file.head.name.text, name, language)
        if key in seen:
            what = say("name", what=name, language=language)
            _told_twice(scope, item.name, what, seen[key], say("take-two-out"))
        seen.setdefault(key, item.name.span)
        _use_any(scope, item.name)
        if file is not files[0] and (name, language) not in terms:
            strange.append(item.name)
        forms = tuple((form.name, form.text) for form in item.forms)
        terms[name, language] = m.Term(name, language, item.text.value, forms)
    known = _spoken_of(files) if strange else set()
    for word in strange:
        if word.text not in known:
            scope.unknown("E0203", word, "thing", known)
    yield from terms.values()


def _aliases(scope: Scope, files: list[s.File]) -> Iterator[m.Alias]:
    """Further names of what these units declare."""
    known = _spoken_of(files)
    for _, item in _items(files):
        if isinstance(item, s.Called):
            if isinstance(item.name, s.Word):
                _use_any(scope, item.name)
            if isinstance(item.name, s.Word) and item.name.text not in known:
                scope.unknown("E0203", item.name, "thing", known)
            language = None if item.language is None else item.language.text
            yield m.Alias(plain(item.name), language, tuple(name.value for name in item.names))


NAMED = ("type", "kind", "group", "zone", "state", "quantity", "predicate", "act", "stage", "axis")
"""The sorts of things that have names in human languages."""


def _use_any(scope: Scope, word: s.Word) -> None:
    """Note a word that names a thing of any sort; what nothing declares is a role."""
    if scope.uses is None:
        return
    sorts = [sort for sort in NAMED if (sort, word.text) in scope.places]
    sorts += [f"value of {home}" for home in scope.attributes_with(word.text)]
    for sort in sorts or ["local"]:
        scope.use(word, sort, word.text)


def _spoken_of(files: list[s.File]) -> set[str]:
    """Every word of these files that names something, roles included; what only a term names is misspelt."""
    items = tuple(item for _, item in _items(files) if not isinstance(item, s.Term | s.Called))
    return {node.text for node in nodes(items) if isinstance(node, s.Word)}


def _examples(scope: Scope, model: m.Model, files: list[s.File]) -> Iterator[m.Scenario]:
    """The worked examples that the sheets print, as scenarios of this variant."""
    seen: dict[str, Span] = {}
    for file, item in _items(files):
        if isinstance(item, s.Example):
            if item.name.text in seen:
                _told_twice(scope, item.name, say("example", item=item.name.text), seen[item.name.text])
            seen.setdefault(item.name.text, item.name.span)
            scope.declare("example", item.name)
            if item.topic is not None:
                scope.use(item.topic, "topic", item.topic.text)
            cited(scope, item.cite, file)
            if item.topic is not None and item.topic.text not in scope.topics:
                scope.unknown("E0206", item.topic, "topic", scope.topics)
            example, wrong = scenario(scope, model, item)
            scope.diagnostics += wrong
            if example is not None:
                yield example
