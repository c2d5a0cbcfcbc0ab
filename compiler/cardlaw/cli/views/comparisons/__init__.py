"""What sets editions apart, shown."""
