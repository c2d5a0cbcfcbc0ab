"""`cardlaw replay`: a course of play, move by move, under its own or other editions."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import DoesNotCompile, WrongUse, told
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import compiled, model_of_save
from cardlaw.cli.verbs.play.names import kept, unusable
from cardlaw.cli.views.referee import JudgedCourse, Trial, report
from cardlaw.engine import BadSave, Saved, Table, TableError, read
from cardlaw.engine.program.program import program_of
from cardlaw.engine.saves.saving import LARGEST, changes
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import did_you_mean, has_errors
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords
from cardlaw.scenarios.courses import seat_names, written_steps
from cardlaw.scenarios.files import ScenarioCase, read_under
from cardlaw.scenarios.recordings import Leg, fitted, legs, recorded
from cardlaw.scenarios.refereeing import Judgement, judge
from cardlaw.scenarios.situations import ONE_ROUND, Givens, laid_out
from cardlaw.wording.commands import say
from cardlaw.wording.messages import Message

FORMS = say("replay-forms")
CHECKED = re.compile(rb"[0-9a-f]{8} ")
SCENARIOS = re.compile(rb"\s*(#|cardlaw\b|spec\b|scenario\b)")


@dataclass(frozen=True, slots=True)
class RulesAsked:
    """A variant asked for with `--under`."""

    name: str
    found: Compiled

    @property
    def model(self) -> m.Model:
        assert self.found.model is not None
        return self.found.model


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "FILE [--under ID [ID ...]] [OPTION ...]"
    parser.examples = (
        "cardlaw replay evening.table",
        "cardlaw replay evening.table --under NAME OTHER --brief",
        "cardlaw replay quarrel.course",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--under",
        metavar="ID",
        nargs="+",
        action="extend",
        default=[],
    )
    parser.add_argument("--scenario", metavar="NAME")
    parser.add_argument("--brief", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    path = Path(options.file)
    shelf = library(options)
    under = [RulesAsked(name, compiled(shelf, name)) for name in dict.fromkeys(options.under)]
    if path.suffix == ".rules":
        raise WrongUse(say("replay-rules", file=str(path)), FORMS)
    if _is_text(path):
        courses = list(_written(Library((*shelf.folders, path.parent)), path, under, options.scenario))
    elif options.scenario:
        raise WrongUse(say("replay-no-scenarios", file=str(path)), say("replay-picks"))
    else:
        courses = [_recorded(screen, shelf, path, under, bool(options.rules))]
    return report(screen, str(path), courses, options.brief)


def _is_text(path: Path) -> bool:
    """Whether the file is written in the rule language; a save file begins with a checksum."""
    try:
        content = content_of(path, LARGEST, "a save file")
    except CannotRead as wrong:
        raise WrongUse(wrong.message, FORMS) from None
    return path.suffix == ".spec" or SCENARIOS.match(content) is not None


# -------------------------------------------------------------------- save files
def _recorded(
    screen: Screen, shelf: Library, path: Path, under: Sequence[RulesAsked], folders_named: bool
) -> JudgedCourse:
    try:
        saved = read(path)
    except BadSave as wrong:
        begun = CHECKED.match(content_of(path, LARGEST)[:9])
        raise WrongUse(told(wrong), None if begun else FORMS) from None
    if saved.lost:
        _remark(screen, say("replay-cut-off", file=str(path)))
    own = model_of_save(shelf, saved, str(path), folders_named)
    for change in changes(saved, own):
        _remark(screen, say("replay-other-rules", file=str(path), what=change))
    players = saved.head["players"]
    if unusable(path, players):
        _remark(screen, say("play-no-names", file=str(path)))
    names = kept(path, players) or seat_names(players)
    try:
        steps = tuple(step for _, step in recorded(own, saved, names))
    except TableError as wrong:
        raise WrongUse(say("replay-not-again", file=str(path), why=told(wrong))) from None
    title = say("replay-title", name=saved.variant, n=len(names), seed=saved.head["seed"])
    language = screen.language if screen.format == "text" else None
    if not under:
        table = Table(own, len(names), saved.head["seed"], policy=saved.head["policy"])
        trials: tuple[Trial, ...] = (Trial(saved.variant, own, judge(table, steps, names)),)
    else:
        rounds = legs(own, saved, names)
        trials = tuple(leg_by_leg(rules, own, rounds, names, saved, language) for rules in under)
    return JudgedCourse(title, None, steps, len(saved.choices), names, trials)


def _remark(screen: Screen, text: str) -> None:
    screen.remark("\n".join(screen.wrap(text, "", "  ")))


def leg_by_leg(
    rules: RulesAsked,
    own: m.Model,
    rounds: Sequence[Leg],
    names: Sequence[str],
    saved: Saved,
    language: str | None = None,
) -> Trial:
    """The rounds of a recorded game, each set up as it was dealt and judged under other rules.

    What keeps it from that is said in the words of the game in a language, or as plain data.
    """
    model = rules.model
    if (stranger := _stranger(rules, own.vocabulary)) is not None:
        return stranger
    found: Judgement | None = None
    for leg in rounds:
        try:
            table = Table.at(
                model,
                fitted(leg.situation, model, len(names)),
                len(names),
                saved.head["seed"],
                policy=saved.head["policy"],
                limits=ONE_ROUND,
                chances=leg.chances,
                shuffles=leg.shuffles,
            )
        except TableError as wrong:
            return Trial(rules.name, model, found, _in_words(wrong, model, names, language))
        judged = judge(table, leg.steps, names, leg.facts, leg.first)
        found = judged if found is None else found.then(judged)
        if found.end is not None:
            break
    return Trial(rules.name, model, found, None if rounds else say("replay-nobody"))


def _in_words(wrong: TableError, model: m.Model, names: Sequence[str], language: str | None) -> str:
    """What is wrong with a table, with its cards called as the game calls them."""
    if not isinstance(wrong.said, Message) or language is None:
        return wrong.told(names)
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    return Speaker(Prose(model, language), tuple(names)).part(wrong.said)


def _stranger(rules: RulesAsked, game: str) -> Trial | None:
    """The trial of a variant of another game."""
    other = rules.model.vocabulary
    if other == game:
        return None
    return Trial(rules.name, rules.model, None, say("replay-stranger", other=other, game=game))


# -------------------------------------------------------------------- scenarios
def _written(
    shelf: Library, path: Path, under: Sequence[RulesAsked], wanted: str | None
) -> Iterator[JudgedCourse]:
    file, wrong = shelf.parsed(path, str(path))
    if file is None or has_errors(wrong):
        raise DoesNotCompile(wrong)
    items = [item for item in file.items if isinstance(item, s.Scenario)]
    if not items:
        raise WrongUse(say("replay-empty", file=str(path)), FORMS)
    known = [item.name.text for item in items]
    if wanted is not None and wanted not in known:
        guess = did_you_mean(wanted, known)
        raise WrongUse(
            say("replay-no-scenario", file=str(path), name=wanted),
            say("did-you-mean", guess=guess) if guess else say("it-has", names=ListedWords(tuple(known))),
        )
    game = file.head.vocabulary.text if isinstance(file.head, s.Spec) else ""
    for item in items:
        if wanted in (None, item.name.text):
            trials = tuple(_trials(shelf, item, under, game))
            given = next((line.names for line in item.lines if isinstance(line, s.GivenPlayers)), None)
            names = DEFAULT_PLAYERS if given is None else tuple(name.text for name in given)
            steps = next((trial.steps for trial in trials if trial.steps), ())
            yield JudgedCourse(item.text.value, item.name.text, steps, len(steps), names, trials)


def _trials(shelf: Library, item: s.Scenario, under: Sequence[RulesAsked], game: str) -> Iterator[Trial]:
    for rules in under:
        yield _stranger(rules, game) or _played(read_under(item, rules.found, rules.name))
    if under:
        return
    refs = [line.edition for line in item.lines if isinstance(line, s.UnderEdition)]
    if not refs:
        raise WrongUse(say("replay-no-edition", name=item.name.text), say("replay-add-under"))
    cases = [read_under(item, shelf.compile_ref(ref), " ".join(ref.span.text.split())) for ref in refs]
    if broken := [d for case in cases if case.read is None for d in case.diagnostics]:
        raise DoesNotCompile(broken)
    yield from map(_played, cases)


def _played(case: ScenarioCase) -> Trial:
    model = case.compiled.model
    if case.read is None or model is None:
        message = next(
            (d.message for d in case.diagnostics if d.severity == "error"), say("does-not-compile")
        )
        return Trial(case.variant, model, None, message)
    try:
        givens = Givens(program_of(model, len(case.read.players), ONE_ROUND).layout, case.read.players)
        for placed in case.read.lines:
            match placed.line:
                case m.GivenTurn() | m.GivenState() | m.GivenZone() | m.GivenCard() | m.GivenSize():
                    givens.add(placed.line)
                case m.GivenOwes() | m.GivenFaces():
                    givens.add(placed.line)
                case _:
                    pass
        steps = written_steps(case.read, givens)
        table = laid_out(case.read, model, givens)
    except TableError as wrong:
        return Trial(case.variant, model, None, told(wrong))
    return Trial(case.variant, model, judge(table, steps, case.read.players), None, steps)
