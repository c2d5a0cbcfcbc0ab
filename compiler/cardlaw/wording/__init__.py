"""What cardlaw says to people, in five languages; every sentence stands in a Fluent file, one for each language."""
