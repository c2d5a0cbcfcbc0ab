"""Findings for people: what clashes, where it shows, what settles it, and who decides otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardlaw.analysis.report.elsewhere import told_verdicts
from cardlaw.analysis.report.report import clause_of, faults, shown_by
from cardlaw.analysis.results.status import STATUSES
from cardlaw.analysis.results.verdict_words import by, spoken
from cardlaw.analysis.results.words import headline, place_of, word_of
from cardlaw.analysis.witness.meanings import meanings
from cardlaw.analysis.witness.tell import done, situated, tried
from cardlaw.cli.views.findings.check_text import point
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.wording.arguments import Amount, Message, SpokenRule, SpokenText, Verbatim
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.results.finding import Finding, FindingEvent, Report
    from cardlaw.analysis.symbolic.witness import Witness
    from cardlaw.cli.screen import Screen

MOST_WRITTEN = 6
"""So many lines of a clause are shown."""


def called(prose: Prose, clause: str) -> str:
    """A rule by its id, and a clause of it by its number."""
    rule, number = m.ClauseId.of(clause)
    if number is None:
        return f"`{rule}`"
    return Speaker(prose).part(message("clause-of-rule", n=Amount(number), rule=Verbatim(f"`{rule}`")))


class FindingText:
    """Tells the findings of one model, with the `remarks` that are made on each: what settles it, what others say."""

    def __init__(
        self,
        model: m.Model,
        screen: Screen,
        language: str = "en",
        events: Mapping[str, FindingEvent] | None = None,
        remarks: Mapping[str, Sequence[Message]] | None = None,
    ) -> None:
        self.model, self.screen, self.events, self.remarks = model, screen, events or {}, remarks or {}
        self.prose = prose = Prose(model, language)
        self.say = Speaker(prose, number=self._called)
        self.quoting = Speaker(prose, number=self._quoted)
        """Names a rule by its words, with its id behind them."""
        self.citing = Speaker(prose, number=self._cited)
        """Names a rule by its words, with its lines of the sheet behind them."""
        self.layout = Layout(Rulebook(model), None)
        self._several: frozenset[str] = frozenset()

    def _called(self, clause: str) -> str:
        """A rule by its id; its clauses by number only where several of them are told of."""
        rule = m.rule_of(clause)
        return called(self.prose, clause) if rule in self._several else f"`{rule}`"

    def _quoted(self, clause: str) -> str:
        found = clause_of(self.model, clause)
        return called(self.prose, clause) if found is None else f"{self._quote(found[0])} (`{found[0].id}`)"

    def _cited(self, clause: str) -> str:
        found = clause_of(self.model, clause)
        if found is None:
            return called(self.prose, clause)
        return f"{self._quote(found[0])} ({self.say.part(place_of(found[0]))})"

    def _quote(self, rule: m.Rule) -> str:
        text = self.say.part(SpokenText(rule.gloss)).rstrip(".")
        return self.say.part(message("quote", text=SpokenText(m.Words(text))))

    # ---------------------------------------------------------------- several findings
    def faults(self, shown: Iterable[Finding]) -> Iterator[str]:
        """Some of the faults, each with its table and what would settle it."""
        for finding in shown:
            yield ""
            yield from self.finding(finding)

    def everything(self, findings: Sequence[Finding]) -> Iterator[str]:
        """All findings with the text of their clauses; last, a line each, what the transcription owns up to."""
        ordered = sorted(findings, key=lambda f: STATUSES.index(f.status))
        for finding in ordered:
            if not finding.owned:
                yield from self.finding(finding, whole=True)
                yield ""
        owned = [finding for finding in ordered if finding.owned]
        if owned:
            yield self._strong(message("head-silences", name=Verbatim(self.model.name)))
            for finding in owned:
                yield from self.screen.wrap(self.quoting(self._owned(finding)), "  ", "    ")
            yield ""

    def brief(self, report: Report) -> Iterator[str]:
        """The faults that are open or settled by a reading, a few lines each."""
        told = [finding for finding in faults(report) if finding.status in ("open", "read")]
        if 0 < len(told) < len(report.findings):
            yield self.say.start(message("check-gravest", n=Amount(len(told))))
        for finding in told:
            style = "bad" if finding.open else "doubt"
            yield f"  {self.screen.paint(style, self.say.part(headline(finding)))}"
            yield from self.screen.wrap(self.citing(finding.said), "    ", "      ")
            if finding.witness is not None:
                yield from self._situation(finding.witness, (), "    ")

    # ---------------------------------------------------------------- one finding
    def finding(self, finding: Finding, whole: bool = False) -> Iterator[str]:
        """A finding: what it is, between which rules, where it shows, what settles it; the `whole` of it if wanted."""
        event = self.events.get(finding.id)
        times = Counter(map(m.rule_of, finding.clauses))
        self._several = frozenset(rule for rule, number in times.items() if number > 1)
        style = "bad" if finding.open else "doubt" if finding.status != "accepted" else "quiet"
        where = f"{self.model.name} {finding.code} {finding.id}" if whole else finding.id
        head = self.screen.paint(style, self.say.part(headline(finding)))
        yield f"{head}  {self.screen.paint('quiet', where)}"
        yield from self._line(shown_by(self.model, finding, event) if whole else finding.said, "  ")
        says = dict(finding.says)
        for clause in finding.clauses:
            yield from self._party(finding, clause, says.get(clause), whole)
        if event is not None:
            yield from self._situation(event.witness, self._course(event), "    ")
        elif finding.witness is not None:
            yield from self._situation(finding.witness, (), "    ")
            for label, verdict in told_verdicts(self.model, finding) if whole else ():
                if finding.status == "settled" and verdict == "contradictory":
                    continue  # other rules contradict each other at this table: a finding of its own
                if not isinstance(label, str) and finding.kind != "ambiguous":
                    continue  # what comes of each choice is told with what settles the finding
                assert not isinstance(label, tuple)
                said = message("why-verdict", label=by(label), said=spoken(verdict))
                yield from self._line(said, "      ")
        for why in finding.why if event is None or finding.kind != "ambiguous" else ():
            yield from self._line(why, "    ")
        for remark in self.remarks.get(finding.id, ()):
            say = self.quoting if remark.id == "settled-by" else self.say
            yield from self.screen.wrap(say(remark), "  ", "    ")

    def _party(self, finding: Finding, clause: str, says: object, whole: bool) -> Iterator[str]:
        """A rule that a finding is about: where it stands, what it says there, and its words."""
        found = clause_of(self.model, clause)
        if found is None:
            return
        rule, placed = found
        shown = dict(finding.says).get(clause)
        if shown is None:
            line = message("party", rule=SpokenRule(clause), place=place_of(rule))
        else:
            word = word_of(placed.clause if placed else None, shown)
            line = message("party-says", rule=SpokenRule(clause), place=place_of(rule), says=word)
        yield from self.screen.wrap(self.say.part(line), "    ", "      ")
        yield from self.screen.wrap(self.say.part(message("quote", text=SpokenText(rule.gloss))), "      ")
        if whole and placed is not None:
            yield from self._written(placed)
        yield from self._meanings(finding, clause, "      ", whole)

    def _written(self, placed: m.PlacedClause) -> Iterator[str]:
        for line in placed.written.splitlines()[:MOST_WRITTEN]:
            yield f"      {self.screen.paint('quiet', line)}"

    def _meanings(self, finding: Finding, clause: str, indent: str, whole: bool = False) -> Iterator[str]:
        """The rules that say what the words of a clause mean, with their own words and places."""
        for user, _, rule in meanings(self.model, finding):
            if user != clause:
                continue
            text, place = SpokenText(rule.gloss), place_of(rule)
            said = message("means-word", place=place, text=text)
            yield from self._line(said, indent)
            for placed in rule.clauses if whole else ():
                yield from self._written(placed)

    def _course(self, event: FindingEvent) -> tuple[Message, ...]:
        """What is done at a table, then what is answered there."""
        return (done(self.model, self.layout, event.witness) or event.about, *event.answers)

    def _situation(self, witness: Witness, then: Sequence[Message], indent: str) -> Iterator[str]:
        """The smallest situation in one sentence, with what is done there, or else what is tried."""
        rows = [*situated(self.model, self.layout, witness), *then]
        if witness.subject is not None:
            thing = self.layout.text(witness.subject[1], witness.subject[0])
            rows.append(message("at-subject", what=Verbatim(f"`{thing}`")))
        if not then and (move := tried(self.model, self.layout, witness)) is not None:
            rows.append(move)
        if rows:
            when = self.say.start(message("for-example"))
            told = "; ".join(map(self.say.part, rows))
            yield from self.screen.wrap(f"{when}: {told}.", indent, f"{indent}  ")

    def _owned(self, finding: Finding) -> Message:
        """Something that the transcription says is not said, and what has become of it."""
        if finding.settled or finding.reason is not None:
            return point(self.model, finding)
        return message("silence-status", what=finding.said, status=message(f"status-{finding.status}"))

    def _line(self, said: Message, indent: str) -> Iterator[str]:
        yield from self.screen.wrap(self.say(said), indent, f"{indent}  ")

    def _strong(self, said: Message) -> str:
        return self.screen.paint("strong", self.say.start(said))
