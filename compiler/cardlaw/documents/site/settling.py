"""Lists of questions → questions with the answers of all rulebooks, for the pages."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from cardlaw.analysis.questions.disputes import BadList, Dispute, lists_in, read_list, rulings
from cardlaw.documents.pages.cases.disputes import Ruled, Settled
from cardlaw.documents.pages.pieces.naming import is_edition
from cardlaw.documents.site.site import Site
from cardlaw.language.loading import Compiled
from cardlaw.language.reading.folders import shipped_rules

log = logging.getLogger("mkdocs.plugins.cardlaw")


def settle(site: Site) -> tuple[dict[str, tuple[Settled, ...]], list[str]]:
    """The questions of each game that is shown, and what is wrong with lists; beside own rulebooks only own lists."""
    found: dict[str, tuple[Settled, ...]] = {}
    wrong: list[str] = []
    folders = site.wish.folders if site.own_only else (*site.wish.folders, shipped_rules())
    for game, path in lists_in(folders):
        editions = [c for c in site.compiled if c.model is not None and c.model.vocabulary == game]
        editions = [c for c in editions if c.model is not None and is_edition(c.model)]
        if not editions or game in found:
            continue
        try:
            disputes = read_list(path)
        except (BadList, OSError) as bad:
            wrong.append(str(bad))
            continue
        settled, problems = _settled(site, editions, disputes, path.name)
        wrong += problems
        if settled:
            found[game] = settled
    return found, wrong


def _settled(
    site: Site, editions: Sequence[Compiled], disputes: Sequence[Dispute], file: str
) -> tuple[tuple[Settled, ...], list[str]]:
    problems: list[str] = []
    further: dict[str, Compiled] = {}
    for name in dict.fromkeys(name for each in disputes for name in each.also):
        compiled = site.library.compile(name)
        if compiled.model is None:
            problems.append(f"{file}: `{name}`: {compiled.diagnostics[0].message}")
        else:
            further[name] = compiled
    said: dict[tuple[str, str], Ruled] = {}
    books = [*((c.reference, c, disputes) for c in editions)]
    books += [(name, c, [d for d in disputes if name in d.also]) for name, c in further.items()]
    for at, (name, compiled, asked) in enumerate(books, 1):
        log.info("cardlaw: who is right? %s (%d of %d)", name, at, len(books))
        for dispute, ruling in zip(asked, rulings(compiled, asked), strict=True):
            said[dispute.id, name] = Ruled(name, compiled, dispute, ruling)
    return tuple(_complete(each, editions, said) for each in disputes), problems


def _complete(
    dispute: Dispute, editions: Sequence[Compiled], said: Mapping[tuple[str, str], Ruled]
) -> Settled:
    """A question with the answers of all editions and of the rulebooks it names that compile."""
    names = [*(c.reference for c in editions), *dispute.also]
    return Settled(dispute, tuple(said[dispute.id, name] for name in names if (dispute.id, name) in said))
