"""The answer to a question about a move, as text and as a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardlaw.cli.screen import Screen
from cardlaw.engine.reasons import Ground, grounds, with_names

if TYPE_CHECKING:
    from cardlaw.analysis.answering import Answer, Case, Question
    from cardlaw.analysis.following import Course
    from cardlaw.analysis.lacks import InTheWay, Lacking
    from cardlaw.analysis.outcomes import Outcome, Thing
    from cardlaw.analysis.resting import Otherwise, Rests, Without

WORDS = {
    "may": "may",
    "must": "must",
    "must-not": "must not",
    "silent": "nothing is said",
    "contradictory": "the rules contradict each other",
    "not-offered": "not offered",
    "hangs": "it hangs on what was left out",
    "unknown": "not known",
}
UNLAWFUL = ("must-not", "silent")
STYLES = {"may": "good", "must": "good", "must-not": "bad", "contradictory": "bad"}
WHICH = ("it was not wrong", "it was wrong")


@dataclass(frozen=True)
class Unasked:
    """An edition that cannot be asked beside others that can: the table has something that it does not have."""

    name: str
    reason: str


@dataclass(frozen=True)
class Asked:
    """The question as one edition reads it, and its answer."""

    name: str
    question: Question
    answer: Answer

    @property
    def move(self) -> str:
        question = self.question
        return " ".join([question.act, self._args(question.act, question.args)]).strip()

    @property
    def word(self) -> str:
        """The verdict; `hangs` or `unknown` where there is none."""
        return word_of(self.answer.cases[0])

    @property
    def earlier(self) -> str:
        """The move that is answered, as it is written, with who made it."""
        window = self.question.situation.window
        assert window is not None and window.after is not None and window.by is not None
        verb = self.question.model.act(window.after).verb
        return f"{self.question.players[window.by]} {verb} {self._args(window.after, window.args)}".strip()

    def _args(self, act: str, args: Sequence[Any]) -> str:
        layout, names = self.answer.cases[0].tables[0].program.layout, self.question.players
        parameters = self.question.model.act(act).parameters
        return ", ".join(
            names[arg] if p.type == "player" else layout.text(arg, p.type)
            for arg, p in zip(args, parameters, strict=True)
        )

    # ---------------------------------------------------------------- things of the table
    @cached_property
    def _zones(self) -> dict[str, Any]:
        return {zone.name: zone for zone in self.question.model.zones}

    @cached_property
    def _states(self) -> dict[str, Any]:
        return {state.name: state for state in self.question.model.states}

    def thing(self, thing: Thing) -> str:
        """What something about a table is called."""
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            return f"whether {self.question.players[int(key or 0)]} owes {name}"
        each = (self._states if sort == "state" else self._zones)[name].each
        owner = self.question.players[key] if each == "player" and isinstance(key, int) else key
        text = name if owner is None else f"{name} of {owner}"
        return f"top of {text}" if sort == "top" else text

    def value(self, thing: Thing, value: Any) -> str:
        """What it is, as it would be told."""
        sort, spot = thing
        if sort == "owes":
            return "yes"
        layout = self.answer.cases[0].tables[0].program.layout
        if sort != "state":
            return ", ".join(layout.cards[card].text for card in value) or "nothing"
        state = self._states[spot[0] if isinstance(spot, tuple) else spot]
        if state.type == "player" and isinstance(value, int):
            return self.question.players[value]
        return "none" if value is None else layout.text(value, state.type)

    def added(self, outcome: Outcome) -> dict[str, str]:
        """What the table of an answer is like in what was not told."""
        return {self.thing(thing): self.value(thing, value) for thing, value in outcome.added}

    def differing(self, case: Case, outcome: Outcome) -> list[str]:
        """What sets the table of an answer apart from those of the others, as it could be told."""
        from cardlaw.analysis.outcomes import asked_for

        found = dict(outcome.added)
        return [self._differing(thing, found) for thing in asked_for(case.outcomes)] if case.hangs else []

    def _differing(self, thing: Thing, found: dict[Thing, Any]) -> str:
        name = self.thing(thing)
        if thing[0] == "owes":
            name = name.removeprefix("whether ")
            return name if thing in found else name.replace(" owes ", " does not owe ")
        text = self.value(thing, found[thing]) if thing in found else "as it starts"
        return f"{name} has 0 cards" if text == "nothing" else f"{name} is {text}"

    def asked_for(self, case: Case) -> list[str]:
        """What would have to be told for there to be a verdict."""
        if not case.hangs:
            return []
        from cardlaw.analysis.outcomes import asked_for

        return [self.thing(thing) for thing in asked_for(case.outcomes)]


def word_of(case: Case) -> str:
    if case.hangs:
        return "hangs"
    return case.outcomes[0].verdict.word


# ------------------------------------------------------------------ as text
def as_line(asked: Asked) -> str:
    """The answer on one line: the verdict, the move, what decides, and by what it is wrong."""
    case = asked.answer.cases[0]
    if case.hangs:
        answers = "; ".join(_plain(outcome) for outcome in case.outcomes)
        return f"{asked.name} hangs {asked.move}: on {', '.join(asked.asked_for(case))}: {answers}"
    outcome = case.outcomes[0]
    because = " ".join(outcome.verdict.deciding)
    wrong = f" wrong: {' '.join(outcome.guilt)}" if outcome.guilt else ""
    unsure = "" if case.unknown is None else f" ({_not_proved(case)})"
    told = f"{outcome.verdict.word} {asked.move}{': ' if because else ''}{because}{wrong}{unsure}"
    return f"{asked.name} {told}"


def _plain(outcome: Outcome) -> str:
    deciding = " ".join(outcome.verdict.deciding)
    wrong = f" wrong {' '.join(outcome.guilt)}" if outcome.guilt else ""
    return f"{outcome.verdict.word} {deciding}{wrong}".strip()


def as_text(asked: Asked, screen: Screen) -> Iterator[str]:
    """The answer for people."""
    first, *others = asked.answer.cases
    word = asked.word
    style = STYLES.get(word, "doubt")
    yield f"{screen.paint('name', asked.name)}  {screen.paint(style, WORDS[word])}  {asked.move}"
    yield from _answer(asked, first, screen)
    for taken in _taken(asked):
        yield from screen.wrap(f"taking {taken}, of which nothing was told", "  ", "    ")
    yield from _earlier(asked, screen)
    yield from _follows(asked, first, screen, f" if {WHICH[0]}" if others else "")
    for other in others:
        if [each.verdict for each in other.outcomes] != [each.verdict for each in first.outcomes]:
            yield from screen.wrap(f"if {WHICH[1]}: {WORDS[word_of(other)]}", "  ")
            yield from _answer(asked, other, screen)
        yield from _follows(asked, other, screen, f" if {WHICH[1]}")
    if last := note(asked):
        yield from screen.wrap(last, "  ", "    ")


def _answer(asked: Asked, case: Case, screen: Screen) -> Iterator[str]:
    """The verdict with what decides it; or the verdicts that there can be, each with a table."""
    rests = case.rests or ((),) * len(case.outcomes)
    if not case.hangs:
        yield from _verdict(asked, case.outcomes[0], rests[0], screen, "  ")
        for near in lacking(asked, case)[:2]:
            yield from _lacks(asked, near, screen)
        if instead := would_do(asked, case):
            yield from screen.wrap(f"in its place would do: {', '.join(instead)}", "  ", "    ")
    else:
        yield from screen.wrap(f"asked for: {', '.join(asked.asked_for(case))}", "  ", "    ")
        for outcome, rest in zip(case.outcomes, rests, strict=True):
            seen = "; ".join(asked.differing(case, outcome))
            wrong = f", {_yet(outcome)} wrong" if outcome.guilt else ""
            yield from screen.wrap(f"{WORDS[outcome.verdict.word]}{wrong}, if {seen}", "  ", "    ")
            yield from _verdict(asked, outcome, rest, screen, "    ")
    if case.text is not None:
        yield from screen.wrap(f"the text alone contradicts itself: {_clash(asked, case)}", "  ", "    ")


def _verdict(
    asked: Asked, outcome: Outcome, rests: Iterable[Rests], screen: Screen, indent: str
) -> Iterator[str]:
    verdict, model = outcome.verdict, asked.question.model
    if verdict.reason:
        yield from screen.wrap(with_names(verdict.reason, asked.question.players), indent)
    yield from _grounds(grounds(model, verdict.deciding), screen, indent)
    if verdict.breaks:
        broken = ", ".join(ground.rule for ground in grounds(model, verdict.breaks))
        yield from screen.wrap(f"it would break {broken}", indent)
    if outcome.guilt:
        yield f"{indent}{_yet(outcome)} wrong by"
        yield from _grounds(grounds(model, outcome.guilt), screen, indent + "  ")
    for rest in rests:
        yield from screen.wrap(_rests(rest), indent, indent + "  ")


def _yet(outcome: Outcome) -> str:
    return "yet" if outcome.verdict.word in ("may", "must") else "and"


def _rests(rest: Rests) -> str:
    """The reading that an answer rests on, and what it would be otherwise."""
    because = f" (because {rest.arm.because.text})" if rest.arm.because is not None else ""
    others: dict[str, list[str]] = {}
    for arm, word, wrong in rest.others:
        text = (
            f"{WORDS[word]}{(', yet wrong' if word in ('may', 'must') else ', and wrong') if wrong else ''}"
        )
        others.setdefault(text, []).append(str(arm))
    name = rest.axis.name
    told = "; ".join(f"{text} if {name} = {' or '.join(arms)}" for text, arms in others.items())
    return f"by the reading {name} = {rest.arm.value}{because}; otherwise: {told}"


def _clash(asked: Asked, case: Case) -> str:
    """The clauses of the text that contradict each other, with where they stand."""
    assert case.text is not None
    says: dict[str, list[str]] = {}
    for say in case.text.clauses:
        if say.live and say.clause in case.text.deciding:
            (ground,) = grounds(asked.question.model, [say.clause])
            says.setdefault("no" if say.says == "no" else "yes", []).append(
                f"`{ground.rule}` ({ground.citation})"
            )
    return ", ".join(f"{word} by {' and '.join(clauses)}" for word, clauses in says.items())


def _grounds(found: Iterable[Ground], screen: Screen, indent: str = "  ") -> Iterator[str]:
    for ground in found:
        yield from screen.wrap(f"“{ground.gloss.text}”", f"{indent}{ground.rule}: ", f"{indent}  ")
        yield f"{indent}  {screen.paint('quiet', ground.citation)}"


# ------------------------------------------------------------------ why not
def lacking(asked: Asked, case: Case) -> list[Lacking]:
    """Of a move that is not lawful, the clauses that would have allowed it."""
    outcome, question = case.outcomes[0], asked.question
    if case.hangs or outcome.verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis import lacks

    move = (question.act, question.args)
    return lacks.lacking(case.tables, question.seat, move, outcome.verdict, question.players)


def would_do(asked: Asked, case: Case) -> list[str]:
    """Of a move that is not lawful, the cards with which it would be."""
    if case.hangs or case.outcomes[0].verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis import lacks

    question = asked.question
    return lacks.would_do(case.tables, question.seat, (question.act, question.args))


def _lacks(asked: Asked, near: Lacking, screen: Screen) -> Iterator[str]:
    if near.overridden_by:
        by = ", ".join(f"`{rule}`" for rule in near.overridden_by)
        yield from screen.wrap(f"`{near.rule.id}` allows it, but gives way to {by}", "  ", "    ")
        return
    parts = "; ".join([*(_stands(each) for each in near.in_the_way), *near.asks])
    yield from screen.wrap(f"`{near.rule.id}` would allow it, but {parts}", "  ", "    ")
    words = dict.fromkeys((*near.defined_by, *(rule for each in near.in_the_way for rule in each.rules)))
    yield from _grounds(grounds(asked.question.model, words), screen, "    ")


def _stands(each: InTheWay) -> str:
    """The cards that are in the way; why, is for the rules that say so to tell, if there are any."""
    cards = ", ".join(f"`{card}`" for card in each.cards)
    why = "" if each.rules else f" ({each.word})"
    return f"{cards} in {each.place} stand{'s' if len(each.cards) == 1 else ''} in the way{why}"


# ------------------------------------------------------------------ what was not told
def presumed(asked: Asked) -> str:
    """That the mover holds what the move needs."""
    layout = asked.answer.cases[0].tables[0].program.layout
    cards = ", ".join(f"`{layout.cards[card].text}`" for card in asked.answer.presumed)
    return f"{asked.question.players[asked.question.seat]} to hold {cards}" if cards else ""


def _taken(asked: Asked) -> Iterator[str]:
    """What an answer takes to be so."""
    if held := presumed(asked):
        yield held
    if seats := seating(asked):
        yield seats


def seating(asked: Asked) -> str:
    """Who plays and which way play goes, if something follows and it was not told."""
    question, answer = asked.question, asked.answer
    if all(case.course is None for case in answer.cases):
        return ""
    parts = [] if question.told_players else [f"players {', '.join(question.players)}"]
    parts += [f"play to go {answer.direction}"] if answer.direction else []
    return " and ".join(parts)


def _earlier(asked: Asked, screen: Screen) -> Iterator[str]:
    found = asked.answer.earlier
    if found is None:
        return
    if found.wrong is None:
        text = f"whether `{asked.earlier}` was wrong hangs on what was not told"
        if found.if_before is not None:
            before, after = ("wrong", "not wrong") if found.if_before else ("not wrong", "wrong")
            text = f"`{asked.earlier}` was {before} if the cards told are those before it, {after} if those after it"
        yield from screen.wrap(text, "  ", "    ")
        return
    rules = ", ".join(f"`{ground.rule}`" for ground in grounds(asked.question.model, found.clauses))
    by = f" by {rules}" if rules else ""
    word, other = ("wrong", "not wrong") if found.wrong else ("not wrong", "wrong")
    yield from screen.wrap(f"`{asked.earlier}` was {word}{by}, as what was told shows", "  ", "    ")
    for axis, arms in found.rests:
        chosen = asked.question.model.choice(axis.name)
        otherwise = f"{other} if {axis.name} = {' or '.join(map(str, arms))}"
        yield from screen.wrap(
            f"by the reading {axis.name} = {chosen}; otherwise it was {otherwise}", "    ", "      "
        )


def _follows(asked: Asked, case: Case, screen: Screen, which: str) -> Iterator[str]:
    def lines(course: Course, indent: str) -> Iterator[str]:
        for change in course.changes:
            yield f"{indent}{change}"
        for answer, then in course.answers:
            yield from screen.wrap(f"{answer}:", indent, indent + "  ")
            yield from lines(then, indent + "  ")
        if course.open:
            hangs = f"it hangs on what was not told: {', '.join(course.open)}"
            yield from screen.wrap(hangs, indent, indent + "  ")

    if case.course is not None:
        some = "" if case.course.tables == len(case.tables) else f"{case.course.tables} of "
        yield f"  what follows{which}, at {some}{len(case.tables)} tables that fit:"
        yield from lines(case.course, "    ")
        for each in case.otherwise:
            yield from screen.wrap(_otherwise(asked, each), "    ", "      ")


def _otherwise(asked: Asked, each: Otherwise | Without) -> str:
    """The reading or assumed rule on which what follows rests, and what follows otherwise."""
    from cardlaw.analysis.resting import Without

    if isinstance(each, Without):
        assumed = f"{each.rule.id} (assumed), “{each.rule.gloss.text}”"
        return f"by {assumed}; without it: {', '.join(each.then) or 'not so'}"
    name = each.axis.name
    told = (f"{', '.join(then) or 'not so'} if {name} = {arm}" for arm, then in each.arms)
    return f"by the reading {name} = {asked.question.model.choice(name)}; otherwise: {'; '.join(told)}"


def note(asked: Asked) -> str:
    """That nothing that was left out matters, or that it is not known."""
    notes = [_proved(case) for case in asked.answer.cases]
    if len(set(notes)) == 1:
        return notes[0]
    return "; ".join(f"if {which}, {note}" for which, note in zip(WHICH, notes, strict=True) if note)


def _proved(case: Case) -> str:
    offered = case.outcomes[0].verdict.word != "not-offered"
    if case.hangs or (not offered and case.unknown is None):
        return ""
    return (
        "what was left out makes no difference to the verdict" if case.unknown is None else _not_proved(case)
    )


def _not_proved(case: Case) -> str:
    from cardlaw.analysis.answering import NOT_PROVED

    assert case.unknown is not None
    if case.unknown is NOT_PROVED:
        return f"the same at {len(case.tables)} tables that fit; that nothing left out matters was not proved"
    return f"whether what was left out matters to the verdict is not known: {case.unknown.reason}"
