"""Where the core's registers are kept in a state: each as text that reads it, and as lines that write it."""

from __future__ import annotations

from cardlaw.engine.expressions.terms import PythonTerm, Space, known, term
from cardlaw.engine.limits import Limits

FIELDS = {
    ".turn": "turn",
    ".next": "next_turn",
    ".won": "won",
    ".ended": "ended",
    ".phase": "phase",
    ".outcome": "outcome",
    ".champion": "champion",
    ".turns": "turns",
    ".under-way": "depth",
    ".events": "events",
    ".turn-began": "turn_began",
    ".in-round": "seats",
    ".in-game": "in_game",
    ".losses": "losses",
}
"""The field of a state that holds a register."""
ABSENT = (".turn", ".next", ".outcome", ".champion")
"""Registers that can be absent."""
SETS = (".in-round", ".in-game")


def is_register(name: str) -> bool:
    return name.startswith(".")


def read(name: str, key: PythonTerm | None, limits: Limits, space: Space) -> PythonTerm:
    """The value of a register."""
    if name.startswith(".most "):
        return known(getattr(limits, name.removeprefix(".most ")))
    field = FIELDS[name]
    if key is None:
        return PythonTerm(f"s.{field}", space=space, sure=name not in ABSENT)
    if name in SETS:
        return term(f"({key.text} in s.{field})", key, space=space, sure=True)
    return term(f"s.{field}[{key.text}]", key, space=space, sure=True)


def write(name: str, key: str | None, value: str, add: bool) -> list[str]:
    """The lines that write a register; `key` and `value` are texts."""
    if name == ".chance":
        return [f"s.rng = stream_of(s.seed, {value})"]
    if name.startswith(".owes "):
        return []
    field = FIELDS[name]
    if name == ".losses" and key is None:
        return ["s.losses = [0] * len(s.losses)"]
    if key is None:
        return [f"s.{field} {'+=' if add else '='} {value}"]
    if name in SETS:
        return [f"s.{field} = tuple([seat for seat in s.{field} if seat != {key}])"]
    return [f"s.{field}[{key}] {'+=' if add else '='} {value}"]
