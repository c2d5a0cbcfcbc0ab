"""Models kept between runs: the same as compiled anew, and compiled anew as soon as anything is not in order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardlaw.language import loading
from cardlaw.language import model as m
from cardlaw.language.composition import compose as composing
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.storage import model_cache
from cardlaw.language.storage.rows import RowReader, UnfitData, sealed, sorts_in, unsealed
from language.alterations import alterations

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


def read_back(rules: Path, read=model_cache.read):
    library = Library((rules,))
    assert library.mark is not None
    return read(library.mark, "short", library.text_of)


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


def test_a_change_of_a_file_that_takes_no_part_counts_for_nothing(folder, rules, composed):
    made = compiled(rules)
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "long"]
    path.write_bytes(path.read_bytes() + b"\n# more\n")
    assert compiled(rules).model == made.model
    assert composed == ["short"]


def test_a_file_that_takes_the_place_of_another_counts_at_once(folder, rules, composed):
    compiled(rules)
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "short"]
    (rules / "again.rules").write_bytes(path.read_bytes() + b"\n# more\n")
    compiled(rules)
    assert composed == ["short", "short"]


def test_a_text_as_it_was_before_is_read_back(folder, rules, composed):
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "short"]
    before = path.read_bytes()
    for content in (before, before + b"\n# more\n", before):
        path.write_bytes(content)
        compiled(rules)
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


def test_a_flipped_bit_is_noticed_wherever_it_is(folder, rules):
    made = compiled(rules)
    (file,) = folder.glob("model-*")
    whole = file.read_bytes()
    assert read_back(rules).model == made.model
    for place in range(0, len(whole), len(whole) // 200):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        file.write_bytes(flipped)
        assert read_back(rules) is None


@pytest.mark.parametrize("sort", ("model", "scope"))
def test_a_value_of_another_type_is_refused_though_the_digest_fits(folder, rules, sort):
    """Whatever is altered in a file, what is read back is made of nodes with fields of the right types, or nothing."""
    compiled(rules)
    (file,) = folder.glob(f"{sort}-*")
    data = unsealed(model_cache.FORM, file.read_bytes())
    read = model_cache.read if sort == "model" else model_cache.read_scope
    rows = random.Random(1).sample(range(len(data["rows"])), 60)
    tried = refused = 0
    for row in rows:
        for altered in alterations(data["rows"][row]):
            changed = {**data, "rows": [*data["rows"][:row], altered, *data["rows"][row + 1 :]]}
            file.write_bytes(sealed(model_cache.FORM, changed))
            tried, refused = tried + 1, refused + (read_back(rules, read) is None)
    assert tried > 200 and refused > 0.6 * tried


def test_nothing_but_nodes_of_the_language_is_made(folder, rules):
    made = compiled(rules)
    (file,) = folder.glob("model-*")
    data = unsealed(model_cache.FORM, file.read_bytes())
    for name in ("pathlib.Path", "builtins.exec", "cardlaw.language.loading.Library", "nonsense"):
        file.write_bytes(sealed(model_cache.FORM, {**data, "sorts": [name, *data["sorts"][1:]]}))
        assert read_back(rules) is None
    assert compiled(rules).model == made.model


def test_few_rows_that_stand_for_endlessly_many_nodes_are_refused(folder, rules):
    compiled(rules)
    (file,) = folder.glob("model-*")
    both = [[0, [{"@": row}, {"@": row}]] for row in range(80)]
    rows = [[0, []], *both, [1, {"@": 80}]]
    data = {
        "sorts": [f"{m.AllOf.__module__}.AllOf", f"{m.Not.__module__}.Not"],
        "rows": rows,
        "root": {"@": 81},
    }
    file.write_bytes(sealed(model_cache.FORM, data))
    assert read_back(rules) is None
    with pytest.raises(UnfitData, match="too many"):
        RowReader(m.Not, sorts_in([m])).rebuilt(data)


def test_the_scope_read_back_is_the_one_that_was_made(folder, rules, composed):
    made = compiled(rules)
    again = compiled(rules)
    assert again.scope == made.scope
    assert composed == ["short"]
    for file in folder.glob("scope-*"):
        file.write_bytes(b"")
    assert compiled(rules).scope == made.scope


def test_a_folder_that_others_can_write_to_is_not_read(folder, rules, composed):
    compiled(rules)
    folder.chmod(0o777)
    compiled(rules)
    assert composed == ["short", "short"]


def test_a_library_goes_on_from_what_an_earlier_one_knew(rules, composed, monkeypatch):
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    first = Library((rules,))
    made = first.compile("short")
    assert Library((rules,), known=first.known).compile("short") is made
    (path,) = [path for path in rules.glob("*.rules") if path.stem == "short"]
    path.write_bytes(path.read_bytes().replace(b"seats are 2 to 3", b"seats are 2 to 4"))
    again = Library((rules,), known=first.known).compile("short")
    assert again.hash != made.hash == first.compile("short").hash
    assert composed == ["short", "short", "short"]


def test_switched_off(rules, composed, monkeypatch):
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    compiled(rules)
    compiled(rules)
    assert composed == ["short", "short"]
    assert Library((rules,)).mark == Library((rules,)).mark


@pytest.mark.parametrize("reader", (model_cache._models, model_cache._scopes))
def test_every_sort_of_node_can_be_read_back(reader):
    """A field of a type that no shape fits would only show as slowness: nothing would ever be read back."""
    for sort in reader().sorts:
        reader()._row(sort)


@pytest.mark.parametrize("reference", ("sv-112", "dormitory"))
def test_shipped_models_are_read_back(folder, reference):
    made = Library().compile(reference)
    library = Library()
    kept = model_cache.read(library.mark, reference, library.text_of)
    assert kept is not None and kept.model == made.model
