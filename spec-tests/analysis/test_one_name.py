"""An analysis that can be held in the head: small folders, each with its page, and one meaning for each name."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from cardlaw.analysis import budget

ANALYSIS = Path(budget.__file__).parent
FOLDERS = sorted({path.parent for path in ANALYSIS.rglob("*.py")} - {ANALYSIS})
MOST = 15
"""Modules side by side in one folder."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ANALYSIS)))
def test_no_folder_has_many_modules(folder: Path) -> None:
    assert len([*folder.glob("*.py")]) <= MOST


@pytest.mark.parametrize(
    "folder", [each for each in FOLDERS if each.parent == ANALYSIS], ids=lambda each: each.name
)
def test_each_part_has_its_page(folder: Path) -> None:
    assert (folder / "README.md").read_text(encoding="utf-8").startswith("# ")


def test_no_class_has_the_name_of_another() -> None:
    names = Counter(
        node.name
        for path in ANALYSIS.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert len(names) > 200
    assert [name for name, count in names.items() if count > 1] == []
