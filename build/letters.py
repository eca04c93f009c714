"""Latin letters that the source of our fonts lacks, put together from those that it has.

Noto CJK has the letters of English, French, Italian, German and Vietnamese, and not those of, say,
Polish, Czech or Turkish, nor Greek accents, nor what Ukrainian has besides the Russian letters:
Łukasz, Šárka and Ayşe would sit at the table as boxes. Their accents are all in the source, on
other letters, so the missing letters are composed: an accent is cut from a letter that has it, and
set on the letter that needs it, at the height where it was.
"""

from __future__ import annotations

import unicodedata

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

Contour = list[tuple[str, tuple[tuple[float, float], ...]]]
Box = tuple[float, float, float, float]

# Where an accent above is cut from: a small letter and a capital that carry it.
ABOVE = {
    "\N{COMBINING CIRCUMFLEX ACCENT}": "êÊ",
    "\N{COMBINING CARON}": "ěĚ",
    "\N{COMBINING BREVE}": "ăĂ",
    "\N{COMBINING DIAERESIS}": "ëË",
    "\N{COMBINING TILDE}": "ãÃ",
    "\N{COMBINING RING ABOVE}": "åÅ",
    "\N{COMBINING ACUTE ACCENT}": "éÉ",
    "\N{COMBINING GRAVE ACCENT}": "èÈ",
    "\N{COMBINING MACRON}": "āĀ",
    "\N{COMBINING DOT ABOVE}": "ii",
    "\N{COMBINING DOUBLE ACUTE ACCENT}": "éÉ",
}
CEDILLA = "\N{COMBINING CEDILLA}"
COMMA_BELOW = "\N{COMBINING COMMA BELOW}"
OGONEK = "\N{COMBINING OGONEK}"
# Unicode says cedilla, every language that uses them writes a comma.
WITH_COMMA = "ĢģĶķĻļŅņŖŗȘșȚț"
# The caron of these tall letters is written as an apostrophe at their right.
WITH_APOSTROPHE = "ďľťĽ"
# Letters with a bar: base, and the bar's height as a part of the base's.
BARRED = {"ł": ("l", 0.5), "Ł": ("L", 0.47), "ħ": ("h", 0.8), "Ħ": ("H", 0.77), "ŧ": ("t", 0.5)}
BARRED["Ŧ"] = ("T", 0.5)
# Letters that look like others, and those that are others seen in a mirror.
SAME = {"і": "i", "І": "I", "ї": "ï", "Ї": "Ï", "ј": "j", "Ј": "J", "ѕ": "s", "Ѕ": "S"}
MIRRORED = {"є": "э", "Є": "Э"}
UPTURNED = {"ґ": "г", "Ґ": "Г"}
OTHERS = {"ı": "i", **{char: base for char, (base, _) in BARRED.items()}}
OTHERS |= SAME | MIRRORED | UPTURNED
"""Letters that are made from one other, and that other."""
WANTED = (
    "".join(map(chr, range(0x100, 0x180)))
    + "ȘșȚțǦǧǨǩ"
    + "άέήίόύώϊϋΆΈΉΊΌΎΏΪΫ"
    + "ўЎ"
    + "".join((*SAME, *MIRRORED, *UPTURNED))
    + "".join(chr(code) for code in range(0x1E00, 0x1EFA))
)
"""Latin Extended-A and near it, Greek and Cyrillic; what cannot be put together stays away."""

# Signs that are a whole em wide in the source, for Chinese: the width they get in Latin text,
# with the same room on both sides, as a part of the em.
NARROWED = {"×": 0.09, "·": 0.07, "•": 0.09, "÷": 0.06, "±": 0.06}


