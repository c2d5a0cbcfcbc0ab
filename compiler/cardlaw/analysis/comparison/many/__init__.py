"""More than two editions: differences of pairs, put before all of them."""
