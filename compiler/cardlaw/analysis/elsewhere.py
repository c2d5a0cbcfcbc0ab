"""What other editions make of a witness: the same table, the same move, their verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.versus import judged_at
from cardlaw.analysis.windows import in_play, offering, windows_of
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m

TOLD = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent", "ambiguous", "silent", "stuck")


def elsewhere(model: m.Model, finding: Finding, others: Sequence[m.Model]) -> Iterator[tuple[str, str]]:
    """The verdict in play of each other edition on the move of a finding, where its pack allows the table."""
    witness = finding.witness
    if witness is None or witness.move is None or finding.kind not in TOLD:
        return
    home = next((w for w in windows_of(model) if w.id == witness.window), None)
    if home is None:
        return
    about_guilt = finding.kind in ("lawful-yet-guilty", "unlawful-yet-innocent")
    for other in others:
        window = offering(in_play(other), home.moment, witness.move[0])
        if window is None:
            continue
        states = {state.name for state in other.states}
        there = replace(witness, states=tuple(s for s in witness.states if s[0] in states), window=window.id)
        try:
            word, _ = judged_at(other, window, there, guilt=False)
            if about_guilt:
                word = f"{word}, {judged_at(other, window, there, guilt=True)[0]}"
        except (TableError, StopIteration):
            continue
        yield other.name, word