class Letters:
    """The outlines of a font, and the pen that adds to them."""

    def __init__(self, font: TTFont) -> None:
        self.font = font
        self.cmap = font.getBestCmap()
        self.glyphs = font.getGlyphSet()
        self.top = font["CFF "].cff.topDictIndex[0]

    def has(self, char: str) -> bool:
        """Whether the font can write it."""
        return ord(char) in self.cmap

    def width(self, char: str) -> float:
        """How far it advances, in units of the font."""
        return self.glyphs[self.cmap[ord(char)]].width

    def contours(self, char: str) -> list[Contour]:
        """Its outlines, one by one."""
        pen = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.cmap[ord(char)]].draw(pen)
        found: list[Contour] = [[]]
        for step in pen.value:
            found[-1].append(step)
            if step[0] == "closePath":
                found.append([])
        return found[:-1]

    def add(self, char: str, contours: list[Contour], width: float, like: str) -> None:
        """Add a letter, in the way (hints, widths) of the letter `like`."""
        old = self.cmap[ord(like)]
        index = self.font.getGlyphID(old)
        private = self.top.FDArray[self.top.FDSelect[index]].Private
        pen = T2CharStringPen(round(width) - private.nominalWidthX, None)
        for contour in contours:
            for name, points in contour:
                getattr(pen, name)(*points)
        program = pen.getCharString(private, self.top.GlobalSubrs)
        taken = set(self.top.charset)
        name = next(f"cid{n:05d}" for n in range(65000, 0, -1) if f"cid{n:05d}" not in taken)
        order = self.font.getGlyphOrder()
        self.top.CharStrings.charStringsIndex.append(program)
        self.top.CharStrings.charStrings[name] = len(self.top.CharStrings.charStringsIndex) - 1
        self.top.charset.append(name)
        if order is not self.top.charset:
            self.font.setGlyphOrder([*order, name])
        self.top.FDSelect.gidArray.append(self.top.FDSelect[index])
        self.font["hmtx"].metrics[name] = (round(width), round(box(contours)[0]))
        for table in self.font["cmap"].tables:
            if table.isUnicode() and table.format != 14:
                table.cmap[ord(char)] = name
        self.cmap = self.font.getBestCmap()


def box(contours: list[Contour]) -> Box:
    """Left, bottom, right, top of the ink."""
    pen = BoundsPen(None)
    for contour in contours:
        for name, points in contour:
            getattr(pen, name)(*points)
    return pen.bounds


def moved(contours: list[Contour], how: Transform) -> list[Contour]:
    """The same outlines elsewhere."""
    return [[(name, tuple(how.transformPoints(points))) for name, points in c] for c in contours]


def shifted(contours: list[Contour], x: float, y: float = 0) -> list[Contour]:
    return moved(contours, Identity.translate(x, y))


def above(letters: Letters, accent: str, tall: bool) -> list[Contour]:
    """An accent, cut from the letter that carries it."""
    carrier = ABOVE[accent][1 if tall else 0]
    plain = unicodedata.normalize("NFD", carrier)[0] if carrier != "i" else "ı"
    floor = box(letters.contours("x" if plain == "ı" else plain))[3]
    found = [c for c in letters.contours(carrier) if box([c])[1] > floor]
    if accent == "\N{COMBINING DOUBLE ACUTE ACCENT}":
        left, _, right, _ = box(found)
        apart = (right - left) * 0.72
        found = shifted(found, -apart / 2) + shifted(found, apart / 2)
    return found


def centred(mark: list[Contour], over: list[Contour]) -> list[Contour]:
    left, _, right, _ = box(mark)
    o_left, _, o_right, _ = box(over)
    return shifted(mark, (o_left + o_right - left - right) / 2)


def ogonek(letters: Letters, base: list[Contour]) -> list[Contour]:
    """The hook below, at the right: the cedilla turned round, where the letter ends."""
    mark = letters.contours("¸")
    left, _, right, top = box(mark)
    mark = moved(mark, Transform(-1, 0, 0, 1, left + right, 0))
    return shifted(mark, box(base)[2] - right - 10, 8 - top)


def below(letters: Letters, accent: str, char: str, base: list[Contour]) -> list[Contour]:
    if accent == OGONEK:
        return ogonek(letters, base)
    if accent == CEDILLA and char not in WITH_COMMA:
        return centred(letters.contours("¸"), base)
    mark = moved(letters.contours(","), Transform(0.8, 0, 0, 0.8, 0, 0))
    if char == "ģ":  # below the g is no room: it stands above, upside down
        mark = moved(mark, Transform(-1, 0, 0, -1, 0, 0))
        return centred(shifted(mark, 0, box(base)[3] + 70 - box(mark)[1]), base)
    return centred(shifted(mark, 0, -70 - box(mark)[3]), base)


def bar(letters: Letters, char: str, base: list[Contour]) -> list[Contour]:
    """A bar through the stem: slanted on ł, level on the others."""
    left, bottom, right, top = box(base)
    height = bottom + (top - bottom) * BARRED[char][1]
    thick = box(letters.contours("-"))
    half = (thick[3] - thick[1]) / 2
    stem = left + (right - left) * (0.28 if char == "Ł" else 0.5)
    if char in "Łł":
        reach, rise = (150, 75) if char == "Ł" else (130, 70)
    elif char in "ŧŦ":
        reach, rise = (right - left) * 0.36, 0
    elif char == "Ħ":
        stem, reach, rise = (left + right) / 2, (right - left) / 2 + 30, 0
    else:  # ħ: through the stem alone
        stem, reach, rise = left + 140, 180, 0
    points = [
        (stem - reach, height - rise - half),
        (stem + reach, height + rise - half),
        (stem + reach, height + rise + half),
        (stem - reach, height - rise + half),
    ]
    line: Contour = [("moveTo", (points[0],))]
    line += [("lineTo", (point,)) for point in points[1:]]
    return [[*line, ("closePath", ())]]


