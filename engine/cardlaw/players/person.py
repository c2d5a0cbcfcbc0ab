"""A person at a terminal: sees the table, picks a move by number or by name, asks why and why not."""

from __future__ import annotations

from collections.abc import Callable

from cardlaw.engine import Decision, Move, Table, TableError, Verdict
from cardlaw.engine.play.decisions import DECLINE, read_arguments
from cardlaw.engine.play.reasons import Ground, grounds, lacking
from cardlaw.language import model as m
from cardlaw.language.bearing import holds
from cardlaw.language.walking import nodes
from cardlaw.players.base import Dice
from cardlaw.players.drawing import Drawing, bare
from cardlaw.players.narrating import Narrator, last_own_move
from cardlaw.players.reading import MoveReading, compact
from cardlaw.players.strategic import StrategicHint, StrategicPlayer
from cardlaw.players.telling import Telling

Ask = Callable[[str], str]
Tell = Callable[[str], None]
Save = Callable[[str], str]
"""Saves the game under a name, and says what came of it."""

MOST_OF_THE_LOG = 60
HELP_COLUMN = 12
MOST_UNASKED = 2
"""Moves in a row that are made unasked, such as a draw and what follows it; a game that goes round in circles has to
come back to the person."""


class PersonLeaves(Exception):
    """The person wants to stop."""


class TakeBack(Exception):
    """The person wants the last answer back."""


