"""A game as the page keeps it, judged move by move under another rulebook."""

from __future__ import annotations

from typing import Any

from cardlaw.cli.variants import compiled as found_under
from cardlaw.cli.verbs.play.replay import RulesAsked, leg_by_leg
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.engine import Saved
from cardlaw.engine.play.reasons import grounds
from cardlaw.scenarios.recordings import legs
from cardlaw.scenarios.refereeing import Ruling
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import language_of, library, own_texts
from cardlaw.studio.screens.playing import game_of, said_moves
from cardlaw.studio.speaking import citation
from cardlaw.wording.arguments import SpokenText

POLICY = "ask"


def replay(request: Request) -> dict[str, Any]:
    """What `under` has against the moves of a game, the first of each round taken as it was dealt."""
    game, under = game_of(request), request.get("under")
    if not isinstance(under, str) or "/" in under:
        raise Refused("no rules are named to judge the game by")
    rules = RulesAsked(under, found_under(library(tuple(own_texts(request).items())), under))
    head = {"variant": game.model.name, "players": len(game.seats), "seed": game.seed, "policy": POLICY}
    saved = Saved(head, game.moves, 0, False, "")
    trial = leg_by_leg(rules, game.model, legs(game.model, saved, game.names), game.names, saved)
    judgement = trial.judgement
    rulings = judgement.rulings if judgement is not None else ()
    prose = Prose(rules.model, language_of(request))
    say = Speaker(prose, game.names)
    moves = said_moves(game, {ruling.number for ruling in rulings}, language_of(request))

    def told(ruling: Ruling) -> dict[str, Any]:
        return {
            "move": ruling.number,
            "said": moves.get(ruling.number, ""),
            "sort": ruling.sort,
            "player": None if ruling.seat is None else game.names[ruling.seat],
            "verdict": ruling.word,
            "reason": None if ruling.reason is None else say(ruling.reason),
            "rules": [
                {"text": say.part(SpokenText(ground.gloss)), "citation": citation(say, prose, ground)}
                for ground in grounds(rules.model, ruling.clauses)
            ],
        }

    return {
        "verdict": trial.word,
        "judged": judgement.judged if judgement is not None else 0,
        "problem": trial.problem,
        "rulings": [told(each) for each in rulings],
    }
