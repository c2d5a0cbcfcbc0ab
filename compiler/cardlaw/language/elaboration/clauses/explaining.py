"""Why an expression or a step does not stand: what was found, what was asked for, what its author may have meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Edit, Fix, Span, write
from cardlaw.language.diagnostics.everyday import MANY, for_each, in_digits
from cardlaw.language.elaboration.scope import Scope, article, listed, quoted
from cardlaw.language.kernel import CARD_SELECTORS, SEAT_SELECTORS, YES_WORDS
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.sayings import say

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
        say("expected", type=article(wanted), what=quoted(span), type2=article(found)),
        help=_conversion(scope, quoted(span), found, wanted),
    )


def _conversion(scope: Scope, text: str, found: m.Type, wanted: m.Type) -> Saying | None:
    """The phrase that makes the wanted thing out of the one found."""
    asked = [q.name for q in scope.quantities.values() if (q.of, q.type) == (found, wanted)]
    asked += [a for a in scope.attributes if found == "card" and scope.value_type(a) == wanted]
    match found, wanted:
        case _, "card" if found in scope.attributes and text in map(str, scope.attributes[found].values):
            cards = (face for face in scope.all_faces if text in map(str, face.values))
            shown = next((" ".join(map(str, face.values)) for face in cards if len(face.values) > 1), None)
            return say("name-whole-card", card=shown) if shown else None
        case "zone", "yes-no":
            return say("say-what-asked-empty", what=text)
        case "number", "yes-no":
            return say("say-what-asked", what=text)
        case _, "yes-no":
            return say("say-what-asked-2", what=text)
        case "zone", "number":
            return say("how-many-cards-holds", what=text)
        case "zone", "card":
            zone = scope.zones.get(text.split()[0])
            return say("cards-top", what=text) if zone is not None and zone.pile else None
        case "zone", "player":
            return say("name-role-player-next")
        case "player", "zone":
            return _such_as(f"{name} of {text}" for name in scope.kept_for("player", scope.zones.values()))
        case _:
            return _such_as(f"{name} of {text}" for name in asked)


def _shown(scope: Scope, type: m.Type) -> list[str]:
    """The attributes with values of a type that some card shows."""
    return [a for a in scope.attributes if scope.value_type(a) == type and a in scope.shown_attributes]


def _such_as(phrases: Iterable[str]) -> Saying | None:
    said = list(phrases)
    return say("write-2", names=listed(said, "or")) if said else None


def unlike(scope: Scope, left: Span, right: Span, found: m.Type, other: m.Type) -> None:
    """The two sides of `is` are not of one sort."""
    help, fix = say("two-sides-one-sort"), None
    asked = _shown(scope, other)
    if found == "card" and len(asked) == 1:
        help = say("write-of-is-2", asked=asked[0], left=quoted(left), right=quoted(right))
        fix = write(left, f"{asked[0]} of {left.text}")
    elif found == "zone" and other == "number":
        help = say("how-many-cards-holds", what=quoted(left))
        fix = write(left, f"size of {left.text}")
    scope.complain(
        "E0301",
        right,
        say("is-and-is", left=quoted(left), type=article(found), right=quoted(right), type2=article(other)),
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
            say("does-say-what-asked", what=name, sortof=scope.sort_of(name) or name),
            help=say("whole-comparison", subject=subject, what=name),
            fix=write(word.span, f"{subject} is {name}"),
        )
    elif name in YES_WORDS:
        mismatch(scope, word.span, "yes-no", wanted or "number")
    elif name in scope.quantities:
        owner = scope.quantities[name].of or "card"
        scope.complain(
            "E0307",
            word.span,
            say("there-each", what=name, of=owner),
            help=say("write-of", what=name, owner=owner),
            fix=write(word.span, f"{name} of {owner}"),
        )
    elif name in scope.axes:
        axis = scope.axes[name][0]
        first = "" if isinstance(axis, s.NumberOption) else axis.arms[0].name.text
        scope.complain(
            "E0312",
            word.span,
            say("choice-between-words-number", what=name),
            help=say("put-rule-under-instead", what=name, first=first),
        )
    elif len(homes) > 1:
        scope.complain(
            "E0311",
            word.span,
            say("value-does-say-which", what=name, names=listed(homes)),
            help=say("ask-card-card", homes=homes[0], what=name),
        )
    elif name == "player":
        otherwise = say("winner-left-another-state")
        help = say("names-known", names=listed(known)) if known else otherwise
        scope.complain("E0203", word.span, say("nobody-called-player"), help=help)
    else:
        _no_such_value(scope, known, word, wanted)


def _no_such_value(scope: Scope, known: Known, word: s.Word, wanted: m.Type | None) -> None:
    values = [str(v) for v in scope.values_of(wanted or "?")]
    if (word.text, wanted) == ("opposite", "direction"):
        help = say("opposite-direction")
        return scope.complain("E0208", word.span, say("opposite-alone-no-direction"), help=help)
    named = [*known, *scope.states, *scope.zones, *scope.quantities, *scope.shorts]
    numbers = [n for n, (axis, _) in scope.axes.items() if isinstance(axis, s.NumberOption)]
    if values and wanted != "number":
        otherwise = say("can", names=listed(values, "or"))
        scope.unknown(
            "E0208", word, say("value-of-type", type=str(wanted)), [*values, *named], otherwise=otherwise
        )
    else:
        message = say("nothing-called", word=word.text)
        other = scope.sort_of(word.text)
        bound = say("clause-names", names=listed(known)) if known and other is None else None
        if word.text == "players":
            named = []
            bound = say("players-several-say-some")
        if word.text in scope.attributes:
            kept = [name for name, state in scope.states.items() if state.type == word.text]
            bound = say("of-a-card", word=word.text)
            if kept:
                bound = say("of-a-card-and", word=word.text, names=listed(kept))
        kinds = scope.kinds if wanted in ("card", "cards") else ()
        scope.unknown("E0203", word, "", [*named, *numbers, *kinds], bound, message)


def whose(scope: Scope, word: s.Word, each: m.Type) -> None:
    owner = {"player": "player", "team": "team of player"}.get(each) or str((*scope.values_of(each), each)[0])
    scope.complain(
        "E0307",
        word.span,
        say("there-each", what=word.text, of=each),
        help=say("say-whose", word=word.text, owner=owner),
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
        message = say("several-players-needed", expr=quoted(expr.span))
        scope.complain("E0303", expr.span, message, help=say("ask-each", players=quoted(expr.span)))
    elif any(owners):
        which = ListedWords(tuple(article(owner) for owner in owners if owner), "or", quoted=False)
        base = quoted(expr.base.span)
        scope.complain(
            "E0303",
            expr.base.span,
            say("asked", selector=selector, which=which, base=base, type=article(found)),
            help=_conversion(scope, base, found, next(owner for owner in owners if owner)),
        )
    elif owners:
        scope.complain(
            "E0303",
            expr.span,
            say("there-each-2", selector=selector, found=found)
            if found != "?"
            else say("there-all", selector=selector),
            help=say("alone", selector=selector),
            fix=write(expr.span, selector),
        )
    elif selector in scope.predicates or selector in scope.kinds or selector in scope.groups:
        scope.complain(
            "E0303",
            expr.selector.span,
            say("something-asked-thing", selector=selector, selector2=scope.sort_of(selector) or selector),
            help=say("write-is-2", base=quoted(expr.base.span), selector=selector),
            fix=write(expr.span, f"{expr.base.span.text} is {selector}"),
        )
    else:
        known = [*SEAT_SELECTORS, *CARD_SELECTORS, "size", "opposite", "team", *scope.attributes]
        known += [n for n, state in scope.states.items() if state.each]
        known += [n for n, zone in scope.zones.items() if zone.each]
        known += [n for n, quantity in scope.quantities.items() if quantity.of]
        scope.unknown("E0203", expr.selector, "", known, message=say("nothing-has-a", selector=selector))


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
    message = say("nothing-has", name=name.text)
    if found != "?":
        message = say("cannot-have", type=article(found), name=name.text)
    otherwise = None
    if name.text in scope.zones and scope.zones[name.text].each == found:
        otherwise = say("every-ask-empty", found=found, what=name.text)
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
        say("alone-yes-or-no-statement", what=said[0])
        if len(said) == 1
        else say("alone-yes-or-no-statements", names=listed(said)),
        help=say("comparison-out", whole=f" {joint} ".join(whole)),
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
    otherwise = say("say-who-does-what")
    if name in SEAT_SELECTORS:
        words, otherwise = (), say("write-this", what=f"{name} of {verb if verb in known else '…'}")
    elif name == "random":
        words, otherwise = (), say("everyday-random")
    elif (name, verb) == ("reverse", "direction"):
        words, otherwise = (), say("set-direction-opposite-direction")
    scope.unknown("E0205", subject.word, "", words, otherwise, say("no-step-begins", what=name))
    return True


def _several(scope: Scope, step: s.Do, whom: str) -> None:
    """Several players are said to do something, and a step is done by one."""
    said = " ".join(step.span.text.split()).removeprefix(quoted(step.subject.span)).split()
    while said and said[0] in ("player", "players", "else"):
        whom = MANY["others"] if said[0] == "else" else whom
        del said[0]
    act = scope.acts.get(said[0]) if said else None
    done = " ".join([act.verb if act is not None else said[0], *said[1:]]) if said else "…"
    span = step.subject.span
    if step.verb.text in ("player", "players", "else"):
        span = span.to(step.verb.span)
    message = say("player-does-step-several", what=quoted(span))
    deeper = "\n" + " " * (step.span.column + 1)
    fix = write(step.span, f"for each p in {whom}:{deeper}p {done}") if said else None
    scope.complain("E0301", span, message, help=for_each(whom, f"`p {done}`"), fix=fix)


def wrong_number(
    scope: Scope,
    act: m.Act,
    span: Span,
    args: tuple[s.Expr, ...],
    lead: str | None = None,
    as_step: bool = False,
) -> None:
    """Complain that a verb is followed by more or fewer things than its act takes; `as_step` where it is done."""
    for arg in args:
        if isinstance(arg, s.Of) and arg.selector.text in ("min", "max"):
            scope.unknown(
                "E0203", arg.selector, "", (), message=say("nothing-has-a", selector=arg.selector.text)
            )
            return
    names = [p.name for p in act.parameters]
    wanted = listed(names)
    phrase = f"{lead or quoted(span).split()[0]} {', '.join(names)}".strip()
    help, fix = say("write-this", what=phrase), None
    if other := with_a_number(scope, act, args):
        given = f"{other.verb} {in_digits(quoted(args[0].span))}"
        help = say("rules-say-how-many", act=act.name)
        if as_step or act.verb == quoted(span).split()[0]:
            help = say("whole-move-without-number", act=act.name, given=given)
            fix = write(span, given)
    takes = say("takes-and-given", act=act.name, wanted=wanted, n=len(args))
    scope.complain("E0304", span, takes, help=help, fix=fix)


def with_a_number(scope: Scope, act: m.Act, args: tuple[s.Expr, ...]) -> m.Act | None:
    """The event that a move without a number consists of, if a number was given and the event takes one."""
    if act.parameters or len(args) != 1 or act.name not in scope.bodies:
        return None
    done = (step.verb.text for step in scope.bodies[act.name][0].body if isinstance(step, s.Do))
    for verb in done:
        event = scope.acts.get(scope.verbs.get(verb, ""))
        if event is not None and [p.type for p in event.parameters] == ["number"]:
            return event
    return None
