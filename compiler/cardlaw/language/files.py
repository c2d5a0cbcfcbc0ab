"""Files and standard input → bytes: what is read is first looked at, so that nothing blocks or fills the memory."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Literal

Reason = Literal["missing", "folder", "special", "size", "system"]


class CannotRead(OSError):
    """A file that is not read. The message says why in plain words, and `reason` in one."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.message = message
        self.reason: Reason = reason


def content_of(
    path: Path | str, most: int, what: str = "a file read here", shown: str | None = None
) -> bytes:
    """The bytes of an ordinary file of at most so many. Nothing else is opened: a pipe or device could block for ever.

    `what` is what the file is read as, and `shown` how the message names it.
    """
    name = str(path) if shown is None else shown
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise CannotRead("folder", f"`{name}` is a folder")
        if not stat.S_ISREG(status.st_mode):
            raise CannotRead("special", f"`{name}` is not an ordinary file")
        if status.st_size > most:
            fact = f"has {status.st_size:,} bytes"
            raise CannotRead("size", f"`{name}` {fact}, and {what} may have {_bytes(most)}")
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(descriptor, "rb") as file:
            content = file.read(most + 1)
    except CannotRead:
        raise
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise CannotRead("missing", f"there is no file `{name}`") from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise CannotRead("system", f"`{name}` cannot be read: {reason}") from None
    if len(content) > most:
        raise CannotRead("size", f"`{name}` goes on, and {what} may have {_bytes(most)}")
    return content


def given_content(most: int, what: str) -> bytes:
    """The bytes that come from standard input, at most so many."""
    try:
        if sys.stdin is None:
            raise CannotRead("missing", "standard input is closed, and nothing can be read from it")
        content = sys.stdin.buffer.read(most + 1)
    except CannotRead:
        raise
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise CannotRead("system", f"standard input cannot be read: {reason}") from None
    if len(content) > most:
        raise CannotRead("size", f"standard input goes on, and {what} may have {_bytes(most)}")
    return content


def _bytes(number: int) -> str:
    millions, rest = divmod(number, 1_000_000)
    return f"{number:,}" + (f" ({millions:,} MB)" if millions and not rest else "")
