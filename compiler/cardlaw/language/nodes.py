"""How places and syntax are made: thousands for every file, so without the cost of freezing each at run time."""

from __future__ import annotations

from dataclasses import field
from typing import TypeVar, dataclass_transform

from cardlaw.language.records import dataclass

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(sort: type[T]) -> type[T]:
    """A value with slots, equality and a hash. That nobody changes one is for the type checker to see."""
    return dataclass(slots=True, unsafe_hash=True)(sort)
