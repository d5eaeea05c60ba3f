"""Durable data: the logs of the tables, and records of guests. It knows no rules and no wire."""
