"""The rules: decisions, events, the schedule and views of a game. Nothing here reads a clock."""
