"""The core carried out on a symbolic table, path by path."""
