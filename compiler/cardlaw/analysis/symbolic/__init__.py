"""Every table at once: situations as unknowns, rules and verdicts as formulas over them."""
