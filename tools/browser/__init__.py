"""The page in a real browser: for the tests as people play, the benchmark and the pictures."""
