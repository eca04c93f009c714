"""The turn being played: who chooses first, which face shows, whose tile is placed first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.moves import (
    TURNS,
    Face,
    HoldTileOne,
    NextTurn,
    PreviousTurn,
    Variant,
)
from companion.games.good_fortune.screens.pages import book_link, go, head, standing
from companion.games.good_fortune.view import Turn, View
from companion.ui import theme
from companion.ui.chips import chips
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play


def draw_turns(play: Play) -> ft.Control:
    """The nine turns, one at a time; a table may leave them all out."""
    view: View = play.view()
    look = play.look
    say = look.say
    turn = view.turn
    if turn is None:
        heading, under = say("fortune-turns-over"), None
        middle: list[ft.Control] = []
    else:
        heading = say("fortune-turn", turn=turn.number)
        under = say("fortune-turn-of", turns=TURNS)
        middle = _turn(play, view, turn)
    won = [str(sheet.score) if sheet.entered else "–" for sheet in view.sheets]
    body: list[ft.Control] = [
        title(look, heading, under=under),
        gap(10),
        _beads(look, view.turns_over),
        gap(14),
        *([standing(play, view), gap(14)] if view.results else []),
        *middle,
        gap(18),
        look.text(say("fortune-won-so-far"), theme.LABEL, colour=look.c.muted),
        gap(6),
        chips(look, play.seats, won, None, lambda at: go(play, "count", seat=at)),
        gap(10),
        *_links(play, view),
    ]
    count = button(
        look,
        "turns.count",
        say("fortune-count") if turn else say("fortune-count-now"),
        partial(go, play, "count", seat=0),
        primary=turn is None,
        width=None if turn is None else look.frame.room(124, 1.2),
        expand=turn is None,
    )
    dock = [count]
    if turn is not None:
        dock.append(
            button(
                look,
                "turns.next",
                say("fortune-next-turn") if turn.number < TURNS else say("fortune-last-turn"),
                lambda: play.move(NextTurn()),
                expand=True,
            )
        )
    return screen(look, head=head(play), body=body, dock=dock, refused=play.desk.refused)


def _beads(look: Look, over: int) -> ft.Control:
    """Nine beads, one a turn: those played are full."""
    c = look.c
    beads: list[ft.Control] = [
        ft.Container(
            height=10,
            expand=True,
            border_radius=5,
            bgcolor=c.accent if at < over else c.surface2,
            border=ft.Border.all(2, c.accent) if at == over else None,
        )
        for at in range(TURNS)
    ]
    return ft.Row(beads, spacing=5)


def _turn(play: Play, view: View, turn: Turn) -> list[ft.Control]:
    look = play.look
    rows: list[ft.Control] = []
    if view.holder is None and view.options.variant is not Variant.GUESSING:
        rows += [holder_question(play), gap(14)]
    if turn.face is not None:
        rows += [_medallion(look, turn.face), gap(14)]
    rows += _facts(play, view, turn)
    return rows


def holder_question(play: Play) -> ft.Control:
    """Who was dealt tile 1: that player begins."""
    look = play.look
    keys: list[ft.Control] = []
    for seat, who in enumerate(play.seats):
        identifier = f"turns.holder-{seat}"
        keys.append(
            ft.Container(
                tap(
                    look,
                    identifier,
                    who.name,
                    piece(
                        look,
                        ft.Row(
                            [
                                look.token(who, 30),
                                ft.Container(
                                    look.text(who.name, theme.STRONG, lines=1), expand=True
                                ),
                            ],
                            spacing=10,
                        ),
                        sunk=look.hands.pressed == identifier,
                        height=look.frame.room(56),
                        padding=10,
                    ),
                    partial(play.move, HoldTileOne(seat)),
                ),
                expand=True,
            )
        )
    return ft.Column(
        [
            look.text(look.say("fortune-holder-title"), theme.HEADING),
            gap(6),
            ft.Row(keys, spacing=8),
        ],
        spacing=0,
    )


def _medallion(look: Look, face: Face) -> ft.Control:
    """The medallion as it lies: the small picture up, or the large one."""
    c = look.c
    small = look.frame.compact
    side = 96 if small else 140
    icon = side * (0.28 if face is Face.SMALL else 0.68)
    return ft.Column(
        [
            ft.Container(
                look.icon("charm-clover", icon, c.accent),
                width=side,
                height=side,
                bgcolor=c.surface,
                border=ft.Border.all(1, c.hair),
                shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, theme.LIP)),
                shape=ft.BoxShape.CIRCLE,
                alignment=ft.Alignment.CENTER,
            ),
            gap(6),
            ft.Semantics(
                identifier="turns.face",
                content=look.text(look.say(f"fortune-face-{face}"), theme.STRONG, centre=True),
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _facts(play: Play, view: View, turn: Turn) -> list[ft.Control]:
    look = play.look
    say = look.say
    variant = view.options.variant
    facts: list[tuple[int | None, str, str]] = []
    if variant is Variant.GUESSING:
        facts.append((None, "turns.chooses", say("fortune-both-choose")))
    elif turn.chooses_first is not None:
        name = play.seats[turn.chooses_first].name
        message = "fortune-begins" if variant is Variant.SIMPLE else "fortune-chooses-first"
        facts.append((turn.chooses_first, "turns.chooses", say(message, name=name)))
    if turn.face is not None:
        facts.append((None, "turns.places", say(f"fortune-places-{turn.face}")))
    elif view.options.variant is Variant.SIMPLE:
        facts.append((None, "turns.places", say("fortune-places-simple")))
    if view.holder is not None:
        other = play.seats[1 - view.holder].name
        dealt = say("fortune-dealt", name=play.seats[view.holder].name, other=other)
        facts.append((None, "turns.dealt", dealt))
    return [_fact(play, seat, which, words) for seat, which, words in facts]


def _fact(play: Play, seat: int | None, which: str, words: str) -> ft.Control:
    look = play.look
    picture: ft.Control = (
        look.token(play.seats[seat], 30)
        if seat is not None
        else ft.Container(
            look.icon("ui-tile", 26, look.c.accent), width=30, alignment=ft.Alignment.CENTER
        )
    )
    return ft.Semantics(
        identifier=which,
        content=ft.Container(
            ft.Row(
                [picture, ft.Container(look.text(words), expand=True)],
                spacing=12,
            ),
            padding=ft.Padding.symmetric(vertical=5),
        ),
    )


def _links(play: Play, view: View) -> list[ft.Control]:
    look = play.look
    say = look.say
    rows: list[ft.Control] = []
    if view.turn is not None:
        rows.append(
            link(
                look,
                "turns.row",
                say("fortune-row-link"),
                lambda: go(play, "row"),
                icon="ui-help",
            )
        )
    rows.append(book_link(play, "turns"))
    if view.turns_over:
        rows.append(
            link(
                look,
                "turns.back",
                say("fortune-turn-back"),
                lambda: play.move(PreviousTurn()),
                icon="ui-arrow-left",
            )
        )
    holder = view.holder
    if holder is not None and view.turns_over == 0:
        rows.append(
            link(
                look,
                "turns.swap",
                say("fortune-holder-swap", name=play.seats[1 - holder].name),
                partial(play.move, HoldTileOne(1 - holder)),
                icon="ui-shuffle",
            )
        )
    return rows
