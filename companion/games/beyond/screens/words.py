"""Spirits, cards and figures in words and pictures."""

from __future__ import annotations

from fractions import Fraction

import flet as ft

from companion.games.beyond.moves import LOOSE, Item, Spirit
from companion.table.text import Text, text
from companion.texts import Catalogue
from companion.ui import theme
from companion.ui.play import Play

PICTURES = {
    Spirit.TURTLE_SNAKE: "turtle",
    Spirit.VERMILION_BIRD: "bird",
    Spirit.AZURE_DRAGON: "dragon",
    Spirit.METAL_TIGER: "tiger",
    Spirit.YELLOW_UNICORN: "unicorn",
}
"""The picture of each Spirit, and the name of its colour."""

LOOSE_PICTURES = {
    Item.EXTRA_SPIRITS: "ui-cards",
    Item.NIAN_SHOU: "spirit-nian-shou",
    Item.CAPTURES: "ui-hand",
    Item.TOKENS: "ui-coin",
}
"""The picture of what counts one point each."""


def spirit(which: Spirit) -> Text:
    """A Spirit's name."""
    return text("beyond-spirit-" + PICTURES[which])


def item(which: Item) -> Text:
    """What is counted, by name: a Spirit's patterns, or cards and tokens of a point."""
    if which in LOOSE:
        return text("beyond-item-" + which.replace("_", "-"))
    return spirit(Spirit(which))


def spirit_picture(play: Play, which: Spirit, size: float) -> ft.Image:
    """A Spirit in its own colour."""
    name = PICTURES[which]
    return play.look.icon(f"spirit-{name}", size, theme.spirit(name, play.desk.dark))


def item_picture(play: Play, which: Item, size: float) -> ft.Image:
    """The picture of what is counted."""
    if which in LOOSE:
        return play.look.icon(LOOSE_PICTURES[which], size, play.look.c.text)
    return spirit_picture(play, Spirit(which), size)


def percent(say: Catalogue, chance: Fraction) -> str:
    """A chance in per cent, to a tenth."""
    whole, tenth = divmod(round(chance * 1000), 10)
    return say("beyond-percent", whole=whole, tenth=tenth)


def decimal(say: Catalogue, figure: Fraction) -> str:
    """A figure to a hundredth."""
    whole, rest = divmod(round(figure * 100), 100)
    return say("beyond-decimal", whole=whole, rest=f"{rest:02d}")


def named(play: Play, seats: tuple[int, ...]) -> str:
    """Players by name, one after another."""
    return play.look.say.listed(play.seats[seat].name for seat in seats)
