"""Who may do what: the norms of every act as closures and bit masks, weighed for the moves of a window.

Every norm of the model has a bit. Weighing a move gives which norms are in scope, and which live ones say yes and
no. Overriding, strength and breaking are then questions about masks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cardlaw.engine.closures import Closures
from cardlaw.engine.combining import lasting, sets_of
from cardlaw.engine.layout import Blind
from cardlaw.engine.metering import MOST_WAYS, TooLong
from cardlaw.engine.randomness import fanned
from cardlaw.engine.state import Happening, State
from cardlaw.engine.terms import Lazy, Members, Run, Term, conjunction, known, local
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.core.verdicts import YES_FORMS, Norm, Verdicts

TOO_MANY = "too many combinations of cards"
MOST_KNOWN = 20_000
"""Verdicts remembered for one set of live musts."""

Entry = tuple[str, int, int, Term, Term]
"""A norm about one act (and card): form, bit, what it kills, when it is in scope, what `may only` asks."""
Weighed = tuple[int, tuple[Any, ...], int, int, int, int]
"""A move taken alone: act, arguments, scope, live yes, live no, every no."""


class Option(NamedTuple):
    """A move weighed: `yes` and `no` are the live norms that say so, `scope` all that speak of it.

    `against` are all norms that say no, live or overridden.
    """

    act: int
    args: tuple[Any, ...]
    verdict: str
    yes: int = 0
    no: int = 0
    scope: int = 0
    against: int = 0


def act_names(act: m.Act, subject: str | None, card: Term | None = None) -> dict[str, Term]:
    """The locals of clauses about an act: its doer, its parameters, the role it answers."""
    names: dict[str, Term] = {}
    if act.answering is not None:
        names[act.answering[1]] = Term("(None if env[0] is None else env[0][1])")
    for number, parameter in enumerate(act.parameters):
        names[parameter.name] = local(number + 2)
    if card is not None:
        names[act.parameters[0].name] = card
    doer = local(1, sure=act.sort in ("move", "kernel"))
    if subject is not None:
        names[subject] = doer
    elif act.sort == "kernel":
        names["player"] = doer
    return names


def write_act(act: m.Act, done: bool) -> str:
    """The act's name, in the third person where somebody does it."""
    return act.verb if done else act.name


def takes_card(act: m.Act) -> bool:
    """Whether clauses about the act can be specialised by the card it is about."""
    return bool(act.parameters) and act.parameters[0].type == "card"


