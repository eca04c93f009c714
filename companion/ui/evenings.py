"""The evenings: all matches by day and game, and what can be done with one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import flet as ft

from companion.games import registry
from companion.store.history import by_day, in_history, take_back, write_note
from companion.store.matches import Entry, Listing
from companion.store.record import Saved
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.exchange_screen import Exchange
from companion.ui.figures_screen import Figures
from companion.ui.look import Do, Look, gap
from companion.ui.moving_screen import send
from companion.ui.pages import Page, field, people_row, rule
from companion.ui.parts import button, icon_button, link, piece, tap
from companion.ui.proof_screen import Proof
from companion.ui.result_screen import ResultPage, ToBgStats


def undo_row(look: Look, desk: Desk) -> list[ft.Control]:
    """What was removed last, and the way to get it back; nothing where nothing was."""
    if desk.thrown is None:
        return []
    count = len(desk.thrown.names)
    return [
        ft.Row(
            [
                ft.Container(
                    look.text(
                        look.say("evenings-removed", count=count), theme.DENSE, colour=look.c.muted
                    ),
                    expand=True,
                ),
                link(
                    look,
                    "removed.undo",
                    look.say("evenings-bring-back", count=count),
                    desk.bring_back,
                    icon="ui-undo",
                ),
            ],
        ),
        gap(8),
    ]


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
        if not entries:
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


def open_match(desk: Desk, match_id: str, leave: Do) -> None:
    """Open what can be done with one match.

    Args:
        desk: The session.
        match_id: The match.
        leave: What leads back from there.
    """
    try:
        saved = desk.matches.open(match_id)
    except Refused as refused:
        desk.refuse(refused.why)
        return
    desk.place = MatchPage(desk, saved, leave)


class MatchPage(Page):
    """One match from outside: when and who, a note and a place, removing it.

    Attributes:
        saved: The match as it was opened.
        note: The note as it is typed.
        spot: The place as it is typed.
    """

    route: ClassVar[str] = "/match"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        self.saved = saved
        self.note = saved.head.about.note
        self.spot = saved.head.about.place

    def key(self) -> tuple[object, ...]:
        """Another match is another screen, and so is one that has come back."""
        return (*super().key(), self.saved.id, self.saved.head.about.moved)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.saved.head.outcome is not None

    @property
    def moved(self) -> bool:
        """Whether it goes on on another phone."""
        return self.saved.head.about.moved is not None

    def draw(self) -> ft.Control:
        """The leaf that is open."""
        if self.leaf == "note":
            return self._note()
        if self.leaf == "remove":
            return self._remove()
        return self._first()

    def _first(self) -> ft.Control:
        look = self.look
        say = look.say
        head = self.saved.head
        name = say(f"{head.game}-short")
        day = head.changed.astimezone().date().isoformat()
        where = self.desk.where(Entry(self.saved.id, head))
        body: list[ft.Control] = [people_row(look, head.seats), gap(14)]
        if head.about.place:
            body += [look.text(head.about.place, theme.STRONG), gap(6)]
        if head.about.note:
            body += [look.text(head.about.note), gap(6)]
        if self.moved:
            since = head.about.moved
            assert since is not None
            at = since.astimezone().strftime("%Y-%m-%d %H:%M")
            body += [look.text(say("evenings-moved", at=at), theme.STRONG), gap(8)]
        body += self.links(look)
        dock = [self._go(look)]
        return self.frame(name, body, under=say("words-beside", first=day, second=where), dock=dock)

    def links(self, look: Look) -> list[ft.Control]:
        """What can be done with it."""
        say = look.say
        moving = [
            link(look, "match.move", say("moving-send"), self._send, icon="ui-phone"),
        ]
        return [
            *([] if self.over or self.moved else moving),
            *(self._after(look) if self.over else []),
            link(
                look, "match.note", say("evenings-note"), partial(self.turn, "note"), icon="ui-pen"
            ),
            link(
                look,
                "match.remove",
                say("evenings-remove"),
                partial(self.turn, "remove"),
                icon="ui-trash",
            ),
        ]

    def _after(self, look: Look) -> list[ft.Control]:
        """What there is once the match is over."""
        say = look.say
        return [
            link(look, "match.proof", say("fair-proof"), self._prove, icon="ui-lock"),
            link(look, "match.result", say("result-open"), self._result, icon="ui-share"),
            link(look, "match.bgstats", say("result-bgstats"), self._bgstats, icon="ui-table"),
        ]

    def _result(self) -> None:
        self.desk.place = ResultPage(self.desk, self.saved, self._here)

    def _bgstats(self) -> None:
        self.desk.place = ToBgStats(self.desk, self.saved, self._here)

    def _prove(self) -> None:
        self.desk.place = Proof(self.desk, self.saved, self._here)

    def _go(self, look: Look) -> ft.Control:
        say = look.say
        if self.moved and not self.over:
            return button(
                look,
                "match.take-back",
                say("evenings-take-back"),
                self._take_back,
                primary=False,
                expand=True,
            )
        words = say("evenings-review") if self.over else say("evenings-play-on")
        return button(look, "match.open", words, self._enter, expand=True)

    def _enter(self) -> None:
        self.desk.enter(self.saved.id)

    def _send(self) -> None:
        send(self.desk, self.saved.id, self._here)

    def _here(self) -> None:
        self.desk.place = self

    def _take_back(self) -> None:
        desk = self.desk
        if self.attempt(lambda: take_back(desk.matches, desk.matches.open(self.saved.id))):
            desk.enter(self.saved.id)

    # The note

    def _note(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            field(look, "match.place-field", self.spot, say("evenings-place"), self._spot),
            gap(16),
            field(
                look, "match.note-field", self.note, say("evenings-note-hint"), self._type, lines=5
            ),
        ]
        dock = [button(look, "match.keep", say("notebook-keep"), self._keep_note, expand=True)]
        return self.frame(say("evenings-note"), body, under=say("evenings-note-why"), dock=dock)

    def _spot(self, words: str) -> None:
        self.spot = words

    def _type(self, words: str) -> None:
        self.note = words

    def _keep_note(self) -> None:
        matches = self.desk.matches

        def keep() -> None:
            self.desk.check_letters(self.note.replace("\n", " "))
            self.desk.check_letters(self.spot)
            self.saved = write_note(matches, matches.open(self.saved.id), self.note, self.spot)

        if self.attempt(keep):
            self.note, self.spot = self.saved.head.about.note, self.saved.head.about.place
            self.leaf = ""

    # Removing it

    def _remove(self) -> ft.Control:
        look = self.look
        say = look.say
        name = say(f"{self.saved.head.game}-short")
        body: list[ft.Control] = [people_row(look, self.saved.head.seats)]
        dock = [
            button(
                look,
                "match.stay",
                say("evenings-remove-not"),
                partial(self.turn, ""),
                primary=False,
                expand=True,
            ),
            button(look, "match.remove-now", say("evenings-remove-now"), self._gone, expand=True),
        ]
        ask = say("evenings-remove-ask", match=name)
        return self.frame(ask, body, under=say("evenings-remove-why"), dock=dock)

    def _gone(self) -> None:
        if self.desk.throw_away(self.saved.id):
            self._leave()
