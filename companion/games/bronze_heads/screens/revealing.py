"""The end at the table, one part at a time: the heads, and who named whom."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.bronze_heads.moves import Head, RevealNext, Role
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.screens.talk import table_head
from companion.games.bronze_heads.view import Ending, View
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.motion import coin, told
from companion.ui.parts import button, piece
from companion.ui.play import Play


def draw_reveal(play: Play) -> ft.Control:
    """The reveal, one part at a time, each on the table's own tap."""
    view: View = play.view()
    look = play.look
    say = look.say
    ending = view.ending
    assert ending is not None
    if ending.roles is not None:
        heading, part = say("bronze-reveal-people"), people(look, play.seats, ending)
        onward = say("bronze-reveal-to-points")
    elif ending.truth is not None:
        heading, part = say("bronze-reveal-heads"), _kept(look, view, ending)
        onward = say("bronze-reveal-to-people")
    else:
        heading = say("bronze-reveal-early" if ending.early else "bronze-reveal-title")
        part = [
            look.text(say("bronze-reveal-ready"), colour=look.c.muted),
            gap(48),
            ft.Container(
                look.icon("mark-shut", 160, look.c.primary), alignment=ft.Alignment.CENTER
            ),
        ]
        onward = say("bronze-reveal-to-heads")
    dock = [button(look, "reveal.next", onward, lambda: play.move(RevealNext()), expand=True)]
    body = [title(look, heading), refusal(look, play.desk.refused), gap(16), *part]
    return screen(look, head=table_head(play, say("bronze-heads-short")), body=body, dock=dock)


def _coin(look: Look, genuine: bool, which: int | None) -> ft.Control:
    """What a head was; `which` coin of the reveal it is, or None for one that is known already."""
    colour = look.c.success if genuine else look.c.danger
    words_ = look.text(
        look.say("bronze-reading-genuine" if genuine else "bronze-reading-fake"),
        theme.LABEL,
        colour=colour,
        most=18,
    )
    if which is None:
        mark: ft.Control = look.icon("mark-genuine" if genuine else "mark-fake", 18, colour)
    else:
        mark = coin(look, which, genuine, 18)
    return ft.Row(
        [mark, words_ if which is None else told(look, which, words_)],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _kept(look: Look, view: View, ending: Ending) -> list[ft.Control]:
    """The six heads preserved and what they were."""
    assert ending.truth is not None
    rows: list[ft.Control] = []
    for at, (vote, truth) in enumerate(zip(view.votes, ending.truth, strict=True)):
        known = dict(truth)
        rows.append(
            look.text(look.say("bronze-round", round=at + 1), theme.LABEL, colour=look.c.muted)
        )
        rows.append(gap(6))
        rows.append(
            ft.Row(
                [
                    _kept_head(look, head, known[head], at if head is vote.first else None)
                    for head in (vote.first, vote.second)
                ],
                spacing=10,
            )
        )
        rows.append(gap(12))
    genuine = sum(
        dict(truth)[head]
        for vote, truth in zip(view.votes, ending.truth, strict=True)
        for head in (vote.first, vote.second)
    )
    rows.append(
        ft.Semantics(
            identifier="reveal.count",
            content=told(
                look,
                len(view.votes) - 1,
                look.text(look.say("bronze-reveal-count", count=genuine), theme.STRONG),
            ),
        )
    )
    return rows


def _kept_head(look: Look, head: Head, genuine: bool, which: int | None) -> ft.Control:
    return ft.Container(
        piece(
            look,
            ft.Row(
                [
                    look.icon(
                        words.head_icon(head), 30 if look.frame.compact else 40, look.c.primary
                    ),
                    ft.Column(
                        [
                            look.text(
                                look.say.say(words.head(head)), theme.STRONG, lines=1, most=22
                            ),
                            ft.Semantics(
                                identifier=f"reveal.head-{head}",
                                content=ft.Container(_coin(look, genuine, which)),
                            ),
                        ],
                        spacing=2,
                        expand=True,
                    ),
                ],
                spacing=6 if look.frame.compact else 10,
            ),
            padding=6 if look.frame.compact else 10,
        ),
        expand=True,
    )


def people(look: Look, seats: Sequence[Seat], ending: Ending) -> list[ft.Control]:
    """Who was who, and whom each named."""
    assert ending.roles is not None
    rows: list[ft.Control] = []
    judged = ending.judged or (None,) * len(seats)
    for at, (role, named) in enumerate(zip(ending.roles, judged, strict=True)):
        rows.append(_person(look, seats, at, role, named, ending.roles))
        rows.append(ft.Container(height=1, bgcolor=look.c.hair))
    return rows


def _person(
    look: Look,
    seats: Sequence[Seat],
    at: int,
    role: Role,
    named: int | None,
    roles: Sequence[Role],
) -> ft.Control:
    say = look.say
    c = look.c
    wanted = {Role.LAO_CHAOFENG: Role.XU_YUAN, Role.YAO_BURAN: Role.FANG_ZHEN}.get(
        role, None if role is Role.ZHENG_GUOQU else Role.LAO_CHAOFENG
    )
    if named is None:
        line: list[ft.Control] = []
    else:
        right = wanted is not None and roles[named] is wanted
        line = [
            ft.Row(
                [
                    look.text(say("bronze-named", name=seats[named].name), theme.SMALL),
                    look.icon(
                        "ui-tick" if right else "ui-close", 18, c.success if right else c.muted
                    ),
                    look.text(
                        say("bronze-named-right" if right else "bronze-named-wrong"),
                        theme.CAPTION,
                        colour=c.muted,
                    ),
                ],
                spacing=6,
                wrap=True,
            )
        ]
    return ft.Container(
        ft.Row(
            [
                look.token(seats[at], 40),
                ft.Column(
                    [
                        look.text(seats[at].name, theme.STRONG, lines=1),
                        ft.Semantics(
                            identifier=f"reveal.role-{at}",
                            content=ft.Container(
                                look.text(
                                    say(
                                        "bronze-role-side",
                                        role=words.role(role),
                                        faction=words.faction(role.faction),
                                    ),
                                    theme.SMALL,
                                    colour=c.muted,
                                )
                            ),
                        ),
                        *line,
                    ],
                    spacing=0,
                    expand=True,
                ),
                look.icon(words.role_icon(role), 34),
            ],
            spacing=14,
        ),
        padding=ft.Padding.symmetric(vertical=8),
    )
