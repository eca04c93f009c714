"""The picker: the 21 pairs of charms as a triangle, the 21 numbers as a board, and the die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.games.good_fortune.moves import (
    DIE_MAX,
    DIE_SEEN_MAX,
    NUMBER_MAX,
    RANK,
    Charm,
    Pair,
)
from companion.games.good_fortune.screens import words
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Look
from companion.ui.parts import piece, tap
from companion.ui.play import Play

NUMBERS_A_ROW = 7
SHORT = 660
"""Below this height of the window, in dp, the rows stand closer, so that all seven are in sight."""
ONE_LINE = 30
"""Letters that stand on one line beside a link."""


@dataclass(frozen=True, slots=True)
class Cell:
    """How a pair, or a number, is drawn.

    Attributes:
        mine: The dice of the tiles of whoever is on the screen; empty for none.
        theirs: Who else has such a tile, or None.
        known: The die that the tile book knows, or None.
        current: Whether it is the one being entered.
        number: The tile's number, to be written on it, or None.
    """

    mine: tuple[int, ...] = ()
    theirs: Seat | None = None
    known: int | None = None
    current: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Charms:
    """The charms at the ends of the rows and columns, where they can be touched too.

    Attributes:
        choose: What a touch on one does.
        half: The one that was touched first and waits for the other, or None.
    """

    choose: Callable[[Charm], object]
    half: Charm | None = None


def by_charms(play: Play, choose: Callable[[Pair], object]) -> Charms:
    """Two charms touched one after the other are a pair.

    Args:
        play: The match; its board keeps the first one.
        choose: What a pair does.
    """

    def touch(charm: Charm) -> None:
        half: Charm | None = play.board.get("half")
        play.board["half"] = charm if half is None else None
        if half is not None and half is not charm:
            one, other = sorted((half, charm), key=RANK.__getitem__)
            choose((one, other))

    return Charms(touch, play.board.get("half"))


def pitch(look: Look) -> int:
    """From one column of the triangle to the next, in dp."""
    return min(53, int(look.frame.inner + 5) // len(Charm))


def triangle(
    look: Look,
    cell: Callable[[Pair], Cell],
    choose: Callable[[Pair], object],
    *,
    corner: ft.Control | None = None,
    lit: Sequence[Charm] = (),
    charms: Charms | None = None,
) -> ft.Control:
    """Every pair once, in the row of the one charm and the column of the other.

    Args:
        look: How to draw.
        cell: How a pair is drawn.
        choose: What a touch on a pair does.
        corner: What stands in the free corner, top right.
        lit: The charms of the diagonal that are picked out.
        charms: How those are touched; None where only pairs are.
    """
    wide = pitch(look)
    high = 46 if look.frame.height < SHORT else 50 if look.frame.compact else 53
    parts: list[ft.Control] = []
    for row, charm in enumerate(Charm):
        for column, other in enumerate(tuple(Charm)[:row]):
            key = (other, charm)
            parts.append(
                ft.Container(
                    _cell(look, key, cell(key), (wide - 5, high - 5), choose),
                    left=column * wide,
                    top=row * high,
                )
            )
        parts.append(
            ft.Container(
                _charm(look, charm, (wide - 5, high - 5), charm in lit, charms),
                left=row * wide,
                top=row * high,
            )
        )
    if corner is not None:
        parts.append(ft.Container(corner, right=0, top=0))
    return ft.Stack(parts, height=high * len(Charm), width=look.frame.inner)


def _charm(
    look: Look, charm: Charm, size: tuple[float, float], lit: bool, charms: Charms | None
) -> ft.Control:
    wide, high = size
    half = charms is not None and charms.half is charm
    colour = look.c.primary if lit or half else look.c.text
    face = ft.Container(
        look.icon(words.charm_icon(charm), min(36, wide - 3), colour),
        width=wide,
        height=high,
        border=ft.Border.all(2, look.c.primary) if half else None,
        border_radius=theme.R_KEY,
        alignment=ft.Alignment.CENTER,
    )
    if charms is None:
        return face
    name = look.say.say(words.charm(charm))
    return tap(look, f"charm.{charm}", name, face, partial(charms.choose, charm), selected=half)


def _cell(
    look: Look,
    pair: Pair,
    cell: Cell,
    size: tuple[float, float],
    choose: Callable[[Pair], object],
) -> ft.Control:
    one, other = pair
    label = look.say.say(words.pair(pair))
    return _key(look, f"pair.{one}-{other}", label, cell, size, None, partial(choose, pair))


def numbers(look: Look, cell: Callable[[int], Cell], choose: Callable[[int], object]) -> ft.Control:
    """The numbers 1 to 21, seven in a row."""
    wide = pitch(look)
    keys = [
        _key(
            look,
            f"number.{number}",
            look.say("key-digit", digit=str(number)),
            cell(number),
            (wide - 5, 56),
            str(number),
            partial(choose, number),
        )
        for number in range(1, NUMBER_MAX + 1)
    ]
    rows = [keys[at : at + NUMBERS_A_ROW] for at in range(0, NUMBER_MAX, NUMBERS_A_ROW)]
    return ft.Column([ft.Row(row, spacing=5) for row in rows], spacing=4)


def _key(
    look: Look,
    identifier: str,
    label: str,
    cell: Cell,
    size: tuple[float, float],
    number: str | None,
    do: Callable[[], object],
) -> ft.Control:
    """A pair or a number: a white key is free, a red one is mine, a well is theirs."""
    c = look.c
    wide, high = size
    mine, theirs = bool(cell.mine), cell.theirs is not None and not cell.mine
    if mine:
        fill = c.surface if cell.current else c.primary
    else:
        fill = c.surface2 if theirs else c.surface
    ink = c.onprimary if mine and not cell.current else c.primary if cell.current else c.muted
    said = [
        label
        if cell.number is None
        else look.say("words-beside", first=str(cell.number), second=label)
    ]
    if cell.mine:
        dice = look.say.listed(map(str, cell.mine))
        said.append(look.say("fortune-cell-mine", dice=dice))
    if cell.theirs is not None:
        said.append(look.say("fortune-cell-theirs", name=cell.theirs.name))
    body = piece(
        look,
        _face(look, cell, number, ink),
        sunk=look.hands.pressed == identifier or theirs,
        chosen=cell.current,
        radius=theme.R_KEY if wide > 40 else 11,
        width=wide,
        height=high - theme.LIP,
        fill=fill,
    )
    if mine and not cell.current:
        body.border = None
        body.shadow = ft.BoxShadow(blur_radius=0, color=c.primary_lip, offset=ft.Offset(0, 2))
    return tap(look, identifier, look.say.listed(said), body, do, selected=cell.current or None)


def _face(look: Look, cell: Cell, number: str | None, ink: str) -> ft.Control:
    if number is not None:
        colour = ink if cell.mine or cell.current else look.c.text
        bare = cell.known is None and not cell.mine
        return look.text(
            number, theme.SMALL if bare else theme.STRONG, colour=look.c.muted if bare else colour
        )
    if len(cell.mine) > 1:
        return look.text("+".join(map(str, cell.mine)), theme.LABEL, colour=ink, lines=1, size=13)
    if cell.mine:
        return _pips(look, cell.mine[0], cell.number, ink)
    if cell.theirs is not None:
        return look.token(cell.theirs, 22)
    if cell.known is not None:
        return words.pips(cell.known, 26, look.c.outline)
    return ft.Container()


def _pips(look: Look, die: int, number: int | None, ink: str) -> ft.Control:
    if number is None:
        return words.pips(die, 38, ink)
    figure = look.text(str(number), theme.CAPTION, colour=ink, size=12, most=13, lines=1)
    return ft.Column(
        [figure, words.pips(die, 19, ink)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def die_line(look: Look, words_: str, *beside: ft.Control, quiet: bool = False) -> ft.Control:
    """What the die is asked for, above its keys, at one height so that they stay in place."""
    small = look.frame.compact
    long = small or len(beside) > 1 or len(words_) > ONE_LINE
    said = look.text(
        words_,
        theme.LABEL if long else theme.STRONG,
        colour=look.c.muted if quiet else None,
        lines=2,
        most=16 if beside and long else 22,
    )
    return ft.Row(
        [ft.Container(said, expand=True), *beside],
        height=look.frame.room(40 if small else 48),
        spacing=6,
    )


def die_keys(
    look: Look, play: Play, chosen: int | None, choose: Callable[[int], object] | None
) -> ft.Control:
    """The die: 1 to 4 as they are seen, and behind one more key what a die has besides.

    Args:
        look: How to draw.
        play: The match; its board keeps whether the high dice are shown.
        chosen: The die of the tile being corrected, or None.
        choose: What a die does; None while no pair is chosen, and the keys lie flat.
    """
    high = bool(play.board.get("high")) or (chosen or 0) > DIE_SEEN_MAX
    faces = range(DIE_SEEN_MAX + 1, DIE_MAX + 1) if high else range(1, DIE_SEEN_MAX + 1)
    keys: list[ft.Control] = [
        ft.Container(_die(look, die, die == chosen, choose), expand=True) for die in faces
    ]
    other = look.say("fortune-dice-low" if high else "fortune-dice-high")
    low = "fortune-dice-low-short" if high else "fortune-dice-high-short"
    keys.append(
        tap(
            look,
            "die.more",
            other,
            ft.Container(
                look.text(look.say(low), theme.LABEL, colour=look.c.accent, centre=True, most=18),
                width=theme.TOUCH,
                height=theme.TOUCH,
                alignment=ft.Alignment.CENTER,
            ),
            lambda: play.board.update(high=not high),
        )
    )
    return ft.Row(keys, spacing=8)


def _die(look: Look, die: int, chosen: bool, choose: Callable[[int], object] | None) -> ft.Control:
    c = look.c
    identifier = f"die.{die}"
    height = 46 if look.frame.compact else 58
    colour = c.onprimary if chosen else c.text if choose else c.outline
    body = piece(
        look,
        words.pips(die, 44, colour),
        sunk=choose is None or look.hands.pressed == identifier,
        radius=theme.R_KEY,
        height=height,
        fill=c.primary if chosen else c.surface if choose else c.surface2,
    )
    label = look.say("fortune-die", die=die)
    return tap(look, identifier, label, body, choose and partial(choose, die), selected=chosen)
