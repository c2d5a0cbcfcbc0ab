"""Rules in the order in which what they do happens: as written, but for `before` and `after`."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

from cardlaw.language import model as m
from cardlaw.language.composition.circles import narrowed

LONGEST_CHAIN = 20
Key = tuple[int, ...]


def order_links(rules: tuple[m.Rule, ...]) -> dict[str, list[str]]:
    """Which rules come before which, as their marks say; rules that never hold together are not put in order."""
    by_id = {rule.id: rule for rule in rules}
    links: dict[str, list[str]] = {rule.id: [] for rule in rules}
    for rule in rules:
        for other in _together(by_id, rule, rule.before):
            links[rule.id].append(other)
        for other in _together(by_id, rule, rule.after):
            links[other].append(rule.id)
    return links


def _together(by_id: dict[str, m.Rule], rule: m.Rule, others: tuple[str, ...]) -> Iterator[str]:
    return (other for other in others if narrowed({}, (*rule.under, *by_id[other].under)) is not None)


def ranked(rules: tuple[m.Rule, ...]) -> tuple[m.Rule, ...]:
    """A rule with a mark moves next to what it names, the others keep their order; circles are told by the checks."""
    by_id = {rule.id: rule for rule in rules}
    if not any(rule.before or rule.after for rule in rules):
        return rules
    links = order_links(rules)
    waits = dict.fromkeys(by_id, 0)
    for followers in links.values():
        for follower in followers:
            waits[follower] += 1
    keys = _keys(by_id)
    ready = [(keys[id], id) for id in by_id if not waits[id]]
    heapify(ready)
    done: dict[str, m.Rule] = {}
    while len(done) < len(rules):
        if not ready:
            heappush(ready, next((keys[id], id) for id in by_id if id not in done))
        _, id = heappop(ready)
        if id in done:
            continue
        done[id] = by_id[id]
        for follower in links[id]:
            waits[follower] -= 1
            if waits[follower] == 0:
                heappush(ready, (keys[follower], follower))
    return tuple(done.values())


def _keys(by_id: dict[str, m.Rule]) -> dict[str, Key]:
    """Where each rule wants to stand: its place as written, or a step before or after another's."""
    places = {id: place for place, id in enumerate(by_id)}
    keys: dict[str, Key] = {}

    def key(id: str, depth: int) -> Key:
        rule = by_id[id]
        if id not in keys and depth < LONGEST_CHAIN:
            if before := list(_together(by_id, rule, rule.before)):
                keys[id] = (*min(key(other, depth + 1) for other in before)[:-1], -1, places[id], 0)
            elif after := list(_together(by_id, rule, rule.after)):
                keys[id] = (*max(key(other, depth + 1) for other in after)[:-1], 1, places[id], 0)
            else:
                keys[id] = (places[id], 0)
        return keys.get(id, (places[id], 0))

    for id in by_id:
        key(id, 0)
    return keys
