"""What other editions make of a witness: the same table, the same move, their verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from cardlaw.analysis.choosing import made
from cardlaw.analysis.findings import Event, Finding
from cardlaw.analysis.replaying import judged_at
from cardlaw.analysis.spoken import Verdict, parted, spoken, with_guilt
from cardlaw.analysis.texts import shuffled_first, taken_early
from cardlaw.analysis.windows import in_play, offering, windows_of
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.wording.arguments import Listing, Message, Verbatim
from cardlaw.wording.messages import message

TOLD = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent", "ambiguous", "silent", "stuck")


Word = Callable[[m.Model], Verdict | None]
"""What an edition says or does at a table, if it can be asked."""


def elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model], event: Event | None = None
) -> Iterator[tuple[str, Verdict, tuple[str, ...]]]:
    """What each other edition says in play of the move of a finding, or does, where its pack allows the table.

    With it the readings of that edition by which alone it is so: another arm gives another word.
    """
    word = _asking(model, finding, event)
    for other in others if word else ():
        assert word is not None
        said = word(other)
        if said is not None:
            yield other.name, said, tuple(_resting_on(other, word, said))


def _asking(model: m.Model, finding: Finding, event: Event | None) -> Word | None:
    """What is asked of other editions."""
    early = taken_early(model, finding) if finding.kind in ("order", "ambiguous") else None
    if early is not None:
        return partial(shuffled_first, early)
    if event is not None:
        return None if finding.depends else _visit(model, finding, event)
    witness = finding.witness
    if witness is None or witness.move is None or finding.kind not in TOLD:
        return None
    home = next((w for w in windows_of(model) if w.id == witness.window), None)
    if home is None:
        return None
    return partial(_word, home.when, witness, about_guilt(finding))


def about_guilt(finding: Finding) -> bool:
    """Whether it is the guilt of a move that is in question, too."""
    arms = [parted(verdict) for _, verdict in finding.verdicts]
    by_guilt = len(arms) > 1 and len({word for word, _ in arms}) == 1 and all(w is not None for _, w in arms)
    return finding.kind in ("lawful-yet-guilty", "unlawful-yet-innocent") or by_guilt


def _visit(model: m.Model, finding: Finding, event: Event) -> Word:
    from cardlaw.analysis.events import ways
    from cardlaw.analysis.visiting import Visiting

    return Visiting(model, event, ways(model, finding)).word


def _word(moment: Message, witness: Witness, guilt: bool, model: m.Model) -> Verdict | None:
    assert witness.move is not None
    window = offering(in_play(model), moment, witness.move[0])
    if window is None:
        return None
    states = {state.name for state in model.states}
    there = replace(witness, states=tuple(s for s in witness.states if s[0] in states), window=window.id)
    try:
        word, _ = judged_at(model, window, there, guilt=False)
        if guilt:
            return with_guilt(word, judged_at(model, window, there, guilt=True)[0] == "wrong")
    except (TableError, StopIteration):
        return None
    return word


def _resting_on(model: m.Model, word: Word, said: Verdict) -> Iterator[str]:
    """The readings of which some arm that is not chosen gives another word."""
    for axis in model.axes:
        if axis.sort == "reading" and any(
            word(made(model, [(model.name, axis.name, arm.value)])) not in (None, said)
            for arm in axis.arms
            if arm.value != model.choice(axis.name)
        ):
            yield axis.name


def told_elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model], event: Event | None = None
) -> Message | None:
    """The words of other editions, those that rest on a reading last; None if nobody can be asked."""
    groups: dict[tuple[Message, tuple[str, ...]], list[str]] = {}
    for name, word, readings in elsewhere(model, finding, others, event):
        groups.setdefault((spoken(word), readings), []).append(name)
    plain_first = sorted(groups.items(), key=lambda group: bool(group[0][1]))
    cases = tuple(_case(word, readings, names) for (word, readings), names in plain_first)
    return message("elsewhere", cases=Listing(cases)) if cases else None


def _case(word: Message, readings: Sequence[str], names: Sequence[str]) -> Message:
    editions = Listing(tuple(map(Verbatim, names)))
    if not readings:
        return message("elsewhere-case", what=word, editions=editions)
    named = Listing(tuple(Verbatim(f"`{name}`") for name in readings))
    return message("elsewhere-read", what=word, editions=editions, readings=named)
