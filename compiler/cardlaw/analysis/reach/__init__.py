"""Courses of play from the deal to a table at which a finding or a difference shows."""
