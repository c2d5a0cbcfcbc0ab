"""Editions by topic as a table of answers: what differs first, what is the same in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardlaw.analysis.comparison.matrix import SILENT
from cardlaw.documents.pages.comparison.answers import answers, asked_of, verdicts
from cardlaw.documents.pages.comparison.differing import head, knowing
from cardlaw.documents.pages.comparison.standing import Standing, standings
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    Html,
    details,
    listed,
    table,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import called, title
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.results import ShownComparison, ShownDifference
from cardlaw.language import model as m

ASSUMED, LACKING, NOT_COMPARED = "°", "–", "·"


def stand(sheets: Sequence[Sheet], topic: str, found: ShownComparison | None) -> list[Standing]:
    return standings([sheet.model for sheet in sheets], topic, found)


def differing(
    sheets: Sequence[Sheet], topics: Sequence[m.Topic], found: ShownComparison | None
) -> list[m.Topic]:
    """The topics in which editions were found to differ; all of them where nothing was compared."""
    return [topic for topic in topics if not _alike(stand(sheets, topic.name, found))]


def _alike(stands: Sequence[Standing]) -> bool:
    return all(not each.letters and each.state in ("same", "no-difference") for each in stands)


def topic_matrix(
    sheets: Sequence[Sheet], topics: Sequence[m.Topic], found: ShownComparison | None, shown: Sequence[str]
) -> Html:
    """What the marks mean, a row for each topic that differs, the others in a line; `shown` have a section below."""
    rows = [_Row(sheets, topic, found, topic.name in shown) for topic in differing(sheets, topics, found)]
    first = sheets[0]
    columns = [first.label("topic"), *map(_head, sheets)]
    grid = table(columns, [row.cells() for row in rows], class_="cl-matrix") if rows else NOTHING
    return _legend(first, rows) + grid + same_in_all(first, _others(topics, rows), "same-in-all")


def _others(topics: Sequence[m.Topic], rows: Sequence[_Row]) -> list[m.Topic]:
    shown = {row.topic.name for row in rows}
    return [topic for topic in topics if topic.name not in shown]


def same_in_all(sheet: Sheet, topics: Sequence[m.Topic], label: str) -> Html:
    """The topics in which nothing differs, folded."""
    if not topics:
        return NOTHING
    lines = listed((sheet.words(topic.text) for topic in topics), class_="cl-clauses")
    note = tag("p", sheet.label("same-means"), class_="cl-small")
    return details(together(sheet.label(label), " (", len(topics), ")"), lines, note, class_="cl-fold")


class _Row:
    """A topic across the editions."""

    def __init__(
        self, sheets: Sequence[Sheet], topic: m.Topic, found: ShownComparison | None, shown: bool
    ) -> None:
        self.sheets, self.topic, self.shown = sheets, topic, shown
        self.stands = stand(sheets, topic.name, found)
        self.alike = Counter(each.letters for each in self.stands if each.letters)
        said = answers(sheets, self.stands, topic.name)
        self.asked: ShownDifference | None = None
        if said is None:
            self.asked = asked_of(found, topic.name)
        self.answers = verdicts(sheets, self.asked) if said is None else said

    def cells(self) -> list[Html]:
        name = self.sheets[0].words(self.topic.text)
        anchor = f"#topic-{self.topic.name}" if self.shown else None
        first = tag("a", name, href=anchor) if anchor else name
        if self.asked is not None:
            about = head(knowing(self.sheets, self.asked), self.asked)
            first += tag("span", about, class_="cl-small cl-asked-here")
        pairs = zip(self.sheets, self.stands, strict=True)
        return [first, *(self._cell(sheet, each, anchor) for sheet, each in pairs)]

    def odd(self, each: Standing) -> bool:
        """Whether fewer editions go an edition's way than another one."""
        return bool(each.letters) and self.alike[each.letters] < max(self.alike.values())

    def _cell(self, sheet: Sheet, each: Standing, anchor: str | None) -> Html:
        said = self._text(sheet, each)
        if each.assumed:
            mark = tag("sup", words(ASSUMED), aria_hidden="true")
            label = "wholly-assumed" if each.assumed == SILENT else "partly-assumed"
            said += mark + tag("span", BLANK, sheet.label(label), class_="cl-unseen")
        look = "cl-tile" + (" cl-tile-odd" if self.odd(each) else "")
        named = tag("span", words(_name(sheet)), class_="cl-whose")
        inside = tag("b", said) if self.odd(each) else said
        shown = tag("a", inside, href=anchor, class_=look) if anchor else tag("span", inside, class_=look)
        return named + BLANK + shown

    def _text(self, sheet: Sheet, each: Standing) -> Html:
        if each.state == "lacks":
            return words(LACKING) + tag("span", BLANK, sheet.label("lacks"), class_="cl-unseen")
        if each.state == "silent":
            return sheet.label("not-said")
        found = self.answers.get(sheet.model.name)
        if found is None and each.state == "not-compared":
            return words(NOT_COMPARED) + tag("span", BLANK, sheet.label("not-compared"), class_="cl-unseen")
        return found if found is not None else sheet.label("otherwise-here")


def _name(sheet: Sheet) -> str:
    return called(sheet.prose)


def _head(sheet: Sheet) -> Html:
    """An edition by its short name and its id, leading to its page."""
    there = sheet.context.addresses.link(sheet.here, Key("edition", sheet.model.name, sheet.here.language))
    name = tag("span", words(_name(sheet)), class_="cl-wide")
    return tag("a", name, BLANK, tag("span", words(sheet.model.name)), href=there, title=title(sheet.prose))


def _legend(sheet: Sheet, rows: Sequence[_Row]) -> Html:
    """What each mark that occurs stands for: three at most."""
    every = [(row, each) for row in rows for each in row.stands]
    items: list[tuple[Html, str]] = []
    if any(row.odd(each) for row, each in every):
        look = "cl-tile cl-tile-odd"
        items.append((tag("span", tag("b", sheet.label("legend-odd")), class_=look), "legend-odd-means"))
    if any(each.assumed for _, each in every):
        items.append((words(ASSUMED), "legend-assumed"))
    if any(each.state == "lacks" for _, each in every):
        items.append((words(LACKING), "legend-lacks"))
    lines = [tag("div", tag("dt", shown), tag("dd", sheet.label(name))) for shown, name in items]
    return tag("dl", *lines, class_="cl-legend") if lines else NOTHING
