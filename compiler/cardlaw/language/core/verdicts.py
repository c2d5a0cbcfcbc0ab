"""Who may do what: the norms of every act with what they do to each other, and the moves that a window can offer.

Every norm has a place, its bit. Which norms are in scope and what they say is found by the guards below; overriding,
strength and breaking are then questions about masks (`docs/semantics.md` §3).
"""

from __future__ import annotations

from functools import cached_property

from cardlaw.language import model as m
from cardlaw.language.core.acts import Acts
from cardlaw.language.core.rulebook import Held, Rulebook
from cardlaw.language.records import dataclass

YES_FORMS = ("may", "may-only", "may-even", "must")


@dataclass(frozen=True, slots=True)
class ActNorm:
    """A norm about an act: when it is in scope, and what `may only` asks beyond that.

    Both are in the names of the act's routine, in which the doer is `player`.
    """

    place: int
    id: str
    form: str
    scope: m.Expr
    asks: m.Expr


@dataclass(frozen=True, slots=True)
class Argument:
    """One parameter of a move: its domain, and the zone its card is taken from if that may be unseen."""

    name: str
    type: m.Type
    domain: m.Domain
    unseen: m.Expr | None
    least: int | None
    most: int | None


class Verdicts:
    """The norms of a rulebook in order, as a table that a machine reads; sets of norms are masks of their places."""

    def __init__(self, book: Rulebook, acts: Acts | None = None) -> None:
        self.book = book
        self.acts = Acts(book) if acts is None else acts
        self.held: tuple[Held[m.Norm], ...] = tuple(book.all(m.Norm))
        count = len(self.held)
        self.kills = [0] * count
        """The norms that each one silences while it is in scope."""
        self.killers = [0] * count
        self.against = [0] * count
        """The norms that each one stands against, if it is strong."""
        self.breakable = self.must = self.strong = self.only = 0
        for i, one in enumerate(self.held):
            if one.rule.breakable:
                self.breakable |= 1 << i
            if one.clause.form == "must":
                self.must |= 1 << i
            if one.clause.form == "may-only":
                self.only |= 1 << i
            if one.clause.form in ("must", "may-even"):
                self.strong |= 1 << i
            for j, other in enumerate(self.held):
                if book.overrides(one.rule, other.rule):
                    self.kills[i] |= 1 << j
                    self.killers[j] |= 1 << i
                if one.rule is not other.rule and (
                    one.clause.form == "must"
                    or one.rule.topic == other.rule.topic
                    or other.rule.id in book.named[one.rule.id]
                ):
                    self.against[i] |= 1 << j
        self._norms: dict[str, tuple[ActNorm, ...]] = {}

    @cached_property
    def dutiful(self) -> frozenset[str]:
        """Acts that somebody can come to owe."""
        return frozenset(h.clause.act for h in self.held if h.clause.form == "must" and h.rule.breakable)

    def norms(self, act: str) -> tuple[ActNorm, ...]:
        """The norms about an act, in order."""
        if act not in self._norms:
            decl = self.book.model.act(act)
            mine = ((i, held) for i, held in enumerate(self.held) if held.clause.act == act)
            self._norms[act] = tuple(self._norm(decl, i, held) for i, held in mine)
        return self._norms[act]

    def _norm(self, act: m.Act, place: int, held: Held[m.Norm]) -> ActNorm:
        clause = held.clause
        asks: m.Expr = m.YES
        if clause.form == "may-only":
            scope = self.acts.scope(act, "player", self.acts.called(act, clause.subject))
            asks = scope.read(clause.condition)
        return ActNorm(place, held.id, clause.form, self.acts.in_scope(act, held), asks)

    def arguments(self, act: m.Act) -> tuple[Argument, ...]:
        """What a move is made with, parameter by parameter; each domain knows the parameters before it."""
        zones = {zone.name: zone for zone in self.book.model.zones}
        found = []
        for parameter in act.parameters:
            domain = parameter.domain or m.Values(parameter.type, ())
            if parameter.domain is None and parameter.type == "player":
                domain = m.Players(())
            unseen = None
            if parameter.type in ("card", "cards") and isinstance(domain, m.CardsIn):
                match domain.zone:
                    case m.ZoneOf(zone=name) if zones[name].seen == "all":
                        pass
                    case m.ZoneOf(zone=name, key=m.Local(name="player")) if zones[name].seen == "owner":
                        pass
                    case zone:
                        unseen = zone
            bounds = (parameter.least, parameter.most)
            found.append(Argument(parameter.name, parameter.type, domain, unseen, *bounds))
        return tuple(found)
