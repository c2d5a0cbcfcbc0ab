"""Results kept between runs: the same as made anew, and made anew as soon as anything is not in order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from operator import mul, truediv
from pathlib import Path

import pytest

from cardlaw.analysis import storing
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.comparison.pair import between
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.keeping import FORM, read, write
from cardlaw.analysis.storing import all_checked, checked, compared, kept, kept_comparison
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from cardlaw.language.storage.rows import RowReader, sealed, unsealed
from language.alterations import alterations

HOUSE = Path(__file__).parents[1] / "cli" / "house"


@pytest.fixture(scope="module")
def models() -> list[m.Model]:
    found = [Library((HOUSE,)).compile(name).model for name in ("short", "long", "evening")]
    return [model for model in found if model is not None]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "kept"
    place.mkdir(mode=0o700)
    monkeypatch.setenv("CARDLAW_CACHE", str(place))
    return place


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str, str]]]:
    """The pairs that were looked at, and not read back."""
    found: list[tuple[str, str, str]] = []

    def counted(one, other, look):
        found.append((one.name, other.name, look))
        return between(one, other, look)

    monkeypatch.setattr(storing, "between", counted)
    yield found


def test_a_comparison_read_back_is_the_one_that_was_made(models, folder, looked):
    made = compared(models)
    assert len(looked) == 6
    assert made == compare_models(models)
    assert kept_comparison(models) == made == compared(models)
    assert len(looked) == 6


def test_only_the_pairs_of_what_changed_are_looked_at_again(models, folder, looked):
    compared(models)
    looked.clear()
    changed = replace(models[1], rules=models[1].rules[:-1])
    compared([models[0], changed, models[2]], effects=False)
    moves = [look for look in looked if look[2] == "moves"]
    assert moves == [("evening", "long", "moves"), ("long", "short", "moves")]


def test_a_report_read_back_is_the_one_that_was_made(models, folder):
    report = checked(models[0])
    assert report == kept(models[0]) == check_model(models[0])


@pytest.mark.parametrize("damage", ("", "{", "{}", "0", "[1]", '{"findings": [{"id": 1}]}', "null"))
def test_a_damaged_file_only_costs_time(models, folder, damage):
    report = checked(models[0])
    (file,) = folder.glob("check-*")
    for content in (damage.encode(), sealed(FORM, json.loads(damage)) if damage not in ("", "{") else b"x"):
        file.write_bytes(content)
        assert kept(models[0]) is None
    assert checked(models[0]) == report == kept(models[0])


def test_a_flipped_bit_is_noticed_wherever_it_is(models, folder):
    checked(models[0])
    (file,) = folder.glob("check-*")
    whole = file.read_bytes()
    for place in range(0, len(whole), max(1, len(whole) // 300)):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        file.write_bytes(flipped)
        assert kept(models[0]) is None
    for end in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:end])
        assert kept(models[0]) is None


def test_a_value_of_another_type_is_refused_though_the_digest_fits(models, folder):
    """Comparisons too: whatever is altered in a file, what is read back is made of the right types, or nothing."""
    report, comparison = checked(models[0]), compared(models[:2])
    for sort, again in (("check", lambda: kept(models[0])), ("compare", lambda: kept_comparison(models[:2]))):
        (file,) = folder.glob(f"{sort}-*")
        data = unsealed(FORM, file.read_bytes())
        refused = 0
        for altered in alterations(data):
            file.write_bytes(sealed(FORM, altered))
            found = again()
            refused += found is None
            assert found is None or type(found) is type(report if sort == "check" else comparison)
        assert refused > 50


def test_a_folder_that_others_can_write_to_is_not_read(models, folder):
    checked(models[0])
    assert kept(models[0]) is not None
    folder.chmod(0o777)
    assert kept(models[0]) is None


def test_without_a_folder_results_last_as_long_as_the_run(folder, monkeypatch):
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    numbers = RowReader(tuple[int, ...], {})
    write("just-here", (1, 2))
    assert read("just-here", numbers) == (1, 2)
    assert not list(folder.iterdir())


def test_several_processes_give_what_one_gives(models, folder, monkeypatch):
    reports = all_checked(models, jobs=2)
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    assert reports == [check_model(model) for model in models]


def test_several_processes_compare_as_one_does(models, folder):
    assert compared(models, jobs=2) == compare_models(models)


def test_an_error_in_another_process_arrives_here():
    with pytest.raises(ZeroDivisionError), Crew(1, 2) as crew:
        list(crew.each(truediv, [1, 0], abs))


def test_a_crew_can_be_asked_again(models, folder):
    with Crew(6, 2) as crew:
        assert dict(crew.each(truediv, [3, 2], abs)) == {0: 2, 1: 3}
        assert dict(crew.each(mul, [3, 2, 1], abs)) == {0: 18, 1: 12, 2: 6}


AGAIN = """
import sys
from pathlib import Path
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.language.loading import Library
library = Library((Path(sys.argv[1]),))
print(compare_models([library.compile(name).model for name in ("short", "long")]))
"""


def test_the_same_comparison_in_every_process(models):
    ran = subprocess.run(
        [sys.executable, "-c", AGAIN, str(HOUSE)],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.rstrip("\n") == repr(compare_models(models[:2]))
