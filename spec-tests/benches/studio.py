"""The studio in a browser: what is downloaded before a first game, and how long it takes until cards lie there."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

from bench import Figure
from benches.timing import shown
from cardlaw.cli.verbs.publishing import studio
from cardlaw.studio.answering import answer
from cardlaw.studio.building import SITE, is_current
from documents.keyboard import Browser

TITLE = "The studio"
MOST = 8_000_000
COLD, AGAIN, ASKED, PLANNED = 5.0, 2.0, 1.0, 5.0
NEVER = 120
LOOKED_AT = 12
"""Seconds that the first visit lasts on, in which the browser keeps what Python was compiled to."""
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def figures() -> Iterator[Figure]:
    if CHROMIUM is None or not is_current():
        print("  left out: it needs chromium and a studio built from these sources (`make studio`)")
        return
    asked: list[str] = []
    keeping = [False]

    class Files(studio.Files):
        def send_head(self) -> Any:
            name = self.path.split("?")[0].lstrip("/") or "index.html"
            asked.append(name)
            if name == "offline.js" and not keeping[0]:
                self.send_error(404)  # so that nothing is asked for but what the visit needs
                return None
            return super().send_head()

    with tempfile.TemporaryDirectory() as profile, studio.serving(SITE) as server:
        server.RequestHandlerClass = lambda *given: Files(*given, directory=str(SITE))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = Browser(CHROMIUM, FLAGS, Path(profile))
        address = f"http://127.0.0.1:{server.server_port}/#play"
        with browser.another_profile():
            _opened(browser, address)
        size = sum(_compressed(SITE / name) for name in dict.fromkeys(asked))
        keeping[0] = True
        first = _opened(browser, address)
        yield Figure(
            "download until the first hand is dealt, compressed",
            f"{size / 1e6:.1f} MB",
            "≤ 8 MB",
            size <= MOST,
        )
        yield _figure("first visit, page to first hand", first, COLD)
        _wait(browser, "cardlawStudio.long?.worker.stage === 'ready'")
        time.sleep(LOOKED_AT)
        again = min((_opened(browser, address) for _ in range(3)), key=lambda found: found[1])
        yield _figure("second visit, page to first hand", again, AGAIN)
        _asked(browser, question("fi-112"))
        yield _figure("`ask`, the solver loaded", _asked(browser, question("sv-112")), ASKED)
        yield _figure("what one house rule changes (`plan`), nothing kept", _asked(browser, plan()), PLANNED)
        browser.close()
        server.shutdown()


def question(edition: str) -> dict[str, Any]:
    given = ["top is red 7", "hand is wild-draw, red 3"]
    return {"do": "ask", "variant": edition, "given": given, "move": "play wild-draw"}


def plan() -> dict[str, Any]:
    """What the first recipe changes, as the page asks for it."""
    text = json.loads(answer(json.dumps({"do": "recipe", "recipe": "number-draws"})))["text"]
    ids = ["sv-112", "sv-112 with ours"]
    return {"do": "differences", "ids": ids, "files": {"ours": text}, "chosen": True}


def _figure(what: str, found: tuple[float, float], most: float) -> Figure:
    wall, work = found
    return Figure(f"{what} ({wall:.1f} s on the wall)", shown(work), f"≤ {shown(most)}", work <= most)


def _opened(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds on the wall and of the processors until the hand is dealt, in a page opened anew."""
    browser.open("about:blank")
    before, start = _work(browser), time.monotonic()
    browser.open(address)
    _wait(browser, "document.querySelector('.setup button.primary, .hand .card')")
    browser.see("document.querySelector('.setup button.primary')?.click()")
    _wait(browser, "document.querySelector('.hand .card')")
    return time.monotonic() - start, _since(browser, before)


def _asked(browser: Browser, request: dict[str, Any]) -> tuple[float, float]:
    """Seconds on the wall and of the processors until Python in the page has answered."""
    before, start = _work(browser), time.monotonic()
    error = browser.see(
        f"cardlawStudio.ask({json.dumps(request)}).then((found) => found.error?.message ?? '')"
    )
    if error:
        raise RuntimeError(error)
    return time.monotonic() - start, _since(browser, before)


def _wait(browser: Browser, condition: str) -> None:
    end = time.monotonic() + NEVER
    while not browser.see(f"Boolean({condition})"):
        if time.monotonic() > end:
            raise TimeoutError(condition)
        time.sleep(0.02)


def _since(browser: Browser, before: dict[int, float]) -> float:
    """Processor seconds of all processes that there are, since then; one that has ended takes nothing away."""
    return sum(now - before.get(process, 0.0) for process, now in _work(browser).items())


def _work(browser: Browser) -> dict[int, float]:
    """Processor seconds of the browser and of each of its processes."""
    found: dict[int, float] = {}
    known = {browser._process.pid}
    for entry in sorted(int(name) for name in os.listdir("/proc") if name.isdigit()):
        try:
            fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if entry in known or int(fields[1]) in known:
            known.add(entry)
            found[entry] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def _compressed(path: Path) -> int:
    """What comes over the line: hosts compress texts, the rest is compressed already."""
    if not path.is_file():
        return 0
    content = path.read_bytes()
    return len(content) if path.suffix == ".gz" else len(gzip.compress(content))
