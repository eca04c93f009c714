"""Which page of a match lies open, and what is being picked on it. Nothing of it is a move."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.games.good_fortune.view import View
from companion.ui import theme
from companion.ui.look import Do
from companion.ui.parts import link
from companion.ui.play import Play
from companion.ui.score import note, table_head

PICKED = ("pair", "index", "number", "high", "half")
"""What a picker keeps on the board while a tile is being entered."""


def go(play: Play, page: str | None, **more: Any) -> None:
    """Open a page; None leads to the one that the match stands at."""
    fresh(play)
    if page is None:
        play.board.pop("page", None)
    else:
        play.board["page"] = page
    play.board.update(more)


def fresh(play: Play) -> None:
    """Nothing is picked any more."""
    for key in PICKED:
        play.board.pop(key, None)


def seat_of(play: Play) -> int:
    """The player whose collection is on the screen."""
    seat: int = play.board.get("seat", 0)
    return seat


def other_of(seat: int) -> int:
    """The other one of the two."""
    return 1 - seat


def head(play: Play, back: Do | None = None, *, undo: bool = True) -> ft.Control:
    """The header of all pages."""
    return table_head(play, play.look.say("good-fortune-short"), back=back, undo=undo)


def book_link(play: Play, page: str) -> ft.Control:
    """What opens the tile book from a page; the book leads back to it."""
    look = play.look
    open_it = partial(go, play, "book", opened=page)
    return link(look, f"{page}.book", look.say("fortune-book"), open_it, icon="ui-book")


def standing(play: Play, view: View) -> ft.Control:
    """How the series stands."""
    one, other = view.wins
    words = play.look.say(
        "fortune-series",
        one=play.seats[0].name,
        other=play.seats[1].name,
        wins=one,
        losses=other,
        draws=len(view.results) - one - other,
    )
    return note(play.look, "series.standing", words, icon="ui-trophy")


def who(play: Play, seat: int, score: int | None = None) -> ft.Control:
    """Whom a page is about, below its title: token and name, and a figure at the right."""
    look = play.look
    name = ft.Container(look.text(play.seats[seat].name, theme.HEADING, lines=1), expand=True)
    parts: list[ft.Control] = [look.token(play.seats[seat], 30), name]
    if score is not None:
        parts.append(look.text(str(score), theme.FIGURE))
    return ft.Row(parts, spacing=10)
