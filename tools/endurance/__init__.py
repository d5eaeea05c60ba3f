"""Live tables for an hour or longer, and what the server needs meanwhile."""
