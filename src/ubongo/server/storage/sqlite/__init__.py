"""Storage in SQLite: a log for each table, written by one thread, and records of guests."""
