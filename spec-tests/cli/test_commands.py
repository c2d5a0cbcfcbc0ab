"""What no transcript shows: shapes of JSON, exit codes, streams, colours, interruptions and faults."""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cardlaw.cli import main
from cardlaw.cli.verbs.analysis import check
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.kernel_words import KERNEL_WORDS
from cardlaw.version import __version__
from cli.conftest import Run

SHIPPED = Path(__file__).parents[2] / "rules"


def command(*argv: str) -> list[str]:
    return [sys.executable, "-m", "cardlaw.cli.main", *argv]


def read(text: str) -> Any:
    return json.loads(text)


def test_help_names_every_verb(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    for verb in main.VERBS:
        assert f"  {verb.name} " in ran.out


@pytest.mark.parametrize("verb", main.VERBS, ids=lambda verb: verb.name)
def test_every_verb_has_help_that_fits(run: Run, verb: main.Verb) -> None:
    ran = run(verb.name, "--help")
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith(f"usage: cardlaw {verb.name} ")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    for option in ("--rules", "--format", "--no-color", "--help"):
        assert option in ran.out
    assert (importlib.import_module(f"cardlaw.cli.verbs.{verb.module}").__doc__ or "").startswith(
        f"`cardlaw {verb.name}`"
    )


def test_no_verb_is_wrong_use(run: Run) -> None:
    assert run().code == 2


def test_options_may_stand_before_the_verb(run: Run) -> None:
    assert read(run("--format", "json", "--rules", "house", "list", "ladder").out)["games"]


def test_list_json(run: Run) -> None:
    ran = run("list", "--rules", "house", "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    games = {game["game"]: game for game in read(ran.out)["games"]}
    ladder = games["ladder"]
    assert [unit["name"] for unit in ladder["editions"]] == ["long", "short"]
    short = ladder["editions"][1]
    assert short["rules"] == 12
    assert short["language"] == "en"
    assert short["options"][0]["chosen"] == "with-leaps"
    assert [arm["name"] for arm in short["readings"][0]["arms"]] == ["up", "either"]
    assert len(short["silences"]) == 2
    assert ladder["variants"][0]["packs"] == ["breather"]
    assert ladder["variants"][0]["settings"] == {"next-height": "either"}
    assert ladder["packs"][0]["needs"] == ["rule lay-fitting"]


def test_check_json(run: Run) -> None:
    ran = run("check", "short", "breather", "--rules", "house", "--format", "json")
    short, breather = read(ran.out)["variants"]
    assert short["variant"] == "short"
    assert len(short["hash"]) == 64
    assert short["diagnostics"] == []
    assert "ambiguous-next-height" in {finding["id"] for finding in short["findings"]}
    assert breather["findings"] == []
    assert short["counts"]["rules"] == 12
    assert (breather["hash"], breather["compiles"]) == (None, True)


def test_check_json_of_a_broken_file(run: Run, desk: Path) -> None:
    (desk / "house/short.rules").write_text("cardlaw 1\nedition short of ladders\n", encoding="utf-8")
    ran = run("check", "short", "--rules", "house", "--format", "json")
    assert (ran.code, ran.err) == (2, "")
    (short,) = read(ran.out)["variants"]
    assert (short["compiles"], short["hash"]) == (False, None)
    (diagnostic,) = short["diagnostics"]
    assert diagnostic["place"]["file"] == "house/short.rules"
    assert diagnostic["place"]["start"] == {"line": 2, "column": 18}


def test_explain_json_gives_every_edition(run: Run) -> None:
    rules = read(run("explain", "lay-fitting", "--rules", "house", "--format", "json").out)["rules"]
    assert [rule["unit"] for rule in rules] == ["long", "short"]
    short = rules[1]
    assert short["lines"] == [[7, 8]]
    assert short["overridden_by"] == [
        {"rule": "leap-anywhere", "through": [], "under": {"leaps": ["with-leaps"]}, "holds": True},
        {
            "rule": "no-last-leap",
            "through": ["leap-anywhere"],
            "under": {"leaps": ["with-leaps"]},
            "holds": True,
        },
    ]
    assert [waiver["rule"] for waiver in short["waived_by"]] == ["alone"]
    assert short["leans_on"] == {"fitting": ["fits-up", "fits-down"]}
    assert [rule["rule"] for rule in short["elsewhere"]["long"]] == ["fits-up", "lay-fitting", "take"]


def test_explain_marks_what_is_not_in_force(run: Run) -> None:
    """Under a reading that is not chosen, or because another rule leaves nothing of it."""
    about = " ".join(run("explain", "guilt", "--in", "sv-112").out.split("also about")[1].split())
    assert (
        "A matching card proves the play wrong. (convicting) (only under another reading or option)" in about
    )
    assert "(convicting-breach) A player" in about, "this one is in force"
    order = " ".join(run("explain", "challenge-first", "--in", "nb-108").out.split())
    assert "asked last. (challenge-order) (only under another reading or option)" in order
    banned = " ".join(run("explain", "nothing-to-challenge", "--in", "sv-112 with no-bluff").out.split())
    assert "you can challenge. (may-challenge) (other rules leave nothing of it)" in banned


def test_what_sets_a_rule_aside_is_told_from_both_sides(run: Run) -> None:
    out = " ".join(run("explain", "ties-play-on", "--in", "sv-112").out.split())
    assert (
        "sets aside The alternative: when someone reaches five hundred, the lowest total wins. (fewest-wins)"
        in out
    )
    back = " ".join(run("explain", "fewest-wins", "--in", "sv-112").out.split())
    assert "set aside by If several share the fewest points, another round is played. (ties-play-on)" in back


@pytest.mark.parametrize("within", [(), ("--in", "sv-112")])
def test_a_word_is_explained_by_what_players_call_it(run: Run, within: tuple[str, ...]) -> None:
    assert run("explain", "+4", *within).out.startswith("wild-draw of uno\n")


def test_a_word_called_like_its_file_is_named_once(run: Run) -> None:
    assert run("explain", "mercy").out.startswith("mercy\n")


def test_a_choice_named_in_a_rule_is_told_by_its_value_where_several_have_the_rule(
    run: Run, desk: Path
) -> None:
    """Where the rulebook does not compile, the name of the choice stands for it."""
    option = 'option most-held "How many cards fill a hand?" from 3 to 9 chosen 5\n'
    rule = 'rule full\n  "A hand of {most-held} cards is full."\n'
    chapter = f'\nchapter "Full hands" about drawing\n\n{rule}'
    for name in ("full-hand", "fuller-hand"):
        head = f'cardlaw 1\npack {name} for uno\n  "A hand can be full."\n\n'
        (desk / f"house/{name}.rules").write_text(f"{head}{option}{chapter}", encoding="utf-8")
    assert run("explain", "full", "--rules", "house").out.count("A hand of 5 cards is full.") == 2
    (desk / "house/fuller-hand.rules").write_text(f"{head}{chapter}", encoding="utf-8")
    told = run("explain", "full", "--rules", "house").out
    assert "A hand of 5 cards is full." in told and "A hand of most held cards is full." in told


def test_a_hyphen_left_out_is_no_reason_not_to_guess(run: Run) -> None:
    for verb in ("list", "check"):
        assert "did you mean `sv-112`?" in run(verb, "sv113").err


def test_every_code_can_be_explained(run: Run) -> None:
    for code in CODES:
        assert read(run("explain", code, "--format", "json").out)["code"] == code


def test_coverage_json(run: Run, desk: Path) -> None:
    argv = ("coverage", "short", "--rules", "house", "--format", "json")
    ran = run(*argv, "--source", "house/short.txt")
    whole = read(ran.out)
    assert ran.code == 0
    assert {"edition", "formalised", "flavour", "noise", "pending", "uncovered", "lines"} <= whole.keys()
    assert (whole["formalised"], whole["blank"], whole["uncovered"], whole["uncited"]) == (11, 1, 0, None)
    assert whole["lines"][4] == {"line": 5, "sort": "formalised", "by": ["leap-anywhere"]}
    assert whole["lines"][5]["sort"] == "blank"
    unseen = run(*argv)
    assert unseen.code == 1
    assert (read(unseen.out)["uncovered"], read(unseen.out)["uncited"]) == (None, 1)


def test_coverage_shows_what_nobody_cites(run: Run, desk: Path) -> None:
    sheet = desk / "house/short.txt"
    sheet.write_text(sheet.read_text("utf-8").replace("\n\n", "\nNo leap on a leap.\n"), encoding="utf-8")
    ran = run("coverage", "short", "--rules", "house", "--source", str(sheet))
    assert ran.code == 1
    assert "not covered       1    7.1 %" in ran.out
    assert "No leap on a leap." in ran.out


@pytest.mark.parametrize("edition", ["fi-108", "fi-112", "nb-108", "it-56", "sv-112"])
def test_the_sheets_are_covered(run: Run, edition: str) -> None:
    """Without the sheets, which are not ours to ship: nothing is pending, and all citations lie inside."""
    ran = run("coverage", edition, "--format", "json")
    assert read(ran.out)["pending"] == 0
    assert ran.err == ""


def test_results_and_complaints_go_separate_ways(run: Run) -> None:
    ran = run("check", "short", "nothing", "--rules", "house")
    assert "short" in ran.out and "E0215" not in ran.out
    assert "E0215" in ran.err


def test_doctor(run: Run, monkeypatch: pytest.MonkeyPatch, desk: Path) -> None:
    monkeypatch.setenv("CARDLAW_CACHE", str(desk / "cache"))
    found = read(run("doctor", "--rules", "house", "--format", "json").out)
    names = [check["name"] for check in found["checks"]]
    assert names == [
        "python",
        "cardlaw",
        "babel",
        "fluent-runtime",
        "lark",
        "markupsafe",
        "z3-solver",
        "rules",
        "compiler",
        "cache",
        "terminal",
    ]
    (desk / "cache").mkdir(exist_ok=True)
    (desk / "cache").chmod(0o777)
    ran = run("doctor")
    assert ran.code == 1
    assert "chmod 700" in " ".join(ran.out.split())


def test_colours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ("check", "short", "nothing", "--rules", "house")
    assert "\x1b" not in run(*argv).out + run(*argv).err
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" in run(*argv).out and "\x1b" in run(*argv).err
    assert "\x1b" not in run(*argv, "--no-color").out + run(*argv, "--no-color").err
    assert "\x1b" not in run("chekc", "--no-color").err
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run(*argv).out + run(*argv).err


def test_width(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (40, 60, 100):
        monkeypatch.setenv("COLUMNS", str(width))
        for argv in (("list", "ladder"), ("list", "short"), ("explain", "lay-fitting", "--in", "short")):
            assert all(len(line) <= width for line in run(*argv, "--rules", "house").out.splitlines())


def test_a_fault_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise KeyError("oh")

    monkeypatch.setattr(check, "run", fail)
    ran = run("check")
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert "fault in cardlaw itself" in ran.err and "CARDLAW_DEBUG" in ran.err
    monkeypatch.setenv("CARDLAW_DEBUG", "1")
    with pytest.raises(KeyError):
        run("check")


def test_an_interruption_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "run", interrupted)
    ran = run("check")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_an_interruption_that_python_passes_over_comes_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thrown:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    def going_on(*_: object) -> int:
        Thrown()  # what is raised while it is thrown away, Python only mentions
        while True:
            time.sleep(0.01)

    monkeypatch.setattr(check, "run", going_on)
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        ran = run("check")
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert (ran.code, ran.out, ran.err) == (130, "", "")


PIPE_HOLDS = 65_536


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or sys.platform == "win32", reason="needs signals")
def test_control_c(desk: Path) -> None:
    """A real one, at a moment when the command certainly waits: it reads from a pipe that stays open."""
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    try:
        ran = subprocess.Popen(
            command("fmt", "-"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert ran.stdin is not None
    ran.stdin.write(b"#" * 2 * PIPE_HOLDS)  # returns only once the command has begun to read
    ran.stdin.flush()
    ran.send_signal(signal.SIGINT)
    out, err = ran.communicate(timeout=3_600)
    assert (ran.returncode, out, err) == (130, b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs pipes as Unix has them")
def test_a_closed_pipe_is_quiet(desk: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        command("list", "ladder", "--rules", "house"), stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_everything_shipped_compiles(run: Run) -> None:
    ran = run("check", "--compile-only")
    assert ran.code == 0, ran.err


def test_shipped_files_are_in_canonical_layout(run: Run) -> None:
    ran = run("fmt", "--check", str(SHIPPED))
    assert ran.code == 0, ran.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("play", "pub", "with", "stacking"), "help: put the whole name in quotes"),
        (("test", "-k", "one"), "`cardlaw test --help` lists the options"),
        (("compare", "pub", "pub"), "`pub` is named twice"),
        (("share", "a with b and c"), "write `a with b, c`"),
        (("share", "a with b[x=y], c[z=w]"), "write `a with b, c[x=y, z=w]`"),
        (("share", "a[x=y] with b"), "write `a with b[x=y]`"),
        (("check", "swedisch"), "did you mean `swedish`?"),
        (("new", "ours", "--extends", "ladder", "--rules", "house"), "its editions are `long` and `short`"),
        (("explain", "readng"), "did you mean `reading`?"),
        (("explain", "partnrs"), "did you mean `partners`?"),
        (("list", "sv-112 with stacking"), "try `cardlaw print 'sv-112 with stacking'`"),
        (("explain", "jump", "in"), "did you mean `jump-in`?"),
        (("explain", "discard"), "did you mean `discard-pile`?"),
        (
            ("explain", "breather", "--in", "short", "--rules", "house"),
            "it is a house rule: `cardlaw list breather`",
        ),
    ],
)
def test_names_and_options_as_people_try_them(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert said in " ".join(ran.err.split())


def test_words_of_every_game_are_explained_and_listed(run: Run) -> None:
    listed = run("list", "ladder", "--words", "--rules", "house").out
    for said in ("size", "newest", "previous", "partners", "opposite", "yes-no", "round-number"):
        assert f"written  {KERNEL_WORDS[said].form}" in run("explain", said).out
        assert said in listed
    for verb in ("takes-over", "regains-turn", "leaves-game"):
        assert f"written  player {verb}" in run("explain", verb, "--in", "short", "--rules", "house").out
        assert verb in listed


def test_a_language_calls_its_edition_in_every_verb(run: Run) -> None:
    for argv in (("check", "--compile-only"), ("list",), ("explain", "size", "--in")):
        assert run(*argv, "swedish").code == 0


def test_the_version_is_known_to_programs(run: Run) -> None:
    assert run("--version").out == f"cardlaw {__version__}\n"
    assert __version__[0].isdigit()


def test_help_of_a_diagnostic_fits_the_screen(run: Run) -> None:
    ran = run("check", "nosuch")
    assert "`sv-112`" in ran.err and max(map(len, ran.err.splitlines())) <= 80


def test_exit_zero_lets_a_table_stand_in_a_script(run: Run) -> None:
    assert run("coverage", "fi-108").code == 1
    assert run("coverage", "fi-108", "--exit-zero").code == 0
    assert run("packs", "--matrix", "no-such", "--exit-zero").code == 2


def test_a_choice_in_a_variant_is_told_where_it_goes(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.rules"
    own.write_text('cardlaw 1\nvariant own extends pub\noption mine "Mine?" from 1 to 2 chosen 1\n', "utf-8")
    ran = run("check", "--compile-only", str(own))
    assert "put it into a pack of your own" in " ".join(ran.err.split())


def test_python_runs_the_package(desk: Path) -> None:
    ran = subprocess.run([sys.executable, "-m", "cardlaw", "--version"], capture_output=True, check=True)
    assert ran.stdout.startswith(b"cardlaw ")
