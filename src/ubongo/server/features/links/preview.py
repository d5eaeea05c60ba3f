"""A preview: what a link says of itself before anybody opens it, and the tags that say so.

>>> preview = Preview("start", "Ubongo", "Cover your board.", "")
>>> print(head_of(preview, "https://ubongo.example", "/", "en"))  # doctest: +ELLIPSIS
<BLANKLINE>
    <meta property="og:site_name" content="Ubongo" />
...
    <meta property="og:image" content="https://ubongo.example/preview/en/start.png" />
...
"""

from dataclasses import dataclass
from html import escape
from urllib.parse import quote

WIDTH, HEIGHT = 1200, 630


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told of one address."""

    # Which picture: start, table, daily, replay or look-up.
    kind: str
    title: str
    text: str
    # What the picture is of, as the end of its address: a table, a date, a game, a puzzle.
    subject: str


def picture_path(preview: Preview, language: str) -> str:
    """Where the picture is: its address names all that it shows, but for the seats of a table."""
    subject = f"/{quote(preview.subject, safe='/')}" if preview.subject else ""
    return f"/preview/{language}/{preview.kind}{subject}.png"


def head_of(preview: Preview, origin: str, path: str, language: str) -> str:
    """The tags for messengers and search engines."""
    tags = {
        "og:site_name": "Ubongo",
        "og:type": "website",
        "og:url": origin + path,
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": origin + picture_path(preview, language),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{preview.title}. {preview.text}",
    }
    lines = [
        f'\n    <meta property="{name}" content="{escape(said)}" />' for name, said in tags.items()
    ]
    lines.append('\n    <meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'\n    <meta name="description" content="{escape(preview.text)}" />')
    return "".join(lines)
