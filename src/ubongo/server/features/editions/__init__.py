"""The facts of all editions, for pages that offer and explain them."""
