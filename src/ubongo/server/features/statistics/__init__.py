"""Statistics and ratings of a guest's own games."""
