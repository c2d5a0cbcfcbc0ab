"""The log as a tree: every act with what stood in for it, what it did and what followed from it.

An act that a rule replaced did not happen as it is called, unless the rule let it go on; whoever tells what happened
has to know which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from cardlaw.engine.play.log import Entry, Raw, entry_at
from cardlaw.engine.program.program import Program
from cardlaw.language.records import dataclass

APART = ("round", "turn", "passed over", "round over", "over", "limit")
"""What happens outside any act."""


@dataclass(slots=True)
class Episode:
    """Something that happened, and all that happened inside it.

    `at` is its place in the log, `end` the place where it was over, None while it is under way. `replaced` names the
    clauses that stood in for an act; where they let it happen after all, that is an episode inside it, marked
    `carried_out`, with the arguments it had then. `inside` is what the act did, or what was done in its place;
    `after` is what followed from it.
    """

    at: int
    entry: Entry
    end: int | None = None
    replaced: tuple[str, ...] = ()
    carried_out: bool = False
    inside: list[Episode] = field(default_factory=list)
    after: list[Episode] = field(default_factory=list)
    followed: bool = False

    def add(self, episode: Episode) -> None:
        (self.after if self.followed else self.inside).append(episode)

    @property
    def parts(self) -> list[Episode]:
        return [*self.inside, *self.after]


def episodes(
    program: Program, log: Sequence[Raw], seat: int | None = None, start: int = 0
) -> Iterator[Episode]:
    """What happened outside any act from a place in the log on, as a seat could see it, or in full."""
    under_way: list[Episode] = []
    for place in range(start, len(log)):
        raw = log[place]
        made: Episode | None = None
        match raw:
            case ("act", number, *_, depth):
                yield from _close(under_way, depth, place)
                made = _episode(program, log, place, seat, depth)
                if made is not None and program.acts[number].plain:
                    made.end = place
            case ("carried out", *_, depth):
                made = _episode(program, log, place, seat, depth)
                if made is not None:
                    made.carried_out = True
            case ("carried", _):
                while not under_way[-1].carried_out:
                    under_way.pop().end = place
                under_way.pop().end = place
            case ("done", depth):
                yield from _close(under_way, depth, place)
            case ("replaced", clauses, _):
                under_way[-1].replaced = clauses
            case ("follows", _):
                under_way[-1].followed = True
            case _:
                if raw[0] in APART:
                    yield from _close(under_way, 0, place)
                made = _episode(program, log, place, seat, under_way[-1].entry.depth if under_way else -1)
                if made is not None:
                    made.end = place
        if made is None:
            continue
        if under_way:
            under_way[-1].add(made)
        elif made.end is not None:
            yield made
        if made.end is None:
            under_way.append(made)
    yield from under_way[:1]


def _episode(
    program: Program, log: Sequence[Raw], place: int, seat: int | None, depth: int
) -> Episode | None:
    entry = entry_at(program, log, place, seat, depth)
    return None if entry is None else Episode(place, entry)


def _close(under_way: list[Episode], depth: int, place: int) -> Iterator[Episode]:
    """Close what is as deep or deeper; the outermost one if that is over, too."""
    last = None
    while under_way and under_way[-1].entry.depth >= depth:
        last = under_way.pop()
        last.end = place
    if last is not None and not under_way:
        yield last


def outermost(log: Sequence[Raw], place: int) -> int:
    """Where what happened at a place in the log began: the last act, or moment, that is inside no act."""
    for start in range(min(place, len(log)) - 1, -1, -1):
        raw = log[start]
        if raw[0] in APART or (raw[0] == "act" and raw[6] <= 0):
            return start
    return 0
