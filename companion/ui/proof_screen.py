"""A fair deal: the promise before it, the words of the table, and the proof after the end."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import flet as ft

from companion.games import parts, registry
from companion.share.proof import Checked, evidence_of, verify
from companion.store.export import Document, write
from companion.store.record import Saved
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.pages import Page, field
from companion.ui.parts import button, well
from companion.ui.set_up import SetUp


class Promising(Page):
    """The code of a table that is being laid, and a field for everybody's word.

    Attributes:
        set_up: The table.
    """

    route: ClassVar[str] = "/promise"

    def __init__(self, desk: Desk, set_up: SetUp) -> None:
        def back() -> None:
            desk.place = set_up

        super().__init__(desk, back)
        self.set_up = set_up

    def draw(self) -> ft.Control:
        """The code and the fields."""
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            well(
                look,
                ft.Semantics(
                    identifier="promise.code",
                    content=look.text(
                        self.set_up.promised().code, theme.HEADING, size=24, centre=True
                    ),
                ),
            ),
            gap(20),
        ]
        for at, seat in enumerate(self.set_up.seats):
            words = self.set_up.words.get(seat.name, "")
            hint = say("fair-word", name=seat.name)
            body += [
                field(look, f"promise.word-{at}", words, hint, partial(self._type, seat.name)),
                gap(14),
            ]
        dock = [button(look, "promise.done", say("fair-done"), self._leave, expand=True)]
        return self.frame(say("fair-title"), body, under=say("fair-why"), dock=dock)

    def _type(self, name: str, words: str) -> None:
        self.set_up.words[name] = words


class Proof(Page):
    """What was promised, what was opened, and whether it fits.

    Attributes:
        saved: A finished match.
        checked: What was found about it.
    """

    route: ClassVar[str] = "/proof"

    def __init__(self, desk: Desk, saved: Saved, leave: Do) -> None:
        super().__init__(desk, leave)
        self.saved = saved
        self.checked = checked(saved)

    def draw(self) -> ft.Control:
        """The verdict, what was opened, and every single finding."""
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            _finding(look, self.checked.holds, say.say(self.checked.verdict), strong=True),
            gap(14),
        ]
        promise = self.saved.promise
        if promise is not None:
            seats = self.saved.match.setting.seats
            words = say.listed(
                say("words-beside", first=seat.name, second=say("notebook-note", words=word))
                for seat, word in zip(seats, promise.words, strict=False)
                if word
            )
            opened = {
                "fair-code": promise.code,
                "fair-secret": promise.secret,
                "fair-nonce": promise.nonce,
                "fair-words": words,
            }
            for label, value in opened.items():
                if value:
                    body += [*_opened(look, say(label), label, value), gap(10)]
            body.append(gap(8))
        for finding in self.checked.findings:
            body += [_finding(look, finding.holds, say.say(finding.words)), gap(10)]
        return self.frame(say("fair-proof"), body)


def checked(saved: Saved) -> Checked:
    """What is found about a finished match: it is written as for a file, and played once more."""
    document = write(Document((saved,)), lambda one: evidence_of(one, parts.evidence))
    return verify(document, registry.game, parts.evidence).matches[0]


def _opened(look: Look, label: str, identifier: str, value: str) -> list[ft.Control]:
    text = ft.Semantics(identifier=f"proof.{identifier}", content=look.text(value, theme.DENSE))
    return [look.text(label, theme.LABEL, colour=look.c.muted), text]


def _finding(look: Look, holds: bool, words: str, *, strong: bool = False) -> ft.Control:
    c = look.c
    mark = look.icon("ui-tick", 22, c.accent) if holds else look.icon("ui-flag", 22, c.danger)
    style = theme.HEADING if strong else theme.DENSE
    colour = c.text if holds else c.danger
    return ft.Row(
        [mark, ft.Container(look.text(words, style, colour=colour), expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
