"""Fault injection: real servers that are killed under load."""
