"""What an act does from any table: its paths, what is seen at their ends, and the engine's word on it."""
