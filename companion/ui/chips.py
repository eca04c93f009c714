"""All players side by side with a figure each, as chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Look
from companion.ui.parts import piece, tap

NARROW = 340
"""The room beside the margins, in dp, below which pieces in a row are smaller."""


def chips(
    look: Look,
    seats: Sequence[Seat],
    figures: Sequence[str],
    at: int | None,
    go: Callable[[int], object],
    *,
    what: str | None = None,
) -> ft.Control:
    """All players side by side with a figure each; the one on the screen is a chosen piece.

    Two have their names beside their tokens, more have them below.

    Args:
        look: How to draw.
        seats: Who plays.
        figures: What is written beside each.
        at: The seat on the screen, or None.
        go: What a touch on a seat does.
        what: What the figures count, for who hears them; None for scores.
    """
    parts: list[ft.Control] = []
    for seat, (who, figure) in enumerate(zip(seats, figures, strict=True)):
        label = look.say("score-of", name=who.name, score=figure)
        if what is not None:
            counted_ = look.say("score-count", what=what, count=figure)
            label = look.say("words-beside", first=who.name, second=counted_)
        on = seat == at
        chip = _chip_beside if len(seats) <= 2 else _chip_below
        identifier = f"chips.{seat}"
        face = chip(look, identifier, who, figure, on)
        touch = tap(look, identifier, label, face, partial(go, seat), selected=on)
        parts.append(ft.Container(touch, expand=True))
    return ft.Row(parts, spacing=8)


def _chip_beside(look: Look, identifier: str, who: Seat, figure: str, on: bool) -> ft.Control:
    """Token, name and figure in a row."""
    narrow = look.frame.inner < NARROW
    # A whole name, before a large one.
    small, most = (14, 18) if narrow else (17, 21)
    name = look.text(who.name, theme.STRONG, lines=1, size=small, most=most)
    value = look.text(figure, theme.FIGURE, size=20 if narrow else 24, lines=1, most=28)
    row = ft.Row(
        [look.token(who, 24 if narrow else 30), ft.Container(name, expand=True), value], spacing=6
    )
    return _chip(look, identifier, row, 52, 8, on)


def _chip_below(look: Look, identifier: str, who: Seat, figure: str, on: bool) -> ft.Control:
    """Token and figure, and the name below them."""
    narrow = look.frame.inner < NARROW
    value = look.text(figure, theme.FIGURE, size=17 if narrow else 22, lines=1, most=0)
    row = ft.Row(
        [look.token(who, 18 if narrow else 24), ft.Container(expand=True), value], spacing=2
    )
    name = look.text(who.name, theme.CAPTION, lines=1, size=12, most=14)
    face = ft.Column([row, name], spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    return _chip(look, identifier, face, 60, ft.Padding.symmetric(horizontal=8), on)


def _chip(
    look: Look,
    identifier: str,
    face: ft.Control,
    height: float,
    padding: ft.PaddingValue,
    on: bool,
) -> ft.Control:
    return piece(
        look,
        face,
        sunk=not on or look.hands.pressed == identifier,
        chosen=on,
        fill=None if on else look.c.surface2,
        height=look.frame.room(height, 1.2),
        padding=padding,
    )
