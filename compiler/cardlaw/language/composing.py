"""Units → model: a vocabulary, an edition, its packs and a variant become one set of rules, in no order of packs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.checks import check
from cardlaw.language.diagnostics import Diagnostic, Label, Span, has_errors
from cardlaw.language.elaboration.acts import bodies, signatures
from cardlaw.language.elaboration.expressions import Context, typed
from cardlaw.language.elaboration.rules import (
    Draft,
    Linker,
    arms,
    cited,
    drafts,
    finish,
    last_line,
    position,
)
from cardlaw.language.elaboration.scenarios import scenario
from cardlaw.language.elaboration.scope import Scope, declare, plain, words
from cardlaw.language.elaboration.steps import block
from cardlaw.language.parsing import LANGUAGE_VERSION

Choices = Mapping[str, int | str]


def compose(
    files: Iterable[s.File], name: str, choices: Choices | None = None, complete: bool = True
) -> tuple[m.Model | None, Scope, tuple[Diagnostic, ...]]:
    """The model of these units together with its scope, or what keeps them from being one.

    `complete` is False for a pack read without an edition, whose rules then point at what is not there yet.
    """
    ordered = sorted(files, key=_order)
    scope = declare(ordered)
    signatures(scope)
    bodies(scope)
    written = drafts(scope, ordered)
    linker = Linker(scope, written, complete)
    _needs(scope, ordered, written, complete)
    kept = _patched(scope, linker, ordered, written)
    linker.drafts = kept
    rules = tuple(finish(scope, linker, draft) for draft in kept)
    axes = tuple(_axis(scope, axis, unit, ordered) for axis, unit in scope.axes.values())
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
        choices=_choices(scope, ordered, axes, choices or {}),
        silences=tuple(_silences(scope, linker, ordered)),
        rules=_ranked(rules),
        remarks=tuple(_remarks(scope, linker, ordered)),
        acceptances=tuple(
            m.Acceptance(i.finding.text, f.head.name.text, words(i.reason))
            for f in ordered
            for i in f.items
            if isinstance(i, s.Accepted)
        ),
        looks=tuple(_looks(scope, ordered)),
        terms=tuple(_terms(scope, ordered)),
        shorts=tuple(m.Short(n, e.span.text) for n, e in scope.shorts.items()),
    )
    for name_, meaning in scope.shorts.items():
        typed(Context(scope, {"player": "player"}), meaning)
        del name_
    if complete and not has_errors(scope.diagnostics):
        check(scope, model, ordered)
    if not has_errors(scope.diagnostics):
        model = replace(model, examples=_examples(scope, model, ordered))
    wrong = tuple(scope.diagnostics)
    return (None if has_errors(wrong) else model), scope, wrong


def _examples(scope: Scope, model: m.Model, files: list[s.File]) -> tuple[m.Scenario, ...]:
    """The worked examples that the sheets print, as scenarios of this variant."""
    made: list[m.Scenario] = []
    for file in files:
        for item in file.items:
            if isinstance(item, s.Example):
                example, wrong = scenario(scope, model, item)
                scope.diagnostics += wrong
                made += [example] if example is not None else []
    return tuple(made)


def _order(file: s.File) -> tuple[int, str]:
    sorts: dict[type[s.Node], int] = {s.Vocabulary: 0, s.Edition: 1, s.Pack: 2, s.Variant: 3, s.Spec: 4}
    return sorts[type(file.head)], file.head.name.text


def _unit(file: s.File) -> m.Unit:
    gloss = language = source = lines = None
    for line in file.head.head:
        match line:
            case s.Gloss(text=text):
                gloss = words(text)
            case s.SourceNote(name=name, lines=count):
                source, lines = name.value, count.value if count else None
            case s.Language(code=code):
                language = code.text
            case s.Need():
                pass
    name_ = file.head.name.text
    return m.Unit(_sort(file.head), name_, gloss, language, source, lines, file.span.source.name)


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


def _needs(scope: Scope, files: list[s.File], written: list[Draft], complete: bool) -> None:
    """What a pack says it needs is there."""
    packs = {f.head.name.text for f in files if isinstance(f.head, s.Pack)}
    for file in files:
        for line in file.head.head:
            if not isinstance(line, s.Need) or not complete:
                continue
            there: Mapping[str, Iterable[str]] = {
                "kind": _kinds_in_deck(written, scope),
                "move": [a.name for a in scope.acts.values() if a.sort == "move"],
                "event": [a.name for a in scope.acts.values() if a.sort != "move"],
                "topic": {d.topic for d in written if d.sort is s.Edition},
                "pack": packs,
                "rule": {d.name for d in written},
            }
            for word in line.names:
                if word.text not in there[line.sort]:
                    edition = next(
                        (f.head.name.text for f in files if isinstance(f.head, s.Edition)), "the edition"
                    )
                    what = {"topic": "says nothing about", "pack": "is not played with the pack"}.get(
                        line.sort, f"has no {line.sort}"
                    )
                    scope.complain(
                        "E0402",
                        word.span,
                        f"`{file.head.name.text}` needs the {line.sort} `{word.text}`, "
                        f"and `{edition}` {what} {f'`{word.text}`' if what.startswith('has') else 'that'}".replace(
                            "says nothing about that", f"says nothing about `{word.text}`"
                        ).replace("with the pack that", "with that pack"),
                        help="play it with an edition that has it"
                        + (f", or add `{word.text}` to the variant's packs" if line.sort == "pack" else ""),
                    )


def _kinds_in_deck(written: list[Draft], scope: Scope) -> set[str]:
    named: set[str] = set()
    for draft in written:
        for clause in draft.syntax.clauses:
            if isinstance(clause, s.Deck):
                for row in clause.rows:
                    named |= {str(plain(p)) for p in row.face.parts if plain(p) in scope.kinds}
    return named


def _patched(scope: Scope, linker: Linker, files: list[s.File], written: list[Draft]) -> list[Draft]:
    """The rules that stand after removals and replacements; two units that remove one rule need a preference."""
    preferences = [i for f in files for i in f.items if isinstance(i, s.Preference)]
    for file in files:
        for item in file.items:
            if isinstance(item, s.Removal):
                for target in item.targets:
                    for draft in linker.find(target, file.head.name.text):
                        draft.removed_by.append((file.head.name.text, target.span))
    for draft in written:
        for mark in draft.syntax.marks:
            if isinstance(mark, s.Replaces):
                for target in mark.targets:
                    for other in linker.find(target, draft.unit, draft):
                        other.removed_by.append((draft.unit, target.span))
    gone: set[int] = set()
    for draft in written:
        units = dict(draft.removed_by)
        if units:
            gone.add(id(draft))
        variants = {f.head.name.text for f in files if isinstance(f.head, s.Variant)}
        rivals = [u for u in units if u not in variants]
        if len(rivals) > 1 and not variants & set(units):
            gone |= _settle(scope, preferences, draft, rivals, units, written)
    return [draft for draft in written if id(draft) not in gone]


def _settle(
    scope: Scope,
    preferences: list[s.Preference],
    draft: Draft,
    rivals: list[str],
    units: dict[str, Span],
    written: list[Draft],
) -> set[int]:
    """Which of two units that change one rule wins, as the variant says; the loser's change is left out."""
    first, second = rivals[:2]
    for preference in preferences:
        named = preference.target
        hit = (isinstance(named, s.ClauseTarget) and named.name.text == draft.name) or (
            isinstance(named, s.TopicTarget) and named.topic.text == draft.topic
        )
        if hit and {preference.winner.text, preference.loser.text} >= {first, second}:
            return {
                id(d)
                for d in written
                if d.unit == preference.loser.text
                and any(isinstance(k, s.Replaces) for k in d.syntax.marks)
                and d.topic == draft.topic
            }
    scope.complain(
        "E0401",
        units[second],
        f"`{first}` and `{second}` both change rule `{draft.name}`",
        labels=(Label(units[first], f"`{first}` changes it here"), Label(draft.syntax.name.span, "the rule")),
        help=f"let the variant say which wins: `prefer {first} over {second} for {draft.name}`",
    )
    return set()


