"""Solo without a network (R-436): packs that are handed out before, and runs taken along after."""
