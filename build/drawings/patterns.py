"""What is tinted and large: the patterns of the card backs, the ornament, and the app's own tile."""

# ruff: noqa: E501 - a path is read as one line

from __future__ import annotations

import math

from drawings.pen import dot, number

WIDTH, HEIGHT, CELL = 388, 560, 32


def _sheet(width: float, height: float, *parts: str) -> str:
    inside = "\n  ".join(parts)
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">\n'
        f"  {inside}\n</svg>\n"
    )


def _lines(path: str, width: float, opacity: float) -> str:
    return (
        f'<path fill="none" stroke="#000" stroke-width="{number(width)}"'
        f' stroke-opacity="{number(opacity)}" stroke-linecap="round" stroke-linejoin="round"'
        f' d="{path}"/>'
    )


def _cells() -> list[tuple[int, int, float, float]]:
    """Column, row and upper left corner of every cell, spread evenly over the card."""
    columns, rows = WIDTH // CELL, HEIGHT // CELL
    left, top = (WIDTH - columns * CELL) / 2, (HEIGHT - rows * CELL) / 2
    return [
        (column, row, left + column * CELL, top + row * CELL)
        for row in range(rows)
        for column in range(columns)
    ]


def _fret_back() -> str:
    """The meander, turned to the middle on both halves."""
    path = ""
    for column, _, x, y in _cells():
        way = 1 if column < WIDTH // CELL / 2 else -1
        start = x + (5 if way == 1 else CELL - 5)
        across, back, short = 22 * way, -14 * way, 7 * way
        path += f"M{number(start)} {number(y + 27)}v-22h{across}v15h{back}v-8h{short}v2"
    return _sheet(WIDTH, HEIGHT, _lines(path, 1.75, 0.5))


def _smoke_back() -> str:
    """Curls of smoke, every other row turned the other way."""
    curl = (
        (0, -11, 6, -19, 14, -19),
        (6.5, 0, 11, 4, 11, 9.5),
        (0, 5, -3.5, 8.5, -8, 8.5),
        (-4, 0, -7, -2.7, -7, -6),
        (0, -2.8, 2, -4.8, 4.6, -4.8),
        (2, 0, 3.4, 1.4, 3.4, 3.2),
    )
    path = ""
    for _, row, x, y in _cells():
        way = 1 if row % 2 == 0 else -1
        path += f"M{number(x + (3 if way == 1 else CELL - 3))} {number(y + 25)}c"
        path += " ".join(
            number(way * value if at % 2 == 0 else value)
            for step in curl
            for at, value in enumerate(step)
        )
    return _sheet(WIDTH, HEIGHT, _lines(path, 1.75, 0.5))


def _spots_back() -> str:
    """A ladybird's spots, large and small by turns."""
    spots = []
    for column, row, x, y in _cells():
        large = (column + row) % 2 == 0
        radius = 8 if large else 4
        spots.append(
            f'<circle cx="{number(x + CELL / 2)}" cy="{number(y + CELL / 2)}" r="{radius}"/>'
        )
    return _sheet(WIDTH, HEIGHT, f'<g fill="#000" fill-opacity=".45">{"".join(spots)}</g>')


def _waves_back() -> str:
    """Waves over waves, as on old cloth: half circles, the rows shifted by half a wave."""
    large, small = 20, 11
    path = ""
    for row in range(HEIGHT // large + 1):
        left = (WIDTH - 10 * 2 * large) / 2 - (large if row % 2 else 0)
        count = 11 if row % 2 else 10
        y = row * large + large
        path += f"M{number(left)} {y}" + f"a{large} {large} 0 0 1 {2 * large} 0" * count
        step = f"m{2 * (large - small)} 0"
        path += f"M{number(left + large - small)} {y}"
        path += step.join([f"a{small} {small} 0 0 1 {2 * small} 0"] * count)
    return _sheet(WIDTH, HEIGHT, _lines(path, 1.75, 0.5))


COVERS = {
    "fret": _fret_back(),
    "smoke": _smoke_back(),
    "spots": _spots_back(),
    "waves": _waves_back(),
}


def _ornament() -> str:
    """The head of the secret card, the same for every role: frets, twelve dots, an eye."""
    path = ""
    for at in range(4):
        for way, edge in ((1, 20), (-1, 352)):
            x = edge + way * at * 28.4
            path += f"M{number(x)} 62v-18h{18 * way}v13h{-12 * way}v-7h{6 * way}v1.5"
    dots = "".join(
        dot(186 + 34 * math.sin(math.pi * at / 6), 52 - 34 * math.cos(math.pi * at / 6), 2.6)
        for at in range(12)
    )
    eye = "M174.5 52C178 46.6 181.8 44 186 44S194 46.6 197.5 52C194 57.4 190.2 60 186 60S178 57.4 174.5 52Z"
    return _sheet(
        372,
        104,
        _lines(path, 1.75, 0.75),
        '<circle fill="#000" fill-opacity=".1" cx="186" cy="52" r="45.4"/>',
        '<circle fill="none" stroke="#000" stroke-width="1.5" cx="186" cy="52" r="45.4"/>',
        '<circle fill="none" stroke="#000" stroke-width="1.5" cx="186" cy="52" r="22.4"/>',
        dots,
        f'<path fill="#000" fill-opacity=".18" d="{eye}"/>',
        _lines(eye, 1.5, 1),
        '<circle fill="none" stroke="#000" stroke-width="1.5" cx="186" cy="52" r="3"/>',
    )


ORNAMENT = _ornament()

LINEN, INK, LIP = "#F2ECE1", "#2A2722", "#CFC4AF"
TILE_SIDE, TILE_RADIUS, DOT, REACH = 0.62, 0.165, 0.07, 0.17
"""The app's tile as parts of the icon's side: its side and corner, a dot's radius and its distance
from the middle."""


def four(middle: float, reach: float) -> list[tuple[float, float]]:
    """The places of the four dots: above, right, below, left of the middle."""
    return [
        (middle, middle - reach),
        (middle + reach, middle),
        (middle, middle + reach),
        (middle - reach, middle),
    ]


def _app() -> str:
    side = 512
    tile, corner = side * TILE_SIDE, side * TILE_RADIUS
    edge = (side - tile) / 2
    dots = "".join(
        f'<circle fill="{LINEN}" cx="{number(x)}" cy="{number(y)}" r="{number(side * DOT)}"/>'
        for x, y in four(side / 2, side * REACH)
    )
    return _sheet(
        side,
        side,
        f'<rect fill="{LINEN}" width="512" height="512" rx="112"/>',
        f'<rect fill="{LIP}" x="{number(edge)}" y="{number(edge + 14)}" width="{number(tile)}"'
        f' height="{number(tile)}" rx="{number(corner)}"/>',
        f'<rect fill="{INK}" x="{number(edge)}" y="{number(edge)}" width="{number(tile)}"'
        f' height="{number(tile)}" rx="{number(corner)}"/>',
        dots,
    )


APP = _app()
