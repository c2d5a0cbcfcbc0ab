"""A finding: something that a rulebook says twice, not at all, or against itself, as a value."""

from __future__ import annotations

import re
from dataclasses import field
from typing import Any, Literal

from cardlaw.analysis.results.status import Status
from cardlaw.analysis.results.verdict_words import Verdict, Whose
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message
from cardlaw.wording.catalogue import Kind

IDLE: tuple[Kind, ...] = ("dead", "shadowed", "redundant")
"""Kinds that say that a clause does nothing: between two house rules they count though the text settles them."""

REMARKS: tuple[Kind, ...] = (*IDLE, "unread", "unknown", "unsupported")
"""Kinds that leave a table nothing to decide: what has no effect, and what we could not check."""

CODES: dict[Kind, str] = {
    "contradiction": "F0101",
    "lawful-yet-guilty": "F0102",
    "unlawful-yet-innocent": "F0103",
    "broken-always": "F0104",
    "after-the-end": "F0105",
    "ambiguous": "F0201",
    "self-referential": "F0202",
    "by-example": "F0203",
    "stuck": "F0301",
    "silent": "F0302",
    "breakable": "F0303",
    "several-winners": "F0304",
    "dead": "F0401",
    "shadowed": "F0402",
    "redundant": "F0403",
    "unread": "F0404",
    "count": "F0501",
    "order": "F0502",
    "unknown": "F0901",
    "unsupported": "F0902",
}

Says = Literal["yes", "strong yes", "no", "wrong", "overridden"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found, between which clauses, where it shows, and whether anything settles it.

    `says` is what each clause says in the witness, `verdicts` what comes of it, by layer or arm. `layer` is where it
    was judged. `settled` names the readings or rules that settle it; `depends` the choices it hangs on, with the
    values under which it is there. A finding that the engine cannot show by itself has a `why` and no witness.
    `replayed` is None until the engine was asked, or where there is nothing to replay.
    """

    id: str
    kind: Kind
    status: Status
    clauses: tuple[str, ...]
    said: Message
    layer: m.Layer
    says: tuple[tuple[str, Says], ...] = ()
    verdicts: tuple[tuple[Whose, Verdict], ...] = ()
    witness: Witness | None = None
    settled: tuple[str, ...] = ()
    depends: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    why: tuple[Message, ...] = ()
    replayed: bool | None = None
    reason: m.Words | None = None
    word: str | None = None
    """The word that no clause gives, where it is about one."""

    @property
    def message(self) -> str:
        """What was found, in plain English."""
        return str(self.said)

    @property
    def derivation(self) -> tuple[str, ...]:
        """Why it is so, in plain English."""
        return tuple(map(str, self.why))

    @property
    def code(self) -> str:
        return CODES[self.kind]

    @property
    def open(self) -> bool:
        return self.status == "open"

    @property
    def owned(self) -> bool:
        """Whether it is a silence that the transcription owns up to."""
        return self.kind == "silent" and self.witness is None and self.word is None


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one model, and how many questions that took."""

    model: m.Model
    findings: tuple[Finding, ...]
    faults: tuple[Finding, ...]
    """Findings whose witness the engine did not reproduce: bugs of ours, never shown as findings."""
    questions: int

    @property
    def open(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.open)


@dataclass(frozen=True, slots=True)
class FindingEvent:
    """Something that happens at a table: what each way to settle a finding makes of it.

    `about` is what is done, `answers` what is chosen on the way; `outcomes` go by the way that is told. `scene` is
    all of it, to be played again, and `more` what else is looked at there to tell all the ways apart.
    """

    finding: str
    about: Message
    witness: Witness
    answers: tuple[Message, ...]
    outcomes: tuple[tuple[Message, Message], ...]
    scene: str = field(repr=False)
    more: tuple[tuple[Any, ...], ...] = ()


def finding_id(kind: str, *names: str) -> str:
    """An id that outlives unrelated edits: the kind and the names involved, written as one name."""
    words = [re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") for name in (kind, *names)]
    return "-".join(word for word in words if word)
