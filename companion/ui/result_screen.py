"""The result of a finished match for others: as a code for a camera, and for BG Stats."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import flet as ft

from companion.share.bgstats import Details, play_record
from companion.share.bgstats import link as bgstats_link
from companion.share.result import result_text
from companion.store.record import Saved
from companion.table.fairness import trail_code
from companion.table.text import text
from companion.texts import LANGUAGES, catalogue
from companion.ui.desk import Desk
from companion.ui.look import Do, gap
from companion.ui.moving_screen import code
from companion.ui.pages import Page, field
from companion.ui.parts import button


class ResultCode(Page):
    """The result as a code and as a text.

    Attributes:
        words: The text.
    """

    route: ClassVar[str] = "/result"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        say = self.look.say
        head = saved.head
        assert head.outcome is not None
        self.words = result_text(
            say.say,
            say(f"{head.game}-short"),
            head.changed.astimezone(),
            head.seats,
            head.outcome,
            trail_code(saved.match),
        )

    def draw(self) -> ft.Control:
        """The code above, the text below."""
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            code(look, self.words),
            gap(16),
            field(look, "result.text", self.words, say("exchange-text"), None, lines=6),
            self.copy_link(look, "result.copy", self.words),
        ]
        return self.frame(say("result-share"), body, under=say("result-share-why"))


class ToBgStats(Page):
    """The link that hands a match to BG Stats.

    Attributes:
        link: The link.
    """

    route: ClassVar[str] = "/bg-stats"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        english = catalogue(LANGUAGES[0])
        details = Details(english(f"{saved.head.game}-short"))
        self.link = bgstats_link(play_record(saved.id, saved.head, details))

    def draw(self) -> ft.Control:
        """The link, to be opened or copied."""
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            field(look, "bgstats.link", self.link, say("exchange-text"), None, lines=4),
            self.copy_link(look, "bgstats.copy", self.link),
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
