"""The posters of the four games: flat layers, one light, 180 by 140.

What matters lies within the middle 124, so that a narrower cut still holds it.
"""

# ruff: noqa: E501 - a path is read as one line

from __future__ import annotations

from drawings.paint import area, at, circle_of_dots, disc, falling, poster, stroke
from drawings.pen import number

# --- Bronze Heads: the dragon's head on its pedestal, in a verdigris light ------------------------

_DARK, _DEEP, _MID, _LIGHT, _GLEAM = "#3B2410", "#7A4A1E", "#B57B38", "#D99F55", "#F3CC8C"


def _dragon() -> str:
    """The head of the icon as a body of metal, lit from the upper left; its origin is the middle."""
    left = "".join(
        (
            stroke(
                _MID,
                1.5,
                "M-2.4 -4.6C-2.7 -7 -3.9 -8.7 -6.2 -9.7M-3.3 -7.3C-4.4 -6.7 -5.5 -6.6 -6.9 -6.9",
            ),
            stroke(_LIGHT, 0.45, "M-2.7 -5.4C-3 -7.1 -4.1 -8.5 -6 -9.4"),
            area(_MID, "M-5.1 -2.4L-9.3 -3.8L-7.2 0.2L-4.2 1.2Z"),
            area(_DEEP, "M-5.4 -1.7L-7.7 -2.6L-6.4 -0.3L-4.7 0.3Z"),
            area(_DEEP, "M-4.2 0.8L-8.2 1.6L-6.2 2.7L-8.6 4.4L-5.2 4.6Z"),
            stroke(_MID, 1.2, "M-4.6 4.2C-7 3.6 -9.1 4.4 -10 6.2C-10.6 7.4 -11.6 7.9 -12.8 7.4"),
        )
    )
    right = left.replace(_MID, "#8F5B28").replace(_LIGHT, "#A9713A").replace(_DEEP, "#5C3716")
    mirrored = f'<g transform="scale(-1 1)">{right}</g>'
    head = (
        "M0 -5.8C-2.8 -5.8 -5 -4.7 -5.8 -2.7L-4 1.4C-5.2 2.4 -5.6 3.4 -5.4 4.6"
        "C-4.9 6.6 -2.9 7.7 0 7.7C2.9 7.7 4.9 6.6 5.4 4.6C5.6 3.4 5.2 2.4 4 1.4L5.8 -2.7"
        "C5 -4.7 2.8 -5.8 0 -5.8Z"
    )
    return "".join(
        (
            left,
            mirrored,
            area(_MID, head),
            # the side away from the light
            area(
                _DEEP,
                "M0 -5.8C2.8 -5.8 5 -4.7 5.8 -2.7L4 1.4C5.2 2.4 5.6 3.4 5.4 4.6"
                "C4.9 6.6 2.9 7.7 0 7.7C2.2 6.6 3.2 4.6 2.4 2.4C1.6 -0.2 1.4 -3.2 0 -5.8Z",
                0.75,
            ),
            # the plane of the forehead and the bridge
            area(
                _LIGHT,
                "M0 -5.1C-1.9 -5.1 -3.4 -4.6 -4.4 -3.6C-3 -3.3 -1.9 -2.4 -1.5 -1.1"
                "L-1.2 1.2H1.2L1.5 -1.1C1.7 -2.2 2.5 -3 3.4 -3.4C2.6 -4.5 1.4 -5.1 0 -5.1Z",
            ),
            area(_GLEAM, "M0 -4.5L-0.95 -2.9L0 -1.1L0.95 -2.9Z"),
            # the muzzle
            area(
                _LIGHT,
                "M0 1.2C-2 1.2 -3.5 1.9 -4.2 3C-4.6 4.4 -2.9 5.5 0 5.5S4.6 4.4 4.2 3C3.5 1.9 2 1.2 0 1.2Z",
            ),
            area(_GLEAM, "M-0.4 1.6C-1.9 1.7 -3 2.1 -3.6 2.9C-2.6 2.6 -1.5 2.4 -0.4 2.5Z", 0.85),
            disc(_DARK, -1.8, 3.7, 0.72),
            disc(_DARK, 1.8, 3.7, 0.72),
            stroke(_DARK, 0.55, "M-3.4 5.9C-1.4 6.7 1.4 6.7 3.4 5.9"),
            area("#FFF1D6", "M-2.7 6.1L-2.3 4.7L-1.7 6.35ZM2.7 6.1L2.3 4.7L1.7 6.35Z"),
            stroke(_DEEP, 0.4, "M-1 0.1L0 0.7L1 0.1M-0.9 -0.9L0 -0.3L0.9 -0.9", 0.7),
            # brows and eyes
            stroke(
                _DARK,
                0.95,
                "M-3.9 -2.1C-2.9 -2 -2.1 -1.5 -1.6 -0.8M3.9 -2.1C2.9 -2 2.1 -1.5 1.6 -0.8",
            ),
            disc(_DARK, -2.75, 0.1, 0.8),
            disc(_DARK, 2.75, 0.1, 0.8),
            disc(_GLEAM, -2.95, -0.15, 0.26),
            disc(_GLEAM, 2.55, -0.15, 0.26),
        )
    )


