"""What a player has won: tile by tile, or as groups sorted by hand, and what it scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.good_fortune.moves import (
    DIE_MAX,
    NUMBER_MAX,
    TILES_MAX,
    Charm,
    Tile,
    TypedGroup,
)
from companion.games.good_fortune.rules.scoring import Sorting, sort_as, sortings, typed
from companion.table.text import refuse


@dataclass(frozen=True, slots=True)
class Collection:
    """One player's collection as entered so far.

    Attributes:
        tiles: In the order entered; empty where groups are typed.
        groups: The groups sorted by hand, `()` for nothing won; None where tiles are entered.
        order: The order of grouping that the owner took in a full tie; None for the best.
    """

    tiles: tuple[Tile, ...] = ()
    groups: tuple[TypedGroup, ...] | None = None
    order: tuple[Charm, ...] | None = None

    @property
    def entered(self) -> bool:
        """Whether there are tiles, or groups, or the word that nothing was won."""
        return bool(self.tiles) or self.groups is not None

    @property
    def count(self) -> int:
        """How many tiles it holds, 0 to 9."""
        if self.groups is None:
            return len(self.tiles)
        return sum(group.tiles for group in self.groups)

    def ways(self) -> tuple[Sorting, ...]:
        """What the owner may choose from: a sorting for each total, the best first."""
        return sortings(self.tiles) if self.groups is None else (typed(self.groups),)

    def sorting(self) -> Sorting:
        """The sorting that counts: the one the owner took, else the best."""
        own = None if self.order is None else sort_as(self.tiles, self.order)
        return own or self.ways()[0]


def add(collection: Collection, tile: Tile) -> Collection:
    """With one more tile at its end.

    Raises:
        Refused: Groups are typed, nine tiles are there, or it is no tile.
    """
    if collection.groups:
        raise refuse("refused-fortune-groups-there")
    if len(collection.tiles) == TILES_MAX:
        raise refuse("refused-fortune-nine-tiles", most=TILES_MAX)
    check_tile(tile)
    return Collection((*collection.tiles, tile))


def correct(collection: Collection, index: int, tile: Tile) -> Collection:
    """With another tile at a position.

    Raises:
        Refused: There is no tile at that position, or it is no tile.
    """
    _check_index(collection, index)
    check_tile(tile)
    return Collection((*collection.tiles[:index], tile, *collection.tiles[index + 1 :]))


def remove(collection: Collection, index: int) -> Collection:
    """Without the tile at a position.

    Raises:
        Refused: There is no tile at that position.
    """
    _check_index(collection, index)
    return Collection(collection.tiles[:index] + collection.tiles[index + 1 :])


def type_groups(collection: Collection, groups: tuple[TypedGroup, ...]) -> Collection:
    """With these groups, sorted by hand.

    Raises:
        Refused: Tiles are entered, or no such groups can be sorted out of nine tiles.
    """
    if collection.tiles:
        raise refuse("refused-fortune-tiles-there")
    for group in groups:
        if not 1 <= group.tiles <= TILES_MAX:
            raise refuse("refused-fortune-group-tiles", most=TILES_MAX)
        most = group.tiles * DIE_MAX
        if not group.tiles <= group.points <= most:
            raise refuse("refused-fortune-group-points", least=group.tiles, most=most)
    if sum(group.tiles for group in groups) > TILES_MAX:
        raise refuse("refused-fortune-nine-tiles", most=TILES_MAX)
    return Collection(groups=groups)


def choose_order(collection: Collection, charms: tuple[Charm, ...]) -> Collection:
    """With the order of grouping that its owner takes.

    Raises:
        Refused: It was sorted by hand, or the rules do not allow that order.
    """
    if collection.groups is not None or sort_as(collection.tiles, charms) is None:
        raise refuse("refused-fortune-order")
    return Collection(collection.tiles, order=charms)


def check_tile(tile: Tile) -> None:
    """That it can be a tile of this game.

    Raises:
        Refused: Its charms are one, its die no die, or its number not from 1 to 21.
    """
    one, other = tile.charms
    if one == other:
        raise refuse("refused-fortune-one-charm")
    if not 1 <= tile.die <= DIE_MAX:
        raise refuse("refused-fortune-die", most=DIE_MAX)
    if tile.number is not None and not 1 <= tile.number <= NUMBER_MAX:
        raise refuse("refused-fortune-number", most=NUMBER_MAX)


def check_numbers(collections: Sequence[Collection]) -> None:
    """That no tile number was won twice.

    Raises:
        Refused: One was; the sentence says whether in one collection or in both.
    """
    holders: dict[int, int] = {}
    for seat, number in _numbers(collections):
        if number not in holders:
            holders[number] = seat
        elif holders[number] == seat:
            raise refuse("refused-fortune-number-here", number=number)
        else:
            raise refuse("refused-fortune-number-there", number=number)


def _numbers(collections: Sequence[Collection]) -> Iterator[tuple[int, int]]:
    for seat, collection in enumerate(collections):
        for tile in collection.tiles:
            if tile.number is not None:
                yield seat, tile.number


def _check_index(collection: Collection, index: int) -> None:
    if not 0 <= index < len(collection.tiles):
        raise refuse("refused-fortune-no-such-tile")
