"""The tile book: what the players have entered of their own tiles, so that they need not again.

The tile table of the game is not known to us and none is invented (rulings). A book grows out of
the tiles that are scored; after that a number, or one tap on a pair, is enough. It is no part of a
match: a move always carries the whole tile.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.good_fortune.moves import NUMBER_MAX, PAIRS, RANK, Pair, Tile
from companion.games.good_fortune.reading import read_tile
from companion.games.good_fortune.rules.checks import Notice, warnings
from companion.table.reading import BadInput, Spot, parse
from companion.table.text import refuse

FORMAT = "good-fortune-tile-book"
VERSION = 1
TILES_KEPT_MAX = NUMBER_MAX + len(PAIRS)
"""Every number once, and every pair once without a number."""


@dataclass(frozen=True, slots=True)
class Book:
    """The tiles that are known: those with a number by number, then the others by pair.

    Attributes:
        tiles: No number twice, and no pair twice without a number. A pair under two numbers is
            likely a slip but kept (see `doubts`).
    """

    tiles: tuple[Tile, ...] = ()

    def numbered(self, number: int) -> Tile | None:
        """The tile with this number, or None if it is not known."""
        return next((tile for tile in self.tiles if tile.number == number), None)

    def showing(self, pair: Pair) -> tuple[Tile, ...]:
        """The tiles with this pair: one, unless there is a slip; none if it is not known."""
        return tuple(tile for tile in self.tiles if tile.pair == pair)


@dataclass(frozen=True, slots=True)
class Conflict:
    """A tile that was entered and a tile of the book that cannot both be right.

    Attributes:
        known: What the book says.
        seen: What was entered.
    """

    known: Tile
    seen: Tile


@dataclass(frozen=True, slots=True)
class Learnt:
    """A book after tiles were entered into it.

    Attributes:
        book: With everything that does not contradict it.
        conflicts: What contradicts it, for the players to settle with `accept`.
    """

    book: Book
    conflicts: tuple[Conflict, ...]


def learn(book: Book, tiles: Iterable[Tile]) -> Learnt:
    """The book with tiles that were entered for scoring, or that stand in another book."""
    conflicts = []
    for tile in tiles:
        known = _same(book, tile)
        if known is None:
            book = _book((*book.tiles, tile))
        elif (known.pair, known.die) != (tile.pair, tile.die):
            conflicts.append(Conflict(known, tile))
        elif known.number is None and tile.number is not None:
            book = _replaced(book, known, tile)
    return Learnt(book, tuple(conflicts))


def accept(book: Book, conflict: Conflict) -> Book:
    """The book with the tile that was entered in place of the one it knew."""
    seen = conflict.seen
    number = conflict.known.number if seen.number is None else seen.number
    tile = Tile(seen.charms, seen.die, number)
    others = (one for one in book.tiles if one != conflict.known and not _one_tile(one, tile))
    return _book((*others, tile))


def forget(book: Book, tile: Tile) -> Book:
    """The book without that tile."""
    return Book(tuple(one for one in book.tiles if one != tile))


def doubts(book: Book) -> tuple[Notice, ...]:
    """Likely slips: a pair on two tiles, a die above 4. `index` counts the tiles of the book."""
    return warnings([book.tiles])


def write_book(book: Book) -> str:
    """The book as a JSON document: `format`, `version` and `tiles`."""
    document = {"format": FORMAT, "version": VERSION, "tiles": [_written(t) for t in book.tiles]}
    return json.dumps(document, indent=1)


def read_book(document: str | bytes) -> Book:
    """The book that `write_book` wrote, perhaps on another phone.

    Raises:
        Refused: It is none, or damaged, or of a newer app; the sentence names the tile and what is
            wrong with it.
    """
    try:
        return _read(parse(document))
    except BadInput as error:
        raise _refused(error.at) from error


_TILE = re.compile(r"tiles\[(\d+)\](?:\.(\w+))?")
_FAULTS = {
    "charms": "refused-fortune-book-charms",
    "die": "refused-fortune-book-die",
    "number": "refused-fortune-book-number",
}
"""What is said of the parts of a tile."""


def _refused(at: str) -> Exception:
    """What is wrong in a book, in words: of which tile, and which part of it."""
    found = _TILE.match(at)
    if found is None:
        return refuse("refused-fortune-book")
    number = int(found[1]) + 1
    return refuse(_FAULTS.get(found[2], "refused-fortune-book-tile"), tile=number)


def _read(spot: Spot) -> Book:
    version = spot.mapping().get("version")
    if version is not None and version.whole(1) > VERSION:
        raise refuse("refused-fortune-book-version", version=version.whole(1))
    fields = spot.fields(("format", "version", "tiles"))
    if fields["format"].text() != FORMAT:
        fields["format"].fail("not a tile book")
    numbers: set[int] = set()
    pairs: set[Pair] = set()
    tiles = []
    for one in fields["tiles"].items(0, TILES_KEPT_MAX):
        tile = read_tile(one, numbers)
        if tile.number is None and tile.pair in pairs:
            one.fail("this pair is given twice without a number")
        if tile.number is None:
            pairs.add(tile.pair)
        tiles.append(tile)
    return _book(tiles)


def _one_tile(one: Tile, other: Tile) -> bool:
    """Whether a book takes two entries for one tile: by number, and without one by pair."""
    if one.number is None or other.number is None:
        return one.pair == other.pair
    return one.number == other.number


def _same(book: Book, tile: Tile) -> Tile | None:
    """The entry of the book that a tile has to be, if there is one: best with its number or die."""
    entries = [one for one in book.tiles if _one_tile(one, tile)]
    if tile.number is None:
        entries.sort(key=lambda one: one.die != tile.die)
    return next(iter(entries), None)


def _replaced(book: Book, known: Tile, tile: Tile) -> Book:
    return _book((*forget(book, known).tiles, tile))


def _book(tiles: Iterable[Tile]) -> Book:
    return Book(tuple(sorted(tiles, key=_place)))


def _place(tile: Tile) -> tuple[int, ...]:
    one, other = tile.pair
    number = NUMBER_MAX + 1 if tile.number is None else tile.number
    return number, RANK[one], RANK[other]


def _written(tile: Tile) -> dict[str, object]:
    written: dict[str, object] = {"charms": list(tile.charms), "die": tile.die}
    return written if tile.number is None else {**written, "number": tile.number}
