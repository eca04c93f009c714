"""The tile book on its shelf: read from what is kept, and changed there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.games.good_fortune.book import (
    Book,
    Conflict,
    accept,
    learn,
    read_book,
    write_book,
)
from companion.games.good_fortune.moves import Tile
from companion.table.text import Refused
from companion.ui.play import Play

NAME = "good-fortune"


def book(play: Play) -> Book:
    """The tile book of this box; empty while there is none, or none that can be read."""
    known: Book | None = play.board.get("book")
    if known is None:
        known = play.board["book"] = _read(play) or Book()
    return known


def _read(play: Play) -> Book | None:
    """The book as it is kept, or None for one that this app cannot read, and must not touch."""
    document = play.desk.kept(NAME)
    if document is None:
        return Book()
    try:
        return read_book(document)
    except Refused as refused:
        play.desk.refuse(refused.why)
        return None


def change(play: Play, how: Callable[[Book], Book]) -> bool:
    """Change the book as it is kept now; another window may have changed it meanwhile."""
    before = _read(play)
    if before is None:
        return False
    after = how(before)
    if after != before and not play.desk.keep(NAME, write_book(after)):
        return False
    play.board["book"] = after
    return True


def take_in(play: Play, tiles: Iterable[Tile]) -> tuple[Conflict, ...]:
    """Enter tiles into the book; what contradicts it is left out and comes back."""
    seen = tuple(tiles)
    change(play, lambda known: learn(known, seen).book)
    return learn(book(play), seen).conflicts


def take_in_scored(play: Play, tiles: Iterable[Tile]) -> None:
    """Enter the tiles of a game that is scored.

    Where it is scored again after a correction, they replace those of the first time: a slip is not
    to stay in the book as if it were known.
    """
    before, after = play.board.get("learnt", (None, None))
    known = _read(play)
    if after is not None and known == after:
        change(play, lambda _: before)
        known = before
    take_in(play, tiles)
    play.board["learnt"] = (known, play.board.get("book"))


def settle(play: Play, conflict: Conflict) -> bool:
    """The tile that was entered takes the place of the one the book knew."""
    return change(play, lambda known: accept(known, conflict))
