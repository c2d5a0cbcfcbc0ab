"""What holds of a model at every table: seats, starting values, ranges of numbers, choices made."""
