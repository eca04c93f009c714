"""The pictures and fonts that are shipped: whole, drawable, and as their build says."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from companion.ui.assets import undrawable

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
LANGUAGES = ROOT / "companion" / "locales"
SETS = ("latin", "cjk")
SANS = [f"{face}-{writing}" for face in ("sans", "sans-bold") for writing in SETS]
SERIF = [f"serif-bold-{writing}" for writing in SETS]
SVG = "{http://www.w3.org/2000/svg}"
# What is known to be drawn by the client; no text, no style sheets, no masks, no filters.
DRAWN = {"svg", "g", "path", "circle", "rect", "defs", "linearGradient", "stop"}

sys.path.insert(0, str(ROOT / "build"))


@cache
def font(name: str) -> TTFont:
    return TTFont(ASSETS / "fonts" / f"{name}.woff2")


@cache
def letters(name: str) -> frozenset[str]:
    return frozenset(map(chr, font(name).getBestCmap()))


def width(name: str, char: str) -> float:
    """How far a character advances, in ems."""
    glyph = font(name).getBestCmap()[ord(char)]
    return font(name)["hmtx"][glyph][0] / font(name)["head"].unitsPerEm


def lacking(name: str, wanted: Iterable[str]) -> str:
    return "".join(sorted(set(wanted) - letters(name)))


def spoken() -> set[str]:
    """Every character of every catalogue that can be seen."""
    texts = (path.read_text(encoding="utf-8") for path in LANGUAGES.rglob("*.ftl"))
    return {char for text in texts for char in text if char.isprintable()}


def double_byte(codec: str) -> set[str]:
    """Every Chinese character of a double-byte code."""
    found = set()
    for lead in range(0xA1, 0xFF):
        for trail in range(0x40, 0xFF):
            found.update(bytes([lead, trail]).decode(codec, errors="ignore"))
    return {char for char in found if "\u4e00" <= char <= "\u9fff"}


# --- fonts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SANS + SERIF)
def test_every_character_of_the_catalogues_can_be_set(name: str) -> None:
    assert lacking(name, spoken()) == "", "run build/fonts.py serif-bold"


@pytest.mark.parametrize("name", SANS)
@pytest.mark.parametrize(("codec", "count"), [("gb2312", 6763), ("big5", 13051)])
def test_a_name_may_be_written_in_either_chinese_writing(name: str, codec: str, count: int) -> None:
    chars = double_byte(codec)
    assert len(chars) >= count
    assert lacking(name, chars) == ""


@pytest.mark.parametrize("name", SANS)
def test_a_name_may_have_the_accents_of_europe_and_vietnam(name: str) -> None:
    assert lacking(name, "ŁukaszŠárkaAyşeJiříZoëÅseŞebnemŐzĂnaȚepeșNguyễnÞórIğdırĦal") == ""


@pytest.mark.parametrize("name", SANS)
def test_a_name_may_be_greek_russian_or_japanese(name: str) -> None:
    assert lacking(name, "ΕλένηΆρηςНаташаЄвгеніяҐЇЎさくらサクラ辻峠") == ""


@pytest.mark.parametrize("name", SANS + SERIF)
def test_letters_put_together_have_ink_within_their_width(name: str) -> None:
    glyphs = font(name).getGlyphSet()
    for char in "ŁłŠşęřůőďĽĦı":
        glyph = glyphs[font(name).getBestCmap()[ord(char)]]
        assert 0.2 < width(name, char) < 1.1, char
        assert glyph.width > 0


@pytest.mark.parametrize("name", ["sans-latin", "sans-bold-latin", "serif-bold-latin"])
def test_quotation_marks_are_narrow_in_latin_text(name: str) -> None:
    assert all(width(name, quote) < 0.4 for quote in "‘’")
    assert all(width(name, quote) < 0.65 for quote in "“”")
    assert all(width(name, sign) < 0.9 for sign in "×·•÷±")


@pytest.mark.parametrize("name", ["sans-cjk", "sans-bold-cjk", "serif-bold-cjk"])
def test_quotation_marks_fill_their_square_in_chinese_text(name: str) -> None:
    assert all(width(name, sign) == 1 for sign in "‘’“”「」，。")


@pytest.mark.parametrize("name", ["sans-cjk", "sans-bold-cjk", "serif-bold-cjk"])
def test_simplified_chinese_gets_its_own_punctuation(name: str) -> None:
    table = font(name)["GSUB"].table
    features = [
        table.FeatureList.FeatureRecord[index]
        for script in table.ScriptList.ScriptRecord
        for language in script.Script.LangSysRecord
        if (script.ScriptTag, language.LangSysTag) == ("hani", "ZHS ")
        for index in language.LangSys.FeatureIndex
    ]
    own: dict[str, str] = {}
    for feature in features:
        if feature.FeatureTag == "locl":
            for index in feature.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    own.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    glyphs = font(name).getBestCmap()
    for sign in "，。、：；！？":
        assert glyphs[ord(sign)] in own, sign


def test_figures_that_change_are_of_equal_width() -> None:
    for name in SANS:
        assert len({width(name, figure) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("writing", SETS)
def test_what_a_page_loads_stays_small(writing: str) -> None:
    files = (ASSETS / "fonts").glob(f"*-{writing}.woff2")
    assert sum(path.stat().st_size for path in files) < 8.5e6


@pytest.mark.parametrize("name", SANS + SERIF)
def test_every_font_carries_its_copyright_and_its_licence(name: str) -> None:
    names = font(name)["name"]
    assert "Adobe" in names.getDebugName(0)
    assert "SIL Open Font License" in names.getDebugName(13)
    assert names.getDebugName(1).startswith("Companion S")


# --- pictures ------------------------------------------------------------------------------------


def pictures(below: str = "") -> list[Path]:
    return sorted((ASSETS / below).rglob("*.svg"))


def named(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


@pytest.mark.parametrize("path", pictures(), ids=named)
def test_a_picture_uses_only_what_the_client_draws(path: Path) -> None:
    for element in ET.fromstring(path.read_text(encoding="utf-8")).iter():
        assert element.tag.removeprefix(SVG) in DRAWN
        assert not {"style", "class", "filter", "mask", "clip-path"} & set(element.attrib)


@pytest.mark.parametrize("path", pictures("icons"), ids=named)
def test_an_icon_is_of_the_one_hand(path: Path) -> None:
    root = ET.fromstring(path.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 24 24"
    for element in root.iter():
        assert element.get("fill", "none") in ("none", "#000")
        assert element.get("fill-opacity", ".18") == ".18"
        assert element.get("stroke", "#000") == "#000"
        assert element.get("stroke-width", "1.25") == "1.25"


@pytest.mark.parametrize("path", pictures("pictures"), ids=named)
def test_a_picture_that_is_tinted_is_black(path: Path) -> None:
    if path.stem.startswith("poster-"):
        return
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {"#000", "none"}


def test_the_pictures_are_those_that_the_build_draws() -> None:
    import icons

    drawn = icons.files()
    assert set(drawn) == {named(path) for path in pictures()}
    for name, text in drawn.items():
        assert (ASSETS / name).read_text(encoding="utf-8") == text, "run build/icons.py"
    assert all((ASSETS / name).is_file() for name in icons.TILES)


def test_the_sheet_of_the_readme_shows_every_picture_of_a_game() -> None:
    import icons

    shown = ET.fromstring((ASSETS / "screens/pictures.svg").read_text(encoding="utf-8"))
    sides = Counter(element.get("width") for element in shown.findall(f"{SVG}svg"))
    kinds = ("head-", "seal-", "mark-", "card-", "censer-", "charm-", "spirit-", "seat-")
    pictures_ = [path for path in pictures("icons") if path.name.startswith(kinds)]
    assert sides[str(icons.LARGE)] == sides[str(icons.LITTLE)] == len(pictures_)
    assert sides[str(icons.POSTER[0])] == len(list((ASSETS / "pictures").glob("poster-*")))


def test_every_head_and_every_character_has_its_picture() -> None:
    from companion.games.bronze_heads import moves

    for head in moves.Head:
        assert (ASSETS / f"icons/head-{head}.svg").is_file()
    for role in moves.Role:
        assert (ASSETS / f"icons/seal-{role.replace('_', '-')}.svg").is_file()


def test_every_picture_and_font_that_the_code_names_exists() -> None:
    start = r"(?:ui|mark|head|card|censer|charm|spirit)-"
    for path in (ROOT / "companion").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(rf'icon[a-z_]*\(?[^"\n]*"({start}[a-z-]*[a-z])"', text):
            assert (ASSETS / f"icons/{name}.svg").is_file(), f"{path}: {name}"
        for name in re.findall(r'(?:motif|poster)\b[^"\n]*= "([a-z-]+)"', text):
            assert (ASSETS / f"pictures/{name}.svg").is_file(), f"{path}: {name}"
        for name in re.findall(r'"(fonts/[a-z0-9-]+\.woff2)"', text):
            assert (ASSETS / name).is_file(), f"{path}: {name}"


# --- terms ---------------------------------------------------------------------------------------


def test_the_terms_of_everything_are_written_down() -> None:
    terms = (ASSETS / "LICENSES.md").read_text(encoding="utf-8")
    places = [
        place.replace(".", r"\.").replace("*", "[^/]*") for place in re.findall(r"`([^`]+)`", terms)
    ]
    for path in ASSETS.rglob("*"):
        name = path.relative_to(ASSETS).as_posix()
        if path.is_file() and name not in ("LICENSES.md", "fonts/OFL.txt"):
            assert any(re.fullmatch(place, name) for place in places), name
    licence = (ASSETS / "fonts/OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Adobe" in licence


def test_the_list_of_letters_is_what_every_sans_can_draw() -> None:
    drawn = set.intersection(*(set(map(ord, letters(name))) for name in SANS))
    listed: set[int] = set()
    for run in (ASSETS / "fonts" / "letters.txt").read_text(encoding="ascii").split():
        first, _, last = run.partition("-")
        listed.update(range(int(first, 16), int(last or first, 16) + 1))
    assert listed == drawn


@pytest.mark.parametrize(
    ("words", "place"),
    [("Zoë", None), ("陳小明", None), ("Łukasz", None), ("Ann 😀", 5), ("שרה", 1), ("", None)],
)
def test_a_name_that_no_shipped_font_can_draw_is_known(words: str, place: int | None) -> None:
    assert undrawable(words) == place
