"""The fast engine: the core written as WebAssembly, which plays the same game as the interpreter."""
