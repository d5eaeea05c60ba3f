"""Records: a game as text, written, read, verified and narrated."""
