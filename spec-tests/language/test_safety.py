"""Rule files are untrusted: each hostile input gets its message, in bearable time and memory, without a traceback."""

from __future__ import annotations

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
