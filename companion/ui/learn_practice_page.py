"""The page on which a practice table is laid: who one is, and how many sit there."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui import theme
from companion.ui.frame import header, refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, icon_button, link, tap, well
from companion.ui.set_up import SetUp


def draw_practice(look: Look, set_up: SetUp) -> ft.Control:
    """Who practises, with how many others."""
    say = look.say
    desk = set_up.desk
    seats = set_up.practice_seats()
    body: list[ft.Control] = [
        title(look, say("learn-practice"), under=say("learn-practice-under")),
        refusal(look, desk.refused),
        gap(20),
        look.text(say("learn-practice-you"), theme.LABEL, colour=look.c.muted),
        gap(4),
        _you(look, set_up),
        gap(20),
        look.text(say("learn-practice-table"), theme.LABEL, colour=look.c.muted),
        gap(8),
        _counts(look, set_up),
        gap(10),
    ]
    if seats:
        names = say.listed(seat.name for seat in seats[1:])
        body += [
            ft.Semantics(
                identifier="practice.others",
                content=look.text(
                    say("learn-practice-others", count=len(seats) - 1, names=names),
                    theme.SMALL,
                    colour=look.c.muted,
                ),
            ),
            gap(8),
            ft.Row([look.token(seat, 30) for seat in seats[1:]], wrap=True, spacing=8),
        ]
    dock = [
        button(
            look,
            "practice.deal",
            say("learn-practice-deal"),
            (lambda: desk.practise(set_up)) if seats else None,
            expand=True,
        )
    ]
    head = header(
        look,
        say(f"{set_up.screens.game_id}-short"),
        left=icon_button(look, "header.back", say("go-back"), "ui-back", desk.back),
    )
    return screen(look, head=head, body=body, dock=dock)


def _you(look: Look, set_up: SetUp) -> ft.Control:
    if not set_up.seats:
        return link(
            look,
            "practice.name",
            look.say("learn-practice-name"),
            partial(set_up.type_name, None),
            icon="ui-pen",
        )
    you = set_up.seats[0]
    return tap(
        look,
        "practice.name",
        look.say("set-up-change", name=you.name),
        ft.Row(
            [
                look.token(you, 36),
                ft.Container(look.text(you.name, theme.BUTTON, lines=1), expand=True),
                look.icon("ui-pen", 20, look.c.muted),
            ],
            spacing=14,
            height=theme.TOUCH + 7,
        ),
        partial(set_up.type_name, 0),
    )


def _counts(look: Look, set_up: SetUp) -> ft.Control:
    c = look.c
    parts: list[ft.Control] = []
    for count in set_up.game.players:
        on = count == set_up.practising
        parts.append(
            ft.Container(
                tap(
                    look,
                    f"practice.count-{count}",
                    str(count),
                    ft.Container(
                        look.text(str(count), theme.LABEL if on else theme.SMALL, centre=True),
                        height=theme.TOUCH,
                        bgcolor=c.raised if on else None,
                        border=ft.Border.all(2, c.text) if on else None,
                        border_radius=theme.R_KEY,
                        alignment=ft.Alignment.CENTER,
                    ),
                    partial(set_up.practise, count),
                    selected=on,
                ),
                expand=True,
            )
        )
    return well(look, ft.Row(parts, spacing=4), padding=4)
