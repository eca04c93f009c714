"""Where the pictures and fonts lie, and pictures as text that a page can draw without a request.

A picture fetched by its address would tell whoever watches the requests what is on the screen, and
a browser's cache what was; so pictures travel inside the page.
"""

from __future__ import annotations

import os
from bisect import bisect_right
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
def _drawn() -> tuple[list[int], list[int]]:
    """The first and the last code point of every run that the shipped sans can draw."""
    lines = (folder() / "fonts" / "letters.txt").read_text(encoding="ascii").split()
    runs = [line.split("-") for line in lines]
    return [int(run[0], 16) for run in runs], [int(run[-1], 16) for run in runs]


def undrawable(words: str) -> int | None:
    """The place, from 1, of the first character that no shipped font can draw; None without one.

    A browser would ask the internet for it, in vain, at every new text.
    """
    firsts, lasts = _drawn()
    for place, char in enumerate(words, 1):
        run = bisect_right(firsts, ord(char)) - 1
        if run < 0 or ord(char) > lasts[run]:
            return place
    return None


@cache
def svg(name: str) -> str:
    """A picture's SVG text; `name` is its path below the assets, without `.svg`.

    Raises:
        FileNotFoundError: There is no such picture.
    """
    return (folder() / f"{name}.svg").read_text(encoding="utf-8").strip()
