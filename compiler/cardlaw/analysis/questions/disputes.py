"""Questions that players quarrel about → what each rulebook says: a list of lines, ruled on by the engine, kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Literal

from cardlaw.analysis.keeping import name_of, read, write
from cardlaw.analysis.questions.answer import Question
from cardlaw.analysis.questions.cases import Case
from cardlaw.analysis.questions.following.course import Course
from cardlaw.engine import TableError
from cardlaw.engine.play import speaking
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS, situation
from cardlaw.language.loading import Compiled
from cardlaw.language.model.workspace import Fact
from cardlaw.language.parsing.items import parse_fragment
from cardlaw.language.reading.files import content_of
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass
from cardlaw.language.serialising import model_hash
from cardlaw.language.spoken import Spoken
from cardlaw.language.storage.rows import RowReader, sorts_in
from cardlaw.scenarios.situations import ONE_ROUND, Givens
from cardlaw.wording import arguments
from cardlaw.wording.arguments import Message, SpokenAct, SpokenSeat
from cardlaw.wording.books import BOOKS
from cardlaw.wording.messages import message
from cardlaw.wording.tables import say

ENDING = ".questions"
LARGEST = 1_000_000
"""The most bytes of a list: some ten thousand questions."""
LINE = re.compile(r"([a-z][a-z0-9-]*)/([a-z][a-z0-9-]*): (.+)")
Word = Literal[
    "may", "must", "must-not", "silent", "contradictory", "not-offered", "hangs", "no-move", "no-card"
]


class BadList(Exception):
    """A line of a list that cannot be read: the message names file and line."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question: its topic and name, how people ask it, what lies on the table, what is tried.

    `also` are rulebooks that are asked besides the editions of the game, such as one with a house rule.
    """

    topic: str
    name: str
    text: str
    given: tuple[str, ...]
    move: str
    also: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.topic}-{self.name}"


@dataclass(frozen=True, slots=True)
class RulebookRuling:
    """What one rulebook says: the verdict with the rules that decide it, and what follows.

    `wrongs` are the rules by which the move counts as wrongly made; `answers` what others may do then, each with what
    comes of it. `no-move` and `no-card`: the rules know no such move, or the deck has no such card.
    """

    dispute: str
    word: Word
    deciding: tuple[str, ...] = ()
    wrongs: tuple[str, ...] = ()
    changes: tuple[Message, ...] = ()
    answers: tuple[tuple[Message, tuple[Message, ...]], ...] = ()
    reason: Message | None = None
    asked: str = ""
    """The line of the list that was ruled on."""


# ------------------------------------------------------------------ the list
def lists_in(folders: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The lists below rule folders, each with the game that it is called after."""
    for folder in folders:
        for path in sorted(folder.rglob(f"*{ENDING}")):
            if path.is_file() and not path.is_symlink():
                yield path.stem, path


