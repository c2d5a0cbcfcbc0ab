"""A function of the module being written: its locals, and the room that it sets aside for cards."""

from __future__ import annotations

from cardlaw.fast.code.trees import add, get, number, put
from cardlaw.fast.code.wasm import Tree, WasmFunction

LEFT = "$left"


class FunctionPage:
    """One function, with names for its locals that are given out as they are needed."""

    def __init__(self, name: str, parameters: dict[str, str], result: str | None, cause: Tree) -> None:
        self.function = WasmFunction(name, parameters, result)
        self.cause = cause
        """What the body under way answers."""
        self.room = 0
        self._labels = 0

    def fresh(self, type_: str = "i32") -> str:
        name = f"${len(self.function.locals)}"
        self.function.locals[name] = type_
        return name

    def local(self, name: str, type_: str = "i32") -> str:
        """A local with a name of its own."""
        self.function.locals.setdefault(name, type_)
        return name

    def label(self) -> str:
        self._labels += 1
        return f"$l{self._labels}"

    def reserve(self, size: int) -> Tree:
        """Room in memory for as long as the function runs."""
        at = self.room
        self.room += (size + 7) // 8 * 8
        return add(get("$frame"), number(at))

    def close(self, body: list[Tree], value: Tree) -> WasmFunction:
        """The function is done: its body, with the room taken and given back, and the value it ends with."""
        made = self.function
        begin, end = self._room()
        if end:
            assert made.result is not None
            self.local("$result", made.result)
            made.body = [*begin, *body, put("$result", value), *end, get("$result")]
        else:
            made.body = [*body, value]
        return made

    def close_routine(self, body: list[Tree]) -> WasmFunction:
        """The function of a routine is done: 0 if it came to its end, 1 if everything was left."""
        begin, end = self._room()
        inner = ("block", LEFT, *body, *end, ("return", number(0)))
        self.function.body = [*begin, inner, *end, number(1)]
        return self.function

    def _room(self) -> tuple[list[Tree], list[Tree]]:
        if not self.room:
            return [], []
        self.local("$frame")
        begin = [
            put("$frame", ("global.get", "$stack")),
            ("global.set", "$stack", add(get("$frame"), number(self.room))),
            ("call", "$stack_holds"),
        ]
        return begin, [("global.set", "$stack", get("$frame"))]
