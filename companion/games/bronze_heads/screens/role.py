"""The night, and cards entered by hand: everybody looks at the role, by the same touches."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import EnterRole, Role, SeeRole
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.view import Mine, View
from companion.ui.cabinet import Tile, cabinet
from companion.ui.frame import refusal, title
from companion.ui.look import Look, gap
from companion.ui.parts import button
from companion.ui.play import Play
from companion.ui.secret import Line, seal, secret_card, secret_screen

ROWS = (104, 104, 132)


def draw_enter(play: Play) -> ft.Control:
    """A player's own card, chosen from the line-up, then looked at once more before it counts."""
    hand = play.hand
    view: View = play.secret()
    assert hand is not None and view.mine is not None
    look = play.look
    say = look.say
    label = say("secret-for", name=play.seats[hand.seat].name)
    if isinstance(hand.draft, EnterRole):
        return _entered(play, label, hand.draft)

    def choose(move: EnterRole) -> None:
        hand.draft = move
        hand.looked = False

    tiles = []
    for move in view.mine.offers:
        assert isinstance(move, EnterRole)
        name = say.say(words.role(move.role))
        tiles.append(
            Tile(
                move.role.replace("_", "-"),
                name,
                name,
                (words.role_icon(move.role), words.SHUT),
                do=partial(choose, move),
            )
        )
    body = [
        title(look, say("bronze-enter-title"), centre=True),
        refusal(look, play.desk.refused),
        gap(8 if look.frame.compact else 20),
        cabinet(look, "grid", tiles, say("bronze-enter-prompt")),
    ]
    foot = seal(look, "seal.shut", "", say("grid-how"), words.SHUT, 0, on_down=None, on_up=None)
    return secret_screen(look, label, body, foot)


def _entered(play: Play, label: str, move: EnterRole) -> ft.Control:
    hand = play.hand
    assert hand is not None
    held = [
        Line(
            words.role_icon(move.role),
            caption=play.look.say("bronze-you-entered"),
            word=play.look.say.say(words.role(move.role)),
            sentence=_side(play.look, move.role),
        ),
        Line(),
        Line("ui-bolt", sentence=play.look.say(_can(move.role, "does"))),
    ]

    def keep() -> None:
        if not play.move(move):
            hand.draft = None
            hand.looked = False
        elif play.lent:
            play.give_back()

    def again() -> None:
        hand.draft = None
        hand.looked = False

    return _look_then(
        play,
        label,
        held,
        [
            ("role.again", "bronze-enter-again", again),
            ("role.keep", "bronze-enter-keep", keep),
        ],
    )


def draw_night(play: Play) -> ft.Control:
    """The role, whom it knows and what it can do; then the phone goes on."""
    hand = play.hand
    view: View = play.secret()
    assert hand is not None and view.mine is not None
    seat = hand.seat
    lines = role_lines(play, view.mine)
    return _look_then(
        play,
        play.look.say("secret-for", name=play.seats[seat].name),
        lines,
        [("role.done", "bronze-night-done", lambda: play.move(SeeRole(seat)))],
    )


def role_lines(play: Play, mine: Mine) -> list[Line]:
    """You are, you know, you can: one, one and three lines for every role."""
    look = play.look
    say = look.say
    role = mine.role
    assert role is not None
    knows = (
        Line(
            "ui-people",
            caption=say("bronze-you-know"),
            word=say("bronze-knows-nobody"),
            sentence=say("bronze-knows-nobody-more"),
        )
        if mine.ally is None
        else Line(
            "ui-people",
            caption=say("bronze-you-know"),
            word=say(
                "bronze-knows-ally",
                name=play.seats[mine.ally].name,
                role=words.role(Role.YAO_BURAN if role is Role.LAO_CHAOFENG else Role.LAO_CHAOFENG),
            ),
            sentence=say("bronze-knows-ally-more", role=words.role(role)),
        )
    )
    return [
        Line(
            words.role_icon(role),
            caption=say("bronze-you-are"),
            word=say.say(words.role(role)),
            sentence=_side(look, role),
        ),
        knows,
        Line(
            "ui-bolt",
            caption=say("bronze-you-can"),
            word=say(_can(role, "can")),
            sentence=say(_can(role, "does")),
        ),
    ]


def _longest(play: Play) -> int:
    """Characters of the longest word that anybody here could read: a friend by name and role."""
    say = play.look.say
    friends = (words.role(role) for role in (Role.LAO_CHAOFENG, Role.YAO_BURAN))
    name = max((seat.name for seat in play.seats), key=len)
    return max(len(say("bronze-knows-ally", name=name, role=role)) for role in friends)


def _side(look: Look, role: Role) -> str:
    return look.say("bronze-side", faction=words.faction(role.faction))


def _can(role: Role, what: str) -> str:
    return f"bronze-{what}-" + role.replace("_", "-")


def _look_then(
    play: Play, label: str, lines: list[Line], ways: list[tuple[str, str, object]]
) -> ft.Control:
    """The card behind the seal; the ways on open once it has been looked at."""
    look = play.look
    say = look.say
    hand = play.hand
    assert hand is not None
    shown = lines if hand.held else [Line() for _ in ROWS]
    card = secret_card(look, ROWS, shown, _longest(play))
    buttons = ft.Row(
        [
            button(
                look,
                identifier,
                say(message),
                do if hand.looked and callable(do) else None,
                primary=at == len(ways) - 1,
                expand=True,
                height=52,
            )
            for at, (identifier, message, do) in enumerate(ways)
        ],
        spacing=12,
    )
    foot = ft.Column(
        [
            refusal(look, play.desk.refused),
            seal(
                look,
                "seal.look",
                say("seal-let-go") if hand.held else say("seal-look"),
                say("seal-again") if hand.looked else say("seal-look-under"),
                "ui-eye",
                hand.fill,
                on_down=play.look_down,
                on_up=play.seal_up,
            ),
            gap(6),
            buttons,
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return secret_screen(look, label, [card], foot)
