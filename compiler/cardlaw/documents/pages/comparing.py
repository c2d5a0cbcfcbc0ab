"""Comparison pages: editions by topic, side by side, each cell opening what tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.figures import situation_figure
from cardlaw.documents.pages.findings import ticked, verdict_word
from cardlaw.documents.pages.html import Html, Page, Writer, details, listed, statement, table, tag, words
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pictures.looks import Looks
from cardlaw.documents.prose import LANGUAGES, to_plain
from cardlaw.documents.results import Comparison, Difference
from cardlaw.language import model as m

MOST_SHOWN = 3
"""How many differences of a topic the page of all editions shows; pages of two editions show all."""

Pairs = Sequence[tuple[m.Model, m.Model]]


def is_edition(model: m.Model) -> bool:
    """Whether the model is an edition as printed, with nothing put on it."""
    return any(unit.sort == "edition" and unit.name == model.name for unit in model.units)


def compared_pairs(models: Sequence[m.Model]) -> list[tuple[m.Model, m.Model]]:
    """What is set side by side: every two editions, and a variant beside the edition it is built on."""
    editions = [model for model in models if is_edition(model)]
    found = [(one, other) for at, one in enumerate(editions) for other in editions[at + 1 :]]
    for model in models:
        base = {unit.name for unit in model.units if unit.sort == "edition"}
        found += [(edition, model) for edition in editions if edition.name in base and edition is not model]
    return found


def comparison_page(
    context: Context, models: Sequence[m.Model], pairs: Pairs, vocabulary: str, language: str
) -> Page:
    """The editions of a game: a matrix by topic, then every difference."""
    here = Key("comparison", vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    title = f"{vocabulary}: {to_plain(first.prose.label('comparison'))}"
    writer = Writer(title, language)
    writer.heading(1, "comparison", title)
    writer.add(_languages(context, here), tag("p", first.label("comparison-intro"), class_="cl-note"))
    found = context.comparison(tuple(model.name for model in models))
    if found is None:
        writer.add(tag("p", first.label("no-comparison-yet"), class_="cl-note"))
    else:
        found = replace(found, differences=tuple(fewest(found.differences, MOST_SHOWN)))
    writer.add(_matrix(sheets, found))
    writer.heading(2, "pairs", to_plain(first.prose.label("two-by-two")))
    writer.add(_pairs(context, here, pairs))
    _differences(writer, sheets, found)
    return writer.page()


def pair_page(context: Context, models: tuple[m.Model, m.Model], vocabulary: str, language: str) -> Page:
    """Two editions, topic by topic, rule beside rule."""
    one, other = models
    here = Key("pair", vocabulary, language, pair_name(one, other))
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    title = f"{one.name} · {other.name}"
    writer = Writer(title, language)
    writer.heading(1, "pair", title)
    found = context.comparison((one.name, other.name))
    if found is None:
        writer.add(tag("p", sheets[0].label("no-comparison-yet"), class_="cl-note"))
    for topic in one.topics:
        cells = [_topic_rules(sheet, topic.name) for sheet in sheets]
        if not any(cells):
            continue
        writer.heading(2, f"topic-{topic.name}", to_plain(sheets[0].prose.words(topic.text)))
        columns = [
            tag("div", tag("strong", _edition_link(sheet)), cell or _none(sheet), class_="cl-column")
            for sheet, cell in zip(sheets, cells, strict=True)
        ]
        writer.add(tag("div", *columns, class_="cl-columns"))
    _differences(writer, sheets, found)
    return writer.page()


def pair_name(one: m.Model, other: m.Model) -> str:
    return f"{one.name}--{other.name}"


def _languages(context: Context, here: Key) -> Html:
    links = [
        tag("strong", words(LANGUAGES[c].name), lang=c)
        if c == here.language
        else tag(
            "a",
            words(LANGUAGES[c].name),
            href=context.addresses.link(here, Key(here.sort, here.name, c, here.other)),
            lang=c,
            hreflang=c,
        )
        for c in context.languages
    ]
    return tag("nav", *links, class_="cl-bar")


def _edition_link(sheet: Sheet) -> Html:
    there = Key("edition", sheet.model.name, sheet.here.language)
    return tag("a", words(sheet.model.name), href=sheet.context.addresses.link(sheet.here, there))


def _none(sheet: Sheet) -> Html:
    return tag("p", sheet.label("no-rule"), class_="cl-small")


# ------------------------------------------------------------------ the matrix
def _matrix(sheets: Sequence[Sheet], found: Comparison | None) -> Html:
    first = sheets[0]
    topics = {topic.name: topic for sheet in sheets for topic in sheet.model.topics}
    head = [first.label("topic"), *(_edition_link(sheet) for sheet in sheets)]
    rows = []
    for topic in topics.values():
        cells = [_topic_rules(sheet, topic.name) for sheet in sheets]
        if not any(cells):
            continue
        said = [_told(sheet, topic.name) for sheet in sheets]
        row = [first.words(topic.text)]
        for sheet, cell, text in zip(sheets, cells, said, strict=True):
            agree = [
                other.model.name
                for other, words_ in zip(sheets, said, strict=True)
                if words_ == text and other is not sheet
            ]
            row.append(_cell(sheet, topic.name, cell, agree, found))
        rows.append(row)
    return table(head, rows, class_="cl-matrix")


def _cell(sheet: Sheet, topic: str, rules: Html, agree: list[str], found: Comparison | None) -> Html:
    """How an edition stands on a topic, opening its rules."""
    if not rules:
        return tag("span", sheet.label("silent"), class_="cl-state cl-state-silent")
    if found is not None and not _counted(sheet, topic):
        return _judged(sheet, topic, rules, agree, found)
    if agree:
        state = tag("span", sheet.label("same"), class_="cl-state cl-state-same")
        return details(f"{state} {tag('small', words(', '.join(agree)))}", rules)
    state = tag("span", sheet.label("differs"), class_="cl-state cl-state-differs")
    return details(state, rules)


def _counted(sheet: Sheet, topic: str) -> bool:
    """Whether a topic is about the pack or the seats, which are compared as they stand."""
    return any(isinstance(clause, m.Deck | m.DeckHas | m.Seats) for clause in _told(sheet, topic))


def _judged(sheet: Sheet, topic: str, rules: Html, agree: list[str], found: Comparison) -> Html:
    """How an edition stands on a topic by the solver's word, opening what tells it from others."""
    name = sheet.model.name
    groups = dict(found.groups).get(topic)
    if groups is None:
        word = "same" if len(agree) == len(found.editions) - 1 else "no-difference"
        return details(tag("span", sheet.label(word), class_="cl-state cl-state-same"), rules)
    mates = [other for group in groups if name in group for other in group if other != name]
    apart = [d for d in found.differences if d.topic == topic and name in dict(d.verdicts)]
    refs = ", ".join(tag("a", words(at), href=f"#difference-{d.id}") for at, d in enumerate(apart, 1))
    why = tag("p", sheet.label("differs"), ": ", refs) if refs else ""
    if mates:
        state = tag("span", sheet.label("same"), class_="cl-state cl-state-same")
        return details(f"{state} {tag('small', words(', '.join(mates)))}", why, rules)
    return details(tag("span", sheet.label("differs"), class_="cl-state cl-state-differs"), why, rules)


