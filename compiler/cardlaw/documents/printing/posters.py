"""How editions differ, as a poster: what each edition has on every matter, and situations drawn for some."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.analysis.results.choices import Choices, shared
from cardlaw.analysis.results.difference import Choice
from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pages.comparison.answers import Answers, answers, asked_of, verdicts
from cardlaw.documents.pages.comparison.comparing import fewest
from cardlaw.documents.pages.comparison.differing import head, knowing
from cardlaw.documents.pages.comparison.matrix import differing, stand
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import to_text
from cardlaw.documents.pages.pieces.naming import called, game_title, title
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.printing.handout import (
    IN_TWO_COLUMNS,
    AnswerList,
    Block,
    Handout,
    Section,
    SheetDrawing,
    SheetText,
    Strip,
)
from cardlaw.documents.printing.kinds import NothingToPrint
from cardlaw.documents.prose import to_plain
from cardlaw.documents.prose.marking import capitalised
from cardlaw.documents.results import ShownComparison, ShownDifference
from cardlaw.language import model as m
from cardlaw.language.reading.translations import Catalogue
from cardlaw.wording.sheets import said

MOST_MATTERS = 9
"""So many differences are drawn: with more, nobody standing before the poster could read it."""
FULL_ENOUGH = 8
"""With fewer matters, a poster has room for what differs only under other choices."""
PICTURE_WIDTHS = (110, 78)
"""Millimetres of a situation on a poster, in two columns and in three."""


def poster(
    models: Sequence[m.Model], found: ShownComparison, language: str, catalogue: Catalogue, link: str = ""
) -> Handout:
    """What each has on every topic in which they differ as they are read; where in none, what differs otherwise."""
    context = SiteContext(Addresses("", language), (language,), catalogue=catalogue)
    here = Key("comparison", models[0].vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    leading = [each for each in found.differences if not each.follows]
    as_read = [each for each in leading if not each.under]
    otherwise = [each for each in leading if each.under]
    if not leading:
        names = ", ".join(model.name for model in models)
        raise NothingToPrint(said(language, "no-difference", names=names))
    drawn = {each.topic: each for each in _shown(as_read or otherwise, MOST_MATTERS)}
    every = {topic.name: topic for model in models for topic in model.topics}
    apart = [topic.name for topic in differing(sheets, list(every.values()), found)] if as_read else []
    told = [name for name in every if name in drawn or name in apart]
    told += [name for name in drawn if name not in every]
    told += [name for name in dict.fromkeys(each.topic for each in as_read) if name not in told]
    further = [each for each in otherwise if each.topic not in told]
    by_choice = {each.topic for each in otherwise} - {e.topic for e in found.differences if not e.under}
    told.sort(key=lambda name: name in by_choice)
    most = min(len(told) + len(further), max(len(told), FULL_ENOUGH))
    width = PICTURE_WIDTHS[most > IN_TWO_COLUMNS]

    def told_of(name: str) -> Section | None:
        return _matter(sheets, found, drawn.get(name), every.get(name), width)

    matters = {name: section for name in told if (section := told_of(name)) is not None}
    for each in _shown(further, FULL_ENOUGH - len(matters)):
        drawn[each.topic] = each
        if (section := told_of(each.topic)) is not None:
            matters[each.topic] = section
    sections, shown = matters.values(), matters.keys()
    hidden = len(leading) - sum(_told_in(name, leading) for name in shown)
    lead = [said(language, "differences", n=len(as_read))]
    lead += [said(language, "differences-otherwise", n=len(otherwise))] if otherwise else []
    return Handout(
        "poster",
        language,
        game_title(sheets[0].prose),
        capitalised(" / ".join(map(_short, sheets))),
        " / ".join(model.name for model in models),
        " ".join(lead),
        sections=tuple(sections),
        notes=(said(language, "not-shown", n=hidden),) if hidden else (),
        link=link,
    )


def _told_in(topic: str, leading: Sequence[ShownDifference]) -> int:
    """How many differences a topic tells: all as they are read, or else the one that is otherwise."""
    own = [each for each in leading if each.topic == topic]
    return sum(not each.under for each in own) or min(len(own), 1)


def _shown(differences: Sequence[ShownDifference], most: int) -> list[ShownDifference]:
    """One of each topic that can be drawn, those that set the most editions apart, in the order of the topics."""
    drawable = [each for each in differences if each.table is not None and each.table.drawable]
    one_each = fewest(drawable, 1)
    ranked = sorted(one_each, key=lambda each: -len({word for _, word in each.verdicts}))[: max(most, 0)]
    return [each for each in one_each if each in ranked]


def _matter(
    sheets: Sequence[Sheet],
    found: ShownComparison,
    drawn: ShownDifference | None,
    topic: m.Topic | None,
    width: int,
) -> Section | None:
    """A topic: its situation if one is drawn, then what each edition has; None where nothing can be said of it."""
    first = sheets[0] if drawn is None else knowing(sheets, drawn)
    asked = drawn or asked_of(found, topic.name if topic is not None else "")
    said_of_it = None
    if topic is not None and (drawn is None or not drawn.under):
        said_of_it = answers(sheets, stand(sheets, topic.name, found), topic.name)
    answered = verdicts(sheets, asked) if said_of_it is None else said_of_it
    lacking = {} if topic is None else _lacking(sheets, found, topic)
    answered = lacking | answered
    told = _grouped(sheets, answered)
    if len(told) < 2 and drawn is None:
        return None
    heading = to_text(head(first, asked)) if asked is not None else ""
    about = to_plain(first.prose.words(topic.text)) if topic is not None else heading
    blocks: list[Block] = []
    if asked is not None and (drawn is not None or said_of_it is None) and heading != about:
        blocks.append(SheetText(heading))
    if drawn is not None and drawn.table is not None:
        figure = situation_figure(first.prose, looks_of(first.model), drawn.table, heading)
        blocks.append(Strip((SheetDrawing(figure, width),)))
        if drawn.then:
            then = "; ".join(to_text(first.part(each)) for each in drawn.then)
            blocks.append(SheetText(capitalised(then), small=True))
    blocks.append(AnswerList(told))
    ways = [] if lacking and drawn is None else _ways(found, drawn, topic)
    if ways:
        given = " / ".join(_chosen(sheets, ways))
        blocks.append(SheetText(said(first.here.language, "only-if", given=given), small=True))
    return Section(about, tuple(blocks))


def _lacking(sheets: Sequence[Sheet], found: ShownComparison, topic: m.Topic) -> Answers:
    """The editions that have no such card at all."""
    stands = zip(sheets, stand(sheets, topic.name, found), strict=True)
    return {sheet.model.name: sheet.label("lacks") for sheet, each in stands if each.state == "lacks"}


def _grouped(sheets: Sequence[Sheet], told: Answers) -> tuple[tuple[str, str], ...]:
    """What is said, each with those that say it."""
    agreeing: dict[str, list[str]] = {}
    for sheet in sheets:
        if sheet.model.name in told:
            agreeing.setdefault(to_text(told[sheet.model.name]), []).append(called(sheet.prose))
    return tuple((f"{', '.join(names)}:", answer) for answer, names in agreeing.items())


def _ways(found: ShownComparison, drawn: ShownDifference | None, topic: m.Topic | None) -> list[Choices]:
    """The choices under which a matter differs, if it takes any; those alone that all share, if these are enough."""
    if drawn is not None:
        return [drawn.under] if drawn.under else []
    own = [each.under for each in found.differences if topic is not None and each.topic == topic.name]
    if not all(own):
        return []
    return [under for under in own if len(shared(under)) == len({each[1:] for each in under})] or own


Asked = tuple[str, str]
"""An edition whose own choice is meant, or nothing if it is made by all, and the question."""


def _chosen(sheets: Sequence[Sheet], ways: Sequence[Choices]) -> list[str]:
    """Each way to choose in words; the answers to one question stand together."""
    groups: dict[tuple[tuple[tuple[Asked, str], ...], Asked], dict[str, None]] = {}
    for under in ways:
        *more, (asked, answer) = dict.fromkeys(_choice(sheets, under, each) for each in under)
        groups.setdefault((tuple(more), asked), {})[answer] = None
    language = sheets[0].here.language
    return [
        "; ".join(_in_words(language, *each) for each in (*more, (asked, " / ".join(values))))
        for (more, asked), values in groups.items()
    ]


def _choice(sheets: Sequence[Sheet], under: Choices, choice: Choice) -> tuple[Asked, str]:
    """A choice in words; one that all make in the words of the first, once."""
    _, axis, value = choice
    alike = (axis, value) in shared(under)
    name = next(each[0] for each in under if each == choice or (alike and each[1:] == (axis, value)))
    sheet = next(sheet for sheet in sheets if sheet.model.name == name)
    found = next(each for each in sheet.model.axes if each.name == axis)
    arm = next((arm for arm in found.arms if arm.value == value), None)
    answer = to_plain(sheet.prose.value(arm)) if arm is not None else str(value)
    edition = "" if alike else called(sheet.prose)
    return (edition, to_plain(sheet.prose.words(found.text))), answer


def _in_words(language: str, asked: Asked, answer: str) -> str:
    edition, question = asked
    chosen = said(language, "answer-chosen", question=question, answer=answer)
    return said(language, "answer-chosen-in", edition=edition, chosen=chosen) if edition else chosen


def _short(sheet: Sheet) -> str:
    """An edition without the name of the game, which stands above."""
    whole = title(sheet.prose)
    return whole.removeprefix(f"{game_title(sheet.prose)}, ")