_BRONZE_HEADS = poster(
    falling("deep", ((0, "#245850", 1), (0.62, "#15362F", 1), (1, "#0C1F1B", 1))),
    area("url(#deep)", "M0 0H180V140H0Z"),
    area("#BFE8D6", "M78 0H102L152 140H28Z", 0.07),
    area("#BFE8D6", "M84 0H96L126 140H54Z", 0.08),
    stroke("#6FC7B0", 0.9, "M90 14.5A45 45 0 1 1 90 104.5A45 45 0 1 1 90 14.5Z", 0.45),
    circle_of_dots("#6FC7B0", 90, 59.5, 52, 36, 1.15),
    area("#07120F", "M58 140L64 112H116L122 140Z"),
    area("#1B3D35", "M62 120.5H118L119.5 124.5H60.5Z"),
    area("#3F7A6B", "M56 105H124L121 112.5H59Z"),
    area("#6FA893", "M56 105H124L123.3 107H56.7Z"),
    area(_DEEP, "M70 105C71 100.4 75 98 80 97.4H100C105 98 109 100.4 110 105Z"),
    area(_LIGHT, "M70.4 103.4C71.8 99.8 75.4 98 80 97.4H90V99C80 99.4 73.8 100.6 70.4 103.4Z"),
    at(90, 67.5, 4.05, _dragon()),
)

# --- Lucky First Incense: the temple at midnight, three sticks in the censer ----------------------


def _lantern(x: float, y: float, scale: float) -> str:
    return at(
        x,
        y,
        scale,
        stroke("#F3C05A", 0.9, "M0 -13V-8M-2.4 7.6V11.6M0 7.6V13M2.4 7.6V11.6"),
        area("#F3C05A", "M-4 -8.6H4V-6.4H-4ZM-4 6.4H4V8.4H-4Z"),
        area("#D8352B", "M0 -7.4C6 -7.4 9 -4 9 0S6 7.4 0 7.4S-9 4 -9 0S-6 -7.4 0 -7.4Z"),
        area(
            "#F06A4E",
            "M-2.4 -7.2C-6.6 -6.6 -9 -3.6 -9 0S-6.6 6.6 -2.4 7.2C-5.4 3 -5.4 -3 -2.4 -7.2Z",
            0.8,
        ),
        stroke(
            "#9C1F1F", 0.8, "M0 -7V7M5 -6C6.6 -2.4 6.6 2.4 5 6M-5 -6C-6.6 -2.4 -6.6 2.4 -5 6", 0.55
        ),
    )


def _roof(x: float, y: float, half: float, rise: float) -> str:
    """A roof with lifted corners; its middle at x, its eaves at y."""
    left, right, top = x - half, x + half, y - rise
    inner = half * 0.62
    return (
        f"M{number(left)} {number(y - rise * 0.55)}"
        f"C{number(left + half * 0.18)} {number(y - rise * 0.25)}"
        f" {number(x - inner)} {number(top + rise * 0.35)} {number(x - inner * 0.9)} {number(top)}"
        f"H{number(x + inner * 0.9)}"
        f"C{number(x + inner)} {number(top + rise * 0.35)}"
        f" {number(right - half * 0.18)} {number(y - rise * 0.25)} {number(right)} {number(y - rise * 0.55)}"
        f"C{number(right - half * 0.06)} {number(y - rise * 0.1)} {number(right - half * 0.16)} {number(y)}"
        f" {number(right - half * 0.3)} {number(y)}H{number(left + half * 0.3)}"
        f"C{number(left + half * 0.16)} {number(y)} {number(left + half * 0.06)} {number(y - rise * 0.1)}"
        f" {number(left)} {number(y - rise * 0.55)}Z"
    )


