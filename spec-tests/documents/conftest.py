"""A small site, built once for all tests that look at pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest

from forked import forked

ROOT = Path(__file__).parents[2]
NEVER = 3_600
"""Seconds after which something hangs for certain; tests wait for what they wait for, on however busy a machine."""
pytest.importorskip("mkdocs", reason="mkdocs is not installed: pip install 'cardlaw[docs]'")
pytest.importorskip("material", reason="mkdocs-material is not installed: pip install 'cardlaw[docs]'")

CONFIG = """\
site_name: Trial
site_url: https://example.org/games/
theme:
  name: material
  custom_dir: {root}/docs/templates
  static_templates: [404.html, assets/frame.js]
  font: false
  palette:
    - media: "(prefers-color-scheme: light)"
      scheme: default
      primary: custom
      toggle: {{ icon: material/weather-night, name: Dark }}
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
      primary: custom
      toggle: {{ icon: material/weather-sunny, name: Light }}
plugins:
  - search
  - cardlaw:
      languages: [en, fi]
      editions: [it-56, nb-108]
      packs: false
      findings: none
      scenarios: [{root}/spec-tests/uno/it-56.spec]
      reference: .
extra_css: [site.css]
hooks: [{root}/compiler/cardlaw/cli/manual.py]
nav:
  - Home: index.md
  - Books: cardlaw
"""


def mkdocs(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Builds the site of a folder as a reader of the manual would."""
    from mkdocs.__main__ import cli

    return forked(cli, ["mkdocs", "build", *options], folder)


def write_site(folder: Path, config: str) -> None:
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "docs" / "index.md").write_text("# Home\n", "utf-8")
    (folder / "mkdocs.yml").write_text(config, "utf-8")


LONGEST_BUILD = NEVER


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by whichever worker comes first; the others wait for it."""
    here = tmp_path_factory.getbasetemp()
    folder = (here.parent if "PYTEST_XDIST_WORKER" in os.environ else here) / "small-site"
    said = folder / "said"
    try:
        folder.mkdir()
    except FileExistsError:
        for _ in range(LONGEST_BUILD):
            if said.exists():
                break
            time.sleep(1)
    else:
        write_site(folder, CONFIG.format(root=ROOT))
        shutil.copy(ROOT / "docs" / "assets" / "site.css", folder / "docs")
        built = mkdocs(folder, "--strict")
        part = folder / "said.part"
        part.write_text(f"{built.returncode}\n{built.stdout}{built.stderr}", "utf-8")
        part.rename(said)
    told = said.read_text("utf-8")
    if not told.startswith("0\n"):
        pytest.fail(told[-3000:], pytrace=False)
    return folder / "site"


def beside(site: Path) -> Path:
    """Where tests put pages of their own, served as if they were part of the site."""
    folder = site.parent / "beside"
    folder.mkdir(exist_ok=True)
    return folder


class Quiet(SimpleHTTPRequestHandler):
    """Serves the site and what tests lay beside it, so that the site itself stays as it was built.

    `/wait` is answered once `/done` was asked for: so a page can hold up its own loading.
    """

    done = Event()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path not in ("/wait", "/done"):
            return super().do_GET()
        if path == "/done":
            self.done.set()
        else:
            self.done.wait(NEVER)
            self.done.clear()
        self.send_response(204)
        self.end_headers()
        return None

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        site = Path(self.directory)
        return str(found if found.exists() else beside(site) / found.relative_to(site))

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[tuple[Path, str]]:
    """The site behind an address on this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield site, f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
