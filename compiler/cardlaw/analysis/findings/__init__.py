"""What is found in one rulebook, a module for each sort."""
