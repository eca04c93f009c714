"""Secret answers by passing the phone: chips on heads, and whom one names at the end."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import Head, Judge, Role, SpendChips
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.view import View
from companion.ui import theme
from companion.ui.cabinet import Tile, cabinet
from companion.ui.frame import refusal, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, icon_button, piece, well
from companion.ui.play import Play
from companion.ui.secret import seal, secret_screen

_ASKED = {
    Role.LAO_CHAOFENG: "bronze-ask-xu",
    Role.YAO_BURAN: "bronze-ask-fang",
    Role.ZHENG_GUOQU: "bronze-ask-anybody",
}


def draw_judge(play: Play) -> ft.Control:
    """Whom this player names: the same grid for all, the question in the strip."""
    view: View = play.secret()
    mine = view.mine
    hand = play.hand
    assert mine is not None and hand is not None and mine.role is not None
    look = play.look
    say = look.say
    tiles = []
    for move in mine.offers:
        assert isinstance(move, Judge)
        seat = play.seats[move.player]
        tiles.append(
            Tile(
                f"seat-{move.player}",
                seat.name,
                seat.name,
                (words.shape_icon(seat), words.SHUT),
                do=partial(play.move, move),
            )
        )
    body: list[ft.Control] = [
        title(look, say("bronze-judge-title"), centre=True),
        refusal(look, play.desk.refused),
        gap(8 if look.frame.compact else 20),
        cabinet(look, "grid", tiles, say(_ASKED.get(mine.role, "bronze-ask-lao"))),
    ]
    foot = seal(look, "seal.shut", "", say("grid-how"), words.SHUT, 0, on_down=None, on_up=None)
    return secret_screen(look, say("secret-for", name=play.seats[hand.seat].name), body, foot)


def draw_chips(play: Play) -> ft.Control:
    """How this player spreads the chips over the round's heads; none is an answer too."""
    view: View = play.secret()
    mine = view.mine
    hand = play.hand
    assert mine is not None and hand is not None and mine.chips is not None
    if not isinstance(hand.draft, list):
        hand.draft = [0] * len(view.heads)
    spent: list[int] = hand.draft
    look = play.look
    say = look.say
    left = mine.chips - sum(spent)
    seat = hand.seat
    body: list[ft.Control] = [
        title(
            look, say("bronze-chips-title"), under=say("bronze-chips-left", count=left), centre=True
        ),
        refusal(look, play.desk.refused),
        gap(12),
    ]
    rows = [_chip_row(look, at, head, spent, left) for at, head in enumerate(view.heads)]
    # On its side a phone is too low for all of them at once.
    body.append(ft.Column(rows, spacing=8, scroll=ft.ScrollMode.HIDDEN, expand=True))
    foot = button(
        look,
        "chips.done",
        say("bronze-chips-done", count=sum(spent)),
        lambda: play.move(SpendChips(seat, tuple(spent))),
        expand=True,
    )
    return secret_screen(look, say("secret-for", name=play.seats[seat].name), body, ft.Row([foot]))


def _chip_row(look: Look, at: int, head: Head, spent: list[int], left: int) -> ft.Control:
    say = look.say
    name = say.say(words.head(head))

    def change(step: int) -> None:
        if spent[at] + step >= 0 and step <= left:
            spent[at] += step

    return piece(
        look,
        ft.Row(
            [
                look.icon(words.head_icon(head), 34),
                ft.Container(look.text(name, theme.BUTTON, lines=1, most=22), expand=True),
                well(
                    look,
                    ft.Row(
                        [
                            icon_button(
                                look,
                                f"chips.less-{head}",
                                say("bronze-chips-less", head=name),
                                "ui-minus",
                                lambda: change(-1),
                            ),
                            ft.Container(
                                look.text(str(spent[at]), theme.FIGURE, centre=True, size=24),
                                width=36,
                            ),
                            icon_button(
                                look,
                                f"chips.more-{head}",
                                say("bronze-chips-more", head=name),
                                "ui-plus",
                                lambda: change(1),
                            ),
                        ],
                        spacing=0,
                        tight=True,
                    ),
                    padding=2,
                ),
            ],
            spacing=12,
        ),
        padding=10,
    )
