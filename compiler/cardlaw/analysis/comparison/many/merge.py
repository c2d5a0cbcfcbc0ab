"""What pairs of editions tell, put together: what is written, thing by thing, and what is the same told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from cardlaw.analysis.comparison.many.credit import Clauses, acts_of
from cardlaw.analysis.results.difference import MOVES, PLACES, Compared, Difference, sides
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.wording.arguments import Message

Word = TypeVar("Word", Verdict, Clauses)


# ------------------------------------------------------------------ what is written
def tables(differences: Iterable[Difference], same: Iterable[Compared]) -> Iterator[Difference]:
    """What differs as it is written, thing by thing: each edition's word, whichever pair it comes from."""
    agreed = {(each.about, frozenset((each.one, each.other))) for each in same if each.how == "table"}
    found: dict[object, Difference] = {}
    for each in differences:
        key = (each.kind, each.about, each.under)
        before = found.get(key)
        if before is not None:
            each = replace(
                before,
                topics=before.topics or each.topics,
                verdicts=_united(before.verdicts, each.verdicts),
                clauses=_united(before.clauses, each.clauses),
                pairs=_all_pairs(before, each),
            )
        found[key] = each
    return (replace(each, verdicts=tuple(_worded(each, agreed))) for each in found.values())


def _worded(each: Difference, agreed: set[tuple[Message, frozenset[str]]]) -> Iterator[tuple[str, Verdict]]:
    """Each edition's word; where editions write the same in other words, those of the first of them."""
    groups: dict[Verdict, list[str]] = {}
    for name, word in sorted(each.verdicts, key=lambda told: told[0]):
        like = (
            theirs
            for theirs, names in groups.items()
            if all((each.about, frozenset((name, other))) in agreed for other in names)
        )
        said = next(like, word)
        groups.setdefault(said, []).append(name)
        yield name, said


def _united(
    one: tuple[tuple[str, Word], ...], other: tuple[tuple[str, Word], ...]
) -> tuple[tuple[str, Word], ...]:
    return tuple({**dict(other), **dict(one)}.items())


def _all_pairs(one: Difference, other: Difference) -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys((*one.pairs, *other.pairs)))


# ------------------------------------------------------------------ once
def merged(differences: Iterable[Difference]) -> list[Difference]:
    """Differences that set the editions apart alike, in the same thing by the same rules, with the smallest witness.

    One that tells of fewer editions, since others cannot be asked at its table, goes with one that tells of more.
    """
    found: dict[object, list[Difference]] = {}
    for each in differences:
        several = found.setdefault((each.sort, acts_of(each), each.facet, each.under), [])
        place = next(
            (i for i, other in enumerate(several) if _told(each) == _told(other) and _fit(each, other)), None
        )
        if place is None:
            several.append(each)
            continue
        before = several[place]
        smaller = each.witness and before.witness and each.witness.size < before.witness.size
        kept, other = (each, before) if smaller else (before, each)
        several[place] = replace(
            kept,
            clauses=_united(kept.clauses, other.clauses),
            rests_on=tuple(dict.fromkeys((*before.rests_on, *each.rests_on))),
            pairs=_all_pairs(kept, other),
        )
    return [each for several in found.values() for each in _gathered(several)]


def _gathered(several: list[Difference]) -> list[Difference]:
    """Differences in one thing less those that another includes, which then is told by their pairs, too."""
    kept = {place: each for place, each in enumerate(several)}
    for place in sorted(kept, key=lambda place: len(several[place].verdicts)):
        whole = next((other for other, each in kept.items() if _includes(each, several[place])), None)
        if whole is not None:
            part = kept.pop(place)
            kept[whole] = replace(
                kept[whole],
                rests_on=tuple(dict.fromkeys((*kept[whole].rests_on, *part.rests_on))),
                pairs=_all_pairs(kept[whole], part),
            )
    return list(kept.values())


def _includes(whole: Difference, part: Difference) -> bool:
    """Whether a difference tells the same as another of its editions, by the same rules, and of more of them."""
    names = {name for name, _ in part.verdicts}
    if not names < {name for name, _ in whole.verdicts} or (whole.kind in PLACES) != (part.kind in PLACES):
        return False
    less = replace(
        whole,
        verdicts=tuple(each for each in whole.verdicts if each[0] in names),
        clauses=tuple(each for each in whole.clauses if each[0] in names),
    )
    return _told(less) == _told(part) and _fit(less, part)


def _told(each: Difference) -> object:
    """What tells the editions apart: their words about a move, or who does as who else."""
    return frozenset(each.verdicts) if each.sort in MOVES else sides(each)


def _fit(one: Difference, other: Difference) -> bool:
    """Whether two differences come of the same rules: all of them for moves, the first of each edition for effects."""
    if one.sort in MOVES:
        return {*one.clauses} == {*other.clauses}
    theirs = dict(other.clauses)
    return all(
        not rules or not theirs.get(name) or rules[0] == theirs[name][0] for name, rules in one.clauses
    )
