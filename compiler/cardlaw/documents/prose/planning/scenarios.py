"""Lines of scenarios → sentences: what is given, what is done, what then holds."""

from __future__ import annotations

from typing import assert_never

from cardlaw.documents.prose.phrases import (
    NamedPhrase,
    NumberPhrase,
    Phrase,
    RuleName,
    joined,
    main,
    noun,
    say,
)
from cardlaw.documents.prose.planning import acts, conditions, things
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.planning.steps import SentencePlan
from cardlaw.language import model as m
from cardlaw.language.kernel import DECLINE

Line = m.Given | m.When | m.Then | m.ThenUnder


def seated(scene: PhraseScene, scenario: m.Scenario) -> PhraseScene:
    """The scene with the scenario's players called by their names."""
    for name in scenario.players:
        scene = scene.bound(name, NamedPhrase(name, "seat"))
    return scene


def line(scene: PhraseScene, node: Line) -> SentencePlan:
    match node:
        case m.ThenUnder(given, thens):
            choices = tuple(_choice(condition) for condition in given)
            items = tuple(line(scene, then.line) for then in thens)
            return SentencePlan(say("then-under", choices=joined(choices, "and")), items)
        case (
            m.GivenTurn()
            | m.GivenState()
            | m.GivenZone()
            | m.GivenCard()
            | m.GivenSize()
            | m.GivenOwes()
            | m.GivenFaces()
        ):
            return SentencePlan(_given(scene, node))
        case m.WhenDoes() | m.WhenChooses() | m.WhenTable() | m.WhenStage() | m.WhenChance():
            return SentencePlan(_when(scene, node))
        case (
            m.ThenVerdict()
            | m.ThenThat()
            | m.ThenTurn()
            | m.ThenOver()
            | m.ThenWon()
            | m.ThenHolds()
            | m.ThenFinding()
        ):
            return SentencePlan(_then(scene, node))
        case _:
            assert_never(node)


def _choice(condition: m.Condition) -> Phrase:
    values = " / ".join(str(value) for value in condition.values)
    return say("choice", axis=condition.axis, value=values)


def _given(scene: PhraseScene, node: m.Given) -> Phrase:
    match node:
        case m.GivenTurn(player):
            return say("given-turn", player=things.thing(scene, player))
        case m.GivenState(m.StateOf("direction"), m.Const(_, str() as way)):
            return say("direction-is", way=noun(way))
        case m.GivenState(target, value):
            return main(conditions.condition(scene, m.Same(target, value)))
        case m.GivenZone(zone, contents):
            return say("holds", zone=things.thing(scene, zone), cards=held(scene, contents))
        case m.GivenCard(at, card):
            return main(conditions.condition(scene, m.Same(at, card)))
        case m.GivenSize(zone, count):
            size = m.Size(m.CardsIn(zone, ()))
            return main(conditions.condition(scene, m.Same(size, m.Const("number", count))))
        case m.GivenOwes(player, act):
            return main(conditions.condition(scene, m.Owes(player, act)))
        case m.GivenFaces(player, names, cause, by, args, wrongly):
            offered = joined(tuple(acts.act_phrase(scene, act, None) for act in names), "or")
            done = acts.act_phrase(scene, cause, args)
            return say(
                "given-faces",
                subject=things.thing(scene, player),
                sort="player",
                acts=offered,
                by=things.thing(scene, by),
                act=done,
                wrongly="yes" if wrongly else "no",
            )
        case _:
            assert_never(node)


def held(scene: PhraseScene, contents: m.Contents) -> Phrase:
    """The cards of a zone: those alike once, with how many there are."""
    said = things.gathered(tuple(things.thing(scene, card) for count, card in contents for _ in range(count)))
    return joined(said, "and") if said else say("no-cards")


def _when(scene: PhraseScene, node: m.When) -> Phrase:
    match node:
        case m.WhenDoes(player, act, args):
            done = NamedPhrase(act, "act") if act == DECLINE else acts.act_phrase(scene, act, args)
            return say("do", subject=things.thing(scene, player), act=done, sort="player")
        case m.WhenChooses(player, value):
            chosen = things.thing(scene, value)
            return say("chooses", subject=things.thing(scene, player), member=chosen, sort="player")
        case m.WhenTable(value):
            return say("table-says", value=things.thing(scene, value))
        case m.WhenStage(stage):
            return say("takes-place", clause=acts.happens(scene, stage))
        case m.WhenChance(value):
            return say("chance-gives", n=NumberPhrase(value))
        case _:
            assert_never(node)


def _then(scene: PhraseScene, node: m.Then) -> Phrase:
    match node:
        case m.ThenVerdict(player, verdict, act, args, because):
            return verdict_of(scene, player, verdict, act, args, because)
        case m.ThenThat(condition):
            return main(conditions.condition(scene, condition))
        case m.ThenTurn(player):
            return say("given-turn", player=things.thing(scene, player))
        case m.ThenOver(what):
            return say(f"end-{what}")
        case m.ThenWon(what, player):
            return say(
                "won-round" if what == "round" else "won-game",
                subject=things.thing(scene, player),
                sort="player",
            )
        case m.ThenHolds(zone, contents):
            return say("holds", zone=things.thing(scene, zone), cards=held(scene, contents))
        case m.ThenFinding(finding):
            return say("then-finding", finding=finding)
        case _:
            assert_never(node)


def verdict_of(
    scene: PhraseScene,
    player: m.Expr,
    verdict: m.VerdictWord,
    act: str,
    args: tuple[m.Expr, ...],
    because: tuple[str, ...],
) -> Phrase:
    """`may play …`, `the rules are silent on whether …`, with the clauses that decide."""
    done = acts.act_phrase(scene, act, args)
    said = say(f"verdict-{verdict}", subject=things.thing(scene, player), act=done, sort="player")
    if not because:
        return said
    rules = joined(tuple(RuleName(rule) for rule in because), "and")
    return say("because", verdict=said, rules=rules)
