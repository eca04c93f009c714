"""Who sits down: one name, its colour, and those who have played before."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.seats import Colour, Seat
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.set_up import Entry, SetUp


def draw_name(look: Look, set_up: SetUp, entry: Entry, head: ft.Control) -> ft.Control:
    """The field for one name, the colours, and who has played before."""
    say = look.say
    desk = set_up.desk
    c = look.c

    def typed(words: str) -> None:
        entry.words = words

    def submit() -> None:
        if desk.fingers.ring is None:  # else Enter was for the piece that the keyboard is at
            desk.fingers.choose(lambda: set_up.keep_name(more=entry.at is None))

    field = ft.Semantics(
        identifier="name.field",
        content=look.field(
            entry.words,
            typed,
            key=f"name-{entry.serial}-{entry.fields}",
            hint=say("name-hint"),
            style=theme.HEADING,
            focused=True,
            done=submit,
        ),
    )
    number = (len(set_up.seats) if entry.at is None else entry.at) + 1
    body: list[ft.Control] = [
        title(look, say("name-title", number=number)),
        gap(12),
        field,
        gap(6),
        refusal(look, desk.refused),  # below: a field that moves loses what a reader types
        gap(14),
        look.text(say("name-colour"), theme.LABEL, colour=c.muted),
        gap(8),
        _colours(look, set_up, entry),
    ]
    strangers = set_up.strangers(desk.known.people)
    if strangers:
        body += [
            gap(20),
            look.text(say("name-known"), theme.LABEL, colour=c.muted),
            gap(8),
            _known(look, set_up, strangers),
        ]
    at = entry.at
    if at is not None:
        body += [
            gap(20),
            link(
                look,
                "name.remove",
                say("name-remove", name=set_up.seats[at].name),
                lambda: set_up.get_up(at),
                icon="ui-trash",
            ),
        ]
    more = entry.at is None and len(set_up.seats) < set_up.most - 1
    dock = [
        button(
            look,
            "name.done",
            say("name-done"),
            lambda: set_up.keep_name(more=False),
            primary=not more,
            width=140 if more else None,
            expand=not more,
        )
    ]
    if more:
        dock.append(
            button(
                look,
                "name.next",
                say("name-next"),
                lambda: set_up.keep_name(more=True),
                expand=True,
            )
        )
    return screen(look, head=head, body=body, dock=dock)


def _colours(look: Look, set_up: SetUp, entry: Entry) -> ft.Control:
    taken = {s.colour: s.name for at, s in enumerate(set_up.seats) if at != entry.at}

    def pick(colour: Colour) -> None:
        entry.colour = colour

    tokens: list[ft.Control] = []
    for colour in set_up.screens.colours:
        chosen = colour is entry.colour
        token = look.token(Seat("", colour), 44, faded=colour in taken)
        words = look.say(f"colour-{colour}")
        if colour in taken:
            words = look.say("colour-of", colour=words, name=taken[colour])
        tokens.append(
            tap(
                look,
                f"name.colour-{colour}",
                words,
                ft.Container(
                    token,
                    padding=3,
                    border=ft.Border.all(3, look.c.accent if chosen else ft.Colors.TRANSPARENT),
                    shape=ft.BoxShape.CIRCLE,
                ),
                partial(pick, colour),
                selected=chosen,
            )
        )
    return ft.Row(tokens, wrap=True, spacing=10, run_spacing=10)


def _known(look: Look, set_up: SetUp, people: list[Seat]) -> ft.Control:
    chips: list[ft.Control] = []
    for at, person in enumerate(people[:24]):
        identifier = f"name.known-{at}"
        chips.append(
            tap(
                look,
                identifier,
                person.name,
                piece(
                    look,
                    ft.Row(
                        [
                            look.token(person, 24),
                            ft.Container(
                                look.text(person.name, theme.STRONG, lines=1), expand_loose=True
                            ),
                        ],
                        spacing=8,
                        tight=True,
                    ),
                    sunk=look.hands.pressed == identifier,
                    padding=10,
                    alignment=None,
                ),
                partial(set_up.known_name, person),
            )
        )
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8)
