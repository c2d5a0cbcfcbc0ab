"""A move → what it leads to at every table that fits what was told, and what of it hangs on the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.facts.jotted import jotted
from cardlaw.engine import Table, TableError
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import DECLINE, Decision, Move
from cardlaw.engine.play.situation import HAND, Situation
from cardlaw.engine.state import layout
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Act, Amount, Listing, Name, Seat, Text, Value
from cardlaw.wording.messages import Message, message, seats

FILLINGS = (
    (0, HAND, 9),
    (1, 1, 0),
    (2, 2, 1),
    (3, 7, 3),
    (4, 3, 30),
    (5, HAND, 2),
    (6, HAND, 0),
    (7, 2, 12),
)
"""Seeds, how many cards a hand gets that were not given, and how many lie under the top of an open pile."""
ALL = 1_000_000
"""More cards than any pack has."""
MOST_ANSWERS = 4
"""So many answers to a move are followed: it is doubted, taken, answered or let be. What comes of more is not told."""
MOST_CHOICES = 4
"""So many choices after a move are made at once; then what is to be chosen next is told as what comes next."""
NOW = -1
"""The turn that is under way as a move is made."""
MOST_DECLINES = 16
"""So many are asked in turn if nobody answers: more than the seats that any sheet has."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that is different afterwards; `by` says how many cards it grew, whatever it held before."""

    subject: Message
    said: Message
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """What a move leads to: what changes, and what may be answered, each answer with its own course.

    `open` are the things that come out differently with cards that were not told; `tables` at how many it was played.
    """

    changes: tuple[Message, ...]
    answers: tuple[tuple[Message, Course], ...]
    open: tuple[Message, ...] = ()
    tables: int = 1

    def instead(self, other: Course) -> tuple[Message, ...]:
        """What another course has and this one has not, each thing once."""
        new = [change for change in other.changes if change not in self.changes]
        mine = dict(self.answers)
        new += _joined([answer for answer, _ in other.answers if answer not in mine])
        told = {
            answer: tuple(map(_certain, mine[answer].instead(then)))
            for answer, then in other.answers
            if answer in mine and then != mine[answer]
        }
        if len(mine) == len(told) > 1 and len({*told.values()}) == 1:
            same = next(iter(told.values()))
            return (*new, *(message("given-any", then=each) for each in same))
        for answer, then in told.items():
            new += [message("given-then", given=_given(answer), then=each) for each in then]
        return tuple(new)

    def lacking(self, other: Course) -> tuple[Message, ...]:
        """What it has and another course has not, each thing once."""
        theirs = dict(other.answers)
        found = [change for change in self.changes if change not in other.changes]
        found += [answer for answer, _ in self.answers if answer not in theirs]
        for answer, then in self.answers:
            told = then.lacking(theirs[answer]) if answer in theirs else ()
            found += [message("given-then", given=_given(answer), then=_certain(each)) for each in told]
        return tuple(found)


@dataclass(frozen=True, slots=True)
class _Run:
    """The course at one table; `states` says what every state comes to, whether it is another than before or not."""

    changes: tuple[Change, ...]
    answers: tuple[tuple[Message, _Run], ...]
    states: tuple[Change, ...] = ()

    def of(self, subject: Message) -> Change | None:
        """What becomes of something."""
        return next((each for each in (*self.changes, *self.states) if each.subject == subject), None)


def fillings(at: Callable[[Situation, int], Table], situation: Situation, deck: str) -> list[Table]:
    """Tables that fit what was told, the rest filled in differently; the first is the one that is asked about.

    Where it was told what the `deck` holds, whatever is left of the pack lies under the open piles.
    """
    found: list[Table] = []
    for number, (seed, _, _) in enumerate(FILLINGS):
        try:
            found.append(at(filled(situation, deck, number), seed))
        except TableError:
            if not found:
                raise
    return found


def filled(situation: Situation, deck: str, number: int = 0) -> Situation:
    """What was told, with one of the ways to fill in the rest."""
    known = deck in situation.zones or deck in situation.counts
    _, hand, under = FILLINGS[number]
    return replace(situation, hand=hand, under=ALL if known else under)


def follows(tables: Sequence[Table], move: str) -> Course | None:
    """The course of play after a move, as far as the next decision that is somebody else's; None if not offered."""
    runs = [run for run in (_run(table, move, depth=2) for table in tables) if run is not None]
    return _common(runs) if runs else None


# ------------------------------------------------------------------ one table
def offered(table: Table, move: str) -> bool:
    """Whether a move can be made at a table."""
    return table.decision is not None and table.decision.find(move) is not None


