"""Request and response bodies of the JSON interface over HTTP."""
