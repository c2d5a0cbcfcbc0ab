"""`cardlaw studio`: serves the built studio to this machine alone, and opens it in the browser."""

from __future__ import annotations

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from cardlaw.cli.arguments import whole_number
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.wording.commands import say

SITE = Path(__file__).resolve().parents[3] / "studio" / "site"
LAST = "offline.js"
"""What is written last when the studio is built: without it, the build did not end."""
HOST = "127.0.0.1"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
"""What every answer carries: nothing but the studio's own files may be loaded. The page itself allows no evaluated
script; Python's worker, which has a policy of its own, needs it to link the solver."""
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[OPTION ...]"
    parser.examples = ("cardlaw studio", "cardlaw studio --port 8000 --no-browser")
    parser.add_argument("--port", metavar="N", type=whole_number(0, 65_535), default=0)
    parser.add_argument("--no-browser", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    if not (SITE / LAST).is_file():
        raise WrongUse(say("studio-not-built"), say("studio-build"))
    try:
        server = serving(SITE, options.port)
    except OSError as wrong:
        said = (wrong.strerror or str(wrong)).lower()
        raise WrongUse(
            say("studio-port", port=str(options.port), why=said), say("studio-free-port")
        ) from None
    with server:
        address = f"http://{HOST}:{server.server_port}/"
        if screen.format == "json":
            screen.data({"address": address})
        else:
            screen.say(say("studio-at", address=address))
        screen.out.flush()
        if not options.no_browser:
            import webbrowser

            webbrowser.open(address)
        server.serve_forever()
    return 0


def serving(site: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of the files of one folder, for this machine alone; port 0 takes a free one."""
    return ThreadingHTTPServer((HOST, port), partial(Files, directory=str(site)))


class Files(SimpleHTTPRequestHandler):
    """Gives out the files of the studio: no listing, nothing outside the folder, to nobody under another name."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    server_version, sys_version = "cardlaw", ""

    def send_head(self) -> Any:
        # A page of another site that has its name point at this machine is not answered.
        host = urlsplit(f"//{self.headers.get('Host', '')}").hostname
        if host not in (HOST, "localhost"):
            self.send_error(403)
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        inside = found.resolve().is_relative_to(Path(self.directory).resolve())
        return str(found) if inside else str(Path(self.directory) / "not-here")

    def list_directory(self, path: Any) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing of each request."""
