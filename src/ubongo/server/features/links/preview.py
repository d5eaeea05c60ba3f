"""A preview: what a link says of itself before anybody opens it, and the tags that say so.

>>> preview = Preview("start", "Ubongo", "Cover your board.", "")
>>> from ubongo.server.features.links.words import words_of
>>> print(head_of(preview, "https://ubongo.example", "/", words_of("en")))  # doctest: +ELLIPSIS
<BLANKLINE>
    <meta property="og:site_name" content="Ubongo" />
...
    <meta property="og:image" content="https://ubongo.example/preview/en/start.png" />
...
"""

from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from ubongo.server.features.links.words import LinkWords

WIDTH, HEIGHT = 1200, 630
# What is for people who have the link, and not for whoever searches.
FOR_FRIENDS = ("table", "replay")


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


def head_of(preview: Preview, origin: str, path: str, words: LinkWords) -> str:
    """The tags for messengers and search engines."""
    tags = {
        "og:site_name": "Ubongo",
        "og:type": "website",
        "og:url": origin + path,
        "og:locale": words.say("locale"),
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": origin + picture_path(preview, words.language),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{ended(preview.title)} {preview.text}",
    }
    lines = [
        f'\n    <meta property="{name}" content="{escape(said)}" />' for name, said in tags.items()
    ]
    lines.append('\n    <meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'\n    <meta name="description" content="{escape(preview.text)}" />')
    if preview.kind in FOR_FRIENDS:
        lines.append('\n    <meta name="robots" content="noindex" />')
    return "".join(lines)


def ended(title: str) -> str:
    """A title as a sentence before another one.

    >>> ended("Can you cover this board?"), ended("Look up a board")
    ('Can you cover this board?', 'Look up a board.')
    """
    return title if title[-1:] in ".!?…" else f"{title}."
