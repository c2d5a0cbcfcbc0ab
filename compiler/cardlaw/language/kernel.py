"""The words every table shares, whatever is played at it: seats, turns, zones, directions.

Rule files use them without declaring them and may not declare them anew.
"""

from __future__ import annotations

from cardlaw.language.model import Act, State

DIRECTIONS = ("clockwise", "counterclockwise")
YES_WORDS = {"true": True, "yes": True, "false": False, "no": False}
BASIC_TYPES = ("number", "yes-no", "card", "player", "team", "zone", "direction")
SEAT_SELECTORS = ("next", "previous", "left", "right")
CARD_SELECTORS = ("top", "bottom", "newest")


def _act(name: str, verb: str, has_subject: bool = True) -> Act:
    return Act(name, "kernel", verb, has_subject, (), None, ())


KERNEL_ACTS = (
    _act("lose-turn", "loses-turn"),
    _act("regain-turn", "regains-turn"),
    _act("begin", "begins"),
    _act("take-over", "takes-over"),
    _act("go-again", "goes-again"),
    _act("drop-out", "drops-out"),
    _act("leave-game", "leaves-game"),
    _act("turn-begins", "turn-begins", has_subject=False),
    _act("turn-ends", "turn-ends", has_subject=False),
)
"""lose-turn: that player's next turn is passed over. regain-turn: no turn of that player is passed over any more.
begin: that player's turn comes first (or next).
take-over: the turn is now that player's, and play goes on from that seat. go-again: another turn follows this one.
drop-out: out of the round. leave-game: out of the game. turn-begins, turn-ends: `player` is whose turn it is."""

DECLINE = "decline"
"""How a scenario or record says that an open window was not used."""

KERNEL_STATES = (
    State("direction", None, "direction", "clockwise", "kept"),
    State("winner", None, "player", None, "kept"),
    State("round-number", None, "number", 1, "kept"),
)
"""winner: who won the round, until somebody wins the next. direction is clockwise as each round begins."""

RESERVED = {
    "players",
    "partners",
    "table",
    "size",
    "opposite",
    "face",
    "empty",
    "player",
    DECLINE,
    *YES_WORDS,
    *DIRECTIONS,
    *BASIC_TYPES,
    *SEAT_SELECTORS,
    *CARD_SELECTORS,
    *(act.name for act in KERNEL_ACTS),
    *(act.verb for act in KERNEL_ACTS),
    *(state.name for state in KERNEL_STATES),
} - {"number"}
"""Names that only the kernel gives; an attribute may be called `number`."""


def third_person(verb: str) -> str:
    """`play` → `plays`, `catch` → `catches`, `carry-on` → `carries-on`; other verbs declare theirs."""
    first, *rest = verb.split("-")
    if first.endswith(("s", "x", "z", "ch", "sh", "o")):
        spoken = first + "es"
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        spoken = first[:-1] + "ies"
    else:
        spoken = first + "s"
    return "-".join([spoken, *rest])
