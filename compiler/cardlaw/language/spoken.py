"""Words as players say them → the words of the rule files: further names, other languages, signs as on the screen.

What a name is called comes from the vocabulary: its further names (`also called`), its terms in every language, and
how cards are shown. Names with hyphens may be said with blanks. What is not known stays as it was said, so that the
compiler can complain of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import product

from cardlaw.language import model as m
from cardlaw.language.walking import nodes

WORD = re.compile(r"\[[^\[\]]{1,40}\]|[^\s,()\[\]]+|[,()\[\]]")
NUMBER = re.compile(r"\d+")
KEPT = frozenset({"card", "cards", "player", "players", "turn", "top", "table"})
"""Words of every situation: by themselves they name no kind of card, whatever a game calls its cards."""
ONE_CARD = ["has", "1", "card"]
"""How somebody says that there is one card; the rule files have a number of `cards`."""
CLOSING, OPENING = ",)]", "(["
"""Signs that no blank comes before, or after."""
Places = list[tuple[int, int]]
"""For each character of a text, from where to where it was said."""
LONGEST = 6
"""So many words of a text are tried as one name: no shipped name has more than five."""
SPOKEN_TERMS = (
    "",
    "plural",
    "definite",
    "indefinite",
    "neuter",
    "feminine",
    "partitive",
    "genitive",
    "illative",
    "card",
)
"""The forms of a term that somebody would say of a card or a colour."""
MOVE_FORMS = ("imperative", "", "third", "second")
"""The forms of a term by which somebody says what to do, the likeliest first."""
TOLD_FORMS = ("third", "past")
"""The forms of a term by which somebody says what another player does or did, the likeliest first."""
NAMED = ("definite", "indefinite")
"""The forms of a term by which somebody names a state."""
BETWEEN = {"en": "of", "it": "di"}
"""What languages say between the two words of a card, the second of them first: the *ace of clubs*."""
WRONGLY = frozenset(
    {"wrongly", "incorrectly", "väärin", "feil", "galt", "scorrettamente", "felaktigt", "fel"}
)
"""What languages say of a move that was wrong."""
HAS = {"en": "has", "fi": "on", "nb": "har", "it": "ha", "sv": "har"}
ALREADY = {"en": "already", "fi": "jo", "nb": "allerede", "it": "già", "sv": "redan"}
"""What languages put before what somebody has done, and what sets that apart from what was done just now."""
PLACE = re.compile(r" ?\{[^{}]*\}$")
"""Where a term names what its move is done to, at its end."""


class Spoken:
    """What players call the things of one model."""

    def __init__(self, model: m.Model) -> None:
        self.model = model

    def canonical(self, text: str) -> str:
        """A text with everything that players call otherwise in the words of the rule files."""
        return self.parallel(text)[0]

    def canonical_move(self, text: str) -> str:
        """The same for a move."""
        return self.parallel_move(text)[0]

    def parallel(self, text: str) -> tuple[str, Places]:
        """A text in the words of the rule files, and for each of its characters what was said there."""
        words = list(WORD.finditer(text))
        said = [found[0] for found in words]
        if said[-3:] == ONE_CARD:
            said[-1] = "cards"
        out = ""
        places: Places = []
        place = 0
        while place < len(words):
            length, meant = 1, said[place]
            for tried in range(min(LONGEST, len(words) - place), 0, -1):
                found = self._meant(" ".join(said[place : place + tried]), tried)
                if found is not None:
                    length, meant = tried, found
                    break
            start, end = words[place].start(), words[place + length - 1].end()
            if out and not (meant in CLOSING or out[-1] in OPENING):
                out, places = f"{out} ", [*places, (places[-1][1], start)]
            same = meant == text[start:end]
            places += [(start + n, start + n + 1) if same else (start, end) for n in range(len(meant))]
            out, place = out + meant, place + length
        return out, places

    def parallel_move(self, text: str) -> tuple[str, Places]:
        """The same for a move, which comes first: a word that names one by itself is that move, and no part of
        another name.
        """
        words = list(WORD.finditer(text))
        for number in range(min(LONGEST, len(words)), 0, -1):
            start, end = words[0].start(), words[number - 1].end()
            said = text[start:end]
            move = said if said in self._moves else self._moves_said.get(_key(said))
            if move is None:
                continue
            rest, places = self.parallel(text[end:])
            same = move == said
            first = [(start + n, start + n + 1) if same else (start, end) for n in range(len(move))]
            after = [(a + end, b + end) for a, b in places]
            return (f"{move} {rest}", [*first, (end, after[0][0]), *after]) if rest else (move, first)
        return self.parallel(text)

    def parallel_done(self, text: str) -> tuple[str, Places] | None:
        """The same for somebody who makes a move; None if the text does not say that of anybody."""
        words = list(WORD.finditer(text))
        for first in range(1, min(LONGEST, len(words))):
            if first > 1 and words[first - 2][0] != "of":
                continue  # somebody is a name, or a place beside a name
            for number in range(min(LONGEST, len(words) - first), 0, -1):
                start, end = words[first].start(), words[first + number - 1].end()
                verb = self._done_said.get(_key(text[start:end]))
                if verb is None:
                    continue
                who, places = self.parallel(text[:start])
                places += [(places[-1][1], start), *((start, end) for _ in verb)]
                rest, after = self.parallel(text[end:])
                done, after = f"{who} {verb}", [(a + end, b + end) for a, b in after]
                return (f"{done} {rest}", [*places, (end, after[0][0]), *after]) if rest else (done, places)
        return None

    def parallel_met(self, text: str) -> tuple[str, Places] | None:
        """The same for somebody who has made a move that had to be made, as who owes it: *a has already waved*; None if
        the text does not say that of anybody.
        """
        words = list(WORD.finditer(text))
        for first in range(1, min(LONGEST, len(words))):
            if (first > 1 and words[first - 2][0] != "of") or words[first][0].casefold() not in HAS.values():
                continue
            rest = words[first + 1 :]
            rest = rest[1:] if rest and rest[0][0].casefold() in ALREADY.values() else rest
            move = self._met_said.get(_key(text[rest[0].start() :])) if rest else None
            if move is None:
                continue
            who, places = self.parallel(text[: words[first].start()])
            start, end = words[first].start(), rest[-1].end()
            return f"{who} owes {move}", [*places, *((start, end) for _ in f" owes {move}")]
        return None

    def met_said(self, move: str, language: str) -> str | None:
        """How somebody is said to have made a move already in a language, if it is understood so."""
        for term in self.model.terms:
            if (term.name, term.language) == (move, language) and "participle" in dict(term.forms):
                said = f"{HAS[language]} {ALREADY[language]} {dict(term.forms)['participle']}"
                if self.parallel_met(f"a {said}") is not None:
                    return said
        return None

    def parallel_done_wrong(self, text: str) -> tuple[str, Places] | None:
        """The same for somebody who makes a wrong move; None if the text does not say that of anybody."""
        for word in WORD.finditer(text):
            if word[0].casefold() in WRONGLY:
                start, end = word.span()
                done = self.parallel_done(text[:start] + " " * (end - start) + text[end:])
                if done is not None:
                    return done
        return None

    def done_said(self, move: str, language: str) -> str:
        """How somebody is said to make a move in a language, without what it is made with."""
        terms = [term for term in self.model.terms if term.name == move and term.language == language]
        said = [PLACE.sub("", form) for term in terms[-1:] for form in _tellings(term)]
        verb = self.model.act(move).verb
        return next((form for form in said if self._done_said.get(_key(form)) == verb), verb)

    def move_said(self, move: str, language: str) -> str:
        """How a move is typed in a language: by its term, as an order where the language has that form."""
        terms = [term for term in self.model.terms if term.name == move and term.language == language]
        said = [PLACE.sub("", form) for term in terms[-1:] for form in _orders(term)]
        known = [alias for alias in self.model.aliases if alias.name == move and alias.language == language]
        said += [name for alias in known for name in alias.names]
        return next((form for form in said if "{" not in form and self.canonical_move(form) == move), move)

    def state_said(self, name: str, language: str) -> str:
        """What a state is called in a language, if it is understood so."""
        said = [term.text for term in self.model.terms if term.name == name and term.language == language]
        return next((text for text in said if self.canonical(text) == name), name)

    def tellings_of(self, move: str) -> Iterable[str]:
        """Everything that can be said of somebody who makes a move."""
        verb = self.model.act(move).verb
        return (said for said, meant in self._done_said.items() if meant == verb)

    def meaning(self, said: str) -> str | None:
        """What is called so, in the words of the rule files; None if nothing is."""
        return self._meant(said, len(said.split()))

    @property
    def all(self) -> Iterable[str]:
        """Everything that can be said, for guessing what was meant."""
        return (*self._names, *self._called, *self._shown_so)

    @property
    def tellings(self) -> Iterable[str]:
        """Everything that can be said of somebody who makes a move, for guessing what was meant."""
        return self._done_said.keys()

    def _meant(self, said: str, length: int) -> str | None:
        plain = said.strip("[]").strip()
        if length == 1 and (plain in self._names or plain in KEPT or NUMBER.fullmatch(plain)):
            return plain  # a number by itself counts things; it names a card only beside another value
        key = _key(plain)
        if length > 1 and (joined := key.replace(" ", "-")) in self._names:
            return joined
        return self._shown_so.get(plain) or self._called.get(key)

    @cached_property
    def _moves(self) -> frozenset[str]:
        return frozenset(act.name for act in self.model.acts if act.sort == "move")

    @cached_property
    def _moves_called(self) -> dict[str, str]:
        """The further names of moves, which hold whatever else is called so."""
        moves = [alias for alias in self.model.aliases if alias.name in self._moves]
        return {_key(said): str(alias.name) for alias in moves for said in alias.names}

    @cached_property
    def _moves_said(self) -> dict[str, str]:
        """What can be said at the start of a move, and which move it is; what is said of two moves is neither."""
        found: dict[str, str | None] = {}
        for term in self.model.terms:
            if term.name in self._moves:
                for form in dict.fromkeys(_orders(term)):
                    key = _key(PLACE.sub("", form))
                    found[key] = term.name if found.get(key, term.name) == term.name else None
        found |= self._moves_called
        return {key: move for key, move in found.items() if move is not None and "{" not in key}

    @cached_property
    def _done_said(self) -> dict[str, str]:
        """What can be said of somebody who makes a move, and the verb of that move; what is said of two is neither."""
        moves = [act for act in self.model.acts if act.sort == "move"]
        found: dict[str, str | None] = {_key(act.verb): act.verb for act in moves}
        for term in self.model.terms:
            if term.name in self._moves:
                verb = self.model.act(str(term.name)).verb
                for form in dict.fromkeys(_tellings(term)):
                    key = _key(PLACE.sub("", form))
                    found[key] = verb if found.get(key, verb) == verb else None
        found |= {key: self.model.act(move).verb for key, move in self._moves_called.items()}
        return {key: verb for key, verb in found.items() if verb is not None and "{" not in key}

    @cached_property
    def duties(self) -> frozenset[str]:
        """The moves that take nothing and that a rule asks for outside a turn: somebody can owe them."""
        moves = {act.name for act in self.model.acts if act.sort == "move" and not act.parameters}
        clauses = [placed.clause for rule in self.model.rules for placed in rule.clauses]
        stages = [stage.turns for stage in self.model.stages if stage.turns is not None]
        offered = (node for node in nodes(tuple(stages)) if isinstance(node, m.Offering))
        of_turns = {act for node in offered for act in node.acts}
        asked = {each.act for each in clauses if isinstance(each, m.Norm) and each.form == "must"}
        return frozenset((moves & asked) - of_turns)

    @cached_property
    def _met_said(self) -> dict[str, str]:
        """What can be said of somebody who has made a move that is a duty, whole or by its first word, and that move;
        what is said of two is neither.
        """
        found: dict[str, str | None] = {}
        for term in self.model.terms:
            form = dict(term.forms).get("participle")
            if term.name in self.duties and form is not None and "{" not in form:
                for key in dict.fromkeys((_key(form), _key(form).split()[0])):
                    found[key] = str(term.name) if found.get(key, term.name) == term.name else None
        return {key: move for key, move in found.items() if move is not None}

    @cached_property
    def _names(self) -> frozenset[str]:
        """The words of the rule files themselves."""
        model = self.model
        found = {thing.name for things in (model.kinds, model.groups, model.zones) for thing in things}
        found |= {thing.name for things in (model.states, model.acts, model.quantities) for thing in things}
        found |= {str(value) for attribute in model.attributes for value in attribute.values}
        return frozenset(found | {attribute.name for attribute in model.attributes})

    @cached_property
    def _called(self) -> dict[str, str]:
        """What can be said, and what it means; what is said of two things means neither."""
        found: dict[str, str] = {}
        doubtful: set[str] = set()
        for said, meant in self._sayings():
            key = _key(said)
            if found.setdefault(key, meant) != meant:
                doubtful.add(key)
        for said, meant in self._table_sayings():
            found.setdefault(_key(said), meant)
        for (
            alias
        ) in self.model.aliases:  # what the vocabulary says outright holds, whatever else is called so
            for said in alias.names:
                found[_key(said)] = str(alias.name)
                doubtful.discard(_key(said))
        return {key: meant for key, meant in found.items() if key not in doubtful and key not in self._names}

    def _sayings(self) -> Iterator[tuple[str, str]]:
        cards = {k.name for k in self.model.kinds} | {
            str(value) for attribute in self.model.attributes for value in attribute.values
        }
        for term in self.model.terms:
            if term.name in cards:
                forms = dict(term.forms)
                yield from (
                    (forms[f] if f else term.text, term.name) for f in SPOKEN_TERMS if not f or f in forms
                )
            elif term.name in self._moves:
                yield term.text, term.name
        called = {
            (t.name, t.language): (t.text, dict(t.forms).get("definite", t.text)) for t in self.model.terms
        }
        for face, (language, between) in product(self._faces, BETWEEN.items()):
            words = [called[str(v), language] for v in face.values if (str(v), language) in called]
            if len(words) == len(face.values) == 2:
                (last, _), first = words
                spelled = " ".join(map(str, face.values))
                yield from ((f"{word} {between} {last}", spelled) for word in first)

    def _table_sayings(self) -> Iterator[tuple[str, str]]:
        """What states are called; a card that is called so comes first."""
        states = {state.name for state in self.model.states}
        for term in self.model.terms:
            if term.name in states:
                yield term.text, str(term.name)
                yield from ((dict(term.forms)[f], str(term.name)) for f in NAMED if f in dict(term.forms))

    @cached_property
    def _shown_so(self) -> dict[str, str]:
        """What the screen prints, capitals and all, and what it means."""
        found: dict[str, str] = {}
        for look in self.model.looks:
            for shown in (look.label, look.mark or look.label):
                found.setdefault(shown, str(look.name))
        for face in self._faces:
            spelled = " ".join([face.kind] * (not face.values) + [str(v) for v in face.values])
            for parts in product(*(self._shown(value) for value in face.values)):
                for way in (parts, parts[::-1]):
                    for between in (" ", "", " of "):
                        found.setdefault(between.join(way), spelled)
        return {shown: meant for shown, meant in found.items() if shown not in self._names}

    @cached_property
    def _faces(self) -> tuple[m.Face, ...]:
        values = {attribute.name: attribute.values for attribute in self.model.attributes}
        return tuple(
            m.Face(kind.name, chosen)
            for kind in self.model.kinds
            for chosen in product(*(values[a] if v is None else (v,) for a, v in kind.features))
        )

    def _shown(self, value: int | str) -> tuple[str, ...]:
        """How one value of a card is shown: by label, by mark, or as it is."""
        look = next((look for look in self.model.looks if look.name == value), None)
        if look is None:
            return (str(value),)
        return tuple(dict.fromkeys((str(value), look.label, look.mark or look.label)))


def _orders(term: m.Term) -> list[str]:
    """What somebody says who names the move to make."""
    forms = dict(term.forms)
    return [forms[form] if form else term.text for form in MOVE_FORMS if not form or form in forms]


def _tellings(term: m.Term) -> list[str]:
    """What somebody says who tells that the move is made."""
    forms = dict(term.forms)
    return [forms[form] for form in TOLD_FORMS if form in forms]


def _key(said: str) -> str:
    """A saying without the differences that nobody hears: capitals, hyphens, blanks in a row."""
    return re.sub(r"(?<=\w)-(?=\w)", " ", " ".join(said.split())).casefold()