def _run(table: Table, move: str, depth: int, turn: int | None = NOW) -> _Run | None:
    after = table.copy()
    if not offered(after, move):
        return None
    after.choose(move)
    return _after(table, after, depth, table.turn if turn is NOW else turn)


def _after(table: Table, after: Table, depth: int, turn: int | None) -> _Run:
    """What was different before, and what comes next; a choice of yes or no is followed both ways.

    Whose turn it is now is told last, if it is not the `turn` any more that it was before all this: not while somebody
    can still act before that turn.
    """
    chosen = list(_choices(after))
    decision, states = after.decision, tuple(each for each, _ in _states(after))
    if decision is not None and _either(decision):
        told = (*chosen, *_moved(table, after))
        return _Run(told, tuple(_both(after, decision, depth, turn)), states)
    changes = [*chosen, *_moved(table, after)]
    if decision is None or decision.sort != "moves" or decision.answering is None:
        return _Run((*changes, *_onward(table, after, turn)), (), states)
    if depth <= 1:
        return _Run((*changes, *_later(after, decision, turn)), (), states)
    answers = []
    for option in decision.moves[:MOST_ANSWERS]:
        run = _run(after, option.text, depth - 1, turn)
        if run is not None:
            answers.append((_label(after, decision, option), run))
    return _Run(tuple(changes), tuple(answers), states)


def _label(table: Table, decision: Decision, option: Move) -> Message:
    """An answer with who may or must give it; that a duty is left undone is not something that one may."""
    seat = decision.player
    if option.act == DECLINE:
        who = Seat(seat or 0)
        forced = any(move.forced for move in decision.moves)
        return message("answer-not" if forced else "answer-declines", who=who)
    move = _move(table, option)
    if seat is None:
        return message("table-answer-may", move=move)
    return message("answer-must" if option.forced else "answer-may", who=Seat(seat), move=move)


def _move(table: Table, option: Move) -> Act:
    act = table.model.act(option.act)
    raw = [table.raw(arg, p.type) for arg, p in zip(option.args, act.parameters, strict=True)]
    return speaking.act(table.program.layout, act, raw)


def _given(label: Message) -> Message:
    """An answer as a condition."""
    said = dict(label.arguments)
    match label.id, said.get("who"), said.get("move"):
        case "answer-declines", Seat() as who, _:
            return message("given-declines", who=who)
        case _, Seat() as who, Act() as move:
            return message("given-does", who=who, move=move)
        case _:
            return label


def _joined(answers: Sequence[Message]) -> list[Message]:
    """Answers, with all that one player may do in one message."""
    may: dict[Seat, list[Act]] = {}
    for answer in answers:
        if answer.id == "answer-may" and isinstance(who := answer["who"], Seat):
            may.setdefault(who, []).extend([move for move in (answer["move"],) if isinstance(move, Act)])
    several = {who: moves for who, moves in may.items() if len(moves) > 1}
    told = [
        message("asked-may", who=seats([who.number]), moves=Listing(tuple(moves), "or"))
        for who, moves in several.items()
    ]
    return [*told, *(each for each in answers if each.id != "answer-may" or each["who"] not in several)]


def _certain(said: Message) -> Message:
    """What follows an answer that is taken as given: nobody does anything else first."""
    return message("change-turn", who=said["who"]) if said.id == "change-turn-else" else said


def _either(decision: Decision) -> bool:
    """Whether somebody has to say yes or no."""
    return decision.sort in ("choice", "question") and decision.type == "yes-no" and len(decision.moves) == 2


def _both(after: Table, decision: Decision, depth: int, turn: int | None) -> Iterator[tuple[Message, _Run]]:
    """Both answers to a question of yes or no, with what it is about and the rule that asks."""
    about = Text(decision.question or m.Words(decision.about or ""))
    rule = _asking(after)
    for option in decision.moves:
        then = after.copy()
        then.choose(option.text)
        word = option.text.partition(" ")[2]
        if decision.player is None:
            said = message(f"table-answer-{word}", what=about)
        else:
            said = message(f"answer-{word}", who=Seat(decision.player), what=about)
        if rule is not None:
            said = message("by-reading", what=said, text=Text(rule.gloss))
        yield said, _after(after, then, depth, turn)


def _asking(after: Table) -> m.Rule | None:
    """The rule whose effect is being carried out."""
    code = after.state.frames[-1].code
    codes = after.program.events.codes
    number = next((n for n, each in enumerate(codes) if each is code), None)
    return None if number is None else after.program.events.effects[number].rule


