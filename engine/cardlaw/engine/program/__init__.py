"""The core → Python: routines, turns and windows of a model for a number of players."""
