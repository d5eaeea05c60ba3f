"""What a page and a server say to each other: messages, bodies, and how they are read."""
