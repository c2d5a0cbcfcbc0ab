"""Nodes of the model → phrases: which message says a node, and with what."""
