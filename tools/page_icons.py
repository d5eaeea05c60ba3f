"""The icons of the page as pixels, for home screens and old browsers, drawn from `favicon.svg`.

    .venv/bin/python -m tools.page_icons   # after a change of web/public/favicon.svg

A phone cuts a maskable icon to a shape of its own, so its drawing keeps to the middle and the
ground fills the whole square; an iPhone rounds the corners itself.
"""

import io
import re
import struct
from pathlib import Path

import resvg_py
from PIL import Image

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
SOURCE = PUBLIC / "favicon.svg"
# The share of a maskable icon that no phone cuts off.
SAFE = 0.72


# Every visitor loads the small icons; the large ones are seen large.
FEW, MANY = 48, 200


def drawn(svg: str, size: int) -> bytes:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, skip_system_fonts=True))
    few = Image.open(io.BytesIO(png)).quantize(
        FEW if size < 192 else MANY, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    )
    small = io.BytesIO()
    few.save(small, "PNG", optimize=True)
    return small.getvalue()


def full(svg: str, share: float) -> str:
    """The same drawing with the ground up to the edges, the rest at this share of its size."""
    ground = re.search(r'<rect [^>]*fill="(#[0-9a-f]{6})"[^>]*/>', svg)
    assert ground is not None, "the first rectangle is the ground"
    rest = svg.replace(ground[0], "").partition(">")[2].rpartition("</svg>")[0]
    inset = 16 * (1 - share)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<rect width="32" height="32" fill="{ground[1]}"/>'
        f'<g transform="translate({inset:g} {inset:g}) scale({share:g})">{rest}</g></svg>'
    )


def icon_file(png: bytes, size: int) -> bytes:
    """A picture as an .ico: a head, one entry, and the PNG as it is."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22)
    return head + entry + png


def icons() -> dict[str, bytes]:
    """Every file, by its name."""
    svg = SOURCE.read_text("utf-8")
    return {
        "icon-192.png": drawn(svg, 192),
        "icon-512.png": drawn(svg, 512),
        "icon-maskable-512.png": drawn(full(svg, SAFE), 512),
        "apple-touch-icon.png": drawn(full(svg, 0.88), 180),
        "favicon.ico": icon_file(drawn(svg, 32), 32),
    }


def main() -> None:
    for name, body in icons().items():
        (PUBLIC / name).write_bytes(body)
        print(f"web/public/{name}: {len(body):,} bytes")


if __name__ == "__main__":
    main()
