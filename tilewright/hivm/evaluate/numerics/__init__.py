"""What ops compute, as functions of numpy arrays: no ops, no buffers, one module per family."""
