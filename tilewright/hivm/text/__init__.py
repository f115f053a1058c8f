"""Text of MLIR modules: a parser with located errors, and a printer of what MLIR prints."""
