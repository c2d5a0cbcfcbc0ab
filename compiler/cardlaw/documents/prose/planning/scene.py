"""What a phrase can lean on: the model, and what the names of a clause stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from functools import cached_property

from cardlaw.documents.prose.phrases import NumberPhrase, Phrase, SaidPhrase, noun, say
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes


@dataclass(frozen=True)
class PhraseScene:
    """A model and the phrases that its clause's names are said with; a name without one is said by its type."""

    model: m.Model
    names: Mapping[str, Phrase] = field(default_factory=dict)
    known: PhraseBook | None = field(default=None, compare=False, repr=False)

    def bind(self, **names: Phrase) -> PhraseScene:
        return replace(self, names={**self.names, **names}, known=self.book)

    def bound(self, name: str, phrase: Phrase) -> PhraseScene:
        return self.bind(**{name: phrase})

    @cached_property
    def book(self) -> PhraseBook:
        """Lookups in the model, shared by all scenes that come of this one."""
        return self.known or book_of(self.model)


@dataclass(frozen=True)
class PhraseBook:
    """Lookups in a model that many phrases need."""

    model: m.Model

    @cached_property
    def zones(self) -> dict[str, m.Zone]:
        return {zone.name: zone for zone in self.model.zones}

    def owned(self, zone: str) -> bool:
        """Whether every player has such a zone."""
        return self.zones[zone].each == "player"

    @cached_property
    def states(self) -> dict[str, m.State]:
        return {state.name: state for state in self.model.states}

    @cached_property
    def acts(self) -> dict[str, m.Act]:
        return {act.name: act for act in self.model.acts}

    @cached_property
    def groups(self) -> dict[tuple[str, ...], str]:
        return {group.kinds: group.name for group in self.model.groups}

    @cached_property
    def attributes(self) -> dict[str, m.Attribute]:
        return {attribute.name: attribute for attribute in self.model.attributes}

    @cached_property
    def terms(self) -> frozenset[str]:
        return frozenset(term.name for term in self.model.terms)

    @cached_property
    def happenings(self) -> frozenset[str]:
        """Acts that are said as a clause of their own, since nobody in particular does them."""
        plain = {act.name for act in self.model.acts if act.sort == "stage" or not act.has_subject}
        told = {t.name for t in self.model.terms for form, _ in t.forms if form == "happens"}
        return frozenset(plain | told)

    @cached_property
    def numbers(self) -> dict[str, NumberPhrase]:
        """Plain quantities that one live clause sets to a number, with the rule that does."""
        live = self.model.rules_in("assumption")
        beaten = {
            target
            for rule in live
            for override in rule.overrides
            if override.under is None or self.model.choice(override.under.axis) in override.under.values
            for target in override.rules
        }
        found: dict[str, list[NumberPhrase]] = {}
        for rule in live:
            if rule.id in beaten:
                continue
            for placed in rule.clauses:
                match placed.clause:
                    case m.DefineQuantity(name, None, m.Const(value=int() as value), condition):
                        settled = condition == m.YES
                        number = NumberPhrase(value, rule.id if settled else None, name)
                        found.setdefault(name, []).append(number)
                    case m.DefineQuantity(name, None, m.AxisValue(axis), condition):
                        chosen = self.model.choice(axis)
                        settled = condition == m.YES and isinstance(chosen, int)
                        number = NumberPhrase(
                            int(chosen) if settled else 0, rule.id if settled else None, name
                        )
                        found.setdefault(name, []).append(number)
                    case m.DefineQuantity(name, None, _, _):
                        found.setdefault(name, []).extend([NumberPhrase(0), NumberPhrase(1)])
                    case _:
                        pass
        return {name: numbers[0] for name, numbers in found.items() if len(numbers) == 1 and numbers[0].rule}


book_of = m.Fact(PhraseBook)
"""The lookups of a model, shared by everybody."""


def held_zone(zone: str) -> Phrase:
    """The zone of the one who has just been named: `in hand`."""
    return say("held-zone", noun=noun(zone))


def is_topic(phrase: Phrase | None) -> bool:
    """Whether the phrase stands for the one the sentence is about."""
    return isinstance(phrase, SaidPhrase) and phrase.message in ("actor", "actor-again")


def role(scene: PhraseScene, name: str) -> Phrase:
    """Who a clause calls by this name: a role with a term of its own, else the acting player."""
    if name != "player" and name in scene.book.terms:
        return say("the", noun=noun(name))
    return say("actor")


def again(phrase: Phrase) -> Phrase:
    """The same person, mentioned a second time."""
    return say("actor-again") if is_topic(phrase) else phrase


def mentions(node: object, name: str) -> int:
    """How often a name is used below a node."""
    return sum(1 for found in nodes(node) if isinstance(found, m.Local) and found.name == name)
