"""Serves the page's static files from memory, and computes the id of their build.

Only files found in the folder have an address, so no path leads out of it. Browsers cache
files with a fingerprint in their name for a year, and revalidate all others by ETag.

The build id is a hash over the names and the bytes of all files, so it changes exactly when the
page does, wherever it was built and however it was installed. It is written into the index as a
`<meta>`, so that a cached index (of a service worker, or a proxy) has the id that belongs to it.
The page compares it with the id in later messages of the server.
"""

import asyncio
import contextlib
import gzip
import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from aiohttp import web

# Served when the page has not been built: explains that, and how to connect without it.
PLAIN = Path(__file__).parent / "plain"
INDEX = "index.html"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".ipynb": "application/x-ipynb+json",
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
CACHED_FOR_A_YEAR = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"
_FINGERPRINT = re.compile(r"[-.][A-Za-z0-9_]{8,}\.[a-z0-9]+$")
_SMALLEST_ZIPPED = 1_000
_HEAD, _HEAD_END = b"<head>", b"</head>"
LOOK_EVERY = 1.0  # seconds between two looks for a new page


@dataclass(frozen=True)
class File:
    """One static file, with its content type and caching."""

    body: bytes
    kind: str
    caching: str
    # What the response depends on beside the address.
    varies: str = "Accept-Encoding"

    @cached_property
    def etag(self) -> str:
        return sha256(self.body).hexdigest()[:32]

    @cached_property
    def zipped(self) -> bytes | None:
        """The body compressed, if that is worth it; computed on first use."""
        if self.kind.startswith(TEXT) and len(self.body) >= _SMALLEST_ZIPPED:
            return gzip.compress(self.body, 9, mtime=0)
        return None


@dataclass(frozen=True, slots=True)
class BuiltPage:
    """All files of the page as they were read at one time, and the id of their build."""

    files: dict[str, File]
    build: str
    # Time and size of the index: a file that is just being written may have its last time.
    made: tuple[int, int]


class StaticFiles:
    """All files of the page's folder, by their address; no request touches the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._page = _read_page(folder)

    @property
    def build(self) -> str:
        """The id of the page that is served now; empty while no page is built."""
        return self._page.build

    def file(self, path: str) -> File | None:
        """The file at this address; the empty address is the index."""
        return self._page.files.get(path or INDEX)

    async def watch(self) -> None:
        """Read the folder again whenever a new page was built into it, until the server stops."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.is_old():
                await asyncio.to_thread(self.read_again)

    def is_old(self) -> bool:
        """Whether there is another page in the folder than the one that was read."""
        try:
            return _made(_folder(self._folder)) != self._page.made
        except OSError:
            return False

    def read_again(self) -> None:
        """Read the page that is in the folder now.

        Files come and go while a page is built; the next look finds them whole.
        """
        with contextlib.suppress(OSError):
            self._page = _read_page(self._folder)


def _folder(folder: Path) -> Path:
    return folder if (folder / INDEX).is_file() else PLAIN


def _made(folder: Path) -> tuple[int, int]:
    index = (folder / INDEX).stat()
    return index.st_mtime_ns, index.st_size


def _read_page(wanted: Path) -> BuiltPage:
    folder = _folder(wanted)
    made = _made(folder)
    files = files_in(folder, fingerprints=True)
    # The plain page has no id: an open page must not reload for it in the moment while a
    # new page is built.
    build = "" if folder == PLAIN else _build_of(files)
    files[INDEX] = _with_build(files[INDEX], build)
    return BuiltPage(files, build, made)


def files_in(folder: Path, *, fingerprints: bool = False) -> dict[str, File]:
    """All files of a folder by their paths in it; hidden ones are left out.

    Only where names have fingerprints, a name that looks as if it had one is believed.
    """
    return {
        path.relative_to(folder).as_posix(): _read(path, fingerprints)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def _read(path: Path, fingerprints: bool) -> File:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    is_kept = fingerprints and _FINGERPRINT.search(path.name) is not None
    return File(path.read_bytes(), kind, CACHED_FOR_A_YEAR if is_kept else REVALIDATED)


def _build_of(files: dict[str, File]) -> str:
    """The build id: the same for the same files, in any order."""
    whole = sha256()
    for name, file in sorted(files.items()):
        whole.update(f"{name}\0{len(file.body)}\0".encode() + file.body)
    return whole.hexdigest()[:16]


def with_head(index: File, tags: str) -> File:
    """The index with further tags in its head, such as those of a preview."""
    body = index.body.replace(_HEAD_END, tags.encode() + b"\n  " + _HEAD_END, 1)
    return File(body, index.kind, index.caching, "Accept-Encoding, Accept-Language")


def _with_build(index: File, build: str) -> File:
    meta = f'\n    <meta name="ubongo-build" content="{build}" />'.encode()
    body = index.body.replace(_HEAD, _HEAD + meta, 1) if build else index.body
    return File(body, index.kind, index.caching)


def file_response(request: web.Request, file: File) -> web.Response:
    """The response with this file, or 304 if the browser has it."""
    headers = {"Cache-Control": file.caching, "ETag": f'"{file.etag}"', "Vary": file.varies}
    if any(etag.value in (file.etag, "*") for etag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("Accept-Encoding", "").lower():
        body = file.zipped
        headers["Content-Encoding"] = "gzip"
    charset = "utf-8" if file.kind.startswith("text/") else None
    return web.Response(body=body, content_type=file.kind, charset=charset, headers=headers)
