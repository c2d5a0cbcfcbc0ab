"""How an act happens: guilt, replacements, body, wins, effects and duties, woven into one routine for each act."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core import registers as r
from cardlaw.language.core.lowering import NO, ONE, YES, ZERO, lowered
from cardlaw.language.core.naming import BodyNames, named
from cardlaw.language.core.rulebook import Held, Rulebook, stands

PLAYER = m.Local("player", "player")
WHO = m.Local(".who", "player")
WAS_WON = m.Local(".was-won", "yes-no")
PLAIN_VERBS = ("lose-turn", "regain-turn", "begin", "take-over", "go-again", "turn-begins", "turn-ends")
"""Verbs of the kernel that nothing needs to follow."""
SETTLE = "settle"
SETTLE_REST = "settle, wins looked at"
"""The same where nothing has happened since it was looked at who has won."""


def act_id(act: str) -> str:
    return f"act {act}"


def body_id(act: str) -> str:
    return f"body of {act}"


def effect_id(clause: str) -> str:
    return f"effect {clause}"


class Acts:
    """The routines of the acts and effects of a rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.zones = book.model.zones
        self.wins = wins_of(book, "round")
        self.effects = tuple(book.all(m.Effect))

    # ---------------------------------------------------------------- names
    def scope(self, act: m.Act, doer: str, given: str | None) -> BodyNames:
        """The names of a body about an act; `given` is what the doer is called in it, if anything."""
        meanings: dict[str, m.Expr] = {"player": r.TURN}
        if act.answering is not None:
            meanings[act.answering[1]] = m.Local(act.answering[1], "player")
        for parameter in act.parameters:
            meanings[parameter.name] = m.Local(parameter.name, parameter.type)
        if given is not None:
            meanings[given] = m.Local(doer, "player")
        near: dict[str, m.Expr] = {}
        reached: dict[str, m.Expr] = {"player": m.Local(doer, "player")}
        for parameter in act.parameters:
            if isinstance(parameter.domain, m.CardsIn):
                near[parameter.name] = named(parameter.domain.zone, reached)
        return BodyNames(meanings, near)

    def called(self, act: m.Act, subject: str | None) -> str | None:
        """What the doer is called in a clause about an act."""
        return "player" if subject is None and act.sort == "kernel" else subject

    def known(self, act: m.Act, subject: str | None) -> frozenset[str]:
        """The names that a clause about an act knows."""
        called = self.called(act, subject)
        role = (act.answering[1],) if act.answering is not None else ()
        own = () if called is None else (called,)
        return frozenset((*role, *(parameter.name for parameter in act.parameters), *own))

    # ---------------------------------------------------------------- clauses
    def in_scope(self, act: m.Act, held: Held[m.Norm] | Held[m.Effect]) -> m.Expr:
        """When a clause about an act is in scope, in the names of the act's routine."""
        clause = held.clause
        waived = stands(self.book, held.rule, self.known(act, clause.subject))
        parts: tuple[m.Expr, ...]
        match clause:
            case m.Effect(match=match, where=where):
                parts = (match, waived, where)
            case m.Norm(form="may-only", match=match):
                parts = (match, waived)
            case m.Norm(match=match, condition=condition):
                parts = (match, waived, condition)
        scope = self.scope(act, "player", self.called(act, clause.subject))
        kept = tuple(part for part in parts if part != m.YES)
        return scope.read(kept[0] if len(kept) == 1 else m.AllOf(kept))

    def guilt(self, act: m.Act) -> tuple[c.Clause, ...]:
        """The clauses that say that a move is wrong, and what can silence them."""
        norms = self.book.norms(act.name)
        wrong = [held for held in norms if held.clause.form == "wrongly"]
        found = []
        for held in norms:
            silenced = tuple(w.id for w in wrong if self.book.overrides(held.rule, w.rule))
            if held.clause.form == "wrongly" or silenced:
                counts = held.clause.form == "wrongly"
                found.append(c.Clause(held.id, self.in_scope(act, held), silenced, counts))
        return tuple(found)

    def following(self, act: m.Act, instead: bool) -> tuple[c.Clause, ...]:
        """The effects of an act, or what happens in its stead with what can silence that."""
        mine = self.book.effects(act.name)
        found = []
        if instead and not any(held.clause.instead for held in mine):
            return ()
        for held in mine:
            others = [other for other in mine if self.book.overrides(held.rule, other.rule)]
            counts = held.clause.instead == instead
            if counts or (instead and any(other.clause.instead for other in others)):
                silenced = tuple(other.id for other in others)
                found.append(c.Clause(held.id, self.in_scope(act, held), silenced, counts))
        return tuple(found)

    # ---------------------------------------------------------------- routines
    def plain(self, act: m.Act) -> bool:
        """Whether an act is a verb of the kernel that nothing is said of, so that nothing can follow it."""
        return (
            act.name in PLAIN_VERBS
            and not self.book.effects(act.name)
            and not any(act.name in held.clause.by for held in self.wins)
        )

    def replaced(self, act: m.Act) -> bool:
        """Whether something can stand in for the body of an act."""
        return any(held.clause.instead for held in self.book.effects(act.name))

    def _body(self, act: m.Act) -> c.Block:
        scope = self.scope(act, "player", "player")
        return (*native(act.name, self.book.model), *lowered(act.body, scope, self.zones))

    def body(self, act: m.Act) -> c.Routine:
        """The body of an act, apart from the act where something can stand in for it."""
        return self._routine(body_id(act.name), act, "player", self._body(act))

    def routine(self, act: m.Act) -> c.Routine:
        """An act, from its beginning until nothing of it is left to do."""
        if self.plain(act):
            told: c.Block = (c.Notice("act"),) if native(act.name, self.book.model) else ()
            return self._routine(act_id(act.name), act, "player", (*self._body(act), *told))
        instead, after = self.following(act, instead=True), self.following(act, instead=False)
        guilt = self.guilt(act)
        block: list[c.Instruction] = [c.Write(r.UNDER_WAY, ONE, add=True)]
        if after:
            block.append(c.Bind(WAS_WON.name, "yes-no", r.WON))
        if guilt:
            block.append(c.Collect("guilt", guilt))
        block.append(c.Notice("act"))
        if instead:
            block += [c.Collect("instead", instead), c.Run(c.Instead(body_id(act.name)))]
        else:
            block += self._body(act)
        block.append(c.Notice("body over"))
        block += self._tests(act)
        if after:
            block.append(c.Collect("after", after, "instead" if instead else None))
        if act.sort == "move" and self._dutiful(act):
            block.append(c.Write(r.owed(act.name, PLAYER), NO))
        if after:
            block.append(c.Run(c.Following(tuple(self._wanted(held) for held in self._plain_effects(act)))))
        block += [c.Write(r.UNDER_WAY, m.Const("number", -1), add=True), c.Notice("done")]
        settle = c.Body(SETTLE if after else SETTLE_REST)
        block.append(c.Branch(m.Same(r.UNDER_WAY, ZERO), (c.Run(settle),)))
        return self._routine(act_id(act.name), act, "player", tuple(block))

    def effect(self, held: Held[m.Effect]) -> c.Routine:
        act = self.book.model.act(held.clause.act)
        called = self.called(act, held.clause.subject)
        doer = called or ".doer"
        block = lowered(held.clause.body, self.scope(act, doer, called), self.zones)
        return self._routine(effect_id(held.id), act, doer, block)

    def _routine(self, id: str, act: m.Act, doer: str, block: c.Block) -> c.Routine:
        role = None if act.answering is None else act.answering[1]
        return c.Routine(id, act.name, doer, tuple(p.name for p in act.parameters), role, block)

    def _plain_effects(self, act: m.Act) -> list[Held[m.Effect]]:
        return [held for held in self.book.effects(act.name) if not held.clause.instead]

    def _wanted(self, held: Held[m.Effect]) -> tuple[str, m.Expr]:
        """An effect runs unless the round was won since the act began; some run all the same."""
        return held.id, m.YES if held.rule.even_if_won else m.AnyOf((m.Not(r.WON), WAS_WON))

    def _dutiful(self, act: m.Act) -> bool:
        return any(h.clause.form == "must" and h.rule.breakable for h in self.book.norms(act.name))

    def _tests(self, act: m.Act) -> c.Block:
        """Who has won the round by now: the clauses about this act for its doer, the others for everybody."""
        tests = tuple(held for held in self.wins if not held.clause.by or act.name in held.clause.by)
        if not tests:
            return ()
        going = m.AllOf((m.Not(r.WON), r.phase("turns")))
        return (c.Branch(going, first_win(self.book, tests)),)


