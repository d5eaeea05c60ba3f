"""Commands that write data for other programs."""
