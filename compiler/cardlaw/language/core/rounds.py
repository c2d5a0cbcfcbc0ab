"""How a game goes on: rounds, their stages, turns, and what is looked at once an outermost act is over."""

from __future__ import annotations

from collections.abc import Callable

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core import registers as r
from cardlaw.language.core.acts import (
    SETTLE,
    SETTLE_REST,
    ends_of,
    first_win,
    holds,
    renewed,
    winner,
    wins_of,
)
from cardlaw.language.core.lowering import NO, ONE, YES, ZERO, lowered
from cardlaw.language.core.naming import BodyNames
from cardlaw.language.core.rulebook import Rulebook

GAME = "game"
TURN = "turn"
ROUND_BEGINS = "round begins"
NEXT_SEAT = "next seat"
ROUND_ENDS = "round ends"
SEAT = m.Local(".seat", "player")
FOUND = m.Local(".winner", "player")
DECIDED = m.Local(".decided", "yes-no")


class Rounds:
    """The routines of the procedure of a rulebook."""

    def __init__(self, book: Rulebook, settles_itself: bool) -> None:
        self.book = book
        self.model = book.model
        self.settles_itself = settles_itself
        """Whether the end of a turn is an act after which everything is looked at."""

    def makers(self) -> dict[str, Callable[[], c.Routine]]:
        """What lowers each routine."""
        blocks: dict[str, Callable[[], c.Block]] = {
            GAME: self.game,
            ROUND_BEGINS: self.round_begins,
            NEXT_SEAT: self.next_seat,
            SETTLE: self.settle,
            SETTLE_REST: lambda: self.settle(looked_at=True),
            ROUND_ENDS: self.round_ends,
        }
        found: dict[str, Callable[[], c.Routine]] = {
            id: lambda id=id, block=block: c.Routine(id, None, ".doer", (), None, block())  # type: ignore[misc]
            for id, block in blocks.items()
        }
        if any(stage.turns is not None for stage in self.model.stages):
            found[TURN] = self.turn
        return found

    def turn(self) -> c.Routine:
        """The steps of a turn; `player` is whose it is as it begins."""
        steps = next(stage.turns for stage in self.model.stages if stage.turns is not None)
        block = lowered(steps, BodyNames({"player": m.Local("player", "player")}), self.model.zones)
        return c.Routine(TURN, None, "player", (), None, block)

    # ---------------------------------------------------------------- the game
    def game(self) -> c.Block:
        """Rounds until the game is over."""
        one_round: list[c.Instruction] = [c.Run(c.Body(ROUND_BEGINS))]
        stages = self.model.stages
        after = next((i for i, stage in enumerate(stages) if stage.turns is not None), len(stages))
        later = tuple(stage.name for stage in stages[after + 1 :])
        for stage in stages:
            if stage.turns is None:
                one_round.append(c.RaiseAct(stage.name, None))
            else:
                one_round += [c.Write(r.PHASE, m.Const("phase", "turns")), self._turns(stage.turns)]
                one_round += [c.Write(r.PHASE, m.Const("phase", "after")), c.Close(later)]
        one_round.append(c.Run(c.Body(ROUND_ENDS)))
        over = (c.Write(r.PHASE, m.Const("phase", "over")), c.Notice("over", (r.OUTCOME, r.CHAMPION)))
        return (c.Loop(c.Until(m.Present(r.OUTCOME)), tuple(one_round)), *over)

    def _turns(self, steps: tuple[m.Step, ...]) -> c.Loop:
        """Turn after turn, until the round is left."""
        whose = r.TURN
        turn: list[c.Instruction] = [
            c.AskWindow("turn-begins"),
            c.Run(c.Body(NEXT_SEAT)),
            c.RaiseAct("turn-begins", whose),
            c.Run(c.Body(TURN)),
            c.RaiseAct("turn-ends", whose),
        ]
        if not self.settles_itself and any(not isinstance(step, m.Offer) for step in steps):
            turn.append(c.Run(c.Body(SETTLE)))
        return c.Loop(c.Until(m.NO), tuple(turn))

    # ---------------------------------------------------------------- rounds
    def round_begins(self) -> c.Block:
        """Cards go back, states take their start values, everybody still in the game is in the round."""
        first = (*renewed(self.model, ("kept",)), c.Write(r.ROUND, ONE))
        home = next((zone for zone in self.model.zones if zone.holds_deck), None)
        key = None if home is None or home.each is None else m.Const(home.each, 0)
        cards = () if home is None else (c.Transfer(c.WholeDeck(), m.ZoneOf(home.name, key)),)
        return (
            c.Branch(
                r.phase("start"),
                first,
                (
                    c.Branch(m.Compare(">=", r.ROUND, r.most("rounds")), (c.Leave("rounds"),)),
                    c.Write(r.ROUND, ONE, add=True),
                ),
            ),
            *renewed(self.model, ("round", "turn")),
            c.Write(r.DIRECTION, m.Const("direction", "clockwise")),
            *cards,
            c.Write(r.CHANCE, r.ROUND),
            c.Write(r.IN_ROUND, r.IN_GAME),
            c.Write(r.LOSSES, ZERO),
            c.Close(()),
            c.Write(r.TURN, None),
            c.Write(r.NEXT, None),
            c.Write(r.WON, NO),
            c.Write(r.ENDED, NO),
            c.Write(r.TURNS, ZERO),
            c.Write(r.EVENTS, ZERO),
            c.Write(r.TURN_BEGAN, ZERO),
            c.Write(r.PHASE, m.Const("phase", "set-up")),
            c.Notice("round", (r.ROUND,)),
        )

    def round_ends(self) -> c.Block:
        """Who has won the game, or is it over all the same?"""
        wins, ends = wins_of(self.book, "game"), ends_of(self.book, "game")
        over: c.Block = (c.Write(r.OUTCOME, m.Const("outcome", "ended")),)
        open_still = m.Not(DECIDED)
        decided = c.Bind(DECIDED.name, "yes-no", YES)
        tests: list[c.Instruction] = [c.Bind(DECIDED.name, "yes-no", NO)]
        for held in wins:
            won = (
                c.Write(r.OUTCOME, m.Const("outcome", "won")),
                c.Write(r.CHAMPION, FOUND),
                c.Notice("won", (FOUND,), (held.id, "game")),
                decided,
            )
            asked = (winner(self.book, held), c.Branch(m.Present(FOUND), won))
            tests.append(c.Branch(open_still, asked))
        for end in ends:
            told = (*over, c.Notice("ended", (), (end.id, "game")), decided)
            tests.append(c.Branch(m.AllOf((open_still, holds(self.book, end))), told))
        in_it = m.Local(".were-in", "players")
        one_only = () if wins or ends else (m.YES,)
        nobody = m.Not(m.Some("p", "player", m.Values("player", ()), r.in_game(m.Local("p", "player"))))
        return (
            c.Notice("round over"),
            c.Bind(in_it.name, "players", r.IN_ROUND),
            c.Write(r.IN_ROUND, r.IN_GAME),
            *tests,
            c.Write(r.IN_ROUND, in_it),
            c.Branch(m.AllOf((m.Not(m.Present(r.OUTCOME)), m.AnyOf((*one_only, nobody)))), over),
        )

    # ---------------------------------------------------------------- turns
    def next_seat(self) -> c.Block:
        """Whose turn it is now: who was said to be next, else the next in the direction of play; losses are served."""
        after = m.Neighbour("next", SEAT)
        said = (
            c.Bind(SEAT.name, "player", r.NEXT),
            c.Write(r.NEXT, None),
            c.Branch(m.Not(r.in_round(SEAT)), (c.Bind(SEAT.name, "player", after),)),
        )
        lowest = m.Best("p", "player", m.Players(()), "most", ZERO, m.YES)
        unsaid = (c.Notice("nobody begins"), c.Bind(SEAT.name, "player", lowest))
        goes_on = (c.Bind(SEAT.name, "player", m.Neighbour("next", r.TURN)),)
        lost = (
            c.Write(r.losses(SEAT), m.Const("number", -1), add=True),
            c.Notice("passed over", (SEAT,)),
            c.Bind(SEAT.name, "player", after),
        )
        return (
            c.Branch(m.Not(m.Some("p", "player", m.Players(()), m.YES)), (c.Leave(),)),
            c.Branch(m.Present(r.NEXT), said, (c.Branch(m.Present(r.TURN), goes_on, unsaid),)),
            c.Loop(c.Until(m.Not(m.Compare(">", r.losses(SEAT), ZERO))), lost),
            c.Write(r.TURNS, ONE, add=True),
            c.Write(r.TURN_BEGAN, r.EVENTS),
            c.Branch(m.Compare(">", r.TURNS, r.most("turns")), (c.Leave("turns in a round"),)),
            c.Write(r.TURN, SEAT),
            *renewed(self.model, ("turn",)),
            c.Notice("turn", (SEAT,)),
        )

    # ---------------------------------------------------------------- settling
    def settle(self, looked_at: bool = False) -> c.Block:
        """The outermost act is over: is the round, and do the axioms hold?"""
        book = self.book
        wins = () if looked_at else wins_of(book, "round")
        free = tuple(held for held in wins if not held.clause.by)
        going_on = m.AllOf((m.Not(r.WON), m.Not(r.ENDED)))
        ended = tuple(
            c.Branch(
                m.AllOf((going_on, holds(book, end))),
                (c.Write(r.ENDED, YES), c.Notice("ended", (), (end.id, "round"))),
            )
            for end in ends_of(book, "round")
        )
        looked = (*first_win(book, free), *ended)
        axioms = tuple(
            c.Branch(m.Not(holds(book, held)), (c.Notice("broken", (), (held.id,)),))
            for held in book.all(m.Axiom)
        )
        nobody = m.Not(m.Some("p", "player", m.Players(()), m.YES))
        over = m.AnyOf((r.WON, r.ENDED, nobody, m.Present(r.OUTCOME)))
        tests = (*((c.Branch(m.Not(r.WON), looked),) if looked else ()), *axioms)
        return (c.Branch(r.phase("turns"), (*tests, c.Branch(over, (c.Leave(),)))),)
