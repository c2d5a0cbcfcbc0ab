"""`cardlaw ask` without arguments: the question is put together by asking for its parts, in words."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.samples import pasteable
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import outline_of
from cardlaw.cli.variants import by_id, compiled
from cardlaw.cli.verbs.analysis.offered import card_said
from cardlaw.cli.verbs.analysis.typed import given_line, read
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.spoken import Spoken
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.arguments import SpokenCard
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.analysis.questions.played import Leading
    from cardlaw.documents.prose import Prose

T = TypeVar("T")
LONGEST_LINE = 1_000
MOST_TRIES = 5
"""So many answers to one question are heard before it is given up: a program that types nonsense must not loop."""


@dataclass(frozen=True, slots=True)
class TypedQuestion:
    """What `ask` is asked on the command line."""

    ids: list[str]
    given: list[str]
    move: str

    @property
    def command(self) -> str:
        given = [word for line in self.given for word in ("--given", line)]
        return shlex.join(["cardlaw", "ask", *self.ids, *given, "--move", self.move])


def asked(shelf: Library, screen: Screen) -> TypedQuestion:
    """A question made at the terminal; raises if there is nobody to answer."""
    from cardlaw.documents.prose import Prose

    screen.say(say("question-how"), "")
    _editions(shelf, screen)
    units = [outline_of(entry) for entry in shelf.of_sort("edition")]
    alike = [unit.name for unit in units if [other.base for other in units].count(unit.base) > 1]
    which = say("question-rules", example=" ".join((alike or [unit.name for unit in units])[:2]))
    ids = _answer(screen, which, lambda said: _ids(shelf, said))
    editions = [compiled(shelf, id) for id in ids]
    model = editions[0].model
    assert model is not None
    given: list[str] = []
    prose, spoken = Prose(model, screen.language), Spoken(model)
    for zone in [zone for zone in model.zones if zone.pile and zone.seen == "all"][:1]:
        asking = say("question-top", pile=prose.name(zone.name), card=_card(prose, spoken))
        given += _told(screen, asking, editions, f"{_top(model, zone)} is ")
    given += _told(screen, say("question-played", example=just_played(prose, spoken)), editions)
    given += _told(screen, say("question-hand"), editions, "hand is ")
    given += _told(screen, say("question-more"), editions)
    acts = [act for act in model.acts if act.sort == "move"]
    moves = [spoken.move_said(act.name, screen.language) + " …" * bool(act.parameters) for act in acts]
    screen.say(*screen.wrap(say("question-moves", moves=", ".join(moves))))

    def readable(said: str) -> str:
        _one_reads(editions, (), said, screen.language)
        return said

    move = _answer(screen, say("question-move", example=_example(prose, spoken)), readable)
    return TypedQuestion(ids, given, move)


def _top(model: m.Model, zone: m.Zone) -> str:
    """The top of a pile in the words of the rule files: by its short name, if it has one."""
    top = f"top of {zone.name}"
    return next((short.name for short in model.shorts if short.meaning == top), top)


def _editions(shelf: Library, screen: Screen) -> None:
    for entry in shelf.of_sort("edition", "variant"):
        file, _ = shelf.parsed(entry.path, entry.shown)
        title = (
            next((line.text for line in file.head.head if isinstance(line, s.Title)), None) if file else None
        )
        said = {code.text: text.value for code, text in title.translations} if title is not None else {}
        shown = said.get(screen.language) or (title.value if title is not None else "")
        screen.say(f"  {entry.name:<15} {shown}".rstrip())
    screen.say("")


def _ids(shelf: Library, said: str) -> list[str]:
    """The rules that were named, each of which has to be there."""
    known = [name for _, name in shelf.entries]
    parts = [said] if " with " in said or "[" in said else said.replace(",", " ").split()
    found = [next((name for name in known if name == part.casefold()), by_id(shelf, part)) for part in parts]
    for each in found:
        compiled(shelf, each)
    return found


def _card(prose: Prose, spoken: Spoken, card: SpokenCard | None = None) -> str:
    """A card of the game as somebody says it who speaks the reader's language; some card if none is given."""
    if card is None:
        kind = prose.model.kinds[0]
        first = {attribute.name: attribute.values[0] for attribute in prose.model.attributes}
        values = tuple(first[a] if v is None else v for a, v in kind.features)
        card = SpokenCard(" ".join(map(str, values)), m.Face(kind.name, values))
    return card_said(prose, spoken, card)


def _example(prose: Prose, spoken: Spoken) -> str:
    act = next(act for act in prose.model.acts if act.sort == "move")
    move = spoken.move_said(act.name, prose.language)
    return f"{move} {_card(prose, spoken)}" if act.parameters else move


def just_played(prose: Prose, spoken: Spoken, move: Leading | None = None) -> str:
    """How somebody says what has just been done; a move of the player before, if none is given."""
    model = prose.model
    act = move.act if move is not None else next(act for act in model.acts if act.sort == "move")
    by = move.by if move is not None else program_of(model, None, ONE_ROUND).layout.players - 1
    done = f"{DEFAULT_PLAYERS[by]} {spoken.done_said(act.name, prose.language)}"
    if not act.parameters:
        return done
    card = move.card if move is not None else None
    return f"{done} {_card(prose, spoken, None if card is None else SpokenCard(card.text, card.face))}"


def _told(screen: Screen, prompt: Saying, editions: Sequence[Compiled], before: str = "") -> list[str]:
    """What was said of the table, in lines that begin so; none where it was left out."""

    def understood(said: str) -> list[str]:
        parts = [part.strip().removeprefix(before) for part in said.split(";")]
        told = [f"{before}{part}" for part in parts if part]
        for line in told:
            _one_reads(editions, [given_line(line, line)], None, screen.language)
        return told

    return _answer(screen, prompt, understood, optional=True)


def _one_reads(
    editions: Sequence[Compiled], given: Sequence[Source], move: str | None, language: str
) -> None:
    """Complain of what none of the editions can read."""
    problems = []
    for found in editions:
        try:
            read(found, given, move, language)
            return
        except DoesNotCompile as problem:
            problems.append(problem)
    raise problems[0]


def _answer(screen: Screen, prompt: Saying, understood: Callable[[str], T], optional: bool = False) -> T:
    """An answer that can be understood; what is wrong with one that cannot is said, and the question put again."""
    for _ in range(MOST_TRIES):
        said = _line(screen, prompt)
        if not said and not optional:
            screen.say(f"  {screen.words(say('question-needed'))}")
            continue
        try:
            return understood(said)
        except WrongUse as problem:
            screen.say(f"  {screen.words(problem.message)}")
        except DoesNotCompile as problem:
            wrong = problem.diagnostics[0]
            for part in (wrong.message, wrong.help):
                if part is not None:
                    screen.say(*screen.wrap(part, "  ", "  "))
    raise WrongUse(say("ask-not-understood"), example())


def example() -> Saying:
    """How a question is put in one command."""
    return say("such-as", what=pasteable(['cardlaw ask NAME --move "play red 2"'])[0])


def _line(screen: Screen, prompt: str) -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise WrongUse(say("ask-needs-both"), example())
    screen.out.write(f"{screen.words(prompt)} ")
    screen.out.flush()
    said = sys.stdin.readline(LONGEST_LINE)
    if not said:
        raise WrongUse(say("ask-needs-both"), example())
    if not sys.stdin.isatty():
        screen.out.write(f"{said.rstrip()}\n")
    return said.strip()
