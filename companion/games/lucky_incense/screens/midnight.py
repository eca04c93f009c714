"""Midnight: the temple fills up above the pad, and then the bell strikes."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import ClearPlace, StrikeBell
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.cards import draw_details
from companion.games.lucky_incense.screens.pad import (
    NAME,
    draw_pad_keys,
    is_flat,
    place_at,
    temple_at,
)
from companion.games.lucky_incense.screens.parts import (
    fitting,
    main_page,
    onward,
    page_head,
    segments,
    table_head,
    turn_page,
    who,
)
from companion.games.lucky_incense.screens.race import begin_race
from companion.games.lucky_incense.screens.temple import Plan, draw_temple, plan
from companion.games.lucky_incense.view import Remark, Runner, View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, piece, tap
from companion.ui.play import Play


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
        room = frame.height - (575 if several else 505)
    place, edited = place_at(play, view), isinstance(play.board.get("edit"), int)
    drawn = plan(look, temple.kind, frame.inner - 8, min(max(room, 178), 420))
    seats = [
        _empty(play, at, index, index == place and not edited, drawn.seat_height)
        if runner is None
        else _taken(play, view, at, index, runner, drawn)
        for index, runner in enumerate(temple.places)
    ]
    return ft.Container(
        draw_temple(look, drawn, seats),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(top=5),
    )


def _empty(play: Play, temple: int, place: int, following: bool, height: float) -> ft.Control:
    look = play.look
    c = look.c
    ring = c.accent if following else c.outline
    body = ft.Container(
        look.icon("ui-plus", 22, c.accent if following else ft.Colors.TRANSPARENT),
        height=height,
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
    play: Play, view: View, temple: int, place: int, runner: Runner, drawn: Plan
) -> ft.Control:
    """A card that lies there: a touch takes it away, or with incense in the game tells of it."""
    look = play.look
    seat = play.seats[runner.owner]
    name = look.say.say(words.card(runner.card))
    identifier = f"pad.place-{temple}-{place}"
    body = piece(
        look,
        _card(look, runner, name, drawn),
        sunk=look.hands.pressed == identifier,
        chosen=play.board.get("edit") == place,
        ring=look.c.accent,
        radius=theme.R_KEY,
        height=drawn.seat_height,
        padding=2,
    )

    def touched() -> None:
        if view.options.advanced:
            play.board.update(edit=place, place=None)
        elif play.move(ClearPlace(temple, place)):
            play.board["place"] = place

    load = _load(look, runner, drawn.seat_height)
    stack = ft.Stack(
        [
            body,
            ft.Container(look.token(seat, 22), right=-4, top=-4),
            *([] if load is None else [ft.Container(load, left=-4, top=-4)]),
        ],
        clip_behavior=ft.ClipBehavior.NONE,
        fit=ft.StackFit.EXPAND,
    )
    words_ = look.say("lucky-place-taken", place=place + 1, name=seat.name, card=name)
    return tap(look, identifier, words_, stack, touched)


def _card(look: Look, runner: Runner, name: str, drawn: Plan) -> ft.Control:
    """Picture and name of a card, as they fit its seat: a low one has them side by side."""
    room, height = drawn.seat_width - 6, drawn.seat_height
    picture = words.card_icon(runner.card)
    longest = max(name.split(), key=len)
    whole, least = fitting(name, room), theme.CAPTION.size
    low = height < 54
    if low and whole < least and longest != name:
        label = look.text(name, NAME, lines=2, size=fitting(longest, room - 18), most=0)
        loaded = runner.incense or runner.instant_win or runner.defeats
        beside = ft.Container(width=16) if loaded else look.icon(picture, 16)
        return ft.Row([beside, ft.Container(label, expand=True)], spacing=2)
    broken = whole < least and height >= 60 and longest != name
    size = fitting(longest, room) if broken else whole
    tall = 18 if height < 48 else 24 if low or broken else 30
    return ft.Column(
        [
            look.icon(picture, tall),
            look.text(name, NAME, centre=True, lines=2 if broken else 1, size=size, most=0),
        ],
        spacing=0 if low else 1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _load(look: Look, runner: Runner, height: float) -> ft.Control | None:
    """Incense and marks on a card, clear of its name; None without any.

    They stand below each other at its edge, or where a seat is too low for them side by side.
    """
    c = look.c
    marks: list[ft.Control] = []
    if runner.incense:
        more = words.signed(2 * runner.incense)
        marks.append(look.text(more, theme.LABEL, colour=c.accent, size=13, most=0))
    if runner.instant_win:
        marks.append(look.icon("censer-emperor-jade", 14, c.accent))
    if runner.defeats:
        marks.append(look.icon("censer-yue-lao", 14, c.accent))
    if not marks:
        return None
    return ft.Container(
        ft.Row(marks, spacing=1, tight=True)
        if len(marks) > 2 and height < 54
        else ft.Column(
            marks,
            spacing=1,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=c.surface,
        border=ft.Border.all(1, c.accent),
        border_radius=9,
        padding=ft.Padding.symmetric(horizontal=3, vertical=1),
    )


# The bell


def _bell(play: Play, view: View) -> ft.Control:
    look = play.look
    empty = view.year.empty
    height = 52 if is_flat(look) else theme.DOCK
    if empty or view.remarks:
        words_ = look.say("lucky-bell-left", count=empty) if empty else look.say("lucky-bell")
        return button(
            look,
            "midnight.bell",
            words_,
            partial(turn_page, play, page="bell"),
            primary=not empty,
            height=height,
            expand=True,
        )
    return button(
        look,
        "midnight.bell",
        look.say("lucky-bell"),
        partial(_strike, play),
        height=height,
        expand=True,
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
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _remark(play: Play, remark: Remark) -> ft.Control:
    look = play.look
    cards = look.say.listed(look.say.say(words.card(card)) for card in remark.cards)
    message = f"lucky-remark-{remark.kind.replace('_', '-')}"
    words_ = look.text(look.say(message, count=remark.count, cards=cards), theme.DENSE)
    if remark.seat is None:
        return words_
    return ft.Column([who(look, play.seats[remark.seat], size=30), words_], spacing=2)