def _axis(
    scope: Scope, axis: s.Option | s.NumberOption | s.Reading, unit: str, files: list[s.File]
) -> m.Axis:
    file = next(f for f in files if f.head.name.text == unit)
    lines = cited(scope, axis.cite, last_line(file))
    place = position(axis.span)
    if isinstance(axis, s.NumberOption):
        low, high, chosen = axis.low.value, axis.high.value, axis.chosen.value
        if not low <= chosen <= high or high - low > 100:
            scope.complain(
                "E0507",
                axis.span,
                f"`{axis.name.text}` goes from {low} to {high}, and {chosen} is chosen",
                help="the range goes up by a hundred at most and holds the chosen number",
            )
        values = tuple(m.Arm(v, None) for v in arms(axis)[:101])
        return m.Axis("option", axis.name.text, unit, words(axis.text), lines, values, chosen, place)
    chosen_arms = [arm for arm in axis.arms if arm.chosen]
    seen: set[str] = set()
    for arm in axis.arms:
        if arm.name.text in seen:
            scope.complain("E0201", arm.name.span, f"arm `{arm.name.text}` is listed twice")
        seen.add(arm.name.text)
    if len(chosen_arms) != 1:
        scope.complain(
            "E0507",
            axis.name.span,
            f"`{axis.name.text}` has {len(chosen_arms) or 'no'} chosen "
            f"{'arm' if len(chosen_arms) == 1 else 'arms'}, and needs one",
            help=f"write `chosen {axis.arms[0].name.text}`",
        )
    if len(axis.arms) < 2:
        scope.complain("E0507", axis.name.span, f"`{axis.name.text}` leaves no choice: it has one arm")
    sort = "reading" if isinstance(axis, s.Reading) else "option"
    made = tuple(m.Arm(arm.name.text, words(arm.because) if arm.because else None) for arm in axis.arms)
    chosen_name = (chosen_arms or list(axis.arms))[0].name.text
    return m.Axis(sort, axis.name.text, unit, words(axis.text), lines, made, chosen_name, place)  # type: ignore[arg-type]


