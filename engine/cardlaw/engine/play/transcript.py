"""A course of play as text: one line per thing that happened, indented by what it happened inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.engine.play.log import entries

if TYPE_CHECKING:
    from cardlaw.engine.play.table import Table

QUIET = ("set",)
"""Entries that only repeat what the rules say follows."""


def transcript(table: Table, seat: int | None = None, states: bool = True) -> str:
    """The course of play so far, in full or as a seat could follow it; `states` keeps the changes of states."""
    lines = [
        f"{table.model.name}: {table.players} players, seed {table.seed}",
    ]
    for entry in entries(table.program, table.state.log or [], seat):
        if entry.sort == "set" and not states:
            continue
        mark = f"  (wrong: {', '.join(entry.clauses)})" if entry.sort == "act" and entry.clauses else ""
        decided = (
            f"  ({', '.join(entry.clauses)})" if entry.sort in ("won", "ended") and entry.clauses else ""
        )
        lines.append("  " * entry.depth + entry.text + mark + decided)
    return "\n".join(lines) + "\n"
