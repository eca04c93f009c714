"""The result of a finished match for others: a picture, a code for a camera, and for BG Stats."""

from __future__ import annotations

import json
from datetime import timedelta
from functools import partial
from typing import ClassVar, Final

import flet as ft

from companion.games import parts, registry
from companion.share.bgstats import Details, play_record
from companion.share.bgstats import link as bgstats_link
from companion.share.result import places, result_text
from companion.store.record import Head, Saved
from companion.table.fairness import trail_code
from companion.table.seats import Seat
from companion.table.text import Refused, text
from companion.texts import LANGUAGES, catalogue
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.moving_screen import code
from companion.ui.pages import Page, field
from companion.ui.parts import button, icon_button
from companion.ui.play import Play

SHARPNESS: Final = 3.0
"""Pixels of the picture for each dp of it on the screen."""
CARD_WIDTH: Final = 400
EVENING: Final = timedelta(hours=8)
"""A match that took longer was left lying in between, and its length says nothing."""


def share_buttons(play: Play) -> list[ft.Control]:
    """For the header of a result: the way to share it; nothing while the match is under way."""
    if not play.over:
        return []
    look = play.look
    say = look.say
    return [icon_button(look, "header.share", say("result-open"), "ui-share", partial(_show, play))]


def _show(play: Play) -> None:
    desk = play.desk
    try:
        saved = desk.matches.open(play.id)
    except Refused as refused:
        desk.refuse(refused.why)
        return
    desk.place = ResultPage(desk, saved, lambda: desk.enter(play.id))


class ResultPage(Page):
    """The result as a picture, as a code and as a text.

    Attributes:
        words: The text.
    """

    route: ClassVar[str] = "/result"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        say = self.look.say
        self._head = head = saved.head
        assert head.outcome is not None
        self.words = result_text(
            say.say,
            say(f"{head.game}-short"),
            head.changed.astimezone(),
            head.seats,
            head.outcome,
            trail_code(saved.match),
        )
        self._card: ft.Screenshot | None = None

    def draw(self) -> ft.Control:
        """The picture above, the code and the text below."""
        look = self.look
        say = look.say
        own = self.desk.look(registry.screens(self._head.game).theme)
        self._card = ft.Screenshot(picture(own, self._head))
        body: list[ft.Control] = [
            ft.Semantics(
                identifier="result.card",
                label=self.words,
                content=ft.Semantics(
                    exclude_semantics=True,
                    content=ft.Row([self._card], alignment=ft.MainAxisAlignment.CENTER),
                ),
            ),
            gap(24),
            look.text(say("result-code-below"), theme.LABEL, colour=look.c.muted),
            gap(8),
            code(look, self.words),
            gap(16),
            field(look, "result.text", self.words, say("exchange-text"), None, lines=6),
            self.copy_link(look, "result.copy", self.words),
        ]
        words = say("result-picture-share" if self._shares else "result-picture")
        save = partial(self.desk.page.run_task, self._save)
        icon = "ui-share" if self._shares else "ui-save"
        dock = [button(look, "result.picture", words, save, icon=icon, expand=True)]
        return self.frame(say("result-title"), body, under=say("result-why"), dock=dock)

    @property
    def _shares(self) -> bool:
        """Whether the device has a sheet for what is shared; elsewhere the picture is a file."""
        page = self.desk.page
        return not page.web and bool(page.platform and page.platform.is_mobile())

    async def _save(self) -> None:
        """Make the picture from the card on the screen, and give it away."""
        assert self._card is not None
        day = self._head.changed.astimezone().date().isoformat()
        name = f"{self._head.game}-{day}.png"
        try:
            data = await self._card.capture(pixel_ratio=SHARPNESS)
            if self._shares:
                file = ft.ShareFile.from_bytes(data, mime_type="image/png", name=name)
                await ft.Share().share_files([file])
            else:
                await ft.FilePicker().save_file(file_name=name, src_bytes=data)
        except (RuntimeError, TimeoutError, OSError):  # there is no such thing on this device
            self.desk.refuse(text("refused-save"))
            self.desk.changed()


