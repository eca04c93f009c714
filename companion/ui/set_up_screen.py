"""The screens of sitting down: the table and the options."""

from __future__ import annotations

import math
from functools import partial, reduce

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.frame import header, refusal, screen, title
from companion.ui.learn_practice_page import draw_practice
from companion.ui.look import Look, gap
from companion.ui.name_screen import draw_name
from companion.ui.parts import button, icon_button, link, tap
from companion.ui.proof_screen import Promising
from companion.ui.score import segments
from companion.ui.screens import Choice
from companion.ui.set_up import SetUp


def draw_set_up(set_up: SetUp) -> ft.Control:
    """The page of a set-up that is open now."""
    look = set_up.desk.look(set_up.screens.theme)
    if set_up.entry is not None:
        return draw_name(look, set_up, set_up.entry, _head(look, set_up))
    if set_up.options:
        return _options_page(look, set_up)
    if set_up.practising is not None:
        return draw_practice(look, set_up)
    return _table_page(look, set_up)


def _head(look: Look, set_up: SetUp) -> ft.Control:
    say = look.say
    return header(
        look,
        say(f"{set_up.screens.game_id}-short"),
        left=icon_button(look, "header.back", say("go-back"), "ui-back", set_up.desk.back),
        right=icon_button(
            look, "header.help", say("learn-open"), "ui-help", lambda: set_up.desk.learn(set_up)
        ),
    )


# Who sits where


def _table_page(look: Look, set_up: SetUp) -> ft.Control:
    say = look.say
    desk = set_up.desk
    count = len(set_up.seats)
    body: list[ft.Control] = [
        title(look, say("set-up-title"), under=say("set-up-under")),
        refusal(look, desk.refused),
        gap(8),
    ]
    if not look.frame.compact and not look.frame.landscape:
        body.append(_oval(look, set_up))
    for at, seat in enumerate(set_up.seats):
        body.append(_row(look, set_up, at, seat))
        body.append(ft.Container(height=1, bgcolor=look.c.hair))
    if count < set_up.most:
        body.append(
            link(
                look,
                "seats.add",
                say("set-up-add"),
                lambda: set_up.type_name(None),
                icon="ui-plus",
            )
        )
    earlier = None if set_up.seats else desk.last_table(set_up.screens.game_id)
    if earlier:
        names = say.listed(seat.name for seat in earlier.head.seats)
        body.append(
            link(
                look,
                "seats.again",
                say("set-up-again", names=names),
                lambda: desk.sit_again(set_up, earlier.id),
                icon="ui-people",
            )
        )
    rules = [say(words) for words in set_up.house_rules()]
    if rules:
        beside = reduce(lambda one, more: say("words-beside", first=one, second=more), rules)
        words = say("set-up-rules", rules=beside)
        rule_line = look.text(words, theme.SMALL, colour=look.c.muted)
        body.append(ft.Semantics(identifier="seats.rules", content=rule_line))
    if set_up.can_practise and not set_up.ready():
        least = set_up.game.players.start
        body.append(
            link(
                look,
                "seats.practise",
                say("learn-practice"),
                lambda: set_up.practise(least),
                icon="ui-person",
            )
        )
    ready = set_up.ready()
    if ready and set_up.screens.deals:
        body.append(
            link(
                look,
                "seats.promise",
                say("fair-open", code=set_up.promised().code),
                partial(_promise, set_up),
                icon="ui-lock",
            )
        )
    dock = [
        button(
            look,
            "seats.options",
            say("set-up-options"),
            lambda: _open_options(set_up, True),
            primary=False,
            width=140,
        ),
        button(
            look,
            "seats.deal",
            say("set-up-deal"),
            (lambda: desk.begin(set_up)) if ready else None,
            expand=True,
        ),
    ]
    return screen(look, head=_head(look, set_up), body=body, dock=dock)


def _promise(set_up: SetUp) -> None:
    set_up.desk.place = Promising(set_up.desk, set_up)


def _open_options(set_up: SetUp, is_open: bool) -> None:
    set_up.options = is_open


def _oval(look: Look, set_up: SetUp) -> ft.Control:
    """The table from above, with the tokens in their real order."""
    c = look.c
    width, height = look.frame.inner, 190.0
    middle = ft.Container(
        ft.Column(
            [
                look.text(
                    look.say("set-up-count", count=len(set_up.seats)),
                    theme.HEADING,
                    centre=True,
                    most=24,
                ),
                look.text(
                    look.say.say(set_up.screens.set_up_line(len(set_up.seats))),
                    theme.SMALL,
                    colour=c.muted,
                    centre=True,
                    most=18,
                ),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=2,
        ),
        left=width * 0.14,
        top=32,
        width=width * 0.72,
        height=height - 64,
        bgcolor=c.surface,
        border=ft.Border.all(1, c.hair),
        border_radius=(height - 64) / 2,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, 3)),
        padding=ft.Padding.symmetric(horizontal=26),
    )
    around: list[ft.Control] = [middle]
    for at, seat in enumerate(set_up.seats):
        angle = -math.pi / 2 + 2 * math.pi * at / len(set_up.seats)
        x = width / 2 + (width / 2 - 26) * math.cos(angle)
        y = height / 2 + (height / 2 - 20) * math.sin(angle)
        around.append(ft.Container(look.token(seat, 40), left=x - 20, top=y - 20))
    return ft.Stack(around, width=width, height=height)


def _row(look: Look, set_up: SetUp, at: int, seat: Seat) -> ft.Control:
    say = look.say
    last = len(set_up.seats) - 1
    who = tap(
        look,
        f"seats.name-{at}",
        say("set-up-change", name=seat.name),
        ft.Row(
            [
                look.token(seat, 36),
                ft.Container(look.text(seat.name, theme.BUTTON, lines=1), expand=True),
            ],
            spacing=14,
            height=look.frame.room(theme.TOUCH + 7),
        ),
        lambda: set_up.type_name(at),
    )

    def arrow(which: str, step: int, shown: bool) -> ft.Control:
        if not shown:
            return gap(theme.TOUCH)
        return icon_button(
            look,
            f"seats.{which}-{at}",
            say(f"set-up-{which}", name=seat.name),
            f"ui-{which}",
            lambda: set_up.swap(at, step),
        )

    return ft.Row(
        [
            ft.Container(who, expand=True),
            arrow("up", -1, at > 0),
            arrow("down", 1, at < last),
        ],
        spacing=0,
    )


# Options


def _options_page(look: Look, set_up: SetUp) -> ft.Control:
    say = look.say
    body: list[ft.Control] = [title(look, say("options-title")), gap(12)]
    for choice in set_up.screens.choices:
        body += [
            look.text(say(choice.label), theme.STRONG),
            gap(6),
            _segments(look, set_up, choice),
            gap(6),
            look.text(say(choice.why), theme.SMALL, colour=look.c.muted),
            gap(22),
        ]
    dock = [
        button(
            look,
            "options.done",
            say("options-done"),
            lambda: _open_options(set_up, False),
            expand=True,
        )
    ]
    return screen(look, head=_head(look, set_up), body=body, dock=dock)


def _segments(look: Look, set_up: SetUp, choice: Choice) -> ft.Control:
    """The values of an option; the chosen one is raised."""
    return segments(
        look,
        f"options.{choice.field}",
        [look.say(words) for words in choice.words],
        choice.values.index(set_up.chosen(choice)),
        lambda at: set_up.choose(choice, choice.values[at]),
    )
