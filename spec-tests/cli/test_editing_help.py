"""`check --fix`, `--watch`, SARIF and GitHub, and completion for the shell."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardlaw.cli.verbs.authoring.completion import candidates
from cardlaw.cli.views.findings.annotations import github
from cardlaw.cli.watch import changes
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source
from cli.conftest import Run

SLIPS = """\
pack slips for ladder
  “Slips of the pen.”

rule free
  "G."
  about laying
  player may lays card
  when player lays card
    announce "Laid."
"""

MENDED = """\
cardlaw 1
pack slips for ladder
  "Slips of the pen."

rule free
  "G."
  about laying
  player may lay card
  when player lays card:
    announce "Laid."
"""


# ---------------------------------------------------------------- check --fix
def test_fix_makes_every_certain_fix_and_says_which(run: Run, desk: Path) -> None:
    path = desk / "house" / "slips.rules"
    path.write_text(SLIPS, encoding="utf-8")
    ran = run("check", "house/slips.rules", "--compile-only", "--fix", "--rules", "house")
    assert path.read_text(encoding="utf-8") == MENDED
    assert ran.code == 0
    assert "fixed house/slips.rules:8: put `:` in" in ran.err
    again = run("check", "house/slips.rules", "--compile-only", "--fix", "--rules", "house")
    assert "nothing here has a fix that is certain" in again.err


def test_fix_leaves_guesses_and_line_ends_alone(run: Run, desk: Path) -> None:
    path = desk / "house" / "slips.rules"
    guess = MENDED.replace("may lay card", "may lai card").replace("\n", "\r\n")
    path.write_bytes(guess.encode())
    assert run("check", "house/slips.rules", "--compile-only", "--fix", "--rules", "house").code == 2
    assert path.read_bytes() == guess.encode()
    path.write_bytes(guess.replace("lai", "lays").encode())
    ran = run("check", "slips", "--compile-only", "--fix", "--rules", "house", "--format", "json")
    assert path.read_bytes() == guess.replace("lai", "lay").encode()
    assert json.loads(ran.out)["fixed"] == [{"file": "house/slips.rules", "line": 8, "what": "write `lay`"}]


# ---------------------------------------------------------------- check --watch
def test_watch_looks_again_when_a_file_changes_comes_or_goes(tmp_path: Path) -> None:
    path = tmp_path / "x.rules"
    path.write_text("1")
    waits = 0

    def wait() -> None:
        nonlocal waits
        waits += 1
        if waits == 2:
            path.write_text("2")
        if waits == 4:
            path.unlink()
        if waits > 5:
            raise KeyboardInterrupt

    seen = []
    with pytest.raises(KeyboardInterrupt):
        for _ in changes(lambda: tmp_path.glob("*.rules"), wait):
            seen.append(waits)
    assert seen == [0, 2, 4]


# ---------------------------------------------------------------- SARIF, GitHub
def test_sarif_has_places_rules_and_fixes(run: Run, desk: Path) -> None:
    (desk / "house" / "slips.rules").write_text(
        MENDED.replace("may lay card", "may lai card"), encoding="utf-8"
    )
    ran = run("check", "house/slips.rules", "--compile-only", "--format", "sarif", "--rules", "house")
    assert ran.code == 2
    log = json.loads(ran.out)
    (result,) = log["runs"][0]["results"]
    assert (log["version"], result["ruleId"], result["level"]) == ("2.1.0", "E0205", "error")
    assert result["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "house/slips.rules"},
        "region": {"startLine": 8, "startColumn": 14, "endLine": 8, "endColumn": 17},
    }
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": "lay"}
    assert [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]] == ["E0205"]


def test_findings_are_annotated_at_their_rules(run: Run) -> None:
    ran = run("check", "short", "--format", "github", "--rules", "house")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines and all(line.startswith("::warning ") for line in lines)
    assert any("file=house/" in line and ",line=" in line for line in lines)


def test_an_annotation_cannot_break_out_of_its_line() -> None:
    source = Source("a,b:c.rules", "x\n")
    (line,) = github([Diagnostic("E0101", "100%\n::error::x", source.span(0, 1))], [])
    assert (
        line
        == "::error file=a%2Cb%3Ac.rules,line=1,endLine=1,col=1,endColumn=2,title=E0101::100%25%0A::error::x"
    )


# ---------------------------------------------------------------- completion
def completed(*words: str) -> set[str]:
    shelf = Library((Path("house"),))
    return {each for each in candidates(shelf, list(words)) if each.startswith(words[-1])}


def test_words_that_can_follow(desk: Path) -> None:
    assert completed("chec") == {"check"}
    assert completed("check", "--f") == {"--fix", "--format"}
    assert "sarif" in completed("check", "--format", "")
    assert "short" in completed("compare", "sh")
    assert completed("explain", "E010") >= {"E0101", "E0102"}
    assert completed("completion", "") == {"bash", "zsh", "fish"}


def test_choices_and_their_values() -> None:
    (first, *_) = sorted(completed("play", "sv-112[s"))
    assert first.startswith("sv-112[s") and first.endswith("=")
    values = completed("play", first)
    assert values and all(value.startswith(first) for value in values)
    assert completed("play", "sv-112 with seven-") == {"sv-112 with seven-zero"}
    assert "wild-draw-condition" in completed("explain", "wild-draw-c")


def test_each_shell_gets_a_script(run: Run) -> None:
    for shell in ("bash", "zsh", "fish"):
        ran = run("completion", shell)
        assert ran.code == 0 and "--complete=" in ran.out
    assert run("completion").code == 2


def test_words_with_blanks_are_completed_where_a_quote_is_open(run: Run) -> None:
    for quote in ("", "'", '"'):
        ran = run("completion", f"--complete=play\x1f{quote}sv-112 with seven-")
        assert (ran.code, ran.out) == (0, "sv-112 with seven-zero\n")
    assert run("completion", "--complete=fmt\x1fsome-file").code == 1, "then the shell offers files"


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here: `apt-get install fish`")
def test_fish_completes(run: Run, tmp_path: Path) -> None:
    script = run("completion", "fish").out
    (tmp_path / "sv-112.txt").touch()
    ask = f"function cardlaw; {sys.executable} -m cardlaw $argv; end; cd {tmp_path}; "
    asked = {
        "simu": "simulate",
        "play sv-11": "sv-112",
        "play sv-112[scoring=w": "sv-112[scoring=winner-collects]",
        "play 'sv-112 with seven-": "sv-112 with seven-zero",
        "fmt sv-": "sv-112.txt",
    }
    each = "; echo; ".join(f'complete -C "cardlaw {line}"' for line in asked)
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"{script}\n{ask}{each}"], capture_output=True, text=True, check=True
    )
    found = [part.strip().split("\t")[0] for part in done.stdout.split("\n\n")]
    assert dict(zip(asked, found, strict=True)) == asked


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes(run: Run) -> None:
    script = run("completion", "bash").out
    ask = f'cardlaw() {{ {sys.executable} -m cardlaw "$@"; }}\n'
    asked = {
        "simu": "simulate",
        "play sv-112[scoring = w": "winner-collects]",
        'play "\'sv-112[scoring=w"': "sv-112[scoring=winner-collects]",
        'play "\'sv-112[sco"': "sv-112[scoring=everyone-keeps]",
    }
    each = "; ".join(
        f"COMP_WORDS=(cardlaw {line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _cardlaw; echo ${{COMPREPLY[0]}}"
        for line in asked
    )
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}{each}"], capture_output=True, text=True, check=True
    )
    assert dict(zip(asked, done.stdout.splitlines(), strict=True)) == asked


@pytest.mark.skipif(shutil.which("zsh") is None, reason="there is no zsh here: `apt-get install zsh`")
def test_zsh_completes_as_it_is_typed(run: Run, tmp_path: Path) -> None:
    """A real line editor is typed into: what stands on its line after a Tab."""
    (tmp_path / ".zshrc").write_text(
        "autoload -U compinit; compinit -u; PS1='> '\n"
        f'cardlaw() {{ {sys.executable} -m cardlaw "$@" }}\n{run("completion", "zsh").out}'
        f"shown() {{ print -r -- $BUFFER >> {tmp_path}/lines; BUFFER= }}; zle -N shown; bindkey '^G' shown\n"
    )
    asked = {
        "cardlaw simu": "cardlaw simulate",
        "cardlaw play sv-112[scoring=w": "cardlaw play sv-112[scoring=winner-collects]",
        "cardlaw play 'sv-112[sco": "cardlaw play 'sv-112[scoring=",
        "cardlaw play 'sv-112 with seven-": "cardlaw play 'sv-112 with seven-zero",
    }
    typing = (
        "zmodload zsh/zpty; zpty line zsh -i; zpty -r -m line said '*> *'; "
        "for each; do zpty -w -n line $each$'\\t\\a'; done; zpty -w line exit; while zpty -r line said; do :; done"
    )
    subprocess.run(
        ["zsh", "-f", "-c", typing, "zsh", *asked],
        env={**os.environ, "ZDOTDIR": str(tmp_path)},
        capture_output=True,
        timeout=3_600,
    )
    assert dict(zip(asked, (tmp_path / "lines").read_text().splitlines(), strict=True)) == asked
