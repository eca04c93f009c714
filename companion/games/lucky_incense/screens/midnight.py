"""Midnight: the revealed cards are entered on one pad, two touches a card, in any order."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import ClearPlace, PlaceCard, StrikeBell
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.cards import draw_details
from companion.games.lucky_incense.screens.parts import (
    main_page,
    onward,
    page_head,
    segments,
    table_head,
    turn_page,
    who,
)
from companion.games.lucky_incense.screens.race import begin_race
from companion.games.lucky_incense.screens.temple import draw_temple, plan
from companion.games.lucky_incense.view import Remark, Runner, View
from companion.games.lucky_incense.words import Card
from companion.table.text import text
from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.parts import button, icon_button, piece, refusal, screen, tap, title
from companion.ui.play import Play

NAME = theme.Style("sans", 13, 15)
"""A card's name on its key, closer than the scale's own steps: two short words below each other."""


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


def draw_pad(play: Play) -> ft.Control:
    """The temple that fills up, and the pad below it."""
    view: View = play.view()
    look = play.look
    say = look.say
    at = temple_at(play, view)
    temples = view.year.temples
    several = len(temples) > 1
    compact = look.frame.compact or look.frame.landscape
    body: list[ft.Control] = []
    if not compact or not several:
        body += [title(look, say("lucky-pad-title")), gap(8)]
    if several:
        body += [_temples(play, view, at), gap(4 if compact else 12)]
    body.append(_picture(play, view, at))
    foot = _details(play, view, at) or draw_pad_keys(play, view)
    head = table_head(play, say("lucky-midnight", year=view.year.number))
    return screen(look, head=head, body=body, foot=foot, dock=[_bell(play, view)])


def _details(play: Play, view: View, at: int) -> ft.Control | None:
    """What lies on the card that was touched, or None without one."""
    place = play.board.get("edit")
    places = view.year.temples[at].places
    if not isinstance(place, int) or place >= len(places):
        return None
    runner = places[place]
    return None if runner is None else draw_details(play, at, place, runner)


def _temples(play: Play, view: View, at: int) -> ft.Control:
    look = play.look
    kinds = words.kinds(view.year.temples)
    names = [
        (str(index), look.say.say(words.temple(kinds, index)), partial(_show_temple, play, index))
        for index in range(len(kinds))
    ]
    full = {str(i) for i, temple in enumerate(view.year.temples) if None not in temple.places}
    return segments(look, "pad.temple", names, str(at), done=full)


def _show_temple(play: Play, index: int) -> None:
    play.board.pop("place", None)
    play.board.pop("edit", None)
    play.board["temple"] = index


# The picture


def _picture(play: Play, view: View, at: int) -> ft.Control:
    look = play.look
    frame = look.frame
    temple = view.year.temples[at]
    several = len(view.year.temples) > 1
    if frame.landscape:
        room = frame.height - 150
    elif frame.compact:
        room = frame.height - 428
    else:
        room = frame.height - (560 if several else 505)
    place, edited = place_at(play, view), isinstance(play.board.get("edit"), int)
    drawn = plan(look, temple.kind, frame.inner - 8, min(max(room, 178), 420))
    seats = [
        _empty(play, at, index, index == place and not edited)
        if runner is None
        else _taken(play, view, at, index, runner, drawn.seat_height)
        for index, runner in enumerate(temple.places)
    ]
    return ft.Container(
        draw_temple(look, drawn, seats),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(top=5),
    )


def _empty(play: Play, temple: int, place: int, following: bool) -> ft.Control:
    look = play.look
    c = look.c
    ring = c.accent if following else c.outline
    body = ft.Container(
        look.icon("ui-plus", 22, c.accent if following else ft.Colors.TRANSPARENT),
        bgcolor=c.surface2 if following else None,
        border=ft.Border.all(2 if following else 1.5, ring),
        border_radius=theme.R_KEY,
        alignment=ft.Alignment.CENTER,
        margin=ft.Margin.only(bottom=theme.LIP),
    )
    return tap(
        look,
        f"pad.place-{temple}-{place}",
        look.say("lucky-place-empty", place=place + 1),
        body,
        partial(play.board.update, place=place, edit=None),
        selected=following,
    )


def _taken(
    play: Play, view: View, temple: int, place: int, runner: Runner, height: float
) -> ft.Control:
    """A card that lies there: a touch takes it away, or with incense in the game tells of it."""
    look = play.look
    seat = play.seats[runner.owner]
    name = look.say.say(words.card(runner.card))
    identifier = f"pad.place-{temple}-{place}"
    low = height < 54
    size = 24 if low else 30
    lines: list[ft.Control] = [look.icon(words.card_icon(runner.card), size)]
    if not low or look.frame.width >= 360:
        lines.append(
            look.text(name, NAME, centre=True, lines=1, size=12 if look.frame.width < 360 else 13)
        )
    body = piece(
        look,
        ft.Column(
            lines,
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        sunk=look.hands.pressed == identifier,
        chosen=play.board.get("edit") == place,
        ring=look.c.accent,
        radius=theme.R_KEY,
        height=height,
        padding=2,
    )

    def touched() -> None:
        if view.options.advanced:
            play.board.update(edit=place, place=None)
        elif play.move(ClearPlace(temple, place)):
            play.board["place"] = place

    stack = ft.Stack(
        [
            body,
            ft.Container(look.token(seat, 22), right=-4, top=-4),
            ft.Container(_load(look, runner), left=3, bottom=6),
        ],
        clip_behavior=ft.ClipBehavior.NONE,
        fit=ft.StackFit.EXPAND,
    )
    words_ = look.say("lucky-place-taken", place=place + 1, name=seat.name, card=name)
    return tap(look, identifier, words_, stack, touched)


def _load(look: Look, runner: Runner) -> ft.Control:
    """Incense and marks on a card, small in its corner."""
    marks: list[ft.Control] = []
    if runner.incense:
        marks.append(
            look.text(words.signed(2 * runner.incense), theme.LABEL, colour=look.c.accent, size=13)
        )
    if runner.instant_win:
        marks.append(look.icon("censer-emperor-jade", 16, look.c.accent))
    if runner.defeats:
        marks.append(look.icon("censer-yue-lao", 16, look.c.accent))
    return ft.Row(marks, spacing=0, tight=True)


# The pad


def draw_pad_keys(play: Play, view: View) -> ft.Control:
    """The colours that play, and the cards: those that the chosen colour has used are faint."""
    look = play.look
    frame = look.frame
    compact = frame.compact or frame.landscape
    spacing = 4 if compact else 8
    keys: list[ft.Control] = [
        _question(play, view),
        ft.Row(
            [_colour_key(play, view, at) for at in range(view.players)],
            spacing=spacing,
        ),
    ]
    across = 4 if frame.landscape and len(view.options.cards) > 5 else 5
    cards = view.options.cards
    for first in range(0, len(cards), across):
        row: list[ft.Control] = [
            _card_key(play, view, card) for card in cards[first : first + across]
        ]
        row += [ft.Container(expand=True) for _ in range(across - len(row))]
        keys.append(ft.Row(row, spacing=spacing))
    return ft.Column(keys, spacing=3 if compact else 6)


def _question(play: Play, view: View) -> ft.Control:
    """What the pad waits for; in its place, why something was refused."""
    look = play.look
    say = look.say
    refused = play.desk.refused
    if refused:
        return refusal(look, refused)
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
                    identifier="pad.question", content=look.text(words_, theme.STRONG, lines=2)
                ),
                expand=True,
            ),
            *undo,
        ],
        height=36 if look.frame.compact else 44,
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
        face.append(ft.Container(look.text(seat.name, theme.LABEL, lines=1), expand_loose=True))
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
        height = 58
    body = piece(
        look,
        ft.Stack(
            [
                ft.Column(
                    [
                        look.icon(words.card_icon(card), 24 if compact else 34),
                        ft.Container(
                            look.text(
                                name, NAME, centre=True, lines=2, size=_name_size(look, name)
                            ),
                            height=26 if compact else 30,
                            alignment=ft.Alignment.CENTER,
                        ),
                    ],
                    spacing=1,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                ft.Container(
                    look.text(str(card.power), theme.LABEL, colour=c.muted, size=13),
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

    return ft.Container(
        tap(look, identifier, f"{name}, {card.power}", body, touched, selected=chosen), expand=True
    )


def _name_size(look: Look, name: str) -> float:
    """The longest words shrink a little where the window is narrow, so that none is broken."""
    if look.frame.width >= 360 and not look.frame.landscape:
        return 13
    return 12 if max(len(word) for word in name.split()) < 7 else 11


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


# The bell


def _bell(play: Play, view: View) -> ft.Control:
    look = play.look
    empty = view.year.empty
    if empty or view.remarks:
        words_ = look.say("lucky-bell-left", count=empty) if empty else look.say("lucky-bell")
        return button(
            look,
            "midnight.bell",
            words_,
            partial(turn_page, play, page="bell"),
            primary=not empty,
            expand=True,
        )
    return button(
        look, "midnight.bell", look.say("lucky-bell"), partial(_strike, play), expand=True
    )


def _strike(play: Play, leave_empty: bool = False) -> None:
    if onward(play, StrikeBell(leave_empty)):
        begin_race(play)


def draw_bell(play: Play) -> ft.Control:
    """What is unusual about the cards, before the race: an empty place, a fifth card."""
    view: View = play.view()
    look = play.look
    say = look.say
    empty = view.year.empty
    rows: list[ft.Control] = []
    if empty:
        rows += [look.text(say("lucky-bell-empty", count=empty)), gap(14)]
    for remark in view.remarks:
        rows += [_remark(play, remark), gap(12)]
    body: list[ft.Control] = [
        title(look, say("lucky-bell-title")),
        refusal(look, play.desk.refused),
        gap(12),
        *rows,
    ]
    dock = [
        button(
            look,
            "bell.back",
            say("go-back"),
            lambda: main_page(play),
            primary=False,
            width=104,
        ),
        button(
            look,
            "bell.strike",
            say("lucky-bell-anyway"),
            partial(_strike, play, leave_empty=True),
            expand=True,
        ),
    ]
    head = page_head(play, say("lucky-midnight", year=view.year.number), lambda: main_page(play))
    return screen(look, head=head, body=body, dock=dock)


def _remark(play: Play, remark: Remark) -> ft.Control:
    look = play.look
    words_ = look.text(
        look.say(f"lucky-remark-{remark.kind.replace('_', '-')}", count=remark.count), theme.DENSE
    )
    if remark.seat is None:
        return words_
    return ft.Column([who(look, play.seats[remark.seat], size=30), words_], spacing=2)
