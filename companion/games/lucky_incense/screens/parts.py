"""What several screens of Lucky First Incense are made of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.frame import header
from companion.ui.look import Do, Look, gap
from companion.ui.parts import icon_button, piece, tap, well
from companion.ui.play import Play
from companion.ui.result_screen import share_buttons
from companion.ui.table_screen import open_menu


def table_head(play: Play, label: str) -> ft.Control:
    """The header of the table's screens: leave, what it is, the menu."""
    look = play.look
    return header(
        look,
        label,
        left=icon_button(look, "header.back", look.say("go-home"), "ui-back", play.desk.back),
        right=ft.Row([*share_buttons(play), _menu(play)], spacing=0, tight=True),
    )


def page_head(play: Play, label: str, back: Do) -> ft.Control:
    """The header of a page that leads back to the table's screen."""
    look = play.look
    play.out = back
    return header(
        look,
        label,
        left=icon_button(look, "page.back", look.say("go-back"), "ui-back", back),
        right=_menu(play),
    )


def _menu(play: Play) -> ft.Control:
    look = play.look
    return icon_button(
        look, "header.menu", look.say("menu-open"), "ui-more", lambda: open_menu(play)
    )


def turn_page(play: Play, **board: object) -> None:
    """Show another page of the table's screen; what it needs is in `board`."""
    play.board.update(board)


def main_page(play: Play) -> None:
    """Back from a page to the table's screen."""
    play.board.pop("page", None)


def onward(play: Play, move: object, **board: object) -> bool:
    """Make a move that leads to another screen, which begins with a clear board."""
    if not play.move(move):
        return False
    play.board.clear()
    play.board.update(board)
    return True


def who(look: Look, seat: Seat, *, size: float = 36, style: theme.Style = theme.STRONG) -> ft.Row:
    """A token and a name, as wide as there is room."""
    return ft.Row(
        [
            look.token(seat, size),
            ft.Container(look.text(seat.name, style, lines=1, most=22), expand=True),
        ],
        spacing=12,
    )


def fitting(words: str, room: float) -> float:
    """The size in dp at which words fit on a line of that width: 13, or less for the longest."""
    return min(theme.CAPTION.size, room / sum(map(_breadth, words)))


def _breadth(sign: str) -> float:
    """How wide a sign of the sans is, in its size; rather too wide than too narrow."""
    if sign > "\u2e7f":
        return 1.0
    return next(
        (wide for signs, wide in _BREADTHS if sign in signs), 0.61 if sign.islower() else 0.7
    )


_BREADTHS = (("ijl ’", 0.3), ("frtI", 0.42), ("mMwW", 0.94))


def label(look: Look, words: str) -> ft.Text:
    """The quiet line above a group."""
    return look.text(words, theme.LABEL, colour=look.c.muted)


def line(look: Look) -> ft.Container:
    """A hairline between rows."""
    return ft.Container(height=1, bgcolor=look.c.hair)


def stepper(
    look: Look,
    area: str,
    which: object,
    words: tuple[str, str],
    count: int,
    step: Callable[[int], object],
) -> ft.Control:
    """Minus in the well, plus raised under the thumb; zero is muted.

    Args:
        look: How to draw.
        area: The beginning of the identifiers, such as `seat` for `seat.more-2`.
        which: The end of the identifiers.
        words: What a screen reader says of less and of more.
        count: The count now.
        step: What a touch does, with -1 or 1.
    """
    compact = look.frame.width < 360
    return well(
        look,
        ft.Row(
            [
                icon_button(look, f"{area}.less-{which}", words[0], "ui-minus", partial(step, -1)),
                ft.Container(
                    ft.Semantics(
                        identifier=f"{area}.count-{which}",
                        content=look.text(
                            str(count),
                            theme.FIGURE,
                            centre=True,
                            size=22 if compact else 24,
                            colour=None if count else look.c.muted,
                        ),
                    ),
                    width=28 if compact else 36,
                ),
                _plus(look, f"{area}.more-{which}", words[1], partial(step, 1)),
            ],
            spacing=0,
            tight=True,
        ),
        padding=2,
        radius=theme.R_KEY,
    )


