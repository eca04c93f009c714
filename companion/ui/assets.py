"""Where the pictures and fonts lie, and pictures as text that a page can draw without a request.

A picture fetched by its address would tell whoever watches the requests what is on the screen, and
a browser's cache what was; so pictures travel inside the page.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path


@cache
def folder() -> Path:
    """The folder of the shipped assets: the packaged app's, the wheel's, or the repository's."""
    packaged = os.environ.get("FLET_ASSETS_DIR")
    here = Path(__file__).parent.parent
    candidates = [Path(packaged)] if packaged else []
    candidates += [here / "assets", here.parent / "assets"]
    return next(place for place in candidates if place.is_dir())


@cache
def svg(name: str) -> str:
    """A picture's SVG text; `name` is its path below the assets, without `.svg`.

    Raises:
        FileNotFoundError: There is no such picture.
    """
    return (folder() / f"{name}.svg").read_text(encoding="utf-8").strip()
