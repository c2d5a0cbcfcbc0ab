"""One node of every sort the model has, made up over the sampler, so that prose can be tried on all of them."""

from __future__ import annotations

from cardlaw.language import model as m

PLAYER = m.Local("player", "player")
CARD = m.Local("card", "card")
HAND = m.ZoneOf("hand", PLAYER)
STOCK = m.ZoneOf("stock", None)
NEAR = m.ZoneOf("row", m.Const("lane", "near"))
ONE = m.Const("number", 1)
TWO = m.Const("number", 2)
TOP = m.CardAt("top", NEAR)
PIP = m.KindIs(CARD, ("pip",))
TOKENS = m.StateOf("tokens", PLAYER, "number")
EVERYONE = m.Players(())
OTHERS = m.Players((PLAYER,))

EXPRESSIONS: tuple[m.Expr, ...] = (
    ONE,
    m.Const("yes-no", True),
    m.Const("yes-no", False),
    m.Const("suit", "sun"),
    m.Const("direction", "clockwise"),
    m.AxisValue("extra-turns"),
    PLAYER,
    CARD,
    m.Local("pile", "zone"),
    m.Local("set", "cards"),
    m.Local("wanted", "yes-no"),
    m.Local("held", "number"),
    TOKENS,
    m.StateOf("dealer", None, "player"),
    STOCK,
    HAND,
    NEAR,
    m.AttributeOf("suit", CARD),
    m.AttributeOf("rank", TOP),
    PIP,
    m.KindIs(CARD, ("pip", "blank")),
    m.KindIs(TOP, ("pip",)),
    m.CardLiteral("pip", ("sun", 3)),
    m.CardLiteral("blank", ("moon",)),
    m.PredicateOf("placed", CARD),
    m.QuantityOf("hand-size", None, "number"),
    m.Neighbour("next", PLAYER),
    m.Neighbour("previous", PLAYER),
    m.Neighbour("left", m.StateOf("dealer", None, "player")),
    m.Neighbour("right", m.Neighbour("next", PLAYER)),
    m.TeamOf(PLAYER),
    m.CardAt("top", STOCK),
    m.CardAt("bottom", STOCK),
    m.CardAt("newest", HAND),
    m.Size(m.CardsIn(HAND, ())),
    m.Size(m.CardsIn(HAND, (CARD,))),
    m.Size(EVERYONE),
    m.Opposite(m.StateOf("direction", None, "direction")),
    m.Present(m.AttributeOf("rank", CARD)),
    m.Present(m.StateOf("vote", PLAYER, "suit")),
    m.Present(TOP),
    m.Same(m.AttributeOf("suit", CARD), m.AttributeOf("suit", TOP)),
    m.Same(m.AttributeOf("suit", CARD), m.Const("suit", "sun")),
    m.Same(CARD, TOP),
    m.Same(m.Size(m.CardsIn(HAND, ())), m.Const("number", 0)),
    m.Same(m.Size(m.CardsIn(HAND, ())), TWO),
    m.Same(m.Size(m.CardsIn(STOCK, ())), m.Const("number", 0)),
    m.Same(m.Size(m.CardsIn(STOCK, ())), TWO),
    m.Same(m.Size(EVERYONE), TWO),
    m.Same(TOKENS, ONE),
    m.Compare("<", TOKENS, TWO),
    m.Compare("<=", m.AttributeOf("rank", CARD), m.QuantityOf("hand-size", None, "number")),
    m.Compare(">", m.Size(m.CardsIn(HAND, ())), m.Local("held", "number")),
    m.Compare(">=", m.StateOf("round-number", None, "number"), TWO),
    m.Compare(">", m.Arithmetic("+", ONE, TWO), ONE),
    m.Arithmetic("+", ONE, TWO),
    m.Arithmetic("-", TWO, ONE),
    m.Arithmetic("*", TWO, TWO),
    m.Not(PIP),
    m.AllOf(()),
    m.AnyOf(()),
    m.AllOf((PIP, m.PredicateOf("placed", CARD))),
    m.AnyOf((PIP, m.AllOf((m.PredicateOf("placed", CARD), m.Not(PIP))))),
    m.Some("c", "card", m.CardsIn(HAND, (CARD,)), m.PredicateOf("placed", m.Local("c", "card"))),
    m.Some("c", "card", m.CardsIn(HAND, ()), m.KindIs(m.Local("c", "card"), ("blank",))),
    m.Some("c", "card", m.CardsIn(HAND, ()), m.Same(m.Local("c", "card"), CARD)),
    m.Some("c", "card", m.CardsIn(NEAR, ()), m.PredicateOf("placed", m.Local("c", "card"))),
    m.Some("p", "player", EVERYONE, m.Owes(m.Local("p", "player"), "fetch")),
    m.Some("p", "player", OTHERS, m.Owes(m.Local("p", "player"), "fetch")),
    m.Some("n", "number", m.Numbers(ONE, TWO), m.Compare(">", m.Local("n", "number"), ONE)),
    m.Some("s", "suit", m.Values("suit", ()), m.Same(m.Local("s", "suit"), m.AttributeOf("suit", TOP))),
    m.Some("p", "player", EVERYONE, m.Not(m.Owes(m.Local("p", "player"), "fetch"))),
    m.Some("c", "card", m.CardsIn(HAND, ()), m.Not(m.Same(m.Local("c", "card"), m.Local("c", "card")))),
    m.Count("p", "player", EVERYONE, m.Owes(m.Local("p", "player"), "fetch")),
    m.Same(m.Count("p", "player", EVERYONE, m.Owes(m.Local("p", "player"), "fetch")), TWO),
    m.Same(m.Count("p", "player", EVERYONE, m.Owes(m.Local("p", "player"), "fetch")), ONE),
    m.Same(m.Count("c", "card", m.CardsIn(HAND, ()), m.PredicateOf("placed", m.Local("c", "card"))), TWO),
    m.Total(m.AttributeOf("rank", m.Local("c", "card")), "c", "card", m.CardsIn(HAND, ()), m.YES),
    m.Total(ONE, "c", "card", m.CardsIn(HAND, ()), PIP),
    m.Best("p", "player", EVERYONE, "most", m.StateOf("tokens", m.Local("p", "player"), "number"), m.YES),
    m.Best(
        "c",
        "card",
        m.CardsIn(HAND, ()),
        "least",
        m.AttributeOf("rank", m.Local("c", "card")),
        m.PredicateOf("placed", m.Local("c", "card")),
    ),
    m.Owes(PLAYER, "fetch"),
    m.WasWrong(PLAYER),
)

