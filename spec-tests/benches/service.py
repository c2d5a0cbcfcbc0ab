"""The language service: how long whoever writes rules waits for an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from bench import Figure
from benches.timing import seconds, shown
from cardlaw.language.reading.folders import shipped_rules
from cardlaw.service.service import Service

TITLE = "The language service"
EDITION = "sv-112"
A_KEY = 0.200
"""What is promised between a key and what is wrong then."""


def figures() -> Iterator[Figure]:
    path = shipped_rules() / "uno" / f"{EDITION}.rules"
    name, text = str(path), path.read_text(encoding="utf-8")
    service = Service()
    service.open(name, text)
    service.diagnostics(name)
    middle = text.index("\nrule ", len(text) // 2)
    keys = count()

    def remark() -> None:
        service.open(name, f"{text[:middle]}\n# {next(keys)}{text[middle:]}")
        assert service.diagnostics(name) == ()

    def slip() -> None:
        service.open(name, f'{text[:middle]}\nrule slip-{next(keys)}\n  "G."\n  player may {text[middle:]}')
        assert service.diagnostics(name)

    for what, work in (("a key in a remark", remark), ("a key in a rule half written", slip)):
        taken = seconds(work, times=5)
        yield Figure(
            f"`{EDITION}`: {what}, what is wrong then", shown(taken), f"≤ {shown(A_KEY)}", taken <= A_KEY
        )
    service.open(name, text)
    service.diagnostics(name)
    word = text.index("may play ") + len("may ")
    for what, question in (
        ("completion", lambda: service.completion(name, word)),
        ("hover over a move", lambda: service.hover(name, word)),
        ("definition", lambda: service.definition(name, word)),
        ("colours of the whole file", lambda: service.tokens(name)),
        ("every use in every file, asked again", lambda: service.references(name, word)),
    ):
        yield Figure(f"`{EDITION}`: {what}", shown(seconds(question, times=3)))
