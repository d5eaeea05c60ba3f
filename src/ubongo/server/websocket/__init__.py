"""The live connection: handshake, incoming and outgoing frames."""
