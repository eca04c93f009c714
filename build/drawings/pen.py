"""The one pen that every icon is drawn with, so that all are of one hand.

A box of 24 with a live area from 2 to 22; strokes of 1.25 with round ends; one tone, 18 % of the
same black; solid for a few small things. All black, so that a theme can tint it. What is drawn here
uses nothing that the client's renderer lacks: no style sheets, no filters, no masks, no text.
"""

from __future__ import annotations

import re

Point = tuple[float, float]

_STROKE = (
    'fill="none" stroke="#000" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"'
)
_TONE = 'fill="#000" fill-opacity=".18"'
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6}


def number(value: float) -> str:
    """The shortest way to write it to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text if text != "-0" else "0"


def line(path: str) -> str:
    """A stroke along a path."""
    return f'<path {_STROKE} d="{path}"/>'


def tone(path: str, *, holes: bool = False) -> str:
    """The tone inside a path; with `holes`, paths inside it are left out."""
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path {_TONE}{rule} d="{path}"/>'


def body(path: str) -> str:
    """The tone inside a path, and the stroke along it."""
    return tone(path) + line(path)


def solid(path: str) -> str:
    """Black inside a path: an eye, a nose, a blaze."""
    return f'<path fill="#000" d="{path}"/>'


def dot(x: float, y: float, radius: float = 0.85) -> str:
    """A black dot, an eye for instance."""
    return f'<circle fill="#000" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def ring(x: float, y: float, radius: float) -> str:
    """A stroke along a circle."""
    return f'<circle {_STROKE} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def shade(x: float, y: float, radius: float) -> str:
    """The tone inside a circle."""
    return f'<circle {_TONE} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def disc(x: float, y: float, radius: float) -> str:
    """The tone inside a circle, and the stroke along it."""
    return shade(x, y, radius) + ring(x, y, radius)


def both(*parts: str) -> str:
    """The parts, drawn for the left side, on both sides."""
    left = "".join(parts)
    return f'{left}<g transform="matrix(-1 0 0 1 24 0)">{left}</g>'


def turned(degrees: float, *parts: str, about: Point = (12, 12)) -> str:
    """The parts, turned clockwise about a point."""
    x, y = map(number, about)
    return f'<g transform="rotate({number(degrees)} {x} {y})">{"".join(parts)}</g>'


def whole(half: str) -> str:
    """A closed path from its left half, which runs along the outside from the middle to the middle.

    The half has absolute commands M, L, H, V and C only, and begins and ends at x = 12.
    """
    tokens = re.findall(r"[MLHVC]|-?\d*\.?\d+", half)
    points: list[Point] = []
    kinds: list[str] = []
    at = 0
    kind = ""
    while at < len(tokens):
        if tokens[at] in _ARGUMENTS:
            kind = tokens[at]
            at += 1
        count = _ARGUMENTS[kind]
        values = [float(value) for value in tokens[at : at + count]]
        at += count
        if kind == "H":
            values = [values[0], points[-1][1]]
        elif kind == "V":
            values = [points[-1][0], values[0]]
        points += list(zip(values[::2], values[1::2], strict=True))
        kinds.append("C" if kind == "C" else "L")
        kind = "L" if kind == "M" else kind
    back = [(24 - x, y) for x, y in reversed(points)]
    path = _written(points, kinds[1:]) + _written(back, kinds[:0:-1])[_start(back) :]
    return path + "Z"


def _written(points: list[Point], kinds: list[str]) -> str:
    steps = [f"M{_pair(points[0])}"]
    at = 1
    for kind in kinds:
        count = 3 if kind == "C" else 1
        steps.append(kind + " ".join(map(_pair, points[at : at + count])))
        at += count
    return "".join(steps)


def _start(points: list[Point]) -> int:
    return len(f"M{_pair(points[0])}")


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def icon(*parts: str) -> str:
    """The file of an icon."""
    inside = "".join(parts).replace("/><", "/>\n  <").replace("</g><", "</g>\n  <")
    inside = inside.replace("<g transform", "\n  <g transform").replace("\n  \n  ", "\n  ")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">\n'
        f"  {inside.strip()}\n</svg>\n"
    )
