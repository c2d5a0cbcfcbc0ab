"""`cardlaw play`: a table at the terminal that loses nothing, however it is left."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from cardlaw.engine import read
from cardlaw.language.diagnostics.display import display_width
from cardlaw.players.drawing import bare
from cli.conftest import Run

GAME = ("play", "pub", "--seed", "7", "--players", "3")


def typed(count: int, text: str = "1") -> str:
    return f"{text}\n" * count


def test_a_whole_game(run: Run) -> None:
    ran = run(*GAME, stdin=typed(200))
    assert ran.code == 0, ran.err
    assert ran.out.splitlines()[-1].startswith("the game is over: won by ")
    assert max(display_width(line) for line in ran.out.splitlines()) <= 80
    assert "\x1b[" not in ran.out


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run(*GAME, stdin=typed(200)).out == run(*GAME, stdin=typed(200)).out
    other = run("play", "pub", "--seed", "8", "--players", "3", stdin=typed(200))
    assert other.out != run(*GAME, stdin=typed(200)).out


def test_no_color_and_colour(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run(*GAME, stdin=typed(3))
    assert "\x1b[1;38;2;" in coloured.out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = run(*GAME, stdin=typed(3))
    assert "\x1b[" not in plain.out
    assert "\n".join(bare(line) for line in coloured.out.splitlines()) == plain.out.rstrip("\n")
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[" not in run(*GAME, "--no-color", stdin=typed(3)).out


@pytest.mark.parametrize("columns", ["40", "60", "100"])
def test_narrow_and_wide_screens(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = run("play", "sv-112", "--seed", "3", "--players", "4", stdin="?\nwhy 1\nlog\n" + typed(12))
    assert [line for line in ran.out.splitlines() if display_width(line) > int(columns)] == []


def test_the_end_of_the_input_loses_nothing_and_resuming_goes_on_alike(run: Run, desk: Path) -> None:
    """However often it is interrupted, the game is the one that would have been played at a stretch."""
    whole = run(*GAME, "--save", "whole.table", stdin=typed(200))
    assert "the game is over" in whole.out
    first = run(*GAME, "--save", "cut.table", stdin=typed(2))
    assert first.code == 0
    assert first.out.splitlines()[-1] == "left the table; to go on: cardlaw play --resume cut.table"
    for _ in range(60):
        more = run("play", "--resume", "cut.table", stdin=typed(1))
        assert more.code == 0, more.err
        assert "resumed cut.table" in more.err
        if "the game is over" in more.out:
            break
    assert read(desk / "cut.table").choices == read(desk / "whole.table").choices


def test_random_others_resume_alike_too(run: Run, desk: Path) -> None:
    argv = ("play", "it-56", "--seed", "2", "--players", "3", "--others", "random")
    run(*argv, "--save", "whole.table", stdin=typed(12))
    left = run(*argv, "--save", "cut.table", stdin=typed(5))
    assert left.out.endswith("to go on: cardlaw play --resume cut.table --others random\n")
    run("play", "--resume", "cut.table", "--others", "random", stdin=typed(7))
    assert read(desk / "cut.table").choices == read(desk / "whole.table").choices


def test_a_file_cut_off_in_the_middle_of_a_line(run: Run, desk: Path) -> None:
    run(*GAME, "--save", "game.table", stdin=typed(3))
    path = desk / "game.table"
    before = read(path).choices
    path.write_bytes(path.read_bytes()[:-4])
    ran = run("play", "--resume", "game.table", stdin="")
    assert ran.code == 0
    assert "the last one was cut off and is lost" in ran.err
    assert read(path).choices[: len(before) - 1] == before[:-1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals as Unix has them")
def test_an_interrupt_loses_nothing(desk: Path) -> None:
    argv = [sys.executable, "-m", "cardlaw.cli.main", *GAME, "--save", "game.table"]
    game = subprocess.Popen(
        argv,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
        preexec_fn=partial(
            signal.signal, signal.SIGINT, signal.SIG_DFL
        ),  # ignored by what a shell runs aside
    )
    assert game.stdin is not None and game.stdout is not None
    game.stdin.write(typed(3))
    game.stdin.flush()
    path, shown = desk / "game.table", ""
    while shown.count("\n> ") < 4:  # three answers were typed: at the fourth question it waits
        shown += game.stdout.read(1)
    moves = path.read_bytes().count(b"\n")
    os.kill(game.pid, signal.SIGINT)
    out, err = game.communicate(timeout=3_600)
    assert game.returncode == 130, err
    assert "Traceback" not in err
    assert "left the table; to go on: cardlaw play --resume game.table" in out
    assert len(read(path).choices) >= moves - 2 > 3


def test_leaving_without_saving_says_so(run: Run) -> None:
    assert run(*GAME, stdin="1\nquit\n").out.splitlines()[-1].startswith("left the table; nothing was saved")


def test_languages(run: Run) -> None:
    ran = run("play", "sv-112", "--seed", "3", "--players", "3", "--language", "sv", stdin=typed(4))
    assert "du får:" in ran.out and "you may" not in ran.out
    assert "--language sv" not in ran.out.splitlines()[-1], "nothing was saved"
    saved = run(*GAME, "--language", "fi", "--save", "x.table", stdin=typed(1))
    assert saved.out.splitlines()[-1].endswith("cardlaw play --resume x.table --language fi")


def test_house_rules_in_a_folder_are_found_again(run: Run) -> None:
    left = run("play", "short", "--rules", "house", "--seed", "5", "--save", "x.table", stdin=typed(1))
    command = left.out.splitlines()[-1].partition("to go on: cardlaw ")[2]
    assert command == "play --resume x.table --rules house"
    assert run(*command.split(), stdin=typed(1)).code == 0


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("play",), "`play` needs the id of what to play"),
        (("play", "pub", "--players", "0"), "`0` is not a whole number from 1"),
        (("play", "pub", "--players", "7"), "`pub` is for 2 to 6 players, not 7"),
        (("play", "pub", "--others", "clever"), "there is no strategy `clever`"),
        (("play", "--resume", "nothing.table"), "there is no file `nothing.table`"),
        (("play", "--resume", "house/short.txt"), "`house/short.txt` is not a save file of a table"),
        (("play", "pub", "--resume", "x", "--save", "y"), "takes --save or --resume, not both"),
        (("play", "--resume", "x", "--seed", "1"), "takes --seed or --resume, not both"),
        (("play", "nobody"), "there is no edition or variant `nobody`"),
    ],
)
def test_wrong_use(run: Run, argv: tuple[str, ...], message: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert message in " ".join(ran.err.split())


def test_a_save_file_is_never_overwritten(run: Run) -> None:
    run(*GAME, "--save", "game.table", stdin=typed(1))
    ran = run(*GAME, "--save", "game.table", stdin=typed(1))
    assert ran.code == 2
    assert "`game.table` is there already" in ran.err


def test_changed_rules_are_not_resumed_silently(run: Run, desk: Path) -> None:
    run("play", "short", "--rules", "house", "--seed", "5", "--save", "x.table", stdin=typed(1))
    rules = desk / "house/short.rules"
    rules.write_text(rules.read_text("utf-8").replace("Or take one", "Or take a card"), "utf-8")
    ran = run("play", "--resume", "x.table", "--rules", "house")
    assert ran.code == 2
    assert "the rules are not those of `x.table` any more: rules changed: `take`" in " ".join(ran.err.split())


OWN = 'cardlaw 1\nvariant our-rules extends pub with quick\n  "As we play it."\n'
QUICK = """cardlaw 1
pack quick for mau-mau
  "Six cards each."

