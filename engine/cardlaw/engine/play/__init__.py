"""A table being played: what is asked and answered, what each seat sees, what was told."""