DOMAINS: tuple[m.Domain, ...] = (
    m.CardsIn(HAND, ()),
    m.CardsIn(NEAR, (TOP,)),
    m.CardsIn(m.Local("set", "cards"), ()),
    EVERYONE,
    OTHERS,
    m.Players((PLAYER, m.Neighbour("next", PLAYER))),
    m.Players((), PLAYER),
    m.OnePlayer(PLAYER),
    m.OneCard(TOP),
    m.Numbers(ONE, TWO),
    m.Values("suit", ()),
    m.Values("suit", (m.Const("suit", "sun"),)),
    m.ZonesOf("row"),
)

WORDS = m.Words("A word.", (("fi", "Sana."),))
BOW = m.Do("bow-out", PLAYER, ())
GET = m.Do("get", PLAYER, (TWO,))


def offer(takers: m.Domain, first: bool, until: str | None, *acts: str) -> m.Offer:
    return m.Offer((m.Offering(acts, takers, first),), until)


STEPS: tuple[m.Step, ...] = (
    BOW,
    GET,
    m.Do("counting", None, ()),
    *(
        m.Do(act, PLAYER, ())
        for act in ("lose-turn", "begin", "take-over", "go-again", "drop-out", "leave-game")
    ),
    m.Assign(TOKENS, ONE),
    m.Assign(TOKENS, None),
    m.Assign(m.StateOf("dealer", None, "player"), PLAYER),
    m.Assign(m.StateOf("direction", None, "direction"), m.Const("direction", "counterclockwise")),
    m.Assign(
        m.StateOf("direction", None, "direction"),
        m.Opposite(m.StateOf("direction", None, "direction")),
    ),
    m.Add(ONE, TOKENS),
    m.Add(m.Arithmetic("-", m.Const("number", 0), ONE), TOKENS),
    *(
        m.MoveCards(m.OneCard(TOP), None, None, STOCK, place)
        for place in ("on-top", "underneath", "at-random")
    ),
    *(
        m.MoveCards(m.CardsIn(NEAR, ()), None, None, STOCK, place)
        for place in ("on-top", "underneath", "at-random")
    ),
    m.MoveCards(m.CardsIn(NEAR, (TOP,)), "c", m.KindIs(m.Local("c", "card"), ("pip",)), STOCK, "on-top"),
    *(m.Fetch(TWO, STOCK, HAND, place) for place in ("on-top", "underneath", "at-random")),
    m.Fetch(TOKENS, STOCK, HAND, "on-top"),
    m.Shuffle(STOCK),
    m.Deal(TWO, STOCK, "hand", m.Neighbour("left", PLAYER)),
    m.Deal(None, STOCK, "hand", PLAYER),
    m.Choose(PLAYER, "suit", "s", m.Values("suit", ()), m.YES),
    m.Choose(None, "player", "p", EVERYONE, m.YES),
    m.Choose(PLAYER, "card", "c", m.CardsIn(HAND, ()), m.KindIs(m.Local("c", "card"), ("pip",))),
    m.Choose(PLAYER, "number", "n", m.Numbers(ONE, TWO), m.YES),
    m.Choose(PLAYER, "player", "p", OTHERS, m.YES),
    m.Choose(PLAYER, "player", "p", m.Players((), PLAYER), m.YES),
    m.Choose(PLAYER, "suit", "s", m.Values("suit", (m.Const("suit", "sun"),)), m.YES),
    m.ChooseSecretly(EVERYONE, "suit", "vote", m.Values("suit", ()), "s"),
    offer(m.OnePlayer(PLAYER), False, None, "fetch", "bow-out"),
    offer(m.OnePlayer(PLAYER), False, None, "fetch"),
    offer(OTHERS, True, "turn-begins", "fetch"),
    offer(OTHERS, False, "turn-ends", "fetch"),
    offer(EVERYONE, True, None, "fetch"),
    offer(m.Players((PLAYER, m.Neighbour("next", PLAYER))), True, None, "fetch"),
    offer(m.Players((), PLAYER), False, None, "fetch"),
    m.Offer(
        (m.Offering(("fetch",), m.OnePlayer(PLAYER), False), m.Offering(("bow-out",), OTHERS, True)),
        "turn-begins",
    ),
    m.If(PIP, (BOW,), ()),
    m.If(PIP, (BOW,), (GET, BOW)),
    m.If(PIP, (BOW, GET), (m.If(m.Not(PIP), (GET,), (BOW,)),)),
    m.ForEach("p", "player", EVERYONE, m.YES, None, (m.Do("get", m.Local("p", "player"), (ONE,)),)),
    m.ForEach("p", "player", OTHERS, m.YES, PLAYER, (m.Do("get", m.Local("p", "player"), (ONE,)),)),
    m.ForEach("c", "card", m.CardsIn(HAND, ()), PIP, None, (BOW, GET)),
    m.ForEach("s", "suit", m.Values("suit", ()), m.YES, None, (BOW, GET)),
    m.Repeat(m.Compare("<", TOKENS, TWO), (BOW,)),
    m.Let("held", "number", m.Size(m.CardsIn(HAND, ()))),
    m.Chance("n", 1, 6),
    m.ByChance(((3, (BOW,)), (1, (GET, BOW)))),
    m.Swap(HAND, m.ZoneOf("hand", m.Neighbour("next", PLAYER))),
    m.Rotate("hand"),
    m.Reveal(HAND, EVERYONE),
    m.Reveal(HAND, m.OnePlayer(m.Neighbour("next", PLAYER))),
    m.Reveal(HAND, OTHERS),
    m.Ask(WORDS, "wanted"),
    m.Announce(WORDS),
    m.Proceed(None),
    m.Proceed((TWO,)),
    m.End("round"),
    m.End("game"),
)


