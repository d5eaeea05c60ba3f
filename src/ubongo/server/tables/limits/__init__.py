"""Limits on what the people of one table may do: how often they call, how much they write."""
