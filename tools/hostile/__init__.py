"""A hostile client: malformed frames and refused requests in any number, and what they cost."""
