"""One table to a save file: the system keeps the lock, and gives it up when the process ends, however it ends."""

from __future__ import annotations

import os
from typing import BinaryIO

FAR = 1 << 62
"""A byte that no save file reaches: where bytes can only be locked for readers too, this one is."""


def held(file: BinaryIO) -> bool:
    """Whether the file is ours alone from now on, until it is closed. True where the system has no locks."""
    try:
        import fcntl
    except ImportError:
        return _held_by_a_byte(file)
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without locks
    return True


def _held_by_a_byte(file: BinaryIO) -> bool:
    try:
        import msvcrt
    except ImportError:
        return True
    place = os.lseek(file.fileno(), 0, os.SEEK_CUR)
    try:
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    finally:
        os.lseek(file.fileno(), place, os.SEEK_SET)
    return True
