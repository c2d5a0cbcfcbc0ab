"""A browser that is worked by keys: Chromium's own protocol over two pipes, so that a Tab is a Tab."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

KEYS = {"Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " "), "Escape": (27, ""), "ArrowDown": (40, "")}
MOST_TABS = 400


class Browser:
    """One page at a time, asked in JavaScript and answered as plain data."""

    def __init__(self, chromium: str, flags: Sequence[str], profile: Path) -> None:
        to_read, self._out = os.pipe()
        self._in, to_write = os.pipe()
        own = [f"--user-data-dir={profile}", "--remote-debugging-pipe", "--window-size=1280,900"]
        self._process = subprocess.Popen(
            [
                "bash",
                "-c",
                f'exec "$@" 3<&{to_read} 4>&{to_write}',
                "bash",
                chromium,
                *flags,
                *own,
                "about:blank",
            ],
            pass_fds=(to_read, to_write),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(to_write)
        self._rest, self._number, self._session = b"", 0, ""
        self._session = self._new_page()

    def _new_page(self, **where: str) -> str:
        """The session of a new page; asked of the browser itself."""
        self._session = ""
        target = self._ask("Target.createTarget", url="about:blank", **where)["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._ask("Page.enable")
        return self._session

    @contextmanager
    def another_profile(self) -> Iterator[None]:
        """A page of somebody else meanwhile: nothing that was kept here is there."""
        before, self._session = self._session, ""
        context = self._ask("Target.createBrowserContext")["browserContextId"]
        try:
            self._new_page(browserContextId=context)
            yield
        finally:
            self._session = ""
            self._ask("Target.disposeBrowserContext", browserContextId=context)
            self._session = before

    def close(self) -> None:
        os.close(self._out)
        os.close(self._in)
        self._process.kill()
        self._process.wait()

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return dict(answer["result"])

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            more = os.read(self._in, 1 << 16)
            assert more, "the browser has gone"
            self._rest += more
        text, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(text))

    def open(self, address: str) -> None:
        self._ask("Page.navigate", url=address)
        while self._read().get("method") != "Page.loadEventFired":
            pass

    def see(self, expression: str) -> Any:
        """The value of an expression, waited for if it is a promise."""
        asked = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        return self._ask("Runtime.evaluate", **asked)["result"].get("value")

    def media(self, kind: str, scheme: str) -> None:
        """As which medium pages are shown from now on (`""` is the screen), and whether light or dark is preferred."""
        preferred = [{"name": "prefers-color-scheme", "value": scheme}]
        self._ask("Emulation.setEmulatedMedia", media=kind, features=preferred)

    def press(self, key: str) -> None:
        code, text = KEYS[key]
        for kind in ("keyDown", "keyUp"):
            typed = {"text": text} if text and kind == "keyDown" else {}
            self._ask(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code={" ": "Space"}.get(key, key),
                windowsVirtualKeyCode=code,
                **typed,
            )

    def tab_to(self, selector: str) -> int:
        """Tabs until the focus is on such an element; how many it took."""
        for pressed in range(1, MOST_TABS):
            self.press("Tab")
            if self.see(f"document.activeElement.matches({json.dumps(selector)})"):
                return pressed
        raise AssertionError(f"no Tab leads to {selector}")
