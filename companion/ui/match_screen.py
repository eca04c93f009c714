"""One match from outside: what can be done with it, a note and a place, removing it."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import flet as ft

from companion.games import registry
from companion.store.history import take_back, write_note
from companion.store.matches import Entry
from companion.store.record import Saved
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.moving_screen import send
from companion.ui.pages import Page, field, people_row
from companion.ui.parts import button, link
from companion.ui.proof_screen import Proof
from companion.ui.result_screen import ResultPage, ToBgStats


def open_match(desk: Desk, match_id: str, leave: Do) -> None:
    """Open what can be done with one match.

    Args:
        desk: The session.
        match_id: The match.
        leave: What leads back from there.
    """
    desk.visit(match_id, lambda saved: MatchPage(desk, saved, leave))


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
        proof = link(look, "match.proof", say("fair-proof"), self._prove, icon="ui-lock")
        return [
            *([proof] if registry.screens(self.saved.head.game).deals else []),
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
