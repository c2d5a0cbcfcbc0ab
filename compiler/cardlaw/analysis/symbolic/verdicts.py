"""Verdicts as formulas: what the norms say of every move that a window offers, on all layers at once.

The rules of design are those of the engine's `norms.py`, written here over formulas: a norm has a scope and a say;
an overriding rule in scope kills; a must forbids what it does not match; a no against a strong yes is a clash.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from itertools import product, zip_longest
from typing import Any, Literal

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Knowing, Lit, Name
from cardlaw.analysis.solver.values import GuardedValues, Place, Plain, Unsupported, Value, just
from cardlaw.analysis.symbolic.expressions import Symbolic
from cardlaw.analysis.symbolic.situations import SEVERAL
from cardlaw.analysis.symbolic.windows import SymbolicWindow, known_names, reads
from cardlaw.analysis.symbolic.winning import Test, late, replaced, weakened
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold_domain
from cardlaw.language.core.rulebook import Held
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

Word = Literal["may", "must", "must-not", "silent", "contradictory"]
WORDS: tuple[Word, ...] = ("may", "must", "must-not", "silent", "contradictory")

MOVER = 0
"""The seat of whoever is to move; all other seats are seen from it."""

MOST_MOVES = 2_000
"""Moves of one act in one window: a move with one card of any pack has some hundred. One with more is unsupported."""


@dataclass(frozen=True, slots=True)
class NormSays:
    """What one norm says of a move: when it is in scope, and when it is live and says yes or no.

    `holds` is the condition of a `may only`; of other norms it is part of the scope.
    """

    held: Held[m.Norm]
    scope: Lit
    yes: Lit
    no: Lit
    holds: Lit = TRUE


@dataclass(slots=True, eq=False)
class Judged:
    """A move that a window may offer: when it can be made, what each norm says, and the verdict."""

    act: m.Act
    args: tuple[Plain, ...]
    there: Lit
    says: list[NormSays]
    wrong: dict[str, Lit]
    """Guilt clauses by id, with the condition that each is live and holds."""
    accusers: Lit = FALSE
    """Some guilt clause in force is about this move."""
    words: dict[Word, Lit] = field(default_factory=dict)
    broken: Lit = FALSE
    """It must not be made, but it can be tried: every rule against it can be broken, and something speaks for it."""

    @property
    def key(self) -> tuple[str, tuple[Plain, ...]]:
        return self.act.name, self.args

    @property
    def several(self) -> tuple[Place, ...]:
        """What is taken of several cards together; such a move stands for all that can be made so."""
        return tuple(arg for arg in self.args if isinstance(arg, tuple) and arg[0] == SEVERAL)

    def stands_for(self, move: tuple[str, tuple[Any, ...]] | None) -> bool:
        """Whether it is that move, or one of several cards of which that is one."""
        if move is None or move[0] != self.act.name:
            return False
        several = self.several
        return all(own == arg or own in several for own, arg in zip(self.args, move[1], strict=True))


class WindowFrame:
    """A window as the mover meets it: what is certain there, and the verdict on each move."""

    def __init__(self, algebra: Symbolic, window: SymbolicWindow, judged: bool = True) -> None:
        """Not `judged`, it is only known when it opens, and nothing of its moves."""
        self.algebra = algebra
        self.window = window
        self.formulas = algebra.formulas
        self.situations = algebra.situations
        self.doer = self._doer()
        self.locals = self._locals()
        wrong = FALSE
        if window.cause is not None:
            wrong = self.formulas.var(("wrong", window.moment))
        algebra.turn = self.doer
        algebra.answered = (wrong, self.doer)
        self.unwon = {test.fact: self._unwon(test) for test in window.tests}
        """The facts that the act which opened the window has not won the round."""
        self.facts = self.certain = self._facts()
        self.unsupported: list[tuple[str, Saying]] = []
        """Acts of the window that cannot be judged, with the reason."""
        self.forced: list[tuple[Held[m.Norm], Lit]] = []
        """The duties, each with the condition that it is live for some move."""
        self.moves = self._moves() if judged else []
        self._simplify()
        self._decide()
        self.facts = self._relevant()
        """`certain` is all that is known in the window; `facts` what of it bears on a verdict."""

    # ---------------------------------------------------------------- who and what
    def _doer(self) -> GuardedValues:
        window = self.window
        if window.own:
            return just(MOVER)
        return self.situations.unknown(("seat", window.moment), list(self.situations.seats), always=True)

    def _locals(self) -> dict[str, Value]:
        """The names that steps before the window go by: who did the act that opened it, and its arguments."""
        window = self.window
        names: dict[str, Value] = {window.doer: self.doer}
        for parameter in window.cause.parameters if window.cause else ():
            try:
                values = self.situations.members(parameter.type)
            except Unsupported:
                continue
            names[parameter.name] = self.situations.unknown(
                ("given", window.moment, parameter.name), values, always=True
            )
        return names

    def _facts(self) -> Lit:
        of, window = self.formulas, self.window
        parts = [self._certain(window.given), self._taken(window.takers), self.situations.in_round(MOVER)]
        if window.holder is not None:
            parts.append(self.algebra.book.rule_in_force(window.holder))
        parts.append(of.any(self._certain(self._settled(facts)) for facts in window.facts))
        return of.all(parts)

    def _taken(self, takers: m.Domain) -> Lit:
        """That the mover is among those to whom the window is offered."""
        if not known_names(takers) <= self.locals.keys():
            return TRUE
        members = self.algebra.membership(fold_domain(takers, self.algebra, self.locals))
        return self.formulas.any(lit for seat, lit in members if seat == MOVER)

    def opened(self) -> Lit:
        """That a rule opens the window to the mover after such an act, whatever the table is like."""
        window = self.window
        parts = [self._taken(window.among or window.takers)]
        parts += [self._certain([match]) for match in window.given[:1]]
        if window.holder is not None:
            parts.append(self.algebra.book.rule_in_force(window.holder))
        return self.formulas.all(parts)

    def as_given(self) -> Lit:
        """That it is opened, and the table is now as the rule wants it to be when it opens the window."""
        window = self.window
        clauses = () if window.holder is None else window.holder.clauses
        effects = [c.clause for c in clauses if c.id == window.id.partition("/")[0]]
        given = [fact for each in effects if isinstance(each, m.Effect) for fact in (each.match, each.where)]
        return self.formulas.both(self.opened(), self._certain(given))

    def _relevant(self) -> Lit:
        """The facts less those about things that no norm here reads and that can hold whatever else does."""
        of = self.formulas
        lits = [
            lit for move in self.moves for lit in (move.there, *move.words.values(), *move.wrong.values())
        ]
        read = {name for name in of.unknowns(lits) if name[0] != ("players",)}
        if self.window.cause is None and not self.window.own:  # whose turn it is, is always told
            read |= {of.name(lit) for lit in self.doer.options.values() if of.is_unknown(lit)}
        left = list(of.conjuncts(self.facts))
        plain = self._plainest()
        kept: list[Lit] = []
        grown = True
        while grown:
            grown = False
            for part in list(left):
                names = {name for name in of.unknowns([part]) if name[0] != ("players",)}
                free = Knowing(of, {name: plain.get(name, False) for name in names}).folded([part]) == [TRUE]
                if (not free or names & read) and not self._with_a_card(part, names, read):
                    left.remove(part)
                    kept.append(part)
                    grown = bool(names - read) or grown
                    read |= names
        return of.all(kept)

    def _with_a_card(self, part: Lit, names: set[Name], read: set[Name]) -> bool:
        """Whether a fact holds, whatever else does, once some place that no norm here reads holds a card."""
        free = names - read
        places = {name[1] for name in read if name[0] == "cards"}
        cards = (name for name in free if name[0] == "cards" and name[1] not in places)
        card = min(cards, key=repr, default=None)
        if card is None:
            return False
        return Knowing(self.formulas, {name: name == card for name in free}).folded([part]) == [TRUE]

    def _plainest(self) -> dict[Name, bool]:
        """One value for each state that always has one: what the facts say outright, else the first they allow."""
        of = self.formulas
        said = of.settled(self.facts)
        found: dict[Name, bool] = {}
        for group, (lits, always) in self.situations.groups.items():
            if always and isinstance(group, tuple) and group[0] == "state":
                names = of.names(lits)
                allowed = [n for n in names if said.get(n)] or [n for n in names if said.get(n) is not False]
                found |= {name: name in (allowed or names)[:1] for name in names}
        return found

    def _settled(self, facts: Iterable[m.Expr]) -> Iterator[m.Expr]:
        """The facts less those about states that are not certain there in every model that is looked at."""
        inside = self.window.cause.name if self.window.cause else self.window.id.partition("/")[0]
        open_ = {("state", state) for act, state in self.situations.unsettled if act == inside}
        return (fact for fact in facts if not open_ or not reads(fact, self.situations.model) & open_)

    def _certain(self, facts: Iterable[m.Expr]) -> Lit:
        found = []
        for fact in facts:
            if fact in self.unwon:
                found.append(self.unwon[fact])
                continue
            lit = (
                self.algebra.condition(fact, self.locals) if known_names(fact) <= self.locals.keys() else TRUE
            )
            found.append(TRUE if lit in self.situations.opaque else lit)
        return self.formulas.all(found)

    def _unwon(self, test: Test) -> Lit:
        """That a clause about winning did not hold when it was tested, so far as that can still be said."""
        of, book, window = self.formulas, self.algebra.book, self.window
        assert window.cause is not None
        unless = [~book.in_force(test.held), replaced(book, test.held), late(book, window.cause.name)]
        for rule, effect in test.changing:
            names = {**self.locals, **({effect.subject: self.doer} if effect.subject else {})}
            sure = known_names(effect.match) <= names.keys() and not reads(effect.match, book.model)
            match = self.algebra.condition(effect.match, names) if sure else TRUE
            unless.append(of.both(book.rule_in_force(rule), match))
        excused = of.any(unless)
        if excused == TRUE:
            return TRUE
        try:
            lit = self.algebra.condition(test.fact, self.locals)
        except Unsupported:
            return TRUE
        hidden = {of.name(each) for each in self.situations.opaque}
        return TRUE if hidden & set(of.unknowns([lit, excused])) else weakened(of, lit, excused)

    def _moves(self) -> list[Judged]:
        found: list[Judged] = []
        for name in self.window.acts:
            act = next(a for a in self.algebra.book.model.acts if a.name == name)
            try:
                for args, there in self._arguments(act):
                    if len(found) > MOST_MOVES:
                        raise Unsupported(say("cut-many-moves"))
                    found.append(self._judged(act, args, there))
            except Unsupported as problem:
                self.unsupported.append((name, problem.why))
        return found

    def _arguments(self, act: m.Act) -> list[tuple[tuple[Plain, ...], Lit]]:
        """Every choice of arguments with the condition that the parameters' domains allow it."""
        names: dict[str, Value] = {"player": just(MOVER)}
        every: list[list[tuple[Plain, Lit]]] = []
        for parameter in act.parameters:
            if parameter.type == "cards":
                every.append([self._several(act, parameter, names)])
                continue
            domain = parameter.domain or (
                m.Players(()) if parameter.type == "player" else m.Values(parameter.type, ())
            )
            every.append(list(self.algebra.membership(fold_domain(domain, self.algebra, names))))
        return [
            (tuple(value for value, _ in picked), self.formulas.all(lit for _, lit in picked))
            for picked in product(*every)
        ]

    def _several(self, act: m.Act, parameter: m.Parameter, names: dict[str, Value]) -> tuple[Plain, Lit]:
        """Cards taken together, whichever they are, with the condition that they lie where they are taken from.

        Where a move may be a duty, it matters which of all moves there are: that is no question about one of them.
        """
        if parameter.domain is None or any(
            held.clause.form == "must" for name in self.window.acts for held in self.algebra.book.norms(name)
        ):
            raise Unsupported(say("cut-cards-move"))
        place = self.situations.taken(act.name, parameter)
        there = dict(self.algebra.copies(fold_domain(parameter.domain, self.algebra, names)))
        lying = (
            self.formulas.implies(lit, lies)
            for card, lits in self.situations.several[place].items()
            for lit, lies in zip_longest(lits, there.get(card, ())[: len(lits)], fillvalue=FALSE)
        )
        return place, self.formulas.all((self.situations.as_many(place, parameter), *lying))

    # ---------------------------------------------------------------- what norms say
    def _judged(self, act: m.Act, args: tuple[Plain, ...], there: Lit) -> Judged:
        """What norms say of a move, which is the same in all windows of one moment."""
        key = (self.window.own, self.window.moment, act.name, args)
        known = self.algebra.judged.get(key)
        if known is None:
            known = self.algebra.judged[key] = self._said(act, args)
        says, wrong, accusers = known
        return Judged(act, args, there, [*says], {**wrong}, accusers)

    def _said(self, act: m.Act, args: tuple[Plain, ...]) -> tuple[list[NormSays], dict[str, Lit], Lit]:
        of, book = self.formulas, self.algebra.book
        names: dict[str, Value] = {}
        if act.answering is not None:
            names[act.answering[1]] = self.doer
        for parameter, arg in zip(act.parameters, args, strict=True):
            names[parameter.name] = just(arg)
        norms = book.norms(act.name)
        scopes: list[tuple[Held[m.Norm], Lit, Lit]] = []
        for held in norms:
            scope, holds = self._scope(held, {**names, held.clause.subject: just(MOVER)})
            if scope != FALSE:
                scopes.append((held, scope, holds))
        says: list[NormSays] = []
        wrong: dict[str, Lit] = {}
        for held, scope, holds in scopes:
            killed = of.any(
                of.both(other, overrides)
                for by, other, _ in (scopes if held.rule.id in book.yielding else ())
                if (overrides := book.overrides(by.rule, held.rule)) != FALSE and by.rule is not held.rule
            )
            live = of.both(scope, ~killed)
            match held.clause.form:
                case "may" | "may-even" | "must":
                    says.append(NormSays(held, scope, live, FALSE))
                case "must-not":
                    says.append(NormSays(held, scope, FALSE, live))
                case "may-only":
                    says.append(NormSays(held, scope, of.both(live, holds), of.both(live, ~holds), holds))
                case "wrongly":
                    says.append(NormSays(held, scope, FALSE, FALSE))
                    wrong[held.id] = live
        return says, wrong, self._accusers(norms, names)

    def _accusers(self, norms: Iterable[Held[m.Norm]], names: Mapping[str, Value]) -> Lit:
        guilt = [held for held in norms if held.clause.form == "wrongly"]
        return self.formulas.any(
            self.formulas.both(
                self.algebra.book.in_force(held),
                self.algebra.condition(held.clause.match, {**names, held.clause.subject: just(MOVER)}),
            )
            for held in guilt
        )

    def _simplify(self) -> None:
        """Fold what is certain in the window into what the norms say, so that equal rules look equal."""
        knowing = Knowing(self.formulas, self.formulas.settled(self.facts))

        def of(*lits: Lit) -> list[Lit]:
            return knowing.folded(lits)

        for move in self.moves:
            move.there, move.accusers = of(move.there, move.accusers)
            move.says = [
                NormSays(norm.held, *of(norm.scope, norm.yes, norm.no, norm.holds)) for norm in move.says
            ]
            move.wrong = {clause: of(lit)[0] for clause, lit in move.wrong.items()}

    def _scope(self, held: Held[m.Norm], names: Mapping[str, Value]) -> tuple[Lit, Lit]:
        """When the norm speaks of the move, and whether its condition then holds."""
        of, algebra = self.formulas, self.algebra
        algebra.about = held.id
        scope = of.both(algebra.book.in_force(held), algebra.condition(held.clause.match, names))
        if scope == FALSE:
            return FALSE, FALSE
        scope = of.both(scope, algebra.unwaived(held.rule, names))
        holds = algebra.condition(held.clause.condition, names)
        return (scope, holds) if held.clause.form == "may-only" else (of.both(scope, holds), TRUE)

    # ---------------------------------------------------------------- together
    def _decide(self) -> None:
        of = self.formulas
        musts: dict[str, tuple[Held[m.Norm], list[Lit]]] = {}
        for move in self.moves:
            for norm in move.says:
                if norm.held.clause.form == "must":
                    there = of.both(move.there, norm.yes)
                    musts.setdefault(norm.held.id, (norm.held, []))[1].append(there)
        self.forced = [(held, of.any(lits)) for held, lits in musts.values()]
        free: list[Lit] = []
        basic: list[tuple[Lit, Lit]] = []
        for move in self.moves:
            self._rule_out(move)
            yes = of.any(norm.yes for norm in move.says)
            must = of.any(norm.yes for norm in move.says if norm.held.clause.form == "must")
            no = of.any(norm.no for norm in move.says)
            clash = of.any(of.both(one.yes, other.no) for one, other in self.opposed(move))
            move.words["contradictory"] = clash
            move.words["must-not"] = of.both(no, ~clash)
            move.words["silent"] = of.both(~yes, ~no)
            unbroken = of.any(norm.no for norm in move.says if not norm.held.rule.breakable)
            spoken = of.any((yes, *(norm.no for norm in move.says if norm.held.clause.form == "may-only")))
            move.broken = of.all((move.words["must-not"], ~unbroken, spoken))
            basic.append((of.both(must, ~no), of.all((yes, ~must, ~no))))
            free.append(of.both(move.there, basic[-1][1]))
        loose = of.any(free)
        for move, (must, may) in zip(self.moves, basic, strict=True):
            move.words["must"] = of.both(must, ~loose)
            move.words["may"] = of.any((may, of.both(must, loose)))

    def _rule_out(self, move: Judged) -> None:
        """A must that holds for some move says no to the moves that no must speaks for."""
        of, book = self.formulas, self.algebra.book
        spoken = of.any(norm.yes for norm in move.says if norm.held.clause.form == "must")
        for held, somewhere in self.forced:
            killed = of.any(
                of.both(norm.scope, book.overrides(norm.held.rule, held.rule))
                for norm in (move.says if held.rule.id in book.yielding else ())
            )
            no = of.all((somewhere, ~spoken, ~killed))
            if no == FALSE:
                continue
            for place, norm in enumerate(move.says):
                if norm.held.id == held.id:
                    move.says[place] = NormSays(held, norm.scope, norm.yes, of.any((norm.no, no)), norm.holds)
                    break
            else:
                move.says.append(NormSays(held, FALSE, FALSE, no))

    def opposed(self, move: Judged) -> Iterator[tuple[NormSays, NormSays]]:
        """What says yes to a move, each with what says no and is not stronger."""
        against = [norm for norm in move.says if norm.no is not FALSE]
        for one in move.says:
            if one.yes is not FALSE:
                yield from ((one, other) for other in against if self.against(one.held, other.held))

    def against(self, one: Held[m.Norm], other: Held[m.Norm]) -> bool:
        """Whether a yes of the one is strong against a no of the other."""
        if one.rule is other.rule:
            return False
        if one.clause.form == "must":
            return True
        named = other.rule.id in self.algebra.book.named[one.rule.id]
        return one.clause.form == "may-even" and (one.rule.topic == other.rule.topic or named)

    def singly(self, move: Judged, lit: Lit) -> Iterator[Lit]:
        """A condition on a move, for one card after the other where it may be made with several or with one."""
        here, several = self.situations.several, move.several
        if not several:
            yield lit
        elif len(several) == 1:
            copies = here[several[0]]
            for one in copies:
                known = {
                    self.formulas.name(taken): card == one and number == 0
                    for card, lits in copies.items()
                    for number, taken in enumerate(lits)
                }
                yield from Knowing(self.formulas, known).folded([lit])

    def lawful(self, move: Judged) -> Lit:
        return self.formulas.any((move.words["may"], move.words["must"]))
