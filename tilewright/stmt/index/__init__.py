"""The algebra of indices: which elements the lanes of a vector stand for."""
