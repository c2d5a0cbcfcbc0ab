"""What other editions make of a witness or a scene: the same table with the cards of their own pack, their verdicts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import islice
from typing import Any

from cardlaw.analysis.comparison.many.stage import PLACES, exchanged, open_piles, stages_of, top_of
from cardlaw.analysis.effects.scenes import Scene, from_plain
from cardlaw.analysis.findings.texts import shuffled_first, taken_early
from cardlaw.analysis.report.events import Way, said
from cardlaw.analysis.results.choices import made
from cardlaw.analysis.results.finding import Finding, FindingEvent
from cardlaw.analysis.results.verdict_words import (
    ToldWhose,
    Verdict,
    Whose,
    by,
    parted,
    spoken,
    told_apart,
    with_guilt,
)
from cardlaw.analysis.symbolic.windows import in_play, offering, windows_of
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.describe import PathTelling
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.traces.roots import merged
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import face_number, face_of
from cardlaw.analysis.witness.replay import judged_at
from cardlaw.engine.errors import TableError
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message, SpokenChoice, SpokenListing, SpokenZone, Verbatim
from cardlaw.wording.messages import message


class Visiting:
    """The scene of an event, for other editions to play."""

    def __init__(self, model: m.Model, event: FindingEvent, ways: Sequence[Way]) -> None:
        self.model, self.event, self.ways = model, event, ways
        self.scene = from_plain(model, event.scene)

    def word(self, other: m.Model) -> Message | None:
        """What another edition does there; None if nothing like it can be played."""
        try:
            fitted = self._fitted(other)
        except TableError:
            return None
        if fitted is None:
            return None
        scene = _through(other, fitted)
        seen = scene.seen(other)
        if seen is None or (scene.key not in seen.facets and scene.key[0] == "zone"):
            return None
        if scene.root.sort == "stage":
            for spot, cards in self._uncovered.items():
                mine = top_of(seen, spot)
                if len({*cards}) > 1:
                    return self._lying(other, spot, mine, seen)
                if cards[0] is not None and mine is not None and mine != cards[0] and not _as_it_lay(seen):
                    given = _given(scene, other, seen, spot, mine, cards[0])
                    if given is None:
                        return None
                    seen = given
        return said(other, scene, seen, self.event.more)

    def _lying(self, other: m.Model, spot: Spot, card: int | None, seen: Seen) -> Message | None:
        """Which of the cards that the ways come upon lies there, if no other chance has brought it."""
        orders = [way.shuffles for way in self._seen]
        if card not in self._uncovered[spot] or card is None or seen.shuffles not in orders:
            return None
        return message(
            "comes-up", card=PathTelling(other, self.scene.world).card(card), zone=SpokenZone(spot[0])
        )

    @cached_property
    def _seen(self) -> list[Seen]:
        found = (self.scene.seen(way.model, int(way is not self.ways[0])) for way in self.ways)
        return [seen for seen in found if seen is not None]

    @cached_property
    def _uncovered(self) -> dict[Spot, list[int | None]]:
        """The card that comes to lie for all to see on each pile, by each way."""
        return {
            spot: [top_of(seen, spot) for seen in self._seen] for spot in open_piles(self.model, self.scene)
        }

    # ---------------------------------------------------------------- cards of another pack
    def _fitted(self, other: m.Model) -> Scene | None:
        """The scene with cards that the pack of another edition has; None if that changes what happens in this one."""
        layout = program_of(other, self.scene.world.seating.players).layout
        scene = _with_cards(self.scene, Counter(face_number(layout.cards[card].face) for card in layout.deck))
        if scene is self.scene or scene is None:
            return scene
        told = dict(self.event.outcomes)
        for way in self.ways:
            seen = scene.seen(way.model, int(way is not self.ways[0]))
            if seen is None or said(way.model, scene, seen, self.event.more) != told.get(way.told):
                return None
        return scene


def _with_cards(scene: Scene, pack: Counter[int]) -> Scene | None:
    """The scene with no card but those of a pack: one that is not there is replaced by one of its kind, or by any."""
    used: Counter[int] = Counter(card for cards in scene.world.zones.values() for card in cards)
    if used <= pack:
        return scene
    spare = list((pack - used).elements())
    kept: Counter[int] = Counter()
    other: dict[int, int] = {}
    zones: dict[Spot, tuple[int, ...]] = {}
    for spot, cards in scene.world.zones.items():
        found = []
        for card in cards:
            kept[card] += 1
            if kept[card] > pack[card]:
                alike = (c for c in spare if face_of(c).kind == face_of(card).kind)
                new = next(alike, spare[0] if spare else None)
                if new is None:
                    return None
                spare.remove(new)
                other.setdefault(card, new)
                card = new
            found.append(card)
        zones[spot] = tuple(found)
    lacking = {card: new for card, new in other.items() if not pack[card]}
    one, two = (tuple(tuple(lacking.get(c, c) for c in order) for order in side) for side in scene.shuffles)
    return replace(scene, world=replace(scene.world, zones=zones), shuffles=(one, two))


# -------------------------------------------------------------------- stages and chance
def _through(model: m.Model, scene: Scene) -> Scene:
    """The scene with all stages that belong to those of it in another edition, from the first of them on."""
    if scene.root.sort != "stage":
        return scene
    acts = {*scene.root.acts}
    belonging = acts.union(*(group for group in merged(stages_of(model)) if group & acts))
    order = [stage.name for stage in model.stages if stage.name in belonging]
    first = min((order.index(act) for act in acts if act in order), default=0)
    return replace(scene, root=replace(scene.root, acts=tuple(order[first:])))


def _as_it_lay(seen: Seen) -> bool:
    """Whether cards came up in the order in which they lay: the one that is told was the first, and was passed over."""
    return not seen.shuffles and not any(value for key, value in seen.facets.items() if key[0] == "dealt")


def _given(scene: Scene, model: m.Model, seen: Seen, spot: Spot, own: int, card: int) -> Seen | None:
    """What an edition does if that card comes up where it came upon its own; it need not let it lie."""
    passed: Seen | None = None
    for found in _tried(scene, model, seen, own, card):
        if top_of(found, spot) == card:
            return found
        if passed is None and top_of(found, spot) != own:
            passed = found
    return passed


def _tried(scene: Scene, model: m.Model, seen: Seen, own: int, card: int) -> Iterator[Seen]:
    for tried in islice(exchanged(scene, 0, seen, own, card), PLACES):
        found = tried.seen(model)
        if found is not None:
            yield found


TOLD = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent", "ambiguous", "silent", "stuck")


Word = Callable[[m.Model], Verdict | None]
"""What an edition says or does at a table, if it can be asked."""


def elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model], event: FindingEvent | None = None
) -> Iterator[tuple[str, Verdict, tuple[str, ...]]]:
    """What each other edition says in play of the move of a finding, or does, where its pack allows the table.

    With it the readings of that edition by which alone it is so: another arm gives another word.
    """
    word = _asking(model, finding, event)
    for other in others if word else ():
        assert word is not None
        said = word(other)
        if said is not None:
            yield other.name, said, tuple(_resting_on(other, word, said))


def as_read(model: m.Model, finding: Finding) -> Iterator[Message]:
    """What becomes of the move of a settled finding as the sheet is read, where its text alone says otherwise."""
    by_text = dict(finding.verdicts).get("text") if finding.status == "settled" else None
    word = _asking(model, finding, None) if by_text is not None else None
    said = None if word is None else word(model)
    if said not in (None, by_text):
        assert said is not None
        yield message("why-verdict", label=by("reading"), said=spoken(said))


def told_verdicts(model: m.Model, finding: Finding) -> tuple[tuple[ToldWhose, Verdict], ...]:
    """The verdicts on the move of a finding, each with by whose word it is.

    What only other choices bring about is told as theirs, beside what the rulebook's own choices make of the move. Of a
    rule that can be broken it counts how the move is judged in play: elsewhere the text alone may argue about it. No
    verdict is told as that of the text alone where a reading or an option changes it.
    """
    witness = finding.witness
    if finding.kind == "ambiguous":
        return told_apart(model, finding.verdicts)
    if witness is None or witness.move is None:
        return finding.verdicts
    if finding.layer == "text" and finding.depends:
        return _by_choices(model, finding) or finding.verdicts
    others = tuple(
        SpokenChoice(axis, value) for axis, value in witness.choices if model.choice(axis) != value
    )
    breach = finding.kind == "breakable" and not others
    if not breach and (finding.layer == "text" or not others):
        return finding.verdicts
    word = _judging(model, finding)
    own = None if word is None else word(model)
    if breach:
        return (("reading", own),) if own is not None else finding.verdicts
    theirs: ToldWhose = others[0] if len(others) == 1 else others
    ours: Whose = (
        SpokenChoice(others[0].axis, model.choice(others[0].axis)) if len(others) == 1 else "reading"
    )
    here = ((ours, own),) if own is not None else ()
    return (*here, *((theirs, verdict) for _, verdict in finding.verdicts))


def _by_choices(model: m.Model, finding: Finding) -> tuple[tuple[ToldWhose, Verdict], ...]:
    """The verdicts of the choices on which a finding depends, the rulebook's own first; none if all give the same."""
    word = _judging(model, finding)
    own = None if word is None else word(model)
    if word is None or own is None:
        return ()
    axes = {axis.name: axis for axis in model.axes}
    others: list[tuple[ToldWhose, Verdict]] = []
    for name, _ in finding.depends:
        for arm in axes[name].arms:
            if arm.value != model.choice(name):
                said = word(made(model, [(model.name, name, arm.value)]))
                if said not in (None, own):
                    others.append((SpokenChoice(name, arm.value), said))
    if not others:
        return ()
    asked = dict.fromkeys(name for name, _ in finding.depends)
    ours = tuple(SpokenChoice(name, model.choice(name)) for name in asked)
    return (ours[0] if len(ours) == 1 else ours, own), *others


