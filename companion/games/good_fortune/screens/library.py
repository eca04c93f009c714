"""The tile book: what it knows, one tile of it, and the book as a text to carry along."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.good_fortune.book import (
    Book,
    Conflict,
    doubts,
    forget,
    learn,
    read_book,
    write_book,
)
from companion.games.good_fortune.moves import Pair, Tile
from companion.games.good_fortune.screens import shelf, words
from companion.games.good_fortune.screens.pages import fresh, go, head
from companion.games.good_fortune.screens.triangle import (
    Cell,
    by_charms,
    die_keys,
    die_line,
    numbers,
    triangle,
)
from companion.games.good_fortune.view import Doubt
from companion.table.text import Refused, refuse
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link
from companion.ui.play import Play
from companion.ui.score import note


def _leave(play: Play) -> None:
    """Back to the page from which the book was opened."""
    go(play, play.board.pop("opened", None), conflicts=())


def draw_book(play: Play) -> ft.Control:
    """The tiles that are known, on the triangle; what is missing is filled in here."""
    look = play.look
    say = look.say
    known = shelf.book(play)
    pair: Pair | None = play.board.get("pair")
    conflicts: tuple[Conflict, ...] = play.board.get("conflicts") or ()
    body: list[ft.Control] = [
        title(look, say("fortune-book"), under=say("fortune-book-count", count=len(known.tiles))),
        gap(8),
    ]
    for at, conflict in enumerate(conflicts):
        body += [_conflict(play, look, at, conflict), gap(8)]

    def choose(one: Pair) -> None:
        play.board.update(pair=one, high=False, half=None, index=_next(play, known, one))

    charms = by_charms(play, choose)
    body.append(triangle(look, lambda one: _cell(known, one, pair), choose, charms=charms))
    body += _doubts(look, known)
    body += [
        gap(6),
        link(
            look,
            "book.export",
            say("fortune-book-export"),
            lambda: go(play, "export"),
            icon="ui-share",
        ),
        link(
            look,
            "book.import",
            say("fortune-book-import"),
            lambda: go(play, "import", words=""),
            icon="ui-save",
        ),
    ]
    if known.tiles:
        body.append(
            link(
                look,
                "book.clear",
                say("fortune-book-clear"),
                lambda: go(play, "burn"),
                icon="ui-trash",
            )
        )
    dock = [button(look, "book.done", say("fortune-book-done"), lambda: _leave(play), expand=True)]
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: _leave(play), undo=False),
        body=body,
        foot=_die_row(play, look, known, pair),
        dock=dock,
    )


def _cell(known: Book, pair: Pair, current: Pair | None) -> Cell:
    tiles = known.showing(pair)
    return Cell(
        mine=tuple(tile.die for tile in tiles),
        current=pair == current,
        number=tiles[0].number if len(tiles) == 1 else None,
    )


def _next(play: Play, known: Book, pair: Pair) -> int:
    """Of the tiles with a pair the first, and with every further touch the one after it."""
    here = known.showing(pair)
    again = play.board.get("pair") == pair
    at: int = play.board.get("index") or 0
    return (at + 1) % len(here) if again and here else 0


def _shown(play: Play, known: Book) -> Tile | None:
    pair: Pair | None = play.board.get("pair")
    here = () if pair is None else known.showing(pair)
    at: int = play.board.get("index") or 0
    return here[at] if at < len(here) else None


def _die_row(play: Play, look: Look, known: Book, pair: Pair | None) -> ft.Control:
    say = look.say
    tile = _shown(play, known)
    right: list[ft.Control] = []
    heading = say("fortune-pick-pair")
    if pair is not None:
        heading = say("fortune-which-die", pair=words.pair(pair))
    if tile is not None:
        heading = say.say(words.tile(tile))
        number = say("fortune-book-number")
        right = [
            link(look, "book.number", number, partial(go, play, "number", pick=tile)),
            link(look, "book.out", say("fortune-take-out"), partial(_forget, play, tile)),
        ]
    return ft.Column(
        [
            die_line(look, heading, *right, quiet=pair is None),
            die_keys(
                look,
                play,
                None if tile is None else tile.die,
                None if pair is None else partial(_set_die, play, pair, tile),
            ),
        ],
        spacing=2,
    )


def _forget(play: Play, tile: Tile) -> None:
    if shelf.change(play, lambda known: forget(known, tile)):
        fresh(play)


def _set_die(play: Play, pair: Pair, tile: Tile | None, die: int) -> None:
    number = None if tile is None else tile.number
    _replace(play, tile, Tile(pair, die, number))


def _replace(play: Play, old: Tile | None, new: Tile) -> None:
    """A tile of the book in place of another one, or besides; a number twice is refused."""

    def how(known: Book) -> Book:
        rest = known if old is None else forget(known, old)
        if new.number is not None and rest.numbered(new.number):
            raise refuse("refused-fortune-number-book", number=new.number)
        return learn(rest, [new]).book

    try:
        shelf.change(play, how)
    except Refused as refused:
        play.desk.refuse(refused.why)


def _doubts(look: Look, known: Book) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for at, notice in enumerate(doubts(known)):
        tile = known.tiles[notice.index]
        message = "fortune-doubt-die" if notice.doubt is Doubt.DIE_ABOVE_4 else "fortune-doubt-pair"
        sentence = look.say(message, pair=words.pair(tile.pair), die=tile.die)
        rows += [gap(6), note(look, f"doubt.{at}", sentence, icon="ui-flag")]
    return rows


def _conflict(play: Play, look: Look, at: int, conflict: Conflict) -> ft.Control:
    """What was entered and what the book says cannot both be right; the players settle it.

    The tick is at what holds until they have.
    """
    say = look.say

    def settled(take: bool) -> None:
        if not take or shelf.settle(play, conflict):
            left: tuple[Conflict, ...] = play.board.get("conflicts") or ()
            play.board["conflicts"] = tuple(one for one in left if one != conflict)

    other = "fortune-conflict-read" if play.board.get("read_in") else "fortune-conflict-seen"
    return ft.Container(
        ft.Column(
            [
                look.text(say("fortune-conflict"), theme.STRONG),
                gap(6),
                *(
                    _side(look, f"conflict.{which}-{at}", say(message), tile, settled, which)
                    for which, message, tile in (
                        ("known", "fortune-conflict-known", conflict.known),
                        ("seen", other, conflict.seen),
                    )
                ),
            ],
            spacing=2,
        ),
        bgcolor=look.c.surface2,
        border_radius=theme.R_TILE,
        padding=12,
    )


def _side(
    look: Look, identifier: str, label: str, tile: Tile, settled: object, which: str
) -> ft.Control:
    assert callable(settled)
    return ft.Row(
        [
            words.small_tile(look, tile, 22),
            ft.Container(expand=True),
            link(
                look,
                identifier,
                label,
                lambda: settled(which == "seen"),
                icon="ui-tick" if which == "known" else None,
            ),
        ],
        spacing=6,
    )


def draw_number(play: Play) -> ft.Control:
    """The number of a tile of the book."""
    look = play.look
    say = look.say
    tile: Tile = play.board["pick"]
    known = shelf.book(play)

    def take(number: int | None) -> None:
        _replace(play, tile, Tile(tile.charms, tile.die, number))
        if play.desk.refusal is None:
            go(play, "book", pick=None)

    body: list[ft.Control] = [
        title(look, say("fortune-book-number-title"), under=say.say(words.tile(tile))),
        gap(12),
        numbers(
            look,
            lambda one: Cell(
                mine=(tile.die,) if one == tile.number else (),
                known=getattr(known.numbered(one), "die", None),
            ),
            take,
        ),
    ]
    if tile.number is not None:
        body += [
            gap(8),
            link(
                look,
                "book.no-number",
                say("fortune-book-no-number"),
                lambda: take(None),
                icon="ui-close",
            ),
        ]
    return screen(
        look,
        head=head(play, back=lambda: go(play, "book"), undo=False),
        body=body,
        refused=play.desk.refused,
    )


def draw_burn(play: Play) -> ft.Control:
    """Before the whole book is emptied: it is not to be had back."""
    look = play.look
    say = look.say

    def burn() -> None:
        if shelf.change(play, lambda _: Book()):
            go(play, "book")

    body: list[ft.Control] = [
        title(look, say("fortune-burn-title"), under=say("fortune-burn-under")),
    ]
    dock = [
        button(look, "burn.yes", say("fortune-burn"), burn, primary=False, width=140),
        button(look, "burn.no", say("fortune-burn-not"), lambda: go(play, "book"), expand=True),
    ]
    return screen(
        look,
        head=head(play, back=lambda: go(play, "book"), undo=False),
        body=body,
        dock=dock,
        refused=play.desk.refused,
    )


# Carried along as a text


def draw_export(play: Play) -> ft.Control:
    """The book as a text, to be copied to another phone."""
    look = play.look
    say = look.say
    document = write_book(shelf.book(play))
    body: list[ft.Control] = [
        title(look, say("fortune-export-title"), under=say("fortune-export-under")),
        gap(12),
        _field(look, "book.text", document, None),
    ]

    async def copy() -> None:
        await ft.Clipboard().set(document)

    def copied() -> None:
        play.desk.page.run_task(copy)
        play.board["copied"] = True

    done = play.board.get("copied")
    dock = [
        button(
            look,
            "book.copy",
            say("fortune-copied") if done else say("fortune-copy"),
            copied,
            icon="ui-tick" if done else "ui-copy",
            expand=True,
        )
    ]
    back = partial(go, play, "book", copied=False)
    return screen(
        look,
        head=head(play, back=back, undo=False),
        body=body,
        dock=dock,
        refused=play.desk.refused,
    )


def draw_import(play: Play) -> ft.Control:
    """Another phone's book is pasted and read into this one; neither loses anything."""
    look = play.look
    say = look.say

    def typed(words_: str) -> None:
        play.board["words"] = words_

    def read() -> None:
        try:
            other = read_book(play.board.get("words") or "")
        except Refused as refused:
            play.desk.refuse(refused.why)
            return
        conflicts = shelf.take_in(play, other.tiles)
        if play.desk.refusal is None:
            go(play, "book", conflicts=conflicts, read_in=True, words="")

    body: list[ft.Control] = [
        title(look, say("fortune-import-title"), under=say("fortune-import-under")),
        gap(12),
        _field(look, "book.paste", play.board.get("words") or "", typed),
    ]
    dock = [button(look, "book.read", say("fortune-import"), read, expand=True)]
    return screen(
        look,
        head=head(play, back=lambda: go(play, "book"), undo=False),
        body=body,
        dock=dock,
        refused=play.desk.refused,
    )


def _field(
    look: Look, identifier: str, words_: str, typed: Callable[[str], None] | None
) -> ft.Control:
    inner = look.field(words_, typed, key=identifier, style=theme.SMALL, lines=(8, 14))
    return ft.Semantics(identifier=identifier, content=inner)
