"""The layout of the code: folders that a person can hold in mind, one name for one thing, a README in each package."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = (ROOT / "compiler" / "cardlaw", ROOT / "engine" / "cardlaw")
MOST_MODULES = 15
"""More than that nobody finds a line in without asking; `docs/architecture.md` promises it."""
MOST_LINES = 600
"""Past that a module has a seam that nobody has looked for."""
STAGES = ("language/syntax", "language/model")
"""One meaning at two stages: the line of a rule file, and what it comes to in the model."""


FOLDERS = [folder for source in SOURCES for folder in sorted({path.parent for path in source.rglob("*.py")})]
PACKAGES = [folder for folder in FOLDERS if (folder / "__init__.py").exists()]
"""All of them but the two roots, which together are the namespace `cardlaw`."""


def modules(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


def place(path: Path) -> str:
    return next(path.relative_to(source).as_posix() for source in SOURCES if path.is_relative_to(source))


@cache
def classes() -> dict[str, tuple[str, ...]]:
    """Every class by name, nested ones too: the modules in which it is declared."""
    found = defaultdict[str, list[str]](list)
    for source in SOURCES:
        for path in sorted(source.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(place(path))
    return {name: tuple(places) for name, places in found.items()}


def twins(places: tuple[str, ...]) -> bool:
    """Whether a class stands once as syntax and once in the model."""
    return sorted(path.rpartition("/")[0] for path in places) == sorted(STAGES)


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_a_folder_has_no_more_modules_than_one_finds_a_line_in(folder: Path) -> None:
    assert len(modules(folder)) <= MOST_MODULES, modules(folder)


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_no_module_is_longer_than_one_can_read(folder: Path) -> None:
    long = {path.name: path.read_text("utf-8").count("\n") for path in folder.glob("*.py")}
    assert not {name: lines for name, lines in long.items() if lines > MOST_LINES}


def test_a_class_name_means_one_thing() -> None:
    assert len(classes()) > 700
    twice = {name: places for name, places in classes().items() if len(places) > 1 and not twins(places)}
    assert not twice


def test_twins_are_the_same_thing_at_two_stages() -> None:
    """The rule for twins is used: what a rule file declares has its name in the model, too."""
    assert {"Rule", "Zone", "State", "Option"} & {name for name, places in classes().items() if twins(places)}
    assert not twins(("language/model/steps.py", "language/core/instructions.py"))
    assert not twins(("language/model/steps.py", "language/model/whole.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=place)
def test_each_package_says_what_comes_in_and_goes_out(package: Path) -> None:
    readme = package / "README.md"
    assert readme.exists()
    assert len(readme.read_text("utf-8").split()) >= 15, "a README says something"


@pytest.mark.parametrize("package", PACKAGES, ids=place)
def test_a_readme_names_no_module_that_is_gone(package: Path) -> None:
    """A file named in backticks is there: in the package or below, in one above it, or as seen from a root."""
    named = set(re.findall(r"`([a-z_][\w/.]*\.py)`", (package / "README.md").read_text("utf-8")))
    above = [folder for folder in package.parents if any(folder.is_relative_to(each) for each in SOURCES)]
    roots = [package, *above, *SOURCES, ROOT]
    assert not [
        name
        for name in sorted(named)
        if not any((root / name).exists() for root in roots) and not any(package.rglob(name))
    ]
