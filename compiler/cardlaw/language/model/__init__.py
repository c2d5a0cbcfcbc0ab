"""The model: what a variant means, with every name resolved and every expression typed.

It is the one thing that all readers use: interpreter, solver, documents, formatter of findings, test runner.
Frozen data only; places in files stay out of equality and of the content hash.
"""

from cardlaw.language.model.clauses import *  # noqa: F403
from cardlaw.language.model.declarations import *  # noqa: F403
from cardlaw.language.model.expressions import *  # noqa: F403
from cardlaw.language.model.ids import *  # noqa: F403
from cardlaw.language.model.scenarios import *  # noqa: F403
from cardlaw.language.model.steps import *  # noqa: F403
from cardlaw.language.model.whole import *  # noqa: F403
from cardlaw.language.model.workspace import *  # noqa: F403
