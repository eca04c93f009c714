"""The words of the game: charms, tiles, options, and every move there is.

Seats are 0 and 1. The names of the moves and of their fields are the wire format of the journal:
renaming one breaks saved matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias


class Charm(StrEnum):
    """The seven charms, in the order in which they are listed and pickers show them."""

    NEKO = "neko"
    CLOVER = "clover"
    GANESH = "ganesh"
    MATI = "mati"
    FATMA = "fatma"
    HORSESHOE = "horseshoe"
    SCARAB = "scarab"


RANK = {charm: rank for rank, charm in enumerate(Charm)}
"""Each charm's place in the list, from 0."""

Pair: TypeAlias = tuple[Charm, Charm]
"""The two charms of a tile, the one listed first in front."""

PAIRS: tuple[Pair, ...] = tuple(combinations(Charm, 2))
"""The 21 pairs. That the 21 tiles are these is likely and stated nowhere."""

TILES_MAX = 9
"""The most tiles that one collection can hold: one for each turn."""

NUMBER_MAX = 21
"""The tiles are numbered from 1 to this."""

TURNS = 9
"""The turns of a game; in each turn both players place a tile."""

DIE_MAX = 6
"""A die shows 1 to this."""

DIE_SEEN_MAX = 4
"""The highest die that anybody has seen on a tile."""


class Variant(StrEnum):
    """How tiles are chosen and who places first (rulings, Course)."""

    STANDARD = "standard"
    GUESSING = "guessing"  # both choose at once
    SIMPLE = "simple"  # simple placement: no medallion, numbers do not matter


class Series(StrEnum):
    """How many games make a match."""

    SINGLE = "single"
    BEST_OF_THREE = "best_of_three"
    RUNNING = "running"  # until the table ends it


class Phase(StrEnum):
    """Where the match stands."""

    PLAYING = "playing"  # turns, and collections are entered and corrected
    BETWEEN = "between"  # a game is scored, and the series may go on
    OVER = "over"


class Face(StrEnum):
    """The face of the medallion that shows."""

    SMALL = "small"  # the lower number is placed first
    LARGE = "large"  # the higher number is placed first


class End(StrEnum):
    """An end of the central row, as the phone lies before the table."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as somebody entered it.

    Attributes:
        charms: Its two charms, in the order entered.
        die: Its points, 1 to 6.
        number: 1 to 21; None where nobody entered it.
    """

    charms: tuple[Charm, Charm]
    die: int
    number: int | None = None

    @property
    def pair(self) -> Pair:
        """Its charms in the order of the list, so that equal pairs are equal."""
        one, other = sorted(self.charms, key=lambda charm: RANK[charm])
        return one, other


Row: TypeAlias = tuple[Tile, Tile, Tile]
"""The central row, from left to right."""


@dataclass(frozen=True, slots=True)
class TypedGroup:
    """A group that was sorted by hand.

    Attributes:
        tiles: How many tiles it has, 1 to 9.
        points: The sum of their dice, `tiles` to 6 times `tiles`.
    """

    tiles: int
    points: int

    @property
    def score(self) -> int:
        """Tiles times points."""
        return self.tiles * self.points


@dataclass(frozen=True, slots=True)
class Options:
    """What the table chose before the match.

    Attributes:
        variant: How tiles are chosen and placed.
        series: One game, the best of three, or as many as the table likes.
    """

    variant: Variant = Variant.STANDARD
    series: Series = Series.SINGLE


@dataclass(frozen=True, slots=True)
class HoldTileOne:
    """This player was dealt tile 1, the other one tile 21. Said again: corrected."""

    seat: int


@dataclass(frozen=True, slots=True)
class LayRow:
    """The three tiles of the central row, from left to right. Laid again: corrected."""

    row: Row


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """A player advances a tile. Chosen again before the first is placed: corrected."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """A player joins the chosen tile to an end of the row; the tile at the other end leaves it."""

    seat: int
    end: End


@dataclass(frozen=True, slots=True)
class NextTurn:
    """A turn was played without being entered; the row has to be laid again to go on with it."""


@dataclass(frozen=True, slots=True)
class PreviousTurn:
    """The counter of turns goes back by one: somebody tapped once too often."""


@dataclass(frozen=True, slots=True)
class AddTile:
    """A tile goes to the end of a player's collection."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class CorrectTile:
    """A tile of a collection was entered wrongly.

    Attributes:
        seat: Whose collection.
        index: Its position there, from 0.
        tile: What it is.
    """

    seat: int
    index: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class RemoveTile:
    """A tile of a collection does not belong there.

    Attributes:
        seat: Whose collection.
        index: Its position there, from 0.
    """

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class TypeGroups:
    """A player's groups, sorted by hand; none at all says that the player won no tile.

    Typed again: corrected.
    """

    seat: int
    groups: tuple[TypedGroup, ...]


@dataclass(frozen=True, slots=True)
class ClearCollection:
    """A player's tiles or groups are all taken out, to be entered anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseOrder:
    """In a full tie, the order of grouping that the owner takes; chosen again: changed.

    Attributes:
        seat: Whose collection.
        charms: The charm of each group, first to last.
    """

    seat: int
    charms: tuple[Charm, ...]


@dataclass(frozen=True, slots=True)
class Declare:
    """Both collections are entered: the game is scored."""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game of the series begins."""


@dataclass(frozen=True, slots=True)
class EndSeries:
    """The table ends the series after the game just scored."""


TurnMove: TypeAlias = HoldTileOne | LayRow | ChooseTile | PlaceTile | NextTurn | PreviousTurn
"""The moves of the turn helper: a table can play without any of them."""

Entry: TypeAlias = AddTile | CorrectTile | RemoveTile | TypeGroups | ClearCollection | ChooseOrder
"""The moves that enter what a player has won."""

Move: TypeAlias = TurnMove | Entry | Declare | NextGame | EndSeries
"""Every move there is."""
