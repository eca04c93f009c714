"""Pairs of one colour: picked in secret under the cover, or in the open where only one waits."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import Pick, PickOpenly, Reopen
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.parts import (
    centred,
    label,
    onward,
    table_head,
    who,
)
from companion.games.lucky_incense.screens.race import begin_race
from companion.games.lucky_incense.view import FIRST, SECOND, Choice, Phase, Standing, View
from companion.games.lucky_incense.words import Card
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Do, Look, gap
from companion.ui.parts import button, link, tap
from companion.ui.play import Play
from companion.ui.secret import seal, secret_screen


def draw_secret(play: Play) -> ft.Control:
    """All pairs of the player with the phone; which cards, is the player's alone until the end.

    The two cards lie left and right as the seed says. Nothing picked leaves this screen: it is
    drawn while it is open, and sent to nobody when the phone goes on.
    """
    view: View = play.secret()
    mine = view.mine
    hand = play.hand
    assert mine is not None and hand is not None
    look = play.look
    say = look.say
    nothing: list[int | None] = [None] * len(mine.choices)
    draft = hand.draft = hand.draft if isinstance(hand.draft, list) else nothing
    kinds = words.kinds(view.year.temples)
    rows: list[ft.Control] = []
    for at, choice in enumerate(mine.choices):
        kind = kinds[choice.at.temple]
        place = say(
            "lucky-place",
            temple=words.temple(kinds, choice.at.temple),
            where=words.where(kind, choice.at),
        )
        rows += [
            label(look, place),
            gap(4),
            ft.Row(
                [_pick(play, draft, at, side, choice) for side in (FIRST, SECOND)],
                spacing=10,
            ),
            gap(10 if look.frame.compact else 18),
        ]
    whole = None not in draft
    body: list[ft.Control] = [
        gap(0 if look.frame.compact else 16),
        title(
            look,
            say("lucky-pick-title"),
            under=say("lucky-pick-under", count=len(mine.choices)),
            centre=True,
        ),
        refusal(look, play.desk.refused),
        gap(8 if look.frame.compact else 20),
        ft.Column(
            rows,
            spacing=0,
            expand=True,
            scroll=ft.ScrollMode.HIDDEN,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    ]

    def done() -> None:
        cards = [
            choice.cards[side].runner.card
            for choice, side in zip(mine.choices, draft, strict=True)
            if side is not None
        ]
        _send(play, hand.seat, tuple(cards))

    def held() -> None:
        play.desk.fingers.hold(theme.HOLD_TO_CONFIRM, done)

    foot = seal(
        look,
        "seal.pick",
        say("lucky-pick-hold", count=len(mine.choices)),
        say("lucky-pick-change"),
        "ui-tick",
        hand.fill,
        on_down=held if whole else None,
        on_up=play.seal_up,
    )
    return secret_screen(look, say("secret-for", name=play.seats[hand.seat].name), body, foot)


def _send(play: Play, seat: int, cards: tuple[Card, ...]) -> None:
    """The picks are in; after the last one the phone is laid down, and only then they show."""
    if play.move(Pick(seat, cards)) and play.view().phase is Phase.RACE:
        play.board.clear()
        play.board["page"] = "gather"


def _pick(play: Play, draft: list[int | None], at: int, side: int, choice: Choice) -> ft.Control:
    """One card of a pair. Chosen and not chosen have the same controls."""
    look = play.look
    c = look.c
    card: Standing = choice.cards[side]
    chosen = draft[at] == side
    identifier = f"pick.{at}-{side}"
    name = look.say.say(words.card(card.runner.card))
    sunk = look.hands.pressed == identifier or chosen
    lip = 1 if sunk else theme.LIP
    height = 84 if look.frame.compact else 124
    tick = ft.Container(
        look.icon("ui-tick", 14, c.surface),
        width=22,
        height=22,
        bgcolor=c.text if chosen else c.surface,
        border=ft.Border.all(1.5, c.text if chosen else c.outline),
        shape=ft.BoxShape.CIRCLE,
        alignment=ft.Alignment.CENTER,
        right=8,
        top=8,
    )
    body = ft.Container(
        ft.Stack(
            [
                ft.Column(
                    [
                        look.icon(words.card_icon(card.runner.card), 28),
                        look.text(name, theme.BUTTON, centre=True, lines=1, size=17, most=20),
                        look.text(
                            look.say("lucky-power", power=words.plain(card.power.total)),
                            theme.CAPTION,
                            colour=c.muted,
                            centre=True,
                            most=15,
                        ),
                    ],
                    spacing=2,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                tick,
            ],
            fit=ft.StackFit.EXPAND,
        ),
        height=height,
        bgcolor=c.surface,
        border=ft.Border.all(2, c.outline if chosen else c.hair),
        border_radius=theme.R_CARD,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, lip)),
        margin=ft.Margin.only(top=theme.LIP - lip, bottom=lip),
    )

    def choose() -> None:
        draft[at] = side

    return ft.Container(tap(look, identifier, name, body, choose, selected=chosen), expand=True)


def draw_gather(play: Play) -> ft.Control:
    """All picks are in: the phone goes back to the middle of the table before they show."""
    view: View = play.view()
    look = play.look
    say = look.say
    body: list[ft.Control] = [
        title(look, say("lucky-gather-title")),
        look.text(say("lucky-gather-under"), colour=look.c.muted),
        gap(40 if look.frame.compact else 90),
        centred(look.icon("ui-people", 120, look.c.accent)),
    ]
    dock = [button(look, "picks.show", say("lucky-gather-show"), partial(_show, play), expand=True)]
    head = table_head(play, say("lucky-midnight", year=view.year.number))
    return screen(look, head=head, body=body, dock=dock)


def _show(play: Play) -> None:
    begin_race(play)


def draw_open(play: Play) -> ft.Control:
    """The only pair of one colour: its owner says in front of all which card goes on."""
    view: View = play.view()
    look = play.look
    say = look.say
    assert view.picking is not None
    pair = view.picking.pairs[0]
    owner = view.picking.holder
    kinds = words.kinds(view.year.temples)
    place = say(
        "lucky-place",
        temple=words.temple(kinds, pair.at.temple),
        where=words.where(kinds[pair.at.temple], pair.at),
    )
    cards: list[ft.Control] = []
    for standing in pair.cards:
        assert standing is not None
        cards.append(_open_card(look, standing, partial(_pick_openly, play, owner, standing)))
    body: list[ft.Control] = [
        title(look, say("lucky-pick-title")),
        gap(16),
        who(look, play.seats[owner], size=44, style=theme.HEADING),
        gap(14),
        label(look, place),
        gap(6),
        ft.Row(cards, spacing=10),
        gap(14),
        look.text(say("lucky-pick-open"), theme.SMALL, colour=look.c.muted),
        gap(24),
        link(
            look,
            "race.reopen",
            say("lucky-reopen"),
            partial(onward, play, Reopen()),
            icon="ui-back",
        ),
    ]
    head = table_head(play, say("lucky-midnight", year=view.year.number))
    return screen(look, head=head, body=body, refused=play.desk.refused)


def _open_card(look: Look, standing: Standing, do: Do) -> ft.Control:
    card = standing.runner.card
    identifier = f"pick.card-{card}"
    sunk = look.hands.pressed == identifier
    lip = 1 if sunk else theme.LIP
    name = look.say.say(words.card(card))
    body = ft.Container(
        centred(
            look.icon(words.card_icon(card), 56),
            look.text(name, theme.BUTTON, centre=True),
            look.text(
                look.say("lucky-power", power=words.plain(standing.power.total)),
                theme.CAPTION,
                colour=look.c.muted,
            ),
        ),
        height=160,
        bgcolor=look.c.surface,
        border=ft.Border.all(1, look.c.hair),
        border_radius=theme.R_CARD,
        shadow=ft.BoxShadow(blur_radius=0, color=look.c.lip, offset=ft.Offset(0, lip)),
        margin=ft.Margin.only(top=theme.LIP - lip, bottom=lip),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(tap(look, identifier, name, body, do), expand=True)


def _pick_openly(play: Play, owner: int, standing: Standing) -> None:
    if onward(play, PickOpenly(owner, standing.runner.card)):
        begin_race(play)
