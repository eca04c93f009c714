"""Make the fonts in assets/fonts from Debian's package fonts-noto-cjk.

Run from anywhere, with `pip install "fonttools[woff]"`: `python build/fonts.py`.
The result depends on nothing but the package, this file and the text catalogues.

Two families, three weights, each made twice:

* `...-latin` for English, French and Italian: the quotation marks are the narrow ones of
  Latin text. In the source they are a whole em wide ("Ann's" falls apart), and a text style
  cannot ask for the narrow ones.
* `...-cjk` for Chinese: the quotation marks fill their square.

Both hold every letter, since a name may be Chinese in an English game and the other way
round; a page declares only the set of its language, so it loads only that one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "assets" / "fonts"
CATALOGUES = ROOT / "companion" / "locales"
SOURCE = Path("/usr/share/fonts/opentype/noto")
TRADITIONAL = 3  # the place of the Traditional Chinese face in each collection

FACES = {
    "sans-regular": "NotoSansCJK-Regular.ttc",
    "sans-bold": "NotoSansCJK-Bold.ttc",
    "serif-bold": "NotoSerifCJK-Bold.ttc",
}
QUOTES = "‘’“”"

# Letters and signs besides the Chinese ones: as far as the source has them.
BLOCKS = (
    (0x0020, 0x024F),  # Latin
    (0x02B0, 0x036F),  # accents that stand alone or combine
    (0x0370, 0x052F),  # Greek, Cyrillic
    (0x1E00, 0x1EFF),  # Latin of Vietnam and others
    (0x2000, 0x206F),  # punctuation
    (0x20A0, 0x20CF),  # money
    (0x2100, 0x22FF),  # letters as signs, arrows, mathematics
    (0x2460, 0x24FF),  # numbers in circles
    (0x2500, 0x27BF),  # shapes
    (0x3000, 0x312F),  # punctuation of Chinese, kana, bopomofo
    (0xFF00, 0xFFEF),  # wide letters
)


def double_byte(codec: str, leads: Iterable[int]) -> set[int]:
    """Every character that a double-byte code writes with these lead bytes."""
    found = set()
    for lead in leads:
        for trail in range(0x40, 0xFF):
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def sans_characters() -> set[int]:
    """What a name may be written with: all of GB2312, Big5 and JIS X 0208, and the blocks."""
    found = {code for first, last in BLOCKS for code in range(first, last + 1)}
    for codec in ("gb2312", "big5", "euc_jp"):
        found |= double_byte(codec, range(0xA1, 0xFF))
    return found


def serif_characters() -> set[int]:
    """What the game may say: the blocks, the catalogues, and the common half of both codes.

    The common half (level 1 of GB2312 and of Big5) is there so that a new sentence in a
    catalogue rarely needs a new font; the test says when it does.
    """
    found = {code for first, last in BLOCKS for code in range(first, last + 1)}
    found |= double_byte("gb2312", range(0xB0, 0xD8))
    found |= double_byte("big5", range(0xA4, 0xC7))
    for catalogue in sorted(CATALOGUES.rglob("*.ftl")):
        found.update(map(ord, catalogue.read_text(encoding="utf-8")))
    return found


def narrow_quotes(font: TTFont) -> None:
    """Let the quotation marks be the proportional ones (feature `pwid`)."""
    gsub = font["GSUB"].table
    narrow: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "pwid":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    narrow.update(getattr(table, "ExtSubTable", table).mapping)
    wide = font.getBestCmap()
    glyphs = {ord(quote): narrow[wide[ord(quote)]] for quote in QUOTES}
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format != 14:  # 14 has variants, no letters
            table.cmap.update(glyphs)


def make(face: str, variant: str, characters: set[int]) -> Path:
    """Write one font file and give its path."""
    collection = TTCollection(str(SOURCE / FACES[face]), lazy=True)
    font = collection.fonts[TRADITIONAL]
    font.recalcTimestamp = False
    if variant == "latin":
        narrow_quotes(font)
    options = subset.Options(
        hinting=False,
        desubroutinize=True,  # shorter once compressed
        layout_features=["kern", "ccmp", "mark"],
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]  # nothing is set vertically
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    path = OUT / f"{face}-{variant}.woff2"
    font.save(path)
    return path


def main() -> None:
    """Make all of them, or those whose face is named on the command line."""
    OUT.mkdir(parents=True, exist_ok=True)
    for face in sys.argv[1:] or FACES:
        characters = serif_characters() if face.startswith("serif") else sans_characters()
        for variant in ("latin", "cjk"):
            path = make(face, variant, characters)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
