"""Who plays the next game at a table: seats by name, people who ask for one, another game."""
