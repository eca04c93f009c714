"""The pad at midnight: two touches a card, colour and character, in either order."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import PlaceCard
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.parts import fitting
from companion.games.lucky_incense.view import View
from companion.games.lucky_incense.words import Card
from companion.table.text import text
from companion.ui import theme
from companion.ui.frame import refusal
from companion.ui.look import Look
from companion.ui.parts import icon_button, piece, tap
from companion.ui.play import Play

NAME = theme.Style("sans", 13, 15)
"""A card's name on its key, closer than the scale's own steps: two short words below each other."""
LOW = theme.Style("sans_bold", 14, 18)
"""What the pad asks where there is little height: two lines in 38 dp."""
PANE = 260
"""How wide the pad is beside the picture, in dp, on a phone that lies on its side."""


def temple_at(play: Play, view: View) -> int:
    """The temple that is shown: the one chosen, else the first that is not full."""
    temples = view.year.temples
    chosen = play.board.get("temple")
    if isinstance(chosen, int) and chosen < len(temples):
        return chosen
    open_ = [at for at, temple in enumerate(temples) if None in temple.places]
    return open_[0] if open_ else 0


def place_at(play: Play, view: View) -> int | None:
    """The place that the next card goes to, or None where the temple shown is full."""
    places = view.year.temples[temple_at(play, view)].places
    chosen = play.board.get("place")
    if isinstance(chosen, int) and chosen < len(places) and places[chosen] is None:
        return chosen
    return next((at for at, runner in enumerate(places) if runner is None), None)


def draw_pad_keys(play: Play, view: View) -> ft.Control:
    """The colours that play, and the cards: those that the chosen colour has used are faint."""
    look = play.look
    frame = look.frame
    compact = frame.compact or frame.landscape
    spacing = _spacing(look)
    keys: list[ft.Control] = [
        _question(play, view),
        ft.Row(
            [_colour_key(play, view, at) for at in range(view.players)],
            spacing=spacing,
        ),
    ]
    cards = view.options.cards
    across = _across(look, view)
    for first in range(0, len(cards), across):
        row: list[ft.Control] = [
            _card_key(play, view, card) for card in cards[first : first + across]
        ]
        row += [ft.Container(expand=True) for _ in range(across - len(row))]
        keys.append(ft.Row(row, spacing=spacing))
    return ft.Column(keys, spacing=3 if compact else 6)


def is_flat(look: Look) -> bool:
    """Whether a phone lies on its side and is so small that pad and bell have to draw together."""
    return look.frame.landscape and look.frame.height < 400


def _spacing(look: Look) -> int:
    """Between two keys, in dp."""
    return 4 if look.frame.compact or look.frame.landscape else 8


def _across(look: Look, view: View) -> int:
    """How many cards stand side by side: fewer on a phone on its side, whose pad is narrow."""
    if not look.frame.landscape:
        return 5
    return 4 if len(view.options.cards) > 5 else 3


def _question(play: Play, view: View) -> ft.Control:
    """What the pad waits for; in its place, why something was refused."""
    look = play.look
    say = look.say
    refused = play.desk.refused
    if refused:
        return refusal(look, refused)
    low = is_flat(look) or (look.frame.compact and not look.frame.landscape)
    place = place_at(play, view)
    seat, card = play.board.get("seat"), play.board.get("card")
    if place is None:
        words_ = say("lucky-pad-full" if view.year.empty else "lucky-pad-complete")
    elif seat is not None:
        words_ = say("lucky-pad-card", place=place + 1, name=play.seats[seat].name)
    elif card is not None:
        words_ = say("lucky-pad-colour", place=place + 1, card=words.card(card))
    else:
        words_ = say("lucky-pad-place", place=place + 1)
    undo: list[ft.Control] = []
    if view.year.empty < sum(len(temple.places) for temple in view.year.temples):
        undo.append(
            icon_button(look, "pad.undo", say("menu-undo"), "ui-undo", partial(_undo, play))
        )
    return ft.Row(
        [
            ft.Container(
                ft.Semantics(
                    identifier="pad.question",
                    content=look.text(
                        words_,
                        LOW if low else theme.STRONG,
                        lines=2,
                        size=15 if look.frame.landscape and not low else None,
                        most=0,
                    ),
                ),
                expand=True,
            ),
            *undo,
        ],
        height=38 if low else theme.TOUCH,
    )


def _undo(play: Play) -> None:
    play.undo()
    for key in ("temple", "place", "seat", "card", "edit"):
        play.board.pop(key, None)


def _colour_key(play: Play, view: View, at: int) -> ft.Control:
    look = play.look
    seat = play.seats[at]
    chosen = play.board.get("seat") == at
    card = play.board.get("card")
    identifier = f"pad.colour-{at}"
    compact = look.frame.compact or look.frame.landscape
    face: list[ft.Control] = [look.token(seat, 30 if compact else 36)]
    if view.players <= 3 and look.frame.width >= 360 and not look.frame.landscape:
        face.append(
            ft.Container(look.text(seat.name, theme.LABEL, lines=1, most=18), expand_loose=True)
        )
    body = piece(
        look,
        ft.Row(face, spacing=8, alignment=ft.MainAxisAlignment.CENTER),
        sunk=look.hands.pressed == identifier,
        chosen=chosen,
        ring=look.c.accent,
        fill=look.c.surface2 if chosen else None,
        radius=theme.R_KEY,
        height=44 if compact else 54,
        padding=4,
    )
    if card is not None and card in view.year.used[at]:
        body.opacity = 0.4

    def touched() -> None:
        play.board["seat"] = None if chosen else at
        _enter(play)

    return ft.Container(
        tap(look, identifier, seat.name, body, touched, selected=chosen), expand=True
    )


def _card_key(play: Play, view: View, card: Card) -> ft.Control:
    look = play.look
    frame = look.frame
    c = look.c
    seat = play.board.get("seat")
    chosen = play.board.get("card") is card
    used = seat is not None and card in view.year.used[seat]
    name = look.say.say(words.card(card))
    identifier = f"pad.card-{card}"
    compact = frame.compact or frame.landscape
    height: float = 88 if frame.height >= 860 else 76
    if compact:
        height = 54 if is_flat(look) else 58
    body = piece(
        look,
        ft.Stack(
            [
                ft.Column(
                    [
                        look.icon(words.card_icon(card), _picture(look)),
                        ft.Container(
                            look.text(
                                name,
                                NAME,
                                centre=True,
                                lines=2,
                                size=_name_size(look, name, _across(look, view)),
                                most=0,
                            ),
                            height=30,
                            alignment=ft.Alignment.CENTER,
                        ),
                    ],
                    spacing=1,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                ft.Container(
                    look.text(str(card.power), theme.LABEL, colour=c.muted, size=13, most=0),
                    right=4,
                    top=1,
                ),
            ],
            fit=ft.StackFit.EXPAND,
        ),
        sunk=look.hands.pressed == identifier,
        chosen=chosen,
        ring=c.accent,
        fill=c.surface2 if chosen else None,
        radius=theme.R_KEY,
        height=height,
    )
    if used:
        body.opacity = 0.4

    def touched() -> None:
        play.board["card"] = None if chosen else card
        _enter(play)

    words_ = look.say("words-beside", first=name, second=card.power)
    return ft.Container(tap(look, identifier, words_, body, touched, selected=chosen), expand=True)


def _picture(look: Look) -> int:
    """How large the pictures on the keys are, in dp."""
    if is_flat(look):
        return 20
    return 24 if look.frame.compact or look.frame.landscape else 34


def _name_size(look: Look, name: str, across: int) -> float:
    """The longest words shrink a little where the window is narrow, so that none is broken."""
    frame = look.frame
    wide = PANE if frame.landscape else frame.inner
    room = (wide - _spacing(look) * (across - 1)) / across - 2
    return fitting(max(name.split(), key=len), room)


def _enter(play: Play) -> None:
    """Once colour and card are chosen, the card lies at its place; then comes the next place."""
    view: View = play.view()
    board = play.board
    seat, card = board.get("seat"), board.get("card")
    if seat is None or card is None:
        return
    temple, place = temple_at(play, view), place_at(play, view)
    if place is None:
        board["card"] = None
        play.desk.refuse(text("lucky-pad-take-first"))
        return
    if not play.move(PlaceCard(temple, place, seat, card)):
        board["card"] = None
        return
    board.update(seat=None, card=None, place=None, temple=temple)
    _go_on(play, temple, place)


def _go_on(play: Play, temple: int, place: int) -> None:
    """The next empty place: behind this one, else of this temple, else of another one."""
    view: View = play.view()
    places = view.year.temples[temple].places
    behind = [at for at in range(place + 1, len(places)) if places[at] is None]
    if behind:
        play.board["place"] = behind[0]
    elif None not in places and view.year.empty:
        play.board.pop("temple")
