"""The page, as people play; a package, so that its tests can share one browser."""
