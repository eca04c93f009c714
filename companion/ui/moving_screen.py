"""A match under way goes to another phone, or comes from one."""

from __future__ import annotations

import re
from functools import partial
from typing import ClassVar

import flet as ft

from companion.games import registry
from companion.share.codes import Collected
from companion.share.moving import Parcel, receive, unwrap, wrap
from companion.share.qr import qr_svg
from companion.store.history import mark_moved
from companion.store.matches import utc_now
from companion.store.record import Saved
from companion.table.text import text
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.pages import Page, field
from companion.ui.parts import button, link, well

CODE_WIDTH = 340
"""The most that a code is wide: enough for a camera, and no wider than a hand."""

_CODES = re.compile(r"(?=CMPN\d{1,4}[:.])")


def send(desk: Desk, match_id: str, leave: Do) -> None:
    """Open the page from which another phone takes a match.

    Args:
        desk: The session.
        match_id: The match.
        leave: What leads back from there.
    """
    desk.visit(match_id, lambda saved: Sending(desk, saved, leave))


class Sending(Page):
    """Codes, text and passphrase of one match.

    Attributes:
        parcel: What the other phone gets; made once.
        at: The code that is shown, from 0.
    """

    route: ClassVar[str] = "/send"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        self._id = saved.id
        self.parcel: Parcel = wrap(saved)
        self.at = 0

    def draw(self) -> ft.Control:
        """The codes one by one, the text, the passphrase."""
        look = self.look
        say = look.say
        codes = self.parcel.codes
        body: list[ft.Control] = [code(look, codes[self.at])]
        if len(codes) > 1:
            body += [gap(6), self._pager(look)]
        body += [
            gap(16),
            look.text(say("moving-passphrase"), theme.LABEL, colour=look.c.muted),
            gap(6),
            well(
                look,
                ft.Semantics(
                    identifier="send.passphrase",
                    content=look.text(self.parcel.passphrase, theme.HEADING, size=26, centre=True),
                ),
            ),
            gap(6),
            look.text(say("moving-passphrase-why"), theme.SMALL, colour=look.c.muted),
            gap(16),
            field(look, "send.text", self.parcel.text, say("moving-text"), None),
            self.copy_link(look, "send.copy", self.parcel.text),
            gap(8),
            look.text(say("moving-done-why"), theme.SMALL, colour=look.c.muted),
        ]
        dock = [button(look, "send.done", say("moving-done"), self._done, expand=True)]
        return self.frame(say("moving-send"), body, under=say("moving-send-why"), dock=dock)

    def _pager(self, look: Look) -> ft.Control:
        count = len(self.parcel.codes)
        words = look.say("moving-code", number=self.at + 1, count=count)
        return ft.Row(
            [
                ft.Container(look.text(words, theme.STRONG), expand=True),
                link(look, "send.next", look.say("moving-next"), self._next, icon="ui-arrow"),
            ]
        )

    def _next(self) -> None:
        self.at = (self.at + 1) % len(self.parcel.codes)

    def _done(self) -> None:
        matches = self.desk.matches
        if self.attempt(lambda: mark_moved(matches, matches.open(self._id), utc_now())):
            self.desk.enter(self._id)


def code(look: Look, words: str) -> ft.Control:
    """A code for a camera, dark on light in every theme."""
    width = min(look.frame.inner, CODE_WIDTH)
    if look.frame.landscape:
        width = min(width, look.frame.height * 0.7)
    return ft.Row(
        [
            ft.Container(
                ft.Image(
                    src=qr_svg(words),
                    width=width,
                    height=width,
                    exclude_from_semantics=True,
                ),
                border_radius=theme.R_TILE,
                clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )


class Receiving(Page):
    """Codes that come in one by one, and the passphrase that opens them.

    Attributes:
        collected: What has been read so far.
        pasted: What is in the field.
        passphrase: The passphrase as it is typed.
    """

    route: ClassVar[str] = "/receive"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.go_home)
        self.collected = Collected()
        self.pasted = ""
        self.passphrase = ""
        self._fresh = 0

    def key(self) -> tuple[object, ...]:
        """Once all is here it is another screen."""
        return (*super().key(), self.collected.complete)

    def draw(self) -> ft.Control:
        """The field for what comes in; once it is whole the one for the passphrase."""
        return self._open() if self.collected.complete else self._collect()

    def _collect(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = []
        if self.collected.parts:
            numbers = say.listed(str(number) for number in self.collected.missing)
            have, count = len(self.collected.parts), self.collected.count
            so_far = say("moving-so-far", have=have, count=count, numbers=numbers)
            body += [look.text(so_far, theme.STRONG), gap(12)]
        body.append(
            field(
                look,
                "receive.field",
                self.pasted,
                say("moving-paste"),
                self._paste,
                lines=5,
                fresh=self._fresh,
            )
        )
        if self.collected.parts:
            body += [gap(8), self._afresh_link(look)]
        dock = [button(look, "receive.take", say("moving-take"), self._take, expand=True)]
        return self.frame(say("moving-receive"), body, under=say("moving-receive-why"), dock=dock)

    def _afresh_link(self, look: Look) -> ft.Control:
        words = look.say("moving-afresh")
        return link(look, "receive.afresh", words, self._start_afresh, icon="ui-undo")

    def _start_afresh(self) -> None:
        self.collected = Collected()
        self._empty()
        self.passphrase = ""

    def _empty(self) -> None:
        self.pasted = ""
        self._fresh += 1

    def _paste(self, words: str) -> None:
        self.pasted = words

    def _take(self) -> None:
        before = self.collected
        parts = [part for part in _CODES.split(self.pasted) if part.strip()]
        if not self.attempt(lambda: self._read(parts or [""])):
            return
        if self.collected == before:
            self.desk.refuse(text("moving-twice"))
        self._empty()

    def _read(self, parts: list[str]) -> None:
        """All of them or none."""
        collected = self.collected
        for part in parts:
            collected = collected.with_part(part)
        self.collected = collected

    def _open(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            field(
                look,
                "receive.passphrase",
                self.passphrase,
                say("moving-passphrase"),
                partial(setattr, self, "passphrase"),
            ),
            gap(8),
            self._afresh_link(look),
        ]
        dock = [button(look, "receive.open", say("moving-open"), self._unwrap, expand=True)]
        return self.frame(say("moving-receive"), body, under=say("moving-complete"), dock=dock)

    def _unwrap(self) -> None:
        def keep() -> None:
            saved = unwrap(self.collected, self.passphrase, registry.game)
            receive(self.desk.matches, saved)
            self.desk.remember(saved.match.setting.seats)
            self.desk.enter(saved.id)

        self.attempt(keep)
