"""Draws an SVG as PNG, in the worker process, with our own fonts and nothing from outside."""

import resvg_py

from ubongo.server.features.links.preview_svg import FILES


def as_png(svg: str) -> bytes:
    """The picture; the machine's fonts are not asked, so that it is the same everywhere."""
    fonts = [str(file) for file in FILES.values()]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))
