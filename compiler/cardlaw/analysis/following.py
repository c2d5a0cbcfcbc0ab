"""A move → what it leads to at every table that fits what was told, and what of it hangs on the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardlaw.analysis.wording import ORDINALS
from cardlaw.engine import Table, TableError
from cardlaw.engine.decisions import DECLINE, Decision, Move
from cardlaw.engine.situation import HAND, Situation
from cardlaw.language import model as m

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
"""Seeds, how many cards a hand gets of which nothing was told, and how many lie under the top of an open pile."""
ALL = 1_000_000
MOST_ANSWERS = 4
MOST_CHOICES = 4
MOST_DECLINES = 16


@dataclass(frozen=True, slots=True)
class Change:
    """Something that is different afterwards; `by` says how many cards it grew, whatever it held before."""

    subject: str
    text: str
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """What a move leads to: what changes, and what may be answered, each answer with its own course.

    `open` are the things that come out differently with cards that were not told; `tables` at how many it was played.
    """

    changes: tuple[str, ...]
    answers: tuple[tuple[str, Course], ...]
    open: tuple[str, ...] = ()
    tables: int = 1

    def instead(self, other: Course) -> tuple[str, ...]:
        """What another course has and this one has not, each thing once."""
        new = [change for change in other.changes if change not in self.changes]
        mine = dict(self.answers)
        for answer, then in other.answers:
            if answer not in mine:
                new.append(answer)
            elif then != mine[answer]:
                new += [f"{_given(answer)}, {text}" for text in mine[answer].instead(then)]
        return tuple(new)


@dataclass(frozen=True, slots=True)
class _Run:
    """The course at one table."""

    changes: tuple[Change, ...]
    answers: tuple[tuple[str, _Run], ...]


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


def follows(tables: Sequence[Table], move: str, names: Sequence[str]) -> Course | None:
    """The course of play after a move, as far as the next decision that is somebody else's; None if not offered."""
    runs = [run for run in (_run(table, move, names, depth=2) for table in tables) if run is not None]
    return _common(runs) if runs else None


# ------------------------------------------------------------------ one table
def _run(table: Table, move: str, names: Sequence[str], depth: int) -> _Run | None:
    after = table.copy()
    if after.decision is None or after.decision.find(move) is None:
        return None
    after.choose(move)
    return _after(table, after, names, depth)


def _after(table: Table, after: Table, names: Sequence[str], depth: int) -> _Run:
    """What was different before, and what comes next; a choice of yes or no is followed both ways."""
    chosen = list(_choices(after, names))
    decision = after.decision
    if decision is not None and _either(decision):
        told = (*chosen, *_moved(table, after, names))
        return _Run(told, tuple(_both(after, decision, names, depth)))
    changes = [*chosen, *changed(table, after, names)]
    if decision is None or decision.sort != "moves" or decision.answering is None:
        return _Run(tuple(changes), ())
    if depth <= 1:
        return _Run((*changes, *_later(after, decision, names)), ())
    answers = []
    for option in decision.moves[:MOST_ANSWERS]:
        run = _run(after, option.text, names, depth - 1)
        if run is not None:
            answers.append((_label(decision, option, names), run))
    return _Run(tuple(changes), tuple(answers))


def _label(decision: Decision, option: Move, names: Sequence[str]) -> str:
    """An answer with who may or must give it; that a duty is left undone is not something that one may."""
    who = _who(decision.player, names)
    if option.act == DECLINE and any(move.forced for move in decision.moves):
        return f"if {who} does not"
    return f"{who} {'must' if option.forced else 'may'} {option.text}"


def _given(label: str) -> str:
    """An answer as a condition."""
    who, _, answer = label.split(" ", 2)
    return label if who == "if" else f"if {who} does {answer}"


def _either(decision: Decision) -> bool:
    """Whether somebody has to say yes or no."""
    return decision.sort in ("choice", "question") and decision.type == "yes-no" and len(decision.moves) == 2


def _both(after: Table, decision: Decision, names: Sequence[str], depth: int) -> Iterator[tuple[str, _Run]]:
    """Both answers to a question of yes or no, with what it is about and the rule that asks."""
    about = f"“{decision.question.text}”" if decision.question is not None else f"`{decision.about}`"
    rule = _asking(after)
    asked = f"{about}, by {rule.id}, “{rule.gloss.text}”" if rule is not None else about
    for option in decision.moves:
        then = after.copy()
        then.choose(option.text)
        value = option.text.partition(" ")[2]
        yield f"{_who(decision.player, names)} says {value} to {asked}", _after(after, then, names, depth)


def _asking(after: Table) -> m.Rule | None:
    """The rule whose effect is being carried out."""
    code = after.state.frames[-1].code
    codes = after.program.events.codes
    number = next((n for n, each in enumerate(codes) if each is code), None)
    return None if number is None else after.program.events.effects[number].rule


