"""Whole matrices: the calls on them, how they lie in memory, and cutting them into tiles."""
