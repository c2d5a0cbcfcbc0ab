"""The studio in a browser, worked as a person would: waits for what should come, never for seconds."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from cardlaw.cli.verbs.publishing import studio
from cardlaw.studio.building import SITE
from documents.keyboard import Browser

NEVER = 90.0
"""Seconds until a browser that does not answer is given up."""
PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}


@contextmanager
def serving() -> Iterator[str]:
    """The studio once more, at an address of its own, as if it lay on another machine."""
    with studio.serving(SITE) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Page:
    """One page of the studio."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def open(self, hash: str = "") -> None:
        self.browser.open("about:blank")
        self.browser.open(f"{self.address}/{hash}")
        self.wait("document.body.classList.contains('open')")

    def see(self, expression: str) -> Any:
        return self.browser.see(expression)

    def ask(self, request: dict[str, Any]) -> Any:
        """What Python in the page answers, past the screens."""
        return json.loads(self.see(f"cardlawStudio.ask({json.dumps(request)}).then(JSON.stringify)"))

    def wait(self, condition: str) -> None:
        end = time.monotonic() + NEVER
        while not self.browser.see(f"Boolean({condition})"):
            assert time.monotonic() < end, f"never came true: {condition}\n{self.text('main')[:2000]}"
            time.sleep(0.1)

    def there(self, selector: str) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)})")

    def click(self, selector: str, at: int = 0) -> None:
        self.there(selector)
        self.see(f"[...document.querySelectorAll({json.dumps(selector)})].at({at}).click()")

    def text(self, selector: str) -> str:
        return str(self.see(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    def screen(self, name: str) -> None:
        self.click(f"nav a[data-screen={name}]")
        self.there(f".screen.{name}")

    def offline(self, is_offline: bool) -> None:
        self.browser._ask("Network.enable")
        how = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.browser._ask("Network.emulateNetworkConditions", offline=is_offline, **how)

    def typed(self, editor: str, old: str, new: str) -> None:
        """Put the cursor on a piece of the text, as a finger would, and type over it."""
        self.see(
            f"""(() => {{
              const lines = document.querySelector({json.dumps(editor)}).querySelectorAll('.cm-line');
              const line = [...lines].find((each) => each.textContent.includes({json.dumps(old)}));
              line.closest('.cm-content').focus();
              const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
              const start = line.textContent.indexOf({json.dumps(old)});
              const range = document.createRange();
              for (let at = 0, node; (node = walker.nextNode()); at += node.length) {{
                if (at <= start && start <= at + node.length) range.setStart(node, start - at);
                const end = start + {len(old)};
                if (at < end && end <= at + node.length) range.setEnd(node, end - at);
              }}
              getSelection().removeAllRanges();
              getSelection().addRange(range);
              return new Promise((done) => setTimeout(done, 60));
            }})()"""
        )
        self.browser._ask("Input.insertText", text=new)
