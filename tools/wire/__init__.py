"""What `tools/protocol.py` is made of: the messages looked at, and written down twice."""
