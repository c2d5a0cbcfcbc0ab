"""What a rulebook contradicts or leaves open, and whether two house rules go together, in the reader's language."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.packs.compatibility import Pairing
from cardlaw.analysis.report.consequences import parties
from cardlaw.analysis.report.remedies import remedies
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.results.status import STATUSES
from cardlaw.analysis.results.words import headline
from cardlaw.analysis.storing import checked
from cardlaw.analysis.witness.tell import situated, tried
from cardlaw.cli.views.findings.check_text import added
from cardlaw.documents.evidence.asking import table_of_witness
from cardlaw.documents.pages.cases.figures import situation_figure
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import Prose
from cardlaw.engine.play.reasons import grounds
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.studio.answering import Refused, Request, progress
from cardlaw.studio.rules import NAME, language_of, library, model_of
from cardlaw.studio.screens.editing import problems
from cardlaw.studio.speaking import citation, speaker
from cardlaw.wording.arguments import SpokenText

LEFT = "remedy-accept"
"""A remedy that is none: to leave it as it is. Where a file is being written, it is one of the fixes."""
MOST_SHOWN = 60
"""Findings that are shown: nobody reads more of them on a page."""


def findings(request: Request) -> dict[str, Any]:
    """What is found in a rulebook and is not found in the one it builds on (`against`), the open points first.

    Of rules that are being written (`name` and `base`, as the language service takes them) each has its line and fixes.
    """
    model, base = model_of(request), model_of(request, "against")
    reports = []
    for number, each in enumerate((base, model)):
        reports.append(checked(each))
        progress(number + 1, 2)
    before, report = reports
    found = sorted(added(report, before), key=lambda each: STATUSES.index(each.status))
    fixes = {each["id"]: each for each in problems(request)} if "name" in request else {}
    telling = _FindingsTelling(model, language_of(request))
    return {
        "findings": [{**telling.finding(each), "problem": fixes.get(each.id)} for each in found[:MOST_SHOWN]],
        "total": len(found),
    }


def together(request: Request) -> dict[str, Any]:
    """Two house rules on an edition: whether they go together, and why not."""
    edition, packs = request.get("edition"), request.get("packs")
    if not isinstance(edition, str) or not NAME.fullmatch(edition):
        raise Refused("no rules are named")
    if not isinstance(packs, list) or len({*map(str, packs)}) != 2:
        raise Refused("two house rules are looked at together")
    pairing = Pairing(library(), edition, model_of(request, "edition"))
    if unknown := [pack for pack in packs if pack not in pairing.packs]:
        raise Refused(f"there is no house rule `{unknown[0]}`")
    cell = pairing.cell(*packs)
    made = library().compile(f"{edition} with {', '.join(packs)}").model or pairing.base
    say = speaker(made, language_of(request))
    return {"verdict": cell.verdict, "told": list(dict.fromkeys(say(each.said) for each in cell.told))}


class _FindingsTelling:
    """Findings of one model for the page."""

    def __init__(self, model: m.Model, language: str) -> None:
        self.model = model
        self.prose = Prose(model, language)
        self.say = speaker(model, language)
        self.layout = Layout(Rulebook(model), None)

    def finding(self, each: Finding) -> dict[str, Any]:
        said = self.say(each.said)
        picture, where = None, ""
        if each.witness is not None:
            table = table_of_witness(self.model, self.layout, each.witness)
            if table.drawable:
                picture = situation_figure(self.prose, looks_of(self.model), table, said).svg()
            rows = [*situated(self.model, self.layout, each.witness)]
            move = tried(self.model, self.layout, each.witness)
            where = "; ".join(map(self.say.part, [*rows, *([move] if move is not None else [])]))
        ways = remedies(self.model, each) if each.open else ()
        return {
            "id": each.id,
            "open": each.open,
            "kind": self.say.start(headline(each)),
            "said": said,
            "where": where,
            "picture": picture,
            "rules": [
                {
                    "text": self.say.part(SpokenText(ground.gloss)),
                    "citation": citation(self.say, self.prose, ground),
                }
                for ground in grounds(self.model, [rule.id for rule in parties(self.model, each)])
            ],
            "remedies": [self.say(way) for way in ways if way.id != LEFT],
        }
