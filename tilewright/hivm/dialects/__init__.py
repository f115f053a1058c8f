"""The published compiler's dialects, one module or folder each, which exports it as `DIALECT`."""
