"""Functions that every module has: chance, cards on the move, duties, the log."""
