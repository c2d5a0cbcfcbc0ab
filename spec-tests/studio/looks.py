"""How the page looks: on a desk and on a phone, light and dark; what axe finds there, and pictures of it."""

from __future__ import annotations

import base64
from importlib.resources import files as package_files
from pathlib import Path

from studio.page import Page

WIDTHS = {"desk": 1280, "phone": 390}
SCHEMES = ("light", "dark")
LONGEST_PICTURE = 6000
NARROW = (
    "[...document.querySelectorAll('main :is(th, td)')].filter((each) => "
    "each.innerText.length > 12 && each.clientWidth < 80).map((each) => each.innerText)"
)
"""Cells in which words do not fit."""


def dress(page: Page, width: str, scheme: str) -> None:
    page.browser.media("", scheme)
    size = {"width": WIDTHS[width], "height": 844, "deviceScaleFactor": 1, "mobile": width == "phone"}
    page.browser._ask("Emulation.setDeviceMetricsOverride", **size)


def undress(page: Page) -> None:
    page.browser.media("", "light")
    page.browser._ask("Emulation.clearDeviceMetricsOverride")


def barriers(page: Page) -> list[str]:
    """What keeps a reader out, as axe finds it; a page wider than its screen; columns too narrow for words."""
    if page.see("typeof axe") == "undefined":
        page.see(package_files("axe_core_python").joinpath("axe.min.js").read_text("utf-8"))
    found = page.see(
        "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((each) => "
        "`${each.id}: ${each.nodes.length} × ${each.nodes[0].target} ${each.nodes[0].failureSummary}`))"
    )
    wide = page.see("document.documentElement.scrollWidth - innerWidth")
    narrow = [f"too narrow: {each}" for each in page.see(NARROW)]
    return [*found, *narrow, *([f"{wide} px too wide"] if wide > 0 else [])]


def picture(page: Page, file: Path) -> None:
    """The whole page as a picture."""
    width, height = page.see("[innerWidth, document.documentElement.scrollHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": min(height, LONGEST_PICTURE), "scale": 1}
    shot = page.browser._ask("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(shot["data"]))
