"""Comparison pages: editions by topic, side by side, each cell leading to what tells them apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.bars import crumbs, language_bar
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.differing import difference_section, edition_link, following
from cardlaw.documents.pages.html import (
    BLANK,
    NOTHING,
    Html,
    Page,
    Writer,
    between,
    details,
    listed,
    statement,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.matrix import stand, tile, topic_matrix
from cardlaw.documents.pages.naming import game_title, is_edition, title, unbroken
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pages.standing import topic_rules
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import Comparison, Difference
from cardlaw.language import model as m

MOST_SHOWN = 3
"""How many differences of a topic the page of all editions shows; pages of two editions show all."""

Pairs = Sequence[tuple[m.Model, m.Model]]


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
    """The editions of a game: a matrix by topic, then topic by topic what tells them apart."""
    here = Key("comparison", vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    heading = together(game_title(first.prose), ": ", to_plain(first.prose.label("comparison")))
    writer = Writer(heading, language)
    writer.add(crumbs(context, here, first.prose))
    writer.heading(1, "comparison", heading)
    writer.add(language_bar(context, here, first.prose), tag("p", first.label("comparison-intro")))
    found = context.comparison(tuple(model.name for model in models))
    if found is None:
        writer.add(not_yet(first))
    else:
        leading = [each for each in found.differences if not each.follows and not each.under]
        found = replace(found, differences=tuple(fewest(leading, MOST_SHOWN)))
    writer.add(topic_matrix(sheets, _spoken_topics(sheets), found))
    writer.heading(2, "pairs", to_plain(first.prose.label("two-by-two")))
    writer.add(_pairs(context, here, pairs))
    _topics(writer, sheets, found, folded=True)
    return writer.page()


def pair_page(context: Context, models: tuple[m.Model, m.Model], vocabulary: str, language: str) -> Page:
    """Two editions, topic by topic, rule beside rule, with every situation that they decide differently."""
    one, other = models
    here = Key("pair", vocabulary, language, pair_name(one, other))
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    heading = " / ".join(title(sheet.prose) for sheet in sheets)
    writer = Writer(heading, language)
    all_ = Key("comparison", vocabulary, language)
    there = tag("a", first.label("comparison"), href=context.addresses.link(here, all_))
    writer.add(crumbs(context, here, first.prose, there))
    writer.heading(1, "pair", heading)
    writer.add(language_bar(context, here, first.prose))
    found = context.comparison((one.name, other.name))
    if found is None:
        writer.add(not_yet(first))
    _topics(writer, sheets, found, folded=False)
    return writer.page()


def pair_name(one: m.Model, other: m.Model) -> str:
    return f"{one.name}--{other.name}"


def not_yet(sheet: Sheet) -> Html:
    """How a comparison that is not there is had."""
    setting = tag("code", words("findings: all"))
    return tag("p", sheet.label("no-comparison-yet"), BLANK, setting, class_="cl-note cl-boxed")


def _pairs(context: Context, here: Key, pairs: Pairs) -> Html:
    links = [
        tag(
            "a",
            words(f"{unbroken(one.name)} / {unbroken(other.name)}"),
            href=context.addresses.link(here, Key("pair", here.name, here.language, pair_name(one, other))),
        )
        for one, other in pairs
    ]
    return listed(links, class_="cl-pairs") if links else NOTHING


# ------------------------------------------------------------------ topic by topic
def _spoken_topics(sheets: Sequence[Sheet]) -> list[m.Topic]:
    """The topics on which any edition has a rule, in the order of the vocabulary."""
    topics = {topic.name: topic for sheet in sheets for topic in sheet.model.topics}
    return [
        topic for name, topic in topics.items() if any(topic_rules(sheet.model, name) for sheet in sheets)
    ]


def _topics(writer: Writer, sheets: Sequence[Sheet], found: Comparison | None, folded: bool) -> None:
    first = sheets[0]
    differences: dict[str, list[Difference]] = {}
    for each in found.differences if found is not None else ():
        if each.table is not None:
            differences.setdefault(each.topic, []).append(each)
    for topic in _spoken_topics(sheets):
        writer.heading(2, f"topic-{topic.name}", to_plain(first.prose.words(topic.text)))
        stands = stand(sheets, topic.name, found)
        columns = [
            tag("div", tag("p", edition_link(sheet), BLANK, tile(sheet, each)), _told(sheet, topic.name))
            for sheet, each in zip(sheets, stands, strict=True)
        ]
        rules = tag("div", *columns, class_="cl-columns")
        if folded:
            shown = topic.name not in differences and len({each.letters for each in stands}) > 1
            writer.add(details(first.label("rules-side-by-side"), rules, class_="cl-fold", open=shown))
        else:
            writer.add(rules)
        writer.add(*_shown(sheets, differences.pop(topic.name, [])))
    rest = [each for of in differences.values() for each in of]
    if rest:
        writer.heading(2, "topic-other", to_plain(first.prose.label("other-topics")))
        writer.add(*_shown(sheets, rest))


def _shown(sheets: Sequence[Sheet], differences: Sequence[Difference]) -> Iterator[Html]:
    """Differences in order; those that only follow from one are folded below it."""
    for follows, several in groupby(differences, key=lambda each: each.follows):
        if follows:
            lines = [following(sheets, each) for each in several]
            head = together(sheets[0].label("what-follows"), " (", len(lines), ")")
            yield details(head, listed(lines, class_="cl-clauses"), class_="cl-fold")
        else:
            yield from (difference_section(sheets, each) for each in several)


def _told(sheet: Sheet, topic: str) -> Html:
    """The rules of a topic, each with its sentences, and what the sheet leaves open."""
    items = []
    for rule in topic_rules(sheet.model, topic):
        said = between(" ", (statement(sheet.prose.clause(c.clause), sheet.link, 1) for c in rule.clauses))
        mark = "" if rule.layer != "assumption" else " " + tag("small", sheet.label("assumed"))
        items.append(together(sheet.rule_link(rule.id), " ", said, mark))
    said = (
        listed(items, class_="cl-clauses") if items else tag("p", sheet.label("no-rule"), class_="cl-small")
    )
    return said + _left_open(sheet, topic)


def _left_open(sheet: Sheet, topic: str) -> Html:
    """What the sheet says nothing of in a topic, each with the rules that are played all the same."""
    items = []
    for silence in sheet.model.silences:
        if silence.topic == topic:
            rules = between(" ", (sheet.rule_link(id) for id in silence.resolved_by if id in sheet.numbers))
            items.append(together(sheet.words(silence.text), " ", rules).strip())
    if not items:
        return NOTHING
    head = tag("p", tag("small", sheet.label("silences")))
    return head + listed(items, class_="cl-clauses cl-open")


def fewest(differences: Sequence[Difference], most: int) -> list[Difference]:
    """A few differences of each topic: those that set the most editions apart, the plainest first."""
    kept: list[Difference] = []
    for _, found in groupby(differences, key=lambda each: each.topic):
        ranked = sorted(found, key=lambda each: -len({word for _, word in each.verdicts}))
        kept += ranked[:most]
    return kept
