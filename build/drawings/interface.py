"""The interface's icons, of the same hand as the pictures; and the players' shapes."""

# ruff: noqa: E501 - a path is read as one line

from __future__ import annotations

import math

from drawings.pen import body, both, disc, dot, icon, line, number, ring, tone


def _rays(count: int, inner: float, outer: float) -> str:
    """Short strokes around the middle."""
    steps = []
    for at in range(count):
        turn = 2 * math.pi * at / count
        x, y = math.cos(turn), math.sin(turn)
        steps.append(
            f"M{number(12 + inner * x)} {number(12 + inner * y)}"
            f"L{number(12 + outer * x)} {number(12 + outer * y)}"
        )
    return line("".join(steps))


def _shape(inside: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">\n'
        f"  {inside}\n</svg>\n"
    )


INTERFACE = {
    "back": icon(line("M14.5 4.5 7.5 12 14.5 19.5")),
    "close": icon(line("M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5")),
    "more": icon(dot(12, 5, 1.15), dot(12, 12, 1.15), dot(12, 19, 1.15)),
    "undo": icon(line("M8.5 5 4 9.5 8.5 14M4 9.5H14.5A5 5 0 0 1 14.5 19.5H9")),
    "redo": icon(line("M15.5 5 20 9.5 15.5 14M20 9.5H9.5A5 5 0 0 0 9.5 19.5H15")),
    "up": icon(line("M5 15.5 12 8.5 19 15.5")),
    "down": icon(line("M5 8.5 12 15.5 19 8.5")),
    "plus": icon(line("M12 4.5V19.5M4.5 12H19.5")),
    "minus": icon(line("M4.5 12H19.5")),
    "erase": icon(
        body("M8.4 5.5H19.4A1.6 1.6 0 0 1 21 7.1V16.9A1.6 1.6 0 0 1 19.4 18.5H8.4L2.8 12Z"),
        line("M11.4 9.2 17 14.8M17 9.2 11.4 14.8"),
    ),
    "next": icon(line("M9.5 4.5 16.5 12 9.5 19.5")),
    "play": icon(body("M7.5 4.2 19 12 7.5 19.8Z")),
    "pause": icon(line("M8.5 5V19M15.5 5V19")),
    "skip": icon(body("M5 5 15.5 12 5 19Z"), line("M19 5V19")),
    "eye": icon(
        body("M2.4 12C5 8 8.3 6 12 6S19 8 21.6 12C19 16 15.7 18 12 18S5 16 2.4 12Z"),
        ring(12, 12, 2.7),
    ),
    "eye-shut": icon(
        line(
            "M2.4 10.5C5 14.5 8.3 16.5 12 16.5S19 14.5 21.6 10.5M12 16.5V19.6M6.7 15.2 5 17.8M17.3 15.2 19 17.8"
        )
    ),
    "tick": icon(line("M4.5 12.8 9.6 18 19.5 6.5")),
    "book": icon(
        body(
            "M6.5 3.2H17A2.2 2.2 0 0 1 19.2 5.4V18.6A2.2 2.2 0 0 0 17 20.8H7A2.2 2.2 0 0 1 4.8 18.6V5.2A2 2 0 0 1 6.5 3.2Z"
        ),
        line("M8.6 8.6H15.4M8.6 12.4H13"),
    ),
    "help": icon(
        disc(12, 12, 9.2),
        line("M9.4 9.6C9.4 8 10.5 7 12 7S14.6 8 14.6 9.4C14.6 11.4 12 11.6 12 13.6"),
        dot(12, 16.8, 0.95),
    ),
    "why": icon(
        line("M8.6 8.6C8.6 6 10 4.4 12 4.4S15.6 5.9 15.6 8C15.6 11.2 12 11.4 12 14.6"),
        dot(12, 18.9, 1.05),
    ),
    "info": icon(disc(12, 12, 9.2), line("M12 11V16.8"), dot(12, 7.6, 0.95)),
    "gear": icon(disc(12, 12, 3.6), _rays(8, 6.6, 9.4)),
    "clock": icon(disc(12, 12, 9.2), line("M12 6.6V12L15.6 14.2")),
    "people": icon(
        disc(9, 8, 3.5),
        line(
            "M2.6 19.8C3.1 15.8 5.6 14 9 14S14.9 15.8 15.4 19.8M15.2 4.7C17.2 4.9 18.4 6.2 18.4 8S17.2 11.1 15.2 11.3M18.2 14.6C20 15.4 21.1 17 21.4 19.8"
        ),
    ),
    "person": icon(disc(12, 8, 4), line("M4.6 20.6C5.2 16.6 7.9 14.6 12 14.6S18.8 16.6 19.4 20.6")),
    "trophy": icon(
        body("M7.2 4H16.8V9.2C16.8 12.4 14.9 14.4 12 14.4S7.2 12.4 7.2 9.2Z"),
        both(line("M7.2 5.8H3.8V7.6C3.8 9.6 5.2 10.9 7.4 10.9")),
        line("M12 14.4V17.4M9.6 17.4H14.4M8.4 20.6H15.6"),
    ),
    "arrow": icon(line("M4 12H20M14 6 20 12 14 18")),
    "arrow-left": icon(line("M20 12H4M10 6 4 12 10 18")),
    "equal": icon(line("M5.5 9H18.5M5.5 15H18.5")),
    "hand": icon(
        body(
            "M8.2 12.4V5.6A1.4 1.4 0 0 1 11 5.6V4.2A1.4 1.4 0 0 1 13.8 4.2V5.6A1.4 1.4 0 0 1 16.6 5.6V8.2A1.4 1.4 0 0 1 19.4 8.2V14.6C19.4 18.9 17 21.4 13.4 21.4C10.6 21.4 8.9 20.2 7.6 17.9L4.8 13.2C4.3 12.3 4.6 11.4 5.3 11C6 10.6 6.8 10.8 7.3 11.4Z"
        ),
        line("M11 5.6V11.2M13.8 5.6V11.2M16.6 8.2V11.8"),
    ),
    "flag": icon(body("M6.2 4.4H18.6L15.4 8.6 18.6 12.8H6.2Z"), line("M6.2 3V21")),
    "leave": icon(
        line(
            "M13.6 3.6H6.6A1.6 1.6 0 0 0 5 5.2V18.8A1.6 1.6 0 0 0 6.6 20.4H13.6M10 12H20.6M16.6 8 20.6 12 16.6 16"
        )
    ),
    "home": icon(
        tone("M5.2 10 12 3.8 18.8 10V20H5.2Z"),
        line("M5.2 10.2V20H18.8V10.2M2.6 12.2 12 3.8 21.4 12.2M10 20V14.6H14V20"),
    ),
    "bolt": icon(body("M13.6 2.8 5.6 13.6H11.2L10.2 21.2 18.4 10.2H12.6Z")),
    "pen": icon(
        body(
            "M4 20 5.2 15.2 16.2 4.2A1.9 1.9 0 0 1 18.9 4.2L19.8 5.1A1.9 1.9 0 0 1 19.8 7.8L8.8 18.8Z"
        ),
        line("M14 6.4 17.6 10"),
    ),
    "trash": icon(
        body("M6.2 6.8 7.1 19.2A1.7 1.7 0 0 0 8.8 20.8H15.2A1.7 1.7 0 0 0 16.9 19.2L17.8 6.8"),
        line(
            "M4.2 6.8H19.8M9.2 6.8V4.6A1.4 1.4 0 0 1 10.6 3.2H13.4A1.4 1.4 0 0 1 14.8 4.6V6.8M10.2 10.6V16.8M13.8 10.6V16.8"
        ),
    ),
    "share": icon(
        line("M12 3V14.4M7.6 7.2 12 2.8 16.4 7.2M8 10.4H5.6V20.6H18.4V10.4H16"),
        tone("M5.6 10.4H18.4V20.6H5.6Z"),
    ),
    "copy": icon(body("M8.4 8.4H20.2V20.2H8.4Z"), line("M15.6 8.4V3.8H3.8V15.6H8.4")),
    "code": icon(
        line(
            "M3.6 3.6H9.6V9.6H3.6ZM14.4 3.6H20.4V9.6H14.4ZM3.6 14.4H9.6V20.4H3.6ZM14.4 14.4H16.6M20.4 14.4V17.2M14.4 17.4V20.4M17.4 20.4H20.4"
        ),
        dot(6.6, 6.6, 0.95),
        dot(17.4, 6.6, 0.95),
        dot(6.6, 17.4, 0.95),
    ),
    "shuffle": icon(
        line(
            "M3 7H6.4C8.2 7 9.3 7.9 10.2 9.4L13.8 14.6C14.7 16.1 15.8 17 17.6 17H20.8M3 17H6.4C8.2 17 9.3 16.1 10.2 14.6M13.8 9.4C14.7 7.9 15.8 7 17.6 7H20.8M18 4.2 20.8 7 18 9.8M18 14.2 20.8 17 18 19.8"
        )
    ),
    "table": icon(
        body("M12 5.6C6.5 5.6 3 7.4 3 9.8S6.5 14 12 14 21 12.2 21 9.8 17.5 5.6 12 5.6Z"),
        line("M7 13.4 6 20M17 13.4 18 20"),
    ),
    "coin": icon(disc(12, 12, 9), ring(12, 12, 5.4)),
    "chips": icon(
        tone(
            "M4 8V16C4 18.2 7.6 19.8 12 19.8S20 18.2 20 16V8C20 10.2 16.4 11.8 12 11.8S4 10.2 4 8Z"
        ),
        line(
            "M12 4.2C7.6 4.2 4 5.8 4 8S7.6 11.8 12 11.8 20 10.2 20 8 16.4 4.2 12 4.2ZM4 8V16C4 18.2 7.6 19.8 12 19.8S20 18.2 20 16V8M4 12C4 14.2 7.6 15.8 12 15.8S20 14.2 20 12"
        ),
    ),
    "dice": icon(
        body(
            "M5.8 3.4H18.2A2.4 2.4 0 0 1 20.6 5.8V18.2A2.4 2.4 0 0 1 18.2 20.6H5.8A2.4 2.4 0 0 1 3.4 18.2V5.8A2.4 2.4 0 0 1 5.8 3.4Z"
        ),
        dot(8.4, 8.4, 1.05),
        dot(15.6, 8.4, 1.05),
        dot(8.4, 15.6, 1.05),
        dot(15.6, 15.6, 1.05),
    ),
    "cards": icon(body("M4.2 6.8 12.6 4.6 15.8 17 7.4 19.2Z"), line("M14.6 5.6H19.4V18.4H18.4")),
    "moon": icon(body("M19.8 14.2A8.4 8.4 0 1 1 9.8 4.2A6.8 6.8 0 0 0 19.8 14.2Z")),
    "sound": icon(
        body("M3.4 9.2H7L12 5V19L7 14.8H3.4Z"),
        line("M15.2 9.2C16.6 10.8 16.6 13.2 15.2 14.8M18 6.6C20.8 9.6 20.8 14.4 18 17.4"),
    ),
    "phone": icon(
        body(
            "M8 2.8H16A1.8 1.8 0 0 1 17.8 4.6V19.4A1.8 1.8 0 0 1 16 21.2H8A1.8 1.8 0 0 1 6.2 19.4V4.6A1.8 1.8 0 0 1 8 2.8Z"
        ),
        line("M10.6 18.2H13.4"),
    ),
    "pass": icon(
        body(
            "M12.4 4H17.6A1.6 1.6 0 0 1 19.2 5.6V18.4A1.6 1.6 0 0 1 17.6 20H12.4A1.6 1.6 0 0 1 10.8 18.4V5.6A1.6 1.6 0 0 1 12.4 4Z"
        ),
        line("M2.8 12H8M5.2 9.2 8 12 5.2 14.8"),
    ),
    "lock": icon(
        body("M5.4 10.8H18.6V20.4H5.4Z"), line("M8 10.8V7.6A4 4 0 0 1 16 7.6V10.8M12 14.4V16.8")
    ),
    "search": icon(disc(10.4, 10.4, 6.8), line("M15.4 15.4 20.8 20.8")),
    "globe": icon(
        disc(12, 12, 9.2), line("M2.8 12H21.2M12 2.8C6.8 8 6.8 16 12 21.2C17.2 16 17.2 8 12 2.8Z")
    ),
    "history": icon(line("M4.2 8.4A9 9 0 1 1 3 12M3.4 3.8 4.2 8.4 8.8 7.8M12 7V12.2L15.4 14.4")),
    "save": icon(line("M12 3.4V14.6M7.6 10.4 12 14.8 16.4 10.4"), body("M4 15.4V20.4H20V15.4")),
    "rules": icon(
        body(
            "M12 6.2C9.6 4.6 6.6 4.2 3.2 4.6V18.4C6.6 18 9.6 18.4 12 20C14.4 18.4 17.4 18 20.8 18.4V4.6C17.4 4.2 14.4 4.6 12 6.2Z"
        ),
        line("M12 6.2V20"),
    ),
    "tile": _shape(
        '<path fill-rule="evenodd" d="M7.4 2h9.2A5.4 5.4 0 0 1 22 7.4v9.2a5.4 5.4 0 0 1-5.4 5.4H7.4'
        "A5.4 5.4 0 0 1 2 16.6V7.4A5.4 5.4 0 0 1 7.4 2Z"
        + "".join(
            f"M{x} {y - 2.2}a2.2 2.2 0 1 0 .01 0Z"
            for x, y in ((12, 6.9), (12, 17.1), (6.9, 12), (17.1, 12))
        )
        + '"/>'
    ),
    "star": icon(
        body("M12 3.2 14.6 9.2 21 9.8 16.2 14.1 17.6 20.4 12 17.1 6.4 20.4 7.8 14.1 3 9.8 9.4 9.2Z")
    ),
    "grip": icon(*[dot(x, y, 1.05) for x in (9, 15) for y in (6, 12, 18)]),
}


