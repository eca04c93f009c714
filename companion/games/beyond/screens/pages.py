"""Which page of a match lies open. Nothing of it is a move."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.look import Do
from companion.ui.play import Play
from companion.ui.score import table_head


def go(play: Play, page: str | None, **more: Any) -> None:
    """Open a page; None leads to the one that the match stands at."""
    play.board["typing"] = play.board["seen"] = None
    if page is None:
        play.board.pop("page", None)
    else:
        play.board["page"] = page
    play.board.update(more)


def seat_of(play: Play) -> int:
    """The player on the pad."""
    seat: int = play.board.get("seat", 0)
    return seat


def head(play: Play, back: Do | None = None, *, undo: bool = True) -> ft.Control:
    """The header of all pages."""
    return table_head(play, play.look.say("beyond-short"), back=back, undo=undo)


def who(play: Play, seat: int, figure: str | None = None) -> ft.Control:
    """Whom a page is about: token and name, and a figure at the right."""
    look = play.look
    name = ft.Container(look.text(play.seats[seat].name, theme.HEADING, lines=1), expand=True)
    parts: list[ft.Control] = [look.token(play.seats[seat], 36), name]
    if figure is not None:
        parts.append(look.text(figure, theme.FIGURE))
    return ft.Row(parts, spacing=12)
