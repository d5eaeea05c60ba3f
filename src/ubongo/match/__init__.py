"""Matches: people and bots at a table, and simulations of whole games."""
