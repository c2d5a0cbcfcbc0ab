"""The core: what a model means, once, for every machine that carries it out."""
