"""One group of stores solved by equality saturation, without the program's names."""
