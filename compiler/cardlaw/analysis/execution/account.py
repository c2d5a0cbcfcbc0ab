"""What is kept account of on a path: what was done, by which clauses, in whose words, and who was asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlaw.analysis.execution.windows import StandingWindow
from cardlaw.analysis.execution.wording import Worded
from cardlaw.analysis.unknowns.store import Spot, TableStore
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value
from cardlaw.language.records import dataclass

Key = tuple[Any, ...]
"""What an observation is of: `("draws", seat)`, `("state", name, key)` and so on."""


@dataclass(frozen=True, slots=True)
class AskedFor:
    """Somebody is asked: who (None: the table), in what way, and out of what."""

    player: int | None
    sort: str
    options: Any
    picture: Any
    """The table at that moment, so that what comes before and after can be told apart."""


class Account:
    """The observations of one path over a table."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.turn: int | None = store.turn
        """Whose turn it was at first."""
        self.rules: dict[str, None] = {}
        """The rules that did something, in order."""
        self.stack: list[str] = []
        """The clauses at work, the innermost last."""
        self.decisions: list[AskedFor] = []
        self.reveals: list[tuple[Spot, Any, tuple[int, ...]]] = []
        self.windows: list[StandingWindow] = []
        self.cuts: list[tuple[Any, ...]] = []
        self.draws: dict[Spot, Value] = {}
        self.dealt: dict[Spot, Value] = {}
        self.words: dict[Key, tuple[str, ...]] = {}
        self.touched: dict[Key, tuple[str, ...]] = {}
        self.defined: dict[Key, tuple[str, ...]] = {}
        self.guilt: dict[tuple[str, int], Value] = {}
        """Of each move that can be wrong, the condition that it was."""
        self.lawful: list[Value] = []
        self.shuffles: list[SymbolicTerm] = []
        self.level: tuple[int, ...] = ()
        """Those who have won the round together, if nothing says who of them."""
        self.passed: list[tuple[SymbolicTerm, str]] = []
        """What was passed over as a whole."""

    def touch(self, key: Key, more: Iterable[str] = ()) -> None:
        """The clause at work bears on what is observed under this key; the rules `more` say what its numbers are."""
        found = self.touched.setdefault(key, ())
        if self.stack and self.stack[-1] not in found:
            self.touched[key] = (*found, self.stack[-1])
        if more:
            known = self.defined.get(key, ())
            self.defined[key] = (*known, *(rule for rule in sorted(more) if rule not in known))

    def credit(self, key: Key, clause: str) -> None:
        """A clause that is no effect bears on what is observed under this key."""
        self.touched[key] = tuple(dict.fromkeys((*self.touched.get(key, ()), clause)))

    def worded(self, key: Key, said: Worded) -> None:
        """What is observed under this key is a number given in these words."""
        text, rules = said
        self.words[key] = (*self.words.get(key, ()), text)
        self.touch(key, rules)

    def decided(self, player: int | None, sort: str, options: Any) -> None:
        """Somebody is asked."""
        self.decisions.append(AskedFor(player, sort, options, self.store.picture()))
        self.touch(("decisions", player))
