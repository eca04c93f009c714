"""The cover of a secret: a card back in the colour of whoever gets the phone, alike for all."""

from __future__ import annotations

import math

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.motion import lowered


def cover(
    look: Look,
    seat: Seat,
    motif: str,
    before: str,
    below: str,
    foot: ft.Control,
    corners: tuple[ft.Control, ft.Control],
) -> ft.Control:
    """The cover: a card back in the player's colour, the name, and the seal. The same for all.

    Args:
        look: How to draw.
        seat: To whom the phone goes.
        motif: The game's pattern, a picture's name.
        before: The words above the name.
        below: A public line such as the round.
        foot: The seal.
        corners: Two quiet icons beside the seal: leave, and the table's menu.
    """
    frame = look.frame
    paint = theme.paint(seat.colour)
    landscape = frame.landscape
    width = frame.width - 24 - (250 if landscape else 0)
    height = frame.height - 24 if landscape else frame.height - (236 if frame.compact else 300)
    width, height = min(width, 560), max(height, 200)
    medallion = min(172, height * 0.33)
    card = ft.Container(
        ft.Stack(
            [
                *_motif(look, motif, paint.ink, width, height),
                ft.Container(
                    ft.Column(
                        [
                            ft.Container(
                                look.icon(f"shapes/{paint.shape}", medallion * 0.56, paint.ink),
                                width=medallion,
                                height=medallion,
                                bgcolor=paint.fill,
                                border=ft.Border.all(1.5, paint.ink),
                                shape=ft.BoxShape.CIRCLE,
                                alignment=ft.Alignment.CENTER,
                            ),
                            ft.Container(
                                ft.Column(
                                    [
                                        look.text(
                                            before,
                                            theme.BUTTON,
                                            colour=paint.ink,
                                            centre=True,
                                            most=24,
                                        ),
                                        ft.Semantics(
                                            identifier="cover.name",
                                            heading_level=1,
                                            content=look.text(
                                                seat.name,
                                                theme.NAME_XL,
                                                colour=paint.ink,
                                                centre=True,
                                                lines=2,
                                                size=name_size(seat.name, width - 64, height),
                                            ),
                                        ),
                                        look.text(
                                            below,
                                            theme.BODY,
                                            colour=paint.ink,
                                            centre=True,
                                            lines=2,
                                            most=22,
                                        ),
                                    ],
                                    spacing=4,
                                    tight=True,
                                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                                ),
                                bgcolor=paint.fill,
                                border_radius=20,
                                padding=ft.Padding.symmetric(horizontal=16, vertical=8),
                            ),
                        ],
                        spacing=medallion * 0.16,
                        alignment=ft.MainAxisAlignment.CENTER,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    width=width,
                    height=height,
                    padding=20,
                ),
            ]
        ),
        width=width,
        height=height,
        bgcolor=paint.fill,
        border_radius=theme.R_COVER,
        border=ft.Border.all(1.5, look.c.outline),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    lowered(look, card, height)
    lower = ft.Stack(
        [
            ft.Container(foot, alignment=ft.Alignment.CENTER),
            ft.Container(corners[0], left=0, bottom=0),
            ft.Container(corners[1], right=0, bottom=0),
        ],
        expand=True,
    )
    arranged: ft.Control
    if landscape:
        arranged = ft.Row([card, lower], expand=True, spacing=10)
    else:
        arranged = ft.Column(
            [gap(4 if frame.compact else 28), card, lower],
            expand=True,
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Container(
        ft.SafeArea(arranged, expand=True), bgcolor=look.c.bg, padding=12, expand=True
    )


_MOTIF = (388, 560)
_MOTIF_STEP = (384, 544)
"""A motif's size in dp, and after how many dp it may be set again: 12 by 17 cells of 32."""


def _motif(look: Look, motif: str, ink: str, width: float, height: float) -> list[ft.Control]:
    """The game's pattern over the whole card, at its own size, as often as it takes."""
    across, down = (
        max(1, math.ceil((room - size) / step) + 1)
        for room, size, step in zip((width, height), _MOTIF, _MOTIF_STEP, strict=True)
    )
    return [
        ft.Image(
            src=look.svg(f"pictures/{motif}"),
            left=x * _MOTIF_STEP[0] + min(0, (width - _MOTIF[0]) / 2),
            top=y * _MOTIF_STEP[1],
            width=_MOTIF[0],
            height=_MOTIF[1],
            color=ft.Colors.with_opacity(0.3, ink),
            color_blend_mode=ft.BlendMode.SRC_IN,
            exclude_from_semantics=True,
        )
        for x in range(across)
        for y in range(down)
    ]


def name_size(name: str, width: float, height: float) -> float:
    """A size in sp at which a name fits on the cover: 60 down to 22, on two lines at most."""
    units = sum(1.0 if ord(char) > 0x2E7F else 0.6 for char in name)
    most = theme.NAME_XL.size if height > 420 else 40
    one_line = width / max(units, 1)
    if one_line >= 28:
        return min(most, one_line)
    longest = max(
        (sum(1.0 if ord(c) > 0x2E7F else 0.6 for c in word) for word in name.split()), default=1
    )
    return max(22, min(28, 2 * width / max(units, 1), width / max(longest, 1)))
