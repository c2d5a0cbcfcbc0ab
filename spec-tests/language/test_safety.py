"""Rule files are untrusted: each hostile input gets its message, in bearable time and memory, without a traceback."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from language import hostile


def outcomes() -> dict[str, Any]:
    script = Path(hostile.__file__)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=600, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr[-3_000:]
    assert done.returncode == 0, done.stderr[-3_000:]
    return dict(json.loads(done.stdout))


def wrong(found: dict[str, Any], expected: set[str] | None) -> list[str]:
    """What is wrong with what became of a hostile text."""
    if "died" in found:
        return ["died"]
    codes = set(found["codes"])
    told = []
    if expected is None:
        told += [f"complained: {codes}"] if any(code.startswith("E") for code in codes) else []
        told += [] if found["model"] else ["no model"]
    else:
        told += [] if codes else ["nothing was said"]
        told += [f"said {codes - expected}"] if not codes <= expected else []
    told += ["too slow"] if found["seconds"] >= hostile.SECONDS else []
    told += ["too large"] if found["peak"] >= hostile.MEMORY else []
    return told


def test_hostile_input() -> None:
    """One process goes through all of them, so they are one test."""
    found = outcomes()
    assert found.keys() == hostile.CASES.keys()
    assert len(found) > 30
    bad = {name: wrong(found[name], expected) for name, (_, expected) in hostile.CASES.items()}
    assert not {name: told for name, told in bad.items() if told}


@pytest.mark.parametrize("root", ("compiler", "engine"))
def test_nothing_that_runs_what_it_reads_is_imported(root: str) -> None:
    """A pickle runs what it names. What is kept between runs is plain data instead (decision 10).

    To write compiled code, as the studio's build does, runs nothing: `dumps` alone may be imported.
    """
    forbidden = {"pickle", "_pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "joblib"}
    files = list((Path(__file__).parents[2] / root).rglob("*.py"))
    assert len(files) > 20
    for file in files:
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if any(name in text for name in forbidden) else ():
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} != {"dumps"}:
                names.append(node.module or "")
            assert forbidden.isdisjoint(name.partition(".")[0] for name in names), file.name
