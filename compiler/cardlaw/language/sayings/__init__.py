"""What the compiler says to authors: sayings with the types of their arguments; the sentences are in `*.ftl`."""

from __future__ import annotations

from cardlaw.language.saying import Book, Declared
from cardlaw.language.sayings.clauses import CLAUSES
from cardlaw.language.sayings.everyday import EVERYDAY
from cardlaw.language.sayings.kernel import KERNEL
from cardlaw.language.sayings.shared import SHARED
from cardlaw.language.sayings.texts import TEXTS
from cardlaw.language.sayings.things import THINGS
from cardlaw.language.sayings.units import UNITS

DECLARED: Declared = {**EVERYDAY, **TEXTS, **THINGS, **CLAUSES, **UNITS, **SHARED, **KERNEL}

BOOK = Book(__name__, DECLARED)
say = BOOK.say
