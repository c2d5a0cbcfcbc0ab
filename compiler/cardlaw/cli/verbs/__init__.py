"""The verbs of the command, one module each, by what they are for."""
