"""A rulebook as pages for people: prose, tables and pictures drawn from the model."""
