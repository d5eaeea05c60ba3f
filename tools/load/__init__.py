"""A crowd in one process: thousands of people with a page open, cheap enough not to be measured."""