def _choices(after: Table) -> Iterator[Change]:
    """Values that have to be chosen on the way, each taken to be the first; not those of yes and no."""
    for number in range(1, MOST_CHOICES + 1):
        decision = after.decision
        if decision is None or decision.sort != "choice" or not decision.moves or _either(decision):
            return
        n = Amount(number)
        subject = message("subject-table-choice", n=n)
        if decision.player is not None:
            subject = message("subject-choice", who=Seat(decision.player), n=n)
        said, rule = _chosen(after, decision), _asking(after)
        if said.id == "change-chooses-player" and rule is not None:
            said = message("by-reading", what=said, text=Text(rule.gloss))
        yield Change(subject, said)
        after.choose(0)


def _chosen(after: Table, decision: Decision) -> Message:
    """The first value that somebody can choose."""
    chosen = decision.moves[0]
    shown = chosen.args[0] if chosen.args else None
    word = chosen.text.partition(" ")[2]
    value = Value(decision.type or "number", int(word) if word.isdecimal() else word)
    if decision.player is None:
        return message("change-table-chooses", value=value)
    who = Seat(decision.player)
    if isinstance(shown, layout.Card):
        card = speaking.card(after.program.layout, shown.index)
        return message("change-chooses-card", who=who, card=card)
    if decision.type == "player" and isinstance(shown, int):
        return message("change-chooses-player", who=who, other=Seat(shown))
    return message("change-chooses", who=who, value=value)


def _later(after: Table, decision: Decision, turn: int | None) -> Iterator[Change]:
    """Who is asked next, who after that if nothing is done, and whose turn comes where nobody answers."""
    asked: dict[tuple[str, tuple[Act, ...]], list[int | None]] = {}
    last, now = after.copy(), decision
    for _ in range(MOST_DECLINES):
        moves = [move for move in now.moves if move.act != DECLINE]
        word = "must" if any(move.forced for move in moves) else "may"
        acts = tuple(_any_of(last, moves))
        found = asked.setdefault((word, acts), [])
        found += [who for who in (now.player,) if who not in found]
        if not now.standing or now.find(DECLINE) is None:
            break
        last.choose(DECLINE)
        if last.decision is None or not last.decision.standing:
            break
        now = last.decision
    first, *others = (_asked(who, word, acts) for (word, acts), who in asked.items())
    said = message("change-asked", first=first)
    if others:
        said = message("change-asked-else", first=first, then=Listing(tuple(others), "or"))
    yield Change(message("subject-asked"), said)
    if last.turn != turn and last.turn is not None:
        yield Change(message("subject-turn"), message("change-turn-else", who=Seat(last.turn)))


def _any_of(table: Table, moves: Sequence[Move]) -> Iterator[Act]:
    """Each sort of move once: with what it is done with if there is one way only, else any such move."""
    for act in dict.fromkeys(move.act for move in moves):
        ways = [move for move in moves if move.act == act]
        yield _move(table, ways[0]) if len(ways) == 1 else Act(act, None)


def next_asked(decisions: Sequence[Decision]) -> Message:
    """Who may or must do what next, wherever the cards lie that were not told: one seat, at several tables."""
    moves = [[move for move in each.moves if move.act != DECLINE] for each in decisions]
    acts = dict.fromkeys(move.act for each in moves for move in each)
    forced = all({move.act for move in each if move.forced} == {*acts} for each in moves)
    return _asked([decisions[0].player], "must" if forced else "may", [Act(act, None) for act in acts])


def _asked(who: Sequence[int | None], word: str, acts: Sequence[Act]) -> Message:
    """Those who may or must do one of some moves."""
    moves = Listing(tuple(acts), "or")
    known = [seat for seat in who if seat is not None]
    if not known:
        return message(f"table-asked-{word}", moves=moves)
    return message(f"asked-{word}", who=seats(known), moves=moves)


def _moved(before: Table, after: Table) -> Iterator[Change]:
    layout = before.program.layout
    swapped: set[int] = set()
    for change, places in _swapped(before, after):
        yield change
        swapped |= places
    for place in layout.places:
        if place.index in swapped:
            continue
        was, now = (t.state.zones[place.index] for t in (before, after))
        if was == now:
            continue
        zone = speaking.place(place)
        if place.zone.pile and place.zone.seen == "all" and now and was[-1:] != now[-1:]:
            top = speaking.card(layout, now[-1])
            yield Change(message("thing-top", zone=zone), message("change-top", zone=zone, card=top))
        elif len(was) != len(now):
            said = message("change-size", zone=zone, before=Amount(len(was)), now=Amount(len(now)))
            yield Change(message("thing-cards", zone=zone), said, len(now) - len(was))
    for change, slot in _states(after):
        if before.state.vars[slot] != after.state.vars[slot]:
            yield change


