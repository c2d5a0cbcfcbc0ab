"""The codes E04xx: files that do not go together. Examples build on the small game."""

from __future__ import annotations

from cardlaw.language.diagnostics.diagnostic import Code

ONE = """\
--- one.rules
cardlaw 1
pack one for small
rule lay-any
  "Anything may be laid."
  about laying
  replaces lay-fitting
  player may lay card
"""
TWO = """\
--- two.rules
cardlaw 1
pack two for small
rule lay-none
  "Nothing may be laid."
  about laying
  replaces lay-fitting
  player must not lay card
"""
BOTH = ONE + TWO + "--- house.rules\ncardlaw 1\nvariant house extends plain with one, two\n"

WOULD = """\
--- more.rules
cardlaw 1
pack more for small
rule one-more
  "One more than said."
  about taking
  when player would get amount:
    proceed with amount + 1
--- never.rules
cardlaw 1
pack never for small
rule get-nothing
  "The dealer gets nothing."
  about taking
{order}  when player would get amount:
    if player is not dealer:
      proceed
--- house.rules
cardlaw 1
variant house extends plain with more, never
"""

COMPOSITION_CODES = (
    Code(
        "E0401",
        "two packs change one thing",
        "Packs have no order. If two replace or remove one rule, or describe the round again, somebody has to say "
        "which is meant. A variant prefers one of them, or changes the rule itself.",
        wrong=BOTH,
        right=BOTH + "prefer one over two for lay-fitting\n",
    ),
    Code(
        "E0402",
        "what a pack needs is not there",
        "A pack says what it needs: a kind of card in the deck, a move, an event, a topic with rules about it, a "
        "rule, another pack. It is played with editions that have it.",
        wrong="cardlaw 1\npack storm for small\n  needs kind cloud\n",
        right="cardlaw 1\npack storm for small\n  needs kind star\n",
    ),
    Code(
        "E0403",
        "a variant that extends itself",
        "A variant extends an edition, or another variant; in the end there has to be an edition.",
        wrong="cardlaw 1\nvariant house extends house\n",
        right="cardlaw 1\nvariant house extends plain\n",
    ),
    Code(
        "E0404",
        "two files of one name played together",
        "Rules of one name are kept apart by their files, so a pack, an edition and a vocabulary that are played "
        "together have different names.",
        wrong="--- plain-pack.rules\ncardlaw 1\npack plain for small\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with plain\n",
        right="--- plain-pack.rules\ncardlaw 1\npack plainer for small\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with plainer\n",
    ),
    Code(
        "E0405",
        "too many packs",
        "A variant may have 50 packs, those of the variants it extends included.",
        wrong="cardlaw check 'plain with p-1, p-2, p-3, p-4'  # and so on, up to p-51",
        right="cardlaw check 'plain with p-1, p-2, p-3, p-4'",
        example="command",
    ),
    Code(
        "E0406",
        "several rules of that name",
        "Two files that are played together have a rule of the same name. The name alone means the rule "
        "of the same file. For another, write the name, `of` and that file's id.",
        wrong='--- more.rules\ncardlaw 1\npack more for small\nrule may-take\n  "You may take."\n  about taking\n'
        "  player may take\n--- house.rules\ncardlaw 1\nvariant house extends plain with more\nremove may-take\n",
        right='--- more.rules\ncardlaw 1\npack more for small\nrule may-take\n  "You may take."\n  about taking\n'
        "  player may take\n--- house.rules\ncardlaw 1\nvariant house extends plain with more\n"
        "remove may-take of plain\n",
    ),
    Code(
        "E0407",
        "a pack for another game",
        "A pack is written in the words of one vocabulary, and goes with editions of that vocabulary.",
        wrong="--- other.rules\ncardlaw 1\nvocabulary other\n--- quick.rules\ncardlaw 1\npack quick for other\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with quick\n",
        right="--- quick.rules\ncardlaw 1\npack quick for small\n"
        "--- house.rules\ncardlaw 1\nvariant house extends plain with quick\n",
    ),
    Code(
        "E0408",
        "too many links between rules",
        "A topic means all rules about it, so a few lines can make very many links. There may be 20,000.",
        wrong='for i in $(seq 200); do printf \'rule r-%s\\n  "One of many."\\n  about laying\\n  assumed "test"\\n'
        "  before topic laying\\n  player may take\\n' $i; done >> house.rules && cardlaw check house.rules",
        right="cardlaw check house.rules",
        example="command",
    ),
    Code(
        "E0409",
        "preferred among packs that are not there",
        "`prefer ONE over OTHER for RULE` names two packs of the variant.",
        wrong=BOTH + "prefer one over two for lay-fitting\nprefer one over three for may-take\n",
        right=BOTH + "prefer one over two for lay-fitting\n",
    ),
    Code(
        "E0410",
        "rules that replace each other",
        "A rule that replaces another takes its place. If the two replace each other, neither is left.",
        wrong='cardlaw 1\npack extra for small\nrule first\n  "The first."\n  about taking\n  replaces second\n'
        '  player may take\nrule second\n  "The second."\n  about taking\n  replaces first\n  player may take\n',
        right='cardlaw 1\npack extra for small\nrule first\n  "The first."\n  about taking\n  replaces second\n'
        '  player may take\nrule second\n  "The second."\n  about taking\n  player may take\n',
    ),
    Code(
        "E0411",
        "too much text together",
        "The files that are played together may have 60,000 words; with more, checking would take too long.",
        wrong="cardlaw check 'plain with dictionary, telephone-book'",
        right="cardlaw check 'plain with quick'",
        example="command",
    ),
    Code(
        "E0412",
        "two files replace one act",
        "A replacement (`when player would …`) replaces an act, and of two the first may leave nothing to "
        "the second. Files have no order, so one of the rules says that it comes before or after the other, or "
        "overrides it.",
        wrong=WOULD.format(order=""),
        right=WOULD.format(order="  before topic taking\n"),
    ),
)
