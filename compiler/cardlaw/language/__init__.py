"""Text → syntax → model: the rule language, its compiler, diagnostics and formatter."""
