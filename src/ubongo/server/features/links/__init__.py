"""Shared links: what a messenger shows of an address, in words and as a picture."""
