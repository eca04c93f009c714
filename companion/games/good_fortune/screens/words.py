"""Charms, tiles and reasons in words and pictures."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.games.good_fortune.moves import Charm, Pair, Tile
from companion.games.good_fortune.view import Group, Reason
from companion.table.text import Text, text
from companion.texts import Catalogue
from companion.ui.look import Look

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((12, 12),),
    2: ((8, 8), (16, 16)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((8, 8), (16, 8), (8, 16), (16, 16)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((8, 6), (16, 6), (8, 12), (16, 12), (8, 18), (16, 18)),
}
"""Where the pips of each face lie in a box of 24."""


def charm_icon(charm: Charm) -> str:
    """The picture of a charm."""
    return f"charm-{charm}"


def charm(which: Charm) -> Text:
    """A charm's name."""
    return text(f"fortune-charm-{which}")


def pair(which: Pair) -> Text:
    """Two charms by name."""
    one, other = which
    return text("fortune-pair", one=charm(one), other=charm(other))


def tile(which: Tile) -> Text:
    """A tile in words: its charms and its die, and its number where it is known."""
    if which.number is None:
        return text("fortune-tile", pair=pair(which.pair), die=which.die)
    return text("fortune-tile-number", number=which.number, pair=pair(which.pair), die=which.die)


def listed(say: Catalogue, charms: Iterable[Charm]) -> str:
    """Charms by name, one after another."""
    return say.listed(say.say(charm(one)) for one in charms)


def group(say: Catalogue, which: Group) -> str:
    """A group's name: its charm, or that it was sorted by hand."""
    return say("fortune-group-typed") if which.charm is None else say.say(charm(which.charm))


def group_icon(which: Group) -> str:
    """The picture of a group."""
    return "ui-tile" if which.charm is None else charm_icon(which.charm)


def why(say: Catalogue, which: Group) -> str:
    """Why this group was taken when it was."""
    if which.reason is Reason.FULL_TIE and which.tiles == 1:
        return say("fortune-why-alone")
    if which.reason in (Reason.MORE_POINTS, Reason.FULL_TIE):
        others = listed(say, which.rivals)
        return say(f"fortune-why-{which.reason}".replace("_", "-"), others=others)
    return say(f"fortune-why-{which.reason}".replace("_", "-"))


def pips(die: int, size: float, colour: str) -> ft.Image:
    """The pips of a die's face."""
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="2.1"/>' for x, y in _PIPS[die])
    return ft.Image(
        src=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{dots}</svg>',
        width=size,
        height=size,
        color=colour,
        color_blend_mode=ft.BlendMode.SRC_IN,
        exclude_from_semantics=True,
    )


def small_tile(look: Look, which: Tile, size: float = 26) -> ft.Control:
    """A tile as a picture: two charms, its die, and its number where it is known."""
    c = look.c
    one, other = which.pair
    parts: list[ft.Control] = [
        look.icon(charm_icon(one), size, c.text),
        look.icon(charm_icon(other), size, c.text),
        pips(which.die, size, c.primary),
    ]
    if which.number is not None:
        parts.insert(0, look.text(str(which.number), colour=c.muted, size=13, most=16))
    face = ft.Container(
        ft.Row(parts, spacing=3, tight=True),
        bgcolor=c.surface,
        border=ft.Border.all(1, c.hair),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=4),
    )
    silent = ft.Semantics(exclude_semantics=True, content=face)
    return ft.Semantics(label=look.say.say(tile(which)), content=silent)