def _topic_rules(sheet: Sheet, topic: str) -> Html:
    """The rules of a topic that count, each with its sentences."""
    link = sheet.link
    items = []
    for rule in sheet.model.rules_in("assumption"):
        if rule.topic != topic or rule.unit == sheet.model.vocabulary:
            continue
        said = " ".join(statement(sheet.prose.clause(c.clause), link, 1) for c in rule.clauses)
        mark = "" if rule.layer != "assumption" else " " + tag("small", sheet.label("assumed"))
        items.append(f"{sheet.rule_link(rule.id)} {said}{mark}")
    return listed(items, class_="cl-clauses") if items else ""


def _told(sheet: Sheet, topic: str) -> frozenset[m.Clause]:
    """What an edition says on a topic, whatever its rules are called."""
    return frozenset(
        placed.clause
        for rule in sheet.model.rules_in("assumption")
        if rule.topic == topic and rule.unit != sheet.model.vocabulary
        for placed in rule.clauses
    )


def _pairs(context: Context, here: Key, pairs: Pairs) -> Html:
    links = [
        tag(
            "a",
            words(f"{one.name} · {other.name}"),
            href=context.addresses.link(here, Key("pair", here.name, here.language, pair_name(one, other))),
        )
        for one, other in pairs
    ]
    return listed(links, class_="cl-pairs") if links else ""


# ------------------------------------------------------------------ differences
def _differences(writer: Writer, sheets: Sequence[Sheet], found: Comparison | None) -> None:
    if found is None or not found.differences:
        return
    first = sheets[0]
    topics = {topic.name: topic for sheet in sheets for topic in sheet.model.topics}
    shown = ""
    for difference in found.differences:
        if difference.topic != shown:
            shown = difference.topic
            topic = topics.get(shown)
            title = to_plain(first.prose.words(topic.text)) if topic else shown
            writer.heading(2, f"differences-{shown}", title)
        writer.add(_difference(sheets, difference))


def _difference(sheets: Sequence[Sheet], difference: Difference) -> Html:
    first = sheets[0]
    picture = ""
    if difference.table is not None and difference.table.drawable:
        drawn = situation_figure(
            first.prose, Looks(first.model), difference.table, difference.message or difference.id
        )
        picture = tag("figure", drawn.svg(), class_="cl-figure")
    rules = dict(difference.rules)
    items = []
    for sheet in sheets:
        verdict = dict(difference.verdicts).get(sheet.model.name)
        if verdict is None:
            continue
        named = dict.fromkeys(clause.partition("#")[0] for clause in rules.get(sheet.model.name, ()))
        refs = ", ".join(sheet.rule_link(id) for id in named if id in sheet.numbers)
        items.append(f"{_edition_link(sheet)}: {tag('strong', verdict_word(sheet, verdict))} {refs}")
    text = ticked(first, difference.message) if difference.message else ""
    return tag(
        "section",
        tag("h3", text or words(difference.id), id=f"difference-{difference.id}"),
        tag("div", picture, listed(items, class_="cl-verdicts"), class_="cl-situation"),
        class_="cl-scenario",
    )


def fewest(differences: Sequence[Difference], most: int) -> list[Difference]:
    """A few differences of each topic: those that set the most editions apart, the plainest first."""
    kept: list[Difference] = []
    for _, found in groupby(differences, key=lambda each: each.topic):
        ranked = sorted(found, key=lambda each: -len({word for _, word in each.verdicts}))
        kept += ranked[:most]
    return kept
