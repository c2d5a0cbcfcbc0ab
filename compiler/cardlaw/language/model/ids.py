"""Ids of clauses: that of their rule, and which of its clauses it is where the rule has several."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["ClauseId", "rule_of"]

MARK = "#"
"""What stands between the id of a rule and the number of a clause where both are written as one."""


class ClauseId(NamedTuple):
    """A rule, or one of its clauses by number; written as one it is `rule` or `rule#2`."""

    rule: str
    number: int | None = None

    @staticmethod
    def of(written: str) -> ClauseId:
        """The parts of an id as findings, results and people write it."""
        rule, _, number = written.partition(MARK)
        return ClauseId(rule, int(number) if number.isdecimal() else None)

    @property
    def written(self) -> str:
        return self.rule if self.number is None else f"{self.rule}{MARK}{self.number}"


def rule_of(clause: str) -> str:
    """The rule that a clause belongs to, both by their ids."""
    return ClauseId.of(clause).rule
