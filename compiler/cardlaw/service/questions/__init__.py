"""A place in a text → an answer: a module for each question that an editor asks."""
