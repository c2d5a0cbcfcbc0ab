"""What a variant changes, for people: how much, then by which rules, what of each move and event, and what is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from cardlaw.cli.screen import Screen
from cardlaw.cli.views.comparisons.comparison import besides_shown
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenListing,
    SpokenName,
    SpokenRule,
    SpokenSaid,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import without_place

if TYPE_CHECKING:
    from cardlaw.analysis.packs.plan import ComparedPlay, FindingsChanged, JudgedOtherwise, Written
    from cardlaw.analysis.results.difference import Difference
    from cardlaw.analysis.results.finding import Finding

MOST_CLAUSES = 3
MOST_RULES = 8
"""So many rules of one sort are told; a house rule of usual size has no more."""


class PlanText:
    """Tells what becomes of a base under a variant of it."""

    def __init__(self, base: m.Model, variant: m.Model, screen: Screen) -> None:
        from cardlaw.analysis.facts.common_ground import aligned
        from cardlaw.documents.prose import Prose
        from cardlaw.documents.sentences import Speaker
        from cardlaw.engine.state.layout import Layout
        from cardlaw.language.core.rulebook import Rulebook

        self.base, self.variant, self.screen = base, variant, screen
        self.whole = aligned((variant, base))[0]
        """What either of the two knows of."""
        self.layout = Layout(Rulebook(self.whole), None)
        self.say = Speaker(Prose(self.whole, screen.language), number=lambda clause: f"`{m.rule_of(clause)}`")
        self.quoting = Speaker(self.say.prose, number=self._quoted)
        """Names a rule by its words, with its id behind them."""

    def _quoted(self, clause: str) -> str:
        id = m.rule_of(clause)
        rules = (*self.variant.rules, *self.base.rules)
        text = next((SpokenText(rule.gloss) for rule in rules if rule.id == id), None)
        return f"`{id}`" if text is None else f"{self.say.part(message('quote', text=text))} (`{id}`)"

    # ---------------------------------------------------------------- how much changes
    def answer(self, played: ComparedPlay) -> Iterator[str]:
        head = message("plan-head", name=Verbatim(self.variant.name), base=Verbatim(self.base.name))
        yield self.screen.paint("strong", self.say.part(head))
        yield from self.screen.wrap(f"{self.say.part(self._sum(played))}.", "", "  ")
        yield ""

    # ---------------------------------------------------------------- what is written
    def written(self, written: Written) -> Iterator[str]:
        for word, ids, model in (
            ("new", written.added, self.variant),
            ("gone", written.gone, self.base),
            ("changed", written.changed, self.variant),
        ):
            yield from self._rules(
                message(f"plan-{word}"), ids, model, self._how if word == "changed" else None
            )
        for axis, before, now in written.choices:
            values = Verbatim(f"`{axis}`"), Verbatim(str(before)), Verbatim(str(now))
            yield from self._line(
                message("plan-chosen", name=values[0], before=values[1], now=values[2]), "  "
            )
        if not (written.added or written.gone or written.changed or written.choices):
            yield from self._line(message("plan-nothing-written"), "  ")
        yield ""

    def _rules(
        self,
        head: Message,
        ids: Iterable[str],
        model: m.Model,
        how: Callable[[m.Rule], tuple[Message, ...]] | None = None,
    ) -> Iterator[str]:
        """Some rules as they are chosen, in their words, with how they have changed."""
        rules = [model.rule(id) for id in ids]
        if not rules:
            return
        yield f"  {self.say.start(head)}"
        for rule in rules[:MOST_RULES]:
            text = self.say.part(message("quote", text=SpokenText(rule.gloss)))
            changed = how(rule) if how is not None else ()
            also = f": {self.say.part(SpokenListing(changed))}" if changed else ""
            yield from self.screen.wrap(f"{text} (`{rule.id}`){also}", "    ", "      ")
        if len(rules) > MOST_RULES:
            yield f"    {self.say.part(message('plan-more-rules', n=Amount(len(rules) - MOST_RULES)))}"

    def _how(self, now: m.Rule) -> tuple[Message, ...]:
        """In what a rule is otherwise than in the base: what else it comes before, and for which cards it holds now."""
        before = self.base.rule(now.id)
        rules, kinds = (
            tuple(each for each in found(now) if each not in found(before)) for found in (_beaten, _kinds)
        )
        told = (
            [message("plan-now-before", rules=SpokenListing(tuple(map(SpokenRule, rules))))] if rules else []
        )
        if kinds:
            cards = tuple(message("a-kind", kind=SpokenName(kind)) for kind in kinds)
            told.append(message("plan-now-for", kinds=SpokenListing(cards)))
        return tuple(told)

    # ---------------------------------------------------------------- what changes at the table
    def changes(self, played: ComparedPlay) -> Iterator[str]:
        by_turn: dict[str, list[JudgedOtherwise]] = {}
        for judged in played.judged:
            by_turn.setdefault(judged.turn, []).append(judged)
        for turn, group in by_turn.items():
            yield self._head(message(f"turn-{turn.replace(' ', '-')}"))
            for judged in group:
                guilt = judged.difference.sort == "guilt"
                about = judged.difference.about
                yield from self._changed(
                    judged.difference, message("guilt-of", item=about) if guilt else about
                )
            yield ""
        if played.offered:
            yield self._head(message("plan-head-offered"))
            for offer in played.offered:
                only = self.say.part(message("only-offers", edition=Verbatim(offer.only)))
                yield from self.screen.wrap(f"{self.say.start(offer.about)}: {only}.", "  ", "    ")
            yield ""
        if played.effects:
            yield self._head(message("plan-head-effects"))
            for effect in played.effects:
                yield from self._changed(effect, effect.about)
            yield ""
        if played.unknown:
            yield f"{self.say.start(message('plan-unknown-things'))}:"
            reasons: dict[Message, dict[SpokenSaid, None]] = {}
            shown = {
                each.about for each in (*(judged.difference for judged in played.judged), *played.effects)
            }
            for each in played.unknown:
                why = without_place(each.why)
                told = besides_shown(why) if each.about in shown else why
                reasons.setdefault(each.about, {})[SpokenSaid(told)] = None
            things: dict[tuple[SpokenSaid, ...], list[Message]] = {}
            for about, whys in reasons.items():
                things.setdefault(tuple(whys), []).append(about)
            for said, items in things.items():
                named = {"items": SpokenListing(tuple(items), "each"), "why": SpokenListing(said, "each")}
                line = self.quoting(message("plan-unknown-thing", **named))
                yield from self.screen.wrap(line, "  ", "    ")
            yield ""

    def _sum(self, played: ComparedPlay) -> Message:
        name = Verbatim(self.variant.name)
        if played.differs:
            moves, effects = len(played.judged) + len(played.offered), len(played.effects)
            counts = (("plan-allowed", moves), ("plan-happens", effects))
            parts = tuple(message(id, n=Amount(n)) for id, n in counts if n)
            return message("plan-differs", name=name, parts=SpokenListing(parts))
        if played.unknown:
            return message("plan-unknown", name=name, n=Amount(len(played.unknown)))
        return message("plan-same", name=name, n=Amount(played.same))

    def _changed(self, each: Difference, about: Message) -> Iterator[str]:
        """Something that goes otherwise: where it shows, how it was and how it is now, by which rules."""
        from cardlaw.analysis.results.difference import MOVES
        from cardlaw.analysis.results.verdict_words import quoting, spoken
        from cardlaw.analysis.witness.tell import done, on_the_way, situated, to_what, tried, two_alone
        from cardlaw.documents.sentences import stopped

        models = {model.name: model for model in (self.base, self.variant)}
        yield f"  {self.screen.paint('name', self.say.start(about))}"
        if each.witness is not None:
            move = (tried if each.sort in MOVES else done)(self.whole, self.layout, each.witness)
            rows = [
                *two_alone(self.whole, each),
                *situated(self.whole, self.layout, each.witness),
                *([move] if move else ()),
                *(to_what(answer, each, models.values()) for answer in on_the_way(each)),
            ]
            told = "; ".join(map(self.say.part, rows))
            if told:
                when = self.say.start(message("for-example"))
                unseen = f" ({self.say.part(message('not-seen-in-play'))})" if each.seen is False else ""
                yield from self.screen.wrap(f"{when}: {told}{unseen}.", "      ", "        ")
        words, clauses = dict(each.verdicts), dict(each.clauses)
        for id, name in (("plan-was", self.base.name), ("plan-now", self.variant.name)):
            word = spoken(words[name]) if name in words else message("plan-no-verdict")
            rules = dict.fromkeys(map(m.rule_of, clauses.get(name, ())))
            cited = SpokenListing(tuple(map(SpokenRule, rules))[:MOST_CLAUSES])
            by = f" ({self.say.part(cited)})" if cited.items else ""
            said = self.say.start(message(id, what=quoting(word, models[name], clauses.get(name, ()))))
            yield from self.screen.wrap(stopped(f"{said}{by}"), "      ", "        ")

    # ---------------------------------------------------------------- what is found
    def found(self, found: FindingsChanged) -> Iterator[str]:
        from cardlaw.analysis.results.finding import IDLE
        from cardlaw.analysis.storing import remarks
        from cardlaw.cli.views.findings.finding_text import FindingText

        count = message("plan-findings", n=Amount(len(found.new)), n_2=Amount(len(found.open)))
        yield from self._line(count, "")
        shown = [f for f in found.new if f.open and f.kind not in IDLE]
        rest = [f for f in found.new if f not in shown]
        if shown:
            yield ""
            yield self._head(message("plan-head-new"))
            told = remarks(self.variant, shown, {})
            yield from FindingText(self.variant, self.screen, self.screen.language, {}, told).everything(
                shown
            )
        if rest:
            yield "" if not shown else self._head(message("plan-head-also-new"))
            yield from self._listed(rest)
        if found.gone:
            yield ""
            yield self._head(message("plan-head-no-longer", base=Verbatim(self.base.name)))
            yield from self._listed(found.gone)

    def _listed(self, findings: Iterable[Finding]) -> Iterator[str]:
        for finding in findings:
            status = message(f"status-{finding.status}")
            yield from self._line(message("silence-status", what=finding.said, status=status), "  ")

    def _line(self, said: Message, indent: str) -> Iterator[str]:
        yield from self.screen.wrap(self.say(said), indent, f"{indent}  ")

    def _head(self, said: Message) -> str:
        return self.screen.paint("strong", self.say.start(said))


def _beaten(rule: m.Rule) -> tuple[str, ...]:
    """The rules that a rule comes before."""
    return tuple(dict.fromkeys(id for override in rule.overrides for id in override.rules))


def _kinds(rule: m.Rule) -> tuple[str, ...]:
    """The kinds of card that a rule speaks of."""
    found = (kind for node in nodes(rule.clauses) if isinstance(node, m.KindIs) for kind in node.kinds)
    return tuple(dict.fromkeys(found))
