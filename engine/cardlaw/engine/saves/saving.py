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
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from cardlaw.engine.errors import BadSave, ChangedVariant, TableError
from cardlaw.engine.play.table import Table
from cardlaw.engine.saves.locking import held
from cardlaw.language import model as m
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.serialising import model_hash, to_json
from cardlaw.wording.tables import say

FORMAT = "cardlaw-table"
VERSION = 1
LARGEST = 64_000_000
"""Bytes that a save file may have."""
MOST_RULES = 1_000_000
"""Characters that the rule files in a save file may have together, as in a shared string."""
NAMED = re.compile(r"[a-z][a-z0-9-]*( with [a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*)?")
"""What a variant is called; never a path, so that no save file makes anybody read another file."""
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
            raise BadSave(say("save-there-already", file=str(path))) from None
        except OSError as wrong:
            raise BadSave(say("save-cannot-write", file=str(path), why=str(wrong.strerror))) from None
        held(file)
        check, line = _line(FORMAT, head)
        file.write(line)
        recorder = cls(path, file, check, 0)
        recorder.record(table)
        return recorder

    def record(self, table: Table) -> None:
        """Write the answers that the file does not have yet."""
        if table.answered < self._written:
            raise BadSave(say("save-only-grows"))
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
        raise BadSave(wrong.message) from None
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    check, head, choices, sound = FORMAT, None, list[str](), 0
    lost = bool(rest)
    for number, line in enumerate(whole):
        found = _checked(check, line)
        if found is None:
            if number == 0:
                raise BadSave(say("save-is-none", file=str(path)))
            raise BadSave(say("save-damaged", file=str(path), line=number + 1))
        check, value = found
        if number == 0:
            head = _head(path, value)
        elif isinstance(value, str):
            choices.append(value)
        elif type(value) is int and 0 <= value < len(choices):
            del choices[value:]
        else:
            raise BadSave(say("save-damaged", file=str(path), line=number + 1))
        sound += len(line) + 1
    if head is None:
        raise BadSave(say("save-breaks-off", file=str(path)))
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
        raise BadSave(say("save-is-none", file=str(path)))
    if value.get("version") != VERSION:
        raise BadSave(say("save-other-version", file=str(path), version=str(value.get("version"))))
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
            raise BadSave(say("save-lacks", file=str(path), what=name))
    if not NAMED.fullmatch(value["variant"]):
        raise BadSave(say("save-lacks-name", file=str(path)))
    texts = value.get("texts", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadSave(say("save-lacks-rules", file=str(path)))
    if sum(map(len, texts)) > MOST_RULES:
        raise BadSave(say("save-too-long", file=str(path), n=MOST_RULES))
    return value


def changes(saved: Saved, model: m.Model) -> list[Saying]:
    """What is different in the variant since the file was written, in plain words; nothing if it is the same."""
    if saved.head["hash"] == model_hash(model):
        return []
    found = []
    if saved.variant != model.name:
        found.append(say("differs-variant", file=saved.variant, name=model.name))
    before, now = saved.head["rules"], rule_marks(model)
    for word, names in (
        ("gone", [i for i in before if i not in now]),
        ("added", [i for i in now if i not in before]),
        ("changed", [i for i in now if i in before and now[i] != before[i]]),
    ):
        if names:
            found.append(say(f"differs-{word}", rules=ListedWords(tuple(names))))
    chosen = dict(model.choices)
    for axis, value in saved.head["choices"].items():
        if chosen.get(axis) != value:
            found.append(say("differs-choice", axis=axis, before=str(value), now=str(chosen.get(axis))))
    return found or [say("differs-declared")]


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
        raise BadSave(say("save-cannot-write", file=str(path), why=str(wrong.strerror))) from None
    if not held(file):
        file.close()
        raise BadSave(say("save-open-elsewhere", file=str(path)))
    return file


def _played_again(path: Path, model: m.Model) -> tuple[Table, Saved]:
    saved = read(path)
    different = changes(saved, model)
    if different:
        raise ChangedVariant(
            say("save-changed", file=str(path), what=ListedWords(tuple(different), quoted=False))
        )
    try:
        table = Table(model, saved.head["players"], saved.head["seed"], policy=saved.head["policy"])
        for number, text in enumerate(saved.choices, 1):
            try:
                table.choose(text)
            except TableError as wrong:
                raise BadSave(say("save-not-again-at", file=str(path), n=number, why=wrong.text)) from None
    except BadSave:
        raise
    except TableError as wrong:
        raise BadSave(say("save-not-again", file=str(path), why=wrong.text)) from None
    return table, saved
