"""What a tile may do: the row is laid on the screen, the tiles chosen, the ways to place shown."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.moves import (
    AddTile,
    ChooseTile,
    End,
    LayRow,
    Pair,
    PlaceTile,
    Tile,
    Variant,
)
from companion.games.good_fortune.screens import shelf, words
from companion.games.good_fortune.screens.course import holder_question
from companion.games.good_fortune.screens.pages import go, head, who
from companion.games.good_fortune.screens.triangle import (
    Cell,
    by_charms,
    die_keys,
    die_line,
    numbers,
    triangle,
)
from companion.games.good_fortune.view import Placement, Turn, View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, piece, tap
from companion.ui.play import Play
from companion.ui.score import note

SLOTS = ("left", "middle", "right")


def draw_row(play: Play) -> ft.Control:
    """The row, who chooses, and where the tile that is placed now may go."""
    view: View = play.view()
    look = play.look
    turn = view.turn
    if turn is None:
        go(play, None)
        return play.screens.draw(play)
    laying = turn.row is None or play.board.get("slots") is not None
    heading, under = _heading(play, turn, laying)
    body: list[ft.Control] = [
        title(look, heading, under=under),
        *_whose(play, turn, laying),
        gap(14),
        _row(play, look, turn, laying),
        gap(18),
    ]
    if not laying:
        if view.options.variant is Variant.SIMPLE and view.holder is None:
            body += [holder_question(play), gap(12)]
        body += _chosen(play, look, turn)
        body += [_way(play, look, turn, way) for way in turn.placements]
        body += [gap(8)]
        if not any(turn.chosen):
            body.append(
                link(
                    look,
                    "row.correct",
                    look.say("fortune-row-correct"),
                    lambda: play.board.update(slots=list(turn.row or ())),
                    icon="ui-pen",
                )
            )
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, "turns", slots=None)),
        body=body,
        dock=_dock(play, look, turn, laying),
    )


def _heading(play: Play, turn: Turn, laying: bool) -> tuple[str, str | None]:
    say = play.look.say
    if laying:
        return say("fortune-row-title"), say("fortune-row-under")
    under = say("fortune-turn-short", turn=turn.number)
    if turn.placing is not None:
        return say("fortune-placing-title"), under
    if len(turn.choosing) == 1:
        return say("fortune-choosing-title"), under
    return say("fortune-both-title"), under


def _whose(play: Play, turn: Turn, laying: bool) -> list[ft.Control]:
    """The player who is to place or to choose, where it is one."""
    seats = (turn.placing,) if turn.placing is not None else turn.choosing
    return [gap(8), who(play, seats[0])] if len(seats) == 1 and not laying else []


def _dock(play: Play, look: Look, turn: Turn, laying: bool) -> list[ft.Control]:
    say = look.say
    if laying:
        slots: list[Tile | None] = play.board.get("slots") or [None] * len(SLOTS)
        tiles = [tile for tile in slots if tile is not None]
        if len(tiles) == len(SLOTS):
            return [
                button(look, "row.lay", say("fortune-row-lay"), lambda: _lay(play), expand=True)
            ]
        at = slots.index(None)
        words_ = say(f"fortune-enter-{SLOTS[at]}")
        return [
            button(
                look, "row.pick", words_, partial(go, play, "pick", pick=("row", at)), expand=True
            )
        ]
    return [
        button(
            look,
            f"row.choose-{seat}",
            say("fortune-choose", name=play.seats[seat].name)
            if len(turn.choosing) == 1
            else play.seats[seat].name,
            partial(go, play, "pick", pick=("chosen", seat)),
            primary=len(turn.choosing) == 1,
            expand=True,
        )
        for seat in turn.choosing
    ]


def _lay(play: Play) -> None:
    one, two, three = play.board["slots"]
    if play.move(LayRow((one, two, three))):
        play.board["slots"] = None


def _row(play: Play, look: Look, turn: Turn, laying: bool) -> ft.Control:
    """Three places side by side; while the row is laid each can be touched."""
    slots: list[Tile | None] = (
        (play.board.get("slots") or [None] * len(SLOTS)) if laying else list(turn.row or ())
    )
    parts: list[ft.Control] = []
    for at, tile in enumerate(slots):
        face = _tile_face(look, tile)
        if not laying:
            parts.append(ft.Container(piece(look, face, height=112, padding=6), expand=True))
            continue
        identifier = f"row.slot-{at}"
        label = look.say(f"fortune-slot-{SLOTS[at]}")
        if tile is not None:
            label = look.say.say(words.tile(tile))
        body = piece(look, face, sunk=look.hands.pressed == identifier, height=112, padding=6)
        if tile is None:
            body.bgcolor = None
            body.border = ft.Border.all(2, look.c.outline)
            body.shadow = None
        parts.append(
            ft.Container(
                tap(look, identifier, label, body, partial(go, play, "pick", pick=("row", at))),
                expand=True,
            )
        )
    return ft.Row(parts, spacing=8)


def _tile_face(look: Look, tile: Tile | None) -> ft.Control:
    c = look.c
    if tile is None:
        return look.icon("ui-plus", 28, c.muted)
    one, other = tile.pair
    return ft.Column(
        [
            ft.Row(
                [
                    look.icon(words.charm_icon(one), 36, c.text),
                    look.icon(words.charm_icon(other), 36, c.text),
                ],
                spacing=4,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            ft.Row(
                [
                    words.pips(tile.die, 30, c.primary),
                    *(
                        [look.text(str(tile.number), theme.LABEL, colour=c.muted)]
                        if tile.number is not None
                        else []
                    ),
                ],
                spacing=6,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _chosen(play: Play, look: Look, turn: Turn) -> list[ft.Control]:
    """The tiles the players have advanced; one that can still be corrected is a touch away."""
    rows: list[ft.Control] = []
    for seat, tile in enumerate(turn.chosen):
        if tile is None:
            continue
        who = play.seats[seat]
        rows += [
            tap(
                look,
                f"row.chosen-{seat}",
                look.say("fortune-chose", name=who.name, tile=words.tile(tile)),
                ft.Row(
                    [
                        look.token(who, 30),
                        ft.Container(look.text(who.name, theme.STRONG, lines=1), expand=True),
                        words.small_tile(look, tile),
                    ],
                    spacing=10,
                    height=theme.TOUCH,
                ),
                partial(go, play, "pick", pick=("chosen", seat)),
            ),
        ]
    chosen = list(turn.chosen)
    if turn.placing is not None and turn.places_first not in (None, turn.placing):
        chosen[turn.places_first] = None  # it lies in the row by now
    pairs = [tile.pair for tile in (*(turn.row or ()), *chosen) if tile is not None]
    for pair in sorted({pair for pair in pairs if pairs.count(pair) > 1}):
        sentence = look.say("fortune-doubt-pair", pair=words.pair(pair))
        rows.append(note(look, f"row.doubt-{'-'.join(pair)}", sentence, icon="ui-flag"))
    return [*rows, gap(10)] if rows else []


def _way(play: Play, look: Look, turn: Turn, way: Placement) -> ft.Control:
    """One way to place the tile, and what comes of it."""
    c = look.c
    say = look.say
    assert turn.placing is not None
    seat = turn.placing
    identifier = f"row.place-{way.end}"
    joins = (
        say("fortune-joins", charms=words.listed(say, way.joins))
        if way.joins
        else say("fortune-joins-not")
    )
    end = say(f"fortune-end-{way.end}")
    what = say("fortune-wins" if way.won else "fortune-leaves", name=play.seats[seat].name)
    face = ft.Row(
        [
            look.icon("ui-arrow-left" if way.end is End.LEFT else "ui-arrow", 30, c.primary),
            ft.Column(
                [
                    look.text(end, theme.STRONG),
                    look.text(joins, theme.SMALL, colour=c.muted),
                    ft.Row(
                        [
                            look.text(what, theme.LABEL, colour=c.success if way.won else c.muted),
                            words.small_tile(look, way.leaves, 22),
                        ],
                        spacing=8,
                        wrap=True,
                    ),
                ],
                spacing=2,
                expand=True,
            ),
        ],
        spacing=14,
    )
    label = f"{end}. {joins}. {what} {say.say(words.tile(way.leaves))}"
    return ft.Container(
        tap(
            look,
            identifier,
            label,
            piece(look, face, sunk=look.hands.pressed == identifier, padding=14, alignment=None),
            partial(play.move, PlaceTile(seat, way.end)),
        ),
        margin=ft.Margin.only(bottom=8),
    )


# Picking one tile


def draw_pick(play: Play) -> ft.Control:
    """One tile: by its number where the book knows it, else by charms and die."""
    view: View = play.view()
    look = play.look
    say = look.say
    what, at = play.board["pick"]
    number: int | None = play.board.get("number")
    pair: Pair | None = play.board.get("pair")
    needed = what == "chosen" and view.options.variant is not Variant.SIMPLE
    by_number = number is None and (needed or play.board.get("by") == "number")
    heading = _pick_title(play, what, at)
    known = shelf.book(play)
    foot: ft.Control | None = None
    if by_number:
        under = say("fortune-pick-number")
        picker = numbers(
            look,
            lambda one: Cell(known=getattr(known.numbered(one), "die", None)),
            lambda one: _pick_number(play, one),
        )
    else:
        under = (
            say("fortune-pick-pair") if number is None else say("fortune-pick-of", number=number)
        )
        picker = triangle(
            look,
            lambda one: Cell(
                current=one == pair,
                known=known.showing(one)[0].die if known.showing(one) else None,
            ),
            lambda one: _pick_pair(play, one, needed),
            charms=by_charms(play, lambda one: _pick_pair(play, one, needed)),
        )
        foot = ft.Column(
            [
                die_line(look, say("fortune-which-die", pair=words.pair(pair)) if pair else ""),
                die_keys(look, play, None, partial(_pick_die, play, pair) if pair else None),
            ],
            spacing=0,
        )
    body: list[ft.Control] = [
        title(look, heading, under=under),
        *([] if what == "row" else [gap(6), who(play, at)]),
        gap(12),
        picker,
        gap(8),
    ]
    if not needed and number is None:
        other = None if by_number else "number"
        body.append(
            link(
                look,
                "count.by",
                say("fortune-by-charm" if by_number else "fortune-by-number"),
                lambda: play.board.update(by=other, pair=None),
                icon="ui-tile",
            )
        )
    return screen(
        look,
        head=head(play, back=lambda: _done(play, what)),
        body=body,
        foot=foot,
        refused=play.desk.refused,
    )


def _pick_title(play: Play, what: str, at: int) -> str:
    say = play.look.say
    if what == "row":
        return say(f"fortune-slot-{SLOTS[at]}")
    if what == "chosen":
        return say("fortune-choosing-title")
    return say("fortune-pick-new")


def _pick_number(play: Play, number: int) -> None:
    tile = shelf.book(play).numbered(number)
    if tile is None:
        play.board.update(number=number, pair=None)
    else:
        _take(play, tile)


def _pick_pair(play: Play, pair: Pair, needed: bool) -> None:
    number: int | None = play.board.get("number")
    found = shelf.book(play).showing(pair)
    if number is None and not needed and len(found) == 1:
        _take(play, found[0])
    else:
        play.board.update(pair=pair, high=False, half=None)


def _pick_die(play: Play, pair: Pair, die: int) -> None:
    _take(play, Tile(pair, die, play.board.get("number")))


def _take(play: Play, tile: Tile) -> None:
    what, at = play.board["pick"]
    if what == "row":
        slots = list(play.board.get("slots") or [None] * len(SLOTS))
        slots[at] = tile
        play.board["slots"] = slots
        _done(play, what)
        if None not in slots:
            _lay(play)
    elif play.move(ChooseTile(at, tile) if what == "chosen" else AddTile(at, tile)):
        _done(play, what)


def _done(play: Play, what: str) -> None:
    go(play, "count" if what == "count" else "row")
