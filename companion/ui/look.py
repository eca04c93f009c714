"""How a screen is drawn: its palette, its window, its language, and the small pieces of type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import flet as ft

from companion.table.seats import Seat
from companion.texts import Catalogue
from companion.ui import assets, theme
from companion.ui.motion import STILL, Motion
from companion.ui.theme import Frame, Palette, Style

FIELD_TEXT = 24
"""What is typed, in dp, however large the device draws text: a field is one line high."""

Do: TypeAlias = Callable[[], object]
"""What a touch stands for; what it returns does not matter."""


class Hands(Protocol):
    """What the pieces of a screen tell about fingers; `Fingers` is what listens."""

    @property
    def pressed(self) -> str | None:
        """The identifier of the piece under the finger."""
        ...

    @property
    def ring(self) -> str | None:
        """The identifier of the piece that the keyboard is at."""
        ...

    def press(self, identifier: str) -> None:
        """A finger came down on a piece."""
        ...

    def lift(self) -> None:
        """The finger slid off, or was taken away."""
        ...

    def choose(self, do: Do) -> None:
        """The finger was lifted on the piece: do what it stands for, once."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that drawing needs to know and rules do not.

    Attributes:
        c: The palette.
        frame: The window.
        say: The catalogue of the language.
        hands: Who listens to fingers.
        motion: How what is drawn moves.
    """

    c: Palette
    frame: Frame
    say: Catalogue
    hands: Hands
    motion: Motion = STILL

    def family(self, style: Style) -> str:
        """The font family of a style in this language."""
        return theme.family(style.family, self.say.language)

    def text(
        self,
        words: str,
        style: Style = theme.BODY,
        *,
        colour: str | None = None,
        centre: bool = False,
        lines: int | None = None,
        size: float | None = None,
        most: float = theme.LARGE_TEXT,
    ) -> ft.Text:
        """Words in a style of the type scale; `text` colour unless another is named.

        However large the device draws text, they are at most `most` dp high.
        """
        return ft.Text(
            words,
            font_family=self.family(style),
            size=self.frame.grown(size or style.size, most),
            style=ft.TextStyle(height=style.line / style.size),
            color=colour or self.c.text,
            text_align=ft.TextAlign.CENTER if centre else ft.TextAlign.START,
            max_lines=lines,
            overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        )

    def field(
        self,
        words: str,
        typed: Callable[[str], None] | None,
        *,
        key: str | None = None,
        hint: str | None = None,
        style: Style = theme.BODY,
        lines: tuple[int, int] = (1, 1),
        focused: bool = False,
        done: Do | None = None,
        before: ft.Control | None = None,
    ) -> ft.TextField:
        """A field to type into.

        Args:
            words: What stands in it.
            typed: Hears all of it after every change; None where it can only be read and copied.
            key: Another key for another field, so that nothing typed carries over.
            hint: What stands there while it is empty.
            style: Of what is typed.
            lines: How high it is at least and at most, in lines of text.
            focused: The keyboard comes up with it.
            done: Hears Enter.
            before: What stands inside, in front of the words.
        """

        def changed(event: ft.Event[ft.TextField]) -> None:
            if typed is not None:
                typed(event.control.value or "")

        def edge(colour: str, width: int) -> ft.OutlineInputBorder:
            return ft.OutlineInputBorder(
                side=ft.BorderSide(width, colour), border_radius=theme.R_KEY
            )

        def type_of(style: Style, colour: str) -> ft.TextStyle:
            size = self.frame.grown(style.size, FIELD_TEXT)
            return ft.TextStyle(size=size, font_family=self.family(style), color=colour)

        least, most = lines
        return ft.TextField(
            key=key,
            value=words,
            hint_text=hint,
            read_only=typed is None,
            autofocus=focused,
            multiline=most > 1,
            min_lines=least,
            max_lines=most,
            on_change=changed,
            on_submit=done,
            prefix_icon=before,
            text_style=type_of(style, self.c.text),
            hint_style=type_of(style, self.c.muted),
            border={
                ft.ControlState.DEFAULT: edge(self.c.outline, 1),
                ft.ControlState.FOCUSED: edge(self.c.accent, 2),
            },
            cursor_color=self.c.accent,
            bgcolor=self.c.surface if typed is not None else self.c.surface2,
            content_padding=ft.Padding.symmetric(horizontal=16, vertical=12),
        )

    def svg(self, name: str) -> str:
        """A picture's text, for what is drawn otherwise than as an icon."""
        return assets.svg(name)

    def icon_wide(self, name: str, width: float, height: float) -> ft.Image:
        """A tinted ornament that is wider than high."""
        return ft.Image(
            src=assets.svg(name),
            width=width,
            height=height,
            fit=ft.BoxFit.CONTAIN,
            color=self.c.muted,
            color_blend_mode=ft.BlendMode.SRC_IN,
            exclude_from_semantics=True,
        )

    def icon(self, name: str, size: float = 24, colour: str | None = None) -> ft.Image:
        """A picture of ours, tinted; screen readers pass it by, its piece has the words."""
        return ft.Image(
            src=assets.svg(f"icons/{name}"),
            width=size,
            height=size,
            color=colour or self.c.text,
            color_blend_mode=ft.BlendMode.SRC_IN,
            exclude_from_semantics=True,
        )

    def token(self, seat: Seat, size: float = 36, *, faded: bool = False) -> ft.Container:
        """A player's token: a disc in the player's colour with the shape that comes with it."""
        paint = theme.paint(seat.colour)
        return ft.Container(
            content=self.icon(f"shapes/{paint.shape}", size * 0.62, paint.ink),
            width=size,
            height=size,
            bgcolor=paint.fill,
            border=ft.Border.all(1.5, self.c.outline),
            shape=ft.BoxShape.CIRCLE,
            alignment=ft.Alignment.CENTER,
            opacity=0.45 if faded else 1,
        )


def gap(height: float = theme.GAP) -> ft.Container:
    """Empty space in a column or a row."""
    return ft.Container(height=height, width=height)


def grow() -> ft.Container:
    """Empty space that takes what is left."""
    return ft.Container(expand=True)
