"""Events (R-437), which the trade calls tournaments: members, rounds, tables, points, ranking."""
