"""Who is right?: a page for each question that players quarrel about, and a page that lists them."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Sequence
from functools import cached_property

from cardlaw.analysis.questions.disputes import Dispute, Laid, RulebookRuling, laid
from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    drawn,
    listed,
    tag,
    to_text,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import called, game_title, is_edition, put_on, unit_title
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pages.pieces.table import table_of_lines
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import Prose, to_html, to_plain
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language.loading import Compiled
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message, SpokenZone
from cardlaw.wording.messages import message

UNSEEN = frozenset({"change-top", "change-fewer"})
"""What everybody sees happen, and is not asked about."""
ALLOWED = ("may", "must")


@dataclass(frozen=True)
class Ruled:
    """What one rulebook says of a question, and how the question reads there."""

    name: str
    compiled: Compiled
    dispute: Dispute
    ruling: RulebookRuling

    @property
    def model(self) -> m.Model:
        assert self.compiled.model is not None
        return self.compiled.model

    @cached_property
    def laid(self) -> Laid | None:
        return laid(self.compiled, self.dispute)

    @property
    def same(self) -> tuple[object, ...]:
        """Rulebooks for which this is the same say the same."""
        told = self.ruling
        return told.word, bool(told.wrongs), told.changes, told.answers, told.reason


@dataclass(frozen=True)
class Settled:
    """A question with the answers of all rulebooks, the editions first."""

    dispute: Dispute
    ruled: tuple[Ruled, ...]


def disputes_page(context: SiteContext, game: str, settled: Sequence[Settled], language: str) -> FinishedPage:
    """All questions of a game by topic."""
    here = Key("disputes", game, language)
    prose = context.prose(settled[0].ruled[0].model, language)
    heading = f"{game_title(prose)}: {to_plain(prose.label('disputes'))}"
    writer = PageWriter(heading, language, to_plain(prose.label("disputes-intro")))
    writer.add(crumbs(context, here, prose))
    writer.heading(1, "disputes", heading)
    writer.add(language_bar(context, here, prose), tag("p", to_html(prose.label("disputes-intro"))))
    by_topic: dict[str, list[Settled]] = {}
    for each in settled:
        by_topic.setdefault(each.dispute.topic, []).append(each)
    for topic, several in by_topic.items():
        writer.heading(2, f"topic-{topic}", _topic(context, several[0], language))
        writer.add(listed(_linked(context, here, each) for each in several))
    return writer.page()


def _linked(context: SiteContext, here: Key, settled: Settled) -> Html:
    prose = context.prose(settled.ruled[0].model, here.language)
    there = context.addresses.link(here, Key("dispute", here.name, here.language, settled.dispute.id))
    return tag("a", to_html(asked(prose, settled.dispute)), href=there)


def _topic(context: SiteContext, settled: Settled, language: str) -> str:
    """What a topic is called by the first rulebook that knows it."""
    for each in settled.ruled:
        for topic in each.model.topics:
            if topic.name == settled.dispute.topic:
                return to_plain(context.prose(each.model, language).words(topic.text))
    return settled.dispute.topic


def asked(prose: Prose, dispute: Dispute) -> str:
    """The question in the reader's language."""
    return prose.words(m.Words(dispute.text))


def dispute_page(context: SiteContext, game: str, settled: Settled, language: str) -> FinishedPage:
    """One question: the situation drawn, then each answer with who gives it, what follows and what decides."""
    dispute = settled.dispute
    here = Key("dispute", game, language, dispute.id)
    prose = context.prose(settled.ruled[0].model, language)
    question = to_plain(asked(prose, dispute))
    groups: dict[tuple[object, ...], list[Ruled]] = {}
    for each in settled.ruled:
        groups.setdefault(each.same, []).append(each)
    said: dict[str, list[str]] = {}
    for each in settled.ruled:
        said.setdefault(_verdict(context, each, language), []).append(_called(context, each, language))
    writer = PageWriter(
        question, language, "; ".join(f"{', '.join(who)}: {what}" for what, who in said.items())
    )
    index = Key("disputes", game, language)
    back = tag("a", to_html(prose.label("disputes")), href=context.addresses.link(here, index))
    writer.add(crumbs(context, here, prose, back))
    writer.heading(1, "question", question)
    writer.add(language_bar(context, here, prose))
    lines = [together(tag("strong", words(what)), ": ", words(", ".join(who))) for what, who in said.items()]
    lead = listed(lines, class_="cl-lead") if len(lines) > 1 else tag("p", *lines, class_="cl-lead")
    writer.add(lead, *_situation(context, here, settled))
    for at, several in enumerate(groups.values(), 1):
        verdict = _verdict(context, several[0], language)
        who = ", ".join(_called(context, each, language) for each in several)
        look = "may" if several[0].ruling.word in ALLOWED else "must-not"
        shown = tag("span", words(verdict), class_=f"cl-verdict cl-verdict-{look}")
        if len(groups) == 1:
            writer.heading(2, f"answer-{at}", verdict, shown)
        else:
            writer.heading(2, f"answer-{at}", f"{verdict}: {who}", together(shown, ": ", words(who)))
        writer.add(*_answer(context, here, several))
    writer.add(tag("p", to_html(prose.label("disputes-tried")), class_="cl-small"))
    return writer.page()


