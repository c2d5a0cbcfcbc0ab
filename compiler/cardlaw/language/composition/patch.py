"""Rules → the rules that stand: what packs and variants need, remove, replace and prefer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from cardlaw.language import syntax as s
from cardlaw.language.composition.circles import circles
from cardlaw.language.diagnostics.diagnostic import Label, Span, did_you_mean, meant
from cardlaw.language.elaboration.linking import Linker, RuleDraft
from cardlaw.language.elaboration.scope import Scope, listed, plain
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say

MOST_RULES_SHOWN = 3
ANOTHER_EDITION = "another-edition"
"""What is said of a need that another edition may meet."""
"""The help that is said more exactly by whoever knows the other editions."""


@dataclass(frozen=True)
class RuleChange:
    """A unit takes a rule out, and may put one of its own in its place."""

    unit: str
    span: Span
    rule: RuleDraft
    heir: RuleDraft | None


@dataclass
class Contest:
    """Several packs change one rule, and not all of them by merely removing it."""

    rule: RuleDraft
    changes: list[RuleChange]

    def stands(self) -> bool:
        """Whether more than one pack still has its way, whatever a variant did since."""
        return any(change.heir is not None and change.heir.heirs is None for change in self.changes)


@dataclass
class Preferences:
    """Which pack wins where, as the variant says; those that settle nothing are told in the end."""

    scope: Scope
    said: list[s.Preference]
    used: set[int] = field(default_factory=set)

    def losers(self, contest: Contest) -> set[str]:
        units = {change.unit for change in contest.changes}
        lost: set[str] = set()
        for number, preference in enumerate(self.said):
            named = {preference.winner.text, preference.loser.text}
            if named <= units and _names(preference.target, contest.rule):
                lost.add(preference.loser.text)
                self.used.add(number)
        return lost if lost < units else set()


def patched(linker: Linker, files: list[s.File]) -> list[RuleDraft]:
    """The rules that stand, in order; later layers change what earlier ones left: edition, packs, each variant."""
    scope = linker.scope
    said = [item for file in files for item in file.items if isinstance(item, s.Preference)]
    preferences = Preferences(scope, said)
    contests: list[Contest] = []
    for layer in _layers(files):
        changes = [change for file in layer for change in _changes(linker, file)]
        contests += _apply(changes, preferences)
    _contested(scope, [contest for contest in contests if contest.stands()])
    _replaced_in_circles(linker)
    packs = {file.head.name.text for file in files if isinstance(file.head, s.Pack)}
    if scope.whole:
        _unused_preferences(preferences, packs)
    return [draft for draft in linker.drafts if draft.heirs is None]


def _layers(files: list[s.File]) -> Iterator[list[s.File]]:
    packs = [file for file in files if isinstance(file.head, s.Pack)]
    for file in files:
        if not isinstance(file.head, s.Pack):
            yield [file]
        elif file is packs[0]:
            yield packs


def _changes(linker: Linker, file: s.File) -> Iterator[RuleChange]:
    unit = file.head.name.text
    for item in file.items:
        if isinstance(item, s.Removal):
            for target in item.targets:
                for rule in linker.find(target, unit, taken_out=True):
                    yield RuleChange(unit, target.span, rule, None)
    for draft in linker.drafts:
        if draft.unit == unit:
            for mark in draft.syntax.marks:
                if isinstance(mark, s.Replaces):
                    for target in mark.targets:
                        for rule in linker.find(target, unit, draft, taken_out=True):
                            yield RuleChange(unit, target.span, rule, draft)


def _apply(changes: list[RuleChange], preferences: Preferences) -> list[Contest]:
    """Make the changes of one layer; a change that a preference rules out is left out with its rule."""
    by_rule: dict[RuleDraft, list[RuleChange]] = {}
    for change in changes:
        by_rule.setdefault(change.rule, []).append(change)
    contests = [
        Contest(rule, made)
        for rule, made in by_rule.items()
        if len({change.unit for change in made}) > 1 and any(change.heir for change in made)
    ]
    open_ones: list[Contest] = []
    left_out: dict[RuleDraft, list[RuleDraft]] = {}
    for contest in contests:
        lost = preferences.losers(contest)
        winners = [change.heir for change in contest.changes if change.unit not in lost and change.heir]
        for change in contest.changes:
            if change.unit in lost and change.heir is not None:
                left_out[change.heir] = winners
        rest = [change for change in contest.changes if change.unit not in lost]
        if len({change.unit for change in rest}) > 1 and any(change.heir for change in rest):
            open_ones.append(Contest(contest.rule, rest))
    for change in changes:
        if change.heir is None or change.heir not in left_out:
            change.rule.heirs = change.rule.heirs or []
            if change.heir is not None and change.heir not in change.rule.heirs:
                change.rule.heirs.append(change.heir)
    for draft, winners in left_out.items():
        draft.heirs = [winner for winner in winners if winner is not draft]
    return open_ones


def _names(target: s.Target, rule: RuleDraft) -> bool:
    if isinstance(target, s.TopicTarget):
        return target.topic.text == rule.topic
    return target.name.text == rule.name and (target.unit is None or target.unit.text == rule.unit)


def _contested(scope: Scope, contests: list[Contest]) -> None:
    """One complaint for each two packs, whatever number of rules they both change."""
    by_pair: dict[tuple[str, str], list[tuple[RuleChange, RuleChange]]] = {}
    for contest in contests:
        first = contest.changes[0]
        rivals = {change.unit: change for change in reversed(contest.changes) if change.unit != first.unit}
        for unit in reversed(rivals):
            by_pair.setdefault((first.unit, unit), []).append((first, rivals[unit]))
    for (one, other), changes in by_pair.items():
        first, second = changes[0]
        rules = [change.rule for change, _ in changes]
        topics = dict.fromkeys(rule.topic for rule in rules)
        lines = [f"prefer {one} over {other} for topic {topic}" for topic in topics]
        if len(rules) == 1:
            lines = [f"prefer {one} over {other} for {rules[0].name}"]
        scope.complain(
            "E0401",
            second.span,
            say(
                "both-change",
                one=one,
                other=other,
                rules="rule" if len(rules) == 1 else "the rules",
                names=listed(rule.name for rule in rules),
            ),
            labels=(
                Label(first.span, say("does-so", unit=one)),
                *(Label(rule.syntax.name.span, say("rule")) for rule in rules[:MOST_RULES_SHOWN]),
            ),
            help=say("let-variant-say-which", names=listed(lines)),
        )


def _replaced_in_circles(linker: Linker) -> None:
    graph = {draft.id: draft.heirs or [] for draft in linker.drafts}
    drafts = {draft.id: draft for draft in linker.drafts}
    for circle in circles({id: [(heir.id, ()) for heir in heirs] for id, heirs in graph.items()}):
        first, *others = (drafts[id].syntax.name.span for id in circle)
        linker.scope.complain(
            "E0410",
            first,
            say("replace-each-other-so", names=listed(circle)),
            labels=[Label(span, say("and-this-one")) for span in others],
            help=say("let-them-stand"),
        )


def _unused_preferences(preferences: Preferences, packs: set[str]) -> None:
    scope = preferences.scope
    for number, preference in enumerate(preferences.said):
        strangers = [word for word in (preference.winner, preference.loser) if word.text not in packs]
        for word in strangers:
            scope.unknown("E0409", word, "pack of this variant called", packs)
        if not strangers and number not in preferences.used:
            scope.complain(
                "W0604",
                preference.span,
                say(
                    "there-nothing-settle-between", winner=preference.winner.text, loser=preference.loser.text
                ),
                help=say("take-line-out"),
            )


# ---------------------------------------------------------------- needs
def check_needs(scope: Scope, files: list[s.File], written: list[RuleDraft]) -> None:
    """What a pack says it needs is there."""
    needs = [(file, line, word) for file in files for line in _needs(file) for word in line.names]
    for _, line, word in needs:
        sort = {"move": "act", "event": "act", "pack": "unit"}.get(line.sort, line.sort)
        scope.use(word, sort, word.text)
    edition = next((file.head.name.text for file in files if isinstance(file.head, s.Edition)), None)
    if edition is None or not scope.whole:
        return
    there: dict[str, Iterable[str]] = {
        "kind": _kinds_in_deck(scope, written),
        "move": scope.moves(),
        "event": scope.happenings(),
        "topic": {draft.topic for draft in written if draft.sort is s.Edition},
        "pack": {file.head.name.text for file in files if isinstance(file.head, s.Pack)},
        "rule": {draft.name for draft in written},
    }
    lacks = {
        "kind": say("deck-none", edition=edition),
        "move": say("there-no-move"),
        "event": say("there-no-event"),
        "topic": say("no-rule-about", edition=edition),
        "pack": say("pack-played"),
        "rule": say("no-rule", edition=edition),
    }
    for file, line, word in needs:
        if word.text not in there[line.sort]:
            _lacking(scope, file, line.sort, word, lacks[line.sort], there[line.sort])


def _needs(file: s.File) -> Iterator[s.Need]:
    return (line for line in file.head.head if isinstance(line, s.Need))


def _lacking(scope: Scope, file: s.File, sort: str, word: s.Word, lack: str, there: Iterable[str]) -> None:
    guess = did_you_mean(word.text, there) if sort != "pack" else None
    otherwise = say("add-pack", pack=word.text) if sort == "pack" else say(ANOTHER_EDITION)
    scope.complain(
        "E0402",
        word.span,
        say("needs", file=file.head.name.text, sort=sort, word=word.text, lack=lack),
        help=say("did-you-mean", guess=guess) if guess else otherwise,
        fix=meant(word.span, guess),
    )


def _kinds_in_deck(scope: Scope, written: list[RuleDraft]) -> set[str]:
    return {
        str(plain(part))
        for draft in written
        for clause in draft.syntax.clauses
        if isinstance(clause, s.Deck)
        for row in clause.rows
        for part in row.face.parts
        if plain(part) in scope.kinds
    }
