"""The catalogue of diagnostic codes; E00xx are about reading a file."""

from __future__ import annotations

from cardlaw.language.diagnostics.codes_composition import COMPOSITION_CODES
from cardlaw.language.diagnostics.codes_model import MODEL_CODES
from cardlaw.language.diagnostics.codes_names import NAME_CODES
from cardlaw.language.diagnostics.codes_scenarios import SCENARIO_CODES
from cardlaw.language.diagnostics.codes_syntax import SYNTAX_CODES
from cardlaw.language.diagnostics.codes_types import TYPE_CODES
from cardlaw.language.diagnostics.diagnostic import Code, catalogue

NO_SUCH_FILE = Code(
    "E0001",
    "there is no such file",
    "The path names nothing. Paths are looked up from the folder the command is run in.",
    wrong="cardlaw check hose.rules",
    right="cardlaw check house.rules",
    example="command",
)
NOT_A_FILE = Code(
    "E0002",
    "not an ordinary file",
    "A rulebook is read from an ordinary file. A folder, a device or a pipe is refused before it is opened.",
    wrong="cardlaw check rules/",
    right="cardlaw check rules/house.rules",
    example="command",
)
FILE_TOO_BIG = Code(
    "E0003",
    "the file is too big",
    "A rule file may have one million bytes, some hundred times a long printed sheet. Its size is looked at "
    "before it is read.",
    wrong="cardlaw check recording.mp4",
    right="cardlaw check house.rules",
    example="command",
)
UNREADABLE_FILE = Code(
    "E0004",
    "the file cannot be read",
    "The file is there but the system does not hand it over; the message repeats the system's reason.",
    wrong="chmod a-r house.rules && cardlaw check house.rules",
    right="chmod u+r house.rules && cardlaw check house.rules",
    example="command",
)
NOT_UTF8 = Code(
    "E0005",
    "the file is not UTF-8",
    "Rule files are written in UTF-8, with or without a byte-order mark. Files saved in an older encoding "
    "usually break at the first accented letter, which is the place shown.",
    wrong="iconv -t latin1 house.rules > old.rules && cardlaw check old.rules",
    right="iconv -f latin1 -t utf-8 old.rules > house.rules && cardlaw check house.rules",
    example="command",
)
BINARY_FILE = Code(
    "E0006",
    "the file is not text",
    "The file has zero bytes, as pictures, archives and programs do and text does not.",
    wrong="cardlaw check sheet.png",
    right="cardlaw check sheet.rules",
    example="command",
)
CONTROL_CHARACTER = Code(
    "E0007",
    "an invisible control character",
    "Characters that steer a terminal, or turn the direction of the text around them, can make a rule look "
    "different from what it says. They are refused everywhere, in quoted text and comments too.",
    wrong="printf 'vocabulary small\\033[2J\\n' > small.rules && cardlaw check small.rules",
    right="printf 'vocabulary small\\n' > small.rules && cardlaw check small.rules",
    example="command",
)
EMPTY_FILE = Code(
    "E0008",
    "the file is empty",
    "The file says nothing: it has no characters, or only blank lines and comments.",
    wrong="# to be written\n",
    right="# to be continued\nvocabulary small\n",
)
TAB_INDENTATION = Code(
    "E0009",
    "a tab in the indentation",
    "Indentation shows what belongs to what, and a tab is as wide as each editor pleases. Lines are "
    "indented with two spaces.",
    wrong='edition plain of small\nrule first\n\t"A gloss."\n',
    right='edition plain of small\nrule first\n  "A gloss."\n',
)

FILE_CODES = (
    NO_SUCH_FILE,
    NOT_A_FILE,
    FILE_TOO_BIG,
    UNREADABLE_FILE,
    NOT_UTF8,
    BINARY_FILE,
    CONTROL_CHARACTER,
    EMPTY_FILE,
    TAB_INDENTATION,
)

CODES = catalogue(
    FILE_CODES, SYNTAX_CODES, NAME_CODES, TYPE_CODES, COMPOSITION_CODES, MODEL_CODES, SCENARIO_CODES
)
