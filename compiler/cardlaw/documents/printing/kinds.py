"""The five kinds of sheet, each made from a model as one value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardlaw.documents.printing.grouping import PLACES, Grouped, Sort, grouped
from cardlaw.documents.printing.handout import (
    AnswerList,
    Block,
    Cell,
    Grid,
    Handout,
    Kind,
    ReferenceCard,
    ReferenceCards,
    RuleLine,
    RuleList,
    Section,
    SheetDrawing,
    SheetText,
)
from cardlaw.documents.printing.wording import ASSUMED, Worded
from cardlaw.documents.prose import to_plain
from cardlaw.language import model as m

SMALL_CARD = 9
"""Millimetres of a card beside what it does."""


def full(worded: Worded, link: str = "") -> Handout:
    """Every rule in force, chapter by chapter."""
    the_cards = to_plain(worded.prose.label("the-cards"))
    sections = [Section(the_cards, (worded.strip(),))] if worded.faces else []
    sections += [
        Section(f"{chapter.number} {worded.heading(chapter)}", worded.by_topic(chapter))
        for chapter in worded.chapters
    ]
    return _handout("full", worded, sections, link)


def one_page(worded: Worded, link: str = "") -> Handout:
    """Setting up, the turn, what cards do as a table, how it ends, points."""
    found = grouped(worded)
    sections: list[Section] = []
    for place in PLACES:
        rules = found.by_place.get(place, [])
        if rules:
            lines = tuple(RuleLine(rule.id, "", worded.alone(rule, found.shown)) for rule in rules)
            sections.append(Section(worded.label(place), (RuleList(lines),)))
        if place == "turn" and found.by_sort:
            sections.append(Section(worded.label("cards"), (_effects(worded, found),)))
    notes = (worded.label("left-out", n=found.left_out),) if found.left_out else ()
    return _handout("one-page", worded, sections, link, notes)


def _effects(worded: Worded, found: Grouped) -> Grid:
    """A row for each sort of card: its picture, what it does, what it counts."""
    points = (worded.label("points"),) if found.counted else ()
    rows: list[tuple[Cell, ...]] = []
    for sort, rules in found.by_sort.items():
        told = " ".join(worded.alone(rule, found.shown) for rule in rules)
        does = f"{worded.sort_name(sort)}. {told}".rstrip()
        count = (found.counted.get(sort, ""),) if points else ()
        rows.append((SheetDrawing(worded.picture(worded.face_of(sort)), SMALL_CARD), does, *count))
    return Grid((worded.label("card"), worded.label("does"), *points), tuple(rows))


class NothingToPrint(Exception):
    """A sheet of this kind would be empty; the message says why."""


def house_rules(worded: Worded, link: str = "") -> Handout:
    """What is played otherwise than the edition says: each pack with its choices, then rules of the table's own."""
    model = worded.model
    worded = Worded(model, worded.language, worded.catalogue, house=True)
    own = [unit for unit in model.units if unit.sort in ("pack", "variant")]
    sections = [found for unit in own if (found := _house(worded, unit)).blocks]
    if changed := worded.changes():
        sections.append(Section(worded.label("choices"), (AnswerList(changed),)))
    if not sections:
        raise NothingToPrint(worded.label("no-house-rules", name=model.name))
    made = _handout("house-rules", worded, sections, link)
    return replace(made, title=worded.label("house-rules", title=worded.title), choices=())


def _house(worded: Worded, unit: m.Unit) -> Section:
    """A pack or variant: what it says of itself, its choices, its rules in force."""
    blocks: list[Block] = []
    rules = [r for chapter in worded.chapters for r in chapter.rules if r.unit == unit.name]
    if unit.sort == "pack" and worded.prose.speaks(unit.gloss):
        blocks.append(SheetText(to_plain(worded.prose.words(unit.gloss))))
    if rules:
        blocks.append(RuleList(worded.lines(rules)))
    if pairs := worded.choices_of(unit.name):
        blocks.append(AnswerList(pairs))
    title = worded.called(unit.name) if unit.sort == "pack" else worded.label("own-rules")
    return Section(title, tuple(blocks))


def cheat_cards(worded: Worded, link: str = "") -> Handout:
    """Cards to cut out: one for each sort of card that does something, and one for each part of the game."""
    found = grouped(worded)
    cards = [_card(worded, sort, rules, found) for sort, rules in found.by_sort.items() if rules]
    for place in PLACES:
        sentences = [*map(worded.alone, found.by_place.get(place, ()))]
        if place == "points":
            sentences += _only_count(worded, found)
        if sentences:
            cards.append(ReferenceCard(worded.label(place), tuple(sentences)))
    whole = tuple(part for card in cards for part in _parts(card))
    return _handout("cheat-cards", worded, [Section("", (ReferenceCards(whole),))], link)


def _only_count(worded: Worded, found: Grouped) -> list[str]:
    """What the cards count that do nothing else."""
    return [
        f"{worded.sort_name(sort)}: {found.counted[sort]}"
        for sort, rules in found.by_sort.items()
        if not rules and found.counted.get(sort)
    ]


MOST_ON_A_CARD = 520
"""Characters that a cut-out card has room for at a size that can be read."""


def _card(worded: Worded, sort: Sort, rules: list[m.Rule], found: Grouped) -> ReferenceCard:
    points = found.counted.get(sort)
    foot = f"{worded.label('points')}: {points}" if points else ""
    picture = worded.picture(worded.face_of(sort))
    return ReferenceCard(worded.sort_name(sort), tuple(map(worded.alone, rules)), picture, foot)


def _parts(card: ReferenceCard) -> Iterator[ReferenceCard]:
    """A card that says too much goes on several, on each about as much."""
    room = MOST_ON_A_CARD - (130 if card.picture is not None else 0)
    needed = len(_filled(card.sentences, room))
    fillings = (_filled(card.sentences, less) for less in (*range(0, room, 10), room))
    pages = next(filling for filling in fillings if len(filling) <= needed)
    for at, sentences in enumerate(pages, 1):
        title = card.title if len(pages) == 1 else f"{card.title} {at}/{len(pages)}"
        yield ReferenceCard(title, tuple(sentences), card.picture, card.foot if at == len(pages) else "")


def _filled(sentences: tuple[str, ...], room: int) -> list[list[str]]:
    """The sentences on cards with room for so many letters."""
    pages: list[list[str]] = [[]]
    for sentence in sentences:
        if pages[-1] and sum(map(len, pages[-1])) + len(sentence) > room:
            pages.append([])
        pages[-1].append(sentence)
    return pages


def _handout(
    kind: Kind, worded: Worded, sections: list[Section], link: str, notes: tuple[str, ...] = ()
) -> Handout:
    lines = [
        line
        for section in sections
        for block in section.blocks
        if isinstance(block, RuleList)
        for line in block.lines
    ]
    if any(line.assumed for line in lines) or any(value.endswith(ASSUMED) for _, value in worded.facts):
        notes = (*notes, worded.label("assumed"))
    return Handout(
        kind,
        worded.language,
        worded.game,
        worded.title,
        worded.model.name,
        worded.lead,
        worded.parts,
        worded.choices(),
        worded.facts,
        tuple(sections),
        notes,
        link,
    )


MAKERS: dict[Kind, Callable[[Worded, str], Handout]] = {
    "full": full,
    "one-page": one_page,
    "house-rules": house_rules,
    "cheat-cards": cheat_cards,
}
"""The kinds that are about one rulebook; a poster is about several."""
