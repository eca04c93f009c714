"""The amulets of a year, how each came about, and the censers that are taken home."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import Finish, NextYear, TakeHome
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.evening import amulet_stepper
from companion.games.lucky_incense.screens.incense import counter, guess_counter
from companion.games.lucky_incense.screens.parts import (
    label,
    line,
    main_page,
    onward,
    page_head,
    spread,
    stacked,
    table_head,
    turn_page,
    who,
)
from companion.games.lucky_incense.view import Phase, View, YearView
from companion.games.lucky_incense.words import GUESS_AMULETS, Censer
from companion.table.text import Text, text
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play

Cause = tuple[str, Text, int]
"""A picture, what it was for, and how many amulets."""


def causes(year: YearView, seat: int) -> list[Cause]:
    """Where every amulet of a player's year comes from."""
    sheet = year.sheets[seat]
    kinds = words.kinds(year.temples)
    found: list[Cause] = []
    if sheet.seat_amulets:
        found.append(("lucky-amulet", text("lucky-cause-seats"), sheet.seat_amulets))
    if sheet.guesses:
        found.append(
            (
                words.censer_icon(Censer.GOD_OF_WEALTH),
                text("lucky-cause-guesses", count=sheet.guesses),
                GUESS_AMULETS * sheet.guesses,
            )
        )
    for reward in sheet.rewards:
        card = reward.runner.card
        about = text(
            "lucky-cause-card",
            card=words.card(card),
            spot=words.spot(reward.spot),
            temple=words.temple(kinds, reward.temple),
        )
        found.append((words.card_icon(card), about, reward.worth))
        if reward.brother:
            found.append((words.card_icon(card), text("lucky-cause-brother"), reward.brother))
        if reward.wen_chang:
            found.append(
                (
                    words.censer_icon(Censer.WEN_CHANG),
                    text("lucky-cause-wen-chang", card=words.card(card)),
                    reward.wen_chang,
                )
            )
    return found


def cause_rows(look: Look, year: YearView, seat: int) -> list[ft.Control]:
    """The causes of a year, a row each, and their sum."""
    rows: list[ft.Control] = []
    for icon, about, amulets in causes(year, seat):
        rows.append(
            ft.Container(
                ft.Row(
                    [
                        picture(look, icon, 28),
                        ft.Container(look.text(look.say.say(about), theme.DENSE), expand=True),
                        look.text(words.signed(amulets), theme.STRONG),
                    ],
                    spacing=12,
                ),
                padding=ft.Padding.symmetric(vertical=5),
            )
        )
    if not rows:
        rows.append(look.text(look.say("lucky-cause-none"), theme.DENSE, colour=look.c.muted))
    rows.append(
        ft.Container(height=1, bgcolor=look.c.outline, margin=ft.Margin.symmetric(vertical=6))
    )
    rows.append(
        ft.Row(
            [
                ft.Container(
                    look.text(look.say("lucky-year-total", year=year.number), theme.STRONG),
                    expand=True,
                ),
                look.text(str(year.sheets[seat].total), theme.FIGURE),
            ]
        )
    )
    return rows


def picture(look: Look, icon: str, size: float) -> ft.Control:
    """A picture of a cause; amulets are drawn as a coin."""
    return look.icon("ui-coin" if icon == "lucky-amulet" else icon, size, look.c.accent)


# The table's screen


def draw_rewards(play: Play) -> ft.Control:
    """Everybody's amulets of the year and so far."""
    view: View = play.view()
    look = play.look
    say = look.say
    last = view.year.number == view.options.years
    body: list[ft.Control] = [
        title(
            look,
            say("lucky-rewards-title", year=view.year.number),
            under=say("lucky-rewards-under"),
        ),
        gap(14),
        *standings(play, view),
        gap(10),
        link(
            look,
            "rewards.race",
            say("lucky-race-again"),
            partial(turn_page, play, page="race"),
            icon="ui-flag",
        ),
    ]
    if view.options.advanced and any(
        it.temple is not None and it.censer for it in view.year.censers
    ):
        body.append(
            link(
                look,
                "rewards.censers",
                say("lucky-take-home"),
                partial(turn_page, play, page="home"),
                icon="ui-home",
            )
        )
    move = Finish() if last else NextYear()
    dock = [
        button(
            look,
            "rewards.on",
            say("lucky-finish" if last else "lucky-next-year"),
            partial(onward, play, move),
            expand=True,
        )
    ]
    head = table_head(play, say("lucky-midnight", year=view.year.number))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def standings(play: Play, view: View) -> list[ft.Control]:
    """A row for everybody, the highest total first, with what each year gave."""
    most = max(view.totals)
    ranked = sorted(range(view.players), key=lambda seat: -view.totals[seat])
    years = (*view.past, view.year)
    rows: list[ft.Control] = []
    for seat in ranked:
        rank = 1 + sum(total > view.totals[seat] for total in view.totals)
        rows.append(_standing(play, years, seat, rank, view.totals[seat], most))
    out = spread(rows, 7)
    if len(years) > 1:
        out += [gap(10), _legend(play.look, len(years))]
    return out


def _legend(look: Look, years: int) -> ft.Control:
    parts: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(
                    width=14, height=8, border_radius=4, bgcolor=_bar_colour(look, number)
                ),
                look.text(
                    look.say("lucky-year-name", year=number), theme.CAPTION, colour=look.c.muted
                ),
            ],
            spacing=8,
            tight=True,
        )
        for number in range(1, years + 1)
    ]
    return ft.Row(parts, spacing=20)


