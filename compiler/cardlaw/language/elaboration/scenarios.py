"""Scenarios and situations: their lines resolved against the scope of one variant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Label, Span
from cardlaw.language.diagnostics.everyday import AFTER_MAY
from cardlaw.language.elaboration.choices import choice_condition
from cardlaw.language.elaboration.clauses.decks import MOST_CARDS
from cardlaw.language.elaboration.clauses.explaining import wrong_number
from cardlaw.language.elaboration.clauses.expressions import UNKNOWN, Context, condition, typed, value
from cardlaw.language.elaboration.clauses.steps import act_by_verb, use_act
from cardlaw.language.elaboration.places import cited, position
from cardlaw.language.elaboration.scope import Scope, article, quoted, words
from cardlaw.language.kernel import DECLINE, third_person
from cardlaw.language.sayings import say

DEFAULT_PLAYERS = ("a", "b", "c", "d")
MOST_PLAYERS = 20
EMPTY = ("empty", "nothing", "none")


def scenario(
    scope: Scope, model: m.Model, node: s.Scenario | s.Example
) -> tuple[m.Scenario | None, tuple[Diagnostic, ...]]:
    """The scenario as it reads under this variant, or what in it does not make sense there."""
    before = len(scope.diagnostics)
    players: tuple[str, ...] = DEFAULT_PLAYERS
    homes: dict[str, Span] = {}
    for line in node.lines:
        if isinstance(line, s.GivenPlayers):
            players = tuple(name.text for name in line.names)
            homes = {name.text: name.span for name in line.names}
            for name in line.names:
                scope.use_here(name)
            _check_players(scope, line)
    context = replace(situation_context(scope, players), homes=homes)
    reader = ScenarioReader(context, model)
    lines = tuple(placed for line in node.lines if (placed := reader.line(line)) is not None)
    targets = node.shows or () if isinstance(node, s.Scenario) else ()
    made = m.Scenario(
        name=node.name.text,
        text=words(node.text),
        source_lines=cited(scope, node.cite, None) if isinstance(node, s.Example) else (),
        topic=node.topic.text if isinstance(node, s.Example) and node.topic else None,
        shows=tuple(i for t in targets for i in reader.rule_ids(t)),
        players=players,
        lines=lines,
        position=position(node.span),
    )
    found = tuple(scope.diagnostics[before:])
    del scope.diagnostics[before:]
    return (None if any(d.severity == "error" for d in found) else made), found


def _check_players(scope: Scope, line: s.GivenPlayers) -> None:
    seen: dict[str, s.Word] = {}
    for name in line.names:
        if name.text in seen:
            scope.complain(
                "E0801",
                name.span,
                say("two-players-called", what=name.text),
                labels=(Label(seen[name.text].span, say("first")),),
                help=say("give-each-seat-own"),
            )
        seen.setdefault(name.text, name)
    if len(line.names) > MOST_PLAYERS:
        message = say("game-players-most-given", mostplayers=MOST_PLAYERS, n=len(line.names))
        scope.complain("E0801", line.names[MOST_PLAYERS].span, message)


def situation(
    scope: Scope, model: m.Model, players: tuple[str, ...], lines: Iterable[s.Line]
) -> tuple[tuple[m.PlacedLine, ...], tuple[Diagnostic, ...]]:
    """Lines typed one by one, as on the command line."""
    before = len(scope.diagnostics)
    reader = ScenarioReader(situation_context(scope, players), model)
    made = tuple(placed for line in lines if (placed := reader.line(line)) is not None)
    found = tuple(scope.diagnostics[before:])
    del scope.diagnostics[before:]
    return made, found


def situation_context(scope: Scope, players: tuple[str, ...]) -> Context:
    names: dict[str, m.Type] = dict.fromkeys(players, "player")
    return Context(scope, {**names, "player": "player"}, answered=None, mover="player")


class ScenarioReader:
    """Reads the lines of one scenario; what it cannot resolve it complains of in the scope."""

    def __init__(self, context: Context, model: m.Model) -> None:
        self.context, self.scope, self.model = context, context.scope, model
        self.given: dict[m.Expr | str, Span] = {}

    def line(self, line: s.Line) -> m.PlacedLine | None:
        made = self._line(line)
        if made is None:
            return None
        self._once(line, made)
        return self._placed(line, made)

    def _once(self, line: s.Line, made: m.Given | m.When | m.Then | m.ThenUnder) -> None:
        """A thing is given once, until something is done."""
        match made:
            case m.GivenTurn():
                what: m.Expr | str = "turn"
            case m.GivenState(target=what) | m.GivenZone(zone=what) | m.GivenSize(zone=what):
                pass
            case m.GivenCard(at=what):
                pass
            case m.GivenOwes() | m.GivenFaces():
                return
            case _:
                self.given.clear()
                return
        if what in self.given:
            label = Label(self.given[what], say("first-given"))
            help = say("say-line-take-two")
            self.scope.complain("E0805", line.span, say("given-twice"), labels=(label,), help=help)
        self.given.setdefault(what, line.span)

    def rule_ids(self, target: s.Target) -> tuple[str, ...]:
        """The rules a target names; in a scenario for several editions some may lack it."""
        if isinstance(target, s.TopicTarget):
            self.scope.use(target.topic, "topic", target.topic.text)
            return tuple(r.id for r in self.model.rules if r.topic == target.topic.text)
        unit = target.unit.text if target.unit else None
        found = tuple(r.id for r in self.model.rules if r.name == target.name.text and unit in (None, r.unit))
        for rule in self.model.rules if self.scope.uses is not None else ():
            if rule.id in found:
                self.scope.use(target.name, f"rule of {rule.unit}", rule.name)
        if not found:
            self.scope.unknown(
                "E0209",
                target.name,
                say("rule-of-called", model=self.model.name),
                [r.name for r in self.model.rules],
            )
        return found

    def _placed(self, node: s.Node, made: m.Given | m.When | m.Then | m.ThenUnder) -> m.PlacedLine:
        return m.PlacedLine(made, position(node.span), " ".join(node.span.text.split()))

    def _line(self, line: s.Line) -> m.Given | m.When | m.Then | m.ThenUnder | None:
        context, scope = self.context, self.scope
        match line:
            case s.UnderEdition() | s.GivenPlayers():
                return None
            case s.GivenTurn(player=player):
                return m.GivenTurn(value(context, player, "player"))
            case s.GivenIs():
                return self._given_is(line)
            case s.GivenCount(target=target, count=count):
                zone, found = typed(context, target)
                if not isinstance(zone, m.ZoneOf):
                    self._not_a_zone(target, found)
                    return None
                self._bearable(count)
                return m.GivenSize(zone, count.value)
            case s.GivenOwes(player=player, act=owed):
                self._move(owed)
                return m.GivenOwes(value(context, player, "player"), owed.text)
            case s.GivenFaces():
                act = act_by_verb(context, line.cause)
                for name in line.acts:
                    self._move(name)
                if act is None:
                    return None
                return m.GivenFaces(
                    value(context, line.player, "player"),
                    tuple(name.text for name in line.acts),
                    act.name,
                    value(context, line.cause_player, "player"),
                    self._args(act, line.cause.span, line.args),
                    line.wrongly,
                )
            case s.WhenDoes(player=player, verb=verb, args=args):
                who = value(context, player, "player")
                if verb.text == third_person(DECLINE):
                    return m.WhenDoes(who, DECLINE, ())
                act = act_by_verb(context, verb)
                return None if act is None else m.WhenDoes(who, act.name, self._args(act, verb.span, args))
            case s.WhenChooses(player=player, value=chosen):
                return m.WhenChooses(value(context, player, "player"), self._any(chosen))
            case s.WhenTable(value=said):
                return m.WhenTable(self._any(said))
            case s.WhenStage(stage=stage):
                use_act(scope, stage, stage.text)
                if stage.text not in scope.happenings():
                    scope.unknown("E0205", stage, "stage or event", scope.happenings())
                return m.WhenStage(stage.text)
            case s.WhenChance(value=number):
                return m.WhenChance(number.value)
            case s.ThenUnder(conditions=conditions, thens=thens):
                made = tuple(c for node in conditions if (c := choice_condition(scope, node)) is not None)
                placed = tuple(self._placed(t, then) for t in thens if (then := self._then(t)) is not None)
                return m.ThenUnder(made, placed)
            case _:
                return self._then(line)

    def _then(self, line: s.Then) -> m.Then | None:
        context, scope = self.context, self.scope
        match line:
            case s.ThenVerdict(player=player, verdict=verdict, pattern=pattern, because=because):
                act = scope.acts.get(pattern.verb.text)
                if act is None or act.sort != "move":
                    if verdict == "may" and pattern.verb.text in AFTER_MAY:
                        word = pattern.verb.text
                        message = say("after-may-stands-move", verb=word)
                        scope.complain("E0205", pattern.verb.span, message, help=say(AFTER_MAY[word]))
                    else:
                        scope.unknown("E0205", pattern.verb, "move", scope.moves())
                    return None
                scope.use(pattern.verb, "act", act.name)
                return m.ThenVerdict(
                    value(context, player, "player"),
                    cast(m.VerdictWord, verdict),
                    act.name,
                    self._args(act, pattern.span, pattern.args),
                    tuple(i for t in because or () for i in self.rule_ids(t)),
                )
            case s.ThenFinding(finding=finding):
                return m.ThenFinding(finding.text)
            case s.ThenTurn(player=player):
                return m.ThenTurn(value(context, player, "player"))
            case s.ThenOver(what=what):
                return m.ThenOver(cast(m.Span, what))
            case s.ThenWon(what=what, player=player):
                return m.ThenWon(cast(m.Span, what), value(context, player, "player"))
            case s.ThenHolds(target=target, contents=contents):
                zone, found = typed(context, target)
                if not isinstance(zone, m.ZoneOf):
                    self._not_a_zone(target, found)
                    return None
                return m.ThenHolds(zone, self._cards(contents))
            case s.ThenThat(condition=cond):
                # whoever is to answer a move may ask whether it was wrong
                return m.ThenThat(condition(replace(context, answered="player"), cond))

    def _given_is(self, line: s.GivenIs) -> m.Given | None:
        target, found = typed(self.context, line.target)
        if isinstance(target, m.ZoneOf):
            if self._empty(line):
                return None
            return m.GivenZone(target, self._cards(line.contents))
        single = (
            line.contents[0].value if len(line.contents) == 1 and line.contents[0].count is None else None
        )
        if isinstance(target, m.CardAt) and isinstance(target.zone, m.ZoneOf):
            card = value(self.context, single, "card") if single is not None else UNKNOWN
            if isinstance(card, m.CardLiteral):
                return m.GivenCard(target, card)
            if single is None or card != UNKNOWN:
                self.scope.complain(
                    "E0802",
                    line.contents[0].span.to(line.contents[-1].span),
                    say("card-lies-there-given", target=quoted(line.target.span)),
                    help=say("spell-card-out-kind"),
                )
            return None
        if isinstance(target, m.StateOf):
            if single is None:
                self.scope.complain(
                    "E0802",
                    line.contents[0].span.to(line.contents[-1].span),
                    say("thing-several-given", target=quoted(line.target.span)),
                )
                return None
            return m.GivenState(target, value(self.context, single, found))
        if target != UNKNOWN:
            self.scope.complain(
                "E0802",
                line.target.span,
                say("cannot-given", target=quoted(line.target.span)),
                help=say("give-cards-zone-card"),
            )
        return None

    def _empty(self, line: s.GivenIs) -> bool:
        """Complain of a zone that is said to be nothing: no card is called so."""
        said = quoted(line.contents[0].span)
        if len(line.contents) > 1 or said not in EMPTY or self.scope.sort_of(said) is not None:
            return False
        help = say("empty-place-no-cards", target=quoted(line.target.span))
        self.scope.complain("E0802", line.contents[0].span, say("no-card-called", what=said), help=help)
        return True

    def _cards(self, contents: tuple[s.Content, ...]) -> m.Contents:
        for content in contents:
            if content.count is not None:
                self._bearable(content.count)
        return tuple(
            (c.count.value if c.count else 1, value(self.context, c.value, "card")) for c in contents
        )

    def _args(self, act: m.Act, span: Span, args: tuple[s.Expr, ...]) -> tuple[m.Expr, ...]:
        if len(args) != len(act.parameters) and not any(p.type == "cards" for p in act.parameters):
            wrong_number(self.scope, act, span, args)
            return ()
        types = [p.type for p in act.parameters]
        if types and types[-1] == "cards":
            types = [*types[:-1], *["card"] * (len(args) - len(types) + 1)]
        return tuple(value(self.context, a, t) for a, t in zip(args, types, strict=False))

    def _any(self, node: s.Expr) -> m.Expr:
        """A value of whatever sort it spells: a seat, a card, a colour, a number, yes or no."""
        if isinstance(node, s.Name) and node.word.text in ("yes", "no", "true", "false"):
            return value(self.context, node, "yes-no")
        return typed(self.context, node)[0]

    def _move(self, word: s.Word) -> None:
        self.scope.use(word, "act", word.text)
        if word.text not in self.scope.moves():
            self.scope.unknown("E0205", word, "move", self.scope.moves())

    def _bearable(self, count: s.Number) -> None:
        if count.value > MOST_CARDS:
            self.scope.complain("E0802", count.span, say("deck-may-have-cards-3", mostcards=MOST_CARDS))

    def _not_a_zone(self, target: s.Expr, found: m.Type) -> None:
        if found != "?":
            self.scope.complain(
                "E0802",
                target.span,
                say("cards-lie-zone", target=quoted(target.span), type=article(found)),
                help=say("name-zone-hand"),
            )
