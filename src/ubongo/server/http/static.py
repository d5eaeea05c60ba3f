"""The files of the page, read once and served from memory, and the id of their build.

Only what was found in the folder has an address, so no path leads out of it. Names
with a fingerprint in them may be kept for ever; everything else is asked for again,
and answered with "not changed" while it is not.

The build id is a hash over the names and the bytes of all files, so it changes exactly when the
page does, wherever it was built and however it was installed. It is written into the index as a
`<meta>`, so that whoever keeps the index (a service worker, a cache in between) keeps the id that
belongs to it. The page compares it with the id that the server tells later.
"""

import gzip
import re
from dataclasses import dataclass
from functools import cached_property
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
_HEAD = b"<head>"


@dataclass(frozen=True)
class File:
    """One file as it is sent."""

    body: bytes
    kind: str
    caching: str

    @cached_property
    def etag(self) -> str:
        return sha256(self.body).hexdigest()[:32]

    @cached_property
    def zipped(self) -> bytes | None:
        """Smaller, where that is worth it; made when it is first asked for."""
        if self.kind.startswith(TEXT) and len(self.body) >= _SMALLEST_ZIPPED:
            return gzip.compress(self.body, 9, mtime=0)
        return None


class StaticFiles:
    """Everything in one folder, by its address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._build = ""
        self._made = 0
        self._read_again()

    @property
    def build(self) -> str:
        """The id of the page that is served now; empty while there is none."""
        self._read_again()
        return self._build

    def file(self, path: str) -> File | None:
        """The file at this address; the empty one is the page itself."""
        self._read_again()
        return self._files.get(path or INDEX)

    def _read_again(self) -> None:
        """Read the folder, the first time and whenever a new page was built into it."""
        try:
            self._read()
        except OSError:
            # Files come and go while a page is built: the next look finds it whole. Nothing else
            # may come of it, since a table asks for the build when somebody joins it.
            if not self._files:
                raise

    def _read(self) -> None:
        folder = self._folder if (self._folder / INDEX).is_file() else PLAIN
        made = (folder / INDEX).stat().st_mtime_ns
        if made == self._made:
            return
        files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        # Nobody should leave a page that works for the plain one, which is there for a moment
        # while a new page is built.
        self._build = "" if folder == PLAIN else _build_of(files)
        files[INDEX] = _with_build(files[INDEX], self._build)
        self._files = files
        self._made = made


def _read(path: Path) -> File:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    caching = FOR_EVER if _FINGERPRINT.search(path.name) else ASK_AGAIN
    return File(path.read_bytes(), kind, caching)


def _build_of(files: dict[str, File]) -> str:
    """The same for the same files, whatever order a folder lists them in."""
    whole = sha256()
    for name, file in sorted(files.items()):
        whole.update(f"{name}\0{len(file.body)}\0".encode() + file.body)
    return whole.hexdigest()[:16]


def _with_build(index: File, build: str) -> File:
    meta = f'\n    <meta name="ubongo-build" content="{build}" />'.encode()
    body = index.body.replace(_HEAD, _HEAD + meta, 1) if build else index.body
    return File(body, index.kind, index.caching)


def file_response(request: web.Request, file: File) -> web.Response:
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
