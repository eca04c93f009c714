"""The cabinet: twelve tiles of one look, whatever is chosen from them, in secret or in public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Do, Look, gap
from companion.ui.parts import tap

CABINET_TILES = 12


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of the cabinet: two marks and one word; empty tiles sink like all others.

    Attributes:
        which: The end of its identifier, such as `rat`.
        word: The word in the tile.
        whole: The words in the strip while the finger is on it.
        marks: The two pictures.
        seat: A player whose token stands in for the first mark, on public grids alone.
        faded: Used up: drawn at 40 %.
        do: What it stands for; None for an empty one.
    """

    which: str
    word: str
    whole: str
    marks: tuple[str, str] = ("mark-shut", "mark-shut")
    seat: Seat | None = None
    faded: bool = False
    do: Do | None = None


def cabinet(
    look: Look, area: str, tiles: Sequence[Tile], prompt: str, turned: int = 0
) -> ft.Control:
    """Twelve tiles, four a row, under a strip that names what the finger is on.

    Args:
        look: How to draw.
        area: The beginning of the tiles' identifiers, such as `grid`.
        tiles: At most twelve; empty tiles fill the rest.
        prompt: What the strip says while no finger is on a tile.
        turned: By how many places the tiles are moved on, the last ones coming first.
    """
    filled = [*tiles, *(_empty(look, at) for at in range(len(tiles), CABINET_TILES))]
    first_tile = (CABINET_TILES - turned) % CABINET_TILES
    filled = filled[first_tile:] + filled[:first_tile]
    pressed = look.hands.pressed
    strip = next((t.whole for t in filled if pressed == f"{area}.{t.which}"), prompt)
    compact = look.frame.compact
    rows: list[ft.Control] = [
        ft.Container(
            look.text(strip, theme.SECRET, centre=True, lines=1, most=24),
            height=40 if compact else 52,
            bgcolor=look.c.surface2,
            border_radius=26,
            alignment=ft.Alignment.CENTER,
        ),
        gap(6 if compact else 16),
    ]
    for first in range(0, CABINET_TILES, 4):
        rows.append(
            ft.Row(
                [
                    ft.Container(_tile(look, area, tile), expand=True)
                    for tile in filled[first : first + 4]
                ],
                spacing=theme.GAP,
            )
        )
        rows.append(gap(4 if compact else 9))
    return ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _empty(look: Look, at: int) -> Tile:
    word = look.say("tile-empty")
    return Tile(f"empty-{at}", word, word)


def _tile(look: Look, area: str, tile: Tile) -> ft.Control:
    c = look.c
    frame = look.frame
    identifier = f"{area}.{tile.which}"
    sunk = look.hands.pressed == identifier
    lip = 1 if sunk else theme.LIP
    size, high = (24, 34) if frame.compact else (28, 34)
    if frame.landscape:
        size, high = 22, 24
    first: ft.Control = (
        look.token(tile.seat, high)
        if tile.seat
        else ft.Container(
            look.icon(tile.marks[0], size), width=32, height=high, alignment=ft.Alignment.CENTER
        )
    )
    marks: list[ft.Control] = [first]
    if not tile.seat:
        marks.append(
            ft.Container(
                look.icon(tile.marks[1], size), width=30, height=high, alignment=ft.Alignment.CENTER
            )
        )
    height: float = 100 if frame.height >= 860 else 90
    if frame.compact:
        height = 74 if frame.height < 600 else 82
    if frame.landscape:
        height = max(56, (frame.height - 170) / 3 - 7)
    body = ft.Container(
        ft.Column(
            [
                ft.Row(marks, alignment=ft.MainAxisAlignment.CENTER, spacing=0),
                look.text(
                    tile.word,
                    theme.SMALL,
                    centre=True,
                    lines=1,
                    size=13 if frame.compact else 14,
                    most=14 if frame.compact else 16,
                ),
            ],
            spacing=1 if frame.landscape else 4,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=height,
        bgcolor=c.surface,
        border=ft.Border.all(2 if sunk else 1, c.primary if sunk else c.hair),
        border_radius=theme.R_TILE,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, lip)),
        margin=ft.Margin.only(top=theme.LIP - lip, bottom=lip),
        padding=ft.Padding.symmetric(horizontal=2),
        opacity=0.4 if tile.faded else 1,
    )
    return tap(look, identifier, tile.whole, body, tile.do)
