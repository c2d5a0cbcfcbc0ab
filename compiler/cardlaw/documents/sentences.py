"""Messages → sentences about a model, in the reader's language and in the words of its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.phrases import (
    Named,
    Number,
    Phrase,
    Quoted,
    RuleName,
    Say,
    joined,
    main,
    noun,
    say,
)
from cardlaw.documents.prose.planning import conditions, things
from cardlaw.documents.prose.planning.acts import anything
from cardlaw.documents.prose.planning.scene import Scene
from cardlaw.language import model as m
from cardlaw.wording.arguments import (
    Act,
    Amount,
    Argument,
    Card,
    Choice,
    Label,
    Listing,
    Message,
    Name,
    Rule,
    Seat,
    State,
    Text,
    Value,
    Verbatim,
    Zone,
)
from cardlaw.wording.plain import LETTERS

Called = Callable[[str], str | None]
STOPS = (".", "!", "?", ":", "…")


class Speaker:
    """Says messages about a model; `players` are those at the table, `number` is what a rule is called."""

    def __init__(self, prose: Prose, players: Sequence[str] = LETTERS, number: Called | None = None) -> None:
        self.prose = prose
        self.model = prose.model
        self.players = tuple(players)
        self._number = number

    # -------------------------------------------------------------- text
    def __call__(self, message: Message) -> str:
        """The message as a sentence."""
        text = self.start(message)
        return text if text.rstrip("”»)’").endswith(STOPS) else f"{text}."

    def part(self, argument: Argument) -> str:
        """A message or another thing inside a line: no capital, no stop."""
        return to_plain(self.prose.phrase(self._argument(argument)))

    def start(self, message: Message) -> str:
        """The message at the start of a line: a capital unless an id comes first, no stop."""
        text = self.part(message)
        return text if text.startswith("`") else to_plain(self.prose.sentence(self.phrase(message)))

    # -------------------------------------------------------------- phrases
    def phrase(self, message: Message) -> Say:
        return Say(message.id, tuple((name, self._argument(value)) for name, value in message.arguments))

    def _argument(self, value: Argument) -> Phrase:
        match value:
            case Seat(number):
                return self._seat(number)
            case Amount(number):
                return Number(number)
            case Card(_, face):
                return things.face(self._scene, face.kind, face.values)
            case Zone(name, owner):
                return things.zone_of(self._scene, name, self._owner(owner))
            case Value(type, shown):
                return things.constant(type, shown)
            case State():
                return self._state(value)
            case Name(name):
                return noun(name)
            case Act():
                return self._act(value)
            case Rule(id):
                return self._rule(id)
            case Choice():
                return self._choice(value)
            case Text(words):
                return Quoted(words.text, words.translations)
            case Verbatim(text):
                return text
            case Label(name):
                return say(f"page-{name}")
            case Listing(items, joint):
                return joined(tuple(map(self._argument, items)), joint)
            case Message():
                return self.phrase(value)

    def _seat(self, number: int) -> Named:
        name = self.players[number] if number < len(self.players) else str(number + 1)
        return Named(name, "seat")

    def _owner(self, owner: Seat | str | None) -> m.Expr | None:
        match owner:
            case Seat(number):
                return m.Local(_local(number), "player")
            case str():
                return m.Const("value", owner)
            case None:
                return None

    @cached_property
    def _scene(self) -> Scene:
        seats: dict[str, Phrase] = {
            _local(n): self._seat(n) for n in range(max(len(self.players), len(LETTERS)))
        }
        return Scene(self.model).bind(**seats)

    def _act(self, act: Act) -> Phrase:
        known = self._scene.book.acts.get(act.name)
        if known is None:
            return Named(act.name, "act")
        if act.args is None:
            return Named(act.name, "act", tuple((p.name, anything(p)) for p in known.parameters))
        given: list[Phrase] = [self._argument(arg) for arg in act.args]
        given += [anything(parameter) for parameter in known.parameters[len(given) :]]
        return Named(
            act.name, "act", tuple((p.name, arg) for p, arg in zip(known.parameters, given, strict=True))
        )

    def _rule(self, id: str) -> RuleName:
        shown = self._number(id) if self._number is not None else None
        return RuleName(m.rule_of(id), shown or "")

    def _choice(self, choice: Choice) -> Phrase:
        """The question of a choice, or one of its values by title."""
        axis = next(axis for axis in self.model.axes if axis.name == choice.axis)
        if choice.value is None:
            return Quoted(axis.text.text, axis.text.translations)
        arm = next((arm for arm in axis.arms if arm.value == choice.value), None)
        return str(choice.value) if arm is None else to_plain(self.prose.value(arm))

    def _state(self, state: State) -> Phrase:
        if state.name == "direction" and isinstance(state.value, Value):
            return say("direction-is", way=noun(str(state.value.value)))
        known = next((each for each in self.model.states if each.name == state.name), None)
        type_ = known.type if known is not None else "player"
        held = state.value
        if held is None:
            return say("page-seen-unset", name=noun(state.name))
        of = m.StateOf(state.name, self._owner(state.owner), type_)
        match held:
            case Seat(number):
                value: m.Expr = m.Local(_local(number), "player")
            case Card(_, face):
                value = m.CardLiteral(face.kind, face.values)
            case Value(type, shown):
                value = m.Const(type, shown)
        return main(conditions.condition(self._scene, m.Same(of, value)))


def _local(number: int) -> str:
    return f"seat-{number}"
