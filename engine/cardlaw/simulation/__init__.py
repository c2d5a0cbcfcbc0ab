"""Many rounds of one or several variants, counted."""
