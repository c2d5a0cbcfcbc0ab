"""A variant ↔ a short string: rule files that are not shipped, compressed, with what they should compile to.

`cardlaw_VERSION_LENGTH_BODY`: the version of the rule language, how many characters the body has, and the body in
letters, digits, `-` and `_`. The body is a CRC-32, sixteen bytes of the model's hash, and the rest, deflated with a
dictionary of the language's own words. Nothing in a string is ever run, and no name in it becomes a path.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say
from cardlaw.language.serialising import to_json

PREFIX = "cardlaw"
SHAPE = re.compile(r"cardlaw_([0-9]{1,4})_([0-9]{1,7})_(.*)", re.DOTALL)
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FOREIGN = re.compile(r"[^A-Za-z0-9_-]")
LARGEST = 1_000_000
"""Bytes that the rule files of a string may have together."""
HASH_BYTES = 16
DECLARED = (
    "sides",
    "attributes",
    "kinds",
    "groups",
    "zones",
    "states",
    "quantities",
    "predicates",
    "acts",
    "stages",
)
"""What of a model a vocabulary brings, packs aside."""
BETWEEN = "\0"
WORDS = (
    b"attribute kind group zone of each player: pile, face-up hand, seen-by-owner state number starts 0 kept "
    b"quantity predicate move event round: stage turns: offer to any of players except until turn-begins topic "
    b'option from 1 to chosen because "\n  reading silent about resolved by chapter note accepted remove prefer '
    b"over for needs source language en in deck: seats are under breakable before after replaces overrides "
    b"does not apply always wrongly would may even when must not may only when wins round when hand of player is "
    b"empty game some no every in hand of where held next of player loses-turn\n    if else:\n      for each p in "
    b"players starting at left of repeat until let be chance swap with rotate reveal ask table announce "
    b"proceed end round add total count to score of winner move top of shuffle deal size of card is not and or "
    b'set to player chooses player as other in players except player\n\nrule \n  "\n  about \n  when player '
    b"cardlaw 1\nvariant extends with \n"
)
"""The dictionary; strings made with another one cannot be read, so it changes with the language's version only."""


class Unreadable(Exception):
    """A string that is not one of ours, or not whole; `help` says what to do."""

    def __init__(self, message: str, help: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.help = help


@dataclass(frozen=True, slots=True)
class Parcel:
    """A variant on its way: the texts of its files, the variant's own first, and what they should come to.

    `hash` is the beginning of the model's hash; `marks` tell for each unit of the model what it held.
    """

    version: int
    hash: str
    marks: tuple[tuple[str, str], ...]
    texts: tuple[str, ...]


def pack(model: m.Model, hash: str, texts: tuple[str, ...]) -> Parcel:
    return Parcel(model.version, hash[: HASH_BYTES * 2], unit_marks(model), texts)


def write(parcel: Parcel) -> str:
    """The string of a parcel."""
    marks = "\n".join(f"{name} {mark}" for name, mark in parcel.marks)
    text = BETWEEN.join((marks, *parcel.texts)).encode()
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    rest = bytes.fromhex(parcel.hash) + squeeze.compress(text) + squeeze.flush()
    body = base64.urlsafe_b64encode(zlib.crc32(rest).to_bytes(4, "big") + rest).decode().rstrip("=")
    return f"{PREFIX}_{parcel.version}_{len(body)}_{body}"


def read(string: str, version: int) -> Parcel:
    """The parcel of a string, wherever it was wrapped or quoted on its way."""
    found = SHAPE.fullmatch("".join(string.split()).strip("'\"`<>"))
    if found is None:
        raise Unreadable(
            say("string-cardlaw-share-made")
            if not string.strip().startswith(PREFIX)
            else say("beginning-string-damaged"),
            say("begins-two-numbers-goes", prefix=PREFIX),
        )
    theirs, length, body = int(found[1]), int(found[2]), found[3]
    if theirs != version:
        raise Unreadable(
            say("was-shared-version-rule", theirs=theirs, version=version),
            say("update-older-two") if theirs > version else say("share-again-newer-cardlaw"),
        )
    if odd := FOREIGN.search(body):
        raise Unreadable(say("does-belong", odd=odd[0]), say("copy-whole-string-once"))
    if len(body) != length:
        raise Unreadable(
            say("cut-short-characters-came", n=len(body), length=length)
            if len(body) < length
            else say("something-was-added-characters", n=len(body), length=length),
            say("copy-whole-string-once"),
        )
    return _unpacked(theirs, body)


def _unpacked(version: int, body: str) -> Parcel:
    altered = Unreadable(say("was-altered-way-checksum"), say("copy-whole-string-once-2"))
    try:
        raw = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except (binascii.Error, ValueError):
        raise altered from None
    check, rest = raw[:4], raw[4:]
    if len(rest) <= HASH_BYTES or zlib.crc32(rest).to_bytes(4, "big") != check:
        raise altered
    try:
        inflate = zlib.decompressobj(-15, zdict=WORDS)
        text = inflate.decompress(rest[HASH_BYTES:], LARGEST + 1)
        if len(text) > LARGEST or not inflate.eof:
            raise Unreadable(say("holds-more-than-bytes", largest=LARGEST))
        marks, *texts = text.decode().split(BETWEEN)
    except (zlib.error, UnicodeDecodeError):
        raise altered from None
    pairs = [tuple(line.split(" ")) for line in marks.splitlines()]
    if not texts or any(len(pair) != 2 or not NAME.fullmatch(pair[0]) for pair in pairs):
        raise altered
    return Parcel(version, rest[:HASH_BYTES].hex(), tuple((p[0], p[1]) for p in pairs), tuple(texts))


def unit_marks(model: m.Model) -> tuple[tuple[str, str], ...]:
    """A short mark of what each unit brought into the model, to tell later which is not the same."""
    found = []
    for unit in model.units:
        if unit.sort == "vocabulary":
            held: object = [getattr(model, name) for name in DECLARED]
        else:
            held = [[r for r in part if r.unit == unit.name] for part in (model.rules, model.axes)]
        text = json.dumps(to_json(held, places=False), sort_keys=True)
        found.append((unit.name, f"{zlib.crc32(text.encode()):08x}"))
    return tuple(found)


def differing(parcel: Parcel, model: m.Model) -> list[Saying]:
    """Which units are not what they were where the string was made, in plain words."""
    before, now = dict(parcel.marks), dict(unit_marks(model))
    sorts = {unit.name: unit.sort for unit in model.units}
    found = [
        say("another", sorts=sorts[name], what=name)
        for name in now
        if name in before and now[name] != before[name]
    ]
    found += [say("takes-part-did-there", sorts=sorts[name], what=name) for name in now if name not in before]
    found += [say("took-part-there-does", what=name) for name in before if name not in now]
    return found


def bare(text: str) -> str:
    """Rules without their remarks and without blank lines at the end of a line of thought."""
    lines = []
    for line in text.splitlines():
        kept, quoted = "", False
        for character in line:
            if character == "#" and not quoted:
                break
            quoted ^= character == '"'
            kept += character
        if kept.strip() or not line.strip():
            lines.append(kept.rstrip())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"
