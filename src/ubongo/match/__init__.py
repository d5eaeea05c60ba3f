"""People and bots at a table, and whole games played in no time."""
