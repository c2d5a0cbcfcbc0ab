"""`make looks`: every kind of page of the built site on a desk and a phone, light and dark, in some languages.

Says what axe finds, what is wider than its screen, and what height pages of pairs have; with `--shots`, keeps a picture
of each.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from documents.keyboard import Browser
from studio.conftest import CHROMIUM, FLAGS
from studio.looks import SCHEMES, WIDTHS, barriers, dress, picture
from studio.page import Page

GAME = "rules/games/uno"
KINDS = {
    "home": "",
    "rulebooks": "rules",
    "rulebook": "rules/it-56",
    "variant": "rules/friday-night",
    "pack": "rules/stacking",
    "situations": "rules/it-56/situations",
    "apparatus": "rules/it-56/apparatus",
    "findings": "rules/it-56/findings",
    "found": f"{GAME}/found",
    "compare": f"{GAME}/compare",
    "pair": f"{GAME}/compare/fi-112--sv-112",
    "questions": f"{GAME}/who",
    "question": f"{GAME}/who/*",
    "packs": f"{GAME}/packs/sv-112",
    "house": f"{GAME}/house-rules",
    "gallery": f"{GAME}/gallery",
    "glossary": f"{GAME}/glossary",
    "file": "rules/it-56/file",
    "learn": "getting-started",
    "recipes": "recipes",
    "reference": "commands",
    "code": "codes/E0001",
    "faq": "faq",
    "none": "404.html",
}
"""A page of each kind, as its address is in the first language."""
ONLY_ENGLISH = ("home", "file", "learn", "recipes", "reference", "code", "faq", "none")
HIGHEST_PAIR = 6000


class Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing is said of what is fetched."""


def addresses(site: Path, kind: str, language: str) -> list[str]:
    """Where pages of a kind are in a language: beside the first one, or below it."""
    place = KINDS[kind]
    if place.endswith("*"):
        folder = site / place[:-2]
        names = sorted(each.name for each in folder.iterdir() if (each / "index.html").is_file())
        first = next(name for name in names if (folder / f"{name}-fi").is_dir())
        place = f"{place[:-1]}{first}"
    if language == "en":
        return [place]
    found = [each for each in (f"{place}-{language}", f"{place}/{language}") if (site / each).is_dir()]
    return found[:1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--site", type=Path, default=Path("site"))
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("kinds", nargs="*", help="some of them, by name or its beginning")
    options = parser.parse_args()
    if CHROMIUM is None or not (options.site / "index.html").is_file():
        print("Chromium and the built site are needed: `make docs` builds it.", file=sys.stderr)
        return 2
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(options.site)))
    Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_port}"
    wrong = looked_at = 0
    with tempfile.TemporaryDirectory() as profile:
        browser = Browser(CHROMIUM, FLAGS, Path(profile))
        page = Page(browser, root)
        browser.open(f"{root}/404.html")
        for language in options.languages.split(","):
            for kind in KINDS:
                if options.kinds and not kind.startswith(tuple(options.kinds)):
                    continue
                if kind in ONLY_ENGLISH and language != "en":
                    continue
                there = addresses(options.site, kind, language)
                found = [] if there else ["there is no such page"]
                for address in there:
                    for width in WIDTHS:
                        for scheme in SCHEMES:
                            dress(page, width, scheme)
                            page.see("localStorage.clear()")  # where the theme keeps the colours first seen
                            browser.open(f"{root}/{address}{'' if address.endswith('.html') else '/'}")
                            looked_at += 1
                            if not options.no_axe:
                                seen = [each for each in barriers(page) if not each.startswith("too narrow")]
                                found += [f"{width}, {scheme}: {each}" for each in seen]
                            if options.shots:
                                picture(page, options.shots / f"{language}-{kind}-{width}-{scheme}.png")
                wrong += len(found)
                print(f"{language} {kind}: {'clean' if not found else ''}", flush=True)
                for each in found:
                    print(f"    {each}", flush=True)
        if not options.kinds:
            dress(page, "desk", "light")
            heights = {}
            for place in sorted((options.site / GAME / "compare").glob("*--*")):
                browser.open(f"{root}/{place.relative_to(options.site)}/")
                heights[place.name] = page.see("document.documentElement.scrollHeight")
            high = {name: height for name, height in heights.items() if height > HIGHEST_PAIR}
            print(
                f"{len(heights)} pages of pairs: {min(heights.values())} to {max(heights.values())} px high"
            )
            wrong += len(high)
            for name, height in high.items():
                print(f"    {name}: {height} px")
        browser.close()
    server.shutdown()
    print(f"{looked_at} looks, {wrong} things wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
