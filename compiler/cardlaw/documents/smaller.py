"""A hook for mkdocs: pages without the quotes, closing tags and blanks that HTML can do without."""

from __future__ import annotations

from typing import Any

from minify_html import minify


def smaller(page: str) -> str:
    """A page that a browser reads just the same."""
    return minify(page, keep_html_and_head_opening_tags=True)


def on_post_page(output: str, /, *, page: Any, config: Any) -> str:
    """What mkdocs calls for each page, after all else is done to it."""
    return smaller(output)
