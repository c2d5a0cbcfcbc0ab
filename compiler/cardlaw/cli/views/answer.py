"""The answer to a question about a move, as messages and as a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardlaw.engine.play import speaking
from cardlaw.engine.play.reasons import Ground, grounds
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import asked_for_in
from cardlaw.language.records import dataclass
from cardlaw.language.spoken import Spoken
from cardlaw.wording.arguments import (
    Act,
    Amount,
    Choice,
    Listing,
    Message,
    Name,
    Rule,
    Said,
    Seat,
    Text,
    Value,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.plain import plain

if TYPE_CHECKING:
    from cardlaw.analysis.questions.answer import Question
    from cardlaw.analysis.questions.cases import Answer, Case
    from cardlaw.analysis.questions.following.otherwise import Otherwise, Without
    from cardlaw.analysis.questions.outcomes import Outcome, Thing
    from cardlaw.analysis.questions.rests_on import Rests
    from cardlaw.analysis.questions.why_not import InTheWay, Lacking
    from cardlaw.engine.state.layout import Layout

UNLAWFUL = ("must-not", "silent")
LAWFUL = ("may", "must")


@dataclass(frozen=True)
class Unasked:
    """An edition that cannot be asked beside others that can: the table has something that it does not have."""

    name: str
    reason: str

    @property
    def head(self) -> Message:
        return message("ask-impossible", why=Verbatim(self.reason))


@dataclass(frozen=True)
class Asked:
    """The question as one edition reads it, and its answer."""

    name: str
    question: Question
    answer: Answer

    @property
    def layout(self) -> Layout:
        return self.answer.cases[0].tables[0].program.layout

    @property
    def who(self) -> Seat:
        return Seat(self.question.seat)

    @property
    def move(self) -> Act:
        question = self.question
        return speaking.act(self.layout, question.model.act(question.act), question.args)

    @property
    def word(self) -> str:
        """The verdict; `hangs` where there is none."""
        return word_of(self.answer.cases[0])

    @property
    def head(self) -> Message:
        """The verdict in one line."""
        case = self.answer.cases[0]
        if case.hangs:
            return message("ask-depends", what=Listing(tuple(self.wanted(case))))
        if self.lacks_the_move_before:
            return message("ask-answers")
        return message(f"ask-{self.word}", who=self.who, move=self.move)

    @property
    def lacks_the_move_before(self) -> bool:
        """Whether the move can only be an answer to another one, and nothing was said of that."""
        return self.answers_something_else and self.question.situation.window is None

    @property
    def answers_something_else(self) -> bool:
        """Whether the move can only be an answer, and not to what was said to have been done."""
        if self.word != "not-offered":
            return False
        reason = self.answer.cases[0].outcomes[0].verdict.reason
        other_cards = reason is not None and reason.id == "window-none-after"
        return other_cards or self.question.answers is not None

    @property
    def earlier(self) -> tuple[Seat, Act]:
        """The move that is answered, and who made it."""
        window = self.question.situation.window
        assert window is not None and window.after is not None and window.by is not None
        return Seat(window.by), speaking.act(self.layout, self.question.model.act(window.after), window.args)

    def hand_told(self, seat: int) -> bool:
        """Whether it was told what a player holds, or how the cards of that player are."""
        return any(isinstance(spot, tuple) and spot[1] == seat for spot in self.question.situation.zones)

    @property
    def earlier_written(self) -> str:
        """The move that is answered, as a rule file would write it."""
        who, act = self.earlier
        args = self.plain(message("move", move=act)).removeprefix(act.name)
        return f"{self.question.players[who.number]} {self.question.model.act(act.name).verb}{args}"

    def plain(self, said: Message) -> str:
        """A message in plain English, with the players' names."""
        return plain(said, self.question.players)

    # ---------------------------------------------------------------- things of the table
    @cached_property
    def _zones(self) -> dict[str, Any]:
        return {zone.name: zone for zone in self.question.model.zones}

    @cached_property
    def _states(self) -> dict[str, Any]:
        return {state.name: state for state in self.question.model.states}

    def zone(self, name: str) -> Any:
        return self._zones[name]

    def thing(self, thing: Thing) -> str:
        """What something about a table is called."""
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            return f"whether {self.question.players[int(key or 0)]} owes {name}"
        each = (self._states if sort == "state" else self._zones)[name].each
        owner = self.question.players[key] if each == "player" and isinstance(key, int) else key
        text = name if owner is None else f"{name} of {owner}"
        return f"top of {text}" if sort == "top" else text

    def value(self, thing: Thing, value: Any) -> str:
        """What it is, as it would be told."""
        sort, spot = thing
        if sort == "owes":
            return "yes"
        layout = self.layout
        if sort != "state":
            return ", ".join(layout.cards[card].text for card in value) or "nothing"
        state = self._states[spot[0] if isinstance(spot, tuple) else spot]
        if state.type == "player" and isinstance(value, int):
            return self.question.players[value]
        return "none" if value is None else layout.text(value, state.type)

    def added(self, outcome: Outcome) -> dict[str, str]:
        """What the table of an answer is like in what was not told."""
        return {self.thing(thing): self.value(thing, value) for thing, value in outcome.added}

    def differing(self, case: Case, outcome: Outcome) -> list[Message]:
        """What sets the table of an answer apart from those of the others, as it could be told."""
        from cardlaw.analysis.questions.outcomes import asked_for

        found = dict(outcome.added)
        return [self._told(thing, found) for thing in asked_for(case.outcomes)] if case.hangs else []

    def _told(self, thing: Thing, found: dict[Thing, Any]) -> Message:
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            duty = Act(name, None)
            return message("told-owes" if thing in found else "told-owes-not", who=_seat(key), move=duty)
        if thing not in found and sort == "state" and (starts := self._states[name].starts) is not None:
            return message("told-state", state=speaking.state(self.layout, self._states[name], key, starts))
        if thing not in found:
            return message("told-as-it-starts", what=self._wanted(thing))
        value = found[thing]
        if sort == "state":
            return message("told-state", state=speaking.state(self.layout, self._states[name], key, value))
        zone = speaking.zone(self._zones[name], key)
        if sort == "top":
            if not value:
                return message("told-no-top", zone=zone)
            return message("told-top", zone=zone, card=speaking.card(self.layout, value[-1]))
        if not value:
            return message("told-no-cards", zone=zone)
        return message("case-cards", zone=zone, cards=speaking.cards(self.layout, value))

    def _wanted(self, thing: Thing) -> Message:
        """Something about a table that was not told."""
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            return message("thing-owes", who=_seat(key), move=Act(name, None))
        if sort == "state":
            state = self._states[name]
            if state.each == "player":
                return message("thing-state-of", state=Name(name), who=_seat(key))
            return message("thing-player" if state.type == "player" else "thing-state", state=Name(name))
        zone = self._zones[name]
        if sort == "top":
            return message("thing-top", zone=speaking.zone(zone, key))
        if zone.each == "player" and not zone.pile:
            return message("thing-held", who=_seat(key))
        return message("thing-cards", zone=speaking.zone(zone, key))

    def wanted(self, case: Case) -> list[Message]:
        """What would have to be told for there to be a verdict."""
        from cardlaw.analysis.questions.outcomes import asked_for

        return [self._wanted(thing) for thing in asked_for(case.outcomes)] if case.hangs else []

    @property
    def owed(self) -> list[str]:
        """The lines that say that somebody still has to do what the answer hangs on."""
        return [f"{who} owes {act}" for who, act in self._owing]

    def met(self, language: str) -> list[str]:
        """The lines that say that somebody has done it already."""
        spoken = Spoken(self.question.model)
        said = ((who, spoken.met_said(act, language)) for who, act in self._owing)
        return [f"{who} {done}" for who, done in said if done is not None]

    @property
    def _owing(self) -> list[tuple[str, str]]:
        """Who may still have to do what, where the answer hangs on it."""
        from cardlaw.analysis.questions.outcomes import asked_for

        case, names = self.answer.cases[0], self.question.players
        things = asked_for(case.outcomes) if case.hangs else []
        owing = (spot for sort, spot in things if sort == "owes" and isinstance(spot, tuple))
        return [(names[int(seat or 0)], str(act)) for act, seat in owing]

    @property
    def wants_table_before(self) -> bool:
        """Whether it hangs on the table before the move that is answered whether that was wrong."""
        found = self.answer.earlier
        open_ = found is not None and found.wrong is None and found.if_before is None
        return open_ and self.hand_told(self.earlier[0].number)

    def asked_for(self, case: Case) -> list[str]:
        """What would have to be told for there to be a verdict."""
        if not case.hangs:
            return []
        from cardlaw.analysis.questions.outcomes import asked_for

        return [self.thing(thing) for thing in asked_for(case.outcomes)]


