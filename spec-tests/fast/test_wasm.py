"""The encoder of WebAssembly: its bytes run, and its text is what they say."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from cardlaw.fast.code.wasm import WasmFunction, WasmModule, encoded, functions_in, signed, text, unsigned

wasmtime = pytest.importorskip("wasmtime")

SOURCE = """
(func $sum (export) (param $n i32) (result i32) (local $i i32) (local $all i32)
  (block $over
    (loop $again
      (br_if $over (i32.ge_s (local.get $i) (local.get $n)))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (local.set $all (i32.add (local.get $all) (i32.load8_u (i32.sub (local.get $i) (i32.const 1)))))
      (br $again)))
  (local.get $all))
(func $sort (export) (param $n i64) (result i32)
  (block $few (block $one (block $none
    (br_table $none $one $few (i32.wrap_i64 (local.get $n))))
    (return (i32.const -1)))
    (return (i32.const 1000000)))
  (if (result i32) (i64.gt_s (local.get $n) (i64.const 40))
    (then (global.set $seen (i32.const 7)) (global.get $seen))
    (else (call $sum (i32.const 2)))))
"""


def module() -> WasmModule:
    return WasmModule(list(functions_in(SOURCE)), {"$seen": ("i32", 0)}, 1, [(0, bytes((3, 4, 5)))])


def exports(data: bytes):
    store = wasmtime.Store()
    made = wasmtime.Module(store.engine, data)
    found = wasmtime.Instance(store, made, []).exports(store)
    return lambda name, *args: found[name](store, *args)


@pytest.mark.parametrize(
    "number", [0, 1, 63, 64, -64, -65, 127, 128, 300, -300, 2**31 - 1, -(2**31), 2**63 - 1]
)
def test_numbers_are_written_as_every_engine_reads_them(number: int) -> None:
    found, shift = 0, 0
    for byte in signed(number):
        found |= (byte & 0x7F) << shift
        shift += 7
    assert (found - (1 << shift) if found >> (shift - 1) else found) == number
    if number >= 0:
        assert sum((byte & 0x7F) << 7 * i for i, byte in enumerate(unsigned(number))) == number


def test_a_module_runs() -> None:
    call = exports(encoded(module()))
    assert call("sum", 3) == 12
    assert [call("sort", n) for n in (0, 1, 2, 50)] == [-1, 1_000_000, 7, 7]


def test_the_text_says_the_same() -> None:
    """Another reader makes a module of the text that does the same."""
    call = exports(bytes(wasmtime.wat2wasm(text(module()))))
    assert call("sum", 3) == 12
    assert [call("sort", n) for n in (0, 1, 2, 50)] == [-1, 1_000_000, 7, 7]


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="no label"):
        encoded(WasmModule([WasmFunction("$f", {}, None, {}, [("br", "$away")])]))
    with pytest.raises(ValueError, match="no instruction"):
        encoded(WasmModule([WasmFunction("$f", {}, None, {}, [("i32.plus",)])]))


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_node_runs_the_same_bytes() -> None:
    script = (
        "const b = Buffer.from(process.argv[1], 'hex');"
        "const e = new WebAssembly.Instance(new WebAssembly.Module(b)).exports;"
        "console.log(e.sum(3), e.sort(0n), e.sort(50n))"
    )
    told = subprocess.run(
        ["node", "-e", script, encoded(module()).hex()], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["12", "-1", "7"]
