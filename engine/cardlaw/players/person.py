"""A person at a terminal: sees the table, picks a move by number or by name, asks why and why not."""

from __future__ import annotations

from collections.abc import Callable

from cardlaw.engine import Decision, Table, TableError, Verdict
from cardlaw.players.drawing import Drawing

Ask = Callable[[str], str]
Tell = Callable[[str], None]

HELP = (
    "Type the number of a move, or the move itself as `play red 7`. Enter declines what can be declined.",
    "why NUMBER or MOVE   which rules allow or forbid it",
    "log                  what happened since you last played",
    "table                the table again",
    "quit                 leave; a saved game can be resumed",
    "?                    this help",
)
VERDICTS = {
    "may": "allowed",
    "must": "what you have to do",
    "must-not": "against the rules",
    "silent": "something the rules say nothing about",
    "contradictory": "something the rules both allow and forbid",
    "not-offered": "not possible now",
}


class Leave(Exception):
    """The person wants to stop."""


class Person:
    """Answers for a seat by asking whoever sits at the terminal."""

    def __init__(self, drawing: Drawing, ask: Ask, tell: Tell) -> None:
        self.drawing, self.ask, self.tell = drawing, ask, tell
        self.seen = 0

    def answer(self, table: Table, seat: int) -> int:
        decision = table.view(seat).decision
        assert decision is not None
        self._news(table, seat)
        self._show(table, seat, decision)
        while True:
            text = " ".join(self.ask("> ").split())
            place = self._understood(table, seat, decision, text)
            if place is not None:
                return place

    def _show(self, table: Table, seat: int, decision: Decision) -> None:
        for line in self.drawing.table(table.view(seat)):
            self.tell(line)
        self._prompt(decision)

    def _prompt(self, decision: Decision) -> None:
        if decision.question is not None:
            self.tell(self.drawing.words.text(decision.question))
        elif decision.sort in ("choice", "secret"):
            self.tell(
                f"choose a {self.drawing.words(decision.type or 'value')}"
                + (f" ({self.drawing.words(decision.about)})" if decision.about else "")
            )
        elif decision.sort == "ruling":
            self.tell(f"the rules do not settle this; what shall hold? ({decision.about})")
        for line in self.drawing.moves(decision):
            self.tell(line)

    def _news(self, table: Table, seat: int) -> None:
        """What happened since this person last answered, as far as the seat could follow."""
        entries = table.log_of(seat)
        for entry in entries[self.seen :]:
            if entry.sort != "set" and entry.depth <= 1:
                self.tell(self._named("  " * (entry.depth + 1) + entry.text))
        self.seen = len(entries)

    def _named(self, text: str) -> str:
        for number in reversed(range(len(self.drawing.names))):
            text = text.replace(f"player-{number}", self.drawing.names[number])
        return text

    def _understood(self, table: Table, seat: int, decision: Decision, text: str) -> int | None:
        """The answer meant, or None after telling what was asked for."""
        word, _, rest = text.partition(" ")
        if not text:
            if decision.declinable:
                return len(decision.moves) - 1
            return 0 if len(decision.moves) == 1 else self._told(*HELP[:1])
        match word.lower():
            case "?" | "help":
                return self._told(*HELP)
            case "quit" | "exit" | "q":
                raise Leave
            case "table":
                self._show(table, seat, decision)
                return None
            case "log":
                return self._told(*(self._named(e.text) for e in table.log_of(seat)[-30:] if e.sort != "set"))
            case "why":
                return self._why(table, seat, decision, rest)
            case _:
                pass
        place = _place(decision, text)
        if place is not None:
            return place
        return self._refused(table, seat, text)

    def _told(self, *lines: str) -> None:
        for line in lines:
            for part in self.drawing.paragraph(line, "  "):
                self.tell(part)

    def _why(self, table: Table, seat: int, decision: Decision, text: str) -> None:
        place = _place(decision, text)
        if place is not None:
            return self._explained(table, decision.moves[place].text, decision.moves[place].why)
        return self._refused(table, seat, text)

    def _refused(self, table: Table, seat: int, text: str) -> None:
        """Why a move that was typed is not among those offered."""
        act, _, rest = text.partition(" ")
        try:
            args = [part.strip() for part in rest.split(",")] if rest else []
            known = next((a for a in table.model.acts if a.name == act and a.sort == "move"), None)
            if known is None:
                return self._told(f"`{text}` is not a move here; type a number, or ? for help")
            values = [
                int(a.removeprefix("player-"))
                if p.type == "player" and a.removeprefix("player-").isdigit()
                else a
                for a, p in zip(args, known.parameters, strict=False)
            ]
            verdict = table.verdict(seat, act, values)
        except TableError as wrong:
            return self._told(str(wrong))
        return self._explained(table, text, verdict)

    def _explained(self, table: Table, text: str, verdict: Verdict) -> None:
        self._told(
            f"`{text}` is {VERDICTS[verdict.word]}" + (f": {verdict.reason}" if verdict.reason else "")
        )
        shown = verdict.deciding or verdict.breaks
        for clause in shown:
            rule = table.model.rule(clause.partition("#")[0])
            lines = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in rule.lines)
            where = f"{rule.unit}, lines {lines}" if lines else f"{rule.unit}, assumed"
            self._told(f"{rule.id}: {self.drawing.words.text(rule.gloss)} ({where})")


def _place(decision: Decision, text: str) -> int | None:
    """The place of the move that a number or its words name."""
    if text.isdigit():
        return int(text) - 1 if 1 <= int(text) <= len(decision.moves) else None
    found = decision.find(text)
    if found is not None:
        return found
    wanted = set(text.split())
    for place, move in enumerate(decision.moves):
        words = set(move.text.replace(",", " ").split())
        if wanted in (words, words - {"choose", "say"}):
            return place
    return None