def _choices(
    scope: Scope, files: list[s.File], axes: tuple[m.Axis, ...], given: Choices
) -> tuple[tuple[str, int | str], ...]:
    """One value per axis: what is asked for, else what the variant sets, else what is chosen."""
    values = {axis.name: axis.chosen for axis in axes}
    for file in files:
        for item in file.items:
            if isinstance(item, s.Setting):
                name, new = item.axis.text, plain(item.value)
                if name not in scope.axes:
                    scope.unknown("E0207", item.axis, "option or reading", scope.axes)
                elif new not in arms(scope.axes[name][0]):
                    known = ", ".join(f"`{a}`" for a in arms(scope.axes[name][0])[:12])
                    scope.complain(
                        "E0208", item.value.span, f"`{name}` cannot be `{new}`", help=f"it can be {known}"
                    )
                else:
                    values[name] = new
    for name, new in given.items():
        if name in values and new in arms(scope.axes[name][0]):
            values[name] = new
    return tuple(values.items())


def _stages(scope: Scope) -> Iterable[m.Stage]:
    for stage in scope.stages:
        if isinstance(stage, s.Stage):
            yield m.Stage(stage.name.text, None)
        else:
            yield m.Stage("turns", block(Context(scope, {"player": "player"}), stage.body))


def _silences(scope: Scope, linker: Linker, files: list[s.File]) -> Iterable[m.Silence]:
    seen: dict[str, Span] = {}
    for file in files:
        for item in file.items:
            if isinstance(item, s.Silence):
                if item.name.text in seen:
                    scope.complain(
                        "E0201",
                        item.name.span,
                        f"silence `{item.name.text}` is told twice",
                        labels=(Label(seen[item.name.text], "first here"),),
                    )
                seen[item.name.text] = item.name.span
                if item.topic is not None and item.topic.text not in scope.topics:
                    scope.unknown("E0206", item.topic, "topic", scope.topics)
                unit = file.head.name.text
                yield m.Silence(
                    item.name.text,
                    unit,
                    words(item.text),
                    cited(scope, item.cite, last_line(file)),
                    item.topic.text if item.topic else None,
                    linker.all(item.resolved or (), unit),
                    position(item.span),
                )


def _remarks(scope: Scope, linker: Linker, files: list[s.File]) -> Iterable[m.Remark]:
    sorts: dict[type[s.Node], str] = {
        s.Note: "note",
        s.Flavour: "flavour",
        s.Heading: "heading",
        s.Noise: "noise",
        s.Pending: "pending",
    }
    for file in files:
        for item in file.items:
            if isinstance(item, s.Note | s.Flavour | s.Heading | s.Noise | s.Pending):
                unit = file.head.name.text
                text = None if isinstance(item, s.Noise) else words(item.text)
                see = linker.all(item.see or (), unit) if isinstance(item, s.Note) else ()
                yield m.Remark(sorts[type(item)], unit, text, cited(scope, item.cite, last_line(file)), see)  # type: ignore[arg-type]


def _looks(scope: Scope, files: list[s.File]) -> Iterable[m.Look]:
    for file in files:
        for item in file.items:
            if isinstance(item, s.Shown):
                yield m.Look(
                    plain(item.name),
                    item.label.value,
                    item.tint.value if item.tint else None,
                    item.mark.value if item.mark else None,
                )


def _terms(scope: Scope, files: list[s.File]) -> Iterable[m.Term]:
    for file in files:
        for item in file.items:
            if isinstance(item, s.Term):
                forms = tuple((form.name.text, form.text.value) for form in item.forms)
                yield m.Term(item.name.text, item.language.text, item.text.value, forms)


def _ranked(rules: tuple[m.Rule, ...]) -> tuple[m.Rule, ...]:
    """Rules in written order, moved only as `before` and `after` ask; a circle is told by the checks."""
    follows: dict[str, set[str]] = {rule.id: set(rule.after) for rule in rules}
    for rule in rules:
        for other in rule.before:
            follows.setdefault(other, set()).add(rule.id)
    done: dict[str, m.Rule] = {}
    waiting = list(rules)
    while waiting:
        ready = next((r for r in waiting if follows[r.id] <= done.keys()), None)
        if ready is None:
            ready = waiting[0]
        waiting.remove(ready)
        done[ready.id] = ready
    return tuple(done.values())
