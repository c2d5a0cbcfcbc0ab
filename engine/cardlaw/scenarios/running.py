"""Scenarios are played: the situation set up, the moves made, what then holds compared with what was said.

Windows that may be left unused are declined until the next line's move is offered; everything else that the table
waits for has to be said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardlaw.engine import Decision, Table, TableError
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.algebra import type_of
from cardlaw.language.kernel import DECLINE
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.scenarios.situations import ONE_ROUND, Givens, laid_out
from cardlaw.wording.arguments import Message
from cardlaw.wording.plain import plain
from cardlaw.wording.tables import say

MOST_DECLINES = 200
MOST_NAMED = 12
Findings = Callable[[m.Model], frozenset[str]]


@dataclass(frozen=True, slots=True)
class Failure:
    """A line that did not come true, and what was found instead."""

    line: m.PlacedLine
    message: Saying
    choices: tuple[tuple[str, int | str], ...] = ()
    why: Message | None = None
    """The reason in the message, for whoever can say it in the words of the game."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went under one variant; `used` are the rules that took part."""

    scenario: m.Scenario
    variant: str
    failures: tuple[Failure, ...]
    checks: int
    used: frozenset[str]


def run(scenario: m.Scenario, model: m.Model, findings: Findings | None = None) -> Outcome:
    """Play a scenario, and again for each `then under` with its choices."""
    plain = _Run(scenario, model, None, findings)
    failures, checks, used = plain.play(), plain.checks, plain.used
    for placed in scenario.lines:
        if isinstance(placed.line, m.ThenUnder):
            for choices in _alternatives(placed.line.conditions):
                changed = model.choosing(tuple({**dict(model.choices), **choices}.items()))
                other = _Run(scenario, changed, placed, findings)
                failures += [replace(f, choices=tuple(choices.items())) for f in other.play()]
                checks += other.checks
                used |= other.used
    return Outcome(scenario, model.name, tuple(failures), checks, frozenset(used))


def _alternatives(conditions: tuple[m.Condition, ...]) -> list[dict[str, int | str]]:
    found: list[dict[str, int | str]] = [{}]
    for condition in conditions:
        found = [{**choices, condition.axis: value} for choices in found for value in condition.values]
    return found


class _Stop(Exception):
    """The scenario cannot go on; the failure says why."""


