"""Property tests search anew at a desk and repeat themselves in continuous testing; golden files can be rewritten.

Several workers share the tests by files, so that what a file sets up is set up once.
"""

import os
from typing import Any

import pytest
from hypothesis import settings

from cardlaw.language import saying

saying.strict = True
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("continuous", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("continuous" if os.environ.get("CI") else "desk")

TOGETHER = (
    ("studio/test_browser.py", "studio/test_browser_play.py"),
    ("documents/test_browser.py", "documents/test_site.py", "documents/test_publishing.py"),
    (
        *("analysis/test_editions.py", "analysis/test_specifying.py", "analysis/test_status.py"),
        *("analysis/test_reaching.py", "analysis/test_findings_in_words.py"),
    ),
)
"""Files that need one thing that takes long to make: one browser, one site, what is found in the editions."""

LONGEST = (
    *(file for group in TOGETHER for file in group),
    *("documents/test_manual.py", "studio/test_answering.py", "engine/test_invariants.py"),
    *("documents/test_prose.py", "language/test_safety.py", "service/test_server.py"),
    *("analysis/test_comparing.py", "analysis/test_proving.py", "workers/test_workers.py"),
)
"""Files that take longest: they come first, so that no worker is left with one at the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="rewrite golden files to what is said now")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update"))


def _file(test: str) -> str:
    """The file of a test, as it is called above."""
    return test.partition("::")[0].partition("/")[2]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        places = {file: place for place, file in enumerate(LONGEST)}
        items.sort(key=lambda item: places.get(_file(item.nodeid), len(LONGEST)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class ByFile(LoadScopeScheduling):  # type: ignore[misc]
        """Whichever worker has nothing more to do takes the next file, or those that belong together."""

        def _split_scope(self, nodeid: str) -> str:
            return next((group[0] for group in TOGETHER if _file(nodeid) in group), _file(nodeid))

    config.option.loadscopereorder = False
    return ByFile(config, log)
