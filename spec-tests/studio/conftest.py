"""One browser for all tests of the studio: starting Python there costs seconds."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from cardlaw.studio.building import is_current
from documents.keyboard import Browser
from studio.page import Page, serving
from studio.shown import raw, watch

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--disable-default-apps"),
    *("--disable-extensions", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
)


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    if CHROMIUM is None:
        pytest.skip("no chromium here: `apt-get install chromium` lets these tests look at the studio")
    if not is_current():
        pytest.skip("the studio is not built, or not from these sources: `make studio` lets these tests run")
    browser = Browser(CHROMIUM, FLAGS, tmp_path_factory.mktemp("profile"))
    watch(browser)
    with serving() as address:
        yield Page(browser, address)
    browser.close()


@pytest.fixture(autouse=True)
def nothing_raw(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test did with the page: nothing was shown that is not for people."""
    yield
    if "page" in request.fixturenames:
        assert raw(request.getfixturevalue("page").browser) == []
