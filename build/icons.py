"""Write the icons and pictures of assets/ from the drawings beside this file.

Run from anywhere: `python build/icons.py`. Needs nothing besides Python.
"""

from __future__ import annotations

from pathlib import Path

from drawings.censers import CENSERS
from drawings.charms import CHARMS
from drawings.family import FAMILY
from drawings.heads import HEADS
from drawings.interface import INTERFACE, SHAPES
from drawings.seals import MARKS, SEALS
from drawings.spirits import SPIRITS

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
}


def files() -> dict[str, str]:
    """Every picture by its path below assets/."""
    return {
        f"{start}{name}.svg": svg
        for start, drawings in FOLDERS.items()
        for name, svg in drawings.items()
    }


def main() -> None:
    """Write all of them."""
    for name, svg in files().items():
        path = ASSETS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    print(f"{len(files())} pictures")


if __name__ == "__main__":
    main()