_LUCKY_INCENSE = poster(
    falling(
        "night", ((0, "#1B1336", 1), (0.5, "#3A1B4A", 1), (0.86, "#7C2745", 1), (1, "#5A1C3A", 1))
    ),
    area("url(#night)", "M0 0H180V140H0Z"),
    area("#FFE9C4", "M133.6 14.3A13 13 0 1 1 119.4 32.9A12 12 0 0 0 133.6 14.3Z"),
    "".join(
        disc("#FFE9C4", x, y, size, 0.9)
        for x, y, size in (
            (20, 20, 1),
            (44, 12, 0.8),
            (34, 42, 0.7),
            (66, 24, 0.8),
            (152, 52, 0.8),
            (162, 16, 0.9),
            (108, 12, 0.7),
            (14, 62, 0.7),
            (168, 76, 0.7),
        )
    ),
    # the hall: two roofs, red posts, the light from within
    area("#F3A94A", "M62 82H118V126H62Z"),
    area("#FFD98A", "M74 126V97C74 89 81 84 90 84S106 89 106 97V126Z"),
    area("#150C28", "M30 82H62V126H30ZM118 82H150V126H118Z"),
    area("#8E2433", "M40 82H46V126H40ZM56 82H64V126H56ZM116 82H124V126H116ZM134 82H140V126H134Z"),
    area("#F0643C", "M44 78.5H136V82H44Z"),
    area("#1D1136", _roof(90, 79, 74, 25)),
    area("#2E1B4E", "M46 54.6H134L136.6 60H43.4Z"),
    area("#F0643C", "M59 50.5H121V54.5H59Z"),
    area("#1D1136", _roof(90, 51, 50, 18)),
    stroke(
        "#1D1136",
        2.6,
        "M59 33.4C58.4 30.4 59.4 28.4 62 27.2M121 33.4C121.6 30.4 120.6 28.4 118 27.2",
    ),
    area("#0D0719", "M0 128C30 124 150 124 180 128V140H0Z"),
    area("#180D2B", "M22 124H158L164 130H16Z"),
    # the censer before the gate
    stroke("#E9D8D6", 1.7, "M90 84C86.6 79.4 93.4 75.6 90 70.4S86.4 61.6 90 57", 0.75),
    stroke(
        "#E9D8D6",
        1.3,
        "M82.4 86.6C79.6 82.8 84.6 79.8 82 75.8M97.6 86.6C100.4 82.8 95.4 79.8 98 75.8",
        0.6,
    ),
    stroke("#B5252B", 1.9, "M86.8 108L83 90M90 108V87.6M93.2 108L97 90"),
    disc("#FFE08A", 82.6, 88.8, 1.9),
    disc("#FFE08A", 90, 86.2, 2.1),
    disc("#FFE08A", 97.4, 88.8, 1.9),
    stroke(
        "#B97A2C",
        2.6,
        "M76.4 113C71.4 111.4 71.2 119.4 76.8 118.8M103.6 113C108.6 111.4 108.8 119.4 103.2 118.8",
    ),
    area("#8E5A1E", "M84.6 123.4H95.4L97.6 131H82.4Z"),
    area("#C98A34", "M75.6 110H104.4C104.4 119 98.6 124.6 90 124.6S75.6 119 75.6 110Z"),
    area("#E6AE54", "M75.7 112.4C76.4 119.6 81.4 124.2 88.6 124.6C84 121.4 81.8 117.4 81.6 112.4Z"),
    area("#F6CD78", "M73.4 106.6H106.6V111.2H73.4Z"),
    _lantern(38, 96, 0.92),
    _lantern(142, 96, 0.92),
)

# --- Good Fortune: a clover in a horseshoe, and a ladybird --------------------------------------


