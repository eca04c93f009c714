"""The round of statements at a practice table: what the others say, and what one says oneself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import Head, OpenVote, Reading, Say
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.screens.talk import heads_row, table_head
from companion.games.bronze_heads.view import View
from companion.table.seats import Seat
from companion.table.text import Text, text
from companion.texts import Catalogue
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, piece, tap
from companion.ui.play import Play

SAYABLE = (Reading.GENUINE, Reading.FAKE, Reading.NO_RESULT)
"""What can be said of a head."""


def draw_practice_talk(play: Play) -> ft.Control:
    """What was said so far; one's own statement when it is due; after the last, on to the vote."""
    view: View = play.view()
    look = play.look
    say = look.say
    said = view.said[view.round]
    mine = view.speaker == play.person and all(one.seat != play.person for one in said)
    body: list[ft.Control] = [
        title(look, say("bronze-round", round=view.round + 1)),
        refusal(look, play.desk.refused),
        gap(8),
        heads_row(look, view.heads),
        gap(12),
        _order(look, play.seats, view),
        gap(16),
    ]
    if said:
        body += [look.text(say("bronze-practice-said"), theme.LABEL, colour=look.c.muted), gap(6)]
    for one in said:
        body += [_said(look, play.seats, one), gap(8)]
    if mine:
        body += [gap(8), *_yours(play, view)]
        dock = [_say_it(play, view)]
    else:
        dock = [
            button(look, "talk.vote", say("talk-vote"), lambda: play.move(OpenVote()), expand=True)
        ]
    return screen(look, head=table_head(play, say("bronze-heads-short")), body=body, dock=dock)


def _order(look: Look, seats: Sequence[Seat], view: View) -> ft.Control:
    """The markers of this round, first to last: whoever looked late may have been deceived."""
    return ft.Column(
        [
            look.text(look.say("bronze-practice-order"), theme.LABEL, colour=look.c.muted),
            ft.Semantics(
                identifier="talk.order",
                label=look.say.listed(seats[seat].name for seat in view.acted),
                content=ft.Row(
                    [look.token(seats[seat], 30) for seat in view.acted],
                    wrap=True,
                    spacing=6,
                    run_spacing=6,
                ),
            ),
        ],
        spacing=6,
        tight=True,
    )


def statement(say: Catalogue, seats: Sequence[Seat], said: Say) -> str:
    """A statement in sentences."""
    parts: list[Text] = [
        *(text("bronze-said-genuine", head=words.head(head)) for head in said.genuine),
        *(text("bronze-said-fake", head=words.head(head)) for head in said.fake),
        *(text("bronze-said-unread", head=words.head(head)) for head in said.unread),
    ]
    if said.suspect is not None:
        parts.append(text("bronze-said-suspect", name=seats[said.suspect].name))
    return say.run_on(say.say(part) for part in parts or [text("bronze-said-nothing")])


def _said(look: Look, seats: Sequence[Seat], said: Say) -> ft.Control:
    return ft.Row(
        [
            look.token(seats[said.seat], 36),
            ft.Column(
                [
                    look.text(seats[said.seat].name, theme.STRONG, lines=1),
                    ft.Semantics(
                        identifier=f"talk.said-{said.seat}",
                        content=look.text(statement(look.say, seats, said), theme.DENSE),
                    ),
                ],
                spacing=0,
                expand=True,
            ),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


# One's own statement


def _drafted(play: Play, view: View) -> Say:
    """What has been put together so far. It is public: it will be said aloud."""
    told: dict[Head, Reading] = play.board.setdefault("told", {})
    assert view.speaker is not None

    def heads(reading: Reading) -> tuple[Head, ...]:
        return tuple(head for head in view.heads if told.get(head) is reading)

    genuine, fake, unread = map(heads, SAYABLE)
    return Say(view.speaker, genuine, fake, unread, play.board.get("suspect"))


def _yours(play: Play, view: View) -> list[ft.Control]:
    look = play.look
    say = look.say
    drafted = _drafted(play, view)
    rows: list[ft.Control] = [
        look.text(say("bronze-practice-yours"), theme.HEADING),
        ft.Semantics(
            identifier="talk.draft",
            live_region=True,
            content=look.text(statement(say, play.seats, drafted), colour=look.c.muted),
        ),
        gap(8),
    ]
    for head in view.heads:
        rows += [_head(play, head), gap(8)]
    rows += [
        look.text(say("bronze-practice-trust"), theme.LABEL, colour=look.c.muted),
        gap(6),
        ft.Row(
            [
                _suspect(play, seat, at == drafted.suspect, at)
                for at, seat in enumerate(play.seats)
                if at != play.person
            ],
            wrap=True,
            spacing=8,
            run_spacing=8,
        ),
        gap(8),
    ]
    return rows


def _head(play: Play, head: Head) -> ft.Control:
    """A head with the three things that can be said of it; a second touch takes it back."""
    look = play.look
    say = look.say
    told: dict[Head, Reading] = play.board["told"]
    name = say.say(words.head(head))

    def choose(reading: Reading) -> None:
        if told.get(head) is reading:
            del told[head]
        else:
            told[head] = reading

    marks: list[ft.Control] = []
    for reading in SAYABLE:
        identifier = f"said.{head}-{reading.replace('_', '-')}"
        on = told.get(head) is reading
        face = piece(
            look,
            look.icon(words.COINS[reading], 26, look.c.primary if on else look.c.text),
            sunk=look.hands.pressed == identifier,
            chosen=on,
            width=52,
            height=48,
            radius=theme.R_KEY,
        )
        label = say("bronze-practice-mark", head=name, reading=words.reading(reading))
        marks.append(tap(look, identifier, label, face, partial(choose, reading), selected=on))
    return ft.Row(
        [
            look.icon(words.head_icon(head), 32, look.c.primary),
            ft.Container(look.text(name, theme.STRONG, lines=1), expand=True),
            *marks,
        ],
        spacing=8,
    )


def _suspect(play: Play, seat: Seat, on: bool, at: int) -> ft.Control:
    look = play.look
    token = ft.Container(
        look.token(seat, 40),
        padding=3,
        border=ft.Border.all(3, look.c.accent if on else ft.Colors.TRANSPARENT),
        shape=ft.BoxShape.CIRCLE,
    )
    return tap(
        look,
        f"said.suspect-{at}",
        look.say("bronze-practice-name", name=seat.name),
        token,
        lambda: play.board.update(suspect=None if on else at),
        selected=on,
    )


def _say_it(play: Play, view: View) -> ft.Control:
    drafted = _drafted(play, view)
    silent = drafted == Say(drafted.seat)

    def done() -> None:
        if play.move(drafted):
            play.board.clear()

    look = play.look
    words_ = look.say("bronze-practice-say-nothing" if silent else "bronze-practice-say")
    return button(look, "talk.say", words_, done, expand=True)
