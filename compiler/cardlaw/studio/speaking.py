"""Sentences of findings and differences for the page, where nobody knows the ids of rules."""

from __future__ import annotations

from cardlaw.cli.views.answer.why import cited
from cardlaw.documents.pages.pieces.naming import unit_title
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.engine.play.reasons import Ground
from cardlaw.language import model as m
from cardlaw.players.words import PlayerWords


def speaker(model: m.Model, language: str, *others: m.Model) -> Speaker:
    """Says messages about a model; a rule, also one of the others, is called by what it says."""
    words = {
        rule.id: (PlayerWords(each, language), rule.gloss) for each in (*others, model) for rule in each.rules
    }

    def called(id: str) -> str:
        said, gloss = words.get(m.rule_of(id), (None, None))
        if said is None or gloss is None:
            return f"`{id}`"
        return said.voice("quoted", text=said.text(gloss).rstrip("."))

    return Speaker(Prose(model, language), number=called)


def citation(say: Speaker, prose: Prose, ground: Ground) -> str:
    """Where a rule stands: the lines of a sheet, or the title of the house rule that it belongs to."""
    house = any(unit.name == ground.unit and unit.sort == "pack" for unit in prose.model.units)
    return unit_title(prose, ground.unit) if house else say.part(cited(ground))
