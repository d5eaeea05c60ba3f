"""The store: a log for each table in SQLite, written by one thread, never forgotten once told."""
