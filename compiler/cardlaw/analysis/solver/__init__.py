"""Conditions as data, and the one place that asks Z3 about them."""
