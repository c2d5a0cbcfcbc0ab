"""Property tests search anew at a desk and repeat themselves in continuous testing; golden files can be rewritten."""

import os

import pytest
from hypothesis import settings

from cardlaw.language import saying

saying.strict = True
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("continuous", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("continuous" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="rewrite golden files to what is said now")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update"))
