"""Simulated rounds, shown or written to files."""
