"""A table of which only some is known: terms, what zones hold, what a path has come to know."""
