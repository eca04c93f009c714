"""Write the icons and pictures of assets/ from the drawings beside this file.

Run from anywhere: `python build/icons.py`. Needs Pillow, for the app's own icon.
"""

from __future__ import annotations

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
    return {
        f"{start}{name}.svg": svg
        for start, drawings in FOLDERS.items()
        for name, svg in drawings.items()
    }


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
