"""A line about a table, or a move, that cannot be read → what is wrong with it in a player's words, and what was meant.

What is offered in its place was read first: whoever types it is understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cached_property
from itertools import combinations

from cardlaw.cli.verbs.analysis.offered import OfferedLines
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.elaboration.scenarios import DEFAULT_PLAYERS
from cardlaw.language.saying import Argument, ListedWords, Saying, is_said
from cardlaw.language.spoken import KEPT, NUMBER, Spoken
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.commands import say

ALIKE = 0.65
"""How much alike what was typed and what was meant have to be, as *plaid* and *played* are (0.73)."""
MOST_ALIKE = 3
"""So many words like one that was typed are tried."""
IN_FRONT = 3
"""So many words at the start of a line are left out, one or two at a time, to find what was meant."""
OF_RULES = (
    "it-reads",
    "clause-names",
    "give-cards-zone-card",
    "name-zone-hand",
    "names-small-letters-hyphens",
    "names-small-letters-hyphens-2",
    "of-a-card-and",
    "is",
)
"""Helps for whoever writes rules: at a table, examples of what can be said help more."""
CARD = "E0310"
"""The code of what should be a card."""
OF = "of"
OWNER = re.compile(r"(\w+)['’]s?")
"""Whose something is, in English."""
VERBS = ("is", "has", "faces", "owes")
"""The verbs of lines about a table."""
TAKES = "E0304"
"""The code of a move with too few or too many things."""
LINE = "E0117"
"""The code of a line that breaks off at a word."""
SURE = ("say-which-card", "such-as")
TURN = frozenset({"turn", "move", "vuoro", "vuorossa", "tur", "turen", "turno", "tocca", "drag", "draget"})
"""What languages say of whoever is to move."""
LETTER = re.compile(r"(?:all['’])?([a-z])(?:['’:]?(?:s|n)|['’]s)?")
"""A player, or one whose something is: *b*, *b's*, *b:n*, *bs*, *b:s*."""

Wrong = Callable[[str | None, str | None], Sequence[Diagnostic]]
"""What is wrong with a line about the table, or with a move."""


