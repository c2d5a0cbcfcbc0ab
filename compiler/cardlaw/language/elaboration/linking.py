"""Rules pointing at rules: a target by name or topic → the rules that stand for it now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from functools import cached_property

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.scope import Scope, listed
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say

MOST_LINKS = 20_000


@dataclass(eq=False)
class RuleDraft:
    """A rule on its way into the model: its syntax, its unit, what its marks say.

    `heirs` is None while the rule stands, else what stands in its place (nothing, if it was removed).
    """

    syntax: s.Rule
    unit: str
    sort: type[s.Node]
    chapter: s.Chapter | None
    id: str = ""
    topic: str = ""
    lines: tuple[tuple[int, int], ...] = ()
    assumed: m.Words | None = None
    custom: bool = False
    under: tuple[m.Condition, ...] = ()
    layer: m.Layer = "text"
    breakable: bool = False
    even_if_won: bool = False
    by_example: bool = False
    heirs: list[RuleDraft] | None = None

    @property
    def name(self) -> str:
        return self.syntax.name.text


@dataclass
class Linker:
    """Finds the rules that a target names, seen from the unit that names them."""

    scope: Scope
    drafts: list[RuleDraft]
    sorts: dict[str, type[s.Node]]
    """What each unit is: vocabulary, edition, pack or variant."""
    links: int = 0
    _topics: dict[tuple[str, str, bool], list[RuleDraft]] = field(default_factory=dict)

    @cached_property
    def _by_name(self) -> dict[str, list[RuleDraft]]:
        found: dict[str, list[RuleDraft]] = {}
        for draft in self.drafts:
            found.setdefault(draft.name, []).append(draft)
        return found

    @cached_property
    def _by_topic(self) -> dict[str, list[RuleDraft]]:
        found: dict[str, list[RuleDraft]] = {}
        for draft in self.drafts:
            found.setdefault(draft.topic, []).append(draft)
        return found

    def find(
        self, target: s.Target, unit: str, asking: RuleDraft | None = None, taken_out: bool = False
    ) -> list[RuleDraft]:
        """The rules that stand for a target; none, with a complaint, if there never was one.

        Where rules are `taken_out`, a pack that names a whole topic means the edition's, not other packs'.
        """
        if self.links > MOST_LINKS:
            return []
        if isinstance(target, s.TopicTarget):
            found = self._about(target, unit, asking, taken_out)
        else:
            found = [heir for draft in self._called(target, unit, asking) for heir in standing(draft)]
        found = [draft for draft in dict.fromkeys(found) if draft is not asking]
        self.links += len(found)
        if self.links > MOST_LINKS:
            self.scope.complain(
                "E0408",
                target.span,
                say("rules-may-point-rules", mostlinks=MOST_LINKS),
                help=say("name-rules-instead-whole"),
            )
            return []
        return found

    def ids(self, targets: Iterable[s.Target], unit: str, asking: RuleDraft | None = None) -> tuple[str, ...]:
        found = [draft.id for target in targets for draft in self.find(target, unit, asking)]
        return tuple(dict.fromkeys(found))

    def _about(
        self, target: s.TopicTarget, unit: str, asking: RuleDraft | None, taken_out: bool
    ) -> list[RuleDraft]:
        name = target.topic.text
        self.scope.use(target.topic, "topic", name)
        if name not in self.scope.topics:
            if target.optional:
                return []
            self.scope.unknown("E0206", target.topic, "topic", self.scope.topics)
            return []
        key = (name, unit, taken_out)
        if key not in self._topics:
            about = self._by_topic.get(name, ())
            self._topics[key] = [draft for draft in about if self._meant(draft, unit, taken_out)]
        found = self._topics[key]
        if found in ([], [asking]) and self.scope.whole and not target.optional:
            self.scope.complain(
                "E0402",
                target.span,
                say("no-other-rule-about", what=name),
                help=say("name-rule-topic-edition"),
            )
        return [draft for draft in found if draft.heirs is None]

    def _meant(self, draft: RuleDraft, unit: str, taken_out: bool) -> bool:
        """Whether a whole topic, named in this unit, includes the rule."""
        if taken_out and self.sorts[unit] is s.Pack:
            return draft.sort in (s.Edition, s.Vocabulary)
        return draft.unit != unit or self.sorts[unit] in (s.Edition, s.Vocabulary)

    def _called(self, target: s.ClauseTarget, unit: str, asking: RuleDraft | None) -> list[RuleDraft]:
        name = target.name.text
        everywhere = [draft for draft in self._by_name.get(name, ()) if draft is not asking]
        if target.unit is not None:
            found = [draft for draft in everywhere if draft.unit == target.unit.text]
        else:
            found = [draft for draft in everywhere if draft.unit == unit] or everywhere
        if len(found) > 1 and len({heir for draft in found for heir in standing(draft)}) > 1:
            homes = listed([f"{name} of {draft.unit}" for draft in found], "or")
            message = say("several-files-have-rule", what=name)
            self.scope.complain("E0406", target.span, message, help=say("say-which", homes=homes))
            return []
        for draft in found:
            self.scope.use(target.name, f"rule of {draft.unit}", name)
        if target.unit is not None:
            self.scope.use(target.unit, "unit", target.unit.text)
        if not found:
            self._unknown(target, everywhere, asking)
        return found

    def _unknown(self, target: s.ClauseTarget, everywhere: list[RuleDraft], asking: RuleDraft | None) -> None:
        name = target.name.text
        if asking is not None and asking.name == name and not everywhere:
            self.scope.complain(
                "E0209", target.span, say("rule-points-itself", what=name), help=say("name-another-rule")
            )
        elif everywhere and target.unit is not None:
            homes = listed([f"{name} of {draft.unit}" for draft in everywhere], "or")
            self.scope.complain(
                "E0209",
                target.unit.span,
                say("no-rule-2", unit=target.unit.text, what=name),
                help=say("there", homes=homes),
            )
        elif self.scope.whole:
            self.scope.unknown("E0209", target.name, "rule", self._by_name)


def standing(draft: RuleDraft) -> list[RuleDraft]:
    """The rule itself, or what stands in its place after replacements; nothing in a circle of them."""
    found: list[RuleDraft] = []
    waiting, seen = [draft], {draft}
    while waiting:
        this = waiting.pop(0)
        if this.heirs is None:
            found.append(this)
            continue
        waiting += [heir for heir in this.heirs if heir not in seen]
        seen.update(this.heirs)
    return found
