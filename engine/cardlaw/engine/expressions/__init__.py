"""Expressions of the core → functions of a state, or pieces of Python text."""
