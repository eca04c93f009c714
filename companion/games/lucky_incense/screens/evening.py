"""The evening: whose turn it is, and the amulets from seats. All of it may be left unused."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import SeatAmulets, ToMidnight, Turn
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.parts import (
    incense_stick,
    label,
    line,
    onward,
    segments,
    stepper,
    table_head,
    turn_page,
)
from companion.games.lucky_incense.view import View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, tap
from companion.ui.play import Play


def draw_turns(play: Play) -> ft.Control:
    """Whose turn it is, who comes next, and a counter for everybody."""
    view: View = play.view()
    look = play.look
    say = look.say
    assert view.turn is not None and view.next_turn is not None
    seat = play.seats[view.turn]
    compact = look.frame.compact
    body: list[ft.Control] = []
    if view.options.advanced:
        body += [evening_tabs(play, "turns"), gap(4 if compact else 12)]
    body += [
        title(look, say("lucky-turn-title")),
        gap(4 if compact else 14),
        ft.Row(
            [
                look.token(seat, 44 if compact else 56),
                ft.Container(
                    ft.Semantics(
                        identifier="evening.turn",
                        content=look.text(
                            seat.name, theme.FIGURE, lines=1, size=24 if compact else 34
                        ),
                    ),
                    expand=True,
                ),
            ],
            spacing=14,
        ),
        gap(6 if compact else 14),
        _round_table(play, view),
        gap(10 if compact else 22),
        label(look, say("lucky-seat-amulets")),
        gap(4),
    ]
    for at in view.year.order:
        body += [_amulets(play, view, at), line(look)]
    dock = [
        button(
            look,
            "evening.midnight",
            say("lucky-to-midnight"),
            lambda: onward(play, ToMidnight()),
            primary=False,
            width=128,
        ),
        button(
            look,
            "evening.next",
            say("lucky-next-turn", name=play.seats[view.next_turn].name),
            partial(play.move, Turn(view.next_turn)),
            expand=True,
        ),
    ]
    head = table_head(play, say("lucky-evening", year=view.year.number))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def evening_tabs(play: Play, chosen: str) -> ft.Control:
    """The two pages of an evening with censers."""
    look = play.look
    names = [
        (key, look.say(f"lucky-tab-{key}"), partial(turn_page, play, page=key))
        for key in ("turns", "censers")
    ]
    return segments(look, "evening.tab", names, chosen)


def _round_table(play: Play, view: View) -> ft.Control:
    """The tokens in the order of play; a touch sets the turn right."""
    look = play.look
    c = look.c
    row: list[ft.Control] = []
    size = 28 if look.frame.width < 360 and view.players > 4 else 32
    for at in view.year.order:
        on = at == view.turn
        if row:
            row.append(look.icon("ui-arrow", 18, c.muted))
        row.append(
            tap(
                look,
                f"evening.turn-{at}",
                look.say("lucky-set-turn", name=play.seats[at].name),
                ft.Container(
                    look.token(play.seats[at], size),
                    padding=5 if size == 32 else 3,
                    border=ft.Border.all(3, c.accent if on else ft.Colors.TRANSPARENT),
                    shape=ft.BoxShape.CIRCLE,
                ),
                partial(play.move, Turn(at)),
                selected=on,
            )
        )
    way = "lucky-clockwise" if view.year.clockwise else "lucky-counter"
    return ft.Column(
        [
            ft.Row(row, spacing=2),
            look.text(look.say(way), theme.SMALL, colour=c.muted),
        ],
        spacing=2,
    )


def _amulets(play: Play, view: View, at: int) -> ft.Control:
    look = play.look
    seat = play.seats[at]
    name: ft.Control = ft.Row(
        [
            look.token(seat, 32),
            ft.Container(look.text(seat.name, theme.STRONG, lines=1), expand=True),
            *_belongings(look, view, at),
        ],
        spacing=10,
        height=theme.TOUCH,
    )
    if view.options.advanced:
        name = tap(
            look,
            f"evening.person-{at}",
            look.say("lucky-person-open", name=seat.name),
            name,
            partial(turn_page, play, page=f"person-{at}"),
        )
    return ft.Container(
        ft.Row([ft.Container(name, expand=True), amulet_stepper(play, view, at)], spacing=8),
        padding=ft.Padding.symmetric(vertical=3 if look.frame.compact else 5),
    )


def _belongings(look: Look, view: View, at: int) -> list[ft.Control]:
    """Incense still there, and the tokens held."""
    if not view.options.advanced:
        return []
    marks: list[ft.Control] = [
        look.icon(words.censer_icon(blessing), 22)
        for blessing, seat in view.year.blessings
        if seat == at
    ]
    if view.year.incense[at] is None:
        marks.append(incense_stick(look))
    return marks


def amulet_stepper(play: Play, view: View, at: int) -> ft.Control:
    """The amulets that a player has had from seats, to be counted and corrected by anybody."""
    look = play.look
    name = play.seats[at].name
    count = view.year.sheets[at].seat_amulets

    def step(by: int) -> None:
        if count + by >= 0:
            play.move(SeatAmulets(at, count + by))

    return stepper(
        look,
        "amulets",
        at,
        (look.say("lucky-amulet-less", name=name), look.say("lucky-amulet-more", name=name)),
        count,
        step,
    )
