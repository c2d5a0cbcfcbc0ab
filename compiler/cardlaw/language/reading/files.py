"""Files and standard input → bytes: what is read is first looked at, so that nothing blocks or fills the memory."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Literal

from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say

Reason = Literal["missing", "folder", "special", "size", "system"]


class CannotRead(OSError):
    """A file that is not read. The message says why in plain words, and `reason` in one."""

    def __init__(self, reason: Reason, message: Saying) -> None:
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
            raise CannotRead("folder", say("folder", what=name))
        if not stat.S_ISREG(status.st_mode):
            raise CannotRead("special", say("ordinary-file", what=name))
        if status.st_size > most:
            size = say("file-too-big", name=name, size=status.st_size, what=_kind(what), most=_bytes(most))
            raise CannotRead("size", size)
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(descriptor, "rb") as file:
            content = file.read(most + 1)
    except CannotRead:
        raise
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise CannotRead("missing", say("there-no-file", what=name)) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CannotRead("system", say("cannot-read", what=name, reason=reason)) from None
    if len(content) > most:
        raise CannotRead("size", say("file-goes-on", name=name, what=_kind(what), most=_bytes(most)))
    return content


def given_content(most: int, what: str) -> bytes:
    """The bytes that come from standard input, at most so many."""
    try:
        if sys.stdin is None:
            raise CannotRead("missing", say("standard-input-closed-nothing"))
        content = sys.stdin.buffer.read(most + 1)
    except CannotRead:
        raise
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise CannotRead("system", say("standard-input-cannot-read", reason=reason)) from None
    if len(content) > most:
        raise CannotRead("size", say("input-goes-on", what=_kind(what), most=_bytes(most)))
    return content


def _kind(what: str) -> Saying:
    """What a file is read as, in the reader's language."""
    return say("a-kind-of-file", what=what.replace(" ", "-"))


def _bytes(number: int) -> str:
    millions, rest = divmod(number, 1_000_000)
    return f"{number:,}" + (f" ({millions:,} MB)" if millions and not rest else "")
