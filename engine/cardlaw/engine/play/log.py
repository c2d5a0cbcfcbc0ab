"""What happened, entry by entry: for the referee in full, for a seat only what it could see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardlaw.engine.clauses.norms import write_act
from cardlaw.engine.program.program import Program
from cardlaw.engine.state.layout import Card, Layout
from cardlaw.language.records import dataclass

Raw = tuple[Any, ...]
MARKS = ("replaced", "carried out", "carried", "follows")
"""What the log notes of the parts of an act, for `episodes`."""
OUTCOMES = {"won": "won", "ended": "over without a winner", "limit": "broken off: it went on too long"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened.

    `args` is what it was done with, as written in records. `cards` are those the reader may see, `count` how many
    there were. `clauses` are the guilt clauses that held, the clauses that were broken, or the one that decided.
    `depth` is how many acts it happened inside.
    """

    sort: str
    text: str
    player: int | None = None
    act: str | None = None
    args: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    count: int = 0
    origin: str | None = None
    target: str | None = None
    clauses: tuple[str, ...] = ()
    depth: int = 0


def entries(program: Program, log: Sequence[Raw], seat: int | None = None) -> Iterator[Entry]:
    """The log as it can be read: everything if no seat is given, else what that seat could see."""
    depth = -1
    for place, raw in enumerate(log):
        depth = _depth_after(raw, depth)
        if raw[0] != "done" and raw[0] not in MARKS:
            entry = entry_at(program, log, place, seat, depth)
            if entry is not None:
                yield entry


UNTOLD = -2


def _depth_after(raw: Raw, depth: int) -> int:
    """How many acts are under way after an entry, given how many were before it."""
    match raw[0]:
        case "act":
            return int(raw[6])
        case "done":
            return int(raw[1]) - 1
        case "turn" | "round" | "round over":
            return -1
        case _:
            return depth


class Revelations:
    """What was shown in the round under way. A log that has grown is read on, and what was told is not told again."""

    __slots__ = ("_log", "_places", "_read", "_told")

    def __init__(self) -> None:
        self._begin(())

    def _begin(self, log: Sequence[Raw]) -> None:
        self._log, self._read = log, 0
        self._forget()

    def _forget(self) -> None:
        self._places: list[tuple[int, int]] = []
        self._told: dict[int, tuple[int, tuple[Entry, ...]]] = {}

    def seen_by(self, program: Program, log: Sequence[Raw], seat: int) -> tuple[Entry, ...]:
        """What was shown to a seat, whether by itself or to others as well."""
        if log is not self._log or len(log) < self._read:
            self._begin(log)
        for place in range(self._read, len(log)):
            sort = log[place][0]
            if sort == "revealed":
                self._places.append((place, _depth_at(log, place)))
            elif sort == "round":
                self._forget()
        self._read = len(log)
        done, told = self._told.get(seat, (0, ()))
        if done < len(self._places):
            found = (entry_at(program, log, place, seat, depth) for place, depth in self._places[done:])
            told = (*told, *(entry for entry in found if entry is not None and entry.cards))
            self._told[seat] = (len(self._places), told)
        return told


def _depth_at(log: Sequence[Raw], place: int) -> int:
    """How many acts are under way at an entry: the nearest before it that tells says so."""
    for before in range(place - 1, -1, -1):
        if (depth := _depth_after(log[before], UNTOLD)) != UNTOLD:
            return depth
    return -1


def _who(seat: int | None) -> str:
    return "the table" if seat is None else f"player-{seat}"


