"""The page of all editions of a game: what each says on every topic, and the situations that tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cardlaw.documents.pages.comparison.differing import difference_section, edition_link
from cardlaw.documents.pages.comparison.matrix import differing, topic_matrix
from cardlaw.documents.pages.comparison.standing import topic_rules
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    details,
    listed,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import called, game_title, is_edition, pair_name
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.documents.prose.phrases import NumberPhrase, say
from cardlaw.documents.results import ShownComparison, ShownDifference
from cardlaw.language import model as m

MOST_SHOWN = 1
"""How many situations of a topic the page of all editions shows."""

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
    context: SiteContext, models: Sequence[m.Model], pairs: Pairs, vocabulary: str, language: str
) -> FinishedPage:
    """The editions of a game: their answers by topic, then a situation for each topic in which they differ."""
    here = Key("comparison", vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    heading = f"{game_title(first.prose)}: {to_plain(first.prose.label('comparison'))}"
    writer = PageWriter(heading, language, wide=True)
    writer.add(crumbs(context, here, first.prose))
    writer.heading(1, "comparison", heading)
    writer.add(language_bar(context, here, first.prose))
    found = context.comparison(tuple(model.name for model in models))
    topics = spoken_topics(sheets)
    if found is None:
        writer.add(not_yet(first), topic_matrix(sheets, topics, None, [topic.name for topic in topics]))
        writer.add(*_two_by_two(context, here, first, pairs))
        side_by_side(writer, sheets, topics)
        return writer.page()
    apart = differing(sheets, topics, found)
    writer.add(tag("p", counted(first, "matters", len(apart)), BLANK, first.label("comparison-intro")))
    shown = _situations(found, apart)
    writer.add(topic_matrix(sheets, topics, found, list(shown)))
    writer.add(*_two_by_two(context, here, first, pairs))
    for topic in apart:
        if topic.name in shown:
            writer.heading(2, f"topic-{topic.name}", to_plain(first.prose.words(topic.text)))
            writer.add(*(difference_section(sheets, each) for each in shown[topic.name]))
    return writer.page()


def counted(sheet: Sheet, label: str, n: int) -> Html:
    """A message of the pages that counts something."""
    return to_html(sheet.prose.phrase(say(f"page-{label}", n=NumberPhrase(n))))


def _situations(found: ShownComparison, topics: Sequence[m.Topic]) -> dict[str, list[ShownDifference]]:
    """For each topic the situations that are shown, as the editions are read."""
    leading = [each for each in found.differences if not each.follows and not each.under]
    drawn = fewest([each for each in leading if each.table is not None], MOST_SHOWN)
    names = {topic.name for topic in topics}
    return {
        name: list(several) for name, several in groupby(drawn, key=lambda each: each.topic) if name in names
    }


def not_yet(sheet: Sheet) -> Html:
    """How a comparison that is not there is had."""
    setting = tag("code", words("findings: all"))
    return tag("p", sheet.label("no-comparison-yet"), BLANK, setting, class_="cl-note cl-boxed")


def _two_by_two(context: SiteContext, here: Key, sheet: Sheet, pairs: Pairs) -> list[Html]:
    """The pages of two rulebooks, folded: there are many."""
    links = [
        tag(
            "a",
            words(" / ".join(called(context.prose(each, here.language)) for each in (one, other))),
            href=context.addresses.link(here, Key("pair", here.name, here.language, pair_name(one, other))),
        )
        for one, other in pairs
    ]
    if not links:
        return []
    return [tag("p", sheet.label("two-by-two"), class_="cl-note"), listed(links, class_="cl-pairs")]


# ------------------------------------------------------------------ where nothing was compared
def spoken_topics(sheets: Sequence[Sheet]) -> list[m.Topic]:
    """The topics on which any edition has a rule, in the order of the vocabulary."""
    topics = {topic.name: topic for sheet in sheets for topic in sheet.model.topics}
    return [
        topic for name, topic in topics.items() if any(topic_rules(sheet.model, name) for sheet in sheets)
    ]


def side_by_side(writer: PageWriter, sheets: Sequence[Sheet], topics: Sequence[m.Topic]) -> None:
    """The rules of every edition, topic by topic."""
    first = sheets[0]
    for topic in topics:
        writer.heading(2, f"topic-{topic.name}", to_plain(first.prose.words(topic.text)))
        columns = [tag("div", tag("p", edition_link(sheet)), _told(sheet, topic.name)) for sheet in sheets]
        rules = tag("div", *columns, class_="cl-columns")
        writer.add(details(first.label("rules-side-by-side"), rules, class_="cl-fold"))


def _told(sheet: Sheet, topic: str) -> Html:
    """The rules of a topic, each with its sentences, and what the sheet leaves open."""
    items = []
    for rule in topic_rules(sheet.model, topic):
        said = sheet.quoted(rule)
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


def fewest(differences: Sequence[ShownDifference], most: int) -> list[ShownDifference]:
    """A few differences of each topic: those that set the most editions apart, the plainest first."""
    kept: list[ShownDifference] = []
    for _, found in groupby(differences, key=lambda each: each.topic):
        ranked = sorted(found, key=lambda each: -len({word for _, word in each.verdicts}))
        kept += ranked[:most]
    return kept