def _seat(key: Any) -> Seat:
    return Seat(int(key))


def word_of(case: Case) -> str:
    if case.hangs:
        return "hangs"
    return case.outcomes[0].verdict.word


def ruling(word: str, wrong: bool = False) -> Message:
    """A verdict in a word or two."""
    if word in ("hangs", "unknown"):
        return message("ruling-depends" if word == "hangs" else "ruling-unknown")
    offered = word != "not-offered"
    return message(f"ruling-{word}-wrong" if wrong and offered else f"ruling-{word}")


# ------------------------------------------------------------------ on one line
def as_line(asked: Asked) -> str:
    """The answer on one line: the verdict, the move, what decides, and by what it is wrong."""
    case = asked.answer.cases[0]
    move = asked.plain(asked.head) if case.hangs else _written(asked)
    if case.hangs:
        answers = "; ".join(_plain(outcome) for outcome in case.outcomes)
        return f"{asked.name} hangs {_written(asked)}: on {', '.join(asked.asked_for(case))}: {answers}"
    outcome = case.outcomes[0]
    because = " ".join(outcome.verdict.deciding)
    wrong = f" wrong: {' '.join(outcome.guilt)}" if outcome.guilt else ""
    unsure = "" if case.unknown is None else f" ({asked.plain(proof(case))})"
    told = f"{outcome.verdict.word} {move}{': ' if because else ''}{because}{wrong}{unsure}"
    return f"{asked.name} {told}"