def _situation(context: SiteContext, here: Key, settled: Settled) -> Iterator[Html]:
    """The table drawn by the first rulebook that has everything on it, and a way to ask for another one."""
    for each in settled.ruled:
        if each.laid is None:
            continue
        prose = _sheet(context, here, each).prose
        table = table_of_lines(each.laid.players, each.laid.lines)
        if table.drawable:
            told = to_plain(asked(prose, settled.dispute))
            yield tag(
                "figure",
                drawn(situation_figure(prose, looks_of(each.model), table, told)),
                class_="cl-figure",
            )
            break
    if context.studio is not None:
        prose = context.prose(settled.ruled[0].model, here.language)
        there = context.addresses.link(here, Key("page", context.studio, here.language))
        address = f"{there}#ask={studio_state(settled)}"
        yield tag("p", tag("a", to_html(prose.label("ask-in-studio")), href=address))


def studio_state(settled: Settled) -> str:
    """The question as the studio reads it from an address: compressed JSON in letters, digits, `-` and `_`."""
    editions = [each for each in settled.ruled if each.name == each.model.name and is_edition(each.model)]
    state = {
        "game": settled.ruled[0].model.vocabulary,
        "books": [each.name for each in editions],
        "more": "\n".join(settled.dispute.given),
        "move": settled.dispute.move,
    }
    packed = zlib.compress(json.dumps(state, ensure_ascii=False).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _answer(context: SiteContext, here: Key, several: Sequence[Ruled]) -> Iterator[Html]:
    """What follows, and the sentence of each that decides."""
    first = several[0]
    say = _speaker(context, here, first)
    if first.ruling.reason is not None:
        yield tag("p", words(say(first.ruling.reason)))
    if first.ruling.word in ALLOWED or first.ruling.wrongs:
        follows = [words(say.start(each)) for each in _shown(first, first.ruling.changes)]
        for answer, then in first.ruling.answers:
            below = [words(say.start(each)) for each in _shown(first, then)]
            follows.append(words(say.start(answer)) + (listed(below) if below else NOTHING))
        if follows:
            yield tag("p", _sheet(context, here, first).label("disputes-then"))
            yield listed(follows)
    deciding = [_deciding(context, here, each) for each in several]
    if any(deciding):
        yield tag("p", _sheet(context, here, first).label("decided-by"))
        yield listed((each for each in deciding if each), class_="cl-clauses")


def _shown(ruled: Ruled, changes: Sequence[Message]) -> list[Message]:
    """What follows, without what lies on piles."""
    piles = {zone.name for zone in ruled.model.zones if zone.pile}

    def tells(each: Message) -> bool:
        inside = dict(each.arguments).get("what")
        if isinstance(inside, Message):
            return tells(inside)
        zone = dict(each.arguments).get("zone")
        pile = isinstance(zone, SpokenZone) and zone.name in piles and each.id == "change-more"
        return each.id not in UNSEEN and not pile

    return [each for each in changes if tells(each)]


def _deciding(context: SiteContext, here: Key, ruled: Ruled) -> Html:
    """The sentences of a rulebook that decide, each with its number."""
    sheet = _sheet(context, here, ruled)
    clauses = (*ruled.ruling.deciding, *ruled.ruling.wrongs)
    rules = dict.fromkeys(m.rule_of(clause) for clause in clauses)
    said = [
        together(sheet.words(sheet.rules[id].gloss), " ", sheet.rule_link(id))
        for id in rules
        if id in sheet.rules
    ]
    if not said:
        return NOTHING
    name = tag("span", words(_called(context, ruled, here.language)), class_="cl-small")
    return together(name, " ", between(" ", said))


def _sheet(context: SiteContext, here: Key, ruled: Ruled) -> Sheet:
    """A rulebook with its rules at home where they have a page: on that of the pack, or of the edition."""
    pack = next((unit.name for unit in ruled.model.units if unit.sort == "pack"), None)
    return Sheet(context, context.prose(ruled.model, here.language, pack), here, pack)


def _speaker(context: SiteContext, here: Key, ruled: Ruled) -> Speaker:
    sheet = _sheet(context, here, ruled)
    players = ruled.laid.players if ruled.laid is not None else ()
    return Speaker(sheet.prose, players or "abcdefghij", number=sheet.numbers.get)


def _called(context: SiteContext, ruled: Ruled, language: str) -> str:
    """A rulebook in a few words: the edition without the game, a pack by its title and the choice made."""
    prose = context.prose(ruled.model, language)
    base = next(unit.name for unit in ruled.model.units if unit.sort == "edition")
    printed = context.models.get(base)
    edition = unit_title(prose, base) if printed is None else called(context.prose(printed, language))
    packs = [unit_title(prose, unit.name) for unit in ruled.model.units if unit.sort == "pack"]
    said = put_on(prose, edition.removeprefix(f"{game_title(prose)}, "), packs)
    chosen = [
        to_plain(prose.value(arm))
        for axis in ruled.model.axes
        for arm in axis.arms
        if arm.value == ruled.model.choice(axis.name) != axis.chosen
    ]
    return f"{said} ({', '.join(chosen)})" if chosen else said


def _verdict(context: SiteContext, ruled: Ruled, language: str) -> str:
    """The answer in a word or two."""
    prose = context.prose(ruled.model, language)
    word = ruled.ruling.word
    if word in ("no-move", "no-card"):
        text = to_text(to_html(prose.label("lacks" if word == "no-card" else "no-such-move")))
    elif word == "hangs":
        text = Speaker(prose).part(message("ruling-depends"))
    else:
        wrong = "-wrong" if ruled.ruling.wrongs and word != "not-offered" else ""
        text = Speaker(prose).part(message(f"ruling-{word}{wrong}"))
    return text[:1].upper() + text[1:]
