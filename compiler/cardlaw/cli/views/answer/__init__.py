"""The answer to a question about a move: as messages, on one line, as text, as data."""
