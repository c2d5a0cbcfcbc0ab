"""A file → what the analysis finds in it. This asks the solver, so it is done when somebody asks, not at each key."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.report.consequences import parties, preferences
from cardlaw.analysis.report.remedies import SORTS, remedies
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.storing import checked, compared
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.service.answers import FileEdit, Lens, Problem, Related, Severity, TextStretch, TitledFix
from cardlaw.service.questions.meaning import hosts
from cardlaw.service.questions.noting import model_of
from cardlaw.service.workspace import EditorWorkspace, FileReading
from cardlaw.wording.service import say


def findings(
    workspace: EditorWorkspace, name: str, base: str | None = None, language: str = "en"
) -> tuple[Problem, ...]:
    """Each finding that concerns a rule of the file, with what could be written to settle it."""
    reading = workspace.reading(name, base)
    model = reading.compiled.model or model_of(workspace, name)
    if model is None or reading.file is None:
        return ()
    speak = speaker(model, language)
    return tuple(_problem(workspace, reading, speak, each) for each in _concerning(reading, model))


def speaker(model: m.Model, language: str) -> Speaker:
    """Says what was found; a rule is called by its id, as in the file."""
    return Speaker(Prose(model, language), number=lambda id: f"`{id}`")


def _concerning(reading: FileReading, model: m.Model) -> Iterator[Finding]:
    """The findings about a model that name a rule of the file; of a playable file also those that name none."""
    assert reading.file is not None
    unit = reading.file.head.name.text
    whole = not isinstance(reading.file.head, s.Pack)
    for each in checked(model).findings:
        if any(rule.unit == unit for rule in parties(model, each)) or (whole and not each.clauses):
            yield each


def _problem(workspace: EditorWorkspace, reading: FileReading, speak: Speaker, each: Finding) -> Problem:
    assert reading.file is not None
    model = speak.model
    unit = reading.file.head.name.text
    names = [rule.name for rule in parties(model, each) if rule.unit == unit]
    rules = {item.name.text: item for item in reading.file.items if isinstance(item, s.Rule)}
    places = [workspace.place(rules[rule].name.span) for rule in names if rule in rules]
    first = places[0] if places else workspace.place(reading.file.head.name.span)
    severity: Severity = "warning" if each.open else "note"
    help = "; ".join(map(speak.part, remedies(model, each))) if each.open else None
    related = tuple(Related(place, say("this-rule-too")) for place in places[1:])
    fixes = tuple(_fixes(workspace, reading, speak, each, rules)) if each.open else ()
    return Problem(each.code, severity, speak.part(each.said), first, help, related, fixes, each.id)


def _fixes(
    workspace: EditorWorkspace, reading: FileReading, speak: Speaker, each: Finding, rules: dict[str, s.Rule]
) -> Iterator[TitledFix]:
    """The remedies that are a line to write in this file."""
    assert reading.file is not None
    model = speak.model
    known = {rule.id: rule for rule in model.rules}
    units = {unit.name: unit for unit in model.units}
    for way in preferences(model, each):
        one = known[way.one]
        mine = units[one.unit]
        others = [known[id] for id in (way.other, *way.too)]
        nameable = all(
            units[rule.unit] == mine or SORTS.index(mine.sort) > SORTS.index(units[rule.unit].sort)
            for rule in others
        )
        if way.helps and nameable and one.unit == reading.file.head.name.text and one.name in rules:
            gloss = rules[one.name].gloss.span
            at = workspace.place(gloss.source.span(gloss.end, gloss.end))
            line = f"overrides {', '.join(rule.id for rule in others)}"
            title = say("let-override", rule=one.name, then=speak.part(way.then))
            yield TitledFix(title, (FileEdit(at, f"\n  {line}"),))
    if not isinstance(reading.file.head, s.Vocabulary):
        text = workspace.text(reading.name)
        gap = "" if text.endswith("\n\n") else "\n" if text.endswith("\n") else "\n\n"
        end = TextStretch(reading.name, len(text), len(text))
        yield TitledFix(
            say("accept", id=each.id), (FileEdit(end, f'{gap}accepted {each.id} "why it may stay"\n'),)
        )


# -------------------------------------------------------------------- remarks above rules
def finding_lenses(workspace: EditorWorkspace, reading: FileReading, language: str = "en") -> Iterator[Lens]:
    """Above each rule of a file what was found about it."""
    model = model_of(workspace, reading.name)
    if model is None or reading.file is None:
        return
    unit = reading.file.head.name.text
    speak = speaker(model, language)
    about: dict[str, list[Finding]] = {}
    for each in _concerning(reading, model):
        for rule in parties(model, each):
            if rule.unit == unit and each.open:
                about.setdefault(rule.name, []).append(each)
    for item in reading.file.items:
        if isinstance(item, s.Rule) and (found := about.get(item.name.text)):
            ids = tuple(each.id for each in found)
            text = say("findings", n=len(found), first=speak.part(found[0].said))
            yield Lens(workspace.place(item.name.span), text, "finding", ids)


def difference_lenses(workspace: EditorWorkspace, reading: FileReading) -> Iterator[Lens]:
    """Above each rule of an edition the other editions that decide otherwise where it decides."""
    model = reading.compiled.model
    if model is None or reading.file is None or not isinstance(reading.file.head, s.Edition):
        return
    differs: dict[str, dict[str, None]] = {}
    library = workspace.library(reading.name)
    for edition in hosts(workspace, reading.name, reading.file.head.vocabulary.text):
        other = library.compile(edition).model if edition != model.name else None
        if other is None:
            continue
        for each in compared([model, other]).differences:
            for name, clauses in each.clauses:
                for clause in clauses if name == model.name else ():
                    differs.setdefault(m.rule_of(clause), {})[edition] = None
    ids = {rule.name: rule.id for rule in model.rules if rule.unit == reading.file.head.name.text}
    for item in reading.file.items:
        if isinstance(item, s.Rule) and (found := differs.get(ids.get(item.name.text, ""))):
            text = say("otherwise-in", editions=", ".join(found))
            yield Lens(workspace.place(item.name.span), text, "edition", tuple(found))
