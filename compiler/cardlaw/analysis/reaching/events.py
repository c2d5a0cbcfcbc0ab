"""Findings about what comes to pass: statements broken, several winners, clauses after the end, piles run short."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.reaching.games import Game, Point, Shown
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.state import Frame
from cardlaw.language import model as m
from cardlaw.wording.arguments import Act, Amount, Message, Name, Rule
from cardlaw.wording.messages import message

Entry = tuple[Any, ...]


def bare(model: m.Model, players: int) -> Witness:
    """A table of which nothing is told: only what happens matters."""
    return Witness(players, None, None, None, (), (), (), (), tuple(sorted(model.choices)), True)


class _Log:
    """What the log of one game after another has told since it was read last."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._read = 0

    def fresh(self, game: Game) -> list[Entry]:
        log = game.state.log or []
        start = self._read if self.game is game else 0
        self.game, self._read = game, len(log)
        return log[start:]


class Broken:
    """An act after which the engine itself notes that a statement does not hold; without a witness, the deal."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, finding: Finding) -> None:
        self.witness, self.statement = finding.witness, finding.clauses[0]
        self._log = _Log()
        self._outermost: Entry = ()

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        if self.witness is None:
            return self._dealt(game)
        for entry in self._log.fresh(game):
            if entry[0] == "act" and entry[6] == 0:
                self._outermost = entry
            elif entry == ("broken", self.statement) and _same(game, self._outermost, self.witness):
                done = Act(game.program.names[self._outermost[1]], None)
                return _after(
                    game, self._outermost, message("then-broken", act=done, rule=Rule(self.statement))
                )
        return None

    def _dealt(self, game: Game) -> Shown | None:
        s = game.state
        if game.answered or s.phase != "turns":
            return None
        for id, holds in game.program.events.axioms:
            if id == self.statement and not holds(s, [None]):
                return Shown(s.turn or 0, bare(game.model, game.players))
        return None


def _same(game: Game, outermost: Entry, witness: Witness) -> bool:
    """Whether an act is that of a witness, with a card of the same kind."""
    if not outermost:
        return False
    act, move = game.program.acts[outermost[1]], witness.move
    if move is None:
        return act.act.sort != "move"
    if act.act.name != move[0] or not act.card:
        return act.act.name == move[0]
    laid, meant = outermost[3][0], move[1][0]
    cards = game.program.layout.cards
    return isinstance(meant, int) and cards[laid].face.kind == cards[meant].face.kind


def _after(game: Game, outermost: Entry, then: Message) -> Shown:
    """What shows after an act, as its doer sees it."""
    doer = outermost[2]
    seat = doer if isinstance(doer, int) else game.state.turn or 0
    return Shown(seat, bare(game.model, game.players), then)


class Level:
    """An act by which several players have won the round at once, as the engine itself notes."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, finding: Finding, witness: Witness) -> None:
        self.witness, self.clause = witness, finding.clauses[0]
        self._log = _Log()
        self._outermost: Entry = ()

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        for entry in self._log.fresh(game):
            if entry[0] == "act" and entry[6] == 0:
                self._outermost = entry
            elif entry[0] == "level" and _same(game, self._outermost, self.witness):
                done = Act(game.program.names[self._outermost[1]], None)
                n = Amount(len(entry[1]))
                return _after(
                    game, self._outermost, message("then-level", act=done, n=n, rule=Rule(self.clause))
                )
        return None


class Late:
    """A clause that applies although the round is won."""

    def __init__(self, finding: Finding) -> None:
        self.clause = finding.clauses[0]
        self.points: tuple[Point, ...] = (("effect", self.clause),)

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        if not game.state.won:
            return None
        then = message("then-late", rule=Rule(self.clause))
        return Shown(game.state.turn or 0, bare(game.model, game.players), then)


class Disorder:
    """A rule that takes cards by their place, carried out before the one that shuffles them."""

    def __init__(self, finding: Finding) -> None:
        self.takes, self.later = finding.clauses
        self.points: tuple[Point, ...] = (("effect", self.takes), ("effect", self.later))
        self._taken: Game | None = None

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        if point[1] == self.takes:
            self._taken = game
            return None
        if self._taken is not game:
            return None
        then = message("then-disorder", rule=Rule(self.takes), rule_2=Rule(self.later))
        return Shown(0, bare(game.model, game.players), then)


class Short:
    """A number that has added up, taken in cards from a pile that does not hold so many."""

    points: tuple[Point, ...] = (("stop", ""),)

    def __init__(self, state: str, zone: str) -> None:
        self.state, self.zone = state, zone
        self._log = _Log()
        self._before = 0

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        s, layout = game.state, game.program.layout
        before = self._before if self._log.game is game else 0
        self._before = sum(s.vars[slot.index] or 0 for slot in layout.slots if slot.state.name == self.state)
        for entry in self._log.fresh(game):
            if entry[0] == "short" and before and layout.places[entry[1]].zone.name == self.zone:
                amounts = Amount(before), Amount(entry[2])
                then = message("then-short", name=Name(self.state), n=amounts[0], n_2=amounts[1])
                return Shown(s.turn or 0, bare(game.model, game.players), then)
        return None