class Meant:
    """What can be said of a table of one model."""

    def __init__(self, model: m.Model, spoken: Spoken, wrong: Wrong, language: str = "en") -> None:
        self.model, self.spoken, self._wrong = model, spoken, wrong
        self.said = OfferedLines(model, spoken, language)

    def told(self, wrong: Diagnostic, said: str, lead: int, move: bool) -> Diagnostic:
        """A complaint about what was typed, which begins after `lead`, in a player's words."""
        assert wrong.span is not None
        start, end = wrong.span.start - lead, wrong.span.end - lead
        help = self._moved(wrong, said) if move else self._lined(wrong, said, start, end)
        if help is wrong.help and isinstance(help, Saying) and self.said.language != "en":
            help = self._in_their_words(help, said, start, end, move)
        return replace(wrong, message=self._message(wrong, said[start:end]), help=help)

    def _in_their_words(self, help: Saying, said: str, start: int, end: int, move: bool) -> Saying:
        """Names of the rule files that are offered, as the reader would say them: the whole line where it can then be
        read, and of several names the one that is most like what was typed.
        """
        arguments = dict(help.arguments)
        listed = next((each for each in arguments.values() if isinstance(each, ListedWords)), None)
        names = () if listed is None else listed.words
        guess = str(arguments["guess"]) if help.id == "did-you-mean" else None
        for near in get_close_matches(said[start:end].lower(), map(self.said.word, names), 1, ALIKE):
            guess = self.spoken.meaning(near)
        if guess is not None:
            whole = f"{said[:start]}{guess}{said[end:]}"
            offered = self.said.word(guess)
            if move and self._reads(move=whole):
                offered = self.said.move(whole)
            elif not move and self._reads(whole):
                offered = self.said.line(whole)
            return say("did-you-mean", guess=offered)
        words = ((name, self._theirs(each)) for name, each in help.arguments)
        return Saying(help.book, help.id, tuple(words))

    def _theirs(self, argument: Argument) -> Argument:
        if not isinstance(argument, ListedWords):
            return argument
        return argument._replace(words=tuple(map(self.said.word, argument.words)))

    def _reads(self, given: str | None = None, move: str | None = None) -> bool:
        return not self._wrong(given, move)

    # ---------------------------------------------------------------- what is wrong
    def _message(self, wrong: Diagnostic, word: str) -> str:
        message = wrong.message
        if is_said(message, "name-2", "expected-but-found"):
            return say("ask-unclear", word=word)
        if is_said(message, "line-ends-needed"):
            return say("ask-too-short")
        if is_said(message, "cards-lie-zone", "cannot-given"):
            player = word in DEFAULT_PLAYERS
            return say("ask-player-alone" if player else "ask-not-on-table", word=word)
        if is_said(message, "card-lies-there-given"):
            return say("ask-one-on-top")
        if isinstance(message, Saying) and message.id == "no-such" and wrong.code == CARD:
            return say("ask-no-card", word=word)
        if self._event(wrong) is not None:
            return say("ask-no-move-alone", word=word)
        return message

    def _event(self, wrong: Diagnostic) -> m.Act | None:
        """What was taken for a move, though it is only a part of moves."""
        if wrong.code != "E0205" or wrong.span is None:
            return None
        word = self.spoken.canonical(wrong.span.source.text[wrong.span.start : wrong.span.end])
        return next((act for act in self.model.acts if act.name == word and act.sort != "move"), None)

    # ---------------------------------------------------------------- a line about the table
    def _lined(self, wrong: Diagnostic, said: str, start: int, end: int) -> str | None:
        help = wrong.help
        if is_said(help, *SURE):
            return help
        if isinstance(help, Saying) and help.id == "did-you-mean":
            guess = str(dict(help.arguments)["guess"])
            after = self._wrong(f"{said[:start]}{guess}{said[end:]}", None)
            if not after or (wrong.code != LINE and all(each.message != wrong.message for each in after)):
                return help
        if (
            line := next((each for each in self._lines(said, start, end) if self._reads(each)), None)
        ) is not None:
            return say("did-you-mean", guess=self.said.line(line))
        if (both := self._brought(said)) is not None:
            return both
        if wrong.code == TAKES and (line := self._done(said)) is not None:
            return say("such-as", what=self.said.line(line))
        if is_said(wrong.message, "card-lies-there-given"):
            return say("such-as", what=self.said.line(self.examples[0]))
        if help is None or is_said(help, "did-you-mean", *OF_RULES):
            return say(
                "ask-such-lines", examples=ListedWords(tuple(map(self.said.line, self.examples)), "or")
            )
        return help

    def _lines(self, said: str, start: int, end: int) -> Iterator[str]:
        """What may have been meant by a line."""
        words = said.split()
        if not words:
            return
        if (owner := OWNER.fullmatch(words[0])) is not None and len(words) > 2:
            yield " ".join([words[1], OF, owner[1].lower(), *words[2:]])
        yield from self._to_move(words)
        yield from self._shorter(words)
        if len(words) == 2 and NUMBER.fullmatch(words[0]) and words[1] in KEPT:
            yield f"players {', '.join(self.names(int(words[0])))}"
        yield " ".join([words[0].lower(), *words[1:]])
        if words[0] in DEFAULT_PLAYERS:
            hands = [zone.name for zone in self.model.zones if zone.each == "player" and not zone.pile]
            yield from (f"{zone} of {said}" for zone in hands)
            yield from self._owed(words)
        for state in self.model.states:
            if state.type == words[0]:
                yield " ".join([self.spoken.state_said(state.name, "en"), *words[1:]])
        for near in get_close_matches(said[start:end].lower(), self.spoken.tellings, MOST_ALIKE, ALIKE):
            yield f"{said[:start]}{near}{said[end:]}"

    def _to_move(self, words: Sequence[str]) -> Iterator[str]:
        """Whose turn it is, in other words."""
        said = [word.lower() for word in words]
        if not TURN.isdisjoint(said):
            named = [LETTER.fullmatch(word) for word in reversed(said) if word not in VERBS]
            yield from (
                f"turn {OF} {who[1]}" for who in named if who is not None and who[1] in DEFAULT_PLAYERS
            )

    def _shorter(self, words: Sequence[str]) -> Iterator[str]:
        """A line without one or two of the words at its start that name nothing."""
        for number in (1, 2):
            for places in combinations(range(min(IN_FRONT, len(words) - 1)), number):
                dropped = {OWNER.sub(r"\1", words[place]) for place in places}
                if OF in dropped or any(place and words[place - 1] == OF for place in places):
                    continue  # whose it is is no word too many
                named = (self.spoken.meaning(word) for word in dropped)
                if dropped & {*DEFAULT_PLAYERS} or any(
                    word is not None and word not in KEPT for word in named
                ):
                    continue
                yield " ".join(word for place, word in enumerate(words) if place not in places)

    def _owed(self, words: Sequence[str]) -> Iterator[str]:
        """That somebody still has to do what the last words of a line name."""
        for first in range(2, len(words)) if words[1] not in VERBS else ():
            move = self.spoken.canonical_move(" ".join(words[first:]))
            if move in self._moves:
                yield f"{words[0]} owes {move}"

    def _brought(self, said: str) -> Saying | None:
        """That somebody made a move that takes nothing, and on a line of its own the card that it brought."""
        who, _, done = said.partition(" ")
        verb, _, card = done.partition(" ")
        for act in self.model.acts:
            if act.sort != "move" or act.parameters:
                continue
            tellings = (text for text in self.spoken.tellings_of(act.name) if text.split()[0] == verb.lower())
            line = next((f"{who} {text}" for text in tellings if self._reads(f"{who} {text}")), None)
            if line is None:
                continue
            of = [s.name for s in self.model.states if s.type == "card" and s.each == "player"]
            others = [f"{state} of {who} is {card}" for state in of if state in self._written(act)]
            other = next((each for each in others if card and self._reads(each)), None)
            return (
                say("did-you-mean", guess=self.said.line(line))
                if other is None
                else say("ask-two-lines", one=self.said.line(line), other=self.said.line(other))
            )
        return None

    def _done(self, said: str) -> str | None:
        """That somebody made the move that a line names, with things that it takes."""
        done = self.spoken.parallel_done(said)
        for act in self.model.acts if done is not None else ():
            who, verb, _ = (done[0] if done else "").partition(f" {act.verb}")
            if verb and act.sort == "move":
                line = f"{who} {act.verb}{self.example(act).removeprefix(act.name)}"
                return line if self._reads(line) else None
        return None

    def _written(self, act: m.Act) -> set[str]:
        from cardlaw.analysis.symbolic.windows import SymbolicWindows

        return {name for sort, name in SymbolicWindows(self.model).writes(act.name) if sort == "state"}

    # ---------------------------------------------------------------- a move
    def _moved(self, wrong: Diagnostic, said: str) -> str | None:
        help = wrong.help
        if is_said(help, *SURE):
            return help
        if (other := self._of_another(said) or self._said_by(said)) is not None:
            return other
        ways = [*self._ways(said)]
        if is_said(help, "everyday-article"):
            ways += self._ways(said.partition(" ")[2])
        if (move := next((each for each in ways if self._reads(move=each)), None)) is not None:
            return say("did-you-mean", guess=self.said.move(move))
        if is_said(help, "everyday-article"):
            near = (self._corrected(each) for each in ways)
            if (move := next((each for each in near if each is not None), None)) is not None:
                return say("did-you-mean", guess=self.said.move(move))
        if self._event(wrong) is not None:
            return say("ask-part-of-moves")
        unsure = is_said(help, "did-you-mean") and not self._guessed(wrong, said)
        if help is None or unsure or is_said(help, *OF_RULES, "everyday-article"):
            moves = [act for act in self.model.acts if act.sort == "move"]
            name = self.spoken.canonical_move(said).partition(" ")[0]
            act = next((act for act in moves if act.name == name), moves[0])
            return say("such-as", what=self.said.move(self.example(act)))
        return help

    def _guessed(self, wrong: Diagnostic, said: str) -> bool:
        """Whether a move can be read with the word that is offered, or some other thing is wrong with it then."""
        assert isinstance(wrong.help, Saying) and wrong.span is not None
        guess = str(dict(wrong.help.arguments)["guess"])
        typed = wrong.span.source.text[wrong.span.start : wrong.span.end]
        after = self._wrong(None, said.replace(typed, guess, 1))
        return not any(each.message == wrong.message for each in after)

    def _corrected(self, move: str) -> str | None:
        """A move with the word that is offered in the place of one that cannot be read, if it can be read then."""
        for wrong in self._wrong(None, move):
            if wrong.span is not None and isinstance(wrong.help, Saying) and wrong.help.id == "did-you-mean":
                guess = str(dict(wrong.help.arguments)["guess"])
                typed = wrong.span.source.text[wrong.span.start : wrong.span.end]
                better = guess if guess.split()[0] == move.split()[0] else move.replace(typed, guess, 1)
                if self._reads(move=better):
                    return better
        return None

    def _of_another(self, said: str) -> Saying | None:
        """A move that is told as somebody's, as the move alone with whose turn it is."""
        done = self.spoken.parallel_done(said)
        if done is None:
            return None
        words = done[0].split()
        for act in self.model.acts:
            if act.sort == "move" and act.verb in words[1:]:
                place = words.index(act.verb, 1)
                who, move = " ".join(words[:place]), " ".join([act.name, *words[place + 1 :]])
                if self._reads(f"turn of {who}") and self._reads(move=move):
                    return say("ask-turn-and-move", turn=f"turn of {who}", move=self.said.move(move))
        return None

    def _said_by(self, said: str) -> Saying | None:
        """The same where a player is named first, and last a move that takes nothing, or what it is about."""
        who, *words = said.split()
        turn = f"turn of {who.lower()}"
        for first in range(len(words)) if who.lower() in DEFAULT_PLAYERS and self._reads(turn) else ():
            last = " ".join(words[first:])
            about = [name for name in self._moves if name.endswith(f"-{last.lower()}")]
            for move in (self.spoken.canonical_move(last), *about):
                if move in self._moves and self._reads(move=move):
                    return say("ask-turn-and-move", turn=turn, move=self.said.move(move))
        return None

    def _ways(self, said: str) -> Iterator[str]:
        """What may have been meant by a move."""
        words = said.split()
        yield from self._shorter(words)
        yield said.lower()
        taking = [act for act in self.model.acts if act.sort == "move" and act.parameters]
        yield from (f"{act.name} {said}" for act in taking)
        meant = self.spoken.meaning(said)
        for card, kind in self._cards.items():
            if meant is not None and meant in (kind, *card.split()):
                yield from (f"{act.name} {card}" for act in taking)

    # ---------------------------------------------------------------- examples
    @cached_property
    def _moves(self) -> dict[str, m.Act]:
        return {act.name: act for act in self.model.acts if act.sort == "move" and not act.parameters}

    @cached_property
    def _cards(self) -> dict[str, str]:
        """The cards of the deck, with the kind of each."""
        layout = program_of(self.model, None, ONE_ROUND).layout
        cards = (layout.cards[card] for card in dict.fromkeys(layout.deck))
        return {card.text: card.face.kind for card in cards}

    def names(self, number: int | None = None) -> tuple[str, ...]:
        """The names of so many players."""
        return DEFAULT_PLAYERS[: number or program_of(self.model, None, ONE_ROUND).layout.players]

    @cached_property
    def examples(self) -> tuple[str, ...]:
        """Lines that can be read, one of each sort."""
        sorts: list[list[str]] = [[], [], [], [], [], []]
        names, cards = self.names(), [*self._cards][:1]
        for zone in self.model.zones:
            if zone.pile and zone.seen == "all":
                sorts[0].append(self.top(zone))
            elif zone.each == "player":
                sorts[1].append(f"{zone.name} of {names[1]} has 2 cards")
        sorts[2].append(f"turn of {names[1]}")
        for attribute in self.model.attributes:
            for state in self.model.states:
                if state.type == attribute.name and state.each is None:
                    sorts[3].append(f"{self.spoken.state_said(state.name, 'en')} is {attribute.values[0]}")
        for act in self.model.acts:
            if act.sort == "move" and len(act.parameters) == 1 and act.parameters[0].type == "card":
                sorts[4] += [f"{names[-1]} {act.verb} {card}" for card in cards]
        sorts[5] += [f"{names[-1]} owes {move}" for move in self._moves if move in self.spoken.duties]
        found = (next(filter(self._reads, sort), None) for sort in sorts)
        return tuple(line for line in found if line is not None)

    def top(self, zone: m.Zone) -> str:
        """A line that says what lies on a pile."""
        top = f"top of {zone.name}"
        short = next((each.name for each in self.model.shorts if each.meaning == top), top)
        return f"{short} is {next(iter(self._cards))}"

    def example(self, act: m.Act) -> str:
        """A move with things that it takes."""
        layout = program_of(self.model, None, ONE_ROUND).layout
        words = []
        for parameter in act.parameters:
            if parameter.type in ("card", "cards"):
                words.append(layout.cards[min(layout.deck)].text)
            elif parameter.type == "player":
                words.append(self.names()[-1])
            else:
                words.append("1" if parameter.type == "number" else str(layout.members(parameter.type)[0]))
        return f"{act.name} {', '.join(words)}".strip()
