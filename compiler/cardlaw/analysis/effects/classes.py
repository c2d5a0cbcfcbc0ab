"""Classes of difference: one per pair of clauses and thing observed, so that one cause is told once."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import field
from typing import Any, Literal

from cardlaw.analysis.effects.joint import CommonTable, Item, Together
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.results.difference import RANKS
from cardlaw.analysis.traces.traces import Trace
from cardlaw.analysis.unknowns.contents import size
from cardlaw.analysis.unknowns.terms import SymbolicTerm
from cardlaw.language.records import dataclass

Kind = Literal[
    "quantity",
    "target",
    "missing-effect",
    "value",
    "window",
    "order",
    "cards",
    "shown",
    "guilt",
    "table",
    "lacks",
]

ClassKey = tuple[Any, ...]

TOLD_BEFORE_CARDS = frozenset({"draws", "dealt", "decisions"})
"""Where one of these differs, the cards that lie elsewhere for it are not told."""


@dataclass(slots=True)
class Class:
    """A sort of difference, with the pairs of paths that show it."""

    key: ClassKey
    kind: Kind
    rules_a: tuple[str, ...]
    rules_b: tuple[str, ...]
    shown_by: list[tuple[CommonTable, Together, Item]] = field(default_factory=list)


def primary(together: Together) -> list[tuple[Kind, Item, tuple[str, ...], tuple[str, ...]]]:
    """The items worth telling of a pair of paths: causes, not what follows from them."""
    a, b = together.a, together.b
    guilt = _guilt(a, b)
    items = sorted(together.items, key=lambda item: RANKS[item.key[0]])
    sorts = {item.key[0] for item in items}
    cards_follow = not sorts.isdisjoint(TOLD_BEFORE_CARDS)
    drawn = {item.key[1] for item in items if item.key[0] in ("draws", "dealt")}
    told = []
    for item in items:
        sort = item.key[0]
        if sort == "zone" and cards_follow and not _by_itself(item, drawn):
            continue
        if sort == "order" and len(sorts) > 1:
            continue
        told.append(item)
    if guilt is not None:
        return [("guilt", told[0], *guilt)] if told else []
    told = [item for item in told if _rules(a, b, item) != ((), ())] or told
    families: dict[tuple[Any, ...], list[Item]] = {}
    for item in told:
        families.setdefault(family(item.key), []).append(item)
    found = []
    for mine in families.values():
        found += (
            _aimed(mine, a, b)
            if len(mine) > 1
            else [(kind_of(item), item, *_rules(a, b, item)) for item in mine]
        )
    return found


def _by_itself(item: Item, drawn: Set[Any]) -> bool:
    """Whether a zone that nobody is dealt or draws to, as to some, holds more cards in one edition for certain."""
    if not drawn or item.key[1] in drawn or not (isinstance(item.a, tuple) and isinstance(item.b, tuple)):
        return False
    one, other = size(item.a), size(item.b)
    return isinstance(one, int) and isinstance(other, int) and one != other


def _guilt(a: Trace, b: Trace) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """If a move was wrong in one edition and not in the other: the act, and which way round."""
    for key in dict.fromkeys((*a.guilt, *b.guilt)):
        one, other = a.guilt.get(key, False), b.guilt.get(key, False)
        if one is not None and other is not None and one != other:
            return (f"{key[0]} {'wrong' if one else 'right'}",), (
                f"{key[0]} {'wrong' if other else 'right'}",
            )
    return None


def family(key: Key) -> tuple[Any, ...]:
    """What is observed, whoever's it is."""
    return key[:2] if key[0] in ("state", "zone", "draws", "dealt") else key[:1]


def _rules(a: Trace, b: Trace, item: Item) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return a.touched.get(item.key, ()), b.touched.get(item.key, ())


def _aimed(
    items: Sequence[Item], a: Trace, b: Trace
) -> list[tuple[Kind, Item, tuple[str, ...], tuple[str, ...]]]:
    """Items of one family; what befalls another seat than in the other edition is one difference, not two."""
    one = [item for item in items if a.touched.get(item.key) and not b.touched.get(item.key)]
    other = [item for item in items if b.touched.get(item.key) and not a.touched.get(item.key)]
    if one and other:
        left = [i for i in items if i not in one and i not in other]
        aimed: tuple[Kind, Item, tuple[str, ...], tuple[str, ...]] = (
            "target",
            one[0],
            a.touched.get(one[0].key, ()),
            b.touched.get(other[0].key, ()),
        )
        return [aimed, *((kind_of(item), item, *_rules(a, b, item)) for item in left)]
    return [(kind_of(item), item, *_rules(a, b, item)) for item in items]


def kind_of(item: Item) -> Kind:
    match item.key[0]:
        case "draws" | "dealt" | "losses":
            return "missing-effect" if item.a == 0 or item.b == 0 else "quantity"
        case "windows" | "decisions":
            return "window"
        case "zone":
            return "cards"
        case "order":
            return "order"
        case "reveals":
            return "shown"
        case "state" | "next":
            untouched = [
                v for v in (item.a, item.b) if v is None or (isinstance(v, SymbolicTerm) and v.op == "state")
            ]
            return "missing-effect" if untouched else "value"
        case _:
            return "value"


def class_key(
    root: str, kind: Kind, item: Item, rules_a: tuple[str, ...], rules_b: tuple[str, ...]
) -> ClassKey:
    """What makes two differences one and the same."""
    values: tuple[Any, ...] = ()
    if kind == "guilt":
        return (("guilt",), kind, rules_a, rules_b, values, ())
    if kind == "quantity" and isinstance(item.a, int) and isinstance(item.b, int):
        values = (item.a, item.b)
    where = () if rules_a or rules_b else (root,)
    return (family(item.key), kind if kind == "target" else "", rules_a, rules_b, values, where)
