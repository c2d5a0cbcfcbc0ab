"""Errors under `--format json`: JSON on standard output, in one shape for every verb."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardlaw.cli.main import VERBS
from cardlaw.cli.verbs.analysis import check
from cli.conftest import Run

WRONG: dict[str, tuple[str, ...]] = {
    "list": ("nothing",),
    "check": ("--jobs", "none"),
    "compare": ("fi-108",),
    "ask": ("fi-108", "--move", "leap"),
    "explain": ("nothing-like-it",),
    "play": ("fi-108", "--players", "1"),
    "simulate": ("fi-108", "--strategy", "greedy"),
    "replay": ("none.table",),
    "test": (".",),
    "coverage": ("nothing",),
    "translate": ("nothing", "--into", "fi"),
    "new": ("Our Rules", "--extends", "fi-108"),
    "packs": ("--matrix", "nothing"),
    "plan": ("fi-108",),
    "site": ("--out", "pages", "nothing"),
    "print": ("fi-108", "--kind", "leaflet"),
    "share": ("nothing",),
    "open": ("nonsense",),
    "fmt": ("none.rules",),
    "studio": ("--port", "none"),
    "compile": ("nothing",),
    "lsp": ("--nonsense",),
    "completion": ("tcsh",),
    "doctor": ("--loudly",),
}
"""For each verb, what it cannot do."""


def error(out: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(out)["error"]
    assert set(found) == {"kind", "message", "help", "said", "said_help", "diagnostics"}
    assert isinstance(found["message"], str) and found["message"]
    assert isinstance(found["diagnostics"], list)
    assert found["diagnostics"] or found["kind"] != "rules"
    return found


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
@pytest.mark.parametrize("early", [False, True])
def test_every_verb_tells_its_errors_in_one_shape(run: Run, verb: str, early: bool) -> None:
    form = ("--format=json",) if early else ("--format", "json")
    ran = run(*(form if early else ()), verb, *WRONG[verb], *(() if early else form))
    assert (ran.code, ran.err) == (2, "")
    assert error(ran.out)["kind"] in ("usage", "rules")


@pytest.mark.parametrize("argv", [("chek",), ("--nonsense",), ("check", "--nonsense"), ("ask", "fi-108")])
def test_what_cannot_even_be_read_is_told_in_the_same_shape(run: Run, argv: tuple[str, ...]) -> None:
    ran = run(*argv, "--format", "json")
    assert (ran.code, ran.err) == (2, "")
    assert error(ran.out)["kind"] == "usage"


def test_a_fault_has_the_shape_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise KeyError("oh")

    monkeypatch.setattr(check, "run", fail)
    assert error(run("check", "--format", "json").out)["kind"] == "fault"


def test_a_result_with_an_error_has_both(run: Run, desk: Path) -> None:
    (desk / "bad.rules").write_text("cardlaw 1\nvariant bad extends nothing\n")
    ran = run("check", "bad.rules", "--format", "json")
    assert (ran.code, error(ran.out)["kind"]) == (2, "rules")
    assert json.loads(ran.out)["variants"]
    (desk / "bad.spec").write_text("scenario x\n  under nothing\n  then a may play\n")
    ran = run("test", "bad.spec", "--format", "json")
    assert (ran.code, error(ran.out)["kind"], ran.err) == (2, "rules", "")
    ran = run("fmt", "-", "--format", "json", stdin="rule (")
    assert (ran.code, error(ran.out)["kind"], ran.err) == (2, "rules", "")


def test_nothing_but_json_comes_with_json(run: Run) -> None:
    made = run("new", "mine", "--extends", "fi-108", "--output", "-", "--format", "json")
    assert json.loads(made.out)["text"].startswith("cardlaw 1\nvariant mine")
    laid = run("fmt", "-", "--format", "json", stdin=json.loads(made.out)["text"])
    assert json.loads(laid.out)["files"][0]["text"] == json.loads(made.out)["text"]
