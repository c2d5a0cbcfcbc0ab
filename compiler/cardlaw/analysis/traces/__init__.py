"""Effects → guarded traces: what an act does, path by path, from a situation of which nothing is known."""
