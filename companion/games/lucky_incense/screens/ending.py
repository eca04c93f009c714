"""The end: who has won, and the review of both years; opened again from the finished matches."""

from __future__ import annotations

from functools import partial

import flet as ft
import flet.canvas as cv

from companion.games.lucky_incense.screens.parts import (
    line,
    main_page,
    page_head,
    segments,
    table_head,
    turn_page,
)
from companion.games.lucky_incense.screens.race import race_body
from companion.games.lucky_incense.screens.rewards import standings
from companion.games.lucky_incense.view import View
from companion.ui import theme
from companion.ui.frame import screen
from companion.ui.look import Look, gap
from companion.ui.motion import FIGURES, NAMES, PICTURE, crowned
from companion.ui.parts import button
from companion.ui.play import Play


def draw_over(play: Play) -> ft.Control:
    """The winners, the totals, and the way to the review or to another game."""
    view: View = play.view()
    look = play.look
    say = look.say
    winners = view.winners or ()
    body: list[ft.Control] = [
        crowned(look, PICTURE, _burner(look)),
        look.text(
            say("lucky-won" if len(winners) == 1 else "lucky-won-shared"),
            colour=look.c.muted,
            centre=True,
        ),
        gap(2),
        crowned(look, NAMES, _names(play, winners)),
        gap(14),
        crowned(
            look,
            FIGURES,
            ft.Column(
                standings(play, view),
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
        gap(12),
    ]
    dock = [
        button(
            look,
            "over.review",
            say("lucky-review"),
            partial(turn_page, play, page="review", year=0),
            primary=False,
            width=126,
        ),
        button(look, "over.again", say("over-again"), lambda: play.desk.rematch(play), expand=True),
    ]
    return screen(look, head=table_head(play, say("lucky-short-header")), body=body, dock=dock)


def _names(play: Play, winners: tuple[int, ...]) -> ft.Control:
    look = play.look
    compact = look.frame.compact
    alone = len(winners) == 1
    size = (34 if compact else 52) if alone else 24
    names: list[ft.Control] = [
        ft.Row(
            [
                look.token(play.seats[seat], size * 0.85),
                ft.Container(
                    look.text(play.seats[seat].name, theme.FIGURE_XL, lines=1, size=size),
                    expand_loose=True,
                ),
            ],
            spacing=12,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for seat in winners
    ]
    return ft.Semantics(
        identifier="over.winner",
        label=look.say.listed(play.seats[seat].name for seat in winners),
        content=ft.Row(
            names,
            wrap=not alone,
            spacing=16,
            run_spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )


def _burner(look: Look) -> ft.Control:
    """The burner with three sticks, in the glow of the first incense."""
    width = look.frame.inner
    height = 130.0 if look.frame.compact else 236.0
    if look.frame.landscape:
        height = 110.0
    centre, s = width / 2, height / 236
    c = look.c
    shapes: list[cv.Shape] = [
        cv.Circle(
            centre,
            128 * s,
            radius * s,
            paint=ft.Paint(color=ft.Colors.with_opacity(0.09, c.accent)),
        )
        for radius in (116, 94, 70)
    ]
    smoke = ft.Paint(
        color=ft.Colors.with_opacity(0.6, c.muted),
        stroke_width=2.4 * s,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.ROUND,
    )
    for dx, top, lean in ((-1, 78, 14), (0, 62, 0), (1, 78, 14)):
        foot, tip = centre + dx * 20 * s, centre + dx * 34 * s
        tip = centre if not dx else tip
        stick = ft.Paint(color=c.primary, stroke_width=7 * s, style=ft.PaintingStyle.STROKE)
        shapes.append(cv.Line(foot if dx else centre, 146 * s, tip, top * s, paint=stick))
        shapes.append(cv.Circle(tip, top * s, 5 * s, paint=ft.Paint(color=c.accent)))
        shapes.append(
            cv.Path(
                [
                    cv.Path.MoveTo(tip, (top - 8) * s),
                    cv.Path.CubicTo(
                        tip - 12 * s,
                        (top - 22) * s,
                        tip + 12 * s,
                        (top - 32) * s,
                        tip + (lean - 7) * s * 0.4,
                        (top - 48) * s,
                    ),
                ],
                paint=smoke,
            )
        )
    body = ft.Paint(color="#B8752B")
    band = ft.Paint(color="#DFA448")
    rim = ft.Paint(color="#F3C05A")
    ears = ft.Paint(color="#DFA448", stroke_width=9 * s, style=ft.PaintingStyle.STROKE)
    shapes += [
        cv.Path(
            [
                cv.Path.MoveTo(centre + side * 60 * s, 158 * s),
                cv.Path.CubicTo(
                    centre + side * 92 * s,
                    152 * s,
                    centre + side * 86 * s,
                    188 * s,
                    centre + side * 56 * s,
                    182 * s,
                ),
            ],
            paint=ears,
        )
        for side in (-1, 1)
    ]
    shapes += [
        cv.Path(
            [
                cv.Path.MoveTo(centre - 60 * s, 152 * s),
                cv.Path.CubicTo(
                    centre - 60 * s,
                    188 * s,
                    centre - 46 * s,
                    208 * s,
                    centre - 26 * s,
                    214 * s,
                ),
                cv.Path.LineTo(centre - 36 * s, 232 * s),
                cv.Path.LineTo(centre + 36 * s, 232 * s),
                cv.Path.LineTo(centre + 26 * s, 214 * s),
                cv.Path.CubicTo(
                    centre + 46 * s,
                    208 * s,
                    centre + 60 * s,
                    188 * s,
                    centre + 60 * s,
                    152 * s,
                ),
                cv.Path.Close(),
            ],
            paint=body,
        ),
        cv.Rect(centre - 60 * s, 152 * s, 120 * s, 14 * s, paint=band),
        cv.Rect(centre - 68 * s, 143 * s, 136 * s, 10 * s, border_radius=2, paint=rim),
    ]
    return ft.Container(cv.Canvas(shapes, width=width, height=height), height=height)


# The review


def draw_review(play: Play) -> ft.Control:
    """The race of each year once more: every pair, its reason, and the table's calls."""
    view: View = play.view()
    look = play.look
    say = look.say
    years = (*view.past, view.year)
    at = play.board.get("year", 0)
    at = at if isinstance(at, int) and at < len(years) else 0
    year = years[at]
    temple = play.board.get("temple", 0)
    temple = temple if isinstance(temple, int) and temple < len(year.race) else 0
    most = len(year.race[temple].stages)
    stage = play.board.get("stage") or 1
    stage = stage if isinstance(stage, int) and stage <= most else most
    body: list[ft.Control] = []
    if len(years) > 1:
        names = [
            (str(number), say("lucky-year-name", year=number + 1), partial(_year, play, number))
            for number in range(len(years))
        ]
        body += [segments(look, "review.year", names, str(at)), gap(12)]
    body += race_body(play, year, temple, stage, None, can_call=False)
    body += [gap(8), line(look)]
    dock = [button(look, "review.done", say("lucky-done"), lambda: main_page(play), expand=True)]
    head = page_head(play, say("lucky-review"), lambda: main_page(play))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _year(play: Play, number: int) -> None:
    play.board.update(year=number, temple=0, stage=1)
