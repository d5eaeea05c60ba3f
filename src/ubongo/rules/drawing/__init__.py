"""Games and views drawn for notebooks."""
