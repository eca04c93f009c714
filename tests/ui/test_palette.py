"""Every colour can be told from what it lies on, in every theme, by day and by night.

Contrast is computed by the formula of WCAG 2.2, distances of colours in OKLab (times 100, where 2
is just visible), colour-blindness simulated as Machado and others did in 2009, at full strength.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import combinations
from pathlib import Path

import pytest

from companion.table.seats import Colour
from companion.ui import theme

TEXT = 4.5
LINE = 3.0
"""For controls, and lines that have to be seen."""

PAIRS = (
    *(("text", on, TEXT) for on in ("bg", "surface", "surface2", "raised")),
    *(("muted", on, TEXT) for on in ("bg", "surface", "surface2", "raised")),
    ("onprimary", "primary", TEXT),
    ("onaccent", "accent", TEXT),
    ("accent", "bg", TEXT),
    ("accent", "surface2", TEXT),
    ("danger", "bg", TEXT),
    ("danger", "surface", TEXT),
    ("success", "bg", TEXT),
    ("success", "surface", TEXT),
    ("primary", "bg", LINE),
    ("primary", "surface", LINE),
    ("outline", "bg", LINE),
    ("outline", "surface", LINE),
)
"""What lies on what. `primary` and `outline` are never the only edge on `surface2`."""

PALETTES = [(name, dark) for name in theme.THEMES for dark in (False, True)]
TOKENS = json.loads((Path(theme.__file__).parent / "tokens.json").read_text(encoding="utf-8"))

EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> tuple[float, ...]:
    """Red, green and blue of `#RRGGBB` as amounts of light, 0 to 1."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    lights = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(colour: str, eyes: str) -> tuple[float, ...]:
    """A colour in OKLab times 100, as these eyes see it."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(part * amount for part, amount in zip(row, light, strict=True))))
        for row in EYES[eyes]
    )
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        100 * (0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short),
        100 * (1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short),
        100 * (0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short),
    )


def nearest(fills: list[str], eyes: str) -> float:
    """The distance of the two colours that are most alike to these eyes."""
    return min(
        sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(other, eyes), strict=True)) ** 0.5
        for one, other in combinations(fills, 2)
    )


def test_black_on_white_is_twenty_one_to_one():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(("name", "dark"), PALETTES)
def test_words_and_lines_can_be_told_from_what_they_lie_on(name, dark):
    colours = asdict(theme.palette(name, dark))
    weak = {
        f"{ink} on {ground}": found
        for ink, ground, least in PAIRS
        if (found := contrast(colours[ink], colours[ground])) < least
    }
    assert weak == {}


@pytest.mark.parametrize(("name", "dark"), PALETTES)
def test_the_edge_of_a_token_is_seen_where_its_colour_is_like_the_table(name, dark):
    c = theme.palette(name, dark)
    for ground in (c.bg, c.surface):
        for colour in Colour:
            edges = (contrast(theme.paint(colour).fill, ground), contrast(c.outline, ground))
            assert max(edges) >= LINE


@pytest.mark.parametrize("dark", [False, True])
def test_the_pictures_of_the_spirits_are_seen_on_table_and_well(dark):
    c = theme.palette("beyond", dark)
    for picture in TOKENS["spirits"]["dark" if dark else "light"]:
        for ground in (c.bg, c.surface, c.surface2):
            assert contrast(theme.spirit(picture, dark), ground) >= LINE


@pytest.mark.parametrize("box", ["players", "incense"])
def test_what_is_drawn_on_a_players_colour_can_be_read(box):
    for paint in TOKENS[box].values():
        assert contrast(paint["ink"], paint["fill"]) >= TEXT


def test_every_player_colour_has_a_paint_and_a_shape_of_its_own():
    assert set(TOKENS["players"]) == set(Colour)
    shapes = [theme.paint(colour).shape for colour in Colour]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize(
    ("box", "least"),
    [
        ("players", (15.8, 10.8, 11.7, 12.2)),
        ("incense", (14.3, 13.3, 9.8, 15.3)),
    ],
)
def test_no_two_fills_look_alike_whatever_cones_an_eye_has(box, least):
    fills = [paint["fill"] for paint in TOKENS[box].values()]
    for eyes, limit in zip(EYES, least, strict=True):
        assert nearest(fills, eyes) >= limit - 0.05, eyes  # the limits are rounded
