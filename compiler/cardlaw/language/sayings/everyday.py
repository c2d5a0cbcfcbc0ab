"""Words of everyday speech: what the language says instead."""

from __future__ import annotations

from cardlaw.language.saying import Declared

EVERYDAY: Declared = {
    "everyday-article": {},
    "everyday-may": {},
    "everyday-must-not": {},
    "everyday-must": {},
    "everyday-everybody": {},
    "everyday-others": {},
    "everyday-loses-turn": {},
    "everyday-min-max": {},
    "everyday-odd": {},
    "everyday-cards": {},
    "everyday-while": {},
    "everyday-who": {},
    "everyday-whose": {},
    "everyday-digits": {"number": str},
    "everyday-condition": {},
    "everyday-unless": {},
    "everyday-only-when": {},
    "everyday-also": {},
    "everyday-for-each": {"whom": str, "done": str},
    "everyday-random": {},
}
