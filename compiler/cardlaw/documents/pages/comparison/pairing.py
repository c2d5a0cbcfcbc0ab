"""The page of two rulebooks: in how many matters they differ, a sentence and a picture for each, the rest folded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pages.comparison.answers import Answers, answers, verdicts
from cardlaw.documents.pages.comparison.comparing import counted, not_yet, side_by_side, spoken_topics
from cardlaw.documents.pages.comparison.differing import (
    at_table,
    edition_link,
    given,
    head,
    knowing,
    verdict_of,
)
from cardlaw.documents.pages.comparison.matrix import differing, same_in_all, stand
from cardlaw.documents.pages.comparison.standing import Standing, topic_rules
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
    drawn,
    listed,
    tag,
    to_text,
    together,
)
from cardlaw.documents.pages.pieces.naming import called, pair_name, title
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.documents.results import ShownComparison, ShownDifference
from cardlaw.language import model as m


def pair_page(
    context: SiteContext, models: tuple[m.Model, m.Model], vocabulary: str, language: str
) -> FinishedPage:
    """Two rulebooks: what differs, then what differs only under other choices, then what is the same."""
    one, other = models
    here = Key("pair", vocabulary, language, pair_name(one, other))
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    heading = " / ".join(title(sheet.prose) for sheet in sheets)
    writer = PageWriter(heading, language, wide=True)
    all_ = Key("comparison", vocabulary, language)
    there = tag("a", first.label("comparison"), href=context.addresses.link(here, all_))
    writer.add(crumbs(context, here, first.prose, there))
    writer.heading(1, "pair", heading)
    writer.add(language_bar(context, here, first.prose))
    found = context.comparison((one.name, other.name))
    topics = spoken_topics(sheets)
    if found is None:
        writer.add(not_yet(first))
        side_by_side(writer, sheets, topics)
        return writer.page()
    matters = _Matters(sheets, topics, found)
    count = len(matters.topics) + bool(matters.elsewhere)
    writer.description = to_text(counted(first, "two-differ", count))
    writer.add(tag("p", counted(first, "two-differ", count), class_="cl-lead"))
    writer.add(tag("div", *(matters.section(writer, topic) for topic in matters.topics), class_="cl-matters"))
    writer.add(matters.other(), matters.otherwise())
    same = [topic for topic in topics if topic not in matters.topics]
    writer.add(same_in_all(first, same, "same-in-both"))
    return writer.page()


class _Matters:
    """What sets two rulebooks apart, by topic."""

    def __init__(self, sheets: Sequence[Sheet], topics: Sequence[m.Topic], found: ShownComparison) -> None:
        self.sheets, self.found = sheets, found
        self.as_read: dict[str, list[ShownDifference]] = {}
        self.under: list[ShownDifference] = []
        for each in found.differences:
            if each.under:
                self.under.append(each)
            else:
                self.as_read.setdefault(each.topic, []).append(each)
        known_anyway = {self._shown(each) for several in self.as_read.values() for each in several}
        self.under = [each for each in self.under if self._shown(each) not in known_anyway]
        self.topics = differing(sheets, topics, found)
        self.topics += [topic for topic in topics if topic.name in self.as_read and topic not in self.topics]
        known = {topic.name for topic in topics}
        self.elsewhere = [each for name, of in self.as_read.items() if name not in known for each in of]

    def _shown(self, each: ShownDifference) -> tuple[object, ...]:
        """What a reader sees of a difference, whatever choices it takes: one that is there anyway takes none."""
        table = None if each.table is None else replace(each.table, choices=())
        said = dict(each.verdicts)
        return each.head, table, each.then, *(said.get(sheet.model.name) for sheet in self.sheets)

    def section(self, writer: PageWriter, topic: m.Topic) -> Html:
        """A topic: both answers, the plainest situation drawn, what else differs folded."""
        first = self.sheets[0]
        found = self.as_read.get(topic.name, [])
        picked = next((each for each in found if each.table is not None and each.table.drawable), None)
        asked = picked or next(iter(found), None)
        name = to_plain(first.prose.words(topic.text))
        head_of_it = writer.within(2, f"topic-{topic.name}", name)
        stands = stand(self.sheets, topic.name, self.found)
        said = answers(self.sheets, stands, topic.name)
        told = verdicts(self.sheets, asked) if said is None else said
        lines = [
            tag(
                "div", tag("dt", edition_link(sheet)), tag("dd", self._answer(sheet, topic.name, told, stood))
            )
            for sheet, stood in zip(self.sheets, stands, strict=True)
        ]
        rest = [each for each in found if each is not picked and each is not asked]
        return tag(
            "section",
            head_of_it,
            tag("dl", *lines, class_="cl-answers"),
            self._picture(picked) if picked is not None else NOTHING,
            self._more(rest),
            class_="cl-matter",
        )

    def _answer(self, sheet: Sheet, topic: str, told: Answers, stood: Standing) -> Html:
        found = told.get(sheet.model.name)
        rules = [sheet.rule_link(rule.id) for rule in topic_rules(sheet.model, topic)]
        if found is None:
            silent = "lacks" if stood.state == "lacks" else "no-rule"
            found = sheet.label("otherwise-here" if rules else silent)
        said = to_html(sheet.prose.label("rules"))
        refs = tag("small", said, BLANK, between(", ", rules)) if rules else NOTHING
        return together(found, " ", refs)

    def _picture(self, each: ShownDifference) -> Html:
        """The situation, and what each makes of it."""
        assert each.table is not None
        knows = knowing(self.sheets, each)
        about = head(knows, each)
        figure = situation_figure(knows.prose, looks_of(knows.model), each.table, to_text(about))
        caption = tag("figcaption", about, together(": "), between("; ", self._verdicts(each)))
        return tag("figure", drawn(figure), caption, class_="cl-figure")

    def _verdicts(self, each: ShownDifference) -> list[Html]:
        return [
            together(called(sheet.prose), " ", tag("strong", verdict))
            for sheet in self.sheets
            if (verdict := verdict_of(sheet, each)) is not None
        ]

    def _more(self, rest: Sequence[ShownDifference]) -> Html:
        if not rest:
            return NOTHING
        lines = listed((at_table(self.sheets, each) for each in rest), class_="cl-clauses")
        label = together(self.sheets[0].label("more-differs"), " (", len(rest), ")")
        return details(label, lines, class_="cl-fold")

    def other(self) -> Html:
        """What belongs to no topic of both."""
        if not self.elsewhere:
            return NOTHING
        lines = listed((at_table(self.sheets, each) for each in self.elsewhere), class_="cl-clauses")
        return tag("h2", self.sheets[0].label("other-topics"), id="topic-other") + lines

    def otherwise(self) -> Html:
        """What differs only under other choices, each with them."""
        if not self.under:
            return NOTHING
        alike: dict[Html, list[ShownDifference]] = {}
        for each in self.under:
            if not each.follows:
                alike.setdefault(at_table(self.sheets, each), []).append(each)
        lines = [
            together(line, " ", tag("small", given(self.sheets, *several))) for line, several in alike.items()
        ]
        label = together(self.sheets[0].label("differs-otherwise"), " (", len(lines), ")")
        return details(label, listed(lines, class_="cl-clauses"), class_="cl-fold")
