"""Instructions that write states, move cards, choose and tell: each a few lines of Python."""

from __future__ import annotations

from typing import assert_never

from cardlaw.engine.expressions import registers
from cardlaw.engine.expressions.terms import known
from cardlaw.engine.program.writing import RoutinePage
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core import registers as r
from cardlaw.language.core.algebra import fold, fold_domain, type_of


class LineWriter(RoutinePage):
    """What instructions that hold no others become."""

    def write(self, step: c.Write) -> None:
        name, target = step.target.state, step.target
        if registers.is_register(name):
            self.write_register(step)
            return
        key = None if target.key is None else self.term(target.key)
        slot = self.program.algebra.slot(name, key)
        value = self.value(step.value)
        place = self.text(slot)
        if not (slot.known or slot.sure):
            self.line(f"at = {place}")
            self.line("if at is not None:")
            self.depth += 1
            place = "at"
        elif slot.value is None:
            return
        new = f"(s.vars[{place}] or 0) + ({value} or 0)" if step.add else value
        if step.shown and target.type == "number" and not isinstance(step.value, m.Const | None):
            new = f"bounded({new}, {self.about!r})"
        if step.shown:
            self.line(f"new = s.vars[{place}] = {new}")
            self.line(f"if log is not None: log.append(('set', {place}, new))")
        else:
            self.line(f"s.vars[{place}] = {new}")
        if place == "at":
            self.depth -= 1

    def write_register(self, step: c.Write) -> None:
        name, key = step.target.state, step.target.key
        if name == r.PHASE.state and isinstance(step.value, m.Const):
            self.marks.setdefault(f"phase {step.value.value}", self.here)
        if name == r.UNDER_WAY.state and step.value == m.Const("number", 1):
            return  # an act is under way as soon as its frame is there
        if name.startswith(".owes "):
            number = self.program.algebra.acts[name.removeprefix(".owes ")]
            assert key is not None
            whose = self.value(key)
            self.line(f"if s.duties: s.duties = [d for d in s.duties if d[0] != {whose} or d[1] != {number}]")
            return
        whose_ = None if key is None else self.value(key)
        for line in registers.write(name, whose_, self.value(step.value), step.add):
            self.line(line)

    def transfer(self, step: c.Transfer) -> None:
        place, cards = step.place, step.cards
        match cards:
            case c.WholeDeck():
                assert not isinstance(step.to, str)
                self.line(f"gather(s, {self.value(step.to)}, {self.hold(self.program.layout.deck)})")
            case c.NamedCards(domain=m.OneCard(card=card), near=near) if place == "on-top":
                assert not isinstance(step.to, str)
                layout = self.hold(self.program.layout)
                where = f"{self.value(card)}, {self.value(step.to)}, {self.value(near)}"
                self.line(f"move_one(s, {layout}, {where}, env[1])")
            case c.NamedCards(domain=domain, name=name, where=where_, near=near):
                assert not isinstance(step.to, str)
                whole = isinstance(domain, m.CardsIn) and type_of(domain.zone) == "zone"
                how = "move_all" if whole else "move_some"
                layout = self.hold(self.program.layout)
                going = f"list({self.such(domain, name, where_)})"
                to = f"{self.value(step.to)}, {self.value(near)}"
                self.line(f"{how}(s, {layout}, {going}, {to}, env[1], {place!r})")
            case c.Tops(amount=amount, zone=zone, taken=taken):
                assert not isinstance(step.to, str)
                slot = self.slot(taken)
                off = f"{self.value(amount)}, {self.value(zone)}, {self.value(step.to)}, {place!r}"
                most = f"{self.program.limits.steps}, {self.about!r}"
                self.line(f"env[{slot}] = tops(s, env[{slot}], {off}, {most})")
            case c.Dealt(amount=amount, zone=zone, start=start):
                assert isinstance(step.to, str)
                base, n = self.program.layout.zone_base[step.to], self.program.layout.players
                each = "None" if amount is None else f"max(0, {self.value(amount)} or 0)"
                self.line(f"deal(s, {n}, {each}, {self.value(zone)}, {base}, {self.value(start)})")
            case _:
                assert_never(cards)

    def permute(self, step: c.Permute) -> None:
        match step.how, step.zones:
            case "shuffle", (zone,):
                assert not isinstance(zone, str)
                level = ", True" if self.program.limits.level else ""
                self.line(f"shuffled(s, {self.value(zone)}{level})")
                self.split()
            case "swap", (one, other):
                assert not isinstance(one, str) and not isinstance(other, str)
                self.line(f"swap(s, {self.value(one)}, {self.value(other)})")
            case _, (name,):
                layout = self.program.layout
                base, direction = layout.zone_base[str(name)], layout.slot_base["direction"]
                self.line(f"rotate(s, {base}, {layout.players}, {direction})")

    def choose(self, step: c.ChooseValue) -> None:
        slot = self.slot(step.name)
        match step.among:
            case c.NumberBetween(low=low, high=high):
                self.line(f"env[{slot}] = draw_between(s, {low}, {high})")
            case c.Weighted(weights=weights):
                self.line(f"env[{slot}] = draw_weighted(s, {weights!r})")
            case c.Winner() as among:
                self.winner(among, slot)
            case c.YesNoAnswer(question=question):
                self.code.notes[self.here] = question
                self.line(f"s.pending = ('ask', {slot})")
                self.line("return True")
                self.split()
            case c.Member(member=member, type=type_, domain=domain, where=where, zone=zone):
                self.code.notes[self.here] = step
                assert not isinstance(step.by, str) or step.by == "table"
                who = "None" if isinstance(step.by, str) else self.value(step.by)
                asked = step.by == "table"
                found, layout = self.such(domain, member, where), self.hold(self.program.layout)
                more = f"{type_!r}, {slot}, {asked}"
                near = self.value(zone)
                self.line(f"return choose_member(s, env, {layout}, {who}, {found}, {near}, {more})")
                self.split()
            case _:
                assert_never(step.among)

    def winner(self, among: c.Winner, slot: int) -> None:
        """Who has won by a clause: asked seat by seat, so that each test is about a seat known beforehand."""
        algebra, events, n = self.program.algebra, self.program.events, self.program.layout.players
        tests = self.program.per_member(
            lambda seat: fold(among.test, algebra.naming(among.clause), {among.name: seat})
        )
        if among.only is not None:
            self.line(f"who = {self.value(among.only)}")
            holds = f"{self.hold(tests)}[who](s, NOBODY)"
            self.line(f"env[{slot}] = who if who is not None and who in s.seats and {holds} else None")
            return
        self.line("won = ()")
        self.line(f"if len(s.seats) == {n}:")
        for seat in range(n):
            test = self.text(fold(among.test, algebra.naming(among.clause), {among.name: known(seat)}))
            self.line(f" if {test}: won += ({seat},)")
        self.line(f"else: won = tuple(kept(s, NOBODY, s.seats, {self.hold(tests)}))")
        first = self.hold(events.first_by(among))
        self.line(f"env[{slot}] = {first}(s, won) if won else None")

    def choose_together(self, step: c.ChooseTogether) -> None:
        algebra, names = self.program.algebra, dict(self.names)
        domains = self.program.per_member_domain(
            lambda member: fold_domain(step.domain, algebra, {**names, step.name: member})
        )
        todo, made = self.slot(f".todo {step.name}"), self.slot(f".made {step.name}")
        base = self.program.layout.slot_base[step.state]
        self.line(f"env[{todo}], env[{made}] = tuple({self.members(step.choosers)}), ()")
        self.split()
        self.code.notes[self.here] = step
        more = f"{self.hold(domains)}, {todo}, {made}, {base}, {step.type!r}"
        self.line(f"return choose_together(s, f, {more})")
        self.split()

    def note(self, step: c.Notice) -> None:
        values = [
            self.members(value) if isinstance(value, m.Domain) else self.value(value) for value in step.values
        ]
        match step.what:
            case "act" if self.routine.act in self.program.core.plain:
                number = self.program.algebra.acts[self.routine.act or ""]
                self.told(f"('act', {number}, env[1], (), (), s.serial, s.depth)")
            case "act":
                self.told("('act', *f.event, s.depth - 1)")
            case "body over":
                self.split()
                self.code.after = self.here
            case "done":
                self.line("s.frames.pop()")
                self.told("('done', s.depth)")
            case "revealed":
                self.line(f"at = {values[0]}")
                self.line("if at is not None and log is not None:")
                seats = f"tuple({values[1]})"
                self.line(f" log.append(('revealed', at, tuple(s.zones[at]), {seats}))")
            case "short":
                self.line("s.tally('draw stopped short')")
                self.told(f"('short', {', '.join(values)})")
            case "broken":
                self.line(f"s.tally({f'axiom {step.words[0]}'!r})")
                self.told(f"('broken', {step.words[0]!r})")
            case "nobody begins":
                self.line("s.tally('nobody was said to begin')")
            case "round over":
                self.told(f"('round over', s.vars[{self.program.events.winner}] if s.won else None)")
            case "won":
                self.told(f"('won', {step.words[0]!r}, {values[0]}, {step.words[1]!r})")
            case _:
                self.told(f"({', '.join([repr(step.what), *values, *map(repr, step.words)])},)")

    def told(self, entry: str) -> None:
        self.line(f"if log is not None: log.append({entry})")
