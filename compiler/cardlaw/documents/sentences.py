"""Messages → sentences about a model, in the reader's language and in the words of its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.phrases import (
    NamedPhrase,
    NumberPhrase,
    Phrase,
    Quoted,
    RuleName,
    SaidPhrase,
    joined,
    main,
    noun,
    quoted,
    say,
)
from cardlaw.documents.prose.planning import conditions, things
from cardlaw.documents.prose.planning.acts import anything
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.realising import UNSAID
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Argument, Joint, Message, SpokenCard, SpokenSeat, Value
from cardlaw.wording.folding import Owner, fold
from cardlaw.wording.plain import LETTERS
from cardlaw.wording.reasons import without_place

Called = Callable[[str], str | None]
STOPS = (".", "!", "?", ":", "…")


class Speaker:
    """Says messages about a model; `players` are those at the table, `number` is what a rule is called."""

    def __init__(self, prose: Prose, players: Sequence[str] = LETTERS, number: Called | None = None) -> None:
        self.prose = prose
        self.model = prose.model
        self.players = tuple(players)
        self._phrases = _Phrases(prose, self.players, number)

    def __call__(self, message: Message) -> str:
        """The message as a sentence."""
        return stopped(self.start(message))

    def part(self, argument: Argument) -> str:
        """A message or another thing inside a line: no capital, no stop."""
        return to_plain(self.prose.phrase(self.phrase(argument)))

    def start(self, message: Message) -> str:
        """The message at the start of a line: a capital unless an id comes first, no stop."""
        text = self.part(message)
        return text if text.startswith("`") else to_plain(self.prose.sentence(self.phrase(message)))

    def phrase(self, argument: Argument) -> Phrase:
        return fold(argument, self._phrases)


def stopped(text: str) -> str:
    """A line with the stop that ends it; a quotation that ends it may bring its own."""
    return text if text.rstrip("”»)’").endswith(STOPS) else f"{text}."


class _Phrases:
    """Things that messages speak of as phrases, in the words of a model."""

    def __init__(self, prose: Prose, players: tuple[str, ...], number: Called | None) -> None:
        self.prose, self.model, self.players, self.number = prose, prose.model, players, number

    def seat(self, number: int) -> Phrase:
        return NamedPhrase(self.players[number] if number < len(self.players) else str(number + 1), "seat")

    def amount(self, number: int) -> Phrase:
        return NumberPhrase(number)

    def card(self, text: str, face: m.Face) -> Phrase:
        return things.face(self._scene, face.kind, face.values)

    def zone(self, name: str, owner: Owner) -> Phrase:
        return things.zone_of(self._scene, name, _owner(owner))

    def value(self, type: m.Type, value: int | bool | str) -> Phrase:
        return things.constant(type, value)

    def state(self, name: str, owner: Owner, held: SpokenSeat | SpokenCard | Value | None) -> Phrase:
        if name == "direction" and isinstance(held, Value):
            return say("direction-is", way=noun(str(held.value)))
        known = next((each for each in self.model.states if each.name == name), None)
        type_ = known.type if known is not None else "player"
        if held is None:
            return say("page-seen-unset", name=noun(name))
        match held:
            case SpokenSeat(number):
                value: m.Expr = m.Local(_local(number), "player")
            case SpokenCard(_, face):
                value = m.CardLiteral(face.kind, face.values)
            case Value(type, shown):
                value = m.Const(type, shown)
        same = m.Same(m.StateOf(name, _owner(owner), type_), value)
        return main(conditions.condition(self._scene, same))

    def name(self, name: str) -> Phrase:
        """A thing by its word; the one stage that every game has is called as on its picture."""
        return say("page-turns") if name == "turns" else noun(name)

    def act(self, name: str, args: tuple[Phrase, ...] | None) -> Phrase:
        known = self._scene.book.acts.get(name)
        if known is None:
            return NamedPhrase(name, "act")
        given = [*(args or ()), *map(_unsaid, known.parameters[len(args or ()) :])]
        return NamedPhrase(
            name, "act", tuple((p.name, arg) for p, arg in zip(known.parameters, given, strict=True))
        )

    def rule(self, id: str) -> Phrase:
        """A rule by its number; what an act does of itself, by what the act is called."""
        if id in self._scene.book.acts and all(rule.id != id for rule in self.model.rules):
            return say("called", name=self.act(id, None))
        shown = self.number(id) if self.number is not None else None
        return RuleName(m.rule_of(id), shown or "")

    def choice(self, axis: str, value: int | str | None) -> Phrase:
        """The question of a choice, or one of its values by title."""
        known = next(each for each in self.model.axes if each.name == axis)
        if value is None:
            return Quoted(known.text.text, known.text.translations)
        arm = next((arm for arm in known.arms if arm.value == value), None)
        return str(value) if arm is None else to_plain(self.prose.value(arm))

    def text(self, words: m.Words) -> Phrase:
        return quoted(words, self.model)

    def verbatim(self, text: str) -> Phrase:
        return text

    def said(self, saying: Saying) -> Phrase:
        return without_place(saying).in_(self.prose.language, self._word)

    def _word(self, name: str) -> str | None:
        """What a state, a place or a kind of card is called, between quote marks."""
        model = self.model
        known = {state.name for state in model.states} | {zone.name for zone in model.zones}
        if name not in known | {kind.name for kind in model.kinds}:
            return None
        return to_plain(self.prose.phrase(say("about-word", word=noun(name))))

    def listing(self, items: tuple[Phrase, ...], joint: Joint) -> Phrase:
        return joined(things.gathered(items) if joint == "and" else items, joint)

    def message(self, id: str, arguments: tuple[tuple[str, Phrase], ...]) -> Phrase:
        return SaidPhrase(id, arguments)

    @cached_property
    def _scene(self) -> PhraseScene:
        seats = {_local(n): self.seat(n) for n in range(max(len(self.players), len(LETTERS)))}
        return PhraseScene(self.model).bind(**seats)


def _owner(owner: Owner) -> m.Expr | None:
    match owner:
        case SpokenSeat(number):
            return m.Local(_local(number), "player")
        case str():
            return m.Const("value", owner)
        case None:
            return None


def _unsaid(parameter: m.Parameter) -> Phrase:
    """What a message does not say of an act."""
    return UNSAID if parameter.type == "number" else anything(parameter)


def _local(number: int) -> str:
    return f"seat-{number}"