def norm(form: m.NormForm, condition: m.Expr, match: m.Expr = m.YES) -> m.Norm:
    return m.Norm(form, "lay", "player", match, condition)


FACE = m.Face("pip", ("sun", 1))
FORMS: tuple[m.NormForm, ...] = ("may", "may-only", "may-even", "must", "must-not", "wrongly")
CLAUSES: tuple[m.Clause, ...] = (
    *(
        norm(form, condition)
        for form in FORMS
        for condition in (m.YES, m.PredicateOf("placed", CARD), m.Owes(PLAYER, "fetch"))
    ),
    *(norm(form, m.Owes(PLAYER, "fetch"), PIP) for form in FORMS),
    m.Norm("may", "lay-pair", "player", m.YES, m.YES),
    *(
        m.Wins(what, "player", by, m.Compare(">=", TOKENS, TWO), ranking)
        for what in ("round", "game")
        for by in ((), ("fetch",))
        for ranking in (None, ("most", TOKENS), ("least", TOKENS))
    ),
    m.Ends("round", m.Compare("<", m.Size(EVERYONE), TWO)),
    m.Ends("game", m.Compare("<", m.Size(EVERYONE), TWO)),
    m.Waive("pairs", m.YES),
    m.Waive("pairs", PIP),
    m.DefinePredicate("placed", "card", m.YES),
    m.DefinePredicate("placed", "card", PIP),
    m.DefinePredicate("placed", "card", m.Same(m.AttributeOf("suit", CARD), m.AttributeOf("suit", TOP))),
    m.DefineQuantity("hand-size", None, TWO, m.YES),
    m.DefineQuantity("hand-size", None, TWO, m.Compare("<", m.Size(EVERYONE), TWO)),
    m.Effect("lay", "player", PIP, m.YES, (BOW,), False),
    m.Effect("lay", "player", m.YES, m.Owes(PLAYER, "fetch"), (BOW, GET), False),
    m.Effect("lay", "player", m.YES, m.Owes(PLAYER, "fetch"), (BOW, GET), True),
    m.Effect("get", "player", m.YES, m.YES, (m.Proceed((TWO,)),), True),
    m.Effect("counting", None, m.YES, m.YES, (m.Shuffle(STOCK),), False),
    m.Effect("turn-begins", None, m.YES, m.YES, (BOW,), False),
    m.Axiom(m.Not(PIP)),
    m.Deck(
        (
            m.DeckRow(2, (FACE,)),
            m.DeckRow("extra-turns", (m.Face("blank", ("sun",)), m.Face("blank", ("moon",))), (FACE,)),
        )
    ),
    m.DeckHas(28, (), None),
    m.DeckHas(4, ("blank",), "suit"),
    m.Seats(2, 6, None),
    m.Seats(4, 4, None),
    m.Seats(4, 6, 2),
)

