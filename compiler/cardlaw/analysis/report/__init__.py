"""Findings told: what settles them, what follows, what other editions do, scenarios of them."""
