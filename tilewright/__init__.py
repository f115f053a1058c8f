"""Tilewright: a compiler for tensor accelerators."""