ANNA = m.Local("anna", "player")
SUN_3 = m.CardLiteral("pip", ("sun", 3))
HELD = m.ZoneOf("hand", ANNA)
VERDICTS: tuple[m.VerdictWord, ...] = ("may", "must", "must-not", "silent", "contradictory", "unoffered")
LINES: tuple[m.Given | m.When | m.Then | m.ThenUnder, ...] = (
    m.GivenTurn(ANNA),
    m.GivenState(m.StateOf("direction", None, "direction"), m.Const("direction", "clockwise")),
    m.GivenState(m.StateOf("tokens", ANNA, "number"), TWO),
    m.GivenZone(HELD, ((1, SUN_3), (2, m.CardLiteral("blank", ("moon",))))),
    m.GivenZone(HELD, ()),
    m.GivenCard(m.CardAt("top", NEAR), SUN_3),
    m.GivenSize(HELD, 3),
    m.GivenOwes(ANNA, "fetch"),
    m.GivenFaces(ANNA, ("fetch", "bow-out"), "get", m.Local("bea", "player"), (TWO,), False),
    m.GivenFaces(ANNA, ("fetch",), "get", m.Local("bea", "player"), (TWO,), True),
    m.WhenDoes(ANNA, "lay", (SUN_3, NEAR)),
    m.WhenDoes(ANNA, "decline", ()),
    m.WhenChooses(ANNA, m.Const("suit", "sun")),
    m.WhenTable(m.Const("yes-no", True)),
    m.WhenStage("counting"),
    m.WhenChance(3),
    *(m.ThenVerdict(ANNA, verdict, "fetch", (), ("may-fetch",)) for verdict in VERDICTS),
    m.ThenVerdict(ANNA, "may", "lay", (SUN_3, NEAR), ()),
    m.ThenThat(m.Same(m.StateOf("tokens", ANNA, "number"), TWO)),
    m.ThenTurn(ANNA),
    m.ThenOver("round"),
    m.ThenOver("game"),
    m.ThenWon("round", ANNA),
    m.ThenWon("game", ANNA),
    m.ThenHolds(HELD, ((1, SUN_3),)),
    m.ThenFinding("F1"),
    m.ThenUnder(
        (m.Condition("extra-turns", (1, 2)),),
        (m.PlacedLine(m.ThenTurn(ANNA), m.Position("x", 1, 1, 1), ""),),
    ),
)
