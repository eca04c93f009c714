"""Every screen fits, in every language, down to 320 dp and with text of twice the size.

Each is laid out as the client does it, with the fonts that are shipped. What a finger is to hit
has at least 48 dp in both directions on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from companion.games.bronze_heads.moves import Role
from companion.texts import LANGUAGES, catalogue
from companion.ui import theme
from tests.said import dashed
from tests.ui.layout import Layout, lay_out
from tests.ui.wander import GAMES, NAMES, PARTS, PHONE, WALKERS, Screen, screens_of, walked

ROLES = dashed(Role)
CHARACTERS = {say(f"bronze-role-{role}") for say in map(catalogue, LANGUAGES) for role in ROLES}
"""Cut where they stand in a tile: the strip above the tiles has them whole."""
LITTLE = 38
"""In a window smaller than a phone's, where the whole keypad has to stay in sight."""


WAYS = {
    **{game: partial(screens_of, game) for game in GAMES},
    **{f"walks-{part}": partial(walked, part) for part in PARTS},
}


@pytest.fixture(scope="module", params=WAYS)
def layouts(request) -> tuple[tuple[Screen, Layout], ...]:
    """The screens that were come past, each laid out; a name that is too long may be cut."""
    cut = frozenset((*NAMES, *WALKERS, *CHARACTERS))
    return tuple(
        (one, lay_out(one.tree, one.window, one.language, one.scale, cut))
        for one in WAYS[request.param]()
    )


def test_everything_fits(layouts):
    wrong = {
        f"{screen.language}, {screen.window}, {screen.scale:.0%}: {fault}"
        for screen, layout in layouts
        for fault in layout.faults
    }
    assert wrong == set()


def test_every_piece_can_be_hit(layouts):
    def small(screen: Screen, layout: Layout) -> Iterator[str]:
        least = theme.TOUCH if screen.window == PHONE else LITTLE
        for name, size in layout.touched:
            if min(size) < least - 0.01:
                yield f"{name}: {size[0]:.0f} x {size[1]:.0f} at {screen.window}"

    assert {found for each in layouts for found in small(*each)} == set()


# The layout finds what it is there for


def control(kind: str, **props: Any) -> dict[str, Any]:
    return {"_c": kind, **props}


def words(text: str, **props: Any) -> dict[str, Any]:
    style = {"height": 1.5}
    return control("Text", value=text, size=16, font_family="sans-latin", style=style, **props)


def row(*controls: dict[str, Any], **props: Any) -> dict[str, Any]:
    return control("Row", controls=list(controls), spacing=0, **props)


def box(**props: Any) -> dict[str, Any]:
    return control("Container", **props)


def found(tree: dict[str, Any], scale: float = 1.0) -> list[str]:
    return lay_out(box(content=tree, alignment={"x": 0, "y": 0}), (320, 640), "en", scale).faults


@pytest.mark.parametrize(
    "tree",
    [
        words("Short"),
        words("A sentence that goes on over several lines of a narrow phone, and may. " * 3),
        row(box(width=200), box(content=words("takes what is left"), expand=True)),
        row(box(width=300), box(content=words("0"), expand=True)),
        control("Row", controls=[box(width=100, height=48)] * 9, wrap=True),
        control("Column", controls=[box(height=100)] * 9, scroll="hidden"),
        box(content=words("Word", max_lines=1), width=60, height=24),
    ],
    ids=["short", "long", "rest", "a figure", "wrapped", "scrolled", "tight"],
)
def test_what_fits_is_no_fault(tree):
    assert found(tree) == []


@pytest.mark.parametrize(
    "tree",
    [
        row(words("A sentence that is longer than a row is wide, and nothing bends")),
        row(box(content=words("Likewise, since loose without a share is nothing"), expand_loose=1)),
        row(box(width=300), box(content=words("figures"), expand=True)),
        words("A sentence that is longer than its only line can be", max_lines=1),
        box(content=words("Grandmother"), width=60),
        box(content=words("Two words in a low box"), width=80, height=30),
        control("Column", controls=[box(height=100)] * 9, spacing=0),
        control("Row", controls=[box(width=100, height=300)] * 9, wrap=True),
        row(row(box(expand=True), tight=True)),
    ],
    ids=["row", "loose", "broken", "cut", "word", "low", "column", "runs", "endless"],
)
def test_what_does_not_fit_is(tree):
    assert found(tree) != []


def test_what_fits_may_not_with_larger_text():
    tree = box(content=words("Word", max_lines=1), width=60, height=24)
    assert found(tree, scale=2.0) != []


def test_the_size_of_a_piece_is_what_its_parents_leave_it():
    piece = control("GestureDetector", content=box(expand=True, height=40), on_tap_down=True)
    named = control("Semantics", identifier="a.piece", content=piece, expand=True)
    layout = lay_out(row(box(width=200), named), (320, 640), "en")
    assert layout.touched == [("a.piece", (120, 40))]
