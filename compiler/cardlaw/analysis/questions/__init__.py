"""A question about a move: what was told, the verdict, why not, what it rests on, what follows."""
