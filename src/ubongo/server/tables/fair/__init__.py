"""A fair table (R-429): the levels of its seats, warm-ups in the lobby, tips for gems."""
