"""The browser's own WebAssembly in the place of wasmtime: modules of the fast engine run where the page runs.

Only what `cardlaw.fast.host` asks of wasmtime is here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


class Trap(Exception):
    """A module gave up."""


class Engine:
    """There is one: the browser."""


class Store:
    """Nothing has to be kept beside an instance."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine


class Module:
    """A module, compiled by the browser."""

    def __init__(self, engine: Engine, data: bytes) -> None:
        self.compiled = _js().WebAssembly.Module.new(_to_js(data))


class Instance:
    """A module with a memory of its own."""

    def __init__(self, store: Store, module: Module, imports: list[Any]) -> None:
        self._instance = _js().WebAssembly.Instance.new(module.compiled)

    def exports(self, store: Store) -> dict[str, Any]:
        found = self._instance.exports
        given: dict[str, Any] = {"memory": Memory(found.memory)}
        for name in ("round", "rounds"):
            given[name] = Function(getattr(found, name))
        return given


class Function:
    """A function of a module; its first number is one of 64 bits."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def __call__(self, store: Store, seed: int, *others: int) -> None:
        try:
            self._function(_js().BigInt(str(seed)), *others)
        except import_module("pyodide.ffi").JsException as wrong:
            raise Trap(str(wrong)) from None


class Memory:
    """The memory of an instance, as bytes."""

    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def write(self, store: Store, content: bytes, at: int) -> None:
        _js().Uint8Array.new(self._memory.buffer, at, len(content)).assign(content)

    def read(self, store: Store, start: int, stop: int) -> bytes:
        return bytes(_js().Uint8Array.new(self._memory.buffer, start, stop - start).to_bytes())

    def data_len(self, store: Store) -> int:
        return int(self._memory.buffer.byteLength)

    def grow(self, store: Store, pages: int) -> None:
        self._memory.grow(pages)


def _js() -> Any:
    return import_module("js")


def _to_js(data: bytes) -> Any:
    return import_module("pyodide.ffi").to_js(data)


def stand_in() -> None:
    """Where Python itself runs in a browser, be what `import wasmtime` finds."""
    if sys.platform == "emscripten":
        sys.modules.setdefault("wasmtime", sys.modules[__name__])
