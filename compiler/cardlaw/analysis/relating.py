"""How editions stand to each other in what may be done and what is wrong: stricter, looser, each in some way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardlaw.analysis.differences import MOVES, Comparison, Relation
from cardlaw.analysis.matrix import plain
from cardlaw.analysis.spoken import Verdict
from cardlaw.analysis.wording import joined

LAWFUL = ("may", "must")


def relation(word: Verdict, other: Verdict) -> str:
    """What a pair of words makes of the one edition: stricter, looser, silent …"""
    if word in ("wrong", "not wrong"):
        return "stricter" if word == "wrong" else "looser"
    if "silent" in (word, other):
        return "silent"
    if "contradictory" in (word, other):
        return "differs"
    if word in LAWFUL and other in LAWFUL:
        return "stricter" if word == "must" else "looser"
    if other in LAWFUL:
        return "stricter"
    return "looser" if word in LAWFUL else "differs"


def together(found: Iterable[str]) -> Relation:
    """What several relations between two editions make when taken together."""
    relations = set(found)
    if not relations:
        return "same"
    if "unknown" in relations:
        return "unknown"
    if len(relations) == 1:
        return relations.pop()  # type: ignore[return-value]
    if {"stricter", "looser"} <= relations:
        return "incomparable"
    return "silent" if "silent" in relations else "differs"


class Stands(NamedTuple):
    """How one edition stands to another in a topic, in what may be done or in what is wrong."""

    one: str
    other: str
    sort: str
    relation: Relation


def standing(comparison: Comparison, topic: str) -> list[Stands]:
    """Every two editions that their own comparison sets apart in a topic, as they are chosen to be read."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for each in comparison.differences:
        if each.topic != topic or each.sort not in MOVES or not plain(each):
            continue
        words = dict(each.verdicts)
        for one, other in each.pairs:
            found.setdefault((one, other, each.sort), []).append(relation(words[one], words[other]))
    return [Stands(*key, together(several)) for key, several in found.items()]


def told(stands: Iterable[Stands], editions: Sequence[str]) -> Iterator[str]:
    """The same in a few words: each relation once, with the fewer editions before it."""
    stricter: dict[str, dict[str, list[str]]] = {}
    for each in stands:
        match each.relation:
            case "stricter" | "looser":
                turned = each.relation == "looser"
                one, other = (each.other, each.one) if turned else (each.one, each.other)
                stricter.setdefault(each.sort, {}).setdefault(one, []).append(other)
            case _:
                yield between(each, editions)
    for sort, found in stricter.items():
        groups: dict[tuple[str, ...], list[str]] = {}
        for one, others in found.items():
            groups.setdefault(tuple(name for name in editions if name in others), []).append(one)
        for others_, ones in groups.items():
            yield _ordered(sort, [name for name in editions if name in ones], others_, len(editions) > 2)


def _ordered(sort: str, strict: Sequence[str], loose: Sequence[str], several: bool) -> str:
    """Which editions are the stricter, or the looser if these are fewer."""
    first, second = (loose, strict) if len(loose) < len(strict) else (strict, loose)
    word = (MORE if first is strict else LESS)[sort][len(first) > 1]
    return f"{joined(first)} {word}" + (f" than {joined(second)}" if several else "")


MORE = {
    "legality": ("is stricter", "are stricter"),
    "guilt": ("calls more wrong", "call more wrong"),
}
LESS = {
    "legality": ("is looser", "are looser"),
    "guilt": ("calls less wrong", "call less wrong"),
}
"""What one edition does, and what several do."""


def between(stands: Stands, editions: Sequence[str]) -> str:
    """How two editions stand in one sentence; both are named if there are more of them."""
    one, other, sort, found = stands
    both = f"{one} and {other}: " if len(editions) > 2 else ""
    match found:
        case "stricter" | "looser":
            word = (MORE if found == "stricter" else LESS)[sort][0]
            return f"{one} {word}" + (f" than {other}" if both else "")
        case "incomparable" if sort == "guilt":
            return f"{both}each calls wrong what the other does not"
        case "incomparable":
            return f"{both}each allows what the other forbids"
        case "silent":
            return f"{both}one of them says nothing of it"
        case "unknown":
            return f"{both}not known"
        case _:
            return f"{both}they differ"