class Person:
    """Answers for a seat, and for the table itself, by asking whoever sits at the terminal."""

    def __init__(
        self, table: Table, seat: int, drawing: Drawing, ask: Ask, tell: Tell, save: Save | None = None
    ) -> None:
        self.save = save
        self.drawing, self.ask, self.tell, self.seat = drawing, ask, tell, seat
        self.words, self.voice = drawing.words, drawing.words.voice
        self.telling = Telling(table, drawing, seat)
        self.reading = MoveReading(table, drawing)
        self.unasked = 0
        """How many moves in a row were made for the person, being the only ones."""
        self.names_rules = True
        self.narrator = Narrator(table, seat, heard=last_own_move(table, seat))

    def answer(self, table: Table, seat: int | None) -> int:
        decision = table.decision
        assert decision is not None and decision.player == seat
        self.hear(table)
        if len(decision.moves) == 1 and decision.moves[0].lawful and self.unasked < MOST_UNASKED:
            self.unasked += 1
            self._tell(self.voice("only-move", move=self.drawing.move(decision.moves[0], decision)))
            return 0
        self.unasked = 0
        self._show(table, decision)
        while True:
            text = " ".join(self.ask("> ").split())
            place = self._understood(table, decision, text)
            if place is not None:
                return place

    def hear(self, table: Table) -> None:
        """What happened since this person last heard, as far as the seat could follow."""
        for messages in self.narrator.lines(table):
            for part in self.drawing.paragraph(self.telling.line(messages), "  ", "    "):
                self.tell(part)

    def look_anew(self, table: Table) -> None:
        """After answers were taken back: what happened up to here is known."""
        self.narrator = Narrator(table, self.seat, heard=len(table.state.log or ()))
        self.unasked = 0

    # ---------------------------------------------------------------- asking
    def _show(self, table: Table, decision: Decision) -> None:
        for line in self.drawing.table(table.view(self.seat)):
            self.tell(line)
        for line in self._question(decision):
            for part in self.drawing.paragraph(line):
                self.tell(part)
        for line in self.drawing.moves(decision):
            self.tell(line)
        if decision.partial:
            self._tell(self.voice("more-moves"))

    def _question(self, decision: Decision) -> list[str]:
        about = self.words(decision.about) if decision.about else ""
        match decision.sort:
            case "question" if decision.question is not None:
                return [self.words.text(decision.question)]
            case "ruling":
                return [self.voice("ask-ruling", about=about)]
            case "moves" | "question":
                return []
            case "choice" | "secret":
                what, purpose = self.words(decision.type or "number"), self._purpose(decision.about)
                if decision.about in self.words.terms:
                    what = about
                elif about and self.voice.language == "en" and not purpose:
                    what = about if what in about.split() else f"{what} ({about})"
                asked = self.voice("ask-table" if decision.player is None else "ask-choice", what=what)
                return [asked, *purpose]

    def _purpose(self, about: str | None) -> list[str]:
        """What is chosen for: the rule that has it chosen, in its words, where only one in force does."""
        model = self.drawing.model
        found = [
            rule
            for rule in model.rules
            if holds(model, rule.under)
            and any(isinstance(node, m.Choose) and node.name == about for node in nodes(rule.clauses))
        ]
        return [self.words.text(found[0].gloss)] if len(found) == 1 else []

    def _hint(self, hint: StrategicHint, decision: Decision) -> None:
        self._tell(self.voice("hint", move=self.drawing.move(decision.moves[hint.place], decision)))
        if hint.reason is not None:
            counted = {} if hint.number is None else {"n": hint.number}
            self._tell(self.voice(f"hint-{hint.reason}", **counted))

    # ---------------------------------------------------------------- understanding
    def _understood(self, table: Table, decision: Decision, text: str) -> int | None:
        """The answer meant, or None after telling what was asked for."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                if decision.declinable or len(decision.moves) == 1:
                    return len(decision.moves) - 1
                self._tell(self.voice("have-to"))
            case "?" | "help":
                self._tell(*self.voice.help)
                self._tell(self.voice("legend"))
                for line in self.drawing.legend():
                    self.tell(line)
            case "quit" | "exit" | "q":
                raise PersonLeaves
            case "table":
                self._show(table, decision)
            case "undo":
                raise TakeBack
            case "hint":
                dice = Dice(table.seed + table.answered, self.seat)
                if decision.player is None:
                    self._tell(self.voice("hint", move=self.drawing.move(decision.moves[0], decision)))
                else:
                    self._hint(StrategicPlayer(dice).hint(table, self.seat), decision)
            case "save" if self.save is not None:
                self._tell(self.save(rest))
            case "rules":
                self._rules(table, rest)
            case "log":
                lines = list(Narrator(table, self.seat, echo=True).lines(table))
                self._tell(*map(self.telling.line, lines[-MOST_OF_THE_LOG:]))
            case "why":
                self._why(table, decision, rest)
            case _:
                place = self.reading.place(decision, text)
                if place is None and decision.partial:
                    found = self.reading.act(text)
                    place = None if found is None else table.place_of(self.reading.written(*found))
                if place is not None:
                    return place
                self._refuse(table, decision, text)
        return None

    def _rules(self, table: Table, text: str) -> None:
        """What the rules say about a topic, or the topics that there are."""
        by_topic: dict[str, list[m.Rule]] = {}
        for rule in table.model.rules_in("assumption"):
            by_topic.setdefault(rule.topic, []).append(rule)
        topics = [topic for topic in table.model.topics if topic.name in by_topic]
        wanted = compact(text)
        chosen = [
            topic
            for number, topic in enumerate(topics, 1)
            if text == str(number) or wanted in (compact(topic.name), compact(self.words.text(topic.text)))
        ]
        if not chosen:
            self._tell(self.voice("topics"))
            self._tell(*(f"{n}) {self.words.text(topic.text)}" for n, topic in enumerate(topics, 1)))
        printed = any(rule.layer == "text" for rule in table.model.rules)
        for topic in chosen:
            self._tell(self.words.text(topic.text))
            for rule in by_topic[topic.name]:
                assumed = f" ({self.voice('assumed')})" if printed and rule.layer == "assumption" else ""
                self._tell(f"{self.words.text(rule.gloss)}{assumed}", indent=2)

    # ---------------------------------------------------------------- why, and why not
    def _why(self, table: Table, decision: Decision, text: str) -> None:
        if not text:
            self._tell(self.voice("why-what"))
            return
        place = self.reading.place(decision, text)
        if place is not None:
            move = decision.moves[place]
            self._explain(table, bare(self.drawing.move(move, decision)), _of_declining(move) or move.why)
        else:
            self._refuse(table, decision, text)

    def _refuse(self, table: Table, decision: Decision, text: str) -> None:
        """Why something typed is not among the answers."""
        if text.isdecimal():
            self._tell(self.voice("no-such-number", text=text, n=len(decision.moves)))
            return
        found = self.reading.act(text) or self._of_card(decision, text)
        if found is None:
            self._tell(self.voice("no-such-move", text=text))
            self._guess(text)
        elif decision.sort != "moves":
            self._tell(self.voice("first"))
        else:
            self._judge(table, decision, *found)

    def _guess(self, text: str) -> None:
        """What was meant, if words of what was typed look mistyped."""
        if (guess := self.reading.guess(text)) is not None:
            self._tell(self.voice("did-you-mean", guess=guess))

    def _of_card(self, decision: Decision, text: str) -> tuple[m.Act, str] | None:
        """Where only a card is typed: the first move that is offered, or there is, with a card."""
        if self.reading.card(text) is None:
            return None
        offered = [move.act for move in decision.moves]
        with_card = [a for a in self.reading.moves if [p.type for p in a.parameters] == ["card"]]
        with_card.sort(key=lambda a: offered.index(a.name) if a.name in offered else len(offered))
        return (with_card[0], text) if with_card else None

    def _judge(self, table: Table, decision: Decision, act: m.Act, rest: str) -> None:
        """The rules' word on a move that is not offered."""
        seat = self.seat if decision.player is None else decision.player
        text = f"{self.reading.stem(act)} {rest}".strip()
        try:
            args = read_arguments(act, self.reading.recorded(act, rest))
        except TableError:
            wanted = ", ".join(self.words(p.name) for p in act.parameters)
            self._tell(self.voice("needs", move=self.reading.stem(act), what=wanted or "-"))
            return
        try:
            lack = lacking(table, seat, act.name, args)
            verdict = table.verdict(seat, act.name, args)
        except TableError:
            self._tell(self.voice("no-card", card=rest))
            self._guess(text)
            return
        if lack is not None:
            card = self.drawing.looks.card(table.program.layout.cards[table.raw(lack.card.text, "card")])
            self._tell(self.voice("not-held" if lack.in_pack else "no-card", card=card))
        else:
            self._explain(table, self._said(table, act, args) or text, verdict)

    def _said(self, table: Table, act: m.Act, args: list[object]) -> str | None:
        """A move with one card in the reader's words; None of others, which are repeated as they were typed."""
        if [parameter.type for parameter in act.parameters] != ["card"]:
            return None
        card = table.program.layout.cards[table.raw(args[0], "card")]
        return bare(self.words.infinitive(act, {act.parameters[0].name: self.drawing.value(card, "card")}))

    def _explain(self, table: Table, text: str, verdict: Verdict) -> None:
        self._tell(self.voice(f"is-{verdict.word}", move=text))
        for ground in grounds(table.model, verdict.deciding or verdict.breaks):
            name = f"{ground.rule}: " if self.names_rules else ""
            self._tell(f"{name}{self.words.text(ground.gloss)} ({self._citation(ground)})", indent=2)

    def _citation(self, ground: Ground) -> str:
        if ground.lines:
            spans = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ground.lines)
            return f"{ground.unit}, {self.voice('lines', n=spans, many='no' if spans.isdecimal() else 'yes')}"
        return f"{ground.unit}, {self.voice('assumed')}" if ground.assumed else ground.unit

    def _tell(self, *lines: str, indent: int = 1) -> None:
        first, rest = "  " * indent, "  " * (indent + 1)
        for line in lines:
            head, gap, text = line.partition("  ")
            column = f"{first}{head:<{HELP_COLUMN}}" if gap else first
            shown = self.drawing.paragraph(text if gap else line, column, " " * len(column) if gap else rest)
            for part in shown:
                self.tell(part)


def _of_declining(move: Move) -> Verdict | None:
    """Leaving a duty undone is explained by the duty."""
    return Verdict("must-not", move.breaks, move.breaks) if move.act == DECLINE and move.breaks else None
