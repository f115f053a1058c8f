"""Statements as text: reading it with positions, printing it as Halide does, and JSON."""
