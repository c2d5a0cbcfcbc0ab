"""A place in a file → what the word there means, what a rule says, which printed lines say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.bearing import bearing
from cardlaw.language.citations import SheetSource, source_note
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.elaboration.scope import words
from cardlaw.language.printing import print_item
from cardlaw.language.reading.translations import BadCatalogue, catalogue_of
from cardlaw.language.saying import Saying
from cardlaw.language.walking import nodes
from cardlaw.service.answers import HintPart, Hover, TextStretch
from cardlaw.service.questions.colouring import PIECE
from cardlaw.service.questions.meaning import Meaning, covers, meanings, readings
from cardlaw.service.questions.shaping import shape_of
from cardlaw.service.workspace import EditorWorkspace, FileReading
from cardlaw.wording.service import DECLARED, say

LONGEST_CODE = 12
"""How many lines of a declaration are shown."""


def hover(
    workspace: EditorWorkspace, name: str, offset: int, language: str = "en", base: str | None = None
) -> Hover | None:
    """What stands at a place: a name, a rule, a citation, or a word of the language."""
    found = meanings(workspace, name, offset, base)
    if found:
        parts = tuple(dict.fromkeys(part for each in found for part in _meaning(workspace, each, language)))
        return Hover(workspace.place(found[0].span), parts) if parts else None
    file, _ = workspace.parsed(name)
    if file is not None and (cite := _citation(file, offset)) is not None:
        return Hover(workspace.place(cite.span), tuple(_cited(file, cite)))
    return _word(workspace, name, file, offset)


# -------------------------------------------------------------------- names
def _meaning(workspace: EditorWorkspace, meant: Meaning, language: str) -> Iterator[HintPart]:
    if meant.sort == "local":
        yield HintPart("text", say("local", name=meant.name))
        return
    for place in meant.places:
        file, _ = workspace.parsed(workspace.file_of(place.source.name))
        item = _item_at(file, place) if file is not None else None
        if file is None or item is None:
            continue
        unit = file.head.name.text
        if isinstance(item, s.Rule | s.Custom):
            rule = item.rule if isinstance(item, s.Custom) else item
            yield from _rule(workspace, meant.reading, rule, unit, file, language)
            continue
        if meant.sort.startswith("value of "):
            yield HintPart("text", say("value-of", of=meant.sort.removeprefix("value of "), unit=unit))
        yield from _declared(workspace, item, unit, language)
        if isinstance(item, s.Zone | s.State | s.Kind | s.Attribute | s.MoveItem | s.Event | s.Group):
            yield from _called(meant.reading.compiled.model, meant.name, language)


def _item_at(file: s.File, place: Span) -> s.Item | None:
    return next((item for item in (file.head, *file.items) if covers(item.span, place.start)), None)


def _declared(workspace: EditorWorkspace, item: s.Item, unit: str, language: str) -> Iterator[HintPart]:
    lines = [f"{'  ' * line.depth}{line.text}" for line in print_item(item)]
    match item:
        case s.Topic(text=text) | s.Option(text=text) | s.Reading(text=text) | s.NumberOption(text=text):
            yield HintPart("text", said(workspace, text, language))
        case s.Silence(text=text):
            yield HintPart("text", said(workspace, text, language))
            lines = []
        case s.Vocabulary(head=head) | s.Edition(head=head) | s.Pack(head=head) | s.Variant(head=head):
            lines = lines[:1]
            for line in head:
                if isinstance(line, s.Title | s.Gloss):
                    yield HintPart("text", said(workspace, line.text, language))
        case _:
            pass
    if lines:
        more = ["…"] if len(lines) > LONGEST_CODE else []
        yield HintPart("code", "\n".join([*lines[:LONGEST_CODE], *more]))
    if doc := _doc(type(item)):
        yield HintPart("text", doc)
    yield HintPart("remark", say("declared-in", unit=unit))


def said(workspace: EditorWorkspace, text: s.Text, language: str) -> str:
    """A text in a language, if somebody translated it, else as it is written."""
    if language == "en":
        return text.value
    try:
        found = catalogue_of(workspace.folders).text(words(text), language)
    except (BadCatalogue, ImportError):  # a damaged file of translations; a page without what reads them
        found = next((each.value for code, each in text.translations if code.text == language), None)
    return text.value if found is None else found


def _called(model: m.Model | None, name: str, language: str) -> Iterator[HintPart]:
    """What players call a thing in a language."""
    for term in model.terms if model is not None else ():
        if (term.name, term.language) == (name, language):
            yield HintPart("remark", say("called", term=term.text))


# -------------------------------------------------------------------- rules
def _rule(
    workspace: EditorWorkspace, reading: FileReading, rule: s.Rule, unit: str, file: s.File, language: str
) -> Iterator[HintPart]:
    yield HintPart("text", said(workspace, rule.gloss.text, language))
    model, found = _in_model(workspace, reading, rule.name.text, unit)
    if model is not None and found is not None:
        yield from (HintPart("text", line) for line in _sentences(model, found, language))
    cites = ", ".join(
        mark.cite.span.text.removeprefix("lines ") for mark in rule.marks if isinstance(mark, s.Cited)
    )
    note = source_note(file)
    if cites:
        yield HintPart("remark", _printed(cites, note))
    for mark in rule.marks:
        if isinstance(mark, s.Assumed):
            yield HintPart("remark", say("assumed", why=said(workspace, mark.reason, language)))
    if model is not None and found is not None:
        yield from _bearing(model, found)
    yield HintPart("remark", say("rule-of", unit=unit))


def _in_model(
    workspace: EditorWorkspace, reading: FileReading, name: str, unit: str
) -> tuple[m.Model | None, m.Rule | None]:
    """The rule as a model has it: that of the file, or of an edition that takes the pack."""
    for each in (reading, *readings(workspace, reading.name)):
        models = [each.compiled.model, *(case.compiled.model for case in each.cases)]
        for model in models:
            if model is None:
                continue
            found = next((rule for rule in model.rules if (rule.name, rule.unit) == (name, unit)), None)
            if found is not None:
                return model, found
    return None, None


def _sentences(model: m.Model, rule: m.Rule, language: str) -> Iterator[str]:
    """What each clause says in a language; nothing where prose is not installed."""
    try:
        from cardlaw.documents.prose.languages import LANGUAGES
        from cardlaw.documents.prose.prose import Prose
    except ImportError:
        return
    if language not in LANGUAGES:
        return
    prose = Prose(model, language)
    for placed in rule.clauses:
        yield from prose.clause(placed.clause).lines()


def _bearing(model: m.Model, rule: m.Rule) -> Iterator[HintPart]:
    found = bearing(model, rule)
    if overriding := [link.rule for link in found.overridden_by if link.holds]:
        yield HintPart("remark", say("overridden", rules=", ".join(overriding)))
    if waiving := [waiver.rule for waiver in found.waived_by if waiver.holds]:
        yield HintPart("remark", say("set-aside", rules=", ".join(waiving)))
    if not found.in_force:
        yield HintPart("remark", say("not-in-force"))


# -------------------------------------------------------------------- citations and words of the language
def _citation(file: s.File, offset: int) -> s.Cite | None:
    item = next((item for item in file.items if covers(item.span, offset)), None)
    return (
        next((n for n in nodes(item) if isinstance(n, s.Cite) and covers(n.span, offset)), None)
        if item
        else None
    )


def _cited(file: s.File, cite: s.Cite) -> Iterator[HintPart]:
    note = source_note(file)
    wanted = {line for span in cite.spans for line in range(span.low, min(span.high, span.low + 200) + 1)}
    lines = cite.span.text.removeprefix("lines ")
    where = _printed(lines, note)
    if note is not None and note.lines is not None:
        where = say("has-lines", what=where, n=note.lines)
    yield HintPart("text", where)
    same = [
        item.name.text
        for item in file.items
        if isinstance(item, s.Rule)
        and any(
            not wanted.isdisjoint(range(span.low, min(span.high, span.low + 200) + 1))
            for mark in item.marks
            if isinstance(mark, s.Cited)
            for span in mark.cite.spans
        )
    ]
    if same:
        yield HintPart("remark", say("cited-by", rules=", ".join(same)))


def _printed(numbers: str, note: SheetSource | None) -> Saying:
    lines = say("one-line" if numbers.isdecimal() else "several-lines", lines=numbers.replace("-", "–"))
    return say("printed", lines=lines) if note is None else say("printed-of", lines=lines, sheet=note.name)


def _word(workspace: EditorWorkspace, name: str, file: s.File | None, offset: int) -> Hover | None:
    text = workspace.text(name)
    begin = text.rfind("\n", 0, max(offset, 0)) + 1
    piece = next((p for p in PIECE.finditer(text, begin) if p.start() <= offset <= p.end()), None)
    if piece is None or not piece[0][0].isalpha():
        return None
    node = None
    if file is not None:
        for item in (file.head, *file.items):
            if covers(item.span, offset):
                inner = [
                    n for n in nodes(item) if covers(n.span, offset) and not isinstance(n, s.Word | s.String)
                ]
                node = min(inner, key=lambda n: n.span.end - n.span.start, default=None)
    parts: list[HintPart] = []
    if (shape := shape_of(text, offset)) is not None:
        parts += [HintPart("code", each) for each in shape]
    if node is not None and (doc := _doc(type(node))):
        parts.append(HintPart("text", doc))
    return Hover(TextStretch(name, piece.start(), piece.end()), tuple(parts)) if parts else None


def _doc(sort: type) -> str:
    """What the reference says of a sort of line, in five languages where it is one that house rules use."""
    said = (sort.__doc__ or "").strip().split("\n\n")[0]
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", sort.__name__).lower().removesuffix("-item")
    if f"form-{name}" in DECLARED:
        return say(f"form-{name}")
    return "" if said.startswith(f"{sort.__name__}(") else " ".join(said.split())
