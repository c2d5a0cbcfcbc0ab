"""From the text of an edition to its model, and how that grows with the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice

from bench import Figure
from benches.timing import seconds, shown
from cardlaw.language.loading import Library
from cardlaw.language.parsing import items as parsing
from cardlaw.language.reading.source import Source, read_source

TITLE = "The compiler"
LIMIT = 0.150
GROWN = "it-56"
TIMES = 10
RULE = re.compile(r"^rule [a-z][^\n]*\n(?:[ ]+[^\n]*\n|\n)*", re.MULTILINE)
NOT_TWICE = re.compile(r"^  (deck|seats|at |overrides|before|after|\S+ does not apply)", re.MULTILINE)


def figures() -> Iterator[Figure]:
    for entry in Library().of_sort("edition"):
        taken = seconds(partial(_compiled, None, str(entry.path)))  # a file is read, whatever models are kept
        yield Figure(f"`{entry.name}`, text to model", shown(taken), f"≤ {shown(LIMIT)}", taken <= LIMIT)
    yield from _growth()


def _compiled(library: Library | None, reference: str) -> None:
    parsing._item_tree.cache_clear()  # items that were parsed in an earlier run do not count
    compiled = (library or Library()).compile(reference)
    assert compiled.model is not None, compiled.diagnostics


def _growth() -> Iterator[Figure]:
    """The same rules once and ten times, each time under names of their own, the vocabulary read before."""
    library = Library()
    _compiled(library, GROWN)
    source, _ = read_source(library.entries["edition", GROWN].path)
    assert source is not None
    all_rules = RULE.findall(source.text)
    often = [rule for rule in all_rules if not NOT_TWICE.search(rule)]

    def grown(times: int) -> float:
        more = islice(cycle(often), len(all_rules) * (times - 1))
        copies = [rule.replace("rule ", f"rule copy-{number}-", 1) for number, rule in enumerate(more)]
        text = Source("grown.rules", source.text + "\n" + "".join(copies))

        def work() -> None:
            parsing._item_tree.cache_clear()
            compiled = library.compile_source(text)
            assert compiled.model is not None, compiled.diagnostics

        return seconds(work, times=5)

    one, ten = grown(1), grown(TIMES)
    yield Figure(f"`{GROWN}`, vocabulary read before", shown(one))
    yield Figure(
        f"the same with {TIMES} times its {len(all_rules)} rules",
        f"{shown(ten)} ({ten / one:.1f} ×)",
        "≤ 12 ×",
        ten <= 12 * one,
    )
