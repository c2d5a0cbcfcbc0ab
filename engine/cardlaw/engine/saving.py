"""Save files: a line for what the table is, then a line for every answer given, each with a checksum.

Where answers are taken back, a line says how many are left.

A line is eight hexadecimal digits, a space, and JSON. The digits are the CRC-32 of the digits of the line before
and the JSON, so that no line can be lost, changed or moved unnoticed. Lines are only ever added. A file cut off in
the middle of a line loses that line and nothing else.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from cardlaw.engine.errors import BadSave, ChangedVariant, TableError
from cardlaw.engine.locking import held
from cardlaw.engine.table import Table
from cardlaw.language import model as m
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.serialising import model_hash, to_json

FORMAT = "cardlaw-table"
VERSION = 1
LARGEST = 64_000_000
"""Bytes that a save file may have."""
MOST_RULES = 1_000_000
"""Characters that the rule files in a save file may have together, as in a shared string."""
NAMED = re.compile(r"[a-z][a-z0-9-]*( with [a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*)?")
"""What a variant is called; never a path, so that no save file makes anybody read another file."""
MOST_NAMED = 8
"""How many changed rules are named before it is enough."""


def _line(before: str, data: Any) -> tuple[str, bytes]:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    check = f"{zlib.crc32(f'{before} {text}'.encode()):08x}"
    return check, f"{check} {text}\n".encode()


def rule_marks(model: m.Model) -> dict[str, str]:
    """A short mark of every rule's content, to tell later what changed."""
    found = {}
    for rule in model.rules:
        text = json.dumps(to_json(rule, places=False), sort_keys=True)
        found[rule.id] = sha256(text.encode()).hexdigest()[:8]
    return found


class Recorder:
    """Writes the answers given at a table to its save file, one line each, as they are given."""

    def __init__(self, path: Path, file: BinaryIO, check: str, written: int) -> None:
        self.path = path
        self._file = file
        self._check = check
        self._written = written

    @classmethod
    def create(cls, path: Path | str, table: Table, texts: Sequence[str] = ()) -> Recorder:
        """Start a save file for a table, with the answers given so far.

        `texts` are the rule files that nobody else may have; the save file brings them along.
        """
        path = Path(path)
        model = table.model
        head = {
            "format": FORMAT,
            "version": VERSION,
            "language": model.version,
            "variant": model.name,
            "hash": model_hash(model),
            "players": table.players,
            "seed": table.seed,
            "policy": table.state.policy,
            "choices": dict(model.choices),
            "rules": rule_marks(model),
        }
        if texts:
            head["texts"] = list(texts)
        try:
            file = path.open("xb")
        except FileExistsError:
            raise BadSave(f"`{path}` is there already; resume it, or choose another name") from None
        except OSError as wrong:
            raise BadSave(f"`{path}` cannot be written: {wrong.strerror}") from None
        held(file)
        check, line = _line(FORMAT, head)
        file.write(line)
        recorder = cls(path, file, check, 0)
        recorder.record(table)
        return recorder

    def record(self, table: Table) -> None:
        """Write the answers that the file does not have yet."""
        if table.answered < self._written:
            raise BadSave("answers were taken back, and a save file only grows: start a new one")
        for text in table.choices_from(self._written):
            self._check, line = _line(self._check, text)
            self._file.write(line)
        self._written = table.answered
        self._file.flush()
        os.fsync(self._file.fileno())

    def take_back(self, table: Table) -> None:
        """Note that answers were taken back: a line with how many are left, as a save file only grows."""
        self._check, line = _line(self._check, table.answered)
        self._file.write(line)
        self._written = table.answered
        self.record(table)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class Saved:
    """What a save file says: the table, the answers, how many bytes are sound, and whether a line was lost."""

    head: Mapping[str, Any]
    choices: tuple[str, ...]
    sound: int
    lost: bool
    check: str

    @property
    def variant(self) -> str:
        return str(self.head["variant"])

    @property
    def texts(self) -> tuple[str, ...]:
        """The rule files that it brings along: what is not shipped with cardlaw."""
        return tuple(self.head.get("texts", ()))