def _swapped(before: Table, after: Table) -> Iterator[tuple[Change, set[int]]]:
    """Places whose cards changed places, or were passed on."""
    places = before.program.layout.places
    for raw in (after.state.log or ())[len(before.state.log or ()) :]:
        match raw:
            case ("swapped", one, other):
                zones = [speaking.place(places[each]) for each in (one, other)]
                said = message("change-swapped", **{"zone": zones[0], "zone-2": zones[1]})
                yield Change(message("subject-swapped"), said), {one, other}
            case ("rotated", base):
                zone = places[base].zone
                said = message("change-passed-on", name=Name(zone.name))
                yield Change(message("subject-swapped"), said), {p.index for p in places if p.zone is zone}


def _states(after: Table) -> Iterator[tuple[Change, int]]:
    """What every state is that lasts, with its place."""
    layout = after.program.layout
    notes = jotted(after.program.model)
    for slot in layout.slots:
        if slot.state.lasts == "turn" or slot.state.type == "card" or slot.state.name in notes:
            continue
        name = Name(slot.state.name)
        subject = message("thing-player" if slot.state.type == "player" else "thing-state", state=name)
        if slot.state.each == "player" and isinstance(slot.key, int):
            subject = message("thing-state-of", state=name, who=Seat(slot.key))
        state = speaking.state(layout, slot.state, slot.key, after.state.vars[slot.index])
        yield Change(subject, message("change-state", state=state)), slot.index


def _onward(before: Table, after: Table, turn: int | None) -> Iterator[Change]:
    """How play goes on, if it does."""
    subject = message("subject-onward")
    if after.over and not before.over:
        if after.outcome == "limit":
            yield Change(subject, message("change-round-over"))
        elif after.winner is not None:
            yield Change(subject, message("change-game-won", who=Seat(after.winner)))
        else:
            yield Change(subject, message("change-game-over"))
    elif after.turn not in (turn, None):
        yield Change(subject, message("change-turn", who=Seat(after.turn or 0)))
    elif after.decision is not None and after.decision.answering is None:
        seat = after.decision.player
        goes = message("change-table-goes-on") if seat is None else message("change-goes-on", who=Seat(seat))
        yield Change(subject, goes)


# ------------------------------------------------------------------ all tables
def _common(runs: Sequence[_Run]) -> Course:
    """What is the same in every run; of the rest only what it is about."""
    subjects = dict.fromkeys(change.subject for run in runs for change in run.changes)
    told: list[Message] = []
    open: list[Message] = []
    for subject in subjects:
        found = [run.of(subject) for run in runs]
        said = _same(found)
        if said is None:
            open.append(_uncounted(subject))
        else:
            told.append(said)
    if message("subject-asked") in open and (turn := _unless(told)) is not None:
        told.remove(turn)
        open.append(message("subject-turn"))
    answers: list[tuple[Message, Course]] = []
    labels = dict.fromkeys(label for run in runs for label, _ in run.answers)
    for label in labels:
        then = [course for run in runs for name, course in run.answers if name == label]
        if len(then) == len(runs):
            answers.append((label, _common(then)))
    if len(answers) < len(labels):
        open.append(message("subject-more-answers" if answers else "subject-answers"))
    return Course(tuple(told), tuple(answers), tuple(dict.fromkeys(open)), len(runs))


def _uncounted(subject: Message) -> Message:
    """What somebody chooses, whichever of several choices it is."""
    if subject.id == "subject-choice":
        return message("subject-chooses", who=subject["who"])
    return message("subject-table-chooses") if subject.id == "subject-table-choice" else subject


def _unless(told: Sequence[Message]) -> Message | None:
    """Whose turn it is told to be if nobody answers."""
    return next((each for each in told if each.id == "change-turn-else"), None)


def _same(found: Sequence[Change | None]) -> Message | None:
    """One wording of a change that is the same wherever it was looked for."""
    first, *others = found
    if first is None or None in others:
        return None
    if all(other == first for other in others):
        return first.said
    if first.by is None or any(other is None or other.by != first.by for other in others):
        return None
    zone = dict(first.said.arguments)["zone"]
    number = Amount(abs(first.by))
    return message("change-more" if first.by > 0 else "change-fewer", zone=zone, n=number)
