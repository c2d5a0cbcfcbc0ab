"""Rule files are untrusted: each hostile input gets its message, in bearable time and memory, without a traceback."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from language import hostile


@cache
def outcomes() -> dict[str, Any]:
    script = Path(hostile.__file__)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=600, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr[-3_000:]
    assert done.returncode == 0, done.stderr[-3_000:]
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("name", list(hostile.CASES))
def test_hostile_input(name: str) -> None:
    _, expected = hostile.CASES[name]
    found = outcomes()[name]
    assert "died" not in found
    if expected is None:
        assert found["codes"] == [] or not any(code.startswith("E") for code in found["codes"])
        assert found["model"]
    else:
        assert found["codes"], "nothing was said"
        assert set(found["codes"]) <= expected
    assert found["seconds"] < hostile.SECONDS
    assert found["peak"] < hostile.MEMORY


@pytest.mark.parametrize("root", ("compiler", "engine"))
def test_nothing_that_runs_what_it_reads_is_imported(root: str) -> None:
    """A pickle runs what it names. What is kept between runs is plain data instead (decision 10).

    To write compiled code, as the studio's build does, runs nothing: `dumps` alone may be imported.
    """
    forbidden = {"pickle", "_pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "joblib"}
    files = list((Path(__file__).parents[2] / root).rglob("*.py"))
    assert len(files) > 20
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} != {"dumps"}:
                names.append(node.module or "")
            assert forbidden.isdisjoint(name.partition(".")[0] for name in names), file.name
