"""After the end: the result and its points, and the review round by round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import ROUNDS, Faction
from companion.games.bronze_heads.screens import why
from companion.games.bronze_heads.screens.revealing import people
from companion.games.bronze_heads.screens.review import draw_round
from companion.games.bronze_heads.screens.talk import table_head
from companion.games.bronze_heads.terms import Points
from companion.games.bronze_heads.view import Ending, View
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.frame import screen
from companion.ui.look import Look, gap
from companion.ui.motion import FIGURES, NAMES, PICTURE, crowned
from companion.ui.parts import button, tap, well
from companion.ui.play import Play

PAGES = ("result", "round-0", "round-1", "round-2", "judging")


def draw_over(play: Play) -> ft.Control:
    """The result, and the review by rounds; opened again from the list of finished matches."""
    view: View = play.view()
    look = play.look
    say = look.say
    page = play.board.get("page", PAGES[0])
    ending = view.ending
    assert ending is not None
    body: list[ft.Control] = [_tabs(look, play, page), gap(16)]
    if page == PAGES[0]:
        body += _result(look, play, ending)
    elif page == PAGES[-1]:
        body += people(look, play.seats, ending)
    else:
        body += draw_round(play, int(page[-1]))
    dock = [
        button(look, "over.home", say("go-home"), play.desk.go_home, primary=False, width=140),
        button(look, "over.again", say("over-again"), lambda: play.desk.rematch(play), expand=True),
    ]
    return screen(look, head=table_head(play, say("bronze-heads-short")), body=body, dock=dock)


def _tabs(look: Look, play: Play, page: str) -> ft.Control:
    c = look.c
    round_name = "review-round-short" if look.frame.width < 360 else "review-round"
    names = [
        look.say("review-result"),
        *(look.say(round_name, round=at + 1) for at in range(ROUNDS)),
        look.say("review-people"),
    ]
    tabs: list[ft.Control] = []
    for which, name in zip(PAGES, names, strict=True):
        on = which == page
        tabs.append(
            ft.Container(
                tap(
                    look,
                    f"review.{which}",
                    name,
                    ft.Container(
                        look.text(
                            name,
                            theme.LABEL if on else theme.SMALL,
                            centre=True,
                            lines=1,
                            size=13,
                            most=14,
                        ),
                        height=theme.TOUCH,
                        bgcolor=c.raised if on else None,
                        border=ft.Border.all(2, c.text) if on else None,
                        border_radius=theme.R_KEY,
                        alignment=ft.Alignment.CENTER,
                    ),
                    partial(play.board.update, page=which),
                    selected=on,
                ),
                expand=True,
            )
        )
    return well(look, ft.Row(tabs, spacing=2), padding=4)


def _result(look: Look, play: Play, ending: Ending) -> list[ft.Control]:
    say = look.say
    points = ending.points
    winner = ending.winner
    assert points is not None and winner is not None and ending.roles is not None
    c = look.c
    winners = [
        seat for seat, role in zip(play.seats, ending.roles, strict=True) if role.faction is winner
    ]
    mark = "mark-genuine" if winner is Faction.APPRAISER else "mark-fake"
    return [
        ft.Column(
            [
                crowned(look, PICTURE, look.icon(mark, 96, c.primary)),
                look.text(say("bronze-won-by"), colour=c.muted, centre=True),
                ft.Semantics(
                    identifier="over.winner",
                    content=crowned(
                        look,
                        NAMES,
                        look.text(say(f"bronze-won-{winner}"), theme.DISPLAY, centre=True, size=34),
                    ),
                ),
                gap(4),
                crowned(look, NAMES, _winners(look, winners)),
            ],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        gap(24),
        crowned(
            look,
            FIGURES,
            ft.Column(
                _points(play, points, ending.early),
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
    ]


def _winners(look: Look, winners: Sequence[Seat]) -> ft.Control:
    return ft.Row(
        [
            ft.Row(
                [look.token(seat, 30), look.text(seat.name, theme.STRONG)],
                spacing=6,
                tight=True,
            )
            for seat in winners
        ],
        wrap=True,
        spacing=14,
        run_spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _points(play: Play, points: Points, early: bool) -> list[ft.Control]:
    """How the Appraisers' total came about, cause by cause; a touch on a line says more."""
    look = play.look
    say = look.say
    parts = [("bronze-points-heads", points.heads)]
    if not early:
        parts += [
            ("bronze-points-lao", points.lao_found or 0),
            ("bronze-points-xu", points.xu_safe or 0),
            ("bronze-points-fang", points.fang_safe or 0),
        ]
    rows = [_part(play, message, f"+{value}" if value else "0") for message, value in parts]
    rows.append(ft.Container(height=1, bgcolor=look.c.outline))
    rows.append(_part(play, "bronze-points-total", str(points.total)))
    rows.append(
        look.text(
            say("bronze-points-early") if early else say("bronze-points-need"),
            theme.SMALL,
            colour=look.c.muted,
        )
    )
    return rows


def _part(play: Play, message: str, figure: str) -> ft.Control:
    look = play.look
    view: View = play.view()
    words_ = look.say(message)
    whole = message == "bronze-points-total"
    value = look.text(
        figure,
        theme.FIGURE if whole else theme.STRONG,
        colour=look.c.muted if figure == "0" else None,
    )
    identifier = "over.why-" + message.rsplit("-", 1)[-1]
    sunk = look.hands.pressed == identifier
    face = ft.Container(
        ft.Row(
            [
                ft.Container(look.text(words_, theme.STRONG if whole else theme.BODY), expand=True),
                value,
                look.icon("ui-why", 20, look.c.accent),
            ],
            spacing=12,
        ),
        height=None if whole else look.frame.room(theme.TOUCH, 2),
        padding=ft.Padding.symmetric(vertical=6) if whole else None,
        bgcolor=look.c.surface2 if sunk else None,
        border_radius=theme.R_KEY,
    )
    asked = why.PARTS[message]
    label = look.say("words-beside", first=words_, second=figure)
    line = tap(look, identifier, label, face, lambda: play.ask(asked(view, play.seats)))
    return ft.Semantics(identifier="over.total", content=line) if whole else line
