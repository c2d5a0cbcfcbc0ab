"""Modules of WebAssembly as trees, and their bytes.

A tree is a tuple: an instruction, its immediates, then the trees of its operands, as in the folded text form of
WebAssembly. Names begin with `$`. What is written here is read by every engine of WebAssembly, so a module that is
not well-formed is refused there; nothing is checked twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any

from cardlaw.language.records import dataclass

Tree = tuple[Any, ...]
Code = Sequence[Tree]
TYPES = {"i32": 0x7F, "i64": 0x7E}
PAGE = 65_536


@dataclass(slots=True)
class WasmFunction:
    """A function: its parameters and locals by name with their types, its result, and its body."""

    name: str
    parameters: dict[str, str]
    result: str | None
    locals: dict[str, str] = field(default_factory=dict)
    body: list[Tree] = field(default_factory=list)
    exported: bool = False


@dataclass(slots=True)
class WasmModule:
    """Functions, numbers that last, one memory with what lies in it at the start."""

    functions: list[WasmFunction] = field(default_factory=list)
    globals: dict[str, tuple[str, int]] = field(default_factory=dict)
    pages: int = 1
    data: list[tuple[int, bytes]] = field(default_factory=list)


# ------------------------------------------------------------------ numbers
def unsigned(number: int) -> bytes:
    """A natural number in seven-bit groups, lowest first."""
    if number < 0x80:
        return bytes((number,))
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def signed(number: int) -> bytes:
    """A whole number in seven-bit groups, lowest first."""
    if -0x40 <= number < 0x40:
        return bytes((number & 0x7F,))
    out = bytearray()
    while not -0x40 <= number < 0x40:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number & 0x7F)
    return bytes(out)


def _wrapped(number: int, bits: int) -> int:
    """A number as a signed one of so many bits."""
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number


# ------------------------------------------------------------------ instructions
def _opcodes() -> dict[str, bytes]:
    tests = ["eqz", "eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u"]
    sums = [
        "clz",
        "ctz",
        "popcnt",
        "add",
        "sub",
        "mul",
        "div_s",
        "div_u",
        "rem_s",
        "rem_u",
        "and",
        "or",
        "xor",
        "shl",
        "shr_s",
        "shr_u",
        "rotl",
        "rotr",
    ]
    codes: dict[str, int] = {"unreachable": 0x00, "nop": 0x01, "return": 0x0F, "drop": 0x1A, "select": 0x1B}
    for start, type_ in ((0x45, "i32"), (0x50, "i64")):
        codes |= {f"{type_}.{name}": start + i for i, name in enumerate(tests)}
    for start, type_ in ((0x67, "i32"), (0x79, "i64")):
        codes |= {f"{type_}.{name}": start + i for i, name in enumerate(sums)}
    codes |= {"i32.wrap_i64": 0xA7, "i64.extend_i32_s": 0xAC, "i64.extend_i32_u": 0xAD}
    every = {name: bytes((code,)) for name, code in codes.items()}
    every["memory.copy"] = b"\xfc\x0a\x00\x00"
    every["memory.fill"] = b"\xfc\x0b\x00"
    return every


PLAIN = _opcodes()
"""Instructions without immediates."""
MEMORY = {
    "i32.load": (0x28, 2),
    "i64.load": (0x29, 3),
    "i32.load8_s": (0x2C, 0),
    "i32.load8_u": (0x2D, 0),
    "i32.load16_s": (0x2E, 1),
    "i32.load16_u": (0x2F, 1),
    "i32.store": (0x36, 2),
    "i64.store": (0x37, 3),
    "i32.store8": (0x3A, 0),
    "i32.store16": (0x3B, 1),
}
"""Instructions that read or write memory: code and alignment. Their first immediate is an offset."""
LOCALS = {"local.get": 0x20, "local.set": 0x21, "local.tee": 0x22}
GLOBALS = {"global.get": 0x23, "global.set": 0x24}
STRUCTURED = ("block", "loop", "if", "then", "else", "result")


class _BytesWriter:
    """The bytes of one function."""

    def __init__(
        self, function: WasmFunction, functions: Mapping[str, int], globals: Mapping[str, int]
    ) -> None:
        names = [*function.parameters, *function.locals]
        self.places = {name: unsigned(i) for i, name in enumerate(names)}
        self.functions, self.globals = functions, globals
        self.function = function
        self.labels: list[str] = []
        self.out = bytearray()

    def body(self) -> bytes:
        out = self.out
        runs: list[list[Any]] = []
        for type_ in self.function.locals.values():
            if runs and runs[-1][1] == type_:
                runs[-1][0] += 1
            else:
                runs.append([1, type_])
        out += unsigned(len(runs))
        for count, type_ in runs:
            out += unsigned(count)
            out.append(TYPES[type_])
        for tree in self.function.body:
            self.tree(tree)
        out.append(0x0B)
        return unsigned(len(out)) + bytes(out)

    def depth(self, label: str) -> bytes:
        for up, known in enumerate(reversed(self.labels)):
            if known == label:
                return unsigned(up)
        raise ValueError(f"{self.function.name}: no label {label}")

    def tree(self, tree: Tree) -> None:
        out, name = self.out, tree[0]
        plain = PLAIN.get(name)
        if plain is not None:
            for operand in tree[1:]:
                self.tree(operand)
            out += plain
        elif name in LOCALS:
            for operand in tree[2:]:
                self.tree(operand)
            out.append(LOCALS[name])
            out += self.places[tree[1]]
        elif name == "i32.const":
            out.append(0x41)
            out += signed(_wrapped(tree[1], 32))
        elif name in MEMORY:
            for operand in tree[2:]:
                self.tree(operand)
            code, align = MEMORY[name]
            out += bytes((code, align)) + unsigned(tree[1])
        elif name == "call":
            for operand in tree[2:]:
                self.tree(operand)
            out.append(0x10)
            out += unsigned(self.functions[tree[1]])
        elif name in ("br", "br_if"):
            for operand in tree[2:]:
                self.tree(operand)
            out.append(0x0C if name == "br" else 0x0D)
            out += self.depth(tree[1])
        elif name in GLOBALS:
            for operand in tree[2:]:
                self.tree(operand)
            out.append(GLOBALS[name])
            out += unsigned(self.globals[tree[1]])
        elif name == "i64.const":
            out.append(0x42)
            out += signed(_wrapped(tree[1], 64))
        elif name == "br_table":
            labels = [part for part in tree[1:] if isinstance(part, str)]
            self.tree(tree[-1])
            out.append(0x0E)
            out += unsigned(len(labels) - 1)
            for label in labels:
                out += self.depth(label)
        else:
            self.structured(tree)

    def structured(self, tree: Tree) -> None:
        out, name = self.out, tree[0]
        rest = list(tree[1:])
        label = rest.pop(0) if rest and isinstance(rest[0], str) else ""
        result = 0x40
        if rest and rest[0][0] == "result":
            result = TYPES[rest.pop(0)[1]]
        if name == "if":
            *before, then = rest
            otherwise = None
            if then[0] == "else":
                otherwise = then
                then = before.pop()
            (test,) = before
            self.tree(test)
            out += bytes((0x04, result))
            self.labels.append(label)
            for part in then[1:]:
                self.tree(part)
            if otherwise is not None:
                out.append(0x05)
                for part in otherwise[1:]:
                    self.tree(part)
        elif name in ("block", "loop"):
            out += bytes((0x02 if name == "block" else 0x03, result))
            self.labels.append(label)
            for part in rest:
                self.tree(part)
        else:
            raise ValueError(f"no instruction {name}")
        self.labels.pop()
        out.append(0x0B)


# ------------------------------------------------------------------ sections
def _vector(parts: Sequence[bytes]) -> bytes:
    return unsigned(len(parts)) + b"".join(parts)


def _section(number: int, content: bytes) -> bytes:
    return bytes((number,)) + unsigned(len(content)) + content


def _name(text: str) -> bytes:
    data = text.encode()
    return unsigned(len(data)) + data


def _type(function: WasmFunction) -> bytes:
    given = _vector([bytes((TYPES[t],)) for t in function.parameters.values()])
    result = _vector([] if function.result is None else [bytes((TYPES[function.result],))])
    return b"\x60" + given + result


def encoded(module: WasmModule) -> bytes:
    """The bytes of a module. It exports its memory as `memory`, and the functions that are marked so.

    The names of functions go along, for whoever looks at where time goes or where a module gave up.
    """
    types: dict[bytes, int] = {}
    for function in module.functions:
        types.setdefault(_type(function), len(types))
    functions = {f.name: i for i, f in enumerate(module.functions)}
    globals_ = {name: i for i, name in enumerate(module.globals)}
    starts = []
    for type_, start in module.globals.values():
        number = b"\x41" + signed(_wrapped(start, 32)) if type_ == "i32" else b"\x42" + signed(start)
        starts.append(bytes((TYPES[type_], 1)) + number + b"\x0b")
    exports = [_name("memory") + b"\x02\x00"]
    exports += [
        _name(f.name.removeprefix("$")) + b"\x00" + unsigned(functions[f.name])
        for f in module.functions
        if f.exported
    ]
    bodies = [_BytesWriter(f, functions, globals_).body() for f in module.functions]
    names = [unsigned(i) + _name(name.removeprefix("$")) for name, i in functions.items()]
    data = [b"\x00\x41" + signed(at) + b"\x0b" + unsigned(len(held)) + held for at, held in module.data]
    return b"".join(
        (
            b"\0asm\x01\0\0\0",
            _section(1, _vector(list(types))),
            _section(3, _vector([unsigned(types[_type(f)]) for f in module.functions])),
            _section(5, b"\x01\x00" + unsigned(module.pages)),
            _section(6, _vector(starts)),
            _section(7, _vector(exports)),
            _section(10, _vector(bodies)),
            _section(11, _vector(data)),
            _section(0, _name("name") + _section(1, _vector(names))),
        )
    )


# ------------------------------------------------------------------ text
def text(module: WasmModule) -> str:
    """The module in the text form of WebAssembly, to read."""
    lines = ["(module", f'  (memory (export "memory") {module.pages})']
    for name, (type_, start) in module.globals.items():
        lines.append(f"  (global {name} (mut {type_}) ({type_}.const {start}))")
    for at, held in module.data:
        shown = "".join(chr(b) if 32 <= b < 127 and b not in (34, 92) else f"\\{b:02x}" for b in held)
        lines.append(f'  (data (i32.const {at}) "{shown}")')
    for function in module.functions:
        head = f"  (func {function.name}"
        if function.exported:
            head += f' (export "{function.name.removeprefix("$")}")'
        head += "".join(f" (param {n} {t})" for n, t in function.parameters.items())
        head += f" (result {function.result})" if function.result else ""
        lines.append(head)
        if function.locals:
            lines.append("    " + " ".join(f"(local {n} {t})" for n, t in function.locals.items()))
        for tree in function.body:
            lines += _lines(tree, 2)
        lines[-1] += ")"
    return "\n".join(lines) + ")\n"


def _lines(tree: Tree, depth: int) -> list[str]:
    flat = _flat(tree)
    pad = "  " * depth
    if len(flat) + len(pad) <= 100 and tree[0] not in ("block", "loop", "if"):
        return [pad + flat]
    heads = [tree[0], *(_word(tree[0], part) for part in tree[1:] if not isinstance(part, tuple))]
    lines = [pad + "(" + " ".join(heads)]
    for part in tree[1:]:
        if isinstance(part, tuple):
            lines += _lines(part, depth + 1)
    lines[-1] += ")"
    return lines


def _word(name: str, part: object) -> str:
    return f"offset={part}" if name in MEMORY else str(part)


def _flat(tree: Tree) -> str:
    words = (_flat(p) if isinstance(p, tuple) else _word(tree[0], p) for p in tree[1:])
    return f"({' '.join((tree[0], *words))})"


def parsed(source: str) -> list[Tree]:
    """Trees from their text, in which `name+n` after a memory instruction is left to the reader as written."""
    words = source.replace("(", " ( ").replace(")", " ) ").split()
    stack: list[list[Any]] = [[]]
    for word in words:
        if word == "(":
            stack.append([])
        elif word == ")":
            done = tuple(stack.pop())
            stack[-1].append(done)
        else:
            number = word.lstrip("-")
            stack[-1].append(int(word, 0) if number[:1].isdigit() else word)
    (found,) = stack
    return found


def functions_in(source: str) -> Iterable[WasmFunction]:
    """The functions that a text of `(func …)` declares; a memory instruction may leave out an offset of 0."""
    for tree in parsed(source):
        assert tree[0] == "func", tree[0]
        made = WasmFunction(tree[1], {}, None)
        for part in tree[2:]:
            match part:
                case ("param", name, type_):
                    made.parameters[name] = type_
                case ("result", type_):
                    made.result = type_
                case ("local", name, type_):
                    made.locals[name] = type_
                case ("export",):
                    made.exported = True
                case _:
                    made.body.append(_offset(part))
        yield made


def _offset(tree: Tree) -> Tree:
    parts = tuple(_offset(part) if isinstance(part, tuple) else part for part in tree[1:])
    if tree[0] in MEMORY and (not parts or isinstance(parts[0], tuple)):
        parts = (0, *parts)
    return (tree[0], *parts)
