"""Verbs that play: at the terminal, many rounds, scenarios, courses of play, a module."""
