"""An edition line by line: what the sheet says, how it is read here, what else it could mean, what it leaves open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardlaw.analysis.results.status import of_silence
from cardlaw.documents.pages.cases.findings import status_badge
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import title
from cardlaw.documents.pages.pieces.rules import Sheet, cited, precisely, turned_by
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.language import model as m

Lines = tuple[tuple[int, int], ...]
Entry = tuple[Lines, Html]
"""Something said of lines of the sheet."""

REMARKS = {
    "note": "remark-note",
    "oddity": "remark-oddity",
    "doubt": "remark-doubt",
    "flavour": "remark-flavour",
    "heading": "remark-heading",
    "pending": "remark-pending",
}
"""What each sort of remark is called on the page."""


def apparatus_page(context: SiteContext, model: m.Model, language: str) -> FinishedPage:
    """Everything that was made of each line of a sheet, in the order of its lines."""
    prose = context.prose(model, language)
    sheet = Sheet(context, prose, Key("apparatus", model.name, language))
    heading = f"{title(prose)}: {to_plain(prose.label('apparatus'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, sheet.here, prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "apparatus", heading)
    writer.add(language_bar(context, sheet.here, prose), tabs(sheet))
    writer.add(tag("p", sheet.label("apparatus-intro"), class_="cl-note"))
    entries = [*_said(sheet), *_shown(sheet), *_chosen(sheet), *_left_open(sheet), *_remarked(sheet)]
    places: dict[int, list[Entry]] = {}
    for entry in entries:
        if entry[0]:
            places.setdefault(entry[0][0][0], []).append(entry)
    for line in sorted(places):
        items = [tag("li", text, BLANK, cited(sheet, lines)) for lines, text in places[line]]
        number = tag("span", words(line), class_="cl-line-number", aria_hidden="true")
        writer.add(tag("section", number, tag("ul", *items), id=f"line-{line}", class_="cl-line"))
    nowhere = [text for lines, text in entries if not lines]
    if nowhere:
        writer.heading(2, "unsaid", to_plain(prose.label("apparatus-unsaid")))
        writer.add(tag("ul", *(tag("li", text) for text in nowhere), class_="cl-unsaid"))
    return writer.page()


def _badge(sheet: Sheet, label: str, sort: str) -> Html:
    return tag("span", sheet.label(label), class_=f"cl-badge cl-badge-{sort}") + " "


def _said(sheet: Sheet) -> Iterator[Entry]:
    """What rules say under lines; assumed ones stand with the silence they fill, or without a line."""
    filled = {id for silence in sheet.model.silences for id in silence.resolved_by}
    for rule in sheet.model.rules:
        if rule.layer == "assumption":
            if rule.id not in filled and rule.unit != sheet.model.vocabulary:
                yield (), _assumed(sheet, rule)
            continue
        if rule.lines:
            only = NOTHING if not rule.under else _small(_condition(sheet, rule))
            yield (
                rule.lines,
                tag("span", sheet.words(rule.gloss))
                + " "
                + sheet.rule_link(rule.id)
                + only
                + _yielding(sheet, rule)
                + _marked(sheet, rule)
                + _exactly(sheet, rule),
            )


def _shown(sheet: Sheet) -> Iterator[Entry]:
    """The worked examples of the sheet."""
    for example in sheet.model.examples:
        yield example.source_lines, _badge(sheet, "remark-example", "example") + sheet.words(example.text)


def _marked(sheet: Sheet, rule: m.Rule) -> Html:
    """That a rule is only shown in an example, or can be broken, with what we assume of a breach nobody answers."""
    marks = [sheet.label("by-example")] if rule.by_example else []
    if rule.breakable:
        named = between(", ", (sheet.rule_link(id) for id in rule.unanswered if id in sheet.numbers))
        marks.append(sheet.label("breakable") + (together(" (", named, ")") if named else NOTHING))
    return NOTHING.join(map(_small, marks))


def _exactly(sheet: Sheet, rule: m.Rule) -> Html:
    """What is made from the rule itself, if its page has the words of its author alone."""
    return precisely(sheet, sheet.prose, rule) if sheet.told_in_words(rule) else NOTHING


def _small(mark: Html) -> Html:
    return " · " + tag("span", mark, class_="cl-small")


def _condition(sheet: Sheet, rule: m.Rule) -> Html:
    """The choices under which a rule holds, each with a link to its question, and whether they are made here."""
    axes = {axis.name: axis for axis in sheet.model.axes}
    arms = {(axis.name, arm.value): arm for axis in sheet.model.axes for arm in axis.arms}
    named = (
        tag(
            "a",
            sheet.words(axes[c.axis].text),
            BLANK,
            tag(
                "em", between(" / ", (to_html(sheet.prose.value(arms[c.axis, value])) for value in c.values))
            ),
            href=f"#{_anchor(c.axis)}",
        )
        for c in rule.under
    )
    told = together(sheet.label("only-with"), " ", between("; ", named))
    return (
        together(told, " (", sheet.label("chosen-here"), ")") if all(map(_made(sheet), rule.under)) else told
    )


def _anchor(axis: str) -> str:
    return f"choice-{axis}"


def _made(sheet: Sheet) -> Callable[[m.Condition], bool]:
    chosen = dict(sheet.model.choices)
    return lambda condition: chosen[condition.axis] in condition.values


def _yielding(sheet: Sheet, rule: m.Rule) -> Html:
    """The rules to which this one gives way because of a choice that is made here."""
    in_force = sheet.model.rules_in("assumption")
    counts = any(other.id == rule.id for other in in_force)
    first = [other.id for other in in_force if counts and _comes_first(sheet, other, rule)]
    if not first:
        return NOTHING
    links = between(", ", map(sheet.rule_link, first))
    return _small(together(sheet.label("yields-here"), " ", links))


def _comes_first(sheet: Sheet, other: m.Rule, rule: m.Rule) -> bool:
    """Whether a rule sets another aside under a choice that is made here."""
    waives = any(isinstance(n := placed.clause, m.Waive) and n.target == rule.id for placed in other.clauses)
    return bool(other.under and waives) or any(
        rule.id in each.rules and (bool(other.under) if each.under is None else _made(sheet)(each.under))
        for each in other.overrides
    )


def _assumed(sheet: Sheet, rule: m.Rule) -> Html:
    sort = "assumed-by-custom" if rule.custom else "assumed"
    reason = together(" (", sheet.words(rule.assumed), ")") if rule.assumed is not None else NOTHING
    return (
        _badge(sheet, sort, "assumption")
        + sheet.words(rule.gloss)
        + " "
        + sheet.rule_link(rule.id)
        + reason
        + _exactly(sheet, rule)
    )


def _chosen(sheet: Sheet) -> Iterator[Entry]:
    """Readings and options: the question, what was chosen and why, and what else the words allow."""
    for axis in sheet.model.axes:
        chosen = sheet.model.choice(axis.name)
        arms = []
        for arm in sorted(axis.arms, key=lambda arm: arm.value != chosen):
            name = to_html(sheet.prose.value(arm))
            named = tag("strong", name) if arm.value == chosen else name
            here = (
                " " + tag("span", sheet.label("chosen-here"), class_="cl-small")
                if arm.value == chosen
                else NOTHING
            )
            reason = ": " + sheet.words(arm.because) if arm.because is not None else NOTHING
            arms.append(tag("li", named, here, reason))
        asked = tag("span", sheet.words(axis.text), id=_anchor(axis.name))
        yield axis.lines, _badge(sheet, axis.sort, axis.sort) + asked + tag("ul", *arms)


def _left_open(sheet: Sheet) -> Iterator[Entry]:
    """What the sheet does not say, with what has become of it."""
    for silence in sheet.model.silences:
        fills = [
            tag("li", _assumed(sheet, rule))
            for rule in sheet.model.rules
            if rule.id in silence.resolved_by and rule.layer == "assumption"
        ]
        text = status_badge(sheet, of_silence(sheet.model, silence)) + " " + sheet.words(silence.text)
        if turned := turned_by(sheet, silence):
            text += tag("small", together(" (", turned, ")"))
        yield silence.lines, text + (tag("ul", *fills) if fills else NOTHING)


def _remarked(sheet: Sheet) -> Iterator[Entry]:
    for remark in sheet.model.remarks:
        if remark.text is None:
            continue
        see = [id for id in remark.see if id in sheet.numbers]
        refs = (
            together(" (", sheet.label("see"), " ", between(", ", (sheet.rule_link(id) for id in see)), ")")
            if see
            else ""
        )
        reason = "" if remark.because is None else " " + tag("em", sheet.words(remark.because))
        yield (
            remark.lines,
            _badge(sheet, REMARKS[remark.sort], remark.sort) + sheet.words(remark.text) + reason + refs,
        )