def _written(asked: Asked) -> str:
    return asked.plain(message("move", move=asked.move))


def _plain(outcome: Outcome) -> str:
    deciding = " ".join(outcome.verdict.deciding)
    wrong = f" wrong {' '.join(outcome.guilt)}" if outcome.guilt else ""
    return f"{outcome.verdict.word} {deciding}{wrong}".strip()


# ------------------------------------------------------------------ why
def quoted(ground: Ground) -> Message:
    """What a rule says, and where it is printed."""
    return message("quoted", text=Text(ground.gloss), place=cited(ground))


def cited(ground: Ground) -> Message:
    unit = Verbatim(ground.unit)
    if ground.lines:
        spans = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in ground.lines)
        return message("cited-line" if spans.isdecimal() else "cited-lines", unit=unit, lines=Verbatim(spans))
    return message("cited-assumed" if ground.assumed else "cited", unit=unit)


def words_behind(asked: Asked, outcome: Outcome) -> tuple[str, ...]:
    """The clauses that say what card a rule means which lets a move be made as an answer with such cards only.

    Of a lawful move, those that its card meets.
    """
    question, verdict, table = asked.question, outcome.verdict, outcome.table
    if question.situation.window is None:
        return ()
    book, parameters = table.program.book, question.model.act(question.act).parameters
    bound = {p.name: table.raw(arg, p.type) for p, arg in zip(parameters, question.args, strict=True)}
    words = {
        held.clause.condition.predicate: bound[held.clause.condition.subject.name]
        for held in book.all(m.Norm)
        if held.id in verdict.deciding and held.clause.form == "may-only"
        if isinstance(held.clause.condition, m.PredicateOf)
        if isinstance(held.clause.condition.subject, m.Local) and held.clause.condition.subject.name in bound
    }
    return tuple(
        held.id
        for held in book.all(m.DefinePredicate)
        if (clause := held.clause).predicate in words
        if verdict.word not in LAWFUL
        or table.evaluate(clause.condition, {clause.subject: words[clause.predicate]})
    )


def lacking(asked: Asked, case: Case) -> list[Lacking]:
    """Of a move that is not lawful, the clauses that would have allowed it."""
    outcome, question = case.outcomes[0], asked.question
    if case.hangs or outcome.verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis.questions import why_not as lacks

    move = (question.act, question.args)
    return lacks.lacking(case.tables, question.seat, move, outcome.verdict, question.players)


def in_the_way(asked: Asked, each: InTheWay) -> Message:
    """Cards that keep a move from being allowed."""
    zone = asked.zone(each.zone.name)
    cards = Listing(each.cards)
    if isinstance(each.zone.owner, Seat) and not zone.pile:
        return message("held-in-the-way", who=each.zone.owner, cards=cards)
    return message("in-the-way", zone=each.zone, cards=cards)


def _rule_said(rule: m.Rule) -> Message:
    """A rule by its name and with what it says."""
    return message("rule-said", rule=Rule(rule.id), text=Text(rule.gloss))


