"""Passes on HIVM modules, one folder or module each."""
