"""The strategic player as code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.fast.wasm import Function, functions_in

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer


def strategy(writer: Writer) -> Iterable[Function]:
    return functions_in("(func $strategic (param $seat i32) (result i32) (unreachable))")
