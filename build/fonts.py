"""Make the fonts in assets/fonts from Debian's package fonts-noto-cjk.

Run from anywhere, with `pip install "fonttools[woff]"`: `python build/fonts.py`, or with the names
of some faces behind it. The result depends on nothing but the package, this folder and the text
catalogues. Four minutes.

Two families, three weights, each made twice:

* `...-latin` for English, French and Italian. In the source the quotation marks and some signs are
  a whole em wide, for Chinese ("Ann's" falls apart), and a text style cannot ask for the narrow
  ones; so here they are what the letters mean.
* `...-cjk` for Chinese, Traditional by itself. A page whose language is zh-Hans gets the
  punctuation and the shapes of Simplified Chinese from the same file (feature `locl`, which the
  client follows by itself).

The sans of both holds every letter, since a name may be Chinese in an English game and the other
way round. A page declares only the set of its language, so it loads only that one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import letters
from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "assets" / "fonts"
CATALOGUES = ROOT / "companion" / "locales"
SOURCE = Path("/usr/share/fonts/opentype/noto")
SIMPLIFIED, TRADITIONAL = 2, 3  # the places of the faces in each collection

FACES = {
    "sans": ("NotoSansCJK-Regular.ttc", "Companion Sans"),
    "sans-bold": ("NotoSansCJK-Bold.ttc", "Companion Sans Bold"),
    "serif-bold": ("NotoSerifCJK-Bold.ttc", "Companion Serif Bold"),
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

# Characters that people are called by, and that neither GB2312 nor Big5 has.
NAMES = (
    "镕赟旸翀玚玱珰琎瑷璎铖锜锳镠鋆堃垚犇骉焱淼喆昇甯炅翊奡晢劼勍烜祎祃婳娴嫱媖妘姮姞妧頔赑飏飐颀驎骃骎骦"
    "鹓鹔鸼纮绤绹缊缐䌹䜣䶮㛃㸌㻬㤘晖昳昰晞闫燊烨炜炘焓炟熠铄铠钖钤钰锟锴镔镝琬瑀瑄瑢瑧璟璠璩珈珏玥玟珅珺琇琦"
    "峯衞邨埗啟啓羣裏着粧鷄栢塱暐暘曈朸桉梽棻椤槚沄沣浔浛浥淏湉湜溁滢澍澔濛灏畯晟皞皓祐祺禛禔禩穗筠箐籽芃芸茝荃"
    "荻莀莳菁萱蓁蓥蕤蘅虓谞谡谧谦贇跶轩辀迩逯邈郄郜鄞鄢酆钊闿阆靖韡韫頫顼饴驭驹骁骊髙﨑濵廣澤德慧"
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
    return found | set(map(ord, NAMES))


def serif_characters() -> set[int]:
    """What the game may say: the blocks and what the catalogues hold.

    As long as there is no Chinese catalogue, the common half of both codes (level 1) instead.
    """
    found = {code for first, last in BLOCKS for code in range(first, last + 1)}
    for catalogue in sorted(CATALOGUES.rglob("*.ftl")):
        found.update(map(ord, catalogue.read_text(encoding="utf-8")))
    if not any(CATALOGUES.glob("zh-*")):
        found |= double_byte("gb2312", range(0xB0, 0xD8))
        found |= double_byte("big5", range(0xA4, 0xC7))
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


def simplified_glyphs(face: str, characters: set[int]) -> list[str]:
    """The glyphs that Simplified Chinese has of its own for characters it writes."""
    written = double_byte("gb2312", range(0xA1, 0xFF)) & characters
    fonts = TTCollection(str(SOURCE / FACES[face][0]), lazy=True).fonts
    theirs, ours = fonts[SIMPLIFIED].getBestCmap(), fonts[TRADITIONAL].getBestCmap()
    return sorted({theirs[c] for c in written if c in theirs and theirs[c] != ours[c]})


def rename(font: TTFont, name: str) -> None:
    """A changed font goes by its own name; copyright and licence stay."""
    for number in (1, 3, 4):
        font["name"].setName(name, number, 3, 1, 0x409)
    font["name"].setName(name.replace(" ", ""), 6, 3, 1, 0x409)
    font["CFF "].cff.fontNames[0] = name.replace(" ", "")


def make(face: str, variant: str, characters: set[int]) -> Path:
    """Write one font file and give its path."""
    source, name = FACES[face]
    font = TTCollection(str(SOURCE / source), lazy=True).fonts[TRADITIONAL]
    font.recalcTimestamp = False
    options = subset.Options(
        hinting=False,  # the client does not hint
        desubroutinize=True,  # shorter once compressed
        layout_features=["kern", "ccmp", "mark", *(["locl"] if variant == "cjk" else [])],
        layout_closure=False,  # only the glyphs that are asked for
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]  # nothing is set vertically
    if variant == "latin":
        narrow_quotes(font)
    glyphs = simplified_glyphs(face, characters) if variant == "cjk" else []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters, glyphs=glyphs)
    subsetter.subset(font)
    letters.complete(font)
    if variant == "latin":
        letters.narrow(font)
    rename(font, name)
    font.flavor = "woff2"
    path = OUT / f"{face}-{variant}.woff2"
    font.save(path)
    return path


def write_letters() -> Path:
    """Write down what all files of the sans can draw: one run of code points a line, in hex."""
    drawn: set[int] | None = None
    for file in sorted(OUT.glob("sans*.woff2")):
        with TTFont(file, lazy=True) as font:
            held = set(font.getBestCmap())
        drawn = held if drawn is None else drawn & held
    runs: list[list[int]] = []
    for code in sorted(drawn or ()):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    lines = (f"{a:04X}" if a == b else f"{a:04X}-{b:04X}" for a, b in runs)
    path = OUT / "letters.txt"
    path.write_text("\n".join(lines) + "\n", encoding="ascii")
    return path


def main() -> None:
    """Make all of them, or those whose face is named on the command line."""
    OUT.mkdir(parents=True, exist_ok=True)
    for face in sys.argv[1:] or FACES:
        characters = serif_characters() if face.startswith("serif") else sans_characters()
        for variant in ("latin", "cjk"):
            path = make(face, variant, characters)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")
    print(write_letters().relative_to(ROOT))


if __name__ == "__main__":
    main()
