"""The codes E08xx: examples and scenarios that make no sense where they stand. They build on the small game."""

from __future__ import annotations

from cardlaw.language.diagnostics.codes_names import PACK
from cardlaw.language.diagnostics.diagnostic import Code

SPEC = "--- example.spec\ncardlaw 1\nspec example of small\n"

SCENARIO_CODES = (
    Code(
        "E0801",
        "seats of a scenario",
        "Every seat has its own name, and there are twenty at most. Without a `given players` line they are `a`, "
        "`b`, `c` and `d`.",
        wrong=PACK + 'example take "Taking is open to all.":\n  given players a, b, a\n  then a may take\n',
        right=PACK + 'example take "Taking is open to all.":\n  given players a, b, c\n  then a may take\n',
    ),
    Code(
        "E0802",
        "not something that can be given",
        "A situation gives the cards of a zone, the card on top of one, or a state. Quantities and predicates "
        "follow from the rules.",
        wrong=PACK + 'example take "Taking is open to all.":\n  given hand-size is 3\n  then a may take\n',
        right=PACK
        + 'example take "Taking is open to all.":\n  given hand of a is star sun\n  then a may take\n',
    ),
    Code(
        "E0803",
        "not a file of scenarios",
        "A file of scenarios begins with `spec` and the vocabulary that its words come from.",
        wrong="--- example.spec\ncardlaw 1\npack example for small\n",
        right=SPEC,
    ),
    Code(
        "E0804",
        "a scenario under no edition",
        "A scenario is played under every edition or variant that it names.",
        wrong=SPEC + 'scenario take "Taking is open to all.":\n  then a may take\n',
        right=SPEC + 'scenario take "Taking is open to all.":\n  under plain\n  then a may take\n',
    ),
    Code(
        "E0805",
        "a thing given twice",
        "What a zone holds, what lies on top of it, a state and whose turn it is are said once in a situation.",
        wrong=PACK
        + 'example take "Taking is open to all.":\n  given top is star sun\n  given top is star moon\n'
        "  then a may take\n",
        right=PACK + 'example take "Taking is open to all.":\n  given top is star sun\n  then a may take\n',
    ),
)
