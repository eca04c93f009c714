"""The evenings: all matches by day and game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import flet as ft

from companion.games import registry
from companion.store.history import by_day, in_history
from companion.store.matches import Entry, Listing
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.exchange_screen import Exchange
from companion.ui.figures_screen import Figures
from companion.ui.look import Look, gap
from companion.ui.match_screen import open_match
from companion.ui.pages import Page, rule
from companion.ui.parts import button, icon_button, link, piece, tap


def undo_row(look: Look, desk: Desk) -> list[ft.Control]:
    """What was removed last, and the way to get it back; nothing where nothing was."""
    if desk.thrown is None:
        return []
    count = len(desk.thrown.names)
    gone = look.text(look.say("evenings-removed", count=count), theme.DENSE, colour=look.c.muted)
    back = link(
        look,
        "removed.undo",
        look.say("evenings-bring-back", count=count),
        desk.bring_back,
        icon="ui-undo",
    )
    beside = ft.Row([ft.Container(gone, expand=True), back])
    return [ft.Column([gone, back], spacing=0) if look.frame.large else beside, gap(8)]


class Evenings(Page):
    """All matches, the latest day first.

    Attributes:
        game: The game whose matches are shown, or None for all.
    """

    route: ClassVar[str] = "/evenings"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.go_home)
        self.game: str | None = None

    def key(self) -> tuple[object, ...]:
        """Another game is another screen."""
        return (*super().key(), self.game)

    def draw(self) -> ft.Control:
        """The list, or the question before all that is in it is removed."""
        look = self.look
        entries = _all(self._listing())
        if self.leaf:
            return self._clear(in_history(entries, self.game))
        body: list[ft.Control] = [*undo_row(look, self.desk), self._links(look), gap(8)]
        games = [game for game in registry.playable() if in_history(entries, game)]
        if len(games) > 1:
            body += [self._games(look, games), gap(16)]
        shown = in_history(entries, self.game)
        for day, found in by_day(shown):
            body += [look.text(day.isoformat(), theme.LABEL, colour=look.c.muted), gap(4)]
            for entry in found:
                body += [self._row(look, entry), rule(look)]
            body.append(gap(18))
        if not entries and self.desk.thrown is None:
            body.append(look.text(look.say("evenings-none"), colour=look.c.muted))
        if len(shown) > 1:
            words = look.say("evenings-clear", count=len(shown))
            clear = partial(self.turn, "clear")
            body.append(link(look, "evenings.clear", words, clear, icon="ui-trash"))
        return self.frame(look.say("evenings-title"), body)

    def _clear(self, shown: Sequence[Entry]) -> ft.Control:
        look = self.look
        say = look.say
        games = [game for game in registry.playable() if in_history(shown, game)]
        body: list[ft.Control] = [look.text(say(f"{game}-short"), theme.STRONG) for game in games]
        stay, gone = say("evenings-clear-not"), say("evenings-remove-now")
        back = partial(self.turn, "")
        remove = partial(self._gone, shown)
        dock = [
            button(look, "evenings.stay", stay, back, primary=False, expand=True),
            button(look, "evenings.clear-now", gone, remove, expand=True),
        ]
        ask = say("evenings-clear-ask", count=len(shown))
        return self.frame(ask, body, under=say("evenings-clear-why"), dock=dock)

    def _gone(self, shown: Sequence[Entry]) -> None:
        if self.desk.throw_away(*(entry.id for entry in shown)):
            self.game = None
            self.leaf = ""

    def _links(self, look: Look) -> ft.Control:
        """What is made of all of them."""
        say = look.say
        links = [
            link(look, "evenings.figures", say("figures-title"), self._figures, icon="ui-trophy"),
            link(look, "evenings.exchange", say("exchange-title"), self._exchange, icon="ui-save"),
        ]
        return ft.Row(links, wrap=True, spacing=8, run_spacing=0)

    def _figures(self) -> None:
        self.desk.place = Figures(self.desk, self._here)

    def _exchange(self) -> None:
        self.desk.place = Exchange(self.desk, self._here)

    def _listing(self) -> Listing:
        try:
            return self.desk.matches.list()
        except Refused as trouble:
            self.desk.refuse(trouble.why)
            return Listing((), (), ())

    def _games(self, look: Look, games: list[str]) -> ft.Control:
        names = {game: look.say(f"{game}-short") for game in games}
        chips = [self._chip(look, None, look.say("evenings-all"))]
        chips += [self._chip(look, game, name) for game, name in names.items()]
        return ft.Row(chips, wrap=True, spacing=8, run_spacing=8)

    def _chip(self, look: Look, game: str | None, words: str) -> ft.Control:
        identifier = f"evenings.game-{game or 'all'}"
        chosen = game == self.game
        style = theme.LABEL if chosen else theme.SMALL
        body = piece(
            look,
            look.text(words, style, lines=1),
            chosen=chosen,
            sunk=look.hands.pressed == identifier,
            padding=12,
            alignment=None,
        )
        return tap(look, identifier, words, body, partial(self._choose, game), selected=chosen)

    def _choose(self, game: str | None) -> None:
        self.game = game

    def _row(self, look: Look, entry: Entry) -> ft.Control:
        desk = self.desk
        name = look.say(f"{entry.head.game}-short")
        line = desk.where(entry)
        marks = [line, entry.head.about.place]
        if entry.head.about.moved is not None:
            marks[0] = look.say("evenings-moved-short")
        under = look.say.listed(mark for mark in marks if mark)
        over = entry.head.outcome is not None
        row = ft.Container(
            ft.Row(
                [
                    look.icon("ui-trophy" if over else "ui-play", 24, look.c.muted),
                    ft.Column(
                        [
                            look.text(name, theme.STRONG),
                            look.text(under, theme.SMALL, colour=look.c.muted),
                        ],
                        spacing=0,
                        expand=True,
                        alignment=ft.MainAxisAlignment.CENTER,
                    ),
                ],
                spacing=14,
            ),
            padding=ft.Padding.symmetric(vertical=12),
        )
        words = look.say("words-beside", first=name, second=under)
        short = entry.id[:8]
        return ft.Row(
            [
                ft.Container(
                    tap(
                        look,
                        f"evenings.open-{short}",
                        words,
                        row,
                        lambda: desk.enter(entry.id),
                    ),
                    expand=True,
                ),
                icon_button(
                    look,
                    f"evenings.more-{short}",
                    look.say("evenings-more", match=words),
                    "ui-more",
                    lambda: open_match(desk, entry.id, self._here),
                    colour=look.c.muted,
                ),
            ],
            spacing=4,
        )

    def _here(self) -> None:
        self.desk.place = self


def _all(listing: Listing) -> tuple[Entry, ...]:
    both = [*listing.under_way, *listing.finished]
    return tuple(sorted(both, key=lambda entry: entry.head.changed, reverse=True))
