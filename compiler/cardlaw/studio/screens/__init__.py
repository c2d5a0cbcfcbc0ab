"""A request → its answer: a module for each thing that a screen asks."""
