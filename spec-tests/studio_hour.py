"""`make hour`: an hour of typing in the studio, EDITS=3600 edits as fast as they are answered; what memory it takes.

Every edit is looked at by the page as it is: colours, mistakes, scenarios. At each quarter the writer pauses, so that
what the rules change is worked out too, unless the text has a mistake just then. What is reported is what is left after
tidying up.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread
from typing import Any

from cardlaw.cli.verbs.publishing import studio
from cardlaw.studio.building import SITE
from documents.keyboard import Browser
from studio.conftest import CHROMIUM, FLAGS
from studio.page import Page

LINE = 40
"""So long gets the remark that is typed; then it is taken away again."""
BEGINNINGS = ("# ", "and ")
COUNTING = """
(() => {
  window.diagnosed = 0;
  const ask = cardlawStudio.ask.bind(cardlawStudio);
  cardlawStudio.ask = async (request) => {
    const answer = await ask(request);
    if (request.question === 'diagnostics') window.diagnosed += 1;
    return answer;
  };
})()
"""
ANSWERED = """
new Promise((done) => {
  const look = () => (window.diagnosed > %d ? done() : setTimeout(look, 10));
  look();
})
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edits", type=int, default=3600)
    parser.add_argument("--site", type=Path, default=SITE)
    options = parser.parse_args()
    if CHROMIUM is None or not (options.site / "offline.js").is_file():
        print("Chromium and the built studio are needed: `make studio` builds it.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as profile, studio.serving(options.site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = Browser(CHROMIUM, FLAGS, Path(profile))
        page = Page(browser, f"http://127.0.0.1:{server.server_port}")
        page.open("#write")
        page.there(".trials .green")
        page.there(".results .difference")
        page.see(COUNTING)
        page.typed(".editor", "other takes 1", f"other takes 1 {BEGINNINGS[0]}")
        print("| edits | page | elements | Python for typing | Python for long work | seconds |")
        print("|---|---|---|---|---|---|")
        began = time.monotonic()
        tell(page, 0, began)
        for number in range(1, options.edits + 1):
            edit(page, number)
            if number % max(1, options.edits // 4) == 0:
                page.wait(
                    "document.querySelector('.results[hidden]') || !document.querySelector('.results.stale')"
                )
                time.sleep(2)
                page.wait("!cardlawStudio.lanes.some((lane) => lane.waiting.size)")
                tell(page, number, began)
        browser.close()
        server.shutdown()
    return 0


def edit(page: Page, number: int) -> None:
    """One key: of a remark, then of words that are a mistake, in turn."""
    before = page.see("window.diagnosed")
    line, at = divmod(number, LINE)
    if at:
        page.browser._ask("Input.insertText", text="x")
    else:
        page.typed(".editor", f" {BEGINNINGS[(line - 1) % 2]}{'x' * (LINE - 1)}", f" {BEGINNINGS[line % 2]}")
    page.see(ANSWERED % before)


def tell(page: Page, number: int, began: float) -> None:
    ask: Any = page.browser._ask
    ask("HeapProfiler.collectGarbage")
    heap, nodes = ask("Runtime.getHeapUsage")["usedSize"], ask("Memory.getDOMCounters")["nodes"]
    quick, long = json.loads(
        page.see("JSON.stringify([cardlawStudio.quick.memory, cardlawStudio.long?.memory ?? 0])")
    )
    sizes = (f"{heap / 1e6:.1f} MB", str(nodes), f"{quick / 1e6:.0f} MB", f"{long / 1e6:.0f} MB")
    print(f"| {number} | {' | '.join(sizes)} | {time.monotonic() - began:.0f} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
