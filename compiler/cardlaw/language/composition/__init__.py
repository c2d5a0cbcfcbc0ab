"""Units → model: what packs and variants change, the order of rules, checks on the whole."""
