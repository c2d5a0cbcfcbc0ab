"""Rounds in a file, a row each: CSV, JSON or Parquet by the ending of its name."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.views.rounds.simulation import PlayedRounds
from cardlaw.simulation.columns import ENDS, NOBODY
from cardlaw.simulation.running import Settings
from cardlaw.wording.simulating import Sayings

Column = tuple[str, Sequence[Any]]
ENDINGS = (".csv", ".json", ".parquet")
NEEDS = {".parquet": ("pyarrow", "parquet"), ".png": ("resvg_py", "png")}
"""Packages that an ending needs, and the extra that brings each."""


def can_write(name: str, endings: Sequence[str], say: Sayings) -> Path:
    """The file, if it can be written once there is something to write; asked before anything is played."""
    path = Path(name)
    if path.suffix not in endings:
        raise WrongUse(say("unknown-ending", file=name, endings=", ".join(endings)))
    package, extra = NEEDS.get(path.suffix, ("", ""))
    if package and find_spec(package) is None:
        raise WrongUse(say("needs-extra", file=name, package=package.replace("_", "-"), extra=extra))
    try:
        with _beside(path).open("wb"):
            pass
        _beside(path).unlink()
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
    except OSError as wrong:
        raise WrongUse(say("cannot-write", file=name, why=wrong.strerror or "")) from None
    return path


def write_whole(path: Path, write: Callable[[Path], None], say: Sayings) -> None:
    """Write a file beside it first, so that what was there is lost only for something whole."""
    part = _beside(path)
    try:
        write(part)
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise WrongUse(say("cannot-write", file=str(path), why=wrong.strerror or "")) from None


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.part")


def write_rounds(path: Path, played: Sequence[PlayedRounds], settings: Settings, say: Sayings) -> None:
    """All rounds of all variants, one after another, in a file."""

    def write(part: Path) -> None:
        match path.suffix:
            case ".csv":
                with part.open("w", encoding="utf-8", newline="") as file:
                    write_csv(file, played)
            case ".json":
                with part.open("w", encoding="utf-8") as file:
                    _write_json(file, played, settings)
            case _:
                _write_parquet(part, played)

    write_whole(path, write, say)


def table(played: Sequence[PlayedRounds]) -> Iterator[tuple[PlayedRounds, list[Column]]]:
    """The columns of each variant, the same for all: None where a variant has no such seat or move.

    Seats are counted from 1. `moves-…` say how often each kind of move was made in a round.
    """
    most = max(each.players for each in played)
    moves = sorted({name for each in played for name in each.rounds.moves or ()})
    for each in played:
        r, n = each.rounds, len(each.rounds)
        nothing: Sequence[None] = [None] * n
        yield (
            each,
            [
                ("variant", [each.variant] * n),
                ("seed", r.seeds),
                ("decisions", r.decisions),
                ("turns", r.turns),
                ("ended", [ENDS[end] for end in r.ends]),
                ("winner", [None if seat == NOBODY else seat + 1 for seat in r.winners]),
                *(
                    (
                        f"points-{seat + 1}",
                        r.points[seat] if r.has_points and seat < each.players else nothing,
                    )
                    for seat in range(most)
                ),
                *((f"moves-{name}", (r.moves or {}).get(name, nothing)) for name in moves),
            ],
        )


def write_csv(out: TextIO, played: Sequence[PlayedRounds]) -> None:
    """A line per round."""
    writer = csv.writer(out, lineterminator="\n")
    for number, (_, columns) in enumerate(table(played)):
        if number == 0:
            writer.writerow([name for name, _ in columns])
        writer.writerows(zip(*(column for _, column in columns), strict=True))


def _write_json(out: TextIO, played: Sequence[PlayedRounds], settings: Settings) -> None:
    how = {"seed": settings.seed, "strategy": ",".join(settings.strategies), "policy": settings.policy}
    out.write(f'{{"settings": {json.dumps(how)},\n"rounds": [')
    between = "\n"
    for _, columns in table(played):
        names = [name for name, _ in columns]
        for row in zip(*(column for _, column in columns), strict=True):
            out.write(between + json.dumps(dict(zip(names, row, strict=True)), ensure_ascii=False))
            between = ",\n"
    out.write("\n]}\n")


def _write_parquet(part: Path, played: Sequence[PlayedRounds]) -> None:
    """A row group per variant."""
    pa, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds = {"variant": pa.string(), "seed": pa.uint64(), "ended": pa.string(), "winner": pa.int8()}
    writer: Any = None
    try:
        for _, columns in table(played):
            fields = [pa.field(name, kinds.get(name, pa.int32())) for name, _ in columns]
            schema = pa.schema(fields)
            writer = writer or parquet.ParquetWriter(part, schema)
            arrays = [
                pa.array(column, type=field.type) for field, (_, column) in zip(fields, columns, strict=True)
            ]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
    finally:
        if writer is not None:
            writer.close()
