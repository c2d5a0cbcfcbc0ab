"""Findings as a page: what was found, between which rules, the smallest situation, what settles it."""

from __future__ import annotations

from collections import Counter

from cardlaw.analysis.spoken import Verdict, Whose, parted, spoken
from cardlaw.analysis.status import STATUSES, Status
from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.figures import situation_figure
from cardlaw.documents.pages.html import (
    NOTHING,
    Html,
    Page,
    Writer,
    between,
    drawn,
    listed,
    statement,
    tag,
    to_text,
    together,
    words,
)
from cardlaw.documents.pages.naming import title
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import Found
from cardlaw.language import model as m
from cardlaw.wording.arguments import Text


def findings_page(context: Context, model: m.Model, language: str) -> Page:
    prose = context.prose(model, language)
    sheet = Sheet(context, prose, Key("findings", model.name, language))
    heading = together(title(prose), ": ", to_plain(prose.label("findings")))
    writer = Writer(heading, language)
    writer.add(crumbs(context, sheet.here, prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "findings", heading)
    writer.add(language_bar(context, sheet.here, prose), tabs(sheet))
    found = context.findings(model.name)
    if found is None:
        writer.add(tag("p", sheet.label("no-findings-yet"), class_="cl-note"))
        return writer.page()
    writer.add(tag("p", sheet.label("findings-intro"), class_="cl-note"))
    if not found:
        writer.add(tag("p", sheet.label("no-findings")))
        return writer.page()
    writer.add(_statuses(sheet, found))
    by_kind: dict[str, list[Found]] = {}
    for finding in found:
        by_kind.setdefault(finding.kind, []).append(finding)
    for kind, several in by_kind.items():
        named = to_plain(prose.kind(kind))
        writer.heading(2, f"kind-{kind}", f"{named[:1].upper()}{named[1:]} ({len(several)})")
        writer.add(tag("p", sheet.label(f"means-{kind}"), class_="cl-note"))
        writer.add(*(_finding(sheet, finding) for finding in several))
    return writer.page()


def status_badge(sheet: Sheet, status: Status, many: str = "") -> Html:
    return tag("span", words(many), sheet.label(f"status-{status}"), class_=f"cl-badge cl-status-{status}")


def _statuses(sheet: Sheet, found: tuple[Found, ...]) -> Html:
    """How many findings there are of each standing."""
    counts = Counter(finding.status for finding in found)
    badges = [status_badge(sheet, status, f"{counts[status]} · ") for status in STATUSES if counts[status]]
    return tag("p", between(" ", badges), class_="cl-statuses")


def _finding(sheet: Sheet, finding: Found) -> Html:
    said_of_it = headline(sheet, finding)
    head = tag("h3", said_of_it, id=f"finding-{finding.id}")
    marks = [status_badge(sheet, finding.status), tag("code", words(finding.code), class_="cl-id")]
    if finding.settled:
        refs = between(
            ", ",
            (
                sheet.rule_link(name) if name in sheet.numbers else _axis_link(sheet, name)
                for name in finding.settled
            ),
        )
        marks.append(together(sheet.label("settled"), " ", refs))
    if finding.replayed:
        marks.append(sheet.label("replayed"))
    said: list[Html] = [_clauses(sheet, finding)]
    if finding.verdicts:
        verdicts = [(_whose(sheet, who), verdict_word(sheet, word)) for who, word in finding.verdicts]
        said.append(listed(together(whose, ": ", tag("strong", word)) for whose, word in verdicts))
    steps = [step for step in finding.why if step.id != SAID_ALREADY]
    if steps:
        said.append(listed(sheet.said(step) for step in steps))
    picture = NOTHING
    if finding.table is not None and finding.table.drawable:
        figure = situation_figure(sheet.prose, looks_of(sheet.model), finding.table, to_text(said_of_it))
        picture = tag("figure", drawn(figure), class_="cl-figure")
    return tag(
        "section",
        head,
        tag("p", between(" · ", marks), class_="cl-small"),
        tag("div", picture, tag("div", *said, class_="cl-told"), class_="cl-situation"),
        class_="cl-scenario",
    )


def headline(sheet: Sheet, finding: Found) -> Html:
    """What was found: a silence or a question in the words of the rule file, else what the analysis says."""
    match dict(finding.said.arguments):
        case {"text": Text(asked)} | {"question": Text(asked)}:
            return sheet.words(asked)
        case _:
            return sheet.said(finding.said)


def _axis_link(sheet: Sheet, name: str) -> Html:
    """A choice by its name, leading to its switch."""
    there = Key("edition", sheet.model.name, sheet.here.language)
    return tag(
        "a", tag("code", words(name)), href=sheet.context.addresses.link(sheet.here, there, f"axis-{name}")
    )


LAYERS = {"text": "by-text", "reading": "by-reading"}


def _whose(sheet: Sheet, who: Whose) -> Html:
    """By whose word a verdict is: the text's, the readings', or that of one arm."""
    if isinstance(who, str):
        return sheet.label(LAYERS[who]) if who in LAYERS else words(who)
    return together(_axis_link(sheet, who.axis), " = ", tag("code", words(str(who.value))))


SAID_ALREADY = "why-silent"
"""A step that repeats the headline of its finding."""


def verdict_word(sheet: Sheet, said: Verdict) -> Html:
    """A verdict in the reader's language, a word of the law with a look of its own."""
    word, _ = parted(said)
    inside = sheet.part(spoken(said))
    if isinstance(word, str):
        return tag("span", inside, class_=f"cl-verdict cl-verdict-{word.replace(' ', '-')}")
    return inside


def _rule(clause: str) -> str:
    return m.rule_of(clause)


def _clauses(sheet: Sheet, finding: Found) -> Html:
    """Each rule concerned, with its sentence."""
    link = sheet.link
    items = []
    rules = {rule.id: rule for rule in sheet.model.rules}
    for name in finding.rules:
        rule = rules.get(_rule(name))
        if rule is None:
            continue
        placed = [c for c in rule.clauses if c.id == name] or list(rule.clauses)
        said = between(" ", (statement(sheet.prose.clause(c.clause), link, 1) for c in placed))
        items.append(together(sheet.rule_link(rule.id), " ", said))
    return listed(items, class_="cl-clauses") if items else NOTHING