def _plus(look: Look, identifier: str, words: str, do: Do) -> ft.Control:
    return tap(
        look,
        identifier,
        words,
        piece(
            look,
            look.icon("ui-plus", 24),
            sunk=look.hands.pressed == identifier,
            radius=12,
            width=theme.TOUCH,
            height=theme.TOUCH - 3,
            fill=look.c.raised,
        ),
        do,
    )


def segments(
    look: Look,
    area: str,
    names: Sequence[tuple[str, str, Do | None]],
    chosen: str,
    *,
    done: Collection[str] = (),
) -> ft.Control:
    """Pages side by side in a well, the one that is open raised.

    Args:
        look: How to draw.
        area: The beginning of the identifiers.
        names: For each page its key, its words, and how to open it; None where it cannot be yet.
        chosen: The key of the page that is open.
        done: The keys of those that are complete, which bear a tick.
    """
    c = look.c
    parts: list[ft.Control] = []
    for key, words, do in names:
        on = key == chosen
        name = look.text(
            words,
            theme.LABEL if on else theme.SMALL,
            centre=True,
            lines=1,
            colour=None if do or on else c.muted,
            size=13 if look.frame.compact or len(names) > 3 else 15,
            most=16,
        )
        # In the corner: beside the words there is no room where four stand in a narrow window.
        tick = look.icon("ui-tick", 14, c.accent if key in done else ft.Colors.TRANSPARENT)
        body = ft.Container(
            ft.Stack(
                [
                    ft.Container(name, alignment=ft.Alignment.CENTER),
                    ft.Container(tick, right=3, top=1),
                ],
                fit=ft.StackFit.EXPAND,
            ),
            height=theme.TOUCH,
            bgcolor=c.raised if on else None,
            border=ft.Border.all(2, c.text) if on else None,
            border_radius=theme.R_KEY,
            alignment=ft.Alignment.CENTER,
        )
        parts.append(
            ft.Container(tap(look, f"{area}.{key}", words, body, do, selected=on), expand=True)
        )
    return well(look, ft.Row(parts, spacing=2), padding=1)


def row(
    look: Look,
    identifier: str,
    words: str,
    content: ft.Control,
    do: Do | None,
    *,
    chosen: bool = False,
    faded: bool = False,
) -> ft.Control:
    """A piece as wide as the screen that can be touched."""
    body = piece(
        look,
        content,
        sunk=look.hands.pressed == identifier,
        chosen=chosen,
        ring=look.c.accent,
        padding=10,
        alignment=None,
    )
    if faded:
        body.opacity = 0.4
    return tap(look, identifier, words, body, do, selected=chosen or None)


def stacked(*lines: ft.Control) -> ft.Column:
    """Lines below each other that take the width a row leaves."""
    return ft.Column(
        list(lines), spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER, tight=True
    )


def pill(look: Look, words: str) -> ft.Control:
    """A few words in a rounded well."""
    return ft.Container(
        look.text(words, theme.LABEL, colour=look.c.accent, lines=1, most=15),
        bgcolor=look.c.surface2,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=5),
    )


def centred(*controls: ft.Control, spacing: float = 6) -> ft.Column:
    """Controls below each other, in the middle."""
    return ft.Column(
        list(controls),
        spacing=spacing,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


def spread(controls: Sequence[ft.Control], height: float) -> list[ft.Control]:
    """The controls with equal gaps between them."""
    out: list[ft.Control] = []
    for control in controls:
        out += [control, gap(height)]
    return out[:-1]


def incense_stick(look: Look) -> ft.Control:
    """One incense, glowing."""
    return ft.Container(
        ft.Column(
            [
                ft.Container(width=6, height=6, border_radius=3, bgcolor=look.c.accent),
                ft.Container(width=3, height=17, border_radius=1, bgcolor=look.c.primary),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        width=16,
    )
