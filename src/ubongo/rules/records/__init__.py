"""A game as a text that outlives the program: written, read, verified and told."""
