"""What a page needs to lay a situation of a rulebook by clicking: its cards, moves, places and words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlaw.documents.pages.pieces.naming import mixture_title
from cardlaw.documents.pictures import card_picture
from cardlaw.documents.pictures.looks import CardLooks, looks_of
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.planning.things import face
from cardlaw.engine import Card
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.walking import nodes
from cardlaw.players.words import PlayerWords
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.studio.answering import Request
from cardlaw.studio.rules import language_of, model_of

MOST_PLAYERS = 10
"""So many can sit at a table of the studio: as many as a screen has room for."""


def kit(request: Request) -> dict[str, Any]:
    """The cards, moves and places of a rulebook, in the reader's language."""
    model, language = model_of(request), language_of(request)
    prose, words = Prose(model, language), PlayerWords(model, language)
    layout = program_of(model, None, ONE_ROUND).layout
    seats = seats_of(model)
    offered = {act for _, _, acts in _offers(model) for act in acts}
    return {
        "variant": model.name,
        "title": mixture_title(prose),
        "players": {"least": seats[0], "most": seats[1], "usual": layout.players},
        "names": list(DEFAULT_PLAYERS),
        "cards": cards(prose, layout),
        "tops": [
            {"short": short.name, "zone": short.meaning, "title": words(short.meaning.rpartition(" ")[2])}
            for short in model.shorts
        ],
        "hand": next((zone.name for zone in model.zones if zone.each == "player" and not zone.pile), None),
        "moves": [_move(words, model, layout, act) for act in model.acts if act.name in offered],
        "states": [_state(prose, layout, state) for state in model.states if _can_be_told(layout, state)],
        "directions": [{"value": way, "title": words(way)} for way in DIRECTIONS],
        "rules": {rule.id: words.text(rule.gloss) for rule in model.rules if rule.gloss is not None},
        "words": {zone.name: words(zone.name) for zone in model.zones},
    }


def seats_of(model: m.Model) -> tuple[int, int]:
    """The fewest and the most that can play."""
    from cardlaw.engine.state.layout import _seats

    least, most, _ = _seats(rulebook_of(model))
    return least, min(most, MOST_PLAYERS)


def cards(prose: Prose, layout: Layout) -> list[dict[str, Any]]:
    """Every card of the pack, in the order in which the engine numbers them."""
    looks, scene = looks_of(prose.model), PhraseScene(prose.model)
    return [_card(prose, scene, looks, card, layout.counts[card.index]) for card in layout.cards]


def _card(prose: Prose, scene: PhraseScene, looks: CardLooks, card: Card, copies: int) -> dict[str, Any]:
    kind, values = card.face.kind, card.face.values
    name = to_plain(prose.phrase(face(scene, kind, values)))
    stripes = looks.face(kind, values).stripes
    return {
        "text": card.text,
        "name": name,
        "picture": card_picture(looks, kind, values, name).svg(),
        "row": stripes[0].mark if len(stripes) == 1 else "",
        "copies": copies,
    }


def _answers(model: m.Model, act: m.Act) -> dict[str, Any] | None:
    """What a move answers, if it can only be made as an answer: `after` is the verb of what its player did alone."""
    found = {(cause, own) for cause, own, acts in _offers(model) if act.name in acts}
    if any(cause is None for cause, _ in found):
        return None
    if len(found) == 1:
        ((name, own),) = found
        cause = model.act(str(name))
        if own and cause.sort == "move" and not cause.parameters:
            return {"after": cause.verb}
    return {"after": None}


def _offers(model: m.Model) -> Iterator[tuple[str | None, bool, tuple[str, ...]]]:
    """Which moves are offered inside which act, None in a turn, and whether to whoever does that."""
    places: list[tuple[str | None, str, object]] = [(None, "player", stage.turns) for stage in model.stages]
    places += [(act.name, "player", act.body) for act in model.acts]
    clauses = (placed.clause for rule in model.rules_in("assumption") for placed in rule.clauses)
    places += [(c.act, c.subject or "player", c.body) for c in clauses if isinstance(c, m.Effect)]
    for cause, doer, body in places:
        for step in nodes(body):
            for part in step.offerings if isinstance(step, m.Offer) else ():
                yield cause, part.takers == m.OnePlayer(m.Local(doer, "player")), part.acts


def _move(words: PlayerWords, model: m.Model, layout: Layout, act: m.Act) -> dict[str, Any]:
    """A move: what it is called and what it is done with."""
    return {
        "act": act.name,
        "verb": act.verb,
        "said": words.infinitive(act, {p.name: "…" for p in act.parameters}),
        "answers": _answers(model, act),
        "takes": [
            {"name": p.name, "type": p.type, "title": words(p.name), "values": _values(words, layout, p.type)}
            for p in act.parameters
        ],
    }


def _values(words: PlayerWords, layout: Layout, type_: m.Type) -> list[dict[str, Any]] | None:
    if type_ in layout.attributes:
        return [{"value": value, "title": words(str(value))} for value in layout.attributes[type_]]
    return None


def _can_be_told(layout: Layout, state: m.State) -> bool:
    """States of the whole table with a few named values, which somebody may want to tell."""
    values = layout.attributes.get(state.type, ())
    return state.each is None and bool(values) and all(isinstance(value, str) for value in values)


def _state(prose: Prose, layout: Layout, state: m.State) -> dict[str, Any]:
    words = PlayerWords(prose.model, prose.language)
    return {"name": state.name, "title": words(state.name), "values": _values(words, layout, state.type)}
