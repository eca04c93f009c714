"""Counting a collection: pair and die, tile by tile, with groups and total growing."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.book import Book
from companion.games.good_fortune.moves import (
    AddTile,
    ClearCollection,
    CorrectTile,
    Declare,
    Pair,
    RemoveTile,
    Tile,
    TypeGroups,
)
from companion.games.good_fortune.screens import shelf, words
from companion.games.good_fortune.screens.pages import book_link, fresh, go, head, other_of, seat_of
from companion.games.good_fortune.screens.triangle import (
    Cell,
    by_charms,
    die_keys,
    die_line,
    numbers,
    triangle,
)
from companion.games.good_fortune.screens.why import draw_ways, group_cards
from companion.games.good_fortune.view import Doubt, Sheet, View
from companion.ui import theme
from companion.ui.chips import chips
from companion.ui.frame import screen
from companion.ui.look import Look, gap
from companion.ui.parts import button, link, tap
from companion.ui.play import Play
from companion.ui.score import note


def draw_count(play: Play) -> ft.Control:
    """One player's collection; the other one is a touch away."""
    view: View = play.view()
    look = play.look
    seat = seat_of(play)
    sheet = view.sheets[seat]
    typed = bool(sheet.groups)
    body: list[ft.Control] = [
        chips(
            look,
            play.seats,
            [str(one.score) for one in view.sheets],
            seat,
            lambda at: go(play, "count", seat=at),
        ),
        gap(8),
    ]
    if not typed:
        body.append(_picker(play, view, seat))
    if typed:
        body += [gap(8), _corner(look, play, sheet), gap(8)]
    if sheet.disputed:  # above the doubts: it waits for an answer, they do not
        body += [gap(10), draw_ways(play, seat, sheet)]
    body += _doubts(play, view, seat)
    if sheet.sorting.groups:
        body += [gap(12), group_cards(play, sheet, lambda: go(play, "why", game=None))]
    body += [gap(8), *_links(play, view, seat, sheet)]
    foot = None if typed else _die_row(play, view, seat)
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, "turns")),
        body=body,
        foot=foot,
        dock=_dock(play, view, seat),
    )


def _dock(play: Play, view: View, seat: int) -> list[ft.Control]:
    look = play.look
    other = other_of(seat)
    if view.sheets[other].entered:
        words_ = look.say("fortune-who-won")
        return [button(look, "count.done", words_, partial(declare, play), expand=True)]
    return [
        button(
            look,
            "count.next",
            look.say("fortune-now", name=play.seats[other].name),
            partial(go, play, "count", seat=other),
            expand=True,
        )
    ]


def declare(play: Play) -> None:
    """Score the game; what was entered goes into the tile book."""
    view: View = play.view()
    tiles = [tile for sheet in view.sheets for tile in sheet.tiles]
    if play.move(Declare()):
        shelf.take_in_scored(play, tiles)
        go(play, "result")


# The picker


def _picker(play: Play, view: View, seat: int) -> ft.Control:
    look = play.look
    sheet = view.sheets[seat]
    known = shelf.book(play)
    if play.board.get("by") == "number":
        return ft.Column(
            [
                ft.Row([ft.Container(expand=True), _corner(look, play, sheet)]),
                gap(8),
                numbers(
                    look,
                    lambda number: _number_cell(play, view, seat, known, number),
                    lambda number: _choose_number(play, seat, number),
                ),
            ],
            spacing=0,
        )
    lit = [group.charm for group in sheet.sorting.groups if group.charm]
    return triangle(
        look,
        lambda pair: _pair_cell(play, view, seat, known, pair),
        lambda pair: _choose_pair(play, seat, pair),
        corner=_corner(look, play, sheet),
        lit=lit,
        charms=by_charms(play, partial(_choose_pair, play, seat)),
    )


