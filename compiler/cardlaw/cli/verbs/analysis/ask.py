"""`cardlaw ask`: a situation, a move, and what each edition says of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.progress import patience
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import by_id, compiled
from cardlaw.cli.verbs.analysis import interview as questions
from cardlaw.cli.verbs.analysis.meant import Meant
from cardlaw.cli.verbs.analysis.offered import OfferedLines
from cardlaw.cli.verbs.analysis.typed import GIVEN, given_line, placed_as, read
from cardlaw.cli.views.answer.asked import EditionAnswer, Unasked
from cardlaw.cli.views.answer.data import as_json
from cardlaw.cli.views.answer.line import as_line
from cardlaw.engine import TableError
from cardlaw.engine.play.situation import Situation, Spot
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS, situation
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.loading import Compiled
from cardlaw.language.reading.files import given_content
from cardlaw.language.reading.source import LARGEST_FILE, Source, decode_source, read_source
from cardlaw.language.saying import ListedWords, is_said
from cardlaw.language.spoken import Spoken
from cardlaw.scenarios.situations import ONE_ROUND, Givens
from cardlaw.wording.arguments import Message, SpokenText
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.analysis.questions.answer import Question
    from cardlaw.analysis.questions.next_turn import NextTurn
    from cardlaw.analysis.questions.played import MoveMade, Playing

STDIN = "-"
UNASKED = "cannot-be-asked"
"""The code of a move that takes more or fewer things."""


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[ID ...] [--given LINE ...] [--move MOVE] [OPTION ...]"
    parser.examples = (
        'cardlaw ask NAME OTHER --given "top is red 7" --move "play red 2"',
        'cardlaw ask NAME --situation table.txt --move "play red 2"',
        "cardlaw ask",
    )
    parser.add_argument("ids", metavar="ID", nargs="*")
    parser.add_argument("--given", metavar="LINE", action="append", default=[])
    parser.add_argument("--situation", metavar="FILE")
    parser.add_argument("--move", metavar="MOVE")
    parser.add_argument("--why", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--exit-zero", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    if not options.ids and options.move is None and not options.given and options.situation is None:
        question = questions.asked(shelf, screen)
        options.ids, options.given, options.move = question.ids, question.given, question.move
        screen.say("", question.command, "")
    if not options.ids:
        raise WrongUse(say("ask-needs-edition"), questions.example())
    names = dict.fromkeys(by_id(shelf, id) for id in options.ids)
    editions = [(name, compiled(shelf, name)) for name in names]
    if options.move is None:
        raise WrongUse(say("ask-needs-move"), questions.example())
    given = [*_situation(options.situation), *(given_line("--given", text) for text in options.given)]
    asked = _all_asked(editions, given, options, screen)
    if screen.format == "json":
        told = {"given": [source.text.removeprefix("given ") for source in given], "move": options.move}
        screen.data({"situation": told, "answers": {each.name: _data(each) for each in asked}})
        return 0 if options.exit_zero else _code(asked)
    if screen.format == "plain":
        screen.say(*(_plain(each, options.move) for each in asked))
    else:
        from cardlaw.cli.views.answer.text import as_text

        screen.say(*as_text(asked, screen, screen.language, options.why))
        if line := list(_just_played(asked, screen)) or list(_to_say(asked, screen)):
            screen.say(*line)
    return 0 if options.exit_zero else _code(asked)


def _all_asked(
    editions: Sequence[tuple[str, Compiled]],
    given: list[Source],
    options: argparse.Namespace,
    screen: Screen,
) -> list[EditionAnswer | Unasked]:
    """What each edition says; one in which the table cannot be laid says why, unless none can be asked."""
    found: list[EditionAnswer | Unasked] = []
    problems: list[WrongUse | DoesNotCompile] = []
    for place, (name, each) in enumerate(editions, 1):
        try:
            with patience(screen, say("ask-asking", name=name, n=place, total=len(editions))):
                found.append(answered(name, each, given, options.move, options.quick, screen.language))
        except (WrongUse, DoesNotCompile) as problem:
            problems.append(problem)
            said = problem.message if isinstance(problem, WrongUse) else problem.diagnostics[0].message
            found.append(Unasked(name, screen.words(said).removeprefix(f"`{name}`: ")))
    if len(problems) == len(found):
        raise problems[0]
    return found


def _plain(each: EditionAnswer | Unasked, move: str) -> str:
    return (
        as_line(each) if isinstance(each, EditionAnswer) else f"{each.name} {UNASKED} {move}: {each.reason}"
    )


def _just_played(asked: Sequence[EditionAnswer | Unasked], screen: Screen) -> Iterator[str]:
    """How to say what the move would be an answer to, where it can only be one and that was not said."""
    for each in asked:
        if isinstance(each, EditionAnswer) and each.answers_something_else:
            from cardlaw.analysis.questions.played import leading
            from cardlaw.documents.prose import Prose

            asking = each.question
            model, seats, move = asking.model, len(asking.players), (asking.act, asking.args)
            before = leading(model, seats, asking.situation, asking.seat, move, asking.limits)
            if before is None:
                return
            line = questions.just_played(Prose(model, screen.language), Spoken(model), before)
            yield screen.words(say("ask-just-played" if each.lacks_the_move_before else "ask-answers-this"))
            yield f'  --given "{line}"'
            return


def _to_say(asked: Sequence[EditionAnswer | Unasked], screen: Screen) -> Iterator[str]:
    """A line that says what an answer hangs on, where it is one that few would think of."""
    told = [each for each in asked if isinstance(each, EditionAnswer)]
    for each in told:
        if owed := each.owed:
            yield screen.words(say("ask-say-owed"))
            yield from (f'  --given "{line}"' for line in owed)
            if met := each.met(screen.language):
                yield screen.words(say("ask-say-met"))
                yield from (f'  --given "{line}"' for line in met)
            return
    for each in told:
        made, model = each.question.made, each.question.model
        if not each.wants_table_before or made is None:
            continue
        piles = (zone for zone in model.zones if zone.pile and zone.seen == "all")
        known = {*made.before.tops, *made.before.zones}
        if (pile := next((zone for zone in piles if zone.name not in known), None)) is not None:
            yield screen.words(say("ask-say-before"))
            meant = Meant(model, Spoken(model), lambda *_: (), screen.language)
            yield f'  --given "{meant.said.line(meant.top(pile))}"'
            return


def _data(each: EditionAnswer | Unasked) -> dict[str, Any]:
    return as_json(each) if isinstance(each, EditionAnswer) else {"verdict": UNASKED, "reason": each.reason}


def _code(asked: Sequence[EditionAnswer | Unasked]) -> int:
    """0 if every edition allows the move or asks for it, whatever was left out; else 1."""
    return 0 if all(isinstance(each, EditionAnswer) and each.answer.allows for each in asked) else 1


# ------------------------------------------------------------------ reading the question
def _situation(file: str | None) -> Iterator[Source]:
    """The lines of a situation that say something, each as a source of its own that knows where it stands."""
    if file is None:
        return
    if file == STDIN:
        source, wrong = decode_source("stdin", given_content(LARGEST_FILE, "a situation"))
    else:
        source, wrong = read_source(Path(file), file)
    if source is None:
        raise DoesNotCompile(replace(each, help=say("ask-situation-lines")) for each in wrong)
    for number, line in enumerate(source.text.splitlines(), 1):
        text = line.strip().removeprefix("given ").strip()
        if text and not text.startswith("#"):
            yield given_line(say("ask-line", file=source.name, line=number), text)


def answered(
    name: str,
    found: Compiled,
    given: Sequence[Source],
    move: str,
    quick: bool = False,
    language: str = "en",
) -> EditionAnswer:
    """What an edition says of a move in a situation."""
    try:
        question = _question(name, found, given, move, language)
        return EditionAnswer(name, question, question.answer(quick))
    except TableError as problem:
        raise _unlaid(name, found, given, move, problem, language) from None


def _question(
    name: str, found: Compiled, given: Sequence[Source], move: str, language: str = "en"
) -> Question:
    """The question as an edition reads it."""
    assert found.model is not None
    from cardlaw.analysis.questions.answer import Question
    from cardlaw.analysis.questions.guilt import can_be_wrong
    from cardlaw.analysis.questions.next_turn import NextTurn

    lines, players, placed, wrongly, met = read(found, given, move, language)
    seated = any(isinstance(line, s.GivenPlayers) for line in lines)
    givens = _givens(found.model, players, placed)
    while not seated and (fewer := _fewer(found, givens, lines, met)) is not None:
        players, placed, givens = fewer
    _hands_can_be(givens)
    said = placed[-1].line
    assert isinstance(said, m.ThenVerdict)
    args = givens.args(said.act, said.args)
    asked = (said.act, args)
    moved = _after_a_move(found.model, players, placed, asked, language)
    now, made, played, turn = givens.situation(None), None, None, None
    if isinstance(moved, NextTurn):
        now, turn = moved.made.now, moved
    elif moved is not None:
        made, played = moved
        now = made.now
    answers = now.window if turn is None else turn.playing.answers(turn.asker, asked)
    if wrongly and answers is not None:
        if not can_be_wrong(found.model, answers, len(players)):
            raise WrongUse(say("of-name", name=name, what=say("ask-never-wrong")))
        now = now if turn is not None else replace(now, window=replace(answers, wrongly=True))
    question = Question(found.model, players, now, asked, ONE_ROUND, seated, made, played, turn)
    if (question.seat, said.act) in now.met:
        done = Spoken(found.model).met_said(said.act, language) or said.act
        raise WrongUse(say("ask-has-done", line=f"{players[question.seat]} {done}"))
    return question


class Unlaid(WrongUse):
    """A situation that cannot be at a table of the edition, and `why`."""

    def __init__(self, name: str, why: str, help: str) -> None:
        super().__init__(say("of-name", name=name, what=why), help)
        self.why = why


def _unlaid(
    name: str, found: Compiled, given: Sequence[Source], move: str, problem: TableError, language: str
) -> Unlaid:
    """What is wrong with a situation, in the words of its game, and which lines do not go together."""
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    assert found.model is not None
    speaker = Speaker(Prose(found.model, language), DEFAULT_PLAYERS)
    if isinstance(problem.said, Message):
        return Unlaid(name, speaker.part(problem.said), say("ask-given-lines"))
    why: str = problem.said
    if is_said(problem.said, "breaks-always"):
        broken = dict(problem.said.arguments)["rules"]
        assert isinstance(broken, ListedWords)
        rules = dict.fromkeys(m.rule_of(clause) for clause in broken.words)
        texts = (say("quoted", text=speaker.part(SpokenText(found.model.rule(rule).gloss))) for rule in rules)
        why = say("ask-table-impossible", rules=ListedWords(tuple(texts), quoted=False))
    apart = [
        source.text.removeprefix(GIVEN)
        for place, source in enumerate(given)
        if _can_be(name, found, [*given[:place], *given[place + 1 :]], move)
    ]
    if not apart:
        return Unlaid(name, why, say("ask-given-lines"))
    help = "ask-not-together" if len(apart) > 1 else "ask-cannot-be"
    return Unlaid(name, why, say(help, lines=ListedWords(tuple(apart))))


def _can_be(name: str, found: Compiled, given: Sequence[Source], move: str) -> bool:
    """Whether there can be a table as it is told."""
    try:
        _question(name, found, given, move).lay()
    except (TableError, WrongUse, DoesNotCompile):
        return False
    return True


def _givens(
    model: m.Model, players: tuple[str, ...], placed: Sequence[m.PlacedLine], mover: int | None = None
) -> Givens:
    givens = Givens(program_of(model, len(players), ONE_ROUND).layout, players)
    given = [each.line for each in placed[:-1] if not isinstance(each.line, m.WhenDoes)]
    for line in sorted(given, key=lambda line: not isinstance(line, m.GivenTurn)):
        if mover is not None:
            givens.turn = mover
        givens.add(line)  # type: ignore[arg-type]  # whose turn it is comes first: `hand` is the mover's
    return givens


def _after_a_move(
    model: m.Model,
    players: tuple[str, ...],
    placed: Sequence[m.PlacedLine],
    asked: tuple[str, Any],
    language: str = "en",
) -> tuple[MoveMade, Playing] | NextTurn | None:
    """The table where somebody can answer a move that was just made, or the turn that comes after it; None if no move
    was told."""
    done = [each.line for each in placed if isinstance(each.line, m.WhenDoes)]
    if not done:
        return None
    if len(done) > 1:
        raise WrongUse(say("ask-one-earlier"))
    from cardlaw.analysis.questions.next_turn import NotKnown, turn_after
    from cardlaw.analysis.questions.played import Playing

    givens = _givens(model, players, placed)
    if givens.window is not None:
        raise WrongUse(say("ask-one-earlier"))
    by, args = givens.seat(done[0].player), givens.args(done[0].act, done[0].args)
    playing = Playing(model, len(players), by, (done[0].act, args), ONE_ROUND)
    way = -1 if givens.states.get("direction") == DIRECTIONS[1] else 1
    named = givens.turn if givens.turn != by else None
    seats = [(by + way * n) % len(players) for n in range(1, len(players) + 1)]
    told = {seat: _givens(model, players, placed, seat).situation(None) for seat in seats}
    first = seats[0] if named is None else named
    asking = told if named is None else {named: told[named]}
    made = _answered_first(playing, asking, asked)
    if made is None and not playing.possible(told[first], first, asked):
        later = playing.led(told[first], first, asked)
        if later is not None:
            playing, made = later, _answered_first(later, asking, asked)
    if made is not None:
        return made, playing
    if otherwise := playing.otherwise(told[first], first, asked):
        lines = (_state_line(model, players, spot, value, language) for spot, value in otherwise.items())
        raise WrongUse(
            say("ask-set-otherwise", lines=ListedWords(tuple(lines))), say("ask-set-otherwise-help")
        )
    deck = givens.layout.places[givens.layout.home].zone.name
    if whose := any(isinstance(each.line, m.GivenTurn) for each in placed):
        named = first = by if named is None else named
    try:
        turn = turn_after(playing, told, named, asked, deck)
    except NotKnown:
        help = "ask-next-open-table" if whose else "ask-next-open-help"
        raise WrongUse(say("ask-next-open"), say(help)) from None
    return turn or (playing.unanswered(told[first], first, asked), playing)


def _state_line(model: m.Model, players: tuple[str, ...], spot: Spot, value: Any, language: str) -> str:
    """What a state is, as a line that can be typed."""
    name, whose = spot if isinstance(spot, tuple) else (spot, None)
    who = "" if whose is None else f" of {players[int(whose)]}"
    spoken = Spoken(model)
    return OfferedLines(model, spoken, language).line(f"{spoken.state_said(name, 'en')}{who} is {value}")


def _answered_first(playing: Playing, told: dict[int, Situation], asked: tuple[str, Any]) -> MoveMade | None:
    """The table of the first player who can answer a move with the one that is asked about."""
    found = (playing.answered(table, seat, asked) for seat, table in told.items())
    return next((each for each in found if each is not None), None)


def _bare(givens: Givens) -> list[str]:
    """The hands that were not given and for which the deck has no card left."""
    layout = givens.layout
    told = [card for cards in (*givens.zones.values(), *givens.tops.values()) for card in cards]
    counted = sum(count - len(givens.tops.get(spot, ())) for spot, count in givens.counts.items())
    left = sum(layout.counts) - len(told) - counted
    if left < 0:
        return []  # more cards are told than there are, which is answered when they are laid out
    known = {*givens.zones, *givens.tops, *givens.counts}
    hands = [p for p in layout.places if p.zone.each == "player" and not p.zone.pile]
    untold = [place for place in hands if (place.zone.name, place.key) not in known]
    names = list(givens.seats)
    return [f"{place.zone.name} of {names[int(place.key or 0)]}" for place in untold[left:]]


def _fewer(
    found: Compiled, givens: Givens, lines: Sequence[s.Line], met: frozenset[int]
) -> tuple[tuple[str, ...], tuple[m.PlacedLine, ...], Givens] | None:
    """The question with one player less, where nothing says how many there are and the last can hold no card."""
    assert found.model is not None and found.scope is not None
    players = tuple(givens.seats)[:-1]
    if not _bare(givens):
        return None
    placed, wrong = situation(found.scope, found.model, players, lines)
    try:
        placed = placed_as(placed, met)
        return None if has_errors(wrong) else (players, placed, _givens(found.model, players, placed))
    except TableError:  # the rules are not for so few
        return None


def _hands_can_be(givens: Givens) -> None:
    if bare := _bare(givens):
        raise WrongUse(
            say("ask-no-cards-left", hands=ListedWords(tuple(bare), quoted=False)), say("ask-say-players")
        )
