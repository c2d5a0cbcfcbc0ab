"""Pages → a site: what is compiled, which pages there are, where they are written."""