def picture(look: Look, head: Head) -> ft.Control:
    """The card: the game, the day and the place, and everybody with what they have.

    Args:
        look: In the colours of the game.
        head: Of a finished match.
    """
    assert head.outcome is not None
    say = look.say
    c = look.c
    width = min(look.frame.inner, CARD_WIDTH)
    day = head.changed.astimezone().date().isoformat()
    under = say("words-beside", first=day, second=head.about.place) if head.about.place else day
    rows = [
        _row(look, head.seats[at], head.outcome.scores[at], at in head.outcome.winners)
        for at in places(head.outcome)
    ]
    return ft.Container(
        ft.Column(
            [
                ft.Container(
                    ft.Image(
                        src=look.svg(f"pictures/{registry.screens(head.game).poster}"),
                        width=width,
                        height=width * 0.36,
                        fit=ft.BoxFit.COVER,
                    ),
                    height=width * 0.36,
                    clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
                ),
                ft.Container(
                    ft.Column(
                        [
                            look.text(say(f"{head.game}-short"), theme.TITLE, size=26, most=34),
                            look.text(under, theme.SMALL, colour=c.muted, most=22),
                            gap(12),
                            *rows,
                        ],
                        spacing=0,
                    ),
                    padding=ft.Padding.only(left=20, right=20, top=14, bottom=18),
                ),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=width,
        bgcolor=c.surface,
        border=ft.Border.all(1, c.hair),
    )


def _row(look: Look, seat: Seat, points: int | None, won: bool) -> ft.Control:
    """A line of the card; who has won has the cup."""
    c = look.c
    figure = [] if points is None else [look.text(str(points), theme.FIGURE, size=24, most=32)]
    return ft.Container(
        ft.Row(
            [
                look.token(seat, 30),
                ft.Container(
                    look.text(seat.name, theme.STRONG if won else theme.BODY, most=24), expand=True
                ),
                *([look.icon("ui-trophy", 22, c.accent)] if won else []),
                *figure,
            ],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=6),
    )


class ToBgStats(Page):
    """What hands a match to BG Stats: its play record, and that record as a link.

    Attributes:
        record: The record as JSON text.
        link: The link.
    """

    route: ClassVar[str] = "/bg-stats"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        record = play_record(saved.id, saved.head, details(saved))
        self.record = json.dumps(record, ensure_ascii=False, indent=1)
        self.link = bgstats_link(record)

    def draw(self) -> ft.Control:
        """The link, to be opened or copied."""
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            field(look, "bgstats.link", self.link, say("bgstats-link"), None, lines=4),
            self.copy_link(look, "bgstats.copy", self.link),
            gap(16),
            field(look, "bgstats.record", self.record, say("bgstats-record"), None, lines=6),
            self.copy_link(look, "bgstats.copy-record", self.record),
        ]
        follow = partial(self.desk.page.run_task, self._follow)
        dock = [button(look, "bgstats.open", say("result-bgstats-open"), follow, expand=True)]
        return self.frame(say("result-bgstats"), body, under=say("result-bgstats-why"), dock=dock)

    async def _follow(self) -> None:
        try:
            await ft.UrlLauncher().launch_url(self.link)
        except (RuntimeError, TimeoutError):  # nothing here takes such a link
            self.desk.refuse(text("refused-link"))
            self.desk.changed()


def details(saved: Saved) -> Details:
    """What BG Stats is told of a finished match besides its result, in English.

    The games' numbers at BoardGameGeek are not in it: a wrong one would be worse than the name,
    by which BG Stats asks its user once.
    """
    english = catalogue(LANGUAGES[0])
    head = saved.head
    found = parts.logged(head.game, saved.match.view(None))
    took = head.changed - head.created
    minutes = round(took / timedelta(minutes=1)) if found.whole and took <= EVENING else 0
    return Details(
        english(f"{head.game}-short"),
        roles=tuple(english.say(role) for role in found.roles),
        start=found.start,
        minutes=minutes or None,
    )
