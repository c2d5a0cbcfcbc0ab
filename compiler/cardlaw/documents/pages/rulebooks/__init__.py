"""Pages of one rulebook, and the lists that lead to them."""
