"""Pieces, wells, buttons and the frame of a screen: what every screen is made of."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui import theme
from companion.ui.look import Do, Look, gap
from companion.ui.motion import brought


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