def upturn(letters: Letters, base: list[Contour]) -> list[Contour]:
    """The stroke that rises at the right end of a Ukrainian ge."""
    _, _, right, top = box(base)
    dash = box(letters.contours("-"))
    thick = (dash[3] - dash[1]) * 1.1
    corners = [
        (right - thick, top - thick),
        (right, top - thick),
        (right, top + thick * 1.3),
        (right - thick, top + thick * 1.3),
    ]
    line: Contour = [("moveTo", (corners[0],))]
    line += [("lineTo", (corner,)) for corner in corners[1:]]
    return [[*line, ("closePath", ())]]


def dotless(letters: Letters, like: str) -> list[Contour]:
    """The i or j without its dot."""
    return [c for c in letters.contours(like) if box([c])[1] < box(letters.contours("x"))[3]]


def accented(letters: Letters, char: str, like: str, accent: str) -> list[Contour]:
    """A letter with one accent."""
    base = letters.contours(like)
    if accent in (CEDILLA, COMMA_BELOW, OGONEK):
        return base + below(letters, accent, char, base)
    if char in WITH_APOSTROPHE:
        mark = moved(letters.contours(","), Transform(0.85, 0, 0, 0.85, 0, 0))
        left, _, _, top = box(mark)
        start, _, end, _ = box(base)
        edge = (start + end) / 2 if char == "Ľ" else end
        return base + shifted(mark, edge + 45 - left, box(base)[3] - top)
    if like in "ij":
        base = dotless(letters, like)
    if like in "ΑΕΗΙΟΥΩ" and accent == "\N{COMBINING ACUTE ACCENT}":
        # the accent of a Greek capital stands before it
        mark = above(letters, accent, tall=False)
        left, _, right, top = box(mark)
        room = right - left
        return shifted(mark, 20 - left, box(base)[3] - top) + shifted(base, room * 0.7)
    tall = like.isupper() or like in "bdfhklt"
    mark = above(letters, accent, tall)
    if tall and accent == "\N{COMBINING DOT ABOVE}":
        mark = shifted(mark, 0, box(base)[3] - box(letters.contours("x"))[3] - 30)
    elif like in "hlk":
        mark = shifted(mark, 0, box(base)[3] - box(letters.contours("E"))[3])
    return base + centred(mark, base)


def altered(letters: Letters, char: str) -> list[Contour] | None:
    """A letter that is another one, whole, barred, turned or mended; None for all others."""
    base = letters.contours(OTHERS[char]) if char in OTHERS else []
    if char == "ı":
        return dotless(letters, "i")
    if char in BARRED:
        return base + bar(letters, char, base)
    if char in MIRRORED:
        return moved(base, Transform(-1, 0, 0, 1, letters.width(MIRRORED[char]), 0))
    if char in UPTURNED:
        return base + upturn(letters, base)
    return base or None


def composed(letters: Letters, char: str) -> tuple[list[Contour], str] | None:
    """The outlines of a letter that is lacking, and the letter it is like; None if it cannot be."""
    other = altered(letters, char)
    if other is not None:
        return other, OTHERS[char]
    like, *accents = unicodedata.normalize("NFD", char)
    known = {*ABOVE, CEDILLA, COMMA_BELOW, OGONEK}
    if len(accents) == 1 and accents[0] in known and letters.has(like):
        return accented(letters, char, like, accents[0]), like
    return None


def complete(font: TTFont) -> list[str]:
    """Add every wanted letter that is lacking and can be put together; gives what was added."""
    letters = Letters(font)
    added = []
    for char in WANTED:
        if letters.has(char):
            continue
        found = composed(letters, char)
        if found is None:
            continue
        outlines, like = found
        right = box(outlines)[2] + 20
        letters.add(char, outlines, max(letters.width(like), right), like)
        added.append(char)
    return added


def narrow(font: TTFont) -> None:
    """Give signs that are a whole em wide the width of Latin text."""
    letters = Letters(font)
    em = font["head"].unitsPerEm
    for char, room in NARROWED.items():
        outlines = letters.contours(char)
        left, _, right, _ = box(outlines)
        side = room * em
        letters.add(char, shifted(outlines, side - left), right - left + 2 * side, char)
