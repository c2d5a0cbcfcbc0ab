"""What a rulebook says about itself: its contradictions, gaps and differences, asked of a solver."""
