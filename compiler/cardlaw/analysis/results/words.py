"""Small words that every telling of findings shares."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from cardlaw.analysis.results.finding import Finding, Says
from cardlaw.language import model as m
from cardlaw.language.core.expression_text import said
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message, SpokenListing, SpokenRule, SpokenSaid, Verbatim
from cardlaw.wording.catalogue import Kind
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

GLUE = "\N{NO-BREAK SPACE}"
"""Holds together what is not to be broken over lines: a card as it is drawn."""
NARROWEST = 20
"""Columns of a line at least: the longest words of five languages fit."""


def place_of(rule: m.Rule) -> Message:
    """Where a rule stands on its sheet; of one that cites none, that it is assumed, or where it stands in its file."""
    unit = Verbatim(rule.unit)
    cited = ", ".join(f"{low}–{high}" if low != high else str(low) for low, high in rule.lines)
    if cited:
        return message("cited-line" if cited.isdecimal() else "cited-lines", unit=unit, lines=Verbatim(cited))
    if rule.layer == "assumption":
        return message("cited-assumed", unit=unit)
    where = f"{visible(rule.position.file)}:{rule.position.line}"
    return message("cited-at", unit=unit, where=Verbatim(where))


def headline(finding: Finding) -> Message:
    """The kind of a finding and what has become of it."""
    kind, status = message(f"kind-{finding.kind}"), message(f"status-{finding.status}")
    return message("finding-head", kind=kind, status=status)


def is_duty(clause: m.Clause) -> bool:
    return isinstance(clause, m.Norm) and clause.form == "must"


def is_exception(finding: Finding) -> bool:
    """Whether two clauses clash and one of them is there to come before the other."""
    return finding.kind == "contradiction" and finding.status == "settled"


def still_against(finding: Finding) -> list[str]:
    """The clauses by which the table of an exception is contradictory all the same."""
    if not is_exception(finding) or all(word != "contradictory" for _, word in finding.verdicts):
        return []
    return [c for c, says in finding.says if says in ("no", "strong yes") and c not in finding.clauses]


def word_of(clause: m.Clause | None, says: Says) -> Message:
    """What a clause says in a situation, in words; of one that gives a number, the number."""
    if isinstance(clause, m.DefineQuantity):
        return message("says-value", value=Verbatim(said(clause.value)))
    if isinstance(clause, m.Norm) and says in ("yes", "strong yes"):
        if clause.form == "must":
            return message("says-demands")
        if clause.form == "may-only":
            return message("says-not-against")
    return message(f"says-{says.replace(' ', '-')}")


def not_followed(kind: Kind, reasons: Sequence[tuple[Message, Saying]], rule: str | None = None) -> Message:
    """That a kind of finding may be missing, since what comes of these was not followed to its end, and why."""
    of = {} if rule is None else {"rule": SpokenRule(rule)}
    found = tuple(dict.fromkeys(what for what, _ in reasons))
    acts = SpokenListing(found, "or" if len(found) > 1 else "and")
    first, *others = dict.fromkeys(why for _, why in reasons)
    for other in others:
        first = say("both-reasons", one=first, other=other)
    return message(f"found-unchecked-{kind}", **of, acts=acts, why=SpokenSaid(first))


def wrapped(text: str, width: int, first: str, rest: str | None = None) -> list[str]:
    """Lines that fit, and do not break inside a drawn card."""
    held = re.sub(r"\[[^\]]*\]", lambda found: found[0].replace(" ", GLUE), text)
    lines = textwrap.wrap(
        held,
        max(width, NARROWEST),
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines]
