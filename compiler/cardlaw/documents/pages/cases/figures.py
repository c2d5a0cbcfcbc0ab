"""Tables and flows of a model → pictures with words in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cardlaw.documents.pages.pieces.depending import in_force
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.documents.pictures import (
    DrawnSeat,
    DrawnSituation,
    Picture,
    Spot,
    flow_picture,
    situation_picture,
)
from cardlaw.documents.pictures.flow import FlowStep
from cardlaw.documents.pictures.looks import CardLooks
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.marking import capitalised
from cardlaw.documents.prose.phrases import NamedPhrase, Phrase, joined, main, noun, say
from cardlaw.documents.prose.planning import acts, conditions, domains, scenarios, things
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language.walking import nodes


def situation_figure(prose: Prose, looks: CardLooks, table: ShownTable, title: str) -> Picture:
    """The table as a drawing."""
    scene = seated(prose.model, table.players)
    shown = _kept(table)
    seats = tuple(_seat(prose, scene, table, name) for name in shown)
    tried = None
    if table.tried is not None and table.tried[0] in shown:
        tried = _tried(prose, scene, table, shown)
    notes = tuple(_notes(prose, scene, table))
    drawn = DrawnSituation(
        title,
        tuple(_spots(prose, table)),
        seats,
        notes,
        tried,
        _plain(prose, "to-move"),
        " ".join(f"{each}." for each in _sentences(prose, scene, table, shown)),
    )
    return situation_picture(looks, drawn)


def told_of(prose: Prose, table: ShownTable) -> Iterator[str]:
    """What is known of a table on which no card is seen, in sentences."""
    scene = seated(prose.model, table.players)
    for state, owner, value in table.states:
        yield f"{_state(prose, scene, state, owner, value)}. "


def told_table(prose: Prose, table: ShownTable) -> Iterator[str]:
    """All that is known of a table and the move, if one is tried, as sentences with their stops."""
    scene = seated(prose.model, table.players)
    return (f"{each}." for each in _sentences(prose, scene, table, _kept(table)))


def _sentences(prose: Prose, scene: PhraseScene, table: ShownTable, shown: tuple[str, ...]) -> Iterator[str]:
    """What is known of a table: cards that are seen, how many others there are, whose turn it is, the move."""
    earlier = [each for each in table.states if _earlier(prose.model, each[0], each[2])]
    for state, owner, value in earlier:
        yield _state(prose, scene, state, owner, value)
    rest = replace(table, states=tuple(each for each in table.states if each not in earlier))
    for line in _given(prose.model, rest, shown):
        said = scenarios.line(scene, line).text
        lies_now = bool(earlier) and isinstance(line, m.GivenZone | m.GivenSize)
        yield capitalised(_said(prose, say("page-now", state=said) if lies_now else said))
    if table.before is not None:
        yield Speaker(prose).start(table.before)
    if table.tried is not None and table.tried[0] in shown:
        yield capitalised(_move(prose, scene, table.tried))


def _earlier(model: m.Model, name: str, value: m.Expr) -> bool:
    """Whether a state remembers that something happened in the turn, which may not be so any more."""
    state = next((each for each in model.states if each.name == name), None)
    return state is not None and state.lasts == "turn" and value == m.Const("yes-no", True)


def _given(model: m.Model, table: ShownTable, shown: tuple[str, ...]) -> Iterator[m.Given]:
    """A table as the lines of a scenario."""
    of_players = {zone.name for zone in model.zones if zone.each == "player"}
    seen = {zone.name for zone in model.zones}
    told: set[tuple[str, str | None]] = set()
    for name, owner, cards in table.zones:
        zone = m.ZoneOf(name, _player(owner))
        known = [card for card in cards if card is not None]
        if name in of_players and known and len(known) == len(cards):
            told.add((name, owner))
            yield m.GivenZone(zone, tuple((count, card) for card, count in Counter(known).items()))
        elif name in of_players:
            told.add((name, owner))
            yield m.GivenSize(zone, len(cards))
        elif known and cards[0] is not None:
            yield m.GivenCard(m.CardAt("top", zone), cards[0])
    for name, owner, count in table.counts:
        if name in seen and (name, owner) not in told:
            yield m.GivenSize(m.ZoneOf(name, _player(owner)), count)
    declared = {state.name: state.type for state in model.states}
    for state, owner, value in table.states:
        yield m.GivenState(m.StateOf(state, _player(owner), declared.get(state, "number")), value)
    for owner, act in table.owes:
        yield m.GivenOwes(m.Local(owner, "player"), act)
    if table.turn in shown:
        yield m.GivenTurn(m.Local(table.turn, "player"))


def _player(owner: str | None) -> m.Expr | None:
    return m.Local(owner, "player") if owner is not None else None


def seated(model: m.Model, players: tuple[str, ...]) -> PhraseScene:
    scene = PhraseScene(model)
    for name in players:
        scene = scene.bound(name, NamedPhrase(name, "seat"))
    return scene


def _plain(prose: Prose, label: str) -> str:
    return to_plain(prose.label(label))


def _kept(table: ShownTable) -> tuple[str, ...]:
    """The players of whom anything is known; all of them if it is nobody."""
    known = {owner for _, owner, _ in (*table.zones, *table.counts, *table.states)} | {
        o for o, _ in table.owes
    }
    known |= {table.turn} | ({table.tried[0]} if table.tried else set())
    kept = tuple(name for name in table.players if name in known)
    return kept or table.players


def _spots(prose: Prose, table: ShownTable) -> Iterator[Spot]:
    sizes = {(zone, owner): count for zone, owner, count in table.counts}
    for zone in prose.model.zones:
        if zone.each == "player":
            continue
        for name, owner, cards in table.zones:
            if name == zone.name:
                title = _name(prose, zone.name) + (f" · {owner}" if owner else "")
                yield Spot(title, cards, zone.seen == "all" or bool(cards), sizes.get((name, owner)))
        for name, owner, count in table.counts:
            if name == zone.name and not any(z == name and o == owner for z, o, _ in table.zones):
                yield Spot(_name(prose, zone.name), (), False, count)


def _name(prose: Prose, name: str) -> str:
    text = prose.name(name)
    return text[:1].upper() + text[1:]


def _seat(prose: Prose, scene: PhraseScene, table: ShownTable, name: str) -> DrawnSeat:
    cards: tuple[m.CardLiteral | None, ...] | None = None
    for zone, owner, held in table.zones:
        if owner == name and zone in {z.name for z in prose.model.zones if z.each == "player"}:
            cards = (*(cards or ()), *held)
    for zone, owner, count in table.counts:
        if owner == name and cards is None and zone in {z.name for z in prose.model.zones}:
            cards = (None,) * min(count, 24)
    remarks = [
        _said(prose, main(conditions.condition(scene, m.Owes(m.Local(name, "player"), act))))
        for who, act in table.owes
        if who == name
    ]
    for state, owner, value in table.states:
        if owner == name:
            remarks.append(_state(prose, scene, state, owner, value))
    return DrawnSeat(name.capitalize(), cards, table.turn == name, tuple(remarks))


def _notes(prose: Prose, scene: PhraseScene, table: ShownTable) -> Iterator[tuple[str, str | int | None]]:
    for state, owner, value in table.states:
        if owner is None or owner not in table.players:
            shown = value.value if isinstance(value, m.Const) and not isinstance(value.value, bool) else None
            yield _state(prose, scene, state, owner, value), shown
    if table.before is not None:
        yield Speaker(prose).start(table.before), None


def _state(prose: Prose, scene: PhraseScene, state: str, owner: str | None, value: m.Expr) -> str:
    match state, value:
        case "direction", m.Const(_, str() as way):
            return _said(prose, say("direction-is", way=noun(way)))
        case _:
            declared = next((s for s in prose.model.states if s.name == state), None)
            type = declared.type if declared else "number"
            key = m.Local(owner, "player") if owner else None
            said = main(conditions.condition(scene, m.Same(m.StateOf(state, key, type), value)))
            return _said(
                prose, say("page-earlier", state=said) if _earlier(prose.model, state, value) else said
            )


def _tried(
    prose: Prose, scene: PhraseScene, table: ShownTable, shown: tuple[str, ...]
) -> tuple[int, m.CardLiteral | None, str] | None:
    assert table.tried is not None
    who, _, args = table.tried
    card = next((a for a in args if isinstance(a, m.CardLiteral)), None)
    return shown.index(who), card, _move(prose, scene, table.tried)


def tried_words(prose: Prose, table: ShownTable) -> str:
    """The move that is tried at the table, as a sentence."""
    return _move(prose, seated(prose.model, table.players), table.tried) if table.tried is not None else ""


def tried_holding(prose: Prose, table: ShownTable) -> str:
    """The move that is tried at the table with what else is known of its player and the card, as a sentence."""
    scene = seated(prose.model, table.players)
    if table.tried is None:
        return ""
    known: list[Phrase] = [
        say("page-this-is", what=things.state_of(scene, state, None))
        for state, owner, value in table.states
        if owner == table.tried[0] and isinstance(value, m.CardLiteral) and value in table.tried[2]
    ]
    if also := _other_cards(table):
        cards = scenarios.held(scene, tuple((count, card) for card, count in also.items()))
        known.append(say("page-also-holds", who=NamedPhrase(table.tried[0], "seat"), cards=cards))
    move = _moving(scene, table.tried)
    return _said(prose, say("page-with", move=move, known=joined(tuple(known), "and")) if known else move)


def _other_cards(table: ShownTable) -> Counter[m.CardLiteral]:
    """What the mover holds beside the card of the move; nothing where not all of it is known."""
    assert table.tried is not None
    who, _, args = table.tried
    cards = [card for _, owner, held in table.zones if owner == who for card in held]
    known = Counter(card for card in cards if card is not None)
    return (
        known - Counter(each for each in args if isinstance(each, m.CardLiteral))
        if known.total() == len(cards)
        else Counter()
    )


def _move(prose: Prose, scene: PhraseScene, tried: tuple[str, str, tuple[m.Expr, ...]]) -> str:
    return _said(prose, _moving(scene, tried))


def _moving(scene: PhraseScene, tried: tuple[str, str, tuple[m.Expr, ...]]) -> Phrase:
    who, act, args = tried
    known = act in scene.book.acts
    done = acts.act_phrase(scene, act, args) if known else NamedPhrase(act, "act")
    return say("do", subject=NamedPhrase(who, "seat"), act=done, sort="player")


def _said(prose: Prose, phrase: Phrase) -> str:
    return to_plain(prose.sentence(phrase))


# ------------------------------------------------------------------ the flow of a round
def flow_figure(prose: Prose) -> Picture:
    """Stages from first to last; in the turns, what is offered there and what acts open."""
    steps = []
    for stage in prose.model.stages:
        if stage.turns is None:
            name = _name(prose, stage.name)
            steps.append(FlowStep(name))
        else:
            own = tuple(_windows(prose, stage.turns, _plain(prose, "your-turn")))
            steps.append(FlowStep(capitalised(_plain(prose, "turns")), True, own + tuple(_opened(prose))))
    return flow_picture(steps, _plain(prose, "how-a-round-goes"))


def _opened(prose: Prose) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The windows that live effects open, each after its act, told once."""
    from cardlaw.documents.prose.planning.clauses import trigger

    seen: set[tuple[str, tuple[str, ...]]] = set()
    for rule in prose.model.rules_in("assumption"):
        for placed in rule.clauses:
            match placed.clause:
                case m.Effect() as effect if any(isinstance(n, m.Offer) for n in nodes(effect.body)):
                    if not in_force(prose.model, rule):
                        continue
                    scene = PhraseScene(prose.model)
                    act = scene.book.acts[effect.act]
                    intro, inner = trigger(scene, act, effect)
                    for window in _windows(prose, effect.body, _said(prose, intro), inner):
                        if window not in seen:
                            seen.add(window)
                            yield window
                case _:
                    pass


def _windows(
    prose: Prose, body: tuple[m.Step, ...], heading: str, scene: PhraseScene | None = None
) -> Iterator[tuple[str, tuple[str, ...]]]:
    inner = scene or PhraseScene(prose.model).bound("player", say("actor"))
    for step in nodes(body):
        if not isinstance(step, m.Offer):
            continue
        choices = []
        for offering in step.offerings:
            done = tuple(acts.act_phrase(inner, act, None) for act in offering.acts)
            who = domains.takers(inner, offering)
            said = say("can", subject=who, acts=joined(done, "or"), sort="player")
            choices.append(_said(prose, said))
        yield heading, tuple(choices)
