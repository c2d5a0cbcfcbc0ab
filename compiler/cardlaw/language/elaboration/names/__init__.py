"""The first pass: every name that the units of a variant declare."""
