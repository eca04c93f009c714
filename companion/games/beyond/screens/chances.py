"""What is revealed, and what going on would bring: chances and hauls, for whoever asks."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import (
    CARDS_OF_A_SPIRIT,
    DIFFERENT_MAX,
    PILES_TO_END,
    EndReveal,
    EndTurn,
    PileOut,
    Reveal,
    SetSeen,
    Spirit,
)
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import Haul, Revealed, Stop, Stopped, View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play
from companion.ui.score import Steps, counted, note, number_keys, segments, stepper

TOKENS = (1, 2, 3, 4)


def draw_odds(play: Play) -> ft.Control:
    """Tap what is turned over; see what the next card may be, and what stopping gives."""
    view: View = play.view()
    look = play.look
    say = look.say
    reveal = view.reveal
    body: list[ft.Control] = [
        title(
            look,
            say("beyond-odds-title"),
            under=say("beyond-turn-of", name=play.seats[view.active].name),
        ),
        gap(8),
        _lying(play, reveal),
        gap(10),
        *_said(play, reveal),
        gap(12),
        *_pile(play, view, reveal),
    ]
    if reveal.stops and sum(reveal.pile):
        body += _table(play, view, reveal)
    if reveal.seen is not None:
        body += _seen(play, reveal.seen)
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, "turn")),
        body=body,
        foot=_number_keys(play, reveal) or _keys(play, reveal),
        dock=[_onward(play, view)],
    )


def _onward(play: Play, view: View) -> ft.Control:
    """The cards are taken; after that the next one may have the phone and stay on this page."""
    look = play.look
    turn = (view.round, view.active)
    if not view.reveal.cards and play.board.get("taken") == turn and len(view.turns_left) != 1:
        following = play.seats[(view.active + 1) % len(view.players)].name
        words_ = look.say("beyond-now", name=following)
        return button(look, "odds.next", words_, lambda: play.move(EndTurn()), expand=True)

    def take() -> None:
        if play.move(EndReveal()):
            play.board["taken"] = turn
            play.desk.fingers.turn()  # what comes in its place is for another touch

    do = take if view.reveal.cards else None
    return button(look, "odds.taken", look.say("beyond-taken"), do, expand=True)


def _pile(play: Play, view: View, reveal: Revealed) -> list[ft.Control]:
    """What the figures do not know of the pile: that it ends, or what was left out of it."""
    if reveal.stopped is not None:
        return []
    look = play.look
    say = look.say
    left = sum(reveal.pile)
    rows: list[ft.Control] = []
    if reveal.untold:
        rows += [note(look, "odds.untold", say("beyond-pile-untold"), icon="ui-flag"), gap(10)]
    if left < DIFFERENT_MAX - len(reveal.cards):
        sentence = say("beyond-pile-left", count=left)
        rows += [note(look, "odds.short", sentence, icon="ui-cards"), gap(4)]
        if not left and view.piles_out < PILES_TO_END:
            words_ = say("beyond-pile-out" if view.piles_out == 0 else "beyond-pile-out-again")
            rows.append(
                link(look, "odds.pile", words_, lambda: play.move(PileOut()), icon="ui-cards")
            )
        rows.append(gap(8))
    return rows


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


def _table(play: Play, view: View, reveal: Revealed) -> list[ft.Control]:
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
        look.text(
            say("beyond-odds-note" if view.nian_shou_left else "beyond-odds-note-none"),
            theme.CAPTION,
            colour=look.c.muted,
        ),
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
        do = partial(_turn_over, play, spirit) if live else None
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


def _turn_over(play: Play, spirit: Spirit) -> None:
    """A card is revealed. Nobody turns over two alike in a moment: a second touch was a slip."""
    last, when = play.board.get("turned", (None, 0.0))
    now = play.now()
    if last is spirit and now - when < theme.QUIET:
        return
    if play.move(Reveal(spirit)):
        play.board["turned"] = (spirit, now)


def _number_keys(play: Play, reveal: Revealed) -> ft.Control | None:
    """The figures that one touch enters, while the cards seen of a Spirit are being typed."""
    spirit: Spirit | None = play.board.get("seen")
    if spirit is None or reveal.seen is None:
        return None
    look = play.look

    def enter(number: int) -> None:
        play.board["seen"] = None
        play.move(SetSeen(spirit, number))

    count = reveal.seen[tuple(Spirit).index(spirit)]
    keys = number_keys(look, range(CARDS_OF_A_SPIRIT + 1), count, enter)
    heading = look.text(look.say.say(words.spirit(spirit)), theme.LABEL, colour=look.c.muted)
    return ft.Column([gap(6), heading, keys], spacing=6)


def _type(play: Play, spirit: Spirit) -> None:
    play.board["seen"] = None if play.board.get("seen") is spirit else spirit


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
                        minus=partial(play.move, SetSeen(spirit, count - 1)) if count else None,
                        plus=partial(play.move, SetSeen(spirit, count + 1)),
                        figure=partial(_type, play, spirit),
                        spent=count == CARDS_OF_A_SPIRIT,
                    ),
                    chosen=play.board.get("seen") is spirit,
                ),
                width=148,
            ),
            gap(6),
        ]
    return rows
