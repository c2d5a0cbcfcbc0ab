"""Property tests search anew at a desk and repeat themselves in continuous testing; golden files can be rewritten."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("continuous", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("continuous" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="rewrite golden files to what is said now")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update"))


KNOWN = Path(__file__).with_name("known_failures.txt")
"""Tests seen failing when a session had to stop: told as expected failures, to be mended first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = set(KNOWN.read_text(encoding="utf-8").split("\n"))
    for item in items:
        if item.nodeid in known:
            item.add_marker(pytest.mark.xfail(reason="known to fail: known_failures.txt", strict=False))
