"""The start screen: the match that is open, the games, the matches of other evenings."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games import registry
from companion.share.qr import qr_svg
from companion.store.matches import Entry, Listing
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.evenings import Evenings, undo_row
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.match_screen import open_match
from companion.ui.moving_screen import Receiving
from companion.ui.pages import Page
from companion.ui.parts import button, icon_button, link, piece, tap
from companion.ui.people_screen import PeoplePage
from companion.ui.places import Tuning
from companion.ui.screens import Screens

OPEN_HEIGHT = 120
"""The card of a match under way, in dp: two lines of title, two of where it stands, the tokens."""
LATEST = 3
"""Finished matches on the start screen; the others are among the evenings."""


def draw_home(desk: Desk) -> ft.Control:
    """The start screen. Games that cannot be played yet are not shown."""
    look = desk.look("shell")
    say = look.say
    try:
        listing = desk.matches.list()
    except Refused as trouble:
        desk.refuse(trouble.why)
        listing = Listing((), (), ())

    def receive() -> None:
        desk.place = Receiving(desk)

    body: list[ft.Control] = [
        title(look, say("home-title")),
        refusal(look, desk.refused),
        gap(12),
        *undo_row(look, desk),
    ]
    for entry in listing.under_way:
        body += [_open_match(look, desk, entry), gap(12)]
    body += [
        look.text(say("home-new"), theme.LABEL, colour=look.c.muted),
        gap(8),
        _games(look, desk),
        gap(8),
        link(look, "home.receive", look.say("moving-receive"), receive, icon="ui-phone"),
    ]
    if listing.finished:
        body += [
            gap(theme.GROUP_GAP),
            look.text(say("home-finished"), theme.LABEL, colour=look.c.muted),
            gap(4),
        ]
        body += [_finished(look, desk, entry) for entry in listing.finished[:LATEST]]
    for aside in listing.set_aside:
        body += [gap(12), refusal(look, look.say.say(aside.why))]
    if desk.address:
        body += [gap(theme.GROUP_GAP), _address(look, desk.address)]
    return screen(look, head=_head(look, desk), body=body, foot=_foot(look, desk))


def _head(look: Look, desk: Desk) -> ft.Control:
    return ft.Row(
        [
            ft.Image(src=look.svg("icon"), width=26, height=26, exclude_from_semantics=True),
            ft.Container(look.text(look.say("app-name"), theme.HEADING, size=21), expand=True),
            icon_button(
                look,
                "home.settings",
                look.say("settings-title"),
                "ui-gear",
                lambda: _tune(desk),
            ),
        ],
        height=theme.HEADER,
        spacing=12,
    )


def _foot(look: Look, desk: Desk) -> ft.Control:
    """What lies beside the tables."""
    say = look.say

    def go_to(page: Callable[[Desk], Page]) -> Callable[[], None]:
        def go() -> None:
            desk.place = page(desk)

        return go

    links = [
        link(look, "home.evenings", say("evenings-title"), go_to(Evenings), icon="ui-history"),
        link(look, "home.people", say("people-title"), go_to(PeoplePage), icon="ui-people"),
    ]
    return ft.Row(links, alignment=ft.MainAxisAlignment.SPACE_AROUND)


def _tune(desk: Desk) -> None:
    desk.place = Tuning()


def _games(look: Look, desk: Desk) -> ft.Control:
    width = (look.frame.inner - 12) / 2
    if look.frame.landscape:
        width = 180
    posters = [_poster(look, desk, registry.screens(game), width) for game in registry.playable()]
    return ft.Row(posters, wrap=True, spacing=12, run_spacing=12)


def _poster(look: Look, desk: Desk, screens: Screens, width: float) -> ft.Control:
    say = look.say
    identifier = f"home.new-{screens.game_id}"
    name = say(f"{screens.game_id}-short")
    face = ft.Column(
        [
            ft.Image(
                src=look.svg(f"pictures/{screens.poster}"),
                width=width,
                height=width * 0.78,
                fit=ft.BoxFit.COVER,
                exclude_from_semantics=True,
            ),
            ft.Container(
                ft.Column(
                    [
                        look.text(name, theme.TITLE, lines=2, size=17, most=24),
                        look.text(
                            say(f"{screens.game_id}-tag"),
                            theme.SMALL,
                            colour=look.c.muted,
                            lines=3 if look.frame.large else 2,
                        ),
                    ],
                    spacing=0,
                ),
                padding=ft.Padding.symmetric(horizontal=12, vertical=10),
                height=look.frame.room(108, 1.9),
            ),
        ],
        spacing=0,
        tight=True,
    )
    body = piece(
        look,
        face,
        sunk=look.hands.pressed == identifier,
        radius=theme.R_CARD,
        width=width,
        alignment=None,
    )
    body.clip_behavior = ft.ClipBehavior.ANTI_ALIAS
    return tap(look, identifier, name, body, lambda: desk.lay(screens))


def _open_match(look: Look, desk: Desk, entry: Entry) -> ft.Control:
    """A match under way: its game's dark card, where it stands, who plays."""
    screens = registry.screens(entry.head.game)
    dark = theme.palette(screens.theme, dark=True)
    game_look = Look(dark, look.frame, look.say, look.hands, look.motion)
    identifier = f"home.open-{entry.id[:8]}"
    name = look.say(f"{screens.game_id}-short")
    line = desk.where(entry)
    # Beside the picture and the arrow; eight players on a small phone sit closer.
    picture = 64 if look.frame.compact or look.frame.large else 92
    height = look.frame.room(OPEN_HEIGHT)
    size = min(22, (look.frame.inner - picture - 82) / len(entry.head.seats) - 1.5)
    card = ft.Container(
        ft.Row(
            [
                ft.Container(
                    ft.Image(
                        src=look.svg(f"pictures/{screens.poster}"),
                        width=picture,
                        height=height,
                        fit=ft.BoxFit.COVER,
                        exclude_from_semantics=True,
                    ),
                    width=picture,
                    clip_behavior=ft.ClipBehavior.HARD_EDGE,
                ),
                ft.Column(
                    [
                        game_look.text(name, theme.TITLE, size=16, lines=2, most=24),
                        game_look.text(line, theme.SMALL, colour=dark.muted, lines=2),
                        gap(2),
                        ft.Row(
                            [game_look.token(seat, size) for seat in entry.head.seats], spacing=1
                        ),
                    ],
                    spacing=2,
                    expand=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                ft.Container(
                    game_look.icon("ui-arrow", 24, dark.onprimary),
                    width=48,
                    height=48,
                    bgcolor=dark.primary,
                    shape=ft.BoxShape.CIRCLE,
                    alignment=ft.Alignment.CENTER,
                    margin=ft.Margin.only(top=height - 60),
                ),
                gap(4),
            ],
            spacing=10,
        ),
        bgcolor=dark.bg,
        border_radius=theme.R_CARD,
        shadow=ft.BoxShadow(blur_radius=0, color=look.c.lip, offset=ft.Offset(0, theme.LIP)),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        height=height,
        margin=ft.Margin.only(bottom=theme.LIP),
    )
    words = look.say("words-beside", first=name, second=line)
    more = icon_button(
        game_look,
        f"home.more-{entry.id[:8]}",
        look.say("evenings-more", match=words),
        "ui-more",
        lambda: open_match(desk, entry.id, desk.go_home),
        colour=dark.muted,
    )
    whole = tap(look, identifier, words, card, lambda: desk.enter(entry.id))
    return ft.Stack([whole, ft.Container(more, right=4, top=2)])


def _finished(look: Look, desk: Desk, entry: Entry) -> ft.Control:
    screens = registry.screens(entry.head.game)
    identifier = f"home.past-{entry.id[:8]}"
    name = look.say(f"{screens.game_id}-short")
    day = entry.head.changed.astimezone().date().isoformat()
    line = look.say("words-beside", first=day, second=desk.where(entry))
    row = ft.Row(
        [
            look.icon("ui-trophy", 24, look.c.muted),
            ft.Column(
                [
                    look.text(name, theme.STRONG),
                    look.text(line, theme.SMALL, colour=look.c.muted),
                ],
                spacing=0,
                expand=True,
            ),
            look.icon("ui-arrow", 20, look.c.muted),
        ],
        spacing=14,
    )
    words = look.say("words-beside", first=name, second=line)
    face = ft.Container(row, padding=ft.Padding.symmetric(vertical=6))
    return tap(look, identifier, words, face, lambda: desk.enter(entry.id))


def _address(look: Look, address: str) -> ft.Control:
    return ft.Column(
        [
            look.text(look.say("home-address"), theme.LABEL, colour=look.c.muted),
            gap(8),
            ft.Row(
                [
                    ft.Container(
                        ft.Image(
                            src=qr_svg(address),
                            width=132,
                            height=132,
                            semantics_label=look.say("home-address-code", address=address),
                        ),
                        border_radius=theme.R_TILE,
                        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
                    ),
                    ft.Container(
                        ft.Semantics(
                            identifier="home.address", content=look.text(address, theme.STRONG)
                        ),
                        expand=True,
                    ),
                ],
                spacing=16,
            ),
        ],
        spacing=0,
    )


def draw_shut(desk: Desk, words: str) -> ft.Control:
    """The store cannot be opened: why, and a button to try again."""
    look = desk.look("shell")
    return screen(
        look,
        head=None,
        body=[gap(40), title(look, look.say("shut-title")), gap(12), look.text(words)],
        dock=[button(look, "shut.again", look.say("shut-again"), desk.reopen, expand=True)],
    )


def draw_broken(desk: Desk) -> ft.Control:
    """A screen could not be drawn: that it was our fault, that nothing is lost, and a way out."""
    look = desk.look("shell")
    return screen(
        look,
        head=None,
        body=[
            gap(40),
            title(look, look.say("broken-title")),
            gap(12),
            look.text(look.say("broken-text")),
        ],
        dock=[button(look, "broken.home", look.say("go-home"), desk.go_home, expand=True)],
    )
