"""The log of a table → what there is to tell of it, for one seat: who did what, and what came of it for whom.

Only what was carried out is told. A move is always told. An event is told by its own words if they say what
happened: it was not replaced, and as many cards came to its player as it says; otherwise it is taken apart, and what
happened inside it is told instead. Which states changed can be seen on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardlaw.engine import Card, Table
from cardlaw.engine.play.episodes import Episode, episodes, outermost
from cardlaw.language.records import dataclass
from cardlaw.players.base import points_state
from cardlaw.players.messages import Argument, Doing, Named, TableMessage, ToldCards, ToldSeat, message

OWN_WORDS = ("lose-turn", "take-over", "go-again", "drop-out", "leave-game")
"""Verbs of the kernel that are told."""
JOINED = ("does", "chooses-to", "gets", "chooses", "table-chooses")
"""Messages that stand in one line with the move they belong to."""


@dataclass(frozen=True, slots=True)
class Told:
    """A message, and the place in the log of what it tells; `move` if somebody made it as a move."""

    at: int
    message: TableMessage
    move: bool = False
    gain: int = 0
    """How many cards came to the one it tells of, by what it says."""


@dataclass(frozen=True, slots=True)
class ToldInside:
    """What something happened inside: who made the move, with what, and whose doings are told already."""

    doer: int | None = None
    doing: Doing | None = None
    covered: int | None = None
    set_up: bool = False


class Narrator:
    """Tells one seat what happened since it last listened; with `echo` also its own moves."""

    def __init__(self, table: Table, seat: int, echo: bool = False, heard: int = 0) -> None:
        self.seat, self.echo = seat, echo
        self.acts = {act.name: act for act in table.model.acts}
        self.owners = {p.text: p.key for p in table.program.layout.places if p.zone.each == "player"}
        shared = [p for p in table.program.layout.places if p.zone.each is None]
        self.deck = {p.text for p in shared if p.zone.holds_deck}
        self.open = {p.text for p in shared if p.zone.pile and p.zone.seen == "all"}
        kept = points_state(table.model)
        self.points = {f"{kept} of player-{who}": 0 for who in range(table.players)} if kept else {}
        self.heard = heard
        self._start = outermost(table.state.log or [], heard)
        self._marks = [heard]

    def lines(self, table: Table) -> Iterator[list[TableMessage]]:
        """What happened since it was last asked, a line for each move."""
        log = table.state.log or []
        found: list[list[TableMessage]] = []
        last: Episode | None = None
        for episode in episodes(table.program, log, self.seat, self._start):
            fresh = [told for told in self._walk(episode, ToldInside()) if told.at >= self.heard]
            found += _in_lines(_merged(fresh))
            last = episode
        under_way = last is not None and last.end is None
        self._start = last.at if under_way and last is not None else len(log)
        self._marks = [*self._marks, len(log)] if under_way else []
        self.heard = len(log)
        return (line for line in map(self._news, found) if line)

    def _news(self, line: list[TableMessage]) -> list[TableMessage]:
        """A line without what only repeats what the person at this seat did."""
        first, *rest = line
        doing = first.arguments.get("what")
        move = isinstance(doing, Doing) and self.acts[doing.act].sort == "move"
        if self.echo or not move or first.seat() != self.seat or "cards" in first.arguments:
            return line
        return line if rest and first.id == "does" else rest

    # ---------------------------------------------------------------- one thing and what is inside
    def _walk(self, episode: Episode, inside: ToldInside) -> Iterator[Told]:
        entry = episode.entry
        match entry.sort:
            case "act" if entry.player is None or self._silent(entry.act or ""):
                stage = entry.player is None and inside.doer is None
                yield from self._all(episode.parts, replace(inside, set_up=inside.set_up or stage))
            case "act" if self.acts[entry.act or ""].sort == "move":
                yield from self._move(episode, inside)
            case "act":
                yield from self._event(episode, inside)
            case "moved" | "dealt":
                yield from self._gain(episode, inside)
            case "set":
                if entry.args[0] in self.points and entry.args[1].lstrip("-").isdecimal():
                    self.points[entry.args[0]] = int(entry.args[1])
            case _:
                found = self._other(episode, inside.doer is not None)
                if found is not None:
                    yield Told(episode.at, found)

    def _all(self, parts: Iterable[Episode], inside: ToldInside) -> Iterator[Told]:
        for part in parts:
            yield from self._walk(part, inside)

    def _silent(self, act: str) -> bool:
        """Verbs of the kernel that only mark a moment."""
        return self.acts[act].sort == "kernel" and act not in OWN_WORDS

    def _move(self, episode: Episode, inside: ToldInside) -> Iterator[Told]:
        entry = episode.entry
        assert entry.player is not None
        who, doing = entry.player, Doing(entry.act or "", entry.args)
        within = ToldInside(who, doing)
        after = self._all(episode.after, within)
        if inside.doer == who and inside.doing is not None and inside.doing.args == doing.args != ():
            # a rule makes the same player do it with the same cards: the move that it follows from says so
            yield from self._all(episode.inside, replace(within, covered=who))
            yield from after
            return
        if not episode.replaced and self._true(episode, who):
            yield from self._done(episode, replace(within, covered=who), move=True)
        else:
            parts = list(self._all(episode.inside, within))
            carried = parts and parts[0].message.arguments.get("what") == doing
            if not carried:
                yield Told(episode.at, message("chooses-to", who=ToldSeat(who), what=doing), move=True)
            yield from parts
        yield from after

    def _event(self, episode: Episode, inside: ToldInside) -> Iterator[Told]:
        entry = episode.entry
        assert entry.player is not None
        after = self._all(episode.after, replace(inside, covered=None))
        if episode.replaced:
            yield from self._all(episode.inside, replace(inside, covered=None))
        elif inside.covered == entry.player or not self._matters(episode, inside):
            yield from self._all(episode.inside, inside)
        elif self._whole(episode) and self._true(episode, entry.player):
            yield from self._done(episode, replace(inside, covered=entry.player))
        else:
            yield from self._all(episode.inside, inside)
        yield from after

    def _done(self, episode: Episode, within: ToldInside, move: bool = False) -> Iterator[Told]:
        """An act that happened as it is called: its message, and what it does not say."""
        entry = episode.entry
        assert entry.player is not None
        gains = list(self._gains(episode.inside, entry.player))
        gain = sum(count for _, count, _ in gains)
        doing = Doing(entry.act or "", entry.args)
        said = max(1, entry.count) if move and not self._numbers(episode) else gain
        arguments: dict[str, Argument] = {"who": ToldSeat(entry.player), "what": doing}
        own = tuple(card for _, _, cards in gains for card in cards) if gain == said else ()
        if own and entry.player == self.seat:
            arguments["cards"] = ToldCards(own)
        yield Told(episode.at, message("does", **arguments), move, gain)
        yield from self._all(episode.inside, within)
        if gain > said:
            for at, count, cards in gains:
                yield self._gets(at, entry.player, count, cards)

    # ---------------------------------------------------------------- what is true, and what matters
    def _whole(self, episode: Episode) -> bool:
        """It is over, and nobody listened in the middle of it."""
        if episode.end is None:
            return False
        return not any(episode.at < mark <= episode.end for mark in self._marks)

    def _true(self, episode: Episode, who: int) -> bool:
        """Whether an act did what its words say: nothing inside it was replaced, no cards too many or too few."""
        region = list(self._region(episode.inside, who))
        if any(part.replaced for part in region):
            return False
        short = any(part.entry.sort == "short" for part in region)
        gain = sum(count for _, count, _ in self._gains(episode.inside, who))
        numbers = self._numbers(episode)
        return not short if not numbers else (not gain and not short) or gain in numbers

    def _numbers(self, episode: Episode) -> list[int]:
        act, entry = self.acts[episode.entry.act or ""], episode.entry
        texts = [a for a, p in zip(entry.args, act.parameters, strict=True) if p.type == "number"]
        return [int(text) for text in texts if text.isdecimal()]

    def _region(self, parts: Iterable[Episode], who: int) -> Iterator[Episode]:
        """What an act of somebody does, as far as it is that player's doing: not what others do in it, nor moves."""
        for part in parts:
            act = part.entry.sort == "act"
            if act and (
                part.entry.player not in (who, None) or self.acts[part.entry.act or ""].sort == "move"
            ):
                continue
            yield part
            yield from self._region(part.inside, who)

    def _gains(self, parts: Iterable[Episode], who: int) -> Iterator[tuple[int, int, tuple[Card, ...]]]:
        for part in self._region(parts, who):
            if self._gainer(part) == who:
                yield part.at, part.entry.count, part.entry.cards

    def _gainer(self, episode: Episode) -> int | None:
        """Who has cards that were not theirs, by cards that moved."""
        entry = episode.entry
        if entry.sort not in ("moved", "dealt"):
            return None
        target, origin = self.owners.get(entry.target or ""), self.owners.get(entry.origin or "")
        return target if isinstance(target, int) and target != origin else None

    def _matters(self, episode: Episode, inside: ToldInside) -> bool:
        """Whether an act that is no move is worth a sentence: cards of its player move, or the turn is touched."""
        entry = episode.entry
        if self.acts[entry.act or ""].sort == "kernel":
            return True
        assert entry.player is not None
        region = list(self._region(episode.inside, entry.player))
        verbs = any(part.entry.act in OWN_WORDS for part in region)
        if inside.set_up:
            return verbs or any(number > 1 for number in self._numbers(episode))
        return verbs or any(self._touches(part, entry.player) for part in region)

    def _touches(self, episode: Episode, who: int) -> bool:
        entry = episode.entry
        zones = (self.owners.get(entry.origin or ""), self.owners.get(entry.target or ""))
        return entry.sort in ("moved", "dealt") and who in zones

    # ---------------------------------------------------------------- what is no act
    def _gain(self, episode: Episode, inside: ToldInside) -> Iterator[Told]:
        who, entry = self._gainer(episode), episode.entry
        if inside.set_up and entry.origin in self.deck and entry.target in self.open and entry.cards:
            yield Told(episode.at, message("turned", cards=ToldCards(entry.cards)))
        if who is not None and who != inside.covered and not inside.set_up:
            yield self._gets(episode.at, who, episode.entry.count, episode.entry.cards)

    def _gets(self, at: int, who: int, count: int, cards: tuple[Card, ...]) -> Told:
        arguments: dict[str, Argument] = {"who": ToldSeat(who), "n": count}
        if who == self.seat and cards:
            arguments["cards"] = ToldCards(cards)
        return Told(at, message("gets", **arguments), gain=count)

    def _other(self, episode: Episode, move: bool) -> TableMessage | None:
        """What is told of anything that is no act; None if it is left out."""
        entry = episode.entry
        match entry.sort:
            case "chose" | "chose secretly":
                if entry.player == self.seat or not entry.args:
                    return None
                if entry.player is None:
                    return message("table-chooses", what=Named(entry.args[0]))
                return message("chooses", who=ToldSeat(entry.player), what=Named(entry.args[0]))
            case "revealed" if entry.cards:
                return message("shown", zone=Named(entry.origin or ""), cards=ToldCards(entry.cards))
            case "shuffled" if move:
                return message("shuffled", zone=Named(entry.origin or ""))
            case "swapped":
                return message("swapped", one=Named(entry.origin or ""), other=Named(entry.target or ""))
            case "rotated":
                return message("rotated", zone=Named(entry.origin or ""))
            case "announced":
                return message("announced", text=Named(entry.args[0]))
            case "ruled":
                return message("settled", about=Named(entry.args[0]), what=Named(entry.args[1]))
            case "short":
                return message("empty", zone=Named(entry.origin or ""))
            case "round":
                return message("round", n=int(entry.args[0]))
            case "won" if entry.player is not None:
                return message(f"win-{entry.args[0]}", who=ToldSeat(entry.player))
            case "limit":
                return message("too-long")
            case "round over":
                points = {f"points-{who}": number for who, number in enumerate(self.points.values())}
                return message("round-over", **points)
            case _:
                return None


