"""The score pad: what lies before each player, one after another, or all side by side."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import LOOSE, Change, Declare, Enter, Item, Spirit
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pages import go, head, seat_of
from companion.games.beyond.view import Player, View
from companion.ui import theme
from companion.ui.chips import chips
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play
from companion.ui.score import Steps, counted, note, number_keys, stepper

KEYS_MAX = 19
"""The highest count that has a key of its own; beyond it one steps."""

LOW = 900
"""A tablet on its side, where all that is counted is to stay in view: no title, closer rows."""

PATTERNS = tuple(Item(spirit) for spirit in Spirit)


def draw_pad(play: Play) -> ft.Control:
    """All counts of one player; on a tablet those of all."""
    view: View = play.view()
    look = play.look
    wide = look.frame.wide
    low = wide and look.frame.height < LOW
    body: list[ft.Control] = [
        *([] if low else [title(look, look.say("beyond-pad-title"))]),
        gap(0 if low else 8),
    ]
    body += notices(play, view)
    body += _columns(play, view, low) if wide else _column(play, view, seat_of(play))
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, play.board.get("pad_back", "turn"))),
        body=body,
        foot=_keys(play, view),
        dock=_dock(play, view, wide),
        wide=wide,
    )


def notices(play: Play, view: View) -> list[ft.Control]:
    """What is seen at once: all six Nian Shou cards in one hand."""
    if view.six is None:
        return []
    sentence = play.look.say("beyond-six", name=play.seats[view.six].name)
    return [note(play.look, "pad.six", sentence, icon="ui-trophy"), gap(10)]


# One player


def _column(play: Play, view: View, seat: int) -> list[ft.Control]:
    look = play.look
    say = look.say
    player = view.players[seat]
    rows: list[ft.Control] = [
        chips(
            look,
            play.seats,
            [str(one.parts.total) for one in view.players],
            seat,
            lambda at: go(play, "pad", seat=at),
        ),
        _patterns_head(play, seat),
    ]
    for item in PATTERNS:
        rows += [_pattern_row(play, view, seat, player, item), gap(8)]
    rows += [gap(6), look.text(say("beyond-loose"), theme.LABEL, colour=look.c.muted), gap(4)]
    pairs = (LOOSE[:2], LOOSE[2:])
    for pair in [(item,) for item in LOOSE] if look.frame.large else pairs:
        rows.append(
            ft.Row(
                [ft.Container(_loose(play, seat, player, item), expand=True) for item in pair],
                spacing=10,
            )
        )
        rows.append(gap(6))
    return rows


def _patterns_head(play: Play, seat: int) -> ft.Control:
    look = play.look
    name = look.say("beyond-patterns-of", name=play.seats[seat].name)
    words_ = look.text(name, theme.LABEL, colour=look.c.muted, lines=2 if look.frame.large else 1)
    values = link(
        look,
        "pad.values",
        look.say("beyond-values"),
        lambda: go(play, "values", back_to="pad"),
    )
    if look.frame.large:
        return ft.Column([gap(4), words_, values], spacing=0)
    return ft.Row([ft.Container(words_, expand=True), values], height=theme.TOUCH)


def _pattern_row(play: Play, view: View, seat: int, player: Player, item: Item) -> ft.Control:
    look = play.look
    say = look.say
    narrow = look.frame.inner < 340
    count = player.counts.of(item)
    each = view.values[PATTERNS.index(item)]
    worth = say("beyond-each", value=each)
    if count:
        worth = say("beyond-each-now", value=each, now=count * each)
    name = say.say(words.item(item))
    return counted(
        look,
        words.item_picture(play, item, 32 if narrow else 40),
        ft.Column(
            [
                look.text(name, theme.STRONG, lines=2, size=15 if narrow else 17),
                look.text(worth, theme.CAPTION, colour=look.c.muted, lines=1),
            ],
            spacing=0,
        ),
        _stepper(play, seat, player, item),
        width=146 if narrow else 152,
    )


def _loose(play: Play, seat: int, player: Player, item: Item) -> ft.Control:
    look = play.look
    name = look.say.say(words.item(item))
    return ft.Column(
        [
            ft.Row(
                [
                    words.item_picture(play, item, 22),
                    ft.Container(look.text(name, theme.SMALL, lines=1), expand=True),
                ],
                spacing=6,
            ),
            _stepper(play, seat, player, item),
        ],
        spacing=2,
    )


def _stepper(play: Play, seat: int, player: Player, item: Item, *, low: bool = False) -> ft.Control:
    look = play.look
    count = player.counts.of(item)
    room = player.room_for(item)
    name = look.say.say(words.item(item))
    return stepper(
        look,
        f"count.{seat}-{item}",
        look.say("beyond-count-of", name=play.seats[seat].name, item=name),
        count,
        Steps(
            minus=partial(_change, play, seat, item, -1) if count else None,
            plus=partial(_change, play, seat, item, 1),
            figure=partial(_type, play, seat, item),
            spent=room == 0,
        ),
        chosen=play.board.get("typing") == (seat, item),
        low=low,
    )


def _change(play: Play, seat: int, item: Item, by: int) -> None:
    play.board["typing"] = None
    play.move(Change(seat, item, by))


def _type(play: Play, seat: int, item: Item) -> None:
    now = play.board.get("typing")
    play.board["typing"] = None if now == (seat, item) else (seat, item)


def _keys(play: Play, view: View) -> ft.Control | None:
    """The figures that one touch enters, while a count is being typed."""
    typing: tuple[int, Item] | None = play.board.get("typing")
    if typing is None:
        return None
    look = play.look
    seat, item = typing
    player = view.players[seat]
    count = player.counts.of(item)
    room = player.room_for(item)
    most = KEYS_MAX if room is None else min(KEYS_MAX, count + room)
    name = look.say.say(words.item(item))
    heading = look.say("beyond-count-of", name=play.seats[seat].name, item=name)

    def enter(number: int) -> None:
        play.move(Enter(seat, item, number))
        play.board["typing"] = None

    return ft.Column(
        [
            gap(6),
            look.text(heading, theme.LABEL, colour=look.c.muted, lines=1),
            number_keys(look, range(most + 1), count, enter),
        ],
        spacing=6,
    )


def _dock(play: Play, view: View, wide: bool) -> list[ft.Control]:
    look = play.look
    if look.frame.landscape and play.board.get("typing"):
        return []  # the keys stand in its place
    say = look.say
    seat = seat_of(play)
    total = view.players[seat].parts.total
    ask = button(
        look,
        "pad.total",
        say("beyond-total", score=total),
        lambda: go(play, "why", back="pad"),
        primary=False,
        icon="ui-why",
        width=112,
        label=say("score-why", name=play.seats[seat].name, score=total),
    )
    if play.board.get("pad_back") == "capture":
        back = partial(go, play, "capture")
        return [ask, button(look, "pad.back", say("beyond-values-done"), back, expand=True)]
    following = _following(play, view, seat)
    if following is not None and not wide and view.six is None:
        onward = button(
            look,
            "pad.next",
            say("beyond-count-next", name=play.seats[following].name),
            partial(go, play, "pad", seat=following),
            expand=True,
        )
        return [ask, onward]
    done = button(look, "pad.done", say("beyond-who-won"), partial(_declare, play), expand=True)
    return [done] if wide else [ask, done]


def _following(play: Play, view: View, seat: int) -> int | None:
    """Clockwise the next one whose page has not been open in this count; None after the last.

    What was noted while the game went on is not yet counted: everybody is passed once.
    """
    passed: set[int] = play.board.setdefault("passed", set())
    passed.add(seat)
    seats = len(view.players)
    others = ((seat + step) % seats for step in range(1, seats))
    return next((other for other in others if other not in passed), None)


def _declare(play: Play) -> None:
    if play.move(Declare()):
        go(play, None)


# All players side by side


def _columns(play: Play, view: View, low: bool) -> list[ft.Control]:
    look = play.look
    between = gap(4 if low else 10)
    say = look.say
    c = look.c
    width = look.frame.width - 2 * look.frame.margin
    label = 190 if width > 900 else 150
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(
                    link(
                        look,
                        "pad.values",
                        say("beyond-values"),
                        lambda: go(play, "values", back_to="pad"),
                    ),
                    width=label,
                ),
                *(
                    ft.Container(_column_head(play, view, at, low), expand=True)
                    for at in _seats(view)
                ),
            ],
            spacing=8,
        ),
        between,
    ]
    for item in Item:
        if item is LOOSE[0]:
            rows += [ft.Container(height=1, bgcolor=c.hair), between]
        name = say.say(words.item(item))
        worth = (
            say("beyond-each-one")
            if item in LOOSE
            else say("beyond-each", value=view.values[PATTERNS.index(item)])
        )
        rows.append(
            ft.Row(
                [
                    ft.Container(
                        ft.Row(
                            [
                                words.item_picture(play, item, 36),
                                ft.Column(
                                    [
                                        look.text(name, theme.STRONG, lines=2, size=15),
                                        look.text(worth, theme.CAPTION, colour=c.muted, lines=1),
                                    ],
                                    spacing=0,
                                    expand=True,
                                ),
                            ],
                            spacing=8,
                        ),
                        width=label,
                    ),
                    *(
                        ft.Container(
                            _stepper(play, at, view.players[at], item, low=low), expand=True
                        )
                        for at in _seats(view)
                    ),
                ],
                spacing=8,
            )
        )
        rows.append(between)
    return rows


def _seats(view: View) -> range:
    return range(len(view.players))


def _column_head(play: Play, view: View, seat: int, low: bool) -> ft.Control:
    look: Look = play.look
    who = play.seats[seat]
    score = view.players[seat].parts.total
    identifier = f"chips.{seat}"
    named: list[ft.Control] = [
        look.token(who, 24 if low else 30),
        ft.Container(look.text(who.name, theme.STRONG, lines=1), expand=True),
    ]
    figure = look.text(str(score), theme.FIGURE, size=24 if low else None)
    why = look.icon("ui-why", 18, look.c.accent)
    if low:
        face: ft.Control = ft.Row([*named, figure, why], spacing=6)
    else:
        face = ft.Column(
            [ft.Row(named, spacing=6), ft.Row([figure, ft.Container(expand=True), why])],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    return tap(
        look,
        identifier,
        look.say("score-why", name=who.name, score=score),
        piece(
            look,
            face,
            sunk=look.hands.pressed == identifier,
            height=52 if low else 92,
            padding=8,
        ),
        lambda: go(play, "why", seat=seat, back="pad"),
    )
