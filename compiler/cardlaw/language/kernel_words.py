"""The words that every game has: how each is written; what it means is a saying."""

from __future__ import annotations

from cardlaw.language.kernel import KERNEL_ACTS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say


@dataclass(frozen=True, slots=True)
class KernelWord:
    """A word that no rule file declares; `form` is how one writes it."""

    name: str
    form: str

    @property
    def meaning(self) -> Saying:
        """What it means, in a sentence."""
        return say(f"kernel-{self.name}")

    @property
    def spoken(self) -> str | None:
        """What somebody does who does it."""
        return next((act.verb for act in KERNEL_ACTS if act.name == self.name and act.has_subject), None)


KERNEL_WORDS = {
    word.name: word
    for word in (
        # whom and where
        KernelWord("player", "player"),
        KernelWord("players", "for each p in players:"),
        KernelWord("partners", "for each p in partners of player:"),
        KernelWord("table", "table chooses player as p"),
        KernelWord("next", "next of player"),
        KernelWord("previous", "previous of player"),
        KernelWord("left", "left of player"),
        KernelWord("right", "right of player"),
        KernelWord("winner", "winner"),
        KernelWord("round-number", "round-number > 1"),
        # how many, and which card
        KernelWord("size", "size of hand of player"),
        KernelWord("top", "top of ZONE"),
        KernelWord("bottom", "bottom of ZONE"),
        KernelWord("newest", "newest of hand of player"),
        KernelWord("empty", "hand of player is empty"),
        # directions
        KernelWord("opposite", "set direction to opposite of direction"),
        KernelWord("clockwise", "set direction to clockwise"),
        KernelWord("counterclockwise", "set direction to counterclockwise"),
        # types
        KernelWord("number", "state NAME: number starts 0"),
        KernelWord("yes-no", "state NAME: yes-no starts no"),
        KernelWord("card", "state NAME: card"),
        KernelWord("team", "team of player is team of winner"),
        KernelWord("zone", "NAME in ZONE"),
        KernelWord("direction", "direction is clockwise"),
        KernelWord("yes", "set NAME to yes"),
        KernelWord("no", "set NAME to no"),
        # what happens to players
        KernelWord("lose-turn", "player loses-turn"),
        KernelWord("regain-turn", "player regains-turn"),
        KernelWord("begin", "player begins"),
        KernelWord("take-over", "player takes-over"),
        KernelWord("go-again", "player goes-again"),
        KernelWord("drop-out", "player drops-out"),
        KernelWord("leave-game", "player leaves-game"),
        KernelWord("turn-begins", "at turn-begins:"),
        KernelWord("turn-ends", "at turn-ends:"),
        KernelWord("decline", "when a declines"),
    )
}
"""By name, in the order in which a list shows them."""


def kernel_word(said: str) -> KernelWord | None:
    """The word called so, also as somebody does it (`takes-over`)."""
    return KERNEL_WORDS.get(said) or next(
        (word for word in KERNEL_WORDS.values() if word.spoken == said), None
    )
