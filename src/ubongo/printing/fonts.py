"""The letters on the sheets: an open font, how wide its words are, and where lines break.

Bitstream Vera comes with reportlab; its licence allows to embed it and to pass it on.
"""

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FONTS = {"Vera": "Vera.ttf", "Vera-Bold": "VeraBd.ttf"}
TEXT, BOLD = FONTS


def load_fonts() -> None:
    """Make the fonts known to reportlab, once."""
    for name, file in FONTS.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, file))


def measured(words: str, size: float, font: str = TEXT) -> float:
    """How wide a line is, in millimetres."""
    return float(pdfmetrics.stringWidth(words, font, size))


def broken(words: str, width: float, size: float, font: str = TEXT) -> list[str]:
    """The lines of a paragraph; a word that is too long gets a line to itself."""
    lines: list[str] = []
    # Not at every blank: some hold two words together.
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measured(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
