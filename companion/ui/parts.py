"""Pieces, wells, buttons and links: what every screen is made of."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.look import Do, Look, gap


def tap(
    look: Look,
    identifier: str,
    label: str,
    content: ft.Control,
    do: Do | None,
    *,
    selected: bool | None = None,
) -> ft.Semantics:
    """What can be touched: the finger's press shows, lifting it chooses, sliding off cancels.

    Args:
        look: How to draw.
        identifier: `area.part.which`, the same in every language.
        label: What a screen reader says.
        content: What is seen.
        do: What it stands for; None for a piece that sinks and does nothing.
        selected: Whether it is the chosen one of several; None where nothing is chosen.
    """
    hands = look.hands
    if hands.ring == identifier:
        content = ringed(look, content, theme.R_BUTTON)
    if look.motion.shaken == identifier:
        aside = ft.Matrix4.translation_values(look.motion.shaking, 0, 0)
        content = ft.Container(content, transform=ft.Transform(aside))
    return ft.Semantics(
        identifier=identifier,
        label=label,
        button=True,
        selected=selected,
        exclude_semantics=False,
        content=ft.GestureDetector(
            content=ft.Semantics(exclude_semantics=True, content=content),
            on_tap_down=lambda: hands.press(identifier),
            on_tap_up=lambda: hands.choose(do or _nothing),
            on_tap_cancel=hands.lift,
            mouse_cursor=ft.MouseCursor.CLICK,
        ),
    )


def ringed(look: Look, content: ft.Control, radius: float) -> ft.Control:
    """The piece that the keyboard is at, in its ring: drawn over it, so that nothing moves."""
    edge = ft.Border.all(theme.RING, look.c.accent)
    return ft.Container(
        content, foreground_decoration=ft.BoxDecoration(border=edge, border_radius=radius)
    )


def _nothing() -> None:
    """An empty tile sinks like all others and does nothing."""


def piece(
    look: Look,
    content: ft.Control,
    *,
    sunk: bool = False,
    chosen: bool = False,
    radius: float = theme.R_TILE,
    width: float | None = None,
    height: float | None = None,
    padding: ft.PaddingValue = 0,
    fill: str | None = None,
    ring: str | None = None,
    expand: bool = False,
    alignment: ft.Alignment | None = ft.Alignment.CENTER,
) -> ft.Container:
    """A piece on the table: a flat body, a hairline, a lip below. Touched, it sinks.

    With `alignment` None it is as large as its content, without it takes the room there is.
    The ring of a chosen one is in `primary`, or in the colour `ring`.
    """
    c = look.c
    lip = 1 if sunk or chosen else theme.LIP
    return ft.Container(
        content=content,
        width=width,
        height=height,
        expand=expand,
        padding=padding,
        bgcolor=fill or c.surface,
        border=ft.Border.all(2 if chosen else 1, (ring or c.primary) if chosen else c.hair),
        border_radius=radius,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, lip)),
        margin=ft.Margin.only(top=theme.LIP - lip, bottom=lip),
        alignment=alignment,
        animate=look.motion.along(theme.PRESS if sunk else theme.RELEASE),
    )


def well(
    look: Look,
    content: ft.Control,
    *,
    radius: float = theme.R_TILE,
    padding: float = 12,
    width: float | None = None,
    height: float | None = None,
) -> ft.Container:
    """A well: it holds and informs, and is not touched."""
    return ft.Container(
        content=content,
        bgcolor=look.c.surface2,
        border_radius=radius,
        padding=padding,
        width=width,
        height=height,
        alignment=ft.Alignment.CENTER,
    )


def button(
    look: Look,
    identifier: str,
    words: str,
    do: Do | None,
    *,
    primary: bool = True,
    icon: str | None = None,
    width: float | None = None,
    height: float = theme.DOCK,
    expand: bool = False,
    label: str | None = None,
) -> ft.Control:
    """A button; with `do` None it lies flat and cannot be touched yet.

    Whoever hears it hears `label`, where the words alone do not say what they are about.
    """
    c = look.c
    live = do is not None
    fill = (c.primary if primary else c.surface) if live else c.surface2
    ink = (c.onprimary if primary else c.text) if live else c.muted
    lip_colour = c.primary_lip if primary else c.lip
    sunk = look.hands.pressed == identifier
    lip = (2 if sunk else theme.BUTTON_LIP) if live else 0
    row = ft.Row(
        [
            *([look.icon(icon, 22, ink)] if icon else []),
            ft.Container(
                look.text(words, theme.BUTTON, colour=ink, centre=True, lines=2, most=24),
                expand=True,  # without it `expand_loose` has no effect, and long words are cut
                expand_loose=True,
            ),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=8,
        tight=True,
    )
    body = ft.Container(
        content=row,
        height=look.frame.room(height),
        bgcolor=fill,
        border_radius=theme.R_BUTTON,
        border=None if primary and live else ft.Border.all(1, c.outline if live else c.hair),
        shadow=ft.BoxShadow(blur_radius=0, color=lip_colour, offset=ft.Offset(0, lip))
        if live
        else None,
        # Flat, it stands as high as it will when it is live, so that its words do not jump.
        margin=ft.Margin.only(top=theme.BUTTON_LIP - lip, bottom=lip)
        if live
        else ft.Margin.only(bottom=theme.BUTTON_LIP),
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER,
        animate=look.motion.along(theme.PRESS if sunk else theme.RELEASE),
    )
    piece_: ft.Control = (
        tap(look, identifier, label or words, body, do)
        if live
        else out_of_use(identifier, label or words, body)
    )
    wider = 1.25 if look.frame.width >= 360 else 1.0
    room = None if width is None else look.frame.room(width, wider)
    return ft.Container(piece_, width=room, expand=expand)


def out_of_use(identifier: str, label: str, content: ft.Control) -> ft.Semantics:
    """What cannot be touched now; whoever hears it hears that too."""
    return ft.Semantics(
        identifier=identifier,
        label=label,
        button=True,
        disabled=True,
        content=ft.Semantics(exclude_semantics=True, content=content),
    )


def link(
    look: Look,
    identifier: str,
    words: str,
    do: Do,
    *,
    icon: str | None = None,
    label: str | None = None,
) -> ft.Control:
    """A quiet text button, 48 dp high; what is longer than the screen is wide breaks.

    Whoever hears it hears `label`, where the words alone do not say what they are about.
    """
    c = look.c
    colour = c.accent
    frame = look.frame
    room = frame.inner - (46 if icon else 16)
    size = frame.grown(15) * frame.scale
    wide = sum(1.0 if ord(char) > 0x2E7F else 0.55 for char in words) * size
    runs_over = wide > room
    little = wide + (46 if icon else 16) < theme.TOUCH
    return tap(
        look,
        identifier,
        label or words,
        ft.Container(
            ft.Row(
                [
                    *([look.icon(icon, 22, colour), gap(8)] if icon else []),
                    ft.Container(
                        look.text(words, theme.LABEL, colour=colour, size=15),
                        width=room if runs_over else None,
                    ),
                    ft.Container(width=0, height=theme.TOUCH - 6),
                ],
                spacing=0,
                tight=True,
            ),
            # Over several lines it is as high as they are, and 48 dp with two of usual size.
            height=None if runs_over else theme.TOUCH,
            width=theme.TOUCH if little else None,
            padding=ft.Padding.symmetric(horizontal=8, vertical=3 if runs_over else 0),
            alignment=None if runs_over else ft.Alignment.CENTER_LEFT,
        ),
        do,
    )


def icon_button(
    look: Look, identifier: str, label: str, icon: str, do: Do, *, colour: str | None = None
) -> ft.Control:
    """An icon with a touch area of 48 dp."""
    return tap(
        look,
        identifier,
        label,
        ft.Container(
            look.icon(icon, 24, colour),
            width=theme.TOUCH,
            height=theme.TOUCH,
            alignment=ft.Alignment.CENTER,
        ),
        do,
    )
