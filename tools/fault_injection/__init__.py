"""Proofs by trying: simulated and real servers that are cut, stopped and killed."""
