"""Commands carried out in a copy of this process: what they import is imported already."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path


def forked(main: Callable[[], object], argv: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """What a command says and how it ends, in a folder; `main` reads `sys.argv` and may raise SystemExit."""
    with tempfile.TemporaryFile("w+") as said, tempfile.TemporaryFile("w+") as complained:
        sys.stdout.flush()
        sys.stderr.flush()
        if (pid := os.fork()) == 0:
            os._exit(_inside(main, argv, folder, said.fileno(), complained.fileno()))
        _, status = os.waitpid(pid, 0)
        said.seek(0)
        complained.seek(0)
        code = os.waitstatus_to_exitcode(status)
        return subprocess.CompletedProcess(list(argv), code, said.read(), complained.read())


def _inside(main: Callable[[], object], argv: Sequence[str], folder: Path, out: int, err: int) -> int:
    os.dup2(out, 1)
    os.dup2(err, 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
    os.chdir(folder)
    sys.argv = list(argv)
    code = 0
    try:
        main()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else int(left.code is not None)
        if isinstance(left.code, str):
            print(left.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return code
