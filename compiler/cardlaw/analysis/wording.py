"""Small words that every telling of findings shares."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from cardlaw.analysis.findings import Finding, Says
from cardlaw.analysis.saying import said
from cardlaw.analysis.status import STATUS
from cardlaw.language import model as m
from cardlaw.language.diagnostics.display import visible
from cardlaw.wording.arguments import Message
from cardlaw.wording.plain import plain

SAID: dict[Says, str] = {
    "yes": "allows it",
    "strong yes": "expressly allows it",
    "no": "forbids it",
    "wrong": "calls it wrong",
    "overridden": "gives way",
}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
NARROWEST = 20
GLUE = "\N{NO-BREAK SPACE}"
"""Holds together what is not to be broken over lines: a card as it is drawn."""


def lines_of(rule: m.Rule) -> str:
    """Where a rule stands on its sheet, or that it is assumed, or only stated by the file it is in."""
    cited = ", ".join(f"{low}-{high}" if low != high else str(low) for low, high in rule.lines)
    if cited:
        return f"line {cited}" if cited.isdecimal() else f"lines {cited}"
    return uncited(rule)


def uncited(rule: m.Rule) -> str:
    """What a rule without lines is called: one that we assume, or one that its pack or variant states."""
    return "assumed" if rule.layer == "assumption" else "stated"


def place_of(rule: m.Rule) -> str:
    """Where a rule stands on its sheet; of one that cites none, in its file."""
    cited = lines_of(rule)
    return cited if rule.lines else f"{cited} in {visible(rule.position.file)}:{rule.position.line}"


def headline(finding: Finding) -> str:
    """The kind of a finding and what has become of it."""
    status = STATUS[finding.status]
    if is_exception(finding):
        status = "the text itself says which clause comes first"
    return f"{finding.kind.replace('-', ' ')} · {status}"


def clashing(yes: str, no: str, duty: bool) -> str:
    """That one clause allows what another forbids, or something else than the other makes a duty."""
    return f"{yes} allows another move than {no} demands" if duty else f"{yes} allows what {no} forbids"


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


def clause_named(clause: str) -> str:
    """A clause by its rule, and by its number in words if the rule has several."""
    rule, number = m.ClauseId.of(clause)
    return rule if number is None else f"{rule}, {_numbered(number)}"


def clause_quoted(clause: str) -> str:
    """A clause inside a sentence: a rule, or the second clause of one."""
    rule, number = m.ClauseId.of(clause)
    return f"`{rule}`" if number is None else f"{_numbered(number, 'the ')} of `{rule}`"


def plainly(said: Message) -> str:
    """A message in plain English, with its clauses named in words."""
    return plain(said, clause=clause_quoted)


def _numbered(place: int, article: str = "") -> str:
    return f"{article}{ORDINALS[place - 1]} clause" if place <= len(ORDINALS) else f"clause number {place}"


def word_of(clause: m.Clause | None, says: Says) -> str:
    """What a clause says in a situation, in words; of one that gives a number, the number."""
    return f"says {said(clause.value)}" if isinstance(clause, m.DefineQuantity) else SAID[says]


def joined(names: Sequence[str]) -> str:
    """`a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


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
