"""What one table allows: calls of Ubongo, and how much is written."""
