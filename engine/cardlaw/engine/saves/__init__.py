"""Tables kept in files, and read back."""
