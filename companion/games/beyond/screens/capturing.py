"""What the Stock in hand can take, and what each side gets."""

from __future__ import annotations

from functools import partial
from itertools import groupby

import flet as ft

from companion.games.beyond.moves import STOCK_SLOTS, Capture, Enter, Item, Target
from companion.games.beyond.screens.pad import notices
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import Offer, View
from companion.ui import theme
from companion.ui.chips import chips
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import link, piece, tap
from companion.ui.play import Play
from companion.ui.score import Steps, note, stepper


def draw_capture(play: Play) -> ft.Control:
    """The marks on the Stock, and every capture they pay for."""
    view: View = play.view()
    look = play.look
    say = look.say
    taker: int = play.board.get("taker", view.active)
    yin, yang = _marked(play, view, taker)
    stock = [str(player.counts.of(Item.CAPTURES)) for player in view.players]
    body: list[ft.Control] = [
        title(look, say("beyond-capture-title"), under=say("beyond-capture-under")),
        gap(10),
        *notices(play, view),
        look.text(say("beyond-item-captures"), theme.LABEL, colour=look.c.muted),
        gap(6),
        chips(
            look,
            play.seats,
            stock,
            taker,
            lambda at: play.board.update(taker=at),
            what=say("beyond-item-captures"),
        ),
        gap(12),
        _marks(play, taker, yin, yang),
        gap(14),
    ]
    offers = () if view.turns_over else view.captures(taker, yin, yang)
    for victim, theirs in groupby(offers, key=lambda offer: offer.victim):
        body += [_victim(play, taker, victim, tuple(theirs), (yin, yang)), gap(14)]
    if not offers and not view.turns_over:
        empty = "beyond-capture-none" if yin + yang else "beyond-capture-marks"
        body += [note(look, "capture.none", say(empty)), gap(6)]
    others = (taker + 1) % len(view.players)
    body.append(
        link(
            look,
            "capture.pad",
            say("beyond-capture-pad"),
            lambda: go(play, "pad", seat=others, pad_back="capture"),
            icon="ui-pen",
        )
    )
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, "turn")),
        body=body,
        foot=_done(play),
    )


# The marks on a Stock are told, not counted: the app keeps them beside the match, each with the
# step at which it was told, so that taking a step back takes the marks back too.


def _marked(play: Play, view: View, taker: int) -> tuple[int, int]:
    """How many cards marked Yin and Yang lie on a Stock, as far as was told."""
    told: dict[int, tuple[int, int]] = play.board.get("marks", {}).get(taker, {})
    steps = [step for step in told if step <= play.steps]
    yin, yang = told[max(steps)] if steps else (0, 0)
    enough = yin + yang <= view.players[taker].counts.of(Item.CAPTURES)
    return (yin, yang) if enough else (0, 0)


def _tell(play: Play, taker: int, yin: int, yang: int) -> None:
    told = play.board.setdefault("marks", {}).setdefault(taker, {})
    for later in [step for step in told if step > play.steps]:
        del told[later]
    told[play.steps] = (yin, yang)


def _marks(play: Play, taker: int, yin: int, yang: int) -> ft.Control:
    def step(by_yin: int, by_yang: int) -> None:
        marks = yin + by_yin, yang + by_yang
        view: View = play.view()
        cards = sum(marks)
        if cards > view.players[taker].counts.of(Item.CAPTURES) and not play.move(
            Enter(taker, Item.CAPTURES, cards)  # what has a mark lies there
        ):
            return
        _tell(play, taker, *marks)

    room = yin + yang < STOCK_SLOTS
    pair = [
        _mark(
            play,
            which,
            count,
            Steps(
                minus=partial(step, -one, -other) if count else None,
                plus=partial(step, one, other) if room else None,
            ),
        )
        for which, count, one, other in (("yin", yin, 1, 0), ("yang", yang, 0, 1))
    ]
    if play.look.frame.large:
        return ft.Column(pair, spacing=10)
    return ft.Row([ft.Container(each, expand=True) for each in pair], spacing=10)


def _mark(play: Play, which: str, count: int, steps: Steps) -> ft.Control:
    look = play.look
    name = look.say(f"beyond-mark-{which}")
    return ft.Column(
        [
            look.text(name, theme.SMALL, lines=1),
            stepper(look, f"capture.{which}", name, count, steps),
        ],
        spacing=4,
    )


# Whom it takes from


def _done(play: Play) -> ft.Control | None:
    """What the capture just made has changed."""
    made: tuple[int, Offer, int] | None = play.board.get("captured")
    if made is None or made[0] != play.steps:
        return None
    _, offer, taker = made
    say = play.look.say
    sentence = say(
        "beyond-captured",
        what=say(_what(offer.target)),
        taker=play.seats[taker].name,
        victim=play.seats[offer.victim].name,
    )
    return note(play.look, "capture.done", sentence, icon="ui-tick")


def _victim(
    play: Play, taker: int, victim: int, offers: tuple[Offer, ...], marks: tuple[int, int]
) -> ft.Control:
    """One player's cards that can be taken, and what it means for that player."""
    look = play.look
    who = play.seats[victim]
    theirs = look.say("beyond-loss", name=who.name)
    return ft.Column(
        [
            ft.Row(
                [
                    look.token(who, 36),
                    ft.Column(
                        [
                            look.text(who.name, theme.STRONG, lines=1),
                            look.text(theirs, theme.SMALL, colour=look.c.muted),
                        ],
                        spacing=0,
                        expand=True,
                    ),
                ],
                spacing=12,
            ),
            *(_offer(play, taker, offer, marks) for offer in offers),
        ],
        spacing=8,
    )


def _offer(play: Play, taker: int, offer: Offer, marks: tuple[int, int]) -> ft.Control:
    look = play.look
    say = look.say
    identifier = f"capture.{offer.victim}-{offer.target.replace('_', '-')}"
    what = say(_what(offer.target))
    cost = say(f"beyond-cost-{offer.cost.yin}-{offer.cost.yang}")
    ours = say("beyond-gain-wins") if offer.wins else say(f"beyond-gain-{-offer.points}")

    def take() -> None:
        if play.move(Capture(taker, offer.victim, offer.target)):
            yin, yang = marks
            _tell(play, taker, yin - offer.cost.yin, yang - offer.cost.yang)
            play.board["captured"] = (play.steps, offer, taker)
            play.desk.fingers.turn()  # two quick touches are one capture

    picture = "spirit-nian-shou" if offer.target is Target.NIAN_SHOU else "ui-cards"
    face = ft.Row(
        [
            look.icon(picture, 30, look.c.text),
            ft.Column(
                [
                    look.text(what, theme.STRONG),
                    look.text(say.run_on([cost, ours]), theme.SMALL),
                ],
                spacing=1,
                expand=True,
            ),
        ],
        spacing=12,
    )
    name = play.seats[offer.victim].name
    label = say.run_on([f"{name}: {what}.", cost, ours, say("beyond-loss", name=name)])
    body = piece(look, face, sunk=look.hands.pressed == identifier, padding=12, alignment=None)
    return tap(look, identifier, label, body, take)


def _what(target: Target) -> str:
    return "beyond-target-" + target.replace("_", "-")
