"""Pages about several rulebooks: who agrees, who differs, what goes together."""
