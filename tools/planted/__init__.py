"""Planted faults: each breaks one promise of the server, and a proof of the suite must find it."""
