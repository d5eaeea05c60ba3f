"""One table with its people, without sockets, files or clocks."""
