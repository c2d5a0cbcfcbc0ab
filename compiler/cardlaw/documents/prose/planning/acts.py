"""Acts → verb phrases, with what they are done to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cardlaw.documents.prose.phrases import NamedPhrase, Phrase, joined, noun, say
from cardlaw.documents.prose.planning import things
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.language import model as m


def act_phrase(scene: PhraseScene, name: str, args: tuple[m.Expr, ...] | None) -> NamedPhrase:
    """The act with its arguments; without any, with what such an act is done to in general."""
    act = scene.book.acts[name]
    slots = ((p.name, anything(p)) for p in act.parameters) if args is None else _filled(scene, act, args)
    return NamedPhrase(name, "act", tuple(slots))


def _filled(scene: PhraseScene, act: m.Act, args: tuple[m.Expr, ...]) -> Iterator[tuple[str, Phrase]]:
    """Each parameter with its argument; one that takes cards takes all that the others leave."""
    together = len(args) - len(act.parameters) + 1
    rest = iter(tuple(things.thing(scene, arg) for arg in args))
    for parameter in act.parameters:
        filling = tuple(islice(rest, together if parameter.type == "cards" else 1))
        if filling:
            yield parameter.name, joined(things.gathered(filling), "and")


def anything(parameter: m.Parameter) -> Phrase:
    """What fills a slot when nothing is said about it: `a card`, `another player`, `some number`."""
    match parameter.type:
        case "card":
            return say("a", noun=noun("card"))
        case "cards":
            return say("several-cards", least=str(parameter.least or 1), most=str(parameter.most or 1))
        case "player":
            return say("another-player")
        case "number":
            return say("so-many")
        case "zone":
            match parameter.domain:
                case m.ZonesOf(zone):
                    return say("a", noun=noun(zone))
                case _:
                    return say("some-zone")
        case other:
            return say("a", noun=noun(other))


def matched(scene: PhraseScene, act: m.Act, match_: m.Expr) -> tuple[NamedPhrase, m.Expr]:
    """The act with what a clause's pattern says of its arguments; what cannot be said there is handed back."""
    rest: list[m.Expr] = []
    found: dict[str, Phrase] = {}
    for part in match_.parts if isinstance(match_, m.AllOf) else (match_,):
        match part:
            case m.KindIs(m.Local(name=name), names) if name not in found:
                kind = things.kinds(scene, names)
                found[name] = (
                    say("a", noun=kind) if isinstance(kind, NamedPhrase) else say("a-kind-of", kinds=kind)
                )
            case m.Same(m.Local(name=name), value) if name not in found:
                found[name] = things.thing(scene, value)
            case _:
                rest.append(part)
    slots = tuple((p.name, found.get(p.name) or anything(p)) for p in act.parameters)
    return NamedPhrase(act.name, "act", slots), m.AllOf(tuple(rest))


def with_parameters(scene: PhraseScene, act: m.Act) -> PhraseScene:
    """The arguments of an act once they have been mentioned: `it`, `that player`."""
    names: dict[str, Phrase] = {}
    for parameter in act.parameters:
        match parameter.type:
            case "card":
                names[parameter.name] = say("it-card")
            case "player":
                term = parameter.name in scene.book.terms
                names[parameter.name] = say("the", noun=noun(parameter.name)) if term else say("that-player")
            case "number":
                names[parameter.name] = say("that-number")
            case "cards":
                names[parameter.name] = say("those-cards")
            case "zone":
                names[parameter.name] = say("that-zone")
            case _:
                names[parameter.name] = say("that-value", noun=noun(parameter.type))
    return scene.bind(**names)


def happens(scene: PhraseScene, name: str) -> Phrase:
    """An event that befalls nobody in particular, as a clause: `the pile runs out`, `the next turn begins`."""
    return NamedPhrase(name, "clause", (), "happens")
