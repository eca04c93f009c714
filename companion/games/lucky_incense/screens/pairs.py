"""Pairs of the race as they are drawn: two cards, who goes on, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.parts import pill
from companion.games.lucky_incense.view import FIRST, SECOND, Pair, Standing
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Do, Look
from companion.ui.parts import icon_button


def draw_pair(
    look: Look,
    seats: Sequence[Seat],
    pair: Pair,
    *,
    is_open: bool = True,
    dense: bool = False,
    call: Do | None = None,
) -> ft.Control:
    """One pair of the race.

    Args:
        look: How to draw.
        seats: Who plays.
        pair: The pair.
        dense: Whether many stand below each other.
        is_open: Whether its result shows; while the race is on, one after another does.
        call: What the flag does; None without one.
    """
    settled = is_open and not pair.pending
    cards = ft.Row(
        [
            _side(look, seats, pair, FIRST, settled, dense),
            _between(look, pair, settled),
            _side(look, seats, pair, SECOND, settled, dense),
        ],
        spacing=4 if look.frame.compact else 8,
    )
    return ft.Column([cards, _sentence(look, seats, pair, is_open, call)], spacing=2, tight=True)


def _side(
    look: Look, seats: Sequence[Seat], pair: Pair, side: int, settled: bool, dense: bool
) -> ft.Control:
    standing = pair.cards[side]
    c = look.c
    height = 66 if look.frame.compact or dense else 72
    if standing is None:
        body: ft.Control = ft.Container(
            look.text(look.say("lucky-nobody"), theme.SMALL, colour=c.muted, centre=True),
            height=height,
            border=ft.Border.all(1, c.outline),
            border_radius=theme.R_TILE,
            alignment=ft.Alignment.CENTER,
            margin=ft.Margin.only(top=5, bottom=theme.LIP),
        )
        return ft.Container(body, expand=True)
    ahead = settled and pair.side == side
    behind = settled and pair.side != side
    return ft.Container(
        ft.Stack(
            [
                ft.Container(
                    card_face(look, standing, muted=behind),
                    height=height,
                    padding=ft.Padding.symmetric(horizontal=8),
                    margin=ft.Margin.only(top=5, right=5, bottom=theme.LIP),
                    bgcolor=c.surface,
                    border=ft.Border.all(2, c.accent if ahead else c.hair),
                    border_radius=theme.R_TILE,
                    shadow=ft.BoxShadow(
                        blur_radius=0, color=c.lip, offset=ft.Offset(0, 1 if ahead else theme.LIP)
                    ),
                    animate=look.motion.along(theme.PAIR),
                ),
                ft.Container(look.token(seats[standing.runner.owner], 24), right=0, top=0),
            ]
        ),
        expand=True,
    )


def card_face(look: Look, standing: Standing, *, muted: bool = False) -> ft.Control:
    """A card's picture, name and power."""
    c = look.c
    ink = c.muted if muted else c.text
    small = look.frame.width < 360
    return ft.Row(
        [
            look.icon(words.card_icon(standing.runner.card), 30 if small else 38, ink),
            ft.Column(
                [
                    look.text(
                        look.say.say(words.card(standing.runner.card)),
                        theme.STRONG,
                        colour=ink,
                        lines=2,
                        size=14 if small else 15,
                        most=16,
                    ),
                    look.text(
                        look.say("lucky-power", power=words.plain(standing.power.total)),
                        theme.CAPTION,
                        colour=c.muted,
                        lines=1,
                        most=14,
                    ),
                ],
                spacing=0,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=6 if small else 8,
    )


def _between(look: Look, pair: Pair, settled: bool) -> ft.Control:
    """The arrow towards whoever goes on, or the sign of a tie; it slides in as the pair opens."""
    icon = {FIRST: "ui-arrow-left", SECOND: "ui-arrow", None: "ui-equal"}[pair.side]
    start = {FIRST: 0.5, SECOND: -0.5, None: 0.0}[pair.side]
    return ft.Container(
        look.icon(icon, 24, look.c.accent),
        width=24,
        opacity=1 if settled else 0,
        offset=ft.Offset(0 if settled else start, 0),
        animate_opacity=look.motion.along(theme.PAIR),
        animate_offset=look.motion.along(theme.PAIR),
    )


def _sentence(
    look: Look, seats: Sequence[Seat], pair: Pair, is_open: bool, call: Do | None
) -> ft.Control:
    say = look.say
    at = pair.at
    where = f"{at.temple}-{at.stage}-{at.pair}"
    why = words.reason(pair, seats)
    lines: list[ft.Control] = [
        ft.Semantics(
            identifier=f"race.why-{where}",
            content=look.text(
                say("lucky-by-rule", why=why) if pair.overruled else say.say(why), theme.DENSE
            ),
        )
    ]
    parts = powers(look, pair)
    if parts:
        lines.append(look.text(parts, theme.CAPTION, colour=look.c.muted))
    if pair.overruled:
        lines.append(
            ft.Semantics(
                identifier=f"race.call-{where}",
                content=ft.Row([pill(look, say("lucky-tables-call"))]),
            )
        )
    flag: list[ft.Control] = []
    if call is not None:
        flag.append(
            icon_button(
                look,
                f"race.flag-{where}",
                say("lucky-call"),
                "ui-flag",
                call,
                colour=look.c.accent if pair.overruled else look.c.muted,
            )
        )
    return ft.Container(
        ft.Row(
            [ft.Column(lines, spacing=3, expand=True, tight=True), *flag],
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        opacity=1 if is_open else 0,
        animate_opacity=look.motion.along(theme.PAIR),
    )


def powers(look: Look, pair: Pair) -> str:
    """How powers came about that are not the printed ones; empty where all are."""
    found: list[str] = []
    for standing in pair.cards:
        if standing is None:
            continue
        changes = words.changes(standing.power)
        if changes:
            parts = look.say.listed(look.say.say(change) for change in changes)
            found.append(
                look.say(
                    "lucky-power-of",
                    card=words.card(standing.runner.card),
                    printed=standing.power.printed,
                    parts=parts,
                )
            )
    return look.say.run_on(found)