def would_have(asked: Asked, near: Lacking) -> Message:
    """Why a clause that would have allowed a move does not."""
    rule = Rule(near.rule.id)
    if near.overridden_by:
        others = tuple(_rule_said(asked.question.model.rule(id)) for id in near.overridden_by)
        return message("gives-way", rule=_rule_said(near.rule), others=Listing(others))
    ways = [message("but-held", zone=way.zone, cards=Listing(way.cards)) for way in near.in_the_way]
    return message("would-allow", rule=rule, but=Listing((*ways, *near.asks)))


def would_do(asked: Asked, case: Case) -> list[Message]:
    """Of a move that is not lawful, the cards with which it would be."""
    if case.hangs or case.outcomes[0].verdict.word not in UNLAWFUL:
        return []
    from cardlaw.analysis.questions import why_not as lacks

    question = asked.question
    return lacks.would_do(case.tables, question.seat, (question.act, question.args))


def instead(asked: Asked, case: Case) -> Message | None:
    """The same move with cards that it would be lawful with."""
    cards = Listing(tuple(would_do(asked, case)), "or")
    return message("could-instead", cards=cards) if cards.items else None


def clash(asked: Asked, case: Case) -> Message:
    """The clauses of the text that contradict each other, with where they are printed."""
    assert case.text is not None
    says: dict[str, list[Message]] = {"yes": [], "no": []}
    for say in case.text.clauses:
        if say.live and say.clause in case.text.deciding:
            (ground,) = grounds(asked.question.model, [say.clause])
            word = "no" if say.says == "no" else "yes"
            says[word].append(
                message("by-rule", rule=Rule(ground.rule), text=Text(ground.gloss), place=cited(ground))
            )
    return message("text-clash", yes=Listing(tuple(says["yes"])), no=Listing(tuple(says["no"])))


# ------------------------------------------------------------------ what it rests on
def rests_on(rest: Rests) -> Message:
    """The reading that an answer rests on, and what it would be otherwise."""
    name = rest.axis.name
    others: dict[Message, list[Message]] = {}
    for arm, word, wrong in rest.others:
        value = message("quoted-value", value=Choice(name, arm))
        others.setdefault(ruling(word, wrong), []).append(value)
    told = tuple(
        message("rests-other", verdict=verdict, values=Listing(tuple(arms), "or"))
        for verdict, arms in others.items()
    )
    return message(
        "rests", choice=Choice(name), value=Choice(name, rest.arm.value), others=Listing(told, "each")
    )


def moment(asked: Asked) -> Iterator[Message]:
    """Which moment the answer is about, if a move was told that nobody answers."""
    turn = asked.question.next_turn
    if turn is not None and turn.barred is None:
        yield turn.moment


def becomes(asked: Asked) -> Iterator[Message]:
    """What becomes of whoever has no turn after the move that was told."""
    turn = asked.question.next_turn
    if turn is not None:
        yield from turn.then


TOLD_FIRST = ("assume-holds", "assume-played", "assume-state")
"""What is taken to be so and is told with every answer; who plays is told with what follows."""


def taken(asked: Asked) -> Iterator[Message]:
    """What an answer takes to be so."""
    answer = asked.answer
    if answer.presumed:
        yield message("assume-holds", who=asked.who, cards=speaking.cards(asked.layout, answer.presumed))
    played = asked.question.played
    if played is not None and played.lead is not None:
        lead = played.lead
        move = speaking.act(asked.layout, lead.act, lead.args)
        yield message("assume-played", who=Seat(lead.by), move=move)
    yield from _as_they_start(asked)
    if (seats := seating(asked)) is not None:
        yield seats


def _as_they_start(asked: Asked) -> Iterator[Message]:
    """What is taken to have been so before the move that was told, where rules about the answer ask for it."""
    question = asked.question
    rules = (
        rule for rule in question.model.rules for each in rule.clauses if _about(each.clause, question.act)
    )
    asks = {name for rule in rules for name in asked_for_in(rule)}
    for name, number in question.made.assumed.items() if question.made is not None else ():
        if name in asks:
            state = next(each for each in question.model.states if each.name == name)
            yield message("assume-state", state=speaking.state(asked.layout, state, None, number))


def _about(clause: m.Clause, act: str) -> bool:
    """Whether a clause says who may make a move."""
    return isinstance(clause, m.Norm) and clause.act == act


