"""What lies on one card: incense, and the marks of Emperor Jade and Yue Lao."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import ClearPlace, PlaceCard
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.pad import PANE
from companion.games.lucky_incense.screens.parts import fitting, stacked, stepper
from companion.games.lucky_incense.view import Runner
from companion.games.lucky_incense.words import Censer
from companion.ui import theme
from companion.ui.frame import refusal
from companion.ui.look import gap
from companion.ui.parts import button, piece, tap
from companion.ui.play import Play


def draw_details(play: Play, temple: int, place: int, runner: Runner) -> ft.Control:
    """The panel in place of the pad, for one card of the picture."""
    look = play.look
    say = look.say
    seat = play.seats[runner.owner]
    name = say.say(words.card(runner.card))
    compact = look.frame.compact or look.frame.landscape

    def put(changed: Runner) -> None:
        play.move(
            PlaceCard(
                temple,
                place,
                changed.owner,
                changed.card,
                changed.incense,
                changed.instant_win,
                changed.defeats,
            )
        )

    def step(by: int) -> None:
        if runner.incense + by >= 0:
            put(replace(runner, incense=runner.incense + by))

    def take_away() -> None:
        if play.move(ClearPlace(temple, place)):
            play.board.update(edit=None, place=place)

    card = ft.Row(
        [
            look.token(seat, 30),
            look.icon(words.card_icon(runner.card), 34),
            stacked(
                look.text(name, theme.STRONG, lines=1),
                look.text(
                    say("lucky-card-of", name=seat.name),
                    theme.CAPTION,
                    colour=look.c.muted,
                    lines=1,
                ),
            ),
        ],
        spacing=10,
    )
    incense = ft.Row(
        [
            stacked(
                look.text(say("lucky-card-incense"), theme.DENSE),
                look.text(say("lucky-card-incense-worth"), theme.CAPTION, colour=look.c.muted),
            ),
            stepper(
                look,
                "card",
                "incense",
                (say("lucky-card-incense-less"), say("lucky-card-incense-more")),
                runner.incense,
                step,
            ),
        ],
        spacing=10,
    )
    marks = ft.Row(
        [
            _mark(
                play,
                "jade",
                Censer.EMPEROR_JADE,
                runner.instant_win,
                lambda: put(replace(runner, instant_win=not runner.instant_win)),
            ),
            _mark(
                play,
                "yue-lao",
                Censer.YUE_LAO,
                runner.defeats,
                lambda: put(replace(runner, defeats=not runner.defeats)),
            ),
        ],
        spacing=8,
    )
    height = 42 if compact else 52
    buttons = ft.Row(
        [
            button(
                look,
                "card.away",
                say("lucky-card-away"),
                take_away,
                primary=False,
                height=height,
                expand=True,
            ),
            button(
                look,
                "card.done",
                say("lucky-done"),
                partial(play.board.update, edit=None),
                primary=False,
                height=height,
                width=110 if look.frame.landscape else None,
                expand=not look.frame.landscape,
            ),
        ],
        spacing=8,
    )
    return ft.Column(
        [
            card,
            refusal(look, play.desk.refused),
            incense,
            marks,
            gap(0 if compact else 6),
            buttons,
        ],
        spacing=3 if compact else 8,
    )


def _mark(play: Play, which: str, censer: Censer, on: bool, toggle: object) -> ft.Control:
    look = play.look
    assert callable(toggle)
    identifier = f"card.{which}"
    compact = look.frame.compact or look.frame.landscape
    name = look.say.say(words.censer(censer))
    wide = PANE if look.frame.landscape else look.frame.inner
    room = ((wide - 8) / 2 - 10 - (0 if compact else 34)) * 0.94  # it is bold
    picture = look.icon(
        words.censer_icon(censer), 22 if compact else 26, look.c.accent if on else None
    )
    body = piece(
        look,
        ft.Row(
            [
                *([] if compact else [picture]),
                stacked(
                    look.text(name, theme.LABEL, lines=1, size=fitting(name, room), most=0),
                    look.text(
                        look.say(f"lucky-mark-{which}"),
                        theme.CAPTION,
                        colour=look.c.muted,
                        lines=1,
                        most=0,
                    ),
                ),
            ],
            spacing=6 if compact else 8,
        ),
        sunk=look.hands.pressed == identifier,
        chosen=on,
        ring=look.c.accent,
        height=50 if compact else 62,
        padding=4,
    )
    return ft.Container(tap(look, identifier, name, body, toggle, selected=on), expand=True)
