"""The end at the table: heads, who named whom, points; then the review, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import ROUNDS, Faction, Head, RevealNext, Role
from companion.games.bronze_heads.screens import why, words
from companion.games.bronze_heads.screens.review import draw_round
from companion.games.bronze_heads.screens.talk import table_head
from companion.games.bronze_heads.terms import Points
from companion.games.bronze_heads.view import Ending, View
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.motion import FIGURES, NAMES, PICTURE, coin, crowned, told
from companion.ui.parts import button, piece, refusal, screen, tap, title, well
from companion.ui.play import Play

PAGES = ("result", "round-0", "round-1", "round-2", "judging")


def draw_reveal(play: Play) -> ft.Control:
    """The reveal, one part at a time, each on the table's own tap."""
    view: View = play.view()
    look = play.look
    say = look.say
    ending = view.ending
    assert ending is not None
    if ending.roles is not None:
        heading, part = say("bronze-reveal-people"), _people(look, play.seats, ending)
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


def _people(look: Look, seats: Sequence[Seat], ending: Ending) -> list[ft.Control]:
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


# After the end


def draw_over(play: Play) -> ft.Control:
    """The result, and the review by rounds; opened again from the list of finished matches."""
    view: View = play.view()
    look = play.look
    say = look.say
    page = play.board.get("page", PAGES[0])
    ending = view.ending
    assert ending is not None
    body: list[ft.Control] = [_tabs(look, play, page), gap(16)]
    if page == PAGES[0]:
        body += _result(look, play, ending)
    elif page == PAGES[-1]:
        body += _people(look, play.seats, ending)
    else:
        body += draw_round(play, int(page[-1]))
    dock = [
        button(look, "over.home", say("go-home"), play.desk.go_home, primary=False, width=140),
        button(look, "over.again", say("over-again"), lambda: play.desk.rematch(play), expand=True),
    ]
    return screen(look, head=table_head(play, say("bronze-heads-short")), body=body, dock=dock)


def _tabs(look: Look, play: Play, page: str) -> ft.Control:
    c = look.c
    round_name = "review-round-short" if look.frame.width < 360 else "review-round"
    names = [
        look.say("review-result"),
        *(look.say(round_name, round=at + 1) for at in range(ROUNDS)),
        look.say("review-people"),
    ]
    tabs: list[ft.Control] = []
    for which, name in zip(PAGES, names, strict=True):
        on = which == page
        tabs.append(
            ft.Container(
                tap(
                    look,
                    f"review.{which}",
                    name,
                    ft.Container(
                        look.text(
                            name,
                            theme.LABEL if on else theme.SMALL,
                            centre=True,
                            lines=1,
                            size=13,
                            most=14,
                        ),
                        height=theme.TOUCH,
                        bgcolor=c.raised if on else None,
                        border=ft.Border.all(2, c.text) if on else None,
                        border_radius=theme.R_KEY,
                        alignment=ft.Alignment.CENTER,
                    ),
                    partial(play.board.update, page=which),
                    selected=on,
                ),
                expand=True,
            )
        )
    return well(look, ft.Row(tabs, spacing=2), padding=4)


def _result(look: Look, play: Play, ending: Ending) -> list[ft.Control]:
    say = look.say
    points = ending.points
    winner = ending.winner
    assert points is not None and winner is not None and ending.roles is not None
    c = look.c
    winners = [
        seat for seat, role in zip(play.seats, ending.roles, strict=True) if role.faction is winner
    ]
    mark = "mark-genuine" if winner is Faction.APPRAISER else "mark-fake"
    return [
        ft.Column(
            [
                crowned(look, PICTURE, look.icon(mark, 96, c.primary)),
                look.text(say("bronze-won-by"), colour=c.muted, centre=True),
                ft.Semantics(
                    identifier="over.winner",
                    content=crowned(
                        look,
                        NAMES,
                        look.text(say(f"bronze-won-{winner}"), theme.DISPLAY, centre=True, size=34),
                    ),
                ),
                gap(4),
                crowned(look, NAMES, _winners(look, winners)),
            ],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        gap(24),
        crowned(
            look,
            FIGURES,
            ft.Column(
                _points(play, points, ending.early),
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
    ]


def _winners(look: Look, winners: Sequence[Seat]) -> ft.Control:
    return ft.Row(
        [
            ft.Row(
                [look.token(seat, 30), look.text(seat.name, theme.STRONG)],
                spacing=6,
                tight=True,
            )
            for seat in winners
        ],
        wrap=True,
        spacing=14,
        run_spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _points(play: Play, points: Points, early: bool) -> list[ft.Control]:
    """How the Appraisers' total came about, cause by cause; a touch on a line says more."""
    look = play.look
    say = look.say
    parts = [("bronze-points-heads", points.heads)]
    if not early:
        parts += [
            ("bronze-points-lao", points.lao_found or 0),
            ("bronze-points-xu", points.xu_safe or 0),
            ("bronze-points-fang", points.fang_safe or 0),
        ]
    rows = [_part(play, message, f"+{value}" if value else "0") for message, value in parts]
    rows.append(ft.Container(height=1, bgcolor=look.c.outline))
    rows.append(_part(play, "bronze-points-total", str(points.total)))
    rows.append(
        look.text(
            say("bronze-points-early") if early else say("bronze-points-need"),
            theme.SMALL,
            colour=look.c.muted,
        )
    )
    return rows


def _part(play: Play, message: str, figure: str) -> ft.Control:
    look = play.look
    view: View = play.view()
    words_ = look.say(message)
    whole = message == "bronze-points-total"
    value = look.text(
        figure,
        theme.FIGURE if whole else theme.STRONG,
        colour=look.c.muted if figure == "0" else None,
    )
    identifier = "over.why-" + message.rsplit("-", 1)[-1]
    sunk = look.hands.pressed == identifier
    face = ft.Container(
        ft.Row(
            [
                ft.Container(look.text(words_, theme.STRONG if whole else theme.BODY), expand=True),
                value,
                look.icon("ui-why", 20, look.c.accent),
            ],
            spacing=12,
        ),
        height=None if whole else look.frame.room(theme.TOUCH, 2),
        padding=ft.Padding.symmetric(vertical=6) if whole else None,
        bgcolor=look.c.surface2 if sunk else None,
        border_radius=theme.R_KEY,
    )
    asked = why.PARTS[message]
    label = look.say("words-beside", first=words_, second=figure)
    line = tap(look, identifier, label, face, lambda: play.ask(asked(view, play.seats)))
    return ft.Semantics(identifier="over.total", content=line) if whole else line