def _leaf(light: str, dark: str) -> str:
    """A heart whose point is the origin, upwards."""
    return (
        area(
            dark,
            "M0 0C-9 -6.4 -18 -14 -18 -24C-18 -31.4 -13 -36 -7.4 -36C-4 -36 -1.4 -34.4 0 -31.6"
            "C1.4 -34.4 4 -36 7.4 -36C13 -36 18 -31.4 18 -24C18 -14 9 -6.4 0 0Z",
        )
        + area(
            light,
            "M0 0C-9 -6.4 -18 -14 -18 -24C-18 -31.4 -13 -36 -7.4 -36C-4 -36 -1.4 -34.4 0 -31.6Z",
        )
        + stroke("#CFE6B4", 1.1, "M0 -6V-22", 0.7)
    )


def _ladybird() -> str:
    """Walking upwards; its origin is the middle of its back."""
    return "".join(
        (
            stroke(
                "#2A1712",
                1.7,
                "M-4 -17.6C-5 -20.8 -7.6 -22.6 -10.6 -22.4M4 -17.6C5 -20.8 7.6 -22.6 10.6 -22.4",
            ),
            stroke(
                "#2A1712",
                1.9,
                "M-11 -6L-16.6 -9.4M-13 2L-19 2.6M-11 9L-16 13.4M11 -6L16.6 -9.4M13 2L19 2.6M11 9L16 13.4",
            ),
            area(
                "#2A1712",
                "M0 -19C5.4 -19 9 -15.6 9 -10.6C9 -7.6 5.4 -6 0 -6S-9 -7.6 -9 -10.6C-9 -15.6 -5.4 -19 0 -19Z",
            ),
            disc("#FFF8EC", -4.9, -14, 1.7),
            disc("#FFF8EC", 4.9, -14, 1.7),
            area(
                "#C8202C",
                "M0 -12C9 -12 14.6 -5.4 14.6 2.2C14.6 10.6 8.6 16.4 0 16.4S-14.6 10.6 -14.6 2.2C-14.6 -5.4 -9 -12 0 -12Z",
            ),
            area(
                "#E4473F",
                "M-2.6 -11.8C-10 -10.8 -14.6 -4.8 -14.6 2.2C-14.6 7.4 -12.2 11.8 -8.2 14.2C-12 4.6 -9.6 -5.4 -2.6 -11.8Z",
            ),
            stroke("#2A1712", 1.5, "M0 -11.4V16"),
            "".join(
                disc("#2A1712", x, y, r)
                for x, y, r in (
                    (-6.4, -3.6, 2.6),
                    (6.4, -3.6, 2.6),
                    (-8.6, 5, 2.4),
                    (8.6, 5, 2.4),
                    (-4.4, 10.4, 2.1),
                    (4.4, 10.4, 2.1),
                )
            ),
        )
    )


_GOOD_FORTUNE = poster(
    area("#F3E0B0", "M0 0H180V140H0Z"),
    disc("#F9ECC9", 90, 70, 64),
    "".join(
        disc("#E8CD8C", x, y, size)
        for x, y, size in (
            (18, 22, 4),
            (32, 116, 5.4),
            (160, 28, 5),
            (166, 104, 3.6),
            (14, 74, 2.6),
            (150, 128, 2.6),
        )
    ),
    # the horseshoe, open above
    area(
        "#C8973B",
        "M52.6 15.4C35.6 27.6 25.6 46 25.6 67C25.6 104 53 131.6 90 131.6S154.4 104 154.4 67"
        "C154.4 46 144.4 27.6 127.4 15.4L114.6 30.4C127.8 40 134.6 52.4 134.6 67"
        "C134.6 93.4 116.4 112 90 112S45.4 93.4 45.4 67C45.4 52.4 52.2 40 65.4 30.4Z",
    ),
    area(
        "#E2B75C",
        "M52.6 15.4C35.6 27.6 25.6 46 25.6 67C25.6 96 42.4 119.2 67 127.8"
        "C45.4 117 31 94.6 31 67C31 48.4 39.4 32 54.6 20.2Z",
    ),
    "".join(
        disc("#7F5A1E", x, y, 2.7)
        for x, y in (
            (42.6, 37),
            (35.4, 60),
            (38.4, 84),
            (53, 105.6),
            (137.4, 37),
            (144.6, 60),
            (141.6, 84),
            (127, 105.6),
        )
    ),
    stroke("#2F6B35", 4.6, "M90 70C92 88 99 106 112 122"),
    at(89, 69, 0.98, _leaf("#3E8747", "#2F6F3A"), turn=-135),
    at(91, 69, 0.98, _leaf("#3A8044", "#2A6635"), turn=135),
    at(89, 67, 0.98, _leaf("#58A25A", "#3E8747"), turn=-45),
    at(91, 67, 0.98, _leaf("#4C9551", "#367C41"), turn=45),
    at(96, 72, 1.12, _ladybird(), turn=32),
)

