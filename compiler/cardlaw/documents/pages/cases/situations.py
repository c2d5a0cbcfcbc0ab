"""Scenarios as pages: the table drawn, what is done there, what then holds."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    drawn,
    statement,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import title
from cardlaw.documents.pages.pieces.numbering import part_of
from cardlaw.documents.pages.pieces.rules import Sheet, chosen_words, cited
from cardlaw.documents.pages.pieces.table import table_of
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.documents.prose.marking import capitalised
from cardlaw.language import model as m

GIVEN = (
    m.GivenTurn,
    m.GivenState,
    m.GivenZone,
    m.GivenCard,
    m.GivenSize,
    m.GivenOwes,
    m.GivenFaces,
)
WHEN = (m.WhenDoes, m.WhenChooses, m.WhenTable, m.WhenStage, m.WhenChance)


def situations_page(context: SiteContext, model: m.Model, language: str, part: str = "") -> FinishedPage:
    """The scenarios of a variant, a page full of them."""
    prose = context.prose(model, language)
    here = Key("situations", model.name, language, part)
    sheet = Sheet(context, prose, here)
    heading = f"{title(prose)}: {to_plain(prose.label('situations'))}" + f" {part}" * bool(part)
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, sheet.here, prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "situations", heading)
    writer.add(language_bar(context, sheet.here, prose), tabs(sheet))
    every = context.scenarios.get(model.name, ())
    pages = list(dict.fromkeys(part_of(at) for at in range(len(every))))
    writer.add(tag("p", sheet.label("situations-intro"), class_="cl-note"), _pages(sheet, pages))
    for at, told in enumerate(every):
        if part_of(at) == part:
            under = told.under if told.under != model.name else ""
            writer.add(example_section(sheet, told.scenario, "situation", under))
    writer.add(_pages(sheet, pages, again=True))
    return writer.page()


def _pages(sheet: Sheet, parts: list[str], again: bool = False) -> Html:
    """The pages over which the situations are spread; `again` below them, where it is no landmark."""
    if len(parts) < 2:
        return NOTHING
    links = [
        tag(
            "a",
            words(part or "1"),
            href=sheet.context.addresses.link(sheet.here, replace(sheet.here, other=part)),
            aria_current="page" if part == sheet.here.other else None,
        )
        for part in parts
    ]
    if again:
        return tag("div", *links, class_="cl-tabs")
    return tag("nav", *links, class_="cl-tabs", aria_label=to_plain(sheet.prose.label("situations")))


def example_section(sheet: Sheet, scenario: m.Scenario, sort: str, under: str = "") -> Html:
    """One scenario: drawn table on one side, sentences on the other."""
    table = table_of(scenario)
    figure = NOTHING
    if table.drawable:
        called = to_plain(sheet.prose.words(scenario.text))
        picture = situation_figure(sheet.prose, looks_of(sheet.model), table, called)
        figure = tag("figure", drawn(picture, told=True), class_="cl-figure")
    groups: list[tuple[str, list[Html]]] = []
    for placed in scenario.lines:
        name = (
            "given" if isinstance(placed.line, GIVEN) else "when" if isinstance(placed.line, WHEN) else "then"
        )
        if not groups or groups[-1][0] != name:
            groups.append((name, []))
        groups[-1][1].append(tag("li", _line(sheet, scenario, placed)))
    text = NOTHING.join(
        (
            tag("div", tag("strong", sheet.label(name)), tag("ul", *items), class_=f"cl-{name}")
            for name, items in groups
        )
    )
    extra: list[Html] = [tag("code", words(under))] if under else []
    if scenario.shows:
        refs = between(", ", (sheet.rule_link(id) for id in scenario.shows if id in sheet.numbers))
        extra.append(together(sheet.label("shows"), " ", refs))
    if scenario.source_lines:
        extra.append(cited(sheet, scenario.source_lines))
    level = "h2" if sort == "situation" else "h3"
    head = tag(level, sheet.words(scenario.text), id=f"{sort}-{scenario.name}")
    small = tag("p", between(" · ", extra), class_="cl-small") if extra else NOTHING
    return tag(
        "section",
        head,
        small,
        tag("div", figure, tag("div", text, class_="cl-told"), class_="cl-situation"),
        class_="cl-scenario",
    )


def _line(sheet: Sheet, scenario: m.Scenario, placed: m.PlacedLine) -> Html:
    """A line as a sentence; what holds under some choices, under those in words."""
    said = sheet.prose.line(scenario, placed)
    if not isinstance(placed.line, m.ThenUnder):
        return statement(said, sheet.link, 1)
    given = between("; ", (tag("q", chosen_words(sheet, each)) for each in placed.line.conditions))
    then = [tag("li", statement(item, sheet.link, 1)) for item in said.items]
    head = to_html(capitalised(sheet.prose.label("under")))
    return together(head, " ", given, ":") + tag("ul", *then)
