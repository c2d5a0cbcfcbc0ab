"""The kernel's own states: what the procedure keeps besides the states of a game. A dot sets their names apart."""

from __future__ import annotations

from cardlaw.language import model as m

TURN = m.StateOf(".turn", None, "player")
"""Whose turn it is."""
NEXT = m.StateOf(".next", None, "player")
"""Who was said to be next."""
WON = m.StateOf(".won", None, "yes-no")
ENDED = m.StateOf(".ended", None, "yes-no")
PHASE = m.StateOf(".phase", None, "phase")
"""`set-up`, `turns`, `after` or `over`."""
OUTCOME = m.StateOf(".outcome", None, "outcome")
"""How the game ended: `won`, `ended` or `limit`."""
CHAMPION = m.StateOf(".champion", None, "player")
TURNS = m.StateOf(".turns", None, "number")
UNDER_WAY = m.StateOf(".under-way", None, "number")
"""How many acts are under way."""
EVENTS = m.StateOf(".events", None, "number")
"""How many acts there were in the round."""
TURN_BEGAN = m.StateOf(".turn-began", None, "number")
"""How many of them as the turn began."""
CHANCE = m.StateOf(".chance", None, "number")
"""The round whose stream of chance is drawn from."""
LOSSES = m.StateOf(".losses", None, "numbers")
"""Without a key those of all players at once."""
IN_ROUND = m.StateOf(".in-round", None, "players")
IN_GAME = m.StateOf(".in-game", None, "players")
"""Without a key all players in the round or game; with one, whether that player is."""
ROUND = m.StateOf("round-number", None, "number")
DIRECTION = m.StateOf("direction", None, "direction")
WINNER = m.StateOf("winner", None, "player")


def losses(player: m.Expr) -> m.StateOf:
    """The turns that a player is still to lose."""
    return m.StateOf(".losses", player, "number")


def in_round(player: m.Expr) -> m.StateOf:
    return m.StateOf(".in-round", player, "yes-no")


def in_game(player: m.Expr) -> m.StateOf:
    return m.StateOf(".in-game", player, "yes-no")


def owed(act: str, player: m.Expr) -> m.StateOf:
    """Whether a player has the duty to do an act."""
    return m.StateOf(f".owes {act}", player, "yes-no")


def phase(name: str) -> m.Expr:
    return m.Same(PHASE, m.Const("phase", name))


def most(limit: str) -> m.StateOf:
    """How far play may go before it is broken off; a machine's own number."""
    return m.StateOf(f".most {limit}", None, "number")
