"""Expressions of the core → trees that compute them."""
