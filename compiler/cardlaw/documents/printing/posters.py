"""How editions differ, as a poster: a situation drawn for each matter, and what each edition says there."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.documents.pages.addresses import Addresses, Key
from cardlaw.documents.pages.comparing import fewest
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.differing import head, knowing
from cardlaw.documents.pages.figures import situation_figure
from cardlaw.documents.pages.findings import verdict_word
from cardlaw.documents.pages.html import to_text
from cardlaw.documents.pages.naming import game_title, title
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.printing.handout import Block, Drawing, Handout, Pairs, Section, Strip, Text
from cardlaw.documents.printing.kinds import NothingToPrint
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import Comparison, Difference
from cardlaw.language import model as m
from cardlaw.language.reading.translations import Catalogue
from cardlaw.wording.sheets import said

MOST_MATTERS = 9
"""So many differences are drawn: with more, nobody standing before the poster could read it."""
PICTURE_WIDTH = 78
"""Millimetres of a situation on a poster."""


def poster(
    models: Sequence[m.Model], found: Comparison, language: str, catalogue: Catalogue, link: str = ""
) -> Handout:
    """A difference of each topic: those of the rules as they are read here, then those under other choices."""
    context = Context(Addresses("", language), (language,), catalogue=catalogue)
    here = Key("comparison", models[0].vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    leading = [each for each in found.differences if not each.follows]
    as_read = [each for each in leading if not each.under]
    otherwise = [each for each in leading if each.under]
    if not leading:
        names = ", ".join(model.name for model in models)
        raise NothingToPrint(said(language, "no-difference", names=names))
    kept = _shown(as_read, MOST_MATTERS)
    seen = {each.topic for each in kept}
    kept += _shown([each for each in otherwise if each.topic not in seen], MOST_MATTERS - len(kept))
    topics = {topic.name: topic for model in models for topic in model.topics}
    sections = [_matter(sheets, each, topics.get(each.topic)) for each in kept]
    hidden = len(leading) - len(kept)
    lead = [said(language, "differences", n=len(as_read))]
    lead += [said(language, "differences-otherwise", n=len(otherwise))] if otherwise else []
    return Handout(
        "poster",
        language,
        game_title(sheets[0].prose),
        " / ".join(map(_short, sheets)),
        " / ".join(model.name for model in models),
        " ".join(lead),
        sections=tuple(sections),
        notes=(said(language, "not-shown", n=hidden),) if hidden else (),
        link=link,
    )


def _shown(differences: Sequence[Difference], most: int) -> list[Difference]:
    """One of each topic that can be drawn, those that set the most editions apart, in the order of the topics."""
    drawable = [each for each in differences if each.table is not None and each.table.drawable]
    one_each = fewest(drawable, 1)
    ranked = sorted(one_each, key=lambda each: -len({word for _, word in each.verdicts}))[: max(most, 0)]
    return [each for each in one_each if each in ranked]


def _matter(sheets: Sequence[Sheet], difference: Difference, topic: m.Topic | None) -> Section:
    first = knowing(sheets, difference)
    asked = to_text(head(first, difference))
    assert difference.table is not None
    drawn = situation_figure(first.prose, looks_of(first.model), difference.table, asked)
    verdicts = dict(difference.verdicts)
    agreeing: dict[str, list[str]] = {}
    for sheet in sheets:
        if sheet.model.name in verdicts:
            answer = to_text(verdict_word(sheet, verdicts[sheet.model.name]))
            agreeing.setdefault(answer, []).append(_short(sheet))
    answers = tuple((f"{', '.join(names)}:", answer) for answer, names in agreeing.items())
    about = to_plain(first.prose.words(topic.text)) if topic is not None else asked
    blocks: list[Block] = [Text(asked), Strip((Drawing(drawn, PICTURE_WIDTH),)), Pairs(answers)]
    if difference.under:
        given = "; ".join(_choice(sheets, *each) for each in difference.under)
        blocks.append(Text(said(first.here.language, "only-if", given=given), small=True))
    return Section(about, tuple(blocks))


def _choice(sheets: Sequence[Sheet], name: str, axis: str, value: int | str) -> str:
    """A choice of an edition in words."""
    sheet = next(sheet for sheet in sheets if sheet.model.name == name)
    found = next(each for each in sheet.model.axes if each.name == axis)
    arm = next((arm for arm in found.arms if arm.value == value), None)
    answer = to_plain(sheet.prose.value(arm)) if arm is not None else str(value)
    return f"{_short(sheet)}: {to_plain(sheet.prose.words(found.text))} {answer}"


def _short(sheet: Sheet) -> str:
    """An edition without the name of the game, which stands above."""
    whole = title(sheet.prose)
    return whole.removeprefix(f"{game_title(sheet.prose)}, ")
