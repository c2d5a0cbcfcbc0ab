"""Editions compared: what may be done, what happens, what is printed; who agrees with whom."""
