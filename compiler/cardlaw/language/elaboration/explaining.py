"""Why an expression or a step does not stand: what was found, what was asked for, what its author may have meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Edit, Fix, Span, write
from cardlaw.language.elaboration.scope import Scope, article, listed, quoted
from cardlaw.language.everyday import FOR_EACH, MANY, RANDOM
from cardlaw.language.kernel import CARD_SELECTORS, SEAT_SELECTORS, YES_WORDS

STEP_WORDS = (
    *("set", "clear", "add", "subtract", "move", "shuffle", "deal", "offer", "if", "for", "repeat", "let"),
    *("chance", "swap", "rotate", "reveal", "ask", "announce", "proceed", "end", "do"),
)

Known = Mapping[str, m.Type]
"""The names bound where an expression stands, with their types."""


def mismatch(scope: Scope, span: Span, found: m.Type, wanted: m.Type) -> None:
    scope.complain(
        "E0301",
        span,
        f"expected {article(wanted)} here, and `{quoted(span)}` is {article(found)}",
        help=_conversion(scope, quoted(span), found, wanted),
    )


def _conversion(scope: Scope, text: str, found: m.Type, wanted: m.Type) -> str | None:
    """The phrase that makes the wanted thing out of the one found."""
    asked = [q.name for q in scope.quantities.values() if (q.of, q.type) == (found, wanted)]
    asked += [a for a in scope.attributes if found == "card" and scope.value_type(a) == wanted]
    match found, wanted:
        case _, "card" if found in scope.attributes and text in map(str, scope.attributes[found].values):
            cards = (face for face in scope.all_faces if text in map(str, face.values))
            shown = next((" ".join(map(str, face.values)) for face in cards if len(face.values) > 1), None)
            return shown and f"name the whole card, such as `{shown}`"
        case "zone", "yes-no":
            return f"say what is asked of it, such as `{text} is empty`"
        case "number", "yes-no":
            return f"say what is asked of it, such as `{text} is 3` or `{text} > 3`"
        case _, "yes-no":
            return f"say what is asked of it, such as `{text} is …` or `{text} has …`"
        case "zone", "number":
            return f"how many cards it holds is `size of {text}`"
        case "zone", "card":
            zone = scope.zones.get(text.split()[0])
            return f"one of its cards is `top of {text}`" if zone is not None and zone.pile else None
        case "zone", "player":
            return "name a role such as `player`, or `next of player`"
        case "player", "zone":
            return _such_as(f"{name} of {text}" for name in scope.kept_for("player", scope.zones.values()))
        case _:
            return _such_as(f"{name} of {text}" for name in asked)


def _shown(scope: Scope, type: m.Type) -> list[str]:
    """The attributes with values of a type that some card shows."""
    return [a for a in scope.attributes if scope.value_type(a) == type and a in scope.shown_attributes]


def _such_as(phrases: Iterable[str]) -> str | None:
    said = list(phrases)
    return f"write {listed(said, 'or')}" if said else None


def unlike(scope: Scope, left: Span, right: Span, found: m.Type, other: m.Type) -> None:
    """The two sides of `is` are not of one sort."""
    help, fix = "the two sides of `is` are of one sort", None
    asked = _shown(scope, other)
    if found == "card" and len(asked) == 1:
        help = f"write `{asked[0]} of {quoted(left)} is {quoted(right)}`"
        fix = write(left, f"{asked[0]} of {left.text}")
    elif found == "zone" and other == "number":
        help = f"how many cards it holds is `size of {quoted(left)}`"
        fix = write(left, f"size of {left.text}")
    scope.complain(
        "E0301",
        right,
        f"`{quoted(left)}` is {article(found)}, and `{quoted(right)}` is {article(other)}",
        help=help,
        fix=fix,
    )


def unknown_name(scope: Scope, known: Known, word: s.Word, wanted: m.Type | None) -> None:
    """A name that stands for no value here, though it may well stand for something else."""
    name = word.text
    homes = scope.attributes_with(name)
    if name in scope.kinds or name in scope.groups or name in scope.predicates:
        subject = scope.predicates[name].of if name in scope.predicates else "card"
        scope.complain(
            "E0302",
            word.span,
            f"`{name}` is {scope.sort_of(name)}, and does not say of what it is asked",
            help=f"write the whole comparison: `{subject} is {name}`",
            fix=write(word.span, f"{subject} is {name}"),
        )
    elif name in YES_WORDS:
        mismatch(scope, word.span, "yes-no", wanted or "number")
    elif name in scope.quantities:
        owner = scope.quantities[name].of or "card"
        scope.complain(
            "E0307",
            word.span,
            f"there is a `{name}` of each {owner}",
            help=f"write `{name} of {owner}`",
            fix=write(word.span, f"{name} of {owner}"),
        )
    elif name in scope.axes:
        axis = scope.axes[name][0]
        first = "" if isinstance(axis, s.NumberOption) else axis.arms[0].name.text
        scope.complain(
            "E0312",
            word.span,
            f"`{name}` is a choice between words, not a number",
            help=f"put the rule under it instead: `under {name} {first}`",
        )
    elif len(homes) > 1:
        scope.complain(
            "E0311",
            word.span,
            f"`{name}` is a value of {listed(homes)}, and this does not say of which",
            help=f"ask it of a card, such as `{homes[0]} of card is {name}`",
        )
    elif name == "player":
        otherwise = "write `winner`, `left of …` or another state of type player"
        help = f"the names known here are {listed(known)}" if known else otherwise
        scope.complain("E0203", word.span, "nobody is called `player` here", help=help)
    else:
        _no_such_value(scope, known, word, wanted)


def _no_such_value(scope: Scope, known: Known, word: s.Word, wanted: m.Type | None) -> None:
    values = [str(v) for v in scope.values_of(wanted or "?")]
    if (word.text, wanted) == ("opposite", "direction"):
        help = "write `opposite of direction`"
        return scope.complain("E0208", word.span, "`opposite` alone is no direction", help=help)
    named = [*known, *scope.states, *scope.zones, *scope.quantities, *scope.shorts]
    numbers = [n for n, (axis, _) in scope.axes.items() if isinstance(axis, s.NumberOption)]
    if values and wanted != "number":
        otherwise = f"it can be {listed(values, 'or')}"
        scope.unknown("E0208", word, f"{wanted}", [*values, *named], otherwise=otherwise)
    else:
        message = f"nothing here is called `{word.text}`"
        other = scope.sort_of(word.text)
        bound = f"the clause itself names {listed(known)}" if known and other is None else None
        if word.text == "players":
            named = []
            bound = "`players` are several: say `some p in players where …` or `every p in players where …`"
        if word.text in scope.attributes:
            kept = [name for name, state in scope.states.items() if state.type == word.text]
            bound = f"a card's is `{word.text} of card`"
            bound += f", and {listed(kept)} is one" if kept else ""
        kinds = scope.kinds if wanted in ("card", "cards") else ()
        scope.unknown("E0203", word, "", [*named, *numbers, *kinds], bound, message)


def whose(scope: Scope, word: s.Word, each: m.Type) -> None:
    owner = {"player": "player", "team": "team of player"}.get(each) or str((*scope.values_of(each), each)[0])
    scope.complain(
        "E0307",
        word.span,
        f"there is a `{word.text}` of each {each}",
        help=f"say whose: `{word.text} of {owner}`",
        fix=write(word.span, f"{word.text} of {owner}"),
    )


def bad_selector(scope: Scope, expr: s.Of, found: m.Type) -> None:
    """`… of …` where the first word is not asked of such a thing, or of anything."""
    selector = expr.selector.text
    owners = [
        *(["player"] if selector in SEAT_SELECTORS or selector in ("team", "partners") else []),
        *(["zone"] if selector in (*CARD_SELECTORS, "size") else []),
        *(["direction"] if selector == "opposite" else []),
        *(["card"] if selector in scope.attributes else []),
        *(_owner(scope.states, selector, "each")),
        *(_owner(scope.zones, selector, "each")),
        *(_owner(scope.quantities, selector, "of")),
    ]
    if selector == "partners" and found == "player":
        message = f"`{quoted(expr.span)}` is several players, and one is needed here"
        help = "ask each of them: `some p in PLAYERS where …`, or do it `for each p in PLAYERS:`"
        scope.complain("E0303", expr.span, message, help=help.replace("PLAYERS", quoted(expr.span)))
    elif any(owners):
        which = " or ".join(article(owner) for owner in owners if owner)
        base = quoted(expr.base.span)
        scope.complain(
            "E0303",
            expr.base.span,
            f"`{selector} of` is asked of {which}, and `{base}` is {article(found)}",
            help=_conversion(scope, base, found, next(owner for owner in owners if owner)),
        )
    elif owners:
        scope.complain(
            "E0303",
            expr.span,
            f"there is one `{selector}`, not one of each {found}"
            if found != "?"
            else f"there is one `{selector}` for all",
            help=f"write `{selector}` alone",
            fix=write(expr.span, selector),
        )
    elif selector in scope.predicates or selector in scope.kinds or selector in scope.groups:
        scope.complain(
            "E0303",
            expr.selector.span,
            f"`{selector}` is {scope.sort_of(selector)}, not something asked `of` a thing",
            help=f"write `{quoted(expr.base.span)} is {selector}`",
            fix=write(expr.span, f"{expr.base.span.text} is {selector}"),
        )
    else:
        known = [*SEAT_SELECTORS, *CARD_SELECTORS, "size", "opposite", "team", *scope.attributes]
        known += [n for n, state in scope.states.items() if state.each]
        known += [n for n, zone in scope.zones.items() if zone.each]
        known += [n for n, quantity in scope.quantities.items() if quantity.of]
        scope.unknown("E0203", expr.selector, "", known, message=f"nothing has a `{selector}`")


def _owner(things: Mapping[str, m.State | m.Zone | m.Quantity], name: str, field: str) -> list[m.Type | None]:
    return [getattr(things[name], field)] if name in things else []


def cannot_have(scope: Scope, name: s.Word, found: m.Type) -> None:
    """`X has Y` where X has no such thing."""
    if found == "?":
        if name.text in scope.attributes or name.text in scope.states:
            return
        known = [*scope.attributes, *(n for n, state in scope.states.items() if state.each)]
    else:
        known = [n for n, state in scope.states.items() if state.each == found]
        known += [*scope.attributes] if found == "card" else []
    who = "nothing" if found == "?" else article(found)
    message = f"{who} {'has' if found == '?' else 'cannot have'} `{name.text}`"
    otherwise = None
    if name.text in scope.zones and scope.zones[name.text].each == found:
        otherwise = f"every {found} has one; ask `{name.text} of … is empty`"
    scope.unknown("E0203", name, "", known, otherwise=otherwise, message=message)


def bare_words(scope: Scope, chain: list[s.Expr], bare: list[s.Expr], joint: str) -> None:
    """`X is a or b`: the words after the joint lack the comparison they were meant to share."""
    lead = next(side for side in chain if isinstance(side, s.Is))
    said = [quoted(side.span) for side in bare]
    verb, joint = ("is not", "and") if lead.negated else ("is", joint)
    subject = quoted(lead.left.span)
    whole = [
        f"{subject} {verb} {quoted(side.span)}" if any(side is word for word in bare) else quoted(side.span)
        for side in chain
    ]
    scope.complain(
        "E0302",
        bare[0].span.to(bare[-1].span),
        f"`{said[0]}` alone is not a yes-or-no statement"
        if len(said) == 1
        else f"{listed(said)} alone are not yes-or-no statements",
        help=f"write the comparison out: `{f' {joint} '.join(whole)}`",
        fix=Fix(tuple(Edit(side.span, f"{lead.left.span.text} {verb} {side.span.text}") for side in bare))
        if not lead.negated
        else None,
    )


# ---------------------------------------------------------------- steps
def no_such_step(scope: Scope, known: Known, step: s.Do) -> bool:
    """Whether a step names several players, or nobody and nothing that is done; it is then told."""
    subject, verb = step.subject, step.verb.text
    if isinstance(subject, s.Of) and subject.selector.text == "partners":
        _several(scope, step, quoted(subject.span))
        return True
    if not isinstance(subject, s.Name):
        return False
    name = subject.word.text
    if name in known or name in scope.states or name in scope.shorts or name in scope.zones:
        return False
    if name in MANY:
        _several(scope, step, MANY[name])
        return True
    if verb in scope.verbs or verb in scope.acts:
        return False
    words: tuple[str, ...] = STEP_WORDS
    otherwise = "say who does what, such as `player begins`"
    if name in SEAT_SELECTORS:
        words, otherwise = (), f"write `{name} of {verb if verb in known else '…'}`"
    elif name == "random":
        words, otherwise = (), RANDOM
    elif (name, verb) == ("reverse", "direction"):
        words, otherwise = (), "write `set direction to opposite of direction`"
    scope.unknown("E0205", subject.word, "", words, otherwise, f"no step begins with `{name}`")
    return True


def _several(scope: Scope, step: s.Do, whom: str) -> None:
    """Several players are said to do something, and a step is done by one."""
    said = " ".join(step.span.text.split()).removeprefix(quoted(step.subject.span)).split()
    while said and said[0] in ("player", "players"):
        del said[0]
    act = scope.acts.get(said[0]) if said else None
    done = " ".join([act.verb if act is not None else said[0], *said[1:]]) if said else "…"
    span = step.subject.span
    if step.verb.text in ("player", "players"):
        span = span.to(step.verb.span)
    message = f"one player does a step, and `{quoted(span)}` is several"
    scope.complain("E0301", span, message, help=FOR_EACH.format(whom, f"`p {done}`"))


def wrong_number(
    scope: Scope, act: m.Act, span: Span, args: tuple[s.Expr, ...], lead: str | None = None
) -> None:
    """Complain that a verb is followed by more or fewer things than its act takes."""
    for arg in args:
        if isinstance(arg, s.Of) and arg.selector.text in ("min", "max"):
            scope.unknown("E0203", arg.selector, "", (), message=f"nothing has a `{arg.selector.text}`")
            return
    names = [p.name for p in act.parameters]
    count = {0: "nothing is", 1: "one thing is"}.get(len(args), f"{len(args)} things are")
    wanted = listed(names) if names else "nothing"
    phrase = f"{lead or quoted(span).split()[0]} {', '.join(names)}".strip()
    help = f"write `{phrase}`"
    if not names and (other := _with_a_number(scope, act, args)):
        given = f"{other.verb} {quoted(args[0].span)}"
        help = f"write `{act.name}`: the rules say how many"
        if act.verb == quoted(span).split()[0]:
            help = f"`{act.name}` is the whole move, without a number; with a number write `{given}`"
    scope.complain("E0304", span, f"`{act.name}` takes {wanted}, and {count} given", help=help)


def _with_a_number(scope: Scope, act: m.Act, args: tuple[s.Expr, ...]) -> m.Act | None:
    """The event that a move without a number consists of, if it takes one."""
    if len(args) != 1 or act.name not in scope.bodies:
        return None
    done = (step.verb.text for step in scope.bodies[act.name][0].body if isinstance(step, s.Do))
    for verb in done:
        event = scope.acts.get(scope.verbs.get(verb, ""))
        if event is not None and [p.type for p in event.parameters] == ["number"]:
            return event
    return None
