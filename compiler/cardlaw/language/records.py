"""Data classes that cost little before they are used: each method is written when it is first called.

The standard decorator writes and compiles six functions for a class, which takes about a millisecond. A command loads
some five hundred classes and uses a few dozen. What a class means stays the same, to the reader, to mypy, and to
`fields`, `replace` and `is_dataclass` of the standard library.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from functools import partial
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

Writer = Callable[[type, bool], Callable[..., Any]]
"""Writes a method of a class, which may be frozen."""

put = object.__setattr__


def record(
    cls: type | None = None,
    /,
    *,
    frozen: bool = False,
    slots: bool = False,
    eq: bool = True,
    order: bool = False,
    unsafe_hash: bool = False,
) -> Any:
    """As `dataclasses.dataclass`, as far as it is used here."""
    if cls is None:
        return partial(record, frozen=frozen, slots=slots, eq=eq, order=order, unsafe_hash=unsafe_hash)
    own = {*vars(cls)}
    cls.__doc__ = cls.__doc__ or cls.__name__  # or else the standard library writes one, at some cost
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    shared: dict[str, Any] = {}
    if frozen:
        shared |= {"__setattr__": _unchanging, "__delattr__": _undeletable}
    if frozen and slots:
        shared |= {"__getstate__": _state, "__setstate__": _set_state}
    if eq and not frozen and not unsafe_hash:
        shared["__hash__"] = None
    wanted = [
        "__init__",
        "__repr__",
        *(["__eq__"] if eq else []),
        *(["__hash__"] if unsafe_hash or (eq and frozen) else []),
        *(ORDERS if order else []),
    ]
    shared |= {name: _later(made, name, frozen) for name in wanted}
    for name, method in shared.items():
        if name not in own:
            setattr(made, name, method)
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    dataclass = record


def complete(cls: type) -> None:
    """Write what a class has not needed yet, for whoever looks at its methods instead of calling them."""
    for each in cls.__mro__:
        for method in [*vars(each).values()]:
            if hasattr(method, "written"):
                method.written()


def _later(cls: type, name: str, frozen: bool) -> Callable[..., Any]:
    """A method that writes itself, puts itself into the class, and is then called."""

    def written() -> Callable[..., Any]:
        method = WRITERS[name](cls, frozen)
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method

    def first(*given: Any, **named: Any) -> Any:
        return written()(*given, **named)

    first.written = written  # type: ignore[attr-defined]
    return first


# ------------------------------------------------------------------ methods that are written
def _init(cls: type, frozen: bool) -> Callable[..., Any]:
    known: dict[str, Any] = {"MISSING": MISSING, "put": put}
    head, body = ["self"], []
    for part in fields(cls):
        name, value = part.name, part.name
        if part.default_factory is not MISSING:
            known[f"new_{name}"] = part.default_factory
            value = f"new_{name}() if {name} is MISSING else {name}" if part.init else f"new_{name}()"
            head += [f"{name}=MISSING"] if part.init else []
        elif part.default is not MISSING:
            known[f"usual_{name}"] = part.default
            value = name if part.init else f"usual_{name}"
            head += [f"{name}=usual_{name}"] if part.init else []
        elif part.init:
            head.append(name)
        else:
            continue
        body.append(_stored(cls, part, value, frozen, known))
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    method = _written("__init__", head, body or ["pass"], known)
    method.__annotations__ = {part.name: part.type for part in fields(cls) if part.init} | {"return": None}
    return method


def _stored(cls: type, part: Field[Any], value: str, frozen: bool, known: dict[str, Any]) -> str:
    """The line that puts a value into a part; that of a frozen thing is put into its slot, or past its guard."""
    if not frozen:
        return f"self.{part.name} = {value}"
    slot: Any = getattr(cls, part.name, None)
    if not hasattr(slot, "__set__"):
        return f"put(self, {part.name!r}, {value})"
    known[f"set_{part.name}"] = slot.__set__
    return f"set_{part.name}(self, {value})"


def _repr(cls: type, frozen: bool) -> Callable[..., Any]:
    shown = [part.name for part in fields(cls) if part.repr]

    @recursive_repr()
    def __repr__(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return __repr__


def _hash(cls: type, frozen: bool) -> Callable[..., Any]:
    return _written("__hash__", ["self"], [f"return hash({_compared(cls, 'self')})"], {})


def _between(cls: type, frozen: bool, name: str, sign: str) -> Callable[..., Any]:
    said = f"return {_compared(cls, 'self')} {sign} {_compared(cls, 'other')}"
    body = [f"if other.__class__ is self.__class__: {said}", "return NotImplemented"]
    return _written(name, ["self", "other"], body, {})


def _compared(cls: type, whose: str) -> str:
    return "(" + "".join(f"{whose}.{part.name}, " for part in fields(cls) if part.compare) + ")"


def _written(name: str, head: list[str], body: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    lines = "\n    ".join(body)
    exec(f"def {name}({', '.join(head)}):\n    {lines}", known)
    method: Callable[..., Any] = known[name]
    return method


ORDERS = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}
SIGNS = {"__eq__": "=="} | ORDERS
WRITERS: Mapping[str, Writer] = {
    "__init__": _init,
    "__repr__": _repr,
    "__hash__": _hash,
    **{name: partial(_between, name=name, sign=sign) for name, sign in SIGNS.items()},
}


# ------------------------------------------------------------------ methods that all frozen things share
def _unchanging(self: Any, name: str, value: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _undeletable(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, part.name) for part in fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for part, value in zip(fields(self), state, strict=True):
        put(self, part.name, value)
