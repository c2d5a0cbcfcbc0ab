"""What the analysis says → sentences in the reader's language; what it says in other words stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cardlaw.documents.pages.decks import pack_rows
from cardlaw.documents.pages.figures import seated
from cardlaw.documents.pages.html import Html
from cardlaw.documents.prose import Prose, to_html
from cardlaw.documents.prose.marking import Link
from cardlaw.documents.prose.phrases import Named, Number, Phrase, RuleName, joined, main, noun, say
from cardlaw.documents.prose.planning import acts, conditions, things
from cardlaw.documents.prose.planning.scene import Scene
from cardlaw.language import model as m

RULE = r"`(?P<rule{}>[^`]+)`"
QUOTE = "[`“”]"
LISTED = r"(?:`[^`]+`(?:, | and )?)+"
WHO = r"(?P<who>[a-z])"

FOUND: Sequence[tuple[str, str]] = (
    ("found-clash", f"{RULE} allows what {RULE} forbids, and neither gives way"),
    ("found-clash-first", f"{RULE} allows what {RULE} forbids; {RULE} comes first"),
    ("found-duty-yields", f"{RULE} allows another move than {RULE} demands; {RULE} comes first"),
    ("found-values", f"{RULE} and {RULE} give {QUOTE}(?P<name>[^`”]+){QUOTE} different values"),
    ("found-dead", f"{RULE} never applies"),
    ("found-lawful", f"(?:a move that breaks no rule is|a legal move counts as) wrong by {RULE}"),
    (
        "found-order",
        f"{RULE} takes a card from (?:the )?(?P<zone>[a-z0-9-]+) by its place, and {RULE} shuffles it later",
    ),
    ("found-redundant", f"nothing would change without {RULE}"),
    ("found-self", f"the condition in {RULE} can only be judged once it has been judged"),
    ("found-shadowed", f"{RULE} is overridden wherever it applies"),
    (
        "found-undefined",
        f"{QUOTE}(?P<name>[^`”]+){QUOTE} is used, and no (?:clause|rule) says what it (?:is|means)",
    ),
    ("found-unsaid", "whether a player may `?(?P<act>[^` ]+)(?: [^`]+)?`? here is not said"),
    ("found-stuck", f"a player who has to choose among (?P<acts>{LISTED}) may do none of it"),
    ("found-broken", f"after (?P<what>`[^`]+`) the table need not be as {RULE} says it always is"),
    ("found-broken-deal", f"as the turns begin,? the table need not be as {RULE} says it always is"),
    ("found-late", f"{RULE} still applies after the round is over by {RULE}"),
    ("found-example", f"only a worked example says what {RULE} says"),
    ("found-breakable", f"a player can break {RULE}, and the move stands unless somebody objects"),
    (
        "found-undone",
        f"a player can leave undone what {RULE} demands, and that stands unless somebody objects",
    ),
    (
        "found-several",
        f"after (?:`[^`]+`|one move) several players can have won by {RULE}, and no clause says wh(?:o|ich) of them",
    ),
    (
        "found-unknown",
        r"whether there is a finding of the kind [`“](?:kind-)?(?P<kind>[^`”]+)[`”] here is not known: (?P<why>.*)",
    ),
    (
        "found-unsupported",
        f"{RULE} cannot be looked at: it needs (?P<why>.*)",
    ),
    (
        "found-short",
        f"{QUOTE}(?P<name>[^`”]+){QUOTE} adds up, and there need not be so many cards to take from "
        "(?:the )?(?P<zone>[a-z0-9-]+)",
    ),
    ("found-both-change", f"(?P<packs>`[^`]+` and `[^`]+`) both change the rules? (?P<rules>{LISTED})"),
    ("found-follows", f"(?P<rules>{LISTED}) follows"),
    ("nothing-follows", "nothing follows"),
)
SEEN: Sequence[tuple[str, str]] = (
    ("seen-draws-none", f"{WHO} draws no cards?"),
    ("seen-draws", rf"{WHO} draws (?P<cards>\d+) cards?"),
    ("seen-dealt-none", f"{WHO} is dealt no cards?"),
    ("seen-dealt", rf"{WHO} is dealt (?P<cards>\d+) cards?"),
    ("seen-loses-none", f"{WHO} loses no turn"),
    ("seen-loses", rf"{WHO} loses (?P<n>\d+) turns?"),
    ("seen-next", f"{WHO} has the next turn"),
    ("seen-next-open", "turns go on in order"),
    ("seen-won", f"{WHO} has won the round"),
    ("seen-won-nobody", "nobody has won the round"),
    ("seen-wins-game", f"{WHO} wins the game"),
    ("seen-game-goes-on", "the game goes on"),
    ("seen-has", "has it"),
    ("seen-lacks", "lacks it"),
    ("seen-shown", f"(?P<spot>[a-z0-9-]+(?: of [a-z])?) is shown to {WHO}"),
    ("seen-nothing-shown", "nothing is shown"),
    ("seen-not-asked", f"{WHO} is not asked"),
    ("seen-table-not-asked", "the table is not asked"),
    ("seen-table-asked", "the table is asked a question"),
    ("seen-no-window", "no window stands open"),
    ("seen-another-value", "another value"),
    ("seen-pack", r"(?P<cards>\d+) cards \((?P<counts>\d+ [a-z0-9-]+(?:, \d+ [a-z0-9-]+)*)\)"),
    (
        "seen-holds-all",
        r"(?P<spot>[a-z0-9-]+(?: of [a-z])?) holds (?P<cards>\d+) cards? \((?P<faces>[a-z0-9 ,-]+)\)",
    ),
    (
        "seen-holds-among",
        r"(?P<spot>[a-z0-9-]+(?: of [a-z])?) holds (?P<cards>\d+) cards?"
        r", among them (?:\d+ more, )?(?P<faces>[a-z0-9 ,-]+?)(?:, in order \d+)?",
    ),
    ("seen-holds", r"(?P<spot>[a-z0-9-]+(?: of [a-z])?) holds (?P<cards>\d+) cards?(?:, in order \d+)?"),
)


def _numbered(pattern: str) -> re.Pattern[str]:
    """A pattern whose rules are told apart by number, the first without one."""
    parts = pattern.split("{}")
    marks = ["", *(f"_{number}" for number in range(2, len(parts)))]
    return re.compile("".join(part + mark for part, mark in zip(parts, [*marks, ""], strict=False)))


FOUND_PATTERNS = tuple((message, _numbered(pattern)) for message, pattern in FOUND)
PATTERNS = (*FOUND_PATTERNS, *((message, _numbered(pattern)) for message, pattern in SEEN))
STATE = re.compile(r"(?P<state>[a-z0-9-]+)(?: of (?P<key>[a-z]))? is (?P<value>[a-z0-9-]+)(?: \(.*\))?")
ASKED = re.compile(r"(?P<who>[a-z]|the table) (?P<rest>(?:chooses (?:an? |yes or no)|has to answer ).*)")
SEATS = "abcdefghij"
CUT = " …"
"""Ends a list that was too long to be told in full."""
SO = m.Const("yes-no", True)


class _Unsaid(Exception):
    """A name in a message that the model does not have."""


class Teller:
    """Messages of the analysis about a model. `number` gives what a rule is called on the page, if it is there."""

    def __init__(self, prose: Prose, link: Link, number: Callable[[str], str | None]) -> None:
        self.prose, self.link, self.number = prose, link, number
        self.model = prose.model

    def about(self, subjects: Sequence[str], what: str, name: str) -> Html:
        """What a difference is about: stages, moves or numbers by name, and what of them."""
        parts = [self.prose.name(_subject(each)) for each in subjects]
        asked = [] if what == "how-many" else [self.prose.phrase(self._asked_about(what, name))]
        return to_html(": ".join([*([", ".join(parts)] if parts else []), *asked]))

    def _asked_about(self, what: str, name: str) -> Phrase:
        match what:
            case "zone":
                return say("page-about-zone", name=things.zone_of(self._scene, name, None))
            case "state":
                state = next((state for state in self.model.states if state.name == name), None)
                if state is None or state.type != "yes-no":
                    return say("page-about-state", name=noun(name))
                key = m.Local(SEATS[0], "player") if state.each == "player" else None
                return say("whether", condition=self._condition(m.StateOf(name, key, "yes-no"), SO))
            case _:
                return say(f"page-about-{what}")

    def _condition(self, state: m.StateOf, value: m.Expr) -> Phrase:
        return conditions.condition(self._scene, m.Same(state, value))

    @cached_property
    def _scene(self) -> Scene:
        return seated(self.model, tuple(SEATS))

    def told(self, text: str, capital: bool = False) -> Html | None:
        """The message in the reader's language; None if it is not one that is known."""
        if text.endswith(CUT):
            said_so_far = self.told(text.removesuffix(CUT), capital)
            return None if said_so_far is None else said_so_far + CUT
        try:
            for phrase in self._phrases(text):
                said = self.prose.sentence(phrase) if capital else self.prose.phrase(phrase)
                return to_html(said, self.link)
        except _Unsaid:
            pass
        return None

    def _phrases(self, text: str) -> Iterator[Phrase]:
        for message, pattern in PATTERNS:
            found = pattern.fullmatch(text)
            if found is not None:
                args = {name: self._said(name, said) for name, said in found.groupdict().items() if said}
                yield say(message if (message, pattern) in FOUND_PATTERNS else f"page-{message}", **args)
        stages = {stage.name: stage for stage in self.model.stages}
        parts = text.split(", ")
        if len(parts) > 1 and all(part in stages or part == "turns" for part in parts):
            yield " → ".join(self._stage(part) for part in parts)
        if (found := STATE.fullmatch(text)) is not None:
            yield self._state(found["state"], found["key"], found["value"])
        if (found := ASKED.fullmatch(text)) is not None:
            yield joined(
                tuple(self._asked(found["who"], part) for part in found["rest"].split(", then ")), "and"
            )

    def _stage(self, name: str) -> str:
        return self.prose.label("turns") if name == "turns" else self.prose.name(name)

    def _said(self, group: str, said: str) -> Phrase:
        """What a part of a message stands for, by what its group is called."""
        match group.partition("_")[0]:
            case "rule":
                return self._rule(said)
            case "rules":
                return joined(tuple(map(self._rule, said.split("`")[1::2])), "and")
            case "packs":
                return joined(tuple(name.replace("-", " ") for name in said.split("`")[1::2]), "and")
            case "act":
                return self._act(said)
            case "acts":
                return joined(tuple(map(self._act, said.split("`")[1::2])), "or")
            case "name":
                return noun(said)
            case "zone":
                return things.zone_of(self._scene, said, None)
            case "spot":
                zone, _, owner = said.partition(" of ")
                return things.zone_of(self._scene, zone, m.Local(owner, "player") if owner else None)
            case "why" | "what":
                return said.replace("`", "")
            case "kind":
                return say(f"page-kind-{said}")
            case "who":
                return Named(said, "seat")
            case "n":
                return Number(int(said))
            case "cards":
                return say("counted", n=Number(int(said)), noun=noun("card"))
            case "counts":
                pairs = [part.split(" ") for part in said.split(", ")]
                return joined(
                    tuple(say("counted", n=Number(int(n)), noun=noun(kind)) for n, kind in pairs), "and"
                )
            case "faces":
                return joined(tuple(map(self._card, said.split(", "))), "and")
            case _:
                return said

    def _rule(self, clause: str) -> Phrase:
        id = clause.partition("#")[0]
        return RuleName(id, self.number(id) or "")

    def _act(self, name: str) -> Phrase:
        if name not in self._scene.book.acts:
            raise _Unsaid(name)
        return acts.act_phrase(self._scene, name, None)

    @cached_property
    def _faces(self) -> dict[frozenset[str], m.Face | None]:
        """The faces of the pack by the words that name them; those that share their words are none."""
        found: dict[frozenset[str], m.Face | None] = {}
        features = {kind.name: kind.features for kind in self.model.kinds}
        for face in dict.fromkeys(face for _, faces in pack_rows(self.model) for face in faces):
            pairs = zip(face.values, features[face.kind], strict=True)
            shown = [str(value) for value, (_, fixed) in pairs if fixed is None]
            for spelling in {frozenset(shown), frozenset((*shown, face.kind))}:
                found[spelling] = None if spelling in found else face
        return found

    def _card(self, text: str) -> Phrase:
        face = self._faces.get(frozenset(text.split()))
        if face is None:
            raise _Unsaid(text)
        return things.face(self._scene, face.kind, face.values)

    def _state(self, name: str, key: str | None, value: str) -> Phrase:
        if name == "direction":
            return say("direction-is", way=noun(value))
        state = next((state for state in self.model.states if state.name == name), None)
        if state is None:
            raise _Unsaid(name)
        of = m.StateOf(name, m.Local(key, "player") if key else None, state.type)
        if value == "nothing":
            return say("page-seen-unset", name=noun(name))
        if state.type == "yes-no":
            return say(f"page-verdict-{value}")
        if state.type == "card":
            raise _Unsaid(value)
        return main(self._condition(of, _constant(state.type, value)))

    def _asked(self, who: str, said: str) -> Phrase:
        """What somebody is asked: a choice, or an answer."""
        if not said.startswith("chooses "):
            acts_ = said.removeprefix("has to answer ").split(" or ")
            return say(
                "page-seen-answers", who=Named(who, "seat"), acts=joined(tuple(map(self._act, acts_)), "or")
            )
        rest = said.removeprefix("chooses ")
        member = say("page-seen-yes-no") if rest == "yes or no" else say("a", noun=noun(rest[2:]))
        if who == "the table":
            return say("table-chooses", member=member)
        return say("chooses", subject=Named(who, "seat"), member=member, sort="player")


def _subject(about: str) -> str:
    """Of a move at a certain point the move, of a move with a kind of card the kind; else a stage or a number."""
    first, *rest = about.split(" ")
    return rest[-1] if len(rest) == 1 else first


def _constant(type: m.Type, value: str) -> m.Expr:
    if type == "player":
        return m.Local(value, "player")
    return m.Const(type, int(value) if value.isdigit() else value)
