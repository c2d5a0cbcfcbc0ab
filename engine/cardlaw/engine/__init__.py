"""The table: state, decisions, windows and events, played exactly as a model says."""
