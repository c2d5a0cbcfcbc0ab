"""The command line: one verb per question a person asks of a rulebook."""
