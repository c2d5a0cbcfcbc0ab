"""Syntax → model: names are looked up and expressions typed, unit by unit, all problems collected."""