def wins_of(book: Rulebook, what: m.Span) -> tuple[Held[m.Wins], ...]:
    """The clauses about winning, less those that another overrides."""
    mine = [held for held in book.all(m.Wins) if held.clause.what == what]
    return tuple(h for h in mine if not any(book.overrides(other.rule, h.rule) for other in mine))


def ends_of(book: Rulebook, what: m.Span) -> tuple[Held[m.Ends], ...]:
    return tuple(held for held in book.standing(m.Ends) if held.clause.what == what)


def holds(book: Rulebook, held: Held[m.Wins] | Held[m.Ends] | Held[m.Axiom]) -> m.Expr:
    """When a clause that is always in scope says yes; of winning, of the player `.who`."""
    clause = held.clause
    meanings: dict[str, m.Expr] = {"player": r.TURN}
    known = frozenset[str]()
    if isinstance(clause, m.Wins):
        meanings[clause.subject] = WHO
        known = frozenset({clause.subject})
    waived = stands(book, held.rule, known)
    says = clause.condition
    if waived != m.YES:
        axiom = isinstance(clause, m.Axiom)
        says = m.AnyOf((m.Not(waived), says)) if axiom else m.AllOf((waived, says))
    return named(says, meanings)


def winner(book: Rulebook, held: Held[m.Wins]) -> c.ChooseValue:
    """Who wins by a clause; with `by` only the doer of the act can."""
    clause, rank = held.clause, None
    if clause.ranking is not None:
        rank = (clause.ranking[0], named(clause.ranking[1], {"player": r.TURN, clause.subject: WHO}))
    only = PLAYER if clause.by else None
    return c.ChooseValue(".winner", "silence", c.Winner(held.id, WHO.name, holds(book, held), rank, only))


