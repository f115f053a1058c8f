"""Halide statements: types, nodes, text, evaluation and the algebra of their indices."""
