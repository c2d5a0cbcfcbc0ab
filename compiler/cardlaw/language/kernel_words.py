"""The words that every game has: how each is written, and what it means."""

from __future__ import annotations

from cardlaw.language.kernel import KERNEL_ACTS
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class KernelWord:
    """A word that no rule file declares; `form` is how one writes it."""

    name: str
    form: str
    meaning: str

    @property
    def spoken(self) -> str | None:
        """What somebody does who does it."""
        return next((act.verb for act in KERNEL_ACTS if act.name == self.name and act.has_subject), None)


KERNEL_WORDS = {
    word.name: word
    for word in (
        # whom and where
        KernelWord("player", "player", "Whoever makes the move, or whose turn it is."),
        KernelWord("players", "for each p in players:", "All who are in the round, seat by seat."),
        KernelWord("partners", "for each p in partners of player:", "The others of that player's team."),
        KernelWord("table", "table chooses player as p", "The people at the table together decide it."),
        KernelWord("next", "next of player", "Whose turn follows, the way play is going."),
        KernelWord("previous", "previous of player", "Whose turn came before, the way play is going."),
        KernelWord("left", "left of player", "The neighbour on the left, whichever way play is going."),
        KernelWord("right", "right of player", "The neighbour on the right, whichever way play is going."),
        KernelWord("winner", "winner", "Who won the round, until somebody wins the next."),
        KernelWord("round-number", "round-number > 1", "Which round of the game it is, from 1."),
        # how many, and which card
        KernelWord(
            "size", "size of hand of player", "How many cards lie there; `size of players` counts players."
        ),
        KernelWord("top", "top of ZONE", "The uppermost card of a pile."),
        KernelWord("bottom", "bottom of ZONE", "The lowest card of a pile."),
        KernelWord("newest", "newest of hand of player", "The card that came there last."),
        KernelWord("empty", "hand of player is empty", "No card lies there."),
        # directions
        KernelWord("opposite", "set direction to opposite of direction", "The other way round."),
        KernelWord("clockwise", "set direction to clockwise", "From each seat to the one on its left."),
        KernelWord("counterclockwise", "set direction to counterclockwise", "The other way from clockwise."),
        # types
        KernelWord("number", "state NAME: number starts 0", "A type: a whole number."),
        KernelWord("yes-no", "state NAME: yes-no starts no", "A type: yes or no; `NAME is yes` asks it."),
        KernelWord("card", "state NAME: card", "A type: a card. In a move, the card it is made with."),
        KernelWord("team", "team of player is team of winner", "The team a player plays in; also a type."),
        KernelWord("zone", "NAME in ZONE", "A type: a place where cards lie."),
        KernelWord("direction", "direction is clockwise", "Which way play goes; also a type."),
        KernelWord("yes", "set NAME to yes", "A value of type yes-no; `true` is the same."),
        KernelWord("no", "set NAME to no", "A value of type yes-no; `false` is the same."),
        # what happens to players
        KernelWord("lose-turn", "player loses-turn", "That player's next turn is passed over."),
        KernelWord("regain-turn", "player regains-turn", "No turn of that player is passed over any more."),
        KernelWord("begin", "player begins", "That player's turn comes next."),
        KernelWord(
            "take-over", "player takes-over", "The turn is that player's now; play goes on from there."
        ),
        KernelWord("go-again", "player goes-again", "Another turn of that player follows this one."),
        KernelWord("drop-out", "player drops-out", "That player is out of the round."),
        KernelWord("leave-game", "player leaves-game", "That player is out of the game."),
        KernelWord("turn-begins", "at turn-begins:", "A turn begins; `player` is whose turn it is."),
        KernelWord("turn-ends", "at turn-ends:", "A turn ends; `player` is whose turn it was."),
        KernelWord(
            "decline", "when a declines", "In a scenario: that player makes none of the moves offered."
        ),
    )
}
"""By name, in the order in which a list shows them."""


def kernel_word(said: str) -> KernelWord | None:
    """The word called so, also as somebody does it (`takes-over`)."""
    return KERNEL_WORDS.get(said) or next(
        (word for word in KERNEL_WORDS.values() if word.spoken == said), None
    )
