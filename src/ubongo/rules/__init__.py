"""The rules: a game that decides, applies, wakes and shows itself, and never reads a clock."""
