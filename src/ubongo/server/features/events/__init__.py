"""Events (R-437): opening one, and its results as files."""
