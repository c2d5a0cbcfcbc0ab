"""The syntax tree: what a rule file says, item by item, before any name is looked up.

Each class is one production of `grammar.lark` (same order of parts; same name, but for `MoveItem` and `RoundItem`,
since tables have moves and simulations have rounds). Spans stay out of equality,
so two trees are equal when the files say the same thing.
"""

from cardlaw.language.syntax.choices import *  # noqa: F403
from cardlaw.language.syntax.declarations import *  # noqa: F403
from cardlaw.language.syntax.expressions import *  # noqa: F403
from cardlaw.language.syntax.pieces import *  # noqa: F403
from cardlaw.language.syntax.rules import *  # noqa: F403
from cardlaw.language.syntax.scenarios import *  # noqa: F403
from cardlaw.language.syntax.steps import *  # noqa: F403
from cardlaw.language.syntax.whole import *  # noqa: F403
