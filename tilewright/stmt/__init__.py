"""Halide statements: types, nodes, text, evaluation and the algebra of their indices."""

import sys

# A legal tree is up to nodes.MAX_DEPTH = 1000 expressions below as many statements deep, and a
# recursive pass takes some calls for each level. Python's limit of 1000 calls would stop it; its
# calls don't use the C stack, so that a higher limit costs nothing.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 50_000))
