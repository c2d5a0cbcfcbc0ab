"""Rulebooks side by side: each difference as a sentence, a picture and what each of them says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardlaw.analysis.comparison.digest import digest
from cardlaw.analysis.facts.common_ground import told_in
from cardlaw.analysis.results.difference import Compared
from cardlaw.analysis.results.difference import Comparison as Report
from cardlaw.analysis.results.difference import Difference as Lead
from cardlaw.analysis.results.verdict_words import Verdict, spoken
from cardlaw.analysis.storing import compared
from cardlaw.analysis.witness.tell import situated
from cardlaw.cli.variants import told_apart
from cardlaw.documents.evidence.comparisons import shown
from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pages.cases.findings import verdict_word
from cardlaw.documents.pages.comparison.differing import head, knowing
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import to_text
from cardlaw.documents.pages.pieces.naming import mixture_title, title
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.results import ShownDifference
from cardlaw.engine.play.reasons import grounds
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.studio.answering import Refused, Request, progress
from cardlaw.studio.rules import language_of, library, own_texts
from cardlaw.studio.speaking import citation, speaker
from cardlaw.wording.arguments import Message, SpokenListing, SpokenSaid
from cardlaw.wording.messages import message

MOST_COMPARED = 5
FORMULAS = ("seen-value", "seen-value-when")
"""Numbers that are given as they are written in the rules."""


def differences(request: Request) -> dict[str, Any]:
    """What sets rulebooks apart, topic by topic; if they are `chosen`, only as they are chosen to be read."""
    ids = request.get("ids")
    if not isinstance(ids, list) or not all(isinstance(id, str) and "/" not in id for id in ids):
        raise Refused("no rulebooks are named")
    if not 2 <= len(ids) <= MOST_COMPARED:
        raise Refused(f"two to {MOST_COMPARED} rulebooks are compared")
    models = told_apart(library(tuple(own_texts(request).items())), ids)
    found = compared(models, done=progress, chosen=request.get("chosen") is True)
    return _DifferencesTelling(models, found, language_of(request)).told()


class _DifferencesTelling:
    """A comparison for the page; what only follows from another difference is left out."""

    def __init__(self, models: Sequence[m.Model], found: Report, language: str) -> None:
        context = SiteContext(Addresses("", language), (language,))
        self.models, self.found = models, found
        self.sheets = [
            Sheet(context, Prose(model, language), Key("edition", model.name, language)) for model in models
        ]
        self.whole = told_in(models, language)
        self.layout = Layout(Rulebook(self.whole), None)
        self.say = speaker(self.whole, language, *models)

    def told(self) -> dict[str, Any]:
        topics = {topic.name: topic for model in self.models for topic in model.topics}
        rows: dict[str, list[dict[str, Any]]] = {name: [] for name in topics}
        leading = [each for each in shown(self.models, self.found).differences if not each.follows]
        for lead, each in zip(self._leads(), leading, strict=True):
            rows.setdefault(each.topic, []).append(self._difference(lead, each))
        prose = self.sheets[0].prose
        return {
            "rulebooks": [{"id": sheet.model.name, "title": title(sheet.prose)} for sheet in self.sheets],
            "topics": [
                {
                    "topic": name,
                    "title": to_plain(prose.words(topics[name].text)) if name in topics else "",
                    "differences": each,
                }
                for name, each in rows.items()
                if each
            ],
            "unknown": list(dict.fromkeys(map(self._unknown, self.found.unknown))),
        }

    def _leads(self) -> Iterator[Lead]:
        """The differences that do not only follow from another one, in the order in which they are shown."""
        for section in digest(self.found, self.models):
            for points in (section.points, *(points for _, points in section.elsewhere)):
                yield from (point.lead for point in points)

    def _unknown(self, each: Compared) -> str:
        said = self.say(message("unknown-thing", item=each.about, why=SpokenSaid(each.why)))
        for sheet in sorted(self.sheets, key=lambda sheet: -len(sheet.model.name)):
            said = said.replace(sheet.model.name, mixture_title(sheet.prose))
        return said

    def _difference(self, lead: Lead, difference: ShownDifference) -> dict[str, Any]:
        first = knowing(self.sheets, difference)
        said = to_text(head(first, difference))
        picture = None
        if difference.table is not None and difference.table.drawable:
            picture = situation_figure(first.prose, looks_of(first.model), difference.table, said).svg()
        rules, verdicts = dict(difference.rules), dict(difference.verdicts)
        return {
            "id": difference.id,
            "head": said,
            "where": self._where(lead),
            "picture": picture,
            "under": [self._choice(*choice) for choice in difference.under],
            "says": [
                {
                    "rulebook": sheet.model.name,
                    "verdict": _verdict(sheet, verdicts[sheet.model.name]),
                    "rules": [self._rule(sheet, clause) for clause in rules.get(sheet.model.name, ())],
                }
                for sheet in self.sheets
                if sheet.model.name in verdicts
            ],
        }

    def _where(self, lead: Lead) -> str:
        """The situation that shows a difference, in words."""
        if lead.witness is None:
            return ""
        rows = (*situated(self.whole, self.layout, lead.witness), *lead.answers)
        return "; ".join(map(self.say.part, rows))

    def _choice(self, name: str, axis: str, value: int | str) -> dict[str, str]:
        """A choice that a difference takes: whose it is, the question and the answer."""
        sheet = next(sheet for sheet in self.sheets if sheet.model.name == name)
        known = next(each for each in sheet.model.axes if each.name == axis)
        arm = next((arm for arm in known.arms if arm.value == value), None)
        return {
            "rulebook": name,
            "question": to_plain(sheet.prose.words(known.text)),
            "chosen": str(value) if arm is None else to_plain(sheet.prose.value(arm)),
        }

    def _rule(self, sheet: Sheet, clause: str) -> dict[str, str]:
        """A rule that decides: its sentence and where it is printed."""
        ground = grounds(sheet.model, (clause,))[0]
        return {
            "text": to_plain(sheet.prose.words(ground.gloss)),
            "citation": citation(self.say, sheet.prose, ground),
        }


def _verdict(sheet: Sheet, verdict: Verdict) -> str | None:
    """What a rulebook says, in words; None for a number that is only written as a formula: its rules are told."""
    return None if _is_formula(spoken(verdict)) else to_text(verdict_word(sheet, verdict))


def _is_formula(said: Message) -> bool:
    inner = said["values"] if said.id == "seen-values" else None
    several = inner.items if isinstance(inner, SpokenListing) else ()
    return said.id in FORMULAS or any(isinstance(each, Message) and _is_formula(each) for each in several)
