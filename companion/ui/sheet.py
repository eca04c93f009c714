"""A sheet from below that says how something came about, over the screen where it was asked."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.table.seats import Seat
from companion.table.text import Text
from companion.ui import theme
from companion.ui.frame import title
from companion.ui.look import Do, Look, gap
from companion.ui.motion import raised
from companion.ui.parts import button


@dataclass(frozen=True, slots=True)
class Cause:
    """One row of a why-sheet.

    Attributes:
        words: The sentence.
        icon: A picture's name; empty where the player's token stands instead.
        seat: The player it is about, or None.
        figure: What it counts, such as `+1`; empty where nothing is counted.
    """

    words: Text
    icon: str = ""
    seat: Seat | None = None
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Why:
    """How something came about. It is public: no secret ever stands in it.

    Attributes:
        title: What was asked. It is set in the serif, so no player's name may stand in it.
        causes: Row by row.
        rule: The rule behind it.
        total: The line of the sum and the sum, or None where nothing is added up.
    """

    title: Text
    causes: tuple[Cause, ...]
    rule: Text
    total: tuple[Text, str] | None = None


def over(look: Look, below: ft.Control, why: Why, close: Do) -> ft.Control:
    """The screen with the sheet over it; it closes by the button, or by a touch outside.

    Args:
        look: How to draw.
        below: The screen. It is dimmed, and out of reach until the sheet is closed.
        why: What the sheet says.
        close: Takes the sheet away.
    """
    frame = look.frame
    scrim = ft.GestureDetector(
        content=ft.Container(bgcolor=ft.Colors.with_opacity(0.5, ft.Colors.BLACK), expand=True),
        on_tap_up=lambda: look.hands.choose(close),
        exclude_from_semantics=True,
        expand=True,
    )
    room = 9 if frame.landscape or frame.compact else 7
    rows = _rows(look, why)
    foot = ft.Row([button(look, "why.close", look.say("why-close"), close, expand=True)])
    long = _height(look, why) > frame.height * room / 10 - 140
    body: list[ft.Control] = [*rows, gap(16), foot]
    if long:  # a list that scrolls takes all the room there is, so a short one must not
        body = [ft.Column(rows, spacing=0, expand=True, scroll=ft.ScrollMode.HIDDEN), gap(8), foot]
    panel = ft.Container(
        ft.Column(
            body,
            spacing=0,
            tight=not long,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=min(frame.width, theme.READING_WIDTH + 40),
        bgcolor=look.c.bg,
        border=ft.Border.all(1, look.c.hair),
        border_radius=ft.BorderRadius.only(top_left=theme.R_SHEET, top_right=theme.R_SHEET),
        padding=ft.Padding.only(
            left=frame.margin, right=frame.margin, top=20, bottom=12 if frame.compact else 24
        ),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    raised(look, panel)
    return ft.Stack(
        [
            ft.Semantics(exclude_semantics=True, content=below, expand=True),
            scrim,
            ft.Column(
                [
                    ft.Container(expand=10 - room, ignore_interactions=True),
                    ft.Container(panel, expand=room, alignment=ft.Alignment.BOTTOM_CENTER),
                ],
                expand=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ],
        fit=ft.StackFit.EXPAND,
        expand=True,
    )


def _height(look: Look, why: Why) -> float:
    """How high the rows are about, in dp: enough to tell whether they have to scroll."""
    say = look.say
    room = min(look.frame.width, theme.READING_WIDTH) - 2 * look.frame.margin

    def lines(words: Text, width: float) -> int:
        sizes = sum(16.0 if char > "\u2e7f" else 8.5 for char in say.say(words))
        return int(sizes / width) + 1

    causes = sum(12 + max(30, 24 * lines(cause.words, room - 80)) for cause in why.causes)
    total = 0 if why.total is None else 50
    return 60 + causes + total + 22 * lines(why.rule, room)


def _rows(look: Look, why: Why) -> list[ft.Control]:
    say = look.say
    rows: list[ft.Control] = [title(look, say.say(why.title)), gap(8)]
    rows += [_cause(look, at, cause) for at, cause in enumerate(why.causes)]
    if why.total is not None:
        words, figure = why.total
        rows += [
            ft.Container(height=2, bgcolor=look.c.outline, margin=ft.Margin.symmetric(vertical=6)),
            _line(look, "why.total", say.say(words), figure),
        ]
    rows += [
        gap(10),
        ft.Semantics(
            identifier="why.rule",
            content=look.text(say.say(why.rule), theme.DENSE, colour=look.c.muted),
        ),
    ]
    return rows


def _line(look: Look, identifier: str, words: str, figure: str) -> ft.Control:
    return ft.Semantics(
        identifier=identifier,
        content=ft.Row(
            [
                ft.Container(look.text(words, theme.STRONG), expand=True),
                look.text(figure, theme.FIGURE, size=24),
            ],
            spacing=12,
        ),
    )


def _cause(look: Look, at: int, cause: Cause) -> ft.Control:
    picture: ft.Control = gap(30)
    if cause.seat is not None:
        picture = look.token(cause.seat, 30)
    elif cause.icon:
        picture = look.icon(cause.icon, 30, look.c.primary)
    figure = [look.text(cause.figure, theme.STRONG)] if cause.figure else []
    return ft.Semantics(
        identifier=f"why.cause-{at}",
        content=ft.Container(
            ft.Row(
                [
                    picture,
                    ft.Container(look.text(look.say.say(cause.words)), expand=True),
                    *figure,
                ],
                spacing=14,
            ),
            padding=ft.Padding.symmetric(vertical=6),
        ),
    )
