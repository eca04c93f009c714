"""Whatever a finger is to hit has at least 48 dp in both directions on a phone.

The tree does not say how large everything becomes; what it says is counted: stated sizes, padding,
pictures, lines of words. Where a piece takes what room there is, the room is counted.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from companion.ui import theme
from tests.ui.client import Node
from tests.ui.test_labels import pieces
from tests.ui.wander import GAMES, PHONE, Screen, screens_of

SMALL = 38
"""In a window smaller than a phone's, where the whole keypad has to stay in sight."""
ROOM = math.inf
"""A piece that takes all there is."""


@pytest.fixture(scope="module", params=GAMES)
def screens(request) -> tuple[Screen, ...]:
    return screens_of(request.param)


def edges(value: object, along: str) -> float:
    """What a padding or margin adds, for `width` or `height`."""
    if isinstance(value, int | float):
        return 2 * value
    if isinstance(value, dict):
        sides = ("left", "right") if along == "width" else ("top", "bottom")
        return float(sum(value.get(side) or 0 for side in sides))
    return 0.0


def extent(node: Node, along: str) -> float:
    """At least so many dp of `width` or `height` a drawn part has."""
    kind = node["_c"]
    stated = node.get(along)
    if stated is not None:
        return float(stated) + edges(node.get("margin"), along)
    inside = [n for n in node.get("controls") or () if isinstance(n, dict) and "_c" in n]
    if kind == "Text":
        size = node.get("size") or 16
        if along == "width":
            words = str(node.get("value", ""))
            return float(size * sum(1.0 if ord(char) > 0x2E7F else 0.5 for char in words))
        return float(size * ((node.get("style") or {}).get("height") or 1.2))
    if kind in ("Row", "Column", "Stack"):
        if any(one.get("expand") for one in inside) and (kind, along) in TAKES:
            return ROOM
        sizes = [extent(one, along) for one in inside]
        if (kind, along) in TAKES:
            if kind == "Row" and not node.get("tight"):
                return ROOM
            spacing = node.get("spacing")
            return sum(sizes) + (10 if spacing is None else spacing) * max(0, len(sizes) - 1)
        if kind == "Column" and node.get("horizontal_alignment") == "stretch":
            return ROOM
        return max(sizes, default=0.0)
    content = node.get("content")
    within = extent(content, along) if isinstance(content, dict) and "_c" in content else 0.0
    if kind == "Container":
        if node.get("alignment") is not None and along == "width":
            return ROOM  # with an alignment it takes the room that its row gives it
        lines = border(node.get("border"), along)
        around = (node.get("padding"), node.get("margin"))
        return within + lines + sum(edges(one, along) for one in around)
    return within


def border(value: object, along: str) -> float:
    """What a border adds: a content lies inside of it."""
    sides = ("left", "right") if along == "width" else ("top", "bottom")
    if not isinstance(value, dict):
        return 0.0
    there = [value[side] for side in sides if value.get(side) is not None]
    return float(sum(side.get("width", 1) for side in there))  # the wire leaves a width of 1 out


TAKES = {("Row", "width"), ("Column", "height")}
"""Along which way the parts of a row or a column lie one after the other."""


def small(screen: Screen) -> Iterator[str]:
    """The pieces of a screen that are too small, and how small."""
    for heard, piece in pieces(screen.tree):
        size = [extent(heard, along) for along in ("width", "height")]
        if min(size) < (theme.TOUCH if screen.window == PHONE else SMALL):
            name = "nameless" if piece is None else piece["identifier"]
            yield f"{name}: {size[0]:.0f} x {size[1]:.0f} at {screen.window}"


def test_every_piece_can_be_hit(screens):
    assert {found for screen in screens for found in small(screen)} == set()
