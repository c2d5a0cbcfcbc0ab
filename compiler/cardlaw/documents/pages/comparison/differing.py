"""One difference: the situation drawn, and each edition's verdict with the clause that decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlaw.analysis.facts.common_ground import written_in
from cardlaw.analysis.results.verdict_words import Verdict, quoting
from cardlaw.documents.pages.cases.figures import situation_figure, told_of, told_table, tried_words
from cardlaw.documents.pages.cases.findings import verdict_word
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    Html,
    between,
    drawn,
    table,
    tag,
    to_text,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import called
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import to_html
from cardlaw.documents.results import ShownDifference
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenListing, SpokenSeat, SpokenState, Value, Verbatim
from cardlaw.wording.messages import message


def edition_link(sheet: Sheet) -> Html:
    """An edition by its short name, leading to its page."""
    there = sheet.context.addresses.link(sheet.here, Key("edition", sheet.model.name, sheet.here.language))
    return tag("a", words(called(sheet.prose)), href=there)


def knowing(sheets: Sequence[Sheet], difference: ShownDifference) -> Sheet:
    """The first sheet that has a word for everything at the table: a variant knows what its packs brought.

    One in the reader's language comes last: the names of its cards are not those of the others.
    """
    sheets = sorted(sheets, key=lambda sheet: written_in(sheet.model, sheet.prose.language))
    table = difference.table
    named = {*difference.named}
    if table is not None:
        named |= {state for state, _, _ in table.states} | {zone for zone, _, _ in table.zones}
        named |= {act for _, act in table.owes} | ({table.tried[1]} if table.tried is not None else set())
    every = [_declared(sheet.model) for sheet in sheets]
    known = named.intersection(frozenset[str]().union(*every))
    return next((sheet for sheet, own in zip(sheets, every, strict=True) if known <= own), sheets[0])


def _declared(model: m.Model) -> frozenset[str]:
    every = (model.states, model.zones, model.acts, model.quantities, model.stages)
    return frozenset(thing.name for things in every for thing in things)


def verdict_of(sheet: Sheet, difference: ShownDifference) -> Html | None:
    """What an edition makes of it; None if it was not asked."""
    said, name = dict(difference.verdicts), sheet.model.name
    if name not in said:
        return None
    verdict = said[name]
    if isinstance(verdict, Message):
        verdict = quoting(verdict, sheet.model, dict(difference.rules).get(name, ()))
    word = verdict_word(sheet, verdict)
    if _as_before(difference.table, verdict):
        return together(word, " (", sheet.label("as-it-was"), ")")
    return word


def _as_before(at: ShownTable | None, verdict: Verdict) -> bool:
    """Whether a state is seen to have the value that the table began with."""
    state = verdict["state"] if isinstance(verdict, Message) and verdict.id == "seen-state" else None
    if at is None or not isinstance(state, SpokenState) or not isinstance(state.value, Value):
        return False
    owner = at.players[state.owner.number] if isinstance(state.owner, SpokenSeat) else state.owner
    return any(
        (name, whose) == (state.name, owner)
        and isinstance(began, m.Const)
        and began.value == state.value.value
        for name, whose, began in at.states
    )


def following(sheets: Sequence[Sheet], difference: ShownDifference) -> Html:
    """A difference that only follows from another, in a line."""
    said = [
        together(called(sheet.prose), " ", tag("strong", verdict))
        for sheet in sheets
        if (verdict := verdict_of(sheet, difference)) is not None
    ]
    said_of = head(knowing(sheets, difference), difference)
    return tag("span", said_of, words(" – "), between(", ", said))


def at_table(sheets: Sequence[Sheet], difference: ShownDifference) -> Html:
    """A difference in a line, after what is known of its table where cards are seen there or turned up."""
    line, table = following(sheets, difference), difference.table
    if table is None or not table.drawable:
        told = " ".join(_brought(knowing(sheets, difference), difference))
        return together(tag("small", words(told)), " ", line) if told else line
    known = told_table(knowing(sheets, difference).prose, replace(table, tried=None))
    return together(tag("small", words(" ".join(known))), " ", line)


def head(sheet: Sheet, difference: ShownDifference) -> Html:
    """What is tried at the table, or what the difference is about."""
    if difference.table is None or difference.table.tried is None:
        return sheet.said(difference.head)
    tried = tried_words(sheet.prose, difference.table)
    if difference.head.id != "differ-may":  # what comes of a move may take what is answered to it
        tried = "; ".join((tried, *_played_on(sheet, difference)))
    if difference.head.id == "differ-may" or (difference.head.id == "differ-if-wrong" and difference.then):
        return words(tried)
    there = {**dict(difference.head.arguments), "item": message("seen-choice", what=Verbatim(tried))}
    return sheet.said(message(difference.head.id, **there))


def _played_on(sheet: Sheet, difference: ShownDifference) -> tuple[str, ...]:
    """What was answered there and what chance brought, each as a sentence without its stop."""
    return tuple(to_text(sheet.said(_named(sheet, each))) for each in difference.then)


def _named(sheet: Sheet, answer: Message) -> Message:
    """An answer with editions by their short names."""
    editions = dict(answer.arguments).get("editions")
    if not isinstance(editions, SpokenListing):
        return answer
    named = tuple(_called(sheet, each) if isinstance(each, Verbatim) else each for each in editions.items)
    return message(answer.id, **{**dict(answer.arguments), "editions": replace(editions, items=named)})


def _called(sheet: Sheet, edition: Verbatim) -> Verbatim:
    model = sheet.context.models.get(edition.text)
    return edition if model is None else Verbatim(called(sheet.context.prose(model, sheet.here.language)))


def _brought(sheet: Sheet, difference: ShownDifference) -> list[str]:
    """How play went on where nobody makes a move and no card is seen before; it is chance if cards are not alike."""
    table = difference.table
    if table is None or table.tried is not None or table.drawable or not difference.then:
        return []
    cards = {str(answer["card"]) for answer in difference.then if answer.id == "comes-up-in"}
    chance = (to_text(sheet.said(message("chance-in-each"))),) if len(cards) > 1 else ()
    return [f"{said}." for said in (*_played_on(sheet, difference), *chance)]


def difference_section(sheets: Sequence[Sheet], difference: ShownDifference) -> Html:
    """A difference in full: its table drawn, the verdicts beside it."""
    first = knowing(sheets, difference)
    picture = before = NOTHING
    if difference.table is not None and difference.table.drawable:
        title = to_text(head(first, difference))
        figure = situation_figure(first.prose, looks_of(first.model), difference.table, title)
        picture = tag("figure", drawn(figure), class_="cl-figure")
        if difference.table.tried is not None and not difference.table.tried[2]:  # the move names no card
            before = tag("p", words(" ".join(told_table(first.prose, difference.table))), class_="cl-small")
    elif difference.table is not None:
        told = " ".join(
            (*map(str.strip, told_of(first.prose, difference.table)), *_brought(first, difference))
        )
        picture = tag("p", words(told), class_="cl-small") if told else NOTHING
    rows = [
        [edition_link(sheet), verdict, _deciding(sheet, difference)]
        for sheet in sheets
        if (verdict := verdict_of(sheet, difference)) is not None
    ]
    note = tag("p", given(sheets, difference), class_="cl-small") if difference.under else NOTHING
    look = "cl-situation" if picture.startswith("<figure") else "cl-beside"
    columns = (first.label("edition"), first.label("verdict"), first.label("decided-by"))
    return tag(
        "section",
        tag("h3", head(first, difference)),
        note,
        before,
        tag("div", picture, table(columns, rows, class_="cl-verdicts"), class_=look),
        class_="cl-scenario",
    )


def given(sheets: Sequence[Sheet], *differences: ShownDifference) -> Html:
    """The choices that a difference takes, in words; where it shows under others as well, any of them."""
    told = [
        between("; ", (_choice(sheets, *each) for each in difference.under)) for difference in differences
    ]
    labels = ("only-with", *("or-with" for _ in told[1:]))
    pairs = zip(labels, told, strict=True)
    return between("; ", (together(sheets[0].label(label), " ", each) for label, each in pairs))


def _choice(sheets: Sequence[Sheet], name: str, axis: str, value: int | str) -> Html:
    sheet = next((sheet for sheet in sheets if sheet.model.name == name), sheets[0])
    found = next((each for each in sheet.model.axes if each.name == axis), None)
    if found is None:
        return together(axis, " = ", str(value))
    arm = next((arm for arm in found.arms if arm.value == value), None)
    said = to_html(sheet.prose.value(arm)) if arm is not None else together(str(value))
    return together(edition_link(sheet), ": ", sheet.words(found.text), " ", tag("em", said))


def _deciding(sheet: Sheet, difference: ShownDifference) -> Html:
    """The clauses that decide, each with its sentence; clauses of one rule that read the same are told once."""
    rules = {rule.id: rule for rule in sheet.model.rules}
    out: list[Html] = []
    for name in dict(difference.rules).get(sheet.model.name, ()):
        rule = rules.get(m.rule_of(name))
        if rule is None:
            continue
        said = sheet.quoted(rule, name)
        out.append(tag("div", sheet.rule_link(rule.id), BLANK, said))
    return NOTHING.join(dict.fromkeys(out)) or words("–")
