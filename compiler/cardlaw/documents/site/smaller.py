"""A hook for mkdocs: pages without what HTML can do without, without what `frame.js` puts in, and with short names."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from minify_html import minify

from cardlaw.documents.site.publishing import ASSETS, assets

FRAMED = re.compile(
    r'<input class="md-toggle"[^>]*>\s*|<label class="md-overlay"[^>]*></label>\s*'
    r'|<div data-md-component="announce">\s*</div>\s*'
    r'|<link [^>]*href="[^"]*(?:stylesheets/palette\.[^"]*|cardlaw/cardlaw)\.css"[^>]*>\s*'
    r'|<script [^>]*src="[^"]*cardlaw/cardlaw\.js"[^>]*></script>\s*'
    r'|<div class="md-dialog"[^>]*>\s*<div class="md-dialog__inner md-typeset"></div>\s*</div>\s*'
)
"""What is the same on every page: the script of the frame puts it in; styles and scripts are put into one file."""
LOOK = re.compile(r"(?<![\w-])cl-[a-z0-9-]*[a-z0-9](?![\w-])")
"""The class of a part of a page; of properties (`--cl-note`) it is only the end."""
CLASSES = re.compile(r' class=("[^"]*"|[^\s"<>]+)')
STYLE, SCRIPT = f"{ASSETS}/cardlaw.css", f"{ASSETS}/cardlaw.js"
SMALL = (",", ":")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def smaller(page: str) -> str:
    """A page that a browser reads just the same."""
    return minify(page, keep_html_and_head_opening_tags=True)


@cache
def _short() -> dict[str, str]:
    """A short name for every class that our style or script knows, unlike any other class of a theme."""
    looks = sorted({look for text in assets().values() for look in LOOK.findall(text)})
    return {look: f"{'ABCDEFGHIJ'[at // 36]}{DIGITS[at % 36]}" for at, look in enumerate(looks)}


def shortly(text: str) -> str:
    """A page, style or script with the short names of classes."""
    return LOOK.sub(lambda found: _short().get(found[0], found[0]), text)


def _known(found: re.Match[str]) -> str:
    """The classes of an element by their short names, without those of ours that neither style nor script knows."""
    names = [_short().get(name, name) for name in found[1].strip('"').split()]
    kept = " ".join(name for name in names if not name.startswith("cl-"))
    return (f' class="{kept}"' if " " in kept else f" class={kept}") if kept else ""


def on_post_page(output: str, /, *, page: Any, config: Any) -> str:
    """What mkdocs calls for each page, after all else is done to it."""
    return CLASSES.sub(_known, smaller(FRAMED.sub("", output)))


def on_post_template(output: str, /, *, template_name: str, config: Any) -> str:
    """The same for the page of a wrong address; the script of the frame gets that of the pages."""
    if template_name == "404.html":
        output = FRAMED.sub("", output)
    elif template_name.endswith("frame.js"):
        output += assets()[SCRIPT]
    return shortly(output)


def on_post_build(*, config: Any) -> None:
    """What styles and scripts call these classes; the styles in one file, in the order of the page; data in a line."""
    folder = Path(config.site_dir, "assets")
    for path in folder.rglob("*.js"):
        if "cl-" in (text := path.read_text("utf-8")):
            path.write_text(shortly(text), "utf-8")
    styles = [*folder.glob("stylesheets/palette.*.css"), Path(config.docs_dir, "assets", "site.css")]
    texts = [*(path.read_text("utf-8") for path in styles), assets()[STYLE]]
    (folder / "site.css").write_text(shortly("\n".join(texts)), "utf-8")
    for path in Path(config.site_dir).rglob("*.json"):
        path.write_text(
            json.dumps(json.loads(path.read_text("utf-8")), ensure_ascii=False, separators=SMALL), "utf-8"
        )
