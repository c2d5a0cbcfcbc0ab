"""House rules: what each touches, which go together, what one changes."""
