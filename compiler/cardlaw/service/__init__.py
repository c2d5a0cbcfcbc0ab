"""The language service: texts and a place in them → what an editor shows there."""
