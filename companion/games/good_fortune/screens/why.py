"""How a total came about: the groups in the order taken, each with its reason."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.moves import ChooseOrder, Phase
from companion.games.good_fortune.screens import words
from companion.games.good_fortune.screens.pages import go, head, seat_of
from companion.games.good_fortune.view import Group, Sheet, View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Do, Look, gap
from companion.ui.parts import button, piece, tap, well
from companion.ui.play import Play
from companion.ui.results import cause_row, sum_row

CARDS_A_ROW = 3


def group_cards(play: Play, sheet: Sheet, ask: Do, area: str = "group.") -> ft.Control:
    """The groups so far, three in a row, two in large text; each says why it was taken.

    Args:
        play: The match.
        sheet: Whose groups.
        ask: What a touch on one does.
        area: What their identifiers begin with, another one for each player on a screen.
    """
    look = play.look
    cards = [
        _card(look, f"{area}{at}", group, ask) for at, group in enumerate(sheet.sorting.groups)
    ]
    return ft.Row(cards, wrap=True, spacing=8, run_spacing=8)


def _card(look: Look, identifier: str, group: Group, ask: Do) -> ft.Control:
    c = look.c
    say = look.say
    name = words.group(say, group)
    small = look.frame.compact
    a_row = CARDS_A_ROW - look.frame.large
    width = (look.frame.inner - 8 * (a_row - 1)) / a_row
    sums = say("fortune-sum", tiles=group.tiles, points=group.points)
    face = well(
        look,
        ft.Column(
            [
                look.icon(words.group_icon(group), 28 if small else 36, c.text),
                look.text(str(group.score), theme.FIGURE, size=24 if small else 28),
                look.text(sums, theme.CAPTION, colour=c.muted, centre=True),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        padding=8,
    )
    label = f"{name}: {group.score}, {words.why(say, group)}"
    return tap(look, identifier, label, face, ask)


def draw_ways(play: Play, seat: int, sheet: Sheet) -> ft.Control:
    """A full tie that matters: the owner chooses, the best is chosen until then."""
    look = play.look
    c = look.c
    rows: list[ft.Control] = [
        ft.Row(
            [
                look.icon("ui-flag", 20, c.accent),
                ft.Container(
                    ft.Semantics(
                        identifier="tie.says",
                        content=look.text(
                            look.say("fortune-tie", name=play.seats[seat].name), theme.DENSE
                        ),
                    ),
                    expand=True,
                ),
            ],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        gap(8),
    ]
    for at, way in enumerate(sheet.ways):
        on = way.charms == sheet.sorting.charms or way.score == sheet.score
        identifier = f"tie.{at}"
        label = f"{way.score}: {words.listed(look.say, way.charms)}"
        charms: list[ft.Control] = []
        charms += [look.icon(words.charm_icon(charm), 24, c.text) for charm in way.charms]
        rows.append(
            tap(
                look,
                identifier,
                label,
                piece(
                    look,
                    ft.Row(
                        [
                            look.text(str(way.score), theme.FIGURE, size=22),
                            ft.Container(ft.Row(charms, spacing=4, wrap=True), expand=True),
                            *([look.icon("ui-tick", 22, c.primary)] if on else []),
                        ],
                        spacing=14,
                    ),
                    sunk=look.hands.pressed == identifier,
                    chosen=on,
                    padding=12,
                ),
                partial(play.move, ChooseOrder(seat, way.charms)),
                selected=on,
            )
        )
        rows.append(gap(4))
    return ft.Container(
        ft.Column(rows, spacing=0),
        bgcolor=c.surface2,
        border_radius=theme.R_TILE,
        padding=12,
    )


def draw_why(play: Play) -> ft.Control:
    """One collection, group by group: what it is, why it was taken then, what it scores."""
    view: View = play.view()
    look = play.look
    say = look.say
    seat = seat_of(play)
    game = play.board.get("game")
    sheet = view.sheets[seat] if game is None else view.results[game].sheets[seat]
    rows: list[ft.Control] = [
        title(look, say("fortune-why-title", score=sheet.score)),
        ft.Row(
            [look.token(play.seats[seat], 24), look.text(play.seats[seat].name, theme.STRONG)],
            spacing=8,
        ),
        gap(8),
    ]
    for group in sheet.sorting.groups:
        rows.append(
            cause_row(
                look,
                look.icon(words.group_icon(group), 32, look.c.text),
                say(
                    "fortune-group",
                    name=words.group(say, group),
                    tiles=group.tiles,
                    points=group.points,
                ),
                str(group.score),
                words.why(say, group),
            )
        )
        if group.members:
            rows.append(
                ft.Container(
                    ft.Row(
                        [words.small_tile(look, sheet.tiles[at], 22) for at in group.members],
                        wrap=True,
                        spacing=6,
                        run_spacing=6,
                    ),
                    padding=ft.Padding.only(left=48, bottom=8),
                )
            )
    rows += [gap(8), sum_row(look, say("score-total"), sheet.score)]
    if sheet.disputed and view.phase is Phase.PLAYING:
        rows += [gap(16), draw_ways(play, seat, sheet)]
    elif sheet.disputed:
        totals = say.listed(str(way.score) for way in sheet.ways)
        rows += [gap(12), look.text(say("fortune-tie-was", totals=totals), theme.SMALL)]
    rows += [gap(12), look.text(say("fortune-rule"), theme.SMALL, colour=look.c.muted)]
    to = "count" if view.phase is Phase.PLAYING else play.board.get("back")
    back = partial(go, play, to)
    dock = [button(look, "why.back", say("go-back"), back, expand=True)]
    return screen(look, head=head(play, back=back), body=rows, dock=dock, refused=play.desk.refused)
