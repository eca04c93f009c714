"""Write the icons and pictures of assets/ from the drawings beside this file.

Run from anywhere: `python build/icons.py`. Needs Pillow, for the app's own icon.
"""

from __future__ import annotations

import re
from pathlib import Path

from drawings.censers import CENSERS
from drawings.charms import CHARMS
from drawings.family import FAMILY
from drawings.heads import HEADS
from drawings.interface import INTERFACE, SEATS, SHAPES
from drawings.patterns import (
    APP,
    COVERS,
    DOT,
    INK,
    LINEN,
    LIP,
    ORNAMENT,
    REACH,
    TILE_RADIUS,
    TILE_SIDE,
    four,
)
from drawings.posters import POSTERS
from drawings.seals import MARKS, SEALS
from drawings.spirits import SPIRITS
from PIL import Image, ImageDraw

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FOLDERS = {
    "icons/head-": HEADS,
    "icons/seal-": SEALS,
    "icons/card-": FAMILY,
    "icons/censer-": CENSERS,
    "icons/charm-": CHARMS,
    "icons/spirit-": SPIRITS,
    "icons/mark-": MARKS,
    "icons/ui-": INTERFACE,
    "icons/shapes/": SHAPES,
    "icons/seat-": SEATS,
    "pictures/poster-": POSTERS,
    "pictures/cover-": COVERS,
    "pictures/": {"ornament": ORNAMENT},
    "": {"icon": APP},
}


def files() -> dict[str, str]:
    """Every picture by its path below assets/."""
    drawn = {
        f"{start}{name}.svg": svg
        for start, drawings in FOLDERS.items()
        for name, svg in drawings.items()
    }
    return drawn | {"screens/pictures.svg": sheet()}


# The app's tile as the web client and the packager want it: side, whether round the corners are.
TILES = {
    "icon.png": (512, True),
    "favicon.png": (48, True),
    "icons/icon-192.png": (192, True),
    "icons/icon-512.png": (512, True),
    "icons/icon-maskable-192.png": (192, False),
    "icons/icon-maskable-512.png": (512, False),
    "icons/apple-touch-icon-192.png": (192, False),
    "icons/loading-animation.png": (256, True),
}


def tile(side: int, rounded: bool) -> Image.Image:
    """The app's icon as a picture of points."""
    fine = 4  # drawn larger, for soft edges
    whole = side * fine
    image = Image.new("RGBA" if rounded else "RGB", (whole, whole))
    draw = ImageDraw.Draw(image)
    corner = whole * 112 / 512 if rounded else 0
    draw.rounded_rectangle((0, 0, whole - 1, whole - 1), corner, fill=LINEN)
    edge = whole * (1 - TILE_SIDE) / 2
    for drop, colour in ((whole * 14 / 512, LIP), (0, INK)):
        place = (edge, edge + drop, whole - edge, whole - edge + drop)
        draw.rounded_rectangle(place, whole * TILE_RADIUS, fill=colour)
    radius = whole * DOT
    for x, y in four(whole / 2, whole * REACH):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=LINEN)
    return image.resize((side, side), Image.Resampling.LANCZOS)


# What a player meets, in the order of the sheet, and the tint of each on paper.
SHOWN = {
    "icons/head-": "#6B3F14",
    "icons/seal-": "#17675A",
    "icons/mark-": "#14211D",
    "icons/card-": "#AE1F1F",
    "icons/censer-": "#7F5200",
    "icons/charm-": "#2D683A",
    "icons/spirit-": "#1C232E",
    "icons/seat-": "#2A2722",
}
LARGE, LITTLE, CELL, ACROSS = 96, 24, 132, 8
POSTER, POSTERS_ACROSS = (260, 202), 4


def sheet() -> str:
    """All pictures of the games on one page: each at 96 and at 24, on paper."""
    parts: list[str] = []
    y = 8
    for start, ink in SHOWN.items():
        drawings = [svg.replace("#000", ink) for svg in FOLDERS[start].values()]
        for at, svg in enumerate(drawings):
            left, top = at % ACROSS * CELL + 8, y + at // ACROSS * CELL
            parts += [
                _placed(svg, left, top, LARGE, LARGE),
                _placed(svg, left + LARGE, top + LARGE - LITTLE, LITTLE, LITTLE),
            ]
        y += -(-len(drawings) // ACROSS) * CELL
    for at, (name, svg) in enumerate(POSTERS.items()):
        own = re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", svg)  # each has names of its own inside
        parts.append(_placed(own, at % POSTERS_ACROSS * (POSTER[0] + 4) + 2, y, *POSTER))
    width, height = ACROSS * CELL, y + POSTER[1] + 8
    ground = f'<rect width="{width}" height="{height}" fill="{LINEN}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return "\n".join([head, ground, *parts, "</svg>\n"])


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    box = svg.split('viewBox="')[1].split('"', maxsplit=1)[0]
    inner = svg[svg.index(">") + 1 :]
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">{inner.strip()}'


def main() -> None:
    """Write all of them."""
    for name, (side, rounded) in TILES.items():
        tile(side, rounded).save(ASSETS / name, optimize=True)
    for name, svg in files().items():
        path = ASSETS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    print(f"{len(files())} pictures")


if __name__ == "__main__":
    main()
