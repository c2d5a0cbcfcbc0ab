"""The codes E05xx, W06xx and N07xx: what only shows in a whole game. Examples build on the small game."""

from __future__ import annotations

from cardlaw.language.diagnostics.codes_names import PACK
from cardlaw.language.diagnostics.diagnostic import Code

EDITION = """\
cardlaw 1
edition own of small
  source "sheet.txt" of 40 lines
"""
DECK = """\
rule cards
  "Two comets of each rank."
  about pack
  lines 1
  deck:
    2 comet for each rank
"""
OUT = """\
rule out
  "Whoever has no card left wins."
  about ending
  lines 2
  player wins round when hand of player is empty
"""
GAME = EDITION + DECK + OUT
TAKE = 'rule take\n  "You may take."\n  about taking\n'
TINY_WORDS = """\
--- tiny.rules
cardlaw 1
vocabulary tiny
topic all "All there is"
attribute suit: sun, moon
kind pip: suit
"""
TINY_GAME = """\
--- own.rules
cardlaw 1
edition own of tiny
rule cards
  "Two cards."
  about all
  assumed "example"
  deck:
    1 pip for each suit
  round ends when stock is empty
"""
TURNS = "round:\n  turns:\n    shuffle stock\n"


def _rule(name: str, *lines: str) -> str:
    return f'rule {name}\n  "The rule {name}."\n  about taking\n' + "".join(f"  {line}\n" for line in lines)