def heard_elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model]
) -> Iterator[tuple[str, Verdict]]:
    """The same without asking on what it rests."""
    word = _asking(model, finding, None)
    for other in others if word else ():
        assert word is not None
        if (said := word(other)) is not None:
            yield other.name, said


def _asking(model: m.Model, finding: Finding, event: FindingEvent | None) -> Word | None:
    """What is asked of other editions."""
    early = taken_early(model, finding) if finding.kind in ("order", "ambiguous") else None
    if early is not None:
        return partial(shuffled_first, early)
    if event is not None:
        return None if finding.depends else _visit(model, finding, event)
    return _judging(model, finding) if finding.kind in TOLD else None


def _judging(model: m.Model, finding: Finding) -> Word | None:
    """What an edition says of the move of a finding."""
    witness = finding.witness
    if witness is None or witness.move is None:
        return None
    home = next((w for w in windows_of(model) if w.id == witness.window), None)
    if home is None:
        return None
    return partial(_word, home.when, witness, about_guilt(finding))


def about_guilt(finding: Finding) -> bool:
    """Whether it is the guilt of a move that is in question, too."""
    arms = [parted(verdict) for _, verdict in finding.verdicts]
    by_guilt = len(arms) > 1 and len({word for word, _ in arms}) == 1 and all(w is not None for _, w in arms)
    return finding.kind in ("lawful-yet-guilty", "unlawful-yet-innocent") or by_guilt


