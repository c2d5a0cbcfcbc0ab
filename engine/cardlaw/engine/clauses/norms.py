"""Who may do what: the norms of every act as closures and bit masks, weighed for the moves of a window.

Every norm of the model has a bit. Weighing a move gives which norms are in scope, and which live ones say yes and
no. Overriding, strength and breaking are then questions about masks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cardlaw.engine.clauses.combining import lasting, sets_of
from cardlaw.engine.expressions.closures import Closures
from cardlaw.engine.expressions.metering import MOST_WAYS, TooLong
from cardlaw.engine.expressions.terms import (
    Gather,
    Lazy,
    PythonMembers,
    PythonTerm,
    Recent,
    Run,
    conjunction,
    known,
    local,
)
from cardlaw.engine.state.layout import Blind
from cardlaw.engine.state.randomness import fanned
from cardlaw.engine.state.state import Happening, TableState
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.core.verdicts import YES_FORMS, ActNorm, Verdicts
from cardlaw.wording.tables import say

TOO_MANY = "too many combinations of cards"

Entry = tuple[str, int, int, PythonTerm, PythonTerm]
"""A norm about one act (and card): form, bit, what it kills, when it is in scope, what `may only` asks."""
Masks = tuple[int, int, int, int]
"""What norms say of a move taken alone: scope, live yes, live no, every no."""


class WeighedOption(NamedTuple):
    """A move weighed: `yes` and `no` are the live norms that say so, `scope` all that speak of it.

    `against` are all norms that say no, live or overridden. What a must demands is free to be done where norms that
    override it allow something else: these are `freeing`.
    """

    act: int
    args: tuple[Any, ...]
    verdict: str
    yes: int = 0
    no: int = 0
    scope: int = 0
    against: int = 0
    freeing: int = 0


class Weighed:
    """A move taken alone, and the verdicts on it by the musts that are live beside it; None where it cannot be made."""

    __slots__ = ("act", "against", "args", "musts", "no", "scope", "verdicts", "yes")

    def __init__(self, norms: Norms, act: int, args: tuple[Any, ...], masks: Masks) -> None:
        self.act, self.args = act, args
        self.scope, self.yes, self.no, self.against = masks
        self.musts = self.yes & norms.must
        self.verdicts: dict[int, WeighedOption | None] = {}


def _freed(option: WeighedOption) -> WeighedOption:
    return option if option.verdict != "must" else option._replace(verdict="may")


def act_names(act: m.Act, subject: str | None, card: PythonTerm | None = None) -> dict[str, PythonTerm]:
    """The locals of clauses about an act: its doer, its parameters, the role it answers."""
    names: dict[str, PythonTerm] = {}
    if act.answering is not None:
        names[act.answering[1]] = PythonTerm("(None if env[0] is None else env[0][1])")
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
        self.moves = Recent(lambda move: Weighed(self, *move))
        self.freed = Recent(_freed)
        """What has to be done is free to be done where something else is."""
        self.parameters = [self._domains(act) for act in self.acts]
        self.hidden = [self._hidden(act) for act in self.acts]
        """For each act, the zones out of which it may take a card unseen, by parameter."""
        self.lone = Lazy(self._lone)
        """For an act made with one card that is seen, the function that lists the cards; None for any other act."""
        self.hopes = [self._hopes(act) for act in self.acts]
        self.entries = [self._entries(act) for act in self.acts]
        self.weighers = [self._weigher(act) for act in self.acts]
        self.guilt = [self._guilt(act) for act in self.acts]
        self.dutiful = frozenset(algebra.acts[name] for name in verdicts.dutiful)
        """Acts that somebody can come to owe."""

    def _domains(self, act: m.Act) -> list[PythonMembers]:
        names: dict[str, PythonTerm] = {"player": local(1, sure=act.sort == "move")}
        domains = []
        for number, argument in enumerate(self.verdicts.arguments(act) if act.sort == "move" else ()):
            domains.append(fold_domain(argument.domain, self.algebra, names))
            names = {**names, argument.name: local(number + 2)}
        return domains

    def _hidden(self, act: m.Act) -> dict[int, Run]:
        found: dict[int, Run] = {}
        names: dict[str, PythonTerm] = {"player": local(1)}
        for number, argument in enumerate(self.verdicts.arguments(act)):
            if argument.unseen is not None:
                found[number] = fold(argument.unseen, self.algebra, names).run
            names[argument.name] = local(number + 2)
        return found

    def _lone(self, act: int) -> Gather | None:
        parameters = self.acts[act].parameters
        if len(parameters) != 1 or parameters[0].type != "card" or self.hidden[act]:
            return None
        return self.parameters[act][0].run

    def _entries(self, act: m.Act) -> Lazy:
        """The entries about an act by the card it is about; under None, for an act without a card."""

        def make(card: int | None) -> tuple[Entry, ...]:
            names = act_names(act, "player", None if card is None else known(card))
            made = (self._entry(norm, names) for norm in self.verdicts.norms(act.name))
            return tuple(entry for entry in made if entry is not None)

        return Lazy(make)

    def _entry(self, norm: ActNorm, names: dict[str, PythonTerm]) -> Entry | None:
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

    def wrong(self, s: TableState, act: int, env: list[Any]) -> tuple[str, ...]:
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
    def candidates(self, s: TableState, act: int, env: list[Any]) -> Iterator[tuple[Any, ...]]:
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

    def every(self, s: TableState, act: int, env: list[Any]) -> Iterator[tuple[Any, ...]]:
        """The same, as long as there are not too many to be judged one by one."""
        for number, args in enumerate(self.candidates(s, act, env)):
            if number >= MOST_WAYS:
                raise TooLong(say("limit-ways", n=MOST_WAYS), self.acts[act].name)
            yield args

    def possible(self, s: TableState, act: int, env: list[Any], args: Sequence[Any]) -> bool:
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

    def partial(self, s: TableState, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]) -> bool:
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

    def _hopes(self, act: m.Act) -> tuple[PythonTerm, ...] | None:
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
        self, s: TableState, act: int, number: int, env: list[Any]
    ) -> Callable[[tuple[int, ...]], bool] | None:
        hopes = self.hopes[act]
        if hopes is None or number + 1 != len(self.acts[act].parameters):
            return None
        return lambda chosen: any(hope.run(s, [*env, chosen]) for hope in hopes)

    def _unseen(self, s: TableState, act: int, number: int, env: list[Any]) -> bool:
        place = self.hidden[act][number](s, env)
        return place is not None and not self.algebra.layout.sees(env[1], place)

    # ---------------------------------------------------------------- weighing
    def _weigher(self, act: m.Act) -> Lazy:
        """Functions that weigh a move of an act, by the card it is about, as if it were made with nothing else.

        Which guards hold settles all the rest, so that is looked up. A guard that only looks is read once.
        """
        number, space = self.acts.index(act), self.algebra.space

        def make(card: int | None) -> Any:
            args = () if card is None else (card,)
            entries: tuple[Entry, ...] = self.entries[number][card]
            found = Lazy(lambda held: Weighed(self, number, args, _masks(entries, held)))
            texts: list[str] = []
            read: dict[str, str] = {}
            for _, _, _, within, holds in entries:
                under = ""
                if not within.known:
                    name = f"g{len(texts)}"
                    texts.append(f"({name} := {read.get(within.text, within.text)})")
                    under = f"{name} and "
                    if within.looks:
                        read.setdefault(within.text, name)
                if not holds.known:
                    texts.append(f"({under}{read.get(holds.text, holds.text)})")
            if not texts:
                alone = found[()]
                return lambda s, env: alone
            return space.function("s, env", [f" return {space.hold(found)}[{', '.join(texts)},]"])

        return Lazy(make)

    def weigh(self, s: TableState, act: int, env: list[Any]) -> Weighed:
        """What the norms say of one move taken alone."""
        card = env[2] if len(env) > 2 and takes_card(self.acts[act]) else None
        alone: Weighed = self.weighers[act][card](s, env)
        args = tuple(env[2:])
        masks = alone.scope, alone.yes, alone.no, alone.against
        if self.hidden[act]:  # cards that are not seen are told apart by where they are
            return Weighed(self, act, args, masks)
        found: Weighed = alone if args == alone.args else self.moves[act, args, masks]
        return found

    def weighed(
        self,
        s: TableState,
        acts: Sequence[int],
        taker: int,
        causes: tuple[Happening, ...],
        named: tuple[int, tuple[Any, ...]] | None = None,
    ) -> tuple[list[Weighed], int]:
        """Every move that a window offers a seat, each taken alone, and the musts that are live for any.

        A `named` move is among them if it can be done, however many others there are.
        """
        found: list[Weighed] = []
        musts = 0
        for act in acts:
            decl, weighers = self.acts[act], self.weighers[act]
            cause = causes[0] if causes else None
            if decl.answering is not None:
                cause = self.cause(act, causes)
                if cause is None:
                    continue
            env = [cause, taker]
            cards = self.lone[act]
            if cards is not None:
                for card in sorted(set(cards(s, env))):
                    move = weighers[card](s, env)
                    musts |= move.musts
                    found.append(move)
            elif not decl.parameters:
                move = weighers[None](s, env)
                musts |= move.musts
                found.append(move)
            else:
                for args in self.every(s, act, env):
                    move = self.weigh(s, act, [cause, taker, *args])
                    musts |= move.musts
                    found.append(move)
        if named is not None and not any((each.act, each.args) == named for each in found):
            act, args = named
            cause = self.cause(act, causes)
            known = cause is not None or self.acts[act].answering is None
            if known and self.possible(s, act, [cause, taker], args):
                found.append(self.weigh(s, act, [cause, taker, *args]))
                musts |= found[-1].musts
        return found, musts

    def judge(
        self, s: TableState, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]
    ) -> list[WeighedOption]:
        """The verdict on every move that a window offers a seat."""
        return self.judged(*self.weighed(s, acts, taker, causes))

    def judge_one(
        self,
        s: TableState,
        acts: Sequence[int],
        taker: int,
        causes: tuple[Happening, ...],
        move: tuple[int, tuple[Any, ...]],
    ) -> WeighedOption | None:
        """The verdict on one move beside all that a window offers, or None where it cannot be done at all."""
        weighed, musts = self.weighed(s, acts, taker, causes, move)
        place = next((i for i, each in enumerate(weighed) if (each.act, each.args) == move), None)
        return None if place is None else self.judged(weighed, musts)[place]

    def judged(self, weighed: Sequence[Weighed], musts: int) -> list[WeighedOption]:
        """The verdicts on moves weighed together: a must says no to those outside it, unless one of them is free."""
        found = [option for move in weighed if (option := self.verdict(move, musts)) is not None]
        if musts and any(option.verdict == "may" for option in found):
            return [self._free(option, found) for option in found]
        return found

    def _free(self, option: WeighedOption, beside: Sequence[WeighedOption]) -> WeighedOption:
        """A move with the norms by which something else may be done than what its musts demand, best by another act."""
        if option.verdict != "must":
            return option
        over = 0
        for i in bits(option.yes & self.must):
            over |= self.killers[i]
        alike = freeing = 0
        for other in beside:
            if other.verdict == "may" and other.act == option.act:
                alike |= other.yes & over
            elif other.verdict == "may":
                freeing |= other.yes & over
        freeing = freeing or alike
        return _freed(option)._replace(freeing=freeing)

    def offered(self, weighed: Sequence[Weighed], musts: int) -> list[WeighedOption]:
        """The same without those that can in no way be made."""
        found: list[WeighedOption] = []
        for move in weighed:
            try:
                option = move.verdicts[musts]
            except KeyError:
                option = move.verdicts[musts] = self.verdict(move, musts, every=False)
            if option is not None:
                found.append(option)
        if musts:
            for option in found:
                if option.verdict == "may":
                    return [option if option.verdict != "must" else self.freed[option] for option in found]
        return found

    def verdict(self, move: Weighed, musts: int, every: bool = True) -> WeighedOption | None:
        """The verdict on one move beside these live musts; none where it cannot be made, unless `every` has one."""
        yes, no = move.yes, move.no
        if musts and not yes & self.must:
            no |= self.ruled_out(musts, move.scope)
        if no:
            if yes & self.strong and self.clashes(yes, no):
                verdict = "contradictory"
            elif every or self.can_be_tried(yes, no):
                verdict = "must-not"
            else:
                return None
        elif yes:
            verdict = "must" if yes & self.must else "may"
        elif every:
            verdict = "silent"
        else:
            return None
        return WeighedOption(move.act, move.args, verdict, yes, no, move.scope, move.against)

    def arguments(
        self, s: TableState, act: int, cause: Happening | None, taker: int
    ) -> Sequence[tuple[Any, ...]]:
        if not self.acts[act].parameters:
            return ((),)
        cards = self.lone[act]
        if cards is not None:
            return [(card,) for card in sorted(set(cards(s, [cause, taker])))]
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

    def owed(
        self, s: TableState, acts: Sequence[int], taker: int, causes: tuple[Happening, ...]
    ) -> list[int]:
        """The acts of a window that a breakable must makes a duty of the seat."""
        duties = []
        for act in acts:
            if act in self.dutiful:
                cause = self.cause(act, causes)
                for args in self.arguments(s, act, cause, taker):
                    if self.weigh(s, act, [cause, taker, *args]).musts & self.breakable:
                        duties.append(act)
                        break
        return duties


def _masks(entries: Sequence[Entry], held: tuple[Any, ...]) -> Masks:
    """What norms say of which these guards hold; guards that are known beforehand are not among them."""
    scope = yes = no = killed = 0
    guards = iter(held)
    for form, bit, kills, within, only in entries:
        holds = within.known or next(guards)
        asked = only.value if only.known else next(guards)
        if not holds:
            continue
        scope, killed = scope | bit, killed | kills
        if form == "must-not" or (form == "may-only" and not asked):
            no |= bit
        elif form in YES_FORMS:
            yes |= bit
    return scope, yes & ~killed, no & ~killed, no


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