MODEL_CODES = (
    Code(
        "E0501",
        "neither cited nor assumed",
        "In an edition every rule either cites the lines of the sheet that say it, or says that it is assumed, and "
        "why. So readers know what the sheet says and what we add.",
        wrong=GAME + TAKE + "  player may take\n",
        right=GAME + TAKE + "  lines 7-8\n  player may take\n",
    ),
    Code(
        "E0502",
        "a rule about nothing",
        "Every rule is about a topic of the vocabulary. The rule names it, or its chapter does.",
        wrong=PACK + 'rule take\n  "You may take."\n  player may take\n',
        right=PACK + 'rule take\n  "You may take."\n  about taking\n  player may take\n',
    ),
    Code(
        "E0503",
        "a citation outside the source",
        "The head of a file names the sheet and says how many lines it has. Citations go from a smaller line to a "
        "larger, and end within the sheet.",
        wrong=GAME + TAKE + "  lines 39-41\n  player may take\n",
        right=GAME + TAKE + "  lines 39-40\n  player may take\n",
    ),
    Code(
        "E0504",
        "a deck that does not add up",
        "Where a sheet says how many cards there are, the rows of the deck are counted. Rows counted by an option "
        "count with its highest number. A total that the sheet's own numbers for all parts contradict is left to the "
        "findings.",
        wrong=GAME + 'rule total\n  "Twelve cards."\n  about pack\n  lines 1\n  deck has 12 cards\n',
        right=GAME + 'rule total\n  "Ten cards."\n  about pack\n  lines 1\n  deck has 10 cards\n',
    ),
    Code(
        "E0505",
        "rules that override each other in a circle",
        "Overriding says which of two rules gives way. In a circle, under one and the same choice, none would. "
        "Links that hold under different values of a reading make no circle.",
        wrong=PACK
        + _rule("first", "overrides second", "player may take")
        + _rule("second", "overrides first", "player must not take"),
        right=PACK
        + _rule("first", "overrides second under opening dealer", "player may take")
        + _rule("second", "overrides first under opening left-of-dealer", "player must not take"),
    ),
    Code(
        "E0506",
        "under a choice that cannot be made",
        "Several `under` lines hold together. If no choice satisfies them all, the rule never holds; the same goes "
        "for an override under another choice than its rule.",
        wrong=PACK + _rule("take", "under opening dealer", "under opening left-of-dealer", "player may take"),
        right=PACK + _rule("take", "under opening dealer or left-of-dealer", "player may take"),
    ),
    Code(
        "E0507",
        "nothing, or too much, is chosen",
        "An option or reading has at least two values and marks one as chosen. An option over numbers goes up, by a "
        "hundred at most, and chooses one of them.",
        wrong=PACK
        + 'option pace "How fast?":\n  quick\n  slow\n'
        + _rule("take", "under pace quick", "player may take"),
        right=PACK
        + 'option pace "How fast?":\n  chosen quick\n  slow\n'
        + _rule("take", "under pace quick", "player may take"),
    ),
    Code(
        "E0508",
        "a word defined by itself",
        "What a predicate or quantity means may not depend on itself, directly or through others. If a sheet's words "
        "can be read so, make that sense a value of a reading that is not chosen; the check then reports it.",
        wrong=PACK + _rule("stuck", "player is stuck when next of player is stuck"),
        right=PACK + _rule("stuck", "player is stuck when hand of player is empty"),
    ),
    Code(
        "E0509",
        "a game without cards",
        "Some rule of the edition says which cards there are, in a `deck:`.",
        wrong=EDITION + OUT,
        right=EDITION + DECK + OUT,
    ),
    Code(
        "E0510",
        "where the deck lies",
        "One zone has the trait `holds-deck`: there the cards lie as a round begins.",
        wrong=TINY_WORDS + "zone stock: pile\n" + TURNS + TINY_GAME,
        right=TINY_WORDS + "zone stock: pile, holds-deck\n" + TURNS + TINY_GAME,
    ),
    Code(
        "E0511",
        "backs that do not match",
        "Only where the vocabulary names two sides do cards have backs. A row gives one back for all its cards, or "
        "as many as there are fronts.",
        wrong=PACK + _rule("cards", "deck:", "  1 star sun backed by star moon"),
        right=PACK + _rule("cards", "deck:", "  1 star sun"),
    ),
    Code(
        "E0512",
        "not a number of players",
        "One to twenty can play, in two teams or more.",
        wrong=PACK + _rule("seats", "seats are 6 to 2"),
        right=PACK + _rule("seats", "seats are 2 to 6"),
    ),
    Code(
        "E0513",
        "too many cards",
        "A deck may have 2,000 cards.",
        wrong=PACK + _rule("cards", "deck:", "  3000 comet 1"),
        right=PACK + _rule("cards", "deck:", "  300 comet 1"),
    ),
    Code(
        "E0514",
        "a row of the deck that leaves something open",
        "A row says for every attribute of its kind which value the cards have: by naming it, or `for each`.",
        wrong=PACK + _rule("cards", "deck:", "  1 pip for each suit"),
        right=PACK + _rule("cards", "deck:", "  1 pip for each suit, rank"),
    ),
    Code(
        "E0515",
        "both printed and assumed",
        "A rule is the sheet's or ours. Where we add to a printed sentence, the addition is a rule of its own.",
        wrong=GAME + TAKE + '  lines 7-8\n  assumed "the sheet is vague"\n  player may take\n',
        right=GAME + TAKE + "  lines 7-8\n  player may take\n",
    ),
    Code(
        "E0516",
        "a game without turns",
        "The vocabulary or the edition lists the stages of a round, and what is offered in a turn.",
        wrong=TINY_WORDS + "zone stock: pile, holds-deck\n" + TINY_GAME,
        right=TINY_WORDS + "zone stock: pile, holds-deck\n" + TURNS + TINY_GAME,
    ),
    Code(
        "E0517",
        "a round that never ends",
        "Some rule has to say when a round is won or over. A variant that removes it has to add another.",
        wrong="cardlaw 1\nvariant house extends plain\nremove out\n",
        right='cardlaw 1\nvariant house extends plain\nrule longer\n  "The round ends when the stock is used up."\n'
        "  about ending\n  replaces out\n  round ends when stock is empty\n",
    ),
    Code(
        "E0518",
        "rules that set each other aside in a circle",
        "A rule that `does not apply` is out of play while the condition holds. In a circle each would bring the "
        "next one back.",
        wrong=PACK
        + _rule("first", "player may take", "second does not apply")
        + _rule("second", "player must not take", "first does not apply"),
        right=PACK
        + _rule("first", "player may take", "second does not apply")
        + _rule("second", "player must not take"),
    ),
    Code(
        "E0519",
        "rules that come before each other",
        "`before` and `after` put what rules do in an order. In a circle there is none.",
        wrong=PACK
        + _rule("first", "before second", "when player takes:", "  player gets 1")
        + _rule("second", "before first", "when player takes:", "  player loses-turn"),
        right=PACK
        + _rule("first", "before second", "when player takes:", "  player gets 1")
        + _rule("second", "when player takes:", "  player loses-turn"),
    ),
    Code(
        "E0520",
        "accepted without a reason",
        "A finding that is accepted is shown with the reason that the file gives for it, so there has to be one.",
        wrong=PACK + 'accepted silent-stock ""\n',
        right=PACK + 'accepted silent-stock "we deal again"\n',
    ),
    Code(
        "W0601",
        "an option or reading on which nothing depends",
        "No rule holds under it, no override, no row of the deck: whatever is chosen, the game is the same.",
        wrong=PACK + 'option pace "How fast?":\n  chosen quick\n  slow\n',
        right=PACK
        + 'option pace "How fast?":\n  chosen quick\n  slow\n'
        + _rule("take", "under pace quick", "player may take"),
    ),
    Code(
        "W0602",
        "a word used and never defined",
        "A predicate that no rule defines is never true, a quantity that none defines has no value.",
        wrong=PACK + _rule("take", "player may take when player is stuck"),
        right=PACK
        + _rule("take", "player may take when player is stuck")
        + _rule("stuck", "player is stuck when no c in hand of player where c is fitting"),
    ),
    Code(
        "W0603",
        "a rule without a clause",
        "A gloss alone does nothing. A remark of the sheet that is no rule is a `note`. "
        "Only an assumed rule may say that nothing happens.",
        wrong=GAME + TAKE + "  lines 7-8\n",
        right=GAME + 'note "Taking is no shame." lines 7-8\n',
    ),
    Code(
        "W0604",
        "a preference that settles nothing",
        "The two packs do not change the same rule, so neither needs to win.",
        wrong="--- one.rules\ncardlaw 1\npack one for small\n--- two.rules\ncardlaw 1\npack two for small\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with one, two\nprefer one over two for may-take\n",
        right="--- one.rules\ncardlaw 1\npack one for small\n--- two.rules\ncardlaw 1\npack two for small\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with one, two\n",
    ),
    Code(
        "W0605",
        "a mark without effect",
        "`breakable` says that players can break what a rule forbids or demands; `even if won` lets an effect "
        "follow a win; `by example` says that the cited lines only show what a rule says. On other rules they say "
        "nothing.",
        wrong=PACK + _rule("take", "breakable", "player may take"),
        right=PACK + _rule("take", "breakable", "player must take when hand of player is empty"),
    ),
    Code(
        "W0606",
        "a name for whoever acts that may be a slip",
        "A clause may call whoever acts as it likes. This name is used once, and looks like one that is used often.",
        wrong=PACK + _rule("take", "playr may take"),
        right=PACK + _rule("take", "player may take"),
    ),
    Code(
        "W0607",
        "a name that does not carry over from pass to pass",
        "What a `let` gives inside a loop holds until the end of the pass. A count that goes on is kept in a state.",
        wrong=PACK
        + _rule("take", "when player takes:", "  let n be 1", "  repeat until n is 3:", "    let n be n + 1"),
        right=PACK
        + "state counted: number starts 0\n"
        + _rule(
            "take",
            "when player takes:",
            "  set counted to 1",
            "  repeat until counted is 3:",
            "    add 1 to counted",
        ),
    ),
    Code(
        "N0701",
        "a file replaces a shipped one",
        "A given file, or one in a given folder, has the id of a shipped one. It is used in its place.",
        wrong="cp plain.rules mine.rules && cardlaw check mine.rules  # says that it is `plain`, which is shipped",
        right="cardlaw check mine.rules  # says that it is `mine`",
        example="command",
    ),
)
