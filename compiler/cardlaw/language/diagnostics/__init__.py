"""What the compiler says to an author: coded messages, excerpts with carets, the catalogue of codes."""
