"""A file written anew: the old one or the new one at every moment, and never over what somebody else just wrote."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from cardlaw.cli.failures import WrongUse
from cardlaw.wording.commands import say


def changed_at(path: Path | None) -> int:
    """When a file changed last; 0 if there is none."""
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except (OSError, ValueError):
        return 0


def rewrite(path: Path, text: str, crlf: bool, read_at: int, shown: str, again: str) -> None:
    """Write beside and rename. `again` is what to do where the file changed after it was read."""
    target = Path(os.path.realpath(path))
    content = (text.replace("\n", "\r\n") if crlf else text).encode("utf-8")
    handle, unfinished = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    try:
        with open(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(unfinished, target.stat().st_mode & 0o7777)
        if changed_at(path) != read_at:
            raise WrongUse(say("changed-meanwhile", file=shown), again)
        os.replace(unfinished, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
        raise
