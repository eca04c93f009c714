"""What the Stock in hand can take, and what each side gets."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import STOCK_SLOTS, Capture, Item, Target
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import Offer, View
from companion.ui import theme
from companion.ui.look import gap
from companion.ui.parts import link, piece, refusal, screen, tap, title
from companion.ui.play import Play
from companion.ui.score import Steps, chips, note, stepper


def draw_capture(play: Play) -> ft.Control:
    """The marks on the Stock, and every capture they pay for."""
    view: View = play.view()
    look = play.look
    say = look.say
    taker: int = play.board.get("taker", view.active)
    yin: int = play.board.get("yin", 0)
    yang: int = play.board.get("yang", 0)
    stock = [str(player.counts.of(Item.CAPTURES)) for player in view.players]
    body: list[ft.Control] = [
        title(look, say("beyond-capture-title"), under=say("beyond-capture-under")),
        refusal(look, play.desk.refused),
        gap(10),
        look.text(say("beyond-item-captures"), theme.LABEL, colour=look.c.muted),
        gap(6),
        chips(look, play.seats, stock, taker, lambda at: play.board.update(taker=at)),
        gap(12),
        _marks(play, yin, yang),
        gap(14),
    ]
    offers = view.captures(taker, yin, yang)
    for offer in offers:
        body += [_offer(play, taker, offer, yin, yang), gap(8)]
    if not offers:
        empty = "beyond-capture-none" if yin + yang else "beyond-capture-marks"
        body.append(note(look, "capture.none", say(empty)))
        body.append(gap(6))
    body.append(
        link(
            look,
            "capture.pad",
            say("beyond-capture-pad"),
            lambda: go(play, "pad", seat=taker),
            icon="ui-pen",
        )
    )
    return screen(look, head=head(play, back=lambda: go(play, "turn")), body=body)


def _marks(play: Play, yin: int, yang: int) -> ft.Control:
    one, other = _mark(play, "yin", yin, yin + yang), _mark(play, "yang", yang, yin + yang)
    if play.look.frame.large:
        return ft.Column([one, other], spacing=10)
    return ft.Row([ft.Container(one, expand=True), ft.Container(other, expand=True)], spacing=10)


def _mark(play: Play, which: str, count: int, both: int) -> ft.Control:
    look = play.look
    name = look.say(f"beyond-mark-{which}")

    def step(by: int) -> None:
        play.board[which] = count + by

    steps = Steps(
        minus=partial(step, -1) if count else None,
        plus=partial(step, 1) if both < STOCK_SLOTS else None,
    )
    return ft.Column(
        [
            look.text(name, theme.SMALL, lines=1),
            stepper(look, f"capture.{which}", name, count, steps),
        ],
        spacing=4,
    )


def _offer(play: Play, taker: int, offer: Offer, yin: int, yang: int) -> ft.Control:
    look = play.look
    c = look.c
    say = look.say
    victim = play.seats[offer.victim]
    which = offer.target.replace("_", "-")
    identifier = f"capture.{offer.victim}-{which}"
    what = say(f"beyond-target-{which}")
    cost = say(f"beyond-cost-{offer.cost.yin}-{offer.cost.yang}")
    ours = say("beyond-gain-wins") if offer.wins else say(f"beyond-gain-{-offer.points}")
    theirs = say("beyond-loss", name=victim.name)

    def take() -> None:
        if play.move(Capture(taker, offer.victim, offer.target)):
            play.board.update(yin=yin - offer.cost.yin, yang=yang - offer.cost.yang)

    picture = "spirit-nian-shou" if offer.target is Target.NIAN_SHOU else "ui-cards"
    face = ft.Row(
        [
            look.token(victim, 36),
            ft.Column(
                [
                    look.text(what, theme.STRONG),
                    look.text(victim.name, theme.SMALL, colour=c.muted, lines=1),
                    look.text(f"{cost} {ours}", theme.SMALL),
                    look.text(theirs, theme.SMALL, colour=c.muted),
                ],
                spacing=1,
                expand=True,
            ),
            look.icon(picture, 30, c.text),
        ],
        spacing=12,
    )
    label = f"{victim.name}: {what}. {cost} {ours} {theirs}"
    body = piece(look, face, sunk=look.hands.pressed == identifier, padding=12, alignment=None)
    return tap(look, identifier, label, body, take)
