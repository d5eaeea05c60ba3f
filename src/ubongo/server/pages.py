"""The files of the page, read once and served from memory.

Only what was found in the folder has an address, so no path leads out of it. Names
with a fingerprint in them may be kept for ever; everything else is asked for again,
and answered with "not changed" while it is not.
"""

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from aiohttp import web

# Served when the page has not been built: says so, and how to connect all the same.
PLAIN = Path(__file__).parent / "plain"
INDEX = "index.html"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_FINGERPRINT = re.compile(r"[-.][A-Za-z0-9_]{8,}\.[a-z0-9]+$")
_SMALLEST_ZIPPED = 1_000


@dataclass(frozen=True, slots=True)
class File:
    """One file as it is sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    etag: str
    caching: str


class Pages:
    """Everything in one folder, by its address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._made = 0

    def file(self, path: str) -> File | None:
        """The file at this address; the empty one is the page itself."""
        self._read_again()
        return self._files.get(path or INDEX)

    def _read_again(self) -> None:
        """Read the folder, the first time and whenever a new page was built into it."""
        folder = self._folder if (self._folder / INDEX).is_file() else PLAIN
        made = (folder / INDEX).stat().st_mtime_ns
        if made == self._made:
            return
        self._files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        self._made = made


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix, "application/octet-stream")
    zipped = None
    if kind.startswith(TEXT) and len(body) >= _SMALLEST_ZIPPED:
        zipped = gzip.compress(body, 9, mtime=0)
    caching = FOR_EVER if _FINGERPRINT.search(path.name) else ASK_AGAIN
    return File(body, zipped, kind, sha256(body).hexdigest()[:32], caching)


def sent(request: web.Request, file: File) -> web.Response:
    """The answer that carries this file, or says that it has not changed."""
    headers = {"Cache-Control": file.caching, "ETag": f'"{file.etag}"', "Vary": "Accept-Encoding"}
    if any(etag.value in (file.etag, "*") for etag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("Accept-Encoding", "").lower():
        body = file.zipped
        headers["Content-Encoding"] = "gzip"
    charset = "utf-8" if file.kind.startswith("text/") else None
    return web.Response(body=body, content_type=file.kind, charset=charset, headers=headers)