def _visit(model: m.Model, finding: Finding, event: FindingEvent) -> Word:
    from cardlaw.analysis.report.events import ways

    return Visiting(model, event, ways(model, finding)).word


def _word(moment: Message, witness: Witness, guilt: bool, model: m.Model) -> Verdict | None:
    assert witness.move is not None
    window = offering(in_play(model), moment, witness.move[0])
    if window is None:
        return None
    states = {state.name for state in model.states}
    left = _as_left(model, witness)
    there = replace(witness, states=tuple(s for s in left if s[0] in states), window=window.id)
    try:
        word, _ = judged_at(model, window, there, guilt=False)
        if guilt:
            return with_guilt(word, judged_at(model, window, there, guilt=True)[0] == "wrong")
    except (TableError, StopIteration):
        return None
    return word


def _as_left(model: m.Model, witness: Witness) -> tuple[tuple[str, Any, Any], ...]:
    """The states of a witness; whoever has just drawn a card and holds one has drawn that, as it is told."""
    if witness.cause is None:
        return witness.states
    act, seat = witness.cause[:2]
    tops = {place: card for place, end, card in witness.ends if end == "top"}
    newest = {
        node.target.state: tops.get((node.value.zone.zone, seat))
        for node in nodes((model.act(act).body, [h.clause.body for h in rulebook_of(model).effects(act)]))
        if isinstance(node, m.Assign)
        and isinstance(node.target, m.StateOf)
        and isinstance(node.value, m.CardAt)
        and isinstance(node.value.zone, m.ZoneOf)
        and node.value.end == "newest"
    }
    return tuple(
        (name, key, newest.get(name) if value is None and key == seat else value)
        for name, key, value in witness.states
    )


def _resting_on(model: m.Model, word: Word, said: Verdict) -> Iterator[str]:
    """The readings of which some arm that is not chosen gives another word."""
    for axis in model.axes:
        if axis.sort == "reading" and any(
            word(made(model, [(model.name, axis.name, arm.value)])) not in (None, said)
            for arm in axis.arms
            if arm.value != model.choice(axis.name)
        ):
            yield axis.name


def told_elsewhere(
    model: m.Model, finding: Finding, others: Sequence[m.Model], event: FindingEvent | None = None
) -> Iterator[Message]:
    """The words of other editions, if any can be asked; those that rest on a reading last."""
    groups: dict[tuple[Message, tuple[str, ...]], list[str]] = {}
    for name, word, readings in elsewhere(model, finding, others, event):
        groups.setdefault((spoken(word), readings), []).append(name)
    plain_first = sorted(groups.items(), key=lambda group: bool(group[0][1]))
    cases = tuple(_case(word, readings, names) for (word, readings), names in plain_first)
    if cases:
        yield message("elsewhere", cases=SpokenListing(cases, "each"))


def _case(word: Message, readings: Sequence[str], names: Sequence[str]) -> Message:
    editions = SpokenListing(tuple(map(Verbatim, names)))
    if not readings:
        return message("elsewhere-case", what=word, editions=editions)
    named = SpokenListing(tuple(Verbatim(f"`{name}`") for name in readings))
    return message("elsewhere-read", what=word, editions=editions, readings=named)
