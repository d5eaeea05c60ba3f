"""The documentation as a site, and notebooks: made from `docs/`, the README and docstrings.

    python3 do.py site               build it into docs-site/ubongo_docs/pages, and check every link
    python3 do.py site --notebooks   write the notebooks in examples/ anew

`sources` lays out the pages, `reference` lists the library's names, `cells` runs the examples of a
page, `notebook` writes them down, `build` calls Zensical, `link_check` reads what it has built.
"""
