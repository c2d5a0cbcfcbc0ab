"""Editions by topic as a table of tiles: who agrees with whom at a glance, each tile leading to what shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlaw.analysis.matrix import LACKING, PARTLY, SILENT
from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.html import BLANK, NOTHING, Html, table, tag, together, words
from cardlaw.documents.pages.naming import sheet_language, title, unbroken
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pages.standing import Standing, State, standings
from cardlaw.documents.results import Comparison
from cardlaw.language import model as m

COLOURS = 5
ALIKE, NOT_APART, MORE, NOT_COMPARED = "=", "≈", "*", "·"
STATES: tuple[tuple[State, str], ...] = (
    ("same", "legend-same"),
    ("no-difference", "legend-no-difference"),
    ("silent", "legend-silent"),
    ("lacks", "legend-lacks"),
    ("not-compared", "legend-not-compared"),
)
SIGNS = {
    "same": ALIKE,
    "no-difference": NOT_APART,
    "silent": SILENT,
    "lacks": LACKING,
    "not-compared": NOT_COMPARED,
}


def topic_matrix(sheets: Sequence[Sheet], topics: Iterable[m.Topic], found: Comparison | None) -> Html:
    """A row for each topic, a tile for each edition, and what the tiles mean."""
    first = sheets[0]
    rows: list[list[Html]] = []
    used: list[Standing] = []
    more = set(found.more) if found is not None else set()
    for topic in topics:
        anchor = f"#topic-{topic.name}"
        mark = tag("sup", words(MORE)) if topic.name in more else NOTHING
        row = [tag("a", first.words(topic.text), href=anchor) + mark]
        for sheet, stands in zip(sheets, stand(sheets, topic.name, found), strict=True):
            used.append(stands)
            row.append(tile(sheet, stands, _witness(sheet, topic.name, found) or anchor))
        rows.append(row)
    head = [first.label("topic"), *map(_head, sheets)]
    return table(head, rows, class_="cl-matrix") + _legend(first, used, bool(more))


def stand(sheets: Sequence[Sheet], topic: str, found: Comparison | None) -> list[Standing]:
    return standings([sheet.model for sheet in sheets], topic, found)


def _head(sheet: Sheet) -> Html:
    """An edition by the language of its sheet and its id, leading to its page."""
    there = sheet.context.addresses.link(sheet.here, Key("edition", sheet.model.name, sheet.here.language))
    spoken = sheet_language(sheet.prose)
    name = tag("span", words(spoken), class_="cl-wide") + " " if spoken else NOTHING
    return tag(
        "a", name, tag("span", words(unbroken(sheet.model.name))), href=there, title=title(sheet.prose)
    )


def tile(sheet: Sheet, stands: Standing, address: str | None = None) -> Html:
    """A standing as a letter on a colour, or as a sign; said in words to those who do not see it."""
    sort = f"g{(ord(stands.letters[0]) - ord('A')) % COLOURS}" if stands.letters else stands.state
    shown = "/".join(stands.letters) or SIGNS[stands.state]
    assumed = stands.assumed if stands.letters else ""
    inside = [words(shown + assumed), tag("span", BLANK, _told(sheet, stands), class_="cl-unseen")]
    look = f"cl-tile cl-tile-{sort}" + (" cl-tile-assumed" if stands.assumed else "")
    return tag("a", *inside, href=address, class_=look) if address else tag("span", *inside, class_=look)


def _told(sheet: Sheet, stands: Standing) -> Html:
    assumed = together(", ", sheet.label("assumed")) if stands.assumed else NOTHING
    return sheet.label("same" if stands.state == "between" else stands.state) + assumed


def _witness(sheet: Sheet, topic: str, found: Comparison | None) -> str | None:
    """The first situation on the page that tells the edition from others on a topic."""
    for each in found.differences if found is not None else ():
        verdicts = dict(each.verdicts)
        own = verdicts.get(sheet.model.name)
        if (
            each.topic == topic
            and each.table is not None
            and own is not None
            and any(word != own for word in verdicts.values())
        ):
            return f"#difference-{each.id}"
    return None


def _legend(sheet: Sheet, used: Sequence[Standing], more: bool) -> Html:
    """What each tile that occurs stands for."""
    items: list[tuple[Html, str]] = []
    if any(each.letters for each in used):
        items.append((tile(sheet, Standing("differs", ("A",))), "legend-letter"))
    if any(each.state == "between" for each in used):
        items.append((tile(sheet, Standing("between", ("A", "B"))), "legend-between"))
    for mark, meaning in ((SILENT, "legend-assumed"), (PARTLY, "legend-partly")):
        if any(each.assumed == mark for each in used):
            items.append((tile(sheet, Standing("differs", ("A",), mark)), meaning))
    for state, meaning in STATES:
        if any(each.state == state and not each.letters for each in used):
            items.append((tile(sheet, Standing(state)), meaning))
    if more:
        items.append((tag("b", words(MORE)), "legend-more"))
    lines = [tag("div", tag("dt", shown), tag("dd", sheet.label(name))) for shown, name in items]
    return tag("dl", *lines, class_="cl-legend")
