"""The commands of `do.py`, which run in the environment that it has made.

`commands` has one function for each. `page_build` makes the page in the browser, `locks` remakes
`locks/`; `checks` lists the style and type checks, `system_packages` what tests need of Debian.
"""
