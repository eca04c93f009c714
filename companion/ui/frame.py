"""The frame of a screen: its header, question, content and dock, and why something was refused."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.motion import brought


def header(
    look: Look,
    label: str,
    *,
    left: ft.Control | None = None,
    right: ft.Control | None = None,
) -> ft.Control:
    """The top line: a label in the middle, at most one 48 dp icon at each side."""
    return ft.Row(
        [
            left or gap(theme.TOUCH),
            ft.Container(
                ft.Semantics(
                    heading_level=2,
                    content=look.text(
                        label, theme.LABEL, colour=look.c.muted, centre=True, lines=1, most=18
                    ),
                ),
                expand=True,
                alignment=ft.Alignment.CENTER,
            ),
            right or gap(theme.TOUCH),
        ],
        height=theme.HEADER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def title(look: Look, words: str, *, under: str | None = None, centre: bool = False) -> ft.Control:
    """The question of the screen, with one quiet line below it at most."""
    size = 22 if look.frame.compact else theme.TITLE.size
    lines: list[ft.Control] = [
        ft.Semantics(
            heading_level=1,
            content=look.text(words, theme.TITLE, centre=centre, size=size, most=28),
        )
    ]
    if under:
        lines.append(look.text(under, theme.BODY, colour=look.c.muted, centre=centre))
    return ft.Column(
        lines,
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER
        if centre
        else ft.CrossAxisAlignment.START,
    )


def refusal(look: Look, words: str | None) -> ft.Control:
    """Why something was refused, in the caption place of the question; empty without a reason."""
    if not words:
        return gap(0)
    return ft.Semantics(
        identifier="refusal",
        live_region=True,
        content=ft.Row(
            [
                look.icon("ui-flag", 20, look.c.danger),
                ft.Container(look.text(words, theme.DENSE, colour=look.c.danger), expand=True),
            ],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
    )


def _dock(beside: bool, buttons: Sequence[ft.Control]) -> ft.Control:
    """The dock's buttons: side by side below the content, one over the other beside it."""
    if not beside:
        return ft.Row(list(buttons), spacing=12)
    for one in buttons:
        if isinstance(one, ft.Container):
            one.width, one.expand = None, None
    return ft.Column(list(buttons), spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def screen(
    look: Look,
    *,
    head: ft.Control | None,
    body: Sequence[ft.Control],
    dock: Sequence[ft.Control] = (),
    foot: ft.Control | None = None,
    scroll: bool = True,
    wide: bool = False,
    refused: str | None = None,
) -> ft.Control:
    """The frame of a screen: header, content that scrolls, and the dock always at one place.

    Args:
        look: How to draw.
        head: The header, or None.
        body: The content from the top down.
        dock: At most one primary and one quiet button.
        foot: What stands above the dock and does not scroll, such as a keypad.
        scroll: Whether the content may scroll; without, it fills what is left.
        wide: Whether it takes the whole width of a large window, rather than a column to read.
        refused: Why something was refused. It stands above the foot: in sight however far the
            content is scrolled, and nothing below a finger moves when it comes or goes.
    """
    frame = look.frame
    whole = frame.width - 2 * frame.margin
    content = ft.Column(
        list(body),
        spacing=0,
        expand=True,
        scroll=ft.ScrollMode.HIDDEN if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    brought(look, content, frame.height - 2 * theme.DOCK)
    bottom: list[ft.Control] = []
    if refused:
        bottom.append(
            ft.Container(refusal(look, refused), padding=ft.Padding.symmetric(vertical=6))
        )
    if foot:
        bottom.append(foot)
    if dock:
        bottom += [gap(8), _dock(frame.landscape, dock)]
    if frame.landscape and bottom:
        main: ft.Control = ft.Row(
            [
                ft.Column([*([head] if head else []), content], expand=True, spacing=0),
                ft.Container(
                    ft.Column(
                        bottom,
                        alignment=ft.MainAxisAlignment.END,
                        spacing=0,
                        scroll=ft.ScrollMode.HIDDEN,
                    ),
                    width=260,
                ),
            ],
            expand=True,
            spacing=20,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        main = ft.Column(
            [*([head] if head else []), content, *bottom],
            expand=True,
            spacing=0,
            width=whole if wide else min(whole, theme.READING_WIDTH + 40),
        )
    below = 12 if frame.landscape or frame.compact else theme.DOCK_BELOW - theme.BUTTON_LIP
    return ft.Container(
        ft.SafeArea(
            ft.Container(main, alignment=ft.Alignment.TOP_CENTER, expand=True), expand=True
        ),
        padding=ft.Padding.only(left=frame.margin, right=frame.margin, top=8, bottom=below),
        bgcolor=look.c.bg,
        expand=True,
    )