def _choices(after: Table, names: Sequence[str]) -> Iterator[Change]:
    """Values that have to be chosen on the way, each taken to be the first; not those of yes and no."""
    for number in range(MOST_CHOICES):
        decision = after.decision
        if decision is None or decision.sort != "choice" or not decision.moves or _either(decision):
            return
        who, value = _who(decision.player, names), decision.moves[0].text.partition(" ")[2]
        yield Change(f"the {ORDINALS[number]} choice of {who}", f"{who} chooses, say, {value}")
        after.choose(0)


def _later(after: Table, decision: Decision, names: Sequence[str]) -> Iterator[Change]:
    """Who is asked next, who after that if nothing is done, and whose turn comes where nobody answers."""
    asked: dict[str, list[str]] = {}
    last, now = after.copy(), decision
    for _ in range(MOST_DECLINES):
        moves = [move for move in now.moves if move.act != DECLINE]
        word = "must" if any(move.forced for move in moves) else "may"
        acts = f"{word} {' or '.join(dict.fromkeys(move.act for move in moves))}"
        seats = asked.setdefault(acts, [])
        seats += [who for who in (_who(now.player, names),) if who not in seats]
        if not now.standing or now.find(DECLINE) is None:
            break
        last.choose(DECLINE)
        if last.decision is None or not last.decision.standing:
            break
        now = last.decision
    each = ", else ".join(f"{_either_of(seats)} {acts}" for acts, seats in asked.items())
    yield Change("who is asked next", f"then {each}")
    if last.turn != after.turn and last.turn is not None:
        yield Change("next turn", f"if nobody does, next turn: {names[last.turn]}")


def changed(before: Table, after: Table, names: Sequence[str]) -> Iterator[Change]:
    """What is different between two moments of a table, in words, and how play goes on."""
    yield from _moved(before, after, names)
    yield from _onward(before, after, names)


def _moved(before: Table, after: Table, names: Sequence[str]) -> Iterator[Change]:
    layout = before.program.layout
    for place in layout.places:
        was, now = (t.state.zones[place.index] for t in (before, after))
        if was == now:
            continue
        text = place.zone.name
        if place.zone.each == "player" and isinstance(place.key, int):
            text = f"{text} of {names[place.key]}"
        if place.zone.pile and place.zone.seen == "all" and now and was[-1:] != now[-1:]:
            yield Change(f"top of {text}", f"top of {text} is {layout.cards[now[-1]].text}")
        elif len(was) != len(now):
            yield Change(text, f"{text}: {len(was)} → {len(now)} cards", len(now) - len(was))
    for slot in layout.slots:
        if slot.state.lasts == "turn" or slot.state.type == "card":
            continue
        one, other = (t.state.vars[slot.index] for t in (before, after))
        if one != other:
            whose = (
                f" of {names[slot.key]}" if slot.state.each == "player" and isinstance(slot.key, int) else ""
            )
            value = names[other] if slot.state.type == "player" and isinstance(other, int) else other
            subject = f"{slot.state.name}{whose}"
            yield Change(subject, f"{subject} is {layout.text(value, None)}")


def _onward(before: Table, after: Table, names: Sequence[str]) -> Iterator[Change]:
    """How play goes on, if it does."""
    if after.over and not before.over:
        if after.outcome == "limit":
            yield Change("how play goes on", "the round is over")
        elif after.winner is not None:
            yield Change("how play goes on", f"the game is over, and {names[after.winner]} has won it")
        else:
            yield Change("how play goes on", "the game is over")
    elif before.turn != after.turn and after.turn is not None:
        yield Change("how play goes on", f"next turn: {names[after.turn]}")
    elif after.decision is not None and after.decision.answering is None:
        yield Change("how play goes on", f"{_who(after.decision.player, names)} goes on")


def _either_of(names: Sequence[str]) -> str:
    """`a, b or c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _who(player: int | None, names: Sequence[str]) -> str:
    return "the table" if player is None else names[player]


# ------------------------------------------------------------------ all tables
def _common(runs: Sequence[_Run]) -> Course:
    """What is the same in every run; of the rest only what it is about."""
    subjects = dict.fromkeys(change.subject for run in runs for change in run.changes)
    told: list[str] = []
    open: list[str] = []
    for subject in subjects:
        found = [next((c for c in run.changes if c.subject == subject), None) for run in runs]
        text = _same(found)
        if text is None:
            open.append(subject)
        else:
            told.append(text)
    answers: list[tuple[str, Course]] = []
    labels = dict.fromkeys(label for run in runs for label, _ in run.answers)
    for label in labels:
        then = [course for run in runs for name, course in run.answers if name == label]
        if len(then) == len(runs):
            answers.append((label, _common(then)))
    if len(answers) < len(labels):
        open.append("what else may be answered" if answers else "what may be answered")
    return Course(tuple(told), tuple(answers), tuple(open), len(runs))


def _same(found: Sequence[Change | None]) -> str | None:
    """One wording of a change that is the same wherever it was looked for."""
    first, *others = found
    if first is None or None in others:
        return None
    if all(other == first for other in others):
        return first.text
    if first.by is None or any(other is None or other.by != first.by for other in others):
        return None
    number = abs(first.by)
    return f"{first.subject}: {number} card{'s' if number > 1 else ''} {'more' if first.by > 0 else 'fewer'}"
