"""Guests: who the cookie says this is, and their name."""
