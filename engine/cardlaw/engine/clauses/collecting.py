"""Which clauses are live at a moment: the guards of a `Collect` as one function for each card that an act is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlaw.engine.expressions.terms import Lazy, PythonTerm, Run, known
from cardlaw.language.core import instructions as c
from cardlaw.language.core.algebra import fold

if TYPE_CHECKING:
    from cardlaw.engine.expressions.closures import Closures

Guard = tuple[int, int, Run | None, Any, bool]
"""A clause about one act (and card): bit, what it silences, its scope if that is not certain, what stands for it, and
whether it is collected itself."""


class Collector:
    """Clauses about an act. Each has a bit and something that stands for it."""

    def __init__(
        self,
        algebra: Closures,
        clauses: tuple[c.Clause, ...],
        names: dict[str, PythonTerm],
        card: str | None,
        bits: dict[str, int],
        values: dict[str, Any],
    ) -> None:
        self.algebra = algebra
        self.clauses = clauses
        self.names = names
        self.card = card
        self.bits = bits
        self.values = values
        self.found = Lazy(self._found)
        self.table = Lazy(self._live)
        """By card: the live clauses if they are certain, else a function of state, locals and what is silenced."""
        self.every = Lazy(lambda card: self._function(self._scopes(card)))

    def _scopes(self, card: int | None) -> list[tuple[c.Clause, PythonTerm]]:
        names = self.names if self.card is None or card is None else {**self.names, self.card: known(card)}
        every = (
            (clause, fold(clause.scope, self.algebra.naming(clause.id), names)) for clause in self.clauses
        )
        return [(clause, scope) for clause, scope in every if not scope.known or scope.value]

    def guards(self, card: int | None) -> tuple[Guard, ...]:
        """The clauses that may be live for a card, one by one."""
        return tuple(
            (
                self.bits[clause.id],
                self._silenced(clause),
                None if scope.known else scope.run,
                self.values[clause.id],
                clause.counts,
            )
            for clause, scope in self._scopes(card)
        )

    def silenced_by(self, values: tuple[Any, ...]) -> int:
        """What some of the clauses silence."""
        silenced = 0
        for clause in self.clauses:
            if self.values[clause.id] in values:
                silenced |= self._silenced(clause)
        return silenced

    def _silenced(self, clause: c.Clause) -> int:
        return sum(self.bits[id] for id in clause.silences)

    def _found(self, live: int) -> tuple[Any, ...]:
        return tuple(self.values[x.id] for x in self.clauses if x.counts and self.bits[x.id] & live)

    def _live(self, card: int | None) -> Any:
        scopes = self._scopes(card)
        if all(scope.known for _, scope in scopes):
            silenced = 0
            for clause, _ in scopes:
                silenced |= self._silenced(clause)
            return self.found[sum(self.bits[clause.id] for clause, _ in scopes) & ~silenced]
        return self._function(scopes)

    def _function(self, scopes: list[tuple[c.Clause, PythonTerm]]) -> Any:
        scope = silenced = 0
        lines = []
        for clause, when in scopes:
            bit, less = self.bits[clause.id], self._silenced(clause)
            if when.known:
                scope, silenced = scope | bit, silenced | less
            else:
                more = f"; silenced |= {less}" if less else ""
                lines.append(f" if {self.algebra.inline(when)}: scope |= {bit}{more}")
        start = f" scope = {scope}" + (f"\n silenced |= {silenced}" if silenced else "")
        found = self.algebra.space.hold(self.found)
        return self.algebra.space.function(
            "s, env, silenced", [start, *lines, f" return {found}[scope & ~silenced]"]
        )