def seating(asked: Asked) -> Message | None:
    """Who plays and which way play goes, if something follows and it was not told."""
    question, answer = asked.question, asked.answer
    if not answer.goes_on:
        return None
    last = len(question.players) - 1
    way = Value("direction", answer.direction) if answer.direction else None
    if question.told_players:
        return None if way is None else message("assume-direction", way=way)
    n, first = Amount(last + 1), Seat(0)
    if way is None:
        return message("assume-players", n=n, first=first, last=Seat(last))
    return message("assume-both", n=n, first=first, last=Seat(last), way=way)


def earlier(asked: Asked) -> Iterator[Message]:
    """Whether the move that is answered was wrong."""
    found = asked.answer.earlier
    if found is None:
        return
    who, move = asked.earlier
    if found.wrong is None:
        if found.if_before is None:
            how = "open-table" if asked.wants_table_before else "open"
        else:
            how = "wrong-before" if found.if_before else "right-before"
        yield message(f"earlier-{how}", who=who, move=move)
        return
    yield message("earlier-wrong" if found.wrong else "earlier-right", who=who, move=move)
    if found.wrong:
        yield from each_ground(grounds(asked.question.model, found.clauses))
    for axis, arms in found.rests:
        chosen = Choice(axis.name, asked.question.model.choice(axis.name))
        values = Listing(tuple(Choice(axis.name, arm) for arm in arms), "or")
        id = "earlier-rests-right" if found.wrong else "earlier-rests-wrong"
        yield message(id, choice=Choice(axis.name), value=chosen, values=values)


def otherwise(asked: Asked, each: Otherwise | Without) -> Message:
    """The reading or assumed rule on which what follows rests, and what follows otherwise."""
    from cardlaw.analysis.questions.following.otherwise import Without

    if isinstance(each, Without):
        rule, text = Rule(each.rule.id), Text(each.rule.gloss)
        if not each.then:
            return message("follows-assumed-not", rule=rule, text=text)
        return message("follows-assumed", rule=rule, text=text, then=Listing(each.then))
    name = each.axis.name
    others = tuple(
        message("follows-other", then=Listing(then), value=Choice(name, arm))
        if then
        else message("follows-not-so", value=Choice(name, arm))
        for arm, then in each.arms
    )
    chosen = Choice(name, asked.question.model.choice(name))
    return message("follows-by-reading", choice=Choice(name), value=chosen, others=Listing(others, "each"))


def otherwise_each(asked: Asked, each: Otherwise | Without) -> Iterator[tuple[Message, tuple[Message, ...]]]:
    """The same with each thing that follows otherwise by itself, below what it follows from."""
    from cardlaw.analysis.questions.following.otherwise import Without

    several = (each.then,) if isinstance(each, Without) else tuple(then for _, then in each.arms)
    if all(len(then) <= 1 for then in several):
        yield otherwise(asked, each), ()
    elif isinstance(each, Without):
        yield message("without-assumed", rule=Rule(each.rule.id), text=Text(each.rule.gloss)), each.then
    else:
        name = each.axis.name
        chosen = Choice(name, asked.question.model.choice(name))
        yield message("by-our-reading", choice=Choice(name), value=chosen), ()
        for arm, then in each.arms:
            value = Choice(name, arm)
            if then:
                yield message("read-otherwise", value=value), then
            else:
                yield message("follows-not-so", value=value), ()


def after_answer(answer: Message) -> Message:
    """An answer above what follows it: of a duty, that it is what follows once that is done."""
    return message("answer-then", answer=answer) if answer.id == "answer-must" else answer


def notes(asked: Asked) -> Iterator[Message]:
    """That nothing that was left out matters, or that it is not known."""
    found = [proof(case) for case in asked.answer.cases if not _needs_no_proof(case)]
    if len({(each.id, each.arguments) for each in found}) <= 1:
        yield from found[:1]
        return
    for which, said in zip(("if-right", "if-wrong"), found, strict=False):
        yield message(which, what=said)


def _needs_no_proof(case: Case) -> bool:
    return case.hangs or (case.outcomes[0].verdict.word == "not-offered" and case.unknown is None)


def proof(case: Case) -> Message:
    from cardlaw.analysis.questions.cases import NOT_PROVED

    if case.unknown is None:
        return message("proved")
    if case.unknown is NOT_PROVED:
        return message("not-proved", n=Amount(len(case.tables)))
    return message("not-known", why=Said(case.unknown.reason))


def each_ground(found: Iterable[Ground]) -> Iterator[Message]:
    yield from map(quoted, found)
