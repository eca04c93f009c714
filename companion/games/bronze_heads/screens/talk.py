"""The phone on the table while everybody speaks: the heads, the order, the countdown."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.bronze_heads.moves import Head, NextSpeaker, OpenVote
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.view import View
from companion.table.clock import Clock, full
from companion.ui import theme
from companion.ui.frame import header, refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, icon_button, link, piece
from companion.ui.play import Play
from companion.ui.result_screen import share_buttons
from companion.ui.table_screen import open_menu

LAST_SECONDS = 10


def table_head(play: Play, label: str) -> ft.Control:
    """The header of the table's screens: leave, what it is, the menu."""
    look = play.look
    menu = icon_button(
        look, "header.menu", look.say("menu-open"), "ui-more", lambda: open_menu(play)
    )
    return header(
        look,
        label,
        left=icon_button(look, "header.back", look.say("go-home"), "ui-back", play.desk.back),
        right=ft.Row([*share_buttons(play), menu], spacing=0, tight=True),
    )


TILE_WORD = 16
"""A word in one of four tiles side by side, in dp, however large the device draws text."""


def heads_row(look: Look, heads: Sequence[Head], marks: Sequence[ft.Control] = ()) -> ft.Control:
    """The round's four heads, large, each with what belongs below its name."""
    size = 36 if look.frame.compact else 52
    tiles: list[ft.Control] = []
    for at, head in enumerate(heads):
        below = [marks[at]] if marks else []
        tiles.append(
            ft.Container(
                piece(
                    look,
                    ft.Column(
                        [
                            look.icon(words.head_icon(head), size, look.c.primary),
                            look.text(
                                look.say.say(words.head(head)),
                                theme.LABEL,
                                centre=True,
                                lines=1,
                                size=13 if look.frame.compact else 14,
                                most=TILE_WORD,
                            ),
                            *below,
                        ],
                        spacing=4,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    padding=4 if look.frame.compact else 8,
                ),
                expand=True,
            )
        )
    return ft.Row(tiles, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def draw_talk(play: Play) -> ft.Control:
    """Who speaks, for how long still, and who comes after."""
    view: View = play.view()
    look = play.look
    say = look.say
    seconds = view.options.seconds
    assert view.speaker is not None
    speaker = play.seats[view.speaker]
    clock = play.clock or full(seconds)
    last = view.speaking[-1] == view.speaker
    body: list[ft.Control] = [
        title(look, say("bronze-round", round=view.round + 1)),
        refusal(look, play.desk.refused),
        gap(8),
        heads_row(look, view.heads),
        gap(12 if look.frame.compact else 24),
    ]
    if seconds:
        body.append(_countdown(play, clock, speaker.name))
    else:
        body.append(
            ft.Row(
                [
                    look.token(speaker, 44),
                    look.text(say("talk-speaks", name=speaker.name), theme.HEADING),
                ],
                alignment=ft.MainAxisAlignment.CENTER,
                spacing=12,
            )
        )
    body += [gap(12 if look.frame.compact else 24), _order(look, play, view), gap(16)]
    roomy = look.frame.width >= 360 and not look.frame.landscape  # else words alone have room
    controls: list[ft.Control] = []
    if seconds:
        controls.append(
            button(
                look,
                "talk.pause" if clock.running else "talk.start",
                say("talk-pause") if clock.running else say("talk-start"),
                lambda: _toggle(play, clock),
                primary=False,
                icon=("ui-pause" if clock.running else "ui-play") if roomy else None,
                expand=True,
            )
        )
    if not last:
        controls.append(
            button(
                look,
                "talk.next",
                say("talk-next"),
                lambda: _next(play, clock, seconds),
                primary=False,
                icon="ui-skip" if roomy else None,
                expand=True,
            )
        )
    links = [
        link(look, "talk.notebook", say("menu-notebook"), lambda: open_menu(play), icon="ui-book")
    ]
    if play.can_undo:
        links.append(link(look, "talk.undo", say("menu-undo"), play.undo, icon="ui-undo"))
    body.append(ft.Row(links, wrap=True, spacing=4, run_spacing=0))
    dock = [button(look, "talk.vote", say("talk-vote"), lambda: _vote(play), expand=True)]
    return screen(
        look,
        head=table_head(play, say("bronze-heads-short")),
        body=body,
        foot=ft.Row(controls, spacing=12) if controls else None,
        dock=dock,
    )


def _toggle(play: Play, clock: Clock) -> None:
    now = play.now()
    play.set_clock(clock.pause(now) if clock.running else clock.start(now))
    play.desk.fingers.turn()  # two quick touches do not start it and stop it again


def _next(play: Play, clock: Clock, seconds: int) -> None:
    """The next speaker's countdown runs at once when this one's did."""
    fresh = full(seconds)
    play.move(NextSpeaker(), fresh.start(play.now()) if clock.running else fresh)


def _vote(play: Play) -> None:
    play.move(OpenVote(), None)


def _countdown(play: Play, clock: Clock, name: str) -> ft.Control:
    look = play.look
    c = look.c
    left = clock.left(play.now())
    near = left <= LAST_SECONDS
    size = 150 if look.frame.compact or look.frame.landscape else 208
    whole = int(left + 0.999)
    view: View = play.view()
    assert view.speaker is not None
    inside = ft.Column(
        [
            look.token(play.seats[view.speaker], 36 if size < 200 else 44),
            ft.Container(
                look.text(
                    look.say("talk-speaks", name=name),
                    theme.HEADING,
                    centre=True,
                    lines=1,
                    size=15 if size < 200 else 17,
                    most=20,
                ),
                width=size - 34,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Semantics(
                identifier="talk.left",
                content=look.text(
                    f"{whole // 60}:{whole % 60:02d}",
                    theme.FIGURE_XL,
                    colour=c.danger if near else c.text,
                    size=36 if size < 200 else 52,
                ),
            ),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Stack(
            [
                ft.ProgressRing(
                    value=left / clock.length if clock.length else 0,
                    width=size,
                    height=size,
                    stroke_width=12,
                    stroke_cap=ft.StrokeCap.ROUND,
                    color=c.danger if near else c.accent,
                    bgcolor=c.surface2,
                ),
                inside,
            ],
            alignment=ft.Alignment.CENTER,
            width=size + 12,
            height=size + 12,
        ),
        alignment=ft.Alignment.CENTER,
    )


def _order(look: Look, play: Play, view: View) -> ft.Control:
    """The order of statements: done, now, to come."""
    assert view.speaker is not None
    now = view.speaking.index(view.speaker)
    people: list[ft.Control] = []
    for at, which in enumerate(view.speaking):
        seat = play.seats[which]
        people.append(
            ft.Column(
                [
                    ft.Container(
                        look.token(seat, 36, faded=at < now),
                        padding=2,
                        border=ft.Border.all(3, look.c.accent if at == now else look.c.bg),
                        shape=ft.BoxShape.CIRCLE,
                    ),
                    look.text(
                        seat.name,
                        theme.CAPTION,
                        colour=look.c.text if at == now else look.c.muted,
                        centre=True,
                        lines=1,
                        most=TILE_WORD,
                    ),
                ],
                spacing=2,
                tight=True,
                width=max(46, (look.frame.inner - 4) / max(len(view.speaking), 6) - 2),
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        )
    return ft.Row(
        people, wrap=True, spacing=2, run_spacing=6, alignment=ft.MainAxisAlignment.CENTER
    )