rule six
  "Six cards."
  about table
  replaces hand-size
  hand-size is 6
"""


def own_rules(desk: Path) -> None:
    """A variant and a pack of one's own in the current folder."""
    (desk / "quick.rules").write_text(QUICK, "utf-8")
    (desk / "our-rules.rules").write_text(OWN, "utf-8")


def test_the_command_that_resumes_works_for_a_file_of_ones_own(run: Run, desk: Path) -> None:
    """The save file brings the rules along, wherever it is resumed or replayed, whatever became of the file."""
    own_rules(desk)
    left = run(
        "play", "our-rules.rules", "--seed", "5", "--players", "3", "--save", "my.table", stdin=typed(3)
    )
    assert left.code == 0, left.err
    command = left.out.splitlines()[-1].partition("to go on: cardlaw ")[2]
    assert command == "play --resume my.table"
    assert run(*command.split(), stdin=typed(1)).code == 0
    assert run("replay", "my.table").code == 0
    (desk / "our-rules.rules").unlink()
    (desk / "quick.rules").unlink()
    again = run(*command.split(), stdin=typed(1))
    assert again.code == 0, again.err
    assert "our-rules" in again.out
    assert run("replay", "my.table").code == 0


def test_a_save_file_names_no_path(run: Run, desk: Path) -> None:
    """Whatever a save file of a stranger says, no file is read because of it."""
    import json
    import zlib

    own_rules(desk)
    run(*GAME, "--save", "x.table", stdin=typed(1))
    head = json.loads((desk / "x.table").read_bytes().splitlines()[0].partition(b" ")[2])
    for variant in ("./our-rules.rules", "our-rules.rules", "../secret", "/etc/passwd.rules", "pub[a=/b]"):
        text = json.dumps({**head, "variant": variant}, separators=(",", ":"))
        check = zlib.crc32(f"cardlaw-table {text}".encode())
        (desk / "y.table").write_text(f"{check:08x} {text}\n", "utf-8")
        for command in (("play", "--resume", "y.table"), ("replay", "y.table")):
            ran = run(*command)
            assert ran.code == 2
            assert "`y.table` does not say which rules it was played by" in " ".join(ran.err.split())


