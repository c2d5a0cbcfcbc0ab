"""Routines of the core → functions of a module."""
