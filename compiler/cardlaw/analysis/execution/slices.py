"""What an act or a step hangs on, as one value: equal slices do the same, however they are named or numbered.

Names bound inside are numbered, rule ids and free text are left out, choices are put in. A slice holds the thing
itself and every definition that can come to bear on it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

from cardlaw.analysis.unknowns.editions import TracedEdition
from cardlaw.analysis.unknowns.terms import FaceTable
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.dependencies import ANY_ZONE, Touched, in_force, touched
from cardlaw.language.core.lowering import lowered
from cardlaw.language.core.naming import BodyNames
from cardlaw.language.core.rulebook import Held, locals_of
from cardlaw.language.identity import ByIdentity
from cardlaw.language.walking import nodes

Ref = tuple[str, str]
"""A word, a number or an act that something refers to."""

Forms = dict[Hashable, tuple[str, frozenset[Ref]]]
"""Normal forms by the ids of what they are forms of, with what each refers to."""

Slice = str
"""What stands for a normal form: equal for equal forms and for no others, in whatever order they were met."""


def slice_of(form: Hashable) -> Slice:
    return blake2b(_text(form).encode(), digest_size=16).hexdigest()


def _text(form: Any) -> str:
    match form:
        case tuple():
            return f"({','.join(map(_text, form))})"
        case frozenset():
            return f"{{{','.join(sorted(map(_text, form)))}}}"
        case FaceTable(rows=rows):
            return f"<{','.join(sorted(map(_text, rows.items())))}>"
        case _:
            return repr(form)


Written = tuple[frozenset[str], frozenset[str], frozenset[str]]
"""States, zones and kernel verbs."""


class Slices:
    """The slices of one edition, in the part of a round in which it can be `won` or in another.

    What refills an empty pile is a root of its own and no part of the slices that draw from it. `forms` are normal
    forms in which no choice has a part, kept for the same edition under other choices.
    """

    def __init__(self, edition: TracedEdition, won: bool, forms: Forms) -> None:
        self.edition = edition
        self.won = won
        self.forms = forms
        self._chosen = False
        """Whether a choice was put into a form."""
        self.book = edition.unnoted
        self._definitions: dict[Ref, tuple[Hashable, frozenset[Ref]]] = {}
        self._closures: dict[frozenset[Ref], frozenset[Any]] = {}
        self._loops: ByIdentity[Slice] = ByIdentity()
        self._names: ByIdentity[frozenset[str]] = ByIdentity()
        self._written: dict[str, Written] = {}

    # ---------------------------------------------------------------- slices
    def of_act(self, name: str, kind: str | None = None) -> Slice:
        """An act with all that follows from it; of a card of this kind, if one is given."""
        normal, refs = self._act(name, kind)
        return slice_of((normal, self._closure(refs)))

    def of_act_itself(self, name: str, kind: str | None = None) -> tuple[Slice, frozenset[str]]:
        """An act with the words that it is written in, but without the acts that it leads to; and those."""
        normal, refs = self._act(name, kind)
        acts = frozenset(ref for ref in refs if ref[0] == "act")
        return slice_of((normal, self._closure(refs - acts))), frozenset(act for _, act in acts)

    def of_game(self) -> Slice:
        """How the game is won and when it ends."""
        refs: set[Ref] = set()
        wins = [held for held in self.edition.wins if held.clause.what == "game"]
        ends = [held for held in self.edition.ends if held.clause.what == "game"]
        normal = self._clauses(wins, refs), self._clauses(ends, refs)
        return slice_of((normal, self._closure(frozenset(refs))))

    def of_loop(self, loop: c.Loop, names: Iterable[str]) -> Slice:
        """A loop with all that it can set off; these names come from outside it."""
        if loop not in self._loops:
            refs: set[Ref] = set()
            normal = self._block((loop,), {name: ("outer", name) for name in names}, refs)
            self._loops[loop] = slice_of((normal, self._closure(frozenset(refs))))
        return self._loops[loop]

    def names_in(self, loop: c.Loop) -> frozenset[str]:
        """The names that a loop leaves to its surroundings."""
        if loop not in self._names:
            self._names[loop] = locals_of(loop) - {name for each in nodes(loop) for name in _binds(each)}
        return self._names[loop]

    def _closure(self, refs: frozenset[Ref]) -> frozenset[Any]:
        if refs not in self._closures:
            found: dict[Ref, Hashable] = {}
            todo = [*refs]
            while todo:
                ref = todo.pop()
                if ref not in found:
                    normal, more = self._definition(ref)
                    known = self.forms.get(("defined", ref, normal))
                    if known is None:
                        known = self.forms["defined", ref, normal] = slice_of(normal), more
                    found[ref] = known[0]
                    todo += more
            self._closures[refs] = frozenset(found.items())
        return self._closures[refs]

    # ---------------------------------------------------------------- definitions
    def _definition(self, ref: Ref) -> tuple[Hashable, frozenset[Ref]]:
        if ref not in self._definitions:
            refs: set[Ref] = set()
            sort, name = ref
            normal: Hashable
            if sort == "act":
                normal, more = self._act(name, None)
                refs |= more
            elif sort == "predicate":
                normal = self.edition.words.faces(name)
                if normal is None:
                    normal = self._clauses(self.book.predicates(name), refs)
            elif sort == "quantity":
                normal = self.edition.words.table(name)
                if normal is None:
                    normal = self._clauses(self.book.quantities(name), refs)
            elif sort == "state":
                state = self.edition.states[name]
                normal = (state.each, state.type, state.starts, state.lasts)
            else:
                zone = self.edition.zones[name]
                normal = (zone.each, zone.pile, zone.seen, zone.refilled_by)
            self._definitions[ref] = (normal, frozenset(refs))
        return self._definitions[ref]

    def _act(self, name: str, kind: str | None) -> tuple[Hashable, frozenset[Ref]]:
        """An act: its parameters, its body, what follows or stands in, when it is wrong, what it may win."""
        act, refs = self.edition.acts[name], set[Ref]()
        names = {"player": "doer", **{p.name: number for number, p in enumerate(act.parameters)}}
        if act.answering is not None:
            names[act.answering[1]] = "answered"
        body = self._form(("body", name), lambda found: self._steps(act.body, names, found), refs)
        effects = [h for h in self.book.effects(name) if self._about(h.clause.match, act, kind)]
        wrong = [h for h in self.book.norms(name) if self._about(h.clause.match, act, kind)]
        guilt = [h for h in wrong if h.clause.form == "wrongly"]
        killers = [
            h for h in wrong if h not in guilt and any(self.book.overrides(h.rule, g.rule) for g in guilt)
        ]
        wins = [h for h in self.edition.wins if self.won and (not h.clause.by or name in h.clause.by)]
        normal = (
            act.sort,
            tuple((p.type, p.least, p.most) for p in act.parameters),
            None if act.answering is None else act.answering[0],
            body,
            self._clauses(effects, refs, names),
            self._clauses([*guilt, *killers], refs, names),
            self._clauses(wins, refs),
            self._clauses(self.edition.ends if self.won else (), refs),
        )
        return normal, frozenset(refs)

    def _about(self, match: m.Expr, act: m.Act, kind: str | None) -> bool:
        """Whether a clause can be about the act with a card of that kind."""
        if kind is None:
            return True
        parts = match.parts if isinstance(match, m.AllOf) else (match,)
        first = act.parameters[0].name
        return not any(
            isinstance(p, m.KindIs)
            and isinstance(p.card, m.Local)
            and p.card.name == first
            and kind not in p.kinds
            for p in parts
        )

    def _clauses(
        self, helds: Iterable[Held[Any]], refs: set[Ref], names: Mapping[str, Hashable] | None = None
    ) -> Hashable:
        """Clauses of one sort in order, with which of them override which, and what waives them."""
        every = list(helds)
        found = []
        for held in every:
            clause = held.clause
            known: dict[str, Hashable] = dict(names or {})
            subject = getattr(clause, "subject", None)
            if subject is not None:
                known[subject] = "doer"
            form = self._form((held.id, names is None), partial(self._clause, clause, known), refs)
            kills = tuple(i for i, other in enumerate(every) if self.book.overrides(held.rule, other.rule))
            waivers = tuple(
                self._form(
                    (w.id, held.id, names is None),
                    partial(self._normal, w.clause.condition, known),
                    refs,
                )
                for w in self.book.waivers.get(held.rule.id, ())
            )
            same = tuple(i for i, other in enumerate(every) if other.rule is held.rule)
            found.append((form, kills, waivers, same if waivers or kills else (), held.rule.even_if_won))
        return tuple(found)

    def _form(self, key: Hashable, make: Callable[[set[Ref]], Hashable], refs: set[Ref]) -> Slice:
        """The slice of a normal form; made once, unless it holds a choice."""
        known = self.forms.get(key)
        if known is None:
            found: set[Ref] = set()
            before, self._chosen = self._chosen, False
            known = slice_of(make(found)), frozenset(found)
            if not self._chosen:
                self.forms[key] = known
            self._chosen |= before
        refs |= known[1]
        return known[0]

    def _clause(self, clause: Any, names: Mapping[str, Hashable], refs: set[Ref]) -> Hashable:
        parts = [
            self._normal(getattr(clause, f.name), names, refs)
            for f in fields(clause)
            if f.name not in ("subject", "act", "predicate", "quantity", "body")
        ]
        body = self._steps(clause.body, names, refs) if isinstance(clause, m.Effect) else ()
        return (type(clause).__name__, *parts, body)

    def _steps(self, steps: tuple[m.Step, ...], names: Mapping[str, Hashable], refs: set[Ref]) -> Hashable:
        return self._block(lowered(steps, BodyNames({}), self.edition.model.zones), names, refs)

    # ---------------------------------------------------------------- normal forms
    def _normal(self, thing: Any, names: Mapping[str, Hashable], refs: set[Ref]) -> Any:
        match thing:
            case tuple():
                return tuple(self._normal(part, names, refs) for part in thing)
            case m.Not() | m.AllOf() | m.AnyOf() | m.Compare() | m.Arithmetic():
                return self._logical(thing, names, refs)
            case m.Local(name=name, type=type_):
                return ("local", names.get(name, name), type_)
            case m.AxisValue(axis=axis):
                self._chosen = True
                return ("Const", "number", self.edition.model.choice(axis))
            case m.Const(type=type_, value=value):
                return ("Const", type_, value)
            case m.Words():
                return None
            case m.PredicateOf(predicate=word):
                refs.add(("predicate", word))
            case m.QuantityOf(quantity=word):
                refs.add(("quantity", word))
            case m.StateOf(state=word) if word[0] != ".":
                refs.add(("state", word))
            case m.ZoneOf(zone=word) | m.ZonesOf(zone=word):
                refs.add(("zone", word))
            case c.Transfer(to=str(word)) | c.Permute(zones=(str(word),)):
                refs.add(("zone", word))
            case c.RaiseAct(act=word, refills=False):
                refs.add(("act", word))
            case c.Part(acts=acts):
                refs |= {("act", act) for act in acts}
            case c.NamedCards(name=str(word)) | c.ChooseTogether(name=word) | c.Member(member=word):
                names = {**names, word: _bound(names)}
            case m.Some() | m.Count() | m.Total() | m.Best():
                domain = self._normal(thing.domain, names, refs)
                inner = {**names, thing.name: _bound(names)}
                rest = [f.name for f in fields(thing) if f.name not in ("name", "domain")]
                return (
                    type(thing).__name__,
                    domain,
                    *(self._normal(getattr(thing, f), inner, refs) for f in rest),
                )
            case _:
                pass
        if not is_dataclass(thing) or isinstance(thing, type):
            return thing
        parts = [self._normal(getattr(thing, f.name), names, refs) for f in fields(thing) if f.name != "name"]
        return (type(thing).__name__, *parts)

    def _logical(self, thing: Any, names: Mapping[str, Hashable], refs: set[Ref]) -> Any:
        """The form of what can be written in several ways: denials inside, parts in one order, numbers worked out."""

        def normal(part: Any) -> Any:
            return self._normal(part, names, refs)

        match thing:
            case m.Not(inner=m.Not(inner=inner)) if not isinstance(inner, m.StateOf | m.Local):
                return normal(inner)  # what may be absent is not the same as denied twice
            case m.Not(inner=m.AllOf(parts=parts)):
                return normal(m.AnyOf(tuple(map(m.Not, parts))))
            case m.Not(inner=m.AnyOf(parts=parts)):
                return normal(m.AllOf(tuple(map(m.Not, parts))))
            case m.Not(inner=inner):
                return ("Not", normal(inner))
            case m.AllOf(parts=parts) | m.AnyOf(parts=parts):
                name = type(thing).__name__
                found = [normal(part) for part in parts]
                flat = [p for f in found for p in (f[1:] if isinstance(f, tuple) and f[0] == name else (f,))]
                return (name, *sorted(dict.fromkeys(flat), key=repr))
            case m.Compare(operator=">" | ">=" as operator, left=left, right=right):
                return normal(m.Compare("<" if operator == ">" else "<=", right, left))
            case m.Arithmetic(operator=operator, left=left, right=right):
                one, other = normal(left), normal(right)
                if one[:2] == other[:2] == ("Const", "number") and {type(one[2]), type(other[2])} == {int}:
                    a, b = one[2], other[2]
                    return (
                        "Const",
                        "number",
                        a + b if operator == "+" else a - b if operator == "-" else a * b,
                    )
                return ("Arithmetic", operator, one, other)
        return (type(thing).__name__, thing.operator, normal(thing.left), normal(thing.right))

    def _block(self, block: c.Block, names: Mapping[str, Hashable], refs: set[Ref]) -> Hashable:
        """Instructions in order; one that binds a name makes it known to those after it."""
        found: list[Hashable] = []
        known = dict(names)
        for step in block:
            match step:
                case c.Notice(what=what) if what != "revealed":
                    continue
                case c.Bind(name=name, value=value):
                    made = self._normal(value, known, refs)
                    known.setdefault(name, _bound(known))
                    found.append(("Bind", known[name], made))
                case c.ChooseValue(name=name, by=by, among=among):
                    made = self._normal((by, among), known, refs)
                    known[name] = _bound(known)
                    found.append(("Choose", made))
                case c.Branch(test=m.Not(inner=inner), then=then, otherwise=otherwise):
                    found.append(self._branch(inner, otherwise, then, known, refs))
                case c.Branch(test=test, then=then, otherwise=otherwise):
                    found.append(self._branch(test, then, otherwise, known, refs))
                case c.Loop(over=c.Until(test=test), body=body):
                    found.append(("Until", self._normal(test, known, refs), self._block(body, known, refs)))
                case c.Loop(over=c.Each() as over, body=body):
                    outer = self._normal((over.domain, over.start), known, refs)
                    bound = _bound(known)
                    where = self._normal(over.where, {**known, over.member: bound}, refs)
                    does = self._block(body, {**known, over.name: bound}, refs)
                    found.append(("Each", over.type, outer, where, does))
                case _:
                    found.append(self._normal(step, known, refs))
        return tuple(found)

    def _branch(
        self, test: m.Expr, then: c.Block, otherwise: c.Block, names: Mapping[str, Hashable], refs: set[Ref]
    ) -> Hashable:
        sides = (self._block(side, names, refs) for side in (then, otherwise))
        return ("Branch", self._normal(test, names, refs), *sides)

    # ---------------------------------------------------------------- what can be changed
    def written(self, loop: c.Loop) -> Written:
        """The states, zones and kernel verbs that a loop can bear on; the zone `*` is any zone."""
        return self._together(touched((loop,)))

    def written_by(self, act: str) -> Written:
        if act not in self._written:
            self._written[act] = self._together(Touched(raises=frozenset({act})))
        return self._written[act]

    def _together(self, own: Touched) -> Written:
        """What something writes with all that it leads to; who wins by it is looked after apart."""
        reach = in_force(self.edition.model)
        found, acts = reach.followed(own), reach.reached(own.leads)
        verbs = frozenset(act for act in acts if self.edition.acts[act].sort == "kernel")
        return found.states, frozenset({ANY_ZONE} if found.moves else ()), verbs


def _binds(step: object) -> Iterator[str]:
    """The names that an instruction binds."""
    match step:
        case (
            c.Bind(name=name) | c.ChooseValue(name=name) | c.ChooseTogether(name=name) | c.Member(member=name)
        ):
            yield name
        case c.NamedCards(name=str(name)):
            yield name
        case c.Each(name=name, member=member):
            yield from (name, member)
        case _:
            pass


def _bound(names: Mapping[str, Hashable]) -> Hashable:
    """What a name bound next is called: a number that no name known here has, also where a name is bound again."""
    taken = (form[1] for form in names.values() if isinstance(form, tuple) and form[0] == "bound")
    return "bound", 1 + max(taken, default=-1)
