"""Tables over HTTP: open one, find one by its code, list the open ones."""
