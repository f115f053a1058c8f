"""What is known of the program that is selected for: uses of buffers, loops, asserts."""
