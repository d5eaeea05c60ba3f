"""What `tools/protocol_gen/__main__.py` is made of: the messages looked at, and written down twice."""
