"""What is revealed, and what going on would bring: chances and hauls, for whoever asks."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import EndReveal, Reveal, SetSeen, Spirit
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import Haul, Revealed, Stop, Stopped, View
from companion.ui import theme
from companion.ui.look import gap
from companion.ui.parts import button, piece, refusal, screen, tap, title
from companion.ui.play import Play
from companion.ui.score import Steps, counted, note, segments, stepper

TOKENS = (1, 2, 3, 4)


def draw_odds(play: Play) -> ft.Control:
    """Tap what is turned over; see what the next card may be, and what stopping gives."""
    view: View = play.view()
    look = play.look
    say = look.say
    reveal = view.reveal
    body: list[ft.Control] = [
        title(look, say("beyond-odds-title")),
        refusal(look, play.desk.refused),
        gap(8),
        _lying(play, reveal),
        gap(10),
        *_said(play, reveal),
        gap(12),
    ]
    if reveal.stops:
        body += _table(play, reveal)
    if reveal.seen is not None:
        body += _seen(play, reveal.seen)
    dock = [
        button(
            look,
            "odds.taken",
            say("beyond-taken"),
            (lambda: play.move(EndReveal())) if reveal.cards else None,
            expand=True,
        )
    ]
    return screen(
        look,
        head=head(play, back=lambda: go(play, "turn")),
        body=body,
        foot=_keys(play, reveal),
        dock=dock,
    )


def _lying(play: Play, reveal: Revealed) -> ft.Control:
    """The cards in the order turned over, and the places that are left."""
    look = play.look
    c = look.c
    slots: list[ft.Control] = []
    for at in range(len(Spirit)):
        card = reveal.cards[at] if at < len(reveal.cards) else None
        face = (
            words.spirit_picture(play, card, 40)
            if card is not None
            else look.icon("mark-shut", 26, c.outline)
        )
        slots.append(
            ft.Container(
                face,
                expand=True,
                height=62,
                bgcolor=c.surface if card is not None else c.surface2,
                border=ft.Border.all(1, c.hair),
                border_radius=theme.R_KEY,
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Row(slots, spacing=6)


def _said(play: Play, reveal: Revealed) -> list[ft.Control]:
    """The chance of the next card, or what is due after the last one."""
    look = play.look
    say = look.say
    if reveal.stopped is Stopped.REPEAT:
        lines = [say("beyond-repeat", cards=reveal.takes[0])]
        most = reveal.takes[-1]
        if most > reveal.takes[0]:
            lines.append(say("beyond-repeat-tokens", more=most - reveal.takes[0]))
        if reveal.nian_shou:
            lines.append(say("beyond-repeat-nian-shou"))
        return [note(look, "odds.said", say.run_on(lines), icon="ui-equal")]
    if reveal.stopped is Stopped.FIVE:
        return [note(look, "odds.said", say("beyond-five"), icon="ui-star")]
    if reveal.new is None:
        return [look.text(say("beyond-odds-begin"), colour=look.c.muted)]
    figure = ft.Semantics(
        identifier="odds.new",
        content=look.text(words.percent(say, reveal.new), theme.FIGURE_XL, size=44),
    )
    sentence = look.text(
        say("beyond-odds-new", count=len(reveal.cards)), theme.DENSE, colour=look.c.muted
    )
    if look.frame.large:
        return [figure, sentence]
    return [ft.Row([figure, ft.Container(sentence, expand=True)], spacing=14)]


def _table(play: Play, reveal: Revealed) -> list[ft.Control]:
    """For each number of different cards: how likely it is, and the average haul."""
    look = play.look
    say = look.say
    tokens: int = play.board.get("tokens", TOKENS[0])
    best = max(reveal.stops, key=lambda stop: stop.hauls[0].points)
    names = [str(count) for count in TOKENS]
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(
                    look.text(say("beyond-odds-tokens"), theme.LABEL, colour=look.c.muted, most=16),
                    expand=True,
                ),
                ft.Container(
                    segments(
                        look,
                        "odds.tokens",
                        names,
                        TOKENS.index(tokens),
                        lambda at: play.board.update(tokens=TOKENS[at]),
                    ),
                    width=216,
                ),
            ],
            spacing=10,
        ),
        gap(8),
        _line(
            play,
            [
                say("beyond-odds-stop"),
                say("beyond-odds-reached"),
                say("beyond-odds-without"),
                say("beyond-odds-with", tokens=tokens),
            ],
        ),
    ]
    rows += [_stop(play, stop, tokens, stop is best) for stop in reveal.stops]
    rows += [
        gap(6),
        look.text(say("beyond-odds-note"), theme.CAPTION, colour=look.c.muted),
        gap(12),
    ]
    return rows


def _line(play: Play, cells: list[str]) -> ft.Control:
    look = play.look
    return ft.Row(
        [
            ft.Container(
                look.text(
                    cell, theme.CAPTION, colour=look.c.muted, centre=bool(at), lines=2, most=13
                ),
                expand=2 if at else 3,
            )
            for at, cell in enumerate(cells)
        ],
        spacing=4,
    )


def _stop(play: Play, stop: Stop, tokens: int, best: bool) -> ft.Control:
    look = play.look
    c = look.c
    say = look.say

    def haul(one: Haul) -> str:
        return words.decimal(say, one.cards + one.nian_shou)

    figures = [
        words.percent(say, stop.reached),
        haul(stop.hauls[0]),
        haul(stop.hauls[tokens]),
    ]
    first = ft.Row(
        [
            look.text(say("beyond-odds-at", count=stop.different), theme.LABEL, lines=1, most=15),
            *([look.icon("ui-star", 14, c.accent)] if best else []),
        ],
        spacing=2,
    )
    cells: list[ft.Control] = [ft.Container(first, expand=3)]
    cells += [
        ft.Container(
            look.text(
                figure,
                theme.STRONG if at else theme.SMALL,
                centre=True,
                lines=1,
                size=15,
                most=17,
            ),
            expand=2,
        )
        for at, figure in enumerate(figures)
    ]
    label = say(
        "beyond-odds-row",
        count=stop.different,
        reached=figures[0],
        without=figures[1],
        tokens=tokens,
        with_=figures[2],
    )
    row = ft.Container(
        ft.Row(cells, spacing=4),
        height=38,
        bgcolor=c.surface2 if best else None,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=6),
    )
    silent = ft.Semantics(exclude_semantics=True, content=row)
    return ft.Semantics(identifier=f"odds.stop-{stop.different}", label=label, content=silent)


def _keys(play: Play, reveal: Revealed) -> ft.Control:
    """The five Spirits; a touch is a card turned over."""
    look = play.look
    live = reveal.stopped is None
    keys: list[ft.Control] = []
    for spirit in Spirit:
        identifier = f"odds.card-{spirit}"
        picture = words.spirit_picture(play, spirit, 38)
        do = partial(play.move, Reveal(spirit)) if live else None
        body = piece(
            look,
            picture,
            sunk=not live or look.hands.pressed == identifier,
            height=62,
            fill=None if live else look.c.surface2,
        )
        label = look.say.say(words.spirit(spirit))
        keys.append(ft.Container(tap(look, identifier, label, body, do), expand=True))
    return ft.Column([gap(4), ft.Row(keys, spacing=6)], spacing=0)


def _seen(play: Play, seen: tuple[int, ...]) -> list[ft.Control]:
    """Where the table counts all cards: those known to be out of the pile, to be corrected."""
    look = play.look
    say = look.say
    rows: list[ft.Control] = [
        look.text(say("beyond-seen"), theme.LABEL, colour=look.c.muted),
        gap(6),
    ]
    for spirit, count in zip(Spirit, seen, strict=True):
        name = say.say(words.spirit(spirit))
        rows += [
            counted(
                look,
                words.spirit_picture(play, spirit, 32),
                look.text(name, theme.STRONG, lines=2, size=15),
                stepper(
                    look,
                    f"seen.{spirit}",
                    name,
                    count,
                    Steps(
                        minus=partial(play.move, SetSeen(spirit, count - 1)),
                        plus=partial(play.move, SetSeen(spirit, count + 1)),
                    ),
                ),
                width=148,
            ),
            gap(6),
        ]
    return rows
