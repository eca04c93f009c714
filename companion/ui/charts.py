"""Charts: bars with their figures beside them, and the same in words for whoever hears them.

They are drawn from containers: the client that is shipped has no chart of its own in it.
"""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.ui import theme
from companion.ui.look import Do, Look, gap
from companion.ui.parts import tap

_STEPS = 1000
_HEIGHT = 10


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a chart.

    Attributes:
        words: What it stands for.
        figure: Its value as it is written.
        share: How long it is, 0 to 1.
        beyond: How far a paler bar goes on behind it, 0 to 1; below `share` there is none.
    """

    words: str
    figure: str
    share: float
    beyond: float = 0


def bar_row(look: Look, identifier: str, bar: Bar, do: Do | None = None) -> ft.Control:
    """A bar below its words; with `do` it can be touched and leads on.

    Args:
        look: How to draw.
        identifier: `area.part.which`.
        bar: The bar.
        do: What a touch does, or None where nothing lies behind it.
    """
    heard = look.say("figures-line", what=bar.words, figure=bar.figure)
    onward = [look.icon("ui-arrow", 20, look.c.muted)] if do else []
    face = ft.Container(
        ft.Row(
            [
                ft.Column([_words(look, bar), gap(4), _bar(look, bar)], spacing=0, expand=True),
                *onward,
            ],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=9),
    )
    if do is not None:
        return tap(look, identifier, heard, face, do)
    return ft.Semantics(
        identifier=identifier,
        label=heard,
        content=ft.Semantics(exclude_semantics=True, content=face),
    )


def _words(look: Look, bar: Bar) -> ft.Control:
    """The words and, where there is room for both, the figure beside them; else below."""
    size = look.frame.grown(theme.DENSE.size) * look.frame.scale
    letters = sum(1.0 if ord(char) > 0x2E7F else 0.56 for char in bar.words + bar.figure)
    words = look.text(bar.words, theme.DENSE)
    figure = look.text(bar.figure, theme.LABEL, colour=look.c.muted)
    if letters * size > look.frame.inner - 60:
        return ft.Column([words, figure], spacing=0)
    return ft.Row([ft.Container(words, expand=True), figure], spacing=12)


def _bar(look: Look, bar: Bar) -> ft.Control:
    c = look.c
    full = round(min(max(bar.share, 0), 1) * _STEPS)
    more = max(round(min(bar.beyond, 1) * _STEPS) - full, 0)
    parts = [(full, c.accent), (more, c.outline), (_STEPS - full - more, None)]
    pieces: list[ft.Control] = [
        ft.Container(expand=part, bgcolor=colour, height=_HEIGHT) for part, colour in parts if part
    ]
    return ft.Container(
        ft.Row(pieces, spacing=0),
        bgcolor=c.surface2,
        border_radius=_HEIGHT / 2,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        height=_HEIGHT,
    )
