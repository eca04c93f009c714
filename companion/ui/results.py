"""What results are made of: the winner, ranks with bars, and how each figure came about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.motion import FIGURES, NAMES, PICTURE, crowned
from companion.ui.parts import piece, tap


def winner(look: Look, picture: str, line: str, seats: Sequence[Seat]) -> ft.Control:
    """Who has won: a picture of the game, a quiet line, the names with their tokens.

    Args:
        look: How to draw.
        picture: A picture's name below the assets.
        line: What is said above the names.
        seats: The winners.
    """
    small = look.frame.compact or look.frame.landscape
    longest = max((len(seat.name) for seat in seats), default=0)
    size = 52 if longest <= 8 and len(seats) == 1 else 34 if longest <= 12 else 24
    names: list[ft.Control] = [
        ft.Row(
            [
                look.token(seat, 40 if size > 30 else 30),
                ft.Container(
                    look.text(seat.name, theme.FIGURE_XL, size=size, lines=2), expand_loose=True
                ),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=14,
            tight=True,
        )
        for seat in seats
    ]
    height = 112 if small else 200
    return ft.Column(
        [
            crowned(
                look,
                PICTURE,
                ft.Container(
                    ft.Image(
                        src=look.svg(picture),
                        width=look.frame.inner,
                        height=height,
                        fit=ft.BoxFit.COVER,
                        exclude_from_semantics=True,
                    ),
                    border_radius=22,
                    clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
                    height=height,
                ),
            ),
            gap(8),
            look.text(line, colour=look.c.muted, centre=True),
            ft.Semantics(
                identifier="over.winner",
                # Several tokens stand below each other.
                content=crowned(
                    look,
                    NAMES,
                    ft.Column(names, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.START),
                ),
            ),
        ],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@dataclass(frozen=True, slots=True)
class Rank:
    """A row of a result.

    Attributes:
        seat: The seat's number.
        place: From 1; players who are level share it.
        parts: The parts of the score, for the bar.
        total: The score.
        first: Whether the row has the winner's ring.
    """

    seat: int
    place: int
    parts: tuple[int, ...]
    total: int
    first: bool


def ranking(
    look: Look, seats: Sequence[Seat], ranks: Sequence[Rank], ask: Callable[[int], object]
) -> ft.Control:
    """The rows of a result; each can be asked how its total came about."""
    most = max((rank.total for rank in ranks), default=0) or 1
    rows: list[ft.Control] = [_rank(look, seats, rank, most, ask) for rank in ranks]
    return crowned(look, FIGURES, ft.Column(rows, spacing=6))


def _rank(
    look: Look, seats: Sequence[Seat], rank: Rank, most: int, ask: Callable[[int], object]
) -> ft.Control:
    c = look.c
    who = seats[rank.seat]
    identifier = f"over.rank-{rank.seat}"
    tones = _tones(look)
    bar = [
        ft.Container(
            expand=part,
            height=7,
            bgcolor=tones[at % len(tones)],
            border_radius=4,
        )
        for at, part in enumerate(rank.parts)
        if part
    ]
    rest = most - rank.total
    face = ft.Row(
        [
            look.text(str(rank.place), theme.HEADING, size=18, colour=c.muted),
            look.token(who, 34),
            ft.Column(
                [
                    look.text(who.name, theme.STRONG, lines=1),
                    ft.Row(
                        [*bar, *([ft.Container(expand=rest)] if rest > 0 else [])],
                        spacing=3,
                    ),
                ],
                spacing=4,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            look.text(str(rank.total), theme.FIGURE),
            look.icon("ui-why", 20, c.accent),
        ],
        spacing=12,
    )
    return tap(
        look,
        identifier,
        look.say("score-why", name=who.name, score=rank.total),
        piece(
            look,
            face,
            sunk=look.hands.pressed == identifier,
            chosen=rank.first,
            height=look.frame.room(68),
            padding=10,
        ),
        partial(ask, rank.seat),
    )


def _tones(look: Look) -> tuple[str, ...]:
    """The colours of the parts of a bar, of different lightness."""
    c = look.c
    return c.accent, c.primary, c.muted, c.outline


def legend(look: Look, names: Sequence[str]) -> ft.Control:
    """What the parts of the bars are, in their order."""
    parts = [
        ft.Row(
            [
                ft.Container(width=18, height=7, bgcolor=tone, border_radius=4),
                look.text(name, theme.SMALL, colour=look.c.muted),
            ],
            spacing=6,
            tight=True,
        )
        for name, tone in zip(names, _tones(look), strict=False)
    ]
    return ft.Row(list(parts), wrap=True, spacing=16, run_spacing=4)


def cause_row(
    look: Look, picture: ft.Control, words: str, figure: str, why: str | None = None
) -> ft.Control:
    """A row of a why-sheet: a picture, a sentence, the figure at the right."""
    lines: list[ft.Control] = [look.text(words, theme.STRONG)]
    if why:
        lines.append(look.text(why, theme.SMALL, colour=look.c.muted))
    return ft.Container(
        ft.Row(
            [
                ft.Container(picture, width=36, alignment=ft.Alignment.CENTER),
                ft.Column(lines, spacing=0, expand=True),
                look.text(figure, theme.FIGURE, size=22),
            ],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=8),
    )


def sum_row(look: Look, words: str, total: int) -> ft.Control:
    """The line below the causes, and the sum."""
    return ft.Column(
        [
            ft.Container(height=2, bgcolor=look.c.outline),
            ft.Row(
                [
                    ft.Container(look.text(words, theme.STRONG), expand=True),
                    ft.Semantics(
                        identifier="why.total",
                        content=look.text(str(total), theme.FIGURE),
                    ),
                ]
            ),
        ],
        spacing=6,
    )