def test_two_files_with_one_name(run: Run, desk: Path) -> None:
    """What was shared and opened again is no rival of itself; what differs is named by its path."""
    own_rules(desk)
    (desk / "our-rules.rules").write_text(OWN + "# a remark\n", "utf-8")
    string = run("share", "our-rules.rules").out.strip()
    (desk / "friend").mkdir()
    assert run("open", string, "--output", "friend").code == 0
    assert run("play", "our-rules", "--rules", ".", "--seed", "1", stdin="").code == 0
    (desk / "alone.rules").write_text(OWN.replace(" with quick", ""), "utf-8")
    ran = run("play", "our-rules", "--rules", ".", "--seed", "1", stdin="")
    assert ran.code == 2
    assert "name the file you mean by its path" in " ".join(ran.err.split())
    assert run("play", "alone.rules", "--seed", "1", stdin="").code == 0


def test_opening_beside_a_file_of_the_same_name_says_so(run: Run, desk: Path) -> None:
    (desk / "alone.rules").write_text(OWN.replace(" with quick", ""), "utf-8")
    string = run("share", "alone.rules").out.strip()
    assert "also called" not in run("open", string, "--output", "same.rules").err
    (desk / "same.rules").unlink()
    (desk / "alone.rules").write_text(OWN, "utf-8")
    ran = run("open", string, "--output", "friend.rules")
    assert ran.code == 0
    said = " ".join(ran.err.split())
    assert (
        "alone.rules is also called `our-rules`; to say which you mean, give the path: friend.rules" in said
    )


def test_rule_folders_of_the_environment(run: Run, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDLAW_RULES", "house")
    left = run("play", "short", "--seed", "5", "--save", "x.table", stdin=typed(1))
    assert left.code == 0, left.err
    monkeypatch.delenv("CARDLAW_RULES")
    assert run("play", "--resume", "x.table", stdin=typed(1)).code == 0
    monkeypatch.setenv("CARDLAW_RULES", "nowhere")
    ran = run("play", "short")
    assert ran.code == 2 and "`nowhere` is not a folder" in ran.err and "CARDLAW_RULES" in ran.err


def test_the_first_line_is_the_variants_own_sentence(run: Run, desk: Path) -> None:
    own_rules(desk)
    assert run("play", "our-rules.rules", "--seed", "1").out.splitlines()[0] == "our-rules: As we play it."


def test_a_terminal_without_the_signs_shows_letters(desk: Path) -> None:
    argv = [sys.executable, "-m", "cardlaw.cli.main", "play", "it-56", "--seed", "4", "--language", "it"]
    ran = subprocess.run(
        argv, input=b"1\n1\n", capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    shown = ran.stdout.decode("ascii")
    assert ran.returncode == 0
    assert "R rosso" in shown
    assert "?" not in shown.replace("? per aiuto", "")


def test_undo_takes_the_last_answer_back_in_the_save_file_too(run: Run, desk: Path) -> None:
    first = run("play", "sv-112", "--seed", "8", "--save", "a.table", stdin="1\n")
    ran = run("play", "sv-112", "--seed", "8", "--save", "b.table", stdin="3\nundo\n1\n")
    assert "your last answer is taken back" in ran.out
    assert first.code == ran.code == 0
    assert read(desk / "a.table").choices == read(desk / "b.table").choices
    assert run("play", "--resume", "b.table", stdin="1\n").code == 0
    assert "there is nothing to take back" in run(*GAME, stdin="undo\n").out


def test_hint_rules_and_save_at_the_prompt(run: Run, desk: Path) -> None:
    left = run("play", "sv-112", "--seed", "8", stdin="hint\nrules\nrules 8\nsave\nsave x.table\n1\nsave\n")
    assert "try: play " in left.out
    assert " 8) Which card fits on which" in left.out
    assert "  Which card fits on which\n    " in left.out
    assert "type `save` and the name of a file" in left.out
    assert left.out.count("saved in x.table") == 2
    assert left.out.count("the file calls you kim") == 1
    assert left.out.splitlines()[-1] == "left the table; to go on: cardlaw play --resume x.table"
    assert run("play", "--resume", "x.table").code == 0
    again = run("play", "sv-112", "--seed", "8", stdin="save x.table\n1\n")
    assert "`x.table` is there already" in again.out


def test_names_and_who_sits_where(run: Run) -> None:
    ran = run("play", "it-56", "--players", "3", "--seed", "2", "--names", "Ann,Bob,Åsa", stdin=typed(5))
    assert "Bob plays" in ran.out and "Åsa: " in ran.out and "ada" not in ran.out
    argv = ("play", "it-56", "--players", "3", "--seed", "2")
    careless = run(*argv, "--seat", "2=random", "--seat", "3=random", stdin=typed(5))
    assert careless.out == run(*argv, "--others", "random", stdin=typed(5)).out


def test_several_people_hand_the_screen_over(run: Run) -> None:
    """Nobody sees another's cards: before each table stands the hand-over, and names are as each calls the others."""
    argv = ("play", "it-56", "--players", "2", "--seed", "3", "--seat", "2=person", "--names", "Ann,Bob")
    ran = run(*argv, "--save", "two.table", stdin="1\n\n3\n1\n\n1\n")
    parts = ran.out.split("Press Enter when nobody else is looking.")
    assert len(parts) > 2
    waiting, own = "Bob: 5 cards   » you: 5 cards", "Ann: 5 cards   » you: 5 cards"
    assert waiting not in parts[0] and own in parts[1]
    assert parts[0].rstrip().endswith("Bob is next.")
    assert (
        ran.out.splitlines()[-1]
        == "left the table; to go on: cardlaw play --resume two.table --seat 2=person"
    )
    again = run("play", "--resume", "two.table", "--seat", "2=person", stdin="")
    assert "Bob: " in again.out or "Ann: " in again.out


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--seat", "9=random"), "there is no seat 9: 4 play"),
        (("--seat", "two=random"), "`two=random` does not say who sits where"),
        (("--seat", "2=clever"), "there is no strategy `clever`"),
        (("--seat", "1=random"), "nobody at this table is a person"),
        (("--seat", "2=nowhere:Class"), "there is no Python module `nowhere`"),
        (("--names", "Ann,Ann"), "two players have the same name"),
        (("--names", "1,2"), "are not names"),
    ],
)
def test_wrong_seats_and_names(run: Run, argv: tuple[str, ...], message: str) -> None:
    ran = run("play", "pub", "--seed", "1", *argv)
    assert ran.code == 2
    assert message in " ".join(ran.err.split())