class Norms:
    """The norms of a rulebook, ready to weigh moves."""

    def __init__(self, book: Rulebook, algebra: Closures, verdicts: Verdicts) -> None:
        self.book = book
        self.algebra = algebra
        self.verdicts = verdicts
        self.acts = book.model.acts
        self.held = verdicts.held
        self.kills, self.killers, self.against = verdicts.kills, verdicts.killers, verdicts.against
        self.breakable, self.must = verdicts.breakable, verdicts.must
        self.strong, self.only = verdicts.strong, verdicts.only
        self.known: dict[tuple[int, bool], dict[Weighed, Option | None]] = {}
        self.parameters = [self._domains(act) for act in self.acts]
        self.hidden = [self._hidden(act) for act in self.acts]
        """For each act, the zones out of which it may take a card unseen, by parameter."""
        self.hopes = [self._hopes(act) for act in self.acts]
        self.entries = [self._entries(act) for act in self.acts]
        self.weighers = [self._weigher(act) for act in self.acts]
        self.guilt = [self._guilt(act) for act in self.acts]
        self.dutiful = frozenset(algebra.acts[name] for name in verdicts.dutiful)
        """Acts that somebody can come to owe."""

    def _domains(self, act: m.Act) -> list[Members]:
        names: dict[str, Term] = {"player": local(1, sure=act.sort == "move")}
        domains = []
        for number, argument in enumerate(self.verdicts.arguments(act) if act.sort == "move" else ()):
            domains.append(fold_domain(argument.domain, self.algebra, names))
            names = {**names, argument.name: local(number + 2)}
        return domains

    def _hidden(self, act: m.Act) -> dict[int, Run]:
        found: dict[int, Run] = {}
        names: dict[str, Term] = {"player": local(1)}
        for number, argument in enumerate(self.verdicts.arguments(act)):
            if argument.unseen is not None:
                found[number] = fold(argument.unseen, self.algebra, names).run
            names[argument.name] = local(number + 2)
        return found

    def _entries(self, act: m.Act) -> Lazy:
        """The entries about an act by the card it is about; under None, for an act without a card."""

        def make(card: int | None) -> tuple[Entry, ...]:
            names = act_names(act, "player", None if card is None else known(card))
            made = (self._entry(norm, names) for norm in self.verdicts.norms(act.name))
            return tuple(entry for entry in made if entry is not None)

        return Lazy(make)

    def _entry(self, norm: Norm, names: dict[str, Term]) -> Entry | None:
        scope = fold(norm.scope, self.algebra.naming(norm.id), names)
        if scope.known and not scope.value:
            return None
        asks = fold(norm.asks, self.algebra.naming(norm.id), names)
        return norm.form, 1 << norm.place, self.kills[norm.place], scope, asks

    def _guilt(self, act: m.Act) -> Lazy:
        """The entries that decide whether an act was wrong: guilt clauses and what can override them."""

        def make(card: int | None) -> tuple[Entry, ...]:
            every: tuple[Entry, ...] = self.entries[self.acts.index(act)][card]
            wrong = 0
            for entry in every:
                if entry[0] == "wrongly":
                    wrong |= entry[1]
            return tuple(e for e in every if e[1] & wrong or e[2] & wrong) if wrong else ()

        return Lazy(make)

    def wrong(self, s: State, act: int, env: list[Any]) -> tuple[str, ...]:
        """The guilt clauses that hold of a move about to be made."""
        entries = self.guilt[act][env[2] if takes_card(self.acts[act]) else None]
        if not entries:
            return ()
        guilty = killed = 0
        for form, bit, kills, scope, _ in entries:
            if scope.run(s, env):
                killed |= kills
                if form == "wrongly":
                    guilty |= bit
        return tuple(self.held[i].id for i in bits(guilty & ~killed))

    # ---------------------------------------------------------------- candidates
    def candidates(self, s: State, act: int, env: list[Any]) -> Iterator[tuple[Any, ...]]:
        """Every choice of arguments that the parameters' domains allow, in order."""
        number = len(env) - 2
        parameters = self.acts[act].parameters
        if number == len(parameters):
            yield tuple(env[2:])
            return
        parameter = parameters[number]
        found = self.parameters[act][number].run(s, env)
        members: Sequence[Any]
        unseen = number in self.hidden[act] and self._unseen(s, act, number, env)
        if unseen:
            found = [Blind(card, spot) for spot, card in enumerate(fanned(s, s.serial, found), 1)]
        if parameter.type == "cards":
            assert parameter.least is not None and parameter.most is not None
            if unseen:
                spots, cut = sets_of(range(len(found)), parameter.least, parameter.most)
                members = [tuple(found[spot] for spot in chosen) for chosen in spots]
            else:
                hope = self._hoping(s, act, number, env)
                members, cut = sets_of(found, parameter.least, parameter.most, hope)
            if cut:
                s.tally(TOO_MANY)
        elif unseen:
            members = found
        elif parameter.type == "card":
            members = sorted(set(found))
        else:
            members = list(dict.fromkeys(found))
        for member in members:
            yield from self.candidates(s, act, [*env, member])

    def every(self, s: State, act: int, env: list[Any]) -> Iterator[tuple[Any, ...]]:
        """The same, as long as there are not too many to be judged one by one."""
        for number, args in enumerate(self.candidates(s, act, env)):
            if number >= MOST_WAYS:
                raise TooLong(f"ways to make a move: more than {MOST_WAYS:,}", self.acts[act].name)
            yield args

    def possible(self, s: State, act: int, env: list[Any], args: Sequence[Any]) -> bool:
        """Whether the parameters' domains allow these arguments, listed among the candidates or not."""
        env = list(env)
        for parameter, domain, arg in zip(self.acts[act].parameters, self.parameters[act], args, strict=True):
            found = domain.run(s, env)
            if parameter.type == "cards":
                assert parameter.least is not None and parameter.most is not None
                if not parameter.least <= len(arg) <= parameter.most or Counter(arg) - Counter(found):
                    return False
            elif arg not in found:
                return False
            env.append(arg)
        return True

    def partial(self, s: State, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]) -> bool:
        """Whether there are too many moves to list them all."""
        if not any(parameter.type == "cards" for act in acts for parameter in self.acts[act].parameters):
            return False
        trial = s.copy()
        trial.tallies = {}
        for act in acts:
            cause = self.cause(act, causes)
            if cause is None and self.acts[act].answering is not None:
                continue
            if any(parameter.type == "cards" for parameter in self.acts[act].parameters):
                self.arguments(trial, act, cause, taker)
        return TOO_MANY in trial.tallies

    def _hopes(self, act: m.Act) -> tuple[Term, ...] | None:
        """For an act whose last argument is a set of cards: what each yes asks of the set and every set inside it.

        None where some yes asks nothing of the kind.
        """
        if not act.parameters or act.parameters[-1].type != "cards":
            return None
        hopes = []
        for held in self.held:
            norm = held.clause
            if norm.act != act.name or norm.form not in YES_FORMS:
                continue
            parts = lasting(norm.match, act.parameters[-1].name)
            if norm.form != "may-only" or not held.rule.breakable:
                parts += lasting(norm.condition, act.parameters[-1].name)
            names = act_names(act, norm.subject)
            hopes.append(conjunction(tuple(fold(part, self.algebra, names) for part in parts)))
        return None if any(hope.known and hope.value for hope in hopes) else tuple(hopes)

    def _hoping(
        self, s: State, act: int, number: int, env: list[Any]
    ) -> Callable[[tuple[int, ...]], bool] | None:
        hopes = self.hopes[act]
        if hopes is None or number + 1 != len(self.acts[act].parameters):
            return None
        return lambda chosen: any(hope.run(s, [*env, chosen]) for hope in hopes)

    def _unseen(self, s: State, act: int, number: int, env: list[Any]) -> bool:
        place = self.hidden[act][number](s, env)
        return place is not None and not self.algebra.layout.sees(env[1], place)

    # ---------------------------------------------------------------- weighing
    def _weigher(self, act: m.Act) -> Lazy:
        """Functions that weigh a move of an act, by the card it is about: scope, live yes, live no, every no."""
        entries = self.entries[self.acts.index(act)]
        space = self.algebra.space

        def make(card: int | None) -> Any:
            scope = yes = no = killed = 0
            lines: list[str] = []
            for form, bit, kills, within, say in entries[card]:
                said = "no" if form == "must-not" else "yes"
                if within.known and form != "may-only":
                    scope, killed = scope | bit, killed | kills
                    yes |= bit if form in YES_FORMS else 0
                    no |= bit if form == "must-not" else 0
                    continue
                inner = [f"scope |= {bit}"]
                if kills:
                    inner.append(f"killed |= {kills}")
                if form == "may-only":
                    inner += [f"if {say.text}: yes |= {bit}", f"else: no |= {bit}"]
                elif form != "wrongly":
                    inner.append(f"{said} |= {bit}")
                if within.known:
                    lines += [f" {line}" for line in inner]
                else:
                    lines += [f" if {within.text}:", *(f"  {line}" for line in inner)]
            start = f" scope, yes, no, killed = {scope}, {yes}, {no}, {killed}"
            end = " return scope, yes & ~killed, no & ~killed, no"
            exec("\n".join(["def weigh(s, env):", start, *lines, end]), space.names)
            return space.names.pop("weigh")

        return Lazy(make)

    def weigh(self, s: State, act: int, env: list[Any]) -> tuple[int, int, int, int]:
        """What the norms say of one move taken alone: scope, live yes, live no, every no."""
        card = env[2] if len(env) > 2 and takes_card(self.acts[act]) else None
        found: tuple[int, int, int, int] = self.weighers[act][card](s, env)
        return found

    def weighed(
        self,
        s: State,
        acts: Sequence[int],
        taker: int,
        causes: tuple[Happening, ...],
        named: tuple[int, tuple[Any, ...]] | None = None,
    ) -> tuple[list[Weighed], int]:
        """Every move that a window offers a seat, each taken alone, and the musts that are live for any.

        A `named` move is among them if it can be done, however many others there are.
        """
        found: list[Weighed] = []
        musts, must = 0, self.must
        for act in acts:
            decl, weighers = self.acts[act], self.weighers[act]
            parameters = decl.parameters
            cause = causes[0] if causes else None
            if decl.answering is not None:
                cause = self.cause(act, causes)
                if cause is None:
                    continue
            if not parameters:
                scope, yes, no, against = weighers[None](s, [cause, taker])
                musts |= yes & must
                found.append((act, (), scope, yes, no, against))
                continue
            alone = len(parameters) == 1
            first = parameters[0].type == "card"
            if alone and first and not self.hidden[act]:
                env = [cause, taker]
                for card in sorted(set(self.parameters[act][0].run(s, env))):
                    scope, yes, no, against = weighers[card](s, env)
                    musts |= yes & must
                    found.append((act, (card,), scope, yes, no, against))
                continue
            for args in self.every(s, act, [cause, taker]):
                scope, yes, no, against = weighers[args[0] if first else None](s, [cause, taker, *args])
                musts |= yes & must
                found.append((act, args, scope, yes, no, against))
        if named is not None and not any(each[:2] == named for each in found):
            act, args = named
            cause = self.cause(act, causes)
            known = cause is not None or self.acts[act].answering is None
            if known and self.possible(s, act, [cause, taker], args):
                mine = self.weigh(s, act, [cause, taker, *args])
                musts |= mine[1] & must
                found.append((act, args, *mine))
        return found, musts

    def judge(self, s: State, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]) -> list[Option]:
        """The verdict on every move that a window offers a seat."""
        return self.judged(*self.weighed(s, acts, taker, causes))

    def judge_one(
        self,
        s: State,
        acts: Sequence[int],
        taker: int,
        causes: tuple[Happening, ...],
        move: tuple[int, tuple[Any, ...]],
    ) -> Option | None:
        """The verdict on one move beside all that a window offers, or None where it cannot be done at all."""
        weighed, musts = self.weighed(s, acts, taker, causes, move)
        place = next((i for i, each in enumerate(weighed) if each[:2] == move), None)
        return None if place is None else self.judged(weighed, musts)[place]

    def judged(self, weighed: list[Weighed], musts: int, every: bool = True) -> list[Option]:
        """The verdicts on moves weighed together: a must says no to those outside it, unless one of them is free.

        Unless `every` move is wanted, those that can in no way be made are left out.
        """
        known = self.known.setdefault((musts, every), {})
        found: list[Option] = []
        for move in weighed:
            try:
                option = known[move]
            except KeyError:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                option = known[move] = self._judged(move, musts, every)
            if option is not None:
                found.append(option)
        if musts and any(option.verdict == "may" for option in found):
            return [Option(*o[:2], "may", *o[3:]) if o.verdict == "must" else o for o in found]
        return found

    def _judged(self, move: Weighed, musts: int, every: bool) -> Option | None:
        """The verdict on one move beside these live musts; it hangs on nothing else, so it is found once."""
        act, args, scope, yes, no, against = move
        if musts and not yes & self.must:
            no |= self.ruled_out(musts, scope)
        if no:
            if yes & self.strong and self.clashes(yes, no):
                verdict = "contradictory"
            elif every or (not no & ~self.breakable and (yes or no & self.only)):
                verdict = "must-not"
            else:
                return None
        elif yes:
            verdict = "must" if yes & self.must else "may"
        elif every:
            verdict = "silent"
        else:
            return None
        return Option(act, args, verdict, yes, no, scope, against)

    def arguments(self, s: State, act: int, cause: Happening | None, taker: int) -> Sequence[tuple[Any, ...]]:
        parameters = self.acts[act].parameters
        if not parameters:
            return ((),)
        if len(parameters) == 1 and parameters[0].type == "card" and not self.hidden[act]:
            found = self.parameters[act][0].run(s, [cause, taker])
            return [(card,) for card in sorted(set(found))]
        return list(self.every(s, act, [cause, taker]))

    def cause(self, act: int, causes: tuple[Happening, ...]) -> Happening | None:
        """The happening that a move in a window answers: the nearest of the act it answers, else the nearest."""
        answering = self.acts[act].answering
        if answering is None:
            return causes[0] if causes else None
        number = self.algebra.acts[answering[0]]
        return next((cause for cause in causes if cause[0] == number), None)

    def ruled_out(self, musts: int, scope: int) -> int:
        """The musts that say no to a move they do not match, unless what overrides them speaks of it."""
        no = 0
        for i in bits(musts):
            if not scope & self.killers[i]:
                no |= 1 << i
        return no

    def clashes(self, yes: int, no: int) -> bool:
        """Whether a strong yes and a no from another rule stand against each other."""
        return any(no & self.against[i] for i in bits(yes & self.strong))

    def can_be_tried(self, yes: int, no: int) -> bool:
        """Whether a forbidden move can be made all the same: every no is breakable, and something speaks for it.

        A yes speaks for it, and so does a broken `may only`, which allows the move under other circumstances.
        """
        return not no & ~self.breakable and bool(yes or no & self.only)

    def owed(self, s: State, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]) -> list[int]:
        """The acts of a window that a breakable must makes a duty of the seat."""
        duties = []
        for act in acts:
            if act in self.dutiful:
                cause = self.cause(act, causes)
                for args in self.arguments(s, act, cause, taker):
                    _, yes, _, _ = self.weigh(s, act, [cause, taker, *args])
                    if yes & self.must & self.breakable:
                        duties.append(act)
                        break
        return duties


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
