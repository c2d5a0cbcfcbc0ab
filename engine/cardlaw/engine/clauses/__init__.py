"""Clauses at a moment: which are live, and what norms say of every move."""
