"""Models kept between runs: the same as compiled anew, and compiled anew as soon as anything is not in order."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

import pytest

from cardlaw.language import composing, loading, model_cache
from cardlaw.language.loading import Compiled, Library

HOUSE = Path(__file__).parents[1] / "cli" / "house"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "kept"
    place.mkdir(mode=0o700)
    monkeypatch.setenv("CARDLAW_CACHE", str(place))
    return place


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    place = tmp_path / "rules"
    place.mkdir()
    for path in HOUSE.glob("*.rules"):
        (place / path.name).write_bytes(path.read_bytes())
    return place


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The variants that were composed, and not read back."""
    found: list[str] = []
    compose = composing.compose

    def counted(units, name, *rest):
        found.append(name)
        return compose(units, name, *rest)

    monkeypatch.setattr(loading, "compose", counted)
    return found


def compiled(rules: Path) -> Compiled:
    return Library((rules,)).compile("short")


def test_a_model_read_back_is_the_one_that_was_made(folder, rules, composed):
    made, again = compiled(rules), compiled(rules)
    assert composed == ["short"]
    assert again.model == made.model and again.hash == made.hash and again.sort == made.sort == "edition"
    assert again.diagnostics == ()
    assert [file.head.name.text for file in again.files] == [file.head.name.text for file in made.files]


def test_a_changed_rule_file_counts_at_once(folder, rules, composed):
    made = compiled(rules)
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "short"]
    path.write_text(path.read_text(encoding="utf-8") + "\n# more\n", encoding="utf-8")
    assert compiled(rules).hash == made.hash
    assert composed == ["short", "short"]


def test_what_does_not_stand_is_not_kept(folder, rules, composed):
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "short"]
    path.write_text(path.read_text(encoding="utf-8") + "\nrule broken\n", encoding="utf-8")
    assert compiled(rules).model is None and compiled(rules).model is None
    assert not list(folder.glob("model-*"))


@pytest.mark.parametrize("damage", (b"", b"\x80", bytes(400), None))
def test_a_damaged_file_only_costs_time(folder, rules, damage):
    made = compiled(rules)
    (file,) = folder.glob("model-*")
    file.write_bytes(file.read_bytes()[:-10] if damage is None else damage)
    assert compiled(rules).model == made.model


class Trap:
    def __reduce__(self):
        return (print, ("sprung",))


def test_nothing_but_nodes_is_made(folder, rules, capsys):
    made = compiled(rules)
    (file,) = folder.glob("model-*")
    data = pickle.dumps((Trap(), "", None, ""))
    file.write_bytes(hashlib.sha256(data).digest() + data)
    assert compiled(rules).model == made.model
    assert capsys.readouterr().out == ""


def test_a_folder_that_others_can_write_to_is_not_read(folder, rules, composed):
    compiled(rules)
    folder.chmod(0o777)
    compiled(rules)
    assert composed == ["short", "short"]


def test_switched_off(rules, composed, monkeypatch):
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    compiled(rules)
    compiled(rules)
    assert composed == ["short", "short"]
    assert model_cache.mark_of([rules]) == model_cache.mark_of([rules])
