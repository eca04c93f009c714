"""Who chooses, who places, and what a placement comes to (rulings, Course)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.good_fortune.moves import (
    Charm,
    End,
    Face,
    Row,
    Tile,
    Variant,
)


def face(turn: int, variant: Variant) -> Face | None:
    """The face of the medallion that shows in a turn.

    Args:
        turn: 1 to 9.
        variant: In simple placement there is no medallion, and the answer is None.
    """
    if variant is Variant.SIMPLE:
        return None
    return Face.SMALL if turn % 2 else Face.LARGE


def chooses_first(turn: int, variant: Variant, holder: int | None) -> int | None:
    """The seat that chooses a tile first; None where both choose at once, or nobody said.

    In simple placement there is nothing that would change hands: the players place in turn all game
    long, the holder of tile 1 first.

    Args:
        turn: 1 to 9.
        variant: How tiles are chosen.
        holder: The seat that was dealt tile 1; None where that is not known.
    """
    if variant is Variant.GUESSING or holder is None:
        return None
    odd = bool(turn % 2)
    return holder if odd or variant is Variant.SIMPLE else 1 - holder


def places_first(
    turn: int, variant: Variant, holder: int | None, chosen: tuple[Tile | None, Tile | None]
) -> int | None:
    """The seat whose tile is placed first; None while that is not known.

    Args:
        turn: 1 to 9.
        variant: In simple placement the holder of tile 1 places first whatever the numbers.
        holder: The seat that was dealt tile 1; None where that is not known.
        chosen: The tiles of both seats; None for one that has not been chosen.
    """
    if variant is Variant.SIMPLE:
        return holder
    numbers = [tile.number for tile in chosen if tile is not None and tile.number is not None]
    if len(numbers) < len(chosen):
        return None
    lower = numbers.index(min(numbers))
    return lower if face(turn, variant) is Face.SMALL else 1 - lower


@dataclass(frozen=True, slots=True)
class Placement:
    """A way to place a tile that the rules allow, and what comes of it.

    Attributes:
        end: The end of the row that the tile is joined to.
        joins: The charms it shares with the tile there; empty where it shares none with either end.
        leaves: The tile at the other end, which leaves the row.
        won: Whether whoever places wins that tile; otherwise it leaves the game.
        row: The row afterwards.
    """

    end: End
    joins: tuple[Charm, ...]
    leaves: Tile
    won: bool
    row: Row


def placements(row: Row, tile: Tile) -> tuple[Placement, ...]:
    """Every way to place a tile: where it shares a charm, or at either end if it shares none."""
    left, middle, right = row
    left_charms, right_charms = _shared(tile, left), _shared(tile, right)
    won = bool(left_charms or right_charms)
    ways = (
        Placement(End.LEFT, left_charms, right, won, (tile, left, middle)),
        Placement(End.RIGHT, right_charms, left, won, (middle, right, tile)),
    )
    return tuple(way for way in ways if way.joins or not won)


def _shared(one: Tile, other: Tile) -> tuple[Charm, ...]:
    return tuple(charm for charm in one.pair if charm in other.charms)
