"""`cardlaw lsp`: the language server that editors start."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.main import version
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.wording.commands import say


def arguments(parser: VerbParser) -> None:
    parser.examples = ("cardlaw lsp", "cardlaw lsp --rules house/")


def run(options: argparse.Namespace, screen: Screen) -> int:
    try:
        from cardlaw.service.server import server
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise WrongUse(say("lsp-needs-pygls"), say("lsp-install")) from None
    server(version(), [Path(folder).absolute() for folder in options.rules]).start_io()
    return 0
