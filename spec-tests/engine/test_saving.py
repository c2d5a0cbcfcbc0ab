"""Save files survive a cut at any byte, and nothing foreign or changed is resumed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlaw.engine import BadSave, ChangedVariant, Recorder, Table, read, resume
from engine.small import OPEN, OUT, small
from engine.test_invariants import Picks, play

MODEL = small(OPEN + OUT)


def saved(path: Path, answers: int = 12) -> Table:
    table = Table(MODEL, 3, 5)
    with Recorder.create(path, table) as recorder:
        pick = Picks(1)
        for _ in range(answers):
            table.choose(pick(table.width))
            recorder.record(table)
    return table


def test_a_saved_table_is_resumed_and_goes_on(tmp_path):
    path = tmp_path / "game.save"
    table = saved(path)
    again, recorder, lost = resume(path, MODEL)
    assert again.state == table.state and not lost
    again.choose(0)
    recorder.record(again)
    recorder.close()
    assert read(path).choices == tuple(again.choices)


def test_a_cut_at_any_byte_loses_at_most_the_line_being_written(tmp_path):
    path = tmp_path / "game.save"
    saved(path, 4)
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    starts = [0, *(i + 1 for i, byte in enumerate(data) if byte == 10)]
    for cut in range(len(data) + 1):
        path.write_bytes(data[:cut])
        if cut < head:
            with pytest.raises(BadSave, match=r"before it says|not a save file"):
                read(path)
            continue
        found = read(path)
        whole = sum(1 for start in starts[1:] if start <= cut) - 1
        assert len(found.choices) == whole
        assert found.lost == (cut not in starts)
        table, recorder, lost = resume(path, MODEL)
        recorder.close()
        assert lost == found.lost and len(table.choices) == whole
        assert path.read_bytes() == data[: starts[whole + 1]], "the torn line is taken off"


@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_changed_byte_is_noticed(tmp_path_factory, place, byte):
    path = tmp_path_factory.mktemp("saves") / "game.save"
    saved(path, 4)
    data = bytearray(path.read_bytes())
    place %= len(data)
    if data[place] == byte:
        return
    whole = read(path).choices
    data[place] = byte
    path.write_bytes(data)
    try:
        found = read(path)
    except BadSave:
        return
    assert found.lost and found.choices == whole[: len(found.choices)]
    assert len(found.choices) >= len(whole) - 1


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"hello\n", b"00000000 {}\n", b"\xff\xfe\x00", b'{"format":"cardlaw-table"}\n']
)
def test_foreign_files_are_refused(tmp_path, content):
    path = tmp_path / "game.save"
    path.write_bytes(content)
    with pytest.raises(BadSave):
        resume(path, MODEL)


def test_a_missing_or_taken_file_is_said_so(tmp_path):
    with pytest.raises(BadSave, match="there is no file"):
        read(tmp_path / "nothing.save")
    saved(tmp_path / "game.save")
    with pytest.raises(BadSave, match="is there already"):
        Recorder.create(tmp_path / "game.save", Table(MODEL, 3))


def test_a_changed_variant_is_never_resumed_silently(tmp_path):
    path = tmp_path / "game.save"
    saved(path)
    other = small(
        OPEN.replace("Anything may be laid.", "Any card may be laid.") + OUT + "rule more\n  toll is 1\n"
    )
    with pytest.raises(ChangedVariant, match=r"rules added: `more` and rules changed: `may-lay`"):
        resume(path, other)


def test_answers_taken_back_are_not_written(tmp_path):
    table = Table(MODEL, 3, 5)
    recorder = Recorder.create(tmp_path / "game.save", table)
    play(table, Picks(1), 3)
    recorder.record(table)
    table.undo()
    with pytest.raises(BadSave, match="taken back"):
        recorder.record(table)
    recorder.close()


def test_a_save_file_is_open_at_one_table_only(tmp_path):
    path = tmp_path / "game.save"
    saved(path)
    _, recorder, _ = resume(path, MODEL)
    with pytest.raises(BadSave, match="open at another table"):
        resume(path, MODEL)
    recorder.close()
    resume(path, MODEL)[1].close()


def test_a_save_file_is_held_from_its_beginning_until_its_process_ends(tmp_path):
    """However it ends: the system gives up the lock, and none is left behind."""
    path = tmp_path / "game.save"
    script = """
import sys
from engine.test_saving import MODEL, Recorder, Table
recorder = Recorder.create(sys.argv[1], Table(MODEL, 3, 5))
print("open", flush=True)
sys.stdin.read()
"""
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=here) as other:
        assert other.stdout is not None and other.stdout.readline() == b"open\n"
        with pytest.raises(BadSave, match="open at another table"):
            resume(path, MODEL)
        other.kill()
    resume(path, MODEL)[1].close()


def test_answers_taken_back_are_noted_when_said_so(tmp_path):
    path = tmp_path / "game.save"
    table = Table(MODEL, 3, 5)
    recorder = Recorder.create(path, table)
    play(table, Picks(1), 5)
    recorder.record(table)
    table.undo(3)
    recorder.take_back(table)
    table.choose(0)
    recorder.record(table)
    recorder.close()
    assert read(path).choices == tuple(table.choices)
    again, recorder, _ = resume(path, MODEL)
    recorder.close()
    assert again.state == table.state


def test_a_table_says_what_it_is():
    table = Table(MODEL, 3, 5)
    assert repr(table).startswith(f"<Table {MODEL.name!r}: 3 players, seed 5, round 1, turn of player ")
