"""Generates the page's types and the protocol's documentation from the messages."""
