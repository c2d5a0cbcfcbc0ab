"""Text → syntax: the grammar, its tables, and the nodes built from what was parsed."""
