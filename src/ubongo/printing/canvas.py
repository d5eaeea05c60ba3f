"""A PDF canvas on reportlab, in millimetres from the upper left corner of the sheet.

It draws lines, loops, paths, patterns and words, and knows nothing of the game.  The same
calls give the same bytes: the PDF contains no date and nothing random.
"""

from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from ubongo.printing.fonts import TEXT, broken, load_fonts
from ubongo.printing.options import Options
from ubongo.printing.svg_path import Point, steps_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reportlab.pdfgen.pathobject import PDFPathObject

HAIRLINE = 0.1
CREATOR = "Ubongo"

Anchor = Literal["left", "middle", "right"]


class Pen:
    """A PDF that is being drawn."""

    def __init__(self, options: Options, title: str, subject: str) -> None:
        load_fonts()
        rl_config.useA85 = 0  # a PDF need not be mailed as text any more: a fifth smaller
        self.options = options
        self.width = options.paper.width
        self.height = options.paper.height
        self.pages = 0
        self._stamps: set[str] = set()
        self._bytes = BytesIO()
        self._canvas = Canvas(
            self._bytes,
            pagesize=(self.width * mm, self.height * mm),
            pageCompression=1,
            invariant=1,
            lang=options.language,
            # The type stubs are wrong here: a font is passed by its name.
            initialFontName=TEXT,  # type: ignore[arg-type]
        )
        self._canvas.setTitle(title)
        self._canvas.setSubject(subject)
        self._canvas.setAuthor("The Ubongo authors")
        self._canvas.setCreator(CREATOR)
        self._canvas.setKeywords("Ubongo, print and play")
        self._canvas.setViewerPreference("PrintScaling", "None")

    def page_done(self) -> None:
        self.pages += 1
        self._canvas.showPage()

    def bookmark(self, title: str) -> None:
        """Add an entry for this page to the table of contents."""
        key = f"page-{self.pages}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key)

    def done(self) -> bytes:
        self._canvas.save()
        return self._bytes.getvalue()

    # --- Lines and loops ----------------------------------------------------------------------

    def line(
        self, begin: Point, end: Point, colour: str, thick: float = HAIRLINE, dash: str = ""
    ) -> None:
        self._stroke(colour, thick, dash)
        self._canvas.line(*self._at(begin), *self._at(end))

    def rectangle(
        self,
        corner: Point,
        size: Point,
        fill: str = "",
        line: str = "",
        thick: float = HAIRLINE,
        round_by: float = 0,
        dash: str = "",
    ) -> None:
        self._inks(fill, line, thick, dash)
        x, y = self._at((corner[0], corner[1] + size[1]))
        wide, high = size[0] * mm, size[1] * mm
        if round_by:
            self._canvas.roundRect(
                x, y, wide, high, round_by * mm, stroke=bool(line), fill=bool(fill)
            )
        else:
            self._canvas.rect(x, y, wide, high, stroke=bool(line), fill=bool(fill))

    def circle(
        self, middle: Point, radius: float, fill: str = "", line: str = "", thick: float = HAIRLINE
    ) -> None:
        self._inks(fill, line, thick, "")
        x, y = self._at(middle)
        self._canvas.circle(x, y, radius * mm, stroke=bool(line), fill=bool(fill))

    def loops(
        self,
        loops: Iterable[Sequence[Point]],
        fill: str = "",
        line: str = "",
        thick: float = HAIRLINE,
        dash: str = "",
    ) -> None:
        """Closed polygons, filled by the even-odd rule."""
        self._inks(fill, line, thick, dash)
        self._canvas.drawPath(self._looped(loops), stroke=bool(line), fill=bool(fill), fillMode=0)

    def path(
        self,
        path: str,
        corner: Point,
        scale: float,
        fill: str = "",
        line: str = "",
        thick: float = HAIRLINE,
        turned: bool = False,
    ) -> None:
        """Draw a path with the corner of its box at a point, in units of `scale` millimetres.

        Turned, it is upside down and extends up and left from that point.
        """
        self._inks(fill, line, thick, "")
        drawn = self._canvas.beginPath()
        sign = -scale if turned else scale
        for kind, points in steps_of(path):
            at = [self._at((corner[0] + x * sign, corner[1] + y * sign)) for x, y in points]
            match kind:
                case "M":
                    drawn.moveTo(*at[0])
                case "L":
                    drawn.lineTo(*at[0])
                case "C":
                    drawn.curveTo(*at[0], *at[1], *at[2])
                case _:
                    drawn.close()
        self._canvas.drawPath(drawn, stroke=bool(line), fill=bool(fill), fillMode=1)

    @contextmanager
    def inside(self, loops: Iterable[Sequence[Point]]) -> "Iterator[None]":
        """Clip everything drawn inside the block to the loops."""
        self._canvas.saveState()
        self._canvas.clipPath(self._looped(loops), stroke=0, fill=0, fillMode=0)
        yield
        self._canvas.restoreState()

    def stamp(self, name: str, corner: Point, draw: "Callable[[Point], None]") -> None:
        """A small drawing that comes again and again: kept once, and set to a point."""
        kept = (20.0, 20.0)
        if name not in self._stamps:
            self._stamps.add(name)
            self._canvas.beginForm(name)
            draw(kept)
            self._canvas.endForm()
        self._canvas.saveState()
        self._canvas.translate((corner[0] - kept[0]) * mm, (kept[1] - corner[1]) * mm)
        self._canvas.doForm(name)
        self._canvas.restoreState()

    # --- Words --------------------------------------------------------------------------------

    def text(
        self,
        at: Point,
        words: str,
        size: float = 3.2,
        font: str = TEXT,
        colour: str = "#1d1a16",
        anchor: Anchor = "left",
    ) -> None:
        """Write one line; `at` is on its base line, the size in millimetres."""
        self._canvas.setFont(font, size * mm)
        self._canvas.setFillColor(HexColor(colour))
        x, y = self._at(at)
        match anchor:
            case "left":
                self._canvas.drawString(x, y, words)
            case "middle":
                self._canvas.drawCentredString(x, y, words)
            case "right":
                self._canvas.drawRightString(x, y, words)

    def lines(
        self,
        at: Point,
        words: str,
        width: float,
        size: float = 3.2,
        font: str = TEXT,
        colour: str = "#1d1a16",
    ) -> float:
        """Words broken into lines; gives the y below them."""
        x, y = at
        for line in broken(words, width, size, font):
            self.text((x, y + size), line, size, font, colour)
            y += size * 1.4
        return y

    # --- Inks ---------------------------------------------------------------------------------

    def _at(self, point: Point) -> Point:
        return point[0] * mm, (self.height - point[1]) * mm

    def _looped(self, loops: Iterable[Sequence[Point]]) -> "PDFPathObject":
        drawn = self._canvas.beginPath()
        for first, *rest in loops:
            drawn.moveTo(*self._at(first))
            for point in rest:
                drawn.lineTo(*self._at(point))
            drawn.close()
        return drawn

    def _inks(self, fill: str, line: str, thick: float, dash: str) -> None:
        if fill:
            self._canvas.setFillColor(HexColor(fill))
        if line:
            self._stroke(line, thick, dash)

    def _stroke(self, colour: str, thick: float, dash: str) -> None:
        self._canvas.setStrokeColor(HexColor(colour))
        self._canvas.setLineWidth(thick * mm)
        self._canvas.setLineCap(1)
        self._canvas.setLineJoin(1)
        self._canvas.setDash([float(part) * mm for part in dash.split()] if dash else [])
