"""What verbs found, shown: as text, plain lines or data."""
