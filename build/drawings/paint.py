"""What the posters are painted with: flat areas, discs and lines, 180 by 140."""

from __future__ import annotations

import math

from drawings.pen import number

Stops = tuple[tuple[float, str, float], ...]


def poster(*parts: str) -> str:
    """The file of a poster."""
    inside = "\n  ".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 140" width="180" height="140">\n'
        f"  {inside}\n</svg>\n"
    )


def area(colour: str, path: str, opacity: float = 1) -> str:
    """A colour inside a path."""
    fade = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path fill="{colour}"{fade} d="{path}"/>'


def disc(colour: str, x: float, y: float, radius: float, opacity: float = 1) -> str:
    """A colour inside a circle."""
    fade = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<circle fill="{colour}"{fade} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def stroke(colour: str, width: float, path: str, opacity: float = 1) -> str:
    """A line of one colour along a path, with round ends."""
    fade = "" if opacity == 1 else f' stroke-opacity="{number(opacity)}"'
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}"{fade}'
        f' stroke-linecap="round" stroke-linejoin="round" d="{path}"/>'
    )


def at(x: float, y: float, scale: float, *parts: str, turn: float = 0, flip: bool = False) -> str:
    """The parts about their own origin, set at a point."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    across = -scale if flip else scale
    if scale != 1 or flip:
        steps += f" scale({number(across)} {number(scale)})"
    return f'<g transform="{steps}">{"".join(parts)}</g>'


def falling(name: str, stops: Stops) -> str:
    """A gradient from the top of the poster to its foot."""
    inside = "".join(
        f'<stop offset="{number(place)}" stop-color="{colour}" stop-opacity="{number(opacity)}"/>'
        for place, colour, opacity in stops
    )
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0"'
        f' y2="140">{inside}</linearGradient></defs>'
    )


def circle_of_dots(colour: str, x: float, y: float, radius: float, count: int, size: float) -> str:
    """So many dots, evenly on a circle; the first is above the middle."""
    dots = []
    for at in range(count):
        turn = 2 * math.pi * at / count
        dots.append(
            disc(colour, x + radius * math.sin(turn), y - radius * math.cos(turn), size, 0.75)
        )
    return "".join(dots)
