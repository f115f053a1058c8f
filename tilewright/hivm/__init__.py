"""HIVM, the tile-level MLIR dialect of Ascend NPUs: its ops, traits, text and meaning, on xDSL."""
