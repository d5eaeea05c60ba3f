"""How long tests and tools wait for what must come: only to end a hang, never to measure."""

# Seconds; a machine with something else to do may take a hundred times as long as a quiet one.
PATIENCE = 120.0