def last_own_move(table: Table, seat: int) -> int:
    """At a table under way, the place in the log of a seat's last move outside any other act."""
    acts = table.program.acts
    log = table.state.log or []
    for place in range(len(log) - 1, -1, -1):
        raw = log[place]
        if raw[0] == "act" and raw[2] == seat and raw[6] <= 0 and acts[raw[1]].act.sort == "move":
            return place
    return 0


def _merged(told: Iterable[Told]) -> list[Told]:
    """The same thing befalling the same player several times in a row is told once, with the numbers added up."""
    found: list[Told] = []
    for each in told:
        joined = _joined(found[-1], each) if found else None
        if joined is None:
            found.append(each)
        else:
            found[-1] = joined
    return found


def _joined(one: Told, other: Told) -> Told | None:
    first, second = one.message, other.message
    if one.move or other.move or first.id != second.id or first.seat() != second.seat() or not other.gain:
        return None
    gain = one.gain + other.gain
    arguments: dict[str, Argument] = dict(first.arguments)
    if first.id == "gets":
        arguments["n"] = gain
    else:
        doing, more = first.arguments.get("what"), second.arguments.get("what")
        if not isinstance(doing, Doing) or not isinstance(more, Doing) or doing.act != more.act:
            return None
        if (doing.args, more.args) != ((str(one.gain),), (str(other.gain),)):
            return None
        arguments["what"] = Doing(doing.act, (str(gain),))
    cards = [c for m in (first, second) if isinstance(c := m.arguments.get("cards"), ToldCards)]
    if cards:
        arguments["cards"] = ToldCards(tuple(card for some in cards for card in some.cards))
    return Told(one.at, message(first.id, **arguments), False, gain)


def _in_lines(told: Iterable[Told]) -> list[list[TableMessage]]:
    """A line for each move with what goes with it; what is said of the table has a line of its own."""
    lines: list[list[TableMessage]] = []
    open_ = False
    for each in told:
        joined = each.message.id in JOINED
        if joined and open_ and not each.move:
            lines[-1].append(each.message)
        else:
            lines.append([each.message])
        open_ = joined
    return lines
