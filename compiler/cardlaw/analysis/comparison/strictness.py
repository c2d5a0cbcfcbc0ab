"""How editions stand to each other in what may be done and what is wrong: stricter, looser, each in some way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardlaw.analysis.comparison.matrix import plain
from cardlaw.analysis.results.difference import MOVES, Comparison, Relation
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.wording.arguments import Message, SpokenListing, Verbatim
from cardlaw.wording.messages import message

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
    """How one edition stands to another in a topic, in what may be done or in what is wrong.

    `silent` are those of the two that say nothing where the other does.
    """

    one: str
    other: str
    sort: str
    relation: Relation
    silent: tuple[str, ...] = ()


def standing(comparison: Comparison, topic: str) -> list[Stands]:
    """Every two editions that their own comparison sets apart in a topic, as they are chosen to be read."""
    found: dict[tuple[str, str, str], list[tuple[Verdict, Verdict]]] = {}
    for each in comparison.differences:
        if each.topic != topic or each.sort not in MOVES or not plain(each):
            continue
        words = dict(each.verdicts)
        for one, other in each.pairs:
            found.setdefault((one, other, each.sort), []).append((words[one], words[other]))
    return [
        Stands(one, other, sort, together(relation(*pair) for pair in words), silent(one, other, words))
        for (one, other, sort), words in found.items()
    ]


def silent(one: str, other: str, words: Iterable[tuple[Verdict, Verdict]]) -> tuple[str, ...]:
    """Those of two editions that say nothing somewhere, by what each says wherever they differ."""
    mute = {name for pair in words for name, word in zip((one, other), pair, strict=True) if word == "silent"}
    return tuple(name for name in (one, other) if name in mute)


def told(stands: Iterable[Stands], editions: Sequence[str]) -> Iterator[Message]:
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


def _ordered(sort: str, strict: Sequence[str], loose: Sequence[str], several: bool) -> Message:
    """Which editions are the stricter, or the looser if these are fewer."""
    first, second = (loose, strict) if len(loose) < len(strict) else (strict, loose)
    return _stands((MORE if first is strict else LESS)[sort], first, second if several else ())


def _stands(word: str, ones: Sequence[str], others: Sequence[str]) -> Message:
    named = SpokenListing(tuple(map(Verbatim, ones)))
    if not others:
        return message(f"stands-{word}", ones=named)
    return message(f"stands-{word}-than", ones=named, others=SpokenListing(tuple(map(Verbatim, others))))


MORE = {"legality": "stricter", "guilt": "more-wrong"}
LESS = {"legality": "looser", "guilt": "less-wrong"}
"""What an edition is to another, in what may be done and in what is wrong."""


def between(stands: Stands, editions: Sequence[str]) -> Message:
    """How two editions stand in one message; both are named if there are more of them."""
    one, other, sort, found, mute = stands
    several = len(editions) > 2
    match found:
        case "stricter" | "looser":
            word = (MORE if found == "stricter" else LESS)[sort]
            return _stands(word, [one], [other] if several else ())
        case "incomparable":
            said = message("stands-each-wrong" if sort == "guilt" else "stands-each-allows")
        case "silent" if len(mute) == 1:
            said = message("stands-silent-in", edition=Verbatim(mute[0]))
        case "silent" | "unknown":
            said = message(f"stands-{found}")
        case _:
            said = message("stands-differ")
    if not several:
        return said
    return message("stands-pair", one=Verbatim(one), other=Verbatim(other), what=said)