def read(path: Path | str) -> Saved:
    """Read a save file; a last line that was cut off is left out and reported."""
    path = Path(path)
    try:
        data = content_of(path, LARGEST, "a save file")
    except CannotRead as wrong:
        raise BadSave(str(wrong)) from None
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    check, head, choices, sound = FORMAT, None, list[str](), 0
    lost = bool(rest)
    for number, line in enumerate(whole):
        found = _checked(check, line)
        if found is None:
            if number == 0:
                raise BadSave(f"`{path}` is not a save file of a table")
            raise BadSave(f"`{path}` is damaged in line {number + 1}; nothing after it can be trusted")
        check, value = found
        if number == 0:
            head = _head(path, value)
        elif isinstance(value, str):
            choices.append(value)
        elif type(value) is int and 0 <= value < len(choices):
            del choices[value:]
        else:
            raise BadSave(f"`{path}` is damaged in line {number + 1}; nothing after it can be trusted")
        sound += len(line) + 1
    if head is None:
        raise BadSave(f"`{path}` breaks off before it says what was played")
    return Saved(head, tuple(choices), sound, lost, check)


def _checked(before: str, line: bytes) -> tuple[str, Any] | None:
    try:
        check, _, text = line.decode().partition(" ")
        if check != f"{zlib.crc32(f'{before} {text}'.encode()):08x}":
            return None
        return check, json.loads(text)
    except (UnicodeDecodeError, ValueError, RecursionError):
        return None


def _head(path: Path, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadSave(f"`{path}` is not a save file of a table")
    if value.get("version") != VERSION:
        raise BadSave(f"`{path}` was written by another version (format {value.get('version')})")
    sorts = {
        "variant": str,
        "hash": str,
        "players": int,
        "seed": int,
        "policy": str,
        "choices": dict,
        "rules": dict,
    }
    for name, sort in sorts.items():
        if not isinstance(value.get(name), sort):
            raise BadSave(f"`{path}` does not say its {name}")
    if not NAMED.fullmatch(value["variant"]):
        raise BadSave(f"`{path}` does not say which rules it was played by")
    texts = value.get("texts", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadSave(f"`{path}` does not say its rules")
    if sum(map(len, texts)) > MOST_RULES:
        raise BadSave(f"`{path}` holds more than {MOST_RULES:,} characters of rules")
    return value


def changes(saved: Saved, model: m.Model) -> list[str]:
    """What is different in the variant since the file was written, in plain words; nothing if it is the same."""
    if saved.head["hash"] == model_hash(model):
        return []
    found = []
    if saved.variant != model.name:
        found.append(f"the file is of `{saved.variant}`, and this is `{model.name}`")
    before, now = saved.head["rules"], rule_marks(model)
    for words, names in (
        ("rules gone", [i for i in before if i not in now]),
        ("rules added", [i for i in now if i not in before]),
        ("rules changed", [i for i in now if i in before and now[i] != before[i]]),
    ):
        if names:
            more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
            found.append(f"{words}: {', '.join(f'`{name}`' for name in names[:MOST_NAMED])}{more}")
    chosen = dict(model.choices)
    for axis, value in saved.head["choices"].items():
        if chosen.get(axis) != value:
            found.append(f"`{axis}` was `{value}` and is `{chosen.get(axis)}`")
    return found or ["declarations changed: cards, zones, states or moves"]


def resume(path: Path | str, model: m.Model) -> tuple[Table, Recorder, bool]:
    """The table of a save file, a recorder that goes on with it, and whether the last answer was lost."""
    path = Path(path)
    file = _opened(path)
    try:
        table, saved = _played_again(path, model)
        file.truncate(saved.sound)
        file.seek(saved.sound)
    except BaseException:
        file.close()
        raise
    return table, Recorder(path, file, saved.check, len(saved.choices)), saved.lost


def _opened(path: Path) -> BinaryIO:
    """The file, ours alone before anything is read from it."""
    read(path)  # says what is wrong with it, if anything
    try:
        file = path.open("r+b")
    except OSError as wrong:
        raise BadSave(f"`{path}` cannot be written: {wrong.strerror}") from None
    if not held(file):
        file.close()
        raise BadSave(
            f"`{path}` is open at another table; leave that one first, or resume a copy of the file"
        )
    return file


def _played_again(path: Path, model: m.Model) -> tuple[Table, Saved]:
    saved = read(path)
    different = changes(saved, model)
    if different:
        raise ChangedVariant(f"the rules are not those of `{path}` any more: {'; '.join(different)}")
    try:
        table = Table(model, saved.head["players"], saved.head["seed"], policy=saved.head["policy"])
        for number, text in enumerate(saved.choices, 1):
            try:
                table.choose(text)
            except TableError as wrong:
                raise BadSave(f"`{path}` cannot be played again at answer {number}: {wrong}") from None
    except BadSave:
        raise
    except TableError as wrong:
        raise BadSave(f"`{path}` cannot be played again: {wrong}") from None
    return table, saved
