"""A table that shows something: put before the engine, told in the words of its game."""
