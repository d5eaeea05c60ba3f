"""Sheets to print and boards to cut, over HTTP."""