# ------------------------------------------------------------------ names
PLAYED = ("play", "it-56", "--players", "3", "--seed", "2")


def test_a_saved_game_knows_who_played(run: Run, desk: Path) -> None:
    run(*PLAYED, "--names", "Ann,Bob,Åsa", "--save", "x.table", stdin=typed(3))
    assert json.loads((desk / "x.table.names").read_text(encoding="utf-8")) == ["Ann", "Bob", "Åsa"]
    replayed = run("replay", "x.table").out
    assert "Bob plays" in replayed and "Åsa plays" in replayed and " A plays" not in replayed
    assert "Ann plays" in run("replay", "x.table", "--under", "sv-112").out
    resumed = run("play", "--resume", "x.table", stdin="")
    assert "Åsa: " in resumed.out and "names" not in resumed.err


def test_a_save_without_names_goes_on_as_before(run: Run, desk: Path) -> None:
    run(*PLAYED, "--names", "Ann,Bob,Åsa", "--save", "x.table", stdin=typed(3))
    (desk / "x.table.names").unlink()
    assert " A plays" in run("replay", "x.table").out
    assert "ada: " in run("play", "--resume", "x.table", stdin="").out


@pytest.mark.parametrize(
    "text",
    (
        "",
        "Ann, Bob, Cleo",
        "{}",
        "[1, 2, 3]",
        '["Ann", "Bob"]',
        '["Ann", "Ann", "Bob"]',
        '["Ann", "Bob", "\\u001b[2J"]',
        '["Ann", "Bob", "two words"]',
        '["Ann", "Bob", "' + "x" * 21 + '"]',
        "[" * 100_000,
        "[" * 3_000,
    ),
)
def test_names_that_are_none_are_told_and_left_alone(run: Run, desk: Path, text: str) -> None:
    run(*PLAYED, "--save", "x.table", stdin=typed(3))
    (desk / "x.table.names").write_text(text, encoding="utf-8")
    for argv in (("replay", "x.table"), ("play", "--resume", "x.table")):
        ran = run(*argv, stdin="")
        assert ran.code == 0, ran.err
        assert "are not the names of the players of this game" in " ".join(ran.err.split())
        assert "\x1b" not in ran.out + ran.err
    assert (desk / "x.table.names").read_text(encoding="utf-8") == text or text == '["Ann", "Bob"]'


def test_what_is_chosen_is_asked_in_words(run: Run) -> None:
    ran = run("play", "sv-112", "--seed", "3", "--players", "3", stdin="1\n")
    assert "choose: new colour" in ran.out and "(new colour)" not in ran.out
    assert "you: 7 cards   ada: 7 cards   ben: 7 cards" in ran.out
    assert "draw pile: 90 cards   discard pile: W (1 card)" in ran.out
    assert "» whose turn it is" in ran.out