# --- Beyond: the sun of Yin and Yang, mountains of ink, the bird and five lights ------------------

_BEYOND = poster(
    area("#E6E7E1", "M0 0H180V140H0Z"),
    disc("#F4F4F0", 90, 58, 53),
    disc("#FDFDFB", 90, 58, 45),
    area(
        "#1C232E",
        "M90 13A45 45 0 0 1 90 103A22.5 22.5 0 0 1 90 58A22.5 22.5 0 0 0 90 13Z",
    ),
    disc("#FDFDFB", 90, 80.5, 6.6),
    disc("#1C232E", 90, 35.5, 6.6),
    area(
        "#B9BFC4",
        "M0 104C16 92 30 84 44 86C58 88 66 100 82 98C100 96 112 76 132 76C150 76 166 88 180 98V140H0Z",
    ),
    area(
        "#8E98A2",
        "M0 116C18 110 30 100 48 102C68 104 78 116 98 112C116 108 130 96 148 98C162 100 172 106 180 110V140H0Z",
    ),
    area(
        "#5B6672",
        "M0 124C24 120 44 112 66 116C88 120 104 126 126 120C146 114 164 114 180 118V140H0Z",
    ),
    area("#1C232E", "M0 133C30 126 62 126 92 130C122 134 152 130 180 126V140H0Z"),
    # the bird comes from the right, five lights along its way
    at(
        114,
        44,
        2.1,
        stroke(
            "#B93224",
            1.1,
            "M4.4 6.4C8 8 12 7.8 15.4 5.8M3.8 7C6 9.8 9.4 11.4 13.4 11.2M2.6 7.2C3 10 4.4 12.4 7 14.2",
        ),
        disc("#EAB93C", 15.9, 5.4, 1.15),
        disc("#EAB93C", 13.9, 11.2, 1.15),
        disc("#EAB93C", 7.4, 14.6, 1.15),
        area(
            "#D8412F",
            "M-1.4 -3.6C-2.2 -4.6 -3.8 -4.7 -4.9 -3.6L-7.6 -2L-4.9 -1C-4.5 1.8 -4.4 5.6 0.4 7.3C2 7.8 3.3 7.5 4 6.4C4 6.4 5.4 3 -1.4 -3.6Z",
        ),
        area("#B93224", "M-4.9 -1C-4.5 1.8 -4.4 5.6 0.4 7.3C-1.6 4.6 -2.8 1.8 -3 -1.6Z"),
        area(
            "#E9604A",
            "M-0.4 1.4C0 -3.4 4.4 -6.8 12.6 -7.6C12.2 -5.4 11.6 -4.2 10.7 -3.2C10.8 -1.6 10.2 -0.2 8.8 0.8C8.5 2.5 6.9 3.8 4.2 4.2C3.6 3 1.6 1.8 -0.4 1.4Z",
        ),
        stroke("#FBD9CF", 0.7, "M10.4 -3.2C8.6 -2.8 7 -2 5.8 -1.2M8.6 0.8C7.2 0.8 6 1 5 1.6"),
        stroke("#D8412F", 0.9, "M-4 -4.4L-4.8 -6.8M-2.5 -4.5L-1.8 -6.8"),
        disc("#FFF6EE", -3.6, -2.4, 0.62),
        stroke("#EAB93C", 0.9, "M-1 6.6L-2 9.4M0.6 7.2L0.2 9.8"),
    ),
    "".join(
        disc(colour, x, y, 2.7)
        for colour, x, y in (
            ("#7BAFF4", 62, 134),
            ("#F38A74", 76, 134),
            ("#82CF9B", 90, 134),
            ("#C4A2F2", 104, 134),
            ("#EAC763", 118, 134),
        )
    ),
)

POSTERS = {
    "bronze-heads": _BRONZE_HEADS,
    "lucky-incense": _LUCKY_INCENSE,
    "good-fortune": _GOOD_FORTUNE,
    "beyond": _BEYOND,
}
