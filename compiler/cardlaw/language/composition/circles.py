"""Circles in what points at what, each link under conditions: only those count that some choice of arms allows."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence

from cardlaw.language import model as m

Allowed = dict[str, frozenset[int | str]]
"""Values that a chain of conditions leaves open, by axis."""

Conditions = tuple[m.Condition, ...]
Graph = Mapping[str, Sequence[tuple[str, Conditions]]]

LONGEST_SEARCH = 5_000
"""How many ways are tried before several links that may form a circle are taken to form one."""


def narrowed(allowed: Allowed | None, conditions: Iterable[m.Condition]) -> Allowed | None:
    """The choices left when these conditions hold too; None if there are none."""
    for condition in conditions:
        if allowed is None:
            return None
        values = frozenset(condition.values)
        left = allowed.get(condition.axis, values) & values
        allowed = {**allowed, condition.axis: left} if left else None
    return allowed


def circles(graph: Graph) -> list[list[str]]:
    """A shortest circle of each knot of nodes that reach each other, in the graph's order."""
    found = [
        _circle(graph, knot) for knot in _knots({n: [t for t, _ in links] for n, links in graph.items()})
    ]
    return [circle for circle in found if circle is not None]


def _circle(graph: Graph, knot: frozenset[str]) -> list[str] | None:
    spent = 0
    for start in (node for node in graph if node in knot):
        ahead: deque[tuple[tuple[str, ...], Allowed]] = deque([((start,), {})])
        while ahead:
            spent += 1
            path, left = ahead.popleft()
            if spent > LONGEST_SEARCH:
                return [node for node in graph if node in knot]
            for target, conditions in graph.get(path[-1], ()):
                after = narrowed(left, conditions)
                if after is None or target not in knot:
                    continue
                if target == start:
                    return list(path)
                if target not in path:
                    ahead.append(((*path, target), after))
    return None


def _knots(graph: Mapping[str, Sequence[str]]) -> list[frozenset[str]]:
    """The strongly connected parts that hold a circle (Tarjan's algorithm, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    on_path: set[str] = set()
    knots: list[frozenset[str]] = []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph.get(root, ())))]
        index[root] = low[root] = len(index)
        path.append(root)
        on_path.add(root)
        while work:
            node, targets = work[-1]
            target = next(targets, None)
            if target is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    knot = {path.pop()}
                    while node not in knot:
                        knot.add(path.pop())
                    on_path -= knot
                    if len(knot) > 1 or node in graph.get(node, ()):
                        knots.append(frozenset(knot))
            elif target not in index:
                index[target] = low[target] = len(index)
                path.append(target)
                on_path.add(target)
                work.append((target, iter(graph.get(target, ()))))
            elif target in on_path:
                low[node] = min(low[node], index[target])
    return knots
