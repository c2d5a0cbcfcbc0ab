"""Every place in which two models are written differently, and what became of it."""
