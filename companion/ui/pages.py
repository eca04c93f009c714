"""Pages beside the table: what they are to the desk, and the fields and rows they share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import flet as ft

from companion.table.seats import Seat
from companion.table.text import Refused, text
from companion.ui import theme
from companion.ui.frame import header, refusal, screen, title
from companion.ui.look import Do, Look, gap
from companion.ui.parts import icon_button, link

if TYPE_CHECKING:
    from companion.ui.desk import Desk


class Page(ABC):
    """A place beside the table that draws itself.

    Attributes:
        desk: The session.
        leaf: Which of its leaves is open; empty for the first.

    Args:
        desk: The session.
        leave: What leads out of it.
    """

    route: ClassVar[str] = "/evenings"

    def __init__(self, desk: Desk, leave: Do) -> None:
        self.desk = desk
        self.leaf = ""
        self._leave = leave
        self._copied = ("", "")

    def key(self) -> tuple[object, ...]:
        """What makes this another screen when it changes, as far as touches are concerned."""
        return (type(self), self.leaf)

    def close(self) -> bool:
        """One level out: from a leaf to the first one, and from there out of the page."""
        if self.leaf:
            self.leaf = ""
        else:
            self._leave()
        return True

    def turn(self, leaf: str) -> None:
        """Open another leaf."""
        self.leaf = leaf

    @abstractmethod
    def draw(self) -> ft.Control:
        """The screen."""

    def attempt(self, what: Callable[[], object]) -> bool:
        """Do something; where it is refused, say so and return False."""
        try:
            what()
        except Refused as refused:
            self.desk.refuse(refused.why)
            return False
        return True

    def frame(
        self,
        words: str,
        body: Sequence[ft.Control],
        *,
        under: str | None = None,
        dock: Sequence[ft.Control] = (),
    ) -> ft.Control:
        """The page's frame: the way back, a title, what was refused, the content."""
        look = self.look
        head = header(
            look,
            look.say("app-name"),
            left=icon_button(look, "header.back", look.say("go-back"), "ui-back", self.desk.back),
        )
        top = [title(look, words, under=under), gap(14)]
        # Below: a field that moves loses what somebody types who is led by a screen reader.
        refused = self.desk.refused
        foot = refusal(look, refused) if refused else None
        drawn = screen(look, head=head, body=[*top, *body], dock=dock, foot=foot)
        return ft.Container(drawn, key=f"{type(self).__name__}-{self.leaf}", expand=True)

    def copy_link(self, look: Look, identifier: str, words: str) -> ft.Control:
        """What puts words on the clipboard, and says that they are there."""
        done = self._copied == (self.leaf, identifier)
        label = look.say("moving-copied") if done else look.say("moving-copy")
        icon = "ui-tick" if done else "ui-copy"

        def copy() -> None:
            self.desk.page.run_task(self._copy, identifier, words)

        return link(look, identifier, label, copy, icon=icon)

    async def _copy(self, identifier: str, words: str) -> None:
        try:
            await ft.Clipboard().set(words)
        except (RuntimeError, TimeoutError):  # the browser does not let us
            self.desk.refuse(text("refused-copy"))
        else:
            self._copied = (self.leaf, identifier)
        self.desk.changed()

    @property
    def look(self) -> Look:
        """How these pages are drawn now."""
        return self.desk.look("shell")


def field(
    look: Look,
    identifier: str,
    words: str,
    hint: str,
    typed: Callable[[str], None] | None,
    *,
    lines: int = 1,
    fresh: int = 0,
) -> ft.Control:
    """A field under its label; without `typed` it holds words that can be taken along.

    Args:
        look: How to draw.
        identifier: `area.part`.
        words: What stands in it.
        hint: What it is for.
        typed: Hears every change.
        lines: Its height in lines of text.
        fresh: Another number for another field, so that nothing typed carries over.
    """
    inner = look.field(words, typed, key=f"{identifier}-{fresh}", lines=(lines, lines))
    return ft.Column(
        [
            look.text(hint, theme.LABEL, colour=look.c.muted),
            ft.Semantics(identifier=identifier, label=hint, content=inner),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def people_row(look: Look, seats: Sequence[Seat]) -> ft.Control:
    """Who played: each token with its name."""
    pairs: list[ft.Control] = [
        ft.Row(
            [
                look.token(seat, 24),
                ft.Container(look.text(seat.name, theme.DENSE, lines=1), expand_loose=True),
            ],
            spacing=6,
            tight=True,
        )
        for seat in seats
    ]
    return ft.Row(pairs, wrap=True, spacing=14, run_spacing=8)


def rule(look: Look) -> ft.Control:
    """A hairline between rows."""
    return ft.Container(height=1, bgcolor=look.c.hair)
