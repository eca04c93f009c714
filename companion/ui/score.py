"""What score pads are made of: the header, steppers, number keys, choices, notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.ui import theme
from companion.ui.chips import NARROW
from companion.ui.frame import header
from companion.ui.look import Do, Look, gap
from companion.ui.parts import icon_button, out_of_use, piece, tap, well
from companion.ui.play import Play
from companion.ui.result_screen import share_buttons
from companion.ui.table_screen import open_menu


def table_head(play: Play, label: str, *, back: Do | None = None, undo: bool = True) -> ft.Control:
    """The header of a score pad: a level out, what it is, the last step back, the menu.

    Args:
        play: The match.
        label: What it is.
        back: To the page before; None leads to the start screen.
        undo: Whether the last step may be taken back here; not on pages beside the match.
    """
    look = play.look
    say = look.say
    narrow = look.frame.width < 360
    share = [] if back else share_buttons(play)
    steps: list[ft.Control] = [] if share else [gap(theme.TOUCH)]
    if undo and play.can_undo and not (share and narrow):  # it is in the menu too
        steps = [icon_button(look, "header.undo", say("menu-undo"), "ui-undo", play.undo)]
    menu = icon_button(look, "header.menu", say("menu-open"), "ui-more", lambda: open_menu(play))
    words = say("go-back") if back else say("go-home")
    out = icon_button(look, "header.back", words, "ui-back", play.desk.back)
    play.out = back
    right = [*share, *steps, menu]
    return header(
        look,
        label,
        left=out
        if narrow or len(right) > 2
        else ft.Row([out, gap(theme.TOUCH)], spacing=0, tight=True),
        right=ft.Row(right, spacing=0, tight=True),
    )


SHORT = 3
"""Letters of a choice that has room beside others in large text."""


@dataclass(frozen=True, slots=True)
class Steps:
    """What a stepper does; None where there is nothing more in that direction.

    Attributes:
        minus: One less.
        plus: One more.
        figure: A touch on the figure itself, or None for a figure that is only read.
        spent: Whether `plus` would be refused: it lies flat, and a touch on it says why.
    """

    minus: Do | None
    plus: Do | None
    figure: Do | None = None
    spent: bool = False


def stepper(
    look: Look,
    which: str,
    label: str,
    value: int,
    steps: Steps,
    *,
    chosen: bool = False,
    low: bool = False,
) -> ft.Control:
    """A count with a minus that lies flat and a plus that is raised, at the right, by the thumb.

    Args:
        look: How to draw.
        which: What comes before `.minus`, `.plus` and `.count` in the identifiers.
        label: What is counted.
        value: The count.
        steps: What touches do.
        chosen: Whether the figure is being typed.
        low: As low as a finger allows, as it is on a small phone.
    """
    c = look.c
    say = look.say
    height = 48 if look.frame.compact or low else 52
    colour = c.text if value else c.muted
    count: ft.Control = ft.Container(
        look.text(str(value), theme.FIGURE, size=24, colour=colour, centre=True, lines=1),
        alignment=ft.Alignment.CENTER,
        height=height,
        border=ft.Border.all(2, c.accent) if chosen else None,
        border_radius=theme.R_KEY,
    )
    words = say("score-count", what=label, count=value)
    if steps.figure is not None:
        count = tap(look, f"{which}.count", words, count, steps.figure)
    else:
        silent = ft.Semantics(exclude_semantics=True, content=count)
        count = ft.Semantics(identifier=f"{which}.count", label=words, content=silent)
    less = _step(
        look, f"{which}.minus", say("score-less", what=label), "ui-minus", steps.minus, height
    )
    more = _step(
        look,
        f"{which}.plus",
        say("score-more", what=label),
        "ui-plus",
        steps.plus,
        height,
        flat=steps.spent,
    )
    return ft.Container(
        ft.Row(
            [
                less,
                ft.Container(count, expand=True),
                more,
            ],
            spacing=0,
        ),
        bgcolor=c.surface2,
        border_radius=theme.R_KEY,
        height=height + theme.LIP,
    )


def _step(
    look: Look,
    identifier: str,
    label: str,
    icon: str,
    do: Do | None,
    height: int,
    *,
    flat: bool = False,
) -> ft.Control:
    c = look.c
    live = do is not None and not flat
    picture = look.icon(icon, 22, c.text if live else c.outline)
    if icon != "ui-plus" or not live:
        well_ = ft.Container(picture, width=48, height=height, alignment=ft.Alignment.CENTER)
        return (
            tap(look, identifier, label, well_, do) if do else out_of_use(identifier, label, well_)
        )
    face = piece(
        look,
        picture,
        sunk=look.hands.pressed == identifier,
        radius=theme.R_KEY,
        width=48,
        height=height,
        fill=c.raised,
    )
    return tap(look, identifier, label, face, do)


def counted(
    look: Look, picture: ft.Control, words: ft.Control, step: ft.Control, *, width: float
) -> ft.Control:
    """A row of a pad: what is counted, and its stepper beside it; in large text below it.

    Args:
        look: How to draw.
        picture: Of what is counted.
        words: Its name, and what there is to say.
        step: The stepper.
        width: Of the stepper beside the words, in dp.
    """
    spacing = 8 if look.frame.inner < NARROW else 12
    what: list[ft.Control] = [picture, ft.Container(words, expand=True)]
    if look.frame.large:
        return ft.Column([ft.Row(what, spacing=spacing), step], spacing=4)
    return ft.Row([*what, ft.Container(step, width=width)], spacing=spacing)


def number_keys(
    look: Look, numbers: Sequence[int], chosen: int | None, choose: Callable[[int], object]
) -> ft.Control:
    """Keys for a count that one tap sets, five in a row."""
    keys = [_number_key(look, number, number == chosen, choose) for number in numbers]
    rows = [keys[at : at + 5] for at in range(0, len(keys), 5)]
    rows[-1] += [ft.Container(expand=True) for _ in range(5 - len(rows[-1]))]
    return ft.Column([ft.Row(row, spacing=8) for row in rows], spacing=4)


def _number_key(
    look: Look, number: int, chosen: bool, choose: Callable[[int], object]
) -> ft.Control:
    identifier = f"number.{number}"
    return ft.Container(
        tap(
            look,
            identifier,
            look.say("key-digit", digit=str(number)),
            piece(
                look,
                look.text(str(number), theme.KEY, size=22, centre=True),
                sunk=look.hands.pressed == identifier,
                chosen=chosen,
                radius=theme.R_KEY,
                height=48,
            ),
            partial(choose, number),
            selected=chosen,
        ),
        expand=True,
    )


def keypad(look: Look, digit: Callable[[str], object], erase: Do, onward: Do) -> ft.Control:
    """Three by four keys of our own; no system keyboard for numbers."""
    say = look.say
    keys: list[list[ft.Control]] = [
        [
            _key(look, key, say("key-digit", digit=key), key, None, partial(digit, key))
            for key in row
        ]
        for row in ("123", "456", "789")
    ]
    keys.append(
        [
            _key(look, "erase", say("key-erase"), None, "ui-erase", erase),
            _key(look, "0", say("key-digit", digit="0"), "0", None, partial(digit, "0")),
            _key(look, "next", say("key-next"), None, "ui-next", onward),
        ]
    )
    return ft.Column(
        [ft.Row(row, spacing=8) for row in keys], spacing=4 if look.frame.compact else 8
    )


def _key(
    look: Look, which: str, label: str, words: str | None, icon: str | None, do: Do
) -> ft.Control:
    identifier = f"keypad.{which}"
    face = look.text(words, theme.KEY, centre=True) if words else look.icon(icon or "", 26)
    return ft.Container(
        tap(
            look,
            identifier,
            label,
            piece(
                look,
                face,
                sunk=look.hands.pressed == identifier,
                radius=theme.R_KEY,
                height=44 if look.frame.compact else 54,
                fill=None if words else look.c.surface2,
            ),
            do,
        ),
        expand=True,
    )


def segments(
    look: Look,
    which: str,
    names: Sequence[str],
    at: int,
    choose: Callable[[int], object],
    *,
    lines: int = 2,
) -> ft.Control:
    """A few choices side by side in a well; the chosen one is raised.

    In large text words stand below each other; names and figures stay side by side.
    """
    c = look.c
    stacked = look.frame.large and lines > 1 and any(len(name) > SHORT for name in names)
    parts: list[ft.Control] = []
    for index, name in enumerate(names):
        on = index == at
        parts.append(
            ft.Container(
                tap(
                    look,
                    f"{which}-{index}",
                    name,
                    ft.Container(
                        look.text(
                            name, theme.LABEL if on else theme.SMALL, centre=True, lines=lines
                        ),
                        height=look.frame.room(theme.TOUCH),
                        bgcolor=c.raised if on else None,
                        border=ft.Border.all(2, c.text) if on else None,
                        border_radius=theme.R_KEY,
                        alignment=ft.Alignment.CENTER,
                        padding=ft.Padding.symmetric(horizontal=4),
                    ),
                    partial(choose, index),
                    selected=on,
                ),
                expand=not stacked,
            )
        )
    across = ft.Column(parts, spacing=4) if stacked else ft.Row(parts, spacing=4)
    return well(look, across, padding=4)


def note(look: Look, which: str, words: str, *, icon: str = "ui-info") -> ft.Control:
    """A sentence in a well, that informs and is not touched."""
    return ft.Semantics(
        identifier=which,
        content=ft.Container(
            ft.Row(
                [
                    look.icon(icon, 22, look.c.accent),
                    ft.Container(look.text(words, theme.DENSE), expand=True),
                ],
                spacing=10,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            bgcolor=look.c.surface2,
            border_radius=theme.R_TILE,
            padding=12,
        ),
    )
