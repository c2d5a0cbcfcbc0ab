"""`make axe`: every panel of the built studio on a desk and a phone, light and dark, in some languages.

Says what axe finds and what is shown that should not be; with `--shots`, keeps a picture of each.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread

from cardlaw.cli.verbs.publishing import studio
from cardlaw.studio.building import SITE, is_current
from documents.keyboard import Browser
from studio.conftest import CHROMIUM, FLAGS
from studio.looks import SCHEMES, WIDTHS, barriers, dress, picture
from studio.page import Page
from studio.panels import PANELS, SAYS
from studio.shown import raw, watch


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("--site", type=Path, default=SITE)
    parser.add_argument("panels", nargs="*", help="some of them, by name or its beginning")
    options = parser.parse_args()
    if CHROMIUM is None or (options.site == SITE and not is_current()):
        print("Chromium and the built studio are needed: `make studio` builds it.", file=sys.stderr)
        return 2
    wanted = [name for name in PANELS if not options.panels or name.startswith(tuple(options.panels))]
    wrong = 0
    with tempfile.TemporaryDirectory() as profile, studio.serving(options.site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = Browser(CHROMIUM, FLAGS, Path(profile))
        watch(browser)
        page = Page(browser, f"http://127.0.0.1:{server.server_port}")
        for language in options.languages.split(","):
            page.open("#ask")
            page.see(f"localStorage.clear(); localStorage.setItem('cardlaw-language', '{language}')")
            page.open("#ask")
            page.wait(f"document.documentElement.lang === '{language}'")
            for name in wanted:
                began = time.monotonic()
                found = []
                for width in WIDTHS:
                    dress(page, width, "light")
                    try:
                        PANELS[name](page)
                    except AssertionError as stuck:
                        found.append(f"{width}: {str(stuck)[:600]}")
                        continue
                    if language == "en" and name in SAYS:
                        where, said = SAYS[name]
                        found += [] if said in page.text(where) else [f"{width}: it does not say “{said}”"]
                    for scheme in SCHEMES:
                        dress(page, width, scheme)
                        if not options.no_axe:
                            found += [f"{width}, {scheme}: {each}" for each in barriers(page)]
                        if options.shots:
                            picture(page, options.shots / f"{language}-{name}-{width}-{scheme}.png")
                found += [f"shown: {each}" for each in raw(browser)]
                wrong += len(found)
                print(
                    f"{language} {name}: {'clean' if not found else ''} ({time.monotonic() - began:.0f} s)",
                    flush=True,
                )
                for each in found:
                    print(f"    {each}", flush=True)
        browser.close()
        server.shutdown()
    print(f"{len(wanted)} panels, {wrong} things wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
