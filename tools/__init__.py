"""Programs that make data, try the whole game or run this checkout; see `CONTRIBUTING.md`.

A package with this file, so that no `tools` that something else has installed comes before it.
"""