SHAPES = {
    "disc": _shape('<circle cx="12" cy="12" r="5.6"/>'),
    "leaf": _shape('<path d="M6.2 17.8C4.6 10.6 9.2 5.8 17.8 6.2c.4 8.6-4.4 13.2-11.6 11.6Z"/>'),
    "moon": _shape('<path d="M14.8 5.7a6.7 6.7 0 1 0 3.7 9.7A5.7 5.7 0 0 1 14.8 5.7Z"/>'),
    "plus": _shape('<path d="M10 5.6h4V10h4.4v4H14v4.4h-4V14H5.6v-4H10Z"/>'),
    "ring": _shape(
        '<path fill-rule="evenodd" d="M12 5.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2Z'
        'm0 3.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z"/>'
    ),
    "square": _shape('<path d="M6.8 6.8h10.4v10.4H6.8Z"/>'),
    "star": _shape(
        '<path d="M12 4.6l2.1 4.9 5.3.4-4 3.5 1.2 5.2L12 15.8l-4.6 2.8 1.2-5.2-4-3.5 5.3-.4Z"/>'
    ),
    "triangle": _shape('<path d="M12 5.6 18.6 17H5.4Z"/>'),
}


def _ringed(shape: str) -> str:
    """A player's shape inside a ring: as much ink as a head, for secret screens."""
    inside = shape.split("\n")[1].strip()
    return icon(ring(12, 12, 9.2), f'<g transform="matrix(.92 0 0 .92 .96 .96)">{inside}</g>')


SEATS = {name: _ringed(shape) for name, shape in SHAPES.items()}