class _Run:
    """One play of a scenario: with `only`, up to that line and judging that line alone."""

    def __init__(
        self, scenario: m.Scenario, model: m.Model, only: m.PlacedLine | None, findings: Findings | None
    ) -> None:
        self.scenario, self.model, self.only, self.findings = scenario, model, only, findings
        self.failures: list[Failure] = []
        self.checks = 0
        self.used: set[str] = set()
        self.table: Table | None = None

    def play(self) -> list[Failure]:
        here = self.scenario.lines[0] if self.scenario.lines else None
        try:
            program = program_of(self.model, len(self.scenario.players), ONE_ROUND)
            self.givens = Givens(program.layout, self.scenario.players)
            for here in self.scenario.lines:
                self._line(here)
                if here is self.only:
                    break
        except _Stop:
            pass
        except TableError as wrong:
            if here is not None:
                self._fail(here, say("refused", why=wrong.told(self.scenario.players)))
        return self.failures

    def _line(self, placed: m.PlacedLine) -> None:
        match placed.line:
            case m.GivenTurn() | m.GivenState() | m.GivenZone() | m.GivenCard() | m.GivenSize():
                self._give(placed, placed.line)
            case m.GivenOwes() | m.GivenFaces():
                self._give(placed, placed.line)
            case m.WhenDoes() | m.WhenChooses() | m.WhenTable() | m.WhenStage() | m.WhenChance():
                self._when(placed, placed.line)
            case m.ThenUnder(thens=thens):
                if placed is self.only:
                    for then in thens:
                        self._then(then)
            case _:
                if self.only is None:
                    self._then(placed)

    def _fail(self, placed: m.PlacedLine, message: Saying, why: Message | None = None) -> None:
        self.failures.append(Failure(placed, message, why=why))

    def _give(self, placed: m.PlacedLine, line: m.Given) -> None:
        if self.table is not None:
            self._fail(placed, say("given-comes-first"))
            raise _Stop
        self.givens.add(line)

    @property
    def _at(self) -> Table:
        """The table, set up when it is first needed."""
        if self.table is None:
            self.table = laid_out(self.scenario, self.model, self.givens)
        return self.table

    @property
    def _layout(self) -> Layout:
        return self.givens.layout

    # ---------------------------------------------------------------- when
    def _when(self, placed: m.PlacedLine, line: m.When) -> None:
        table = self._at
        match line:
            case m.WhenStage(stage=stage):
                if not table.halted:
                    self._fail(placed, say("stage-before-play"))
                    raise _Stop
                table.perform(stage)
            case m.WhenChance():
                pass
            case m.WhenTable(value=value):
                self._answer(placed, None, value)
            case m.WhenChooses(player=player, value=value):
                self._answer(placed, self.givens.seat(player), value)
            case m.WhenDoes(player=player, act=act, args=args):
                self._do(placed, self.givens.seat(player), act, args)

    def _name(self, seat: int | None) -> str:
        return say("the-table") if seat is None else f"`{self.scenario.players[seat]}`"

    def _answer(self, placed: m.PlacedLine, seat: int | None, value: m.Expr) -> None:
        table = self._at
        decision = table.decision
        if decision is None or decision.player != seat or decision.sort == "moves":
            self._fail(placed, self._waiting(table, say("nothing-to-choose", who=self._name(seat))))
            raise _Stop
        wanted = self.givens.value(value)
        for index, move in enumerate(decision.moves):
            (given,) = move.args
            raw = table.raw(given, decision.type or "?") if given is not None else None
            if raw == wanted or move.text.partition(" ")[2] == wanted:
                table.choose(index)
                return
        offered = tuple(move.text.partition(" ")[2] for move in decision.moves[:MOST_NAMED])
        self._fail(placed, say("not-among", choices=ListedWords(offered)))
        raise _Stop

    def _waiting(self, table: Table, said: Saying) -> Saying:
        """What is wrong, with what the table waits for."""
        decision = table.decision
        if decision is None:
            over = say("round-is-over")
            return say("and-waiting", said=said, waiting=over) if table.over else said
        who = self._name(decision.player)
        match decision.sort:
            case "moves":
                waiting = say("is-to-act", who=who)
            case "choice" | "secret" if decision.about:
                waiting = say("is-to-choose-what", who=who, what=decision.about)
            case "choice" | "secret":
                waiting = say("is-to-choose", who=who)
            case _:
                waiting = say("is-to-answer", who=who)
        return say("and-waiting", said=said, waiting=waiting)

    def _do(self, placed: m.PlacedLine, seat: int, act: str, args: tuple[m.Expr, ...]) -> None:
        table = self._at
        if table.halted:
            table.play_on("turns")
        raw = self.givens.args(act, args)
        for _ in range(MOST_DECLINES):
            decision = table.decision
            if decision is None or decision.sort != "moves":
                self._fail(placed, self._waiting(table, say("cannot-act-now", who=self._name(seat))))
                raise _Stop
            if decision.player == seat:
                place = self._place(table, decision, act, raw)
                if place is not None:
                    self._note(table, seat, act, args)
                    table.choose(place)
                    return
            if not decision.declinable:
                break
            table.choose(DECLINE)
        said, why = self._why(table, seat, act, args)
        self._fail(placed, say("is-not-offered", who=self._name(seat), why=said), why)
        raise _Stop

    @staticmethod
    def _place(table: Table, decision: Decision, act: str, raw: tuple[Any, ...]) -> int | None:
        """Where a move stands among those that a player can make."""
        if act == DECLINE:
            return decision.find(DECLINE)
        found = table.place_by_cards(act, raw)
        return table.place_of_move(act, raw) if found is None and decision.partial else found

    def _note(self, table: Table, seat: int, act: str, args: tuple[m.Expr, ...]) -> None:
        if act != DECLINE:
            verdict = table.verdict(seat, act, self.givens.args(act, args))
            self.used |= {_rule_of(clause) for clause in verdict.deciding}

    def _why(self, table: Table, seat: int, act: str, args: tuple[m.Expr, ...]) -> tuple[str, Message | None]:
        if act == DECLINE:
            return say("nothing-to-decline"), None
        verdict = table.verdict(seat, act, self.givens.args(act, args))
        if verdict.reason:
            return plain(verdict.reason, self.scenario.players), verdict.reason
        word = verdict.word.replace("-", " ")
        rules = ListedWords(tuple(dict.fromkeys(map(_rule_of, verdict.deciding))))
        if verdict.word == "must-not" and rules.words:
            return say("against-rules", rules=rules), None
        return (say("word-by", word=word, rules=rules) if rules.words else word), None

    # ---------------------------------------------------------------- then
    def _then(self, placed: m.PlacedLine) -> None:
        self.checks += 1
        match placed.line:
            case m.ThenVerdict(player=player, verdict=wanted, act=act, args=args, because=because):
                self._verdict(placed, self.givens.seat(player), wanted, act, args, because)
            case m.ThenThat(condition=condition):
                if not self._at.evaluate(condition, self.givens.names):
                    self._fail(placed, self._not_so(condition))
            case m.ThenTurn(player=player):
                found = self._turn()
                if found != self.givens.seat(player):
                    self._fail(placed, say("is-turn-of", who=self._name(found)))
            case m.ThenOver(what=what):
                table = self._closed() if what == "game" else self._at
                if not (table.over and (what == "round" or table.outcome in ("won", "ended"))):
                    self._fail(placed, self._waiting(self._at, say(f"{what}-goes-on")))
            case m.ThenWon(what=what, player=player):
                self._won(placed, what, self.givens.seat(player))
            case m.ThenHolds(zone=zone, contents=contents):
                self._holds(placed, zone, contents)
            case m.ThenFinding(finding=finding):
                known = self.findings(self.model) if self.findings is not None else None
                if known is None:
                    self._fail(placed, say("findings-elsewhere"))
                elif finding not in known:
                    self._fail(placed, say("no-finding", id=finding))
            case _:
                raise AssertionError("only what then holds is judged")

    def _won(self, placed: m.PlacedLine, what: m.Span, seat: int) -> None:
        table = self._closed() if what == "game" else self._at
        if not (table.over and (what == "round" or table.outcome in ("won", "ended"))):
            self._fail(placed, self._waiting(self._at, say(f"{what}-goes-on")))
            return
        found = table.winner if what == "game" else table.state.vars[table.program.events.winner]
        if found != seat:
            who = say("nobody") if found is None else self._name(int(found))
            self._fail(placed, say(f"has-won-{what}", who=who))

    def _playing(self) -> Table:
        """The table, or where it was only set up, a copy of it that has begun to play."""
        table = self._at
        if table.halted:
            table = table.copy()
            table.play_on("turns")
        return table

    def _closed(self) -> Table:
        """The table, or where only a stage after the turns was asked for, a copy of it at the round's end."""
        table = self._at
        if table.halted and table.state.phase == "after":
            table = table.copy()
            table.end_round()
        return table

    def _turn(self) -> int | None:
        """Whose turn it is once every window that can be left unused has been."""
        table = self._playing().copy()
        for _ in range(MOST_DECLINES):
            decision = table.decision
            if decision is None or not decision.declinable:
                break
            table.choose(DECLINE)
        return table.turn

    def _verdict(
        self,
        placed: m.PlacedLine,
        seat: int,
        wanted: str,
        act: str,
        args: tuple[m.Expr, ...],
        because: tuple[str, ...],
    ) -> None:
        verdict = self._playing().verdict(seat, act, self.givens.args(act, args))
        deciding = {_rule_of(clause) for clause in verdict.deciding}
        self.used |= deciding
        word = "unoffered" if verdict.word == "not-offered" else verdict.word
        by = ", ".join(f"`{rule}`" for rule in sorted(deciding)) or say("no-rule")
        if word != wanted:
            shown = word.replace("-", " ")
            if verdict.reason:
                why = plain(verdict.reason, self.scenario.players)
                self._fail(placed, say("verdict-is-for", word=shown, why=why), verdict.reason)
            else:
                self._fail(placed, say("verdict-is-by", word=shown, rules=by))
        elif not set(because) <= deciding:
            self._fail(placed, say("decided-by", rules=by))

    def _holds(self, placed: m.PlacedLine, zone: m.ZoneOf, contents: m.Contents) -> None:
        key = None if zone.key is None else self.givens.value(zone.key)
        held = [card.index for card in self._at.zone(zone.zone, key)]
        wanted = [self.givens.card(card) for count, card in contents for _ in range(count)]
        if sorted(held) != sorted(wanted):
            names = ", ".join(self._layout.cards[card].text for card in held)
            self._fail(placed, say("holds-cards", cards=names) if names else say("holds-nothing"))

    def _not_so(self, condition: m.Expr) -> Saying:
        """That a condition does not hold, and what the left side of a comparison comes to."""
        if isinstance(condition, m.AllOf) and (card := _card_asked_of(condition)) is not None:
            value = self._at.evaluate(card, self.givens.names)
            if isinstance(value, int):
                return say("is-not-so-but", value=self._layout.cards[value].text)
        if isinstance(condition, m.Same | m.Compare):
            value = self._at.evaluate(condition.left, self.givens.names)
            type_ = type_of(condition.left)
            if value is None:
                return say("is-not-so-nobody" if type_ == "player" else "is-not-so-nothing")
            if type_ == "player" and isinstance(value, int):
                return say("is-not-so-but", value=self._name(value))
            if type_ == "card" and isinstance(value, int):
                return say("is-not-so-but", value=self._layout.cards[value].text)
            if isinstance(value, int | str):
                return say("is-not-so-but", value=str(value))
        return say("is-not-so")


def _card_asked_of(condition: m.AllOf) -> m.Expr | None:
    """The one card that a whole condition asks values of."""
    cards = {
        part.left.card if isinstance(part, m.Same) and isinstance(part.left, m.AttributeOf) else None
        for part in condition.parts
    }
    return cards.pop() if len(cards) == 1 else None


def _rule_of(clause: str) -> str:
    return m.rule_of(clause)
