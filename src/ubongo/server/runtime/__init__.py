"""The tables of this process: timers, the order of steps, write before send, recovery."""
