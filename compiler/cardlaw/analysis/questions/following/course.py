"""What a move leads to, and what sets one such course apart from another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import SpokenAct, SpokenListing, SpokenSeat, SpokenZone
from cardlaw.wording.messages import Message, message, seats


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
            new += [message("given-then", given=given(answer), then=each) for each in then]
        return tuple(new)

    def lacking(self, other: Course) -> tuple[Message, ...]:
        """What it has and another course never has, each thing once; not what comes there with some cards."""
        theirs = dict(other.answers)
        found = [
            change
            for change in self.changes
            if change not in other.changes and not any(_is_of(change, subject) for subject in other.open)
        ]
        if not any(subject.id in ANSWERS for subject in other.open):
            found += [answer for answer, _ in self.answers if answer not in theirs]
        for answer, then in self.answers:
            told = then.lacking(theirs[answer]) if answer in theirs else ()
            found += [message("given-then", given=given(answer), then=_certain(each)) for each in told]
        return tuple(found)

    @property
    def question(self) -> tuple[Message, ...]:
        """The answers to a question of yes or no, if it leads to one."""
        return tuple(label for label, _ in self.answers if _plain(label).id in EITHER)

    def kept(self, other: Course) -> Iterator[Message]:
        """The hands of which it is open what they hold, and which in another course have as many cards as before."""
        told = (*other.changes, *other.open)
        if any(said.id in MOVING for said in told):
            return
        zones = {zone for said in told for _, zone in said.arguments}
        for subject in self.open:
            zone = dict(subject.arguments).get("zone")
            if isinstance(zone, SpokenZone) and isinstance(zone.owner, SpokenSeat) and zone not in zones:
                yield message("change-kept", zone=zone)


EITHER = {
    "answer-yes": "given-yes",
    "answer-no": "given-no",
    "table-answer-yes": "given-table-yes",
    "table-answer-no": "given-table-no",
    "answer-plain-yes": "given-plain-yes",
    "answer-plain-no": "given-plain-no",
    "table-answer-plain-yes": "given-table-plain-yes",
    "table-answer-plain-no": "given-table-plain-no",
}
"""The answers to a question of yes or no, and each as a condition."""
MOVING = ("change-swapped", "change-passed-on", "subject-swapped")
"""That cards change places, of which it is not said how many."""
ONWARD = ("subject-onward", "subject-turn", "subject-asked")
"""How play goes on."""
ANSWERS = ("subject-answers", "subject-more-answers")
"""That what others may do comes out differently with cards that were not told."""


def asked_either(labels: Sequence[Message]) -> Message:
    """Who has to say yes or no, to what, and by which rule."""
    first, asks = labels[0], _plain(labels[0])
    by_table = "table-" if asks.id.startswith("table-") else ""
    plain = "plain-" if "-plain-" in asks.id else ""
    said = Message(f"{by_table}answers-{plain}either", asks.arguments)
    return message("by-reading", what=said, text=first["text"]) if first.id == "by-reading" else said


def word_of(label: Message) -> str:
    """Which answer to a question of yes or no it is."""
    return _plain(label).id.rpartition("-")[2]


def given(label: Message) -> Message:
    """An answer as a condition."""
    if (asks := _plain(label)).id in EITHER:
        return Message(EITHER[asks.id], asks.arguments)
    said = dict(label.arguments)
    match label.id, said.get("who"), said.get("move"):
        case "answer-declines", SpokenSeat() as who, _:
            return message("given-declines", who=who)
        case _, SpokenSeat() as who, SpokenAct() as move:
            return message("given-does", who=who, move=move)
        case _:
            return label


def _plain(label: Message) -> Message:
    """An answer without the rule that asks for it."""
    what = dict(label.arguments).get("what")
    return what if label.id == "by-reading" and isinstance(what, Message) else label


def _is_of(change: Message, subject: Message) -> bool:
    """Whether something that is different afterwards is about a thing: a place, or how play goes on."""
    zone = dict(subject.arguments).get("zone")
    if zone is not None:
        return dict(change.arguments).get("zone") == zone
    return subject.id in ONWARD and change.id.startswith(("change-turn", "change-asked", "change-goes"))


def _joined(answers: Sequence[Message]) -> list[Message]:
    """Answers, with all that one player may do in one message."""
    may: dict[SpokenSeat, list[SpokenAct]] = {}
    for answer in answers:
        if answer.id == "answer-may" and isinstance(who := answer["who"], SpokenSeat):
            may.setdefault(who, []).extend(
                [move for move in (answer["move"],) if isinstance(move, SpokenAct)]
            )
    several = {who: moves for who, moves in may.items() if len(moves) > 1}
    told = [
        message("asked-may", who=seats([who.number]), moves=SpokenListing(tuple(moves), "or"))
        for who, moves in several.items()
    ]
    rest = (each for each in answers if each.id != "answer-may" or each["who"] not in several)
    return [*told, *(each for each in rest if each.id != "answer-not")]


def _certain(said: Message) -> Message:
    """What follows an answer that is taken as given: nobody does anything else first."""
    return message("change-turn", who=said["who"]) if said.id == "change-turn-else" else said
