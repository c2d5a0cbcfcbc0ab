"""A move → what it leads to, at one table and at all that fit, and what it leads to by other readings."""
