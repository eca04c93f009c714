"""How long words are, measured with the fonts that are shipped."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
CHINESE = ("zh-Hant", "zh-Hans")
FACES = {"sans": "sans", "sans_bold": "sans-bold", "serif": "serif-bold"}
NO_START = "，。、：；？！」』”）"
"""Chinese signs that stay with the character before them."""
TOO_WIDE = 99
"""As many lines as a word takes that is wider than its room."""


def writing(language: str) -> str:
    """Which of the two sets of fonts a language is drawn with."""
    return "cjk" if language in CHINESE else "latin"


@cache
def _advances(face: str, script: str) -> dict[int, float]:
    font = TTFont(FONTS / f"{face}-{script}.woff2")
    em, metrics = font["head"].unitsPerEm, font["hmtx"]
    return {code: metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()}


@cache
def width(words: str, family: str, size: float, script: str) -> float:
    """The width of a line in dp, in the family `sans`, `sans_bold` or `serif`."""
    advances = _advances(FACES[family], script)
    return size * sum(advances[ord(char)] for char in words)


def pieces(words: str) -> list[str]:
    """The words cut where a line may end."""
    found = [words[:1]]
    for before, char in pairwise(words):
        wide = max(before, char) > "\u2e7f" and char != " " and char not in NO_START
        if before in " -" or wide:
            found.append("")
        found[-1] += char
    return found


def lines(words: str, family: str, size: float, room: float, script: str) -> int:
    """How many lines the words take in so much room; `TOO_WIDE` if one piece alone is too wide."""
    count = 0
    for part in words.split("\n"):
        count, used = count + 1, 0.0
        for piece in pieces(part):
            long = width(piece.rstrip(" "), family, size, script)
            if long > room:
                return TOO_WIDE
            if used + long > room:
                count, used = count + 1, 0.0
            used += width(piece, family, size, script)
    return count
