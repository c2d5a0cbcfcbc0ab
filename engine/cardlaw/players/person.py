"""A person at a terminal: sees the table, picks a move by number or by name, asks why and why not."""

from __future__ import annotations

from collections.abc import Callable

from cardlaw.engine import Decision, Move, Table, TableError, Verdict
from cardlaw.engine.decisions import DECLINE, read_arguments
from cardlaw.engine.reasons import Ground, grounds, lacking
from cardlaw.language import model as m
from cardlaw.players.drawing import Drawing, bare
from cardlaw.players.narrating import Narrator, last_own_move
from cardlaw.players.telling import Telling

Ask = Callable[[str], str]
Tell = Callable[[str], None]

MOST_OF_THE_LOG = 60
HELP_COLUMN = 12


class Leave(Exception):
    """The person wants to stop."""


class Person:
    """Answers for a seat, and for the table itself, by asking whoever sits at the terminal."""

    def __init__(self, table: Table, seat: int, drawing: Drawing, ask: Ask, tell: Tell) -> None:
        self.drawing, self.ask, self.tell, self.seat = drawing, ask, tell, seat
        self.words, self.phrases = drawing.words, drawing.words.phrases
        self.telling = Telling(table, drawing, seat)
        self.narrator = Narrator(table, seat, heard=last_own_move(table, seat))

    def answer(self, table: Table, seat: int | None) -> int:
        decision = table.decision
        assert decision is not None and decision.player == seat
        self.hear(table)
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
            self._tell(self.phrases("more-moves"))

    def _question(self, decision: Decision) -> list[str]:
        about = self.words(decision.about) if decision.about else ""
        match decision.sort:
            case "question" if decision.question is not None:
                return [self.words.text(decision.question)]
            case "ruling":
                return [self.phrases("ask-ruling", about=about)]
            case "moves" | "question":
                return []
            case "choice" | "secret":
                what = self.words(decision.type or "number") + (f" ({about})" if about else "")
                return [self.phrases("ask-table" if decision.player is None else "ask-choice", what=what)]

    # ---------------------------------------------------------------- understanding
    def _understood(self, table: Table, decision: Decision, text: str) -> int | None:
        """The answer meant, or None after telling what was asked for."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                if decision.declinable or len(decision.moves) == 1:
                    return len(decision.moves) - 1
                self._tell(self.phrases("have-to"))
            case "?" | "help":
                self._tell(*self.phrases.help)
            case "quit" | "exit" | "q":
                raise Leave
            case "table":
                self._show(table, decision)
            case "log":
                lines = list(Narrator(table, self.seat, echo=True).lines(table))
                self._tell(*map(self.telling.line, lines[-MOST_OF_THE_LOG:]))
            case "why":
                self._why(table, decision, rest)
            case _:
                place = self._place(decision, text)
                if place is None and decision.partial:
                    place = table.place_of(self._seats(text))
                if place is not None:
                    return place
                self._refuse(table, decision, text)
        return None

    def _place(self, decision: Decision, text: str) -> int | None:
        """The place of the move that a number or its words name."""
        if text.isdecimal():
            number = int(text)
            return number - 1 if 1 <= number <= len(decision.moves) else None
        wanted = sorted(text.lower().replace(",", " ").split())
        for place, move in enumerate(decision.moves):
            written = sorted(move.text.lower().replace(",", " ").split())
            value = sorted(move.text.lower().partition(" ")[2].split())
            shown = sorted(bare(self.drawing.move(move, decision)).lower().split())
            if wanted in (written, shown) or (decision.sort != "moves" and wanted == value):
                return place
        return None

    # ---------------------------------------------------------------- why, and why not
    def _why(self, table: Table, decision: Decision, text: str) -> None:
        place = self._place(decision, text) if text else None
        if place is not None:
            move = decision.moves[place]
            self._explain(table, bare(self.drawing.move(move, decision)), _of_declining(move) or move.why)
        else:
            self._refuse(table, decision, text)

    def _refuse(self, table: Table, decision: Decision, text: str) -> None:
        """Why something typed is not among the answers."""
        if text.isdecimal():
            self._tell(self.phrases("no-such-number", text=text, n=len(decision.moves)))
            return
        act = self._act(table, text)
        if act is None:
            self._tell(self.phrases("no-such-move", text=text))
        elif decision.sort != "moves":
            self._tell(self.phrases("first"))
        else:
            self._judge(table, decision, act, text)

    def _judge(self, table: Table, decision: Decision, act: m.Act, text: str) -> None:
        """The rules' word on a move that is not offered."""
        seat = self.seat if decision.player is None else decision.player
        rest = text.partition(" ")[2]
        try:
            args = read_arguments(act, self._seats(rest))
        except TableError:
            wanted = ", ".join(self.words(p.name) for p in act.parameters)
            self._tell(
                self.phrases("needs", move=self.words(act.name).partition(" {")[0], what=wanted or "-")
            )
            return
        try:
            lack = lacking(table, seat, act.name, args)
            verdict = table.verdict(seat, act.name, args)
        except TableError:
            self._tell(self.phrases("no-card", card=rest))
            return
        if lack is not None:
            card = self.drawing.looks.card(table.program.layout.cards[table.raw(lack.card, "card")])
            self._tell(self.phrases("not-held" if lack.in_pack else "no-card", card=card))
        else:
            self._explain(table, text, verdict)

    def _act(self, table: Table, text: str) -> m.Act | None:
        word = text.partition(" ")[0].lower()
        return next((a for a in table.model.acts if a.sort == "move" and a.name == word), None)

    def _seats(self, text: str) -> str:
        """What was typed, with people's names as seats."""
        for seat, name in enumerate(self.drawing.names):
            text = " ".join(f"player-{seat}" if word == name else word for word in text.split())
        return text

    def _explain(self, table: Table, text: str, verdict: Verdict) -> None:
        self._tell(self.phrases(f"is-{verdict.word}", move=text))
        for ground in grounds(table.model, verdict.deciding or verdict.breaks):
            self._tell(f"{ground.rule}: {self.words.text(ground.gloss)} ({self._citation(ground)})", indent=2)

    def _citation(self, ground: Ground) -> str:
        if ground.lines:
            spans = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ground.lines)
            return f"{ground.unit}, {self.phrases('lines', n=spans)}"
        return f"{ground.unit}, {self.phrases('assumed')}" if ground.assumed else ground.unit

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