def _corner(look: Look, play: Play, sheet: Sheet) -> ft.Control:
    """The total in the free corner; touched, it says how it came about."""
    say = look.say
    words_ = say("fortune-from", count=sheet.count)
    compact = look.frame.compact
    face = ft.Column(
        [
            look.text(str(sheet.score), theme.TOTAL, size=44 if compact else 64, lines=1),
            ft.Row(
                [
                    look.text(words_, theme.SMALL, colour=look.c.muted, lines=1),
                    look.icon("ui-why", 18, look.c.accent),
                ],
                spacing=4,
                tight=True,
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    label = say("score-of", name=words_, score=sheet.score)
    return tap(look, "count.total", label, face, lambda: go(play, "why", game=None))


def _pair_cell(play: Play, view: View, seat: int, known: Book, pair: Pair) -> Cell:
    tiles = view.sheets[seat].tiles
    other = other_of(seat)
    theirs = any(held.pair == pair and held.seat == other for held in view.held)
    in_book = known.showing(pair)
    return Cell(
        mine=tuple(tile.die for tile in tiles if tile.pair == pair),
        theirs=play.seats[other] if theirs else None,
        known=in_book[0].die if len(in_book) == 1 else None,
        current=play.board.get("pair") == pair,
    )


def _number_cell(play: Play, view: View, seat: int, known: Book, number: int) -> Cell:
    def has(whose: int) -> tuple[int, ...]:
        return tuple(one.die for one in view.sheets[whose].tiles if one.number == number)

    other = other_of(seat)
    tile = known.numbered(number)
    chosen = _current(play, view, seat)
    return Cell(
        mine=has(seat),
        theirs=play.seats[other] if has(other) else None,
        known=None if tile is None else tile.die,
        current=chosen is not None and chosen.number == number,
    )


# What a touch does goes by the match as it is then, not as it was drawn: two may come at once.


def _choose_pair(play: Play, seat: int, pair: Pair) -> None:
    """One tap where the book knows the tile; otherwise the die is asked for."""
    view: View = play.view()
    mine = [at for at, tile in enumerate(view.sheets[seat].tiles) if tile.pair == pair]
    if mine:
        at = play.board.get("index")
        later = [one for one in mine if at is None or one > at]
        play.board.update(pair=pair, index=(later or mine)[0], high=False, half=None)
        return
    play.board.update(pair=pair, index=None, high=False, half=None)
    elsewhere = any(held.pair == pair for held in view.held)
    in_book = shelf.book(play).showing(pair)
    if len(in_book) == 1 and not elsewhere:
        _add(play, seat, in_book[0])


def _choose_number(play: Play, seat: int, number: int) -> None:
    view: View = play.view()
    for at, tile in enumerate(view.sheets[seat].tiles):
        if tile.number == number:
            play.board.update(pair=tile.pair, index=at, high=False)
            return
    tile_ = shelf.book(play).numbered(number)
    if tile_ is None:
        go(play, "pick", pick=("count", seat), number=number)
    else:
        _add(play, seat, tile_)


def _add(play: Play, seat: int, tile: Tile) -> None:
    view: View = play.view()
    at = len(view.sheets[seat].tiles)
    if play.move(AddTile(seat, tile)):
        play.board.update(pair=tile.pair, index=at, high=False)


def _choose_die(play: Play, seat: int, pair: Pair, die: int) -> None:
    chosen = _current(play, play.view(), seat)
    if chosen is None:
        _add(play, seat, Tile(pair, die))
        return
    index: int = play.board["index"]
    tile = Tile(chosen.charms, die, chosen.number)
    if tile != chosen:
        play.move(CorrectTile(seat, index, tile))


def _current(play: Play, view: View, seat: int) -> Tile | None:
    """The tile being corrected, where it is there still."""
    index: int | None = play.board.get("index")
    tiles = view.sheets[seat].tiles
    pair = play.board.get("pair")
    if index is None or index >= len(tiles) or tiles[index].pair != pair:
        return None
    return tiles[index]


# Below the picker


def _die_row(play: Play, view: View, seat: int) -> ft.Control:
    look = play.look
    say = look.say
    c = look.c
    pair: Pair | None = play.board.get("pair")
    tile = _current(play, view, seat)
    other = play.seats[other_of(seat)]
    by_number = play.board.get("by") == "number"
    held = any(
        not by_number or tile.number is not None for tile in view.sheets[other_of(seat)].tiles
    )
    theirs = pair is not None and any(
        one.pair == pair and one.seat == other_of(seat) for one in view.held
    )
    if pair is None:
        title = say("fortune-tap-number" if by_number else "fortune-pick-pair")
    else:
        message = "fortune-which-die" if tile is None else "fortune-this-tile"
        title = say(message, pair=words.pair(pair))
    right: list[ft.Control] = []
    if tile is not None:
        right = [
            link(look, "tile.out", say("fortune-take-out"), partial(_take_out, play, seat)),
        ]
    elif held:
        words_ = say("fortune-has-it" if theirs else "fortune-mark", name=other.name)
        right = [
            look.token(other, 22),
            look.text(words_, theme.CAPTION, colour=c.text if theirs else c.muted, lines=1),
            gap(4),
        ]
    line = die_line(look, title, *right, quiet=pair is None)
    keys = die_keys(
        look,
        play,
        None if tile is None else tile.die,
        None if pair is None else partial(_choose_die, play, seat, pair),
    )
    return ft.Column([line, keys], spacing=2)


def _take_out(play: Play, seat: int) -> None:
    if play.move(RemoveTile(seat, play.board["index"])):
        fresh(play)


def _doubts(play: Play, view: View, seat: int) -> list[ft.Control]:
    """Likely slips in this collection, which are never refused."""
    look = play.look
    rows: list[ft.Control] = []
    for at, notice in enumerate(view.notices):
        tile = view.sheets[notice.seat].tiles[notice.index]
        high = notice.doubt is Doubt.DIE_ABOVE_4
        # A pair on a tile of each player is as likely a slip of the one as of the other.
        here = not high and any(one.pair == tile.pair for one in view.sheets[seat].tiles)
        if notice.seat != seat and not here:
            continue
        message = "fortune-doubt-die" if high else "fortune-doubt-pair"
        sentence = look.say(message, pair=words.pair(tile.pair), die=tile.die)
        rows += [gap(6), note(look, f"doubt.{at}", sentence, icon="ui-flag")]
    return rows


def _links(play: Play, view: View, seat: int, sheet: Sheet) -> list[ft.Control]:
    look = play.look
    say = look.say
    rows: list[ft.Control] = []
    tile = _current(play, view, seat)
    if tile is not None and not sheet.groups:
        rows.append(
            link(
                look,
                "tile.again",
                say("fortune-once-more", pair=words.pair(tile.pair)),
                lambda: play.board.update(pair=tile.pair, index=None),
                icon="ui-plus",
            )
        )
    if not sheet.groups:
        by_number = play.board.get("by") == "number"
        rows.append(
            link(
                look,
                "count.by",
                say("fortune-by-charm" if by_number else "fortune-by-number"),
                lambda: go(play, "count", by=None if by_number else "number"),
                icon="ui-tile",
            )
        )
    rows.append(
        link(
            look,
            "count.groups",
            say("fortune-groups-change" if sheet.groups else "fortune-groups"),
            lambda: _sorted(play),
            icon="ui-chips",
        )
    )
    rows.append(book_link(play, "count"))
    if not sheet.entered:
        rows.append(
            link(
                look,
                "count.none",
                say("fortune-won-none", name=play.seats[seat].name),
                lambda: play.move(TypeGroups(seat, ())),
                icon="ui-pass",
            )
        )
    elif sheet.count == 0:
        rows.insert(
            0,
            note(look, "count.nothing", say("fortune-has-none", name=play.seats[seat].name)),
        )
    if sheet.count:
        rows.append(
            link(
                look,
                "count.clear",
                say("fortune-clear"),
                partial(_clear, play, seat),
                icon="ui-trash",
            )
        )
    return rows


def _sorted(play: Play) -> None:
    go(play, "groups", fields=["", ""], at=0)


def _clear(play: Play, seat: int) -> None:
    if play.move(ClearCollection(seat)):
        fresh(play)
