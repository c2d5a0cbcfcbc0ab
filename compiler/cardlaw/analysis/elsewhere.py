"""What other editions make of a witness: the same table, the same move, their verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.choosing import made
from cardlaw.analysis.findings import Finding
from cardlaw.analysis.versus import judged_at
from cardlaw.analysis.windows import in_play, offering, windows_of
from cardlaw.analysis.witnesses import Witness
from cardlaw.analysis.wording import joined
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m

TOLD = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent", "ambiguous", "silent", "stuck")


def elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The verdict in play of each other edition on the move of a finding, where its pack allows the table.

    With it the readings of that edition by which alone it is so: another arm gives another word.
    """
    witness = finding.witness
    if witness is None or witness.move is None or finding.kind not in TOLD:
        return
    home = next((w for w in windows_of(model) if w.id == witness.window), None)
    if home is None:
        return
    about_guilt = finding.kind in ("lawful-yet-guilty", "unlawful-yet-innocent")
    for other in others:
        word = _word(other, home.moment, witness, about_guilt)
        if word is not None:
            yield other.name, word, tuple(_resting_on(other, home.moment, witness, about_guilt, word))


def _word(model: m.Model, moment: str, witness: Witness, about_guilt: bool) -> str | None:
    assert witness.move is not None
    window = offering(in_play(model), moment, witness.move[0])
    if window is None:
        return None
    states = {state.name for state in model.states}
    there = replace(witness, states=tuple(s for s in witness.states if s[0] in states), window=window.id)
    try:
        word, _ = judged_at(model, window, there, guilt=False)
        if about_guilt:
            word = f"{word}, {judged_at(model, window, there, guilt=True)[0]}"
    except (TableError, StopIteration):
        return None
    return word


def _resting_on(model: m.Model, moment: str, witness: Witness, about_guilt: bool, word: str) -> Iterator[str]:
    """The readings of which some arm that is not chosen gives another word."""
    for axis in model.axes:
        if axis.sort == "reading" and any(
            _word(made(model, [(model.name, axis.name, arm.value)]), moment, witness, about_guilt)
            not in (None, word)
            for arm in axis.arms
            if arm.value != model.choice(axis.name)
        ):
            yield axis.name


def told_elsewhere(model: m.Model, finding: Finding, others: Sequence[m.Model]) -> str:
    """The words of other editions in one line, those that rest on a reading apart; empty if nobody can be asked."""
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for name, word, readings in elsewhere(model, finding, others):
        groups.setdefault((word.replace("-", " "), readings), []).append(name)
    plain_first = sorted(groups.items(), key=lambda group: bool(group[0][1]))
    return "; ".join(f"{word} in {joined(names)}{_by(readings)}" for (word, readings), names in plain_first)


def _by(readings: Sequence[str]) -> str:
    if not readings:
        return ""
    named = joined([f"`{name}`" for name in readings])
    return f", only by how {named} {'is' if len(readings) == 1 else 'are'} read there"
