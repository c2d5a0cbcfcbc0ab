"""What was found in rulebooks, shown."""
