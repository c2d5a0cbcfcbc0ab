"""A move → what it leads to at every table that fits what was told, and what of it hangs on the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardlaw.analysis.questions.following.changes import Change, moved, onward, states
from cardlaw.analysis.questions.following.course import Course
from cardlaw.engine import Table
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import DECLINE, Decision, Move
from cardlaw.engine.state import layout
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Amount, SpokenAct, SpokenListing, SpokenSeat, SpokenText, Value
from cardlaw.wording.messages import Message, message, seats

MOST_ANSWERS = 4
"""So many answers to a move are followed: it is doubted, taken, answered or let be. What comes of more is not told."""
MOST_CHOICES = 4
"""So many choices after a move are made at once; then what is to be chosen next is told as what comes next."""
NOW = -1
"""The turn that is under way as a move is made."""
MOST_DECLINES = 16
"""So many are asked in turn if nobody answers: more than the seats that any sheet has."""


@dataclass(frozen=True, slots=True)
class _CourseRun:
    """The course at one table; `states` says what every state comes to, whether it is another than before or not."""

    changes: tuple[Change, ...]
    answers: tuple[tuple[Message, _CourseRun], ...]
    states: tuple[Change, ...] = ()

    def of(self, subject: Message) -> Change | None:
        """What becomes of something."""
        return next((each for each in (*self.changes, *self.states) if each.subject == subject), None)


def follows(tables: Sequence[Table], move: str, word: str | None = None) -> Course | None:
    """The course of play after a move, as far as the next decision that is somebody else's; None if not offered.

    With a `word`, the first question of yes or no is answered so, and what follows is part of this one course.
    """
    runs = [run for run in (_run(table, move, 2, word=word) for table in tables) if run is not None]
    return _common(runs) if runs else None


# ------------------------------------------------------------------ one table
def offered(table: Table, move: str) -> bool:
    """Whether a move can be made at a table."""
    return table.decision is not None and table.decision.find(move) is not None


def _run(
    table: Table, move: str, depth: int, turn: int | None = NOW, word: str | None = None
) -> _CourseRun | None:
    after = table.copy()
    if not offered(after, move):
        return None
    after.choose(move)
    return _after(table, after, depth, table.turn if turn is NOW else turn, word)


def _after(table: Table, after: Table, depth: int, turn: int | None, word: str | None = None) -> _CourseRun:
    """What was different before, and what comes next; a choice of yes or no is followed both ways, or one way.

    Whose turn it is now is told last, if it is not the `turn` any more that it was before all this: not while somebody
    can still act before that turn.
    """
    chosen = list(_choices(after))
    if word is not None and after.decision is not None and _either(after.decision):
        after.choose(next(each.text for each in after.decision.moves if _word(each) == word))
        chosen += _choices(after, len(chosen))
    decision, known = after.decision, tuple(each for each, _ in states(after))
    if decision is not None and _either(decision):
        told = (*chosen, *moved(table, after))
        return _CourseRun(told, tuple(_both(after, decision, depth, turn)), known)
    changes = [*chosen, *moved(table, after)]
    if decision is None or decision.sort != "moves" or decision.answering is None:
        return _CourseRun((*changes, *onward(table, after, turn)), (), known)
    if depth <= 1:
        return _CourseRun((*changes, *_later(after, decision, turn)), (), known)
    answers = []
    for option in decision.moves[:MOST_ANSWERS]:
        run = _run(after, option.text, depth - 1, turn)
        if run is not None:
            answers.append((_label(after, decision, option), run))
    return _CourseRun(tuple(changes), tuple(answers), known)


def _label(table: Table, decision: Decision, option: Move) -> Message:
    """An answer with who may or must give it; that a duty is left undone is not something that one may."""
    seat = decision.player
    if option.act == DECLINE:
        who = SpokenSeat(seat or 0)
        forced = any(move.forced for move in decision.moves)
        return message("answer-not" if forced else "answer-declines", who=who)
    move = _move(table, option)
    if seat is None:
        return message("table-answer-may", move=move)
    return message("answer-must" if option.forced else "answer-may", who=SpokenSeat(seat), move=move)


def _move(table: Table, option: Move) -> SpokenAct:
    act = table.model.act(option.act)
    raw = [table.raw(arg, p.type) for arg, p in zip(option.args, act.parameters, strict=True)]
    return speaking.act(table.program.layout, act, raw)


def _word(option: Move) -> str:
    """What somebody chooses, as it is written."""
    return option.text.partition(" ")[2]


def _either(decision: Decision) -> bool:
    """Whether somebody has to say yes or no."""
    return decision.sort in ("choice", "question") and decision.type == "yes-no" and len(decision.moves) == 2


def _both(
    after: Table, decision: Decision, depth: int, turn: int | None
) -> Iterator[tuple[Message, _CourseRun]]:
    """Both answers to a question of yes or no, with what it asks, or what it is about, and the rule that asks."""
    rule = _asking(after)
    asked = decision.question or (_called(after.model, decision.about or "") if rule is None else None)
    of = {} if asked is None else {"what": SpokenText(asked)}
    sort = "answer" if of else "answer-plain"
    for option in decision.moves:
        then = after.copy()
        then.choose(option.text)
        word = _word(option)
        if decision.player is None:
            said = message(f"table-{sort}-{word}", **of)
        else:
            said = message(f"{sort}-{word}", who=SpokenSeat(decision.player), **of)
        if rule is not None:
            said = message("by-reading", what=said, text=SpokenText(rule.gloss))
        yield said, _after(after, then, depth, turn)


def _called(model: m.Model, name: str) -> m.Words:
    """What a rule calls an answer, in each language in which there is a term for it."""
    said = {term.language: term.text for term in model.terms if term.name == name}
    return m.Words(said.pop("en", name), tuple(said.items()))


def _asking(after: Table) -> m.Rule | None:
    """The rule whose effect is being carried out."""
    code = after.state.frames[-1].code
    codes = after.program.events.codes
    number = next((n for n, each in enumerate(codes) if each is code), None)
    return None if number is None else after.program.events.effects[number].rule


def _choices(after: Table, before: int = 0) -> Iterator[Change]:
    """Values that have to be chosen on the way, each taken to be the first; not those of yes and no."""
    for number in range(before + 1, before + MOST_CHOICES + 1):
        decision = after.decision
        if decision is None or decision.sort != "choice" or not decision.moves or _either(decision):
            return
        n = Amount(number)
        subject = message("subject-table-choice", n=n)
        if decision.player is not None:
            subject = message("subject-choice", who=SpokenSeat(decision.player), n=n)
        said, rule = _chosen(after, decision), _asking(after)
        if said.id == "change-chooses-player" and rule is not None:
            said = message("by-reading", what=said, text=SpokenText(rule.gloss))
        yield Change(subject, said)
        after.choose(0)


def _chosen(after: Table, decision: Decision) -> Message:
    """The first value that somebody can choose."""
    chosen = decision.moves[0]
    shown = chosen.args[0] if chosen.args else None
    word = _word(chosen)
    value = Value(decision.type or "number", int(word) if word.isdecimal() else word)
    if decision.player is None:
        return message("change-table-chooses", value=value)
    who = SpokenSeat(decision.player)
    if isinstance(shown, layout.Card):
        card = speaking.card(after.program.layout, shown.index)
        return message("change-chooses-card", who=who, card=card)
    if decision.type == "player" and isinstance(shown, int):
        return message("change-chooses-player", who=who, other=SpokenSeat(shown))
    return message("change-chooses", who=who, value=value)


def _later(after: Table, decision: Decision, turn: int | None) -> Iterator[Change]:
    """Who is asked next, who after that if nothing is done, and whose turn comes where nobody answers."""
    asked: dict[tuple[str, tuple[SpokenAct, ...]], list[int | None]] = {}
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
        said = message("change-asked-else", first=first, then=SpokenListing(tuple(others), "or"))
    yield Change(message("subject-asked"), said)
    if last.turn != turn and last.turn is not None:
        yield Change(message("subject-turn"), message("change-turn-else", who=SpokenSeat(last.turn)))


def _any_of(table: Table, moves: Sequence[Move]) -> Iterator[SpokenAct]:
    """Each sort of move once: with what it is done with if there is one way only, else any such move."""
    for act in dict.fromkeys(move.act for move in moves):
        ways = [move for move in moves if move.act == act]
        yield _move(table, ways[0]) if len(ways) == 1 else SpokenAct(act, None)


def next_asked(decisions: Sequence[Decision]) -> Message:
    """Who may or must do what next, wherever the cards lie that were not told: one seat, at several tables."""
    moves = [[move for move in each.moves if move.act != DECLINE] for each in decisions]
    acts = dict.fromkeys(move.act for each in moves for move in each)
    forced = all({move.act for move in each if move.forced} == {*acts} for each in moves)
    return _asked([decisions[0].player], "must" if forced else "may", [SpokenAct(act, None) for act in acts])


def _asked(who: Sequence[int | None], word: str, acts: Sequence[SpokenAct]) -> Message:
    """Those who may or must do one of some moves."""
    moves = SpokenListing(tuple(acts), "or")
    known = [seat for seat in who if seat is not None]
    if not known:
        return message(f"table-asked-{word}", moves=moves)
    return message(f"asked-{word}", who=seats(known), moves=moves)


# ------------------------------------------------------------------ all tables
def _common(runs: Sequence[_CourseRun]) -> Course:
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