def read_list(path: Path) -> list[Dispute]:
    """`topic/name: question | given; given | move | rulebook, rulebook` on each line; `#` begins a remark."""
    found: list[Dispute] = []
    text = content_of(path, LARGEST, "a list of questions").decode("utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        head, *rest = (part.strip() for part in line.split("|"))
        named = LINE.fullmatch(head)
        if named is None or len(rest) not in (2, 3):
            raise BadList(say("bad-dispute", file=path.name, line=number))
        given = tuple(part.strip() for part in rest[0].split(";") if part.strip())
        also = tuple(part.strip() for part in rest[2].split(";") if part.strip()) if len(rest) > 2 else ()
        dispute = Dispute(named[1], named[2], named[3].strip(), given, rest[1], also)
        if any(each.id == dispute.id for each in found):
            raise BadList(
                say("two-disputes", file=path.name, line=number, id=f"{dispute.topic}/{dispute.name}")
            )
        found.append(dispute)
    return found


# ------------------------------------------------------------------ rulings
def rulings(compiled: Compiled, disputes: Sequence[Dispute]) -> list[RulebookRuling]:
    """What a rulebook says of each question; what an earlier run found is read back while nothing has changed."""
    assert compiled.model is not None
    name = name_of("rulings", [f"{model_hash(compiled.model)} {compiled.model.name}"])
    kept = {each.asked: each for each in read(name, _reader()) or ()}
    missing = [each for each in disputes if _line(each) not in kept]
    kept |= {_line(each): ruling(compiled, each) for each in missing}
    if missing:
        write(name, tuple(kept.values()))
    return [kept[_line(each)] for each in disputes]


def _line(dispute: Dispute) -> str:
    return f"{dispute.id} | {'; '.join(dispute.given)} | {dispute.move}"


@cache
def _reader() -> RowReader:
    this = ModuleType("kept")
    this.RulebookRuling = RulebookRuling  # type: ignore[attr-defined]
    return RowReader(tuple[RulebookRuling, ...], sorts_in((this, arguments, m)), books=BOOKS)


@dataclass(frozen=True, slots=True)
class Laid:
    """A question as a rulebook reads it: who sits there, and its lines."""

    players: tuple[str, ...]
    lines: tuple[m.PlacedLine, ...]


SPOKEN = Fact(Spoken)
LAID: Fact[dict[str, Laid | None]] = Fact(lambda _: {})
"""The tables of questions as a rulebook reads them: they are answered, and drawn in every language."""


def laid(compiled: Compiled, dispute: Dispute) -> Laid | None:
    """The table of a question; None where the rulebook has no word for something on it."""
    assert compiled.model is not None
    known, asked = LAID(compiled.model), _line(dispute)
    if asked not in known:
        known[asked] = _laid(compiled, compiled.model, dispute)
    return known[asked]


def _laid(compiled: Compiled, model: m.Model, dispute: Dispute) -> Laid | None:
    assert compiled.scope is not None
    spoken = SPOKEN(model)
    texts = [spoken.canonical(f"given {text}") for text in dispute.given]
    texts.append(f"then player may {spoken.canonical_move(dispute.move)}")
    lines: list[s.Line] = []
    for text in texts:
        line, _ = parse_fragment(Source(dispute.id, text), "line")
        if line is None:
            return None
        lines.append(line)
    players = DEFAULT_PLAYERS[: program_of(model, None, ONE_ROUND).layout.players]
    for line in lines:
        if isinstance(line, s.GivenPlayers):
            players = tuple(word.text for word in line.names)
    placed, wrong = situation(compiled.scope, model, players, lines)
    return None if has_errors(wrong) else Laid(players, placed)


def ruling(compiled: Compiled, dispute: Dispute) -> RulebookRuling:
    """What a rulebook says of one question."""
    model = compiled.model
    assert model is not None
    asked = _line(dispute)
    table = laid(compiled, dispute)
    try:
        if table is None:
            raise TableError(say("no-word"))
        givens = Givens(program_of(model, len(table.players), ONE_ROUND).layout, table.players)
        for each in sorted(table.lines[:-1], key=lambda each: not isinstance(each.line, m.GivenTurn)):
            givens.add(each.line)  # type: ignore[arg-type]
        said = table.lines[-1].line
        assert isinstance(said, m.ThenVerdict)
        move = (said.act, givens.args(said.act, said.args))
        question = Question(model, table.players, givens.situation(None), move, ONE_ROUND)
        answer = question.answer(brief=True)
    except TableError:
        known = dispute.move.split()[0] in {act.name for act in model.acts}
        return RulebookRuling(dispute.id, "no-card" if known else "no-move", asked=asked)
    cases = answer.cases
    if any(case.hangs for case in cases) or len({case.outcomes[0].pair for case in cases}) > 1:
        return RulebookRuling(dispute.id, "hangs", asked=asked)
    return _ruled(dispute.id, cases, asked, question)


def _ruled(id: str, cases: tuple[Case, ...], asked: str, question: Question) -> RulebookRuling:
    """The ruling at tables of one kind, or at those where an earlier move was right and those where it was wrong."""
    outcome = cases[0].outcomes[0]
    first, *others = (case.course or Course((), ()) for case in cases)
    changes = first.changes
    if others:
        who, move = _answered(question)
        changes = tuple(
            message("if-done-right", who=who, move=move, what=each) for each in _own(first, others[0])
        )
        changes += tuple(
            message("if-done-wrong", who=who, move=move, what=each) for each in _own(others[0], first)
        )
    return RulebookRuling(
        id,
        outcome.verdict.word,
        outcome.verdict.deciding,
        outcome.guilt,
        changes,
        tuple((label, then.changes) for label, then in first.answers),
        outcome.verdict.reason,
        asked,
    )


def _answered(question: Question) -> tuple[SpokenSeat, SpokenAct]:
    """The earlier move that is answered, and who made it."""
    window = question.situation.window
    assert window is not None and window.after is not None and window.by is not None
    layout = program_of(question.model, len(question.players), ONE_ROUND).layout
    return SpokenSeat(window.by), speaking.act(layout, question.model.act(window.after), window.args)


def _own(course: Course, other: Course) -> list[Message]:
    return [each for each in course.changes if each not in other.changes]
