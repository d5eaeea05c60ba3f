"""Generator of the protocol's documentation and of its TypeScript types."""
