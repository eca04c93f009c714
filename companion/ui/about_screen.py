"""About the app, inside the app: what it is for, how secrets are kept, what is kept, its rights."""

from __future__ import annotations

from typing import ClassVar

import flet as ft

from companion import __version__
from companion.ui import theme
from companion.ui.look import gap
from companion.ui.pages import Page

SECTIONS = ("secret", "kept", "fair", "rights")


class About(Page):
    """A page to read. It needs neither a network nor a match."""

    route: ClassVar[str] = "/about"

    def draw(self) -> ft.Control:
        """What it is for, then a heading and a paragraph each."""
        look = self.look
        say = look.say
        body: list[ft.Control] = []
        for section in SECTIONS:
            heading = look.text(say(f"about-{section}-title"), theme.HEADING)
            body += [
                ft.Semantics(identifier=f"about.{section}", heading_level=2, content=heading),
                gap(4),
                look.text(say(f"about-{section}")),
                gap(20),
            ]
        body.append(look.text(f"Companion {__version__}", theme.CAPTION, colour=look.c.muted))
        return self.frame(say("about-title"), body, under=say("about-what"))
