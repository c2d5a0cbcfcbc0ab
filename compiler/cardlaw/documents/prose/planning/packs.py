"""The pack and the seats → sentences."""

from __future__ import annotations

from cardlaw.documents.prose.phrases import NamedPhrase, NumberPhrase, Phrase, SaidPhrase, joined, noun, say
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.planning.steps import SentencePlan
from cardlaw.documents.prose.planning.things import face, kinds
from cardlaw.language import model as m


def pack(scene: PhraseScene, node: m.Deck) -> SentencePlan:
    """The cards of the pack, a line for each row."""
    return SentencePlan(say("deck"), tuple(SentencePlan(_row(scene, row)) for row in node.rows))


def _row(scene: PhraseScene, row: m.DeckRow) -> Phrase:
    count = row.count if isinstance(row.count, int) else scene.model.choice(row.count)
    number = NumberPhrase(count if isinstance(count, int) else 0)
    kind = row.faces[0].kind
    features = next(k.features for k in scene.model.kinds if k.name == kind)
    spread = [
        _feature(scene, attribute, [face.values[at] for face in row.faces])
        for at, (attribute, fixed) in enumerate(features)
        if fixed is None
    ]
    fixed_at = tuple(part for part in spread if part.message == "only-values")
    varied = tuple(part for part in spread if part.message != "only-values")
    only = joined(fixed_at, "and") if fixed_at else say("nothing")
    if varied:
        line = say("deck-row-each", n=number, noun=noun(kind), each=joined(varied, "and"), only=only)
    else:
        line = say("deck-row", n=number, noun=noun(kind), only=only)
    if not row.backs:
        return line
    back = joined(tuple(face(scene, f.kind, f.values) for f in row.backs[:6]), "or")
    return say("deck-row-backed", row=line, back=back)


def _feature(scene: PhraseScene, attribute: str, values: list[int | str]) -> SaidPhrase:
    """Over which values of an attribute the cards of a row run."""
    shown = list(dict.fromkeys(values))
    declared = scene.book.attributes[attribute].values
    if len(shown) == len(declared) > 1:
        return say("each-value", noun=noun(attribute))
    if all(isinstance(value, int) for value in shown) and len(shown) > 1:
        low, high = NumberPhrase(int(shown[0])), NumberPhrase(int(shown[-1]))
        return say("each-from-to", noun=noun(attribute), low=low, high=high)
    said = tuple(NumberPhrase(v) if isinstance(v, int) else NamedPhrase(v, "value") for v in shown)
    return say("only-values", noun=noun(attribute), values=joined(said, "and"))


def counted_pack(scene: PhraseScene, node: m.DeckHas) -> Phrase:
    """So many cards in all, or of a sort."""
    kind = kinds(scene, node.kinds) if node.kinds else noun("card")
    if node.each is None:
        return say("deck-has", n=NumberPhrase(node.count), noun=kind)
    return say("deck-has-each", n=NumberPhrase(node.count), noun=kind, each=noun(node.each))


def seats(node: m.Seats) -> Phrase:
    if node.teams is not None:
        return say(
            "seats-in-teams",
            least=NumberPhrase(node.least),
            most=NumberPhrase(node.most),
            teams=NumberPhrase(node.teams),
        )
    if node.least == node.most:
        return say("seats-exactly", n=NumberPhrase(node.least))
    return say("seats", least=NumberPhrase(node.least), most=NumberPhrase(node.most))
