"""The review after the end: each round with its truth, its vote, and turn by turn who did what."""

from __future__ import annotations

import flet as ft

from companion.games.bronze_heads.moves import Head, Reading
from companion.games.bronze_heads.screens import why, words
from companion.games.bronze_heads.screens.practice import statement
from companion.games.bronze_heads.screens.talk import TILE_WORD
from companion.games.bronze_heads.view import ReviewRound, Seen, Turn, View
from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.parts import piece, tap
from companion.ui.play import Play


def draw_round(play: Play, number: int) -> list[ft.Control]:
    """A round: its truth and its vote in four tiles, then turn by turn.

    Args:
        play: A match that is over.
        number: 0 to 2.
    """
    look = play.look
    view: View = play.view()
    done = view.review[number]
    rows: list[ft.Control] = [
        ft.Row(
            [
                _truth_tile(look, head, genuine, chips, done)
                for (head, genuine), chips in zip(done.truth, done.vote.totals, strict=True)
            ],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        *(gap(6) for _ in done.mistyped[:1]),
        *(_mistyped(look, done, totals) for totals in done.mistyped),
        gap(16),
    ]
    for turn in done.turns:
        rows += [_turn(play, view, number, turn), gap(14)]
    return rows


def _mistyped(look: Look, done: ReviewRound, totals: tuple[int, ...]) -> ft.Control:
    """A vote that was corrected: another result may have shown the truth of another head."""
    say = look.say
    chips = (
        say("bronze-spent", count=count, head=words.head(head))
        for (head, _), count in zip(done.truth, totals, strict=True)
    )
    line = say("bronze-vote-corrected", chips=say.listed(chips))
    return look.text(line, theme.SMALL, colour=look.c.muted)


def _truth_tile(look: Look, head: Head, genuine: bool, chips: int, done: ReviewRound) -> ft.Control:
    kept = head in (done.vote.first, done.vote.second)
    say = look.say
    verdict = look.text(
        say("bronze-reading-genuine" if genuine else "bronze-reading-fake"),
        theme.LABEL,
        colour=look.c.success if genuine else look.c.danger,
        centre=True,
        lines=1,
        size=13,
        most=TILE_WORD,
    )
    return ft.Container(
        piece(
            look,
            ft.Column(
                [
                    ft.Row(
                        [
                            look.icon(
                                words.head_icon(head),
                                28 if look.frame.compact else 34,
                                look.c.primary,
                            ),
                            look.icon(
                                "mark-genuine" if genuine else "mark-fake",
                                20,
                                look.c.success if genuine else look.c.danger,
                            ),
                        ],
                        alignment=ft.MainAxisAlignment.CENTER,
                        spacing=2,
                    ),
                    look.text(
                        say.say(words.head(head)),
                        theme.LABEL,
                        centre=True,
                        lines=1,
                        size=13,
                        most=TILE_WORD,
                    ),
                    *([] if look.frame.compact else [verdict]),
                    look.text(
                        say("bronze-chips-kept" if kept else "bronze-chips", count=chips),
                        theme.CAPTION,
                        colour=look.c.muted,
                        centre=True,
                        most=14,
                    ),
                ],
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=2 if look.frame.compact else 6,
        ),
        expand=True,
    )


def _turn(play: Play, view: View, number: int, turn: Turn) -> ft.Control:
    look = play.look
    seats = play.seats
    done = view.review[number]
    say = look.say
    c = look.c
    seat = seats[turn.seat]
    lines: list[ft.Control] = [
        ft.Row(
            [look.text(seat.name, theme.STRONG, lines=1)],
            spacing=8,
        )
    ]
    lines += [_seen(play, view, number, turn.seat, seen) for seen in turn.seen]
    if turn.hindrance is not None:
        lines.append(look.text(say(f"bronze-was-{turn.hindrance}"), theme.SMALL))
    lines.append(look.text(say.say(words.done(turn.second, seats, mine=False)), theme.SMALL))
    lines += [
        look.text(
            say("bronze-said-in-review", words=statement(say, seats, one)),
            theme.SMALL,
            colour=c.muted,
        )
        for one in view.said[number]
        if one.seat == turn.seat
    ]
    if done.chips is not None:
        spent = [
            say("bronze-spent", count=count, head=words.head(head))
            for (head, _), count in zip(done.truth, done.chips[turn.seat], strict=True)
            if count
        ]
        lines.append(
            look.text(
                say("bronze-voted-for", chips=say.listed(spent))
                if spent
                else say("bronze-voted-none"),
                theme.SMALL,
                colour=c.muted,
            )
        )
    if turn.note:
        lines.append(look.text(say("notebook-note", words=turn.note), theme.SMALL, colour=c.muted))
    return ft.Row(
        [look.token(seat, 36), ft.Column(lines, spacing=2, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _seen(play: Play, view: View, number: int, by: int, seen: Seen) -> ft.Control:
    look = play.look
    seats = play.seats
    c = look.c
    say = look.say
    colours = {
        Reading.GENUINE: c.success,
        Reading.APPRAISER: c.success,
        Reading.FAKE: c.danger,
        Reading.COUNTERFEITER: c.danger,
        Reading.NO_RESULT: c.muted,
    }
    colour = colours[seen.reading]
    about = words.about(seen.about, seats)
    parts: list[ft.Control] = [
        look.text(about if isinstance(about, str) else say.say(about), theme.SMALL),
        look.icon(words.COINS[seen.reading], 18, colour),
        look.text(say.say(words.reading(seen.reading)), theme.LABEL, colour=colour),
    ]
    if seen.cause is not None:
        parts.append(_pill(play, view, number, by, seen))
    row = ft.Row(parts, spacing=6, wrap=True, run_spacing=2)
    row.vertical_alignment = ft.CrossAxisAlignment.CENTER
    return row


def _pill(play: Play, view: View, number: int, by: int, seen: Seen) -> ft.Control:
    """Why a reading was not the truth, in a word; a touch says it in sentences."""
    look = play.look
    assert seen.cause is not None and view.ending is not None and view.ending.roles is not None
    words_ = look.say.say(words.cause(seen.cause))
    identifier = f"review.why-{by}-{seen.about}"
    asked = why.reading(play.seats, view.ending.roles, view.review[number], seen, by)
    sunk = look.hands.pressed == identifier
    face = ft.Container(
        ft.Container(
            ft.Row(
                [look.text(words_, theme.CAPTION), look.icon("ui-why", 16, look.c.accent)],
                spacing=4,
                tight=True,
            ),
            bgcolor=look.c.hair if sunk else look.c.surface2,
            border_radius=10,
            padding=ft.Padding.symmetric(horizontal=8, vertical=2),
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=13),
    )
    return tap(look, identifier, words_, face, lambda: play.ask(asked))