def first_win(book: Rulebook, tests: tuple[Held[m.Wins], ...]) -> c.Block:
    """The first clause by which somebody has won the round decides; that nobody has is known."""
    found = m.Local(".winner", "player")
    block: list[c.Instruction] = []
    for held in tests:
        won = (c.Write(r.WON, YES), c.Write(r.WINNER, found), c.Notice("won", (found,), (held.id, "round")))
        asked: c.Block = (winner(book, held), c.Branch(m.Present(found), won))
        block += [c.Branch(m.Not(r.WON), asked)] if block else asked
    return tuple(block)


def native(act: str, model: m.Model) -> c.Block:
    """What a verb of the kernel does."""
    match act:
        case "lose-turn":
            return _to_somebody(c.Write(r.losses(PLAYER), ONE, add=True))
        case "regain-turn":
            return _to_somebody(c.Write(r.losses(PLAYER), ZERO))
        case "begin" | "go-again":
            return _to_somebody(c.Write(r.NEXT, PLAYER))
        case "take-over":
            return _to_somebody(c.Write(r.NEXT, None), c.Write(r.TURN, PLAYER), *renewed(model, ("turn",)))
        case "drop-out":
            return _to_somebody(c.Write(r.in_round(PLAYER), NO))
        case "leave-game":
            return _to_somebody(c.Write(r.in_round(PLAYER), NO), c.Write(r.in_game(PLAYER), NO))
        case _:
            return ()


def _to_somebody(*block: c.Instruction) -> c.Block:
    return (c.Branch(m.Present(PLAYER), block),)


def renewed(model: m.Model, lasting: tuple[str, ...]) -> c.Block:
    """States that last so long take their start values."""
    found: list[c.Instruction] = []
    for state in model.states:
        if state.lasts in lasting:
            starts = None if state.starts is None else m.Const(state.type, state.starts)
            if state.each is None:
                found.append(c.Write(m.StateOf(state.name, None, state.type), starts))
            else:
                key = m.Local(".key", state.each)
                write = c.Write(m.StateOf(state.name, key, state.type), starts)
                found.append(c.Loop(c.Each(".key", state.each, m.Values(state.each, ()), ".key"), (write,)))
    return tuple(found)
