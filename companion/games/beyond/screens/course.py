"""The turn being played: whose it is, what brings the end, what can be summoned."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import (
    PATTERN,
    PILES_TO_END,
    Change,
    Enchant,
    EndTurn,
    Item,
    PileOut,
    PreviousTurn,
    Spirit,
    StartWith,
    Summon,
)
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pad import notices
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import Reminder, Trigger, View
from companion.ui import theme
from companion.ui.chips import chips
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play
from companion.ui.score import note, segments


def draw_turn(play: Play) -> ft.Control:
    """Whose turn it is, and everything that the table would have to keep in mind."""
    view: View = play.view()
    look = play.look
    say = look.say
    over = view.turns_over
    heading = say("beyond-turns-over") if over else say("beyond-round", round=view.round)
    body: list[ft.Control] = [
        title(look, heading),
        gap(8),
        *notices(play, view),
    ]
    if not over:
        body += [_order(play, view), gap(14), *_begins(play, view)]
    if not over:
        body += [_enchant(play, view), gap(8), *_summons(play, view)]
    body += _end(play, view)  # below the keys, that they stay under the finger
    totals = [str(player.parts.total) for player in view.players]
    body += [
        look.text(say("beyond-so-far"), theme.LABEL, colour=look.c.muted),
        gap(6),
        chips(look, play.seats, totals, None, partial(_count_from, play)),
        gap(8),
        *_links(play, view),
    ]
    return screen(
        look, head=head(play), body=body, dock=_dock(play, view), refused=play.desk.refused
    )


def _count_from(play: Play, seat: int) -> None:
    """Count what lies there, beginning with this player."""
    go(play, "pad", seat=seat, pad_back="turn", passed=set())


def _order(play: Play, view: View) -> ft.Control:
    """The players in the order of the round: who is through is faded, who plays has the ring."""
    look = play.look
    c = look.c
    seats = len(view.players)
    order = [(view.first + step) % seats for step in range(seats)]
    at = order.index(view.active)
    tokens: list[ft.Control] = []
    for place, seat in enumerate(order):
        now = place == at
        who = play.seats[seat]
        token = look.token(who, 44 if now else 36, faded=place < at)
        ring = ft.Container(
            token,
            padding=3,
            border=ft.Border.all(3, c.accent if now else ft.Colors.TRANSPARENT),
            shape=ft.BoxShape.CIRCLE,
        )
        tokens.append(
            ft.Container(
                ft.Column(
                    [
                        ring,
                        look.text(
                            who.name,
                            theme.LABEL if now else theme.CAPTION,
                            colour=None if now else c.muted,
                            centre=True,
                            lines=1,
                        ),
                    ],
                    spacing=2,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    alignment=ft.MainAxisAlignment.END,
                ),
                expand=True,
                height=look.frame.room(82),
            )
        )
    words_ = look.say("beyond-turn-of", name=play.seats[view.active].name)
    return ft.Column(
        [
            ft.Row(tokens, spacing=4),
            ft.Semantics(
                identifier="turn.whose",
                content=look.text(words_, theme.HEADING, centre=True),
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _begins(play: Play, view: View) -> list[ft.Control]:
    """Before the first turn is over: who begins."""
    if view.round > 1 or view.active != view.first:
        return []
    look = play.look
    return [
        look.text(look.say("beyond-begins"), theme.LABEL, colour=look.c.muted),
        gap(6),
        segments(
            look,
            "turn.first",
            [seat.name for seat in play.seats],
            view.first,
            lambda seat: play.move(StartWith(seat)),
            lines=1,
        ),
        gap(14),
    ]


def _end(play: Play, view: View) -> list[ft.Control]:
    """What brings the end, who still has a turn, and which pile is in use."""
    look = play.look
    say = look.say
    lines: list[str] = []
    if view.trigger is Trigger.THREE_SPIRITS:
        names = words.named(play, view.enchanters)
        lines.append(say("beyond-end-spirits", names=names, count=len(view.enchanters)))
    elif view.trigger is Trigger.PILE:
        lines.append(say("beyond-end-pile"))
    if view.trigger in (Trigger.THREE_SPIRITS, Trigger.PILE):
        left = words.named(play, view.turns_left)
        lines.append(say("beyond-turns-left", names=left) if left else say("beyond-no-turns"))
    if view.trigger is None and view.piles_out:
        lines.append(say("beyond-second-pile"))
    if not lines:
        return []
    return [note(look, "turn.end", say.run_on(lines), icon="ui-flag"), gap(14)]


def _summons(play: Play, view: View) -> list[ft.Control]:
    """In the advanced game, what the player can still summon: once for each pattern."""
    rows: list[ft.Control] = [
        _summon(play, view.active, reminder) for reminder in view.players[view.active].summons
    ]
    if not rows:
        return []
    look = play.look
    label = look.text(look.say("beyond-summon"), theme.LABEL, colour=look.c.muted)
    return [label, gap(4), *rows, gap(12)]


def _summon(play: Play, seat: int, reminder: Reminder) -> ft.Control:
    look = play.look
    say = look.say
    picture = words.PICTURES[reminder.spirit]
    what = say(f"beyond-summon-{picture}")
    if not reminder.worth_it:
        what = say(f"beyond-summon-{picture}-not")
    name = say.say(words.spirit(reminder.spirit))
    if reminder.times > 1:
        name = say("beyond-summon-times", name=name, times=reminder.times)
    return ft.Row(
        [
            words.spirit_picture(play, reminder.spirit, 36),
            ft.Column(
                [
                    look.text(name, theme.STRONG, lines=2),
                    look.text(what, theme.SMALL, colour=look.c.muted),
                ],
                spacing=0,
                expand=True,
            ),
            link(
                look,
                f"turn.summon-{reminder.spirit}",
                say("beyond-summoned"),
                partial(play.move, Summon(seat, reminder.spirit)),
                label=say("words-beside", first=name, second=say("beyond-summoned")),
            ),
        ],
        key=f"summon-{reminder.spirit}",
        spacing=12,
    )


def _enchant(play: Play, view: View) -> ft.Control:
    """One touch when a pattern is made, so that the end does not pass unnoticed."""
    look = play.look
    say = look.say
    seat = view.active
    keys: list[ft.Control] = []
    for spirit in Spirit:
        identifier = f"turn.enchant-{spirit}"
        picture: ft.Control = words.spirit_picture(play, spirit, 34)
        label = say("beyond-enchant-key", spirit=words.spirit(spirit))
        count = view.players[seat].counts.of(Item(spirit))
        if count:
            size = 24 if look.frame.inner < 340 else 28
            figure = look.text(str(count), theme.STRONG, lines=1, size=15, most=17)
            picture = ft.Row(
                [words.spirit_picture(play, spirit, size), figure],
                spacing=1,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            label = say("score-count", what=label, count=count)
        keys.append(
            ft.Container(
                tap(
                    look,
                    identifier,
                    label,
                    piece(
                        look,
                        picture,
                        sunk=look.hands.pressed == identifier,
                        height=56,
                    ),
                    partial(_enchanted, play, view, seat, spirit),
                ),
                expand=True,
            )
        )
    return ft.Column(
        [
            look.text(say("beyond-enchant"), theme.LABEL, colour=look.c.muted),
            ft.Row(keys, spacing=8),
        ],
        spacing=6,
    )


def _enchanted(play: Play, view: View, seat: int, spirit: Spirit) -> None:
    """Four loose cards become the pattern, where the table counts these; else it is added."""
    play.board["page"] = "turn"  # a first count would lead to the pad otherwise
    loose = view.players[seat].counts.of(Item.EXTRA_SPIRITS)
    if play.move(Enchant(seat, spirit) if loose >= PATTERN else Change(seat, Item(spirit), 1)):
        play.desk.fingers.turn()  # two quick touches are one pattern


def _links(play: Play, view: View) -> list[ft.Control]:
    look = play.look
    say = look.say
    rows: list[ft.Control] = []
    if not view.turns_over:
        rows += [
            link(look, "turn.odds", say("beyond-odds"), lambda: go(play, "odds"), icon="ui-dice"),
            link(
                look,
                "turn.capture",
                say("beyond-capture-link"),
                lambda: go(play, "capture", taker=view.active),
                icon="ui-hand",
            ),
        ]
        if view.piles_out < PILES_TO_END:
            rows.append(
                link(
                    look,
                    "turn.pile",
                    say("beyond-pile-out" if view.piles_out == 0 else "beyond-pile-out-again"),
                    lambda: play.move(PileOut()),
                    icon="ui-cards",
                )
            )
    rows.append(
        link(
            look,
            "turn.values",
            say("beyond-values"),
            lambda: go(play, "values", back_to="turn"),
            icon="ui-star",
        )
    )
    if view.round > 1 or view.active != view.first:
        rows.append(
            link(
                look,
                "turn.back",
                say("beyond-turn-back"),
                lambda: play.move(PreviousTurn()),
                icon="ui-arrow-left",
            )
        )
    return rows


def _dock(play: Play, view: View) -> list[ft.Control]:
    look = play.look
    say = look.say
    over = view.turns_over
    count = button(
        look,
        "turn.count",
        say("beyond-count-now") if over else say("beyond-count"),
        partial(_count_from, play, 0),
        primary=over,
        width=None if over else 104 if look.frame.inner < 340 else 124,
        expand=over,
    )
    if over:
        return [count]
    following = play.seats[(view.active + 1) % len(view.players)].name
    last = len(view.turns_left) == 1
    words_ = say("beyond-last-turn") if last else say("beyond-now", name=following)
    return [count, button(look, "turn.next", words_, lambda: play.move(EndTurn()), expand=True)]
