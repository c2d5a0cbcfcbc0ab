"""Situations with the outcome a rulebook promises, written so that a person can read them."""