def _bar_colour(look: Look, year: int) -> str:
    return look.c.accent if year == 1 else look.c.primary


def _standing(
    play: Play, years: Sequence[YearView], seat: int, rank: int, total: int, most: int
) -> ft.Control:
    look = play.look
    player = play.seats[seat]
    compact = look.frame.compact
    room = look.frame.inner - (176 if compact else 206)
    bars: list[ft.Control] = [
        ft.Container(
            width=room * year.sheets[seat].total / most,
            height=8,
            border_radius=4,
            bgcolor=_bar_colour(look, year.number),
        )
        for year in years
        if most and year.sheets[seat].total
    ]
    content = ft.Row(
        [
            ft.Container(
                look.text(str(rank), theme.STRONG, colour=look.c.muted, most=20), width=14
            ),
            look.token(player, 34),
            ft.Column(
                [
                    look.text(player.name, theme.STRONG, lines=1, most=18),
                    ft.Row(bars, spacing=3, height=8, tight=True),
                ],
                spacing=3,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            look.text(str(total), theme.FIGURE, size=26 if compact else None, most=0),
            look.icon("ui-help", 22, look.c.muted),
        ],
        spacing=10,
    )
    identifier = f"why.open-{seat}"
    body = piece(
        look,
        content,
        sunk=look.hands.pressed == identifier,
        chosen=rank == 1,
        ring=look.c.accent,
        height=56 if compact else 70,
        padding=8,
    )
    return tap(
        look,
        identifier,
        look.say("lucky-why-open", name=player.name, total=total),
        body,
        partial(turn_page, play, page=f"why-{seat}"),
    )


def draw_why(play: Play, seat: int) -> ft.Control:
    """How a player's total came about; amulets and guesses can still be put right here."""
    view: View = play.view()
    look = play.look
    say = look.say
    body: list[ft.Control] = [
        title(look, say("lucky-why-title")),
        gap(8),
        who(look, play.seats[seat], size=40, style=theme.HEADING),
        gap(14),
    ]
    for year in (*view.past, view.year):
        body += [
            label(look, say("lucky-year-name", year=year.number)),
            *cause_rows(look, year, seat),
            gap(16),
        ]
    if view.past:
        body += [
            ft.Row(
                [
                    ft.Container(look.text(say("lucky-game-total"), theme.STRONG), expand=True),
                    look.text(str(view.totals[seat]), theme.FIGURE),
                ]
            ),
            gap(16),
        ]
    if view.phase is not Phase.OVER:
        body += [
            line(look),
            gap(12),
            label(look, say("lucky-put-right")),
            gap(8),
            counter(look, say("lucky-seat-amulets"), "", amulet_stepper(play, view, seat)),
        ]
        if view.options.advanced:
            body += [gap(8), guess_counter(play, view, seat)]
    dock = [button(look, "why.done", say("lucky-done"), lambda: main_page(play), expand=True)]
    head = page_head(play, say("lucky-short-header"), lambda: main_page(play))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


# Censers


def draw_home(play: Play) -> ft.Control:
    """Who takes which censer home, the winner of its temple unless the table says otherwise."""
    view: View = play.view()
    look = play.look
    say = look.say
    kinds = words.kinds(view.year.temples)
    rows: list[ft.Control] = []
    for it in view.year.censers:
        if it.censer is None or it.temple is None:
            continue
        rows.append(
            ft.Row(
                [
                    look.icon(words.censer_icon(it.censer), 32, look.c.accent),
                    stacked(
                        look.text(say.say(words.censer(it.censer)), theme.STRONG),
                        look.text(
                            say.say(words.temple(kinds, it.temple)),
                            theme.CAPTION,
                            colour=look.c.muted,
                        ),
                    ),
                ],
                spacing=12,
            )
        )
        rows.append(gap(4))
        rows.append(
            ft.Row(
                [_taker(play, it.censer, at, it.goes_to == at) for at in range(view.players)]
                + [_nobody(play, it.censer, it.goes_to is None)],
                wrap=True,
                spacing=6,
                run_spacing=6,
            )
        )
        rows.append(gap(16))
    body: list[ft.Control] = [
        title(look, say("lucky-take-home"), under=say("lucky-take-home-under")),
        gap(14),
        *rows,
    ]
    dock = [button(look, "home.done", say("lucky-done"), lambda: main_page(play), expand=True)]
    head = page_head(play, say("lucky-midnight", year=view.year.number), lambda: main_page(play))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _taker(play: Play, censer: Censer, at: int, on: bool) -> ft.Control:
    look = play.look
    return tap(
        look,
        f"home.{censer}-{at}",
        play.seats[at].name,
        ft.Container(
            look.token(play.seats[at], 40),
            padding=3,
            border=ft.Border.all(3, look.c.accent if on else ft.Colors.TRANSPARENT),
            shape=ft.BoxShape.CIRCLE,
        ),
        partial(play.move, TakeHome(censer, at)),
        selected=on,
    )


def _nobody(play: Play, censer: Censer, on: bool) -> ft.Control:
    look = play.look
    return tap(
        look,
        f"home.{censer}-nobody",
        look.say("lucky-nobody"),
        ft.Container(
            look.icon("ui-close", 24, look.c.muted),
            width=52,
            height=52,
            border=ft.Border.all(3, look.c.accent if on else ft.Colors.TRANSPARENT),
            shape=ft.BoxShape.CIRCLE,
            alignment=ft.Alignment.CENTER,
        ),
        partial(play.move, TakeHome(censer, None)),
        selected=on,
    )
