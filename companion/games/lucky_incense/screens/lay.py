"""What to lay out for a year, who begins, and which way play runs."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import Start
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.parts import label, table_head, turn_page
from companion.games.lucky_incense.screens.temple import temple_mark
from companion.games.lucky_incense.view import View
from companion.games.lucky_incense.words import BOARDS, CARDS_A_YEAR, Kind
from companion.table.text import Text, text
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, tap
from companion.ui.play import Play


def is_fresh(view: View) -> bool:
    """Whether nothing of this evening has been told yet, so that the table is still being laid."""
    year = view.year
    told = any(sheet.seat_amulets or sheet.guesses for sheet in year.sheets)
    return not (told or year.blessings or any(year.incense)) and view.turn == year.start


def draw_lay(play: Play) -> ft.Control:
    """The sheet before a year's evening."""
    view: View = play.view()
    look = play.look
    say = look.say
    first = view.year.number == 1
    body: list[ft.Control] = [
        title(look, say("lucky-lay-title"), under=say.say(words.counted(_kinds(view)))),
        gap(12),
        *_things(look, view),
        gap(8),
        label(look, say("lucky-lay-start" if first else "lucky-lay-start-second")),
        gap(8),
        _starters(play, view),
        gap(10),
        _order(play, view),
    ]
    if first and view.options.years > 1:
        body += [gap(18), *_second_year(play, view)]
    dock = [
        button(
            look,
            "lay.done",
            say("lucky-lay-done"),
            lambda: turn_page(play, page="turns"),
            expand=True,
        )
    ]
    head = table_head(play, say("lucky-evening", year=view.year.number))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _kinds(view: View) -> tuple[Kind, ...]:
    return words.kinds(view.year.temples)


def _things(look: Look, view: View) -> list[ft.Control]:
    """What lies on the table, a row each."""
    kinds = _kinds(view)
    rows: list[tuple[ft.Control, Text]] = []

    def lay(picture: ft.Control | str, what: Text) -> None:
        icon = look.icon(picture, 28, look.c.accent) if isinstance(picture, str) else picture
        rows.append((icon, what))

    if view.year.number > 1:
        lay("ui-shuffle", text("lucky-lay-again"))
    for kind in Kind:
        if kind in kinds:
            lay(temple_mark(look, kind), text(f"lucky-lay-{kind}", count=kinds.count(kind)))
    if view.options.junior:
        lay("ui-cards", text("lucky-lay-junior"))
    elif view.year.number == 1:
        lay("ui-cards", text("lucky-lay-cards"))
    lay("ui-hand", text("lucky-lay-hand", cards=CARDS_A_YEAR))
    if view.options.advanced:
        count = sum(kind.censers for kind in kinds)
        lay("censer-mazu", text("lucky-lay-censers", count=count))
    return [
        ft.Container(
            ft.Row(
                [icon, ft.Container(look.text(look.say.say(what), theme.DENSE), expand=True)],
                spacing=14,
            ),
            padding=ft.Padding.symmetric(vertical=6),
        )
        for icon, what in rows
    ]


def _starters(play: Play, view: View) -> ft.Control:
    """Who has the start token: to be chosen in the first year, told in the second."""
    look = play.look
    say = look.say
    tokens: list[ft.Control] = []
    for at, seat in enumerate(play.seats):
        on = at == view.year.start
        token = ft.Container(
            look.token(seat, 44),
            padding=3,
            border=ft.Border.all(3, look.c.accent if on else ft.Colors.TRANSPARENT),
            shape=ft.BoxShape.CIRCLE,
        )
        if view.year.number > 1:
            tokens.append(ft.Semantics(label=seat.name, content=token))
            continue
        tokens.append(
            tap(
                look,
                f"lay.start-{at}",
                say("lucky-lay-begins", name=seat.name),
                token,
                partial(play.move, Start(at)),
                selected=on,
            )
        )
    return ft.Row(tokens, wrap=True, spacing=8, run_spacing=8)


def _order(play: Play, view: View) -> ft.Control:
    """The players in the order of play, and the way round."""
    year = view.year
    look = play.look
    names = look.say.listed(play.seats[seat].name for seat in year.order)
    return ft.Column(
        [
            ft.Semantics(identifier="lay.order", content=look.text(names, theme.STRONG)),
            look.text(
                look.say("lucky-clockwise" if year.clockwise else "lucky-counter"),
                theme.SMALL,
                colour=look.c.muted,
            ),
        ],
        spacing=0,
    )


def _second_year(play: Play, view: View) -> list[ft.Control]:
    """A look ahead: the boards, the start and the direction of the second year."""
    look = play.look
    say = look.say
    players = view.players
    start = (view.year.start - 1) % players
    names = say.listed(play.seats[(start - step) % players].name for step in range(players))
    return [
        label(look, say("lucky-lay-then")),
        gap(4),
        look.text(
            say(
                "lucky-lay-second",
                boards=words.counted(BOARDS[players][1]),
                name=play.seats[start].name,
            ),
            theme.DENSE,
        ),
        look.text(names, theme.SMALL, colour=look.c.muted),
    ]