def entry_at(program: Program, log: Sequence[Raw], place: int, seat: int | None, depth: int) -> Entry | None:
    """One entry of the log, as a seat could see it; None if it could not."""
    layout, raw = program.layout, log[place]
    sort = raw[0]
    inner = depth + 1
    match raw:
        case ("act", number, doer, args, wrong, _, _):
            return _act(program, log, place, seat, number, doer, args, wrong, depth)
        case ("carried out", number, doer, args, _):
            return _act(program, log, place, seat, number, doer, args, (), depth)
        case ("moved" | "dealt", cards, origin, target):
            seen = seat is None or program.layout.sees(seat, origin) or program.layout.sees(seat, target)
            what = _listed(layout, cards) if seen else _counted(len(cards))
            start, end = layout.places[origin].text, layout.places[target].text
            shown = tuple(layout.cards[card] for card in cards) if seen else ()
            text = f"{what}: {start} → {end}"
            return Entry(sort, text, None, None, (), shown, len(cards), start, end, depth=inner)
        case ("revealed", zone, cards, seats):
            seen = seat is None or seat in seats or program.layout.sees(seat, zone)
            whose, to = layout.places[zone].text, ", ".join(_who(other) for other in seats)
            what = _listed(layout, cards) if seen else _counted(len(cards))
            shown = tuple(layout.cards[card] for card in cards) if seen else ()
            text = f"{whose} is shown to {to}: {what}"
            return Entry(sort, text, None, None, (), shown, len(cards), whose, depth=inner)
        case ("shuffled", zone):
            whose = layout.places[zone].text
            return Entry(sort, f"{whose} is shuffled", origin=whose, depth=inner)
        case ("swapped", one, other):
            start, end = layout.places[one].text, layout.places[other].text
            return Entry(sort, f"{start} and {end} are swapped", origin=start, target=end, depth=inner)
        case ("rotated", base):
            name = layout.places[base].zone.name
            return Entry(sort, f"each {name} passes to the next", origin=name, depth=inner)
        case ("set", index, value):
            slot = layout.slots[index]
            if slot.state.type in ("card", "cards") and seat is not None and not _own(layout, index, seat):
                return None
            what = layout.text(value, slot.state.type)
            return Entry(sort, f"{slot.text} is {what}", args=(slot.text, what), depth=inner)
        case ("chose", who, type_, value, blind):
            hidden = blind or (type_ == "card" and seat is not None and seat != who)
            what = f"a {type_}" if hidden else layout.text(value, type_)
            return Entry(sort, f"{_who(who)} chooses {what}", who, args=(what,), depth=inner)
        case ("chose secretly", who, type_, value):
            what = layout.text(value, type_) if seat is None or seat == who else "in secret"
            return Entry(sort, f"{_who(who)} chooses {what}", who, depth=inner)
        case ("chance", value, low, high):
            return Entry(sort, f"chance gives {value} of {low} to {high}", depth=inner)
        case ("announced", text):
            return Entry(sort, f"“{text}”", args=(text,), depth=inner)
        case ("ruled", name, _, answer, type_):
            what = layout.text(answer, type_)
            return Entry(sort, f"the table settles {name}: {what}", args=(name, what), depth=inner)
        case ("round", number):
            return Entry(sort, f"round {number}", args=(str(number),))
        case ("turn", who):
            return Entry(sort, f"turn of player-{who}", who)
        case ("passed over", who):
            return Entry(sort, f"player-{who} loses a turn", who)
        case ("level", seats):
            who = " and ".join(f"player-{each}" for each in seats)
            return Entry(sort, f"{who} are level, and nothing says who wins", depth=inner)
        case ("won", clause, who, what):
            text = f"player-{who} wins the {what}"
            return Entry(sort, text, who, args=(what,), clauses=(clause,), depth=inner)
        case ("ended", clause, what):
            return Entry(sort, f"the {what} ends", clauses=(clause,) if clause else (), depth=inner)
        case ("round over", _):
            return Entry(sort, "the round is over")
        case ("over", outcome, champion):
            whose = f" by player-{champion}" if champion is not None else ""
            return Entry(sort, f"the game is {OUTCOMES[outcome]}{whose}", champion)
        case ("limit", what, where):
            told = f"the round is broken off: too many {what}" + (f", at `{where}`" if where else "")
            return Entry(sort, told, args=(what, where))
        case ("short", zone, missing):
            whose = layout.places[zone].text
            return Entry(sort, f"{whose} is empty: {_counted(missing)} short", origin=whose, depth=inner)
        case ("broken", clause):
            return Entry(sort, f"the table is not as `{clause}` says it always is", clauses=(clause,))
        case ("stuck", who, _):
            if seat is not None and seat != who:
                return None
            return Entry(sort, f"player-{who} has nothing lawful to do", who, depth=inner)
        case ("broke", who, act, clauses):
            if seat is not None and seat != who:
                return None
            name = program.acts[act].act.name if act >= 0 else "decline"
            return Entry(sort, f"against {', '.join(clauses)}", who, name, clauses=clauses, depth=inner)
        case _:
            raise AssertionError(raw)


def _act(
    program: Program,
    log: Sequence[Raw],
    place: int,
    seat: int | None,
    number: int,
    doer: int | None,
    args: tuple[Any, ...],
    wrong: tuple[str, ...],
    depth: int,
) -> Entry:
    act = program.acts[number].act
    hidden = frozenset[int]()
    if seat is not None and seat != doer:
        cards = {
            c
            for value, p in zip(args, act.parameters, strict=True)
            for c in _cards_in(value, p.type)
            if not _came_to_light(program, log, place, c, seat, depth)
        }
        hidden = frozenset(cards)
        wrong = ()
    shown = tuple(
        program.layout.cards[c]
        for value, p in zip(args, act.parameters, strict=True)
        for c in _cards_in(value, p.type)
        if c not in hidden
    )
    words = [program.layout.text(v, p.type) for v, p in zip(args, act.parameters, strict=True)]
    for i, (value, p) in enumerate(zip(args, act.parameters, strict=True)):
        if any(c in hidden for c in _cards_in(value, p.type)):
            words[i] = _counted(len(_cards_in(value, p.type)))
    what = f"{write_act(act, doer is not None)} {', '.join(words)}".strip()
    text = f"{_who(doer)} {what}" if doer is not None else what
    return Entry("act", text, doer, act.name, tuple(words), shown, len(shown), clauses=wrong, depth=depth)


def _cards_in(value: Any, type_: str) -> tuple[int, ...]:
    if value is None:
        return ()
    if type_ == "card":
        return (value,)
    return value if type_ == "cards" else ()


def _came_to_light(
    program: Program, log: Sequence[Raw], place: int, card: int, seat: int, depth: int
) -> bool:
    """Whether the first move of that card inside the act was one that the seat could see."""
    for raw in log[place + 1 :]:
        if raw[0] in ("turn", "round over") or (raw[0] == "act" and raw[6] <= depth):
            return False
        if raw[0] in ("moved", "dealt") and card in raw[1]:
            return program.layout.sees(seat, raw[2]) or program.layout.sees(seat, raw[3])
    return False


def _own(layout: Layout, index: int, seat: int) -> bool:
    slot = layout.slots[index]
    return slot.state.each == "player" and slot.key == seat


def _listed(layout: Layout, cards: Sequence[int]) -> str:
    return ", ".join(layout.cards[card].text for card in cards) or "nothing"


def _counted(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards"
