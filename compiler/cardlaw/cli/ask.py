"""`cardlaw ask`: a situation, a move, and what each edition says of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import compiled
from cardlaw.engine import Table, TableError
from cardlaw.engine.decisions import Verdict
from cardlaw.engine.reasons import grounds, verdict, with_names
from cardlaw.engine.situation import Situation
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS, situation
from cardlaw.language.loading import Compiled
from cardlaw.language.parsing import parse_fragment
from cardlaw.language.source import Source
from cardlaw.scenarios.situations import ONE_ROUND, Givens

WORDS = {
    "may": "may",
    "must": "must",
    "must-not": "must not",
    "silent": "nothing is said",
    "contradictory": "the rules contradict each other",
    "not-offered": "not offered",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """The question as one edition reads it, with the table set up."""

    name: str
    model: m.Model
    table: Table
    situation: Situation
    seat: int
    players: tuple[str, ...]
    act: str
    args: tuple[Any, ...]
    verdict: Verdict

    @property
    def move(self) -> str:
        layout = self.table.program.layout
        parameters = self.model.act(self.act).parameters
        words = [layout.text(a, p.type) for a, p in zip(self.args, parameters, strict=True)]
        return " ".join([self.act, ", ".join(words)]).strip()


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID [ID ...] [--given LINE ...] --move MOVE [OPTION ...]"
    parser.examples = (
        'cardlaw ask NAME OTHER --given "top is red 7" --move "play red 2"',
        'cardlaw ask NAME --given "b faces doubt after a plays red 2" --move doubt',
    )
    parser.add_argument("ids", metavar="ID", nargs="+", help="the editions or variants to ask")
    parser.add_argument(
        "--given",
        metavar="LINE",
        action="append",
        default=[],
        help="something about the table, as after `given` in a\nscenario; `hand` is the mover's",
    )
    parser.add_argument("--move", metavar="MOVE", required=True, help="what is tried, such as `play red 2`")
    parser.add_argument(
        "--quick", action="store_true", help="do not prove that what was left out is irrelevant"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    asked = [_ask(name, compiled(shelf, name), options) for name in dict.fromkeys(options.ids)]
    notes = {each.name: "" if options.quick else _left_out(each) for each in asked}
    if screen.format == "json":
        answers = {each.name: _json(each, notes[each.name]) for each in asked}
        screen.data({"situation": {"given": options.given, "move": options.move}, "answers": answers})
        return 0
    for place, each in enumerate(asked):
        if place and screen.format == "text":
            screen.say("")
        if screen.format == "plain":
            because = " ".join(each.verdict.deciding)
            screen.say(f"{each.name} {each.verdict.word} {each.move}{': ' if because else ''}{because}")
        else:
            screen.say(*_told(each, notes[each.name], screen))
    return 0


# ------------------------------------------------------------------ reading the question
def _ask(name: str, found: Compiled, options: argparse.Namespace) -> Asked:
    assert found.model is not None and found.scope is not None
    lines = [_line(f"given {text}", "--given") for text in options.given]
    lines.append(_line(f"then player may {options.move}", "--move"))
    players = DEFAULT_PLAYERS[: Table(found.model).players]
    for line in lines:
        if isinstance(line, s.GivenPlayers):
            players = tuple(word.text for word in line.names)
    placed, wrong = situation(found.scope, found.model, players, lines)
    if has_errors(wrong):
        raise DoesNotCompile(wrong)
    try:
        table = Table(found.model, len(players))
        givens = Givens(table.program.layout, players)
        for each in placed[:-1]:
            givens.add(each.line)  # type: ignore[arg-type]
        said = placed[-1].line
        assert isinstance(said, m.ThenVerdict)
        laid = givens.situation(None)
        table = Table.at(found.model, laid, len(players), limits=ONE_ROUND)
        seat = laid.window.player if laid.window is not None else (laid.turn or 0)
        args = tuple(givens.value(arg) for arg in said.args)
        return Asked(
            name,
            found.model,
            table,
            laid,
            seat,
            players,
            said.act,
            args,
            verdict(table, seat, said.act, args),
        )
    except TableError as problem:
        raise WrongUse(f"`{name}`: {problem}", "the `--given` lines say what the table looks like") from None


def _line(text: str, option: str) -> s.Line:
    line, wrong = parse_fragment(Source(option, text), "line")
    if line is None:
        raise DoesNotCompile(wrong)
    made: s.Line = line
    return made


def _left_out(asked: Asked) -> str:
    """What was not said and matters, told; or that nothing that was left out does."""
    if asked.verdict.word == "not-offered":
        return ""
    from cardlaw.analysis.asking import LeftOut, left_out
    from cardlaw.analysis.inquiry import Inquiry
    from cardlaw.analysis.telling import Teller

    found = left_out(
        Inquiry(asked.model),
        asked.situation,
        asked.seat,
        len(asked.players),
        (asked.act, asked.args),
        asked.verdict.word,
    )
    if found is None:
        return "what was left out makes no difference"
    if not isinstance(found, LeftOut):
        return f"whether what was left out matters is not known: {found.reason}"
    rows = dict(Teller.of(asked.model).rows(found.witness))
    rows = {name: value for name, value in rows.items() if not name.endswith(" tries")}
    seen = ", ".join(f"{name} {value}" for name, value in rows.items())
    return f"it hangs on what was left out: with {seen} the answer is “{WORDS[found.verdict]}”"


# ------------------------------------------------------------------ answering
def _told(asked: Asked, note: str, screen: Screen) -> Iterator[str]:
    word = asked.verdict.word
    style = {"may": "good", "must": "good", "must-not": "bad", "contradictory": "bad"}.get(word, "doubt")
    yield f"{screen.paint('name', asked.name)}  {screen.paint(style, WORDS[word])}  {asked.move}"
    if asked.verdict.reason:
        yield from screen.wrap(with_names(asked.verdict.reason, asked.players), "  ")
    for ground in grounds(asked.model, asked.verdict.deciding):
        yield from screen.wrap(f"“{ground.gloss.text}”", f"  {ground.rule}: ", "    ")
        yield f"    {screen.paint('quiet', ground.citation)}"
    if asked.verdict.breaks:
        yield from screen.wrap(f"it would break {', '.join(asked.verdict.breaks)}", "  ")
    yield from _why_not(asked, screen)
    yield from _follows(asked, screen)
    if note:
        yield from screen.wrap(note, "  ", "    ")


def _why_not(asked: Asked, screen: Screen) -> Iterator[str]:
    if asked.verdict.word not in ("must-not", "silent"):
        return
    from cardlaw.analysis.asking import lacking

    for near in lacking(asked.table, asked.seat, asked.act, asked.args, asked.verdict)[:2]:
        if near.overridden_by:
            by = ", ".join(f"`{rule}`" for rule in near.overridden_by)
            yield from screen.wrap(f"`{near.clause}` would allow it, but {by} comes first", "  ", "    ")
            continue
        yield from screen.wrap(f"`{near.clause}` would allow it if", "  ", "    ")
        for text in near.conditions:
            yield from screen.wrap(text.strip(), "      " if text.startswith(" ") else "    ", "        ")


def _follows(asked: Asked, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.asking import Course, follows

    def lines(course: Course, indent: str) -> Iterator[str]:
        for change in course.changes:
            yield f"{indent}{change}"
        for answer, then in course.answers:
            yield f"{indent}{answer}:"
            yield from lines(then, indent + "  ")

    course = follows(asked.table, asked.move, asked.players)
    if course is not None:
        yield "  what follows:"
        yield from lines(course, "    ")


def _json(asked: Asked, note: str) -> dict[str, Any]:
    from cardlaw.analysis.asking import Course, follows, lacking

    def plain(course: Course | None) -> Any:
        if course is None:
            return None
        return {
            "changes": list(course.changes),
            "answers": {answer: plain(then) for answer, then in course.answers},
        }

    missing = []
    if asked.verdict.word in ("must-not", "silent"):
        missing = lacking(asked.table, asked.seat, asked.act, asked.args, asked.verdict)
    return {
        "verdict": asked.verdict.word,
        "breaks": list(asked.verdict.breaks),
        "because": [
            {"rule": g.rule, "gloss": g.gloss.text, "citation": g.citation, "assumed": g.assumed}
            for g in grounds(asked.model, asked.verdict.deciding)
        ],
        "reason": asked.verdict.reason,
        "why_not": [
            {"clause": near.clause, "lacks": list(near.conditions), "overridden_by": list(near.overridden_by)}
            for near in missing
        ],
        "follows": plain(follows(asked.table, asked.move, asked.players)),
        "left_out": note or None,
    }
