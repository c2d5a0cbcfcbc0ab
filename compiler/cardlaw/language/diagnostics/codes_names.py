"""The codes E02xx: names that are declared twice, or nowhere. Examples build on the small game."""

from __future__ import annotations

from cardlaw.language.diagnostics.diagnostic import Code

VOCABULARY = "cardlaw 1\nvocabulary own\nattribute suit: sun, moon\n"
PACK = "cardlaw 1\npack extra for small\n"
RULE = PACK + 'rule extra\n  "What the pack adds."\n  about laying\n'

NAME_CODES = (
    Code(
        "E0201",
        "a name given twice",
        "In the files that are played together a name means one thing. Zones, states, quantities and short "
        "names share their names, since they are used in the same places; so do kinds, groups and predicates, and "
        "moves, events and stages. Some lines may be written only once, too.",
        wrong=VOCABULARY + "zone heap: pile, face-up\nstate heap: number\n",
        right=VOCABULARY + "zone heap: pile, face-up\nstate heap-count: number\n",
    ),
    Code(
        "E0202",
        "a word that every game has",
        "Some words mean the same in every game, such as `players`, `next`, `top`, `winner` or `lose-turn`. Rule "
        "files use them without declaring them.",
        wrong=VOCABULARY + "state winner: player\n",
        right=VOCABULARY + "state last-winner: player kept\n",
    ),
    Code(
        "E0203",
        "there is nothing of that name",
        "A name is needed here. No file declares this one, or it names something of another kind. "
        "Besides what is declared, a clause can name who acts, what the move takes, and what the clause itself has "
        "given a name to.",
        wrong=RULE + "  player may lay card when crad is fitting\n",
        right=RULE + "  player may lay card when card is fitting\n",
    ),
    Code(
        "E0204",
        "there is no such type",
        "A type is `number`, `yes-no`, `card`, `player`, `team`, `zone`, `direction`, or an attribute. A zone or "
        "state can be kept for each player, each team, or each value of an attribute.",
        wrong=VOCABULARY + "state leading: siut\n",
        right=VOCABULARY + "state leading: suit\n",
    ),
    Code(
        "E0205",
        "there is no such move, event or stage",
        "A move or event is declared once as a bare verb. After `may`, `must` and `would` it is written bare; where "
        "somebody does it, it is in the third person: `lay` and `lays`.",
        wrong=RULE + "  player may lays card\n",
        right=RULE + "  player may lay card\n",
    ),
    Code(
        "E0206",
        "there is no such topic",
        "What a rule is about is one of the topics that the vocabulary declares; editions are compared topic by "
        "topic.",
        wrong=PACK + 'rule extra\n  "What the pack adds."\n  about layng\n  player may take\n',
        right=PACK + 'rule extra\n  "What the pack adds."\n  about laying\n  player may take\n',
    ),
    Code(
        "E0207",
        "there is no such option or reading",
        "Rules hold under options and readings that the edition or a pack declares. A row of the deck can be "
        "counted by an option over numbers.",
        wrong=RULE + "  under openning dealer\n  player may take\n",
        right=RULE + "  under opening dealer\n  player may take\n",
    ),
    Code(
        "E0208",
        "there is no such value",
        "An attribute has the values it is declared with, an option or reading those it lists.",
        wrong=RULE + "  player may lay card when suit of card is red\n",
        right=RULE + "  player may lay card when suit of card is sun\n",
    ),
    Code(
        "E0209",
        "there is no such rule",
        "Rules point at rules: what they override, replace, set aside, come before or after, and what resolves a "
        "silence. The name is that of a rule in the same file or in the files it is played with.",
        wrong=RULE + "  overrides lay-fiting\n  player may lay card\n",
        right=RULE + "  overrides lay-fitting\n  player may lay card\n",
    ),
    Code(
        "E0210",
        "not in this sort of file",
        "A vocabulary declares words, an edition transcribes a sheet, a pack adds and changes, a variant chooses. "
        "Options and readings, for example, belong to editions and packs; a variant sets them.",
        wrong='cardlaw 1\nvariant house extends plain\noption pace "How fast?":\n  chosen quick\n  slow\n',
        right="cardlaw 1\nvariant house extends plain\nset opening to dealer\n",
    ),
    Code(
        "E0211",
        "there is no such trait of a zone",
        "A zone is a `pile` or a `hand`; it is `face-up`, `face-down` or `seen-by-owner`; one zone `holds-deck`. Where "
        "cards have two sides, `backs-seen` shows the other side to whoever does not see the cards.",
        wrong=VOCABULARY + "zone heap: pyle, face-up\n",
        right=VOCABULARY + "zone heap: pile, face-up\n",
    ),
    Code(
        "E0212",
        "two traits that exclude each other",
        "A pile has an order and a top, a hand has neither. Cards are seen by all, by nobody or by their owner.",
        wrong=VOCABULARY + "zone heap: pile, face-up, face-down\n",
        right=VOCABULARY + "zone heap: pile, face-up\n",
    ),
    Code(
        "E0213",
        "a number or range out of bounds",
        "Ranges begin with the smaller number and are not too long, numbers are a million at most, a chance "
        "counts 1 or more, and a row of the deck goes through values that its attribute has.",
        wrong=VOCABULARY + "attribute rank: 9..1\n",
        right=VOCABULARY + "attribute rank: 1..9\n",
    ),
    Code(
        "E0214",
        "too many different cards",
        "A kind has a face for every combination of its attributes, and all kinds together may have 5,000 of "
        "them, in 500 kinds.",
        wrong=VOCABULARY + "attribute tens: 0..99\nattribute ones: 0..99\nkind pip: tens, ones\n",
        right=VOCABULARY + "attribute tens: 0..9\nattribute ones: 0..9\nkind pip: tens, ones\n",
    ),
    Code(
        "E0215",
        "there is no such file in the rule folders",
        "Vocabularies, editions, packs and variants are named by their id, which is in their first line. They "
        "are looked for in the folder of the given file, in the folders given with `--rules`, and among the "
        "shipped rules.",
        wrong="cardlaw 1\nvariant house extends plane\n",
        right="cardlaw 1\nvariant house extends plain\n",
    ),
    Code(
        "E0216",
        "another sort of file is needed",
        "An edition is of a vocabulary, a pack is for one, a variant extends an edition or variant with packs. "
        "Choices are made, and packs added, where there is an edition.",
        wrong="cardlaw 1\nvariant house extends small\n",
        right="cardlaw 1\nvariant house extends plain\n",
    ),
    Code(
        "E0217",
        "not an id",
        "On the command line an edition or variant is named by its id, with packs and choices if wanted. What has "
        "a slash or ends in `.rules` is the path of a file.",
        wrong="cardlaw check 'plain opening=dealer'",
        right="cardlaw check 'plain[opening=dealer]'",
        example="command",
    ),
    Code(
        "E0218",
        "a short name inside a short name",
        "A short name is short for a phrase that is spelled out in full.",
        wrong=VOCABULARY
        + "zone heap: pile, face-up\nshort top for top of heap\nshort first for suit of top\n",
        right=VOCABULARY
        + "zone heap: pile, face-up\nshort top for top of heap\nshort first for suit of top of heap\n",
    ),
    Code(
        "E0219",
        "a group that holds itself",
        "A group holds kinds, and other groups with all that is in them.",
        wrong=VOCABULARY + "kind pip: suit\ngroup low: pip, high\ngroup high: low\n",
        right=VOCABULARY + "kind pip: suit\ngroup low: pip\ngroup high: low\n",
    ),
    Code(
        "E0220",
        "cards have two sides",
        "`sides` names the front and the back of cards that can be turned over. Cards with one side need no such "
        "line.",
        wrong=VOCABULARY + "sides light\n",
        right=VOCABULARY + "sides light, dark\n",
    ),
    Code(
        "E0221",
        "two files with one id",
        "Two files of one folder say that they are the same edition, pack, variant or vocabulary, so the id does "
        "not tell which is meant.",
        wrong="cp plain.rules copy.rules && cardlaw check --rules . plain",
        right="cp plain.rules copy.rules && cardlaw check copy.rules",
        example="command",
    ),
    Code(
        "E0222",
        "there is no such custom",
        "A unit follows the customs that its vocabulary declares with `custom rule`; each fills something that sheets "
        "leave out.",
        wrong=PACK + "by custom pass-lef\n",
        right=PACK + "by custom pass-left\n",
    ),
)
