"""Model → sentences in five languages.

Planning turns nodes of the model into phrases that know no language; Fluent patterns, one file per language, turn
phrases into text and ask for the grammatical forms they need.
"""

from cardlaw.documents.prose.languages import LANGUAGES, ProseLanguage
from cardlaw.documents.prose.marking import to_html, to_plain
from cardlaw.documents.prose.prose import Prose, Statement
from cardlaw.documents.prose.terms import MissingTerm

__all__ = ["LANGUAGES", "MissingTerm", "Prose", "ProseLanguage", "Statement", "to_html", "to_plain"]
