"""`ubongo admin`: the commands for operators."""
