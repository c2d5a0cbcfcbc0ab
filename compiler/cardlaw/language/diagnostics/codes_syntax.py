"""The codes E01xx: what does not read as the rule language."""

from __future__ import annotations

from cardlaw.language.diagnostics.diagnostic import Code

HEAD = "cardlaw 1\nvocabulary small\n"
RULE = HEAD + 'topic table "Seats and set-up"\n\nrule seats\n'
EVENT = HEAD + "zone pile: pile, face-up, holds-deck\n\n"

UNCLOSED_TEXT = Code(
    "E0101",
    "a text without its closing quote mark",
    'A text is written between two straight quote marks, `"` and `"`, on one line. There is no way to write a quote '
    "mark inside it; use ‘ and ’ there.",
    wrong=HEAD + 'topic table "Seats and set-up\n',
    right=HEAD + 'topic table "Seats and set-up"\n',
)
NOT_A_NAME = Code(
    "E0102",
    "not a name, or a sign the language does not have",
    "Names are in small letters a to z, digits and hyphens, and begin with a letter. Besides names, numbers and "
    "texts the language has few signs: `: , ( ) [ ] = .. + - * < <= > >=`.",
    wrong=HEAD + "quantity hand_size\n",
    right=HEAD + "quantity hand-size\n",
)
NO_GLOSS = Code(
    "E0103",
    "a rule without a gloss",
    "Below its name a rule says in one sentence, in the transcriber's own words, what it means. Readers are shown "
    "the gloss wherever the rule matters.",
    wrong=RULE + '  about table\n  assumed "custom"\n  seats are 2 to 4\n',
    right=RULE + '  "Two to four play."\n  about table\n  assumed "custom"\n  seats are 2 to 4\n',
)
NO_VERSION = Code(
    "E0104",
    "the version of the language is not said",
    "The first line of a rule file says which version of the language it is written in, so that a file means the "
    "same to every later compiler.",
    wrong="vocabulary small\n",
    right="cardlaw 1\nvocabulary small\n",
)
OTHER_VERSION = Code(
    "E0105",
    "another version of the language",
    "This compiler reads one version of the language, and the file is written in another.",
    wrong="cardlaw 2\nvocabulary small\n",
    right="cardlaw 1\nvocabulary small\n",
)
LATE_VERSION = Code(
    "E0106",
    "the version line is not the first",
    "Only comments and blank lines come above the version line.",
    wrong="vocabulary small\ncardlaw 1\n",
    right="cardlaw 1\nvocabulary small\n",
)
TWO_HEADS = Code(
    "E0107",
    "the file says twice what it is",
    "A file is one vocabulary, edition, pack, variant or spec, and has one version line.",
    wrong=HEAD + "vocabulary other\n",
    right=HEAD,
)
NO_HEAD = Code(
    "E0108",
    "the file does not say what it is",
    "Below the version line a file says whether it is a vocabulary, an edition, a pack, a variant or a spec, and "
    "gives its name.",
    wrong="cardlaw 1\nquantity hand-size\n",
    right=HEAD + "quantity hand-size\n",
)
BEFORE_HEAD = Code(
    "E0109",
    "something comes before the line that says what the file is",
    "The line that says what the file is follows the version line; everything else comes after it.",
    wrong="cardlaw 1\nquantity hand-size\nvocabulary small\n",
    right=HEAD + "quantity hand-size\n",
)
TOO_MANY_ITEMS = Code(
    "E0110",
    "too many items in one file",
    "Rule files are read from strangers, so there are limits. A file may have 5,000 items, some thirty times as "
    "many as a long printed sheet needs.",
    wrong="yes 'quantity hand-size' | head -n 6000 >> house.rules && cardlaw check house.rules",
    right="cardlaw check house.rules more.rules",
    example="command",
)
TOO_DEEP = Code(
    "E0111",
    "nested too deep",
    "Parentheses may be nested 40 deep, and a chain of operators or of `else if` may have about a hundred links. "
    "A part of a condition can be given a name: declare a predicate or a quantity, define it in a rule, use it.",
    wrong=HEAD + 'rule seen\n  "g"\n  always ' + "(" * 41 + "size of pile" + ")" * 41 + " > 0\n",
    right=HEAD
    + "zone pile: pile, face-up, holds-deck\n"
    + 'topic table "Seats and set-up"\n\nrule seen\n  "The pile is never empty."\n  about table\n'
    + '  assumed "bookkeeping"\n  always (size of pile) > 0\n',
)
LONG_LINE = Code(
    "E0112",
    "a line is too long",
    "A line may have 2,000 characters, spaces not counted.",
    wrong="printf 'topic table \"%02000d\"\\n' 0 >> house.rules && cardlaw check house.rules",
    right="printf 'topic table \"%0200d\"\\n' 0 >> house.rules && cardlaw check house.rules",
    example="command",
)
DEEP_BLOCKS = Code(
    "E0113",
    "blocks nested too deep",
    "Lines may be indented 30 levels deep. Steps that belong together can be given to an event, which `do` raises.",
    wrong=HEAD
    + "event turn:\n"
    + "".join("  " * level + "if true:\n" for level in range(1, 31))
    + "  " * 31
    + "end game\n",
    right=HEAD + "event turn:\n  end game\n",
)
UNEVEN = Code(
    "E0114",
    "uneven indentation",
    "What belongs to a line is indented under it, and lines of one block begin in the same column. Two "
    "spaces for each level are usual.",
    wrong=EVENT + "event turn:\n    shuffle pile\n  shuffle pile\n",
    right=EVENT + "event turn:\n  shuffle pile\n  shuffle pile\n",
)
UNEXPECTED_INDENTATION = Code(
    "E0115",
    "indented under a line that opens no block",
    "Only a line that ends with a colon, the name of a rule and the line that says what the file is have lines "
    "indented under them.",
    wrong=EVENT + "event turn:\n  shuffle pile\n    shuffle pile\n",
    right=EVENT + "event turn:\n  shuffle pile\n  shuffle pile\n",
)
UNKNOWN_BEGINNING = Code(
    "E0116",
    "no line begins like this",
    "Most lines begin with a word of the language that says what they are.",
    wrong=HEAD + "quantitty hand-size\n",
    right=HEAD + "quantity hand-size\n",
)
DOES_NOT_READ = Code(
    "E0117",
    "the line does not read",
    "Something is missing, too much, or of the wrong sort at the place shown. The help shows how a line of this "
    "sort reads, with the parts that vary in capitals.",
    wrong=EVENT + "event turn:\n  move 2 pile\n",
    right=EVENT + "zone aside: pile, face-down\n\nevent turn:\n  move 2 from pile to aside\n",
)
LONG_NUMBER = Code(
    "E0118",
    "a number is too long",
    "A number may have nine digits.",
    wrong=RULE + '  "Many play."\n  about table\n  assumed "custom"\n  seats are 2 to 10000000000\n',
    right=RULE + '  "Many play."\n  about table\n  assumed "custom"\n  seats are 2 to 10\n',
)
TOO_MANY_WORDS = Code(
    "E0119",
    "too many words in one file",
    "A file may have 40,000 words and signs, comments not counted; a long printed sheet needs some 4,000.",
    wrong="yes 'sides front, back' | head -n 20000 >> house.rules && cardlaw check house.rules",
    right="cardlaw check house.rules more.rules",
    example="command",
)
NO_COLON = Code(
    "E0120",
    "a colon is missing",
    "A colon comes between a name and what it is made of, and at the end of a line that has others under it.",
    wrong=EVENT + "event turn\n  shuffle pile\n",
    right=EVENT + "event turn:\n  shuffle pile\n",
)
MISPLACED = Code(
    "E0121",
    "a line in the wrong place",
    "The line is right, but not in this place. In a rule the gloss comes first, then what is said about "
    "the rule (`about`, "
    "`lines`, `assumed`, `overrides` …), then its clauses; steps belong under a clause that says when they are done.",
    wrong=RULE + '  "Two to four play."\n  about table\n  seats are 2 to 4\n  assumed "custom"\n',
    right=RULE + '  "Two to four play."\n  about table\n  assumed "custom"\n  seats are 2 to 4\n',
)
NOTHING_BELOW = Code(
    "E0122",
    "nothing is indented under a line that ends with a colon",
    "A colon at the end of a line announces the lines that belong to it, indented by two spaces more.",
    wrong=EVENT + "event turn:\nevent other\n",
    right=EVENT + "event turn:\n  shuffle pile\n\nevent other\n",
)

SYNTAX_CODES = (
    UNCLOSED_TEXT,
    NOT_A_NAME,
    NO_GLOSS,
    NO_VERSION,
    OTHER_VERSION,
    LATE_VERSION,
    TWO_HEADS,
    NO_HEAD,
    BEFORE_HEAD,
    TOO_MANY_ITEMS,
    TOO_DEEP,
    LONG_LINE,
    DEEP_BLOCKS,
    UNEVEN,
    UNEXPECTED_INDENTATION,
    UNKNOWN_BEGINNING,
    DOES_NOT_READ,
    LONG_NUMBER,
    TOO_MANY_WORDS,
    NO_COLON,
    MISPLACED,
    NOTHING_BELOW,
)
