"""A window that no rule opens → why the move asked about cannot be made there, and after what it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlaw.analysis.symbolic.verdicts import WindowFrame
from cardlaw.analysis.symbolic.windows import around, in_play
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.situation import OpenWindow
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import SpokenAct, SpokenListing, SpokenSeat, Value
from cardlaw.wording.messages import Message, message, seats

Offered = Mapping[str | None, tuple[int, ...]]
"""The seats that are offered a move: whichever way play goes, and where that was not told, each way."""


def elsewhere(model: m.Model, act: str, told: str | None) -> SpokenListing | None:
    """When a move can be made that can only be an answer, if not after the act told."""
    windows = [window for window in in_play(model) if act in window.acts]
    if any(window.cause is None or window.cause.name == told for window in windows):
        return None
    found = dict.fromkeys(around(w.cause.name, w.instead) for w in windows if w.cause is not None)
    return SpokenListing(tuple(found), "or") if found else None


@dataclass(frozen=True, slots=True)
class Unopened:
    """A move asked about in a window that was told, and that the rules do not open there."""

    model: m.Model
    layout: Layout
    asked: tuple[str, tuple[Any, ...]]
    told: OpenWindow

    def verdict(self, frames: Sequence[WindowFrame], won: m.Rule | None, others: Offered) -> Verdict:
        """The verdict: `frames` are windows like it, `won` is a rule that ends the round first."""
        if won is not None:
            return Verdict("not-offered", (won.id,), reason=self._won())
        if self._done is not None and any(
            window.cause is None and self.asked[0] in window.acts for window in in_play(self.model)
        ):
            said = message("window-own-turn", who=SpokenSeat(self.told.player), by=self._doer)
            return Verdict("not-offered", reason=said)
        counted = {rule.id for rule in self.model.rules_in("assumption")}
        holders = dict.fromkeys(f.window.holder.id for f in frames if f.window.holder is not None)
        if not any(others.values()) and (duties := self._duties()):
            holders = duties  # when it is due says more than who is offered it
        return Verdict(
            "not-offered", tuple(rule for rule in holders if rule in counted), reason=self._why(others)
        )

    def _duties(self) -> dict[str, None]:
        """The rules that say when somebody has to make the move."""
        placed = ((rule, each.clause) for rule in self.model.rules for each in rule.clauses)
        norms = ((rule, clause) for rule, clause in placed if isinstance(clause, m.Norm))
        return {rule.id: None for rule, norm in norms if norm.act == self.asked[0] and norm.form == "must"}

    def _won(self) -> Message:
        assert self._done is not None
        return message("window-won", who=self._doer, move=self._done, rest=SpokenAct(self.asked[0], None))

    def _why(self, others: Offered) -> Message:
        move, who = self._spoken(*self.asked), SpokenSeat(self.told.player)
        ways = {way: found for way, found in others.items() if way is not None and found}
        if len(set(ways.values())) > 1:
            (_, here), (way, there) = ways.items()
            one, other, back = seats(here), seats(there), Value("direction", way)
            return message("window-others-ways", who=who, move=move, others=one, back=other, way=back)
        if others[None]:
            return message("window-others", who=who, move=move, others=seats(others[None]))
        moments = elsewhere(self.model, self.asked[0], self.told.after)
        if moments is not None:
            return message("window-after" if self._done else "window-now", move=move, moments=moments)
        if self._done is not None:
            return message("window-none-after", move=move, who=self._doer, done=self._done)
        return message("window-none", move=move)

    @property
    def _done(self) -> SpokenAct | None:
        """The move that was answered."""
        return None if self.told.after is None else self._spoken(self.told.after, self.told.args)

    @property
    def _doer(self) -> SpokenSeat:
        return SpokenSeat(self.told.by or 0)

    def _spoken(self, act: str, args: tuple[Any, ...]) -> SpokenAct:
        return speaking.act(self.layout, self.model.act(act), args)
