"""A file → remarks beside its rules: what overrides them, which scenarios show them, where editions differ."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.bearing import bearing
from cardlaw.language.saying import ListedWords
from cardlaw.service.answers import Hint, Lens, TextStretch
from cardlaw.service.questions.meaning import hosts
from cardlaw.service.workspace import EditorWorkspace, FileReading
from cardlaw.wording.service import say

MOST_NAMED = 3
"""How many rules or editions a remark names before it only counts."""


def model_of(workspace: EditorWorkspace, name: str) -> m.Model | None:
    """The model that a file's rules are in: its own, or that of the first edition that takes the pack."""
    reading = workspace.reading(name)
    if reading.compiled.model is not None or reading.file is None:
        return reading.compiled.model
    if isinstance(reading.file.head, s.Pack):
        for edition in hosts(workspace, name, reading.file.head.vocabulary.text):
            if (model := workspace.reading(name, edition).compiled.model) is not None:
                return model
    return None


def _own_rules(reading: FileReading) -> Iterator[s.Rule]:
    for item in reading.file.items if reading.file is not None else ():
        if isinstance(item, s.Rule):
            yield item


# -------------------------------------------------------------------- what overrides a rule
def hints(workspace: EditorWorkspace, name: str, start: int = 0, end: int | None = None) -> tuple[Hint, ...]:
    """Behind the name of each rule in a stretch: what overrides it or sets it aside, and whether it is in force."""
    reading = workspace.reading(name)
    rules = [
        item
        for item in _own_rules(reading)
        if item.name.span.end >= start and (end is None or item.name.span.start <= end)
    ]
    model = model_of(workspace, name) if rules else None
    if model is None or reading.file is None:
        return ()
    unit = reading.file.head.name.text
    by_name = {rule.name: rule for rule in model.rules if rule.unit == unit}
    found: list[Hint] = []
    for item in rules:
        rule = by_name.get(item.name.text)
        if rule is not None and (said := list(_borne(model, rule))):
            short, full = (reduce(_both, each) for each in zip(*said, strict=True))
            found.append(Hint(item.name.span.end, short, full))
    return tuple(found)


def _borne(model: m.Model, rule: m.Rule) -> Iterator[tuple[str, str]]:
    known = bearing(model, rule)
    above = [link for link in known.overridden_by if not link.through]
    if holding := [link.rule for link in above if link.holds]:
        yield say("overridden", rules=_some(holding)), say("overridden", rules=", ".join(holding))
    if other := [link.rule for link in above if not link.holds]:
        yield (
            say("overridden-otherwise", rules=_some(other)),
            say("overridden-otherwise", rules=", ".join(other)),
        )
    if waiving := [waiver.rule for waiver in known.waived_by if waiver.holds]:
        yield say("set-aside", rules=_some(waiving)), say("set-aside", rules=", ".join(waiving))
    if not known.in_force:
        ways = (
            say("choice-is", axis=c.axis, values=ListedWords(tuple(map(str, c.values)), "or", False))
            for c in rule.under
        )
        yield say("not-in-force"), say("holds-under", choices=ListedWords(tuple(ways), quoted=False))


def _both(one: str, other: str) -> str:
    return say("both", one=one, other=other)


def _some(names: list[str]) -> str:
    unique = list(dict.fromkeys(names))
    more = len(unique) - MOST_NAMED
    some = ", ".join(unique[:MOST_NAMED])
    return say("and-more", rules=some, n=more) if more > 0 else some


# -------------------------------------------------------------------- remarks above a rule
def lenses(
    workspace: EditorWorkspace,
    name: str,
    findings: bool = False,
    differences: bool = False,
    language: str = "en",
) -> tuple[Lens, ...]:
    """Above each rule the scenarios that show it.

    The solver is asked for `findings`, which takes seconds, and for `differences` between editions, which takes
    longer the first time; both are kept.
    """
    reading = workspace.reading(name)
    if reading.file is None or isinstance(reading.file.head, s.Spec):
        return ()
    found = [*_scenarios(workspace, reading)]
    if findings:
        from cardlaw.service.questions.judging import finding_lenses

        found += finding_lenses(workspace, reading, language)
    if differences:
        from cardlaw.service.questions.judging import difference_lenses

        found += difference_lenses(workspace, reading)
    return tuple(sorted(found, key=lambda lens: (lens.place.start, lens.sort)))


def _scenarios(workspace: EditorWorkspace, reading: FileReading) -> Iterator[Lens]:
    assert reading.file is not None
    shown: dict[str, dict[str, TextStretch]] = {}
    unit = reading.file.head.name.text
    for file in workspace.files():
        if not file.endswith(".spec"):
            continue
        spec, _ = workspace.parsed(file)
        for item in spec.items if spec is not None else ():
            if isinstance(item, s.Scenario) and unit in _played(workspace, item):
                for target in item.shows or ():
                    if isinstance(target, s.ClauseTarget) and (
                        target.unit is None or target.unit.text == unit
                    ):
                        places = shown.setdefault(target.name.text, {})
                        places[item.name.text] = workspace.place(item.name.span)
    for rule in _own_rules(reading):
        places = shown.get(rule.name.text, {})
        if places:
            count = say("scenarios", n=len(places))
            at = workspace.place(rule.name.span)
            yield Lens(at, count, "scenario", tuple(places), tuple(places.values()))


def _played(workspace: EditorWorkspace, item: s.Scenario) -> set[str]:
    """The units that a scenario is played under, with what variants extend."""
    library = workspace.library()
    found: set[str] = set()
    for line in item.lines:
        if isinstance(line, s.UnderEdition):
            waiting = [line.edition.name.text, *(pack.text for pack in line.edition.packs or ())]
            while waiting:
                unit = waiting.pop()
                if unit in found:
                    continue
                found.add(unit)
                entry = library.entries.get(("variant", unit))
                file = library.parsed(entry.path, entry.shown)[0] if entry is not None else None
                if file is not None and isinstance(file.head, s.Variant):
                    waiting += [file.head.base.text, *(pack.text for pack in file.head.packs or ())]
    return found
